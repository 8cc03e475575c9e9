import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { keyScopes } from '@sendgate/contracts';
import { blockedBody, message } from '@sendgate/gate/testing';
import { type DeliveryWorld, deliveryWorld } from '../testing/delivery-world.ts';
import { openProcessors, type ProcessorParts } from './index.ts';

let world: DeliveryWorld;
beforeAll(async () => {
  world = await deliveryWorld();
});
afterAll(() => world?.close());

type Clock = 'review-expiry' | 'outbox-sweeper' | 'retention' | 'usage-rollup' | 'audit-sealing' | 'audit-verification';
/** Lets the clock of a queue tick once, over a gate of which some operations may be replaced. */
const tick = (queue: Clock, gate: Partial<ProcessorParts['gate']> = {}, signal = new AbortController().signal) => {
  const processors = openProcessors({ ...world.parts, gate: { ...world.parts.gate, ...gate } });
  return processors[queue]({ tick: 0 }, { jobId: 'tick-0', signal });
};
const submit = async (changes: Parameters<typeof message>[0] = {}) =>
  (await world.gate.submit(world.caller, message(changes))).submission.actionId;
const now = async (actionId: string, workspaceId = world.workspaceId) => {
  const view = await world.gate.findSubmission(workspaceId, actionId, { events: true });
  if (!view) throw new Error('the submission vanished');
  return view;
};
/** Writes what only time writes. */
const makeSo = async (actionId: string, change: string) => {
  await world.database.unguarded(`UPDATE submission SET ${change} WHERE id = $1`, [actionId]);
};

describe('a tick of review-expiry', () => {
  const overdue = `respond_by = now() - interval '1 minute'`;
  const over = `expires_at = now() - interval '1 second'`;

  it('takes back, releases, escalates and rejects what the time has come for, and nothing else', async () => {
    await world.configure({ evidence_lease: true });
    const [outdated, released] = [await submit(), await submit()];
    const [escalated, expired, waiting] = [
      await submit({ bodyText: blockedBody }),
      await submit({ bodyText: blockedBody }),
      await submit({ bodyText: blockedBody }),
    ];
    await makeSo(outdated, `evidence_expires_at = now() - interval '1 day'`);
    await makeSo(released, `status = 'QUEUED', queue_reason = 'quiet_hours', release_at = now() - interval '1 second'`);
    await makeSo(escalated, overdue);
    await makeSo(expired, over);
    await tick('review-expiry');
    expect(await now(outdated)).toMatchObject({ status: 'QUEUED', queueReason: 'evidence_expired' });
    expect(await now(released)).toMatchObject({ status: 'APPROVED', queueReason: null });
    const kinds = (await now(escalated)).events?.map(({ kind }) => kind);
    expect(kinds).toEqual(['submission.decided', 'review.escalated']);
    expect(await now(expired)).toMatchObject({ status: 'REJECTED', reviewReason: 'expired' });
    expect(await now(waiting)).toMatchObject({ status: 'QUEUED', version: 1 });
    expect((await now(waiting)).events?.map(({ kind }) => kind)).toEqual(['submission.decided']);
  });

  it('comes to each of these, whatever the store makes of the others', async () => {
    const actionId = await submit({ bodyText: blockedBody });
    await makeSo(actionId, over);
    const { reviews } = world.gate;
    const broken = () => Promise.reject(new Error('broken'));
    const ticked = tick('review-expiry', {
      reviews: { ...reviews, holdExpiredEvidence: broken, releaseDue: broken, escalateDue: broken },
    });
    await expect(ticked).rejects.toMatchObject({ errors: { length: 3 } });
    expect(await now(actionId)).toMatchObject({ status: 'REJECTED', reviewReason: 'expired' });
  });

  it('goes on while rounds are full', async () => {
    const actionId = await submit({ bodyText: blockedBody });
    await makeSo(actionId, overdue);
    const { reviews } = world.gate;
    let rounds = 0;
    const escalateDue: typeof reviews.escalateDue = async (limit = 0) => {
      rounds += 1;
      return rounds < 3 ? limit : reviews.escalateDue(limit);
    };
    await tick('review-expiry', { reviews: { ...reviews, escalateDue } });
    expect(rounds).toBe(3);
    expect((await now(actionId)).events?.at(-1)).toMatchObject({ kind: 'review.escalated' });
  });

  it('begins nothing more once the process stops', async () => {
    const actionId = await submit({ bodyText: blockedBody });
    await makeSo(actionId, over);
    const { reviews } = world.gate;
    const stop = new AbortController();
    const releaseDue: typeof reviews.releaseDue = (limit) => {
      stop.abort();
      return reviews.releaseDue(limit);
    };
    await tick('review-expiry', { reviews: { ...reviews, releaseDue } }, stop.signal);
    expect(await now(actionId)).toMatchObject({ status: 'QUEUED' });
    await tick('review-expiry');
    expect(await now(actionId)).toMatchObject({ status: 'REJECTED' });
  });
});

