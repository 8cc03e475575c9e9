import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { SemanticJudge } from '@sendgate/advisory';
import { governanceTokens } from '@sendgate/contracts';
import { message, type TestGate, testGate } from '@sendgate/gate/testing';
import { advisorySemantic as queue } from '@sendgate/queues';
import { openWorkRunner } from '../run-work-item.ts';
import { advisoryScan } from './advisory-scan.ts';
import { advisorySemantic } from './advisory-semantic.ts';

describe('a semantic scan', () => {
  let world: TestGate;
  beforeAll(async () => {
    world = await testGate();
  });
  afterAll(() => world.close());

  const submitted = async () => {
    const bodyText = 'Hello Ada,\n\nthe call is on Monday. The call is on Friday.\n\nKind regards,\nGrace';
    const { submission } = await world.gate.submit(world.caller, message({ bodyText }));
    const text = `SELECT id FROM work_item WHERE ref_id = $1 AND kind = 'scan_semantic'`;
    const [row] = await world.database.sql<{ id: string }>(text, [submission.actionId]);
    return { submission, id: row?.id ?? '' };
  };
  const due = (id: string) =>
    world.database.sql("UPDATE work_item SET next_run_at = date_trunc('milliseconds', now()) WHERE id = $1", [id]);
  const run = (id: string, judge: SemanticJudge | null) => {
    const processor = advisorySemantic(openWorkRunner({ work: world.gate.work }), world.gate, judge);
    return processor({ id }, { jobId: 'job', signal: new AbortController().signal });
  };

  it('follows every message, is written beside it and leaves the status alone, its tokens counted', async () => {
    const { submission, id } = await submitted();
    await run(id, null);
    const after = await world.gate.findSubmission(world.workspaceId, submission.actionId);
    expect(after).toMatchObject({ status: submission.status, version: submission.version });
    expect(after?.advisory.semantic).toMatchObject({
      state: 'done',
      engine: 'sendgate-sense/1',
      findings: [expect.objectContaining({ kind: 'contradictory_values', text: 'Friday' })],
    });
    await world.gate.maintenance.rollUpUsage();
    const usage = await world.gate.usage.report(world.workspaceId);
    expect(usage.breakdown.advisory_semantic).toBe(governanceTokens(submission.subject, submission.bodyText));
  });

  it.each([
    [0, [1.6, 3.2, 6.4, 12.8]],
    [0.75, [2.2, 4.4, 8.8, 17.6]],
  ])('that fails is tried again after waits spread by a fifth: drawn at %d, %j seconds', async (drawn, expected) => {
    const { id } = await submitted();
    const waits: number[] = [];
    const { scans, work } = world.gate;
    const retryAt: typeof work.retryAt = (item, seconds, reason) => {
      waits.push(seconds);
      return work.retryAt(item, seconds, reason);
    };
    const fails = {
      kind: 'semantic',
      queue,
      opine: () => Promise.reject(new Error('away')),
      draw: () => drawn,
    } as const;
    const scan = advisoryScan(fails, openWorkRunner({ work }), { scans, work: { ...work, retryAt } });
    for (let attempt = 1; attempt <= 5; attempt += 1) {
      await due(id);
      await expect(scan({ id }, { jobId: 'job', signal: new AbortController().signal })).rejects.toThrow('away');
    }
    expect(waits.map((seconds) => Number(seconds.toFixed(6)))).toEqual(expected);
  });

  it('waits for a judge that is away, and says so in the end', async () => {
    const { submission, id } = await submitted();
    const away = { engine: 'model-x', judge: () => Promise.reject(new Error('away')) };
    for (let attempt = 1; attempt <= 5; attempt += 1) {
      await due(id);
      await expect(run(id, away)).rejects.toThrow('away');
    }
    const after = await world.gate.findSubmission(world.workspaceId, submission.actionId);
    expect(after?.advisory.semantic).toMatchObject({ state: 'failed', findings: [] });
  });
});
