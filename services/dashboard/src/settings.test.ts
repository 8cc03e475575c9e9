import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type DashboardWorld, dashboardWorld } from './testing/dashboard-world.ts';

describe('workspace settings', () => {
  let world: DashboardWorld;
  let path: string;

  beforeAll(async () => {
    world = await dashboardWorld();
    path = `/api/workspaces/${world.workspace.id}/settings`;
  });

  afterAll(async () => {
    await world?.close();
  });

  async function patch(body: object) {
    const { headers } = await world.people.admin.send('GET', path);
    return world.people.admin.send('PATCH', path, body, { 'If-Match': String(headers.etag) });
  }

  it('changes what is named, leaves the rest, and counts the version up', async () => {
    const before = await world.people.admin.send('GET', path);
    expect(before.status).toBe(200);
    expect(before.headers.etag).toBe(`"${before.body.version}"`);
    const after = await patch({ required_approvals: 2 });
    expect(after.status).toBe(200);
    expect(after.body.settings).toEqual({ ...before.body.settings, required_approvals: 2 });
    expect(after.body.version).toBe(before.body.version + 1);
    await patch({ required_approvals: 1 });
  });

  it('publishes a new policy snapshot when a rule reads the setting', async () => {
    const before = await world.people.viewer.send('GET', '/api/policy/snapshots/active');
    expect(before.status).toBe(200);
    expect((await patch({ max_discount_percent: 15 })).status).toBe(200);
    const after = await world.people.viewer.send('GET', '/api/policy/snapshots/active');
    expect(after.body.snapshot_id).not.toBe(before.body.snapshot_id);
    expect(after.body.config_hash).not.toBe(before.body.config_hash);
    expect(after.body.config.settings.max_discount_percent).toBe(15);
  });

  it('answers 428 without a version and 412 to an old one', async () => {
    const { admin } = world.people;
    expect((await admin.send('PATCH', path, { self_approval: true })).status).toBe(428);
    const stale = await admin.send('GET', path);
    await patch({ sampling_percent: 1 });
    const late = await admin.send('PATCH', path, { self_approval: true }, { 'If-Match': String(stale.headers.etag) });
    expect([late.status, late.body.code]).toEqual([412, 'version_mismatch']);
    expect((await admin.send('GET', path)).body.settings.self_approval).toBe(false);
  });

  it('neither counts up nor puts on record what changes nothing, and refuses it too under an old version', async () => {
    const { admin } = world.people;
    const changes = async () =>
      (await admin.send('GET', '/api/audit?kind=settings.changed&limit=1')).body.records[0]?.id;
    const stale = await admin.send('GET', path);
    const before = await patch({ sampling_percent: 2 });
    const recorded = await changes();
    for (const same of [{}, { sampling_percent: 2 }, { callback_url: null, ack_templates: {} }]) {
      const after = await patch(same);
      expect([after.status, after.body]).toEqual([200, before.body]);
    }
    expect(await changes()).toBe(recorded);
    const late = await admin.send('PATCH', path, {}, { 'If-Match': String(stale.headers.etag) });
    expect([late.status, late.body.code, late.body.current]).toEqual([
      412,
      'version_mismatch',
      { version: before.body.version },
    ]);
    await patch({ sampling_percent: 0 });
  });

  it.each([
    [{ required_approvals: 4 }, 'required_approvals'],
    [{ callback_url: 'http://127.0.0.1/hook' }, 'callback_url'],
    [{ callback_url: 'https://user:pass@hooks.example/x' }, 'callback_url'],
    [{ callback_url: 'https://169.254.169.254/latest' }, 'callback_url'],
    [{ ack_template: 'Hello {last_name}' }, 'ack_template'],
    [{ callback_secret: 'short' }, 'callback_secret'],
    [{ standard_disclaimers: ['guaranteed'] }, 'standard_disclaimers'],
  ])('answers 422 to %j', async (body, field) => {
    const answer = await patch(body);
    expect(answer.status).toBe(422);
    expect(answer.body.detail[0].loc.slice(0, 2)).toEqual(['body', field]);
  });

  it('takes as many own rules as there may be, with all of their parts, and refuses a bad one by its place', async () => {
    const rule = (i: number) => ({
      id: `own_rule_${i}`,
      name: `Rule ${i}`,
      kind: 'pattern',
      severity: 'WARN',
      mode: 'shadow',
      pattern: `\\bsku-${i}\\d{2,6}\\b`,
      fields: ['subject', 'body'],
      content_types: ['email'],
      channels: ['email'],
      detail: 'No stock numbers.',
      safer_alternative: 'the product',
      must_fire: [`SKU-${i}234`],
      must_not_fire: ['SKU'],
    });
    const own_rules = Array.from({ length: 200 }, (_, i) => rule(i));
    const saved = await patch({ own_rules });
    expect([saved.status, saved.body.settings?.own_rules?.length, saved.body.warnings]).toEqual([200, 200, []]);
    const refused = await patch({ own_rules: [rule(1), { ...rule(2), pattern: '(a)\\1' }] });
    expect(refused.status).toBe(422);
    expect(refused.body.detail).toMatchObject([{ loc: ['body', 'own_rules', 1, 'pattern'], type: 'value_error' }]);
    await patch({ own_rules: [] });
  });

  it('takes a callback secret and never gives it back', async () => {
    const secret = 'a secret nobody may read again 123';
    const answer = await patch({ callback_secret: secret });
    expect(answer.status).toBe(200);
    expect(answer.body.callback_secret_set).toBe(true);
    const read = await world.people.owner.send('GET', path);
    const callbacks = await world.people.owner.send('GET', '/api/callbacks');
    for (const reply of [answer, read, callbacks]) expect(reply.text).not.toContain(secret);
    const wrong = await patch({ callback_secret: `${'s3cr3t'.repeat(30)}` });
    expect(wrong.status).toBe(422);
    expect(wrong.text).not.toContain('s3cr3t');
  });

  it('shows a rotated secret once and keeps the one before it for 24 hours', async () => {
    const rotated = await world.people.admin.send(
      'POST',
      `/api/workspaces/${world.workspace.id}/callback-secret/rotate`,
    );
    expect(rotated.status).toBe(200);
    expect(rotated.body.callback_secret).toMatch(/^whsec_/);
    const callbacks = await world.people.admin.send('GET', '/api/callbacks');
    expect(callbacks.body.endpoint.secret_set).toBe(true);
    const until = Date.parse(callbacks.body.endpoint.previous_secret_until) - Date.now();
    expect(until).toBeGreaterThan(23.9 * 3_600_000);
    expect(until).toBeLessThanOrEqual(24 * 3_600_000);
    expect(callbacks.text).not.toContain(rotated.body.callback_secret);
  });

  it('reports usage of the workspace', async () => {
    const answer = await world.people.viewer.send('GET', '/api/usage?days=7');
    expect(answer.status).toBe(200);
    expect(answer.body).toMatchObject({ workspace_id: world.workspace.id, timezone: 'UTC' });
    expect((await world.people.viewer.send('GET', '/api/usage?days=91')).status).toBe(422);
  });

  describe('suppression', () => {
    const list = () => `/api/workspaces/${world.workspace.id}/suppression`;

    it('adds, lists, and removes entries', async () => {
      const { reviewer, admin } = world.people;
      const entries = ['ada@blocked.example', '@blocked.example'];
      const added = await reviewer.send('POST', list(), { entries, reason: 'asked' });
      expect([added.status, added.body]).toEqual([200, { added: 2 }]);
      expect((await reviewer.send('POST', list(), { entries })).body).toEqual({ added: 0 });
      const page = await reviewer.send('GET', list());
      expect(page.body.entries.map((item: { entry: string }) => item.entry).sort()).toEqual([...entries].sort());
      expect(page.body.entries[0]).toMatchObject({ reason: 'asked', created_by: 'reviewer@here.example' });
      expect((await admin.send('DELETE', list(), { entry: entries[0] })).status).toBe(204);
      const gone = await admin.send('DELETE', list(), { entry: entries[0] });
      expect([gone.status, gone.body.code]).toEqual([404, 'suppression_entry_not_found']);
    });

    it('cannot remove an entry of another tenant', async () => {
      const { gate, elsewhere, people } = world;
      const { workspace, owner } = elsewhere;
      const actor = { workspaceId: workspace.id, userId: owner.userId, email: owner.email, role: 'owner' as const };
      await gate.workspaces.suppression.add(actor, ['theirs@blocked.example']);
      const answer = await people.owner.send('DELETE', list(), { entry: 'theirs@blocked.example' });
      expect(answer.status).toBe(404);
      expect((await gate.workspaces.suppression.list(workspace.id)).items).toHaveLength(1);
    });

    it.each([{ entries: [] }, { entries: ['two words'] }, { entries: ['x'.repeat(501)] }, {}])(
      'answers 422 to %j',
      async (body) => {
        expect((await world.people.reviewer.send('POST', list(), body)).status).toBe(422);
      },
    );
  });
});
