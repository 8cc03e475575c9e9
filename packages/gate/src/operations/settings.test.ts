import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { submissionStatuses } from '@sendgate/contracts';
import pg from 'pg';
import { meanwhile, message, type TestGate, testGate, untilWaiting } from '../testing.ts';

let world: TestGate;
beforeAll(async () => {
  world = await testGate();
});
afterAll(() => world.close());

const submit = (changes: Parameters<typeof message>[0] = {}) => world.gate.submit(world.caller, message(changes));
const sms = { channel: 'sms', recipient: '+14155550123', subject: null, bodyText: 'Hello Ada, on my way.' } as const;

describe('settings', () => {
  it('that rules read publish a new snapshot, at once in force; others do not', async () => {
    const before = await world.gate.snapshots.active(world.workspaceId);
    await world.configure({ max_discount_percent: 15 });
    const after = await world.gate.snapshots.active(world.workspaceId);
    expect(after.id).not.toBe(before.id);
    expect(after.snapshot.settings.max_discount_percent).toBe(15);
    expect((await submit()).submission).toMatchObject({ snapshotId: after.id, configHash: after.configHash });
    await world.configure({ required_approvals: 1, self_approval: true });
    expect((await world.gate.snapshots.active(world.workspaceId)).id).toBe(after.id);
    await world.configure({ max_discount_percent: 0 });
    expect((await world.gate.snapshots.active(world.workspaceId)).configHash).toBe(before.configHash);
    expect(await world.gate.snapshots.find(world.workspaceId, before.id)).toMatchObject({ id: before.id });
  });

  it('of a stale version are refused, and of two writers one wins', async () => {
    const { version } = await world.gate.workspaces.settings(world.workspaceId);
    const write = (percent: number) =>
      world.gate.workspaces.patchSettings(world.owner, { sampling_percent: percent }, version);
    const results = await Promise.allSettled([write(1), write(1)]);
    await world.configure({ sampling_percent: 0 });
    const refused = results.filter((result) => result.status === 'rejected');
    expect(refused).toMatchObject([{ reason: { code: 'version_mismatch' } }]);
  });

  it('of a version that is not there yet are refused: whoever makes it would be written over', async () => {
    const { version } = await world.gate.workspaces.settings(world.workspaceId);
    const change = `UPDATE workspace SET settings = settings || '{"sampling_percent":7}', settings_version = settings_version + 1
      WHERE id = $1`;
    const client = new pg.Client({ connectionString: world.options.databaseUrl });
    await client.connect();
    await client.query('BEGIN');
    await client.query(change, [world.workspaceId]);
    // Sent on the heels of the other change, before that was answered.
    const pause = world.gate.workspaces.patchSettings(world.owner, { pause_mode: 'hold' }, version + 1);
    const outcome = pause.catch((error: unknown) => error);
    // It either ends now, or waits for the other to be sure of what it stops.
    await Promise.race([outcome, untilWaiting(client).catch(() => undefined)]);
    await client.query('COMMIT');
    const refused = await outcome;
    await client.end();
    const { settings } = await world.gate.workspaces.settings(world.workspaceId);
    await world.configure({ pause_mode: 'off', sampling_percent: 0 });
    expect(settings).toMatchObject({ pause_mode: 'off', sampling_percent: 7 });
    expect(refused).toMatchObject({ code: 'version_mismatch' });
  });

  it('of one version are written once and refused to all others, of whom none waits for a connection that another has', async () => {
    const { version } = await world.gate.workspaces.settings(world.workspaceId);
    const write = () => world.gate.workspaces.patchSettings(world.owner, { sampling_percent: 1 }, version);
    // As many as the pool has connections, each at the end of its transaction at once.
    const writers = 10;
    const results = await meanwhile(
      world.database,
      ['SELECT 1 FROM workspace WHERE id = $1 FOR UPDATE', [world.workspaceId]],
      () => Promise.allSettled(Array.from({ length: writers }, write)),
      {
        waiters: writers,
        last: ['UPDATE workspace SET settings_version = $2 WHERE id = $1', [world.workspaceId, version + 1]],
      },
    );
    const codes = results.map((result) => (result.status === 'rejected' ? result.reason.code : null));
    expect(codes).toEqual(Array(writers).fill('version_mismatch'));
  });

  it('are changed by admins alone, and only to what the table allows', async () => {
    const { version } = await world.gate.workspaces.settings(world.workspaceId);
    const editor = await world.person('policy_editor');
    await expect(world.gate.workspaces.patchSettings(editor, {}, version)).rejects.toMatchObject({ code: 'forbidden' });
    for (const patch of [
      { required_approvals: 4 },
      { sampling_percent: -1 },
      { autonomy: 'never' },
      { no_such_setting: 1 },
      { ack_templates: { fax: 'x' } },
      { callback_secret: 'short' },
    ]) {
      const change = world.gate.workspaces.patchSettings(world.owner, patch as never, version);
      await expect(change).rejects.toMatchObject({ name: 'ValidationError' });
    }
  });

  it('are refused where a value is well formed and means nothing, with its place', async () => {
    await expect(world.configure({ link_allowlist: ['acme.com', 'com'] })).rejects.toMatchObject({
      entries: [{ loc: ['body', 'link_allowlist', 1], type: 'value_error' }],
    });
    const table = [{ region: 'ZZ', from: '09:00', to: '20:00' }];
    const quietHours = { enabled: true, default: { from: '08:00', to: '21:00' }, table };
    await expect(world.configure({ quiet_hours: quietHours })).rejects.toMatchObject({
      entries: [{ loc: ['body', 'quiet_hours', 'table', 0, 'region'] }],
    });
  });

  it('refuse an acknowledgement with an unknown variable, too long for its channel, or against the policy', async () => {
    const { version } = await world.gate.workspaces.settings(world.workspaceId);
    const patch = (settings: object) => world.gate.workspaces.patchSettings(world.owner, settings as never, version);
    for (const [template, unknown] of [
      ['Hi {name}, one moment.', '{name}'],
      ['Hi { first_name }, one moment.', '{ first_name }'],
      ['Hi {first_name, one moment.', '{first_name, one moment.'],
      ['Hi {{first_name}}, one moment.', '{{first_name}}'],
      ['Hi {{first_name}, one moment.', '{, one moment.'],
      ['Hi {first_name}}, one moment.', '}'],
    ]) {
      await expect(patch({ ack_template: template })).rejects.toMatchObject({
        entries: [{ loc: ['body', 'ack_template'], msg: `Unknown variable: ${unknown}` }],
      });
    }
    await expect(patch({ ack_templates: { sms: 'x'.repeat(161) } })).rejects.toMatchObject({
      entries: [{ loc: ['body', 'ack_templates', 'sms'], type: 'string_too_long' }],
    });
    await expect(
      patch({ safe_fallbacks: { slack: 'Use the key AKIAIOSFODNN7EXAMPLQ meanwhile.' } }),
    ).rejects.toMatchObject({
      entries: [{ msg: expect.stringContaining('credential_leak') }],
    });
    // E-mail has neither, and a fallback is sent as it stands.
    for (const name of ['ack_templates', 'safe_fallbacks'] as const) {
      await expect(patch({ [name]: { email: 'One moment, please.' } })).rejects.toMatchObject({
        entries: [{ loc: ['body', name, 'email'], msg: expect.stringContaining('leave it out') }],
      });
    }
    await expect(patch({ safe_fallbacks: { sms: 'One moment, {first_name}.' } })).rejects.toMatchObject({
      entries: [{ loc: ['body', 'safe_fallbacks', 'sms'], msg: expect.stringContaining('variable') }],
    });
  });

  it('refuse to take away the wording of a channel that the common one is too long for', async () => {
    await world.configure({
      ack_template: `Thanks, {first_name}. ${'We are looking into it. '.repeat(10)}`,
      ack_templates: { sms: 'One moment, {first_name}.' },
    });
    await expect(world.configure({ ack_templates: {} })).rejects.toMatchObject({
      entries: [{ loc: ['body', 'ack_template'], msg: 'Longer than 160 characters on SMS' }],
    });
    await world.configure({ ack_template: null, ack_templates: {} });
  });

  it('refuse a list under which a stored acknowledgement would no longer pass', async () => {
    await world.configure({ ack_templates: { sms: 'One moment, Globex is on it.' } });
    await expect(world.configure({ competitor_list: ['Globex'] })).rejects.toMatchObject({
      entries: [{ loc: ['body', 'ack_templates', 'sms'], msg: 'Does not pass the policy: competitor_mention' }],
    });
    await world.configure({ ack_templates: {} });
    await world.configure({ competitor_list: ['Globex'] });
    await world.configure({ competitor_list: [] });
  });

  it('refuse a safer alternative that does not pass the policy it is part of', async () => {
    const rule = {
      id: 'no_synergy',
      name: 'Plain words',
      kind: 'phrases',
      severity: 'WARN',
      detail: 'Say what you mean.',
    } as const;
    const alternative = (text: string) =>
      world.configure({ own_rules: [{ ...rule, phrases: ['synergy'], safer_alternative: text }] });
    await expect(alternative('Hi {{first_name}}')).rejects.toMatchObject({
      entries: [
        {
          loc: ['body', 'own_rules', 0, 'safer_alternative'],
          msg: 'Does not pass the policy: unfilled_merge_field',
        },
      ],
    });
    await expect(alternative('damn')).rejects.toMatchObject({
      entries: [{ msg: 'Does not pass the policy: profanity' }],
    });
    await alternative('teamwork');
    await world.configure({ own_rules: [] });
  });

  it('refuse a callback address that is not public', async () => {
    const { version } = await world.gate.workspaces.settings(world.workspaceId);
    for (const url of [
      'http://hooks.example.org',
      'https://127.0.0.1/',
      'https://127.1/',
      'https://2130706433/',
      'https://0x7f000001/',
      'https://[::ffff:7f00:1]/',
      'https://[64:ff9b::169.254.169.254]/',
      'https://１６９.２５４.１６９.２５４/latest/meta-data/',
      'https://metadata.google.internal/',
      'https://u:p@example.org/',
      'https://example.org@127.0.0.1/',
      'https://example.org:6379/',
      'https://x.local/',
      'http://unix:/var/run/docker.sock:/info',
      'https:127.0.0.1',
    ]) {
      const change = world.gate.workspaces.patchSettings(world.owner, { callback_url: url }, version);
      await expect(change).rejects.toMatchObject({ entries: [{ loc: ['body', 'callback_url'] }] });
    }
  });

  it('are recorded with what they were and became, secrets as a hash', async () => {
    await world.configure({ callback_secret: 'a-secret-of-sixteen' });
    const rows = await world.database.sql(`SELECT detail FROM audit_event WHERE kind = 'settings.changed'`);
    expect(JSON.stringify(rows)).not.toContain('a-secret-of-sixteen');
    const sha256 = createHash('sha256').update('a-secret-of-sixteen').digest('hex');
    expect(rows.at(-1)).toMatchObject({
      detail: { before: { callback_secret: null }, after: { callback_secret: { sha256 } } },
    });
  });
});

