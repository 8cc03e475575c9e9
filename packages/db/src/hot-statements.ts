import type pg from 'pg';
import type { Prisma } from './generated/client.ts';
import { type NewSubmission, submissionColumns } from './submission-columns.ts';

/*
 * The statements of the request path, and how those of callbacks under way are sent: the only SQL that does not go through
 * Prisma. Each is prepared once per connection by its name and takes one array, so that the same statement serves one row
 * and three hundred.
 */

/** Whether a text was sent before is looked for among the newest submissions to a recipient, this many at most. */
const NEWEST_LOOKED_AT = 500;
/** Of those, as many as can resemble the text are handed out, the same text first. */
const NEWEST_COMPARED = 20;

/** What must be known before a submission is evaluated. */
export interface GatherRow {
  workspaceId: string;
  livemode: boolean;
  idempotencyKey: string | null;
  channel: string;
  /** The recipient as submissions are compared. */
  recipient: string;
  /** Suppression entries that would stop this recipient; empty when the policy does not ask. */
  entries: readonly string[];
  /** Whose consent on the channel to look up, and when the message says it was last given; null when nobody asks. */
  consent: { recipientHash: string; grantedAt: Date | null } | null;
  /** Whether it matters that the recipient hears from us for the first time on this channel. */
  firstContact: boolean;
  /** Whom commercial messages count against; null when the policy does not ask. */
  touchKey: string | null;
  /** The same as it is stored beside sealed content; null where none is. */
  hiddenTouchKey: string | null;
  /** Which earlier texts to hand out; null when the policy does not ask. */
  resembling: Resemblance | null;
}

/** What an earlier fingerprint must look like to be worth comparing. */
export interface Resemblance {
  /** The first 32 bytes of the same text's fingerprint, in hexadecimal, under each form in which it may be stored. */
  digests: readonly string[];
  /** Shortest and longest fingerprint in bytes, both included. */
  leastBytes: number;
  mostBytes: number;
}

export interface GatherResult {
  /** Which settings stand in the workspace at this moment; null when it has none. */
  settingsVersion: number | null;
  activeSnapshotId: string | null;
  /** How many stops the workspace had seen; see `beginStop`. */
  stops: number;
  /** How many additions to its suppression list; see `beginListing`. */
  listed: number;
  /** The submission that already carries the idempotency key. */
  originalId: string | null;
  suppressedBy: string | null;
  /** Consent was taken back, and not given again since. */
  consentRevoked: boolean;
  firstContact: boolean;
  /** Commercial submissions to the person that were approved, sent or are still held. */
  touches: { last24h: number; last7d: number };
  /** Earlier texts to the recipient within 7 days, not refused or failed. */
  recent: readonly { at: Date; fingerprint: Buffer; sealed: boolean }[];
}

/** Messages that count against a person under one of the names they are stored by. */
function touchesOf(name: string): string {
  return `CASE WHEN ${name} IS NULL THEN NULL ELSE (
    SELECT json_build_array(count(*) FILTER (WHERE s.created_at > now() - interval '24 hours'), count(*))
    FROM submission s
    WHERE s.workspace_id = q.ws AND s.touch_key = ${name} AND (s.livemode = q.live) IS TRUE
      AND s.created_at > now() - interval '7 days'
      AND s.status NOT IN ('REJECTED', 'BLOCKED', 'FAILED')) END`;
}

/**
 * One round trip for everything, whatever is asked; parts that nobody asks for cost nothing. `IS TRUE` keeps a condition
 * out of the choice of an index: until a table is first analysed, the planner takes mode or status for as telling as a
 * recipient, and reads the whole workspace through their indexes.
 */
