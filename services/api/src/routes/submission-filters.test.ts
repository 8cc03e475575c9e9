import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { SubmissionListItem } from '@sendgate/contracts';
import { blockedBody } from '@sendgate/gate/testing';
import { type TestApi, testApi } from '../testing.ts';

describe('a filter of the submission list', () => {
  let api: TestApi;
  let plain: SubmissionListItem;
  /** Differs from the plain one in everything that can be asked for. */
  let odd: SubmissionListItem;
  let between: string;

  const list = async (query = ''): Promise<SubmissionListItem[]> =>
    (await api.get(`/v1/gate/submissions?${query}`)).body.submissions;

  beforeAll(async () => {
    api = await testApi();
    const { gate, owner } = api;
    await api.post('/v2/gate/outbound', {
      channel: 'email',
      recipient: 'ada@plain.example',
      subject: 'Thursday',
      body_text: 'Hello Ada, see you on Thursday.',
    });
    const [row] = await api.database.sql<{ now: Date }>('SELECT clock_timestamp() AS now');
    between = row?.now.toISOString() ?? '';
    // A setting that rules read: the policy in force is another one from here on.
    await api.configure({ own_names: ['Oddity'] });
    const { body } = await api.post('/v2/gate/outbound', {
      channel: 'sms',
      recipient: '+14155550123',
      body_text: blockedBody,
      source_model: 'odd-model',
      governance_action_id: 'odd:1',
      idempotency_key: 'odd-key',
      metadata: { label: 'odd-label' },
    });
    await gate.reviews.assign(owner, body.action_id, { expectedVersion: 1, assignee: owner.email });
    [odd, plain] = (await list()) as [SubmissionListItem, SubmissionListItem];
  });
  afterAll(() => api.close());

  it.each([
    ['status', () => 'QUEUED'],
    ['channel', () => 'sms'],
    ['queue_reason', () => 'policy_block'],
    ['rule', () => 'credential_leak'],
    ['severity', () => 'BLOCK'],
    ['recipient', () => encodeURIComponent('+14155550123')],
    ['recipient', () => encodeURIComponent('+1 (415) 555-0123')],
    ['governance_action_id', () => 'odd:1'],
    ['idempotency_key', () => 'odd-key'],
    ['source_model', () => 'odd-model'],
    ['label', () => 'odd-label'],
    ['snapshot_id', () => odd.snapshot_id],
    ['assignee', () => encodeURIComponent(api.owner.email)],
    ['created_after', () => between],
  ])('%s leaves what it asks for and nothing else', async (name, value) => {
    expect((await list(`${name}=${value()}`)).map(({ action_id }) => action_id)).toEqual([odd.action_id]);
  });

  it('created_before leaves what is older', async () => {
    const ids = (await list(`created_before=${between}`)).map(({ action_id }) => action_id);
    expect(ids).toEqual([plain.action_id]);
  });

  it.each(['created_after', 'created_before'])('%s leaves out the moment itself', async (name) => {
    const ids = (await list(`${name}=${odd.created_at}`)).map(({ action_id }) => action_id);
    expect(ids).not.toContain(odd.action_id);
  });

  it('is told by the item it finds, which shows everything but the texts', () => {
    expect(odd).toMatchObject({
      channel: 'sms',
      status: 'QUEUED',
      queue_reason: 'policy_block',
      recipient: '+14155550123',
      source_model: 'odd-model',
      governance_action_id: 'odd:1',
      label: 'odd-label',
      assignee: api.owner.email,
      top_rule: 'credential_leak',
    });
    expect(Object.keys(odd).sort()).toEqual(itemFields);
  });
});

const itemFields =
  `action_id assignee block_count body_preview channel content_type created_at delivery_status expires_at
  governance_action_id label livemode policy_passed queue_reason recipient remediated review_url reviewed_at reviewed_by
  snapshot_id source_model status subject top_rule updated_at violation_count`.split(/\s+/);
