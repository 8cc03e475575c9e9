import type { Server } from 'node:http';
import { type PolicyFloor, type Role, roles } from '@sendgate/contracts';
import {
  type Actor,
  type Caller,
  type Gate,
  type OutboundSubmission,
  openGate,
  type WorkspaceView,
} from '@sendgate/gate';
import { patientStore, stillClock, type TestDatabase, testDatabase } from '@sendgate/gate/testing';
import { openBoard } from '@sendgate/queues';
import { closeServer, createLogger, createServer, listen } from '@sendgate/runtime';
import request from 'supertest';
import { createDashboardApp } from '../app.ts';
import type { WorkspaceCrm } from '../crm/workspace-crm.ts';
import { createIdentity, type Identity } from '../identity/create-identity.ts';
import { queueBoardPlace } from '../queue-board.ts';

export const appUrl = 'http://dashboard.test:3000';
export const baseUrl = 'http://gate.test:8080';
export const password = 'correct horse battery';

export const secrets = {
  secretsKey: `test:${Buffer.alloc(32, 7).toString('base64')}`,
  keyPepper: 'a pepper only tests use, long enough',
  authSecret: 'k7Jq2mZx9RtW4vBn8YpLs3HcDf6GaUe1',
};

/** A message every new workspace holds: its text is the refusal of a model. */
export const heldMessage: OutboundSubmission = {
  channel: 'email',
  recipient: 'lee@customer.example',
  subject: 'Your question',
  bodyText: 'Hi Lee,\n\nAs an AI language model, I cannot write this email.\n\nBest,\nAda',
  bodyHtml: null,
  contentType: null,
  sourceModel: 'model-1',
  idempotencyKey: null,
  governanceActionId: null,
  metadata: null,
  autoRemediate: false,
  label: null,
};

/** What a request says besides; null leaves out what would be said otherwise. */
export type AskedHeaders = Readonly<Record<string, string | null>>;

export interface Browser {
  readonly userId: string;
  readonly email: string;
  readonly cookie: string;
  readonly csrfToken: string;
  /** A request as the dashboard's own page makes it. */
  send(method: string, path: string, body?: object, headers?: AskedHeaders): request.Test;
}

export interface DashboardWorld {
  readonly server: Server;
  /** Port of the loopback interface the dashboard listens on. */
  readonly port: number;
  /** Every log line so far, as written. */
  readonly logLines: readonly string[];
  readonly database: TestDatabase;
  readonly gate: Gate;
  readonly identity: Identity;
  readonly workspace: WorkspaceView;
  /** A member of `workspace` for each role. */
  readonly people: Readonly<Record<Role, Browser>>;
  /** Another tenant and its owner, who belongs nowhere else. */
  readonly elsewhere: { readonly workspace: WorkspaceView; readonly owner: Browser; readonly caller: Caller };
  readonly caller: Caller;
  /** A request without a session. */
  send(method: string, path: string, body?: object, headers?: AskedHeaders): request.Test;
  signIn(email: string): Promise<Browser>;
  addPerson(email: string): Promise<string>;
  actor(role: Role): Actor;
  close(): Promise<void>;
}

/**
 * The dashboard over a real database, with two tenants and a person for every role.
 *
 * @param queueBoard also opens the real queue board on queues in the same database, to be read or changed.
 * @param policyFloor rules the operator of this installation fixes
 * @param crm what the installation is registered with; default: no CRM
 */