const gatherStatement = (hidden: boolean) => `
SELECT q.n AS n, w.settings_version, w.active_snapshot_id, w.stops, w.listed,
  CASE WHEN q.key IS NULL THEN NULL ELSE (SELECT s.id FROM submission s
    WHERE s.workspace_id = q.ws AND s.livemode = q.live AND s.idempotency_key = q.key) END AS original_id,
  CASE WHEN q.entries IS NULL THEN NULL ELSE (SELECT e.entry FROM suppression_entry e
    WHERE e.workspace_id = q.ws AND e.entry = ANY (q.entries) ORDER BY e.entry LIMIT 1) END AS suppressed_by,
  CASE WHEN q.consent IS NULL THEN false ELSE EXISTS (SELECT 1 FROM consent_revocation c
    WHERE c.workspace_id = q.ws AND c.channel = q.channel AND c.recipient_hash = q.consent
      AND c.revoked_at >= coalesce(q.granted, '-infinity')) END AS consent_revoked,
  CASE WHEN NOT q.first THEN false ELSE NOT EXISTS (SELECT 1 FROM submission s
    WHERE s.workspace_id = q.ws AND s.recipient_match = q.recipient AND (s.livemode = q.live) IS TRUE
      AND s.channel = q.channel AND (s.status IN ('APPROVED', 'DISPATCHING', 'SENT')) IS TRUE) END AS first_contact,
  ${touchesOf('q.touch')} AS touches,
  ${hidden ? touchesOf('q.hidden_touch') : 'NULL::json'} AS hidden_touches,
  CASE WHEN q.digests IS NULL THEN NULL ELSE (
    SELECT json_agg(json_build_array(floor(extract(epoch FROM r.created_at) * 1000), encode(r.fingerprint, 'base64'),
      r.sealed))
    FROM (SELECT t.created_at, t.fingerprint, t.sealed FROM (
        SELECT s.created_at, s.fingerprint, s.content_sealed IS NOT NULL AS sealed FROM submission s
        WHERE s.workspace_id = q.ws AND s.recipient_match = q.recipient AND (s.livemode = q.live) IS TRUE
          AND s.created_at > now() - interval '7 days'
          AND s.status NOT IN ('REJECTED', 'BLOCKED', 'FAILED') AND s.fingerprint IS NOT NULL
        ORDER BY s.created_at DESC LIMIT ${NEWEST_LOOKED_AT}) t
      WHERE octet_length(t.fingerprint) BETWEEN q.least_bytes AND q.most_bytes
      ORDER BY substr(t.fingerprint, 1, 32) = ANY (q.digests) DESC, t.created_at DESC
      LIMIT ${NEWEST_COMPARED}) r) END AS recent
FROM json_to_recordset($1::json) AS q(n integer, ws text, live boolean, key text, channel text, recipient text,
  entries text[], consent text, granted timestamptz, first boolean, touch text, hidden_touch text, digests bytea[], least_bytes integer, most_bytes integer)
LEFT JOIN workspace w ON w.id = q.ws`;

/** For workspaces that have nothing sealed, and for all: what nobody asks for need not even be planned. */
export const gatherSql = { open: gatherStatement(false), all: gatherStatement(true) } as const;

interface FoundRow {
  n: number;
  settings_version: number | null;
  active_snapshot_id: string | null;
  stops: number | null;
  listed: number | null;
  original_id: string | null;
  suppressed_by: string | null;
  consent_revoked: boolean;
  first_contact: boolean;
  touches: [number, number] | null;
  hidden_touches: [number, number] | null;
  recent: [number, string, boolean][] | null;
}

/** What the statement takes for rows, as its one parameter. */
export function gatherInput(rows: readonly GatherRow[]): string {
  return JSON.stringify(
    rows.map((row, n) => ({
      n,
      ws: row.workspaceId,
      live: row.livemode,
      key: row.idempotencyKey,
      channel: row.channel,
      recipient: row.recipient,
      entries: row.entries.length > 0 ? row.entries : null,
      consent: row.consent?.recipientHash ?? null,
      granted: row.consent?.grantedAt ?? null,
      first: row.firstContact,
      touch: row.touchKey,
      hidden_touch: row.hiddenTouchKey,
      digests: row.resembling?.digests.map((digest) => `\\x${digest}`) ?? null,
      least_bytes: row.resembling?.leastBytes ?? null,
      most_bytes: row.resembling?.mostBytes ?? null,
    })),
  );
}

