import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import request from 'supertest';
import { type TestApi, testApi } from '../testing.ts';

let api: TestApi;
beforeAll(async () => {
  api = await testApi();
});
afterAll(() => api.close());

describe('probes and documents', () => {
  it('tell life from readiness, and readiness ends when the process is stopping', async () => {
    expect((await request(api.server).get('/healthz')).status).toBe(200);
    expect((await request(api.server).get('/readyz')).body).toEqual({ ready: true, checks: { postgres: 'ok' } });
    api.drain(true);
    expect((await request(api.server).get('/readyz')).status).toBe(503);
    expect((await request(api.server).get('/healthz')).status).toBe(200);
    api.drain(false);
  });

  it('describe the API for machines and people without a key', async () => {
    const full = await request(api.server).get('/openapi.json');
    expect(full.body).toMatchObject({ openapi: '3.1.0' });
    expect(
      (await request(api.server).get('/openapi.json').set('If-None-Match', String(full.headers.etag))).status,
    ).toBe(304);
    expect((await request(api.server).get('/v1/openapi.json')).body.info.version).toBe('1.0.0');
    const v2 = await request(api.server).get('/v2/openapi.json');
    expect(Object.keys(v2.body.paths)).toEqual(['/v2/gate/outbound', '/v2/gate/outbound/{action_id}']);
    const page = await request(api.server).get('/docs');
    expect(page.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(page.headers['content-security-policy']).toContain("default-src 'none'");
  });
});