describe('a tick of outbox-sweeper', () => {
  it('resumes callbacks that stayed parked although their receiver is enabled, workspace by workspace', async () => {
    const [first, second] = [
      await world.gate.workspaces.create('First', null),
      await world.gate.workspaces.create('Second', null),
    ];
    const park = (workspaceId: string) =>
      world.database.sql(
        `INSERT INTO work_item (id, workspace_id, kind, dedupe_key, ref_id, max_attempts, state)
         VALUES ($1, $1, 'callback', $1, $1, 12, 'SUSPENDED')`,
        [workspaceId],
      );
    await Promise.all([park(first.id), park(second.id)]);
    const parked = async () =>
      (await world.database.sql<{ id: string }>("SELECT id FROM work_item WHERE state = 'SUSPENDED'")).map(
        ({ id }) => id,
      );
    const { maintenance } = world.gate;
    const broken = async (id: string) => {
      if (id === first.id) throw new Error('broken');
      return maintenance.resumeParked(id);
    };
    await expect(
      tick('outbox-sweeper', { maintenance: { ...maintenance, resumeParked: broken } }),
    ).rejects.toBeInstanceOf(AggregateError);
    expect(await parked()).toEqual([first.id]);
    await tick('outbox-sweeper');
    expect(await parked()).toEqual([]);
  });

  it('tells of a relay that fails beside callbacks that could not be resumed', async () => {
    const { maintenance } = world.gate;
    const { id } = await world.gate.workspaces.create('Third', null);
    const broken = () => Promise.reject(new Error('broken'));
    const processors = openProcessors({
      ...world.parts,
      gate: {
        ...world.gate,
        maintenance: {
          ...maintenance,
          workspacesToResume: async (after) => (after === '' ? [id] : []),
          resumeParked: broken,
        },
      },
      relay: { ...world.parts.relay, pass: broken },
    });
    const ticked = processors['outbox-sweeper']({ tick: 0 }, { jobId: 'tick-0', signal: new AbortController().signal });
    await expect(ticked).rejects.toMatchObject({ errors: { length: 2 } });
  });
});

