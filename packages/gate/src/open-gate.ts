import type { Role } from '@sendgate/contracts';
import {
  clockSkewSeconds,
  countEndpoints,
  countGivenUpCommits,
  countOpenHolds,
  countSamples,
  countWorkspaces,
  createIdentityAdapter,
  decidersOf,
  findPerson,
  findRole,
  guardStore,
  listMemberships,
  migrationState,
  pingStore,
  poolsOf,
  rollUpUsage,
  sealLagSeconds,
  sweepAdminNotices,
  sweepDispatchAttempts,
  sweepSignIns,
  sweepVerdicts,
  sweepWorkItems,
  uncountedWorkspaces,
  unsealedWorkspaces,
  workspacesAfter,
  workspacesToResume,
} from '@sendgate/db';
import type { Actor, Caller } from './caller.ts';
import type { Gate } from './gate.ts';
import { errorClass } from './gate-log.ts';
import type { GateOptions } from './gate-options.ts';
import { openParts } from './open-parts.ts';
import { inContexts, type Operations } from './operation-contexts.ts';
import { noticeOperations } from './operations/admin-notices.ts';
import { applyRetention } from './operations/apply-retention.ts';
import { sealedHead, sealStep, verifyChain } from './operations/audit-chain.ts';
import { auditPage } from './operations/audit-trail.ts';
import { KeyAuthentication } from './operations/authenticate-key.ts';
import { findCallback, listCallbacks } from './operations/callback-log.ts';
import { changeSettings, readSettings, viewSettings } from './operations/change-settings.ts';
import { checkSample } from './operations/check-sample.ts';
import { revokeConsent } from './operations/consent.ts';
import { CrmConnections } from './operations/crm.ts';
import { decideMany } from './operations/decide-many.ts';
import { countStep, decisionReport } from './operations/decision-report.ts';
import { CallbackDeliveries } from './operations/deliver-callback.ts';
import { Dispatches } from './operations/dispatches.ts';
import { enableCallbacks, resumeParked } from './operations/enable-callbacks.ts';
import { endHolds, runHoldEnding, viewHoldEndings } from './operations/end-holds.ts';
import { Erasures } from './operations/erase-recipient.ts';
import { holdExpiredEvidence } from './operations/hold-again.ts';
import { HoldDesk } from './operations/hold-desk.ts';
import { missingKeys, renewKeys, renewWrapping } from './operations/key-ring.ts';
import { createApiKey, listApiKeys, revokeApiKey } from './operations/keys.ts';
import { countHolds, holdNeighbours, listSubmissions } from './operations/list-submissions.ts';
import { PolicyLifecycle } from './operations/policy-lifecycle.ts';
import type { Asked } from './operations/prepare-decision.ts';
import { Previews } from './operations/preview.ts';
import { releaseDue } from './operations/quiet-hours.ts';
import { recipientHistory } from './operations/recipient-history.ts';
import { reportDelivery } from './operations/report-delivery.ts';
import { resolveLimits } from './operations/resolve-limits.ts';
import { ReviewCallbacks } from './operations/review-callbacks.ts';
import { followReviews, reviewFeedEnd } from './operations/review-feed.ts';
import { ReviewViews } from './operations/review-views.ts';
import { Reviews } from './operations/reviews.ts';
import { ruleOutcomes } from './operations/rule-outcomes.ts';
import { scanOperations } from './operations/scans.ts';
import { Submissions } from './operations/submit.ts';
import { suppress, suppressionPage, suppressRecipientOf, unsuppress } from './operations/suppression.ts';
import { SuppressionImports } from './operations/suppression-imports.ts';
import { UndoWindow } from './operations/undo-window.ts';
import { UsageMeter } from './operations/usage-meter.ts';
import { warmUp } from './operations/warm-up.ts';
import { workOperations } from './operations/work.ts';
import { changeMember, createWorkspace, membersOf, recordPassword, viewOfWorkspace } from './operations/workspaces.ts';
import { ActivePolicies } from './policy/active-policies.ts';
import { useKeptRules } from './policy/kept-rules.ts';

/** Milliseconds between writings of what has no row of its own: preview usage, keys used. */
const FLUSH_MS = 1_000;
/** Milliseconds the queues are given to answer: who asks for a probe has half a second. */
const QUEUES_WITHIN_MS = 400;

/**
 * Opens the gate. Connections are dialled when first needed, so this never fails because Postgres is down.
 * @throws TypeError when a key or an allowed network is malformed
 */
