import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { Actor, AttemptResult } from '@sendgate/gate';
import { findTraces } from '@sendgate/gate/testing';
import { type DeliveryWorld, deliveryWorld } from '../testing/delivery-world.ts';
import { type LoopbackMailServer, loopbackMailServer } from '../testing/loopback-mail-server.ts';
import { openNoticeMail } from './notice-mail.ts';
import { sendNotice } from './send-notice.ts';

let world: DeliveryWorld;
let server: LoopbackMailServer;
let admin: Actor;
beforeAll(async () => {
  server = await loopbackMailServer({ plain: true });
  const mail = openNoticeMail({
    mailUrl: `smtp://127.0.0.1:${server.port}?encryption=none`,
    mailFrom: 'gate@example.org',
    mailAllowedCidrs: ['127.0.0.0/8'],
    callbackAllowHttp: true,
    callbackAllowedCidrs: [],
  });
  world = await deliveryWorld(undefined, undefined, mail);
  admin = await world.person('admin');
  for (const role of ['policy_editor', 'reviewer', 'viewer'] as const) await world.person(role);
});
afterAll(async () => {
  await world.close();
  await server.close();
});
beforeEach(async () => {
  server.treat(() => undefined);
  server.mails.length = 0;
  world.receiver.treat((res) => res.writeHead(410).end());
});
afterEach(async () => {
  await world.database.sql('DELETE FROM admin_notice');
  await world.database.sql('DELETE FROM work_item');
  await recover();
});

const recover = () =>
  world.database.sql(`UPDATE callback_endpoint SET consecutive_failures = 0, failing_since = NULL, next_probe_at = NULL,
    disabled_at = NULL, disabled_reason = NULL, ping_event_id = NULL`);
/** Lets the receiver answer 410 to an event, without the e-mail that follows. */
const disable = async (result: AttemptResult = { kind: 'disable', errorClass: 'http_410' }) => {
  const eventId = await world.gate.callbacks.sendTest(world.owner);
  const [item] = await world.database.sql<{ id: string }>('SELECT id FROM work_item WHERE ref_id = $1', [eventId]);
  const lease = await world.gate.work.claim(item?.id ?? '', 30);
  if (!lease) throw new Error('not claimable');
  const { url } = await world.gate.callbacks.endpoint(world.workspaceId);
  await world.gate.delivery.recordAttempt(lease, { url, result, statusCode: 410, durationMs: 1, response: null });
};
const noticesOf = (person?: Actor) =>
  world.database.sql<{ id: string; state: string; work: string; work_id: string; error: string | null }>(
    `SELECT n.id, n.state, w.state AS work, w.id AS work_id, w.last_error_class AS error FROM admin_notice n
     JOIN work_item w ON w.ref_id = n.id WHERE $1::text IS NULL OR n.user_id = $1 ORDER BY n.id`,
    [person?.userId ?? null],
  );
const statesOf = async () => (await noticesOf()).map(({ state, work }) => `${state} ${work}`);
const recipients = () => server.mails.flatMap(({ to }) => to).sort();
const everyone = () => [world.owner.email, admin.email].sort();
const audited = (kind: string) =>
  world.database.sql<{ detail: Record<string, unknown> }>(
    'SELECT detail FROM audit_event WHERE kind = $1 ORDER BY id',
    [kind],
  );

