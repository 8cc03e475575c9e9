import { governanceTokens } from '@sendgate/contracts';
import { asSystem, isBacklogged, type NewWork } from '@sendgate/db';
import { claimsOf } from '@sendgate/queues';
import type { Submitter } from '../caller.ts';
import type { WorkKind } from '../gate-options.ts';
import type { GateParts } from '../gate-parts.ts';
import { newWorkId } from '../identifiers.ts';
import type { OutboundSubmission } from '../submission-view.ts';
import type { UsageMeter } from './usage-meter.ts';

/** Share of the daily quota beyond which advisory scans are dropped, so that the verdict path survives. */
const SCANS_UP_TO = 0.9;
const scanKinds: readonly WorkKind[] = ['scan_semantic', 'scan_grounding'];
/**
 * Advisory scans not yet done, of all workspaces, above which new submissions of any go without: opinions that come too late
 * help nobody.
 */
export const advisoryLimit = 10_000;
/** How old the answer may be. */
const FRESH_MS = 5_000;

/** Knows whether scans have piled up, without anybody waiting for the answer. */
export class AdvisoryBacklog {
  readonly #look: () => Promise<boolean>;
  readonly #now: () => number;
  #full = false;
  #lookedAt = Number.NEGATIVE_INFINITY;

  /** @param look asks the store whether there are more than the limit. */
  constructor(look: () => Promise<boolean>, now: () => number = () => performance.now()) {
    this.#look = look;
    this.#now = now;
  }

  /** As of a few seconds ago; looks again by itself. A store that does not answer leaves the last answer standing. */
  isFull(): boolean {
    if (this.#now() - this.#lookedAt >= FRESH_MS) {
      this.#lookedAt = this.#now();
      this.#look().then(
        (full) => {
          this.#full = full;
        },
        () => undefined,
      );
    }
    return this.#full;
  }
}

/** Which opinions are formed of a submission. They are the first to go when anything runs short. */
export class ScanPlanning {
  readonly #parts: GateParts;
  readonly #meter: UsageMeter;
  readonly #backlog: AdvisoryBacklog;

  constructor(parts: GateParts, meter: UsageMeter) {
    this.#parts = parts;
    this.#meter = meter;
    // Asked on behalf of whoever submits, Postgres would show that workspace's scans alone.
    this.#backlog = new AdvisoryBacklog(() =>
      asSystem('operators', () => isBacklogged(parts.store.prisma, scanKinds, advisoryLimit)),
    );
  }

  /**
   * Every message is read as a whole; grounding needs evidence. Near the end of the daily quota, where it does not hold them
   * beside the `tokens` of the message, and behind a backlog, none.
   */
  plan(
    caller: Submitter,
    submission: Pick<OutboundSubmission, 'subject' | 'bodyText' | 'metadata'>,
    tokens: number,
  ): NewWork[] {
    const { limit, used } = this.#meter.state(caller);
    if (used + tokens >= limit * SCANS_UP_TO) return [];
    const scans = scansOf(submission);
    if (used + tokens + tokensOf(scans) > limit) return [];
    if (this.#backlog.isFull()) {
      this.#parts.emit({ kind: 'scans_shed' });
      return [];
    }
    return scans;
  }
}

/** What some work costs together. */
export function tokensOf(work: readonly NewWork[]): number {
  return work.reduce((sum, { tokens }) => sum + tokens, 0);
}

/** What each scan reads of a message is counted when the message is accepted, whenever it is read. */
function scansOf({
  subject,
  bodyText,
  metadata,
}: Pick<OutboundSubmission, 'subject' | 'bodyText' | 'metadata'>): NewWork[] {
  const semantic = newWork('scan_semantic', 'semantic', governanceTokens(subject, bodyText));
  const records = metadata?.source_records;
  if (records === undefined) return [semantic];
  return [semantic, newWork('scan_grounding', 'grounding', governanceTokens(bodyText, JSON.stringify(records)))];
}

/** A work item that is written with the submission it follows from. */
export function newWork(kind: WorkKind, scan: NewWork['scan'], tokens: number): NewWork {
  return { workId: newWorkId(), workKind: kind, maxAttempts: claimsOf(kind), scan, tokens };
}
