import { setImmediate as nextTurn } from 'node:timers/promises';
import { crc32 } from 'node:zlib';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { asSystem, asWorkspace, isCommitted } from '@sendgate/db';
import pg from 'pg';
import type { GateParts } from '../gate-parts.ts';
import { randomBase62, toBase62 } from '../identifiers.ts';
import { parseKey } from '../keys/api-key-format.ts';
import { openGate } from '../open-gate.ts';
import { openParts } from '../open-parts.ts';
import { count, message, showMeasured, type TestGate, testGate } from '../testing.ts';
import { KeyAuthentication } from './authenticate-key.ts';
import { UsageMeter } from './usage-meter.ts';

let world: TestGate;
beforeAll(async () => {
  world = await testGate({ limits: { maxKeys: 4, testTokensPerDay: 500 } });
});
afterAll(() => world.close());

describe('an API key', () => {
  it('opens the gate for its workspace with its scopes, and is stored only as a hash', async () => {
    expect(world.key).toMatch(/^gk_live_[0-9A-Za-z]{10}_[0-9A-Za-z]{38}$/);
    expect(world.caller).toMatchObject({ workspaceId: world.workspaceId, livemode: true });
    const stored = JSON.stringify(await world.database.sql('SELECT * FROM api_key'));
    expect(stored).not.toContain(world.key.slice(20, 50));
  });

  it('with one character changed is refused before any lookup', () => {
    expect(parseKey(world.key)).not.toBeNull();
    for (let at = 0; at < world.key.length; at++) {
      const other = world.key[at] === 'x' ? 'y' : 'x';
      expect(parseKey(world.key.slice(0, at) + other + world.key.slice(at + 1))).toBeNull();
    }
    for (const junk of ['', ' ', `${world.key} `, `${world.key}0`, world.key.toUpperCase()]) {
      expect(parseKey(junk)).toBeNull();
    }
  });

  it('is refused with another secret, however well formed and whosever its id', async () => {
    const body = `${world.key.slice(0, 19)}${randomBase62(32)}`;
    const forged = body + toBase62(crc32(body), 6);
    expect(parseKey(forged)).toEqual({ id: world.caller.keyId, livemode: true });
    expect(await world.gate.authenticateKey(forged)).toBeNull();
  });

  const guesses = count(10_000, 1_000_000);
  it(`is not guessed: of ${guesses} made up or altered not one in ten thousand costs a lookup`, () => {
    let looked = 0;
    for (let n = 0; n < guesses; n += 1) {
      const [at, sign] = [n % world.key.length, randomBase62(1)];
      const altered = `${world.key.slice(0, at)}${sign}${world.key.slice(at + 1, -1)}${randomBase62(1)}`;
      const guess = n % 2 === 0 ? `gk_live_${randomBase62(10)}_${randomBase62(38)}` : altered;
      if (guess !== world.key && parseKey(guess) !== null) looked += 1;
    }
    showMeasured('keys guessed', { guesses, looked });
    expect(looked).toBeLessThanOrEqual(guesses / 10_000);
  });

  it('is refused as soon as it is revoked, and when it has expired', async () => {
    const { key, caller } = await world.newKey();
    const { revokedAt } = await world.gate.keys.revoke(world.owner, caller.keyId);
    expect(await world.gate.authenticateKey(key)).toBeNull();
    // Whoever does so once more changes nothing, and nothing is put on record.
    expect(await world.gate.keys.revoke(world.owner, caller.keyId)).toMatchObject({ revokedAt });
    const revocations = `SELECT 1 FROM audit_event WHERE kind = 'api_key.revoked' AND detail ->> 'key_id' = $1`;
    expect(await world.database.sql(revocations, [caller.keyId])).toHaveLength(1);
    const expiresAt = new Date(Date.now() + 60_000);
    const made = await world.gate.keys.create(world.owner, {
      label: 'short',
      livemode: true,
      scopes: ['check'],
      expiresAt,
    });
    await world.database.sql(`UPDATE api_key SET expires_at = now() - interval '1 second' WHERE id = $1`, [
      made.record.id,
    ]);
    expect(await world.gate.authenticateKey(made.key)).toBeNull();
  });

  it('is refused five seconds after its revocation by every other process, and notes when it was last used', async () => {
    const { key, caller } = await world.newKey();
    const listed = async () => (await world.gate.keys.list(world.workspaceId)).find(({ id }) => id === caller.keyId);
    const unused = (await world.gate.keys.create(world.owner, { label: 'u', livemode: true, scopes: ['check'] }))
      .record;
    const other = await openGate(world.options);
    const began = performance.now();
    const clock = jest.spyOn(performance, 'now').mockReturnValue(began);
    try {
      expect(await other.authenticateKey(key)).not.toBeNull();
      await world.gate.keys.revoke(world.owner, caller.keyId);
      clock.mockReturnValue(began + 5_000);
      expect(await other.authenticateKey(key)).toBeNull();
    } finally {
      clock.mockRestore();
    }
    // What a process has noted, it writes down before it ends.
    await other.close();
    expect((await listed())?.lastUsedAt).toBeInstanceOf(Date);
    const others = await world.gate.keys.list(world.workspaceId);
    expect(others.find(({ id }) => id === unused.id)?.lastUsedAt).toBeNull();
    await world.gate.keys.revoke(world.owner, unused.id);
  });

  it('that was used while the store was away is noted once it is back', async () => {
    const { parts } = openParts(world.options);
    const authentication = new KeyAuthentication(parts);
    const { key, caller } = await world.newKey();
    await authentication.authenticate(key);
    const gone = () => Promise.reject(new Error('Connection terminated unexpectedly'));
    const write = jest.spyOn(parts.store.prisma, '$executeRaw').mockImplementation(gone as never);
    await expect(authentication.flush()).rejects.toThrow('terminated');
    write.mockRestore();
    const used = () => world.database.sql('SELECT last_used_at AS at FROM api_key WHERE id = $1', [caller.keyId]);
    await world.database.sql('UPDATE api_key SET last_used_at = NULL WHERE id = $1', [caller.keyId]);
    await authentication.flush();
    expect(await used()).toEqual([{ at: expect.any(Date) }]);
    await parts.store.close();
  });

  it('that was accepted a moment ago is refused the moment it expires', async () => {
    const expiresAt = new Date(Date.now() + 60_000);
    const made = await world.gate.keys.create(world.owner, {
      label: 'hour',
      livemode: true,
      scopes: ['check'],
      expiresAt,
    });
    expect(await world.gate.authenticateKey(made.key)).not.toBeNull();
    const clock = jest.spyOn(Date, 'now').mockReturnValue(expiresAt.getTime());
    try {
      expect(await world.gate.authenticateKey(made.key)).toBeNull();
    } finally {
      clock.mockRestore();
    }
    await world.gate.keys.revoke(world.owner, made.record.id);
  });

  it('is asked for again by the next request where the store did not answer', async () => {
    const query = jest.fn(() => Promise.reject(Object.assign(new Error('away'), { code: 'ECONNREFUSED' })));
    const authentication = new KeyAuthentication({ store: { hot: { query } } } as unknown as GateParts);
    for (const asked of [1, 2]) {
      await expect(authentication.authenticate(world.key)).rejects.toMatchObject({ code: 'service_unavailable' });
      expect(query).toHaveBeenCalledTimes(asked);
    }
  });

  it.each([new Date(Date.now() - 1), new Date(Date.UTC(10_000, 0, 1)), new Date(Number.NaN)])(
    'ends at a moment that comes and that can be written: not %s',
    async (expiresAt) => {
      const make = world.gate.keys.create(world.owner, { label: 'end', livemode: true, scopes: ['check'], expiresAt });
      await expect(make).rejects.toMatchObject({ entries: [{ loc: ['body', 'expires_at'], type: 'value_error' }] });
    },
  );

  it('has a label of 64 characters at most, however many units each of them takes', async () => {
    const make = (label: string) => world.gate.keys.create(world.owner, { label, livemode: true, scopes: ['check'] });
    await expect(make('\u{1f511}'.repeat(65))).rejects.toMatchObject({ entries: [{ loc: ['body', 'label'] }] });
    const { record } = await make('\u{1f511}'.repeat(64));
    await world.gate.keys.revoke(world.owner, record.id);
  });

  it('names the entry of its allowlist that is no address, and takes fifty entries', async () => {
    const make = (ipAllowlist: string[]) =>
      world.gate.keys.create(world.owner, { label: 'ip', livemode: true, scopes: ['check'], ipAllowlist });
    await expect(make(['192.0.2.0/24', '192.0.2.0/40'])).rejects.toMatchObject({
      entries: [{ loc: ['body', 'ip_allowlist', 1], msg: expect.stringContaining('192.0.2.0/24') }],
    });
    await expect(make(Array.from({ length: 51 }, (_, n) => `192.0.2.${n}`))).rejects.toMatchObject({
      entries: [{ loc: ['body', 'ip_allowlist'], msg: expect.stringContaining('50') }],
    });
    const { record } = await make(Array.from({ length: 50 }, (_, n) => `192.0.2.${n}`));
    await world.gate.keys.revoke(world.owner, record.id);
  });

  it('is limited in number per workspace, and belongs to admins', async () => {
    const make = () => world.gate.keys.create(world.owner, { label: 'k', livemode: true, scopes: ['check'] });
    await Promise.allSettled([make(), make(), make(), make(), make()]);
    await expect(make()).rejects.toMatchObject({ code: 'api_key_limit' });
    const usable = (await world.gate.keys.list(world.workspaceId)).filter(
      (key) => !key.revokedAt && (!key.expiresAt || key.expiresAt > new Date()),
    );
    expect(usable).toHaveLength(4);
    const reviewer = await world.person('reviewer');
    await expect(world.gate.keys.revoke(reviewer, 'x')).rejects.toMatchObject({ code: 'forbidden' });
    const own = { label: 'own', livemode: true, scopes: ['check' as const] };
    await expect(world.gate.keys.create(reviewer, own)).rejects.toMatchObject({ code: 'forbidden' });
    await expect(world.gate.keys.revoke(world.owner, 'x')).rejects.toMatchObject({ code: 'api_key_not_found' });
    // The workspace's own ceiling goes before the server's.
    await world.configure({ max_keys: 5 });
    const fifth = await make();
    await expect(make()).rejects.toMatchObject({ code: 'api_key_limit', message: expect.stringContaining('5') });
    await world.configure({ max_keys: null });
    for (const { id } of [fifth.record, ...usable.slice(0, 2)]) await world.gate.keys.revoke(world.owner, id);
  });
});

