import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type SubmissionStatus, statuses, submissionStatuses } from '@sendgate/contracts';
import type { Actor } from '../caller.ts';
import type { DispatchResult } from '../gate.ts';
import { message, standAt, type TestGate, testGate } from '../testing.ts';

let world: TestGate;
let reviewer: Actor;
beforeAll(async () => {
  world = await testGate();
  reviewer = await world.person('reviewer');
  await world.configure({
    evidence_lease: true,
    advisory_hold: true,
    dispatch_mode: { email: 'webhook' },
    dispatch_webhook_url: 'https://sender.example.org/messages',
    dispatch_webhook_secret: 'dispatch-secret-of-this-test',
  });
});
afterAll(() => world.close());

interface Standing {
  actionId: string;
  version: number;
  recipient: string;
}

/** A new submission that stands at a status. */
async function standing(status: SubmissionStatus): Promise<Standing> {
  const { submission } = await world.gate.submit(world.caller, message());
  const { actionId, recipient } = submission;
  await standAt(world.database, actionId, status);
  return { actionId, recipient, version: 1 };
}

const set = (assignment: string, actionId: string) =>
  world.database.sql(`UPDATE submission SET ${assignment} WHERE id = $1`, [actionId]);

/** Makes it Sendgate's to send, takes it up like a worker and, with `begun`, asks for leave to write it. */
async function takeUp({ actionId }: Standing, begun: boolean) {
  await set("dispatch_mode = 'webhook'", actionId);
  await world.database.sql(
    `INSERT INTO work_item (id, workspace_id, kind, dedupe_key, ref_id, max_attempts, next_run_at)
     VALUES ($1, $2, 'dispatch', $1, $3, 12, date_trunc('milliseconds', now()))`,
    [`work-${actionId}`, world.workspaceId, actionId],
  );
  const item = await world.gate.work.claim(`work-${actionId}`, 30);
  if (!item) throw new Error('the work cannot be claimed');
  const task = await world.gate.dispatch.open(item);
  if (task && begun) expect(await world.gate.dispatch.begin(item, task)).toBe('begun');
  return item;
}
const handOver = async (at: Standing, result: DispatchResult) =>
  world.gate.dispatch.record(await takeUp(at, true), { result, mode: 'webhook', durationMs: 1 });

interface Trigger {
  /** From which statuses it leads where; from all others it leads nowhere. */
  moves: Partial<Record<SubmissionStatus, SubmissionStatus>>;
  pull: (at: Standing) => Promise<unknown>;
}