describe('holds a workspace asked for', () => {
  it('stop or hold everything while it is paused', async () => {
    await world.configure({ pause_mode: 'hold' });
    expect((await submit()).submission).toMatchObject({
      status: 'QUEUED',
      queueReason: 'workspace_paused',
      policyPassed: true,
    });
    await world.configure({ pause_mode: 'block' });
    expect((await submit()).submission).toMatchObject({ status: 'BLOCKED', queueReason: null });
    await world.configure({ pause_mode: 'off' });
    expect((await submit()).submission.status).toBe('APPROVED');
  });

  it('hold the first message to each recipient', async () => {
    const answer = { metadata: { message_class: 'reply' as const }, bodyText: 'Yes, ten is fine.' };
    await submit({ recipient: 'known@example.org' });
    await world.configure({ autonomy: 'hold_first_contact' });
    expect((await submit({ recipient: 'known@example.org', ...answer })).submission.status).toBe('APPROVED');
    expect((await submit()).submission.queueReason).toBe('first_contact');
    await world.configure({ autonomy: 'hold_all' });
    expect((await submit()).submission.queueReason).toBe('manual_hold');
    await world.configure({ autonomy: 'auto', sampling_percent: 100 });
    expect((await submit()).submission.queueReason).toBe('sampling');
    const sent = (await submit({ ...sms, autoRemediate: true })).submission;
    expect(sent.status).toBe('APPROVED');
    const everything = { sampled: true, status: submissionStatuses };
    const samples = await world.gate.reviews.list(world.workspaceId, everything);
    expect(samples.items.map(({ actionId }) => actionId)).toEqual([sent.actionId]);
    await world.configure({ sampling_percent: 0 });
  });

  it('carry the acknowledgement of the workspace, with the name of the person', async () => {
    await world.configure({ autonomy: 'hold_all', ack_template: 'Hi {first_name}, one moment please.' });
    const held = async (first_name: string) =>
      (await submit({ ...sms, metadata: { contact: { first_name } } })).submission.ackMessage;
    expect(await held('Ada')).toBe('Hi Ada, one moment please.');
    expect(await held(' Jean-Luc d\u2019Arc ')).toBe('Hi Jean-Luc d\u2019Arc, one moment please.');
    for (const name of [
      'evil.example/x',
      'we guarantee you a full refund',
      'Ada\nPS',
      '30% off',
      '',
      'A'.repeat(41),
      'Fuck You',
      'null',
    ])
      expect(await held(name)).toBe('Hi there, one moment please.');
    expect((await submit(sms)).submission.ackMessage).toBe('Hi there, one moment please.');
    // Where no rule takes it for a lost name.
    await world.configure({ ack_template: 'Got it, {first_name}. One moment please.' });
    for (const [name, said] of [
      ['null', 'there'],
      ['undefined', 'there'],
      ['None', 'there'],
      ['Nan', 'Nan'],
    ] as const)
      expect(await held(name)).toBe(`Got it, ${said}. One moment please.`);
    await world.configure({ review_ttl_minutes: { sms: 5 }, safe_fallbacks: { sms: 'We will write soon.' } });
    const { submission } = await submit(sms);
    expect(submission.safeFallback).toBe('We will write soon.');
    expect((submission.expiresAt?.getTime() ?? 0) - submission.createdAt.getTime()).toBe(5 * 60_000);
    await world.configure({ autonomy: 'auto' });
  });
});

