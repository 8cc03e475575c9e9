/** One metric as a process shows it. */
export interface ExposedMetric {
  readonly type: string;
  /** Of the series there are; a metric nothing has happened to has none yet. */
  readonly labels: ReadonlySet<string>;
  /** Values seen of each label. */
  readonly values: ReadonlyMap<string, ReadonlySet<string>>;
}

/** A page of metrics, by the names a query uses: a histogram has three. */
export function readMetricsPage(page: string): Map<string, ExposedMetric> {
  const metrics = new Map<string, { type: string; labels: Set<string>; values: Map<string, Set<string>> }>();
  const declared = (type: string) => ({ type, labels: new Set<string>(), values: new Map<string, Set<string>>() });
  for (const line of page.split('\n')) {
    const [, name = '', type = ''] = /^# TYPE (\S+) (\S+)$/.exec(line) ?? [];
    if (type === 'histogram') {
      for (const part of ['bucket', 'sum', 'count']) metrics.set(`${name}_${part}`, declared('counter'));
    } else if (type !== '') metrics.set(name, declared(type));
    const [, series = '', pairs = ''] = /^([a-z_]\w*)(?:\{(.*)\})? \S+$/.exec(line) ?? [];
    for (const [, label = '', value = ''] of pairs.matchAll(/(\w+)="((?:[^"\\]|\\.)*)"/g)) {
      const metric = metrics.get(series);
      metric?.labels.add(label);
      metric?.values.set(label, (metric.values.get(label) ?? new Set()).add(value));
    }
  }
  return metrics;
}