describe('the daily quota', () => {
  it('refuses what does not fit, stores nothing of it, and still replays', async () => {
    const { caller } = await world.newKey({ livemode: false });
    const body = 'Hello Ada, thank you for the call. '.repeat(40);
    const first = await world.gate.submit(caller, message({ bodyText: body, idempotencyKey: 'q' }));
    const refusal = world.gate.submit(caller, message({ bodyText: body }));
    await expect(refusal).rejects.toMatchObject({
      code: 'governance_quota_exceeded',
      recovery: { action: 'wait_for_reset', limit: 500, retry_after_seconds: expect.any(Number), safe_to_retry: true },
    });
    const tooLarge = world.gate.submit(caller, message({ bodyText: body.repeat(2) }));
    await expect(tooLarge).rejects.toMatchObject({
      code: 'governance_quota_exceeded',
      recovery: { action: 'raise_quota', limit: 500 },
      headers: {},
    });
    const again = await world.gate.submit(caller, message({ bodyText: body, idempotencyKey: 'q' }));
    expect(again.submission.actionId).toBe(first.submission.actionId);
    const [row] = await world.database.sql<{ n: number }>('SELECT count(*)::int AS n FROM submission');
    expect(row?.n).toBe(1);
  });

  it('gets the tokens of a request that came to nothing back once, however often they are handed back', () => {
    const meter = new UsageMeter({} as GateParts, () => 0);
    meter.reserve(world.caller, 30);
    const handBack = meter.reserve(world.caller, 100);
    handBack();
    handBack();
    expect(meter.state(world.caller).used).toBe(30);
  });

  it('is used up to its last token, and whole again with the next day of UTC', () => {
    let now = Date.UTC(2026, 0, 5, 23, 59, 59, 999);
    const meter = new UsageMeter({} as GateParts, () => now);
    const caller = { ...world.caller, limits: { ...world.caller.limits, tokensPerDay: 100 } };
    meter.reserve(caller, 60);
    meter.reserve(caller, 40);
    expect(() => meter.admit(caller, 1)).toThrow('does not hold 1 more');
    now += 1;
    expect(meter.admit(caller, 100)).toMatchObject({ used: 0, remaining: 100, resetsAt: new Date('2026-01-07') });
  });

  it('counts what other processes used beside its own, and nothing twice', async () => {
    let [now, stored] = [43_200_000, 30];
    const prisma = { $queryRaw: async () => [{ tokens: stored }] };
    const meter = new UsageMeter({ store: { prisma } } as unknown as GateParts, () => now);
    const began = performance.now();
    const clock = jest.spyOn(performance, 'now').mockReturnValue(began);
    try {
      await meter.prepare(world.caller);
      meter.reserve(world.caller, 50);
      expect(meter.state(world.caller).used).toBe(80);
      // Its own tokens are stored by now, the others have used twelve more, and the clock of the host was set back.
      clock.mockReturnValue(began + 5_001);
      [now, stored] = [now - 3_600_000, 92];
      meter.state(world.caller);
      await nextTurn();
      expect(meter.state(world.caller).used).toBe(92);
    } finally {
      clock.mockRestore();
    }
  });

  describe('that is written down while the store breaks off', () => {
    let parts: GateParts;
    let workspaceId: string;
    beforeEach(async () => {
      ({ parts } = openParts(world.options));
      workspaceId = (await world.gate.workspaces.create('Counted', null)).id;
    });
    afterEach(() => parts.store.close());

    /** A meter whose store breaks off once: with its answer on the way, before it has committed, or before it has begun. */
    const breakingOff = (when: 'answering' | 'committing' | 'beginning') => {
      const gone = () => new Error('Connection terminated unexpectedly');
      let whole = false;
      const transaction: GateParts['store']['transaction'] = async (work) => {
        if (whole) return parts.store.transaction(work);
        whole = true;
        if (when === 'beginning') throw gone();
        await parts.store.transaction(async (session) => {
          await work(session);
          if (when === 'committing') throw gone();
        });
        throw gone();
      };
      return new UsageMeter({ ...parts, store: { ...parts.store, transaction } });
    };

    it.each(['answering', 'committing', 'beginning'] as const)('is counted once: %s', async (when) => {
      const meter = breakingOff(when);
      const caller = { ...world.caller, workspaceId };
      meter.count(caller, 'preview', 3);
      meter.count(caller, 'replayed', 0);
      const flushing = meter.flush();
      meter.count(caller, 'preview', 4);
      await expect(flushing).rejects.toThrow('terminated');
      const reported = asWorkspace(workspaceId, () => meter.report(workspaceId, {}, 100));
      const { requests, tokens_used: tokens } = await reported;
      expect({ ...requests, tokens }).toMatchObject({ preview: 2, replayed: 1, tokens: 7 });
    });

    it('waits for a transaction under way, and takes one that the store has not come to for lost', async () => {
      const client = new pg.Client({ connectionString: world.options.databaseUrl });
      await client.connect();
      await client.query('BEGIN');
      const [begun] = (await client.query<{ id: string }>('SELECT pg_current_xact_id()::text AS id')).rows;
      const asked = (id = '') => asSystem('usage', () => isCommitted(parts.store.prisma, id));
      expect(await asked(begun?.id)).toBeNull();
      await client.query('COMMIT');
      await client.end();
      expect(await asked(begun?.id)).toBe(true);
      expect(await asked('9000000000')).toBe(false);
    });
  });

  it('is reported with what is being written down just then', async () => {
    let written = false;
    let finish: (() => void) | undefined;
    const createMany = () =>
      new Promise<void>((resolve) => {
        finish = () => {
          written = true;
          resolve();
        };
      });
    const $queryRaw = async () => (written ? [{ day: '1970-01-01', kind: 'preview', requests: 1, tokens: 3 }] : []);
    const prisma = { usageEvent: { createMany }, $queryRaw };
    const transaction = (work: (session: unknown) => unknown) => work(prisma);
    const meter = new UsageMeter({ store: { prisma, transaction } } as unknown as GateParts, () => 0);
    meter.count(world.caller, 'preview', 3);
    const flushing = meter.flush();
    const reporting = meter.report(world.workspaceId, {}, 100);
    await nextTurn();
    finish?.();
    expect((await reporting).requests.preview).toBe(1);
    await flushing;
  });

  it("and the rates of test keys are the workspace's own where it sets them, and reported as they bind", async () => {
    const { gate, workspaceId } = world;
    const { key } = await world.newKey({ livemode: false });
    const limits = async () => (await gate.authenticateKey(key))?.limits;
    const reported = async () => (await gate.usage.report(workspaceId, { livemode: false })).tokens_limit;
    expect(await limits()).toMatchObject({ tokensPerDay: 500, burst: 60 });
    expect(await reported()).toBe(500);
    await world.configure({ test_tokens_per_day: 7, test_per_minute: 3, rate_burst: 2 });
    const own = { tokensPerDay: 7, gatePerMinute: 3, previewPerMinute: 3, readsPerMinute: 3, burst: 2 };
    expect(await limits()).toEqual(own);
    expect(await reported()).toBe(7);
    await world.configure({ test_tokens_per_day: null, test_per_minute: null, rate_burst: null });
    expect(await limits()).toMatchObject({ tokensPerDay: 500 });
  });

  it('is on record for previews before anybody asks, so that a process that is killed takes no more than a second along', async () => {
    const { gate, caller, database, close } = await testGate();
    const stored = () => database.sql('SELECT requests, tokens FROM usage_event WHERE kind = $1', ['preview']);
    expect(await stored()).toEqual([]);
    const preview = { contentType: 'other', context: null, idempotencyKey: null, sourceModel: null } as const;
    await gate.preview(caller, { content: 'twelve chars', ...preview });
    let rows = await stored();
    while (rows.length === 0) rows = await stored();
    expect(rows).toMatchObject([{ requests: 1, tokens: 3 }]);
    await close();
  });

  it('is reported by kind and channel, the same before and after the roll-up', async () => {
    const { gate, caller, workspaceId } = world;
    await gate.submit(caller, message());
    await gate.submit(
      caller,
      message({ channel: 'sms', recipient: '+14155550123', subject: null, bodyText: 'On my way.' }),
    );
    const preview = {
      content: 'twelve chars',
      contentType: 'other',
      context: null,
      idempotencyKey: null,
      sourceModel: null,
    } as const;
    await gate.preview(caller, preview);
    gate.usage.countRejected(caller);
    const before = await gate.usage.report(workspaceId);
    expect(before).toMatchObject({ requests: { gate: 2, preview: 1, rejected_429: 1 }, breakdown: { preview: 3 } });
    // The text, and the scan that will read it.
    expect(before.by_channel.sms).toBe(6);
    expect(before.tokens_used).toBe(gate.usage.state(caller).used);
    expect(await gate.maintenance.rollUpUsage()).toBeGreaterThan(0);
    expect(await gate.usage.report(workspaceId)).toEqual(before);
    expect(before.history).toHaveLength(1);
    // What is rolled up later comes on top.
    await gate.preview(caller, preview);
    await gate.usage.report(workspaceId);
    expect(await gate.maintenance.rollUpUsage()).toBe(1);
    const after = { requests: { gate: 2, preview: 2 }, breakdown: { preview: 6 }, by_channel: before.by_channel };
    expect(await gate.usage.report(workspaceId)).toMatchObject(after);
  });
});
