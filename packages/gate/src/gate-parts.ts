import { callbackSchedule, type PolicyFloor } from '@sendgate/contracts';
import type { Sealer, Store } from '@sendgate/db';
import type { GateLogger } from './gate-log.ts';
import type { CallbackEgress, DnsResolver, GateEvent, GateLimits, WorkKind, WorkWakeup } from './gate-options.ts';
import type { Turns } from './turns.ts';

/** What the operations are made of. */
export interface GateParts {
  readonly store: Store;
  readonly sealer: Sealer;
  /** Null where the operator fixes nothing. */
  readonly policyFloor: PolicyFloor | null;
  readonly limits: GateLimits;
  readonly keyPepper: string;
  readonly appUrl: string;
  readonly egress: CallbackEgress;
  readonly resolve: DnsResolver;
  readonly logger: GateLogger;
  /** True when `wake` reaches the queues. */
  readonly nudged: boolean;
  /** In which messages are evaluated. */
  readonly turns: Turns;
  /** Milliseconds to wait for the answer to a ping. */
  readonly pingWaitMs: number;
  /** Never throws. */
  wake(items: readonly WorkWakeup[]): void;
  /** Never throws. */
  emit(event: GateEvent): void;
}

/** Claims of one work item before it is buried. */
export const maxAttempts: Readonly<Record<WorkKind, number>> = {
  callback: callbackSchedule.length,
  review_commit: 12,
  dispatch: 12,
  scan_semantic: 5,
  scan_grounding: 5,
  erasure: 1_000,
  hold_ending: 100,
  policy_backtest: 20,
  suppression_import: 100,
  admin_notice: 6,
  crm_tag: 6,
  crm_consent: 9,
};
