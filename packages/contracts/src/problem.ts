import { type Static, Type } from 'typebox';

/**
 * Every error code: its HTTP status, title, and whether repeating the same request later can succeed.
 * Codes are never reused or renamed. A row nobody throws fails the architecture test.
 */
export const problems = {
  bad_request: { status: 400, title: 'Not readable as HTTP', retryable: false },
  missing_api_key: { status: 401, title: 'No API key', retryable: false },
  invalid_api_key: { status: 401, title: 'API key not accepted', retryable: false },
  insufficient_scope: { status: 403, title: 'API key lacks a scope', retryable: false },
  address_not_allowed: { status: 403, title: 'API key not usable from this address', retryable: false },
  live_key_required: { status: 403, title: 'Not with a test key', retryable: false },
  invalid_signature: { status: 401, title: 'Signature not accepted', retryable: false },
  not_signed_in: { status: 401, title: 'Not signed in', retryable: false },
  invalid_credentials: { status: 401, title: 'Sign-in refused', retryable: false },
  forbidden: { status: 403, title: 'Role does not allow this', retryable: false },
  own_password_required: { status: 403, title: 'Choose a password of your own first', retryable: false },
  csrf_failed: { status: 403, title: 'Cross-site request refused', retryable: false },
  not_found: { status: 404, title: 'No such path', retryable: false },
  action_not_found: { status: 404, title: 'No such action', retryable: false },
  workspace_not_found: { status: 404, title: 'No such workspace', retryable: false },
  callback_event_not_found: { status: 404, title: 'No such callback event', retryable: false },
  api_key_not_found: { status: 404, title: 'No such API key', retryable: false },
  member_not_found: { status: 404, title: 'No such member', retryable: false },
  erasure_not_found: { status: 404, title: 'No such erasure', retryable: false },
  suppression_import_not_found: { status: 404, title: 'No such suppression import', retryable: false },
  snapshot_not_found: { status: 404, title: 'No such policy snapshot', retryable: false },
  suppression_entry_not_found: { status: 404, title: 'No such suppression entry', retryable: false },
  method_not_allowed: { status: 405, title: 'Method not allowed', retryable: false },
  request_timeout: { status: 408, title: 'Request did not arrive in time', retryable: true },
  no_active_policy: { status: 409, title: 'No active policy', retryable: true },
  idempotency_in_progress: { status: 409, title: 'First request still running', retryable: true },
  state_conflict: { status: 409, title: 'Status has changed', retryable: false },
  account_exists: { status: 409, title: 'This person has an account already', retryable: false },
  backtest_not_found: { status: 404, title: 'No such backtest', retryable: false },
  policy_below_floor: { status: 409, title: 'The policy is below the floor', retryable: false },
  edit_violates_policy: { status: 409, title: 'Edited text violates the policy', retryable: false },
  review_claimed: { status: 409, title: 'Somebody else has it in hand', retryable: false },
  decision_pending: { status: 409, title: 'Being decided by somebody else', retryable: true },
  nothing_to_undo: { status: 409, title: 'No decision to take back', retryable: false },
  workspace_paused: { status: 409, title: 'The workspace is paused', retryable: false },
  block_needs_review: { status: 409, title: 'A BLOCK violation is reviewed on its own', retryable: false },
  note_limit: { status: 409, title: 'Too many notes', retryable: false },
  self_approval: { status: 409, title: 'Needs another reviewer', retryable: false },
  api_key_limit: { status: 409, title: 'Too many API keys', retryable: false },
  callback_url_missing: { status: 409, title: 'No callback URL is set', retryable: false },
  crm_account_unknown: { status: 404, title: 'Not the connected account of the CRM', retryable: false },
  crm_unavailable: { status: 409, title: 'This installation has no CRM', retryable: false },
  crm_not_connected: { status: 409, title: 'The CRM is not connected', retryable: false },
  crm_consent_over: { status: 409, title: 'This consent is over', retryable: false },
  crm_upstream_error: { status: 502, title: 'The CRM did not answer', retryable: true },
  dispatch_by_sendgate: { status: 409, title: 'Sendgate sends this message', retryable: false },
  dispatch_unknown: { status: 409, title: 'Outcome of the dispatch is unknown', retryable: false },
  content_erased: { status: 409, title: 'Content was erased', retryable: false },
  secret_rotating: { status: 409, title: 'Secret was rotated within a day', retryable: false },
  callback_suspended: { status: 409, title: 'Callbacks are disabled', retryable: false },
  version_mismatch: { status: 412, title: 'Somebody else changed it first', retryable: false },
  payload_too_large: { status: 413, title: 'Body too large', retryable: false },
  unsupported_media_type: { status: 415, title: 'Body of a wrong media type', retryable: false },
  expectation_failed: { status: 417, title: 'Expectation cannot be met', retryable: false },
  precondition_required: { status: 428, title: 'If-Match is required', retryable: false },
  rate_limit_exceeded: { status: 429, title: 'Too many requests', retryable: true },
  governance_quota_exceeded: { status: 429, title: 'Daily token quota used up', retryable: true },
  headers_too_large: { status: 431, title: 'Headers too long', retryable: false },
  content_unreadable: { status: 500, title: 'Stored content cannot be opened', retryable: false },
  internal_error: { status: 500, title: 'Unexpected error', retryable: true },
  sealing_key_missing: { status: 503, title: 'This server lacks a sealing key', retryable: true },
  service_unavailable: { status: 503, title: 'Temporarily unavailable', retryable: true },
} as const satisfies Record<string, { status: number; title: string; retryable: boolean }>;

