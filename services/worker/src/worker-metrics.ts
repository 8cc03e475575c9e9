import { type Gate, type GateEvent, workKinds } from '@sendgate/gate';
import { type Canary, catalog, type QueueBackend, type QueueEvent, type Relay, within } from '@sendgate/queues';
import { Counter, createMetrics, createStoreMetrics, Gauge, Histogram, type Metrics } from '@sendgate/runtime';
import type { DeliveryEvent } from './deliver/deliver-callback.ts';
import type { DispatchEvent } from './dispatch/dispatch-message.ts';
import type { NoticeEvent } from './notices/send-notice.ts';
import type { WorkEvent } from './run-work-item.ts';

/** What the worker counts. Labels are words of the code, never of a customer. */
export interface WorkerMetrics extends Metrics {
  countAttempt(event: DeliveryEvent): void;
  countDispatch(event: DispatchEvent): void;
  countNotice(event: NoticeEvent): void;
  countWork(event: WorkEvent): void;
  countQueue(event: QueueEvent): void;
  countRelayed(items: number): void;
  /** What the gate tells of its store and of the audit chain. */
  countGate(event: GateEvent): void;
  /**
   * Adds the figures that are read when asked for. One that the store or the queues do not give in time is left out of the
   * page; `onMissing` hears of it once, and again only after it could be had in between.
   */
  observe(sources: {
    readonly work: Pick<Gate['work'], 'oldestDueSeconds' | 'deadCount' | 'unqueuedCount'>;
    readonly audit: Pick<Gate['audit'], 'sealLagSeconds'>;
    readonly reviews: Pick<Gate['reviews'], 'openHolds' | 'sampleCounts' | 'givenUpCommits' | 'ruleOutcomes'>;
    readonly backend: Pick<QueueBackend, 'memoryUsedShare' | 'usable' | 'queue'>;
    readonly delivery: Pick<Gate['delivery'], 'endpointCount'>;
    readonly relay: Pick<Relay, 'sinceSuccessMs'>;
    readonly canary: () => Canary | undefined;
    readonly onMissing?: (figure: string, error: unknown) => void;
    /** Milliseconds each figure is given; default 1,000. */
    readonly answerWithinMs?: number;
  }): void;
}

