import { randomFillSync } from 'node:crypto';
import { once } from 'node:events';
import type { IncomingHttpHeaders } from 'node:http';
import type { Request, Response } from 'express';
import { monotonicFactory } from 'ulid';
import type { LogFields } from '../logger.ts';
import type { IncomingRequest } from './route.ts';

// Random bytes are drawn by the page: one call each costs as much as the rest of a request's bookkeeping.
const randomPage = new Uint8Array(4_096);
let randomUsed = randomPage.length;
const nextUlid = monotonicFactory(() => {
  if (randomUsed === randomPage.length) {
    randomFillSync(randomPage);
    randomUsed = 0;
  }
  return (randomPage[randomUsed++] ?? 0) / 256;
});
const ACCEPTED_REQUEST_ID = /^[A-Za-z0-9_-]{1,64}$/;
const MAX_IGNORED_FIELDS = 10;

/** A caller's own request id when it is well-formed, else a new one. */
export function requestIdOf(header: string | string[] | undefined): string {
  return typeof header === 'string' && ACCEPTED_REQUEST_ID.test(header) ? header : `req_${nextUlid()}`;
}

/** One request and the answer being prepared for it. Headers gather here and are written once, with the answer. */
export class Exchange implements IncomingRequest {
  readonly requestId: string;
  readonly route: string;
  readonly startedAt = performance.now();
  /** Headers of the answer to come. */
  readonly replyHeaders: Record<string, string | readonly string[]>;
  /** Fields of the request's log line beyond those every line has. */
  logFields: LogFields | undefined;
  private readonly req: Request;
  private readonly res: Response;
  private closing: AbortController | undefined;
  private ignored: string[] | undefined;

  constructor(req: Request, res: Response, route: string, constantHeaders: Readonly<Record<string, string>>) {
    this.req = req;
    this.res = res;
    this.route = route;
    this.requestId = requestIdOf(req.headers['x-request-id']);
    this.replyHeaders = { ...constantHeaders, 'X-Request-Id': this.requestId };
  }

  get method(): string {
    return this.req.method;
  }

  get url(): string {
    return this.req.originalUrl;
  }

  get headers(): IncomingHttpHeaders {
    return this.req.headers;
  }

  get rawHeaders(): readonly string[] {
    return this.req.rawHeaders;
  }

  get remoteAddress(): string {
    return this.req.ip ?? this.req.socket.remoteAddress ?? '';
  }

  get closed(): AbortSignal {
    if (!this.closing) {
      const closing = new AbortController();
      this.closing = closing;
      if (this.res.closed) closing.abort();
      else this.res.once('close', () => closing.abort());
    }
    return this.closing.signal;
  }

  setHeader(name: string, value: string | readonly string[]): void {
    this.replyHeaders[name] = value;
  }

  ignoreField(name: string): void {
    this.ignored ??= [];
    // Field names come from the client and go into a header: anything unusual is replaced, the rest is cut.
    if (this.ignored.length < MAX_IGNORED_FIELDS) {
      this.ignored.push(name.slice(0, 64).replaceAll(/[^A-Za-z0-9_.-]/g, '?') || '?');
    }
  }

  annotate(fields: LogFields): void {
    this.logFields = Object.assign(this.logFields ?? {}, fields);
  }

  /** Writes the answer. `payload` is already encoded; `null` sends none. */
  send(status: number, contentType: string | null, payload: string | Uint8Array | null): void {
    const { res, replyHeaders: headers } = this;
    if (res.headersSent) return;
    if (this.ignored) headers['X-Ignored-Fields'] = this.ignored.join(', ');
    if (payload === null) {
      if (status !== 304 && status !== 204) headers['Content-Length'] = '0';
      res.writeHead(status, headers as Record<string, string>);
      res.end();
      return;
    }
    if (contentType) headers['Content-Type'] = contentType;
    headers['Content-Length'] = String(Buffer.byteLength(payload));
    res.writeHead(status, headers as Record<string, string>);
    if (this.req.method === 'HEAD') res.end();
    else res.end(payload);
  }

  /**
   * Writes an answer that goes on for as long as its source does and the client stays. A source that fails ends the
   * connection unfinished, so that the client knows.
   */
  async stream(status: number, contentType: string, source: AsyncIterable<string>): Promise<void> {
    const { res, replyHeaders: headers, closed } = this;
    headers['Content-Type'] = contentType;
    // A proxy that gathers an answer before it passes it on would keep a stream for ever.
    headers['X-Accel-Buffering'] = 'no';
    res.writeHead(status, headers as Record<string, string>);
    if (this.req.method === 'HEAD') {
      res.end();
      return;
    }
    res.flushHeaders();
    try {
      for await (const text of source) {
        if (closed.aborted) return;
        // A client that leaves, or breaks off, ends the wait: the next look at `closed` tells.
        if (!res.write(text)) await once(res, 'drain', { signal: closed }).catch(() => undefined);
      }
      res.end();
    } catch (error) {
      res.destroy();
      throw error;
    }
  }
}
