import type { Server } from 'node:http';

/** Tells the benchmark where a floor listens, and ends it when asked. */
export function announce(server: Server): void {
  server.on('listening', () => {
    const address = server.address();
    process.stdout.write(`{"port":${typeof address === 'object' && address ? address.port : 0}}\n`);
  });
  process.on('SIGINT', () => process.exit(0));
}
