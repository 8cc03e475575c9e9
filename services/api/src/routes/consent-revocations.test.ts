import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { askForConsent } from '@sendgate/gate/testing';
import { type TestApi, testApi } from '../testing.ts';

const path = '/v1/consent-revocations';
const recipient = '+14155550132';

describe('consent taken back through the API', () => {
  let api: TestApi;
  beforeAll(async () => {
    api = await testApi();
    await askForConsent(api);
    await api.configure({ contact_pressure: { per_24h: 1000, per_7d: 1000 } });
  });
  afterAll(() => api?.close());

  const send = (text: string) =>
    api.post('/v2/gate/outbound', { channel: 'sms', recipient, body_text: text }).then(({ body }) => body);

  it('ends what waits, stops what comes, and says so once', async () => {
    const held = await send('As an AI language model, I cannot write this.');
    expect(held.status).toBe('QUEUED');
    const told = { channel: 'sms', recipient, revoked_at: '2026-01-20T10:00:00Z' };
    expect((await api.post(path, told)).body).toEqual({ recorded: true, holds_blocked: 1 });
    expect((await api.get(`/v2/gate/outbound/${held.action_id}`)).body.status).toBe('BLOCKED');
    expect((await send('Our price list is ready.')).status).toBe('BLOCKED');
    expect((await api.post(path, told)).body).toEqual({ recorded: false, holds_blocked: 0 });
    const [record] = await api.database.sql(
      `SELECT actor, detail - 'recipient_hash' AS detail FROM audit_event WHERE kind = 'consent.revoked'`,
    );
    expect(record).toEqual({ actor: `key:${api.caller.keyId}`, detail: { channel: 'sms', holds_blocked: 1 } });
  });

  it.each([
    ['a recipient of another channel', { channel: 'sms', recipient: 'ada@example.org' }, 'recipient'],
    ['a channel there is none of', { channel: 'fax', recipient }, 'channel'],
    ['a time that is none', { channel: 'sms', recipient, revoked_at: 'yesterday' }, 'revoked_at'],
  ])('refuses %s', async (_name, body, field) => {
    const reply = await api.post(path, body);
    expect([reply.status, reply.body.detail[0].loc]).toEqual([422, ['body', field]]);
  });

  it('is refused to a test key', async () => {
    const { key } = await api.newKey({ livemode: false });
    const reply = await api.post(path, { channel: 'sms', recipient }, key);
    expect([reply.status, reply.body.code]).toEqual([403, 'live_key_required']);
  });
});
