import { once } from 'node:events';
import { type AddressInfo, createConnection, createServer, type Socket } from 'node:net';

/** A way to a server on loopback that can fail as networks do. */
export interface TcpProxy {
  readonly port: number;
  /** Takes every byte and passes none on, on connections old and new, without closing any: the other side is gone. */
  swallow(): void;
  /** Serves new connections again. Those of before stay dead, as behind a firewall that has forgotten them. */
  restore(): void;
  /** Forwards new connections to another server. Those of before stay where they are, as when a name changes its address. */
  forwardTo(port: number): void;
  close(): Promise<void>;
}

/** Forwards to `127.0.0.1:<port>` until told otherwise. */
export async function tcpProxy(upstreamPort: number): Promise<TcpProxy> {
  let port = upstreamPort;
  const open = new Set<Socket>();
  const links = new Set<{ dead: boolean }>();
  let swallowing = false;
  const keep = (socket: Socket) => {
    open.add(socket);
    socket.on('error', () => {});
    socket.on('close', () => open.delete(socket));
  };
  // A half-open line: the end of one side says nothing to the other once the link is dead.
  const server = createServer({ allowHalfOpen: true }, (client) => {
    keep(client);
    if (swallowing) {
      client.resume();
      return;
    }
    const link = { dead: false };
    links.add(link);
    const upstream = createConnection({ port, host: '127.0.0.1', allowHalfOpen: true });
    keep(upstream);
    for (const [from, to] of [
      [client, upstream],
      [upstream, client],
    ] as const) {
      from.on('data', (chunk) => {
        if (!link.dead) to.write(chunk);
      });
      from.on('end', () => {
        if (!link.dead) to.end();
      });
      from.on('close', () => {
        if (!link.dead) to.destroy();
      });
    }
    client.on('close', () => links.delete(link));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    swallow: () => {
      swallowing = true;
      for (const link of links) link.dead = true;
    },
    restore: () => {
      swallowing = false;
    },
    forwardTo: (other) => {
      port = other;
    },
    close: async () => {
      for (const socket of open) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}
