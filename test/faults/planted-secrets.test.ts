import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { catalog, openBoard } from '@sendgate/queues';
import { describeWithRedis, type PrivateRedis, privateRedis, type SentCommands } from '@sendgate/queues/testing';
import { type ApiProcess, startApiProcess } from '../../services/api/src/testing/api-process.ts';
import { startWorkerProcess, type WorkerProcess } from '../../services/worker/src/testing/worker-process.ts';
import { freePort } from '../support/free-port.ts';
import { until } from '../support/until.ts';
import { type FaultWorld, faultWorld, harmlessMessage } from './fault-world.ts';

const places = ['content', 'context', 'headers', 'urls', 'environment'] as const;
const eachPlace = 10;
/** The nth secret of a place. */
const secret = (place: (typeof places)[number], n: number) => `${place}-canary-${n}-7Qf2zKx9`;
const secrets = places.flatMap((place) => Array.from({ length: eachPlace }, (_, n) => secret(place, n)));
const numbers = Array.from({ length: eachPlace }, (_, n) => n);
/** Ten more in the forms in which keys are issued, made up: what masks such forms must not be what keeps them out. */
const keyForms = [
  'AKIAQ7ZKX2PLANTED3WV',
  'sk_live_4eC39HqLyjWDarplanted1zdp7',
  'ghp_16C7e42F292c6912E7710c838347Aeplant1',
  'xoxb-173948201847-plantedQ7ZKX2WVabcd',
  'AIzaSyD4plantedX9qL2vB7nM0kJ8hG5fR3eW1z',
  'glpat-plantedQ7ZKX2WV9qLb',
  'npm_plantedQ7ZKX2WV9qLbMn0kJ8hG5fR3eW1zX',
  'SG.plantedQ7ZKX2WV.9qLbMn0kJ8hG5fR3eW1zXyTuVwSrQpOnMlKj',
  'eyJhbGciOiJIUzI1NiJ9.eyJwbGFudGVkIjp0cnVlfQ.plantedQ7ZKX2WV9qLbMn0kJ8',
  'postgres://planted:Q7ZKX2WV9qLb@db.internal.example/main',
];
const formOf = (n: number) => keyForms[n] ?? '';

const backends = [
  ['Redis', describeWithRedis, true],
  ['Postgres', describe, false],
] as const;

