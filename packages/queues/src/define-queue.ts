import { type Static, type TSchema, Type } from 'typebox';
import type { Duration } from './duration.ts';

/**
 * What puts jobs on a queue: work items of a kind that fell due, or the clock. `together`: so many items at most share one
 * job, which does them one after the other; default 1. `claims`: how often one item is begun before it is given up, where
 * that is not once and once after each wait; default one more than the waits.
 */
export type QueueFeed =
  | { readonly by: 'work'; readonly kind: string; readonly together?: number; readonly claims?: number }
  | { readonly by: 'clock'; readonly every: Duration };

/** Everything there is to know about a queue, as plain facts. */
export interface QueueDefinition<Name extends string = string, Payload extends TSchema = TSchema> {
  /** Kebab-case noun; the name on the board and of its processor. */
  readonly name: Name;
  /** One sentence for the person looking at the board. */
  readonly purpose: string;
  readonly feed: QueueFeed;
  /** Ids and nothing else: job payloads are readable by anyone who can see the board. */
  readonly payload: Payload;
  /** Jobs one worker process runs at once. One more for the canary, where jobs leave it free. */
  readonly concurrency: number;
  /** Longer than any job of it ever takes: one still running by then never ends, and its place is lost to the others. */
  readonly longestRun: Duration;
  /**
   * Waits before the second, third, … try. For work items they are kept in Postgres and written out in full; for
   * clock-fed queues they are BullMQ's own retries of one tick.
   */
  readonly retryAfter: readonly Duration[];
}

/** What the processor of a queue fed by work items is given: one item. */
export const WorkPayload = Type.Object({ id: Type.String({ minLength: 1 }) }, { additionalProperties: false });
export type WorkPayload = Static<typeof WorkPayload>;

/** Payload of a job that several work items share. */
export const SharedPayload = Type.Object(
  { ids: Type.Array(Type.String({ minLength: 1 }), { minItems: 1, maxItems: 100 }) },
  { additionalProperties: false },
);

/** Payload of every queue fed by the clock: which tick it is, in units of the queue's interval since 1970. */
export const TickPayload = Type.Object({ tick: Type.Integer({ minimum: 0 }) }, { additionalProperties: false });
export type TickPayload = Static<typeof TickPayload>;

/** Declares a queue. The value is the whole declaration; its processor is owed under the same name. */
export function defineQueue<const Name extends string, Payload extends TSchema>(
  definition: QueueDefinition<Name, Payload>,
): QueueDefinition<Name, Payload> {
  return definition;
}
