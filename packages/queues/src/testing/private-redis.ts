import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { Redis } from 'ioredis';
import { freePort } from '../../../../test/support/free-port.ts';

/** A redis-server of one test's own, on loopback, that can be taken away and brought back. */
export interface PrivateRedis {
  readonly url: string;
  start(settings?: readonly string[]): Promise<void>;
  /** Ends the server as a crash would. What it held is gone. */
  kill(): Promise<void>;
  flush(): Promise<void>;
  /** Takes all the memory it may use with something else, so that nothing more can be written to it. */
  fill(): Promise<void>;
  /** Takes that away again. */
  makeRoom(): Promise<void>;
  /** Makes it a replica of another one, as after a failover: it takes no writes any more, and keeps its connections. */
  follow(other: PrivateRedis): Promise<void>;
  /** Cuts every connection of its clients. */
  disconnectClients(): Promise<void>;
  /** Refuses everybody a command, or allows it again. */
  permit(command: string, isPermitted: boolean): Promise<void>;
  /** Every key with what it holds, as Redis itself would write it down. */
  contents(): Promise<string>;
  /** Listens to every command the server is sent from now on, with its arguments. */
  watch(): Promise<SentCommands>;
}

export interface SentCommands {
  /** Each command so far, its arguments one after the other. */
  readonly seen: readonly string[];
  stop(): Promise<void>;
}

const ballast = 'ballast';

/** Picks a free port; the server is not started yet. */
export async function privateRedis(): Promise<PrivateRedis> {
  const port = await freePort();
  const url = `redis://127.0.0.1:${port}`;
  let server: ChildProcess | undefined;
  return {
    url,
    start: async (settings = ['--maxmemory-policy', 'noeviction']) => {
      const args = ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no', ...settings];
      server = spawn('redis-server', args, { stdio: 'ignore', cwd: '/tmp' });
      const probe = new Redis(url, { retryStrategy: () => 25, maxRetriesPerRequest: null });
      probe.on('error', () => {});
      const ended = once(server, 'exit').then(() => Promise.reject(new Error(`redis-server ended: ${args.join(' ')}`)));
      await Promise.race([probe.ping(), ended]).finally(() => probe.disconnect());
    },
    kill: async () => {
      if (server === undefined || server.exitCode !== null || server.signalCode !== null) return;
      const gone = once(server, 'exit');
      server.kill('SIGKILL');
      await gone;
    },
    flush: async () => {
      const client = new Redis(url);
      await client.flushall();
      client.disconnect();
    },
    fill: async () => {
      const client = new Redis(url);
      try {
        // In steps, so that as little as possible is left.
        for (const size of [1_000_000, 100_000, 10_000, 1_000]) {
          let written = true;
          while (written) {
            written = await client.append(ballast, 'x'.repeat(size)).then(
              () => true,
              () => false,
            );
          }
        }
      } finally {
        client.disconnect();
      }
    },
    makeRoom: async () => {
      const client = new Redis(url);
      await client.del(ballast);
      client.disconnect();
    },
    follow: async (other) => {
      const client = new Redis(url);
      const { hostname, port } = new URL(other.url);
      await client.replicaof(hostname, port);
      client.disconnect();
    },
    disconnectClients: async () => {
      const client = new Redis(url);
      await client.client('KILL', 'TYPE', 'normal', 'SKIPME', 'yes');
      client.disconnect();
    },
    permit: async (command, isPermitted) => {
      const client = new Redis(url, { enableReadyCheck: false });
      await client.acl('SETUSER', 'default', `${isPermitted ? '+' : '-'}${command}`);
      client.disconnect();
    },
    contents: async () => {
      const client = new Redis(url);
      await client.config('SET', 'rdbcompression', 'no');
      const keys = await client.keys('*');
      const values = await Promise.all(keys.map((key) => client.dumpBuffer(key)));
      client.disconnect();
      return keys.map((key, index) => `${key} ${values[index]?.toString('latin1') ?? ''}`).join('\n');
    },
    watch: async () => {
      const client = new Redis(url);
      const monitor = await client.monitor();
      const seen: string[] = [];
      monitor.on('monitor', (_time: string, args: string[]) => seen.push(args.join(' ')));
      return {
        seen,
        stop: async () => {
          monitor.disconnect();
          client.disconnect();
        },
      };
    },
  };
}
