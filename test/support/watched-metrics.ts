import { callbackFailureIds, ProblemError, queueReasons, submissionStatuses } from '@sendgate/contracts';
import { type DispatchOutcome, endpointStates, workKinds } from '@sendgate/gate';
import { createMetrics } from '@sendgate/runtime';
import { createGateMetrics } from '../../services/api/src/gate-metrics.ts';
import { routes } from '../../services/api/src/routes/index.ts';
import { countStoreFailures } from '../../services/api/src/store-metrics.ts';
import type { NoticeEvent } from '../../services/worker/src/notices/send-notice.ts';
import { createWorkerMetrics } from '../../services/worker/src/worker-metrics.ts';
import { type ExposedMetric, readMetricsPage } from './metrics-page.ts';
import { readPromql, type Selector } from './promql.ts';

/** Metrics by the job that shows them. */
export type Exposed = Readonly<Record<string, ReadonlyMap<string, ExposedMetric>>>;

/** What Prometheus adds to every series it takes from a process. */
const added = ['job', 'instance'];

/** What Prometheus makes by itself. */
const prometheusOwn = new Map<string, ExposedMetric>([
  ['up', { type: 'gauge', labels: new Set(added), values: new Map() }],
  ['ALERTS', { type: 'gauge', labels: new Set(['alertname', 'alertstate', 'severity']), values: new Map() }],
]);

const dispatchOutcomes: readonly DispatchOutcome[] = ['sent', 'refused', 'failed', 'unknown', 'late'];
const noticeOutcomes: readonly NoticeEvent['outcome'][] = ['sent', 'refused', 'failed', 'unknown', 'unsent', 'lost'];
const httpStatuses = [200, 400, 401, 403, 404, 409, 413, 422, 429, 500, 502, 503].map(String);

/** Values the code gives a label, where a page shows them only after they happened. By metric and label. */
const valuesOf: Readonly<Record<string, readonly string[]>> = {
  'gate_requests_total status': httpStatuses,
  'gate_requests_total route': routes.map(({ path }) => path),
  'gate_latency_seconds_bucket route': routes.map(({ path }) => path),
  'gate_decisions_total status': submissionStatuses,
  'gate_decisions_total queue_reason': queueReasons,
  'callback_attempts_total class': ['delivered', ...callbackFailureIds],
  'dispatch_attempts_total class': callbackFailureIds,
  'dispatch_attempts_total outcome': dispatchOutcomes,
  'admin_notices_total outcome': noticeOutcomes,
  'callback_endpoints state': endpointStates,
  'work_dead kind': workKinds,
  'work_oldest_due_seconds kind': workKinds,
  // Of Postgres: deadlock, failed serialization, statement cancelled.
  'tx_rollback_total code': ['40P01', '40001', '57014'],
};

/** What an event adds to the pages of api and worker that no test brings about: the labels of what seldom happens. */
export async function pagesOfRareEvents(): Promise<{ api: string; worker: string }> {
  const api = createMetrics();
  const onEvent = createGateMetrics(api.registry);
  const unreadable = { kind: 'content_unreadable', table: 'submission', fault: 'no_key' } as const;
  onEvent({ kind: 'scanner_failed', rule: 'engine', reason: 'threw' });
  onEvent({ kind: 'scanner_failed', rule: 'engine', reason: 'deadline' });
  onEvent({ kind: 'rolled_back', code: '40P01' });
  onEvent(unreadable);
  const cause = Object.assign(new Error('away'), { code: 'ECONNREFUSED' });
  countStoreFailures(api.registry)(new ProblemError('service_unavailable', 'Postgres is away.', { cause }));

  const worker = createWorkerMetrics();
  const lost = { state: 'lost', nextRunAt: null, endpointState: 'failing' } as const;
  const attempt = { workspaceId: 'ws_1', attempt: 1, durationMs: 1 };
  worker.countAttempt({ ...attempt, errorClass: 'timeout', eventId: 'evt_1', outcome: lost });
  worker.countDispatch({ ...attempt, errorClass: 'timeout', actionId: 'act_1', mode: 'smtp', outcome: 'unknown' });
  worker.countNotice({ ...attempt, noticeId: 'ntc_1', errorClass: 'timeout', outcome: 'unknown' });
  worker.countGate(unreadable);
  worker.countGate({ kind: 'rolled_back', code: '40P01' });
  const pages = { api: await api.registry.metrics(), worker: await worker.registry.metrics() };
  api.stop();
  worker.stop();
  return pages;
}

