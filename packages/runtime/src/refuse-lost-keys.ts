import type { Logger } from './logger.ts';
import type { Lifecycle } from './run.ts';

/**
 * Ends a process whose ring of sealing keys lacks one that something stored was sealed with: what it cannot open it would
 * take for broken. A store that does not answer yet refuses nobody; readiness asks again.
 */
export function refuseLostKeys(missing: () => Promise<string[]>, logger: Logger, life: Lifecycle): void {
  missing().then(
    (kids) => {
      if (kids.length === 0) return;
      logger.error('sealing keys are missing: put them back into SENDGATE_SECRETS_KEY', { state: kids.join(', ') });
      life.stop('sealing keys are missing', 1);
    },
    () => undefined,
  );
}