describe('a tick of retention', () => {
  /** Content that is older than it is kept. */
  const age = (actionId: string) => makeSo(actionId, `created_at = now() - interval '366 days'`);
  const ids = (sql: string) => world.database.sql<{ id: string }>(sql).then((rows) => rows.map(({ id }) => id));
  const verdicts = `SELECT encode(key_hash, 'escape') AS id FROM preview_verdict ORDER BY 1`;

  it('deletes each kind of what was kept long enough, in every workspace, and nothing younger', async () => {
    const { sql } = world.database;
    const [old, young] = [await submit(), await submit()];
    await age(old);
    for (const [name, days] of [
      ['old', 31],
      ['young', 29],
    ] as const) {
      const ago = `now() - interval '${days} days'`;
      await sql(
        `INSERT INTO preview_verdict (workspace_id, key_hash, expires_at) VALUES ($1, $2::bytea, now() + $3::interval)`,
        [world.workspaceId, name, name === 'old' ? '-1 minute' : '1 hour'],
      );
      await sql(
        `INSERT INTO work_item (id, workspace_id, kind, dedupe_key, ref_id, state, max_attempts, next_run_at, finished_at)
           VALUES ($1, $2, 'callback', $1, 'r', 'DONE', 1, ${ago}, ${ago})`,
        [name, world.workspaceId],
      );
      await sql(
        `INSERT INTO dispatch_attempt (workspace_id, submission_id, work_id, mode, outcome, duration_ms, created_at)
           VALUES ($1, $2, $3, 'webhook', 'sent', 1, ${ago})`,
        [world.workspaceId, young, name],
      );
      await sql(`INSERT INTO "session" (id, token, user_id, expires_at) VALUES ($1, $1, $2, ${ago})`, [
        name,
        world.owner.userId,
      ]);
    }
    await tick('retention');
    expect(await now(old)).toMatchObject({ recipient: 'erased', bodyText: null });
    expect((await now(young)).bodyText).not.toBeNull();
    expect(await ids(verdicts)).toEqual(['young']);
    expect(await ids(`SELECT id FROM work_item WHERE id IN ('old', 'young')`)).toEqual(['young']);
    expect(await ids('SELECT work_id AS id FROM dispatch_attempt')).toEqual(['young']);
    expect(await ids('SELECT id FROM "session"')).toEqual(['young']);
  });

  it('is held up by no workspace that cannot be dealt with, and fails when all others are done', async () => {
    const first = await submit();
    const { id: workspaceId } = await world.gate.workspaces.create('Second', null);
    const owner = await world.person('owner', workspaceId);
    const { key } = await world.gate.keys.create(owner, { label: 'k', livemode: true, scopes: keyScopes });
    const caller = await world.gate.authenticateKey(key);
    if (!caller) throw new Error('a key just created was not accepted');
    const second = (await world.gate.submit(caller, message())).submission.actionId;
    await age(first);
    await age(second);
    const set = 'UPDATE workspace SET settings = settings || $2::jsonb WHERE id = $1';
    await world.database.sql(set, [world.workspaceId, '{"retain_content_days": "no number"}']);
    const ticked = tick('retention');
    await expect(ticked).rejects.toBeInstanceOf(AggregateError);
    await expect(ticked).rejects.toMatchObject({ errors: { length: 1 } });
    expect(await now(first)).toMatchObject({ recipient: expect.stringContaining('@') });
    expect(await now(second, workspaceId)).toMatchObject({ recipient: 'erased' });
    await world.database.sql(set, [world.workspaceId, '{"retain_content_days": 365}']);
    await tick('retention');
    expect(await now(first)).toMatchObject({ recipient: 'erased' });
  });

  it('begins nothing more once the process stops', async () => {
    const actionId = await submit();
    await age(actionId);
    const stop = new AbortController();
    const { maintenance } = world.gate;
    const sweepWork: typeof maintenance.sweepWork = (days) => {
      stop.abort();
      return maintenance.sweepWork(days);
    };
    await tick('retention', { maintenance: { ...maintenance, sweepWork } }, stop.signal);
    expect(await now(actionId)).toMatchObject({ recipient: expect.stringContaining('@') });
    await tick('retention');
    expect(await now(actionId)).toMatchObject({ recipient: 'erased' });
  });
});

/** Changes what is on record, as nobody may: by default, so that it is old enough to be counted and sealed. */
const rewrite = async (change = `created_at = created_at - interval '2 minutes'`) => {
  await world.database.unguarded(`UPDATE audit_event SET ${change}`);
};
const settle = () => rewrite();

