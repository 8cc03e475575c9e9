import { randomUUID } from 'node:crypto';
import { checkFields, checkOptions, checkRange, type SendgateOptions } from './client-options.ts';
import { type CrmContact, crmEvidence } from './crm-evidence.ts';
import {
  type Decision,
  decide,
  defaultSafeFallback,
  type HandledDecision,
  type HoldDecision,
  holdFor,
  type SendDecision,
  type StopDecision,
  type SubmittedMessage,
} from './decision.ts';
import { listSubmissions, queryString } from './list-submissions.ts';
import type { Channel, CheckRequest, DeliveryReport, OutboundRequest } from './message.ts';
import { type Clock, longestWaitMs, type PlatformSignal } from './platform.ts';
import type { Answer } from './read-answer.ts';
import type {
  CheckVerdict,
  ContactEvidence,
  SubmissionFilter,
  SubmissionListItem,
  UsageQuery,
  UsageReport,
} from './report.ts';
import { pollDelayMs } from './retry-delay.ts';
import { isDoubt, SendgateError, UnknownStatusError, UnreadableAnswerError } from './sendgate-error.ts';
import type { Action, Submission } from './submission.ts';
import { differences, isSameAddress, ofAction, ofRequest } from './submitted-message.ts';
import { Transport } from './transport.ts';

/** Goes along with every request, so that a server's log can tell who asks. */
export const version = '0.1.0';

/** What every call takes besides its input. Aborting rejects with the signal's reason, and sends nothing. */
export interface CallOptions {
  signal?: PlatformSignal;
}

/** What to do about each outcome. Whatever a handler returns, or resolves to, is the result of `intercept`. */
export interface InterceptHandlers<A, H, S, D> {
  /** Send `decision.message`. */
  onApproved: (decision: SendDecision) => A | Promise<A>;
  /** Do not send yet. On a chat, reply with `ackMessage` or `safeFallback`. */
  onHold: (decision: HoldDecision) => H | Promise<H>;
  /** Never send. */
  onStop: (decision: StopDecision) => S | Promise<S>;
  /** Nothing to do: Sendgate sends it, or it was sent already. */
  onHandled?: (decision: HandledDecision) => D | Promise<D>;
}

/** How a reported message stands. */
export type DeliveryState = Pick<Submission, 'action_id' | 'status' | 'delivery_status'>;

const POLL_FOR_MS = 600_000;
const verdicts: readonly unknown[] = ['safe', 'blocked', 'review_required'];

/**
 * A workspace's gate, for whoever sends. What asks for a decision (`submit`, `intercept`, `waitForDecision`) answers
 * every doubt with a hold: no connection, no answer in time, 429, 5xx, an answer that is not Sendgate's. Sendgate's own refusals
 * (a wrong key, a malformed message) are thrown, as are all failures of the other calls.
 */
export class Sendgate {
  readonly #baseUrl: string;
  readonly #headers: Readonly<Record<string, string>>;
  readonly #retries: number;
  readonly #clock: Clock;
  readonly #transport: Transport;
  readonly #safeFallback: string;
  readonly #onPayloadMismatch: SendgateOptions['onPayloadMismatch'];
  /** Evidence for `metadata.source_records`. */
  readonly evidence: { fromCrm(contact: CrmContact, options?: CallOptions): Promise<ContactEvidence> };

