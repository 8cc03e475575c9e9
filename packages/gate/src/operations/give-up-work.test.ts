import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { Actor } from '../caller.ts';
import { type WorkKind, workKinds } from '../gate-options.ts';
import { blockedBody, message, type TestGate, testGate } from '../testing.ts';

/** What work of one kind is for. */
interface Purpose {
  /** Has it done for the first time: what the work is to be done on. */
  begin(): Promise<string>;
  /** What people see of it, or else what is stored. */
  look(refId: string): Promise<unknown>;
  /** What they see once the work was given up. */
  ended: unknown;
  /** Has it done anew, and sees to it that it is; nothing where nobody can ask for it. */
  again?(refId: string): Promise<void>;
}

let world: TestGate;
let reviewer: Actor;
beforeAll(async () => {
  world = await testGate();
  reviewer = await world.person('reviewer');
  await world.configure({
    callback_url: 'https://hooks.example.org/gate',
    dispatch_mode: { slack: 'webhook' },
    dispatch_webhook_url: 'https://sender.example.org/messages',
    dispatch_webhook_secret: 'dispatch-secret-of-this-test',
  });
});
afterAll(() => world?.close());
beforeEach(async () => {
  await world.configure({ pause_mode: 'off' });
  await world.database.sql('UPDATE callback_endpoint SET disabled_at = NULL, disabled_reason = NULL');
});

const submit = async (changes: Parameters<typeof message>[0] = {}) =>
  (await world.gate.submit(world.caller, message(changes))).submission;
const find = (actionId: string) => world.gate.findSubmission(world.workspaceId, actionId, { events: true });
const stored = async (text: string, refId: string) => (await world.database.sql<object>(text, [refId]))[0];
const lastAudit = async (kind: string) => {
  const text = 'SELECT detail FROM audit_event WHERE kind = $1 ORDER BY id DESC LIMIT 1';
  return (await world.database.sql<{ detail: Record<string, unknown> }>(text, [kind]))[0]?.detail;
};
const workOn = async (refId: string, kind: WorkKind) => {
  const text = 'SELECT id, state FROM work_item WHERE ref_id = $1 AND kind = $2 ORDER BY id DESC LIMIT 1';
  const [row] = await world.database.sql<{ id: string; state: string }>(text, [refId, kind]);
  if (!row) throw new Error('there is no such work');
  return row;
};
/** Takes up what is there to be done, whenever it is due. */
const claim = async (refId: string, kind: WorkKind) => {
  const { id } = await workOn(refId, kind);
  await world.database.sql(`UPDATE work_item SET next_run_at = now() - interval '1 second' WHERE id = $1`, [id]);
  const item = await world.gate.work.claim(id, 30);
  if (!item) throw new Error('the work cannot be claimed');
  return item;
};

const scan = (name: 'semantic' | 'grounding'): Purpose => {
  const sourced = {
    source_records: [{ id: 'r1', entity: 'Ada', event_type: 'other', acquired_at: '2026-01-05' }],
  };
  const scanned = async () => (await submit({ metadata: sourced })).actionId;
  return {
    begin: scanned,
    look: async (actionId) => (await find(actionId))?.advisory[name].state,
    ended: 'failed',
    again: async () => expect((await find(await scanned()))?.advisory[name].state).toBe('scheduled'),
  };
};
let colleagues = 0;
const importedFile = Buffer.from('recipient\ngiven-up@import.example\n');
const erased = 'given-up@erasure.example';
const startBacktest = async () => {
  const { draft, activeSnapshotId, version: before } = await world.gate.policy.draft(world.owner);
  const changed = { ...draft, basedOn: activeSnapshotId, rules: { guarantee_claim: { enabled: false } } };
  const { version } = await world.gate.policy.saveDraft(world.owner, changed, before);
  return (await world.gate.policy.startBacktest(world.owner, { expectedVersion: version })).backtestId;
};

const crmGrant = { refreshToken: 'token', portalId: '4711', scopes: [], tagging: true };
/** Nobody waits for what the CRM is owed; connecting again takes it up. */
const ofCrm = (kind: 'crm_tag' | 'crm_consent', begin: () => Promise<string>): Purpose => ({
  begin: async () => {
    await world.gate.crm.connect(world.owner, crmGrant);
    return begin();
  },
  look: async () => undefined,
  ended: undefined,
  again: async (refId) => {
    await world.gate.crm.connect(world.owner, crmGrant);
    expect(await claim(refId, kind)).toMatchObject({ attempt: 1 });
  },
});
let crmEvents = 0;

