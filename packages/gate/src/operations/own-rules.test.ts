import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { SettingsPatch, WorkspaceSettings } from '@sendgate/contracts';
import { message, type TestGate, testGate } from '../testing.ts';

type OwnRule = WorkspaceSettings['own_rules'][number];

let world: TestGate;
beforeAll(async () => {
  world = await testGate();
});
afterAll(() => world.close());

const rule = (changes: Partial<OwnRule> = {}): OwnRule => ({
  id: 'own_project_names',
  name: 'Names of unreleased projects',
  kind: 'pattern',
  severity: 'BLOCK',
  pattern: 'project\\s+(?:falcon|heron)',
  detail: 'This project is not public yet.',
  must_fire: ['Project Falcon starts in May.'],
  must_not_fire: ['The falcon project of the zoo.'],
  ...changes,
});
const body = 'Hello Ada,\n\nwe will show you Project Falcon on Thursday.\n\nKind regards,\nGrace';
const patch = async (settings: SettingsPatch) => {
  const { version } = await world.gate.workspaces.settings(world.workspaceId);
  return world.gate.workspaces.patchSettings(world.owner, settings, version);
};
const preview = async (content: string) =>
  (
    await world.gate.preview(world.caller, {
      content,
      contentType: 'email',
      context: null,
      idempotencyKey: null,
      sourceModel: null,
    })
  ).verdict;

describe('an own rule that is saved', () => {
  it('is in force at once, in preview and gate alike, by a new snapshot, and is audited', async () => {
    const before = await world.gate.snapshots.active(world.workspaceId);
    expect((await preview(body)).verdict).toBe('safe');
    await patch({ own_rules: [rule()] });
    const after = await world.gate.snapshots.active(world.workspaceId);
    expect(after.configHash).not.toBe(before.configHash);
    expect(after.snapshot.settings.own_rules).toEqual([rule()]);

    expect(await preview(body)).toMatchObject({
      verdict: 'blocked',
      violations: [
        {
          rule: 'own_project_names',
          severity: 'BLOCK',
          detail: 'This project is not public yet.',
          matched_substring: 'Project Falcon',
        },
      ],
    });
    const { submission } = await world.gate.submit(world.caller, message({ bodyText: body }));
    expect(submission).toMatchObject({ status: 'QUEUED', queueReason: 'policy_block', configHash: after.configHash });
    expect(submission.violations).toMatchObject([
      { rule: 'own_project_names', template: null, start: body.indexOf('Project'), end: body.indexOf(' on Thursday') },
    ]);
    const [row] = await world.database.sql<{ detail: { changed: string[]; after: unknown; snapshot_id: string } }>(
      `SELECT detail FROM audit_event WHERE kind = 'settings.changed' ORDER BY id DESC LIMIT 1`,
    );
    expect(row?.detail).toMatchObject({ changed: ['own_rules'], snapshot_id: after.id });
    expect(row?.detail.after).toEqual({
      own_rules: [{ id: 'own_project_names', sha256: expect.stringMatching(/^[0-9a-f]{64}$/) }],
    });

    await patch({ own_rules: [] });
    expect((await world.gate.snapshots.active(world.workspaceId)).configHash).toBe(before.configHash);
    expect((await preview(body)).verdict).toBe('safe');
  });

  it('in shadow mode changes no verdict', async () => {
    await patch({ own_rules: [rule({ mode: 'shadow' })] });
    expect((await preview(body)).verdict).toBe('safe');
    await patch({ own_rules: [] });
  });

  it('repairs what it finds when asked, and says beforehand that sentences will go', async () => {
    const warn = rule({ severity: 'WARN', must_fire: [], must_not_fire: [] });
    expect((await patch({ own_rules: [warn] })).warnings).toEqual([
      expect.stringMatching(/^own_project_names: matching sentences will be deleted under auto_remediate/),
    ]);
    const view = await patch({ own_rules: [{ ...warn, safer_alternative: 'a new project' }] });
    expect(view.warnings).toEqual([]);
    const { submission } = await world.gate.submit(
      world.caller,
      message({
        channel: 'sms',
        recipient: '+14155550123',
        subject: null,
        bodyText: 'Hello Ada. Project Falcon is shown on Thursday.',
        autoRemediate: true,
      }),
    );
    expect(submission).toMatchObject({ status: 'APPROVED', queueReason: null, remediated: true });
    expect(submission.remediatedBody).toBe('Hello Ada. A new project is shown on Thursday.');
    await patch({ own_rules: [] });
  });
});

describe('an own rule that is refused', () => {
  it.each<[string, OwnRule[], (string | number)[], RegExp]>([
    ['a pattern', [rule(), rule({ id: 'own_other', pattern: 'a(?=b)' })], [1, 'pattern'], /looks ahead or behind/],
    ['a pattern that is too large', [rule({ pattern: '(?:\\w{1,30} ){1,30}x' })], [0, 'pattern'], /too large/],
    ['an id', [rule({ id: 'profanity' })], [0, 'id'], /built-in/],
    ['a sample', [rule({ must_fire: ['Project Eagle'] })], [0, 'must_fire', 0], /Project Eagle/],
  ])('for %s changes nothing and names the place and the reason', async (_, own_rules, place, reason) => {
    const before = await world.gate.workspaces.settings(world.workspaceId);
    const count = async () =>
      (await world.database.sql<{ n: number }>('SELECT count(*)::int AS n FROM policy_snapshot'))[0]?.n;
    const snapshots = await count();
    await expect(patch({ own_rules })).rejects.toMatchObject({
      name: 'ValidationError',
      entries: [{ loc: ['body', 'own_rules', ...place], msg: expect.stringMatching(reason), type: 'value_error' }],
    });
    expect(await world.gate.workspaces.settings(world.workspaceId)).toEqual(before);
    expect(await count()).toBe(snapshots);
  });

  it('because it does not fit the table is refused as such', async () => {
    for (const changes of [{ kind: 'magic' }, { pattern: 'x'.repeat(501) }, { id: 'Own Rule' }, { extra: 1 }]) {
      await expect(patch({ own_rules: [{ ...rule(), ...changes } as OwnRule] })).rejects.toMatchObject({
        name: 'ValidationError',
      });
    }
  });
});
