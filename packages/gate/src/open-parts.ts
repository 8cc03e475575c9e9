import { openStore, Sealer } from '@sendgate/db';
import { processorTime } from '@sendgate/policy';
import { openProducer, RedisFault } from '@sendgate/queues';
import { systemResolver } from './egress/system-resolver.ts';
import type { GateLogFields, GateLogger } from './gate-log.ts';
import { defaultLimits, defaultPoolSize, type GateEvent, type GateOptions } from './gate-options.ts';
import type { GateParts } from './gate-parts.ts';
import { PING_WAIT_MS } from './operations/enable-callbacks.ts';
import { Turns } from './turns.ts';

const silent: GateLogger = { warn: () => undefined, error: () => undefined };

/** What may be logged of an error of the queues. Words for the operator are our own; other messages may quote a job. */
function fieldsOf(error: Error): GateLogFields {
  const { code } = error as NodeJS.ErrnoException;
  return {
    error_name: error.name,
    error_code: code,
    error_message: error instanceof RedisFault ? error.message : undefined,
  };
}

/**
 * What the operations are made of, and the queues' producer where this process wakes the queues itself. Dials nothing.
 * @throws TypeError when a key is malformed
 */
export function openParts(options: GateOptions): {
  parts: GateParts;
  producer: ReturnType<typeof openProducer> | null;
} {
  const logger = options.logger ?? silent;
  const sealer = new Sealer(options.secretsKey);
  const emit = harmless<GateEvent>((event) => options.onEvent?.(event));
  const store = openStore({
    databaseUrl: options.databaseUrl,
    poolSize: options.poolSize ?? defaultPoolSize,
    timeoutMs: options.storeTimeoutMs,
    sealer,
    onError: (error) => logger.warn('an idle connection broke', { code: (error as NodeJS.ErrnoException).code }),
    onWait: (milliseconds) => emit({ kind: 'pool_waited', milliseconds }),
    onRollback: (code) => emit({ kind: 'rolled_back', code }),
    onUnreadable: ({ table, column, workspaceId, rowId, fault }) => {
      const place = { workspace_id: workspaceId, kind: `${table}.${column}`, row_id: rowId, reason: fault };
      logger.error('stored content cannot be opened', place);
      emit({ kind: 'content_unreadable', table, fault });
    },
    onUnprotected: once(() => logger.warn('row-level security is off: only the filters keep workspaces apart')),
  });
  const producer =
    options.nudge && !options.wake
      ? openProducer({ redisUrl: options.redisUrl, databaseUrl: options.databaseUrl }, (error) =>
          logger.warn('the queues cannot be woken', fieldsOf(error)),
        )
      : null;
  const wake = options.wake ?? producer?.wake;
  const parts: GateParts = {
    store,
    sealer,
    policyFloor: options.policyFloor ?? null,
    limits: { ...defaultLimits, ...options.limits },
    keyPepper: options.keyPepper,
    appUrl: options.appUrl.replace(/\/+$/, ''),
    egress: { allowHttp: false, allowedCidrs: [], ...options.callbackEgress },
    resolve: options.resolve ?? systemResolver,
    logger,
    turns: new Turns(),
    engineClock: options.engineClock ?? processorTime,
    pingWaitMs: options.pingWaitMs ?? PING_WAIT_MS,
    nudged: wake !== undefined,
    wake: harmless((items) => items.length > 0 && wake?.(items)),
    emit,
  };
  return { parts, producer };
}

function once(tell: () => void): () => void {
  let told = false;
  return () => {
    if (!told) tell();
    told = true;
  };
}

/** Listeners are not allowed to fail what they listen to. */
function harmless<T>(listen: (value: T) => unknown): (value: T) => void {
  return (value) => {
    try {
      listen(value);
    } catch {
      // A wake-up or a figure lost here is made good by the relay, or not worth a failed request.
    }
  };
}
