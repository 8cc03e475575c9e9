import { describe, expect, it } from '@jest/globals';
import { workKinds } from '@sendgate/gate';
import { catalog, type JobQueue } from '@sendgate/queues';
import { createWorkerMetrics, type WorkerMetrics } from './worker-metrics.ts';

type Sources = Parameters<WorkerMetrics['observe']>[0];

const backend = {
  memoryUsedShare: async () => 0.25,
  usable: () => true,
  queue: async (name: string) => ({ waitingCount: async () => name.length }) as JobQueue,
};

const quiet: Sources = {
  work: { oldestDueSeconds: async () => ({}), deadCount: async () => ({}), unqueuedCount: async () => 3 },
  audit: { sealLagSeconds: async () => 0 },
  reviews: {
    openHolds: async () => ({ inTime: 2, overdue: 1, oldestSeconds: 300 }),
    sampleCounts: async () => ({ waiting: 0, fine: 0, should_have_been_held: 0 }),
    givenUpCommits: async () => 0,
    ruleOutcomes: async () => [{ rule: 'price_quote', outcome: 'approved', count: 2 }],
  },
  backend,
  delivery: { endpointCount: async () => ({ healthy: 0, failing: 0, disabled: 0 }) },
  relay: { sinceSuccessMs: () => 2_000 },
  canary: () => undefined,
};

/** A page of metrics over the sources, and which figures were told to be missing. */
function page(sources: Partial<Sources>) {
  const metrics = createWorkerMetrics();
  const missing: string[] = [];
  metrics.observe({ ...quiet, ...sources, onMissing: (figure) => missing.push(figure) });
  return {
    missing,
    text: () => metrics.registry.metrics(),
    read: async () => {
      const text = await metrics.registry.metrics();
      return text.split('\n').filter((line) => /^(?:outbox|redis|relay_last)_/.test(line));
    },
    stop: metrics.stop,
  };
}

describe('the metrics of the worker', () => {
  it('come although the queues never answer, without the figure they owe, which is told once', async () => {
    let asked = 0;
    const memoryUsedShare = () => {
      asked += 1;
      return new Promise<never>(() => {});
    };
    const { read, missing, stop } = page({ backend: { ...backend, memoryUsedShare }, answerWithinMs: 10 });
    const rest = ['outbox_unqueued 3', 'relay_last_success_seconds 2'];
    expect(await read()).toEqual(rest);
    expect(await read()).toEqual(rest);
    expect(missing).toEqual(['redis_memory_used_ratio']);
    // An answer that is owed is not asked for again: a queue without its Redis would keep every question.
    expect(asked).toBe(1);
    stop();
  });

  it('show how many jobs wait on each queue, and nothing while the queues do not answer', async () => {
    let usable = true;
    const { text, stop } = page({ backend: { ...backend, usable: () => usable } });
    const depths = async () => (await text()).split('\n').filter((line) => line.startsWith('queue_waiting{'));
    expect(await depths()).toEqual(catalog.map(({ name }) => `queue_waiting{queue="${name}"} ${name.length}`));
    usable = false;
    expect(await depths()).toEqual([]);
    stop();
  });

  it('show what waits for people, and how much of it for too long', async () => {
    const { text, stop } = page({});
    const lines = ['{state="in_time"} 2', '{state="overdue"} 1'].map((figure) => `review_queue_holds${figure}`);
    expect((await text()).split('\n')).toEqual(expect.arrayContaining([...lines, 'review_queue_age_seconds 300']));
    stop();
  });

  it('show every kind of work and every queue from the start, so that what happens for the first time is seen to rise', async () => {
    const { text, stop } = page({ work: { ...quiet.work, deadCount: async () => ({ callback: 1 }) } });
    const dead = (await text()).split('\n').filter((line) => line.startsWith('work_dead{'));
    expect(dead).toEqual(workKinds.map((kind) => `work_dead{kind="${kind}"} ${kind === 'callback' ? 1 : 0}`));
    const taken = (await text()).split('\n').filter((line) => line.startsWith('queue_taken_total{'));
    expect(taken).toEqual(catalog.map(({ name }) => `queue_taken_total{queue="${name}"} 0`));
    stop();
  });

  it('show how often people overrule each rule', async () => {
    const { text, stop } = page({});
    expect(await text()).toContain('review_rule_outcomes{rule="price_quote",outcome="approved"} 2');
    stop();
  });

  it('leave out what the store refuses to say, instead of calling it 0, and tell of it again after it was back', async () => {
    let away = true;
    const unqueuedCount = async () => {
      if (away) throw new Error('Postgres is away');
      return 3;
    };
    const { read, missing, stop } = page({ work: { ...quiet.work, unqueuedCount } });
    const rest = ['redis_memory_used_ratio 0.25', 'relay_last_success_seconds 2'];
    expect(await read()).toEqual(rest);
    away = false;
    expect(await read()).toEqual(['outbox_unqueued 3', ...rest]);
    away = true;
    expect(await read()).toEqual(rest);
    expect(missing).toEqual(['outbox_unqueued', 'outbox_unqueued']);
    stop();
  });
});
