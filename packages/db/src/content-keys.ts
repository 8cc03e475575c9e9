import { randomBytes } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type pg from 'pg';
import { isUnopened, SealBroken, type SealedPlace, type Sealer, type SealFault } from './seal.ts';
import { generationOf, type KeyedHash, WorkspaceKeys } from './workspace-keys.ts';

/** Milliseconds for which a key that was destroyed may still open what this process is asked for. It seals nothing more. */
const FRESH_MS = 60_000;
const KEY_BYTES = 32;

/** Milliseconds for which a value that does not open is not told of again, and how many are remembered. */
const TOLD = { ttl: 600_000, max: 1_000 };

/** A stored value that does not open: where it lies, by ids alone, and why. */
export interface UnreadableValue extends SealedPlace {
  fault: SealFault;
}

interface WrappedKey {
  generation: number;
  wrapped: Buffer;
}

interface StoredKey extends WrappedKey {
  created_at: Date;
}

/**
 * Seals content with a key of its workspace, which lies in the database wrapped by a key of the server's ring. Rotating
 * the ring wraps these keys anew; what they sealed keeps its bytes. Destroying a workspace's keys destroys its content.
 * The sealed bytes are `v2.<generation>.` followed by nonce, tag and ciphertext. Values of the form `v1`, sealed by the
 * ring itself, open as well.
 */
export class ContentKeys {
  readonly #pool: pg.Pool;
  readonly #sealer: Sealer;
  readonly #kept = new LRUCache<string, Promise<WorkspaceKeys>>({ max: 5_000, ttl: FRESH_MS });

  readonly #onUnreadable: (value: UnreadableValue) => void;
  readonly #told = new LRUCache<string, true>(TOLD);

  /**
   * `pool` must not be one whose connections are held by transactions that wait for a key. `onUnreadable` hears of each
   * value that does not open, again after ten minutes: lists come by every few seconds.
   */
  constructor(pool: pg.Pool, sealer: Sealer, onUnreadable: (value: UnreadableValue) => void = () => undefined) {
    this.#pool = pool;
    this.#sealer = sealer;
    this.#onUnreadable = onUnreadable;
  }

  /** The keys of a workspace, from memory for as long as they are fresh. Makes its first key when it has none. */
  of(workspaceId: string): Promise<WorkspaceKeys> {
    const kept = this.#kept.get(workspaceId);
    if (kept) return kept;
    const loading = this.#load(workspaceId);
    this.#kept.set(workspaceId, loading);
    loading.catch(() => this.#kept.delete(workspaceId));
    return loading;
  }

  async seal(plain: Buffer | string, place: SealedPlace): Promise<Buffer> {
    return (await this.standing(place.workspaceId)).seal(plain, place);
  }

  /** The keys of a workspace as they stand at this moment: none that was destroyed before. */
  async standing(workspaceId: string): Promise<WorkspaceKeys> {
    const keys = await this.of(workspaceId);
    const { rows } = await this.#pool.query<Pick<StoredKey, 'created_at'>>({
      name: 'sendgate_standing_key',
      text: 'SELECT created_at FROM content_key WHERE workspace_id = $1 AND generation = 1',
      values: [workspaceId],
    });
    if (rows[0]?.created_at.toISOString() === keys.made) return keys;
    this.forget(workspaceId);
    return this.of(workspaceId);
  }

  /**
   * @throws SealBroken when the place, the bytes or the key are not those it was sealed with.
   * @throws KeyNotInRing
   */
  async open(sealed: Uint8Array, place: SealedPlace): Promise<Buffer> {
    try {
      return await this.#open(sealed, place);
    } catch (error) {
      this.#tell(place, error);
      throw error;
    }
  }

  async #open(sealed: Uint8Array, place: SealedPlace): Promise<Buffer> {
    const generation = generationOf(sealed);
    if (generation === null) return this.#sealer.open(sealed, place);
    let keys = await this.of(place.workspaceId);
    if (!keys.has(generation)) {
      // Another process may have made a newer one a moment ago.
      this.#kept.delete(place.workspaceId);
      keys = await this.of(place.workspaceId);
    }
    return keys.open(generation, sealed, place);
  }

  /** What recipients of a workspace are recognised by once they may not be named any more. */
  async recipientHash(workspaceId: string): Promise<KeyedHash> {
    return (await this.of(workspaceId)).recipientHash;
  }

  /**
   * Makes a newer key, which seals from now on. Its generation; null where the newest was destroyed meanwhile, or is not
   * the newest any more.
   */
  async renew(workspaceId: string): Promise<number | null> {
    const { newest } = await this.of(workspaceId);
    const generation = newest + 1;
    const added = await this.#add(workspaceId, generation);
    this.forget(workspaceId);
    return added ? generation : null;
  }

  /** Lets go of the keys of a workspace that this process holds. */
  forget(workspaceId: string): void {
    this.#kept.delete(workspaceId);
  }

  async #load(workspaceId: string): Promise<WorkspaceKeys> {
    let rows = await this.#read(workspaceId);
    if (rows.length === 0) {
      await this.#add(workspaceId, 1);
      rows = await this.#read(workspaceId);
    }
    const byGeneration = new Map<number, Buffer>();
    for (const row of rows) byGeneration.set(row.generation, await this.#unwrap(workspaceId, row));
    const [first] = rows;
    // Destroyed in this very moment: whoever asks again finds, or makes, the next.
    if (!first) throw new SealBroken('no_key');
    return new WorkspaceKeys(byGeneration, first.created_at.toISOString());
  }

  async #read(workspaceId: string): Promise<StoredKey[]> {
    const { rows } = await this.#pool.query<StoredKey>({
      name: 'sendgate_content_keys',
      text: 'SELECT generation, wrapped, created_at FROM content_key WHERE workspace_id = $1 ORDER BY generation',
      values: [workspaceId],
    });
    return rows;
  }

  /**
   * Of any number who add the same generation at once, one does. Every but the first needs the one before it, which is
   * locked: a workspace whose keys are being destroyed gets no key that stands without them.
   */
  async #add(workspaceId: string, generation: number): Promise<boolean> {
    const wrapped = this.#sealer.seal(randomBytes(KEY_BYTES), wrappedPlace(workspaceId, generation));
    const { rowCount } = await this.#pool.query(
      `WITH before AS MATERIALIZED (
         SELECT 1 FROM content_key WHERE workspace_id = $1 AND generation = $2::int - 1 FOR KEY SHARE),
       made AS (INSERT INTO content_key (workspace_id, generation, wrapped)
         SELECT $1, $2::int, $3 WHERE $2::int = 1 OR EXISTS (SELECT 1 FROM before)
         ON CONFLICT DO NOTHING RETURNING workspace_id, generation)
       INSERT INTO audit_event (workspace_id, kind, actor, detail)
       SELECT workspace_id, 'content_key.created', 'system', jsonb_build_object('generation', generation) FROM made`,
      [workspaceId, generation, wrapped],
    );
    return rowCount === 1;
  }

  #unseal(sealed: Uint8Array, place: SealedPlace): Buffer {
    try {
      return this.#sealer.open(sealed, place);
    } catch (error) {
      this.#tell(place, error);
      throw error;
    }
  }

  #tell(place: SealedPlace, error: unknown): void {
    const name = `${place.table}.${place.column}.${place.workspaceId}.${place.rowId}`;
    if (!isUnopened(error) || this.#told.has(name)) return;
    this.#told.set(name, true);
    this.#onUnreadable({ ...place, fault: error.fault });
  }

  /** A key found under an older key of the ring is wrapped by the newest on the way. */
  async #unwrap(workspaceId: string, row: StoredKey): Promise<Buffer> {
    const place = wrappedPlace(workspaceId, row.generation);
    const key = this.#unseal(row.wrapped, place);
    if (this.#sealer.isCurrent(row.wrapped)) return key;
    // What cannot be written now is found again by the next reader, or by the worker's clock.
    await rewrap(this.#pool, this.#sealer, { ...row, workspaceId }).catch(() => undefined);
    return key;
  }
}

