import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { count, message, showMeasured, type TestGate, testGate } from '@sendgate/gate/testing';
import { describeWithRedis, type PrivateRedis, privateRedis } from '@sendgate/queues/testing';
import { type ApiProcess, startApiProcess } from '../../services/api/src/testing/api-process.ts';
import { type Halt, type Halting, haltingDatabase, submissionTables } from '../support/halting-database.ts';
import { type InterceptingProxy, interceptingProxy } from '../support/intercepting-proxy.ts';

const runs = count(1, 200);

interface Trap {
  /** Resolves when the request stands at the point. */
  readonly reached: Promise<unknown>;
  /** Called once the process is dead; resolves when its store connection is settled. */
  settle(): Promise<void>;
}

interface Point {
  readonly name: string;
  /** Resolves when a request would be caught. */
  set(run: number, front: InterceptingProxy): Promise<Trap>;
}

let world: TestGate;
let halting: Halting;
let redis: PrivateRedis;
let store: InterceptingProxy;
let queues: InterceptingProxy;
let survivor: ApiProcess;
let whole: Awaited<ReturnType<typeof rowsOf>>;
/** Api processes that are to be killed; two are starting while another is at it, as long as more are needed. */
const victims: Promise<ApiProcess>[] = [];

const caughtAt = (proxy: () => InterceptingProxy, text: string, holdBack: 'request' | 'reply') => async () => ({
  reached: proxy().caught({ text, holdBack }),
  settle: async () => {},
});
const haltedAt = (at: Halt, index: number) => async (run: number) => {
  const halt = await halting.set(at);
  // Both things a server may do with a transaction whose client is gone: finish it unnoticed, or end it.
  return { reached: halt.reached, settle: () => halt.release((run + index) % 2 === 0 ? 'is ended' : 'goes on') };
};

const points: readonly Point[] = [
  { name: 'before the transaction', set: caughtAt(() => store, 'sendgate_submit', 'request') },
  ...submissionTables.map((table, index) => ({ name: `before its ${table} row`, set: haltedAt(table, index) })),
  { name: 'before COMMIT', set: haltedAt('commit', 0) },
  { name: 'after COMMIT', set: caughtAt(() => store, 'sendgate_submit', 'reply') },
  { name: 'before the wake-up is on its queue', set: caughtAt(() => queues, 'scan_grounding_', 'request') },
  { name: 'before the answer', set: (_run, front) => caughtAt(() => front, 'POST /', 'reply')() },
];

/** Victims that nobody has started yet. */
let unstarted = points.length * runs;

describeWithRedis('a request whose api process is killed', () => {
  beforeAll(
    async () => {
      world = await testGate();
      redis = await privateRedis();
      await redis.start();
      store = await interceptingProxy(Number(new URL(world.database.url).port));
      queues = await interceptingProxy(Number(new URL(redis.url).port));
      halting = await haltingDatabase(world.database);
      // One that ends in order leaves what it compiled to those that are killed: they start in half the time.
      await (await startVictim()).stop();
      survivor = await startApiProcess(environment(world.database.url, redis.url));
      startNext();
      startNext();
      await submit(survivor.port, wireMessage('the measure'));
      whole = await rowsOf('the measure');
    },
    count(300_000, 3_600_000),
  );
  afterAll(async () => {
    for (const victim of await Promise.allSettled(victims))
      if (victim.status === 'fulfilled') await victim.value.kill();
    await survivor.stop();
    await halting.close();
    await store.close();
    await queues.close();
    await redis.kill();
    await world.close();
  });

  it('leaves rows in every table when it is not killed', () => {
    expect(whole).toMatchObject({ submissions: 1, audits: 1 });
    expect(whole.scans).toBeGreaterThanOrEqual(1);
    expect(whole.work).toBe(whole.scans);
  });

  it.each(points)(
    '$name is stored whole or not at all, and once when it is repeated',
    async (point) => {
      let stored = 0;
      for (let run = 0; run < runs; run += 1) stored += await killOnce(point, run);
      showMeasured(`api killed ${point.name}`, { runs, storedBeforeTheRepeat: stored });
    },
    count(300_000, 3_600_000),
  );
});

