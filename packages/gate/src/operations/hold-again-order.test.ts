import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { asWorkspace, findSubmission, type PrismaSession, storeTime } from '@sendgate/db';
import pg from 'pg';
import type { Actor } from '../caller.ts';
import type { LeasedItem } from '../gate.ts';
import { openParts } from '../open-parts.ts';
import { ActivePolicies } from '../policy/active-policies.ts';
import { blockedBody, meanwhile, message, type TestGate, testGate, untilWaiting } from '../testing.ts';
import { backToHold } from './hold-again.ts';

let world: TestGate;
let holder: pg.Client;
beforeAll(async () => {
  world = await testGate();
  await world.configure({
    evidence_lease: true,
    dispatch_mode: { slack: 'webhook' },
    dispatch_webhook_url: 'https://sender.example.org/send',
    dispatch_webhook_secret: 'secret-of-the-sender',
  });
  holder = new pg.Client({ connectionString: world.database.url });
  await holder.connect();
});
afterAll(async () => {
  await holder?.end();
  await world?.close();
});

const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10);
let people = 0;
/** An approved message that waits for its dispatch, whose evidence is over, and the lease of its work. */
async function overdue(): Promise<{ actionId: string; lease: LeasedItem }> {
  people += 1;
  const { submission } = await world.gate.submit(
    world.caller,
    message({
      channel: 'slack',
      recipient: `U0ORDER${1000 + people}`,
      subject: null,
      autoRemediate: true,
      bodyText: 'Hello Ada, congrats on the recent Series B. We guarantee 3x ROI. Is ten on Thursday still good? Grace',
      metadata: {
        contact: { company: 'Acme', first_name: 'Ada' },
        source_records: [
          { id: 'r1', entity: 'Acme', event_type: 'funding', acquired_at: daysAgo(80), evidence_tier: 'verified' },
        ],
      },
    }),
  );
  expect(submission).toMatchObject({ status: 'APPROVED', evidenceExpiresAt: expect.any(Date) });
  const { actionId } = submission;
  await world.database.sql(`UPDATE submission SET evidence_expires_at = now() - interval '1 second' WHERE id = $1`, [
    actionId,
  ]);
  const [work] = await world.database.sql<{ id: string }>(
    `SELECT id FROM work_item WHERE ref_id = $1 AND kind = 'dispatch'`,
    [actionId],
  );
  const lease = await world.gate.work.claim(work?.id ?? '', 60);
  if (!lease) throw new Error('not claimable');
  return { actionId, lease };
}

/** Lets both come for the work while somebody else holds it, one behind the other; Postgres serves them in that order. */
async function inOrder<First, Second>(
  workId: string,
  first: () => Promise<First>,
  second: () => Promise<Second>,
): Promise<[First, Second]> {
  await holder.query('BEGIN');
  await holder.query('SELECT 1 FROM work_item WHERE id = $1 FOR UPDATE', [workId]);
  const one = first();
  await untilWaiting(holder);
  const other = second();
  await untilWaiting(holder, 2);
  await holder.query('COMMIT');
  return Promise.all([one, other]);
}

const sweep = () => world.gate.reviews.holdExpiredEvidence();
const standing = async (actionId: string) => {
  const view = await world.gate.findSubmission(world.workspaceId, actionId, { events: true });
  return { status: view?.status, kinds: view?.events?.map(({ kind }) => kind) };
};

describe('a dispatch and the clock that come for a message at once', () => {
  it('leave it to the dispatch when that came first: it holds the message by itself, once', async () => {
    const { actionId, lease } = await overdue();
    const [task, held] = await inOrder(lease.id, () => world.gate.dispatch.open(lease), sweep);
    expect([task, held]).toEqual([null, 0]);
    expect(await standing(actionId)).toEqual({
      status: 'QUEUED',
      kinds: ['submission.decided', 'submission.held_again'],
    });
  });

  it('leave it to the clock when that came first: nothing of it is handed over', async () => {
    const { actionId, lease } = await overdue();
    const [held, task] = await inOrder(lease.id, sweep, () => world.gate.dispatch.open(lease));
    expect([held, task]).toEqual([1, null]);
    expect(await standing(actionId)).toEqual({
      status: 'QUEUED',
      kinds: ['submission.decided', 'submission.held_again'],
    });
  });
});

