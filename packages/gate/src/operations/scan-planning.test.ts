import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { governanceTokens } from '@sendgate/contracts';
import { openGate } from '../open-gate.ts';
import { message, type TestGate, testGate } from '../testing.ts';
import { AdvisoryBacklog, advisoryLimit } from './scan-planning.ts';

let world: TestGate;
beforeAll(async () => {
  world = await testGate();
});
afterAll(() => world.close());

it('lets new submissions go without scans while more are waiting than can be of use, whosever they are, and only then', async () => {
  const scansOf = async () => {
    const { submission } = await world.gate.submit(world.caller, message());
    const rows = await world.database.sql('SELECT 1 FROM work_item WHERE ref_id = $1', [submission.actionId]);
    return rows.length;
  };
  expect(await scansOf()).toBeGreaterThan(0);
  const other = await world.gate.workspaces.create('Another workspace', null);
  await world.database.sql(
    `INSERT INTO work_item (id, workspace_id, kind, dedupe_key, ref_id, max_attempts)
     SELECT 'w' || n, $1, 'scan_grounding', 'd' || n, 'r' || n, 5 FROM generate_series(1, $2) n`,
    [other.id, advisoryLimit],
  );
  const busy = await openGate(world.options);
  const one = async () => (await busy.submit(world.caller, message())).submission;
  // The first asks, and whoever comes after the answer goes without.
  let submission = await one();
  for (let tries = 0; submission.advisory.semantic.state !== 'skipped' && tries < 100; tries++)
    submission = await one();
  expect(submission).toMatchObject({ status: 'APPROVED', advisory: { semantic: { state: 'skipped' } } });
  const rows = await world.database.sql('SELECT 1 FROM work_item WHERE ref_id = $1', [submission.actionId]);
  expect(rows).toEqual([]);
  await busy.close();
  await world.database.sql('DELETE FROM work_item WHERE workspace_id = $1', [other.id]);
});

it('stops forming opinions at nine tenths of the daily quota, and goes on deciding', async () => {
  const { gate, key, caller: first } = world;
  const used = () => gate.usage.state(first).used;
  const bodyText = 'Hello Ada, see you on Thursday at ten in the morning, then. '.repeat(20);
  const one = async () => {
    const caller = await gate.authenticateKey(key);
    if (!caller) throw new Error('the key was not accepted');
    return (await gate.submit(caller, message({ bodyText }))).submission;
  };
  const before = used();
  for (let round = 0; round < 20; round++) await one();
  const cost = (used() - before) / 20;
  // The next message but one reaches the share, and still fits.
  await world.configure({ tokens_per_day: Math.floor((used() + 1.5 * cost) / 0.9) });
  expect((await one()).advisory.semantic.state).toBe('scheduled');
  const last = await one();
  expect(last).toMatchObject({ status: 'APPROVED', advisory: { semantic: { state: 'skipped' } } });
  expect(await world.database.sql('SELECT 1 FROM work_item WHERE ref_id = $1', [last.actionId])).toEqual([]);
  await world.configure({ tokens_per_day: null });
});

it('counts an opinion with the message it is of, and forms none that the daily quota does not hold', async () => {
  const other = await testGate();
  const bodyText = 'Hello Ada, see you on Thursday at ten in the morning, then. '.repeat(20);
  const tokens = governanceTokens(message().subject, bodyText);
  const one = async () => {
    const caller = await other.gate.authenticateKey(other.key);
    if (!caller) throw new Error('the key was not accepted');
    const { submission } = await other.gate.submit(caller, message({ bodyText }));
    const { tokens_used: used, breakdown } = await other.gate.usage.report(other.workspaceId);
    expect(other.gate.usage.state(caller).used).toBe(used);
    return { scan: submission.advisory.semantic.state, used, of: breakdown.advisory_semantic };
  };
  expect(await one()).toEqual({ scan: 'scheduled', used: 2 * tokens, of: tokens });
  // Far from the share that is left to decisions, and yet too little for the text and its scan.
  await other.configure({ tokens_per_day: 4 * tokens - 1 });
  expect(await one()).toEqual({ scan: 'skipped', used: 3 * tokens, of: tokens });
  await other.close();
});

it('keeps its answer while the store is away, and asks again only after a while', async () => {
  let clock = 0;
  let asked = 0;
  let answer: () => Promise<boolean> = async () => true;
  const backlog = new AdvisoryBacklog(
    () => {
      asked += 1;
      return answer();
    },
    () => clock,
  );
  const settled = () => new Promise<void>((resolve) => setImmediate(resolve));
  expect(backlog.isFull()).toBe(false);
  await settled();
  expect([backlog.isFull(), asked]).toEqual([true, 1]);
  answer = () => Promise.reject(new Error('away'));
  clock = 5_000;
  backlog.isFull();
  await settled();
  expect([backlog.isFull(), asked]).toEqual([true, 2]);
  answer = async () => false;
  clock = 10_000;
  backlog.isFull();
  await settled();
  expect([backlog.isFull(), asked]).toEqual([false, 3]);
});