export async function dashboardWorld({
  queueBoard,
  policyFloor,
  crm,
}: {
  queueBoard?: 'read-only' | 'writable';
  policyFloor?: PolicyFloor;
  crm?: (gate: Gate) => WorkspaceCrm;
} = {}): Promise<DashboardWorld> {
  const database = await testDatabase();
  const writable = queueBoard === 'writable';
  const board = queueBoard ? await openBoard({ databaseUrl: database.url }, { ...queueBoardPlace, writable }) : null;
  const gate = await openGate({
    databaseUrl: database.url,
    storeTimeoutMs: patientStore,
    engineClock: stillClock,
    poolSize: 10,
    identity: true,
    secretsKey: secrets.secretsKey,
    keyPepper: secrets.keyPepper,
    appUrl,
    policyFloor,
    pingWaitMs: 2_000,
    resolve: async () => [{ address: '203.0.113.10', family: 4 }],
    callbackEgress: { allowHttp: false, allowedCidrs: ['203.0.113.0/24'] },
  });
  const logLines: string[] = [];
  const identity = createIdentity(gate, { appUrl, authSecret: secrets.authSecret });
  const stream = { write: (line: string) => logLines.push(line) };
  const logger = createLogger({ service: 'dashboard-test', level: 'debug', stream });
  const app = createDashboardApp({
    gate,
    logger,
    config: { appUrl, baseUrl, authSecret: secrets.authSecret, trustedProxies: [], storeTimeoutMs: patientStore },
    isDraining: () => false,
    board: async () => board,
    crm: crm?.(gate) ?? null,
    verifyReplies: true,
  });
  const server = createServer(app, { logger });
  const port = await listen(server, 0, '127.0.0.1');

  const send: DashboardWorld['send'] = (method, path, body, headers = {}) => {
    const agent = request(server);
    const verb = method.toLowerCase() as 'get' | 'post' | 'patch' | 'delete' | 'put' | 'head';
    const test = agent[verb](path);
    const said: AskedHeaders = { ...(method !== 'GET' && { Origin: appUrl }), ...headers };
    for (const [name, value] of Object.entries(said)) if (value !== null) test.set(name, value);
    return body === undefined ? test : test.send(body);
  };

  async function signIn(email: string): Promise<Browser> {
    const answer = await send('POST', '/api/sign-in', { email, password });
    if (answer.status !== 200) throw new Error(`sign-in answered ${answer.status}: ${answer.text}`);
    const cookie = String(answer.headers['set-cookie']?.[0] ?? '').split(';')[0] ?? '';
    const csrfToken = String(answer.body.csrf_token);
    return {
      userId: String(answer.body.person.user_id),
      email,
      cookie,
      csrfToken,
      send: (method, path, body, headers = {}) =>
        send(method, path, body, { Cookie: cookie, 'X-CSRF-Token': csrfToken, ...headers }),
    };
  }

  async function addPerson(email: string): Promise<string> {
    return (await identity.addPerson({ email, name: email.split('@')[0] ?? email, password })).userId;
  }

  async function callerOf(workspaceId: string, userId: string, email: string): Promise<Caller> {
    const { key } = await gate.keys.create(
      { workspaceId, userId, email, role: 'owner' },
      { label: 'tests', livemode: true, scopes: ['check', 'gate:write', 'gate:read', 'usage:read'] },
    );
    const caller = await gate.authenticateKey(key);
    if (!caller) throw new Error('the new key was not accepted');
    return caller;
  }

  // The key belongs to somebody who reviews nothing, so that nobody's approval is of their own message.
  const ids = Object.fromEntries(
    await Promise.all(roles.map(async (role) => [role, await addPerson(`${role}@here.example`)])),
  ) as Record<Role, string>;
  const integrator = await addPerson('integrator@here.example');
  const foreignOwner = await addPerson('owner@elsewhere.example');
  const workspace = await gate.workspaces.create('Here', { userId: ids.owner });
  const otherWorkspace = await gate.workspaces.create('Elsewhere', { userId: foreignOwner });
  // One reviewer is enough unless a test says otherwise.
  await database.sql(`UPDATE workspace SET settings = settings || '{"four_eyes_on_block": false}'`);
  const actor = (role: Role): Actor => ({
    workspaceId: workspace.id,
    userId: ids[role],
    email: `${role}@here.example`,
    role,
  });
  for (const role of roles) if (role !== 'owner') await gate.workspaces.setMember(actor('owner'), ids[role], role);
  const people = Object.fromEntries(
    await Promise.all(roles.map(async (role) => [role, await signIn(`${role}@here.example`)])),
  ) as Record<Role, Browser>;

  return {
    server,
    port,
    logLines,
    database,
    gate,
    identity,
    workspace,
    people,
    elsewhere: {
      workspace: otherWorkspace,
      owner: await signIn('owner@elsewhere.example'),
      caller: await callerOf(otherWorkspace.id, foreignOwner, 'owner@elsewhere.example'),
    },
    caller: await callerOf(workspace.id, integrator, 'integrator@here.example'),
    send,
    signIn,
    addPerson,
    actor,
    async close() {
      await closeServer(server);
      await board?.close();
      await gate.close();
      await database.close();
    },
  };
}
