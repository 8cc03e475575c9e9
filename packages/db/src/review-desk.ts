import type { ContentKeys } from './content-keys.ts';
import type { PrismaSession } from './open-store.ts';
import { undisturbed } from './reviews.ts';
import type { SealedPlace } from './seal.ts';
import type { HoldAtVersion } from './timed-releases.ts';

/** Minutes a claim lasts after its holder last did something with the hold. */
export const CLAIM_MINUTES = 10;

/**
 * Takes a hold in hand at the version that was seen: free, lapsed, or already the same person's; anybody's with
 * `takeOver`. False when it was changed, decided, or is in somebody else's hands.
 */
export async function claimHold(
  session: PrismaSession,
  hold: HoldAtVersion,
  reviewer: string,
  takeOver: boolean,
): Promise<boolean> {
  const claimed = await session.$executeRaw`
    UPDATE submission SET claimed_by = ${reviewer}, claimed_until = now() + make_interval(mins => ${CLAIM_MINUTES}::int),
      version = version + 1, updated_at = now()
    WHERE id = ${hold.id} AND workspace_id = ${hold.workspaceId} AND version = ${hold.version} AND status = 'QUEUED'
      AND (${takeOver} OR claimed_by IS NULL OR claimed_by = ${reviewer} OR claimed_until <= now())`;
  return claimed === 1;
}

/** Hands a hold back, one's own or, with `anybodys`, that of somebody else. */
export async function releaseClaim(
  session: PrismaSession,
  hold: HoldAtVersion,
  reviewer: string,
  anybodys: boolean,
): Promise<boolean> {
  const released = await session.$executeRaw`
    UPDATE submission SET claimed_by = NULL, claimed_until = NULL, version = version + 1, updated_at = now()
    WHERE id = ${hold.id} AND workspace_id = ${hold.workspaceId} AND version = ${hold.version} AND status = 'QUEUED'
      AND (${anybodys} OR claimed_by = ${reviewer} OR claimed_until <= now())`;
  return released === 1;
}

/** Keeps a live claim alive because its holder did something. Nobody else's view changes, so the version stays. */
export async function renewClaim(
  session: PrismaSession,
  workspaceId: string,
  id: string,
  reviewer: string,
): Promise<void> {
  await session.$executeRaw`
    UPDATE submission SET claimed_until = now() + make_interval(mins => ${CLAIM_MINUTES}::int)
    WHERE id = ${id} AND workspace_id = ${workspaceId} AND status = 'QUEUED' AND claimed_by = ${reviewer}
      AND claimed_until > now()`;
}

/** Gives a hold to a person, or to nobody. */
export async function assignHold(
  session: PrismaSession,
  hold: HoldAtVersion,
  assignee: string | null,
): Promise<boolean> {
  const assigned = await session.$executeRaw`
    UPDATE submission SET assignee = ${assignee}, version = version + 1, updated_at = now()
    WHERE id = ${hold.id} AND workspace_id = ${hold.workspaceId} AND version = ${hold.version} AND status = 'QUEUED'`;
  return assigned === 1;
}

/** Marks a hold as escalated, once. */
export async function escalateHold(session: PrismaSession, hold: HoldAtVersion): Promise<boolean> {
  const escalated = await session.$executeRaw`
    UPDATE submission SET escalated_at = now(), version = version + 1, updated_at = now()
    WHERE id = ${hold.id} AND workspace_id = ${hold.workspaceId} AND version = ${hold.version} AND status = 'QUEUED'
      AND escalated_at IS NULL`;
  return escalated === 1;
}

/**
 * Escalates holds whose answer is due, with an audit event each, once in their life; how many. Those that wait for the
 * hour of their recipient end by themselves, and those in an undo window are decided. Nobody's work on a hold is
 * disturbed, so its version stays.
 */
export async function escalateDueHolds(session: PrismaSession, actor: string, limit: number): Promise<number> {
  const rows = await session.$queryRaw<{ count: number }[]>`
    WITH due AS (
      SELECT id FROM submission WHERE status = 'QUEUED' AND escalated_at IS NULL AND respond_by <= now()
        AND (release_at IS NULL OR release_at <= now()) AND ${undisturbed}
      ORDER BY respond_by LIMIT ${limit} FOR UPDATE SKIP LOCKED),
    raised AS (
      UPDATE submission s SET escalated_at = now() FROM due WHERE s.id = due.id
      RETURNING s.id, s.workspace_id, s.respond_by),
    audited AS (
      INSERT INTO audit_event (workspace_id, submission_id, kind, actor, detail)
      SELECT workspace_id, id, 'review.escalated', ${actor}, 
        '{"reason":"overdue","before":{"escalated":false},"after":{"escalated":true}}'::jsonb FROM raised)
    SELECT count(*)::int AS count FROM raised`;
  return rows[0]?.count ?? 0;
}

export interface StoredNote {
  id: string;
  author: string;
  /** Null once erased. */
  text: string | null;
  createdAt: Date;
}

/**
 * Adds a note to a submission at the version that was seen. False when it was changed, or has `most` notes. Waits for whoever
 * changes it: a note written beside an erasure would outlive it.
 */
export async function addNote(
  session: PrismaSession,
  keys: ContentKeys,
  hold: HoldAtVersion & { sealed: boolean },
  note: { id: string; author: string; text: string },
  most: number,
): Promise<boolean> {
  const closed = hold.sealed ? Uint8Array.from(await keys.seal(note.text, notePlace(hold.workspaceId, note.id))) : null;
  const text = closed === null ? note.text : null;
  const added = await session.$executeRaw`
    INSERT INTO review_note (id, workspace_id, submission_id, author, text, text_sealed)
    SELECT ${note.id}, workspace_id, id, ${note.author}, ${text}, ${closed}::bytea FROM submission
    WHERE id = ${hold.id} AND workspace_id = ${hold.workspaceId} AND version = ${hold.version} AND erased_at IS NULL
      AND (SELECT count(*) FROM review_note n WHERE n.submission_id = ${hold.id}) < ${most} FOR NO KEY UPDATE`;
  return added === 1;
}

/** The notes of a submission, oldest first. */
export async function notesOf(session: PrismaSession, keys: ContentKeys, submissionId: string): Promise<StoredNote[]> {
  const rows = await session.reviewNote.findMany({ where: { submissionId }, orderBy: { id: 'asc' }, take: 500 });
  return Promise.all(
    rows.map(async ({ id, workspaceId, author, text, textSealed, createdAt }) => {
      const opened = textSealed && (await keys.open(textSealed, notePlace(workspaceId, id))).toString('utf8');
      return { id, author, text: opened ?? text, createdAt };
    }),
  );
}

function notePlace(workspaceId: string, id: string): SealedPlace {
  return { table: 'review_note', column: 'text_sealed', workspaceId, rowId: id };
}

/** Erases what people wrote about submissions beside their decision: notes, guidance, and decisions not yet made. */
export async function eraseReviewWords(session: PrismaSession, submissionIds: readonly string[]): Promise<void> {
  const ids = [...submissionIds];
  await session.reviewNote.updateMany({
    where: { submissionId: { in: ids }, OR: [{ text: { not: null } }, { textSealed: { not: null } }] },
    data: { text: null, textSealed: null },
  });
  await session.reviewDecision.updateMany({
    where: { submissionId: { in: ids }, OR: [{ guidance: { not: null } }, { wordsSealed: { not: null } }] },
    data: { guidance: null, wordsSealed: null },
  });
  await session.pendingDecision.deleteMany({ where: { submissionId: { in: ids } } });
}
