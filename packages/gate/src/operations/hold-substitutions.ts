import type { StoredSubmission } from '@sendgate/db';
import { type Substitution, standingSubstitutions, suggestedSubstitutions } from '@sendgate/policy';
import type { SubstitutionView } from '../review-view.ts';
import { type StandingParts, standingText } from './judge-edit.ts';
import { storedFindings, storedRemediations } from './stored-json.ts';

type Held = StandingParts & Pick<StoredSubmission, 'status' | 'violations' | 'remediations'>;

/**
 * The substitutions a reviewer of a hold may choose among: those its repair made, else those its findings suggest; each
 * with whether it stands in the text an approval would release. Null where there is nothing to choose: the hold is
 * decided, its text is gone, or somebody has written it anew.
 */
export function substitutionsOf(held: Held): SubstitutionView[] | null {
  if (held.status !== 'QUEUED' || held.bodyText === null) return null;
  const substitutions: Substitution[] = held.remediated
    ? storedRemediations(held.remediations).flatMap((record) =>
        record.field === 'body_text' ? [{ ...record, field: record.field }] : [],
      )
    : suggestedSubstitutions('body_text', held.bodyText, storedFindings(held.violations));
  const standing = standingSubstitutions(held.bodyText, substitutions, standingText(held).bodyText);
  return standing && substitutions.map((substitution, at) => ({ ...substitution, standing: standing[at] === true }));
}