/** Looks up what the rows ask for, in their order. */
export async function gatherBatch(pool: pg.Pool, rows: readonly GatherRow[]): Promise<GatherResult[]> {
  const which = rows.some(({ hiddenTouchKey }) => hiddenTouchKey !== null) ? 'all' : 'open';
  const { rows: found } = await pool.query<FoundRow>({
    name: `sendgate_gather_${which}`,
    text: gatherSql[which],
    values: [gatherInput(rows)],
  });
  const ordered = [...found].sort((a, b) => a.n - b.n);
  return ordered.map((row) => ({
    settingsVersion: row.settings_version,
    activeSnapshotId: row.active_snapshot_id,
    stops: row.stops ?? 0,
    listed: row.listed ?? 0,
    originalId: row.original_id,
    suppressedBy: row.suppressed_by,
    consentRevoked: row.consent_revoked,
    firstContact: row.first_contact,
    touches: {
      last24h: (row.touches?.[0] ?? 0) + (row.hidden_touches?.[0] ?? 0),
      last7d: (row.touches?.[1] ?? 0) + (row.hidden_touches?.[1] ?? 0),
    },
    recent: (row.recent ?? []).map(([at, bytes, sealed]) => {
      return { at: new Date(at), fingerprint: Buffer.from(bytes, 'base64'), sealed };
    }),
  }));
}

const columnList = submissionColumns.map(([, column]) => column).join(', ');
const propertyList = submissionColumns.map(([property]) => `i."${property}"`).join(', ');
const recordList = [
  ...submissionColumns.map(([property, , type]) => `"${property}" ${type}`),
  '"stops" integer',
  '"listed" integer',
  '"entries" text[]',
  '"keysMade" timestamptz',
  '"ttlMinutes" integer',
  '"respondBy" timestamptz',
  '"respondMinutes" integer',
  '"auditDetail" jsonb',
  '"actor" text',
  '"work" json',
].join(', ');

