import { randomBytes } from 'node:crypto';
import { defaultKeyScopes } from '@sendgate/contracts';
import { createIdentity } from '@sendgate/dashboard';
import { type Actor, openGate } from '@sendgate/gate';

export interface SeedOptions {
  databaseUrl: string;
  secretsKey: string;
  keyPepper: string;
  authSecret: string;
  /** Public address of the dashboard, without a trailing slash. */
  appUrl: string;
}

/** What the first start leaves in `credentials.json`. */
export interface DemoCredentials {
  workspace_id: string;
  api_key: string;
  test_api_key: string;
  login: { email: string; password: string };
}

/** Services that start at the same time on a small machine make the store slow, and nobody waits for an answer here. */
const storeTimeoutMs = 20_000;

const demo = { workspace: 'Demo', ownerEmail: 'owner@demo.example' };

/**
 * New credentials for the first workspace ("Demo") and its owner, which are made when the store has no workspace at all. A
 * first start that was interrupted half-way is completed by the next.
 * @returns null when the store belongs to other workspaces: nothing is added to it.
 */
export async function seedDemo(
  options: SeedOptions,
  { workspace, ownerEmail }: { workspace: string; ownerEmail: string } = demo,
): Promise<DemoCredentials | null> {
  const gate = await openGate({
    databaseUrl: options.databaseUrl,
    poolSize: 2,
    identity: true,
    secretsKey: options.secretsKey,
    keyPepper: options.keyPepper,
    appUrl: options.appUrl,
    storeTimeoutMs,
  });
  try {
    const identity = createIdentity(gate, { appUrl: options.appUrl, authSecret: options.authSecret });
    const known = await identity.findPerson(ownerEmail);
    if (known === null && (await gate.workspaces.count()) > 0) return null;

    const password = randomBytes(12).toString('base64url');
    const person = known ?? (await identity.addPerson({ email: ownerEmail, name: 'Owner', password }));
    if (known !== null) await identity.setPassword(known.userId, password);

    const [membership] = await gate.workspaces.membershipsOf(person.userId);
    const workspaceId =
      membership?.workspaceId ?? (await gate.workspaces.create(workspace, { userId: person.userId })).id;
    const actor: Actor = { workspaceId, userId: person.userId, email: ownerEmail, role: 'owner' };
    // The demo has one person: the owner of its API key is also the only one who can review.
    const { settings, version } = await gate.workspaces.settings(workspaceId);
    if (!settings.self_approval || settings.four_eyes_on_block) {
      await gate.workspaces.patchSettings(actor, { self_approval: true, four_eyes_on_block: false }, version);
    }
    const live = await gate.keys.create(actor, { label: 'First key', livemode: true, scopes: defaultKeyScopes });
    const test = await gate.keys.create(actor, {
      label: 'First key, test mode',
      livemode: false,
      scopes: defaultKeyScopes,
    });
    return {
      workspace_id: workspaceId,
      api_key: live.key,
      test_api_key: test.key,
      login: { email: ownerEmail, password },
    };
  } finally {
    await gate.close();
  }
}

/** `node prisma/seed.ts <workspace> <owner's e-mail>`: the first workspace of a store without `npm start`. */
async function main([workspace, ownerEmail]: string[]): Promise<number> {
  if (workspace === undefined || ownerEmail === undefined) {
    console.error("Usage: node prisma/seed.ts <workspace> <owner's e-mail>, with the dashboard's environment");
    return 2;
  }
  const read = (name: string) => {
    const value = process.env[name];
    if (!value) throw new Error(`${name} is not set: use the environment of the dashboard.`);
    return value;
  };
  const credentials = await seedDemo(
    {
      databaseUrl: read('DATABASE_URL'),
      secretsKey: read('SENDGATE_SECRETS_KEY'),
      keyPepper: read('SENDGATE_KEY_PEPPER'),
      authSecret: read('SENDGATE_AUTH_SECRET'),
      appUrl: read('APP_URL').replace(/\/+$/, ''),
    },
    { workspace, ownerEmail },
  );
  if (credentials === null) {
    console.error('This store has workspaces already; nothing was added. Owners add people and keys at the dashboard.');
    return 1;
  }
  console.log(JSON.stringify(credentials, null, 2));
  return 0;
}

if (import.meta.main) {
  try {
    process.exitCode = await main(process.argv.slice(2));
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
