import {
  type Problem,
  type ProblemCode,
  type ProblemError,
  problems,
  type Recovery,
  type UnadvisedProblem,
  unadvised,
} from '@sendgate/contracts';

type Advice = Pick<Recovery, 'action' | 'message'>;

const checkKey: Advice = {
  action: 'check_credentials',
  message: 'Send `Authorization: Bearer <API key>` with a key from the page API keys that is neither revoked nor over.',
};
const reload: Advice = { action: 'reload', message: 'Read the current state, then decide again.' };
const fix: Advice = { action: 'fix_request', message: 'Correct the request; repeating it as it is cannot succeed.' };
const checkId: Advice = {
  action: 'fix_request',
  message: 'Check the id, and that it is one of the workspace you are asking.',
};
const again: Advice = { action: 'retry_after', message: 'Wait, then send the same request again.' };

/** What a client can do about each error; whatever is not named wants a corrected request. */
const advice: Readonly<Partial<Record<ProblemCode, Advice>>> = {
  bad_request: { action: 'fix_request', message: 'Send well-formed HTTP/1.1 with a Host header.' },
  request_timeout: again,
  expectation_failed: { action: 'fix_request', message: 'Leave the Expect header out.' },
  headers_too_large: { action: 'reduce_payload', message: 'Send fewer or shorter headers.' },
  missing_api_key: checkKey,
  invalid_api_key: checkKey,
  insufficient_scope: { action: 'check_credentials', message: 'Use a key that holds the scope named in detail.' },
  address_not_allowed: {
    action: 'check_credentials',
    message: 'Use the key from an address on its list, or have an admin add this one.',
  },
  live_key_required: { action: 'check_credentials', message: 'Use a live key: a test key changes nothing here.' },
  not_signed_in: { action: 'check_credentials', message: 'Sign in.' },
  invalid_credentials: { action: 'check_credentials', message: 'Check e-mail address and password.' },
  forbidden: { action: 'check_credentials', message: 'Ask an admin of the workspace for a role that may do this.' },
  own_password_required: {
    action: 'check_credentials',
    message: 'Sign in to the dashboard and choose a password, then send the same request again.',
  },
  csrf_failed: { action: 'reload', message: 'Reload the page and try again.' },
  not_found: { action: 'fix_request', message: 'Check the path against the API reference.' },
  action_not_found: { action: 'fix_request', message: 'Check the action id; previews cannot be read back.' },
  workspace_not_found: {
    action: 'fix_request',
    message: 'Name a workspace you belong to in ?workspace= or X-Workspace-Id, or ask an admin of it to add you.',
  },
  callback_event_not_found: checkId,
  api_key_not_found: checkId,
  member_not_found: checkId,
  erasure_not_found: checkId,
  suppression_import_not_found: checkId,
  snapshot_not_found: checkId,
  suppression_entry_not_found: { action: 'reload', message: 'Read the list again: the entry is not on it.' },
  backtest_not_found: checkId,
  crm_account_unknown: {
    action: 'fix_request',
    message: 'Have an admin connect the account that sends, or stop it from sending here.',
  },
  method_not_allowed: { action: 'fix_request', message: 'Use a method named in the Allow header.' },
  no_active_policy: {
    action: 'contact_support',
    message: 'Tell the operator: every workspace begins with a policy, and that of this one is missing.',
  },
  idempotency_in_progress: { action: 'retry_after', message: 'Repeat with the same idempotency key.' },
  state_conflict: reload,
  account_exists: {
    action: 'fix_request',
    message: 'Do as detail says: no workspace sets a password that opens another one as well.',
  },
  policy_below_floor: { action: 'fix_request', message: 'Change what detail names, then publish again.' },
  edit_violates_policy: { action: 'fix_request', message: 'Change the edit, or approve it with `"override": true`.' },
  review_claimed: { action: 'fix_request', message: 'Ask whoever has it, then take it over.' },
  decision_pending: reload,
  nothing_to_undo: reload,
  workspace_paused: { action: 'reload', message: 'Wait until an admin has ended the pause.' },
  block_needs_review: { action: 'fix_request', message: 'Open the message and decide about it there.' },
  note_limit: {
    action: 'fix_request',
    message: 'Write to your colleagues elsewhere: no note can be added or removed.',
  },
  self_approval: { action: 'fix_request', message: 'Ask another reviewer to decide.' },
  api_key_limit: { action: 'fix_request', message: 'Revoke a key that is no longer used.' },
  callback_url_missing: { action: 'fix_request', message: 'Set callback_url in the settings of the workspace first.' },
  dispatch_by_sendgate: {
    action: 'fix_request',
    message: 'Report nothing and do not send: read delivery_status of the action.',
  },
  dispatch_unknown: {
    action: 'fix_request',
    message: 'Look for the message at the provider. If it was not sent, repeat with `"confirm_unknown": true`.',
  },
  content_erased: { action: 'fix_request', message: 'Leave it: what was erased cannot be sent or shown again.' },
  secret_rotating: { action: 'fix_request', message: 'Wait until resets_at, or set callback_secret yourself.' },
  callback_suspended: {
    action: 'fix_request',
    message: 'Mend the receiver, then send it a test event from the page Callbacks, or by POST /api/callbacks/enable.',
  },
  version_mismatch: reload,
  payload_too_large: { action: 'reduce_payload', message: 'Send a smaller body.' },
  unsupported_media_type: { action: 'fix_request', message: 'Send the body as detail says.' },
  precondition_required: { action: 'fix_request', message: 'Send `If-Match` with the version you read.' },
  rate_limit_exceeded: again,
  governance_quota_exceeded: {
    action: 'wait_for_reset',
    message: 'The daily quota resets at resets_at; an admin can raise it.',
  },
  content_unreadable: {
    action: 'contact_support',
    message: 'Hold the message and tell the operator its action id: repeating the request cannot succeed.',
  },
  crm_unavailable: { action: 'contact_support', message: 'The operator has to register Sendgate with the CRM first.' },
  crm_not_connected: { action: 'fix_request', message: 'Have an admin connect the CRM under Integrations.' },
  crm_upstream_error: again,
  crm_consent_over: { action: 'reload', message: 'Connect again from the page Integrations.' },
  internal_error: {
    action: 'retry_after',
    message: 'Retry with the same idempotency key; quote request_id if it lasts.',
  },
  sealing_key_missing: again,
  service_unavailable: again,
};

