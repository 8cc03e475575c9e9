import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type DashboardWorld, dashboardWorld } from './testing/dashboard-world.ts';

describe('the policy of a workspace', () => {
  let world: DashboardWorld;

  beforeAll(async () => {
    world = await dashboardWorld();
  });

  afterAll(async () => {
    await world?.close();
  });

  const editor = (method: string, path: string, body?: object, version?: unknown) =>
    world.people.policy_editor.send(method, `/api/policy/${path}`, body, version ? { 'If-Match': `"${version}"` } : {});

  const rules = {
    guarantee_claim: {
      severity: 'BLOCK',
      channels: ['email'],
      content_types: ['email'],
      params: { approved_claims: ['we guarantee delivery'] },
      exceptions: [
        { phrase: 'guarantee 3x ROI', owner: 'ann@here.example', expires_at: '2099-01-01T00:00:00.000Z' },
        { pattern: 'guarantee \\d{2}x', owner: 'ann@here.example', expires_at: null },
      ],
    },
    false_urgency: { enabled: false },
    superlative_claim: { mode: 'shadow' },
  };

  it('goes from draft to force and back by JSON, in the words of the API', async () => {
    const draft = await editor('GET', 'draft');
    expect([draft.status, draft.headers.etag, draft.body.updated_by]).toEqual([200, '"1"', null]);
    const { templates, based_on } = draft.body;
    expect((await editor('PUT', 'draft', { based_on, templates, rules })).status).toBe(428);
    const saved = await editor('PUT', 'draft', { based_on, templates, rules }, 1);
    expect([saved.status, saved.headers.etag]).toEqual([200, '"2"']);
    expect(saved.body).toMatchObject({ version: 2, rules, updated_by: 'policy_editor@here.example' });

    const validation = await editor('GET', 'draft/validation');
    expect(validation.body).toMatchObject({ publishable: true, problems: [], warnings: expect.any(Array) });
    expect(validation.body.changes.map(({ id }: { id: string }) => id)).toEqual(Object.keys(rules).sort());
    const publish = await editor('POST', 'draft/publish', undefined, 2);
    expect([publish.status, publish.headers.etag]).toEqual([201, '"3"']);
    expect(publish.body.snapshot).toMatchObject({ active: false, policy: { rules }, changes: validation.body.changes });

    const list = await world.people.viewer.send('GET', '/api/policy/snapshots');
    const [mine, first] = list.body.snapshots;
    expect([mine.snapshot_id, mine.active, first.active]).toEqual([publish.body.snapshot.snapshot_id, false, true]);
    const activate = await editor('POST', `snapshots/${mine.snapshot_id}/activate`, undefined, list.body.version);
    expect([activate.status, activate.body.active]).toEqual([200, true]);
    const stale = await editor('POST', `snapshots/${first.snapshot_id}/activate`, undefined, list.body.version);
    expect([stale.status, stale.body.code]).toEqual([412, 'version_mismatch']);
    const back = await editor('POST', `snapshots/${first.snapshot_id}/activate`, undefined, activate.body.version);
    expect([back.status, back.headers.etag]).toEqual([200, `"${activate.body.version + 1}"`]);
    const compared = await world.people.viewer.send('GET', `/api/policy/snapshots/${mine.snapshot_id}`);
    expect(compared.body).toMatchObject({ active: false, policy: { rules } });
    expect(compared.body.changes).toHaveLength(3);
  });

  it.each<[object, (string | number)[]]>([
    [{ rules: { guarantee_claim: { severity: 'MILD' } } }, ['rules', 'guarantee_claim', 'severity']],
    [{ rules: { guarantee_claim: { exeptions: [] } } }, ['rules', 'guarantee_claim', 'exeptions']],
    [
      { rules: { guarantee_claim: { exceptions: [{ phrase: 'we guarantee' }] } } },
      ['rules', 'guarantee_claim', 'exceptions', 0],
    ],
    [{ settings: { max_discount_percent: 101 } }, ['settings', 'max_discount_percent']],
    [{ settings: { no_such_setting: 1 } }, ['settings', 'no_such_setting']],
    [{ based_on: 'snap_of_nobody' }, ['based_on']],
  ])('answers 422 to a draft with %j', async (changes, place) => {
    const { body } = await editor('GET', 'draft');
    const draft = { based_on: body.active_snapshot_id, templates: body.templates, rules: {}, ...changes };
    const answer = await editor('PUT', 'draft', draft, body.version);
    expect(answer.status).toBe(422);
    expect(answer.body.detail[0].loc.slice(0, place.length + 1)).toEqual(['body', ...place]);
  });

  it('answers with every problem of a draft that cannot be published', async () => {
    const { body } = await editor('GET', 'draft');
    const wrong = { suppressed_recipient: { mode: 'shadow' }, contact_pressure: { params: { canary_strings: [] } } };
    const draft = { based_on: body.active_snapshot_id, templates: ['recipient_integrity_v1'], rules: wrong };
    const saved = await editor('PUT', 'draft', draft, body.version);
    expect(saved.status).toBe(200);
    const locs = (detail: { loc: unknown[] }[]) => detail.map(({ loc }) => loc.join('.'));
    const expected = ['body.rules.contact_pressure.params.canary_strings', 'body.rules.suppressed_recipient.mode'];
    const validation = await editor('GET', 'draft/validation');
    expect([validation.body.publishable, locs(validation.body.problems)]).toEqual([false, expected]);
    const publish = await editor('POST', 'draft/publish', undefined, saved.body.version);
    expect([publish.status, locs(publish.body.detail)]).toEqual([422, expected]);
    const missing = await editor('GET', 'snapshots/snap_of_nobody');
    expect([missing.status, missing.body.code]).toEqual([404, 'snapshot_not_found']);
  });
});