export async function openGate(options: GateOptions): Promise<Gate> {
  useKeptRules();
  const { parts, producer } = openParts(options);
  const { store, logger } = parts;
  const identityAdapter = options.identity ? await createIdentityAdapter(store.prisma) : null;
  const policies = new ActivePolicies(parts);
  const meter = new UsageMeter(parts);
  const authentication = new KeyAuthentication(parts);
  const submissions = new Submissions(parts, policies, meter);
  const previews = new Previews(parts, policies, meter);
  const callbacks = new ReviewCallbacks(parts);
  const deliveries = new CallbackDeliveries(parts, callbacks);
  const views = new ReviewViews(parts, policies, submissions);
  const reviews = new Reviews(parts, policies, callbacks, views);
  const undoWindow = new UndoWindow(parts, policies, reviews, views);
  const desk = new HoldDesk(parts, policies, reviews, views);
  const decide = (actor: Actor, actionId: string, asked: Asked, undoable: boolean | undefined) =>
    undoable ? undoWindow.begin(actor, actionId, asked) : reviews.decide(actor, actionId, asked);
  const approve: Gate['reviews']['approve'] = (actor, actionId, approval) =>
    decide(actor, actionId, { decision: 'approved', approval }, approval.undoable);
  const reject: Gate['reviews']['reject'] = (actor, actionId, rejection) =>
    decide(actor, actionId, { decision: 'rejected', rejection }, rejection.undoable);
  const erasures = new Erasures(parts, callbacks);
  const dispatches = new Dispatches(parts, policies, views);
  const imports = new SuppressionImports(parts, policies);
  const { prisma } = store;

  let flushing: Promise<void> = Promise.resolve();
  const flush = () => {
    flushing = flushing
      .then(() => Promise.all([meter.flush(), authentication.flush()]))
      .then(() => undefined)
      .catch((error: unknown) => {
        logger.warn('usage could not be written yet', errorClass(error));
      });
    return flushing;
  };
  const flusher = setInterval(flush, FLUSH_MS);
  flusher.unref();

  const operations: Operations = {
    authenticateKey: (rawKey) => {
      const prepared = (caller: Caller | null) => {
        const reading = caller && meter.prepare(caller);
        return reading ? reading.then(() => caller) : caller;
      };
      const caller = authentication.authenticate(rawKey);
      return caller instanceof Promise ? caller.then(prepared) : prepared(caller);
    },
    preview: (caller, request, options = {}) => previews.preview(caller, request, options),
    submit: (caller, submission) => submissions.submit(caller, submission),
    findOriginal: (caller, idempotencyKey) => submissions.findOriginal(caller, idempotencyKey),
    findSubmission: (workspaceId, actionId, read) => submissions.view(workspaceId, actionId, read),
    listSubmissions: (workspaceId, filters = {}) => listSubmissions(parts, workspaceId, filters),
    reportDelivery: (workspaceId, actionId, report, by = {}) =>
      reportDelivery(parts, submissions, workspaceId, actionId, report, by),
    usage: {
      admit: (caller, tokens) => meter.admit(caller, tokens),
      state: (caller) => meter.state(caller),
      report: async (workspaceId, range = {}) => {
        const settings = await readSettings(parts, workspaceId);
        const { tokensPerDay } = resolveLimits(parts.limits, settings, range.livemode ?? true);
        return meter.report(workspaceId, range, tokensPerDay);
      },
      decisions: (workspaceId, range = {}) => decisionReport(parts, workspaceId, range),
      countRejected: (caller) => meter.count(caller, 'rejected_429', 0),
    },
    reviews: {
      list: (workspaceId, filters = {}) =>
        listSubmissions(parts, workspaceId, { order: 'urgent', status: ['QUEUED'], ...filters }),
      neighbours: (workspaceId, actionId, filters = {}) => holdNeighbours(parts, workspaceId, actionId, filters),
      deciders: (workspaceId) => decidersOf(prisma, workspaceId),
      count: (workspaceId, filters = {}) => countHolds(parts, workspaceId, filters),
      history: (workspaceId, actionId) => recipientHistory(parts, workspaceId, actionId),
      open: (actor, actionId) => reviews.open(actor, actionId),
      approve,
      reject,
      decideMany: (actor, bulk) => decideMany({ approve, reject }, actor, bulk),
      edit: (actor, actionId, edit) => desk.edit(actor, actionId, edit),
      chooseSubstitutions: (actor, actionId, choice) => desk.chooseSubstitutions(actor, actionId, choice),
      undo: (actor, actionId) => undoWindow.undo(actor, actionId),
      commit: (pendingId) => undoWindow.commit(pendingId),
      claim: (actor, actionId, claim) => desk.claim(actor, actionId, claim),
      release: (actor, actionId, expectedVersion) => desk.release(actor, actionId, expectedVersion),
      assign: (actor, actionId, assignment) => desk.assign(actor, actionId, assignment),
      escalate: (actor, actionId, expectedVersion) => desk.escalate(actor, actionId, expectedVersion),
      addNote: (actor, actionId, note) => desk.addNote(actor, actionId, note),
      checkSample: (actor, actionId, check) => checkSample(parts, views, actor, actionId, check),
      sampleCounts: () => countSamples(prisma),
      ruleOutcomes: () => ruleOutcomes(parts),
      givenUpCommits: () => countGivenUpCommits(prisma),
      feedEnd: () => reviewFeedEnd(parts),
      follow: (workspaceId, options) => followReviews(parts, workspaceId, options),
      endAll: (actor, confirmed) => endHolds(parts, actor, confirmed),
      endings: (actor) => viewHoldEndings(parts, actor),
      runEnding: (item, stopped = () => false) => runHoldEnding(parts, policies, item, stopped),
      standing: (workspaceId, actionId) => views.standing(workspaceId, actionId),
      escalateDue: (limit = 500) => desk.escalateDue(limit),
      openHolds: () => countOpenHolds(prisma),
      expireDue: (step = 500, stopped = () => false) => reviews.expireDue(step, stopped),
      releaseDue: (step = 500, stopped = () => false) => releaseDue(parts, policies, step, stopped),
      holdExpiredEvidence: (step = 500, stopped = () => false) => holdExpiredEvidence(parts, policies, step, stopped),
    },
    callbacks: {
      endpoint: (workspaceId) => callbacks.endpoint(workspaceId),
      list: (workspaceId, page = {}) => listCallbacks(parts, workspaceId, page),
      find: (workspaceId, eventId) => findCallback(parts, workspaceId, eventId),
      retry: (actor, eventId) => callbacks.retry(actor, eventId),
      replayRange: (actor, range) => callbacks.replayRange(actor, range),
      sendTest: (actor) => callbacks.sendTest(actor),
      rotateSecret: (actor) => callbacks.rotateSecret(actor),
      enable: (actor) => enableCallbacks(parts, callbacks, actor),
    },
    delivery: {
      load: (eventId) => deliveries.load(eventId),
      recordAttempt: (item, record) => deliveries.record(item, record),
      endpointCount: async () => {
        const found = (await countEndpoints(prisma)).map(({ state, count }) => [state, count]);
        return { healthy: 0, failing: 0, disabled: 0, ...Object.fromEntries(found) };
      },
    },
    dispatch: {
      open: (item) => dispatches.open(item),
      begin: (item, task) => dispatches.begin(item, task),
      record: (item, record) => dispatches.record(item, record),
      retry: (actor, actionId, confirmUnknown) => dispatches.retry(actor, actionId, confirmUnknown),
    },
    notices: noticeOperations(parts),
    crm: new CrmConnections(parts, policies, submissions, meter),
    scans: scanOperations(parts, policies),
    work: workOperations(store, options.reofferSeconds ?? 30),
    workspaces: {
      create: (name, owner) => createWorkspace(parts, name, owner),
      find: (workspaceId) => viewOfWorkspace(parts, workspaceId),
      count: () => countWorkspaces(prisma),
      settings: (workspaceId) => viewSettings(parts, workspaceId),
      patchSettings: async (actor, patch, expectedVersion) => {
        const view = await changeSettings(parts, callbacks, actor, patch, expectedVersion);
        policies.forget(actor.workspaceId);
        authentication.forgetAll();
        return view;
      },
      members: (workspaceId) => membersOf(parts, workspaceId),
      setMember: (actor, userId, role) => changeMember(parts, actor, userId, role),
      removeMember: (actor, userId) => changeMember(parts, actor, userId, null),
      recordPasswordChange: (actor) => recordPassword(parts, actor, 'member.password_changed', actor.email),
      recordPasswordReset: (member, by) => recordPassword(parts, member, 'member.password_reset', by),
      roleOf: async (userId, workspaceId) => (await findRole(prisma, userId, workspaceId)) as Role | null,
      membershipsOf: async (userId) =>
        (await listMemberships(prisma, userId)).map((row) => ({ ...row, role: row.role as Role })),
      findPersonByEmail: (email) => findPerson(prisma, { email: email.toLowerCase() }),
      revokeConsent: (by, revocation) => revokeConsent(parts, policies, by, revocation),
      suppression: {
        list: (workspaceId, page = {}) => suppressionPage(parts, workspaceId, page),
        add: (by, entries, reason) => suppress(parts, policies, by, entries, reason),
        remove: (by, entry) => unsuppress(parts, by, entry),
        addRecipientOf: (actor, actionId, expectedVersion) =>
          suppressRecipientOf(parts, policies, actor, actionId, expectedVersion),
        startImport: (actor, file, reason = 'import') => imports.start(actor, file, reason),
        imports: (workspaceId, page = {}) => imports.list(workspaceId, page),
        findImport: (workspaceId, importId) => imports.find(workspaceId, importId),
        refusedRows: (actor, importId) => imports.refusedRows(actor, importId),
        runImport: (importId, stopped = () => false) => imports.run(importId, stopped),
      },
    },
    keys: {
      create: (actor, key) => createApiKey(parts, actor, key),
      list: (workspaceId) => listApiKeys(parts, workspaceId),
      revoke: (actor, keyId) => revokeApiKey(parts, authentication, actor, keyId),
    },
    policy: new PolicyLifecycle(parts, policies),
    snapshots: {
      active: (workspaceId) => policies.view(workspaceId),
      find: (workspaceId, snapshotId) => policies.find(workspaceId, snapshotId),
    },
    audit: {
      list: (actor, filters = {}) => auditPage(parts, actor, filters),
      head: (actor) => sealedHead(parts, actor),
      unsealedWorkspaces: (workspaceId) => unsealedWorkspaces(prisma, workspaceId, 500),
      seal: (workspaceId) => sealStep(parts, workspaceId),
      verify: (workspaceId, heads = [], stopped = () => false) => verifyChain(parts, workspaceId, heads, stopped),
      sealLagSeconds: () => sealLagSeconds(prisma),
    },
    privacy: {
      erase: (actor, recipient) => erasures.request(actor, recipient),
      erasures: (actor, page = {}) => erasures.list(actor, page),
      findErasure: (actor, erasureId) => erasures.find(actor, erasureId),
      runErasure: (erasureId, stopped = () => false) => erasures.run(erasureId, stopped),
      applyRetention: (workspaceId) => applyRetention(parts, callbacks, workspaceId),
    },
    maintenance: {
      workspacesAfter: (workspaceId) => workspacesAfter(prisma, workspaceId, 500),
      rollUpUsage: () => rollUpUsage(prisma, 10_000),
      uncountedWorkspaces: (workspaceId) => uncountedWorkspaces(prisma, workspaceId, 500),
      countDecisions: (workspaceId) => countStep(parts, workspaceId),
      workspacesToResume: (workspaceId) => workspacesToResume(prisma, workspaceId, 500),
      resumeParked: (workspaceId) => resumeParked(parts, workspaceId),
      sweepPreviewVerdicts: () => sweepVerdicts(prisma),
      sweepDispatchAttempts: (days) => sweepDispatchAttempts(prisma, days),
      sweepSignIns: (days) => sweepSignIns(prisma, days),
      missingKeys: () => missingKeys(parts),
      renewWrapping: () => renewWrapping(parts),
      renewKeys: (after) => renewKeys(parts, after ?? ''),
      sweepWork: async (days) => (await sweepAdminNotices(prisma, days)) + (await sweepWorkItems(prisma, days)),
    },
    warmUp,
    ping: () => guardStore(pingStore(prisma)),
    pingQueues: async () => producer?.ping(QUEUES_WITHIN_MS),
    migrationState: () => guardStore(migrationState(prisma)),
    clockSkewSeconds: () => guardStore(clockSkewSeconds(prisma)),
    isolated: () => guardStore(store.isolated()),
    pools: () => poolsOf(store),
    close: async () => {
      clearInterval(flusher);
      await submissions.close();
      await flush();
      await producer?.close();
      await store.close();
    },
  };
  return {
    ...inContexts(operations),
    get identityAdapter() {
      if (!identityAdapter) throw new Error('The gate was opened without identity.');
      return identityAdapter;
    },
  };
}
