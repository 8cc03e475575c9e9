import { createHash } from 'node:crypto';
import { channels, ProblemError } from '@sendgate/contracts';
import {
  asWorkspace,
  dropCrmConnection,
  findCrmConnection,
  findCrmTag,
  findStoppable,
  guardStore,
  loseCrmConnection,
  outdateCrmEvidence,
  oweCrmConsents,
  putCrmConnection,
  putCrmConsent,
  recordAudit,
  resumeCrmWork,
  rotateCrmToken,
  SealBroken,
  type StoredCrmConnection,
  type StoredSubmission,
  takeCrmConsent,
  wantCrmTag,
} from '@sendgate/db';
import type { LeasedItem } from '../callback-view.ts';
import type { Actor, Submitter } from '../caller.ts';
import type {
  CrmConnectionView,
  CrmConsentBegun,
  CrmEventTold,
  CrmGrant,
  CrmTag,
  CrmTagTask,
  OpenedCrm,
} from '../crm-view.ts';
import { type GateParts, maxAttempts } from '../gate-parts.ts';
import { newWorkId } from '../identifiers.ts';
import type { ActivePolicies } from '../policy/active-policies.ts';
import type { OutboundSubmission, SubmissionView } from '../submission-view.ts';
import { recordRevocationOf } from './consent.ts';
import { recipientHashOf } from './recipient-stop.ts';
import { resolveLimits } from './resolve-limits.ts';
import { requireRole } from './roles.ts';
import { storedMetadata } from './stored-json.ts';
import type { Submissions } from './submit.ts';
import type { UsageMeter } from './usage-meter.ts';

/** Who is on record for what the CRM tells. */
const ACTOR = 'crm';
const disconnected: CrmConnectionView = {
  state: 'disconnected',
  portalId: null,
  scopes: [],
  tagging: false,
  connectedBy: null,
  connectedAt: null,
};

/** What a workspace keeps of its CRM: the connection, what the CRM told, and which contacts are to be tagged. */
export class CrmConnections {
  readonly #parts: GateParts;
  readonly #policies: ActivePolicies;
  readonly #submissions: Submissions;
  readonly #meter: UsageMeter;

  constructor(parts: GateParts, policies: ActivePolicies, submissions: Submissions, meter: UsageMeter) {
    this.#parts = parts;
    this.#policies = policies;
    this.#submissions = submissions;
    this.#meter = meter;
  }

  async connection(workspaceId: string): Promise<CrmConnectionView> {
    const stored = await this.#find(workspaceId);
    if (!stored) return disconnected;
    const { portalId, scopes, tagging, connectedBy, connectedAt } = stored;
    const state = stored.state as CrmConnectionView['state'];
    return { state, portalId, scopes, tagging, connectedBy, connectedAt };
  }