/** Everything people, callers and clocks may do to a stored submission. */
const triggers: Record<string, Trigger> = {
  approve: {
    moves: { QUEUED: 'APPROVED' },
    pull: ({ actionId, version }) => world.gate.reviews.approve(reviewer, actionId, { expectedVersion: version }),
  },
  'approve an edit': {
    moves: {},
    pull: ({ actionId, version }) =>
      world.gate.reviews.approve(reviewer, actionId, { expectedVersion: version, bodyText: 'Hello Ada, until then.' }),
  },
  reject: {
    moves: { QUEUED: 'REJECTED' },
    pull: ({ actionId, version }) =>
      world.gate.reviews.reject(reviewer, actionId, { expectedVersion: version, reasonCode: 'tone' }),
  },
  'decide in bulk': {
    moves: { QUEUED: 'REJECTED' },
    pull: ({ actionId, version }) =>
      world.gate.reviews.decideMany(reviewer, {
        ...{ decision: 'reject', reasonCode: 'tone', items: [{ actionId, expectedVersion: version }] },
      }),
  },
  'decide with an undo window that ends': {
    moves: { QUEUED: 'APPROVED' },
    pull: async ({ actionId, version }) => {
      const approval = { expectedVersion: version, undoable: true };
      const { submission } = await world.gate.reviews.approve(reviewer, actionId, approval);
      await world.gate.reviews.commit(submission.pending?.id ?? '');
    },
  },
  'decide and take it back': {
    moves: {},
    pull: async ({ actionId, version }) => {
      await world.gate.reviews.approve(reviewer, actionId, { expectedVersion: version, undoable: true });
      await world.gate.reviews.undo(reviewer, actionId);
    },
  },
  'take in hand': {
    moves: {},
    pull: ({ actionId, version }) => world.gate.reviews.claim(reviewer, actionId, { expectedVersion: version }),
  },
  'save an edit': {
    moves: {},
    pull: ({ actionId, version }) =>
      world.gate.reviews.edit(reviewer, actionId, { expectedVersion: version, bodyText: 'Hello Ada, until then.' }),
  },
  'let its time run out': {
    moves: { QUEUED: 'REJECTED' },
    pull: async ({ actionId }) => {
      await set("expires_at = now() - interval '1 second'", actionId);
      await world.gate.reviews.expireDue();
    },
  },
  'let the answer become due': { moves: {}, pull: () => world.gate.reviews.escalateDue() },
  'let quiet hours end': {
    moves: { QUEUED: 'APPROVED' },
    pull: async ({ actionId }) => {
      const due = "release_at = now() - interval '1 second'";
      await set(`${due}, queue_reason = CASE WHEN status = 'QUEUED' THEN 'quiet_hours' END`, actionId);
      await world.gate.reviews.releaseDue();
    },
  },
  'suppress the recipient': {
    moves: { QUEUED: 'BLOCKED' },
    pull: ({ recipient }) => world.gate.workspaces.suppression.add(world.owner, [recipient]),
  },
  'have every hold ended': {
    moves: { QUEUED: 'BLOCKED' },
    pull: async () => {
      await world.configure({ pause_mode: 'block' });
      const { holds } = await world.gate.reviews.endings(world.owner);
      const { endingId: refId } = await world.gate.reviews.endAll(world.owner, holds);
      await world.gate.reviews.runEnding({ workspaceId: world.workspaceId, refId });
      await world.configure({ pause_mode: 'off' });
    },
  },
  'report it sent': {
    moves: { APPROVED: 'SENT' },
    pull: ({ actionId }) =>
      world.gate.reportDelivery(world.workspaceId, actionId, { status: 'sent', providerMessageId: 'm', error: null }),
  },
  'report it failed': {
    moves: { APPROVED: 'FAILED' },
    pull: ({ actionId }) =>
      world.gate.reportDelivery(world.workspaceId, actionId, { status: 'failed', providerMessageId: null, error: 'e' }),
  },
  'take it up for dispatch': { moves: { APPROVED: 'DISPATCHING' }, pull: (at) => takeUp(at, false) },
  'begin to hand it over': { moves: { APPROVED: 'DISPATCHING' }, pull: (at) => takeUp(at, true) },
  'hand it over': {
    moves: { APPROVED: 'SENT', DISPATCHING: 'SENT' },
    pull: (at) => handOver(at, { kind: 'sent', providerMessageId: 'm' }),
  },
  'fail to hand it over': {
    moves: { APPROVED: 'FAILED', DISPATCHING: 'FAILED' },
    pull: (at) => handOver(at, { kind: 'failed', errorClass: 'http_400' }),
  },
  'hear nothing of it': {
    moves: { APPROVED: 'FAILED', DISPATCHING: 'FAILED' },
    pull: (at) => handOver(at, { kind: 'unknown', errorClass: 'timeout' }),
  },
  'are refused it for now': {
    moves: { APPROVED: 'DISPATCHING' },
    pull: (at) => handOver(at, { kind: 'refused', errorClass: 'http_503', afterSeconds: 5 }),
  },
  'ask for its dispatch again': {
    moves: { FAILED: 'DISPATCHING' },
    pull: async ({ actionId }) => {
      await set("dispatch_mode = 'webhook'", actionId);
      await world.gate.dispatch.retry(world.owner, actionId, false);
    },
  },
  'let its evidence grow too old': {
    moves: { APPROVED: 'QUEUED' },
    pull: async ({ actionId }) => {
      await set("evidence_expires_at = now() - interval '1 second'", actionId);
      await world.gate.reviews.holdExpiredEvidence();
    },
  },
  'record a scan that finds something': {
    moves: { APPROVED: 'QUEUED' },
    pull: ({ actionId }) =>
      world.gate.scans.record(actionId, 'grounding', {
        ...{ state: 'done', score: 0, engine: 'e', findings: [{ status: 'contradicted', support_score: 0.1 }] },
      }),
  },
  'record a scan': {
    moves: {},
    pull: ({ actionId }) =>
      world.gate.scans.record(actionId, 'grounding', { state: 'done', score: 0, findings: [{}], engine: 'e' }),
  },
};

describe('a stored submission', () => {
  for (const from of submissionStatuses) {
    for (const [name, { moves, pull }] of Object.entries(triggers)) {
      const to = moves[from] ?? from;
      it(`${from === to ? `stays ${from}` : `goes from ${from} to ${to}`} when people or clocks ${name}`, async () => {
        const at = await standing(from);
        // Where nothing moves it may be refused; what counts is where the submission stands afterwards.
        await pull(at).catch((error: unknown) => expect(error).toMatchObject({ code: expect.any(String) }));
        const view = await world.gate.findSubmission(world.workspaceId, at.actionId, { events: true });
        expect(view?.status).toBe(to);
        if (from !== to) expect(view?.events?.length).toBeGreaterThan(1);
      });
    }
  }

  it('makes no move the table of statuses does not list', () => {
    for (const { moves } of Object.values(triggers)) {
      for (const [from, to] of Object.entries(moves)) {
        expect(statuses[from as SubmissionStatus].next as readonly string[]).toContain(to);
      }
    }
  });
});
