import { createServer as createHttpServer, IncomingMessage, type Server, ServerResponse } from 'node:http';
import type { Express, Request, Response } from 'express';
import { lacksHost, refuseHostless, refuseUnreadable, type UnreadableOptions } from './refuse-unreadable.ts';

export interface ServerOptions extends UnreadableOptions {
  /** Seconds a client gets to send a request in full. Default 25. */
  readonly requestSeconds?: number;
}

/** Seconds a client gets to send a request in full unless told otherwise, and at most for its headers. */
const patience = { requestSeconds: 25, headersSeconds: 10 };
/** Milliseconds between looks for clients whose time is up. Node's own 30 s would let each of them stay twice as long. */
const lookEveryMs = 1_000;

/**
 * An HTTP server for an Express application. A client that has not sent its request after `requestSeconds` is told 408
 * and cut off, as is one that connects and says nothing. Whatever no route gets to see is answered with a problem too.
 *
 * Express gives every request and response its own prototype, and changing the prototype of a live object makes the
 * engine give up what it knows about it: most of Express's cost. Here requests and responses are born with exactly the
 * prototypes Express would set, so that its assignment changes nothing.
 */
export function createServer(app: Express, options: ServerOptions): Server {
  const { requestSeconds = patience.requestSeconds } = options;
  class AppRequest extends IncomingMessage {}
  class AppResponse extends ServerResponse {}
  Object.setPrototypeOf(AppRequest.prototype, app.request);
  Object.setPrototypeOf(AppResponse.prototype, app.response);
  app.request = AppRequest.prototype as Request;
  app.response = AppResponse.prototype as Response;

  const server = createHttpServer(
    {
      IncomingMessage: AppRequest,
      ServerResponse: AppResponse,
      headersTimeout: Math.min(requestSeconds, patience.headersSeconds) * 1_000,
      requestTimeout: requestSeconds * 1_000,
      connectionsCheckingInterval: lookEveryMs,
      // Longer than the idle time-out of common load balancers, so that it is they who close a connection.
      keepAliveTimeout: 65_000,
      maxHeaderSize: 16 * 1024,
      // Refused below, with a body.
      requireHostHeader: false,
    },
    (req, res) => {
      if (lacksHost(req)) refuseHostless(req, res, options);
      else app(req, res);
    },
  );
  refuseUnreadable(server, options);
  return server;
}

/** Starts listening and gives the port, which the system chooses for 0. Rejects when the port is taken. */
export function listen(server: Server, port: number, host?: string): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => {
      server.off('error', reject);
      const address = server.address();
      resolve(typeof address === 'object' && address ? address.port : port);
    });
  });
}

/**
 * Stops accepting, closes idle connections, and resolves when the requests under way are answered.
 * @param signal ends those as well when it fires
 */
export function closeServer(server: Server, signal?: AbortSignal): Promise<void> {
  signal?.addEventListener('abort', () => server.closeAllConnections(), { once: true });
  return new Promise((resolve, reject) => {
    server.close((error) => (error ? reject(error) : resolve()));
    server.closeIdleConnections();
  });
}