  /** @throws TypeError or RangeError for an option that cannot work; it never quotes the key. */
  constructor(options: SendgateOptions) {
    const { apiKey, baseUrl, appUrl, fetch, timeoutMs, maxRetries, clock } = checkOptions(options);
    this.#baseUrl = baseUrl;
    this.#headers = { Authorization: `Bearer ${apiKey}`, 'User-Agent': `sendgate-sdk/${version}` };
    this.#retries = maxRetries;
    this.#clock = clock;
    this.#transport = new Transport(fetch, timeoutMs, clock);
    this.#safeFallback = options.safeFallback ?? defaultSafeFallback;
    this.#onPayloadMismatch = options.onPayloadMismatch;
    this.evidence = { fromCrm: crmEvidence(this.#transport, appUrl, maxRetries) };
  }

  /** Previews a text: `POST /v1/check`. Retried only with an `idempotency_key`; without one nothing at all is stored. */
  async check(request: CheckRequest, options: CallOptions & { spans?: boolean } = {}): Promise<CheckVerdict> {
    checkFields(request, 'request', 'a text as { content }');
    const path = options.spans ? '/v1/check?include=spans' : '/v1/check';
    const retries = request.idempotency_key ? this.#retries : 0;
    const answer = await this.#post(path, request, { ...options, retries });
    const { verdict, violations } = answer.body ?? {};
    if (!verdicts.includes(verdict) || !Array.isArray(violations))
      throw new UnreadableAnswerError('no verdict', answer);
    return answer.body as unknown as CheckVerdict;
  }

  /**
   * Asks whether a message may be sent: `POST /v2/gate/outbound`. Retried under its idempotency key, or under a random
   * one. A key that was used before answers with its first submission: then what was judged is read back, and is what
   * `message` holds.
   * @throws TypeError for what is no object at all
   */
  async submit(request: OutboundRequest, { signal }: CallOptions = {}): Promise<Decision> {
    checkFields(request, 'request', 'a message as { channel, recipient, body_text }');
    const idempotencyKey = request.idempotency_key ?? randomUUID();
    const submitted = ofRequest(request);
    const safeFallback = this.#fallbackFor(request);
    try {
      const body = { ...request, idempotency_key: idempotencyKey };
      const answer = await this.#post('/v2/gate/outbound', body, { signal, retries: this.#retries });
      const decision = decide(answer, submitted, idempotencyKey);
      // Behind a key that was made for this call there can be nothing else.
      return answer.replayed && request.idempotency_key ? await this.#asJudged(decision, submitted, signal) : decision;
    } catch (error) {
      if (!isDoubt(error)) throw error;
      return holdFor(error, { actionId: null, idempotencyKey, safeFallback });
    }
  }

  /**
   * Submits a message and calls the one handler that its decision asks for.
   * @throws TypeError before the gate is asked, where a handler is missing
   */
  async intercept<A, H, S, D = undefined>(
    request: OutboundRequest,
    handlers: InterceptHandlers<A, H, S, D>,
    options: CallOptions = {},
  ): Promise<A | H | S | D | undefined> {
    checkHandlers(handlers);
    const decision = await this.submit(request, options);
    if (decision.canSend) return handlers.onApproved(decision);
    if (decision.isHold) return handlers.onHold(decision);
    if (decision.mustStop) return handlers.onStop(decision);
    return handlers.onHandled?.(decision);
  }

  /** Reads an action, and what to do about it now: `GET /v2/gate/outbound/{action_id}`. The truth behind every callback. */
  async getAction(
    actionId: string,
    { signal, events }: CallOptions & { events?: boolean } = {},
  ): Promise<Decision<Action>> {
    const answer = await this.#read(actionId, { signal, retries: this.#retries, events });
    return decide<Action>(answer, ofAction(answer), null);
  }

  /**
   * Reads an action until it is no hold any more, or `timeoutMs` (ten minutes; 24 days at most) are over: then it looks a last time
   * and resolves to the hold. Waits 2 s, growing to 30 s, and never less than the answers ask for. What cannot be read is
   * read again.
   * @throws TypeError for what is no action id, as that of a hold without an answer; RangeError for a `timeoutMs` that no wait can have
   */
  async waitForDecision(
    actionId: string,
    { timeoutMs = POLL_FOR_MS, signal }: CallOptions & { timeoutMs?: number } = {},
  ): Promise<Decision<Action>> {
    checkRange(timeoutMs, 'timeoutMs', 0, longestWaitMs);
    const end = this.#clock.elapsed() + timeoutMs;
    let held: HoldDecision<Action> | undefined;
    let etag: string | null = null;
    for (let look = 0; ; look++) {
      let askedMs: number | null;
      try {
        const answer = await this.#read(actionId, { signal, retries: 0, etag });
        askedMs = answer.retryAfterMs;
        if (answer.body !== null) {
          const decision = decide<Action>(answer, ofAction(answer), null);
          if (!decision.isHold || decision.error !== null) return decision;
          held = decision;
          etag = answer.etag;
        }
      } catch (error) {
        if (!isDoubt(error)) throw error;
        askedMs = error.retryAfterMs;
        held ??= holdFor(error, { actionId, idempotencyKey: null, safeFallback: this.#safeFallback });
      }
      const leftMs = end - this.#clock.elapsed();
      if (leftMs <= 0 && held) return held;
      await this.#clock.sleep(Math.min(leftMs, pollDelayMs(look, askedMs)), signal);
    }
  }

  /** Every submission, newest first, page after page: `GET /v1/gate/submissions`. */
  submissions(filter: SubmissionFilter = {}, { signal }: CallOptions = {}): AsyncGenerator<SubmissionListItem, void> {
    return listSubmissions((query) => this.#get('/v1/gate/submissions', query, { signal }), filter);
  }

  /** The workspace's governance tokens: `GET /v1/gate/usage/tokens`. */
  async usage(query: UsageQuery = {}, { signal }: CallOptions = {}): Promise<UsageReport> {
    const answer = await this.#get('/v1/gate/usage/tokens', { ...query }, { signal });
    if (typeof answer.body?.tokens_remaining !== 'number') throw new UnreadableAnswerError('no usage', answer);
    return answer.body as unknown as UsageReport;
  }

  /** Tells what became of a message you sent. Repeating a report changes nothing. */
  async reportDelivery(actionId: string, report: DeliveryReport, { signal }: CallOptions = {}): Promise<DeliveryState> {
    const path = `/v1/gate/outbound/${actionPath(actionId)}/delivery`;
    const answer = about(actionId, await this.#post(path, report, { signal, retries: this.#retries }));
    return answer.body as unknown as DeliveryState;
  }

  /** A replayed decision, about what was judged then: that need not be what is handed in now. */
  async #asJudged(decision: Decision, submitted: SubmittedMessage, signal?: PlatformSignal): Promise<Decision> {
    const actionId = decision.actionId ?? '';
    const idempotencyKey = decision.idempotencyKey ?? '';
    try {
      const answer = await this.#read(actionId, { signal, retries: this.#retries });
      const judged = ofAction(answer);
      const fields = differences(submitted, judged);
      if (fields.length > 0) this.#onPayloadMismatch?.({ actionId, idempotencyKey, fields });
      const now = decide<Action>(answer, judged, idempotencyKey);
      const toAnother = fields.includes('channel') || !isSameAddress(submitted.recipient, judged.recipient);
      if (toAnother && (now.canSend || (now.isHold && now.error === null))) {
        // No action id: waiting for that one would end in sending it.
        const safeFallback = this.#fallbackFor(submitted);
        return holdFor(keyReused(answer), { actionId: null, idempotencyKey, safeFallback });
      }
      return { ...now, replayed: true };
    } catch (error) {
      if (!(error instanceof SendgateError) || error instanceof UnknownStatusError) throw error;
      return decision.canSend ? holdFor(error, decision) : decision;
    }
  }

  /** What to say in a chat meanwhile, where the gate was not asked for it. */
  #fallbackFor({ channel }: { readonly channel: Channel }): string | null {
    return channel === 'email' ? null : this.#safeFallback;
  }

  /** @throws UnreadableAnswerError for an answer about another action too, as from a cache in between */
  async #read(
    actionId: string,
    options: CallOptions & { retries: number; etag?: string | null; events?: boolean },
  ): Promise<Answer> {
    const headers = options.etag == null ? this.#headers : { ...this.#headers, 'If-None-Match': options.etag };
    const url = `${this.#baseUrl}/v2/gate/outbound/${actionPath(actionId)}${options.events ? '?include=events' : ''}`;
    const answer = await this.#transport.ask({
      method: 'GET',
      url,
      headers,
      retries: options.retries,
      signal: options.signal,
    });
    return about(actionId, answer);
  }

  #get(path: string, query: Record<string, unknown>, { signal }: CallOptions): Promise<Answer> {
    const url = `${this.#baseUrl}${path}${queryString(query)}`;
    return this.#transport.ask({ method: 'GET', url, headers: this.#headers, retries: this.#retries, signal });
  }

