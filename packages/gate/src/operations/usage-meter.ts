import { ProblemError, type UsageReport } from '@sendgate/contracts';
import {
  addUsage,
  asSystem,
  asWorkspace,
  guardStore,
  isCommitted,
  type NewUsage,
  storeUnavailable,
  usageTotals,
} from '@sendgate/db';
import { LRUCache } from 'lru-cache';
import type { Submitter } from '../caller.ts';
import type { QuotaState } from '../gate.ts';
import type { GateParts } from '../gate-parts.ts';
import { DAY_MS, dayBefore, lastDays, utcDay } from './utc-days.ts';

/** Milliseconds after which the figure of other processes is read again. */
const REFRESH_MS = 5_000;
const NEVER = Number.NEGATIVE_INFINITY;

/** A UTC day with its bounds in milliseconds. */
interface Day {
  date: string;
  from: number;
  to: number;
  /** When it ends. */
  end: Date;
}

interface Meter {
  day: Day;
  /** Tokens this process accepted today, stored or not. */
  own: number;
  /** Tokens of other processes, and of this one before it started. */
  others: number;
  /** Moment of the process clock at which those were read; long ago where they never were. */
  readAt: number;
  reading: Promise<void> | null;
}

/** Counts governance tokens: at once in memory, for good in Postgres. A day is a UTC day. */
export class UsageMeter {
  readonly #parts: GateParts;
  readonly #now: () => number;
  /** By workspace; those of test keys apart. */
  readonly #meters = {
    live: new LRUCache<string, Meter>({ max: 20_000 }),
    test: new LRUCache<string, Meter>({ max: 20_000 }),
  };
  /** What has no row of its own: previews, replays, refusals. Written together. */
  #unwritten = new Map<string, NewUsage>();
  /** What was written and not answered, with its transaction: the store may have it. */
  #unanswered: { batch: ReadonlyMap<string, NewUsage>; transaction: string } | null = null;
  #writing: Promise<void> = Promise.resolve();
  #today: Day = { date: '', from: 0, to: 0, end: new Date(0) };

  /** @param now tells which day it is */
  constructor(parts: GateParts, now: () => number = Date.now) {
    this.#parts = parts;
    this.#now = now;
  }

  /**
   * Reads what was used before this process asked; afterwards the figure is kept up in memory and there is nothing to
   * wait for.
   */
  prepare(caller: Submitter): Promise<void> | undefined {
    const meter = this.#meter(caller);
    return meter.readAt === NEVER ? this.#refresh(caller, meter) : undefined;
  }

  /** @throws ProblemError `governance_quota_exceeded`. Counts nothing. */
  admit(caller: Submitter, tokens: number): QuotaState {
    const state = this.state(caller);
    if (tokens <= state.remaining) return state;
    const { limit, used, remaining } = state;
    const seconds = Math.max(1, Math.ceil((state.resetsAt.getTime() - this.#now()) / 1000));
    const [detail, advice] =
      tokens > limit
        ? ([
            `The text needs ${tokens} tokens; the daily quota is ${limit}.`,
            {
              action: 'raise_quota',
              message: 'No day holds this text: ask an admin to raise the daily quota, or send less text.',
            },
          ] as const)
        : ([
            `The daily quota of ${limit} tokens does not hold ${tokens} more. It resets at 00:00 UTC.`,
            { action: 'wait_for_reset' },
          ] as const);
    throw new ProblemError('governance_quota_exceeded', detail, {
      headers: { 'Retry-After': String(seconds) },
      recovery: {
        ...{ resets_at: state.resetsAt.toISOString(), retry_after_seconds: seconds, limit, used, remaining },
        ...{ safe_to_retry: true, same_idempotency_key: true },
        ...advice,
      },
    });
  }

  /**
   * Takes tokens out of the quota; the answer hands them back, for a request that came to nothing.
   * @throws ProblemError `governance_quota_exceeded`
   */
  reserve(caller: Submitter, tokens: number): () => void {
    this.admit(caller, tokens);
    const meter = this.#meter(caller);
    let held = tokens;
    meter.own += held;
    return () => {
      meter.own -= held;
      held = 0;
    };
  }

  state(caller: Submitter): QuotaState {
    const meter = this.#meter(caller);
    if (performance.now() - meter.readAt > REFRESH_MS && !meter.reading) {
      this.#refresh(caller, meter).catch(() => undefined);
    }
    const limit = caller.limits.tokensPerDay;
    const used = meter.own + meter.others;
    return { limit, used, remaining: Math.max(0, limit - used), resetsAt: meter.day.end };
  }

  /** Counts something that has no row of its own. */
  count(caller: Submitter, kind: 'preview' | 'replayed' | 'rejected_429', tokens: number): void {
    const day = this.#day().date;
    const key = `${caller.workspaceId}|${caller.livemode}|${kind}|${day}`;
    const row = this.#unwritten.get(key);
    if (row) {
      row.requests += 1;
      row.tokens += tokens;
      return;
    }
    const { workspaceId, livemode } = caller;
    this.#unwritten.set(key, { workspaceId, livemode, kind, day, channel: '', requests: 1, tokens });
  }

  /**
   * Writes down what was counted; on failure it is kept for the next time. Waits for what another has begun to write: whoever
   * reads next is to find that too.
   */
  flush(): Promise<void> {
    this.#writing = this.#writing.catch(() => undefined).then(() => asSystem('usage', () => this.#write()));
    return this.#writing;
  }

  async #write(): Promise<void> {
    await this.#learnAnswer();
    if (this.#unwritten.size === 0) return;
    const batch = this.#unwritten;
    this.#unwritten = new Map();
    let transaction: string | null = null;
    const onBegun = (id: string) => {
      transaction = id;
    };
    try {
      await addUsage(this.#parts.store, [...batch.values()], onBegun);
    } catch (error) {
      if (transaction === null) this.#takeBack(batch);
      else this.#unanswered = { batch, transaction };
      throw error;
    }
  }

  /** Written again, what the store has after all would count twice. */
  async #learnAnswer(): Promise<void> {
    if (this.#unanswered === null) return;
    const { batch, transaction } = this.#unanswered;
    const committed = await isCommitted(this.#parts.store.prisma, transaction);
    if (committed === null) throw storeUnavailable(new Error('usage is still being written'));
    this.#unanswered = null;
    if (!committed) this.#takeBack(batch);
  }

  #takeBack(batch: ReadonlyMap<string, NewUsage>): void {
    for (const [key, row] of batch) {
      const later = this.#unwritten.get(key);
      if (later) {
        later.requests += row.requests;
        later.tokens += row.tokens;
      } else this.#unwritten.set(key, row);
    }
  }

  async report(
    workspaceId: string,
    range: { date?: string; days?: number; livemode?: boolean },
    limit: number,
  ): Promise<UsageReport> {
    await this.flush();
    const date = range.date ?? this.#day().date;
    const days = range.days ?? 1;
    const from = dayBefore(date, days - 1);
    const livemode = range.livemode ?? true;
    const totals = await usageTotals(this.#parts.store.prisma, workspaceId, { from, to: date, livemode });
    const today = totals.filter((row) => row.day === date);
    const tokens = (kind: string) => sum(today.filter((row) => row.kind === kind).map((row) => row.tokens));
    const requests = (kind: string) => sum(today.filter((row) => row.kind === kind).map((row) => row.requests));
    const used = sum(today.map((row) => row.tokens));
    const channels = new Map<string, number>();
    for (const row of today) {
      if (row.channel !== '') channels.set(row.channel, (channels.get(row.channel) ?? 0) + row.tokens);
    }
    return {
      workspace_id: workspaceId,
      date,
      timezone: 'UTC',
      tokens_used: used,
      tokens_limit: limit,
      tokens_remaining: Math.max(0, limit - used),
      resets_at: new Date(Date.parse(`${date}T00:00:00.000Z`) + DAY_MS).toISOString(),
      requests: {
        preview: requests('preview'),
        gate: requests('gate'),
        replayed: requests('replayed'),
        rejected_429: requests('rejected_429'),
      },
      breakdown: {
        preview: tokens('preview'),
        gate: tokens('gate'),
        advisory_semantic: tokens('advisory_semantic'),
        advisory_grounding: tokens('advisory_grounding'),
      },
      by_channel: Object.fromEntries(channels),
      history: lastDays(date, days).map((day) => {
        return { date: day, tokens_used: sum(totals.filter((row) => row.day === day).map((row) => row.tokens)) };
      }),
    };
  }

  #meter(caller: Submitter): Meter {
    const meters = caller.livemode ? this.#meters.live : this.#meters.test;
    const day = this.#day();
    let meter = meters.get(caller.workspaceId);
    if (meter?.day !== day) {
      meter = { day, own: 0, others: 0, readAt: NEVER, reading: null };
      meters.set(caller.workspaceId, meter);
    }
    return meter;
  }

  #refresh(caller: Submitter, meter: Meter): Promise<void> {
    meter.reading ??= (async () => {
      const { workspaceId, livemode } = caller;
      try {
        const range = { from: meter.day.date, to: meter.day.date, livemode };
        const { prisma } = this.#parts.store;
        const reading = asWorkspace(workspaceId, () => usageTotals(prisma, workspaceId, range));
        const totals = await guardStore(reading);
        // All of ours that is stored is in `own`, with what is still on its way: the difference is never too large, and
        // what it lacks comes with a later reading.
        meter.others = Math.max(meter.others, sum(totals.map((row) => row.tokens)) - meter.own);
        meter.readAt = performance.now();
      } finally {
        meter.reading = null;
      }
    })();
    return meter.reading;
  }

  /** The day it is, worked out once a day and not several times a request. */
  #day(): Day {
    const now = this.#now();
    if (now < this.#today.from || now >= this.#today.to) this.#today = dayOf(now);
    return this.#today;
  }
}

function dayOf(moment: number): Day {
  const from = Math.floor(moment / DAY_MS) * DAY_MS;
  const end = new Date(from + DAY_MS);
  return { date: utcDay(from), from, to: end.getTime(), end };
}

function sum(figures: readonly number[]): number {
  return figures.reduce((total, figure) => total + figure, 0);
}
