import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** What is caught: once a client has sent `text`, either that chunk or the server's reply to it goes no further. */
export interface Catch {
  readonly text: string;
  readonly holdBack: 'request' | 'reply';
}

/** Stands before a server on loopback, and can stop a conversation in the middle. */
export interface InterceptingProxy {
  readonly port: number;
  /** Resolves when something was caught; from then on nothing more is. */
  caught(what: Catch): Promise<void>;
  close(): Promise<void>;
}

/** Forwards to a port of loopback. */
export async function interceptingProxy(targetPort: number): Promise<InterceptingProxy> {
  const sockets = new Set<Socket>();
  let armed: (Catch & { spring: () => void }) | undefined;
  const spring = () => {
    armed?.spring();
    armed = undefined;
  };

  const server = createServer((client) => {
    const upstream = connect(targetPort, '127.0.0.1');
    let awaitsReply = false;
    let silenced = false;
    for (const [from, to] of [
      [client, upstream],
      [upstream, client],
    ] as const) {
      sockets.add(from);
      from.on('error', () => {});
      from.on('close', () => {
        sockets.delete(from);
        to.destroy();
      });
    }
    client.on('data', (chunk) => {
      if (armed !== undefined && chunk.includes(armed.text)) {
        if (armed.holdBack === 'request') {
          silenced = true;
          spring();
        } else awaitsReply = true;
      }
      if (!silenced) upstream.write(chunk);
    });
    upstream.on('data', (chunk) => {
      if (armed !== undefined && awaitsReply) {
        silenced = true;
        spring();
      }
      if (!silenced) client.write(chunk);
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    caught: (what) =>
      new Promise((resolve) => {
        armed = { ...what, spring: resolve };
      }),
    close: async () => {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}
