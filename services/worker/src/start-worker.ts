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
  type QueueEvent,
  RedisFault,
} from '@sendgate/queues';
import {
  describeError,
  failWhen,
  type Lifecycle,
  type LogFields,
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
import type { WorkerConfig } from './config.ts';
import type { DeliveryEvent } from './deliver/deliver-callback.ts';
import type { Sender } from './deliver/send.ts';
import type { DispatchEvent } from './dispatch/dispatch-message.ts';
import type { MailSender } from './dispatch/mail-sender.ts';
import { inLine } from './in-line.ts';
import { httpJudge } from './judge/http-judge.ts';
import { openNoticeLog } from './notices/notice-log.ts';
import type { NoticeEvent, NoticeMail } from './notices/send-notice.ts';
import { openProcessors } from './processors/index.ts';
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
  const onAttempt = (event: DeliveryEvent) => {
    metrics.countAttempt(event);
    logAttempt(logger, event);
  };
  const line = pLimit(STORE_CALLS);
  const work = inLine(gate.work, line);
  const runner = openWorkRunner({ work, leaseSeconds: config.leaseSeconds, onEvent: metrics.countWork });
  const delivery = { delivery: inLine(gate.delivery, line), work, sender, onAttempt };
  const judge = config.judgeUrl ? httpJudge({ url: config.judgeUrl, token: config.judgeToken ?? null }) : null;
  const onDispatch = (event: DispatchEvent) => {
    metrics.countDispatch(event);
    logDispatch(logger, event);
  };
  const dispatching = { dispatch: inLine(gate.dispatch, line), sender, mailSender, onDispatch };
  const logNotice = openNoticeLog(logger);
  const noticing = {
    notices: gate.notices,
    mail: noticeMail,
    onNotice: (event: NoticeEvent) => {
      metrics.countNotice(event);
      logNotice(event);
    },
  };
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

  const onEvent = (event: QueueEvent) => {
    metrics.countQueue(event);
    if (event.type === 'taken') return;
    const error = 'error' in event ? describeFault(event.error) : {};
    logger.warn(`queue ${event.type.replace('_', ' ')}`, { queue: event.queue, ...error });
  };
  const readEvictionPolicy = async () => {
    evictionPolicy = await backend.evictionPolicy();
    if (evictionPolicy !== null && evictionPolicy !== 'noeviction') {
      logger.error('redis may evict jobs: set maxmemory-policy noeviction', { state: evictionPolicy });
    }
  };

  const timers: NodeJS.Timeout[] = [];
  const every = (ms: number, what: string, beat: () => Promise<void>) => {
    let running = false;
    const run = () => {
      if (running) return;
      running = true;
      beat()
        .catch((error: unknown) => logger.warn(`${what} failed`, describeError(error)))
        .finally(() => {
          running = false;
        });
    };
    run();
    timers.push(setInterval(run, ms));
  };
  const begin = async () => {
    await backend.ready();
    if (life.isDraining()) return;
    const concurrency = { 'review-callbacks': config.callbackConcurrency, dispatch: config.dispatchConcurrency };
    const consuming = consume({ backend, processors, concurrency, onEvent });
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
    every(clockBeatMs, 'clock feed', () => ticks.beat(Date.now()));
    every(canaryBeatMs, 'canary', watching.beat);
    every(60_000, 'eviction policy', readEvictionPolicy);
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
    for (const timer of timers) clearInterval(timer);
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

/** What may be logged of an error of the queues: of Redis also the words that say what to change, which are our own. */
function describeFault(error: Error): LogFields {
  return describeError(error, { withMessage: error instanceof RedisFault });
}

function logAttempt(logger: Logger, event: DeliveryEvent): void {
  const fields = {
    event_id: event.eventId,
    workspace_id: event.workspaceId,
    attempt: event.attempt,
    outcome: event.errorClass,
    state: event.outcome.state,
    latency_ms: event.durationMs,
  };
  if (event.errorClass === 'egress_blocked' || event.outcome.endpointState === 'disabled') {
    logger.error('callback given up', fields);
  } else logger.info('callback attempted', fields);
}

function logDispatch(logger: Logger, event: DispatchEvent): void {
  const fields = {
    action_id: event.actionId,
    workspace_id: event.workspaceId,
    mode: event.mode,
    attempt: event.attempt,
    outcome: event.errorClass,
    state: event.outcome,
    latency_ms: event.durationMs,
  };
  if (event.outcome === 'sent' || event.outcome === 'refused') logger.info('dispatch attempted', fields);
  else logger.warn('dispatch ended without a message sent for certain', fields);
}
