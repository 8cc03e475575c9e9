import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import type { ProblemError } from '@sendgate/contracts';
import type { Actor } from '../caller.ts';
import { blockedBody, message, type TestGate, testGate, zoneWhereItIs } from '../testing.ts';

/*
 * A process whose clock is wrong. What it writes down is compared with what others do: which record is settled, which approval
 * was told before its message went back to a hold, which entry of the suppression list came after an approval.
 */

let world: TestGate;
let reviewer: Actor;
beforeAll(async () => {
  world = await testGate();
  reviewer = await world.person('reviewer');
  await world.configure({ callback_url: 'https://hooks.example.org/gate', evidence_lease: true });
});
afterAll(() => world?.close());

/** All that a clock is made of but the time of day. */
const timers = [
  ...(['hrtime', 'nextTick', 'performance', 'queueMicrotask', 'setImmediate', 'clearImmediate'] as const),
  ...(['setInterval', 'clearInterval', 'setTimeout', 'clearTimeout'] as const),
];

/** Acts while the clock of this process is so many hours ahead, or behind. */
async function hoursOff<Result>(hours: number, act: () => Promise<Result>): Promise<Result> {
  jest.useFakeTimers({ now: Date.now() + hours * 3_600_000, doNotFake: timers });
  try {
    return await act();
  } finally {
    jest.useRealTimers();
  }
}

const approve = (actionId: string, expectedVersion: number) =>
  world.gate.reviews.approve(reviewer, actionId, { expectedVersion, reason: 'Looked at it with sales.' });
const held = async () => (await world.gate.submit(world.caller, message({ bodyText: blockedBody }))).submission;

/** The tables of which a row bears a moment more than an hour from now in a column that tells when it was made. */
async function wronglyDated(): Promise<string[]> {
  const columns = await world.database.sql<{ name: string }>(
    `SELECT table_name AS name FROM information_schema.columns WHERE table_schema = 'public' AND column_name = 'created_at'`,
  );
  const wrong: string[] = [];
  for (const { name } of columns) {
    const off = `abs(extract(epoch FROM created_at - now())) > 3600`;
    if ((await world.database.sql(`SELECT 1 FROM "${name}" WHERE ${off} LIMIT 1`)).length > 0) wrong.push(name);
  }
  return wrong;
}

