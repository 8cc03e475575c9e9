import { hash } from 'node:crypto';
import { channels, messageClasses } from '@sendgate/contracts';
import {
  type GatherResult,
  type GatherRow,
  GroupCommit,
  gatherBatch,
  guardStore,
  type Store,
  storeUnavailable,
} from '@sendgate/db';
import { bodyFingerprint, type SendInputs, type StateNeed, type TextFingerprint } from '@sendgate/policy';
import type { Caller } from '../caller.ts';
import type { ActivePolicies, ActivePolicy } from '../policy/active-policies.ts';
import { fingerprintOf, resemblance } from '../policy/fingerprint-bytes.ts';
import { suppressionEntriesFor } from '../policy/suppression-forms.ts';
import type { OutboundSubmission } from '../submission-view.ts';

/** Small rows may wait in numbers: a burst of repeats is answered, not refused. */
const SMALL_ROWS = { maxRows: 2_000, maxWaiting: 20_000 };
/** Settings that change this often while one message is looked at are not settings anybody can be judged by. */
const ATTEMPTS = 5;

/** What a message is judged by: the settings in force at that moment, and what the store knows of the recipient. */
export interface Gathered {
  active: ActivePolicy;
  /** Moment of the process clock at which the store was asked, or a little before. */
  asked: number;
  /** The submission that already carries the idempotency key. */
  originalId: string | null;
  /** What rules asked for. */
  state: Partial<Pick<SendInputs, StateNeed>>;
  /** Nothing was approved or sent to the recipient on this channel before; false when nobody asked. */
  firstContact: boolean;
  /** What later messages are told about this one; null when the policy does not look back. */
  touchKey: string | null;
  fingerprint: TextFingerprint | null;
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
  async gather(caller: Caller, submission: OutboundSubmission): Promise<Gathered> {
    let active = await this.#policies.active(caller.workspaceId);
    let fingerprint: TextFingerprint | null = null;
    for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
      const needs = active.policy.stateNeeds;
      if (needs.has('recentSends')) fingerprint ??= fingerprintOfBody(submission);
      const entries = needs.has('suppression') ? await this.#entriesFor(caller, submission) : [];
      const row = gatherRow(caller, submission, active, fingerprint, entries);
      const asked = performance.now();
      const found = await this.#statements.add(row);
      if (found.settingsVersion === active.settingsVersion && found.activeSnapshotId === active.snapshotId) {
        return {
          active,
          asked,
          originalId: found.originalId,
          state: stateFor(needs, found),
          firstContact: found.firstContact,
          touchKey: row.touchKey,
          fingerprint: needs.has('recentSends') ? fingerprint : null,
        };
      }
      active = await this.#policies.replaced(caller.workspaceId, active);
    }
    throw storeUnavailable(new Error('the settings kept changing'));
  }

  async #entriesFor({ workspaceId }: Caller, { channel, recipient }: OutboundSubmission): Promise<string[]> {
    return suppressionEntriesFor(channel, recipient, await guardStore(this.#keys.recipientHash(workspaceId)));
  }

  close(): Promise<void> {
    return this.#statements.close();
  }
}

function gatherRow(
  caller: Caller,
  submission: OutboundSubmission,
  { policy, settings }: ActivePolicy,
  fingerprint: TextFingerprint | null,
  entries: readonly string[],
): GatherRow {
  const { channel, recipient, idempotencyKey } = submission;
  const needs = policy.stateNeeds;
  return {
    workspaceId: caller.workspaceId,
    livemode: caller.livemode,
    idempotencyKey,
    channel,
    recipient: channels[channel].normalise(recipient),
    entries,
    firstContact: needs.has('firstContact') || settings.autonomy === 'hold_first_contact',
    touchKey: needs.has('contactTouches') ? touchKeyOf(submission) : null,
    resembling: needs.has('recentSends') && fingerprint ? resemblance(fingerprint) : null,
  };
}

function stateFor(needs: ReadonlySet<StateNeed>, found: GatherResult): Gathered['state'] {
  const state: Gathered['state'] = {};
  if (needs.has('suppression')) state.suppression = { listed: found.suppressedBy !== null, entry: found.suppressedBy };
  if (needs.has('firstContact')) state.firstContact = found.firstContact;
  if (needs.has('contactTouches')) state.contactTouches = found.touches;
  if (needs.has('recentSends')) {
    state.recentSends = found.recent.map(({ at, fingerprint }) => ({ at, fingerprint: fingerprintOf(fingerprint) }));
  }
  return state;
}

/**
 * Whom a commercial message counts against, as a hash: the caller's id of the person on whatever channel, else the
 * recipient. Null for a message of another class, which does not count.
 */
export function touchKeyOf({ channel, recipient, metadata }: OutboundSubmission): string | null {
  if ((metadata?.message_class ?? messageClasses[0]) !== 'commercial') return null;
  const contact = metadata?.contact?.id;
  const person = contact ? ['contact', contact] : ['recipient', channels[channel].normalise(recipient)];
  return hash('sha256', JSON.stringify(person), 'base64url');
}

function fingerprintOfBody({ bodyText, bodyHtml }: OutboundSubmission): TextFingerprint {
  return bodyFingerprint({ body_text: bodyText, ...(bodyHtml === null ? {} : { body_html: bodyHtml }) });
}
