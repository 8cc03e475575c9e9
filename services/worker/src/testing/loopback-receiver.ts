import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { createServer as createHttpsServer } from 'node:https';
import type { AddressInfo, Socket } from 'node:net';

export interface ReceivedPost {
  readonly method: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
}

/** How the receiver treats one POST. `next` waits for nothing: it may answer, hang or cut the line. */
export type Treatment = (res: ServerResponse, post: ReceivedPost, socket: Socket) => void;

/** An endpoint on loopback that behaves as told and remembers what it was sent. */
export interface LoopbackReceiver {
  readonly port: number;
  readonly posts: ReceivedPost[];
  treat(treatment: Treatment): void;
  /** Connections accepted so far, whether or not a request came over them. */
  connections(): number;
  close(): Promise<void>;
}

/** Answers 204 until told otherwise. With a key and certificate it speaks TLS; with a path it listens there, on port 0. */
export async function loopbackReceiver(
  options: { host?: string; path?: string; tls?: { key: string; cert: string } } = {},
): Promise<LoopbackReceiver> {
  const posts: ReceivedPost[] = [];
  const sockets = new Set<Socket>();
  let accepted = 0;
  let treatment: Treatment = (res) => res.writeHead(204).end();
  const onRequest = (req: IncomingMessage, res: ServerResponse) => {
    const chunks: Buffer[] = [];
    req.on('data', (chunk: Buffer) => chunks.push(chunk));
    req.on('end', () => {
      const headers = Object.fromEntries(Object.entries(req.headers).map(([name, value]) => [name, String(value)]));
      const post = { method: req.method ?? '', path: req.url ?? '', headers, body: Buffer.concat(chunks) };
      posts.push(post);
      treatment(res, post, req.socket);
    });
    req.on('error', () => {});
  };
  const server: Server = options.tls ? createHttpsServer(options.tls, onRequest) : createServer(onRequest);
  server.on('connection', (socket: Socket) => {
    accepted += 1;
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
    socket.on('error', () => {});
  });
  server.on('tlsClientError', () => {});
  // Whoever opened a connection says how long it is kept.
  server.keepAliveTimeout = 0;
  server.listen(options.path === undefined ? { port: 0, host: options.host ?? '127.0.0.1' } : { path: options.path });
  await once(server, 'listening');
  return {
    port: options.path === undefined ? (server.address() as AddressInfo).port : 0,
    posts,
    treat: (next) => {
      treatment = next;
    },
    connections: () => accepted,
    close: async () => {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}
