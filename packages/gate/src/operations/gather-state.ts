import { hash } from 'node:crypto';
import { channels, messageClasses } from '@sendgate/contracts';
import {
  type GatherResult,
  type GatherRow,
  GroupCommit,
  gatherBatch,
  type Store,
  storeUnavailable,
  type WorkspaceKeys,
} from '@sendgate/db';
import {
  bodyFingerprint,
  type FieldText,
  preparedBody,
  type SendInputs,
  type StateNeed,
  type TextFingerprint,
} from '@sendgate/policy';
import type { Submitter } from '../caller.ts';
import type { ActivePolicies, ActivePolicy } from '../policy/active-policies.ts';
import { fingerprintOf, hiddenReader, resemblance } from '../policy/fingerprint-bytes.ts';
import { suppressionEntriesFor } from '../policy/suppression-forms.ts';
import type { OutboundSubmission } from '../submission-view.ts';
import { consentAsked, tellsRevocation } from './recipient-stop.ts';

/** Small rows may wait in numbers: a burst of repeats is answered, not refused. */
const SMALL_ROWS = { maxRows: 2_000, maxWaiting: 20_000 };
/** Settings that change this often while one message is looked at are not settings anybody can be judged by. */
const ATTEMPTS = 5;

/** What a message is judged by: the settings in force at that moment, and what the store knows of the recipient. */
export interface Gathered {
  active: ActivePolicy;
  /** Moment of the process clock at which the store was asked, or a little before. */
  asked: number;
  /** How many stops the workspace had seen: with another number by now, this is outdated. */
  stops: number;
  /** How many additions to its suppression list: with another number by now, it is outdated if `unlisted` stands there. */
  listed: number;
  /** Entries that would stop the recipient and were not on the list; null where nobody asked, or one was. */
  unlisted: readonly string[] | null;
  /** The submission that already carries the idempotency key. */
  originalId: string | null;
  /** What rules asked for. */
  state: Partial<Pick<SendInputs, StateNeed>>;
  /** The recipient took back consent on this channel, by the record or by the message, which tells of none given since. */
  consentRevoked: boolean;
  /** Nothing was approved or sent to the recipient on this channel before; false when nobody asked. */
  firstContact: boolean;
  /** The keys of a workspace that seals content; null in every other. */
  sealing: WorkspaceKeys | null;
  /** What later messages are told about this one; null when the policy does not look back. */
  touchKey: string | null;
  fingerprint: TextFingerprint | null;
  /** The body, where it was prepared for the fingerprint. */
  body: FieldText | undefined;
}

/** Looks up, in one round trip shared with others, what must be known before a message is judged. */
export class StateGathering {
  readonly #policies: ActivePolicies;
  readonly #keys: Store['keys'];
  readonly #statements: GroupCommit<GatherRow, GatherResult>;

  constructor(store: Store, policies: ActivePolicies) {
    this.#policies = policies;
    this.#keys = store.keys;
    this.#statements = new GroupCommit({ run: (rows) => gatherBatch(store.hot, rows), ...SMALL_ROWS });
  }

