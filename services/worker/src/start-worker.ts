import type { Crm } from '@sendgate/crm';
import type { Gate } from '@sendgate/gate';
import {
  type Canary,
  type Consumption,
  connectQueues,
  consume,
  openCanary,
  openClockFeed,
  openRelay,
} from '@sendgate/queues';
import {
  describeError,
  failWhen,
  type Lifecycle,
  type Logger,
  type ReadinessCheck,
  refuseLostKeys,
  serveProbes,
  showReadiness,
  storeChecks,
  watchClock,
} from '@sendgate/runtime';
import pLimit from 'p-limit';
import { openApart } from './apart.ts';
import { openBeats } from './beats.ts';
import type { WorkerConfig } from './config.ts';
import type { Sender } from './deliver/send.ts';
import type { MailSender } from './dispatch/mail-sender.ts';
import { inLine } from './in-line.ts';
import { httpJudge } from './judge/http-judge.ts';
import type { NoticeMail } from './notices/send-notice.ts';
import { openProcessors } from './processors/index.ts';
import { describeFault, openReports } from './reports.ts';
import { openWorkRunner } from './run-work-item.ts';
import type { WorkerMetrics } from './worker-metrics.ts';

export interface WorkerParts {
  readonly config: WorkerConfig;
  readonly gate: Gate;
  readonly sender: Sender;
  readonly mailSender: MailSender;
  /** E-mail to admins; null where the operator has set no mail server. */
  readonly noticeMail: NoticeMail | null;
  /** Null where the operator has registered the installation with no CRM. */
  readonly crm: Crm | null;
  readonly metrics: WorkerMetrics;
  readonly logger: Logger;
  readonly life: Lifecycle;
}

const clockBeatMs = 1_000;
const canaryBeatMs = 15_000;
/**
 * Calls of the store under way at once for callbacks and dispatches. Most share statements; the others wait for the ten
 * connections of its pool, each for a few of those before it.
 */
const STORE_CALLS = 40;
/** Milliseconds jobs in hand get to finish on a stop. */
const drainMs = 20_000;

/**
 * Starts consuming and answers probes. Returns as soon as the probes are up: a queue backend or a Postgres that is
 * away is waited for, and until it is there the worker is not ready.
 */
export async function startWorker(parts: WorkerParts): Promise<void> {
  const { config, gate, sender, mailSender, noticeMail, crm, metrics, logger, life } = parts;
  const backend = connectQueues(config, 'consumer', (error) =>
    logger.warn('queue backend error', describeFault(error)),
  );
  const relay = openRelay({
    source: gate.work,
    backend,
    onPass: metrics.countRelayed,
    onError: (error) => logger.warn('relay pass failed', describeError(error)),
  });
  const { onAttempt, onDispatch, onNotice, onQueue } = openReports(metrics, logger);
  const line = pLimit(STORE_CALLS);
  const work = inLine(gate.work, line);
  const runner = openWorkRunner({ work, leaseSeconds: config.leaseSeconds, onEvent: metrics.countWork });
  const delivery = { delivery: inLine(gate.delivery, line), work, sender, onAttempt };
  const judge = config.judgeUrl ? httpJudge({ url: config.judgeUrl, token: config.judgeToken ?? null }) : null;
  const dispatching = { dispatch: inLine(gate.dispatch, line), sender, mailSender, onDispatch };
  const noticing = { notices: gate.notices, mail: noticeMail, onNotice };
  const apart = openApart({ onError: (error) => logger.warn('work failed', describeError(error)) });
  const processors = openProcessors({ gate, relay, runner, delivery, dispatching, noticing, judge, crm, apart });
  let consumption: Consumption | undefined;
  let canary: Canary | undefined;
  // Undefined until Redis was asked; null where nothing is ever evicted.
  let evictionPolicy: string | null | undefined;
  metrics.observe({
    work: gate.work,
    audit: gate.audit,
    reviews: gate.reviews,
    backend,
    delivery: gate.delivery,
    relay,
    canary: () => canary,
    onMissing: (figure, error) =>
      logger.warn('figure missing from the metrics', { kind: figure, ...describeError(error) }),
  });

  const readEvictionPolicy = async () => {
    evictionPolicy = await backend.evictionPolicy();
    if (evictionPolicy !== null && evictionPolicy !== 'noeviction') {
      logger.error('redis may evict jobs: set maxmemory-policy noeviction', { state: evictionPolicy });
    }
  };

  const beats = openBeats(logger);
  const begin = async () => {
    await backend.ready();
    if (life.isDraining()) return;
    const concurrency = { 'review-callbacks': config.callbackConcurrency, dispatch: config.dispatchConcurrency };
    const consuming = consume({ backend, processors, concurrency, onEvent: onQueue });
    consumption = consuming;
    relay.start();
    const ticks = openClockFeed(backend);
    const watching = openCanary({
      backend,
      consumption: consuming,
      onDead: (queue) => {
        logger.error('queue no longer consumed', { queue });
        life.stop('queue no longer consumed', 1);
      },
    });
    canary = watching;
    // A tick that a clock ahead has used up is not there when its time comes, for any worker.
    beats.every(clockBeatMs, 'clock feed', async () => ticks.beat(await clock.storeNow()));
    beats.every(canaryBeatMs, 'canary', watching.beat);
    beats.every(60_000, 'eviction policy', readEvictionPolicy);
    logger.info('consuming', { backend: backend.kind });
  };

  refuseLostKeys(gate.maintenance.missingKeys, logger, life);
  const clock = watchClock({ measure: gate.clockSkewSeconds, logger, registry: metrics.registry });
  const checks: readonly ReadinessCheck[] = [
    ...storeChecks(gate),
    clock.check,
    { name: 'queues', check: () => backend.ping(400) },
    { name: 'consuming', check: async () => failWhen(consumption === undefined, 'not yet') },
    {
      name: 'eviction',
      optional: config.environment !== 'production',
      check: async () => failWhen(evictionPolicy !== null && evictionPolicy !== 'noeviction', 'jobs may be evicted'),
    },
  ];
  showReadiness(metrics.registry, checks);

  life.onStop('relay and clock', async () => {
    beats.stop();
    clock.stop();
    await relay.stop();
  });
  life.onStop('jobs in hand', async () => {
    const finished = await Promise.all([consumption?.stop(drainMs), apart.stop(drainMs)]);
    if (finished.includes(false)) logger.warn('jobs handed back unfinished', {});
  });
  life.onStop('queues', () => backend.close());
  life.onStop('connections', () => {
    sender.close();
    mailSender.close();
    noticeMail?.sender.close();
  });
  life.onStop('store', () => gate.close());
  life.onStop('metrics', () => metrics.stop());
  await serveProbes(config.port, life, { checks, metrics: metrics.page });

  begin().catch((error: unknown) => {
    if (life.isDraining()) return;
    logger.error('start failed', describeError(error));
    life.stop('start failed', 1);
  });
}
