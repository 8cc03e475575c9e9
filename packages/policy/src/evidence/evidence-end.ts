import type { PolicySettings } from '@sendgate/contracts';
import type { Fields } from '../fields.ts';
import type { SendInputs } from '../send-inputs.ts';
import { messageText, withoutQuotations } from '../text/field-text.ts';
import { assessClaims, type Support } from './assess-claims.ts';
import { isTierEnough } from './evidence.ts';

const dayMs = 86_400_000;

export type EvidenceEndInputs = Pick<SendInputs, 'sourceRecords' | 'now'> &
  Partial<Pick<SendInputs, 'contact' | 'recipient'>> & {
    settings: Pick<PolicySettings, 'evidence_max_age_days' | 'min_evidence_tier' | 'own_names'>;
  };

/**
 * The first moment at which a claim of a message has no record young enough left; null when no claim has one now. From
 * that day on `source_freshness` would find the claim. Claims that are out of date already expire no more: whoever lets
 * them go has seen them. Pure.
 */
export function evidenceEnd(fields: Fields, inputs: EvidenceEndInputs): Date | null {
  const ends = assessClaims({ fields: messageText(fields).fields.map(withoutQuotations) }, inputs).flatMap(
    ({ support }) => {
      const fresh = support.filter(({ ageDays, maxAgeDays }) => ageDays <= maxAgeDays);
      // Where good evidence stands beside weak, the claim was let go for the good.
      const good = fresh.filter(({ tier }) => isTierEnough(tier, inputs.settings.min_evidence_tier));
      const bearing = good.length > 0 ? good : fresh;
      return bearing.length === 0 ? [] : [Math.max(...bearing.map((one) => endOf(one)))];
    },
  );
  return ends.length === 0 ? null : new Date(Math.min(...ends));
}

/** Midnight UTC before the first day on which a record is too old. */
function endOf({ record, maxAgeDays }: Support): number {
  return Date.parse(`${record.acquired_at.slice(0, 10)}T00:00:00Z`) + (maxAgeDays + 1) * dayMs;
}
