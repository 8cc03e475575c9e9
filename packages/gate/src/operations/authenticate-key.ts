import { timingSafeEqual } from 'node:crypto';
import type { KeyScope } from '@sendgate/contracts';
import { asSystem, findKey, guardStore, type StoredKey, touchKeys } from '@sendgate/db';
import { LRUCache } from 'lru-cache';
import type { Caller } from '../caller.ts';
import type { GateParts } from '../gate-parts.ts';
import { keyHash, parseKey } from '../keys/api-key-format.ts';
import { settingsOf } from '../policy/active-policies.ts';
import { resolveLimits } from './resolve-limits.ts';

/** Milliseconds after which a revocation by another process is seen. */
const FRESH_MS = 5_000;
const TOUCH_MS = 60_000;

/** A key that was usable when it was looked up. */
interface KnownKey {
  caller: Caller;
  expiresAt: Date | null;
  /** Moment of the process clock at which its use was last noted. */
  touchedAt: number;
}

interface KeptAnswer {
  keyId: string;
  /** Moment of the process clock at which it has to be asked for again. */
  until: number;
  answer: Promise<KnownKey | null>;
  /** The answer once it is there. */
  known: KnownKey | null | undefined;
}

/** Proves callers by their keys. */
export class KeyAuthentication {
  readonly #parts: GateParts;
  /** By the key as it was sent. It lies in memory with each of its requests; its hash would cost more than the look-up. */
  readonly #kept = new LRUCache<string, KeptAnswer>({ max: 10_000 });
  readonly #touched = new LRUCache<string, true>({ max: 10_000, ttl: TOUCH_MS, ttlResolution: 0 });
  readonly #toTouch = new Set<string>();

  constructor(parts: GateParts) {
    this.#parts = parts;
  }

  /** Null for anything that is not a usable key. A key without a valid checksum never reaches the store. */
  authenticate(raw: string): Caller | null | Promise<Caller | null> {
    const now = performance.now();
    let kept: KeptAnswer | null | undefined = this.#kept.get(raw);
    if (!kept || now >= kept.until) kept = this.#keep(raw, now);
    if (!kept) return null;
    return kept.known === undefined
      ? kept.answer.then((known) => this.#usable(known, now))
      : this.#usable(kept.known, now);
  }

  #keep(raw: string, now: number): KeptAnswer | null {
    const parsed = parseKey(raw);
    if (!parsed) return null;
    const answer = this.#lookUp(raw, parsed.id);
    const kept: KeptAnswer = { keyId: parsed.id, until: now + FRESH_MS, answer, known: undefined };
    this.#kept.set(raw, kept);
    answer.then(
      (known) => {
        kept.known = known;
      },
      () => this.#kept.delete(raw),
    );
    return kept;
  }

  #usable(known: KnownKey | null, now: number): Caller | null {
    // What is kept may have expired since.
    if (!known || isOver(known.expiresAt)) return null;
    const { caller } = known;
    if (now - known.touchedAt >= TOUCH_MS) {
      known.touchedAt = now;
      // What is kept of a key lives shorter than that.
      if (!this.#touched.has(caller.keyId)) {
        this.#touched.set(caller.keyId, true);
        this.#toTouch.add(caller.keyId);
      }
    }
    return caller;
  }

  /** Makes a revocation of this process visible at once. */
  forgetKey(keyId: string): void {
    for (const [raw, kept] of this.#kept) if (kept.keyId === keyId) this.#kept.delete(raw);
  }

  /** Makes a change of a workspace's limits visible at once. */
  forgetAll(): void {
    this.#kept.clear();
  }

  /** Writes down which keys were used; on failure they are kept for the next time. */
  async flush(): Promise<void> {
    const ids = [...this.#toTouch];
    if (ids.length === 0) return;
    await asSystem('usage', () => touchKeys(this.#parts.store.prisma, ids));
    for (const id of ids) this.#toTouch.delete(id);
  }

  async #lookUp(raw: string, keyId: string): Promise<KnownKey | null> {
    const stored = await guardStore(findKey(this.#parts.store.hot, keyId));
    const offered = keyHash(raw, this.#parts.keyPepper);
    // A miss compares too, so that it takes as long as a hit.
    const same = timingSafeEqual(offered, stored?.hash ?? Buffer.alloc(offered.length));
    if (!stored || !same || stored.revokedAt || isOver(stored.expiresAt)) return null;
    return { caller: this.#caller(stored), expiresAt: stored.expiresAt, touchedAt: Number.NEGATIVE_INFINITY };
  }

  #caller(stored: StoredKey): Caller {
    return {
      workspaceId: stored.workspaceId,
      keyId: stored.id,
      livemode: stored.livemode,
      scopes: new Set(stored.scopes as KeyScope[]),
      ownerUserId: stored.createdBy,
      ipAllowlist: stored.ipAllowlist,
      limits: resolveLimits(this.#parts.limits, settingsOf(stored.settings), stored.livemode),
    };
  }
}

function isOver(expiresAt: Date | null): boolean {
  return expiresAt !== null && expiresAt.getTime() <= Date.now();
}
