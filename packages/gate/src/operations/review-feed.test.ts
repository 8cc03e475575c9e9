import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { auditKinds, feedEventOf, reviewFeedEvents } from '@sendgate/contracts';
import { blockedBody, message, type TestGate, testGate } from '../testing.ts';

let world: TestGate;
beforeAll(async () => {
  world = await testGate();
  await world.database.sql('CREATE TABLE may_commit (id int)');
});
afterAll(() => world.close());

const hold = async () =>
  (await world.gate.submit(world.caller, message({ bodyText: blockedBody }))).submission.actionId;
const follow = (after: string | null, stop = new AbortController(), endless = true, shown: string | null = null) =>
  world.gate.reviews.follow(world.workspaceId, { after, shown, follow: endless, signal: stop.signal, pollMs: 5 });
const record = (submissionId: string) => `INSERT INTO audit_event (workspace_id, submission_id, kind, actor)
  VALUES ('${world.workspaceId}', '${submissionId}', 'review.note_added', 'a@b.co')`;

/** Writes in a transaction that stays open until it is let go. */
async function writeSlowly(statement: string): Promise<() => Promise<unknown>> {
  const [row] = await world.database.sql<{ n: number }>('SELECT coalesce(max(id), 0)::int + 1 AS n FROM may_commit');
  const slow = world.database.sql(`DO $$ BEGIN ${statement};
    WHILE NOT EXISTS (SELECT FROM may_commit WHERE id = ${row?.n}) LOOP PERFORM pg_sleep(0.01); END LOOP; END $$`);
  // It has written, and so taken its number, once it shows among those that run.
  for (let running = 0; running === 0; ) {
    const [found] = await world.database.sql<{ n: number }>(
      "SELECT count(*)::int AS n FROM pg_stat_activity WHERE datname = current_database() AND backend_xid IS NOT NULL AND query LIKE 'DO %'",
    );
    running = found?.n ?? 0;
  }
  return async () => {
    await world.database.sql(`INSERT INTO may_commit VALUES (${row?.n})`);
    await slow;
  };
}

async function now(): Promise<string> {
  const actionId = await hold();
  const stop = new AbortController();
  for await (const found of follow('1-0', stop)) {
    const entry = found.find((candidate) => candidate.actionId === actionId);
    if (entry) return entry.cursor;
  }
  throw new Error('the feed ended');
}

it('a transaction that commits late is told of, although others that began after it committed first', async () => {
  const from = await now();
  const [late, early] = [await hold(), await hold()];
  const letGo = await writeSlowly(record(late));
  await world.database.sql(record(early));
  const stop = new AbortController();
  const told: string[] = [];
  let looks = 0;
  for await (const found of follow(from, stop)) {
    told.push(...found.filter(({ kind }) => kind === 'review.note_added').map(({ actionId }) => actionId));
    looks += 1;
    if (looks === 5) {
      // What committed is not told yet: an event with a smaller number may still come.
      expect(told).toEqual([]);
      await letGo();
    }
    if (told.length === 2) stop.abort();
  }
  expect(told.sort()).toEqual([late, early].sort());
});

it('what a page shows is not told to it again, though it came after a transaction that still ran; what ran then is', async () => {
  const [slow, shown] = [await hold(), await hold()];
  const letGo = await writeSlowly(record(slow));
  await world.database.sql(record(shown));
  const end = await world.gate.reviews.feedEnd(world.workspaceId);
  await letGo();
  const next = await hold();
  const told: string[] = [];
  const stop = new AbortController();
  for await (const found of follow(end.after, stop, true, end.shown)) {
    told.push(...found.map(({ actionId }) => actionId));
    if (told.includes(next)) stop.abort();
  }
  expect(told).toEqual([slow, next]);
});

it('what was shown before a restore, or is no such thing, hides nothing', async () => {
  const { after } = await world.gate.reviews.feedEnd(world.workspaceId);
  const next = await hold();
  for (const shown of ['999999999999', '999999999999-1', '-', 'x', '1--2', '']) {
    const stop = new AbortController();
    for await (const found of follow(after, stop, true, shown)) {
      if (found.some(({ actionId }) => actionId === next)) stop.abort();
    }
    expect(stop.signal.aborted).toBe(true);
  }
});

it('many events at once are each told once, in pages, to whoever resumes anywhere', async () => {
  const from = await now();
  const [first] = [await hold()];
  await world.database.sql(
    `INSERT INTO audit_event (workspace_id, submission_id, kind, actor)
     SELECT $1, $2, 'review.note_added', 'a@b.co' FROM generate_series(1, 450)`,
    [world.workspaceId, first],
  );
  await hold();
  const all = [];
  const stop = new AbortController();
  for await (const found of follow(from, stop)) {
    all.push(...found);
    if (all.length === 452) stop.abort();
  }
  expect(new Set(all.map(({ cursor }) => cursor)).size).toBe(452);
  const rest = [];
  for await (const found of follow(all[229]?.cursor ?? '', new AbortController(), false)) rest.push(...found);
  expect(rest.map(({ cursor }) => cursor)).toEqual(all.slice(230).map(({ cursor }) => cursor));
});

it('approved messages, readings and other tenants are not told of', async () => {
  const from = await now();
  const { submission } = await world.gate.submit(world.caller, message());
  expect(submission.status).toBe('APPROVED');
  await world.gate.reviews.open(world.owner, submission.actionId);
  const held = await hold();
  const told = [];
  const stop = new AbortController();
  for await (const found of follow(from, stop)) {
    told.push(...found);
    if (told.some(({ actionId }) => actionId === held)) stop.abort();
  }
  expect(told.map(({ actionId, event }) => [actionId, event])).toEqual([[held, 'hold.created']]);
});

it('an end of the record beyond what there is begins at what there is', async () => {
  const found = [];
  for await (const entries of follow('999999999999-1', new AbortController(), false)) found.push(...entries);
  expect(found).toEqual([]);
});

it('every told kind is a kind of record, and every event is used', () => {
  expect(Object.keys(feedEventOf).filter((kind) => !(kind in auditKinds))).toEqual([]);
  expect([...new Set(Object.values(feedEventOf))].sort()).toEqual([...reviewFeedEvents].sort());
});
