import type { PolicyFloor } from '@sendgate/contracts';
import type { Sealer, Store } from '@sendgate/db';
import type { GateLogger } from './gate-log.ts';
import type { CallbackEgress, DnsResolver, GateEvent, GateLimits, WorkWakeup } from './gate-options.ts';
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
  /** By which rules are timed, in milliseconds. */
  readonly engineClock: () => number;
  /** Milliseconds to wait for the answer to a ping. */
  readonly pingWaitMs: number;
  /** Never throws. */
  wake(items: readonly WorkWakeup[]): void;
  /** Never throws. */
  emit(event: GateEvent): void;
}
