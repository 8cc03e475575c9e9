import { channelIds, channels, type DecisionReport, gateDecisions, type UsageReport } from '@sendgate/contracts';
import { hasRole } from '../has-role.ts';
import { decisionCharts, decisionTones, messagesOf } from './decision-charts.ts';
import { type Html, html } from './html.ts';
import { timeTag } from './layout.ts';
import { type Place, pageAddress } from './place.ts';
import { table } from './table.ts';
import { figure, SCARCE, usageChart } from './usage-chart.ts';

export interface UsagePage {
  readonly place: Place;
  readonly report: UsageReport;
  readonly decisions: DecisionReport;
  readonly days: number;
  /** The day it is, in UTC. */
  readonly today: string;
}

/** How far back the page looks, in days. */
const ranges = [1, 7, 30, 90];

/** What the workspace used of its quota on a day and on those before it, and what the gate decided in them. */
export function usageMain(page: UsagePage): Html {
  const { place, report, decisions, days, today } = page;
  const none =
    report.history.every(({ tokens_used }) => tokens_used === 0) &&
    decisions.history.every((day) => messagesOf(day) === 0);
  const to = (query: Readonly<Record<string, string | number | undefined>>) => pageAddress(place, '/usage', query);
  const isToday = report.date === today;
  return html`
<h1>Usage</h1>
<p>Each text that is judged uses governance tokens: a quarter of its bytes, at least one. Test keys have a quota of their own, which is not shown here.</p>
<nav aria-label="Range"><ul class="tabs">${ranges.map(
    (range) =>
      html`<li><a href="${to({ days: range, date: isToday ? undefined : report.date })}"${range === days && html` aria-current="page"`}>${range} ${range === 1 ? 'day' : 'days'}</a></li>`,
  )}${!isToday && html`<li><a href="${to({ days })}">Up to today</a></li>`}</ul></nav>
${
  none
    ? html`<p class="empty">Nothing was judged in these days. ${hasRole(place.role, 'admin') ? html`<a href="${pageAddress(place, '/keys')}">Create an API key</a> and let a caller submit its first message with it.` : 'It begins with the first message a caller submits.'}</p>`
    : usageChart(report.history, report.tokens_limit)
}
<div class="columns thin">${quota(page)}${requests(report)}${spent(report)}</div>
${!none && html`${decisionCharts(place, decisions)}${history(page, to)}`}`;
}

function quota({ place, report, today }: UsagePage): Html {
  const { tokens_used: used, tokens_limit: limit, tokens_remaining: left } = report;
  const isToday = report.date === today;
  return html`<section class="card" aria-labelledby="quota"><h2 id="quota">${isToday ? 'Today' : report.date}</h2>
${isToday && used >= SCARCE * limit && html`<p class="alert">${used >= limit ? 'The quota is used up: callers are answered 429 until it is reset.' : 'Little is left: advisory scans are left out until the quota is reset.'}</p>`}
<dl class="facts"><dt>Used</dt><dd>${figure(used)}</dd>
<dt>Quota of a day</dt><dd>${figure(limit)}</dd>
<dt>Left</dt><dd>${figure(left)}</dd>
${isToday && html`<dt>Reset</dt><dd>${timeTag(report.resets_at)}</dd>`}</dl>
${hasRole(place.role, 'admin') && html`<p><a href="${pageAddress(place, '/settings')}#limits">Change the quota</a></p>`}</section>`;
}

function requests({ requests: { preview, gate, replayed, rejected_429: refused } }: UsageReport): Html {
  return html`<section class="card" aria-labelledby="requests"><h2 id="requests">Requests of the day</h2>
<dl class="facts"><dt>Submissions</dt><dd>${figure(gate)}</dd>
<dt>Previews</dt><dd>${figure(preview)}</dd>
<dt>Replayed</dt><dd>${figure(replayed)}</dd>
<dt>Refused with 429</dt><dd>${refused > 0 ? html`<span class="badge warn">${figure(refused)}</span>` : '0'}</dd></dl>
<p class="quiet">Replays and refusals use no tokens.</p></section>`;
}

function spent({ breakdown, by_channel: byChannel }: UsageReport): Html {
  const used = channelIds.filter((id) => (byChannel[id] ?? 0) > 0);
  return html`<section class="card" aria-labelledby="spent"><h2 id="spent">Tokens of the day</h2>
<dl class="facts"><dt>Submissions</dt><dd>${figure(breakdown.gate)}</dd>
<dt>Previews</dt><dd>${figure(breakdown.preview)}</dd>
<dt>Semantic scans</dt><dd>${figure(breakdown.advisory_semantic)}</dd>
<dt>Grounding scans</dt><dd>${figure(breakdown.advisory_grounding)}</dd></dl>
${used.length > 0 && html`<h3>By channel</h3><dl class="facts">${used.map((id) => html`<dt>${channels[id].label}</dt><dd>${figure(byChannel[id] ?? 0)}</dd>`)}</dl>`}</section>`;
}

function history(
  { report, decisions, days }: UsagePage,
  to: (query: Readonly<Record<string, string | number>>) => string,
): Html {
  return html`<section aria-labelledby="days"><h2 id="days">Day by day</h2>
${table(
  ['Day', ...gateDecisions.map((decision) => decisionTones[decision].label), 'Tokens', 'Of the quota of today'],
  report.history
    .map(({ date, tokens_used: tokens }, at) => [
      html`<a href="${to({ date, days })}">${date}</a>`,
      ...gateDecisions.map((decision) => figure(decisions.history[at]?.[decision] ?? 0)),
      figure(tokens),
      report.tokens_limit > 0 ? `${((100 * tokens) / report.tokens_limit).toFixed(1)} %` : '–',
    ])
    .toReversed(),
)}</section>`;
}