describe('a recipient who is suppressed while the clock comes for a message to them', () => {
  it('leaves no hold behind that nobody could approve', async () => {
    const { actionId } = await overdue();
    const recipient = `U0ORDER${1000 + people}`;
    // The clock has looked at the list by then, and is about to put on record what it does.
    const swept = await meanwhile(
      world.database,
      ['LOCK TABLE audit_event IN SHARE ROW EXCLUSIVE MODE', []],
      async () => {
        const sweeping = sweep();
        await untilWaiting(holder);
        const suppressing = world.gate.workspaces.suppression.add(world.owner, [recipient]);
        return { held: sweeping, added: suppressing };
      },
      { waiters: 2 },
    );
    expect([await swept.held, await swept.added]).toEqual([1, 1]);
    expect(await standing(actionId)).toEqual({
      status: 'BLOCKED',
      kinds: ['submission.decided', 'submission.held_again', 'submission.blocked'],
    });
  });
});

describe('a message that is approved while the clock comes for it', () => {
  let reviewer: Actor;
  let own: ReturnType<typeof openParts>['parts'];
  let policies: ActivePolicies;
  beforeAll(async () => {
    reviewer = await world.person('reviewer');
    await world.configure({ callback_url: 'https://hooks.example.org/gate' });
    own = openParts(world.options).parts;
    policies = new ActivePolicies(own);
  });
  afterAll(() => own?.store.close());

  const within = <Result>(act: (session: PrismaSession) => Promise<Result>) =>
    asWorkspace(world.workspaceId, () => own.store.transaction(act));
  const read = (session: PrismaSession, actionId: string) =>
    findSubmission(session, own.store.keys, world.workspaceId, actionId);
  /** A hold somebody approves, whose evidence is over from then on. */
  const held = async () => {
    const { submission } = await world.gate.submit(world.caller, message({ bodyText: blockedBody }));
    const { actionId } = submission;
    const approve = async (expectedVersion: number) => {
      await world.gate.reviews.approve(reviewer, actionId, { expectedVersion, reason: 'Looked at it with sales.' });
      await world.database.sql(
        `UPDATE submission SET evidence_expires_at = now() - interval '1 second' WHERE id = $1`,
        [actionId],
      );
    };
    return { actionId, version: submission.version, approve };
  };
  const goBack = async (session: PrismaSession, row: Awaited<ReturnType<typeof read>>) =>
    row && backToHold(own, session, await policies.current(world.workspaceId), row, { reason: 'evidence_lease' });

  it('has that approval told to nobody once it waits again, however early the transaction that holds it began', async () => {
    const { actionId, version, approve } = await held();
    const isHeld = await within(async (session) => {
      await storeTime(session);
      await approve(version);
      return goBack(session, await read(session, actionId));
    });
    expect(isHeld).toBe(true);
    const [event] = await world.database.sql<{ id: string }>('SELECT id FROM callback_event WHERE submission_id = $1', [
      actionId,
    ]);
    expect(await world.gate.delivery.load(event?.id ?? '')).toBeNull();
  });

  it('is left to that approval where it was read before', async () => {
    const { actionId, version, approve } = await held();
    await approve(version);
    const isHeld = await within(async (session) => {
      const row = await read(session, actionId);
      expect(await world.gate.reviews.holdExpiredEvidence()).toBe(1);
      await approve(version + 2);
      return goBack(session, row);
    });
    expect(isHeld).toBe(false);
    const status = await world.database.sql('SELECT status FROM submission WHERE id = $1', [actionId]);
    expect(status).toEqual([{ status: 'APPROVED' }]);
  });
});
