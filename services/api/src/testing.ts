import type { Server } from 'node:http';
import { Writable } from 'node:stream';
import type { GateOptions } from '@sendgate/gate';
import { type TestGate, testGate } from '@sendgate/gate/testing';
import { createLogger, createServer, listen } from '@sendgate/runtime';
import request from 'supertest';
import { Admission } from './admission.ts';
import { apiDocuments } from './api-documents.ts';
import { apiHeaders, createApiApp } from './app.ts';

/** The whole api on a gate and database of its own, listening on a free port. */
export interface TestApi extends TestGate {
  readonly server: Server;
  /** Every line logged so far. */
  readonly logs: string[];
  /** Makes the process say it is stopping. */
  drain(draining: boolean): void;
  get(path: string, key?: string): request.Test;
  post(path: string, body: unknown, key?: string): request.Test;
}

/** Opens it for one test file. Limits are far away unless `overrides` brings them near. */
export async function testApi(overrides: Partial<GateOptions> = {}): Promise<TestApi> {
  const limits = {
    tokensPerDay: 1_000_000_000,
    previewPerMinute: 1_000_000,
    gatePerMinute: 1_000_000,
    readsPerMinute: 1_000_000,
    testPerMinute: 1_000_000,
  };
  const world = await testGate({ limits, ...overrides });
  const logs: string[] = [];
  const stream = new Writable({
    write(chunk, _encoding, done) {
      logs.push(String(chunk));
      done();
    },
  });
  const logger = createLogger({ service: 'api', level: 'debug', stream });
  const admission = new Admission(world.gate.usage);
  let draining = false;
  const context = {
    gate: world.gate,
    admission,
    checks: [{ name: 'postgres', check: () => world.gate.ping() }],
    isDraining: () => draining,
    documents: apiDocuments('http://localhost:8080'),
  };
  const server = createServer(createApiApp({ context, logger, verifyReplies: true }), { logger, headers: apiHeaders });
  await listen(server, 0, '127.0.0.1');
  return {
    ...world,
    server,
    logs,
    drain: (value) => {
      draining = value;
    },
    get: (path, key = world.key) => request(server).get(path).set('Authorization', `Bearer ${key}`),
    post: (path, body, key = world.key) =>
      request(server)
        .post(path)
        .set('Authorization', `Bearer ${key}`)
        .set('Content-Type', 'application/json')
        // Bytes go as they are; the client would write a list of their numbers.
        .serialize((bytes) => bytes)
        .send(typeof body === 'string' || Buffer.isBuffer(body) ? body : JSON.stringify(body)),
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      admission.close();
      await world.close();
    },
  };
}
