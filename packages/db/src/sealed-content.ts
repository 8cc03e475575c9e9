import { hash } from 'node:crypto';
import type { ContentKeys } from './content-keys.ts';
import type { Submission } from './generated/client.ts';
import { SealBroken, type SealedPlace } from './seal.ts';
import type { NewSubmission } from './submission-columns.ts';
import type { KeyedHash, WorkspaceKeys } from './workspace-keys.ts';

/*
 * A submission whose content is sealed has it in one column, as one value; the columns it has otherwise are null, which
 * Postgres checks. What people write about it later is sealed as well, each text in a column of its own. A row says for
 * itself whether it is sealed, whatever the setting of its workspace says by now.
 */

/** A submission as it is read: its content in its columns, wherever it was stored. */
export interface StoredSubmission extends Submission {
  /** Whether content and whatever is written about it are stored sealed. */
  readonly sealed: boolean;
  /** What texts about this submission are recognised by: a SHA-256, with the key of the workspace where it is sealed. */
  readonly hashText: KeyedHash;
}

type SealedColumn = 'content_sealed' | 'edit_sealed' | 'review_note_sealed';
type SubmissionKey = Pick<Submission, 'id' | 'workspaceId'>;

const emptied = {
  subject: null,
  bodyText: null,
  bodyHtml: null,
  metadata: null,
  remediations: null,
  remediatedSubject: null,
  remediatedBody: null,
  remediatedHtml: null,
  ackMessage: null,
} as const;

/** What is sealed of a new submission. */
type SealedContent = Pick<NewSubmission, keyof typeof emptied | 'violations'>;

/** Recognises a text by everybody: for what is stored in the clear. */
export function plainTextHash(text: string): string {
  return hash('sha256', text, 'hex');
}

/** The row of a submission with its content sealed: one call of the cipher, and nothing to wait for. */
export function sealSubmission(row: NewSubmission, keys: WorkspaceKeys): NewSubmission {
  const { violations, ...columns } = row;
  const content: SealedContent = { violations, ...emptied };
  for (const name of Object.keys(emptied) as (keyof typeof emptied)[]) Object.assign(content, { [name]: row[name] });
  const sealed = keys.seal(JSON.stringify(content), submissionPlace(row, 'content_sealed'));
  return {
    ...columns,
    ...emptied,
    // Which rule fired, how surely and where; not what it fired on.
    violations: violations.map((violation) => {
      return { ...violation, matched: null, saferAlternative: null, detail: 'Sealed.', evidence: [] };
    }),
    contentSealed: `\\x${sealed.toString('hex')}`,
  };
}

/**
 * Reads a row as it was stored, whether its content is sealed or not.
 * @throws SealBroken when the content was moved here from another row, or changed, or its key is lost
 */
export async function openSubmission(keys: ContentKeys, row: Submission): Promise<StoredSubmission> {
  if (row.contentSealed === null) return { ...row, sealed: false, hashText: plainTextHash };
  const { textHash } = await keys.of(row.workspaceId);
  const open = async (column: SealedColumn, sealed: Uint8Array | null): Promise<unknown> =>
    sealed && JSON.parse((await keys.open(sealed, submissionPlace(row, column))).toString('utf8'));
  // What opens is what was sealed here, bit by bit: its form needs no other check.
  const content = (await open('content_sealed', row.contentSealed)) as Pick<Submission, keyof SealedContent>;
  const edit = (await open('edit_sealed', row.editSealed)) as SubmissionEdit | null;
  const note = (await open('review_note_sealed', row.reviewNoteSealed)) as string | null;
  return {
    ...row,
    ...content,
    // One that was not held at first has it from the move that held it after all, and that names nobody.
    ackMessage: content.ackMessage ?? row.ackMessage,
    approvedSubject: edit?.subject ?? null,
    approvedBody: edit?.bodyText ?? null,
    reviewNote: note,
    sealed: true,
    hashText: textHash,
  };
}

/**
 * Reads a row that needs no content any more. One whose content does not open is answered without it, as if it had been
 * erased: nothing may be released on it.
 * @throws KeyNotInRing
 */
export async function openIfPossible(keys: ContentKeys, row: Submission): Promise<StoredSubmission> {
  try {
    return await openSubmission(keys, row);
  } catch (error) {
    if (!(error instanceof SealBroken)) throw error;
    const { textHash } = await keys.of(row.workspaceId);
    return { ...row, sealed: true, hashText: textHash };
  }
}

/** Whether a row was answered without its content, because that does not open. */
export function isUnreadable({ contentSealed, bodyText }: StoredSubmission): boolean {
  return contentSealed !== null && bodyText === null;
}

/** A text as its reviewer wants it. */
export interface SubmissionEdit {
  subject: string | null;
  bodyText: string;
}

/** What a review writes on a sealed submission. */
export async function sealReview(
  keys: ContentKeys,
  submission: SubmissionKey,
  { edit, note }: { edit: SubmissionEdit | null; note: string | null },
): Promise<{ edit: Uint8Array<ArrayBuffer> | null; note: Uint8Array<ArrayBuffer> | null }> {
  const of = await keys.standing(submission.workspaceId);
  const seal = (column: SealedColumn, value: SubmissionEdit | string | null) =>
    value === null ? null : Uint8Array.from(of.seal(JSON.stringify(value), submissionPlace(submission, column)));
  return { edit: seal('edit_sealed', edit), note: seal('review_note_sealed', note) };
}

/** A JSON value for a column of a row that is not to be read there: a string that tells nobody anything. */
export async function sealJson(keys: ContentKeys, value: unknown, place: SealedPlace): Promise<string> {
  return (await keys.seal(JSON.stringify(value), place)).toString('base64');
}

/** What a JSON column holds, sealed or not: only what is sealed is a string. @throws SealBroken */
export async function openJson(keys: ContentKeys, stored: unknown, place: SealedPlace): Promise<unknown> {
  if (typeof stored !== 'string') return stored;
  return JSON.parse((await keys.open(Buffer.from(stored, 'base64'), place)).toString('utf8'));
}

function submissionPlace({ id, workspaceId }: SubmissionKey, column: SealedColumn): SealedPlace {
  return { table: 'submission', column, workspaceId, rowId: id };
}
