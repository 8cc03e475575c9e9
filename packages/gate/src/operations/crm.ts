import { createHash } from 'node:crypto';
import { channels, ProblemError } from '@sendgate/contracts';
import {
  asWorkspace,
  dropCrmConnection,
  findCrmConnection,
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
  takeCrmConsent,
} from '@sendgate/db';
import { claimsOf } from '@sendgate/queues';
import type { LeasedItem } from '../callback-view.ts';
import type { Actor, Submitter } from '../caller.ts';
import type {
  CrmAccount,
  CrmConnectionView,
  CrmConsentBegun,
  CrmConsentTask,
  CrmEventTold,
  CrmGrant,
  CrmTagTask,
  CrmWaiting,
  OpenedCrm,
  StandingTag,
} from '../crm-view.ts';
import type { GateParts } from '../gate-parts.ts';
import { newWorkId } from '../identifiers.ts';
import type { ActivePolicies } from '../policy/active-policies.ts';
import type { OutboundSubmission, SubmissionView } from '../submission-view.ts';
import { recordRevocationOf } from './consent.ts';
import { crmContactOf, crmContactRef } from './crm-contact-ref.ts';
import { CrmTags, draftPortal } from './crm-tags.ts';
import { resolveLimits } from './resolve-limits.ts';
import { requireRole } from './roles.ts';
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
  readonly #tags: CrmTags;

  constructor(parts: GateParts, policies: ActivePolicies, submissions: Submissions, meter: UsageMeter) {
    this.#parts = parts;
    this.#policies = policies;
    this.#submissions = submissions;
    this.#meter = meter;
    this.#tags = new CrmTags(parts, (workspaceId) => this.open(workspaceId));
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
    const { keys } = this.#parts.store;
    const sealed = stored.refreshSealed;
    const refreshToken = (await keys.open(sealed, tokenPlace(workspaceId))).toString('utf8');
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
          const anew = Uint8Array.from(await keys.seal(token, tokenPlace(workspaceId)));
          if (await this.#rotate(workspaceId, stored.portalId, held, anew)) held = anew;
        }),
      lost: () => asWorkspace(workspaceId, () => this.#lose(workspaceId, stored.portalId, held)),
    };
  }

  async beginConsent(actor: Actor, { state, codeVerifier, tagging }: CrmConsentBegun): Promise<void> {
    requireRole(actor, 'admin');
    const { workspaceId, userId } = actor;
    const { keys, prisma } = this.#parts.store;
    const stateHash = hashOf(state);
    const sealed = await keys.seal(codeVerifier, consentPlace(workspaceId, stateHash));
    const verifierSealed = Uint8Array.from(sealed);
    await putCrmConsent(prisma, { stateHash, workspaceId, userId, tagging, verifierSealed });
  }

  async takeConsent(userId: string, state: string): Promise<CrmConsentBegun & { workspaceId: string }> {
    const stateHash = hashOf(state);
    const taken = await takeCrmConsent(this.#parts.store.prisma, stateHash, userId);
    if (!taken) {
      throw new ProblemError(
        'crm_consent_over',
        'This consent was used, is older than ten minutes, or you have begun another one since. Connect again.',
      );
    }
    const { workspaceId, tagging, verifierSealed } = taken;
    const verifier = await this.#parts.store.keys.open(verifierSealed, consentPlace(workspaceId, stateHash));
    return { workspaceId, state, tagging, codeVerifier: verifier.toString('utf8') };
  }

  async connect(actor: Actor, { refreshToken, portalId, scopes, tagging }: CrmGrant): Promise<string | null> {
    requireRole(actor, 'admin');
    const { workspaceId, email } = actor;
    const { keys } = this.#parts.store;
    const sealed = Uint8Array.from(await keys.seal(refreshToken, tokenPlace(workspaceId)));
    const before = await this.#parts.store.transaction(async (session) => {
      const before = await findCrmConnection(session, workspaceId);
      await putCrmConnection(session, {
        ...{ workspaceId, portalId, scopes: [...scopes], tagging, connectedBy: email, refreshSealed: sealed },
      });
      await resumeCrmWork(session, workspaceId);
      const detail = { portal_id: portalId, scopes: [...scopes], tagging };
      await recordAudit(session, { workspaceId, submissionId: null, kind: 'crm.connected', actor: email, detail });
      return before;
    });
    const replaced = before && (await this.#tokenOf(before));
    return replaced === refreshToken ? null : replaced;
  }

  async disconnect(actor: Actor): Promise<string | null> {
    requireRole(actor, 'admin');
    const { workspaceId, email } = actor;
    const dropped = await this.#parts.store.transaction(async (session) => {
      const dropped = await dropCrmConnection(session, workspaceId);
      if (!dropped) throw notConnected(null);
      const detail = { portal_id: dropped.portalId };
      await recordAudit(session, { workspaceId, submissionId: null, kind: 'crm.disconnected', actor: email, detail });
      return dropped;
    });
    return this.#tokenOf(dropped);
  }

  async submit({ workspaceId, portalId }: CrmAccount, submission: OutboundSubmission): Promise<SubmissionView> {
    const { settings } = await this.#policies.current(workspaceId);
    const limits = resolveLimits(this.#parts.limits, settings, true);
    const submitter: Submitter = { workspaceId, keyId: null, livemode: true, limits };
    await this.#meter.prepare(submitter);
    const { metadata } = submission;
    const contact = metadata?.contact && { ...metadata.contact, [draftPortal]: portalId };
    const draft = contact ? { ...submission, metadata: { ...metadata, contact } } : submission;
    return (await this.#submissions.submit(submitter, draft)).submission;
  }

  async tell(workspaceId: string, events: readonly CrmEventTold[]): Promise<void> {
    if (events.length === 0) return;
    const optOuts = events.filter(({ optOut }) => optOut);
    await this.#parts.store.transaction(async (session) => {
      await outdateCrmEvidence(session, workspaceId);
      const portalId = (await findCrmConnection(session, workspaceId))?.portalId;
      if (portalId === undefined) return;
      const owed = optOuts.map(({ contactId, eventId }) => {
        return { id: newWorkId(), contact: crmContactRef({ portalId, contactId }), eventId };
      });
      if (owed.length > 0) await oweCrmConsents(session, workspaceId, owed, claimsOf('crm_consent'));
    });
  }

  tagTask(item: LeasedItem): Promise<CrmTagTask | CrmWaiting | null> {
    return this.#tags.task(item);
  }

  wantTag(task: CrmTagTask, contactId: string): Promise<StandingTag | null> {
    return this.#tags.want(task, contactId);
  }

  recordTag(task: CrmTagTask, contactId: string, tag: StandingTag): Promise<void> {
    return this.#tags.record(task, contactId, tag);
  }

  async consentTask({ workspaceId, refId }: LeasedItem): Promise<CrmConsentTask | CrmWaiting | null> {
    const contact = crmContactOf(refId);
    if (!contact) return null;
    const connection = await this.open(workspaceId);
    if (connection.portalId !== contact.portalId) return { waits: 'crm_other_account' };
    return { connection, contactId: contact.contactId };
  }

  async revokeConsent({ workspaceId }: LeasedItem, email: string): Promise<void> {
    if (!channels.email.accepts(email)) return;
    const active = await this.#policies.active(workspaceId);
    await recordRevocationOf(this.#parts, active, { workspaceId, channel: 'email', recipient: email }, null, ACTOR);
  }

  #find(workspaceId: string): Promise<StoredCrmConnection | null> {
    return findCrmConnection(this.#parts.store.prisma, workspaceId);
  }

  /** The refresh token of a connection that has ended; what does not open cannot be revoked either, and is gone here. */
  async #tokenOf({ workspaceId, refreshSealed }: StoredCrmConnection): Promise<string | null> {
    try {
      return (await this.#parts.store.keys.open(refreshSealed, tokenPlace(workspaceId))).toString('utf8');
    } catch (error) {
      if (error instanceof SealBroken) return null;
      throw error;
    }
  }

  async #rotate(
    workspaceId: string,
    portalId: string,
    was: Uint8Array,
    becomes: Uint8Array<ArrayBuffer>,
  ): Promise<boolean> {
    return this.#parts.store.transaction(async (session) => {
      const before = await rotateCrmToken(session, workspaceId, was, becomes);
      if (before !== null && before !== 'connected') {
        await resumeCrmWork(session, workspaceId);
        const detail = { portal_id: portalId };
        await recordAudit(session, {
          ...{ workspaceId, submissionId: null, kind: 'crm.connection_restored', actor: ACTOR, detail },
        });
      }
      return before !== null;
    });
  }

  async #lose(workspaceId: string, portalId: string, token: Uint8Array): Promise<boolean> {
    await this.#parts.store.transaction(async (session) => {
      if (!(await loseCrmConnection(session, workspaceId, token))) return;
      const detail = { portal_id: portalId };
      await recordAudit(session, {
        ...{ workspaceId, submissionId: null, kind: 'crm.connection_lost', actor: ACTOR, detail },
      });
    });
    return (await this.#find(workspaceId))?.state !== 'connected';
  }
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