  /** @throws ProblemError `crm_not_connected`; SealBroken */
  async open(workspaceId: string): Promise<OpenedCrm> {
    const stored = await this.#find(workspaceId);
    if (stored?.state !== 'connected') throw notConnected(stored);
    const { keys, prisma } = this.#parts.store;
    const sealed = stored.refreshSealed;
    const refreshToken = (await guardStore(keys.open(sealed, tokenPlace(workspaceId)))).toString('utf8');
    const { settings } = await this.#policies.current(workspaceId);
    // What another process stores under its own seal is another token: the one this process holds is told by its bytes.
    let held: Uint8Array = sealed;
    return {
      workspaceId,
      portalId: stored.portalId,
      refreshToken,
      evidenceChangedAt: stored.evidenceChangedAt ?? stored.connectedAt,
      properties: settings.crm_evidence_properties,
      // Both are called later, by whoever talks to the CRM.
      rotated: (token) =>
        asWorkspace(workspaceId, async () => {
          const anew = Uint8Array.from(await guardStore(keys.seal(token, tokenPlace(workspaceId))));
          if (await guardStore(rotateCrmToken(prisma, workspaceId, held, anew))) held = anew;
        }),
      lost: () => asWorkspace(workspaceId, () => this.#lose(workspaceId, stored.portalId, held)),
    };
  }

  async beginConsent(actor: Actor, { state, codeVerifier, tagging }: CrmConsentBegun): Promise<void> {
    requireRole(actor, 'admin');
    const { workspaceId, userId } = actor;
    const { keys, prisma } = this.#parts.store;
    const stateHash = hashOf(state);
    const sealed = await guardStore(keys.seal(codeVerifier, consentPlace(workspaceId, stateHash)));
    const verifierSealed = Uint8Array.from(sealed);
    await guardStore(putCrmConsent(prisma, { stateHash, workspaceId, userId, tagging, verifierSealed }));
  }

  async takeConsent(userId: string, state: string): Promise<CrmConsentBegun & { workspaceId: string }> {
    const stateHash = hashOf(state);
    const taken = await guardStore(takeCrmConsent(this.#parts.store.prisma, stateHash, userId));
    if (!taken) {
      throw new ProblemError('crm_consent_over', 'This consent was used, or is older than ten minutes. Connect again.');
    }
    const { workspaceId, tagging, verifierSealed } = taken;
    const verifier = await guardStore(
      this.#parts.store.keys.open(verifierSealed, consentPlace(workspaceId, stateHash)),
    );
    return { workspaceId, state, tagging, codeVerifier: verifier.toString('utf8') };
  }

  async connect(actor: Actor, { refreshToken, portalId, scopes, tagging }: CrmGrant): Promise<void> {
    requireRole(actor, 'admin');
    const { workspaceId, email } = actor;
    const { keys } = this.#parts.store;
    const sealed = Uint8Array.from(await guardStore(keys.seal(refreshToken, tokenPlace(workspaceId))));
    await guardStore(
      this.#parts.store.transaction(async (session) => {
        const before = await findCrmConnection(session, workspaceId);
        // Contacts of another account have other ids.
        if (before && before.portalId !== portalId) await dropCrmConnection(session, workspaceId);
        await putCrmConnection(session, {
          ...{ workspaceId, portalId, scopes: [...scopes], tagging, connectedBy: email, refreshSealed: sealed },
        });
        await resumeCrmWork(session, workspaceId);
        const detail = { portal_id: portalId, scopes: [...scopes], tagging };
        await recordAudit(session, { workspaceId, submissionId: null, kind: 'crm.connected', actor: email, detail });
      }),
    );
  }

  async disconnect(actor: Actor): Promise<string | null> {
    requireRole(actor, 'admin');
    const { workspaceId, email } = actor;
    const dropped = await guardStore(
      this.#parts.store.transaction(async (session) => {
        const dropped = await dropCrmConnection(session, workspaceId);
        if (!dropped) throw notConnected(null);
        const detail = { portal_id: dropped.portalId };
        await recordAudit(session, { workspaceId, submissionId: null, kind: 'crm.disconnected', actor: email, detail });
        return dropped;
      }),
    );
    try {
      return (await this.#parts.store.keys.open(dropped.refreshSealed, tokenPlace(workspaceId))).toString('utf8');
    } catch (error) {
      // What does not open cannot be revoked either; it is gone here all the same.
      if (error instanceof SealBroken) return null;
      throw error;
    }
  }

  async submit({ workspaceId }: { workspaceId: string }, submission: OutboundSubmission): Promise<SubmissionView> {
    const { settings } = await this.#policies.current(workspaceId);
    const limits = resolveLimits(this.#parts.limits, settings, true);
    const submitter: Submitter = { workspaceId, keyId: null, livemode: true, limits };
    await this.#meter.prepare(submitter);
    return (await this.#submissions.submit(submitter, submission)).submission;
  }

  async tell(workspaceId: string, events: readonly CrmEventTold[]): Promise<void> {
    if (events.length === 0) return;
    const optOuts = events.filter(({ optOut }) => optOut);
    const owed = optOuts.map(({ contactId, eventId }) => ({ id: newWorkId(), contactId, eventId }));
    await guardStore(
      this.#parts.store.transaction(async (session) => {
        await outdateCrmEvidence(session, workspaceId);
        if (owed.length > 0) await oweCrmConsents(session, workspaceId, owed, maxAttempts.crm_consent);
      }),
    );
  }

