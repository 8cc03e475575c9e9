import { nullable, pagePosition, stringEnum } from '@sendgate/contracts';
import {
  type CallbackEndpointView,
  type CallbackEventView,
  type CallbacksEnabling,
  endpointStates,
  type Page,
  toTime,
} from '@sendgate/gate';
import { type Static, Type } from 'typebox';

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

export const CallbacksEnabled = Type.Object(
  {
    state: stringEnum(endpointStates),
    enabled: Type.Boolean({ description: 'Whether callbacks go out now.' }),
    ping: nullable(
      Type.Object({
        event_id: Type.String(),
        outcome: Type.String({
          description: '`delivered`, the class of the failure, or `waiting` when no answer is known after 20 seconds.',
        }),
        status_code: nullable(Type.Integer()),
      }),
    ),
    resumed: Type.Integer({ minimum: 0, description: 'Callbacks that were parked and are on their way.' }),
    missed: Type.Object(
      { count: Type.Integer({ minimum: 0 }), from: nullable(time()) },
      { description: 'Callbacks given up meanwhile. `POST /api/callbacks/replay` from that time sends them again.' },
    ),
  },
  { $id: 'CallbacksEnabled' },
);

export function toCallbacksEnabled(enabling: CallbacksEnabling): Static<typeof CallbacksEnabled> {
  const { state, ping, resumed, missed } = enabling;
  return {
    state,
    enabled: state !== 'disabled',
    ping: ping && { event_id: ping.eventId, outcome: ping.outcome, status_code: ping.statusCode },
    resumed,
    missed: { count: missed.count, from: toTime(missed.from) },
  };
}

export function toCallbackEndpoint(view: CallbackEndpointView): Static<typeof CallbackEndpoint> {
  return {
    url: view.url,
    state: view.state,
    secret_set: view.secretSet,
    previous_secret_until: toTime(view.previousSecretUntil),
    consecutive_failures: view.consecutiveFailures,
    failing_since: toTime(view.failingSince),
    last_success_at: toTime(view.lastSuccessAt),
    disabled_at: toTime(view.disabledAt),
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
    delivered_at: toTime(view.deliveredAt),
    attempt_count: view.attemptCount,
    next_attempt_at: toTime(view.nextAttemptAt),
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
    ...pagePosition(limit, offset, page.hasMore),
  };
}