describe('a snapshot', () => {
  it('that was tampered with is noticed and never evaluated', async () => {
    const other = await testGate();
    await other.database.unguarded(`UPDATE policy_snapshot SET config = jsonb_set(config, '{rules}', '{}')`);
    await expect(other.gate.submit(other.caller, message())).rejects.toMatchObject({ code: 'internal_error' });
    await other.close();
  });
});

describe('members', () => {
  it('keep at least one owner, and only owners make owners', async () => {
    const { gate, owner, workspaceId } = world;
    await expect(gate.workspaces.removeMember(owner, owner.userId)).rejects.toMatchObject({ code: 'state_conflict' });
    await expect(gate.workspaces.setMember(owner, owner.userId, 'admin')).rejects.toMatchObject({
      code: 'state_conflict',
    });
    const admin = await world.person('admin');
    await expect(gate.workspaces.setMember(admin, admin.userId, 'owner')).rejects.toMatchObject({ code: 'forbidden' });
    await gate.workspaces.setMember(owner, admin.userId, 'owner');
    expect(await gate.workspaces.roleOf(admin.userId, workspaceId)).toBe('owner');
    await gate.workspaces.removeMember({ ...admin, role: 'owner' }, owner.userId);
    expect(await gate.workspaces.roleOf(owner.userId, workspaceId)).toBeNull();
  });

  it('change nobody with a role that was taken away after the request had come in', async () => {
    const other = await testGate();
    const { gate, owner, workspaceId } = other;
    const admin = await other.person('admin');
    const viewer = await other.person('viewer');
    await gate.workspaces.setMember(owner, admin.userId, 'viewer');
    await expect(gate.workspaces.setMember(admin, viewer.userId, 'admin')).rejects.toMatchObject({ code: 'forbidden' });
    await gate.workspaces.removeMember(owner, admin.userId);
    await expect(gate.workspaces.removeMember(admin, viewer.userId)).rejects.toMatchObject({ code: 'forbidden' });
    expect(await gate.workspaces.roleOf(viewer.userId, workspaceId)).toBe('viewer');
    await other.close();
  });

  it('who demote each other in the same moment leave one owner', async () => {
    const other = await testGate();
    const { gate, owner, workspaceId } = other;
    const second = await other.person('owner');
    const outcomes = await Promise.allSettled([
      gate.workspaces.setMember(owner, second.userId, 'viewer'),
      gate.workspaces.setMember(second, owner.userId, 'viewer'),
    ]);
    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    const left = await gate.workspaces.members(workspaceId);
    expect(left.filter(({ role }) => role === 'owner')).toHaveLength(1);
    await other.close();
  });
});
