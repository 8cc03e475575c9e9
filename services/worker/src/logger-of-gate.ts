import type { GateLogger } from '@sendgate/gate';
import type { LogFields, Logger } from '@sendgate/runtime';

/** The gate's log lines through the process's logger, which keeps only the fields it knows to be safe. */
export function loggerOfGate(logger: Logger): GateLogger {
  return {
    warn: (fields, message) => logger.warn(message, fields as LogFields),
    error: (fields, message) => logger.error(message, fields as LogFields),
  };
}
