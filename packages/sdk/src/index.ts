export type { CallbackEvent, DispatchRequest, ReviewCallback } from './callback-event.ts';
export { expressCallbacks, honoCallbacks, type OnCallback } from './callback-handlers.ts';
export type { PayloadMismatch, SendgateOptions } from './client-options.ts';
export type { CrmContact } from './crm-evidence.ts';
export type {
  ApprovedMessage,
  Decision,
  HandledDecision,
  HoldDecision,
  SendDecision,
  StopDecision,
} from './decision.ts';
export type * from './message.ts';
export type { Fetch, FetchAnswer, FetchRequest } from './platform.ts';
export type * from './problem.ts';
export type * from './report.ts';
export { type CallOptions, type DeliveryState, type InterceptHandlers, Sendgate } from './sendgate.ts';
export {
  AccessError,
  ApiError,
  ConnectionError,
  RateLimitError,
  SendgateError,
  TimeoutError,
  UnknownStatusError,
  UnreadableAnswerError,
  ValidationError,
} from './sendgate-error.ts';
export type * from './submission.ts';
export {
  CallbackError,
  type CallbackHeaders,
  type CallbackRefusal,
  type VerifyOptions,
  verifyCallback,
} from './verify-callback.ts';
