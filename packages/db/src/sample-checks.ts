import type { SampleVerdict } from '@sendgate/contracts';
import type { PrismaSession } from './open-store.ts';

/** How a message stands in the list of samples. */
export interface StoredSample {
  sampled: boolean;
  /** Who checked it off, and as what; null while it waits. */
  check: { by: string; verdict: SampleVerdict; at: Date } | null;
}

/** Whether a message was sampled after it had been let go, and what came of it. */
export async function findSample(
  session: PrismaSession,
  workspaceId: string,
  submissionId: string,
): Promise<StoredSample> {
  const rows = await session.$queryRaw<{ kind: string; by: string; verdict: SampleVerdict; at: Date }[]>`
    SELECT kind, actor AS by, detail ->> 'verdict' AS verdict, created_at AS at FROM audit_event
    WHERE submission_id = ${submissionId} AND workspace_id = ${workspaceId}
      AND (kind = 'review.sample_checked' OR (kind = 'submission.decided' AND detail ? 'sampled'))`;
  const check = rows.find(({ kind }) => kind === 'review.sample_checked');
  return {
    sampled: rows.some(({ kind }) => kind === 'submission.decided'),
    check: check ? { by: check.by, verdict: check.verdict, at: check.at } : null,
  };
}

/** Checks a sample off. False when somebody has already: whoever writes the record has won. */
export async function recordSampleCheck(
  session: PrismaSession,
  check: { workspaceId: string; submissionId: string; by: string; verdict: SampleVerdict; noteId: string | null },
): Promise<boolean> {
  const detail = JSON.stringify({ verdict: check.verdict, ...(check.noteId !== null && { note_id: check.noteId }) });
  const written = await session.$executeRaw`
    INSERT INTO audit_event (workspace_id, submission_id, kind, actor, detail)
    VALUES (${check.workspaceId}, ${check.submissionId}, 'review.sample_checked', ${check.by}, ${detail}::jsonb)
    ON CONFLICT (submission_id) WHERE kind = 'review.sample_checked' DO NOTHING`;
  return written === 1;
}

/** Days of samples that are counted as waiting: what nobody checked by then, nobody will. */
const COUNTED_DAYS = 30;

/** Samples of all workspaces: how many wait for a check, at most 10,000, and how many were checked off as what. */
export async function countSamples(session: PrismaSession): Promise<Record<'waiting' | SampleVerdict, number>> {
  const [row] = await session.$queryRaw<{ waiting: number }[]>`
    SELECT count(*)::int AS waiting FROM (SELECT 1 FROM audit_event a
      WHERE a.detail ? 'sampled' AND a.created_at > now() - make_interval(days => ${COUNTED_DAYS}::int)
        AND NOT EXISTS (SELECT 1 FROM audit_event c
          WHERE c.submission_id = a.submission_id AND c.kind = 'review.sample_checked') LIMIT 10000) w`;
  const checked = await session.$queryRaw<{ verdict: SampleVerdict; count: number }[]>`
    SELECT detail ->> 'verdict' AS verdict, count(*)::int AS count FROM audit_event
    WHERE kind = 'review.sample_checked' GROUP BY 1`;
  const counts = { waiting: row?.waiting ?? 0, fine: 0, should_have_been_held: 0 };
  for (const { verdict, count } of checked) counts[verdict] = count;
  return counts;
}
