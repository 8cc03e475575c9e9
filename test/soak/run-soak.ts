import { steadyLoad } from '../support/steady-load.ts';
import { until } from '../support/until.ts';
import { SoakCaller } from './caller.ts';
import { type CheckName, findIn } from './checks.ts';
import { SoakDesk } from './desk.ts';
import { type Journal, newJournal } from './evidence.ts';
import { recipientMarks, textMark } from './messages.ts';
import type { SoakPlan, Step } from './plan.ts';
import { runFaults } from './run-faults.ts';
import { openSoakWorld, type SoakWorld } from './soak-world.ts';
import { reached, storedEvidence, windOn } from './stored-evidence.ts';

export interface SoakOptions {
  readonly plan: SoakPlan;
  readonly perSecond: number;
  readonly withRedis: boolean;
  /** Seconds that work has to end in once the faults have. */
  readonly settleSeconds: number;
  readonly say: (line: string) => void;
  /** Ends the soak early. */
  readonly signal: AbortSignal;
}

export interface SoakReport {
  readonly found: Readonly<Record<CheckName, readonly string[]>>;
  /** How often what was refused, and why. */
  readonly refused: ReadonlyMap<string, number>;
  /** How much was done, by name. */
  readonly reached: Readonly<Record<string, number>>;
}

/**
 * Runs a plan against processes and stores of its own, and holds what it was told against what is stored.
 * @throws the reason of `signal` when that says so first; everything that was started has ended then.
 */
export async function runSoak({
  plan,
  perSecond,
  withRedis,
  settleSeconds,
  say,
  signal,
}: SoakOptions): Promise<SoakReport> {
  const world = await openSoakWorld({ withRedis });
  const journal = newJournal();
  journal.secrets.push(...world.secrets, textMark, ...recipientMarks);
  keepPosts(world, journal);
  const caller = new SoakCaller(world, journal);
  const desk = new SoakDesk(world, journal, caller);
  const load = steadyLoad(perSecond, async (n) => {
    const step = plan.steps[n];
    if (!step || signal.aborted) return;
    await take(step, n, caller, desk).catch((error: Error) => {
      journal.unexpected.push(`step ${n} (${step.does}) failed by itself: ${error.message}`);
    });
  });
  const lanes = [plan.faults, plan.troubles].map((lane) => runFaults(world, lane, { say, signal }));
  try {
    await unlessAborted(signal, Promise.all([load.reached(plan.steps.length), ...lanes]));
    await load.stop();
    say('the faults are over');
    await unlessAborted(
      signal,
      settle(world, caller, desk, settleSeconds).catch((error: Error) => say(error.message)),
    );
    const evidence = { ...journal, store: await storedEvidence(world), logs: await world.logs() };
    const { answers, undone, callbacks, handedOver } = journal;
    const seen = { answers, undone, callbacks, handedOver };
    const told = Object.fromEntries(Object.entries(seen).map(([name, of]) => [name, of.length]));
    return { found: findIn(evidence), refused: journal.refused, reached: { ...told, ...(await reached(world)) } };
  } finally {
    await Promise.allSettled(lanes);
    await load.stop();
    caller.close();
    await world.close();
  }
}

function unlessAborted<T>(signal: AbortSignal, work: Promise<T>): Promise<T> {
  const aborted = new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  });
  return Promise.race([work, aborted]);
}

async function take(step: Step, n: number, caller: SoakCaller, desk: SoakDesk): Promise<void> {
  switch (step.does) {
    case 'submit':
      return caller.submit(n, step);
    case 'repeat':
      return caller.repeat(step);
    case 'poll':
      return caller.poll(step.earlier, n % 2 === 0 ? 'v1' : 'v2');
    case 'report':
      return caller.report(step.earlier);
    case 'list':
      return caller.list();
    case 'preview':
      return caller.preview(step.earlier);
    case 'decide':
      return desk.decide(step.earlier, step.as, step.undoable);
    case 'race':
      return desk.race(step.earlier);
    case 'undo':
      return desk.undo(step.earlier);
    case 'edit':
      return desk.edit(step.earlier);
    case 'claim':
      return desk.claim(step.earlier);
    case 'bulk':
      return desk.bulk(step.as, step.holds);
    case 'import':
      return desk.import();
    case 'backtest':
      return desk.backtest();
    case 'policy':
      return desk.changePolicy();
    case 'intake':
      return desk.intake(n, step);
    case 'retention':
      return desk.retention();
  }
}

/** Remembers every callback and every message handed over, and treats them as the trouble of the moment is. */
function keepPosts({ receiver, trouble }: SoakWorld, journal: Journal): void {
  receiver.treat((res, { path, headers, body }, socket) => {
    const { now } = trouble;
    if (path === '/send') {
      journal.handedOver.push({
        actionId: headers['idempotency-key'] ?? '',
        at: Date.now(),
        refused: now === 'refuse',
      });
    } else {
      const eventId = headers['x-service-event-id'] ?? '';
      journal.callbacks.push({ eventId, at: Date.now(), accepted: now === 'none', raw: body.toString() });
    }
    if (now === 'close') socket.destroy();
    else if (now !== 'hang') res.writeHead(now === 'refuse' ? 503 : 204).end();
  });
}

/** Repeats what was never answered and lets all work end. @throws Error with what is left when that takes too long. */
async function settle(world: SoakWorld, caller: SoakCaller, desk: SoakDesk, mostSeconds: number): Promise<void> {
  await until('every key is answered', async () => (await caller.repeatUnanswered()) === 0, { mostSeconds });
  await until('every import is done', async () => (await desk.followImports()) === 0, { mostSeconds });
  await until('no work is left', async () => (await windOn(world)) === 0, { everyMs: 500, mostSeconds });
}