/** The figures of a worker; `observe` adds those that are read when somebody asks. */
export function createWorkerMetrics(): WorkerMetrics {
  const metrics = createMetrics();
  const registers = [metrics.registry];
  const counter = (name: string, help: string, labelNames: string[] = []) =>
    new Counter({ name, help, labelNames, registers });
  /** From 0 for every value of its label: the first event of a counter that begins with it would not be seen to rise. */
  const counterOf = <Label extends string>(label: Label, values: readonly string[], name: string, help: string) => {
    const made = new Counter({ name, help, labelNames: [label], registers });
    for (const value of values) made.labels(value).inc(0);
    return made;
  };
  const queues = catalog.map(({ name }) => name);

  const attempts = counter('callback_attempts_total', 'Attempts at delivering a callback.', ['class']);
  const dispatches = counter('dispatch_attempts_total', 'Attempts at handing a message over.', [
    'mode',
    'outcome',
    'class',
  ]);
  const notices = counter('admin_notices_total', 'Attempts at telling an admin by e-mail.', ['outcome']);
  const lost = counterOf('kind', workKinds, 'lease_lost_total', 'Work aborted because its lease was lost.');
  const stale = counter('stale_finish_total', 'Results that came after the lease was gone and were not written.');
  const released = counterOf('kind', workKinds, 'work_released_total', 'Work handed back unfinished on a stop.');
  const relayed = counter('relay_published_total', 'Wake-ups published by the relay.');
  const taken = counterOf('queue', queues, 'queue_taken_total', 'Jobs this worker took, canaries not counted.');
  const stalled = counterOf('queue', queues, 'queue_stalled_total', 'Jobs found abandoned by a worker.');
  const failed = counterOf('queue', queues, 'queue_failed_tries_total', 'Tries of a job that threw.');
  const backendErrors = counterOf(
    'queue',
    queues,
    'queue_backend_errors_total',
    'Errors of the connection to the queues.',
  );
  const seconds = new Histogram({
    name: 'callback_attempt_seconds',
    help: 'Time of one attempt at a callback.',
    buckets: [0.01, 0.03, 0.1, 0.3, 1, 3, 10, 15, 20],
    registers,
  });

  const dispatchSeconds = new Histogram({
    name: 'dispatch_attempt_seconds',
    help: 'Time of one attempt at handing a message over.',
    labelNames: ['mode'],
    buckets: [0.03, 0.1, 0.3, 1, 3, 10, 30, 60, 120],
    registers,
  });

  const broken = counter('audit_verify_failures_total', 'Ranges of audit records that are not what was sealed.');
  const countStore = createStoreMetrics(metrics.registry);

  return {
    ...metrics,
    countAttempt: ({ errorClass, outcome, durationMs }) => {
      attempts.inc({ class: errorClass });
      seconds.observe(durationMs / 1_000);
      if (outcome.state === 'lost') stale.inc();
    },
    countDispatch: ({ mode, outcome, errorClass, durationMs }) => {
      // A mail server may make up as many classes of its own as it likes: its reply code is one of few.
      dispatches.inc({ mode, outcome, class: errorClass.replace(/^(smtp_\d{3})_.*/s, '$1') });
      dispatchSeconds.observe({ mode }, durationMs / 1_000);
    },
    countNotice: ({ outcome }) => notices.inc({ outcome }),
    countWork: ({ type, kind }) => (type === 'lease_lost' ? lost : released).inc({ kind }),
    countQueue: ({ type, queue }) => {
      if (type === 'taken') taken.inc({ queue });
      if (type === 'stalled') stalled.inc({ queue });
      if (type === 'failed') failed.inc({ queue });
      if (type === 'backend_error') backendErrors.inc({ queue });
    },
    countRelayed: (items) => relayed.inc(items),
    countGate: (event) => {
      countStore(event);
      if (event.kind === 'audit_broken') broken.inc();
    },
    observe: ({ work, audit, reviews, backend, delivery, relay, canary, onMissing, answerWithinMs = 1_000 }) => {
      const gauge = (
        name: string,
        help: string,
        labelNames: string[],
        read: (gauge: Gauge) => Promise<void> | void,
      ) => {
        let missing = false;
        let reading: Promise<void> | undefined;
        const gauge: Gauge = new Gauge({
          name,
          help,
          labelNames,
          registers,
          async collect() {
            // The page must come although the store or the queues do not answer. A question still unanswered is not put
            // again: a queue that waits for its Redis would keep every one of them.
            reading ??= (async () => read(gauge))().finally(() => {
              reading = undefined;
            });
            try {
              await within(answerWithinMs, 'A figure', reading);
              missing = false;
            } catch (error) {
              leaveOut(gauge);
              if (!missing) onMissing?.(name, error);
              missing = true;
            }
          },
        });
      };
      // Every kind has a figure from the start: what rises from nothing would not be seen to rise.
      gauge('work_oldest_due_seconds', 'Age of the oldest due work item.', ['kind'], async (g) => {
        const ages = await work.oldestDueSeconds();
        for (const kind of workKinds) g.set({ kind }, ages[kind] ?? 0);
      });
      gauge('work_dead', 'Work items given up and not yet forgotten.', ['kind'], async (g) => {
        const counts = await work.deadCount();
        for (const kind of workKinds) g.set({ kind }, counts[kind] ?? 0);
      });
      gauge('outbox_unqueued', 'Due work items that no queue was given.', [], async (g) =>
        g.set(await work.unqueuedCount()),
      );
      gauge('audit_seal_lag_seconds', 'Age of the oldest audit record that should be sealed by now.', [], async (g) =>
        g.set(await audit.sealLagSeconds()),
      );
      gauge('review_queue_age_seconds', 'Age of the hold that waits longest for a person.', [], async (g) =>
        g.set((await reviews.openHolds()).oldestSeconds),
      );
      gauge('review_queue_holds', 'Holds that wait for a person, in time or overdue.', ['state'], async (g) => {
        const { inTime, overdue } = await reviews.openHolds();
        g.set({ state: 'in_time' }, inTime);
        g.set({ state: 'overdue' }, overdue);
      });
      gauge('review_commits_given_up', 'Decisions of the last day that could not be committed.', [], async (g) =>
        g.set(await reviews.givenUpCommits()),
      );
      gauge('samples', 'Sampled messages: waiting for a look (of 30 days), or looked at.', ['check'], async (g) => {
        g.reset();
        for (const [check, count] of Object.entries(await reviews.sampleCounts())) g.set({ check }, count);
      });
      gauge('redis_memory_used_ratio', 'Share of its memory that Redis uses, where it has a limit.', [], async (g) => {
        const share = await backend.memoryUsedShare();
        if (share === null) leaveOut(g);
        else g.set(share);
      });
      gauge('queue_waiting', 'Jobs waiting on a queue to be taken.', ['queue'], async (g) => {
        // A queue opens once its backend answers, and then waits for it.
        if (!backend.usable()) throw new Error('The queues do not answer');
        const waiting = await Promise.all(
          catalog.map(async ({ name }) => [name, await (await backend.queue(name)).waitingCount()] as const),
        );
        for (const [queue, count] of waiting) g.set({ queue }, count);
      });
      const outcomes =
        'Holds that people ended in the last 24 hours, by rule: approved as they stood, edited, rejected.';
      gauge('review_rule_outcomes', outcomes, ['rule', 'outcome'], async (g) => {
        const counted = await reviews.ruleOutcomes();
        g.reset();
        for (const { rule, outcome, count } of counted) g.set({ rule, outcome }, count);
      });
      gauge('callback_endpoints', 'Callback receivers by health.', ['state'], async (g) => {
        g.reset();
        for (const [state, count] of Object.entries(await delivery.endpointCount())) g.set({ state }, count);
      });
      gauge('relay_last_success_seconds', 'Time since the relay last looked for due work.', [], (g) =>
        g.set(relay.sinceSuccessMs() / 1_000),
      );
      const unserved =
        'Time for which a queue has waited for anybody to take, or its places were held by jobs that never end.';
      gauge('queue_canary_age_seconds', unserved, ['queue'], (g) => {
        const watching = canary();
        if (watching === undefined) return;
        for (const { name } of catalog) g.set({ queue: name }, watching.silentMs(name) / 1_000);
      });
    },
  };
}

/** Takes a gauge's figures off the page. A reset alone would show 0 for one without labels. */
function leaveOut(gauge: Gauge): void {
  gauge.reset();
  gauge.remove({});
}
