import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { OwnRule } from '@sendgate/contracts';
import type { Actor } from '../caller.ts';
import type { NewPolicyDraft } from '../gate.ts';
import { breakSeal, message, newRecipient, type TestGate, testGate } from '../testing.ts';

let world: TestGate;
let editor: Actor;
beforeAll(async () => {
  world = await testGate();
  editor = await world.person('policy_editor');
});
afterAll(() => world?.close());

const policy = () => world.gate.policy;
const promise = 'Hello Ada,\n\nwe guarantee 3x ROI by spring.\n\nKind regards,\nGrace';
const plain = 'Hello Ada,\n\nthe zebra report is attached.\n\nKind regards,\nGrace';
const submitted = async (bodyText: string, more: Partial<ReturnType<typeof message>> = {}) => {
  const sent = message({ recipient: newRecipient(), bodyText, ...more });
  return (await world.gate.submit(world.caller, sent)).submission.actionId;
};
const drafted = async (changes: Partial<NewPolicyDraft>) => {
  const { version, activeSnapshotId, draft } = await policy().draft(editor);
  return policy().saveDraft(editor, { ...draft, basedOn: activeSnapshotId, ...changes }, version);
};
const never = () => false;
const itemOf = (backtestId: string) => ({ workspaceId: world.workspaceId, refId: backtestId });
const run = (backtestId: string, stopped = never) => policy().runBacktest(itemOf(backtestId), stopped);
const silent = { guarantee_claim: { enabled: false } };
const wordRule = {
  id: 'own_zebra',
  name: 'Zebras',
  kind: 'phrases' as const,
  phrases: ['zebra report'],
  severity: 'WARN' as const,
  detail: 'No zebras.',
} satisfies OwnRule;