const purposes: Readonly<Record<WorkKind, Purpose>> = {
  callback: {
    begin: () => world.gate.callbacks.sendTest(world.owner),
    look: async (eventId) => (await world.gate.callbacks.find(world.workspaceId, eventId))?.state,
    ended: 'dead',
    again: async (eventId) => {
      expect(await world.gate.callbacks.retry(world.owner, eventId)).toMatchObject({ state: 'pending' });
      expect(await claim(eventId, 'callback')).toMatchObject({ attempt: 1 });
    },
  },
  dispatch: {
    begin: async () => {
      colleagues += 1;
      const sent = { channel: 'slack', recipient: `U0ADA${1000 + colleagues}`, subject: null } as const;
      return (await submit({ ...sent, bodyText: 'See you at noon.' })).actionId;
    },
    look: async (actionId) => {
      const { status, deliveryStatus } = (await find(actionId)) ?? {};
      return { status, deliveryStatus };
    },
    ended: { status: 'FAILED', deliveryStatus: 'failed' },
    again: async (actionId) => {
      await world.gate.dispatch.retry(world.owner, actionId, false);
      expect(await world.gate.dispatch.open(await claim(actionId, 'dispatch'))).toMatchObject({
        message: { actionId },
      });
    },
  },
  review_commit: {
    begin: async () => {
      const { actionId } = await submit({ bodyText: blockedBody });
      const rejected = { expectedVersion: 1, reasonCode: 'tone', undoable: true } as const;
      return (await world.gate.reviews.reject(reviewer, actionId, rejected)).submission.pending?.id ?? '';
    },
    look: async (pendingId) => ({
      pending: await stored('SELECT 1 FROM pending_decision WHERE id = $1', pendingId),
      calledOff: await lastAudit('review.decision_called_off'),
    }),
    ended: { pending: undefined, calledOff: { decision: 'rejected', reason: 'commit_given_up' } },
  },
  scan_semantic: scan('semantic'),
  scan_grounding: scan('grounding'),
  erasure: {
    begin: async () => (await world.gate.privacy.erase(world.owner, erased)).erasureId,
    look: async (id) => ({
      row: await stored('SELECT state, recipient_sealed FROM erasure WHERE id = $1', id),
      told: (await lastAudit('privacy.erasure_failed'))?.erasure_id === id,
    }),
    ended: { row: { state: 'failed', recipient_sealed: null }, told: true },
    again: async () => {
      const { erasureId } = await world.gate.privacy.erase(world.owner, erased);
      expect(await world.gate.privacy.runErasure(erasureId)).toBe(true);
      expect(await world.gate.privacy.findErasure(world.owner, erasureId)).toMatchObject({ state: 'done' });
    },
  },
  hold_ending: {
    begin: async () => {
      await submit({ bodyText: blockedBody });
      await world.configure({ pause_mode: 'block' });
      return (await world.gate.reviews.endAll(world.owner, 100)).endingId;
    },
    look: async () => (await world.gate.reviews.endings(world.owner)).latest?.state,
    ended: 'failed',
    again: async (failedId) => {
      const { endingId, holds } = await world.gate.reviews.endAll(world.owner, 100);
      expect(endingId).not.toBe(failedId);
      await world.gate.reviews.runEnding({ workspaceId: world.workspaceId, refId: endingId });
      expect(await world.gate.reviews.endings(world.owner)).toMatchObject({
        ...{ holds: 0, latest: { state: 'done', blocked: holds } },
      });
    },
  },
  policy_backtest: {
    begin: startBacktest,
    look: (id) => stored('SELECT state, config FROM policy_backtest WHERE id = $1', id),
    ended: { state: 'failed', config: null },
    again: async (failedId) => {
      const backtestId = await startBacktest();
      expect(backtestId).not.toBe(failedId);
      await world.gate.policy.runBacktest({ workspaceId: world.workspaceId, refId: backtestId }, () => false);
      expect(await world.gate.policy.findBacktest(world.owner, backtestId)).toMatchObject({ state: 'done' });
    },
  },
  suppression_import: {
    begin: async () => (await world.gate.workspaces.suppression.startImport(reviewer, importedFile)).importId,
    look: (id) => stored('SELECT state, file_sealed FROM suppression_import WHERE id = $1', id),
    ended: { state: 'failed', file_sealed: null },
    again: async (failedId) => {
      const { suppression } = world.gate.workspaces;
      // Nobody's erasure waits for the file that will not be read.
      const { erasureId } = await world.gate.privacy.erase(world.owner, erased);
      expect(await world.gate.privacy.runErasure(erasureId)).toBe(true);
      const { importId } = await suppression.startImport(reviewer, importedFile);
      expect(importId).not.toBe(failedId);
      await suppression.runImport(importId);
      expect(await suppression.findImport(world.workspaceId, importId)).toMatchObject({ state: 'done', rowsDone: 1 });
    },
  },
  crm_tag: ofCrm('crm_tag', async () => (await submit()).actionId),
  crm_consent: ofCrm('crm_consent', async () => {
    crmEvents += 1;
    const told = { eventId: `event-${crmEvents}`, contactId: `70${crmEvents}`, optOut: true };
    await world.gate.crm.tell(world.workspaceId, [told]);
    return `${crmGrant.portalId}:${told.contactId}`;
  }),
  admin_notice: {
    begin: async () => {
      const item = await claim(await world.gate.callbacks.sendTest(world.owner), 'callback');
      const result = { kind: 'disable', errorClass: 'http_410' } as const;
      const url = 'https://hooks.example.org/gate';
      await world.gate.delivery.recordAttempt(item, { url, result, statusCode: 410, durationMs: 1, response: null });
      const [notice] = await world.database.sql<{ id: string }>('SELECT id FROM admin_notice ORDER BY id DESC LIMIT 1');
      return notice?.id ?? '';
    },
    look: (id) => stored('SELECT state FROM admin_notice WHERE id = $1', id),
    ended: { state: 'failed' },
  },
};

