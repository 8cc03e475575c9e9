import { nextAttemptAt } from './callback-endpoints.ts';
import type { ContentKeys } from './content-keys.ts';
import { dispatchProgress, lockOpenDispatch, type StoredDispatchProgress } from './dispatches.ts';
import type { PrismaSession } from './open-store.ts';
import { guidanceOf } from './reviews.ts';
import type { SealedPlace } from './seal.ts';
import { openIfPossible, openJson, openSubmission, type StoredSubmission, sealJson } from './sealed-content.ts';

export interface StoredScan {
  kind: string;
  state: string;
  score: number | null;
  findings: unknown;
  engine: string | null;
  finishedAt: Date | null;
}

/** The callback of a submission with its progress. */
export interface StoredCallbackProgress {
  state: string;
  attempts: number;
  lastStatusCode: number | null;
  nextAttemptAt: Date | null;
}

/**
 * One submission of a workspace, or null. `livemode` narrows to one mode.
 * @throws SealBroken when its content is sealed and does not open; likewise below
 */
export async function findSubmission(
  session: PrismaSession,
  keys: ContentKeys,
  workspaceId: string,
  id: string,
  livemode?: boolean,
): Promise<StoredSubmission | null> {
  const mode = livemode === undefined ? {} : { livemode };
  const row = await session.submission.findFirst({ where: { id, workspaceId, ...mode } });
  return row && openSubmission(keys, row);
}

/** A submission for whoever stops it: where its content does not open, without it. */
export async function findStoppable(
  session: PrismaSession,
  keys: ContentKeys,
  workspaceId: string,
  id: string,
): Promise<StoredSubmission | null> {
  const row = await session.submission.findFirst({ where: { id, workspaceId } });
  return row && openIfPossible(keys, row);
}

/** What an advisory scan reads. */
export async function findSubmissionForScan(
  session: PrismaSession,
  keys: ContentKeys,
  id: string,
): Promise<StoredSubmission | null> {
  const row = await session.submission.findFirst({ where: { id } });
  return row && openSubmission(keys, row);
}

/** The submission that carries an idempotency key, or null. */
export async function findByIdempotencyKey(
  session: PrismaSession,
  keys: ContentKeys,
  workspaceId: string,
  livemode: boolean,
  idempotencyKey: string,
): Promise<StoredSubmission | null> {
  const row = await session.submission.findFirst({
    where: { workspaceId, livemode, idempotencyKey },
  });
  return row && openSubmission(keys, row);
}

/**
 * What surrounds a submission: its scans, the progress of its newest callback and of its dispatch if it has one, the
 * guidance of its reviewer.
 */
export async function submissionSurroundings(
  session: PrismaSession,
  keys: ContentKeys,
  { id, workspaceId, dispatchMode }: Pick<StoredSubmission, 'id' | 'workspaceId' | 'dispatchMode'>,
): Promise<{
  scans: StoredScan[];
  callback: StoredCallbackProgress | null;
  dispatch: StoredDispatchProgress | null;
  guidance: string | null;
}> {
  const [guidance, scans, callbacks, dispatch] = await Promise.all([
    guidanceOf(session, keys, id),
    session.advisoryScan.findMany({
      where: { submissionId: id },
      select: { kind: true, state: true, score: true, findings: true, engine: true, finishedAt: true },
    }),
    session.$queryRaw<StoredCallbackProgress[]>`
      SELECT e.state, count(a.id)::int AS attempts,
        (array_agg(a.status_code ORDER BY a.id DESC) FILTER (WHERE a.id IS NOT NULL))[1] AS "lastStatusCode",
        max(${nextAttemptAt}) FILTER (WHERE w.state IN ('PENDING', 'LEASED')) AS "nextAttemptAt"
      FROM callback_event e
      LEFT JOIN callback_attempt a ON a.event_id = e.id
      LEFT JOIN work_item w ON w.dedupe_key = 'callback-' || e.id
      LEFT JOIN callback_endpoint p ON p.workspace_id = e.workspace_id
      WHERE e.submission_id = ${id} GROUP BY e.id ORDER BY e.created_at DESC LIMIT 1`,
    dispatchMode === null ? null : dispatchProgress(session, id),
  ]);
  const opened = scans.map(async (scan) => {
    return { ...scan, findings: await openJson(keys, scan.findings, scanPlace(workspaceId, id, scan.kind)) };
  });
  return { scans: await Promise.all(opened), callback: callbacks[0] ?? null, dispatch, guidance };
}

/** What a delivering caller reported. Moves APPROVED only; the moved row, or null when it stood elsewhere. */
export async function moveToDelivered(
  session: PrismaSession,
  workspaceId: string,
  id: string,
  report: { status: 'SENT' | 'FAILED'; providerMessageId: string | null; error: string | null },
): Promise<boolean> {
  const moved = await session.$executeRaw`
    UPDATE submission SET status = ${report.status}, delivery_status = ${report.status.toLowerCase()},
      -- What a provider says may name the recipient: nothing is written about one who was erased.
      provider_message_id = CASE WHEN erased_at IS NULL THEN ${report.providerMessageId} END,
      delivery_error = CASE WHEN erased_at IS NULL THEN ${report.error} END,
      version = version + 1, updated_at = now()
    WHERE id = ${id} AND workspace_id = ${workspaceId} AND status = 'APPROVED' AND dispatch_mode IS NULL`;
  return moved === 1;
}

