import { type ContactEvidence, ProblemError } from '@sendgate/contracts';
import { type Crm, CrmFailure, evidenceOf, isGenuineIntake, type SignatureBase, tagScopes } from '@sendgate/crm';
import type { Actor, CrmConsentBegun, Gate } from '@sendgate/gate';
import { LRUCache } from 'lru-cache';

/** Milliseconds evidence is handed out again without asking the CRM, unless that tells of a change. */
const KEPT_MS = 300_000;
/** Seconds to wait where the CRM does not say how long. */
const USUAL_WAIT = 30;

interface Kept {
  readonly evidence: ContactEvidence;
  readonly readAt: number;
  /** The last change that the CRM had told of by then, by the clock of the store: compared with itself alone. */
  readonly changedAt: number;
}

export interface WorkspaceCrmOptions {
  readonly gate: Gate;
  readonly crm: Crm;
  /** Of the app; it signs webhooks, too. */
  readonly clientSecret: string;
  readonly signatureBase: SignatureBase;
  /** Scheme, host and port the CRM posts to. */
  readonly appOrigin: string;
  /** Told when the CRM cannot be told that a token is not needed any more; the workspace has forgotten it by then. */
  readonly onRevocationFailed?: (error: unknown) => void;
  readonly now?: () => number;
}

/** The CRM as one installation uses it: what workspaces keep of it, and its HTTP. */
export class WorkspaceCrm {
  readonly #options: WorkspaceCrmOptions;
  readonly #now: () => number;
  readonly #kept = new LRUCache<string, Kept>({ max: 2_000 });

  constructor(options: WorkspaceCrmOptions) {
    this.#options = options;
    this.#now = options.now ?? Date.now;
  }

  /** Sends an admin to the CRM: the address of the page where they agree. */
  async begin(actor: Actor, consent: { tagging: boolean }): Promise<string> {
    const { url, ...begun } = this.#options.crm.begin(consent);
    await this.#options.gate.crm.beginConsent(actor, { ...begun, ...consent });
    return url;
  }

  /**
   * Ends what `begin` started, with what the browser brought back from the CRM.
   * @throws ProblemError `crm_upstream_error`, `crm_not_connected` where the CRM grants nothing
   */
  async finish(
    actor: Actor,
    returned: URLSearchParams,
    { state, codeVerifier, tagging }: CrmConsentBegun,
  ): Promise<void> {
    const { crm, gate } = this.#options;
    const granted = await crm.finish(returned, { state, codeVerifier }).catch((error: unknown) => {
      if (!(error instanceof CrmFailure) || error.isPassing) throw problemOf(error);
      throw new ProblemError('crm_not_connected', 'The CRM did not agree to the connection. Connect again.');
    });
    const mayTag = tagging && tagScopes.every((scope) => granted.scopes.includes(scope));
    await this.#revoke(await gate.crm.connect(actor, { ...granted, tagging: mayTag }));
    if (!mayTag) return;
    const connection = await gate.crm.open(actor.workspaceId);
    // Otherwise the first tag creates them.
    await crm.ensureTagProperties(connection).catch(() => undefined);
  }

  async disconnect(actor: Actor): Promise<void> {
    await this.#revoke(await this.#options.gate.crm.disconnect(actor));
  }

  /**
   * What the CRM knows of a contact, as source records; none for somebody it does not know. `refresh` asks it anew.
   * @throws ProblemError `crm_not_connected`, `crm_upstream_error`
   */
  async evidence(workspaceId: string, email: string, refresh: boolean): Promise<ContactEvidence> {
    const { crm, gate } = this.#options;
    const connection = await gate.crm.open(workspaceId);
    const { portalId, properties, evidenceChangedAt } = connection;
    const key = JSON.stringify([workspaceId, portalId, properties, email]);
    const kept = this.#kept.get(key);
    const now = this.#now();
    const changedAt = evidenceChangedAt.getTime();
    const isFresh = kept && now - kept.readAt < KEPT_MS && kept.changedAt === changedAt;
    if (isFresh && !refresh) return kept.evidence;
    const names = properties.map(({ property }) => property);
    const contact = await crm.contactByEmail(connection, email, names).catch(async (error: unknown) => {
      const isRefused = error instanceof CrmFailure && error.reason === 'needs_reconnect';
      // Another process may have been given another token meanwhile: asked again, this one has it.
      if (isRefused && !(await connection.lost())) throw upstreamError(error);
      throw problemOf(error);
    });
    const records = contact ? evidenceOf(contact, portalId, properties, now) : [];
    const evidence = { email, source_records: records };
    this.#kept.set(key, { evidence, readAt: now, changedAt });
    return evidence;
  }

  /** Tells the CRM that a token is not needed any more, if it listens. */
  async #revoke(token: string | null): Promise<void> {
    const { crm, onRevocationFailed } = this.#options;
    if (token !== null) await crm.revoke(token).catch((error: unknown) => onRevocationFailed?.(error));
  }

  /** Whether the CRM sent a webhook, to exactly this address and a short while ago. */
  isGenuine(webhook: {
    url: string;
    rawBody: Uint8Array;
    signature: string | undefined;
    timestamp: string | undefined;
  }) {
    const { appOrigin, clientSecret: secret, signatureBase: base } = this.#options;
    const request = { ...webhook, method: 'POST', url: `${appOrigin}${webhook.url}` };
    return isGenuineIntake(request, { secret, base, now: this.#now() });
  }
}

function problemOf(error: unknown): unknown {
  if (!(error instanceof CrmFailure)) return error;
  if (error.reason === 'needs_reconnect' || error.reason === 'missing_scope') {
    const detail = 'The CRM refuses the connection: an admin has to connect it again under Integrations.';
    return new ProblemError('crm_not_connected', detail, { cause: error });
  }
  return upstreamError(error);
}

function upstreamError(error: CrmFailure): ProblemError {
  const seconds = error.retryAfterSeconds ?? USUAL_WAIT;
  return new ProblemError('crm_upstream_error', 'The CRM did not answer as it should. Ask again later.', {
    cause: error,
    headers: { 'Retry-After': String(seconds) },
    recovery: { action: 'retry_after', retry_after_seconds: seconds, safe_to_retry: true },
  });
}