const submitSql = `
WITH input AS MATERIALIZED (SELECT * FROM json_to_recordset($1::json) AS r(${recordList})),
standing AS MATERIALIZED (
  SELECT w.ws, n.stops, n.listed FROM (SELECT DISTINCT "workspaceId" AS ws FROM input) w, stops_now(w.ws) n),
current AS MATERIALIZED (
  SELECT i.id FROM input i JOIN standing s ON s.ws = i."workspaceId" AND s.stops = i.stops
  WHERE (s.listed = i.listed OR NOT suppressed_now(s.ws, i.entries))
    AND (i."keysMade" IS NULL OR EXISTS (SELECT 1 FROM content_key k
      WHERE k.workspace_id = s.ws AND k.generation = 1 AND k.created_at = i."keysMade"))),
inserted AS (
  INSERT INTO submission (${columnList}, expires_at, respond_by)
  SELECT ${propertyList}, greatest(now(), i."releaseAt") + make_interval(mins => i."ttlMinutes"),
    coalesce(i."respondBy", now() + make_interval(mins => i."respondMinutes"))
  FROM input i JOIN current c ON c.id = i.id
  ON CONFLICT (workspace_id, livemode, idempotency_key) DO NOTHING
  RETURNING id, created_at, expires_at, respond_by),
audited AS (
  INSERT INTO audit_event (workspace_id, submission_id, kind, actor, detail)
  SELECT i."workspaceId", i.id, 'submission.decided', i.actor, i."auditDetail" FROM input i JOIN inserted n ON n.id = i.id),
begun AS (
  SELECT i.id AS submission_id, i."workspaceId" AS workspace_id, i.channel, i.livemode, w.*
  FROM input i JOIN inserted n ON n.id = i.id, json_to_recordset(i.work)
    AS w(scan text, tokens integer, "workId" text, "workKind" text, "maxAttempts" integer)),
used AS (
  INSERT INTO usage_event (workspace_id, day, kind, channel, livemode, requests, tokens)
  SELECT u.ws, (now() AT TIME ZONE 'UTC')::date, u.kind, u.channel, u.livemode, count(*), sum(u.tokens)
  FROM (SELECT i."workspaceId" AS ws, 'gate' AS kind, i.channel, i.livemode, i.tokens
      FROM input i JOIN inserted n ON n.id = i.id
    UNION ALL SELECT workspace_id, 'advisory_' || scan, channel, livemode, tokens FROM begun WHERE scan IS NOT NULL) u
  GROUP BY u.ws, u.kind, u.channel, u.livemode),
scheduled AS (
  INSERT INTO advisory_scan (submission_id, kind, workspace_id, state)
  SELECT submission_id, scan, workspace_id, 'scheduled' FROM begun WHERE scan IS NOT NULL),
worked AS (
  INSERT INTO work_item (id, workspace_id, kind, dedupe_key, ref_id, max_attempts, enqueued_at)
  SELECT "workId", workspace_id, "workKind", "workKind" || '-' || submission_id, submission_id, "maxAttempts",
    CASE WHEN $2::boolean THEN now() END
  FROM begun)
SELECT i.id, n.created_at, n.expires_at, n.respond_by, c.id IS NOT NULL AS current
FROM input i LEFT JOIN current c ON c.id = i.id LEFT JOIN inserted n ON n.id = i.id`;

/** What the store set for a submission of its own clock. */
export interface StoredMoment {
  createdAt: Date;
  expiresAt: Date | null;
  respondBy: Date | null;
}

interface StoredRow {
  id: string;
  created_at: Date | null;
  expires_at: Date | null;
  respond_by: Date | null;
  current: boolean;
}

/**
 * Stores submissions with their audit, usage, scan and work rows in one statement, which is one transaction. Answers in
 * the order of the rows; null for a row whose idempotency key already had a submission, and `outdated` for one of a
 * workspace in which messages were stopped, the recipient was suppressed or the keys were destroyed since it was gathered:
 * nothing of either was stored.
 * `nudged`: the caller wakes the queues itself, so the relay waits before it does.
 */
export async function insertSubmissions(
  pool: Pick<pg.Pool, 'query'>,
  rows: readonly NewSubmission[],
  nudged: boolean,
): Promise<(StoredMoment | 'outdated' | null)[]> {
  // One order for everybody: two batches with the same keys would otherwise wait for each other.
  const ordered = [...rows].sort(
    (a, b) => order(a.workspaceId, b.workspaceId) || order(a.idempotencyKey ?? '', b.idempotencyKey ?? ''),
  );
  const values = [JSON.stringify(ordered), nudged];
  const { rows: stored } = await pool.query<StoredRow>({ name: 'sendgate_submit', text: submitSql, values });
  const moments = new Map<string, StoredMoment | 'outdated'>();
  for (const { id, created_at: createdAt, expires_at: expiresAt, respond_by: respondBy, current } of stored) {
    if (createdAt) moments.set(id, { createdAt, expiresAt, respondBy });
    else if (!current) moments.set(id, 'outdated');
  }
  return rows.map((row) => moments.get(row.id) ?? null);
}

/** An API key as it is stored, with the settings of its workspace. */
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
  const { rows } = await pool.query<StoredKey>({ name: 'sendgate_key', text: keySql, values: [keyId] });
  return rows[0] ?? null;
}

/** A hot statement put together elsewhere. Its text must be the same whatever its values are. */
export function prepared(name: string, { text, values }: Prisma.Sql): pg.QueryConfig {
  return { name, text, values };
}

function order(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