/** What a process shows, with the labels that it gives to what seldom happens. */
export function exposedBy(page: string, rare: string): Map<string, ExposedMetric> {
  const metrics = readMetricsPage(page);
  for (const [name, { labels }] of readMetricsPage(rare)) {
    const metric = metrics.get(name);
    if (metric) metrics.set(name, { ...metric, labels: new Set([...metric.labels, ...labels]) });
  }
  return metrics;
}

/** Everything an expression asks for that no process shows, in words; empty where it is sound. */
export function faultsOf(expression: string, exposed: Exposed): string[] {
  let query: ReturnType<typeof readPromql>;
  try {
    query = readPromql(expression);
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    return [error.message];
  }
  if (query.selectors.length === 0) return ['asks for no series'];
  return [
    ...query.selectors.flatMap((selector) => faultsOfSelector(selector, exposed)),
    ...query.groupings.flatMap(({ label, of }) =>
      of
        .filter((selector) => !labelsOf(selector, exposed).has(label))
        .map(({ metric }) => `${metric} has no label ${label}`),
    ),
  ];
}

/** The metrics a selector may mean: of the job it names, or of any. */
function meant({ metric, matchers }: Selector, exposed: Exposed): ExposedMetric[] {
  const own = prometheusOwn.get(metric);
  if (own) return [own];
  const wanted = matchers.filter(({ label }) => label === 'job');
  const jobs = Object.keys(exposed).filter((job) => wanted.every(({ value }) => fits(value, [job])));
  return jobs.flatMap((job) => exposed[job]?.get(metric) ?? []);
}

function labelsOf(selector: Selector, exposed: Exposed): Set<string> {
  const labels = meant(selector, exposed).flatMap((metric) => [...metric.labels]);
  return new Set([...labels, ...added]);
}

function faultsOfSelector(selector: Selector, exposed: Exposed): string[] {
  const { metric, matchers, readBy, forPresence } = selector;
  const metrics = meant(selector, exposed);
  const [type] = metrics.map((one) => one.type);
  if (type === undefined) return [`no process shows ${metric}`];
  const faults: string[] = [];
  const counts = readBy === 'rate' || readBy === 'increase';
  if (type === 'counter' && !counts && !forPresence) faults.push(`${metric} only ever grows: its rate says something`);
  if (type === 'gauge' && counts) faults.push(`${metric} falls as well: its ${readBy} says nothing`);
  for (const { label, value } of matchers) {
    if (!labelsOf(selector, exposed).has(label)) {
      faults.push(`${metric} has no label ${label}`);
      continue;
    }
    const seen = metrics.flatMap((one) => [...(one.values.get(label) ?? [])]);
    const known = label === 'job' ? Object.keys(exposed) : (valuesOf[`${metric} ${label}`] ?? seen);
    if (prometheusOwn.has(metric) && label !== 'job') continue;
    for (const alternative of value.split('|')) {
      if (!fits(alternative, known)) faults.push(`${metric} never has ${label} ${alternative}`);
    }
  }
  return faults;
}

/** True when a matcher, whose expressions are anchored at both ends, fits one of the values. */
function fits(pattern: string, values: readonly string[]): boolean {
  return values.some((value) => value === pattern || new RegExp(`^(?:${pattern})$`).test(value));
}