/** One kill at a point, with all that must hold after it; how many submissions the killed request left: 0 or 1. */
async function killOnce(point: Point, run: number): Promise<number> {
  startNext();
  const victim = await (victims.shift() ?? startVictim());
  const front = await interceptingProxy(victim.port);
  const key = `${point.name} ${run}`;
  const body = wireMessage(key);
  const trap = await point.set(run, front);
  let first = submit(front.port, body).catch(() => null);
  for (;;) {
    const refused = first.then((answer) => (answer?.status === 503 ? 'refused' : trap.reached));
    if ((await Promise.race([trap.reached, refused])) !== 'refused') break;
    // It was short of time, and refused the request before that came to the point.
    first = submit(front.port, body).catch(() => null);
  }
  await victim.kill();
  await trap.settle();
  const answered = await first;
  await front.close();

  const left = await rowsOf(key);
  expect(left).toEqual(left.submissions === 0 ? { submissions: 0, audits: 0, scans: 0, work: 0 } : whole);
  const again = await submit(survivor.port, body);
  expect(again).toMatchObject({ status: 200, replayed: left.submissions === 1 });
  expect(await rowsOf(key)).toEqual(whole);
  const [row] = await world.database.sql<{ id: string }>('SELECT id FROM submission WHERE idempotency_key = $1', [key]);
  expect(again.actionId).toBe(row?.id);
  // Where the killed process had answered already, it had answered the same.
  if (answered !== null) expect(answered.actionId).toBe(row?.id);
  expect(await submit(survivor.port, body)).toMatchObject({ actionId: row?.id, replayed: true });
  expect(await orphans()).toEqual({ audits: 0, scans: 0, work: 0, usage: 0 });
  return left.submissions;
}

function startNext(): void {
  if (unstarted === 0) return;
  unstarted -= 1;
  victims.push(startVictim());
}

function startVictim(): Promise<ApiProcess> {
  return startApiProcess(environment(onPort(world.database.url, store.port), onPort(redis.url, queues.port)));
}

function environment(databaseUrl: string, redisUrl: string): Record<string, string> {
  return {
    DATABASE_URL: databaseUrl,
    REDIS_URL: redisUrl,
    SENDGATE_SECRETS_KEY: world.options.secretsKey,
    SENDGATE_KEY_PEPPER: world.options.keyPepper,
    SENDGATE_GATE_PER_MINUTE: '1000000',
    SENDGATE_TOKENS_PER_DAY: '1000000000',
  };
}

function onPort(url: string, port: number): string {
  const changed = new URL(url);
  changed.host = `127.0.0.1:${port}`;
  return changed.href;
}

function wireMessage(key: string): string {
  const { recipient, subject, bodyText } = message();
  return JSON.stringify({
    recipient,
    subject,
    body_text: bodyText,
    metadata: { source_records: [] },
    idempotency_key: key,
  });
}

async function submit(port: number, body: string): Promise<{ status: number; actionId: string; replayed: boolean }> {
  const answer = await fetch(`http://127.0.0.1:${port}/v1/gate/outbound`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${world.key}`, 'Content-Type': 'application/json' },
    body,
  });
  const { action_id: actionId } = (await answer.json()) as { action_id: string };
  return { status: answer.status, actionId, replayed: answer.headers.get('idempotency-replayed') === 'true' };
}

/** What the store holds of the submission with a key. */
async function rowsOf(key: string): Promise<{ submissions: number; audits: number; scans: number; work: number }> {
  const [row] = await world.database.sql<{ submissions: number; audits: number; scans: number; work: number }>(
    `WITH s AS (SELECT id FROM submission WHERE idempotency_key = $1)
     SELECT (SELECT count(*)::int FROM s) AS submissions,
       (SELECT count(*)::int FROM audit_event a JOIN s ON s.id = a.submission_id) AS audits,
       (SELECT count(*)::int FROM advisory_scan v JOIN s ON s.id = v.submission_id) AS scans,
       (SELECT count(*)::int FROM work_item w JOIN s ON s.id = w.ref_id) AS work`,
    [key],
  );
  if (row === undefined) throw new Error('counting answers with one row');
  return row;
}

/** Rows that belong to no submission, and usage that was counted for none. */
async function orphans(): Promise<{ audits: number; scans: number; work: number; usage: number } | undefined> {
  const [row] = await world.database.sql<{ audits: number; scans: number; work: number; usage: number }>(
    `SELECT (SELECT count(*)::int FROM audit_event a WHERE kind = 'submission.decided'
         AND NOT EXISTS (SELECT 1 FROM submission s WHERE s.id = a.submission_id)) AS audits,
       (SELECT count(*)::int FROM advisory_scan v
         WHERE NOT EXISTS (SELECT 1 FROM submission s WHERE s.id = v.submission_id)) AS scans,
       (SELECT count(*)::int FROM work_item w
         WHERE NOT EXISTS (SELECT 1 FROM submission s WHERE s.id = w.ref_id)) AS work,
       (SELECT count(*)::int FROM usage_event WHERE kind = 'gate') - (SELECT count(*)::int FROM submission) AS usage`,
  );
  return row;
}
