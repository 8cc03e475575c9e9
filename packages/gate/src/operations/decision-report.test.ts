import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { Actor, Caller } from '../caller.ts';
import { blockedBody, message, newRecipient, type TestGate, testGate } from '../testing.ts';

let world: TestGate;
let reviewer: Actor;
beforeAll(async () => {
  world = await testGate();
  reviewer = await world.person('reviewer');
  const own = {
    ...{ id: 'our_words', name: 'Our words', kind: 'phrases' as const, severity: 'WARN' as const },
    ...{ phrases: ['blue elephant'], detail: 'Say it otherwise.' },
  };
  await world.configure({ self_approval: true, own_rules: [own], contact_pressure: { per_24h: 1000, per_7d: 1000 } });
});
afterAll(() => world?.close());

const unguarded = (statement: string) => world.database.unguarded(statement);
/** Makes all that is on record a minute older than what may still be joined by something earlier. */
const settle = () => unguarded(`UPDATE audit_event SET created_at = created_at - interval '2 minutes'`);
/** Counts everything settled, as the worker does; how many records. */
const count = async () => {
  let all = 0;
  for (;;) {
    const step = await world.gate.maintenance.countDecisions(world.workspaceId);
    if (step === 0) return all;
    all += step;
  }
};
const today = new Date().toISOString().slice(0, 10);
const report = (range = {}) => world.gate.usage.decisions(world.workspaceId, range);

let letter = 0;
const warned = () => `Hello Ada,\n\nthe blue elephant number ${letter++} is in the lobby from Tuesday on.\n\nGrace`;
const blocked = () => blockedBody.replace('Friday', `the ${letter++}th`);
const submit = async (changes: Parameters<typeof message>[0] = {}, caller: Caller = world.caller) =>
  (await world.gate.submit(caller, message({ bodyText: `Hello Ada, letter ${letter++} is on its way.`, ...changes })))
    .submission;
const approve = (actionId: string, bodyText?: string) =>
  world.gate.reviews.approve(reviewer, actionId, {
    ...{ expectedVersion: 1, reason: 'The key in it was revoked.' },
    ...(bodyText !== undefined && { bodyText }),
  });

beforeEach(async () => {
  await unguarded('DELETE FROM audit_event');
  for (const table of ['decision_cursor', 'decision_daily', 'rule_daily']) {
    await world.database.sql(`DELETE FROM ${table}`);
  }
});

const none = { approved: 0, held: 0, blocked: 0 };

