import { ProblemError } from '@sendgate/contracts';
import { type Crm, CrmFailure } from '@sendgate/crm';
import type { CrmWaiting, Gate, LeasedItem, OpenedCrm } from '@sendgate/gate';
import { type Duration, durationMs } from '@sendgate/queues';

export interface CrmParts {
  readonly gate: { readonly crm: Gate['crm']; readonly work: Pick<Gate['work'], 'finish' | 'retryAt' | 'bury'> };
  /** Null where the operator has registered the installation with no CRM. */
  readonly crm: Crm | null;
}

/**
 * Asks the CRM for one work item, which ends, is put back, or is given up, as the CRM answers. What no wait helps is given
 * up at once, as is what `ask` says has to wait for a connection of another kind: whoever connects the workspace again takes
 * it up.
 */
export async function askCrm(
  { gate, crm }: CrmParts,
  item: LeasedItem,
  retryAfter: readonly Duration[],
  ask: (crm: Crm, connected: (connection: OpenedCrm) => OpenedCrm) => Promise<CrmWaiting | null>,
): Promise<void> {
  let connection: OpenedCrm | undefined;
  const connected = (opened: OpenedCrm) => {
    connection = opened;
    return opened;
  };
  try {
    if (!crm) return void (await gate.work.bury(item, 'crm_unavailable'));
    const waiting = await ask(crm, connected);
    if (waiting) await gate.work.bury(item, waiting.waits);
    else await gate.work.finish(item);
  } catch (error) {
    if (error instanceof ProblemError && error.code === 'crm_not_connected') {
      await gate.work.bury(item, error.code);
      return;
    }
    if (!(error instanceof CrmFailure)) throw error;
    const { reason, retryAfterSeconds } = error;
    // Another process may be storing another token just now: tried again, this one has it, or learns that it has none.
    if (reason === 'needs_reconnect') await connection?.lost();
    const wait = retryAfter[item.attempt - 1];
    if (reason === 'gone') await gate.work.finish(item);
    // A refusal may be of the app, whose secret was changed here later than there: what was owed meanwhile is not to be lost.
    else if (reason === 'missing_scope' || wait === undefined) await gate.work.bury(item, reason);
    else await gate.work.retryAt(item, Math.max(durationMs(wait) / 1_000, retryAfterSeconds ?? 0), reason);
  }
}
