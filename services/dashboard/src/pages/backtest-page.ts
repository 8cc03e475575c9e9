import { type BacktestState, type BacktestView, toTime } from '@sendgate/gate';
import { toBacktest } from '../wire/backtest.ts';
import { refusal } from './alert.ts';
import { type Html, html } from './html.ts';
import { timeTag } from './layout.ts';
import { type Place, pageAddress } from './place.ts';
import { table } from './table.ts';

const states: Readonly<Record<BacktestState, { readonly words: string; readonly tone: string }>> = {
  waiting: { words: 'waits for a worker', tone: 'calm' },
  running: { words: 'is under way', tone: 'calm' },
  done: { words: 'done', tone: 'ok' },
  failed: { words: 'failed', tone: 'block' },
};

const state = (of: BacktestState): Html => html`<span class="badge ${states[of].tone}">${states[of].words}</span>`;

/** Begins a backtest of the draft as it is saved. */
export function backtestForm(version: number, place: Place): Html {
  return html`<form method="post" data-send="POST /api/policy/draft/backtest" data-version="${version}" data-then="${pageAddress(place, '/policy/backtests/{backtest_id}')}">
${refusal}
<label for="backtest-submissions">Newest messages to try it on, 1 to 1,000</label>
<input id="backtest-submissions" name="submissions" type="number" min="1" max="1000" value="200" required>
<p class="quiet">Nothing is judged, held or shown by it: you get counts by rule, and the ids of some messages.</p>
<button type="submit">Try it on messages of the past</button></form>`;
}

/** The latest backtests, newest first. */
export function backtestList(place: Place, backtests: readonly BacktestView[]): Html | null {
  if (backtests.length === 0) return null;
  return html`<section aria-labelledby="backtests"><h2 id="backtests">Tried on messages of the past</h2>
${table(
  ['Begun', 'State', 'Draft', 'New holds', 'Lifted holds', 'Messages'],
  backtests.map((view) => [
    html`<a href="${pageAddress(place, `/policy/backtests/${view.backtestId}`)}">${timeTag(toTime(view.createdAt))}</a>`,
    state(view.state),
    `version ${view.draftVersion}`,
    view.results.newHolds,
    view.results.liftedHolds,
    view.results.compared,
  ]),
)}</section>`;
}

/** One backtest: how far it is, and what the draft would change. */
export function backtestMain(place: Place, view: BacktestView): Html {
  const running = view.state === 'waiting' || view.state === 'running';
  const { rules, ...of } = toBacktest(view);
  const messages = (ids: readonly string[]) =>
    ids.length === 0 ? '–' : html`${ids.map((id) => html`<a href="/reviews/${id}"><code>${id}</code></a><br>`)}`;
  return html`
<p><a href="${pageAddress(place, '/policy/draft')}">Draft</a></p>
<h1>Backtest of ${timeTag(of.created_at)}</h1>
<div id="progress" aria-live="polite">
<dl class="facts"${running && html` data-running`}>
<dt>State</dt><dd>${state(view.state)}</dd>
<dt>Looked at</dt><dd><progress max="${Math.max(1, of.total)}" value="${running ? of.done : Math.max(1, of.total)}">${of.done} of ${of.total}</progress> ${of.done} of ${of.total} messages</dd>
<dt>New holds</dt><dd>${of.new_holds}</dd>
<dt>Lifted holds</dt><dd>${of.lifted_holds}</dd>
<dt>New blocks</dt><dd>${of.new_blocks}</dd>
<dt>Lifted blocks</dt><dd>${of.lifted_blocks}</dd>
<dt>Not compared</dt><dd>${of.skipped}</dd>
<dt>Draft</dt><dd>version ${of.draft_version}, <code title="${of.config_hash}">${of.config_hash.slice(0, 12)}…</code></dd>
<dt>Held against</dt><dd><a href="${pageAddress(place, `/policy/snapshots/${of.base_snapshot_id}`)}"><code>${of.base_snapshot_id}</code></a></dd>
<dt>Begun by</dt><dd>${of.created_by}</dd>
<dt>Ended</dt><dd>${timeTag(toTime(view.finishedAt))}</dd>
</dl>
<p class="quiet">New holds pass today, lifted holds are held today. Blocks are counted among messages that both policies hold.</p>
${view.state === 'failed' && html`<p class="alert">It was given up. What is counted below is right as far as it goes.</p>`}
<section aria-labelledby="by-rule"><h2 id="by-rule">By rule</h2>
${
  rules.length === 0
    ? html`<p class="empty">${running ? 'Nothing found yet.' : 'Neither policy finds anything in these messages.'}</p>`
    : table(
        ['Rule', 'Finds today', 'Would find', 'New holds', 'Lifted holds', 'Such as'],
        rules.map((rule) => [
          html`<code>${rule.rule}</code>`,
          rule.found_before,
          rule.shadow_after === 0 ? rule.found_after : `${rule.found_after}, ${rule.shadow_after} in shadow mode`,
          rule.new_holds,
          rule.lifted_holds,
          messages([...rule.new_hold_examples, ...rule.lifted_hold_examples]),
        ]),
      )
}</section>
</div>`;
}