  #post(path: string, body: unknown, { retries, signal }: CallOptions & { retries: number }): Promise<Answer> {
    const url = this.#baseUrl + path;
    return this.#transport.ask({ method: 'POST', url, headers: this.#headers, body, retries, signal });
  }
}

function keyReused({ status, requestId }: Answer): SendgateError {
  return new SendgateError(
    'The idempotency key belongs to another message, to somebody else or on another channel. Give each message a key of its own.',
    {
      code: 'idempotency_key_reused',
      status,
      requestId,
      recovery: { action: 'fix_request', safe_to_retry: false, send_allowed: false },
    },
  );
}

/** @throws TypeError for an outcome that nobody would take care of */
function checkHandlers(handlers: Partial<Record<'onApproved' | 'onHold' | 'onStop', unknown>> | undefined): void {
  const { onApproved, onHold, onStop } = handlers ?? {};
  if ([onApproved, onHold, onStop].every((handler) => typeof handler === 'function')) return;
  throw new TypeError('handlers: expected functions onApproved, onHold and onStop.');
}

/** @throws UnreadableAnswerError for an answer that is not about the action it was asked about */
function about(actionId: string, answer: Answer): Answer {
  if (answer.body !== null && answer.body.action_id !== actionId)
    throw new UnreadableAnswerError('another action', answer);
  return answer;
}

/** An id as part of a path. Nothing but an id, so that no other path can be asked for. */
function actionPath(actionId: string): string {
  // A regular expression would read null, the id of a hold that is none of the gate's, as a word.
  if (typeof actionId !== 'string' || !/^[A-Za-z0-9_-]{1,64}$/.test(actionId))
    throw new TypeError('actionId: expected the id of an action, such as act_….');
  return actionId;
}
