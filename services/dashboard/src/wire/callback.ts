import { nullable, stringEnum } from '@sendgate/contracts';
import { type CallbackEndpointView, type CallbackEventView, endpointStates, type Page } from '@sendgate/gate';
import { type Static, Type } from 'typebox';
import { toTime, toTimeOrNull } from './time.ts';

const time = () => Type.String({ format: 'date-time' });

export const CallbackEndpoint = Type.Object(
  {
    url: nullable(Type.String()),
    state: stringEnum(endpointStates),
    secret_set: Type.Boolean(),
    previous_secret_until: nullable(time()),
    consecutive_failures: Type.Integer({ minimum: 0 }),
    failing_since: nullable(time()),
    last_success_at: nullable(time()),
    disabled_at: nullable(time()),
    disabled_reason: nullable(Type.String()),
  },
  { $id: 'CallbackEndpoint' },
);

const eventFields = {
  event_id: Type.String(),
  event: Type.String(),
  action_id: nullable(Type.String()),
  state: Type.String(),
  created_at: time(),
  delivered_at: nullable(time()),
  attempt_count: Type.Integer({ minimum: 0 }),
  next_attempt_at: nullable(time()),
};

export const CallbackListItem = Type.Object(eventFields, { $id: 'CallbackListItem' });

/** One event with every attempt at delivering it. The body stays sealed. */
export const CallbackEvent = Type.Object(
  {
    ...eventFields,
    attempts: Type.Array(
      Type.Object({
        attempt: Type.Integer(),
        outcome: Type.String(),
        status_code: nullable(Type.Integer()),
        duration_ms: Type.Integer(),
        response: nullable(Type.String()),
        created_at: time(),
      }),
    ),
  },
  { $id: 'CallbackEvent' },
);

export const CallbackEventParams = Type.Object({ event_id: Type.String({ minLength: 1, maxLength: 64 }) });

export const CallbackPage = Type.Object(
  {
    endpoint: CallbackEndpoint,
    events: Type.Array(CallbackListItem),
    limit: Type.Integer(),
    offset: Type.Integer(),
    has_more: Type.Boolean(),
    next_offset: nullable(Type.Integer()),
  },
  { $id: 'CallbackPage' },
);

export function toCallbackEndpoint(view: CallbackEndpointView): Static<typeof CallbackEndpoint> {
  return {
    url: view.url,
    state: view.state,
    secret_set: view.secretSet,
    previous_secret_until: toTimeOrNull(view.previousSecretUntil),
    consecutive_failures: view.consecutiveFailures,
    failing_since: toTimeOrNull(view.failingSince),
    last_success_at: toTimeOrNull(view.lastSuccessAt),
    disabled_at: toTimeOrNull(view.disabledAt),
    disabled_reason: view.disabledReason,
  };
}

function toCallbackListItem(view: CallbackEventView): Static<typeof CallbackListItem> {
  return {
    event_id: view.eventId,
    event: view.event,
    action_id: view.actionId,
    state: view.state,
    created_at: toTime(view.createdAt),
    delivered_at: toTimeOrNull(view.deliveredAt),
    attempt_count: view.attemptCount,
    next_attempt_at: toTimeOrNull(view.nextAttemptAt),
  };
}

export function toCallbackEvent(view: CallbackEventView): Static<typeof CallbackEvent> {
  return {
    ...toCallbackListItem(view),
    attempts: view.attempts.map((attempt) => ({
      attempt: attempt.attempt,
      outcome: attempt.outcome,
      status_code: attempt.statusCode,
      duration_ms: attempt.durationMs,
      response: attempt.response,
      created_at: toTime(attempt.createdAt),
    })),
  };
}

export function toCallbackPage(
  endpoint: CallbackEndpointView,
  page: Page<CallbackEventView>,
  limit: number,
  offset: number,
): Static<typeof CallbackPage> {
  return {
    endpoint: toCallbackEndpoint(endpoint),
    events: page.items.map(toCallbackListItem),
    limit,
    offset,
    has_more: page.hasMore,
    next_offset: page.hasMore ? offset + page.items.length : null,
  };
}