describe.each([
  ['behind', -2],
  ['ahead', 2],
])('a process whose clock is two hours %s', (_name, hours) => {
  it('dates what it writes down by the clock of Postgres', async () => {
    const { actionId, version } = await held();
    await hoursOff(hours, async () => {
      const { gate, owner } = world;
      await gate.reviews.addNote(reviewer, actionId, { expectedVersion: version, text: 'A word about it.' });
      const text = { expectedVersion: version, bodyText: 'Hello Ada, see you on Thursday.' };
      const edited = await gate.reviews.edit(reviewer, actionId, text);
      await approve(actionId, edited.version);
      await gate.workspaces.suppression.add(owner, [`${hours}@listed.example.org`]);
      await gate.workspaces.suppression.startImport(owner, Buffer.from(`${hours}@file.example.org`));
      await gate.privacy.erase(owner, `${hours}@erased.example.org`);
      await world.configure({ max_discount_percent: 10 + hours });
      await gate.workspaces.create('Another', owner);
      await gate.crm.connect(owner, { refreshToken: 'refresh-token', portalId: '4711', scopes: [], tagging: false });
    });
    expect(await wronglyDated()).toEqual([]);
    const { connectedAt } = await world.gate.crm.connection(world.workspaceId);
    expect(Math.abs((connectedAt?.getTime() ?? 0) - Date.now())).toBeLessThan(3_600_000);
  });

  it('tries a draft on messages that came a moment ago, and reads what was refused of a file as long as it is kept', async () => {
    const editor = await world.person('policy_editor');
    const { gate, owner, workspaceId } = world;
    await held();
    const rules = { guarantee_claim: { enabled: false } };
    const { version, activeSnapshotId, draft } = await gate.policy.draft(editor);
    const saved = await gate.policy.saveDraft(editor, { ...draft, basedOn: activeSnapshotId, rules }, version);
    const file = await gate.workspaces.suppression.startImport(owner, Buffer.from(`recipient\nnobody ${hours}\n`));
    await gate.workspaces.suppression.runImport(file.importId);
    // Kept for an hour more, by the clock of Postgres.
    await world.database.sql(`UPDATE suppression_import SET refused_until = now() + interval '1 hour' WHERE id = $1`, [
      file.importId,
    ]);
    await hoursOff(hours, async () => {
      const again = await gate.policy.saveDraft(editor, { ...draft, basedOn: activeSnapshotId, rules }, saved.version);
      expect(again.updatedAt?.getTime()).toBeGreaterThanOrEqual(saved.updatedAt?.getTime() ?? Number.NaN);
      expect(again.updatedAt?.getTime()).toBeLessThan((saved.updatedAt?.getTime() ?? Number.NaN) + 3_600_000);
      const backtest = await gate.policy.startBacktest(editor, { expectedVersion: again.version, submissions: 1 });
      expect(backtest.total).toBe(1);
      await gate.policy.runBacktest({ workspaceId, refId: backtest.backtestId }, () => false);
      expect(await gate.workspaces.suppression.refusedRows(reviewer, file.importId)).toHaveLength(1);
    });
  });

  it('counts the keys that the others take', async () => {
    const { gate, owner, workspaceId } = world;
    const lasting = (await gate.keys.list(workspaceId)).filter(({ expiresAt }) => expiresAt === null);
    await world.configure({ max_keys: lasting.length + 1 });
    const add = () => gate.keys.create(owner, { label: 'k', livemode: true, scopes: ['check'] });
    const { record } = await add();
    // Ended an hour ago, or ends in an hour: the wrong clock takes either for the other.
    await world.database.sql(`UPDATE api_key SET expires_at = now() + make_interval(hours => $1) WHERE id = $2`, [
      hours / 2,
      record.id,
    ]);
    const added = await hoursOff(hours, () => add().catch((error: ProblemError) => error.code));
    expect(added).toEqual(hours > 0 ? 'api_key_limit' : expect.objectContaining({ key: expect.any(String) }));
    await world.configure({ max_keys: null });
  });

  it('has its approval told of a message that went back to a hold before it', async () => {
    const { actionId, version } = await held();
    await approve(actionId, version);
    await world.database.sql(`UPDATE submission SET evidence_expires_at = now() - interval '1 second' WHERE id = $1`, [
      actionId,
    ]);
    expect(await world.gate.reviews.holdExpiredEvidence()).toBe(1);
    await hoursOff(hours, () => approve(actionId, version + 2));
    const events = await world.database.sql<{ id: string }>(
      'SELECT id FROM callback_event WHERE submission_id = $1 ORDER BY id',
      [actionId],
    );
    const told = await Promise.all(events.map(({ id }) => world.gate.delivery.load(id)));
    expect(told.map((delivery) => delivery?.event ?? null).sort()).toEqual(['gate.review.approved', null]);
  });
});

describe('a worker whose clock is half a day off', () => {
  it('releases nothing by night', async () => {
    const open = { enabled: true, default: { from: '08:00', to: '20:00' }, table: [] };
    await world.configure({ quiet_hours: open });
    const { submission } = await world.gate.submit(
      world.caller,
      message({
        channel: 'sms',
        subject: null,
        recipient: '+14155550177',
        metadata: { contact: { timezone: zoneWhereItIs(2) } },
      }),
    );
    const { actionId } = submission;
    expect(submission).toMatchObject({ status: 'QUEUED', queueReason: 'quiet_hours' });
    await world.database.sql(`UPDATE submission SET release_at = now() - interval '1 minute' WHERE id = $1`, [
      actionId,
    ]);
    expect(await hoursOff(12, () => world.gate.reviews.releaseDue())).toBe(0);
    expect(await world.gate.findSubmission(world.workspaceId, actionId)).toMatchObject({
      status: 'QUEUED',
      releaseAt: submission.releaseAt,
    });
  });
});
