import { type Gate, workKinds } from '@sendgate/gate';
import { type Canary, catalog, type QueueBackend, type Relay, within } from '@sendgate/queues';
import { Gauge, type Metrics } from '@sendgate/runtime';

/** Where the figures come from that are read when somebody asks for them. */
export interface FigureSources {
  readonly work: Pick<Gate['work'], 'oldestDueSeconds' | 'deadCount' | 'unqueuedCount'>;
  readonly audit: Pick<Gate['audit'], 'sealLagSeconds'>;
  readonly reviews: Pick<Gate['reviews'], 'openHolds' | 'sampleCounts' | 'givenUpCommits' | 'ruleOutcomes'>;
  readonly backend: Pick<QueueBackend, 'memoryUsedShare' | 'usable' | 'queue'>;
  readonly delivery: Pick<Gate['delivery'], 'endpointCount'>;
  readonly relay: Pick<Relay, 'sinceSuccessMs'>;
  readonly canary: () => Canary | undefined;
  readonly onMissing?: (figure: string, error: unknown) => void;
  /** Milliseconds each figure is given; default 1,000. */
  readonly answerWithinMs?: number;
}

/**
 * Adds those figures to the page. One that the store or the queues do not give in time is left out of it; `onMissing` hears
 * of it once, and again only after it could be had in between.
 */
export function observeFigures(registry: Metrics['registry'], sources: FigureSources): void {
  const { work, audit, reviews, backend, delivery, relay, canary } = sources;
  const gauge = openGauges(registry, sources);
  // Every kind has a figure from the start: what rises from nothing would not be seen to rise.
  gauge('work_oldest_due_seconds', 'Age of the oldest due work item.', ['kind'], async (g) => {
    const ages = await work.oldestDueSeconds();
    for (const kind of workKinds) g.set({ kind }, ages[kind] ?? 0);
  });
  gauge('work_dead', 'Work items given up and not yet forgotten.', ['kind'], async (g) => {
    const counts = await work.deadCount();
    for (const kind of workKinds) g.set({ kind }, counts[kind] ?? 0);
  });
  gauge('outbox_unqueued', 'Due work items that no queue was given.', [], async (g) =>
    g.set(await work.unqueuedCount()),
  );
  gauge('audit_seal_lag_seconds', 'Age of the oldest audit record that should be sealed by now.', [], async (g) =>
    g.set(await audit.sealLagSeconds()),
  );
  gauge('review_queue_age_seconds', 'Age of the hold that waits longest for a person.', [], async (g) =>
    g.set((await reviews.openHolds()).oldestSeconds),
  );
  gauge('review_queue_holds', 'Holds that wait for a person, in time or overdue.', ['state'], async (g) => {
    const { inTime, overdue } = await reviews.openHolds();
    g.set({ state: 'in_time' }, inTime);
    g.set({ state: 'overdue' }, overdue);
  });
  gauge('review_commits_given_up', 'Decisions of the last day that could not be committed.', [], async (g) =>
    g.set(await reviews.givenUpCommits()),
  );
  gauge('samples', 'Sampled messages: waiting for a look (of 30 days), or looked at.', ['check'], async (g) => {
    g.reset();
    for (const [check, count] of Object.entries(await reviews.sampleCounts())) g.set({ check }, count);
  });
  gauge('redis_memory_used_ratio', 'Share of its memory that Redis uses, where it has a limit.', [], async (g) => {
    const share = await backend.memoryUsedShare();
    if (share === null) leaveOut(g);
    else g.set(share);
  });
  gauge('queue_waiting', 'Jobs waiting on a queue to be taken.', ['queue'], async (g) => {
    // A queue opens once its backend answers, and then waits for it.
    if (!backend.usable()) throw new Error('The queues do not answer');
    const waiting = await Promise.all(
      catalog.map(async ({ name }) => [name, await (await backend.queue(name)).waitingCount()] as const),
    );
    for (const [queue, count] of waiting) g.set({ queue }, count);
  });
  const outcomes = 'Holds that people ended in the last 24 hours, by rule: approved as they stood, edited, rejected.';
  gauge('review_rule_outcomes', outcomes, ['rule', 'outcome'], async (g) => {
    const counted = await reviews.ruleOutcomes();
    g.reset();
    for (const { rule, outcome, count } of counted) g.set({ rule, outcome }, count);
  });
  gauge('callback_endpoints', 'Callback receivers by health.', ['state'], async (g) => {
    g.reset();
    for (const [state, count] of Object.entries(await delivery.endpointCount())) g.set({ state }, count);
  });
  gauge('relay_last_success_seconds', 'Time since the relay last looked for due work.', [], (g) =>
    g.set(relay.sinceSuccessMs() / 1_000),
  );
  const unserved =
    'Time for which a queue has waited for anybody to take, or its places were held by jobs that never end.';
  gauge('queue_canary_age_seconds', unserved, ['queue'], (g) => {
    const watching = canary();
    if (watching === undefined) return;
    for (const { name } of catalog) g.set({ queue: name }, watching.silentMs(name) / 1_000);
  });
}

type Read = (gauge: Gauge) => Promise<void> | void;

/** Makes gauges that are read within `answerWithinMs`, or left out. */
function openGauges(
  registry: Metrics['registry'],
  { answerWithinMs = 1_000, onMissing }: Pick<FigureSources, 'answerWithinMs' | 'onMissing'>,
): (name: string, help: string, labelNames: string[], read: Read) => void {
  return (name, help, labelNames, read) => {
    let missing = false;
    let reading: Promise<void> | undefined;
    const gauge: Gauge = new Gauge({
      name,
      help,
      labelNames,
      registers: [registry],
      async collect() {
        // The page must come although the store or the queues do not answer. A question still unanswered is not put
        // again: a queue that waits for its Redis would keep every one of them.
        reading ??= (async () => read(gauge))().finally(() => {
          reading = undefined;
        });
        try {
          await within(answerWithinMs, 'A figure', reading);
          missing = false;
        } catch (error) {
          leaveOut(gauge);
          if (!missing) onMissing?.(name, error);
          missing = true;
        }
      },
    });
  };
}

/** Takes a gauge's figures off the page. A reset alone would show 0 for one without labels. */
function leaveOut(gauge: Gauge): void {
  gauge.reset();
  gauge.remove({});
}
