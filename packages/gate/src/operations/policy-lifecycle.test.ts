import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Actor } from '../caller.ts';
import type { NewPolicyDraft } from '../gate.ts';
import { message, newRecipient, type TestGate, testGate } from '../testing.ts';

let world: TestGate;
let editor: Actor;
beforeAll(async () => {
  world = await testGate();
  editor = await world.person('policy_editor');
});
afterAll(() => world?.close());

const policy = () => world.gate.policy;
const body = 'Hello Ada,\n\nwe guarantee 3x ROI by spring.\n\nKind regards,\nGrace';
const statusOf = async () => {
  const sent = message({ recipient: newRecipient(), bodyText: body });
  return (await world.gate.submit(world.caller, sent)).submission;
};
/** The draft as it stands, on top of the policy in force, with some changes. */
const drafted = async (changes: Partial<NewPolicyDraft> = {}) => {
  const { version, activeSnapshotId, draft } = await policy().draft(editor);
  return policy().saveDraft(editor, { ...draft, basedOn: activeSnapshotId, ...changes }, version);
};
const published = async (changes: Partial<NewPolicyDraft>) => {
  const { version } = await drafted(changes);
  return (await policy().publishDraft(editor, version)).snapshot;
};
const activated = async (snapshotId: string) => {
  const { version } = await policy().snapshots(world.workspaceId);
  return policy().activate(editor, snapshotId, version);
};
const audited = (kind: string) =>
  world.database.sql<{ actor: string; detail: Record<string, unknown> }>(
    'SELECT actor, detail FROM audit_event WHERE kind = $1 ORDER BY id',
    [kind],
  );

