import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { testDatabase } from '@sendgate/gate/testing';
import { catalog } from '@sendgate/queues';
import { parse } from 'yaml';
import { readPromql } from './support/promql.ts';
import { until } from './support/until.ts';
import { type Exposed, exposedBy, faultsOf, pagesOfRareEvents } from './support/watched-metrics.ts';
import { startWorld, type World } from './support/world.ts';

interface Alert {
  readonly alert: string;
  readonly expr: string;
  readonly for?: string;
  readonly labels: Readonly<Record<string, string>>;
  readonly annotations: Readonly<Record<string, string>>;
}

interface Panel {
  readonly id: number;
  readonly type: string;
  readonly title: string;
  readonly description?: string;
  readonly datasource?: unknown;
  readonly gridPos: { readonly x: number; readonly y: number; readonly w: number; readonly h: number };
  readonly fieldConfig?: { readonly defaults: { readonly unit?: string } };
  readonly targets?: readonly { readonly expr: string; readonly datasource: unknown; readonly legendFormat: string }[];
}

interface Board {
  readonly id: null;
  readonly schemaVersion: number;
  readonly panels: readonly Panel[];
  readonly annotations: { readonly list: readonly { readonly target?: { readonly expr: string } }[] };
  readonly templating: { readonly list: readonly { readonly name: string; readonly type: string }[] };
}

const root = join(import.meta.dirname, '..');
const read = (file: string) => readFileSync(join(root, file), 'utf8');
const alerts = (parse(read('deploy/prometheus/alerts.yaml')).groups as { rules: Alert[] }[]).flatMap(
  ({ rules }) => rules,
);
const alertNames = alerts.map(({ alert }) => alert);
const board = JSON.parse(read('deploy/grafana/sendgate.json')) as Board;
const panels = board.panels.filter(({ type }) => type !== 'row');
/** As Prometheus gets it: Grafana puts durations in the place of its own variables. */
const asAsked = (expr: string) => expr.replace(/\$__(?:rate_interval|range)/g, '5m');
const asked = [
  ...alerts.map(({ alert, expr }) => [alert, expr] as const),
  ...panels.flatMap(({ title, targets = [] }) => targets.map(({ expr }) => [title, asAsked(expr)] as const)),
  ...board.annotations.list.flatMap(({ target }) => (target ? [['annotations', target.expr] as const] : [])),
];

