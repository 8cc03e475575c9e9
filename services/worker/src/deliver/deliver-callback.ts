import type { AttemptOutcome, AttemptRecord, AttemptResult, Gate, LeasedItem } from '@sendgate/gate';
import { recordSurely } from '../record-surely.ts';
import { classify, type Verdict } from './classify.ts';
import { honouredSeconds, nextWaitSeconds } from './schedule.ts';
import type { Sender } from './send.ts';
import { callbackHeaders } from './sign.ts';

export interface DeliveryEvent {
  /** `delivered` or the class of the failure. */
  readonly errorClass: string;
  readonly outcome: AttemptOutcome;
  readonly eventId: string;
  readonly workspaceId: string;
  readonly attempt: number;
  readonly durationMs: number;
}

export interface DeliveryParts {
  readonly delivery: Gate['delivery'];
  readonly work: Pick<Gate['work'], 'bury'>;
  readonly sender: Sender;
  readonly onAttempt?: (event: DeliveryEvent) => void;
  readonly now?: () => number;
  /** Uniform in [0, 1). */
  readonly draw?: () => number;
}

/**
 * One attempt at telling a workspace what was decided. Signed now and not when the decision was made, so that the
 * timestamp is fresh on the twelfth attempt as on the first.
 *
 * @throws the signal's reason when the attempt was given up; nothing is recorded then.
 */
export async function deliverCallback(parts: DeliveryParts, item: LeasedItem, signal: AbortSignal): Promise<void> {
  const { now = Date.now, draw = Math.random } = parts;
  const callback = await parts.delivery.load(item.refId);
  if (callback === null) {
    await parts.work.bury(item, 'event_gone');
    return;
  }
  const { url } = callback;
  // The address and the count of one moment: where the receiver has moved since the claim, both are new.
  const counted = { ...item, attempt: callback.claims };
  const record = async (entry: Omit<AttemptRecord, 'url'>) => {
    // What the receiver has taken must not be sent again because the store was away for a moment.
    const outcome = await recordSurely(() => parts.delivery.recordAttempt(counted, { ...entry, url }), signal);
    parts.onAttempt?.({
      errorClass: entry.result.kind === 'delivered' ? 'delivered' : entry.result.errorClass,
      outcome,
      eventId: callback.eventId,
      workspaceId: callback.workspaceId,
      attempt: callback.attempt,
      durationMs: entry.durationMs,
    });
  };
  if (url === null) {
    const result = { kind: 'dead', errorClass: 'no_callback_url' } as const;
    await record({ result, statusCode: null, durationMs: 0, response: null });
    return;
  }
  // Numbered over all replays, as the attempt log is; the item's own count starts anew with each.
  const { event, eventId, attempt, body, secrets } = callback;
  const timestamp = Math.floor(now() / 1_000);
  const headers = callbackHeaders({ eventId, event, attempt, body, secrets, timestamp });
  // The item counts claims, so that a callback that kills workers ends some time; a receiver is to wait only for what it
  // refused itself. The log goes on over replays, where the item starts anew: the smaller of the two is what it was told.
  const refusals = Math.max(1, Math.min(callback.claims, attempt - callback.lost));
  const posted = await parts.sender.post({ url, headers, body, signal });
  await record({
    result: attemptResult(classify(posted.result, now()), { attempt: refusals, maxAttempts: item.maxAttempts }, draw()),
    statusCode: posted.result.kind === 'answer' ? posted.result.statusCode : null,
    durationMs: posted.durationMs,
    response: posted.excerpt,
  });
}

/** A verdict together with the schedule: when to try again, or that all attempts are spent. */
export function attemptResult(
  verdict: Verdict,
  item: Pick<LeasedItem, 'attempt' | 'maxAttempts'>,
  draw: number,
): AttemptResult {
  if (verdict.kind !== 'retry') return verdict;
  const { errorClass } = verdict;
  const askedSeconds = honouredSeconds(verdict.askedSeconds);
  const afterSeconds = nextWaitSeconds(item.attempt, item.maxAttempts, askedSeconds, draw);
  return afterSeconds === null
    ? { kind: 'dead', errorClass }
    : { kind: 'retry', afterSeconds, askedSeconds, errorClass };
}
