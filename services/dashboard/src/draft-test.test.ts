import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { ProblemError } from '@sendgate/contracts';
import { draftTestLimit } from './draft-test-limit.ts';
import { type DashboardWorld, dashboardWorld } from './testing/dashboard-world.ts';

describe('a draft tried by JSON', () => {
  let world: DashboardWorld;

  beforeAll(async () => {
    world = await dashboardWorld();
  });

  afterAll(async () => {
    await world?.close();
  });

  const editor = (method: string, path: string, body?: object, version?: unknown) =>
    world.people.policy_editor.send(method, `/api/policy/${path}`, body, version ? { 'If-Match': `"${version}"` } : {});
  const promise = { channel: 'email', subject: 'Your offer', body_text: 'Hi Lee, we guarantee 3x ROI by spring.' };
  const test = (changes: object = {}) => editor('POST', 'draft/test', { ...promise, ...changes });
  const drafted = async (changes: object) => {
    const { body } = await editor('GET', 'draft');
    const draft = { based_on: body.active_snapshot_id, templates: body.templates, rules: {}, ...changes };
    return editor('PUT', 'draft', draft, body.version);
  };

  it('says what fires and why under the draft and under the policy in force, and what is let go', async () => {
    await drafted({ rules: { guarantee_claim: { severity: 'BLOCK' }, superlative_claim: { mode: 'shadow' } } });
    const answer = await test({ body_text: `${promise.body_text} We are the cheapest vendor. No guarantee is given.` });
    expect(answer.status).toBe(200);
    expect(answer.body).toMatchObject({
      version: 2,
      problems: [],
      draft: {
        status: 'QUEUED',
        queue_reason: 'policy_block',
        policy_violations: [
          { rule: 'guarantee_claim', severity: 'BLOCK', field: 'body_text', start: 8, detail: expect.any(String) },
        ],
        shadow_violations: [{ rule: 'superlative_claim' }],
      },
      in_force: { status: 'QUEUED', queue_reason: 'policy_warn', shadow_violations: [] },
      near_misses_truncated: false,
    });
    expect(answer.body.near_misses.map(({ rule }: { rule: string }) => rule)).toContain('superlative_claim');
    expect(answer.body.in_force.policy_violations.map(({ rule }: { rule: string }) => rule).sort()).toEqual([
      'guarantee_claim',
      'superlative_claim',
    ]);
  });

  it('takes a chat message as the gate does: a subject and HTML are of e-mail alone', async () => {
    const chat = { channel: 'slack', subject: 'We guarantee 3x ROI', body_html: '<p>We guarantee 3x ROI.</p>' };
    const answer = await test({ ...chat, body_text: 'Hi Lee, see you on Thursday.' });
    expect(answer.body.draft).toMatchObject({ status: 'APPROVED', policy_violations: [] });
  });

  it('says why a draft cannot be published, and what the policy in force finds', async () => {
    const lookbehind = { id: 'own_x', name: 'X', kind: 'pattern', severity: 'WARN', pattern: '(?<=a)b', detail: 'No.' };
    await drafted({ settings: { own_rules: [lookbehind] } });
    const { body } = await test();
    expect(body.problems).toMatchObject([{ loc: ['body', 'settings', 'own_rules', 0, 'pattern'] }]);
    expect(body).toMatchObject({ draft: null, in_force: { queue_reason: 'policy_warn' }, near_misses: [] });
  });

  it.each<[object, (string | number)[]]>([
    [{ channel: 'pigeon' }, ['channel']],
    [{ body_text: '' }, ['body_text']],
    [{ body_text: 'a'.repeat(100_001) }, ['body_text']],
    [{ body_html: 'a'.repeat(500_001) }, ['body_html']],
    [{ subject: 'one\nBcc: all@customer.example' }, ['subject']],
    [{ content_type: 'song' }, ['content_type']],
    [{ recipient: 'nobody at all' }, ['recipient']],
    [{ metadata: { source_records: [{ id: 'r1' }] } }, ['metadata', 'source_records', 0, 'entity']],
    [{ metadata: { note: 'a'.repeat(66_000) } }, ['metadata']],
  ])('answers 422 beyond the bounds of a message that is submitted: %#', async (changes, place) => {
    const answer = await test(changes);
    expect(answer.status).toBe(422);
    expect(answer.body.detail.map(({ loc }: { loc: unknown }) => loc)).toContainEqual(['body', ...place]);
  });

  it('leaves nothing of the text in the log', async () => {
    const canary = 'canary-draft-4c1d';
    const tried = { subject: canary, body_text: `We guarantee ${canary}.`, recipient: `${canary}@customer.example` };
    expect((await test({ ...tried, metadata: { note: canary } })).status).toBe(200);
    expect((await test({ ...tried, channel: canary })).status).toBe(422);
    const log = world.logLines.join('');
    expect(log).toContain('"route":"/api/policy/draft/test"');
    expect(log).not.toContain(canary);
  });
});

describe('draftTestLimit', () => {
  it('refuses what is more than a minute holds, says when to come back, and knows workspaces apart', async () => {
    const admit = draftTestLimit(2);
    await admit('ws_1');
    await admit('ws_1');
    const refusal = await admit('ws_1').catch((error: unknown) => error);
    expect(refusal).toMatchObject({ code: 'rate_limit_exceeded', recovery: { action: 'retry_after' } });
    expect(Number((refusal as ProblemError).headers['Retry-After'])).toBeGreaterThan(0);
    await admit('ws_2');
  });

  it('is asked before a draft is tried', async () => {
    const world = await dashboardWorld();
    try {
      const body = { channel: 'slack', body_text: 'Hi Lee.' };
      const ask = () => world.people.policy_editor.send('POST', '/api/policy/draft/test', body);
      const statuses: number[] = [];
      for (let times = 0; times < 31; times++) statuses.push((await ask()).status);
      expect(statuses.filter((status) => status === 200)).toHaveLength(30);
      expect(statuses.at(-1)).toBe(429);
    } finally {
      await world.close();
    }
  });
});
