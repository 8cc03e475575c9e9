import { Agent, request } from 'node:http';
import { percentile } from './steady-load.ts';

/** What came of one request. A connection that broke has status 0 and the reason. */
export interface ApiReply {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly body: Readonly<Record<string, unknown>>;
  readonly milliseconds: number;
  readonly failure?: string;
}

/** Calls one api process over kept connections, as a caller's backend does. Never rejects. */
export interface ApiClient {
  /** `POST /v2/gate/outbound`. */
  submit(message: Readonly<Record<string, unknown>>): Promise<ApiReply>;
  call(method: string, path: string, body?: unknown): Promise<ApiReply>;
  close(): void;
}

export function apiClient(port: number, key: string): ApiClient {
  const agent = new Agent({ keepAlive: true, maxSockets: 400 });
  const call: ApiClient['call'] = (method, path, body) => {
    const began = performance.now();
    return new Promise((resolve) => {
      const broke = (error: Error) =>
        resolve({ status: 0, headers: {}, body: {}, milliseconds: performance.now() - began, failure: error.message });
      const headers = { Authorization: `Bearer ${key}`, 'Content-Type': 'application/json' };
      const sent = request({ port, host: '127.0.0.1', agent, method, path, headers }, (reply) => {
        let text = '';
        reply.setEncoding('utf8');
        reply.on('data', (chunk) => {
          text += chunk;
        });
        reply.on('error', broke);
        reply.on('end', () =>
          resolve({
            status: reply.statusCode ?? 0,
            headers: reply.headers,
            body: text === '' ? {} : JSON.parse(text),
            milliseconds: performance.now() - began,
          }),
        );
      });
      sent.on('error', broke);
      sent.end(body === undefined ? undefined : JSON.stringify(body));
    });
  };
  return {
    call,
    submit: (message) => call('POST', '/v2/gate/outbound', message),
    close: () => agent.destroy(),
  };
}

/** Milliseconds that a share of replies did not exceed. */
export function millisecondsAt(replies: readonly ApiReply[], share: number): number {
  return percentile(
    replies.map(({ milliseconds }) => milliseconds),
    share,
  );
}

/** Whatever callers were told, each once: status and decision, or why the connection broke. */
export function outcomes(replies: readonly ApiReply[]): Set<string> {
  return new Set(replies.map(({ status, body, failure }) => failure ?? `${status} ${String(body.status)}`));
}
