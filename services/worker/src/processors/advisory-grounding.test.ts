import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { governanceTokens } from '@sendgate/contracts';
import { message, type TestGate, testGate } from '@sendgate/gate/testing';
import { openWorkRunner } from '../run-work-item.ts';
import { advisoryGrounding } from './advisory-grounding.ts';

describe('a grounding scan', () => {
  let world: TestGate;
  beforeAll(async () => {
    world = await testGate();
  });
  afterAll(() => world.close());

  const record = {
    id: 'r1',
    entity: 'Ada',
    event_type: 'other',
    acquired_at: '2026-01-05',
    excerpt: 'Met Ada in Paris.',
  };

  const bodyText = 'Hello Ada, we met in Paris in 2019.';
  const scan = async () => {
    const { submission } = await world.gate.submit(
      world.caller,
      message({ bodyText, metadata: { source_records: [record] } }),
    );
    const [row] = await world.database.sql<{ id: string }>(
      `SELECT id FROM work_item WHERE ref_id = $1 AND kind = 'scan_grounding'`,
      [submission.actionId],
    );
    return { submission, id: row?.id ?? '' };
  };
  const run = (scans: TestGate['gate']['scans'], id: string) => {
    const { work } = world.gate;
    const processor = advisoryGrounding(openWorkRunner({ work }), { scans, work });
    return processor({ id }, { jobId: 'job', signal: new AbortController().signal });
  };
  const stateOf = async (id: string) => {
    const text = 'SELECT state, attempt, last_error_class FROM work_item WHERE id = $1';
    return (await world.database.sql(text, [id]))[0];
  };
  const scanOf = async (actionId: string) => {
    const text = `SELECT state, engine FROM advisory_scan WHERE submission_id = $1 AND kind = 'grounding'`;
    return (await world.database.sql(text, [actionId]))[0];
  };

  it('is written beside its submission and leaves the status alone', async () => {
    const { submission, id } = await scan();
    await run(world.gate.scans, id);
    expect(await stateOf(id)).toMatchObject({ state: 'DONE' });
    expect(await scanOf(submission.actionId)).toMatchObject({ state: 'done', engine: expect.any(String) });
    const after = await world.gate.findSubmission(world.workspaceId, submission.actionId);
    expect(after).toMatchObject({ status: submission.status, version: submission.version });
  });

  it('costs the tokens of the text and of the records it is held against', async () => {
    const counted = async () => (await world.gate.usage.report(world.workspaceId)).breakdown.advisory_grounding;
    const before = await counted();
    await run(world.gate.scans, (await scan()).id);
    expect((await counted()) - before).toBe(governanceTokens(bodyText, JSON.stringify([record])));
  });

  it('that breaks is tried again by the schedule, then marked as failed and given up', async () => {
    const { submission, id } = await scan();
    const broken = { ...world.gate.scans, load: () => Promise.reject(new Error('broken')) };
    for (let attempt = 1; attempt <= 5; attempt += 1) {
      await world.database.sql("UPDATE work_item SET next_run_at = date_trunc('milliseconds', now()) WHERE id = $1", [
        id,
      ]);
      await expect(run(broken, id)).rejects.toThrow('broken');
      const state = attempt < 5 ? 'PENDING' : 'DEAD';
      expect(await stateOf(id)).toMatchObject({ state, attempt, last_error_class: 'scan_failed' });
    }
    expect(await scanOf(submission.actionId)).toMatchObject({ state: 'failed' });
  });
});
