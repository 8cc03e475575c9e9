import type { PolicyFloor } from '@sendgate/contracts';
import type { Sealer, Store } from '@sendgate/db';
import { claimsOf } from '@sendgate/queues';
import type { GateLogger } from './gate-log.ts';
import {
  type CallbackEgress,
  type DnsResolver,
  type GateEvent,
  type GateLimits,
  type WorkKind,
  type WorkWakeup,
  workKinds,
} from './gate-options.ts';
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
export const maxAttempts = Object.fromEntries(workKinds.map((kind) => [kind, claimsOf(kind)])) as Readonly<
  Record<WorkKind, number>
>;
