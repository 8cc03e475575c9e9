import type { StoredEvidence, StoredSubmission } from './evidence.ts';
import type { SoakWorld } from './soak-world.ts';

/** Reads from the store, past all processes, what `checks` hold against what was told. */
export async function storedEvidence(world: SoakWorld): Promise<StoredEvidence> {
  const { sql, gate, owner } = world;
  const chain = await gate.audit.verify(owner.workspaceId);
  return {
    submissions: await sql<StoredSubmission>(
      `SELECT id, idempotency_key AS key, status, recipient, reviewed_by AS "reviewedBy",
        dispatch_mode AS "dispatchMode", (extract(epoch FROM erased_at) * 1000)::float8 AS "erasedAt" FROM submission`,
    ),
    decisions: await sql(
      `SELECT submission_id AS "submissionId", decision, final_for IS NOT NULL AS final FROM review_decision`,
    ),
    events: await sql(
      `SELECT id, submission_id AS "submissionId", event, state FROM callback_event WHERE submission_id IS NOT NULL`,
    ),
    unfinished: await sql(`SELECT id, kind, state FROM work_item WHERE ${unfinished}`),
    pendingDecisions: (await sql<{ id: string }>('SELECT submission_id AS id FROM pending_decision')).map(
      ({ id }) => id,
    ),
    unended: (
      await sql<{ line: string }>(
        `SELECT 'import ' || id || ' is ' || state AS line FROM suppression_import WHERE state <> 'done'
        UNION ALL SELECT 'backtest ' || id || ' is ' || state FROM policy_backtest WHERE state <> 'done'`,
      )
    ).map(({ line }) => line),
    auditFaults: chain.faults.map(({ fault, fromId, toId }) => `${fault} in records ${fromId} to ${toId}`),
  };
}

const unfinished = `state NOT IN ('DONE', 'DEAD')`;

/** How much of what a soak does came to something, by name: a run in which nothing was reached proves nothing. */
export async function reached({ sql }: SoakWorld): Promise<Record<string, number>> {
  const [figures] = await sql<Record<string, number>>(
    `SELECT (SELECT count(*)::int FROM submission) AS submissions,
      (SELECT count(*)::int FROM submission WHERE erased_at IS NOT NULL) AS erased,
      (SELECT count(*)::int FROM submission WHERE remediated) AS repaired,
      (SELECT count(*)::int FROM submission WHERE idempotency_key LIKE 'crm:%') AS intake,
      (SELECT count(*)::int FROM submission WHERE status = 'BLOCKED') AS blocked,
      (SELECT count(*)::int FROM submission WHERE status = 'SENT') AS sent,
      (SELECT count(*)::int FROM review_decision WHERE final_for IS NOT NULL) AS decided,
      (SELECT count(*)::int FROM policy_snapshot) AS snapshots,
      (SELECT count(*)::int FROM policy_backtest) AS backtests,
      (SELECT count(*)::int FROM suppression_import) AS imports,
      (SELECT count(*)::int FROM crm_tag) AS tags,
      (SELECT count(*)::int FROM audit_seal) AS seals`,
  );
  return figures ?? {};
}

/** How much work is left, after its next run is brought forward: what waits out a schedule is not stuck. */
export async function windOn({ sql }: SoakWorld): Promise<number> {
  await sql(`UPDATE work_item SET next_run_at = now(), asked_until = NULL
    WHERE state = 'PENDING' AND next_run_at > now() + interval '3 seconds' AND attempt > 0`);
  await sql('UPDATE callback_endpoint SET next_probe_at = now() WHERE next_probe_at > now()');
  const [left] = await sql<{ count: number }>(`SELECT count(*)::int AS count FROM work_item WHERE ${unfinished}`);
  return left?.count ?? 0;
}