describe('a backtest of a draft', () => {
  it('says which holds would be new and which would be lifted, by rule, and keeps nothing of what messages say', async () => {
    const promises = [await submitted(promise), await submitted(promise)];
    const zebra = await submitted(plain);
    const draft = await drafted({
      rules: silent,
      settings: { own_rules: [wordRule] },
    });
    const started = await policy().startBacktest(editor, { expectedVersion: draft.version });
    expect(started).toMatchObject({ state: 'waiting', total: 3, done: 0, createdBy: editor.email });
    expect(await run(started.backtestId)).toBe(true);
    const done = await policy().findBacktest(editor, started.backtestId);
    expect(done).toMatchObject({
      ...{ state: 'done', total: 3, done: 3, draftVersion: draft.version, baseSnapshotId: draft.basedOn },
      results: { compared: 3, skipped: 0, newHolds: 1, liftedHolds: 2, newBlocks: 0, liftedBlocks: 0 },
    });
    expect(done.results.rules).toMatchObject({
      guarantee_claim: { foundBefore: 2, foundAfter: 0, liftedHolds: 2, newHolds: 0 },
      own_zebra: { foundBefore: 0, foundAfter: 1, newHolds: 1, newHoldExamples: [zebra] },
    });
    expect(new Set(done.results.rules.guarantee_claim?.liftedHoldExamples)).toEqual(new Set(promises));
    const rows = await world.database.sql<object>('SELECT * FROM policy_backtest');
    expect(JSON.stringify(rows)).not.toMatch(/zebra report|3x ROI|Ada/);
    const work = await world.database.sql<object>(`SELECT * FROM work_item WHERE kind = 'policy_backtest'`);
    expect(work).toHaveLength(1);
    expect(JSON.stringify(work)).not.toMatch(/zebra|guarantee/);
    const kinds = `SELECT kind, detail FROM audit_event WHERE detail ->> 'backtest_id' = $1 ORDER BY id`;
    expect(await world.database.sql(kinds, [started.backtestId])).toMatchObject([
      { kind: 'policy.backtest_started', detail: { submissions: 3, version: draft.version } },
      { kind: 'policy.backtest_finished', detail: { state: 'done', compared: 3, new_holds: 1, lifted_holds: 2 } },
    ]);
  });

  it('knows which text message was the first to a number', async () => {
    const sms = {
      channel: 'sms',
      recipient: '+14155550188',
      subject: null,
      metadata: { message_class: 'commercial' },
    } as const;
    const first = await submitted('See you on Tuesday.', sms);
    await submitted('See you on Wednesday.', sms);
    const { draft: inForce } = await policy().draft(editor);
    const draft = await drafted({ templates: [...inForce.templates, 'chat_compliance_v1'] });
    const { backtestId } = await policy().startBacktest(editor, { expectedVersion: draft.version, submissions: 2 });
    await run(backtestId);
    const { results } = await policy().findBacktest(editor, backtestId);
    expect(results.rules.sms_missing_optout).toMatchObject({ foundBefore: 0, foundAfter: 1, newHoldExamples: [first] });
    await drafted({ templates: inForce.templates });
  });

  it('changes no decision and judges nothing', async () => {
    const before = await world.database.sql('SELECT id, status, version, snapshot_id FROM submission ORDER BY id');
    const { version } = await policy().draft(editor);
    const { backtestId } = await policy().startBacktest(editor, { expectedVersion: version });
    await run(backtestId);
    expect(await world.database.sql('SELECT id, status, version, snapshot_id FROM submission ORDER BY id')).toEqual(
      before,
    );
  });

  it('goes on where a worker stopped, counting nothing twice, and is done once by several at once', async () => {
    for (let at = 0; at < 60; at++) await submitted(`${plain} ${at}`);
    const { version } = await policy().draft(editor);
    const { backtestId, total } = await policy().startBacktest(editor, { expectedVersion: version, submissions: 60 });
    expect(total).toBe(60);
    let looks = 1;
    expect(await run(backtestId, () => looks-- <= 0)).toBe(false);
    const stopped = await policy().findBacktest(editor, backtestId);
    expect([stopped.state, stopped.done > 0 && stopped.done < 60]).toEqual(['running', true]);
    await Promise.all([run(backtestId), run(backtestId), run(backtestId)]);
    await run(backtestId);
    expect(await policy().findBacktest(editor, backtestId)).toMatchObject({
      state: 'done',
      done: 60,
      results: { compared: 60, skipped: 0 },
    });
  }, 60_000);

  it('looks at the newest messages that are live and have their content, and skips what does not open', async () => {
    await world.configure({ seal_content: true });
    const sealed = await submitted(plain);
    await breakSeal(world.database, 'submission', 'content_sealed', sealed);
    await world.configure({ seal_content: false });
    const { caller } = await world.newKey({ livemode: false });
    await world.gate.submit(caller, message({ recipient: newRecipient(), bodyText: plain }));
    await submitted(plain, { recipient: 'forget@backtest.example' });
    const { erasureId } = await world.gate.privacy.erase(world.owner, 'forget@backtest.example');
    await world.gate.privacy.runErasure(erasureId);
    const draft = await drafted({ rules: silent });
    const { backtestId } = await policy().startBacktest(editor, { expectedVersion: draft.version, submissions: 3 });
    await run(backtestId);
    const { results, done } = await policy().findBacktest(editor, backtestId);
    expect(done).toBe(3);
    expect(results).toMatchObject({ compared: 2, skipped: 1 });
  });

  it('ends early when the content it was to look at is removed meanwhile', async () => {
    const other = await testGate();
    try {
      const sent = message({ recipient: 'only@backtest.example', bodyText: promise });
      await other.gate.submit(other.caller, sent);
      const { draft, activeSnapshotId, version } = await other.gate.policy.draft(other.owner);
      const saved = { ...draft, basedOn: activeSnapshotId, rules: silent };
      const { version: now } = await other.gate.policy.saveDraft(other.owner, saved, version);
      const { backtestId, total } = await other.gate.policy.startBacktest(other.owner, { expectedVersion: now });
      const { erasureId } = await other.gate.privacy.erase(other.owner, 'only@backtest.example');
      await other.gate.privacy.runErasure(erasureId);
      const item = { workspaceId: other.workspaceId, refId: backtestId };
      expect(await other.gate.policy.runBacktest(item, never)).toBe(true);
      expect(await other.gate.policy.findBacktest(other.owner, backtestId)).toMatchObject({
        ...{ state: 'done', done: 0, results: { compared: 0, skipped: 0 } },
      });
      expect(total).toBe(1);
    } finally {
      await other.close();
    }
  });

  it('is one at a time: the same draft is the same backtest, another one waits', async () => {
    const draft = await drafted({ rules: { guarantee_claim: { severity: 'BLOCK' } } });
    const asked = { expectedVersion: draft.version, submissions: 10 };
    const first = await policy().startBacktest(editor, asked);
    expect((await policy().startBacktest(editor, asked)).backtestId).toBe(first.backtestId);
    const other = await drafted({ rules: { price_quote: { severity: 'BLOCK' } } });
    const another = policy().startBacktest(editor, { expectedVersion: other.version });
    await expect(another).rejects.toMatchObject({ code: 'state_conflict' });
    await run(first.backtestId);
    const next = await policy().startBacktest(editor, { expectedVersion: other.version });
    expect(next.backtestId).not.toBe(first.backtestId);
    await run(next.backtestId);
    const { items, hasMore } = await policy().backtests(editor, { limit: 2 });
    expect([items.map(({ backtestId }) => backtestId), hasMore]).toEqual([[next.backtestId, first.backtestId], true]);
  });

  it('is refused for a draft that could not be published, at another version, below policy_editor and out of bounds', async () => {
    const draft = await drafted({ rules: { price_quote: { severity: 'BLOCK' } } });
    const start = (actor: Actor, expectedVersion: number, submissions?: number) =>
      policy().startBacktest(actor, { expectedVersion, ...(submissions === undefined ? {} : { submissions }) });
    await expect(start(editor, draft.version + 1)).rejects.toMatchObject({ code: 'version_mismatch' });
    const reviewer = await world.person('reviewer');
    await expect(start(reviewer, draft.version)).rejects.toMatchObject({ code: 'forbidden' });
    await expect(policy().backtests(reviewer)).rejects.toMatchObject({ code: 'forbidden' });
    for (const submissions of [0, 1_001, 1.5]) {
      await expect(start(editor, draft.version, submissions)).rejects.toMatchObject({
        entries: [expect.objectContaining({ loc: ['body', 'submissions'] })],
      });
    }
    const wrong = await drafted({ rules: { no_such_rule: { enabled: false } } });
    await expect(start(editor, wrong.version)).rejects.toMatchObject({ entries: [expect.anything()] });
    await expect(policy().findBacktest(editor, 'bkt_none')).rejects.toMatchObject({ code: 'backtest_not_found' });
  });

  it('that is given up has failed, and makes room for the next', async () => {
    const draft = await drafted({ rules: { price_quote: { severity: 'BLOCK' } } });
    const { backtestId } = await policy().startBacktest(editor, { expectedVersion: draft.version });
    const [row] = await world.database.sql<{ id: string }>('SELECT id FROM work_item WHERE ref_id = $1', [backtestId]);
    const item = await world.gate.work.claim(row?.id ?? '', 30);
    if (!item) throw new Error('Nothing to do');
    await world.gate.work.bury(item, 'test');
    expect((await policy().findBacktest(editor, backtestId)).state).toBe('failed');
    expect(await run(backtestId)).toBe(true);
    const again = await policy().startBacktest(editor, { expectedVersion: draft.version });
    expect(again.backtestId).not.toBe(backtestId);
  });
});
