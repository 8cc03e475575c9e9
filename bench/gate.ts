/**
 * The persisted gate against its floors, interleaved in one run:
 *
 *   node bench/gate.ts [rounds] [seconds]
 *
 * 64 connections, a kilobyte of clean e-mail to somebody else each time, the default policy, durable commits. Half the peak is
 * measured five times: of the ratios of p99 to p50 the middle one counts.
 */
import pg from 'pg';
import { type Contender, contest, load, median, printTable, ratio, startServer, writeResults } from './contest.ts';
import { insertOneAtATime } from './floors/one-at-a-time.ts';
import type { LoadFigures } from './load.ts';
import { messageTexts } from './message.ts';
import { openWorld } from './world.ts';

const rounds = Number(process.argv[2] ?? 5);
const seconds = Number(process.argv[3] ?? 3);
const connections = 64;
const calmRuns = 5;

/** Has Postgres finish what the contenders left it to do, which would otherwise fall into what is measured next. */
async function settle(databaseUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  await client.query('VACUUM (ANALYZE)');
  await client.query('CHECKPOINT');
  await client.end();
}

const world = await openWorld();
const api = await world.startApi();
const bare = await startServer('floors/bare-insert.ts', world.environment);
const idiomatic = world.redisUrl ? await startServer('floors/idiomatic.ts', world.environment) : null;
try {
  const bodies = messageTexts.map((text) =>
    JSON.stringify({
      channel: 'email',
      recipient: 'ada@company-@N@.example',
      subject: 'Following up',
      body_text: text,
    }),
  );
  const plan = (port: number) => ({
    port,
    path: '/v2/gate/outbound',
    headers: { Authorization: `Bearer ${world.apiKey}` },
    bodies,
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
  await settle(world.databaseUrl);
  // Nobody asked anything of the api while the floor was measured, and V8 gave its heap back: half the peak is a steady state.
  await load({ ...plan(api.port), connections, seconds: 2 * seconds, rate: peak / 2 });
  const calms: LoadFigures[] = [];
  for (let run = 0; run < calmRuns; run++) {
    calms.push(await load({ ...plan(api.port), connections, seconds: 2 * seconds, rate: peak / 2 }));
  }
  // A stall of the machine, which the floor has as well, falls into one of them.
  calms.sort((a, b) => a.p99 / a.p50 - b.p99 / b.p50);
  const calm = calms[calmRuns >> 1] as LoadFigures;
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
