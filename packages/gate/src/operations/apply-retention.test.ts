import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Actor } from '../caller.ts';
import {
  blockedBody,
  findTraces,
  meanwhile,
  message,
  newRecipient,
  type TestGate,
  testGate,
  withTimeFor,
} from '../testing.ts';

let world: TestGate;
let admin: Actor;
beforeAll(async () => {
  world = await testGate();
  admin = await world.person('admin');
  await world.configure({ callback_url: 'https://hooks.example.org/gate', self_approval: true });
});
afterAll(() => world?.close());

/** Makes rows look older than they are, which the guards let nobody do. */
const age = async (table: string, column: string, days: number, where = 'true') => {
  await world.database.unguarded(
    `UPDATE ${table} SET ${column} = ${column} - make_interval(days => $1) WHERE ${where}`,
    [days],
  );
};
const retain = async () => {
  const total = { submissions: 0, callbacks: 0, findings: 0, usageDays: 0, auditEvents: 0, refusedFiles: 0 };
  for (;;) {
    const step = await world.gate.privacy.applyRetention(world.workspaceId);
    for (const name of Object.keys(total) as (keyof typeof total)[]) total[name] += step[name];
    if (Object.values(step).every((count) => count === 0)) return total;
  }
};
const submit = async (changes: Parameters<typeof message>[0] = {}) =>
  (await world.gate.submit(world.caller, message(changes))).submission;
const now = (actionId: string) => world.gate.findSubmission(world.workspaceId, actionId);

