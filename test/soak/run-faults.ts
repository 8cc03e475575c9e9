import { setTimeout as pause } from 'node:timers/promises';
import type { FaultName, PlannedFault } from './plan.ts';
import type { Post, SoakWorld, Trouble } from './soak-world.ts';

/** Begins a fault and gives what ends it. `turn` counts the faults before it, so that each of several processes has its turn. */
type Fault = (world: SoakWorld, turn: number) => Promise<() => Promise<unknown>>;

const nothing = async () => {};

const kill =
  (kind: Post['kind']): Fault =>
  async (world, turn) => {
    const killed = postOf(world, kind, turn).kill();
    killed.catch(() => {});
    return () => killed;
  };

/** Kills every worker in the moment in which one of them is handing a message over. */
const killAmid: Fault = async ({ posts, trouble }) => {
  const killed: Promise<void>[] = [];
  trouble.amid = () => killed.push(...posts.filter(({ kind }) => kind === 'worker').map((post) => post.kill()));
  return async () => {
    trouble.amid = null;
    await Promise.allSettled(killed);
  };
};

const freeze =
  (kind: Post['kind']): Fault =>
  async (world, turn) => {
    const post = postOf(world, kind, turn);
    post.freeze();
    return async () => post.thaw();
  };

const lock =
  (table: string): Fault =>
  async ({ sql }) => {
    // Ended from outside, as an administrator would: a statement that waits behind it goes on at once.
    const locked = sql(`BEGIN; LOCK TABLE ${table} IN EXCLUSIVE MODE; SELECT pg_sleep(3600), 'soak lock'`).catch(
      () => {},
    );
    return async () => {
      await sql(
        `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE query LIKE '%soak lock%' AND pid <> pg_backend_pid()`,
      );
      await locked;
    };
  };

const away =
  (end: 'stop' | 'crash'): Fault =>
  async ({ postgres }) => {
    await postgres[end]();
    return () => postgres.start();
  };

const receiverDoes =
  (now: Trouble): Fault =>
  async ({ trouble }) => {
    trouble.now = now;
    return async () => {
      trouble.now = 'none';
    };
  };

const faults: Readonly<Record<FaultName, Fault>> = {
  'kill api': kill('api'),
  'freeze api': freeze('api'),
  'kill worker': kill('worker'),
  'kill workers amid a dispatch': killAmid,
  'freeze worker': freeze('worker'),
  'kill dashboard': kill('dashboard'),
  'end store connections': async ({ sql, database }) => {
    await sql(
      `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = '${database}' AND pid <> pg_backend_pid()`,
    );
    return nothing;
  },
  'lock submissions': lock('submission'),
  'lock work': lock('work_item'),
  'stop Postgres': away('stop'),
  'crash Postgres': away('crash'),
  'kill Redis': async ({ redis }) => {
    await redis?.kill();
    return async () => redis?.start();
  },
  refuse: receiverDoes('refuse'),
  hang: receiverDoes('hang'),
  close: receiverDoes('close'),
  'fail the CRM': async ({ crm }) => {
    crm.fail('/crm/', { status: 503 }, 5);
    return nothing;
  },
};

/**
 * Lets faults happen one after the other, each ended before the next. Says each as it begins.
 * @throws AbortError when `signal` says so first; the fault of the moment has ended then.
 */
export async function runFaults(
  world: SoakWorld,
  planned: readonly PlannedFault[],
  { say, signal }: { say: (line: string) => void; signal: AbortSignal },
): Promise<void> {
  const began = performance.now();
  for (const [turn, { name, after, lasts }] of planned.entries()) {
    await pause(after * 1_000, null, { signal });
    say(`${((performance.now() - began) / 1_000).toFixed(1)} s: ${name} for ${lasts.toFixed(1)} s`);
    const end = await faults[name](world, turn);
    try {
      await pause(lasts * 1_000, null, { signal });
    } finally {
      await end();
    }
  }
}

function postOf({ posts }: SoakWorld, kind: Post['kind'], turn: number): Post {
  const of = posts.filter((post) => post.kind === kind);
  const post = of[turn % of.length];
  if (!post) throw new RangeError(`There is no ${kind}`);
  return post;
}
