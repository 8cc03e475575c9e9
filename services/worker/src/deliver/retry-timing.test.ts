import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Actor } from '@sendgate/gate';
import { count, showMeasured, type TestGate, testGate } from '@sendgate/gate/testing';
import { deliverCallback } from './deliver-callback.ts';
import type { Sender } from './send.ts';

const callbacks = count(8, 1_000);
/** Waits of the schedule in seconds, as the documentation has them. */
const table = [5, 30, 120, 600, 1_800, 3_600, 10_800, 21_600, 43_200, 86_400, 86_400];

/** What the store's milliseconds and the moments between two looks may add to a share. */
const TOLERANCE = 0.02;

/** A receiver that is down for four days. */
const down: Sender = {
  post: async () => ({
    result: { kind: 'answer', statusCode: 500, retryAfter: undefined },
    excerpt: null,
    answer: Buffer.alloc(0),
    written: true,
    durationMs: 1,
  }),
  close: () => {},
};

describe('a callback to a receiver that is down', () => {
  let world: TestGate;
  beforeAll(async () => {
    world = await testGate();
  });
  afterAll(() => world.close());

  /** A receiver of its own, because one that fails is asked less often by all its callbacks together. */
  const newReceiver = async (): Promise<Actor> => {
    const { id: workspaceId } = await world.gate.workspaces.create('Down', null);
    const actor: Actor = { ...world.owner, workspaceId };
    const { version } = await world.gate.workspaces.settings(workspaceId);
    await world.gate.workspaces.patchSettings(actor, { callback_url: 'https://down.example.org/' }, version);
    return actor;
  };

  /** Winds the clock of the store, as one workspace sees it. */
  const wind = async (workspaceId: string, seconds: number) => {
    const by = [seconds, workspaceId];
    await world.database.sql(
      `UPDATE work_item SET next_run_at = next_run_at - make_interval(secs => $1) WHERE workspace_id = $2`,
      by,
    );
    await world.database.sql(
      `UPDATE callback_endpoint SET next_probe_at = next_probe_at - make_interval(secs => $1),
         failing_since = failing_since - make_interval(secs => $1) WHERE workspace_id = $2`,
      by,
    );
  };

  /** Seconds until the item is due, as seen just now or at the moment of its last attempt; null when it is over. */
  const dueIn = async (id: string, since: 'now' | 'attempt'): Promise<number | null> => {
    const [row] = await world.database.sql<{ state: string; seconds: number }>(
      `SELECT state, extract(epoch FROM next_run_at - CASE WHEN $2 THEN now() ELSE (SELECT max(created_at)
         FROM callback_attempt WHERE event_id = ref_id) END)::float8 AS seconds FROM work_item WHERE id = $1`,
      [id, since === 'now'],
    );
    return row === undefined || row.state === 'DEAD' ? null : row.seconds;
  };

  /** The waits between the attempts of one callback, in seconds. */
  async function waitsOf(actor: Actor): Promise<number[]> {
    const eventId = await world.gate.callbacks.sendTest(actor);
    const [item] = await world.database.sql<{ id: string }>('SELECT id FROM work_item WHERE ref_id = $1', [eventId]);
    const id = item?.id ?? '';
    const parts = { delivery: world.gate.delivery, work: world.gate.work, sender: down };
    const waits: number[] = [];
    let waited = 0;
    for (;;) {
      const leased = await world.gate.work.claim(id, 30);
      if (leased !== null) {
        if (waited > 0) waits.push(waited);
        waited = 0;
        await deliverCallback(parts, leased, new AbortController().signal);
      }
      // Not claimed when due, it was put off until the receiver's next probe: that counts as waiting as well.
      const seconds = await dueIn(id, leased === null ? 'now' : 'attempt');
      if (seconds === null) return waits;
      // It is not there half its wait before its time; asked of waits that are long beside what a busy machine takes to ask.
      await wind(actor.workspaceId, seconds / 2);
      if (seconds >= 60) expect(await world.gate.work.claim(id, 30)).toBeNull();
      await wind(actor.workspaceId, seconds / 2);
      waited += seconds;
    }
  }

  it(
    'is tried twelve times, each wait within a fifth of the schedule, 56.5 to 84.9 hours in all',
    async () => {
      const hours: number[] = [];
      for (let n = 0; n < callbacks; n += 1) {
        const waits = await waitsOf(await newReceiver());
        expect(waits).toHaveLength(table.length);
        for (const [index, wait] of waits.entries()) {
          const share = wait / (table[index] ?? 0);
          expect(share).toBeGreaterThanOrEqual(0.8 - TOLERANCE);
          expect(share).toBeLessThanOrEqual(1.2 + TOLERANCE);
        }
        hours.push(waits.reduce((sum, wait) => sum + wait, 0) / 3_600);
      }
      expect(Math.min(...hours)).toBeGreaterThanOrEqual(56.5);
      expect(Math.max(...hours)).toBeLessThanOrEqual(84.9);
      const rounded = (value: number) => Math.round(value * 10) / 10;
      const [shortest, longest] = [rounded(Math.min(...hours)), rounded(Math.max(...hours))];
      showMeasured('retry timing', { callbacks, attempts: table.length + 1, shortest, longest });
    },
    count(60_000, 1_800_000),
  );
});