let world: World;
let exposed: Exposed;
beforeAll(async () => {
  world = await startWorld({});
  const person = await world.signIn();
  const message = { channel: 'sms', recipient: '+14155550123', body_text: 'I can do 30% off if you sign this week.' };
  const { body: held } = await world.submit(message);
  await world.submit({ ...message, recipient: '+14155550124', body_text: 'See you on Tuesday at ten.' });
  await world.post('/v1/check', { content: 'Hello Ada.' });
  await fetch(`${world.baseUrl}/v1/gate/submissions`, { headers: { Authorization: 'Bearer sg_nobody' } });
  const review = await person.get(`/api/reviews/${held.action_id}`);
  const approved = await person.send('POST', `/api/reviews/${held.action_id}/approve`, {
    headers: { 'If-Match': review.headers.get('etag') ?? '' },
    body: { reason: 'Agreed with the customer.' },
  });
  expect(approved.status).toBe(200);
  const rare = await pagesOfRareEvents();
  await until('the worker shows what people decided, and its canaries', async () => {
    const { api, worker, dashboard } = await world.metrics();
    exposed = {
      'sendgate-api': exposedBy(api, rare.api),
      'sendgate-worker': exposedBy(worker, rare.worker),
      // Its store's figures are declared by the same lines as those of the worker.
      'sendgate-dashboard': exposedBy(dashboard, rare.worker),
    };
    return /^review_rule_outcomes\{/m.test(worker) && /^queue_canary_age_seconds\{/m.test(worker);
  });
}, 240_000);
afterAll(() => world?.stop(), 60_000);

describe('what alerts and board ask Prometheus for', () => {
  it.each(asked)('%s is PromQL over series that a process shows, with labels and values they have', (_where, expr) => {
    expect(faultsOf(expr, exposed)).toEqual([]);
  });

  it('is every figure of ours: none is shown that nobody looks at', () => {
    const used = new Set(asked.flatMap(([, expr]) => readPromql(expr).selectors.map(({ metric }) => metric)));
    const own = Object.values(exposed).flatMap((metrics) => [...metrics.keys()]);
    const usual = /^(?:process|nodejs)_|_(?:sum|count)$/;
    expect([...new Set(own)].filter((name) => !usual.test(name) && !used.has(name))).toEqual([]);
  });

  it.each([
    ['rate(gate_decision_total[5m])', 'no process shows gate_decision_total'],
    ['rate(gate_decisions_total{job="sendgate-worker"}[5m])', 'no process shows gate_decisions_total'],
    ['sum by (chanel) (rate(gate_decisions_total[5m]))', 'gate_decisions_total has no label chanel'],
    ['rate(gate_decisions_total{state="QUEUED"}[5m])', 'gate_decisions_total has no label state'],
    ['rate(gate_decisions_total{status="HELD"}[5m])', 'gate_decisions_total never has status HELD'],
    ['max(queue_waiting{queue=~"dispatch|dispatches"})', 'queue_waiting never has queue dispatches'],
    ['up{job="sendgate"}', 'up never has job sendgate'],
    ['gate_decisions_total > 0', 'gate_decisions_total only ever grows: its rate says something'],
    ['increase(work_dead[1h])', 'work_dead falls as well: its increase says nothing'],
    ['sum by (rate(gate_decisions_total[5m]))', expect.stringContaining('no PromQL')],
    ['vector(1)', 'asks for no series'],
  ])('would be refused if it were %s', (expr, fault) => {
    expect(faultsOf(expr, exposed)).toContainEqual(fault);
  });
});

describe('deploy/prometheus/alerts.yaml', () => {
  it('names each alert once, says how grave it is and what is wrong, and tells labels that the alert has', () => {
    expect(new Set(alertNames).size).toBe(alertNames.length);
    for (const { alert, expr, labels, annotations } of alerts) {
      expect([alert, labels.severity]).toEqual([alert, expect.stringMatching(/^(?:page|ticket)$/)]);
      expect([alert, annotations.summary, annotations.description]).not.toContain(undefined);
      const kept = readPromql(expr).groupings.map(({ label }) => label);
      const told = [
        ...Object.values(annotations)
          .join(' ')
          .matchAll(/\$labels\.(\w+)/g),
      ].map(([, label = '']) => label);
      expect([alert, told.filter((label) => !kept.includes(label))]).toEqual([alert, []]);
    }
  });

  it('leads each alert to its heading of docs/operations.md, and every such heading belongs to an alert', () => {
    const headings = [...read('docs/operations.md').matchAll(/^### (Sendgate\w+)$/gm)].map(([, name = '']) => name);
    expect(headings).toEqual(alertNames);
    for (const { alert, annotations } of alerts) {
      expect(annotations.runbook_url).toBe(`docs/operations.md#${alert.toLowerCase()}`);
    }
  });
});

describe('deploy/prometheus/scrape.yaml', () => {
  it('asks each process of docker-compose.yml on the port it shows its metrics on', () => {
    const { services } = parse(read('docker-compose.yml'), { merge: true });
    const ports = { api: 'METRICS_PORT', worker: 'WORKER_PORT', dashboard: 'DASHBOARD_METRICS_PORT' };
    const { scrape_configs: jobs } = parse(read('deploy/prometheus/scrape.yaml'));
    expect(
      jobs.map(
        ({
          job_name,
          static_configs: [{ targets }],
        }: {
          job_name: string;
          static_configs: [{ targets: string[] }];
        }) => [job_name, targets],
      ),
    ).toEqual(
      Object.entries(ports).map(([name, variable]) => [
        `sendgate-${name}`,
        [`${name}:${services[name].environment[variable]}`],
      ]),
    );
  });
});

describe('deploy/grafana/sendgate.json', () => {
  it('can be imported anywhere: no id of an instance, and the data source is a variable', () => {
    expect(board).toMatchObject({
      id: null,
      schemaVersion: 42,
      templating: { list: [{ name: 'datasource', type: 'datasource' }] },
    });
    const sources = panels.flatMap(({ datasource, targets = [] }) => [
      datasource,
      ...targets.map((one) => one.datasource),
    ]);
    // biome-ignore lint/suspicious/noTemplateCurlyInString: a variable of Grafana.
    for (const source of sources) expect(source).toEqual({ type: 'prometheus', uid: '${datasource}' });
  });

  it('says on each panel what to do, in which unit, under a title and an id of its own', () => {
    for (const panel of panels) {
      expect([panel.title, panel.description?.length]).toEqual([panel.title, expect.any(Number)]);
      expect([panel.title, panel.fieldConfig?.defaults.unit]).toEqual([panel.title, expect.any(String)]);
      const named = [...(panel.description ?? '').matchAll(/Sendgate[A-Z]\w+/g)].map(([name]) => name);
      expect([panel.title, named.filter((name) => !alertNames.includes(name))]).toEqual([panel.title, []]);
    }
    for (const key of ['id', 'title'] as const) {
      expect(new Set(board.panels.map((panel) => panel[key])).size).toBe(board.panels.length);
    }
  });

  it('names in each legend labels that its query keeps', () => {
    for (const { title, targets = [] } of panels) {
      for (const { expr, legendFormat } of targets) {
        const kept = [...readPromql(asAsked(expr)).groupings.map(({ label }) => label), 'job', 'instance'];
        const told = [...legendFormat.matchAll(/\{\{(\w+)\}\}/g)].map(([, label = '']) => label);
        expect([title, told.filter((label) => !kept.includes(label))]).toEqual([title, []]);
      }
    }
  });

  it('lays its panels out without an overlap, within 24 columns', () => {
    const taken = new Map<string, string>();
    for (const { title, gridPos } of board.panels) {
      expect([title, gridPos.x + gridPos.w <= 24]).toEqual([title, true]);
      for (let x = gridPos.x; x < gridPos.x + gridPos.w; x += 1) {
        for (let y = gridPos.y; y < gridPos.y + gridPos.h; y += 1) {
          expect(taken.get(`${x} ${y}`)).toBeUndefined();
          taken.set(`${x} ${y}`, title);
        }
      }
    }
  });
});

describe('docs/operations.md', () => {
  const page = read('docs/operations.md');

  it('says of every queue what stands still with it and how its work is done again', () => {
    const rows = [...page.matchAll(/^\| (`[a-z-]+`(?:, `[a-z-]+`)*) \|/gm)].flatMap(([, names = '']) =>
      names.split(', '),
    );
    const named = rows.map((name) => name.replaceAll('`', ''));
    const queues = catalog.map(({ name }) => name);
    expect(queues.filter((queue) => named.filter((name) => name === queue).length !== 1)).toEqual([]);
  });

  it('prints statements that Postgres takes', async () => {
    const statements = [...page.matchAll(/^```sql run\n([\s\S]*?)^```/gm)].map(([, statement = '']) => statement);
    expect(statements.length).toBeGreaterThan(0);
    const database = await testDatabase();
    for (const statement of statements) expect(await database.sql(statement)).toEqual([]);
    await database.close();
  });

  it('leads within itself only to headings it has', () => {
    const slugs = [...page.matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
      heading.toLowerCase().replaceAll(' ', '-'),
    );
    const links = [...page.matchAll(/\]\(#([^)]+)\)/g)].map(([, link = '']) => link);
    expect(links.filter((link) => !slugs.includes(link))).toEqual([]);
  });
});