describe('the report of decisions', () => {
  it('says of a day without messages that there were none', async () => {
    expect(await report({ date: '2026-01-02', days: 2 })).toEqual({
      ...{ workspace_id: world.workspaceId, date: '2026-01-02', timezone: 'UTC', counted_to: null },
      ...{
        history: [
          { date: '2026-01-01', ...none },
          { date: '2026-01-02', ...none },
        ],
        by_channel: {},
        rules: [],
      },
    });
  });

  it('says the same of what was counted by the worker, of what was not yet, and of both', async () => {
    const expected = (times: number) => ({
      history: [{ date: today, approved: times, held: 2 * times, blocked: 0 }],
      by_channel: {
        email: { approved: times, held: times, blocked: 0 },
        sms: { approved: 0, held: times, blocked: 0 },
      },
      rules: [
        { rule: 'credential_leak', blocks: times, warns: 0, reviews: { approved: times, edited: 0, rejected: 0 } },
        { rule: 'our_words', blocks: 0, warns: times, reviews: { approved: 0, edited: 0, rejected: times } },
      ],
    });
    const round = async () => {
      await submit();
      await approve((await submit({ bodyText: blocked() })).actionId);
      const text = { channel: 'sms', recipient: '+14155552671', subject: null, bodyText: warned() } as const;
      const { actionId, status } = await submit({ ...text, idempotencyKey: String(letter) });
      expect(status).toBe('QUEUED');
      await world.gate.reviews.reject(reviewer, actionId, { expectedVersion: 1, reasonCode: 'tone' });
    };
    await round();
    expect(await report()).toMatchObject(expected(1));
    expect(await count()).toBe(0);
    await settle();
    expect(await count()).toBeGreaterThan(4);
    expect(await report()).toMatchObject(expected(1));
    await round();
    expect(await report()).toMatchObject(expected(2));
    await settle();
    await count();
    expect(await count()).toBe(0);
    expect(await report()).toMatchObject(expected(2));
  });

  it('tells what was blocked from what was held', async () => {
    const recipient = newRecipient();
    await world.gate.workspaces.suppression.add(world.owner, [recipient], 'manual');
    expect(await submit({ recipient })).toMatchObject({ status: 'BLOCKED' });
    const { history, rules } = await report();
    expect(history).toEqual([{ date: today, approved: 0, held: 0, blocked: 1 }]);
    expect(rules).toMatchObject([{ rule: 'suppressed_recipient', blocks: 1 }]);
  });

  it('keeps what the gate decided at first, whatever becomes of the hold, the text and the record', async () => {
    const { actionId } = await submit({ bodyText: blocked() });
    await approve(actionId);
    await settle();
    await count();
    const before = await report();
    expect(before.history).toEqual([{ date: today, approved: 0, held: 1, blocked: 0 }]);
    await unguarded(`UPDATE submission SET created_at = created_at - interval '400 days' WHERE id = '${actionId}'`);
    expect(await world.gate.privacy.applyRetention(world.workspaceId)).toMatchObject({ submissions: 1 });
    await unguarded('DELETE FROM audit_event');
    expect(await report()).toEqual(before);
  });

  it('counts a message that was erased before anybody came to count it', async () => {
    const recipient = newRecipient();
    const { actionId } = await submit({ recipient, bodyText: blocked() });
    await world.gate.reviews.reject(reviewer, actionId, { expectedVersion: 1, reasonCode: 'privacy' });
    const before = await report();
    await unguarded(`UPDATE submission SET created_at = created_at - interval '400 days' WHERE id = '${actionId}'`);
    await world.gate.privacy.applyRetention(world.workspaceId);
    await unguarded(`UPDATE submission SET created_at = created_at + interval '400 days' WHERE id = '${actionId}'`);
    expect((await world.gate.findSubmission(world.workspaceId, actionId))?.bodyText).toBeNull();
    expect(await report()).toEqual(before);
    expect(before.rules).toEqual([
      { rule: 'credential_leak', blocks: 1, warns: 0, reviews: { approved: 0, edited: 0, rejected: 1 } },
    ]);
  });

  it('counts a review on the day of its message, also when that day was counted long ago', async () => {
    const { actionId } = await submit({ bodyText: blocked() });
    await unguarded(`UPDATE submission SET created_at = created_at - interval '3 days' WHERE id = '${actionId}'`);
    await settle();
    await count();
    await approve(actionId, 'Hello Ada, the export is ready on Tuesday.');
    const date = new Date(Date.now() - 3 * 86_400_000).toISOString().slice(0, 10);
    const edited = { rule: 'credential_leak', blocks: 1, warns: 0, reviews: { approved: 0, edited: 1, rejected: 0 } };
    expect((await report({ date })).rules).toEqual([edited]);
    expect((await report()).rules).toEqual([]);
    await settle();
    await count();
    expect((await report({ date })).rules).toEqual([edited]);
  });

  it('counts as reviews what people conclude, not what time ends', async () => {
    const { actionId } = await submit({ bodyText: blocked() });
    await world.database.sql(`UPDATE submission SET expires_at = now() - interval '1 second' WHERE id = $1`, [
      actionId,
    ]);
    expect(await world.gate.reviews.expireDue()).toBe(1);
    expect((await report()).rules).toEqual([
      { rule: 'credential_leak', blocks: 1, warns: 0, reviews: { approved: 0, edited: 0, rejected: 0 } },
    ]);
  });

  it('holds no message of a test key and none of another workspace', async () => {
    const { caller } = await world.newKey({ livemode: false });
    await submit({}, caller);
    const { id } = await world.gate.workspaces.create('Elsewhere', null);
    await submit({}, { ...world.caller, workspaceId: id });
    expect((await report()).history).toEqual([{ date: today, ...none }]);
    expect((await world.gate.usage.decisions(id)).history).toEqual([{ date: today, ...none, approved: 1 }]);
    await settle();
    await count();
    expect((await report()).history).toEqual([{ date: today, ...none }]);
    expect(await world.database.sql('SELECT workspace_id AS id FROM decision_cursor')).toEqual([
      { id: world.workspaceId },
    ]);
    expect((await world.gate.usage.decisions(id)).history).toEqual([{ date: today, ...none, approved: 1 }]);
  });

  it('says up to when it counts where more waits than is counted for a reader', async () => {
    await submit();
    await unguarded(`INSERT INTO audit_event (workspace_id, kind, actor, created_at)
       SELECT '${world.workspaceId}', 'settings.changed', 'x', '2026-02-03T04:05:06Z' FROM generate_series(1, 5000)`);
    const { counted_to: countedTo, history } = await report();
    expect([countedTo, history[0]?.approved]).toEqual(['2026-02-03T04:05:06.000Z', 1]);
    await settle();
    await count();
    expect((await report()).counted_to).toBeNull();
  });
});

describe('counting', () => {
  it('counts each record once, however many count at the same time', async () => {
    for (let n = 0; n < 5; n++) await submit();
    await settle();
    const counted = await Promise.all([1, 2, 3].map(() => world.gate.maintenance.countDecisions(world.workspaceId)));
    expect(counted.reduce((sum, n) => sum + n, 0)).toBe(5);
    expect((await report()).history[0]?.approved).toBe(5);
  });

  it('leaves what is younger than a minute, so that nothing written late is passed over', async () => {
    await submit();
    await settle();
    await submit();
    expect(await count()).toBe(1);
    expect(await world.gate.maintenance.uncountedWorkspaces('')).not.toContain(world.workspaceId);
    await settle();
    expect(await world.gate.maintenance.uncountedWorkspaces('')).toContain(world.workspaceId);
    expect(await count()).toBe(1);
  });

  it('comes before the record of it is deleted, and is deleted with the days of usage', async () => {
    await submit();
    await unguarded(`UPDATE audit_event SET created_at = created_at - interval '3000 days'`);
    expect(await world.gate.privacy.applyRetention(world.workspaceId)).toMatchObject({ auditEvents: 0 });
    await count();
    expect(await world.gate.privacy.applyRetention(world.workspaceId)).toMatchObject({ auditEvents: 1 });
    expect((await report()).history[0]?.approved).toBe(1);
    await world.database.sql('UPDATE decision_daily SET day = day - 1096');
    expect(await world.gate.privacy.applyRetention(world.workspaceId)).toMatchObject({ usageDays: 1 });
  });
});
