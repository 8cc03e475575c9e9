/**
 * Why the CRM did not do what it was asked.
 *
 * `needs_reconnect`: the refresh token is void; an admin must connect again. `missing_scope`: the admin never agreed to
 * this. `gone`: there is no such contact any more. `refused`: the request itself, so the same again is refused again, or the
 * app, until its operator or the CRM has mended that.
 * `rate_limited` and `unavailable`: the same again may do. `unreadable`: an answer that makes no sense, or too long a one.
 */
export type CrmFailureReason =
  | 'needs_reconnect'
  | 'missing_scope'
  | 'gone'
  | 'refused'
  | 'rate_limited'
  | 'unavailable'
  | 'unreadable';

/** Holds no token, no address and nothing of a body, nor does it point at an error that might: it can be logged. */
export class CrmFailure extends Error {
  override readonly name = 'CrmFailure';
  readonly reason: CrmFailureReason;
  /** Seconds after which the CRM wants to be asked again; null where it did not say. */
  readonly retryAfterSeconds: number | null;

  /** `detail` is a status, a system error code or an OAuth error code. */
  constructor(reason: CrmFailureReason, detail: string | number, retryAfterSeconds: number | null = null) {
    super(`The CRM: ${reason} (${detail})`);
    this.reason = reason;
    this.retryAfterSeconds = retryAfterSeconds;
  }

  /** True where the same question may be answered later. */
  get isPassing(): boolean {
    return this.reason === 'rate_limited' || this.reason === 'unavailable' || this.reason === 'unreadable';
  }
}
