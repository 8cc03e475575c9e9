import { type QueueEvent, RedisFault } from '@sendgate/queues';
import { describeError, type LogFields, type Logger } from '@sendgate/runtime';
import type { DeliveryEvent } from './deliver/deliver-callback.ts';
import type { DispatchEvent } from './dispatch/dispatch-message.ts';
import { openNoticeLog } from './notices/notice-log.ts';
import type { NoticeEvent } from './notices/send-notice.ts';
import type { WorkerMetrics } from './worker-metrics.ts';

/** Where a worker's doings are told: counted, and put into the log with nothing of a message in them. */
export interface Reports {
  readonly onAttempt: (event: DeliveryEvent) => void;
  readonly onDispatch: (event: DispatchEvent) => void;
  readonly onNotice: (event: NoticeEvent) => void;
  readonly onQueue: (event: QueueEvent) => void;
}

export function openReports(metrics: WorkerMetrics, logger: Logger): Reports {
  const logNotice = openNoticeLog(logger);
  return {
    onAttempt: (event) => {
      metrics.countAttempt(event);
      logAttempt(logger, event);
    },
    onDispatch: (event) => {
      metrics.countDispatch(event);
      logDispatch(logger, event);
    },
    onNotice: (event) => {
      metrics.countNotice(event);
      logNotice(event);
    },
    onQueue: (event) => {
      metrics.countQueue(event);
      if (event.type === 'taken') return;
      const error = 'error' in event ? describeFault(event.error) : {};
      logger.warn(`queue ${event.type.replace('_', ' ')}`, { queue: event.queue, ...error });
    },
  };
}

/** What may be logged of an error of the queues: of Redis also the words that say what to change, which are our own. */
export function describeFault(error: Error): LogFields {
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
