import type { Clock, Fetch, PlatformSignal } from './platform.ts';
import { type Answer, readAnswer, requestIdOf } from './read-answer.ts';
import { readBytes } from './read-bytes.ts';
import { retryDelayMs } from './retry-delay.ts';
import { ConnectionError, SendgateError, TimeoutError, UnreadableAnswerError } from './sendgate-error.ts';

/** No answer is larger: a page of 1000 submissions, or one with the longest texts in every form, stays well below. */
const MOST_BYTES = 32 * 1024 * 1024;

/** One question to a server. */
export interface Question {
  readonly method: 'GET' | 'POST';
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: unknown;
  /** How often it may be repeated. Zero for what has no idempotency key and changes something. */
  readonly retries: number;
  readonly signal?: PlatformSignal | undefined;
}

/** Asks, waits no longer than told, and asks again where that is safe. */
export class Transport {
  readonly #fetch: Fetch;
  readonly #timeoutMs: number;
  readonly #clock: Clock;

  /** `timeoutMs` bounds one attempt, from the first byte sent to the last one read. */
  constructor(fetch: Fetch, timeoutMs: number, clock: Clock) {
    this.#fetch = fetch;
    this.#timeoutMs = timeoutMs;
    this.#clock = clock;
  }

  /** @throws SendgateError, or the reason of the caller's signal. */
  async ask(question: Question): Promise<Answer> {
    for (let attempt = 0; ; attempt++) {
      try {
        return await this.#attempt(question);
      } catch (error) {
        if (!(error instanceof SendgateError) || attempt >= question.retries) throw error;
        const delay = retryDelayMs(error, attempt, this.#clock.random());
        if (delay === null) throw error;
        await this.#clock.sleep(delay, question.signal);
      }
    }
  }

  async #attempt(question: Question): Promise<Answer> {
    const { signal } = question;
    signal?.throwIfAborted();
    const over = new AbortController();
    const ended = signal === undefined ? over.signal : AbortSignal.any([over.signal, signal]);
    try {
      // A race, because a `fetch` that is not the built-in one may not listen to the signal.
      return await Promise.race([
        this.#exchange(question, over.signal),
        this.#clock.sleep(this.#timeoutMs, ended).then(() => {
          throw new TimeoutError(this.#timeoutMs);
        }),
      ]);
    } finally {
      over.abort();
    }
  }

  async #exchange({ method, url, headers, body }: Question, signal: PlatformSignal): Promise<Answer> {
    const init = { method, headers: { Accept: 'application/json', ...headers }, redirect: 'manual' as const, signal };
    const json = body === undefined ? undefined : JSON.stringify(body);
    const { answer, text } = await this.#send(url, {
      ...init,
      ...(json === undefined ? {} : { body: json, headers: { ...init.headers, 'Content-Type': 'application/json' } }),
    });
    return readAnswer(answer, text, { now: this.#clock.now(), conditional: 'If-None-Match' in headers });
  }

  async #send(url: string, request: Parameters<Fetch>[1]) {
    try {
      const ask = this.#fetch;
      const answer = await ask(url, request);
      const { status, headers, body } = answer;
      const bytes = await readBytes(body ?? [], MOST_BYTES, (why) => {
        const what = why === 'too_large' ? `it is larger than ${MOST_BYTES} bytes` : 'its body is not bytes';
        return new UnreadableAnswerError(what, { status, requestId: requestIdOf(headers) });
      });
      return { answer, text: new TextDecoder().decode(bytes) };
    } catch (error) {
      if (error instanceof UnreadableAnswerError) throw error;
      // Its text and its cause are left behind: those of a foreign `fetch` may quote headers.
      throw new ConnectionError(systemWord(error));
    }
  }
}

/** The system's word for a failure, such as ECONNREFUSED, looked for where the built-in `fetch` puts it. */
function systemWord(error: unknown): string | null {
  for (let at = error, depth = 0; at instanceof Error && depth < 3; at = at.cause, depth++) {
    const { code } = at as { code?: unknown };
    if (typeof code === 'string' && /^[A-Z][A-Z0-9_]{1,39}$/.test(code)) return code;
  }
  return null;
}
