import type { Actor } from '@sendgate/gate';
import { newRecipient, type TestGate, testGate } from '@sendgate/gate/testing';
import { type ApiProcess, startApiProcess } from '../../services/api/src/testing/api-process.ts';
import { type LoopbackReceiver, loopbackReceiver } from '../../services/worker/src/testing/loopback-receiver.ts';
import { startWorkerProcess, type WorkerProcess } from '../../services/worker/src/testing/worker-process.ts';
import { type ApiClient, apiClient } from '../support/api-client.ts';
import { until } from '../support/until.ts';

/** A database with a workspace, its key and its callback receiver, for processes that are then made to suffer. */
export interface FaultWorld extends TestGate {
  /** What api and worker processes need to work on it. Limits are far away. */
  readonly environment: Readonly<Record<string, string>>;
  readonly receiver: LoopbackReceiver;
  /** A new workspace with the same receiver, and an admin of it. */
  anotherWorkspace(): Promise<Actor>;
  /** Sends a callback and waits for it; seconds from the moment it is due until it has arrived. */
  delivered(mostSeconds?: number): Promise<number>;
}

const egress = { allowHttp: true, allowedCidrs: ['127.0.0.0/8'] };

export async function faultWorld(extra: Readonly<Record<string, string>> = {}): Promise<FaultWorld> {
  const world = await testGate({ callbackEgress: egress });
  const receiver = await loopbackReceiver();
  const arrived = new Set<string>();
  receiver.treat((res, post) => {
    res.writeHead(204).end();
    arrived.add(post.headers['x-service-event-id'] ?? '');
  });
  const callbackUrl = `http://127.0.0.1:${receiver.port}/callbacks`;
  await world.configure({ callback_url: callbackUrl });
  const { workspaces } = world.gate;
  return {
    ...world,
    receiver,
    environment: {
      DATABASE_URL: world.options.databaseUrl,
      SENDGATE_SECRETS_KEY: world.options.secretsKey,
      SENDGATE_KEY_PEPPER: world.options.keyPepper,
      // As in production, and not as patient as other tests are.
      SENDGATE_STORE_TIMEOUT_MS: '2400',
      SENDGATE_GATE_PER_MINUTE: '1000000',
      SENDGATE_READS_PER_MINUTE: '1000000',
      SENDGATE_TOKENS_PER_DAY: '1000000000',
      CALLBACK_ALLOW_HTTP: 'true',
      CALLBACK_ALLOWED_CIDRS: '127.0.0.0/8',
      ...extra,
    },
    anotherWorkspace: async () => {
      const { id: workspaceId } = await workspaces.create('Another workspace', null);
      const actor: Actor = { workspaceId, userId: `usr_of_${workspaceId}`, email: 'admin@example.org', role: 'admin' };
      const { version } = await workspaces.settings(workspaceId);
      await workspaces.patchSettings(actor, { callback_url: callbackUrl }, version);
      return actor;
    },
    delivered: async (mostSeconds = 240) => {
      const eventId = await world.gate.callbacks.sendTest(world.owner);
      return until('the callback arrives', () => arrived.has(eventId), { everyMs: 10, mostSeconds });
    },
    close: async () => {
      await receiver.close();
      await world.close();
    },
  };
}

/** One process of each kind, and a caller of the api. */
export interface FaultServices {
  readonly api: ApiProcess;
  readonly worker: WorkerProcess;
  readonly client: ApiClient;
  stop(): Promise<void>;
}

/** Starts them and lets them answer so many messages: a process that has just started is slow by itself. */
export async function faultServices(
  key: string,
  environment: Readonly<Record<string, string>>,
  answers: number,
): Promise<FaultServices> {
  const worker = startWorkerProcess(environment);
  const [api] = await Promise.all([startApiProcess(environment), worker.consuming]);
  const client = apiClient(api.port, key);
  for (let n = 0; n < answers; n += 1) await client.submit(harmlessMessage());
  return {
    api,
    worker,
    client,
    stop: async () => {
      client.close();
      await api.stop();
      await worker.stop();
    },
  };
}

/** A harmless message to somebody new. With evidence it carries source records, so that a scan is scheduled. */
export function harmlessMessage({ evidence = false } = {}): Record<string, unknown> {
  return {
    channel: 'email',
    recipient: newRecipient(),
    subject: 'Our call on Thursday',
    body_text:
      'Hello Ada,\n\nyou will find the agenda for Thursday below. Is ten in the morning still good for you?\n\nKind regards,\nGrace',
    ...(evidence ? { metadata: { source_records: [] } } : {}),
  };
}