describe('a receiver that is disabled', () => {
  it('is told to the owner and to every admin once, to nobody else, and on record', async () => {
    await world.gate.callbacks.sendTest(world.owner);
    await world.settle();
    expect((await world.gate.callbacks.endpoint(world.workspaceId)).state).toBe('disabled');
    expect(recipients()).toEqual(everyone());
    expect(await statesOf()).toEqual(['sent DONE', 'sent DONE']);
    await world.skipWaits();
    await world.settle();
    expect(server.mails).toHaveLength(2);
    const told = (await audited('callback.admin_told')).map(({ detail }) => detail.user_id);
    expect(told.sort()).toEqual([world.owner.userId, admin.userId].sort());
    expect(world.notices.slice(-2)).toMatchObject([{ outcome: 'sent' }, { outcome: 'sent' }]);
  });

  it('is told with the workspace, the reason and what to do, and without anything that was submitted', async () => {
    await disable();
    await world.settle();
    const [mail] = server.mails;
    const text = mail?.raw.toString().replaceAll('=\r\n', '') ?? '';
    expect(mail?.from).toBe('gate@example.org');
    expect(text).toContain('Subject: Callbacks of Test workspace are disabled');
    expect(text).toContain('it answered 410 Gone');
    expect(text.replaceAll('=3D', '=')).toContain(`https://app.example.org/reviews?workspace=${world.workspaceId}`);
    expect(text).toMatch(/^Auto-Submitted: auto-generated\r$/m);
    const [notice] = await noticesOf();
    expect(server.mails.map(({ raw }) => raw.toString()).join('')).toContain(`Message-ID: <${notice?.id}@example.org>`);
    for (const secret of [world.callbackUrl, 'a-secret-of-sixteen', 'test of your callback receiver']) {
      expect(text).not.toContain(secret);
    }
  });

  it('is told of again when it is disabled again', async () => {
    await disable();
    await world.settle();
    await recover();
    await disable();
    await world.settle();
    expect(recipients()).toEqual([...everyone(), ...everyone()].sort());
  });

  it('leaves ids and nothing else in the work, the notices and the records', async () => {
    await disable();
    await world.settle();
    const tables = ['admin_notice', 'work_item', 'audit_event'];
    const traces = await findTraces(world.database, [world.owner.email, admin.email]);
    // Who asked for the test event is on record.
    expect(traces.filter((trace) => tables.some((table) => trace.startsWith(table)))).toEqual(['audit_event: actor']);
  });
});

describe('a mail server', () => {
  it('that refuses is asked again by the schedule, and given up after six refusals', async () => {
    server.treat((step) => (step === 'end' ? { code: 451, text: 'not now' } : undefined));
    await disable();
    for (let attempt = 1; attempt <= 6; attempt += 1) {
      await world.settle();
      const more = attempt < 6;
      expect(await noticesOf()).toMatchObject(
        Array.from({ length: 2 }, () => ({ state: more ? 'waiting' : 'failed', work: more ? 'PENDING' : 'DEAD' })),
      );
      expect((await noticesOf())[0]?.error).toMatch(/^smtp_451/);
      await world.skipWaits();
    }
    expect(await audited('callback.admin_not_told')).toMatchObject(
      Array.from({ length: 2 }, () => ({ detail: { outcome: 'failed', error: expect.stringMatching(/^smtp_451/) } })),
    );
    expect((await world.gate.callbacks.endpoint(world.workspaceId)).state).toBe('disabled');
  });

  it('that is back after a refusal gets each notice once', async () => {
    server.treat(() => ({ code: 421, text: 'busy' }));
    await disable();
    await world.settle();
    expect(server.mails).toEqual([]);
    server.treat(() => undefined);
    await world.skipWaits();
    await world.settle();
    expect(recipients()).toEqual(everyone());
  });

  it('that knows one of the addresses not is not asked for that one again', async () => {
    server.treat((step) => (step === 'rcpt' ? { code: 550, text: 'nobody' } : undefined));
    await disable();
    await world.settle();
    expect(await statesOf()).toEqual(['failed DEAD', 'failed DEAD']);
  });

  it('that takes the message and says nothing has perhaps sent it: it is never given the message again', async () => {
    server.treat((step, socket) => {
      if (step === 'end') socket.destroy();
      return undefined;
    });
    await disable();
    await world.settle();
    expect(await statesOf()).toEqual(['unknown DEAD', 'unknown DEAD']);
    server.treat(() => undefined);
    await world.skipWaits();
    await world.settle();
    expect(recipients()).toEqual(everyone());
  });

  it('that is away keeps no receiver enabled', async () => {
    const { port } = server;
    await server.close();
    await disable();
    await world.settle();
    expect((await world.gate.callbacks.endpoint(world.workspaceId)).state).toBe('disabled');
    expect(await statesOf()).toEqual(['waiting PENDING', 'waiting PENDING']);
    server = await loopbackMailServer({ plain: true, port });
    await world.skipWaits();
    await world.settle();
    expect(recipients()).toEqual(everyone());
  });
});

