import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { blockedBody } from '@sendgate/gate/testing';
import request from 'supertest';
import { type TestApi, testApi } from '../testing.ts';

const path = '/v1/suppressions';
const message = (recipient: string, text = 'Hello Ada, see you on Thursday.') => ({
  recipient,
  subject: 'Thursday',
  body_text: text,
});

describe('the suppression list of an API key', () => {
  let api: TestApi;
  beforeAll(async () => {
    api = await testApi();
  });
  afterAll(() => api.close());

  const remove = (entry: string, key = api.key) =>
    request(api.server).delete(path).set('Authorization', `Bearer ${key}`).send({ entry });
  const keyId = () => api.caller.keyId;

  it('stops the next message to an entry, blocks what waits for a review, and lets go again when it is removed', async () => {
    const held = await api.post('/v1/gate/outbound', message('stop+x@list.example', blockedBody));
    expect(held.body.status).toBe('QUEUED');
    const added = await api.post(path, { entries: ['Stop@list.example', '@gone.example'], reason: 'unsubscribed' });
    expect([added.status, added.body]).toEqual([200, { added: 2 }]);
    expect((await api.get(`/v1/gate/outbound/${held.body.action_id}`)).body.status).toBe('BLOCKED');
    for (const recipient of ['stop@list.example', 'anybody@mail.gone.example']) {
      expect((await api.post('/v1/gate/outbound', message(recipient))).body.status).toBe('BLOCKED');
    }
    expect((await remove('stop@list.example')).status).toBe(204);
    expect((await api.post('/v1/gate/outbound', message('stop@list.example'))).body.status).toBe('APPROVED');
    const again = await remove('stop@list.example');
    expect([again.status, again.body.code]).toEqual([404, 'suppression_entry_not_found']);
  });

  it('adds an entry once, however often it is asked to, and keeps who added it and why', async () => {
    for (const added of [1, 0]) {
      const reply = await api.post(path, { entries: ['+49 170 1234567', '+491701234567', 'tel:+49-170-1234567'] });
      expect(reply.body).toEqual({ added });
    }
    const { body } = await api.get(`${path}?search=%2B49170`);
    expect(body.entries).toEqual([
      { entry: '+491701234567', reason: 'manual', created_by: `key:${keyId()}`, created_at: expect.any(String) },
    ]);
  });

  it('is read page by page', async () => {
    const names = ['a', 'b', 'c', 'd', 'e'].map((name) => `${name}@pages.example`);
    await api.post(path, { entries: names });
    const seen: string[] = [];
    for (let next: number | null = 0; next !== null; ) {
      const { body } = await api.get(`${path}?limit=2&offset=${next}`);
      expect(body.entries.length).toBeLessThanOrEqual(2);
      expect(body.next_offset !== null).toBe(body.has_more);
      seen.push(...body.entries.map((row: { entry: string }) => row.entry));
      next = body.next_offset;
    }
    expect(seen.filter((entry) => entry.endsWith('pages.example')).sort()).toEqual(names);
    expect(new Set(seen).size).toBe(seen.length);
  });

  it('puts every change on record under the key, without the recipient', async () => {
    await api.post(path, { entries: ['record@list.example'], reason: 'bounced' });
    await remove('record@list.example');
    const records = await api.database.sql<{ kind: string; actor: string; detail: object }>(
      `SELECT kind, actor, detail FROM audit_event WHERE kind LIKE 'suppression.%' ORDER BY id DESC LIMIT 2`,
    );
    const actor = `key:${keyId()}`;
    expect(records).toMatchObject([
      { kind: 'suppression.removed', actor },
      { kind: 'suppression.added', actor, detail: { added: 1, reason: 'bounced', holds_blocked: 0 } },
    ]);
    expect(JSON.stringify(records)).not.toContain('record@');
  });

  it('names every entry that is no recipient and adds none of its neighbours', async () => {
    const reply = await api.post(path, { entries: ['nobody', 'fine@refused.example', 'nobody else'] });
    const entry = (index: number) => ({
      loc: ['body', 'entries', index],
      msg: expect.any(String),
      type: 'value_error',
    });
    expect([reply.status, reply.body.detail]).toEqual([422, [entry(0), entry(2)]]);
    expect((await api.get(`${path}?search=fine@refused`)).body.entries).toEqual([]);
  });

  it.each([
    ['no entries', { entries: [] }],
    ['more than a thousand', { entries: Array.from({ length: 1001 }, (_, n) => `n${n}@many.example`) }],
    ['a space in an entry', { entries: ['a b@list.example'] }],
    ['nothing but a space', { entries: [' '] }],
    ['an empty reason', { entries: ['a@list.example'], reason: '' }],
  ])('refuses %s', async (_name, body) => {
    expect((await api.post(path, body)).status).toBe(422);
  });

  it('is shown to a test key, which changes nothing', async () => {
    const { key } = await api.newKey({ livemode: false });
    await api.post(path, { entries: ['kept@list.example'] });
    expect((await api.get(`${path}?search=kept@`, key)).body.entries).toHaveLength(1);
    for (const reply of [
      await api.post(path, { entries: ['new@list.example'] }, key),
      await remove('kept@list.example', key),
    ]) {
      expect([reply.status, reply.body.code]).toEqual([403, 'live_key_required']);
    }
    expect((await api.get(`${path}?search=kept@`)).body.entries).toHaveLength(1);
  });
});