describe('what is kept for a time', () => {
  it('is content until the day the workspace names, and a row without content after it', async () => {
    const recipient = newRecipient();
    const old = await submit({ recipient, bodyText: 'Yes. marker-retained', metadata: { note: 'marker-note' } });
    const young = await submit();
    await age('submission', 'created_at', 366, `id = '${old.actionId}'`);
    await age('submission', 'created_at', 364, `id = '${young.actionId}'`);
    expect(await retain()).toMatchObject({ submissions: 1 });
    expect(await now(old.actionId)).toMatchObject({ status: old.status, recipient: 'erased', bodyText: null });
    expect(await now(young.actionId)).toMatchObject({ bodyText: young.bodyText });
    expect(await findTraces(world.database, [recipient, 'marker'])).toEqual([]);
    await world.configure({ retain_content_days: 300 });
    expect(await retain()).toMatchObject({ submissions: 1 });
    expect(await now(young.actionId)).toMatchObject({ bodyText: null });
  });

  it('is a decision whose callback is parked: it is told anew, with nobody in it, when its content goes', async () => {
    const { actionId } = await submit({ bodyText: blockedBody });
    await world.gate.reviews.approve(admin, actionId, { expectedVersion: 1, reason: 'A reason of some length' });
    const ofIt = '(SELECT id FROM callback_event WHERE submission_id = $1)';
    await world.database.sql(`UPDATE work_item SET state = 'SUSPENDED' WHERE ref_id IN ${ofIt}`, [actionId]);
    await world.database.sql(`UPDATE callback_event SET state = 'suspended' WHERE submission_id = $1`, [actionId]);
    await age('submission', 'created_at', 400, `id = '${actionId}'`);
    expect(await retain()).toMatchObject({ submissions: 1 });
    const told = await world.database.sql<{ id: string; event: string; state: string; work: string }>(
      `SELECT e.id, e.event, e.state, w.state AS work FROM callback_event e JOIN work_item w ON w.ref_id = e.id
         WHERE e.submission_id = $1 ORDER BY e.id`,
      [actionId],
    );
    expect(told).toMatchObject([
      { event: 'gate.review.approved', state: 'dead', work: 'DEAD' },
      { event: 'gate.review.approved', state: 'pending', work: 'PENDING' },
    ]);
    const anew = await world.gate.delivery.load(told[1]?.id ?? '');
    expect(JSON.parse(String(anew?.body))).toMatchObject({ action_id: actionId, recipient: 'erased', body_text: '' });
  });

  it('is everything about a hold until it has ended, and keeps nothing else, however many are held', async () => {
    const { actionId: ended } = await submit();
    await age('submission', 'created_at', 390, `id = '${ended}'`);
    const held = await Promise.all(Array.from({ length: 50 }, () => submit({ bodyText: blockedBody })));
    const actionId = held[0]?.actionId ?? '';
    await age('submission', 'created_at', 400, `status = 'QUEUED'`);
    expect(await retain()).toMatchObject({ submissions: 1 });
    expect(await now(ended)).toMatchObject({ bodyText: null });
    expect(await now(actionId)).toMatchObject({ status: 'QUEUED', bodyText: blockedBody });
    await world.gate.reviews.reject(admin, actionId, { expectedVersion: 1, reasonCode: 'tone' });
    expect(await retain()).toMatchObject({ submissions: 1 });
    expect(await now(actionId)).toMatchObject({ status: 'REJECTED', bodyText: null });
  });

  it('is a callback until 30 days after it ended, however long it waits', async () => {
    const ended: string[] = [];
    const begunDaysAgo = 33;
    const cases = [
      { state: 'delivered', deliveredDaysAgo: 31, triedDaysAgo: 31 },
      { state: 'dead', deliveredDaysAgo: null, triedDaysAgo: 31 },
      { state: 'delivered', deliveredDaysAgo: 29, triedDaysAgo: 31 },
      { state: 'dead', deliveredDaysAgo: null, triedDaysAgo: 29 },
      { state: 'pending', deliveredDaysAgo: null, triedDaysAgo: 31 },
      { state: 'suspended', deliveredDaysAgo: null, triedDaysAgo: 31 },
    ];
    for (const { state, deliveredDaysAgo, triedDaysAgo } of cases) {
      const eventId = await world.gate.callbacks.sendTest(admin);
      await world.database.sql(
        'UPDATE callback_event SET state = $2, delivered_at = now() - make_interval(days => $3) WHERE id = $1',
        [eventId, state, deliveredDaysAgo],
      );
      await world.database.sql(
        `INSERT INTO callback_attempt (event_id, attempt, outcome, duration_ms, response, created_at)
           VALUES ($1, 1, 'x', 1, 'said', now() - make_interval(days => $2))`,
        [eventId, triedDaysAgo],
      );
      ended.push(eventId);
    }
    await age('callback_event', 'created_at', begunDaysAgo, `id = ANY ('{${ended.join(',')}}')`);
    expect(await retain()).toMatchObject({ callbacks: 2 });
    const rows = await world.database.sql<{ state: string; kept: boolean; attempts: number }>(
      `SELECT state, body_sealed IS NOT NULL AS kept, (SELECT count(*)::int FROM callback_attempt a
         WHERE a.event_id = e.id) AS attempts FROM callback_event e WHERE id = ANY ($1) ORDER BY id`,
      [ended],
    );
    expect(rows).toEqual([
      { state: 'delivered', kept: false, attempts: 0 },
      { state: 'dead', kept: false, attempts: 0 },
      { state: 'delivered', kept: true, attempts: 1 },
      { state: 'dead', kept: true, attempts: 1 },
      { state: 'pending', kept: true, attempts: 1 },
      { state: 'suspended', kept: true, attempts: 1 },
    ]);
  });

  it('is a callback that is asked for again while its time runs out', async () => {
    const eventId = await world.gate.callbacks.sendTest(admin);
    await world.database.sql(`UPDATE callback_event SET state = 'dead' WHERE id = $1`, [eventId]);
    await age('callback_event', 'created_at', 33, `id = '${eventId}'`);
    const again = `UPDATE callback_event SET state = 'pending' WHERE id = $1`;
    await meanwhile(world.database, [again, [eventId]], retain);
    expect(await world.gate.delivery.load(eventId)).toMatchObject({ body: expect.any(Buffer) });
  });

  it('is a finding, a day of usage and a record until their days are over', async () => {
    const { actionId } = await submit();
    await world.gate.scans.record(actionId, 'grounding', {
      state: 'done',
      score: 0.5,
      findings: [{ text: 'said' }],
      engine: 'e',
    });
    await age('advisory_scan', 'finished_at', 366, `submission_id = '${actionId}'`);
    const young = { state: 'done', score: 0.5, findings: [{ text: 'said of late' }], engine: 'e' } as const;
    await world.gate.scans.record(actionId, 'semantic', { ...young, findings: [...young.findings] });
    await world.gate.maintenance.rollUpUsage();
    await world.database.sql(`UPDATE usage_daily SET day = day - 1096 WHERE kind = 'gate'`);
    const [before] = await world.database.sql<{ n: number }>('SELECT count(*)::int AS n FROM audit_event');
    await age('audit_event', 'created_at', 2556, `kind = 'workspace.created'`);
    // What happened is deleted once it is counted.
    await world.gate.maintenance.countDecisions(world.workspaceId);
    expect(await retain()).toMatchObject({ findings: 1, usageDays: 1, auditEvents: 1 });
    const scans = 'SELECT score, findings FROM advisory_scan WHERE submission_id = $1 ORDER BY kind';
    expect(await world.database.sql(scans, [actionId])).toEqual([
      { score: 0.5, findings: [] },
      { score: 0.5, findings: young.findings },
    ]);
    const [after] = await world.database.sql<{ n: number }>('SELECT count(*)::int AS n FROM audit_event');
    // One went, one tells of it.
    expect(after?.n).toBe(before?.n);
  });

  it('is a message that was let go and waits to be dispatched, until it has been', async () => {
    await world.configure({
      dispatch_mode: { sms: 'webhook' },
      dispatch_webhook_url: 'https://sender.example.org/messages',
      dispatch_webhook_secret: 'dispatch-secret-of-this-test',
    });
    const repairable = {
      channel: 'sms',
      recipient: '+14155550177',
      subject: null,
      autoRemediate: true,
      bodyText: 'Hello Ada, the report is ready. We guarantee 3x ROI. Reply STOP to opt out.',
    } as const;
    const { actionId, status, remediated } = await submit(repairable);
    expect([status, remediated]).toEqual(['APPROVED', true]);
    await world.configure({ pause_mode: 'hold' });
    await age('submission', 'created_at', 400, `id = '${actionId}'`);
    expect(await retain()).toMatchObject({ submissions: 0 });
    await world.configure({ pause_mode: 'off' });
    const [work] = await world.database.sql<{ id: string }>(
      'SELECT id FROM work_item WHERE ref_id = $1 AND kind = $2',
      [actionId, 'dispatch'],
    );
    const item = await world.gate.work.claim(work?.id ?? '', 30);
    if (!item) throw new Error('the work cannot be claimed');
    expect(await world.gate.dispatch.open(item)).toMatchObject({ message: { actionId } });
  });

  it('takes sign-ins that ended long ago, and no others', async () => {
    const ended = { s_old: '31 days', s_new: '29 days', s_open: '-1 days' };
    for (const [id, age] of Object.entries(ended)) {
      await world.database.sql(
        `INSERT INTO "session" (id, token, user_id, expires_at, ip_address) VALUES ($1, $1, $2, now() - $3::interval, '192.0.2.7')`,
        [id, world.owner.userId, age],
      );
      await world.database.sql(
        'INSERT INTO verification (id, identifier, value, expires_at) VALUES ($1, $1, $1, now() - $2::interval)',
        [id, age],
      );
    }
    expect(await world.gate.maintenance.sweepSignIns(30)).toBe(2);
    expect(await world.gate.maintenance.sweepSignIns(30)).toBe(0);
    for (const table of ['"session"', 'verification']) {
      expect(await world.database.sql(`SELECT id FROM ${table} ORDER BY id`)).toEqual([
        { id: 's_new' },
        { id: 's_open' },
      ]);
    }
  });

  it('goes in smaller steps where the store has no time for that of fifty messages', async () => {
    const { submission } = await world.gate.submit(world.caller, message());
    await Promise.all(Array.from({ length: 7 }, () => submit()));
    await age('submission', 'created_at', 400, `id >= '${submission.actionId}'`);
    expect(await withTimeFor(3, world.database, retain)).toMatchObject({ submissions: 8 });
  });

  it('is found by an index, however much was erased before', async () => {
    await world.database.sql('SET enable_seqscan = off');
    const plan = await world.database.sql<{ 'QUERY PLAN': string }>(
      `EXPLAIN SELECT id FROM submission WHERE workspace_id = 'w' AND erased_at IS NULL
         AND created_at < now() - interval '365 days' AND status NOT IN ('QUEUED', 'DISPATCHING') ORDER BY created_at LIMIT 50`,
    );
    expect(JSON.stringify(plan)).toContain('submission_unerased');
  });
});