describe('a tick of usage-rollup', () => {
  const uncounted = () => world.gate.maintenance.uncountedWorkspaces('');
  const counted = () =>
    world.database.sql<{ n: number }>('SELECT sum(messages)::int AS n FROM decision_daily').then(([row]) => row?.n);
  const submitted = () =>
    world.database.sql<{ n: number }>('SELECT count(*)::int AS n FROM submission').then(([row]) => row?.n);

  it('counts the decisions of every workspace, once', async () => {
    await submit();
    await settle();
    expect(await uncounted()).toContain(world.workspaceId);
    await tick('usage-rollup');
    expect(await uncounted()).toEqual([]);
    await tick('usage-rollup');
    expect(await counted()).toBe(await submitted());
  });

  it('is held up by no workspace that cannot be counted, and fails when all others are done', async () => {
    const { id } = await world.gate.workspaces.create('Third', null);
    await submit();
    await settle();
    const { maintenance } = world.gate;
    const countDecisions: typeof maintenance.countDecisions = async (workspaceId) => {
      if (workspaceId === world.workspaceId) throw new Error('not now');
      return maintenance.countDecisions(workspaceId);
    };
    const ticked = tick('usage-rollup', { maintenance: { ...maintenance, countDecisions } });
    await expect(ticked).rejects.toMatchObject({ errors: { length: 1 } });
    expect(await uncounted()).toEqual([world.workspaceId]);
    expect(await world.database.sql('SELECT 1 FROM decision_cursor WHERE workspace_id = $1', [id])).toHaveLength(1);
    await tick('usage-rollup');
    expect(await counted()).toBe(await submitted());
  });

  it('begins nothing more once the process stops', async () => {
    await submit();
    await settle();
    const stop = new AbortController();
    const { maintenance } = world.gate;
    const uncountedWorkspaces: typeof maintenance.uncountedWorkspaces = (after) => {
      stop.abort();
      return maintenance.uncountedWorkspaces(after);
    };
    await tick('usage-rollup', { maintenance: { ...maintenance, uncountedWorkspaces } }, stop.signal);
    expect(await uncounted()).toEqual([world.workspaceId]);
  });

  it('counts decisions although usage cannot be rolled up, and says so', async () => {
    await submit();
    await settle();
    const { maintenance } = world.gate;
    const rollUpUsage: typeof maintenance.rollUpUsage = () => Promise.reject(new Error('not now'));
    const ticked = tick('usage-rollup', { maintenance: { ...maintenance, rollUpUsage } });
    await expect(ticked).rejects.toMatchObject({ errors: { length: 1 } });
    expect(await uncounted()).toEqual([]);
  });

  it('stops between two steps, however much usage is left', async () => {
    await world.database.sql(
      `INSERT INTO usage_event (workspace_id, day, kind, channel, livemode, requests, tokens)
       SELECT $1, current_date, 'gate', 'email', true, 1, 1 FROM generate_series(1, 10001)`,
      [world.workspaceId],
    );
    const stop = new AbortController();
    const { maintenance } = world.gate;
    const rollUpUsage: typeof maintenance.rollUpUsage = () => {
      stop.abort();
      return maintenance.rollUpUsage();
    };
    await tick('usage-rollup', { maintenance: { ...maintenance, rollUpUsage } }, stop.signal);
    const left = async () => (await world.database.sql('SELECT 1 FROM usage_event')).length;
    expect(await left()).toBeGreaterThan(0);
    await tick('usage-rollup');
    expect(await left()).toBe(0);
  });
});

describe('ticks of audit-sealing and audit-verification', () => {
  const unsealed = () => world.gate.audit.unsealedWorkspaces('');

  it('seal what every workspace has on record, held up by none, and find what was changed since', async () => {
    await submit();
    await settle();
    const { audit, maintenance } = world.gate;
    const others = (await unsealed()).filter((id) => id !== world.workspaceId);
    expect(others).not.toEqual([]);
    const seal: typeof audit.seal = async (id) => {
      if (id === world.workspaceId) throw new Error('not now');
      return audit.seal(id);
    };
    await expect(tick('audit-sealing', { audit: { ...audit, seal } })).rejects.toMatchObject({ errors: { length: 1 } });
    expect(await unsealed()).toEqual([world.workspaceId]);
    await tick('audit-sealing');
    expect(await unsealed()).toEqual([]);

    const looked: { id: string; faults: number }[] = [];
    const verify: typeof audit.verify = async (id, ...rest) => {
      const chain = await audit.verify(id, ...rest);
      looked.push({ id, faults: chain.faultCount });
      return chain;
    };
    await tick('audit-verification', { audit: { ...audit, verify } });
    expect(looked).toEqual((await maintenance.workspacesAfter('')).map((id) => ({ id, faults: 0 })));
    await rewrite(`actor = 'somebody else'`);
    looked.length = 0;
    await tick('audit-verification', { audit: { ...audit, verify } });
    expect(looked.every(({ faults }) => faults > 0)).toBe(true);
  });
});
