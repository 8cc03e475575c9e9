import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';

/**
 * Below what systems give to the near end of connections (Linux from 32,768, others from 49,152): a port from there is free
 * now and taken by the next connection somebody makes.
 */
const PORTS = { from: 20_000, to: 32_000 };

/**
 * A TCP port nobody listens on, for a process that is started with it in a moment.
 * @throws Error when a hundred of 12,000 are taken
 */
export async function freePort(host = '127.0.0.1'): Promise<number> {
  for (let round = 0; round < 100; round += 1) {
    const port = randomInt(PORTS.from, PORTS.to);
    if (await isPortFree(port, host)) return port;
  }
  throw new Error(`no port is free between ${PORTS.from} and ${PORTS.to}`);
}

/** Whether `port` can be listened on. Without a host, on every interface, as the services do. */
export function isPortFree(port: number, host?: string): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(false));
    server.listen({ port, host, exclusive: true }, () => server.close(() => resolve(true)));
  });
}
