import { type GateEvent, workKinds } from '@sendgate/gate';
import { catalog, type QueueEvent } from '@sendgate/queues';
import { Counter, createMetrics, createStoreMetrics, Histogram, type Metrics } from '@sendgate/runtime';
import type { DeliveryEvent } from './deliver/deliver-callback.ts';
import type { DispatchEvent } from './dispatch/dispatch-message.ts';
import type { NoticeEvent } from './notices/send-notice.ts';
import type { WorkEvent } from './run-work-item.ts';
import { type FigureSources, observeFigures } from './worker-figures.ts';

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
  /** Adds the figures that are read when somebody asks for them. */
  observe(sources: FigureSources): void;
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
    observe: (sources) => observeFigures(metrics.registry, sources),
  };
}