/** How the attempts of an item come to be used up; what is left of it by then is claimed at most once more. */
const ways: Readonly<Record<string, (refId: string, kind: WorkKind) => Promise<void>>> = {
  'worker died on it': async (refId, kind) => {
    const { id } = await workOn(refId, kind);
    const died = `UPDATE work_item SET state = 'LEASED', attempt = max_attempts, lease_until = now() - interval '1 second'
      WHERE id = $1`;
    await world.database.sql(died, [id]);
    const workers = Array.from({ length: 3 }, () => world.gate.work.claim(id, 30));
    expect(await Promise.all(workers)).toEqual([null, null, null]);
  },
  'attempt failed': async (refId, kind) => {
    const { id } = await workOn(refId, kind);
    await world.database.sql('UPDATE work_item SET attempt = max_attempts - 1 WHERE id = $1', [id]);
    expect(await world.gate.work.retryAt(await claim(refId, kind), 60, 'worker_error')).toBe(true);
  },
};

describe.each(workKinds)('work of the kind %s', (kind) => {
  const { begin, look, ended, again } = purposes[kind];

  it.each(Object.entries(ways))(
    'whose last %s is given up with what it was for, which can then be asked for again',
    async (_way, useUp) => {
      const refId = await begin();
      await useUp(refId, kind);
      expect(await workOn(refId, kind)).toMatchObject({ state: 'DEAD' });
      expect(await look(refId)).toEqual(ended);
      await again?.(refId);
    },
  );
});

it('leaves a scan as it is whose worker died once its opinion was written', async () => {
  const { actionId } = await submit({ bodyText: blockedBody });
  const opinion = { state: 'done' as const, score: 0.2, findings: [], engine: 'builtin' };
  await world.gate.scans.record(actionId, 'semantic', opinion);
  await ways['worker died on it']?.(actionId, 'scan_semantic');
  const scanned = await find(actionId);
  expect(scanned?.advisory.semantic).toMatchObject({ state: 'done', score: 0.2 });
  expect(scanned?.events?.filter((event) => event.kind === 'submission.scanned')).toHaveLength(1);
});
