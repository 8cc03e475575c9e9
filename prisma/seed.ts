import { randomBytes } from 'node:crypto';
import { defaultKeyScopes } from '@sendgate/contracts';
import { createIdentity, dashboardVariables, type Identity, type Person } from '@sendgate/dashboard';
import { type Actor, type Gate, openGate } from '@sendgate/gate';
import { readConfig } from '@sendgate/runtime';
import { runCommand } from '../bin/run-command.ts';

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

/** What `node prisma/seed.ts` prints, once. */
export interface SeededCredentials {
  workspace_id: string;
  api_key: string;
  test_api_key: string;
  /** `password` is null where the person has one already, which stands. */
  login: { email: string; password: string | null };
}

/** The name of a workspace and the person who shall own it. */
export interface NewWorkspace {
  workspace: string;
  ownerEmail: string;
}

/** Services that start at the same time on a small machine make the store slow, and nobody waits for an answer here. */
const storeTimeoutMs = 20_000;

const demo: NewWorkspace = { workspace: 'Demo', ownerEmail: 'owner@demo.example' };

/**
 * The workspace "Demo" and its owner, for a store that has no workspace at all, where the owner of the keys may review what
 * they submit: a demo has one person. A first start that was interrupted before there was a key is completed by the next.
 * @returns null when the store has other workspaces, or a demo that got its keys: nothing in it is changed.
 */
export function seedDemo(options: SeedOptions): Promise<DemoCredentials | null> {
  return inStore(options, async (gate, identity) => {
    const begun = await howFar(gate, identity, demo);
    if (begun.finished || begun.belongsElsewhere) return null;
    if (begun.workspaceId === null && (await gate.workspaces.count()) > 0) return null;

    const { actor, password } = await ownerAndWorkspace(gate, identity, demo, begun, { firstPassword: false });
    const { settings, version } = await gate.workspaces.settings(actor.workspaceId);
    if (!settings.self_approval || settings.four_eyes_on_block) {
      await gate.workspaces.patchSettings(actor, { self_approval: true, four_eyes_on_block: false }, version);
    }
    return { ...(await firstKeys(gate, actor)), login: { email: actor.email, password } };
  });
}

/**
 * A workspace with the default settings, its owner and its first keys, beside those the store has. Somebody the store knows
 * keeps their password. A call that was interrupted before there was a key is completed by the next.
 * @throws Error when the person owns a workspace of this name that has keys: nothing is changed.
 */
export function seedWorkspace(options: SeedOptions, wanted: NewWorkspace): Promise<SeededCredentials> {
  return inStore(options, async (gate, identity) => {
    const begun = await howFar(gate, identity, wanted);
    if (begun.finished) {
      throw new Error(
        `${wanted.ownerEmail} owns a workspace "${wanted.workspace}" that has keys already; nothing was changed. Owners add people and keys at the dashboard.`,
      );
    }
    const { actor, password } = await ownerAndWorkspace(gate, identity, wanted, begun, { firstPassword: true });
    const login = { email: actor.email, password: begun.belongsElsewhere ? null : password };
    return { ...(await firstKeys(gate, actor)), login };
  });
}

interface Begun {
  readonly person: Person | null;
  /** The workspace of that name which the person owns. */
  readonly workspaceId: string | null;
  /** It has got a key, revoked or not. */
  readonly finished: boolean;
  /** The person is a member of another workspace, and so has a password somebody knows. */
  readonly belongsElsewhere: boolean;
}

async function howFar(gate: Gate, identity: Identity, { workspace, ownerEmail }: NewWorkspace): Promise<Begun> {
  const person = await identity.findPerson(ownerEmail);
  const memberships = person ? await gate.workspaces.membershipsOf(person.userId) : [];
  const own = memberships.find(({ workspaceName, role }) => workspaceName === workspace && role === 'owner');
  return {
    person,
    workspaceId: own?.workspaceId ?? null,
    finished: own !== undefined && (await gate.keys.list(own.workspaceId)).length > 0,
    belongsElsewhere: memberships.some((membership) => membership !== own),
  };
}

/** Makes what there is not yet. `password` is that of the person unless they belong elsewhere. */
async function ownerAndWorkspace(
  gate: Gate,
  identity: Identity,
  { workspace, ownerEmail }: NewWorkspace,
  { person: known, workspaceId: kept, belongsElsewhere }: Begun,
  kind: { firstPassword: boolean },
): Promise<{ actor: Actor; password: string }> {
  const password = randomBytes(12).toString('base64url');
  const person = known ?? (await identity.addPerson({ email: ownerEmail, name: 'Owner', password, ...kind }));
  // Whoever belongs nowhere else was left by a call whose password nobody was told.
  if (known !== null && !belongsElsewhere) await identity.setPassword(known.userId, password, kind);
  const workspaceId = kept ?? (await gate.workspaces.create(workspace, { userId: person.userId })).id;
  return { actor: { workspaceId, userId: person.userId, email: person.email, role: 'owner' }, password };
}

async function firstKeys(gate: Gate, actor: Actor) {
  const scopes = defaultKeyScopes;
  const live = await gate.keys.create(actor, { label: 'First key', livemode: true, scopes });
  const test = await gate.keys.create(actor, { label: 'First key, test mode', livemode: false, scopes });
  return { workspace_id: actor.workspaceId, api_key: live.key, test_api_key: test.key };
}

async function inStore<T>(options: SeedOptions, work: (gate: Gate, identity: Identity) => Promise<T>): Promise<T> {
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
    return await work(gate, createIdentity(gate, { appUrl: options.appUrl, authSecret: options.authSecret }));
  } finally {
    await gate.close();
  }
}

/** From the environment of the dashboard. @throws ConfigError that names each variable at fault */
export function readSeedOptions(): SeedOptions {
  const { databaseUrl, secretsKey, keyPepper, authSecret, appUrl } = dashboardVariables;
  return readConfig({ databaseUrl, secretsKey, keyPepper, authSecret, appUrl }, process.env);
}

/** `node prisma/seed.ts <workspace> <owner's e-mail>`: a workspace, without `npm start` and beside those there are. */
async function main([workspace, ownerEmail]: string[]): Promise<number> {
  if (workspace === undefined || ownerEmail === undefined) {
    console.error("Usage: node prisma/seed.ts <workspace> <owner's e-mail>, with the dashboard's environment");
    return 2;
  }
  const credentials = await seedWorkspace(readSeedOptions(), { workspace, ownerEmail });
  console.log(JSON.stringify(credentials, null, 2));
  return 0;
}

if (import.meta.main) await runCommand(() => main(process.argv.slice(2)));
