import { type Html, html } from './html.ts';

interface Day {
  readonly date: string;
  readonly tokens_used: number;
}

/** Share of the quota from which on advisory work is left out. */
export const SCARCE = 0.9;

/** A figure as people read it. */
export function figure(value: number): string {
  return value.toLocaleString('en');
}

/**
 * A bar for each day, drawn to the fullest of them: a quota far above every day would leave nothing to see, so its line
 * is there only where it is near. The table beside it says the same to whoever sees no picture.
 *
 * @param limit tokens a day may use today
 */
export function usageChart(days: readonly Day[], limit: number): Html {
  const most = Math.max(1, ...days.map(({ tokens_used }) => tokens_used));
  const top = limit > 0 && limit <= 1.25 * most ? Math.max(limit, most) : most;
  const height = (tokens: number) => ((tokens / top) * 100).toFixed(2);
  const [first, last] = [days[0]?.date ?? '', days.at(-1)?.date ?? ''];
  return html`<figure class="chart"><figcaption>Tokens a day. Most: ${figure(most)}${top >= limit && limit > 0 && html`; the line is the quota, ${figure(limit)}`}</figcaption>
<svg viewBox="0 0 ${days.length * 10} 100" preserveAspectRatio="none" role="img" aria-label="Tokens used on each day from ${first} to ${last}">
${days.map(({ date, tokens_used: tokens }, at) => {
  const y = (100 - Number(height(tokens))).toFixed(2);
  return html`<rect class="${tone(tokens, limit)}" x="${at * 10 + 1}" width="8" y="${y}" height="${height(tokens)}"><title>${date}: ${figure(tokens)}</title></rect>`;
})}${top >= limit && limit > 0 && html`<line x1="0" x2="${days.length * 10}" y1="${(100 - Number(height(limit))).toFixed(2)}" y2="${(100 - Number(height(limit))).toFixed(2)}"/>`}</svg>
<p class="axis"><span>${first}</span><span>${days.length > 1 && last}</span></p></figure>`;
}

function tone(tokens: number, limit: number): string {
  if (tokens >= limit) return 'block';
  return tokens >= SCARCE * limit ? 'warn' : 'calm';
}
