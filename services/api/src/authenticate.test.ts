import { request as plainRequest } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { KeyScope } from '@sendgate/contracts';
import request from 'supertest';
import { type TestApi, testApi } from './testing.ts';

let api: TestApi;
beforeAll(async () => {
  api = await testApi();
});
afterAll(() => api.close());

const path = '/v1/gate/usage/tokens';

async function refusal(authorization: string): Promise<[number, string, string | undefined]> {
  const reply = await request(api.server).get(path).set('Authorization', authorization);
  return [reply.status, reply.body.code, reply.headers['www-authenticate']];
}

/** Sends headers exactly as given, the same one twice included. */
function raw(headers: readonly string[]): Promise<number> {
  return new Promise((resolve, reject) => {
    const { port } = api.server.address() as AddressInfo;
    const sent = plainRequest({ port, path, headers: [...headers, 'Host', 'localhost'] }, (reply) => {
      reply.resume();
      resolve(reply.statusCode ?? 0);
    });
    sent.on('error', reject);
    sent.end();
  });
}

describe('an API key', () => {
  it('is asked for with 401 and the Bearer scheme when missing or ill-formed', async () => {
    expect((await request(api.server).get(path)).headers['www-authenticate']).toBe('Bearer');
    for (const header of [
      '',
      'Bearer',
      'Bearer ',
      `Basic ${api.key}`,
      api.key,
      `Bearer  ${api.key}`,
      `Bearer ${api.key} x`,
      `Bearer ${api.key},${api.key}`.replace(',', ' '),
    ]) {
      expect([header.replace(api.key, 'KEY'), ...(await refusal(header))]).toEqual([
        header.replace(api.key, 'KEY'),
        401,
        'missing_api_key',
        'Bearer',
      ]);
    }
    expect(await raw(['Authorization', `Bearer ${api.key}`, 'authorization', `Bearer ${api.key}`])).toBe(401);
    expect(await raw(['Authorization', `Bearer ${api.key}`])).toBe(200);
    expect((await request(api.server).get(`${path}?api_key=${api.key}&authorization=Bearer%20${api.key}`)).status).toBe(
      401,
    );
  });

  it('is refused alike when junk, altered, of another case or revoked', async () => {
    const last = api.key.at(-1) === 'a' ? 'b' : 'a';
    for (const key of [
      'gk_live_x',
      `${api.key.slice(0, -1)}${last}`,
      api.key.toUpperCase(),
      `${api.key}a`,
      api.key.slice(0, -1),
    ]) {
      expect(await refusal(`Bearer ${key}`)).toEqual([401, 'invalid_api_key', 'Bearer error="invalid_token"']);
    }
    const { key, record } = await api.gate.keys.create(api.owner, {
      label: 'r',
      livemode: true,
      scopes: ['usage:read'],
    });
    expect((await api.get(path, key)).status).toBe(200);
    await api.gate.keys.revoke(api.owner, record.id);
    expect(await refusal(`Bearer ${key}`)).toEqual([401, 'invalid_api_key', 'Bearer error="invalid_token"']);
  });

  it('opens only what its scopes name', async () => {
    const calls: Record<
      Exclude<KeyScope, 'admin'>,
      (key: string) => Promise<{ status: number; body: { code?: string } }>
    > = {
      check: (key) => api.post('/v1/check', { content: 'x' }, key),
      'gate:write': (key) => api.post('/v1/gate/outbound', {}, key),
      'gate:read': (key) => api.get('/v1/gate/submissions', key),
      'usage:read': (key) => api.get(path, key),
      'suppressions:read': (key) => api.get('/v1/suppressions', key),
      'suppressions:write': (key) => api.post('/v1/suppressions', {}, key),
    };
    for (const scope of Object.keys(calls) as KeyScope[]) {
      const { key } = await api.newKey({ scopes: [scope] });
      for (const [needed, call] of Object.entries(calls)) {
        const reply = await call(key);
        expect([scope, needed, reply.status === 403]).toEqual([scope, needed, needed !== scope]);
        if (needed !== scope) expect(reply.body.code).toBe('insufficient_scope');
      }
    }
  });

  it('works only from the addresses on its list', async () => {
    const keyFor = async (ipAllowlist: string[]) =>
      (await api.gate.keys.create(api.owner, { label: 'ip', livemode: true, scopes: ['usage:read'], ipAllowlist })).key;
    const refused = await api.get(path, await keyFor(['203.0.113.0/24'])).set('X-Forwarded-For', '203.0.113.9');
    expect([refused.status, refused.body.code]).toEqual([403, 'address_not_allowed']);
    expect(refused.body.recovery.action).toBe('check_credentials');
    expect((await api.get(path, await keyFor(['127.0.0.0/8']))).status).toBe(200);
  });

  it('for tests sees test submissions only, and live keys never see them', async () => {
    const { key } = await api.newKey({ livemode: false });
    const message = { recipient: 'ada@example.org', subject: 'S', body_text: 'Hello Ada, see you on Thursday.' };
    const { body } = await api.post('/v1/gate/outbound', message, key);
    expect(body.livemode).toBe(false);
    expect((await api.get(`/v1/gate/outbound/${body.action_id}`, key)).status).toBe(200);
    expect((await api.get(`/v1/gate/outbound/${body.action_id}`)).status).toBe(404);
    expect((await api.get('/v1/gate/submissions', key)).body.submissions).toHaveLength(1);
    expect((await api.get('/v1/gate/submissions')).body.submissions).toHaveLength(0);
  });
});
