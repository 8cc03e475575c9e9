import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { ProblemError } from '@sendgate/contracts';
import { type TestGate, testGate } from '@sendgate/gate/testing';
import { openWorkRunner, type WorkEvent } from './run-work-item.ts';

describe('a work item', () => {
  let world: TestGate;
  let events: WorkEvent[] = [];
  const calm = new AbortController().signal;

  beforeAll(async () => {
    world = await testGate({ callbackEgress: { allowHttp: true, allowedCidrs: ['127.0.0.0/8'] } });
    await world.configure({ callback_url: 'http://127.0.0.1:9/callbacks' });
  });
  afterAll(() => world.close());

  const newItem = async (): Promise<string> => {
    events = [];
    const eventId = await world.gate.callbacks.sendTest(world.owner);
    const [row] = await world.database.sql<{ id: string }>('SELECT id FROM work_item WHERE ref_id = $1', [eventId]);
    return row?.id ?? '';
  };
  const rowOf = async (id: string) => {
    const text = 'SELECT state, attempt, last_error_class FROM work_item WHERE id = $1';
    const [row] = await world.database.sql<{ state: string; attempt: number; last_error_class: string | null }>(text, [
      id,
    ]);
    return row;
  };
  const runner = (renewEveryMs = 10_000) =>
    openWorkRunner({ work: world.gate.work, renewEveryMs, onEvent: (event) => events.push(event) });

  it('is performed by one of many that were woken for it', async () => {
    const id = await newItem();
    let performed = 0;
    const { run } = runner();
    await Promise.all(
      Array.from({ length: 8 }, () =>
        run(id, calm, async (item) => {
          performed += 1;
          await world.gate.work.finish(item);
        }),
      ),
    );
    expect(performed).toBe(1);
    expect(await rowOf(id)).toMatchObject({ state: 'DONE', attempt: 1 });
  });

  it('is let go of as soon as its lease belongs to another', async () => {
    const id = await newItem();
    const performing = runner(5).run(id, calm, async (_item, signal) => {
      await world.database.sql(`UPDATE work_item SET lease_token = 'another' WHERE id = $1`, [id]);
      await new Promise<void>((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)));
    });
    await performing;
    expect(events).toEqual([{ type: 'lease_lost', kind: 'callback' }]);
    expect(await rowOf(id)).toMatchObject({ state: 'LEASED' });
  });

  it.each([
    // Asked for after 10 seconds and good until 40: two seconds before that it is nobody's any more.
    ['before its lease ends, whatever becomes of the renewals', () => new Promise<boolean>(() => {}), 38_000],
    ['when it is told that it lost its lease', async () => false, 20_000],
  ])('is let go of %s', async (_when, second, after) => {
    const id = await newItem();
    const item = await world.gate.work.claim(id, 30);
    if (item === null) throw new Error('It is due');
    jest.useFakeTimers({ now: 0 });
    try {
      let renewals = 0;
      const work = {
        ...world.gate.work,
        claim: async () => item,
        // Granted a second late, it is good from when it was asked for.
        renew: () => (renewals++ === 0 ? new Promise<boolean>((grant) => setTimeout(grant, 1_000, true)) : second()),
      };
      let aborted: number | undefined;
      const performing = openWorkRunner({ work, onEvent: (event) => events.push(event) }).run(
        id,
        calm,
        (_item, signal) => {
          const { promise, reject } = Promise.withResolvers<void>();
          signal.addEventListener('abort', () => {
            aborted = performance.now();
            reject(signal.reason);
          });
          return promise;
        },
      );
      const began = performance.now();
      await jest.advanceTimersByTimeAsync(60_000);
      await performing;
      expect(Math.round((aborted ?? 0) - began)).toBe(after);
      expect(events).toEqual([{ type: 'lease_lost', kind: 'callback' }]);
    } finally {
      jest.useRealTimers();
    }
  });

  it.each([true, false])('that is done before its renewal is answered lost nothing: kept %s', async (kept) => {
    const id = await newItem();
    const item = await world.gate.work.claim(id, 30);
    jest.useFakeTimers();
    try {
      const answer = Promise.withResolvers<boolean>();
      const work = { ...world.gate.work, claim: async () => item, renew: () => answer.promise };
      const { run } = openWorkRunner({ work, onEvent: (event) => events.push(event) });
      await run(id, calm, () => jest.advanceTimersByTimeAsync(10_000));
      answer.resolve(kept);
      await jest.advanceTimersByTimeAsync(0);
      expect(events).toEqual([]);
      expect(jest.getTimerCount()).toBe(0);
    } finally {
      jest.useRealTimers();
    }
    // Few of a workspace may be under way at once.
    if (item) await world.gate.work.finish(item);
  });

  it('is not begun by a process that stood still until its lease was over', async () => {
    const id = await newItem();
    const item = await world.gate.work.claim(id, 30);
    jest.useFakeTimers();
    try {
      const claim = async () => {
        await jest.advanceTimersByTimeAsync(29_000);
        return item;
      };
      const perform = jest.fn(async () => {});
      const onEvent = (event: WorkEvent) => events.push(event);
      await openWorkRunner({ work: { ...world.gate.work, claim }, onEvent }).run(id, calm, perform);
      expect(perform).not.toHaveBeenCalled();
      expect(events).toEqual([{ type: 'lease_lost', kind: 'callback' }]);
    } finally {
      jest.useRealTimers();
    }
  });

  it('waits uncounted for a process that has the key to what is stored', async () => {
    const id = await newItem();
    const missing = new ProblemError('sealing_key_missing', 'Not given to this server.');
    await expect(runner().run(id, calm, () => Promise.reject(missing))).rejects.toBe(missing);
    expect(await rowOf(id)).toEqual({ state: 'PENDING', attempt: 0, last_error_class: null });
    const waits = 'SELECT next_run_at > now() AS waits FROM work_item WHERE id = $1';
    expect(await world.database.sql(waits, [id])).toEqual([{ waits: true }]);
  });

  it('keeps its lease for as long as it takes', async () => {
    const id = await newItem();
    let renewed = 0;
    const work = {
      ...world.gate.work,
      renew: async (...given: Parameters<typeof world.gate.work.renew>) => {
        const kept = await world.gate.work.renew(...given);
        renewed += 1;
        return kept;
      },
    };
    const slow = openWorkRunner({ work, renewEveryMs: 2 });
    await slow.run(id, calm, async (item) => {
      while (renewed < 3) await new Promise<void>((resolve) => setImmediate(resolve));
      expect(await world.gate.work.finish(item)).toBe(true);
    });
    expect(await rowOf(id)).toMatchObject({ state: 'DONE' });
  });

  it('is handed back without counting the attempt when the process stops', async () => {
    const id = await newItem();
    const stop = new AbortController();
    await runner().run(id, stop.signal, async (_item, signal) => {
      stop.abort(new Error('stopping'));
      signal.throwIfAborted();
    });
    expect(events).toEqual([{ type: 'released', kind: 'callback' }]);
    expect(await rowOf(id)).toMatchObject({ state: 'PENDING', attempt: 0 });
  });

  it('is put back, and the failure shown, when its processing breaks', async () => {
    const id = await newItem();
    const broken = runner().run(id, calm, async () => {
      throw new Error('a bug');
    });
    await expect(broken).rejects.toThrow('a bug');
    expect(await rowOf(id)).toMatchObject({ state: 'PENDING', attempt: 1, last_error_class: 'worker_error' });
  });

  it('is given up, and what it was for with it, when its processing breaks on the last attempt', async () => {
    const id = await newItem();
    const last = 'UPDATE work_item SET attempt = max_attempts - 1 WHERE id = $1 RETURNING ref_id';
    const [row] = await world.database.sql<{ ref_id: string }>(last, [id]);
    const broken = runner().run(id, calm, async () => {
      throw new Error('a bug');
    });
    await expect(broken).rejects.toThrow('a bug');
    expect(await rowOf(id)).toMatchObject({ state: 'DEAD', last_error_class: 'worker_error' });
    const event = await world.gate.callbacks.find(world.workspaceId, row?.ref_id ?? '');
    expect(event).toMatchObject({ state: 'dead' });
  });

  it('that killed its worker on every attempt is buried', async () => {
    const id = await newItem();
    await world.database.sql(
      `UPDATE work_item SET state = 'LEASED', attempt = max_attempts, lease_until = now() - interval '1 second' WHERE id = $1`,
      [id],
    );
    let performed = 0;
    await runner().run(id, calm, async () => {
      performed += 1;
    });
    expect(performed).toBe(0);
    expect(await rowOf(id)).toMatchObject({ state: 'DEAD', last_error_class: 'worker_died' });
  });
});