/** What a client can do about an error of this code, as far as the code tells; undefined where it is told nothing. */
export function adviceFor(code: ProblemCode): string | undefined {
  return unadvised.has(code) ? undefined : (advice[code] ?? fix).message;
}

/** Seconds to wait where neither the error nor its headers say. */
const defaultWaits: Partial<Record<ProblemCode, number>> = {
  request_timeout: 1,
  idempotency_in_progress: 1,
  rate_limit_exceeded: 1,
  internal_error: 1,
  sealing_key_missing: 5,
  service_unavailable: 5,
};

/** Seconds after which repeating the request makes sense; `undefined` when waiting does not help. */
export function retryAfterSeconds(error: ProblemError): number | undefined {
  if (error.recovery.retry_after_seconds !== undefined) return error.recovery.retry_after_seconds;
  const header = Number(error.headers['Retry-After']);
  return Number.isFinite(header) ? header : defaultWaits[error.code];
}

/** The problem+json body of an error. What it advises always repeats that an error is no permission to send. */
export function problemBody(error: ProblemError, requestId: string): Problem | UnadvisedProblem {
  const { status, title } = problems[error.code];
  return {
    type: `urn:sendgate:problem:${error.code}`,
    title,
    status,
    detail: error.message,
    code: error.code,
    request_id: requestId,
    recovery: unadvised.has(error.code) ? {} : recoveryOf(error),
    ...(error.current === undefined ? {} : { current: error.current }),
  };
}

function recoveryOf(error: ProblemError): Recovery {
  const { retryable } = error;
  const wait = retryAfterSeconds(error);
  return {
    ...(advice[error.code] ?? fix),
    ...(wait === undefined ? {} : { retry_after_seconds: wait }),
    safe_to_retry: retryable,
    ...(retryable ? { same_idempotency_key: true } : {}),
    ...error.recovery,
    send_allowed: false,
  };
}
