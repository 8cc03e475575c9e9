import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface Asked {
  readonly method: string;
  readonly url: string;
  readonly headers: IncomingMessage['headers'];
  readonly body: Record<string, unknown>;
}

/** One answer: a status and a body, or whatever else a server can do to its caller. */
export type Scripted =
  | { status?: number; headers?: Record<string, string>; body?: unknown }
  | ((response: ServerResponse, asked: Asked) => void);

/** A server on loopback that answers request by request what it was told to, the last answer for ever. */
export class ScriptedServer {
  readonly asked: Asked[] = [];
  #script: Scripted[] = [];
  readonly #server: Server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const text = Buffer.concat(chunks).toString();
    const { method = '', url = '', headers } = request;
    const asked = { method, url, headers, body: text === '' ? {} : JSON.parse(text) };
    this.asked.push(asked);
    const [first, ...rest] = this.#script;
    if (rest.length > 0) this.#script = rest;
    if (typeof first === 'function') return first(response, asked);
    const body = typeof first?.body === 'string' ? first.body : JSON.stringify(first?.body ?? {});
    response.writeHead(first?.status ?? 200, { 'Content-Type': 'application/json', ...first?.headers });
    response.end(first?.status === 304 ? undefined : body);
  });

  async listen(): Promise<string> {
    await new Promise<void>((resolve) => this.#server.listen(0, '127.0.0.1', resolve));
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  /** Forgets what was asked and what was to come. */
  play(...script: Scripted[]): void {
    this.asked.length = 0;
    this.#script = script;
  }

  async close(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((resolve) => this.#server.close(resolve));
  }
}
