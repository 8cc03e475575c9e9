import { type Channel, channels, type DecisionReport, type GateDecision, gateDecisions } from '@sendgate/contracts';
import { ruleCatalog } from '@sendgate/gate';
import { breakable, type Html, html } from './html.ts';
import { timeTag } from './layout.ts';
import { type Place, pageAddress } from './place.ts';
import { table, wideTable } from './table.ts';
import { dayChart, figure, shareBar, type Tone } from './usage-chart.ts';

/** How each decision is named and how it stands. A chart of its own for each: blocks are too few to be seen on top of approvals. */
export const decisionTones: Readonly<Record<GateDecision, { readonly label: string; readonly tone: Tone }>> = {
  approved: { label: 'Approved', tone: 'ok' },
  held: { label: 'Held', tone: 'warn' },
  blocked: { label: 'Blocked', tone: 'block' },
};

const meanings = new Map<string, string>(ruleCatalog.map(({ id, meaning }) => [id, meaning]));

type Counts = Readonly<Record<GateDecision, number>>;

export function messagesOf(counts: Counts): number {
  return gateDecisions.reduce((sum, decision) => sum + counts[decision], 0);
}

/** What the gate decided in some days: by day, by channel, by rule. */
export function decisionCharts(place: Place, report: DecisionReport): Html {
  const all = report.history.reduce((sum, day) => sum + messagesOf(day), 0);
  return html`<section aria-labelledby="decisions"><h2 id="decisions">Decisions of these days</h2>
${report.counted_to !== null && html`<p class="notice">Counted up to ${timeTag(report.counted_to)}. What came since is being counted.</p>`}
${all === 0 ? html`<p class="empty">No message was submitted in these days. A preview decides nothing and is kept nowhere, so its verdict is not counted.</p>` : byDay(report, all)}
${all > 0 && byChannel(place, report)}
${(all > 0 || report.rules.length > 0) && byRule(place, report)}</section>`;
}

function byDay({ history }: DecisionReport, all: number): Html {
  return html`<p>What the gate decided about live messages when they came. What became of a hold later changes nothing here.</p>
<div class="columns thin small">${gateDecisions.map((decision) => {
    const { label, tone } = decisionTones[decision];
    const bars = history.map((day) => ({ date: day.date, value: day[decision], tone }));
    const sum = bars.reduce((total, { value }) => total + value, 0);
    const most = Math.max(...bars.map(({ value }) => value));
    return dayChart({
      caption: html`<strong>${label}: ${figure(sum)}</strong> of ${figure(all)}<br>Most in a day: ${figure(most)}`,
      bars,
    });
  })}</div>`;
}

function byChannel(place: Place, { by_channel: byChannel }: DecisionReport): Html {
  const rows = Object.entries(byChannel).sort(([, one], [, other]) => messagesOf(other) - messagesOf(one));
  const most = Math.max(...rows.map(([, counts]) => messagesOf(counts)));
  return html`<h3 id="channels">By channel</h3>
<p class="quiet">A name leads to the holds of the channel that wait now.</p>
${table(
  ['Channel', 'Messages', ...gateDecisions.map((decision) => decisionTones[decision].label), 'Compared'],
  rows.map(([id, counts]) => [
    html`<a href="${pageAddress(place, '/reviews', { channel: id })}">${channels[id as Channel]?.label ?? id}</a>`,
    figure(messagesOf(counts)),
    ...gateDecisions.map((decision) => figure(counts[decision])),
    shareBar(
      gateDecisions.map((decision) => ({ value: counts[decision], tone: decisionTones[decision].tone })),
      most,
    ),
  ]),
)}`;
}

function byRule(place: Place, { rules }: DecisionReport): Html {
  const most = Math.max(...rules.map(({ blocks, warns }) => blocks + warns));
  return html`<h3 id="rules">By rule</h3>
${
  rules.length === 0
    ? html`<p class="empty">No rule found anything in these messages. <a href="${pageAddress(place, '/policy')}">See which rules the policy has</a></p>`
    : html`<p class="quiet">The rules that found something in most messages, with what people concluded about those that were held: who approves a message as it stood overrules its rules. Where that is nearly always so, look at the exceptions or the severity of the rule in the <a href="${pageAddress(place, '/policy')}">policy</a>. A name leads to the holds of the rule that wait now.</p>
${wideTable(
  ['Rule', 'BLOCK', 'WARN', 'Compared', 'Approved as it stood', 'Edited', 'Rejected', 'Overruled'],
  rules.map(({ rule, blocks, warns, reviews: { approved, edited, rejected } }) => [
    html`${ruleName(place, rule)}${meanings.has(rule) && html`<br><span class="quiet">${meanings.get(rule)}</span>`}`,
    figure(blocks),
    figure(warns),
    shareBar(
      [
        { value: blocks, tone: 'block' },
        { value: warns, tone: 'warn' },
      ],
      most,
    ),
    figure(approved),
    figure(edited),
    figure(rejected),
    overruled(approved, approved + edited + rejected),
  ]),
)}`
}`;
}

/** The search of the queue knows a rule by its snake case. */
function ruleName(place: Place, rule: string): Html {
  const name = html`<code>${breakable(rule)}</code>`;
  return rule.includes('_') ? html`<a href="${pageAddress(place, '/reviews', { q: rule })}">${name}</a>` : name;
}

function overruled(approved: number, concluded: number): string {
  return concluded === 0 ? '–' : `${Math.round((100 * approved) / concluded)} %`;
}