describe('a notice', () => {
  const claimed = async (person: Actor) => {
    const [row] = await noticesOf(person);
    const item = await world.gate.work.claim(row?.work_id ?? '', 30);
    if (!item) throw new Error('not claimable');
    return item;
  };
  const mailless = (item: Parameters<typeof sendNotice>[1]) =>
    sendNotice({ notices: world.gate.notices, mail: null }, item, new AbortController().signal);
  const dies = (item: { id: string }) =>
    world.database.sql(`UPDATE work_item SET lease_until = now() - interval '1 second' WHERE id = $1`, [item.id]);

  it('of a receiver that is enabled again is not sent', async () => {
    await disable();
    await recover();
    await world.settle();
    expect(server.mails).toEqual([]);
    expect(await statesOf()).toEqual(['moot DONE', 'moot DONE']);
  });

  it('to somebody who is no admin any more is not sent', async () => {
    const former = await world.person('admin');
    await disable();
    await world.gate.workspaces.setMember(world.owner, former.userId, 'reviewer');
    await world.settle();
    expect(recipients()).toEqual(everyone());
    expect(await noticesOf(former)).toMatchObject([{ state: 'moot' }]);
  });

  it('is on record as unsent where the operator has set no mail server', async () => {
    await disable();
    await mailless(await claimed(admin));
    expect(await noticesOf(admin)).toMatchObject([{ state: 'unsent', work: 'DONE' }]);
    expect((await audited('callback.admin_not_told')).at(-1)).toMatchObject({ detail: { outcome: 'unsent' } });
  });

  it('whose worker died after it began is unknown, and not sent again', async () => {
    await disable();
    const item = await claimed(admin);
    expect(await world.gate.notices.open(item)).toMatchObject({ to: admin.email, reason: 'gone' });
    expect(await world.gate.notices.begin(item)).toBe(true);
    expect(await world.gate.notices.begin(item)).toBe(false);
    await dies(item);
    await world.settle();
    expect(await noticesOf(admin)).toMatchObject([{ state: 'unknown', work: 'DEAD', error: 'worker_died' }]);
    expect(recipients()).toEqual([world.owner.email]);
  });

  it('whose worker died before it began is sent by the next', async () => {
    await disable();
    await dies(await claimed(admin));
    await world.settle();
    expect(recipients()).toEqual(everyone());
  });

  it('whose every worker dies is given up with its work', async () => {
    await disable();
    await world.database.sql(`UPDATE work_item SET attempt = 5 WHERE kind = 'admin_notice'`);
    const [mine, theirs] = [await claimed(admin), await claimed(world.owner)];
    await world.gate.notices.begin(theirs);
    await dies(mine);
    await dies(theirs);
    expect([await world.gate.work.claim(mine.id, 30), await world.gate.work.claim(theirs.id, 30)]).toEqual([
      null,
      null,
    ]);
    expect(await noticesOf(admin)).toMatchObject([{ state: 'failed', work: 'DEAD' }]);
    expect(await noticesOf(world.owner)).toMatchObject([{ state: 'unknown', work: 'DEAD' }]);
  });

  it('is neither begun nor ended by a worker that lost its lease', async () => {
    await disable();
    const stale = await claimed(admin);
    await dies(stale);
    const fresh = await claimed(admin);
    expect(await world.gate.notices.open(stale)).toBeNull();
    expect(await world.gate.notices.begin(stale)).toBe(false);
    expect(await world.gate.notices.record(stale, { kind: 'sent' })).toBe(false);
    expect(await noticesOf(admin)).toMatchObject([{ state: 'waiting', work: 'LEASED' }]);
    expect(await world.gate.notices.open(fresh)).not.toBeNull();
  });

  it('is forgotten a month after it ended', async () => {
    await disable();
    await world.settle();
    await world.database.sql(`UPDATE admin_notice SET finished_at = now() - interval '31 days' WHERE user_id = $1`, [
      admin.userId,
    ]);
    await world.gate.maintenance.sweepWork(30);
    expect(await noticesOf()).toHaveLength(1);
  });
});
