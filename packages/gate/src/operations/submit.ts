import { setTimeout } from 'node:timers/promises';
import { channels, governanceTokens } from '@sendgate/contracts';
import {
  asWorkspace,
  auditOfSubmission,
  findByIdempotencyKey,
  findSubmission,
  GroupCommit,
  insertSubmissions,
  type NewSubmission,
  type StoredMoment,
  type StoredSubmission,
  sealSubmission,
  storeUnavailable,
  submissionSurroundings,
} from '@sendgate/db';
import type { TextFingerprint } from '@sendgate/policy';
import type { Submitter } from '../caller.ts';
import type { WorkKind, WorkWakeup } from '../gate-options.ts';
import type { GateParts } from '../gate-parts.ts';
import type { ActivePolicies } from '../policy/active-policies.ts';
import type { OutboundSubmission, SubmissionView } from '../submission-view.ts';
import { learnRevocation } from './consent.ts';
import { type Gathered, StateGathering } from './gather-state.ts';
import { heldWhenOver } from './hold-again.ts';
import { judgeSubmission } from './judge-submission.ts';
import { JudgedMessages } from './judged-messages.ts';
import { ScanPlanning, tokensOf } from './scan-planning.ts';
import { asStored } from './stored-row.ts';
import type { UsageMeter } from './usage-meter.ts';
import { nothingAround, viewSubmission } from './view-submission.ts';

/** Small rows may wait in numbers: a burst of repeats is answered, not refused. */
const SMALL_ROWS = { maxRows: 2_000, maxWaiting: 20_000 };

/** Milliseconds to wait before a message is judged anew, twice as long each time: five seconds in all. */
const FIRST_PAUSE_MS = 5;
const LONGEST_PAUSE_MS = 2_560;

interface Submitted {
  submission: SubmissionView;
  replayed: boolean;
}

interface ReplayRow {
  workspaceId: string;
  livemode: boolean;
  key: string;
}

/** The production gate: evaluates a message, stores the decision with all that follows from it, and answers. */
export class Submissions {
  readonly #parts: GateParts;
  readonly #policies: ActivePolicies;
  readonly #meter: UsageMeter;
  readonly #scans: ScanPlanning;
  readonly #judged = new JudgedMessages();
  readonly #gathering: StateGathering;
  readonly #replaying: GroupCommit<ReplayRow, SubmissionView>;
  readonly #storing: GroupCommit<NewSubmission, StoredMoment | 'outdated' | null>;

