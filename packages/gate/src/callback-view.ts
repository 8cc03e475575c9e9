import type { WorkKind } from './gate-options.ts';

export const endpointStates = ['healthy', 'failing', 'disabled'] as const;
export type EndpointState = (typeof endpointStates)[number];

/** Health of a workspace's callback receiver. */
export interface CallbackEndpointView {
  url: string | null;
  state: EndpointState;
  secretSet: boolean;
  /** The replaced secret also signs until then. */
  previousSecretUntil: Date | null;
  consecutiveFailures: number;
  failingSince: Date | null;
  lastSuccessAt: Date | null;
  disabledAt: Date | null;
  disabledReason: string | null;
}

export interface CallbackAttemptView {
  attempt: number;
  outcome: string;
  statusCode: number | null;
  durationMs: number;
  response: string | null;
  createdAt: Date;
}

export interface CallbackEventView {
  eventId: string;
  event: string;
  actionId: string | null;
  state: string;
  createdAt: Date;
  deliveredAt: Date | null;
  attemptCount: number;
  nextAttemptAt: Date | null;
  /** In the order they were made; a list has the last one alone. */
  attempts: CallbackAttemptView[];
}

/** Callbacks that were given up while the receiver failed, and the time from which a replay reaches them all. */
export interface MissedCallbacks {
  count: number;
  from: Date | null;
}

/** What came of asking a receiver whether it is back. */
export interface CallbacksEnabling {
  /** Where it stands now. */
  state: EndpointState;
  /** The test event that was sent; `outcome` as in the attempt log, or `waiting`. Null where none was needed. */
  ping: { eventId: string; outcome: string; statusCode: number | null } | null;
  /** Parked callbacks that are on their way again. */
  resumed: number;
  missed: MissedCallbacks;
}

/** Everything needed for one attempt. */
export interface CallbackDelivery {
  eventId: string;
  event: string;
  workspaceId: string;
  /** Counts every attempt ever made on the event, this one included; starts at 1. */
  attempt: number;
  /** How many of those before this one ended with their worker. */
  lost: number;
  /** Claims of the item that count against its attempts, with this one; 0 where the receiver moved to `url` after this one. */
  claims: number;
  /** Null when the workspace has removed its URL since. */
  url: string | null;
  /** Frozen when the decision was made: the same bytes on every attempt. */
  body: Buffer;
  /** Null without signing. `previous` only inside its overlap. */
  secrets: { current: string; previous: string | null } | null;
  endpointState: EndpointState;
}

/** What an attempt came to, as the worker classified it. `askedSeconds`: no attempt before, the receiver said. */
export type AttemptResult =
  | { kind: 'delivered' }
  | { kind: 'retry'; afterSeconds: number; askedSeconds?: number | null; errorClass: string }
  | { kind: 'disable'; errorClass: string }
  | { kind: 'dead'; errorClass: string };

export interface AttemptRecord {
  /** Where it went; null when there was no URL. A failure anywhere but at the present URL is not held against that. */
  url: string | null;
  result: AttemptResult;
  statusCode: number | null;
  durationMs: number;
  /** First KiB of the answer. */
  response: string | null;
}

/** What became of the callback. `lost`: another worker holds the lease, nothing was written. */
export interface AttemptOutcome {
  state: 'delivered' | 'pending' | 'dead' | 'suspended' | 'lost';
  nextRunAt: Date | null;
  endpointState: EndpointState;
}

/** A work item whose lease is held. */
export interface LeasedItem {
  id: string;
  workspaceId: string;
  kind: WorkKind;
  /** What the item is about: an event id or an action id. */
  refId: string;
  /** Counts this claim; starts at 1. */
  attempt: number;
  maxAttempts: number;
  leaseToken: string;
  leaseUntil: Date;
}

/** What workers ask about callbacks. */
export interface DeliveryOperations {
  /**
   * Null when the event no longer exists, its content was erased, or it tells of an approval after which the message went
   * back to a hold.
   */
  load(eventId: string): Promise<CallbackDelivery | null>;
  /** Writes the attempt, the endpoint's health and the item's next run in one transaction. */
  recordAttempt(item: LeasedItem, record: AttemptRecord): Promise<AttemptOutcome>;
  /** How many receivers are in each state. */
  endpointCount(): Promise<Record<EndpointState, number>>;
}