/** Workspaces whose newest key is older than they ask for, after one of them; `days` where they ask for nothing. */
export async function workspacesToRekey(pool: pg.Pool, days: number, after: string, limit: number): Promise<string[]> {
  const { rows } = await pool.query<{ id: string }>(
    `SELECT w.id FROM workspace w JOIN content_key k ON k.workspace_id = w.id
     WHERE w.id > $2 GROUP BY w.id
     HAVING max(k.created_at) < now() - make_interval(days => coalesce((w.settings ->> 'renew_keys_days')::int, $1::int))
     ORDER BY w.id LIMIT $3`,
    [days, after, limit],
  );
  return rows.map(({ id }) => id);
}

/**
 * Wraps keys anew that are not wrapped by the newest key of the ring, at most `limit`; how many were. One that does not open keeps
 * none from it, however many such there are: `tell` hears of them once nothing else is left.
 */
export async function rewrapContentKeys(
  pool: pg.Pool,
  sealer: Sealer,
  limit: number,
  tell: (workspaceId: string, error: unknown) => void = () => undefined,
): Promise<number> {
  const broken: { workspaceId: string; error: unknown }[] = [];
  let last = { workspaceId: '', generation: 0 };
  for (;;) {
    const { rows } = await pool.query<WrappedKey & { workspaceId: string }>(
      `SELECT workspace_id AS "workspaceId", generation, wrapped FROM content_key
       WHERE sealed_kid(wrapped) IS DISTINCT FROM $1 AND (workspace_id, generation) > ($2, $3::int)
       ORDER BY workspace_id, generation LIMIT $4`,
      [sealer.currentKid, last.workspaceId, last.generation, limit],
    );
    let renewed = 0;
    for (const row of rows) {
      try {
        await rewrap(pool, sealer, row);
        renewed += 1;
      } catch (error) {
        if (!isUnopened(error)) throw error;
        broken.push({ workspaceId: row.workspaceId, error });
      }
    }
    if (renewed > 0) return renewed;
    last = rows.at(-1) ?? last;
    if (rows.length < limit) break;
  }
  for (const { workspaceId, error } of broken) tell(workspaceId, error);
  return 0;
}

async function rewrap(pool: pg.Pool, sealer: Sealer, row: WrappedKey & { workspaceId: string }): Promise<void> {
  const place = wrappedPlace(row.workspaceId, row.generation);
  const anew = sealer.seal(sealer.open(row.wrapped, place), place);
  await pool.query(
    `UPDATE content_key SET wrapped = $3, wrapped_at = now() WHERE workspace_id = $1 AND generation = $2 AND wrapped = $4`,
    [row.workspaceId, row.generation, anew, row.wrapped],
  );
}

function wrappedPlace(workspaceId: string, generation: number): SealedPlace {
  return { table: 'content_key', column: 'wrapped', workspaceId, rowId: String(generation) };
}
