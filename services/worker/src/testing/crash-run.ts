import { createHash } from 'node:crypto';
import { ProblemError } from '@sendgate/contracts';
import type { Gate } from '@sendgate/gate';
import { gateWorld } from './gate-world.ts';
import { type LoopbackReceiver, loopbackReceiver } from './loopback-receiver.ts';
import { startWorkerProcess, type WorkerProcess } from './worker-process.ts';

export interface CrashScene {
  readonly databaseUrl: string;
  readonly redisUrl?: string;
  readonly workspaces: number;
  /** Jobs at once per worker. */
  readonly concurrency: number;
}

export interface CrashPlan {
  readonly callbacks: number;
  /** Workers killed with SIGKILL, at even steps of what has arrived, so that each falls while callbacks are under way. */
  readonly kills: number;
  /** Called after each kill, for what else is to go wrong. */
  readonly alsoAfterKill?: (kill: number) => Promise<void>;
  /** After which what has not arrived counts as lost: long after it must have, so that late is told from lost. */
  readonly timeoutMs?: number;
}

export interface CrashReport {
  /** Events no 2xx was given for. */
  readonly lost: number;
  /** Events that got more than one 2xx. */
  readonly duplicated: number;
  readonly posts: number;
  /** Events of which two copies differed in their bytes. */
  readonly altered: number;
  /** Events the store does not call delivered. */
  readonly unsettled: number;
  /** From when every callback was due and the workers were at least starting, to the last one that came. */
  readonly seconds: number;
  /** What the attempt log says of the first few that are not settled: one line each. */
  readonly waiting: readonly string[];
}

const eventIdHeader = 'x-service-event-id';

/** Two worker processes and a receiver, through which any number of runs go one after the other. */
export interface CrashStage {
  /**
   * Delivers callbacks while workers are killed, to a receiver that takes 20 to 80 ms and, when kills are planned,
   * refuses the first copy of every tenth event; and reports what arrived. The first run starts the workers; one without
   * kills starts others, whose leases are those of production.
   */
  run(plan: CrashPlan): Promise<CrashReport>;
  close(): Promise<void>;
}

export async function crashStage(scene: CrashScene): Promise<CrashStage> {
  const world = await gateWorld(scene.databaseUrl, scene.redisUrl);
  const receiver = await loopbackReceiver();
  const url = `http://127.0.0.1:${receiver.port}/callbacks`;
  const actors = await Promise.all(Array.from({ length: scene.workspaces }, () => world.workspace(url)));
  const environment = {
    ...world.environment,
    SENDGATE_CALLBACK_CONCURRENCY: String(scene.concurrency),
  };
  // The shortest there are: what a killed worker held is taken up within seconds instead of a minute.
  const short = { SENDGATE_LEASE_SECONDS: '5', SENDGATE_REOFFER_SECONDS: '5' };
  const start = (leases = {}) => startWorkerProcess({ ...environment, ...leases });
  const workers: WorkerProcess[] = [];
  const unsettled = async () => {
    let pending = 0;
    for (const actor of actors) pending += (await undelivered(world.gate.callbacks, actor.workspaceId)).length;
    return pending;
  };
  const waiting = async () => {
    const lists = await Promise.all(actors.map((actor) => undelivered(world.gate.callbacks, actor.workspaceId)));
    const found = lists.flat().slice(0, 10);
    return found.map(
      (event) => `${event.state}, ${event.attemptCount} attempts, next ${event.nextAttemptAt?.toISOString()}`,
    );
  };

  async function run({ callbacks, kills, alsoAfterKill, timeoutMs = 900_000 }: CrashPlan): Promise<CrashReport> {
    const accepted = new Map<string, number>();
    const bodies = new Map<string, Set<string>>();
    refuseSome(receiver, kills > 0, accepted, bodies);
    // Where nothing is to go wrong no lease may lapse, as one of five seconds does while a machine is busy elsewhere. Those
    // who hold such leases are gone before there is anything to hold.
    if (kills === 0) await Promise.all(workers.splice(0).map((worker) => worker.stop()));
    const eventIds = await inParallel(callbacks, 10, (n) => {
      const actor = actors[n % actors.length];
      if (actor === undefined) throw new RangeError('A run needs a workspace');
      return world.gate.callbacks.sendTest(actor);
    });
    const leases = kills === 0 ? {} : short;
    if (workers.length === 0) workers.push(start(leases), start(leases));
    const started = performance.now();
    const inTime = () => performance.now() - started < timeoutMs;
    await Promise.all(workers.map((worker) => worker.consuming));
    for (let kill = 0; kill < kills; kill += 1) {
      const due = (callbacks * (kill + 1)) / (kills + 1);
      while (accepted.size < due && inTime()) await passed(10);
      await workers[kill % 2]?.kill();
      workers[kill % 2] = start(leases);
      await alsoAfterKill?.(kill);
    }
    while ((await unsettled().catch(storeBusy)) > 0 && inTime()) await passed(250);
    const seconds = (performance.now() - started) / 1_000;
    const ofRun = new Set(eventIds);
    return {
      lost: eventIds.filter((id) => !accepted.has(id)).length,
      duplicated: [...accepted.values()].filter((count) => count > 1).length,
      posts: receiver.posts.filter(({ headers }) => ofRun.has(headers[eventIdHeader] ?? '')).length,
      altered: [...bodies.values()].filter((hashes) => hashes.size > 1).length,
      unsettled: await unsettled(),
      seconds: Math.round(seconds * 10) / 10,
      waiting: await waiting(),
    };
  }

  return {
    run,
    close: async () => {
      await Promise.all(workers.map((worker) => worker.stop()));
      await receiver.close();
      await world.close();
    },
  };
}

function refuseSome(
  receiver: LoopbackReceiver,
  refusing: boolean,
  accepted: Map<string, number>,
  bodies: Map<string, Set<string>>,
): void {
  let count = 0;
  receiver.treat((res, post) => {
    count += 1;
    const id = post.headers[eventIdHeader] ?? '';
    // The first copy only: an event refused again and again would wait out the schedule, which is not what is shown.
    const refuse = refusing && count % 10 === 0 && !bodies.has(id);
    bodies.set(id, (bodies.get(id) ?? new Set()).add(createHash('sha256').update(post.body).digest('hex')));
    setTimeout(
      () => {
        if (!refuse) accepted.set(id, (accepted.get(id) ?? 0) + 1);
        res.writeHead(refuse ? 503 : 204).end();
      },
      20 + (count % 60),
    );
  });
}

/** While workers are being killed a look at the store may be turned away; that settles nothing. */
function storeBusy(error: unknown): number {
  if (error instanceof ProblemError && error.code === 'service_unavailable') return Number.POSITIVE_INFINITY;
  throw error;
}

async function undelivered(
  callbacks: Gate['callbacks'],
  workspaceId: string,
): Promise<Awaited<ReturnType<Gate['callbacks']['list']>>['items']> {
  const pages = ['pending', 'dead', 'suspended'].map((state) => callbacks.list(workspaceId, { limit: 200, state }));
  return (await Promise.all(pages)).flatMap(({ items }) => items);
}

/** Calls `work` for 0 … count-1, so many at once, and keeps the results in order. */
async function inParallel<T>(count: number, width: number, work: (n: number) => Promise<T>): Promise<T[]> {
  const results: T[] = [];
  let next = 0;
  const lane = async () => {
    while (next < count) {
      const n = next;
      next += 1;
      results[n] = await work(n);
    }
  };
  await Promise.all(Array.from({ length: width }, lane));
  return results;
}

function passed(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
