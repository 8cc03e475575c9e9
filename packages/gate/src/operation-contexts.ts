import { asSystem, asWorkspace, guardStore, type SystemPurpose } from '@sendgate/db';
import type { Gate } from './gate.ts';

/** Everything the gate does but the store of the sign-in library, which brings its own context. */
export type Operations = Omit<Gate, 'identityAdapter'>;

/**
 * Whose rows an operation may see: those of the workspace its first argument names, all of them for a purpose, or none. One
 * with none may be about something else than Postgres, and guards by itself what it asks of it.
 */
type Context = 'workspace' | SystemPurpose | 'none';
type Owner = string | { workspaceId: string };
type ContextsOf<T> = {
  readonly [Name in keyof T]: T[Name] extends (...input: infer Input) => unknown
    ? Input[0] extends Owner
      ? Context
      : Exclude<Context, 'workspace'>
    : ContextsOf<T[Name]>;
};

/**
 * On whose behalf each operation goes to Postgres. Most know their workspace from the start; the others are the few that
 * begin with an id, a clock or a person. Statements of the request path are shared by workspaces and have connections of
 * their own (`Store.hot`).
 */
export const operationContexts: ContextsOf<Operations> = {
  authenticateKey: 'none',
  preview: 'workspace',
  submit: 'workspace',
  findOriginal: 'workspace',
  findSubmission: 'workspace',
  listSubmissions: 'workspace',
  reportDelivery: 'workspace',
  usage: { admit: 'none', state: 'none', report: 'workspace', decisions: 'workspace', countRejected: 'none' },
  reviews: {
    list: 'workspace',
    neighbours: 'workspace',
    deciders: 'workspace',
    count: 'workspace',
    history: 'workspace',
    open: 'workspace',
    approve: 'workspace',
    reject: 'workspace',
    decideMany: 'workspace',
    edit: 'workspace',
    chooseSubstitutions: 'workspace',
    undo: 'workspace',
    commit: 'outbox',
    claim: 'workspace',
    release: 'workspace',
    assign: 'workspace',
    escalate: 'workspace',
    addNote: 'workspace',
    checkSample: 'workspace',
    sampleCounts: 'operators',
    ruleOutcomes: 'operators',
    givenUpCommits: 'operators',
    feedEnd: 'workspace',
    // Goes on after the call: each of its looks names the workspace.
    follow: 'none',
    endAll: 'workspace',
    endings: 'workspace',
    runEnding: 'workspace',
    standing: 'workspace',
    escalateDue: 'clocks',
    openHolds: 'operators',
    expireDue: 'clocks',
    releaseDue: 'clocks',
    holdExpiredEvidence: 'clocks',
  },
  callbacks: {
    endpoint: 'workspace',
    list: 'workspace',
    find: 'workspace',
    retry: 'workspace',
    replayRange: 'workspace',
    sendTest: 'workspace',
    rotateSecret: 'workspace',
    enable: 'workspace',
  },
  delivery: { load: 'outbox', recordAttempt: 'workspace', endpointCount: 'operators' },
  dispatch: { open: 'workspace', begin: 'workspace', record: 'workspace', retry: 'workspace' },
  notices: { open: 'workspace', begin: 'workspace', record: 'workspace' },
  crm: {
    connection: 'workspace',
    open: 'workspace',
    beginConsent: 'workspace',
    // The browser that comes back names a state and a person, and learns the workspace from it.
    takeConsent: 'sign-in',
    connect: 'workspace',
    disconnect: 'workspace',
    submit: 'workspace',
    tell: 'workspace',
    tagTask: 'workspace',
    wantTag: 'workspace',
    recordTag: 'workspace',
    consentTask: 'workspace',
    revokeConsent: 'workspace',
  },
  scans: { load: 'outbox', record: 'outbox' },
  work: {
    claim: 'outbox',
    renew: 'workspace',
    finish: 'workspace',
    retryAt: 'workspace',
    bury: 'workspace',
    release: 'outbox',
    takeDue: 'outbox',
    oldestDueSeconds: 'operators',
    deadCount: 'operators',
    unqueuedCount: 'operators',
  },
  workspaces: {
    create: 'operators',
    find: 'workspace',
    count: 'operators',
    settings: 'workspace',
    patchSettings: 'workspace',
    members: 'workspace',
    setMember: 'workspace',
    removeMember: 'workspace',
    recordPasswordChange: 'workspace',
    recordPasswordReset: 'workspace',
    roleOf: 'sign-in',
    membershipsOf: 'sign-in',
    findPersonByEmail: 'sign-in',
    revokeConsent: 'workspace',
    suppression: {
      list: 'workspace',
      add: 'workspace',
      remove: 'workspace',
      addRecipientOf: 'workspace',
      startImport: 'workspace',
      imports: 'workspace',
      findImport: 'workspace',
      refusedRows: 'workspace',
      runImport: 'outbox',
    },
  },
  keys: { create: 'workspace', list: 'workspace', revoke: 'workspace' },
  policy: {
    draft: 'workspace',
    saveDraft: 'workspace',
    validateDraft: 'workspace',
    testDraft: 'workspace',
    publishDraft: 'workspace',
    snapshots: 'workspace',
    snapshot: 'workspace',
    activate: 'workspace',
    startBacktest: 'workspace',
    backtests: 'workspace',
    findBacktest: 'workspace',
    runBacktest: 'workspace',
  },
  snapshots: { active: 'workspace', find: 'workspace' },
  audit: {
    list: 'workspace',
    head: 'workspace',
    unsealedWorkspaces: 'clocks',
    seal: 'workspace',
    verify: 'workspace',
    sealLagSeconds: 'operators',
  },
  privacy: {
    erase: 'workspace',
    erasures: 'workspace',
    findErasure: 'workspace',
    runErasure: 'outbox',
    applyRetention: 'workspace',
  },
  maintenance: {
    workspacesAfter: 'clocks',
    rollUpUsage: 'clocks',
    uncountedWorkspaces: 'clocks',
    countDecisions: 'workspace',
    workspacesToResume: 'clocks',
    resumeParked: 'workspace',
    sweepPreviewVerdicts: 'clocks',
    sweepDispatchAttempts: 'clocks',
    sweepSignIns: 'clocks',
    missingKeys: 'operators',
    renewWrapping: 'operators',
    renewKeys: 'operators',
    sweepWork: 'clocks',
  },
  warmUp: 'none',
  ping: 'none',
  pingQueues: 'none',
  isolated: 'none',
  migrationState: 'none',
  clockSkewSeconds: 'none',
  pools: 'none',
  close: 'none',
};

/** The operations, each in its context. Where Postgres fails one of them, at whichever statement, it ends in `service_unavailable`. */
export function inContexts(operations: Operations): Operations {
  return entered(operations, operationContexts) as Operations;
}

type Operation = (...input: unknown[]) => Promise<unknown>;
type Group = { readonly [name: string]: Operation | Group };
type Contexts = { readonly [name: string]: Context | Contexts };

function entered(group: object, contexts: object): object {
  const members = group as Group;
  return Object.fromEntries(
    Object.entries(contexts as Contexts).map(([name, context]) => {
      const member = members[name];
      if (typeof context === 'object') return [name, entered(member as Group, context)];
      return [name, enter((member as Operation).bind(group), context)];
    }),
  );
}

function enter(operation: Operation, context: Context): Operation {
  if (context === 'none') return operation;
  if (context !== 'workspace') return (...input) => guardStore(asSystem(context, () => operation(...input)));
  return (...input) => {
    const owner = input[0] as Owner;
    const workspaceId = typeof owner === 'string' ? owner : owner.workspaceId;
    return guardStore(asWorkspace(workspaceId, () => operation(...input)));
  };
}
