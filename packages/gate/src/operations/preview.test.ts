import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { openGate } from '../open-gate.ts';
import { blockedBody, type TestGate, testGate } from '../testing.ts';

let world: TestGate;
beforeAll(async () => {
  world = await testGate();
});
afterAll(() => world.close());

const request = (changes: object = {}) => ({
  content: 'Hello Ada, thank you for the call.',
  contentType: 'other' as const,
  context: null,
  idempotencyKey: null,
  sourceModel: null,
  ...changes,
});

describe('a preview', () => {
  it('answers with a verdict and stores no submission', async () => {
    const { verdict, replayed } = await world.gate.preview(world.caller, request({ content: blockedBody }));
    expect(verdict).toMatchObject({ verdict: 'blocked', review_url: null });
    expect(verdict.action_id).toMatch(/^chk_/);
    expect(Object.keys(verdict.violations[0] ?? {})).toEqual(['rule', 'severity', 'detail', 'matched_substring']);
    expect(replayed).toBe(false);
    const [row] = await world.database.sql<{ n: number }>('SELECT count(*)::int AS n FROM submission');
    expect(row?.n).toBe(0);
  });

  it('shows spans only when asked', async () => {
    const { verdict } = await world.gate.preview(world.caller, request({ content: blockedBody }), {
      includeSpans: true,
    });
    expect(verdict.violations[0]).toMatchObject({ field: 'content', start: blockedBody.indexOf('AKIA') });
  });

  it('refuses a credential in its context or for a model, and does not repeat it', async () => {
    const secret = 'AKIAIOSFODNN7EXAMPLQ';
    for (const [told, loc] of [
      [{ context: { note: 'fine', token: secret } }, ['body', 'context', 'token']],
      [{ context: { note: 'fine', [secret]: 'fine' } }, ['body', 'context']],
      [{ sourceModel: `gpt ${secret}` }, ['body', 'source_model']],
    ] as const) {
      const refusal = world.gate.preview(world.caller, request(told));
      await expect(refusal).rejects.toMatchObject({ entries: [{ loc, type: 'value_error' }] });
      await refusal.catch((error) => expect(JSON.stringify(error.entries)).not.toContain('AKIA'));
    }
  });

  it('touches no database once the policy is known, unless it has a key', async () => {
    await world.gate.preview(world.caller, request());
    const allow = (allowed: boolean) =>
      world.database.sql('UPDATE pg_database SET datallowconn = $1 WHERE datname = current_database()', [allowed]);
    await allow(false);
    await world.database.sql(
      'SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()',
    );
    try {
      for (let index = 0; index < 50; index++) await world.gate.preview(world.caller, request());
      const keyed = world.gate.preview(world.caller, request({ idempotencyKey: 'x' }));
      await expect(keyed).rejects.toMatchObject({ code: 'service_unavailable' });
    } finally {
      await allow(true);
    }
  });
});

describe('a preview key', () => {
  it('returns the same bytes for 24 hours, whatever the content', async () => {
    const first = await world.gate.preview(world.caller, request({ idempotencyKey: 'k', content: blockedBody }));
    const again = await world.gate.preview(world.caller, request({ idempotencyKey: 'k' }));
    expect(again.replayed).toBe(true);
    expect(JSON.stringify(again.verdict)).toBe(JSON.stringify(first.verdict));
    const [row] = await world.database.sql(
      `SELECT expires_at BETWEEN claimed_at + interval '24 hours' AND now() + interval '24 hours' AS day FROM preview_verdict`,
    );
    expect(row).toEqual({ day: true });
    await world.database.sql(`UPDATE preview_verdict SET expires_at = now() - interval '1 second'`);
    const later = await world.gate.preview(world.caller, request({ idempotencyKey: 'k' }));
    expect(later).toMatchObject({ replayed: false, verdict: { verdict: 'safe' } });
  });

  it('evaluates once for concurrent twins in two processes', async () => {
    const other = await openGate(world.options);
    const answers = await Promise.all(
      Array.from({ length: 40 }, (_, index) =>
        (index % 2 ? world.gate : other).preview(world.caller, request({ idempotencyKey: 'twins' })),
      ),
    );
    await other.close();
    expect(new Set(answers.map(({ verdict }) => verdict.action_id)).size).toBe(1);
    expect(answers.filter(({ replayed }) => !replayed)).toHaveLength(1);
  });

  it('whose first request has not answered in five seconds is told so, in the process of the first one too', async () => {
    const keyed = () => world.gate.preview(world.caller, request({ idempotencyKey: 'stuck' }));
    await keyed();
    // As another process has it that is still at work.
    await world.database.sql(`UPDATE preview_verdict SET verdict = NULL, claimed_at = now() + interval '1 hour'`);
    const started = performance.now();
    const clock = jest.spyOn(performance, 'now').mockReturnValue(started);
    try {
      const twins = [keyed(), keyed()];
      clock.mockReturnValue(started + 5_000);
      for (const { status, reason } of (await Promise.allSettled(twins)) as PromiseRejectedResult[]) {
        expect(status).toBe('rejected');
        expect(reason).toMatchObject({ code: 'idempotency_in_progress', headers: { 'Retry-After': '1' } });
      }
    } finally {
      clock.mockRestore();
    }
  });

  it('never stores the content or the key', async () => {
    await world.gate.preview(world.caller, request({ idempotencyKey: 'secret-key-name', content: 'zebra crossing' }));
    const rows = await world.database.sql('SELECT * FROM preview_verdict');
    const stored = rows.map((row) => JSON.stringify(row)).join();
    expect(stored).not.toContain('zebra');
    expect(stored).not.toContain('secret-key-name');
  });

  it('is swept when its time is over', async () => {
    await world.database.sql(`UPDATE preview_verdict SET expires_at = now() - interval '1 second'`);
    expect(await world.gate.maintenance.sweepPreviewVerdicts()).toBeGreaterThan(0);
    expect(await world.gate.maintenance.sweepPreviewVerdicts()).toBe(0);
  });

  it('is swept with no more than the time of a statement allows, however many there are', async () => {
    await world.database.sql(
      `INSERT INTO preview_verdict (workspace_id, key_hash, expires_at)
       SELECT $1, sha256(n::text::bytea), now() - n * interval '1 millisecond' FROM generate_series(1, 10001) n`,
      [world.workspaceId],
    );
    expect(await world.gate.maintenance.sweepPreviewVerdicts()).toBe(10_000);
    expect(await world.gate.maintenance.sweepPreviewVerdicts()).toBe(1);
  });
});
