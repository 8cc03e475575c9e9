import type { Server } from 'node:http';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { CallbacksEnabling } from '@sendgate/gate';
import { closeServer, createLogger, createServer, listen } from '@sendgate/runtime';
import request from 'supertest';
import { createDashboardApp } from './app.ts';
import {
  appUrl,
  type Browser,
  baseUrl,
  type DashboardWorld,
  dashboardWorld,
  secrets,
} from './testing/dashboard-world.ts';

let world: DashboardWorld;
let server: Server;
let draining = false;
const pinged = Promise.withResolvers<CallbacksEnabling>();

/** The dashboard of the world where its keys are waited for without end, as behind a lock, and a receiver until it answers. */
beforeAll(async () => {
  world = await dashboardWorld();
  const never = () => new Promise<never>(() => {});
  const enable = () => pinged.promise;
  const { gate } = world;
  const logger = createLogger({ service: 'dashboard-test', stream: { write: () => undefined } });
  const app = createDashboardApp({
    gate: { ...gate, keys: { ...gate.keys, list: never }, callbacks: { ...gate.callbacks, enable } },
    logger,
    config: { appUrl, baseUrl, authSecret: secrets.authSecret, trustedProxies: [], storeTimeoutMs: 100 },
    isDraining: () => draining,
    board: async () => null,
  });
  server = createServer(app, { logger });
  await listen(server, 0, '127.0.0.1');
});
afterAll(async () => {
  await closeServer(server);
  await world.close();
});

const asked = (test: request.Test, { cookie, csrfToken }: Browser) =>
  test.set({ Cookie: cookie, 'X-CSRF-Token': csrfToken, Origin: appUrl });

it('answers 503 where the store lets a page or a request wait, and still waits for a receiver that was asked', async () => {
  const { admin } = world.people;
  const enabling = asked(request(server).post('/api/callbacks/enable'), admin).then(({ status }) => status);
  for (const path of ['/keys', '/api/keys']) {
    const answer = await asked(request(server).get(path), admin);
    expect([path, answer.status, answer.body.code]).toEqual([path, 503, 'service_unavailable']);
  }
  pinged.resolve({ state: 'healthy', ping: null, resumed: 0, missed: { count: 0, from: null } });
  expect(await enabling).toBe(200);
});

it('asks whoever goes on asking for a new connection once the process stops, which would wait for their last one', async () => {
  const asks = async () => (await request(server).get('/healthz').set('Connection', 'keep-alive')).headers.connection;
  expect(await asks()).toBe('keep-alive');
  draining = true;
  expect(await asks()).toBe('close');
  draining = false;
});

it('shows a browser a page that says so, and not the problem of a program', async () => {
  const asBrowser = asked(request(server).get('/keys').set('Accept', 'text/html,*/*;q=0.8'), world.people.admin);
  const { status, headers, text } = await asBrowser;
  expect([status, headers['content-type']]).toEqual([503, 'text/html; charset=utf-8']);
  expect(text).toContain('This page cannot be shown');
  expect(text).toContain(headers['x-request-id']);
});
