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
const follow = (after: string | null, stop = new AbortController(), endless = true) =>
  world.gate.reviews.follow(world.workspaceId, { after, follow: endless, signal: stop.signal, pollMs: 5 });

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
  const record = (submissionId: string) => `INSERT INTO audit_event (workspace_id, submission_id, kind, actor)
    VALUES ('${world.workspaceId}', '${submissionId}', 'review.note_added', 'a@b.co')`;
  const slow = world.database.sql(`DO $$ BEGIN ${record(late)};
    WHILE NOT EXISTS (SELECT FROM may_commit) LOOP PERFORM pg_sleep(0.01); END LOOP; END $$`);
  // It has written, and so taken its number, once it shows among those that run.
  for (let running = 0; running === 0; ) {
    const [row] = await world.database.sql<{ n: number }>(
      "SELECT count(*)::int AS n FROM pg_stat_activity WHERE datname = current_database() AND backend_xid IS NOT NULL AND query LIKE 'DO %'",
    );
    running = row?.n ?? 0;
  }
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
      await world.database.sql('INSERT INTO may_commit VALUES (1)');
      await slow;
    }
    if (told.length === 2) stop.abort();
  }
  expect(told.sort()).toEqual([late, early].sort());
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
