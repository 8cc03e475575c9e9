import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { breakSeal, message, type TestGate, testGate } from '../testing.ts';

let world: TestGate;
beforeAll(async () => {
  world = await testGate();
  await world.configure({ seal_content: true, evidence_lease: true });
});
afterAll(() => world.close());

const submit = async () => (await world.gate.submit(world.caller, message())).submission.actionId;
/** Writes what only time writes. */
const makeSo = async (change: string, ...actionIds: string[]) => {
  await world.database.unguarded(`UPDATE submission SET ${change} WHERE id = ANY ($1)`, [actionIds]);
};
const statusOf = async (actionId: string) =>
  (await world.database.sql<{ status: string }>('SELECT status FROM submission WHERE id = $1', [actionId]))[0]?.status;

const sweeps = [
  {
    what: 'messages whose evidence is over',
    due: (ago: string) => `evidence_expires_at = now() - interval '${ago}'`,
    sweep: 'holdExpiredEvidence',
    ends: { from: 'APPROVED', to: 'QUEUED' },
  },
  {
    what: 'holds whose quiet hours are over',
    due: (ago: string) => `status = 'QUEUED', queue_reason = 'quiet_hours', release_at = now() - interval '${ago}'`,
    sweep: 'releaseDue',
    ends: { from: 'QUEUED', to: 'APPROVED' },
  },
] as const;

describe.each(sweeps)('a sweep of $what', ({ due, sweep, ends }) => {
  it('comes for all that can be read, whatever cannot and has waited longer', async () => {
    const [unreadable, one, other] = [await submit(), await submit(), await submit()];
    await makeSo(due('2 days'), unreadable);
    await breakSeal(world.database, 'submission', 'content_sealed', unreadable);
    // Two of the very same moment: one is not passed over with the other.
    await makeSo(due('1 day'), one, other);
    expect(await world.gate.reviews[sweep](1)).toBe(2);
    expect([await statusOf(one), await statusOf(other)]).toEqual([ends.to, ends.to]);
    expect(await statusOf(unreadable)).toBe(ends.from);
  });

  it('comes for the others where Postgres refuses one of them, and asks no more where it refuses one after the other', async () => {
    const [locked, one, ...refused] = await Promise.all(Array.from({ length: 5 }, submit));
    await makeSo(due('9 days'), locked as string);
    await makeSo(due('8 days'), one as string);
    // As where somebody holds its row for longer than the store waits.
    const refuse = async (...actionIds: string[]) => {
      await world.database.unguarded(`CREATE OR REPLACE FUNCTION refuse() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
        RAISE EXCEPTION 'refused' USING ERRCODE = '57014'; END $$`);
      const list = actionIds.map((id) => `'${id}'`).join(', ');
      await world.database.unguarded(`CREATE OR REPLACE TRIGGER refuse BEFORE UPDATE ON submission FOR EACH ROW
        WHEN (OLD.id IN (${list})) EXECUTE FUNCTION refuse()`);
    };
    await refuse(locked as string);
    expect(await world.gate.reviews[sweep](1)).toBe(1);
    expect([await statusOf(locked as string), await statusOf(one as string)]).toEqual([ends.from, ends.to]);

    await makeSo(due('7 days'), ...refused);
    await refuse(locked as string, ...refused);
    await expect(world.gate.reviews[sweep](1)).rejects.toMatchObject({ code: 'service_unavailable' });
    await world.database.unguarded('DROP TRIGGER refuse ON submission');
    expect(await world.gate.reviews[sweep](1)).toBe(4);
  });

  it('looks for no more once it is stopped', async () => {
    const [one, other] = [await submit(), await submit()];
    await makeSo(due('5 days'), one);
    await makeSo(due('4 days'), other);
    let looks = 0;
    expect(await world.gate.reviews[sweep](1, () => ++looks > 1)).toBe(1);
    expect([await statusOf(one), await statusOf(other)]).toEqual([ends.to, ends.from]);
    expect(await world.gate.reviews[sweep](1)).toBe(1);
  });
});
