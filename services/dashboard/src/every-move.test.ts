import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type SubmissionStatus, statuses, submissionStatuses } from '@sendgate/contracts';
import { message, standAt } from '@sendgate/gate/testing';
import { routes } from './routes/index.ts';
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

interface Standing {
  actionId: string;
  recipient: string;
}

type Answer = Awaited<ReturnType<DashboardWorld['send']>>;

/** What a person may ask about a submission, and where that leads from which status; from all others it is refused. */
interface Operation {
  path: (actionId: string) => string;
  body?: object | ((at: Standing) => object);
  moves: Partial<Record<SubmissionStatus, SubmissionStatus>>;
  /** Sets the scene once the submission stands. */
  first?: (actionId: string) => Promise<unknown>;
  /** What workers do about it, and the end of the scene. */
  afterwards?: (answer: Answer) => Promise<unknown>;
  /** The code of the refusal; `state_conflict` unless said otherwise. */
  refusal?: string;
  /** Each of many is answered for itself. */
  bulk?: boolean;
}

const review = (verb: string) => (actionId: string) => `/api/reviews/${actionId}/${verb}`;
const ofWorkspace = (what: string) => () => `/api/workspaces/${world.workspace.id}/${what}`;
const pause = async (mode: 'off' | 'block') => {
  const { version } = await world.gate.workspaces.settings(world.workspace.id);
  await world.gate.workspaces.patchSettings(world.actor('owner'), { pause_mode: mode }, version);
};
const many = (decision: object) => ({
  ...{ path: () => '/api/reviews/bulk', bulk: true },
  body: ({ actionId }: Standing) => ({ ...decision, items: [{ action_id: actionId, version: 1 }] }),
});
const stays = { QUEUED: 'QUEUED' } as const;
const staysAnywhere = Object.fromEntries(submissionStatuses.map((status) => [status, status]));
const operations: Readonly<Record<string, Operation>> = {
  approve: { path: review('approve'), body: {}, moves: { QUEUED: 'APPROVED' } },
  'approve an edit': { path: review('approve'), body: { body_text: 'Hello Ada, until then.' }, moves: stays },
  'approve for five seconds': { path: review('approve'), body: { undoable: true }, moves: stays },
  'approve among many': { ...many({ decision: 'approve' }), moves: { QUEUED: 'APPROVED' } },
  reject: { path: review('reject'), body: { reason_code: 'tone' }, moves: { QUEUED: 'REJECTED' } },
  'reject for five seconds': { path: review('reject'), body: { reason_code: 'tone', undoable: true }, moves: stays },
  'reject among many': { ...many({ decision: 'reject', reason_code: 'tone' }), moves: { QUEUED: 'REJECTED' } },
  edit: { path: review('edit'), body: { body_text: 'Hello Ada, until then.' }, moves: stays },
  'choose substitutions': { path: review('substitutions'), body: { standing: [] }, moves: stays },
  claim: { path: review('claim'), body: {}, moves: stays },
  release: { path: review('release'), moves: stays },
  assign: { path: review('assign'), body: { assignee: 'reviewer@here.example' }, moves: stays },
  escalate: { path: review('escalate'), moves: stays },
  undo: { path: review('undo'), moves: {}, refusal: 'nothing_to_undo' },
  'write a note': { path: review('notes'), body: { text: 'Ask Grace.' }, moves: staysAnywhere },
  'check off what was not sampled': { path: review('check'), body: { verdict: 'fine' }, moves: {} },
  'check off a sample': {
    ...{ path: review('check'), body: { verdict: 'fine' }, moves: staysAnywhere },
    first: (actionId) =>
      world.database.sql(
        `INSERT INTO audit_event (workspace_id, submission_id, kind, actor, detail)
         VALUES ($1, $2, 'submission.decided', 'key:k', '{"sampled": true}')`,
        [world.workspace.id, actionId],
      ),
  },
  'block its recipient': { path: review('block-recipient'), moves: { ...staysAnywhere, QUEUED: 'BLOCKED' } },
  'suppress its recipient': {
    ...{ path: ofWorkspace('suppression'), body: ({ recipient }) => ({ entries: [recipient] }) },
    moves: { ...staysAnywhere, QUEUED: 'BLOCKED' },
  },
  'end all holds': {
    ...{ path: ofWorkspace('hold-endings'), body: { holds: 1_000 }, moves: { ...staysAnywhere, QUEUED: 'BLOCKED' } },
    first: () => pause('block'),
    afterwards: async ({ body }) => {
      await world.gate.reviews.runEnding({ workspaceId: world.workspace.id, refId: body.ending_id });
      await pause('off');
    },
  },
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
    for (const [name, operation] of Object.entries(operations)) {
      const { path, body, moves, first, afterwards, refusal = 'state_conflict', bulk } = operation;
      const to = moves[from];
      const outcome = to === undefined ? `refuses, with 409 ${refusal}, to` : `goes to ${to} when asked to`;
      it(`at ${from} ${outcome} ${name}`, async () => {
        const { actionId, recipient } = (await world.gate.submit(world.caller, message())).submission;
        await standAt(world.database, actionId, from);
        await first?.(actionId);
        const before = await recorded(actionId);
        const asked = typeof body === 'function' ? body({ actionId, recipient }) : body;
        const answer = await world.people.owner.send('POST', path(actionId), asked, { 'If-Match': '"1"' });
        await afterwards?.(answer);
        const said = bulk ? answer.body.results[0] : { http_status: answer.status, code: answer.body.code };
        if (to === undefined) {
          expect([said.http_status, said.code]).toEqual([409, refusal]);
          expect(await recorded(actionId)).toBe(before);
          return;
        }
        expect([said.http_status < 300, answer.text]).toEqual([true, answer.text]);
        expect((await world.gate.findSubmission(world.workspace.id, actionId))?.status).toBe(to);
      });
    }
  }

  it('is asked about by every route there is for holds and dispatches', () => {
    const about = routes.filter(
      ({ method, path }) => method === 'POST' && /\/(reviews|dispatches|hold-endings)/.test(path),
    );
    const tried = Object.values(operations).map(({ path }) => path(':action_id').replace(world.workspace.id, ':id'));
    expect(about.map(({ path }) => path).filter((path) => !tried.includes(path))).toEqual([]);
  });

  it('goes nowhere the table of statuses does not list', () => {
    for (const { moves } of Object.values(operations)) {
      for (const [from, to] of Object.entries(moves)) {
        if (from !== to) expect(statuses[from as SubmissionStatus].next as readonly string[]).toContain(to);
      }
    }
  });
});
