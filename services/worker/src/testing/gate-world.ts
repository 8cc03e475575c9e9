import { randomBytes } from 'node:crypto';
import { type Actor, type Gate, openGate } from '@sendgate/gate';
import { patientStore, stillClock } from '@sendgate/gate/testing';

/** A gate on a database of one test's own, and what its processes need to know. */
export interface GateWorld {
  readonly gate: Gate;
  /** Environment of a worker process on the same database. */
  readonly environment: Readonly<Record<string, string>>;
  /** A new workspace whose callbacks go to the URL, and an admin of it. */
  workspace(callbackUrl: string): Promise<Actor>;
  close(): Promise<void>;
}

export async function gateWorld(databaseUrl: string, redisUrl?: string): Promise<GateWorld> {
  const secretsKey = `test:${randomBytes(32).toString('base64')}`;
  const keyPepper = randomBytes(16).toString('hex');
  const callbackEgress = { allowHttp: true, allowedCidrs: ['127.0.0.0/8'] };
  const gate = await openGate({
    databaseUrl,
    storeTimeoutMs: patientStore,
    engineClock: stillClock,
    secretsKey,
    keyPepper,
    callbackEgress,
    appUrl: 'http://localhost:3000',
    poolSize: 10,
  });
  let serial = 0;
  return {
    gate,
    environment: {
      DATABASE_URL: databaseUrl,
      ...(redisUrl === undefined ? {} : { REDIS_URL: redisUrl }),
      SENDGATE_SECRETS_KEY: secretsKey,
      SENDGATE_KEY_PEPPER: keyPepper,
      CALLBACK_ALLOW_HTTP: 'true',
      CALLBACK_ALLOWED_CIDRS: '127.0.0.0/8',
    },
    workspace: async (callbackUrl) => {
      serial += 1;
      const { id } = await gate.workspaces.create(`Receiver ${serial}`, null);
      const actor: Actor = {
        workspaceId: id,
        userId: `usr_${serial}`,
        email: `admin${serial}@example.org`,
        role: 'admin',
      };
      const { version } = await gate.workspaces.settings(id);
      await gate.workspaces.patchSettings(actor, { callback_url: callbackUrl, four_eyes_on_block: false }, version);
      return actor;
    },
    close: () => gate.close(),
  };
}
