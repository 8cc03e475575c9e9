/**
 * The preview against bare Express with the same validation and no work, interleaved in one run:
 *
 *   node bench/preview.ts [rounds] [seconds]
 */
import { contest, printTable, ratio, startServer, writeResults } from './contest.ts';
import { messageTexts } from './message.ts';
import { openWorld } from './world.ts';

const rounds = Number(process.argv[2] ?? 5);
const seconds = Number(process.argv[3] ?? 3);
const connections = 64;

const world = await openWorld();
const api = await world.startApi();
const bare = await startServer('floors/bare-validation.ts', world.environment);
try {
  const plan = (port: number) => ({
    port,
    path: '/v1/check',
    headers: { Authorization: `Bearer ${world.apiKey}` },
    bodies: messageTexts.map((content) => JSON.stringify({ content, content_type: 'email' })),
  });
  const results = await contest(
    [
      { name: 'preview', pid: api.pid, plan: plan(api.port) },
      { name: 'floor: express, json(), validation', pid: bare.pid, plan: plan(bare.port) },
    ],
    { rounds, seconds, connections, others: { postgres: world.postgresPid, redis: world.redisPid } },
  );
  printTable(results);
  const value = ratio(results, 'preview', 'floor: express, json(), validation');
  process.stdout.write(`\n${value.toFixed(2).padStart(6)}  preview / floor (must 1, goal 2, moonshot 3)\n`);
  writeResults('preview', { rounds, seconds, connections, results: Object.fromEntries(results), ratio: value });
} finally {
  await Promise.all([api, bare].map((server) => server.stop()));
  await world.close();
}
