import { steadyLoad } from '../support/steady-load.ts';
import { until } from '../support/until.ts';
import { SoakCaller } from './caller.ts';
import { type CheckName, findIn } from './checks.ts';
import { SoakDesk } from './desk.ts';
import { type Journal, newJournal } from './evidence.ts';
import { recipientMarks, textMark } from './messages.ts';
import { SoakOffice } from './office.ts';
import { SoakPeople } from './people.ts';
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
  keepSecrets(world, journal);
  keepPosts(world, journal);
  keepMails(world, journal);
  const caller = new SoakCaller(world, journal);
  const people = new SoakPeople(world, journal);
  const desk = new SoakDesk(people, journal);
  const office = new SoakOffice(world, people, journal, caller);
  const load = steadyLoad(perSecond, async (n) => {
    const step = plan.steps[n];
    if (!step || signal.aborted) return;
    await take(step, n, { world, caller, desk, office }).catch((error: Error) => {
      journal.unexpected.push(`step ${n} (${step.does}) failed by itself: ${error.message}`);
    });
  });
  // On a busy machine what was killed is back late: faults end with the traffic, however many are left.
  const trafficOver = new AbortController();
  const faulty = AbortSignal.any([signal, trafficOver.signal]);
  const lanes = [plan.faults, plan.troubles].map((lane) =>
    runFaults(world, lane, { say, signal: faulty }).catch((error: Error) => {
      if (error.name !== 'AbortError' || !trafficOver.signal.aborted) throw error;
    }),
  );
  try {
    const traffic = load.reached(plan.steps.length).then(() => trafficOver.abort());
    await unlessAborted(signal, Promise.all([traffic, ...lanes]));
    await load.stop();
    say('the faults are over');
    await unlessAborted(
      signal,
      settle({ world, caller, desk, office }, settleSeconds).catch((error: Error) => say(error.message)),
    );
    const evidence = { ...journal, store: await storedEvidence(world, journal.erased), logs: await world.logs() };
    const { answers, undone, callbacks, handedOver, erased, outdated, days, callbackSecrets } = journal;
    const seen = { answers, undone, callbacks, handedOver, erased, outdated, days, callbackSecrets };
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

/** Whoever does the steps. */
interface Doers {
  readonly world: SoakWorld;
  readonly caller: SoakCaller;
  readonly desk: SoakDesk;
  readonly office: SoakOffice;
}

async function take(step: Step, n: number, { world, caller, desk, office }: Doers): Promise<void> {
  const workspace = n % 2 === 0 ? world.main.id : world.neighbour.id;
  switch (step.does) {
    case 'submit':
      return caller.submit(step);
    case 'repeat':
      return caller.repeat(step);
    case 'poll':
      return caller.poll(step, n % 2 === 0 ? 'v1' : 'v2');
    case 'report':
      return caller.report(step);
    case 'list':
      return caller.list(step.by);
    case 'preview':
      return caller.preview(step.earlier);
    case 'decide':
      return desk.decide(step);
    case 'race':
      return desk.race(step.earlier);
    case 'second':
      return desk.second(step.earlier, world.neighbour.id);
    case 'undo':
      return desk.undo(step.earlier);
    case 'edit':
      return desk.edit(step.earlier);
    case 'claim':
      return desk.claim(step.earlier);
    case 'bulk':
      return desk.bulk(step, workspace);
    case 'import':
      return office.import();
    case 'erase':
      return office.erase(step.earlier);
    case 'backtest':
      return office.backtest();
    case 'policy':
      return office.changePolicy();
    case 'intake':
      return office.intake(n, step);
    case 'retention':
      return office.retention();
    case 'outdate':
      return office.outdate();
    case 'rotate':
      return office.rotate(workspace);
    case 'day':
      return office.day(workspace);
  }
}

function keepSecrets({ main, neighbour }: SoakWorld, journal: Journal): void {
  for (const { id, callbackSecret } of [main, neighbour])
    journal.callbackSecrets.push({ workspace: id, secret: callbackSecret, since: 0 });
}

/** Remembers every callback and every message handed over, and treats them as the trouble of the moment is. */
function keepPosts({ receiver, trouble }: SoakWorld, journal: Journal): void {
  receiver.treat((res, { path, headers, body }, socket) => {
    const { now } = trouble;
    const [, workspace = '', what] = path.split('/');
    const seen = { workspace, at: Date.now() };
    const raw = body.toString();
    if (what === 'send') {
      const { recipient, body_text: content } = JSON.parse(raw) as { recipient: string; body_text: string };
      const actionId = headers['idempotency-key'] ?? '';
      journal.handedOver.push({ ...seen, actionId, recipient, content, refused: now === 'refuse' });
      strike(trouble);
    } else {
      const eventId = headers['x-service-event-id'] ?? '';
      journal.callbacks.push({ ...seen, eventId, accepted: now === 'none', headers, raw });
    }
    if (now === 'close') socket.destroy();
    else if (now !== 'hang') res.writeHead(now === 'refuse' ? 503 : 204).end();
  });
}

/** The same of every mail that came in full. */
function keepMails({ mailServer, trouble, main }: SoakWorld, journal: Journal): void {
  mailServer.treat((step, socket) => {
    const { now } = trouble;
    const mail = mailServer.mails.at(-1);
    if (step === 'end' && mail) {
      // Without the line breaks that are no part of a text in quoted-printable.
      const content = mail.raw.toString().replaceAll('=\r\n', '');
      const actionId = /^Message-ID: <([^@]+)@/m.exec(content)?.[1] ?? '';
      const refused = now === 'refuse';
      const recipient = mail.to.join();
      journal.handedOver.push({ workspace: main.id, at: Date.now(), actionId, recipient, content, refused });
      strike(trouble);
    }
    if (now === 'close') socket.destroy();
    if (now === 'hang') return new Promise(() => {});
    return now === 'refuse' ? { code: 451, text: 'Later' } : undefined;
  });
}

/** Lets happen what is to happen amid a dispatch, once. */
function strike(trouble: SoakWorld['trouble']): void {
  const { amid } = trouble;
  trouble.amid = null;
  amid?.();
}

/** Repeats what was never answered and lets all work end. @throws Error with what is left when that takes too long. */
async function settle({ world, caller, office }: Doers, mostSeconds: number): Promise<void> {
  await until('every key is answered', async () => (await caller.repeatUnanswered()) === 0, { mostSeconds });
  // What was approved at night waits for the day as well.
  for (const { id } of [world.main, world.neighbour])
    await until('it is day', () => office.dawn(id), { everyMs: 500, mostSeconds });
  await until(
    'every import and erasure is done',
    async () => {
      await windOn(world);
      return (await office.follow()) === 0;
    },
    { mostSeconds },
  );
  await until('no work is left', async () => (await windOn(world)) === 0, { everyMs: 500, mostSeconds });
}
