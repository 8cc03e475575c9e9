import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import pg from 'pg';
import { ContentKeys, rewrapContentKeys } from './content-keys.ts';
import { KeyNotInRing, SealBroken, type SealedPlace, Sealer } from './seal.ts';
import { type TestDatabase, testDatabase } from './testing.ts';

const newKey = (kid: string) => `${kid}:${randomBytes(32).toString('base64')}`;
const old = newKey('old');
const ring = `${newKey('new')},${old}`;
const placeOf = (workspaceId: string, rowId: string): SealedPlace => ({ table: 't', column: 'c', workspaceId, rowId });

let database: TestDatabase;
let pool: pg.Pool;
beforeAll(async () => {
  database = await testDatabase();
  pool = database.pool({ max: 8 });
});
afterAll(async () => {
  await database?.close();
});

const keysUnder = (secrets: string) => new ContentKeys(pool, new Sealer(secrets));
const kidsOf = async (workspaceId: string) =>
  (
    await database.sql<{ kid: string }>(
      'SELECT sealed_kid(wrapped) AS kid FROM content_key WHERE workspace_id = $1 ORDER BY generation',
      [workspaceId],
    )
  ).map(({ kid }) => kid);

describe('content sealed for a workspace', () => {
  it('opens in its row and in no other', async () => {
    const keys = keysUnder(old);
    const rows = Array.from({ length: 40 }, (_, n) => placeOf('ws_rows', `row_${n}`));
    const sealed = await Promise.all(rows.map((place) => keys.seal(`text of ${place.rowId}`, place)));
    let refused = 0;
    for (const [from, bytes] of sealed.entries()) {
      for (const [to, place] of rows.entries()) {
        if (from === to) expect((await keys.open(bytes, place)).toString()).toBe(`text of ${place.rowId}`);
        else
          refused += await keys.open(bytes, place).then(
            () => 0,
            (error) => (error instanceof SealBroken ? 1 : 0),
          );
      }
    }
    expect(refused).toBe(40 * 39);
    await expect(keys.open(sealed[0] ?? Buffer.alloc(0), placeOf('ws_other', 'row_0'))).rejects.toThrow(SealBroken);
  });

  it('is sealed by one key, however many processes need the first one at once', async () => {
    const processes = Array.from({ length: 20 }, () => keysUnder(old));
    const place = placeOf('ws_first', 'r');
    const sealed = await Promise.all(processes.map((keys) => keys.seal('text', place)));
    for (const keys of processes) for (const bytes of sealed) await keys.open(bytes, place);
    expect(await kidsOf('ws_first')).toHaveLength(1);
    const events = await database.sql(`SELECT 1 FROM audit_event WHERE workspace_id = 'ws_first'`);
    expect(events).toHaveLength(1);
  });

  it('keeps its bytes when the ring is rotated, and needs the old key no more once the workspace was read', async () => {
    const place = placeOf('ws_rotated', 'r');
    const sealed = await keysUnder(old).seal('text', place);
    expect((await keysUnder(ring).open(sealed, place)).toString()).toBe('text');
    expect(await kidsOf('ws_rotated')).toEqual(['new']);
    const newest = ring.slice(0, ring.indexOf(','));
    expect((await keysUnder(newest).open(sealed, place)).toString()).toBe('text');
  });

  it('is wrapped anew in bounded steps without anybody reading it', async () => {
    for (let n = 0; n < 5; n++) await keysUnder(old).seal('text', placeOf(`ws_step_${n}`, 'r'));
    const sealer = new Sealer(ring);
    const stale = 'SELECT count(*)::int AS n FROM content_key WHERE sealed_kid(wrapped) = $1';
    const before = (await database.sql<{ n: number }>(stale, ['old']))[0]?.n ?? 0;
    expect(await rewrapContentKeys(pool, sealer, 2)).toBe(2);
    while ((await rewrapContentKeys(pool, sealer, 2)) > 0);
    expect(before).toBeGreaterThanOrEqual(5);
    expect(await database.sql(stale, ['old'])).toEqual([{ n: 0 }]);
  });

  it('is wrapped anew behind keys that do not open, however many, of which somebody is told', async () => {
    const wrapped = [...'abcde'].map((letter) => `ws_behind_${letter}`);
    for (const workspaceId of wrapped) await keysUnder(old).seal('text', placeOf(workspaceId, 'r'));
    const broken = wrapped.slice(0, 4);
    await database.unguarded(`UPDATE content_key SET wrapped = wrapped || '\\x00' WHERE workspace_id = ANY ($1)`, [
      broken,
    ]);
    const told: string[] = [];
    while ((await rewrapContentKeys(pool, new Sealer(ring), 2, (workspaceId) => told.push(workspaceId))) > 0);
    expect(await kidsOf('ws_behind_e')).toEqual(['new']);
    expect(told).toEqual(broken);
    await database.unguarded('DELETE FROM content_key WHERE workspace_id = ANY ($1)', [broken]);
  });

  it('is lost to nobody while the ring is rotated under load', async () => {
    const processes = [keysUnder(old), keysUnder(ring)];
    const place = (n: number) => placeOf(`ws_load_${n % 10}`, `r_${n}`);
    // A process of before goes on with the keys it holds; others, wrapped anew, it could not open any more.
    await Promise.all(Array.from({ length: 10 }, (_, n) => (processes[n % 2] as ContentKeys).seal('first', place(n))));
    const sealed = await Promise.all(
      Array.from({ length: 500 }, async (_, n) => {
        const bytes = await (processes[n % 2] as ContentKeys).seal(`text ${n}`, place(n));
        if (n === 250) while ((await rewrapContentKeys(pool, new Sealer(ring), 3)) > 0);
        return bytes;
      }),
    );
    const after = keysUnder(ring);
    const opened = await Promise.all(sealed.map(async (bytes, n) => (await after.open(bytes, place(n))).toString()));
    expect(opened).toEqual(sealed.map((_, n) => `text ${n}`));
    while ((await rewrapContentKeys(pool, new Sealer(ring), 100)) > 0);
    const newest = keysUnder(ring.slice(0, ring.indexOf(',')));
    for (const [n, bytes] of sealed.entries())
      expect((await newest.open(bytes, place(n))).toString()).toBe(`text ${n}`);
  });

  it('opens after a newer key was made, also in a process that does not know of it yet', async () => {
    const place = placeOf('ws_newer', 'r');
    const [one, other] = [keysUnder(old), keysUnder(old)];
    const first = await one.seal('first', place);
    await other.open(first, place);
    expect(await one.renew('ws_newer')).toBe(2);
    const second = await one.seal('second', place);
    expect(second.toString('latin1')).toMatch(/^v2\.2\./);
    expect((await other.open(second, place)).toString()).toBe('second');
    expect((await one.open(first, place)).toString()).toBe('first');
  });

  it('gets no newer key once its keys are being destroyed, and one made in that moment goes with them', async () => {
    const place = placeOf('ws_race', 'r');
    const keys = keysUnder(old);
    const sealed = await keys.seal('text', place);
    const session = new pg.Client({ connectionString: database.url });
    await session.connect();
    const waiting = async () => {
      const query = `SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`;
      while ((await database.sql(query)).length === 0);
    };
    const left = () => database.sql(`SELECT generation FROM content_key WHERE workspace_id = 'ws_race'`);

    // A key that was made and is not committed yet: the destruction waits for it and takes it along.
    await session.query('BEGIN');
    await session.query(`SELECT 1 FROM content_key WHERE workspace_id = 'ws_race' FOR KEY SHARE`);
    await session.query(
      `INSERT INTO content_key (workspace_id, generation, wrapped) SELECT workspace_id, 2, wrapped FROM content_key
       WHERE workspace_id = 'ws_race'`,
    );
    const destroying = database.sql(`DELETE FROM content_key WHERE workspace_id = 'ws_race'`);
    await waiting();
    await session.query('COMMIT');
    await destroying;
    expect(await left()).toEqual([]);

    // A destruction that is not committed yet: the newer key waits for it and is not made.
    keys.forget('ws_race');
    await keys.of('ws_race');
    await session.query('BEGIN');
    await session.query(`DELETE FROM content_key WHERE workspace_id = 'ws_race'`);
    const renewing = keys.renew('ws_race');
    await waiting();
    await session.query('COMMIT');
    await session.end();
    expect(await renewing).toBeNull();
    expect(await left()).toEqual([]);
    await expect(keys.open(sealed, place)).rejects.toThrow(SealBroken);
  });

  it('is gone with the key of its workspace', async () => {
    const place = placeOf('ws_shred', 'r');
    const keys = keysUnder(old);
    const sealed = await keys.seal('text', place);
    await database.sql(`DELETE FROM content_key WHERE workspace_id = 'ws_shred'`);
    keys.forget('ws_shred');
    await expect(keys.open(sealed, place)).rejects.toThrow(SealBroken);
    await expect(keysUnder(old).open(sealed, place)).rejects.toThrow(SealBroken);
  });

  it('is never sealed by keys that were destroyed, not even where they are still remembered', async () => {
    const place = placeOf('ws_stale', 'r');
    const keys = keysUnder(old);
    await keys.seal('before', place);
    await database.sql(`DELETE FROM content_key WHERE workspace_id = 'ws_stale'`);
    const sealed = await keys.seal('after', place);
    expect((await keysUnder(old).open(sealed, place)).toString()).toBe('after');
  });

  it('does not open where the ring has lost its key', async () => {
    const place = placeOf('ws_lost', 'r');
    const sealed = await keysUnder(old).seal('text', place);
    await expect(keysUnder(newKey('other')).open(sealed, place)).rejects.toThrow(KeyNotInRing);
  });

  it('opens in the older form that the ring itself sealed', async () => {
    const place = placeOf('ws_older', 'r');
    const sealed = new Sealer(old).seal('text', place);
    expect((await keysUnder(old).open(sealed, place)).toString()).toBe('text');
  });
});

describe('the hash of a recipient', () => {
  it('is the same in every process and after every rotation, and another in every workspace', async () => {
    const one = await keysUnder(old).recipientHash('ws_hash');
    const rotated = keysUnder(ring);
    await rotated.renew('ws_hash');
    const other = await rotated.recipientHash('ws_hash');
    const foreign = await rotated.recipientHash('ws_hash_2');
    expect(other('ada@example.org')).toBe(one('ada@example.org'));
    expect(one('ada@example.org')).toMatch(/^[A-Za-z0-9_-]{43}$/);
    expect(foreign('ada@example.org')).not.toBe(one('ada@example.org'));
  });
});
