import { createHmac, timingSafeEqual } from 'node:crypto';
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface ReceivedCallback {
  readonly headers: IncomingHttpHeaders;
  readonly rawBody: Buffer;
  readonly body: Record<string, unknown>;
}

/**
 * A caller's callback endpoint, listening on loopback. `waitFor` settles when a matching callback has arrived; it never
 * polls. `answer` decides the status of each response, 204 by default.
 */
export class CallbackReceiver {
  readonly received: ReceivedCallback[] = [];
  answer: (callback: ReceivedCallback, count: number) => number = () => 204;
  readonly #server: Server;
  #waiting: { matches: (callback: ReceivedCallback) => boolean; settle: (callback: ReceivedCallback) => void }[] = [];

  constructor() {
    this.#server = createServer((req, res) => {
      const chunks: Buffer[] = [];
      req.on('data', (chunk: Buffer) => chunks.push(chunk));
      req.on('end', () => {
        const rawBody = Buffer.concat(chunks);
        const callback = { headers: req.headers, rawBody, body: JSON.parse(rawBody.toString('utf8')) };
        this.received.push(callback);
        res.writeHead(this.answer(callback, this.received.length)).end();
        const [settled, rest] = [
          this.#waiting.filter((waiter) => waiter.matches(callback)),
          this.#waiting.filter((waiter) => !waiter.matches(callback)),
        ];
        this.#waiting = rest;
        for (const waiter of settled) waiter.settle(callback);
      });
    });
  }

  async listen(): Promise<string> {
    await new Promise<void>((resolve) => this.#server.listen(0, '127.0.0.1', resolve));
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}/callbacks`;
  }

  waitFor(matches: (callback: ReceivedCallback) => boolean): Promise<ReceivedCallback> {
    const already = this.received.find(matches);
    if (already) return Promise.resolve(already);
    return new Promise((settle) => this.#waiting.push({ matches, settle }));
  }

  async close(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((resolve) => this.#server.close(resolve));
  }
}

/** The documented verification, written again here from the documentation and sharing no code with the signer. */
export function signatureHolds(callback: ReceivedCallback, secret: string, nowSeconds = Date.now() / 1000): boolean {
  const timestamp = String(callback.headers['x-service-signature-timestamp']);
  if (!/^\d+$/.test(timestamp) || Math.abs(nowSeconds - Number(timestamp)) > 300) return false;
  if (callback.headers['x-service-signature-version'] !== 'v1') return false;
  const expected = createHmac('sha256', secret).update(`${timestamp}.`).update(callback.rawBody).digest('hex');
  const given = String(callback.headers['x-service-signature']);
  const wanted = `v1=${expected}`;
  return given.length === wanted.length && timingSafeEqual(Buffer.from(given), Buffer.from(wanted));
}