for (const [kind, describeBackend, usesRedis] of backends) {
  describeBackend(
    `sixty secrets in texts, context, headers, addresses and the environment, with queues in ${kind}`,
    () => {
      let world: FaultWorld;
      let redis: PrivateRedis | undefined;
      let commands: SentCommands | undefined;
      let api: ApiProcess;
      let worker: WorkerProcess;
      let probes: number[];
      beforeAll(async () => {
        world = await faultWorld(
          Object.fromEntries(numbers.map((n) => [`MODEL_KEY_${n}`, `${secret('environment', n)} ${formOf(n)}`])),
        );
        if (usesRedis) {
          redis = await privateRedis();
          await redis.start();
          commands = await redis.watch();
        }
        probes = [await freePort(), await freePort()];
        const [metricsPort, workerPort] = probes.map(String) as [string, string];
        const environment = { ...world.environment, ...(redis && { REDIS_URL: redis.url }) };
        worker = startWorkerProcess({ ...environment, WORKER_PORT: workerPort });
        [api] = await Promise.all([
          startApiProcess({ ...environment, METRICS_PORT: metricsPort }, { logRequests: true }),
          worker.consuming,
        ]);
      });
      afterAll(async () => {
        await api?.kill();
        await worker?.kill();
        await commands?.stop();
        await redis?.kill();
        await world.close();
      });

      const ask = async (path: string, init: RequestInit = {}) => {
        const authorization = { Authorization: `Bearer ${world.key}`, 'Content-Type': 'application/json' };
        const reply = await fetch(`http://127.0.0.1:${api.port}${path}`, {
          ...init,
          headers: { ...authorization, ...(init.headers as Record<string, string>) },
        });
        return { status: reply.status, text: await reply.text() };
      };
      const post = (path: string, body: unknown) => ask(path, { method: 'POST', body: JSON.stringify(body) });

      /** What the board shows of every queue. */
      async function boardPages(): Promise<string> {
        const board = await openBoard({ redisUrl: redis?.url, databaseUrl: world.database.url }, { basePath: '' });
        const server = createServer(board.router).listen(0, '127.0.0.1');
        await once(server, 'listening');
        const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}/api/queues`;
        const pages: string[] = [];
        for (const { name } of catalog) {
          pages.push(await (await fetch(`${base}?activeQueue=${name}&status=latest&jobsPerPage=100`)).text());
        }
        server.closeAllConnections();
        server.close();
        await board.close();
        return pages.join('\n');
      }

      /** What the queues hold and were told. */
      async function queues(): Promise<string> {
        if (redis) return `${commands?.seen.join('\n')}\n${await redis.contents()}`;
        const tables = await world.database.sql<{ name: string }>(
          `SELECT format('%I.%I', schemaname, tablename) AS name FROM pg_tables WHERE schemaname = 'bullmq'`,
        );
        const rows = tables.map(({ name }) =>
          world.database.sql<{ row: string }>(`SELECT t::text AS row FROM ${name} t`),
        );
        return (await Promise.all(rows))
          .flat()
          .map(({ row }) => row)
          .join('\n');
      }

      it('are in no log, no error, no metric, no job and on no page of the queue board', async () => {
        const refused: string[] = [];
        const keepRefusal = ({ status, text }: { status: number; text: string }) => {
          expect(status).toBeGreaterThanOrEqual(400);
          refused.push(text);
        };
        const posted: string[] = [];
        // Refuses, so that its callbacks stay waiting and what it said is told in a log.
        world.receiver.treat((res, { body }) => {
          posted.push(body.toString());
          res.writeHead(500).end(`${secret('content', 0)} ${formOf(0)}`);
        });
        const receiver = `http://127.0.0.1:${world.receiver.port}/callbacks?token=${secret('urls', 0)}`;
        await world.configure({ callback_url: receiver });

        for (const n of numbers) {
          const planted = secret('content', n);
          const held = {
            ...harmlessMessage({ evidence: true }),
            body_text: `As an AI language model, I cannot. ${planted} ${formOf(n)}`,
          };
          const { text } = await post('/v2/gate/outbound', { ...held, subject: planted, idempotency_key: planted });
          const { action_id: actionId, status } = JSON.parse(text);
          expect(status).toBe('QUEUED');
          const verdict = { expectedVersion: 1, reasonCode: 'tone', note: `${planted} ${formOf(n)}` } as const;
          await world.gate.reviews.reject({ ...world.owner, role: 'reviewer' }, actionId, verdict);
          keepRefusal(await post('/v1/gate/outbound', { recipient: planted, subject: planted, body_text: planted }));
          keepRefusal(await post('/v1/check', { content: planted, content_type: planted }));
          const form = formOf(n);
          keepRefusal(await post('/v1/gate/outbound', { recipient: form, subject: form, body_text: form }));
          keepRefusal(await post('/v1/check', { content: form, content_type: form, context: { token: form } }));
          keepRefusal(await ask(`/v1/gate/outbound/${encodeURIComponent(form)}?include=${encodeURIComponent(form)}`));
          keepRefusal(await ask('/v1/gate/submissions', { headers: { Authorization: `Bearer ${form}` } }));

          const context = { note: secret('context', n) };
          expect((await post('/v1/check', { content: 'Hello Ada.', context })).status).toBe(200);
          expect((await post('/v2/gate/outbound', { ...harmlessMessage(), metadata: context })).status).toBe(200);
          keepRefusal(await post('/v1/check', { content: '', context }));

          const header = secret('headers', n);
          keepRefusal(await ask('/v1/gate/submissions', { headers: { Authorization: `Bearer ${header}` } }));
          keepRefusal(
            await ask('/v1/nowhere', {
              headers: { Cookie: header, 'X-Request-Id': `${header}!`, 'User-Agent': header },
            }),
          );
          keepRefusal(await ask('/v1/check', { method: 'POST', headers: { 'Content-Type': header } }));

          const place = secret('urls', n);
          keepRefusal(await ask(`/${place}`));
          keepRefusal(await ask(`/v1/gate/outbound/${place}?include=${place}`));
          keepRefusal(await ask(`/v1/gate/submissions?limit=${place}`));
        }
        await until('a callback was tried and every scan made', async () => {
          const [row] = await world.database.sql<{ n: number }>(
            `SELECT count(*)::int AS n FROM work_item WHERE kind LIKE 'scan%' AND state <> 'DONE'`,
          );
          return row?.n === 0 && posted.length > 0;
        });
        const metrics = await Promise.all(
          probes.map(async (port) => (await fetch(`http://127.0.0.1:${port}/metrics`)).text()),
        );
        const board = await boardPages();
        const found = {
          logs: [...api.lines, ...worker.lines].join('\n'),
          errors: refused.join('\n'),
          metrics: metrics.join('\n'),
          queues: await queues(),
          board,
        };
        // They were there to be found: the receiver got them, and every place that is searched knows of the work.
        expect(posted.join('')).toContain('content-canary-');
        expect(found.logs).toContain('"route":"/v2/gate/outbound"');
        expect(found.logs).toContain('callback attempted');
        expect(found.metrics).toContain('nodejs_version_info');
        expect(found.queues).toContain('review-callbacks');
        if (commands) expect(commands.seen.length).toBeGreaterThan(100);
        expect(board).toContain('review-callbacks');

        const own = [world.key, world.options.secretsKey, world.options.keyPepper];
        for (const [place, text] of Object.entries(found)) {
          expect([place, [...secrets, ...keyForms, ...own].filter((one) => text.includes(one))]).toEqual([place, []]);
        }
      }, 600_000);
    },
  );
}
