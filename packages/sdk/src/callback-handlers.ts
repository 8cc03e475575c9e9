import type { CallbackEvent } from './callback-event.ts';
import type { PlatformRequest, PlatformResponse } from './platform.ts';
import { readBytes } from './read-bytes.ts';
import { CallbackError, checkSecret, type VerifyOptions, verifyCallback } from './verify-callback.ts';

/** Called once for each callback that is Sendgate's. When it throws, the answer is an error and the callback comes again. */
export type OnCallback = (event: CallbackEvent) => unknown;

/** As much of Node's request as is used; Express's is one. */
export interface NodeRequest extends AsyncIterable<unknown> {
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly readableEnded: boolean;
  readonly body?: unknown;
}

/** As much of Node's response as is used; Express's is one. */
export interface NodeResponse {
  statusCode: number;
  end(): unknown;
}

/** No callback is larger: what a message may hold, written as JSON. */
const MOST_BYTES = 4 * 1024 * 1024;

/**
 * Answers callbacks in Express, or in any server on Node's `http`: 204 once `onCallback` is through, 401 for what is not
 * signed by Sendgate. Put it before any parser of bodies, or behind `express.raw`.
 * @throws CallbackError `secret_missing`
 */
export function expressCallbacks(secret: string, onCallback: OnCallback, options: VerifyOptions = {}) {
  checkSecret(secret);
  return async (request: NodeRequest, response: NodeResponse, next: (error?: unknown) => void): Promise<void> => {
    try {
      const verify = async () => verifyCallback(await rawBodyOf(request), request.headers, secret, options);
      response.statusCode = await answerTo(verify, onCallback);
      response.end();
    } catch (error) {
      next(error);
    }
  };
}

/**
 * Answers callbacks in Hono, or wherever a context holds a standard request as `req.raw`, as `expressCallbacks` does.
 * @throws CallbackError `secret_missing`
 */
export function honoCallbacks(secret: string, onCallback: OnCallback, options: VerifyOptions = {}) {
  checkSecret(secret);
  return async ({ req: { raw } }: { readonly req: { readonly raw: PlatformRequest } }): Promise<PlatformResponse> => {
    const verify = async () => {
      if (raw.bodyUsed) throw new CallbackError('body_not_raw');
      checkLength(raw.headers.get('content-length'));
      return verifyCallback(raw.body === null ? '' : await gather(raw.body), raw.headers, secret, options);
    };
    return new Response(null, { status: await answerTo(verify, onCallback) });
  };
}

/** The status of the answer. Throws what is a fault of this side, which must not pass for one of the sender's. */
async function answerTo(verify: () => Promise<CallbackEvent>, onCallback: OnCallback): Promise<number> {
  let event: CallbackEvent;
  try {
    event = await verify();
  } catch (error) {
    if (!(error instanceof CallbackError) || error.code === 'body_not_raw') throw error;
    return error.code === 'body_too_large' ? 413 : 401;
  }
  await onCallback(event);
  return 204;
}

async function rawBodyOf(request: NodeRequest): Promise<Uint8Array | string> {
  const { body, headers } = request;
  if (typeof body === 'string' || body instanceof Uint8Array) return body;
  if (request.readableEnded) throw new CallbackError('body_not_raw');
  checkLength(String(headers['content-length'] ?? 0));
  return gather(request);
}

function checkLength(declared: string | null): void {
  if (Number(declared) > MOST_BYTES) throw new CallbackError('body_too_large');
}

function gather(chunks: AsyncIterable<unknown>): Promise<Uint8Array> {
  return readBytes(
    chunks,
    MOST_BYTES,
    (why) => new CallbackError(why === 'too_large' ? 'body_too_large' : 'body_not_raw'),
  );
}