  constructor(parts: GateParts, policies: ActivePolicies, meter: UsageMeter) {
    this.#parts = parts;
    this.#policies = policies;
    this.#meter = meter;
    this.#scans = new ScanPlanning(parts, meter);
    this.#gathering = new StateGathering(parts.store, policies);
    this.#replaying = new GroupCommit({ run: (rows) => this.#readOriginals(rows), ...SMALL_ROWS });
    this.#storing = new GroupCommit({
      run: async (rows) => {
        const stored = await insertSubmissions(parts.store.hot, rows, parts.nudged);
        parts.wake(rows.flatMap((row, index) => (isStored(stored[index]) ? wakeups(row) : [])));
        return stored;
      },
      sizeOf: rowSize,
      onBatch: (rows, milliseconds) => parts.emit({ kind: 'batch_committed', rows, milliseconds }),
    });
  }

  /**
   * Evaluates, stores and answers. With an idempotency key that was used before, the original is returned as it stands
   * now: its payload is not compared and it costs nothing.
   * @throws ProblemError `governance_quota_exceeded`, `no_active_policy`, `service_unavailable`
   */
  async submit(caller: Submitter, submission: OutboundSubmission): Promise<Submitted> {
    const question = this.#judged.question();
    try {
      return await this.#submit(caller, submission, performance.now());
    } finally {
      question.answered();
    }
  }

  async #submit(caller: Submitter, submission: OutboundSubmission, started: number): Promise<Submitted> {
    let told = false;
    for (let pause = FIRST_PAUSE_MS; pause <= LONGEST_PAUSE_MS; pause *= 2) {
      const gathered = await this.#gathering.gather(caller, submission);
      if (gathered.originalId !== null) return this.#replay(caller, submission);
      if (!told) {
        // First of all, so that nobody learns of the message and not of what it told.
        told = true;
        if (await learnRevocation(this.#parts, gathered.active, caller, submission)) continue;
      }
      const answer = await this.#parts.turns.run(caller.workspaceId, () =>
        this.#attempt(caller, submission, gathered, started),
      );
      if (answer) return answer;
      // Somebody is stopping messages of this workspace in this moment, or just has.
      await setTimeout(pause);
    }
    throw storeUnavailable(new Error('messages kept being stopped'));
  }

  /** Null when messages of the workspace were stopped while this one was judged: nothing of it is stored. */
  async #attempt(
    caller: Submitter,
    submission: OutboundSubmission,
    gathered: Gathered,
    started: number,
  ): Promise<Submitted | null> {
    const tokens = governanceTokens(submission.subject, submission.bodyText, submission.bodyHtml);
    const scans = this.#scans.plan(caller, submission, tokens);
    const giveBack = this.#meter.reserve(caller, tokens + tokensOf(scans));
    try {
      const state = this.#stateNow(caller, submission, gathered);
      const row = judgeSubmission(this.#parts, {
        caller,
        submission,
        gathered: { ...gathered, state },
        tokens,
        started,
        scans,
      });
      const moment = await this.#store(row, gathered);
      if (!isStored(moment)) {
        giveBack();
        // Perhaps because they were destroyed: the next attempt reads those there are.
        if (moment === 'outdated' && gathered.sealing) this.#parts.store.keys.forget(caller.workspaceId);
        return moment === 'outdated' ? null : await this.#replay(caller, submission);
      }
      const { status, queueReason, channel, latencyMs } = row;
      this.#parts.emit({ kind: 'submission_decided', status, queueReason, channel, latencyMs });
      const stored = asStored(row, moment);
      const dispatch = row.dispatchMode === null ? null : { attempts: 0, lastError: null, nextAttemptAt: null };
      const around = { ...nothingAround, scans: row.work, dispatch };
      return { submission: viewSubmission(stored, around, this.#parts.appUrl), replayed: false };
    } catch (error) {
      giveBack();
      throw error;
    }
  }

  /** Stores a judged row; meanwhile, this process knows of it when it judges others to the same person. */
  async #store(row: NewSubmission, { fingerprint, sealing }: Gathered) {
    const names = row.status === 'BLOCKED' ? [] : [...textNames(row, fingerprint), ...personNames(row)];
    const underWay = names.length > 0 ? this.#judged.add(names, fingerprint) : null;
    try {
      const moment = await this.#storing.add(sealing ? sealSubmission(row, sealing) : row);
      if (isStored(moment)) underWay?.stored();
      else underWay?.dropped();
      return moment;
    } catch (error) {
      underWay?.dropped();
      throw error;
    }
  }

  /** Waits for what is on its way to the store and takes nothing more. */
  async close(): Promise<void> {
    await this.#gathering.close();
    await this.#replaying.close();
    await this.#storing.close();
  }

  /**
   * A submission of the workspace as it stands by the clock, with its audit events where they are asked for; null for one of
   * another, or of the other mode where one is named.
   */
  async view(
    workspaceId: string,
    actionId: string,
    options: { events?: boolean; livemode?: boolean | undefined } = {},
  ): Promise<SubmissionView | null> {
    const { prisma, keys } = this.#parts.store;
    const stored = await findSubmission(prisma, keys, workspaceId, actionId, options.livemode);
    return stored && this.viewStored(stored, options.events ?? false);
  }

  /** A stored submission with what surrounds it, as it stands by the clock. */
  async viewStored(read: StoredSubmission, withEvents: boolean): Promise<SubmissionView> {
    const { prisma, keys } = this.#parts.store;
    const stored = await heldWhenOver(this.#parts, this.#policies, read);
    const [around, events] = await Promise.all([
      submissionSurroundings(prisma, keys, stored),
      withEvents ? auditOfSubmission(prisma, stored.workspaceId, stored.id) : null,
    ]);
    return viewSubmission(stored, { ...around, events }, this.#parts.appUrl);
  }

  /** The submission that carries an idempotency key, as it stands now; null for none. Counted as a replay. */
  async findOriginal(caller: Submitter, key: string): Promise<SubmissionView | null> {
    const original = await this.#original({ workspaceId: caller.workspaceId, livemode: caller.livemode, key });
    if (original) this.#meter.count(caller, 'replayed', 0);
    return original;
  }

  async #replay(caller: Submitter, submission: OutboundSubmission): Promise<Submitted> {
    const { workspaceId, livemode } = caller;
    const original = await this.#replaying.add({ workspaceId, livemode, key: submission.idempotencyKey ?? '' });
    this.#meter.count(caller, 'replayed', 0);
    return { submission: original, replayed: true };
  }

  /** The originals of repeated keys, each read once however often it was asked for, and after everybody had asked. */
  async #readOriginals(rows: readonly ReplayRow[]): Promise<SubmissionView[]> {
    const reads = new Map<string, Promise<SubmissionView>>();
    const answers = rows.map((row) => {
      const name = JSON.stringify([row.workspaceId, row.livemode, row.key]);
      const reading = reads.get(name) ?? asWorkspace(row.workspaceId, () => this.#readOriginal(row));
      reads.set(name, reading);
      return reading;
    });
    return Promise.all(answers);
  }

  async #readOriginal(row: ReplayRow): Promise<SubmissionView> {
    const original = await this.#original(row);
    // The winner was seen a moment ago and rows are not deleted: only a restored database gets here.
    if (!original) throw storeUnavailable(new Error('the original submission vanished'));
    return original;
  }

  async #original({ workspaceId, livemode, key }: ReplayRow): Promise<SubmissionView | null> {
    const { prisma, keys } = this.#parts.store;
    const original = await findByIdempotencyKey(prisma, keys, workspaceId, livemode, key);
    return original && this.viewStored(original, false);
  }

  /** What was gathered, and what this process has judged since: read in the same turn as the message is. */
  #stateNow(caller: Submitter, { channel, recipient }: OutboundSubmission, gathered: Gathered): Gathered['state'] {
    const { state, asked, fingerprint, touchKey } = gathered;
    const recipientMatch = channels[channel].normalise(recipient);
    const judged = (names: readonly string[]) => names.flatMap((name) => this.#judged.since(name, asked));
    const now = { ...state };
    if (now.recentSends) {
      const texts = judged(textNames({ ...caller, recipientMatch }, fingerprint));
      now.recentSends = [
        ...now.recentSends,
        ...texts.flatMap(({ at, fingerprint }) => (fingerprint ? [{ at, fingerprint }] : [])),
      ];
    }
    if (now.contactTouches) {
      const { length } = judged(personNames({ ...caller, touchKey }));
      const { last24h, last7d } = now.contactTouches;
      now.contactTouches = { last24h: last24h + length, last7d: last7d + length };
    }
    return now;
  }
}

