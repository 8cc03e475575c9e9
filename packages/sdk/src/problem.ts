/** What to do about an error. An error is never a permission to send, so `send_allowed` is always false. */
export interface Recovery {
  action:
    | 'retry_after'
    | 'wait_for_reset'
    | 'raise_quota'
    | 'reduce_payload'
    | 'fix_request'
    | 'check_credentials'
    | 'reload'
    | 'contact_support';
  message?: string;
  retry_after_seconds?: number;
  /** RFC 3339, UTC. */
  resets_at?: string;
  limit?: number;
  used?: number;
  remaining?: number;
  safe_to_retry?: boolean;
  same_idempotency_key?: boolean;
  send_allowed: false;
}

/** One reason why a request was refused as malformed (422). */
export interface ValidationErrorEntry {
  /** Path to the value at fault, beginning with `body`, `query` or `path`. */
  loc: (string | number)[];
  msg: string;
  /** A stable word such as `missing`, `enum` or `string_too_long`. */
  type: string;
}