describe('a policy', () => {
  it('is drafted, published, activated and rolled back, each step by itself and on the record', async () => {
    const [first] = (await policy().snapshots(world.workspaceId)).items;
    expect((await statusOf()).queueReason).toBe('policy_warn');
    const lenient = {
      guarantee_claim: {
        exceptions: [{ pattern: 'guarantee \\dx ROI', owner: 'ann', reason: 'Sales signed it off.', expiresAt: null }],
      },
    };
    const saved = await drafted({ rules: lenient, settings: { max_discount_percent: 12 } });
    expect(saved).toMatchObject({ version: 2, basedOn: first?.id, updatedBy: editor.email });
    const validation = await policy().validateDraft(editor);
    expect(validation).toMatchObject({ problems: [], version: 2 });
    expect(validation.changes.map(({ part, id }) => `${part} ${id}`)).toEqual([
      'rule guarantee_claim',
      'setting max_discount_percent',
    ]);

    const { snapshot, draftVersion } = await policy().publishDraft(editor, 2);
    expect(snapshot).toMatchObject({ active: false, changes: validation.changes, asDraft: { rules: lenient } });
    expect(draftVersion).toBe(3);
    expect(await statusOf()).toMatchObject({ queueReason: 'policy_warn', snapshotId: first?.id });

    const inForce = await activated(snapshot.id);
    expect(inForce).toMatchObject({ active: true, changes: [] });
    expect(await statusOf()).toMatchObject({
      status: 'APPROVED',
      snapshotId: snapshot.id,
      configHash: snapshot.configHash,
    });
    expect((await world.gate.workspaces.settings(world.workspaceId)).settings.max_discount_percent).toBe(12);

    await activated(first?.id ?? '');
    expect(await statusOf()).toMatchObject({ queueReason: 'policy_warn', configHash: first?.configHash });
    expect((await world.gate.workspaces.settings(world.workspaceId)).settings.max_discount_percent).toBe(0);
    expect((await policy().snapshots(world.workspaceId)).items.map(({ id, active }) => [id, active])).toEqual([
      [snapshot.id, false],
      [first?.id, true],
    ]);

    expect(await audited('policy.draft_saved')).toMatchObject([{ actor: editor.email, detail: { version: 2 } }]);
    expect(await audited('policy.published')).toMatchObject([
      {
        detail: {
          ...{ snapshot_id: snapshot.id, version: 2 },
          exceptions: [{ rule: 'guarantee_claim', owner: 'ann', reason: 'Sales signed it off.', expires_at: null }],
        },
      },
    ]);
    expect(await audited('policy.activated')).toMatchObject([
      {
        detail: {
          changed: ['max_discount_percent'],
          before: { active_snapshot_id: first?.id, max_discount_percent: 0 },
          after: { active_snapshot_id: snapshot.id, max_discount_percent: 12 },
        },
      },
      { detail: { snapshot_id: first?.id } },
    ]);
  });

  it('keeps what the settings change afterwards on top of it', async () => {
    const { id } = await published({ rules: { guarantee_claim: { severity: 'BLOCK' } } });
    await activated(id);
    await world.configure({ max_discount_percent: 20 });
    const { snapshot } = await world.gate.snapshots.active(world.workspaceId);
    expect(snapshot.rules.guarantee_claim?.severity).toBe('BLOCK');
    expect(snapshot.settings.max_discount_percent).toBe(20);
    expect((await statusOf()).queueReason).toBe('policy_block');
  });

  it('is not published where somebody else changed the policy in force meanwhile', async () => {
    const { version } = await drafted({ rules: {} });
    await world.configure({ competitor_list: ['Globex'] });
    const { problems } = await policy().validateDraft(editor);
    expect(problems).toMatchObject([{ loc: ['body', 'based_on'] }]);
    await expect(policy().publishDraft(editor, version)).rejects.toMatchObject({ code: 'state_conflict' });
    const again = await drafted({ settings: { competitor_list: ['Globex', 'Initech'] } });
    expect(
      (await policy().publishDraft(editor, again.version)).snapshot.snapshot.settings.competitor_list,
    ).toHaveLength(2);
  });

  it('of two who publish, save or activate at once, lets one win', async () => {
    const lost = async (race: Promise<unknown>[]) => {
      const results = await Promise.allSettled(race);
      expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
      expect(results.filter(({ status }) => status === 'rejected')).toMatchObject([
        { reason: { code: 'version_mismatch' } },
      ]);
    };
    const { version, draft, activeSnapshotId } = await policy().draft(editor);
    const save = (percent: number) =>
      policy().saveDraft(
        editor,
        { ...draft, basedOn: activeSnapshotId, settings: { ...draft.settings, max_discount_percent: percent } },
        version,
      );
    await lost([save(31), save(32)]);
    const before = await policy().snapshots(world.workspaceId);
    await lost([policy().publishDraft(editor, version + 1), policy().publishDraft(editor, version + 1)]);
    const { items, version: inForce } = await policy().snapshots(world.workspaceId);
    expect(items).toHaveLength(before.items.length + 1);
    const [newest, older] = items.filter(({ active }) => !active);
    await lost([
      policy().activate(editor, newest?.id ?? '', inForce),
      policy().activate(editor, older?.id ?? '', inForce),
    ]);
  });

  it('whose first draft two people save at once keeps one of them', async () => {
    const other = await testGate();
    try {
      const { draft, version, activeSnapshotId } = await other.gate.policy.draft(other.owner);
      const save = () => other.gate.policy.saveDraft(other.owner, { ...draft, basedOn: activeSnapshotId }, version);
      const results = await Promise.allSettled([save(), save()]);
      expect(results.filter(({ status }) => status === 'rejected')).toMatchObject([
        { reason: { code: 'version_mismatch' } },
      ]);
      expect((await other.gate.policy.draft(other.owner)).version).toBe(2);
      await expect(other.gate.policy.publishDraft(other.owner, 2)).rejects.toMatchObject({ code: 'state_conflict' });
    } finally {
      await other.close();
    }
  });

  it('is refused with everything that speaks against it, and changes nothing', async () => {
    const count = async () => (await policy().snapshots(world.workspaceId)).items.length;
    const before = await count();
    const { version } = await drafted({
      templates: ['recipient_integrity_v1', 'no_such_v1'],
      rules: { suppressed_recipient: { enabled: false }, contact_pressure: { params: { max_discount_percent: 1 } } },
      settings: { standard_disclaimers: ['guaranteed'] },
    });
    const entries = [
      { loc: ['body', 'templates', 1] },
      { loc: ['body', 'rules', 'contact_pressure', 'params', 'max_discount_percent'] },
      { loc: ['body', 'rules', 'suppressed_recipient', 'enabled'] },
      { loc: ['body', 'settings', 'standard_disclaimers', 0] },
    ];
    expect((await policy().validateDraft(editor)).problems).toMatchObject(entries);
    await expect(policy().publishDraft(editor, version)).rejects.toMatchObject({ name: 'ValidationError', entries });
    expect(await count()).toBe(before);
  });

  it('is not put in force while a wording of the workspace does not pass it', async () => {
    await world.configure({ safe_fallbacks: { slack: 'Globe Travel answers within the hour.' } });
    const own = {
      id: 'own_name',
      name: 'n',
      kind: 'phrases',
      severity: 'WARN',
      detail: 'd',
      phrases: ['globe travel'],
    } as const;
    const settings = { own_rules: [{ ...own, phrases: [...own.phrases] }], standard_disclaimers: [] };
    await drafted({ templates: ['recipient_integrity_v1'], rules: {}, settings });
    const { problems } = await policy().validateDraft(editor);
    expect(problems).toMatchObject([
      { loc: ['body', 'safe_fallbacks', 'slack'], msg: expect.stringContaining('own_name') },
    ]);
    await world.configure({ safe_fallbacks: {} });
    const { id } = await published({});
    await world.configure({ safe_fallbacks: { slack: 'Globe Travel answers within the hour.' } });
    await expect(activated(id)).rejects.toMatchObject({ name: 'ValidationError' });
    await world.configure({ safe_fallbacks: {} });
  });

  it('is a matter of policy editors, and of their own workspace', async () => {
    const reviewer = await world.person('reviewer');
    const forbidden = { code: 'forbidden' };
    const [{ id = '' } = {}] = (await policy().snapshots(world.workspaceId)).items;
    await expect(policy().draft(reviewer)).rejects.toMatchObject(forbidden);
    await expect(policy().publishDraft(reviewer, 1)).rejects.toMatchObject(forbidden);
    await expect(policy().activate(reviewer, id, 1)).rejects.toMatchObject(forbidden);
    const draft = { basedOn: 'snap_of_nobody', templates: [], rules: {}, settings: {} };
    await expect(policy().saveDraft(reviewer, draft, 1)).rejects.toMatchObject(forbidden);
    await expect(policy().saveDraft(editor, draft, 1)).rejects.toMatchObject({
      entries: [{ loc: ['body', 'based_on'] }],
    });
    await expect(activated('snap_of_nobody')).rejects.toMatchObject({ code: 'snapshot_not_found' });
    const active = await world.gate.snapshots.active(world.workspaceId);
    await expect(activated(active.id)).rejects.toMatchObject({ code: 'state_conflict' });
    await expect(policy().activate(editor, active.id, 1)).rejects.toMatchObject({ code: 'version_mismatch' });
  });

  it('made for another engine is not put in force', async () => {
    const { snapshot } = await world.gate.snapshots.active(world.workspaceId);
    const { configHash } = await import('@sendgate/policy');
    const foreign = { ...snapshot, rules: { no_such_rule: { enabled: true, severity: 'WARN', mode: 'enforce' } } };
    await world.database.sql(
      `INSERT INTO policy_snapshot (id, workspace_id, config, config_hash, engine_version, created_by)
       VALUES ('snap_foreign', $1, $2, $3, '9.0.0', 'somebody')`,
      [world.workspaceId, JSON.stringify(foreign), configHash(foreign as never)],
    );
    await expect(activated('snap_foreign')).rejects.toMatchObject({ code: 'state_conflict' });
  });
});
