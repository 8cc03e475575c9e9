import type pg from 'pg';
import { type NewSubmission, submissionColumns } from './submission-columns.ts';

/*
 * The statements of the request path: the only SQL that does not go through Prisma. Each is prepared once per
 * connection by its name and takes one JSON array, so that the same statement serves one row and three hundred.
 */

/** What must be known before a submission is evaluated. */
export interface GatherRow {
  workspaceId: string;
  livemode: boolean;
  idempotencyKey: string | null;
  /** Suppression entries that would stop this recipient; empty when the policy does not ask. */
  entries: readonly string[];
  /** The recipient to look for in earlier submissions; null when first contact does not matter. */
  firstContactOf: string | null;
}

export interface GatherResult {
  /** The submission that already carries the idempotency key. */
  originalId: string | null;
  suppressedBy: string | null;
  firstContact: boolean;
}

const gatherSql = `
SELECT q.n AS n,
  CASE WHEN q.key IS NULL THEN NULL ELSE (SELECT s.id FROM submission s
    WHERE s.workspace_id = q.ws AND s.livemode = q.live AND s.idempotency_key = q.key) END AS original_id,
  CASE WHEN q.entries IS NULL THEN NULL ELSE (SELECT e.entry FROM suppression_entry e
    WHERE e.workspace_id = q.ws AND e.entry = ANY (q.entries) ORDER BY e.entry LIMIT 1) END AS suppressed_by,
  CASE WHEN q.first IS NULL THEN false ELSE NOT EXISTS (SELECT 1 FROM submission s
    WHERE s.workspace_id = q.ws AND s.recipient_match = q.first AND s.livemode = q.live
      AND s.status IN ('APPROVED', 'DISPATCHING', 'SENT')) END AS first_contact
FROM json_to_recordset($1::json) AS q(n integer, ws text, live boolean, key text, entries text[], first text)`;

/** Looks up what the rows ask for, in their order. */
export async function gatherBatch(pool: pg.Pool, rows: readonly GatherRow[]): Promise<GatherResult[]> {
  const input = rows.map((row, n) => ({
    n,
    ws: row.workspaceId,
    live: row.livemode,
    key: row.idempotencyKey,
    entries: row.entries.length > 0 ? row.entries : null,
    first: row.firstContactOf,
  }));
  const { rows: found } = await pool.query(hot('sendgate_gather', gatherSql, [JSON.stringify(input)]));
  const results: GatherResult[] = rows.map(() => ({ originalId: null, suppressedBy: null, firstContact: false }));
  for (const row of found as {
    n: number;
    original_id: string | null;
    suppressed_by: string | null;
    first_contact: boolean;
  }[]) {
    results[row.n] = {
      originalId: row.original_id,
      suppressedBy: row.suppressed_by,
      firstContact: row.first_contact,
    };
  }
  return results;
}

const columnList = submissionColumns.map(([, column]) => column).join(', ');
const propertyList = submissionColumns.map(([property]) => `i."${property}"`).join(', ');
const recordList = [
  ...submissionColumns.map(([property, , type]) => `"${property}" ${type}`),
  '"ttlMinutes" integer',
  '"auditDetail" jsonb',
  '"actor" text',
  '"scans" json',
].join(', ');

const submitSql = `
WITH input AS MATERIALIZED (SELECT * FROM json_to_recordset($1::json) AS r(${recordList})),
inserted AS (
  INSERT INTO submission (${columnList}, expires_at)
  SELECT ${propertyList}, now() + make_interval(mins => i."ttlMinutes") FROM input i
  ON CONFLICT (workspace_id, livemode, idempotency_key) DO NOTHING
  RETURNING id, created_at, expires_at),
audited AS (
  INSERT INTO audit_event (workspace_id, submission_id, kind, actor, detail)
  SELECT i."workspaceId", i.id, 'submission.decided', i.actor, i."auditDetail" FROM input i JOIN inserted n ON n.id = i.id),
used AS (
  INSERT INTO usage_event (workspace_id, day, kind, channel, livemode, requests, tokens)
  SELECT i."workspaceId", (now() AT TIME ZONE 'UTC')::date, 'gate', i.channel, i.livemode, 1, i.tokens
  FROM input i JOIN inserted n ON n.id = i.id),
scan AS (
  SELECT i.id AS submission_id, i."workspaceId" AS workspace_id, s.*
  FROM input i JOIN inserted n ON n.id = i.id, json_to_recordset(i.scans)
    AS s(kind text, "workId" text, "workKind" text, "maxAttempts" integer)),
scheduled AS (
  INSERT INTO advisory_scan (submission_id, kind, workspace_id, state)
  SELECT submission_id, kind, workspace_id, 'scheduled' FROM scan),
worked AS (
  INSERT INTO work_item (id, workspace_id, kind, dedupe_key, ref_id, max_attempts, enqueued_at)
  SELECT "workId", workspace_id, "workKind", "workKind" || '-' || submission_id, submission_id, "maxAttempts",
    CASE WHEN $2::boolean THEN now() END
  FROM scan)
SELECT id, created_at, expires_at FROM inserted`;

export interface StoredMoment {
  createdAt: Date;
  expiresAt: Date | null;
}

/**
 * Stores submissions with their audit, usage, scan and work rows in one statement, which is one transaction. Answers in
 * the order of the rows; null for a row whose idempotency key already had a submission: nothing of it was stored.
 * `nudged`: the caller wakes the queues itself, so the relay waits before it does.
 */
export async function insertSubmissions(
  pool: pg.Pool,
  rows: readonly NewSubmission[],
  nudged: boolean,
): Promise<(StoredMoment | null)[]> {
  // One order for everybody: two batches with the same keys would otherwise wait for each other.
  const ordered = [...rows].sort(
    (a, b) => order(a.workspaceId, b.workspaceId) || order(a.idempotencyKey ?? '', b.idempotencyKey ?? ''),
  );
  const { rows: inserted } = await pool.query(hot('sendgate_submit', submitSql, [JSON.stringify(ordered), nudged]));
  const moments = new Map<string, StoredMoment>();
  for (const row of inserted as { id: string; created_at: Date; expires_at: Date | null }[]) {
    moments.set(row.id, { createdAt: row.created_at, expiresAt: row.expires_at });
  }
  return rows.map((row) => moments.get(row.id) ?? null);
}

export interface StoredKey {
  id: string;
  workspaceId: string;
  hash: Buffer;
  livemode: boolean;
  scopes: string[];
  ipAllowlist: string[];
  createdBy: string;
  expiresAt: Date | null;
  revokedAt: Date | null;
  settings: unknown;
}

const keySql = `
SELECT k.id, k.workspace_id AS "workspaceId", k.hash, k.livemode, k.scopes, k.ip_allowlist AS "ipAllowlist",
  k.created_by AS "createdBy", k.expires_at AS "expiresAt", k.revoked_at AS "revokedAt", w.settings
FROM api_key k JOIN workspace w ON w.id = k.workspace_id WHERE k.id = $1`;

/** One API key with the settings of its workspace, or null. */
export async function findKey(pool: pg.Pool, keyId: string): Promise<StoredKey | null> {
  const { rows } = await pool.query(hot('sendgate_key', keySql, [keyId]));
  return (rows[0] as StoredKey | undefined) ?? null;
}

function hot(name: string, text: string, values: unknown[]): pg.QueryConfig {
  return { name, text, values };
}

function order(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
