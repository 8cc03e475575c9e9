import { randomBytes } from 'node:crypto';
import type { KeyScope, Role, SettingsPatch } from '@sendgate/contracts';
import { keyScopes } from '@sendgate/contracts';
import { type TestDatabase, testDatabase } from '@sendgate/db/testing';
import type { PolicyDraft } from '@sendgate/policy';
import type { Actor, Caller } from './caller.ts';
import type { Gate } from './gate.ts';
import type { GateOptions } from './gate-options.ts';
import { newId } from './identifiers.ts';
import { openGate } from './open-gate.ts';
import type { OutboundSubmission } from './submission-view.ts';

export { count, showMeasured } from '@sendgate/contracts/testing';
export { type TestDatabase, testDatabase, withoutRowSecurity, withoutWorkspaceFilters } from '@sendgate/db/testing';
export { breakSeal } from './testing/break-seal.ts';
export { findTraces } from './testing/find-traces.ts';
export { meanwhile, untilWaiting } from './testing/meanwhile.ts';
export { standAt } from './testing/stand-at.ts';
export { withTimeFor } from './testing/with-time-for.ts';
export { withoutRoom } from './testing/without-room.ts';
export { zoneWhereItIs } from './testing/zone-where-it-is.ts';

/** A gate on a database of its own, with one workspace, its owner and a live key. */
export interface TestGate {
  gate: Gate;
  database: TestDatabase;
  options: GateOptions;
  workspaceId: string;
  owner: Actor;
  key: string;
  caller: Caller;
  /** A new person with a role in a workspace, the first one unless told otherwise. */
  person(role: Role, workspaceId?: string): Promise<Actor>;
  /** A new key of the first workspace, already authenticated. */
  newKey(key?: { livemode?: boolean; scopes?: KeyScope[] }): Promise<{ key: string; caller: Caller }>;
  /** Changes settings as the owner. */
  configure(patch: SettingsPatch): Promise<void>;
  close(): Promise<void>;
}

/** Milliseconds Postgres may take in tests, which run many at once: that it is slow must fail nobody. */
export const patientStore = 20_000;

/** A clock that stands still, for rules in tests: how busy the machine is must hold no message. */
export const stillClock = () => 0;

/** Opens a gate for one test file. Host names resolve to a public address unless `resolve` says otherwise. */
export async function testGate(overrides: Partial<GateOptions> = {}): Promise<TestGate> {
  const database = await testDatabase();
  const options: GateOptions = {
    databaseUrl: database.url,
    poolSize: 5,
    storeTimeoutMs: patientStore,
    secretsKey: `k1:${randomBytes(32).toString('base64')}`,
    keyPepper: 'pepper-of-the-tests',
    appUrl: 'https://app.example.org',
    identity: true,
    engineClock: stillClock,
    resolve: async () => [{ address: '93.184.215.14', family: 4 }],
    ...overrides,
  };
  const gate = await openGate(options);
  const workspace = await gate.workspaces.create('Test workspace', null);
  // One reviewer is enough unless a test says otherwise.
  await database.sql(`UPDATE workspace SET settings = settings || '{"four_eyes_on_block": false}'`);
  const person = async (role: Role, workspaceId = workspace.id): Promise<Actor> => {
    const userId = newId('usr');
    const email = `${userId.slice(-8).toLowerCase()}-${role}@example.org`;
    await database.sql('INSERT INTO "user" (id, name, email) VALUES ($1, $2, $3)', [userId, role, email]);
    await database.sql('INSERT INTO membership (user_id, workspace_id, role) VALUES ($1, $2, $3)', [
      userId,
      workspaceId,
      role,
    ]);
    return { workspaceId, userId, email, role };
  };
  const owner = await person('owner');
  const newKey: TestGate['newKey'] = async ({ livemode = true, scopes = [...keyScopes] } = {}) => {
    const { key } = await gate.keys.create(owner, { label: 'test', livemode, scopes });
    const caller = await gate.authenticateKey(key);
    if (!caller) throw new Error('a key just created was not accepted');
    return { key, caller };
  };
  const first = await newKey();
  return {
    gate,
    database,
    options,
    workspaceId: workspace.id,
    owner,
    ...first,
    person,
    newKey,
    configure: async (patch) => {
      const { version } = await gate.workspaces.settings(workspace.id);
      await gate.workspaces.patchSettings(owner, patch, version);
    },
    close: async () => {
      await gate.close();
      await database.close();
    },
  };
}

/** Puts a policy in force that minds consent to chat messages, and asks nothing else of every text. */
export function askForConsent(world: TestGate): Promise<void> {
  return addChatRules(world, { sms_missing_optout: { enabled: false }, session_window: { enabled: false } });
}

/** Puts a policy in force that has the rules for chats besides, with what it says of each. */
export async function addChatRules(
  { gate, owner, workspaceId }: TestGate,
  rules: PolicyDraft['rules'] = {},
): Promise<void> {
  const { draft, version, activeSnapshotId } = await gate.policy.draft(owner);
  const templates = [...draft.templates, 'chat_compliance_v1'];
  const saved = await gate.policy.saveDraft(owner, { ...draft, templates, rules, basedOn: activeSnapshotId }, version);
  const { snapshot } = await gate.policy.publishDraft(owner, saved.version);
  const { version: inForce } = await gate.policy.snapshots(workspaceId);
  await gate.policy.activate(owner, snapshot.id, inForce);
}

let people = 0;

/** An address nobody was written to before: the same person is not to get many messages, or the same text twice. */
export function newRecipient(): string {
  people += 1;
  return `ada@team-${people}.example.org`;
}

/** A message that no rule has anything against, to somebody new, changed as asked. */
export function message(changes: Partial<OutboundSubmission> = {}): OutboundSubmission {
  return {
    channel: 'email',
    recipient: newRecipient(),
    subject: 'Our call on Thursday',
    bodyText:
      'Hello Ada,\n\nyou will find the agenda for Thursday below. Is ten in the morning still good for you?\n\nKind regards,\nGrace',
    bodyHtml: null,
    contentType: null,
    sourceModel: null,
    idempotencyKey: null,
    governanceActionId: null,
    metadata: null,
    autoRemediate: false,
    label: null,
    ...changes,
  };
}

/** A body that is held for a person: it carries something that looks like a live credential. */
export const blockedBody =
  'Hello Ada,\n\nplease use the key AKIAIOSFODNN7EXAMPLQ for the export until Friday.\n\nKind regards,\nGrace';
