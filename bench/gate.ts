/**
 * The persisted gate against its floors, interleaved in one run:
 *
 *   node bench/gate.ts [rounds] [seconds]
 *
 * 64 connections, a kilobyte of clean e-mail to somebody else each time, the default policy, durable commits.
 */
import { type Contender, contest, load, median, printTable, ratio, startServer, writeResults } from './contest.ts';
import { insertOneAtATime } from './floors/one-at-a-time.ts';
import { messageText } from './message.ts';
import { openWorld } from './world.ts';

const rounds = Number(process.argv[2] ?? 5);
const seconds = Number(process.argv[3] ?? 3);
const connections = 64;

const world = await openWorld();
const api = await world.startApi();
const bare = await startServer('floors/bare-insert.ts', world.environment);
const idiomatic = world.redisUrl ? await startServer('floors/idiomatic.ts', world.environment) : null;
try {
  const body = JSON.stringify({
    channel: 'email',
    recipient: 'ada@company-@N@.example',
    subject: 'Following up',
    body_text: messageText,
  });
  const plan = (port: number) => ({
    port,
    path: '/v2/gate/outbound',
    headers: { Authorization: `Bearer ${world.apiKey}` },
    bodies: [body],
  });
  const contenders: Contender[] = [
    { name: 'gate', pid: api.pid, plan: plan(api.port) },
    { name: 'floor: express, json(), one INSERT', pid: bare.pid, plan: plan(bare.port) },
    ...(idiomatic
      ? [{ name: 'idiomatic: prisma create, await queue.add', pid: idiomatic.pid, plan: plan(idiomatic.port) }]
      : []),
  ];
  const others = { postgres: world.postgresPid, redis: world.redisPid };
  const results = await contest(contenders, { rounds, seconds, connections, others });
  const single = await insertOneAtATime(world.databaseUrl, seconds);
  printTable(results);
  const peak = median((results.get('gate') ?? []).map((figures) => figures.perSecond));
  // Nobody asked anything of the api while the floor was measured, and V8 gave its heap back: half the peak is a steady state.
  await load({ ...plan(api.port), connections, seconds: 2 * seconds, rate: peak / 2 });
  const calm = await load({ ...plan(api.port), connections, seconds: 2 * seconds, rate: peak / 2 });
  const targets = {
    'gate / floor (must 1, goal 2, moonshot 3)': ratio(results, 'gate', 'floor: express, json(), one INSERT'),
    'gate / idiomatic (must 3, goal 6, moonshot 10)': ratio(
      results,
      'gate',
      'idiomatic: prisma create, await queue.add',
    ),
    'gate / one INSERT at a time by pg (must 0.3, goal 0.6, moonshot 1)': peak / single,
    'p99 / p50 at half peak (at most 5, goal 3, moonshot 2)': calm.p99 / calm.p50,
  };
  process.stdout.write(`\none INSERT at a time by pg: ${single.toFixed(0)} rows/s\n`);
  process.stdout.write(`at half peak: p50 ${calm.p50.toFixed(2)} ms, p99 ${calm.p99.toFixed(2)} ms\n\n`);
  for (const [name, value] of Object.entries(targets))
    process.stdout.write(`${value.toFixed(2).padStart(6)}  ${name}\n`);
  writeResults('gate', { rounds, seconds, connections, results: Object.fromEntries(results), single, calm, targets });
} finally {
  await Promise.all([api, bare, idiomatic].map((server) => server?.stop()));
  await world.close();
}