/** A submission as it stands when a scan of it ends; nobody moves it before the transaction does. */
export async function lockForScan(
  session: PrismaSession,
  keys: ContentKeys,
  submissionId: string,
  kind: string,
): Promise<{ submission: StoredSubmission; finishedBefore: boolean } | null> {
  await lockOpenDispatch(session, submissionId);
  await session.$queryRaw`SELECT 1 FROM submission WHERE id = ${submissionId} FOR NO KEY UPDATE`;
  const submission = await session.submission.findFirst({ where: { id: submissionId } });
  const scan = await session.advisoryScan.findFirst({
    where: { submissionId, kind },
    select: { state: true },
  });
  return submission && { submission: await openSubmission(keys, submission), finishedBefore: scan?.state === 'done' };
}

/** Moves a hold up the queue, once; nobody's work on it is disturbed, so its version stays. */
export async function raiseHold(session: PrismaSession, id: string): Promise<void> {
  await session.$executeRaw`
    UPDATE submission SET raised_at = now() WHERE id = ${id} AND status = 'QUEUED' AND raised_at IS NULL`;
}

/**
 * Writes the result of a scan, the first or a later one; its findings are sealed where the submission is. The submission
 * itself is not touched; that a hold was scanned is put on record for those who look at it. What a scan came to is not
 * taken back by a failure that comes after it.
 */
export async function upsertScan(
  session: PrismaSession,
  keys: ContentKeys,
  scan: {
    submissionId: string;
    kind: string;
    state: string;
    score: number | null;
    findings: unknown;
    engine: string | null;
  },
): Promise<void> {
  const found = scan.findings ?? [];
  const sealedIn =
    Array.isArray(found) && found.length === 0 ? null : await sealedWorkspace(session, scan.submissionId);
  const place = sealedIn === null ? null : scanPlace(sealedIn, scan.submissionId, scan.kind);
  const findings = JSON.stringify(place === null ? found : await sealJson(keys, found, place));
  await session.$executeRaw`
    WITH target AS (SELECT id, workspace_id, status, erased_at IS NULL AS kept FROM submission
      WHERE id = ${scan.submissionId} AND (${scan.state} <> 'failed' OR NOT EXISTS (SELECT 1 FROM advisory_scan earlier
        WHERE earlier.submission_id = submission.id AND earlier.kind = ${scan.kind} AND earlier.finished_at IS NOT NULL))
      FOR SHARE),
    told AS (
      INSERT INTO audit_event (workspace_id, submission_id, kind, actor, detail)
      SELECT workspace_id, id, 'submission.scanned', 'advisory@system.invalid',
        jsonb_build_object('scan', ${scan.kind}::text, 'state', ${scan.state}::text)
      FROM target WHERE status = 'QUEUED' AND ${scan.state} IN ('done', 'failed', 'skipped'))
    INSERT INTO advisory_scan (submission_id, kind, workspace_id, state, score, findings, engine, finished_at)
    SELECT id, ${scan.kind}, workspace_id, ${scan.state}, ${scan.score}::float8,
      CASE WHEN kept THEN ${findings}::jsonb ELSE '[]'::jsonb END, ${scan.engine},
      CASE WHEN ${scan.state} IN ('done', 'failed', 'skipped') THEN now() END FROM target
    ON CONFLICT (submission_id, kind) DO UPDATE SET state = excluded.state, score = excluded.score,
      findings = excluded.findings, engine = excluded.engine, finished_at = excluded.finished_at`;
}

/** Whether a workspace has stored sealed content within the days that rules look back, and one more. */
export async function sealedLately(session: PrismaSession, workspaceId: string): Promise<boolean> {
  const [row] = await session.$queryRaw<{ lately: boolean }[]>`
    SELECT EXISTS (SELECT 1 FROM submission WHERE workspace_id = ${workspaceId} AND content_sealed IS NOT NULL
      AND created_at > now() - interval '8 days') AS lately`;
  return row?.lately ?? true;
}

/** The workspace of a submission whose content is sealed; null for every other. */
async function sealedWorkspace(session: PrismaSession, id: string): Promise<string | null> {
  const row = await session.submission.findFirst({
    where: { id, contentSealed: { not: null } },
    select: { workspaceId: true },
  });
  return row?.workspaceId ?? null;
}

function scanPlace(workspaceId: string, submissionId: string, kind: string): SealedPlace {
  return { table: 'advisory_scan', column: 'findings', workspaceId, rowId: `${submissionId}/${kind}` };
}