  async tagTask({ workspaceId, refId }: LeasedItem): Promise<CrmTagTask | null> {
    const { prisma, keys } = this.#parts.store;
    const stored = await this.#find(workspaceId);
    if (!stored?.tagging) return null;
    const row = await guardStore(findStoppable(prisma, keys, workspaceId, refId));
    const blocked = row && isToBeBlocked(row);
    if (!row || blocked === null || row.erasedAt) return null;
    const who = contactOf(row);
    if (!who) return null;
    const task = { workspaceId, actionId: row.id, decidedAt: row.decidedAt ?? row.createdAt, blocked, ...who };
    // Most messages are approved, and most people were never blocked: nobody has to be asked about those.
    if (!blocked && !(await this.#standing(task))?.blocked) return null;
    return { ...task, connection: await this.open(workspaceId) };
  }

  async wantTag(task: CrmTagTask, contactId: string): Promise<CrmTag> {
    const { workspaceId, blocked, actionId, decidedAt: actionAt, email } = task;
    const recipientHash = email === null ? null : await this.#hash(workspaceId, email);
    const { prisma } = this.#parts.store;
    return guardStore(
      (async () => {
        await wantCrmTag(prisma, { workspaceId, contactId, recipientHash, blocked, actionId, actionAt });
        const standing = await findCrmTag(prisma, workspaceId, { contactId, recipientHash: null });
        return standing ?? { blocked, actionId };
      })(),
    );
  }

  async recordTag({ workspaceId }: CrmTagTask, contactId: string, { blocked, actionId }: CrmTag): Promise<void> {
    await guardStore(
      recordAudit(this.#parts.store.prisma, {
        ...{ workspaceId, submissionId: actionId, kind: 'crm.contact_tagged', actor: ACTOR },
        detail: { contact_id: contactId, blocked },
      }),
    );
  }

  async revokeConsent({ workspaceId }: LeasedItem, email: string): Promise<void> {
    if (!channels.email.accepts(email)) return;
    const active = await this.#policies.active(workspaceId);
    await recordRevocationOf(this.#parts, active, { workspaceId, channel: 'email', recipient: email }, null, ACTOR);
  }

  #find(workspaceId: string): Promise<StoredCrmConnection | null> {
    return guardStore(findCrmConnection(this.#parts.store.prisma, workspaceId));
  }

  async #standing({ workspaceId, contactId, email }: Pick<CrmTagTask, 'workspaceId' | 'contactId' | 'email'>) {
    const recipientHash = email === null ? null : await this.#hash(workspaceId, email);
    return guardStore(findCrmTag(this.#parts.store.prisma, workspaceId, { contactId, recipientHash }));
  }

  async #hash(workspaceId: string, email: string): Promise<string> {
    return recipientHashOf('email', email, await guardStore(this.#parts.store.keys.recipientHash(workspaceId)));
  }

  async #lose(workspaceId: string, portalId: string, token: Uint8Array): Promise<boolean> {
    await guardStore(
      this.#parts.store.transaction(async (session) => {
        if (!(await loseCrmConnection(session, workspaceId, token))) return;
        const detail = { portal_id: portalId };
        await recordAudit(session, {
          ...{ workspaceId, submissionId: null, kind: 'crm.connection_lost', actor: ACTOR, detail },
        });
      }),
    );
    return (await this.#find(workspaceId))?.state !== 'connected';
  }
}

/** What a decision means for the tag of its recipient; null where it says nothing about it. */
function isToBeBlocked({ status, blockCount }: StoredSubmission): boolean | null {
  if (status === 'BLOCKED') return true;
  if (status === 'REJECTED') return blockCount > 0 ? true : null;
  return status === 'QUEUED' ? null : false;
}

/**
 * How the recipient of a message is found in the CRM: by its own id where the CRM drafted the message, else by address, else by
 * the id and number a caller gave; null for whoever cannot be found for certain.
 */
function contactOf(row: StoredSubmission): Pick<CrmTagTask, 'contactId' | 'email' | 'phone'> | null {
  const named = storedMetadata(row.metadata)?.contact?.id ?? '';
  const contactId = /^[0-9]{1,20}$/.test(named) ? named : null;
  const email = row.channel === 'email' ? row.recipient : null;
  if (row.apiKeyId === null && contactId !== null) return { contactId, email, phone: null };
  if (email !== null) return { contactId: null, email, phone: null };
  const isByNumber = row.channel === 'sms' || row.channel === 'whatsapp';
  return contactId !== null && isByNumber ? { contactId, email, phone: row.recipient } : null;
}

function notConnected(stored: StoredCrmConnection | null): ProblemError {
  const detail = stored
    ? 'The CRM refuses the connection: an admin has to connect it again under Integrations.'
    : 'An admin has to connect the CRM first, under Integrations.';
  return new ProblemError('crm_not_connected', detail);
}

function hashOf(state: string): string {
  return createHash('sha256').update(state).digest('hex');
}

function tokenPlace(workspaceId: string) {
  return { table: 'crm_connection', column: 'refresh_sealed', workspaceId, rowId: workspaceId };
}

function consentPlace(workspaceId: string, stateHash: string) {
  return { table: 'crm_consent', column: 'verifier_sealed', workspaceId, rowId: stateHash };
}