type Tenant = Pick<NewSubmission, 'workspaceId' | 'livemode'>;

/** By which texts to the same recipient find one; none where the policy does not compare them. */
function textNames(
  { workspaceId, livemode, recipientMatch }: Tenant & Pick<NewSubmission, 'recipientMatch'>,
  fingerprint: TextFingerprint | null,
): string[] {
  return fingerprint ? [`text ${workspaceId} ${livemode} ${recipientMatch}`] : [];
}

/** By which messages to the same person find one; none for a message that does not count. */
function personNames({ workspaceId, livemode, touchKey }: Tenant & Pick<NewSubmission, 'touchKey'>): string[] {
  return touchKey === null ? [] : [`person ${workspaceId} ${livemode} ${touchKey}`];
}

function isStored(moment: StoredMoment | 'outdated' | null | undefined): moment is StoredMoment {
  return moment != null && moment !== 'outdated';
}

/** Characters of the statement that a row takes, more or less. */
function rowSize({ bodyText, bodyHtml, contentSealed, fingerprint }: NewSubmission): number {
  const texts = [bodyText, bodyHtml, contentSealed, fingerprint];
  return texts.reduce((size, text) => size + (text?.length ?? 0), 2_000);
}

function wakeups(row: NewSubmission): WorkWakeup[] {
  return row.work.map(({ workId, workKind }) => ({ id: workId, kind: workKind as WorkKind, enqueueSeq: 0 }));
}
