import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { blockedBody, message, type TestGate, testGate } from '../testing.ts';
import { stopsActor } from './stopped-holds.ts';

/** More than a suppression ends in its own transaction, by more than a worker looks at with one statement. */
const MANY = 2_600;

let world: TestGate;
beforeAll(async () => {
  world = await testGate();
});
afterAll(() => world?.close());

/** As many holds to one recipient, and one to somebody else. */
async function holdsTo(recipient: string, many: number): Promise<void> {
  const held = { channel: 'sms' as const, bodyText: blockedBody, bodyHtml: null, subject: null };
  const { submission } = await world.gate.submit(world.caller, message({ ...held, recipient }));
  await world.gate.submit(world.caller, message({ ...held, recipient: '+14155550101' }));
  const copied = await world.database.sql<{ name: string }>(
    `SELECT quote_ident(column_name) AS name FROM information_schema.columns WHERE table_name = 'submission'
       AND is_generated = 'NEVER' AND column_name NOT IN ('id', 'idempotency_key', 'hold_token')`,
  );
  const columns = copied.map(({ name }) => name).join(', ');
  await world.database.sql(
    `INSERT INTO submission (id, idempotency_key, hold_token, ${columns})
     SELECT id || n, id || n, id || n, ${columns} FROM submission, generate_series(2, $2::int) n WHERE id = $1`,
    [submission.actionId, many],
  );
}
const states = async (recipient: string) => {
  const rows = await world.database.sql<{ state: string; n: number }>(
    `SELECT concat_ws(' ', status, review_reason) AS state, count(*)::int AS n FROM submission WHERE recipient = $1 GROUP BY 1`,
    [recipient],
  );
  return Object.fromEntries(rows.map(({ state, n }) => [state, n]));
};
const owed = () =>
  world.database.sql<{ workspaceId: string; refId: string }>(
    `SELECT workspace_id AS "workspaceId", ref_id AS "refId" FROM work_item WHERE kind = 'hold_ending' AND state = 'PENDING'`,
  );
const carryOut = async (stopped?: () => boolean) => {
  const [item] = await owed();
  if (!item) throw new Error('nothing is owed');
  const done = await world.gate.reviews.runEnding(item, stopped);
  if (done) await world.database.sql(`DELETE FROM work_item WHERE kind = 'hold_ending'`);
  return done;
};

describe('a stop with more holds than it has time for', () => {
  it('of consent stands at once, ends ten with it, and the others by a worker that may stop between', async () => {
    const recipient = '+14155550171';
    await holdsTo(recipient, 80);
    const revocation = { channel: 'sms' as const, recipient, revokedAt: null };
    expect(await world.gate.workspaces.revokeConsent(world.owner, revocation)).toEqual({
      recorded: true,
      holdsBlocked: 10,
    });
    expect(await states(recipient)).toEqual({ 'BLOCKED consent_revoked': 10, QUEUED: 70 });
    let asked = 0;
    expect(await carryOut(() => ++asked > 11)).toBe(false);
    expect(await states(recipient)).toEqual({ 'BLOCKED consent_revoked': 20, QUEUED: 60 });
    expect(await carryOut()).toBe(true);
    expect(await states(recipient)).toEqual({ 'BLOCKED consent_revoked': 80 });
    expect(await states('+14155550101')).toEqual({ QUEUED: 1 });
    const { items } = await world.gate.audit.list(world.owner, { limit: 1 });
    expect(items).toMatchObject([
      { kind: 'submission.blocked', actor: stopsActor, detail: { reason: 'consent_revoked' } },
    ]);
  });

  it('by the suppression list stands at once, and every hold ends', async () => {
    const recipient = '+14155550172';
    await holdsTo(recipient, MANY);
    expect(await world.gate.workspaces.suppression.add(world.owner, [recipient])).toBe(1);
    const left = (await states(recipient)).QUEUED ?? 0;
    expect(left).toBeGreaterThan(500);
    expect(left).toBeLessThanOrEqual(MANY - 1_000);
    await expect(
      world.gate.submit(world.caller, message({ channel: 'sms', recipient, subject: null, bodyHtml: null })),
    ).resolves.toMatchObject({ submission: { status: 'BLOCKED' } });
    expect(await carryOut()).toBe(true);
    // And the message that was refused.
    expect(await states(recipient)).toMatchObject({ 'BLOCKED suppressed': MANY });
    expect((await states(recipient)).QUEUED).toBeUndefined();
  });

  it('with fewer holds owes nothing', async () => {
    const recipient = '+14155550173';
    await holdsTo(recipient, 3);
    await world.gate.workspaces.suppression.add(world.owner, [recipient]);
    expect(await states(recipient)).toEqual({ 'BLOCKED suppressed': 3 });
    expect(await owed()).toEqual([]);
  });
});