  /**
   * The answer says which settings stand; when others were expected, those are read and asked for again. So no message is
   * judged by settings that were replaced before the question was put.
   * @throws ProblemError `no_active_policy`, `service_unavailable`
   */
  async gather(caller: Submitter, submission: OutboundSubmission): Promise<Gathered> {
    let active = await this.#policies.active(caller.workspaceId);
    let body: FieldText | undefined;
    let fingerprint: TextFingerprint | null = null;
    for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
      const needs = active.policy.stateNeeds;
      if (needs.has('recentSends') && !fingerprint) {
        body = bodyOf(submission);
        fingerprint = bodyFingerprint(body);
      }
      const seals = active.settings.seal_content;
      const keys = await this.#keys.of(caller.workspaceId);
      const row = gatherRow(caller, submission, active, fingerprint, keys);
      const asked = performance.now();
      const found = await this.#statements.add(row);
      if (found.settingsVersion === active.settingsVersion && found.activeSnapshotId === active.snapshotId) {
        return {
          active,
          asked,
          stops: found.stops,
          listed: found.listed,
          unlisted: row.entries.length > 0 && found.suppressedBy === null ? row.entries : null,
          originalId: found.originalId,
          state: stateFor(needs, found, fingerprint, keys),
          consentRevoked: found.consentRevoked || tellsRevocation(submission),
          firstContact: found.firstContact,
          sealing: seals ? keys : null,
          touchKey: seals ? row.hiddenTouchKey : row.touchKey,
          fingerprint: needs.has('recentSends') ? fingerprint : null,
          body,
        };
      }
      active = await this.#policies.replaced(caller.workspaceId, active);
    }
    throw storeUnavailable(new Error('the settings kept changing'));
  }

  close(): Promise<void> {
    return this.#statements.close();
  }
}

function gatherRow(
  caller: Submitter,
  submission: OutboundSubmission,
  { policy, settings, hasSealed }: ActivePolicy,
  fingerprint: TextFingerprint | null,
  keys: WorkspaceKeys,
): GatherRow {
  const { channel, recipient, idempotencyKey } = submission;
  const needs = policy.stateNeeds;
  // What was stored while content was sealed goes by names that only the keys of the workspace give it.
  const hiding = hasSealed ? keys : null;
  const person = needs.has('contactTouches') ? personOf(submission) : null;
  return {
    workspaceId: caller.workspaceId,
    livemode: caller.livemode,
    idempotencyKey,
    channel,
    recipient: channels[channel].normalise(recipient),
    entries: needs.has('suppression') ? suppressionEntriesFor(channel, recipient, keys.recipientHash) : [],
    consent: consentAsked(submission, keys.recipientHash),
    firstContact: needs.has('firstContact') || settings.autonomy === 'hold_first_contact',
    touchKey: person && hash('sha256', person, 'base64url'),
    hiddenTouchKey: person === null || hiding === null ? null : hiding.textHash(person),
    resembling: needs.has('recentSends') && fingerprint ? resemblance(fingerprint, hiding) : null,
  };
}

function stateFor(
  needs: ReadonlySet<StateNeed>,
  found: GatherResult,
  text: TextFingerprint | null,
  keys: WorkspaceKeys,
): Gathered['state'] {
  const state: Gathered['state'] = {};
  if (needs.has('suppression')) state.suppression = { listed: found.suppressedBy !== null, entry: found.suppressedBy };
  if (needs.has('consentRevocation')) state.consentRevocation = { revoked: found.consentRevoked };
  if (needs.has('firstContact')) state.firstContact = found.firstContact;
  if (needs.has('contactTouches')) state.contactTouches = found.touches;
  if (needs.has('recentSends')) {
    const hasHidden = found.recent.some(({ sealed }) => sealed);
    const readHidden = text && hasHidden ? hiddenReader(text, keys) : null;
    state.recentSends = found.recent.map(({ at, fingerprint: bytes, sealed }) => {
      const fingerprint = fingerprintOf(bytes);
      return { at, fingerprint: sealed && readHidden ? readHidden(fingerprint) : fingerprint };
    });
  }
  return state;
}

/**
 * Whom a commercial message counts against: the caller's id of the person on whatever channel, else the recipient. Null
 * for a message of another class, which does not count.
 */
function personOf({ channel, recipient, metadata }: OutboundSubmission): string | null {
  if ((metadata?.message_class ?? messageClasses[0]) !== 'commercial') return null;
  const contact = metadata?.contact?.id;
  return JSON.stringify(contact ? ['contact', contact] : ['recipient', channels[channel].normalise(recipient)]);
}

function bodyOf({ bodyText, bodyHtml }: OutboundSubmission): FieldText {
  return preparedBody({ body_text: bodyText, ...(bodyHtml === null ? {} : { body_html: bodyHtml }) });
}