export type ProblemCode = keyof typeof problems;

export const recoveryActions = [
  'retry_after',
  'wait_for_reset',
  'raise_quota',
  'reduce_payload',
  'fix_request',
  'check_credentials',
  'reload',
  'contact_support',
] as const;

/** What a caller can do about an error. `send_allowed` repeats that an error is never a permission. */
export const Recovery = Type.Object(
  {
    action: Type.Unsafe<(typeof recoveryActions)[number]>({ type: 'string', enum: [...recoveryActions] }),
    message: Type.Optional(Type.String()),
    retry_after_seconds: Type.Optional(Type.Integer({ minimum: 0 })),
    resets_at: Type.Optional(Type.String({ format: 'date-time' })),
    limit: Type.Optional(Type.Integer()),
    used: Type.Optional(Type.Integer()),
    remaining: Type.Optional(Type.Integer()),
    safe_to_retry: Type.Optional(Type.Boolean()),
    same_idempotency_key: Type.Optional(Type.Boolean()),
    send_allowed: Type.Literal(false),
  },
  { $id: 'Recovery' },
);
export type Recovery = Static<typeof Recovery>;

/** RFC 9457 body of every error other than a validation error. */
export const Problem = Type.Object(
  {
    type: Type.String(),
    title: Type.String(),
    status: Type.Integer(),
    detail: Type.String(),
    code: Type.String(),
    request_id: Type.String(),
    recovery: Recovery,
    current: Type.Optional(Type.Unknown()),
  },
  { $id: 'Problem' },
);
export type Problem = Static<typeof Problem>;

/** Errors that advise nobody: what is refused so is most likely forged, and any advice would say what it got right. */
export const unadvised: ReadonlySet<ProblemCode> = new Set(['invalid_signature']);

/** As `Problem`, of such an error. */
export const UnadvisedProblem = Type.Object(
  { ...Problem.properties, recovery: Type.Object({}, { additionalProperties: false }) },
  { $id: 'UnadvisedProblem' },
);
export type UnadvisedProblem = Static<typeof UnadvisedProblem>;

/** One reason why a request was refused as malformed. */
export const ValidationErrorEntry = Type.Object(
  {
    loc: Type.Array(Type.Unsafe<string | number>({ type: ['string', 'integer'] })),
    msg: Type.String(),
    type: Type.String(),
  },
  { $id: 'ValidationErrorEntry' },
);
export type ValidationErrorEntry = Static<typeof ValidationErrorEntry>;

/** The 422 body of every JSON endpoint. */
export const ValidationErrorBody = Type.Object(
  { detail: Type.Array(ValidationErrorEntry) },
  { $id: 'ValidationError' },
);
export type ValidationErrorBody = Static<typeof ValidationErrorBody>;

/** The one error class. `detail` is public: it never quotes content, secrets or internals. */
export class ProblemError extends Error {
  override readonly name: string = 'ProblemError';
  readonly code: ProblemCode;
  readonly recovery: Partial<Recovery>;
  readonly headers: Readonly<Record<string, string>>;
  /** The state that beat the request, for conflicts. */
  readonly current: unknown;

  constructor(
    code: ProblemCode,
    detail: string,
    options: {
      recovery?: Partial<Recovery>;
      headers?: Record<string, string>;
      current?: unknown;
      cause?: unknown;
    } = {},
  ) {
    super(detail, options.cause === undefined ? undefined : { cause: options.cause });
    this.code = code;
    this.recovery = options.recovery ?? {};
    this.headers = options.headers ?? {};
    this.current = options.current;
  }

  get status(): number {
    return problems[this.code].status;
  }

  get retryable(): boolean {
    return problems[this.code].retryable;
  }
}

/** A request that does not fit its schema; answered as 422. At most 50 entries are reported. */
export class ValidationError extends Error {
  override readonly name = 'ValidationError';
  readonly entries: readonly ValidationErrorEntry[];

  constructor(entries: readonly ValidationErrorEntry[]) {
    super('request failed validation');
    this.entries = entries.slice(0, 50);
  }
}
