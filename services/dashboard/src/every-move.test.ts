import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type SubmissionStatus, statuses, submissionStatuses } from '@sendgate/contracts';
import { message, standAt } from '@sendgate/gate/testing';
import { type DashboardWorld, dashboardWorld } from './testing/dashboard-world.ts';

let world: DashboardWorld;
beforeAll(async () => {
  world = await dashboardWorld();
  const actor = world.actor('owner');
  const { version } = await world.gate.workspaces.settings(actor.workspaceId);
  const patch = {
    dispatch_mode: { email: 'webhook' },
    dispatch_webhook_url: 'https://sender.example.org/messages',
    dispatch_webhook_secret: 'dispatch-secret-of-this-test',
  } as const;
  await world.gate.workspaces.patchSettings(actor, patch, version);
});
afterAll(() => world?.close());

/** What a person may ask about a submission, and where that leads from which status; from all others it is refused. */
interface Operation {
  path: (actionId: string) => string;
  body?: object;
  moves: Partial<Record<SubmissionStatus, SubmissionStatus>>;
  /** Sets the scene once the submission stands. */
  first?: (actionId: string) => Promise<unknown>;
  /** The code of the refusal; `state_conflict` unless said otherwise. */
  refusal?: string;
}

const review = (verb: string) => (actionId: string) => `/api/reviews/${actionId}/${verb}`;
const stays = { QUEUED: 'QUEUED' } as const;
const operations: Readonly<Record<string, Operation>> = {
  approve: { path: review('approve'), body: {}, moves: { QUEUED: 'APPROVED' } },
  'approve an edit': { path: review('approve'), body: { body_text: 'Hello Ada, until then.' }, moves: stays },
  'approve for five seconds': { path: review('approve'), body: { undoable: true }, moves: stays },
  reject: { path: review('reject'), body: { reason_code: 'tone' }, moves: { QUEUED: 'REJECTED' } },
  'reject for five seconds': { path: review('reject'), body: { reason_code: 'tone', undoable: true }, moves: stays },
  edit: { path: review('edit'), body: { body_text: 'Hello Ada, until then.' }, moves: stays },
  claim: { path: review('claim'), body: {}, moves: stays },
  assign: { path: review('assign'), body: { assignee: 'reviewer@here.example' }, moves: stays },
  escalate: { path: review('escalate'), moves: stays },
  undo: { path: review('undo'), moves: {}, refusal: 'nothing_to_undo' },
  'dispatch again': {
    path: (actionId) => `/api/dispatches/${actionId}/retry`,
    body: {},
    moves: { FAILED: 'DISPATCHING' },
    first: (actionId) =>
      world.database.sql(`UPDATE submission SET dispatch_mode = 'webhook' WHERE id = $1`, [actionId]),
  },
};

/** All that a refusal must leave as it was: the row, and what was done about it. */
const recorded = async (actionId: string) =>
  JSON.stringify([
    await world.database.sql('SELECT * FROM submission WHERE id = $1', [actionId]),
    await world.database.sql('SELECT kind, detail FROM audit_event WHERE submission_id = $1 ORDER BY id', [actionId]),
    await world.database.sql('SELECT id, state FROM work_item WHERE ref_id = $1 ORDER BY id', [actionId]),
    await world.database.sql('SELECT id FROM callback_event WHERE submission_id = $1', [actionId]),
  ]);

describe('a submission over HTTP', () => {
  for (const from of submissionStatuses) {
    for (const [name, { path, body, moves, first, refusal = 'state_conflict' }] of Object.entries(operations)) {
      const to = moves[from];
      const outcome = to === undefined ? `refuses, with 409 ${refusal}, to` : `goes to ${to} when asked to`;
      it(`at ${from} ${outcome} ${name}`, async () => {
        const { actionId } = (await world.gate.submit(world.caller, message())).submission;
        await standAt(world.database, actionId, from);
        await first?.(actionId);
        const before = await recorded(actionId);
        const answer = await world.people.owner.send('POST', path(actionId), body, { 'If-Match': '"1"' });
        if (to === undefined) {
          expect([answer.status, answer.body.code]).toEqual([409, refusal]);
          expect(await recorded(actionId)).toBe(before);
          return;
        }
        expect([answer.status < 300, answer.text]).toEqual([true, answer.text]);
        expect((await world.gate.findSubmission(world.workspace.id, actionId))?.status).toBe(to);
      });
    }
  }

  it('goes nowhere the table of statuses does not list', () => {
    for (const { moves } of Object.values(operations)) {
      for (const [from, to] of Object.entries(moves)) {
        if (from !== to) expect(statuses[from as SubmissionStatus].next as readonly string[]).toContain(to);
      }
    }
  });
});
