import { findTraces } from '@sendgate/gate/testing';
import type { Journal, StoredDecision, StoredEvidence, StoredSubmission } from './evidence.ts';
import type { SoakWorld } from './soak-world.ts';

/** Reads from the store, past all processes, what `checks` hold against what was told. */
export async function storedEvidence(world: SoakWorld, erased: Journal['erased']): Promise<StoredEvidence> {
  const { sql, gate, main, neighbour } = world;
  const chains = await Promise.all([main, neighbour].map(({ id }) => gate.audit.verify(id)));
  const lines = async (text: string) => (await sql<{ line: string }>(text)).map(({ line }) => line);
  return {
    submissions: await sql<StoredSubmission>(
      `SELECT id, workspace_id AS workspace, livemode, status, recipient,
        concat_ws(' ', workspace_id, livemode::text) || ' ' || idempotency_key AS key, dispatch_mode AS "dispatchMode",
        ${ms('dispatch_began_at')} AS "beganAt", ${ms('erased_at')} AS "erasedAt",
        (SELECT count(*)::int FROM review_round r WHERE r.submission_id = s.id AND r.kind = 'held_again') AS "heldAgain"
        FROM submission s`,
    ),
    decisions: await sql<StoredDecision>(
      `SELECT d.submission_id AS "submissionId", d.reviewer, d.decision, d.final_for IS NOT NULL AS final,
        d.reason_code AS reason, d.round, d.content_sha256 AS text,
        coalesce((w.settings ->> 'required_approvals')::int, 1) AS needed
        FROM review_decision d JOIN workspace w ON w.id = d.workspace_id`,
    ),
    events: await sql(
      `SELECT id, submission_id AS "submissionId", event, state FROM callback_event WHERE submission_id IS NOT NULL`,
    ),
    released: await sql(
      `SELECT submission_id AS "submissionId", ${ms('created_at')} AS at FROM audit_event WHERE kind = 'submission.released'`,
    ),
    counted: await sql(
      `SELECT workspace_id AS workspace, livemode, sum(requests)::int AS requests FROM (
        SELECT workspace_id, livemode, requests, kind FROM usage_daily
        UNION ALL SELECT workspace_id, livemode, requests, kind FROM usage_event) u WHERE kind = 'gate' GROUP BY 1, 2`,
    ),
    traces: await findTraces(
      world,
      erased.map(({ recipient }) => recipient),
    ),
    unfinished: await sql(`SELECT id, kind, state FROM work_item WHERE ${unfinished}`),
    pendingDecisions: await lines('SELECT submission_id AS line FROM pending_decision'),
    unended: await lines(
      `SELECT 'import ' || id || ' is ' || state AS line FROM suppression_import WHERE state <> 'done'
        UNION ALL SELECT 'backtest ' || id || ' is ' || state FROM policy_backtest WHERE state <> 'done'
        UNION ALL SELECT 'erasure ' || id || ' is ' || state FROM erasure WHERE state <> 'done'
        UNION ALL SELECT 'the night of ' || id || ' is over' FROM submission
          WHERE status = 'QUEUED' AND queue_reason = 'quiet_hours' AND release_at <= now()`,
    ),
    auditFaults: chains.flatMap(({ faults }) =>
      faults.map(({ fault, fromId, toId }) => `${fault} in records ${fromId} to ${toId}`),
    ),
  };
}

const unfinished = `state NOT IN ('DONE', 'DEAD')`;

/** Milliseconds since 1970 of a column. */
function ms(column: string): string {
  return `(extract(epoch FROM ${column}) * 1000)::float8`;
}

/** How much of what a soak does came to something, by name: a run in which nothing was reached proves nothing. */
export async function reached({ sql }: SoakWorld): Promise<Record<string, number>> {
  const count = (name: string, of: string) => `(SELECT count(*)::int FROM ${of}) AS "${name}"`;
  const [figures] = await sql<Record<string, number>>(
    `SELECT ${[
      count('submissions', 'submission'),
      count('for tests', 'submission WHERE NOT livemode'),
      count('erased rows', 'submission WHERE erased_at IS NOT NULL'),
      count('repaired', 'submission WHERE remediated'),
      count('intake', `submission WHERE idempotency_key LIKE 'crm:%'`),
      count('blocked', `submission WHERE status = 'BLOCKED'`),
      count('sent', `submission WHERE status = 'SENT'`),
      count('unknown', `submission WHERE delivery_status = 'unknown'`),
      count('canceled', `submission WHERE delivery_status = 'canceled'`),
      count('decided', 'review_decision WHERE final_for IS NOT NULL'),
      count('decided by two', 'review_decision WHERE final_for IS NOT NULL AND approvals > 1'),
      count('held again', `review_round WHERE kind = 'held_again'`),
      count('released', `audit_event WHERE kind = 'submission.released'`),
      count('snapshots', 'policy_snapshot'),
      count('backtests', 'policy_backtest'),
      count('imports', 'suppression_import'),
      count('tags', 'crm_tag'),
      count('seals', 'audit_seal'),
    ].join(', ')}`,
  );
  return figures ?? {};
}

/** How much work is left, after its next run is brought forward: what waits out a schedule is not stuck. */
export async function windOn({ sql }: SoakWorld): Promise<number> {
  // An undo window is five seconds long, and stays so.
  await sql(`UPDATE work_item SET next_run_at = now(), asked_until = NULL
    WHERE state = 'PENDING' AND next_run_at > now() + interval '3 seconds' AND (attempt > 0 OR kind <> 'review_commit')`);
  await sql('UPDATE callback_endpoint SET next_probe_at = now() WHERE next_probe_at > now()');
  const [left] = await sql<{ count: number }>(`SELECT count(*)::int AS count FROM work_item WHERE ${unfinished}`);
  return left?.count ?? 0;
}
