import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chmodSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openGate } from '@sendgate/gate';
import { serviceScript } from '../bin/bundle.ts';
import { freePort } from '../bin/private-postgres/free-port.ts';
import { startPrivatePostgres } from '../bin/private-postgres/private-postgres.ts';
import { serviceEnvironment, serviceFlags } from '../bin/start/service-process.ts';
import { deployMigrations } from '../prisma/migrations.ts';
import { startServer } from './contest.ts';

/** A store, a Redis where there is one, a workspace and a key: what every benchmark runs against. */
export interface World {
  readonly databaseUrl: string;
  readonly redisUrl: string | null;
  readonly apiKey: string;
  readonly postgresPid: number;
  readonly redisPid: number;
  /** Variables the floors read. */
  readonly environment: Record<string, string>;
  /** What a gate and the services need besides. */
  readonly keys: { readonly secretsKey: string; readonly keyPepper: string };
  startApi(): Promise<{ pid: number; port: number; stop(): Promise<void> }>;
  close(): Promise<void>;
}

/** Starts a private Postgres that commits durably, and a private Redis when `redis-server` is installed. */
export async function openWorld(): Promise<World> {
  const folder = await mkdtemp(join(tmpdir(), 'sendgate-bench-'));
  chmodSync(folder, 0o711);
  const postgres = await startPrivatePostgres({
    dataDir: join(folder, 'cluster'),
    password: 'bench',
    settings: {
      synchronous_commit: 'on',
      fsync: 'on',
      max_connections: '200',
      shared_buffers: '256MB',
      max_wal_size: '4GB',
      // A store that has run for a while writes over old segments of its log; a fresh one would fill each new one with zeros.
      wal_init_zero: 'off',
    },
    ownProcessGroup: false,
    logFile: join(folder, 'postgres.log'),
  });
  const databaseUrl = postgres.url('postgres');
  await deployMigrations(databaseUrl);
  const redis = await startRedis(folder);
  const secretsKey = `k1:${randomBytes(32).toString('base64')}`;
  const keyPepper = randomBytes(24).toString('base64');
  const gate = await openGate({ databaseUrl, secretsKey, keyPepper, appUrl: 'http://localhost:3000' });
  const workspace = await gate.workspaces.create('Bench', null);
  const actor = { workspaceId: workspace.id, userId: 'usr_bench', email: 'bench@example.org', role: 'owner' } as const;
  const { key } = await gate.keys.create(actor, {
    label: 'bench',
    livemode: true,
    scopes: ['check', 'gate:write', 'gate:read', 'usage:read'],
  });
  await gate.close();
  const most = '1000000000';
  const environment: Record<string, string> = {
    DATABASE_URL: databaseUrl,
    ...(redis ? { REDIS_URL: redis.url } : {}),
    BENCH_WORKSPACE: workspace.id,
    BENCH_SNAPSHOT: workspace.activeSnapshotId ?? '',
  };
  return {
    databaseUrl,
    redisUrl: redis?.url ?? null,
    apiKey: key,
    postgresPid: postgres.pid,
    redisPid: redis?.pid ?? 0,
    environment,
    keys: { secretsKey, keyPepper },
    startApi: () =>
      startServer(
        serviceScript('api'),
        {
          ...serviceEnvironment,
          ...environment,
          PORT: '0',
          METRICS_PORT: '0',
          SENDGATE_SECRETS_KEY: secretsKey,
          SENDGATE_KEY_PEPPER: keyPepper,
          SENDGATE_TOKENS_PER_DAY: most,
          SENDGATE_GATE_PER_MINUTE: most,
          SENDGATE_PREVIEW_PER_MINUTE: most,
        },
        serviceFlags,
      ),
    close: async () => {
      redis?.stop();
      await postgres.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

async function startRedis(folder: string): Promise<{ url: string; pid: number; stop(): void } | null> {
  const port = await freePort();
  const child = spawn('redis-server', ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--dir', folder], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const ready = await new Promise<boolean>((resolve) => {
    child.once('error', () => resolve(false));
    child.once('exit', () => resolve(false));
    child.stdout.on('data', (chunk: Buffer) => {
      if (String(chunk).includes('Ready to accept connections')) resolve(true);
    });
  });
  return ready ? { url: `redis://127.0.0.1:${port}`, pid: child.pid ?? 0, stop: () => void child.kill() } : null;
}
