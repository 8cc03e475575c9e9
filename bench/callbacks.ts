/**
 * Callbacks one worker delivers per second against a bare got loop, in turns in one run:
 *
 *   node bench/callbacks.ts [rounds] [callbacks]
 *
 * Fifty workspaces, one receiver on loopback that answers at once, signed posts, durable commits; queues in Redis where
 * it is installed. Each rate is taken from the first arrival to the last, so that no process's start counts.
 */
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { type Actor, openGate } from '@sendgate/gate';
import { loopbackReceiver } from '../services/worker/src/testing/loopback-receiver.ts';
import { startWorkerProcess } from '../services/worker/src/testing/worker-process.ts';
import { median, writeResults } from './contest.ts';
import { openWorld } from './world.ts';

const rounds = Number(process.argv[2] ?? 5);
const callbacks = Number(process.argv[3] ?? 2_000);
const workspaces = 50;
/** Workspaces that write their callbacks at once. */
const writers = 5;

const world = await openWorld();
const receiver = await loopbackReceiver();
const callbackEgress = { allowHttp: true, allowedCidrs: ['127.0.0.0/8'] };
const gate = await openGate({
  databaseUrl: world.databaseUrl,
  ...world.keys,
  callbackEgress,
  // Only the worker is measured: whoever writes what it delivers may take their time.
  storeTimeoutMs: 60_000,
  appUrl: 'http://localhost:3000',
});
const url = `http://127.0.0.1:${receiver.port}/callbacks`;

const actors: Actor[] = [];
for (let n = 0; n < workspaces; n += 1) {
  const { id: workspaceId } = await gate.workspaces.create(`Receiver ${n}`, null);
  const actor = { workspaceId, userId: 'usr_bench', email: 'bench@example.org', role: 'owner' } as const;
  const { version } = await gate.workspaces.settings(workspaceId);
  const settings = { callback_url: url, callback_secret: 'a-secret-of-sixteen' };
  await gate.workspaces.patchSettings(actor, settings, version);
  actors.push(actor);
}

/** Posts per second from the first to the last of so many that arrive while `deliver` runs. */
async function rate(deliver: (arrived: Promise<void>) => Promise<void>): Promise<number> {
  let first = 0;
  let last = 0;
  let count = 0;
  const arrived = new Promise<void>((resolve) => {
    receiver.treat((res) => {
      res.writeHead(204).end();
      last = performance.now();
      if (count === 0) first = last;
      count += 1;
      if (count === callbacks) resolve();
    });
  });
  await deliver(arrived);
  await arrived;
  receiver.posts.length = 0;
  return ((callbacks - 1) * 1_000) / (last - first);
}

async function byWorker(): Promise<number> {
  const { DATABASE_URL = '', REDIS_URL } = world.environment;
  for (let n = 0; n < callbacks; n += writers) {
    await Promise.all(
      actors.slice(n % workspaces, (n % workspaces) + writers).map((actor) => gate.callbacks.sendTest(actor)),
    );
  }
  return rate(async (arrived) => {
    const worker = startWorkerProcess({
      DATABASE_URL,
      ...(REDIS_URL ? { REDIS_URL } : {}),
      SENDGATE_SECRETS_KEY: world.keys.secretsKey,
      SENDGATE_KEY_PEPPER: world.keys.keyPepper,
      CALLBACK_ALLOW_HTTP: 'true',
      CALLBACK_ALLOWED_CIDRS: '127.0.0.0/8',
    });
    await arrived;
    await worker.stop();
  });
}

function byGot(): Promise<number> {
  const body = JSON.stringify({ event: 'gate.test', note: 'x'.repeat(700) });
  return rate(async () => {
    await promisify(execFile)(process.execPath, [
      `${import.meta.dirname}/floors/got-loop.ts`,
      url,
      String(callbacks),
      body,
    ]);
  });
}

try {
  const results: { worker: number; got: number }[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const figures = { worker: await byWorker(), got: await byGot() };
    results.push(figures);
    process.stdout.write(`worker ${figures.worker.toFixed(0)}/s   got alone ${figures.got.toFixed(0)}/s\n`);
  }
  const against = median(results.map(({ worker, got }) => worker / got));
  process.stdout.write(
    `\n${against.toFixed(2)}  callbacks per second / a bare got loop (must 0.3, goal 0.5, moonshot 0.7)\n`,
  );
  writeResults('callbacks', { rounds: results, ratio: against });
} finally {
  await gate.close();
  await receiver.close();
  await world.close();
}
process.exit(0);
