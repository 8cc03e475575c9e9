import { type Clock, type Fetch, systemClock } from './platform.ts';

/** A repeated idempotency key came with another message than the one that was judged under it. */
export interface PayloadMismatch {
  readonly actionId: string;
  readonly idempotencyKey: string;
  /** What differs, never what it says. */
  readonly fields: readonly ('channel' | 'recipient' | 'subject' | 'body' | 'html')[];
}

export interface SendgateOptions {
  /** `gk_live_…` or `gk_test_…`, from the dashboard. */
  apiKey: string;
  /** Where the gate API is, such as https://gate.example.com. */
  baseUrl: string;
  /** Where the dashboard is; only for `evidence`. */
  appUrl?: string;
  /** Stands in for the built-in `fetch`, as behind a proxy. */
  fetch?: Fetch;
  /** Longest wait for one attempt, in milliseconds; 10,000 by default. */
  timeoutMs?: number;
  /** How often a request is repeated, 0 to 10; twice by default. */
  maxRetries?: number;
  /** The neutral reply for chats where the gate could not be asked for one. */
  safeFallback?: string;
  /** Told when a repeated key comes with another message. Throwing here keeps the message from being sent. */
  onPayloadMismatch?: (mismatch: PayloadMismatch) => void;
  /** @internal For tests. */
  clock?: Clock;
}

type Checked = Required<Pick<SendgateOptions, 'apiKey' | 'baseUrl' | 'timeoutMs' | 'maxRetries'>> & {
  appUrl: string | null;
  fetch: Fetch;
  clock: Clock;
};

/**
 * Options with their defaults.
 * @throws TypeError, or RangeError for a number, that names the option and does not quote it
 */
export function checkOptions(options: SendgateOptions): Checked {
  checkFields(options, 'options', '{ apiKey, baseUrl }');
  const { apiKey, baseUrl, appUrl, timeoutMs = 10_000, maxRetries = 2, ...rest } = options;
  if (typeof apiKey !== 'string' || !/^[\x21-\x7e]{1,200}$/.test(apiKey)) {
    throw new TypeError('apiKey: expected a key of the workspace, without spaces.');
  }
  checkRange(maxRetries, 'maxRetries', 0, 10);
  if (!Number.isInteger(maxRetries)) throw new RangeError('maxRetries: expected a whole number.');
  checkRange(timeoutMs, 'timeoutMs', 1, 600_000);
  return {
    apiKey,
    baseUrl: checkUrl(baseUrl, 'baseUrl'),
    appUrl: appUrl === undefined ? null : checkUrl(appUrl, 'appUrl'),
    timeoutMs,
    maxRetries,
    clock: rest.clock ?? systemClock,
    fetch: rest.fetch ?? ((url, request) => fetch(url, request)),
  };
}

/** @throws TypeError that says what was expected, and quotes nothing of what came instead */
export function checkFields(given: unknown, name: string, expected: string): void {
  if (typeof given !== 'object' || given === null || Array.isArray(given))
    throw new TypeError(`${name}: expected ${expected}.`);
}

/** @throws RangeError that says what to give, for what is less, more or no number at all. */
export function checkRange(value: number, name: string, least: number, most: number): void {
  if (typeof value === 'number' && value >= least && value <= most) return;
  throw new RangeError(`${name}: expected a number from ${least} to ${most.toLocaleString('en')}.`);
}

/** An address to put paths behind. */
function checkUrl(text: string, name: string): string {
  const url = URL.canParse(text) ? new URL(text) : null;
  const plain =
    url !== null && /^https?:$/.test(url.protocol) && url.username + url.password + url.search + url.hash === '';
  if (!plain) throw new TypeError(`${name}: expected an http or https address without user, query or fragment.`);
  return `${url.origin}${url.pathname}`.replace(/\/+$/, '');
}
