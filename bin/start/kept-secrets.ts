import { randomBytes } from 'node:crypto';
import path from 'node:path';
import { readPrivateJson, writePrivateJson } from './private-json.ts';
import { StartFailure } from './start-failure.ts';

/** Made once per data directory: losing them makes sealed secrets, API keys and sessions useless. */
export interface KeptSecrets {
  /** `kid:base64`, 32 bytes. */
  secretsKey: string;
  keyPepper: string;
  authSecret: string;
  /** Superuser password of the private Postgres. */
  databasePassword: string;
  /** Where the private Postgres listened last. */
  databasePort?: number;
}

/**
 * The secrets of a data directory, made at its first use. Those the environment names win.
 * @throws StartFailure when the file is there but cannot be read: making new ones would lock the data up.
 */
export async function keptSecrets(home: string, environment: NodeJS.ProcessEnv): Promise<KeptSecrets> {
  const file = secretsFile(home);
  const kept = await readPrivateJson<Partial<KeptSecrets>>(file).catch((error: Error) => {
    throw new StartFailure(
      `${file} cannot be read (${error.message}). Restore it; without it stored secrets stay sealed.`,
    );
  });
  const secrets: KeptSecrets = {
    secretsKey: kept?.secretsKey ?? `k1:${randomBytes(32).toString('base64')}`,
    keyPepper: kept?.keyPepper ?? randomBytes(32).toString('base64url'),
    authSecret: kept?.authSecret ?? randomBytes(48).toString('base64url'),
    databasePassword: kept?.databasePassword ?? randomBytes(24).toString('base64url'),
    ...(kept?.databasePort === undefined ? {} : { databasePort: kept.databasePort }),
  };
  await writePrivateJson(file, secrets);
  return {
    ...secrets,
    secretsKey: environment.SENDGATE_SECRETS_KEY || secrets.secretsKey,
    keyPepper: environment.SENDGATE_KEY_PEPPER || secrets.keyPepper,
    authSecret: environment.SENDGATE_AUTH_SECRET || secrets.authSecret,
  };
}

/** Remembers the port, so that a connection string pasted elsewhere still works after a restart. */
export async function rememberDatabasePort(home: string, port: number): Promise<void> {
  const kept = await readPrivateJson<KeptSecrets>(secretsFile(home));
  if (kept !== null && kept.databasePort !== port)
    await writePrivateJson(secretsFile(home), { ...kept, databasePort: port });
}

const secretsFile = (home: string) => path.join(home, 'secrets.json');
