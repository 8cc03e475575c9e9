import { type Html, html } from './html.ts';

interface Day {
  readonly date: string;
  readonly tokens_used: number;
}

/** What a bar says by its colour, beside its place: how well things stand. */
export type Tone = 'calm' | 'ok' | 'warn' | 'block';

export interface DayChart {
  readonly caption: Html;
  readonly bars: readonly { readonly date: string; readonly value: number; readonly tone: Tone }[];
  /** A line across all bars, where there is one. */
  readonly line?: number | undefined;
}

/** Places for bars at least, so that the one of a single day is no wall. */
const FEWEST_PLACES = 7;

/** Share of the quota from which on advisory work is left out. */
export const SCARCE = 0.9;

/** A figure as people read it. */
export function figure(value: number): string {
  return value.toLocaleString('en');
}

/** A bar for each day, drawn to the fullest of them: a picture of the table of days, which has the figures and leads to each day. */
export function dayChart({ caption, bars, line }: DayChart): Html {
  const top = Math.max(1, line ?? 0, ...bars.map(({ value }) => value));
  const height = (value: number) => ((value / top) * 100).toFixed(2);
  const below = (value: number) => (100 - Number(height(value))).toFixed(2);
  const width = 10 * Math.max(FEWEST_PLACES, bars.length);
  const [first, last] = [bars[0]?.date ?? '', bars.at(-1)?.date ?? ''];
  return html`<figure class="chart"><figcaption>${caption}</figcaption>
<svg viewBox="0 0 ${width} 100" preserveAspectRatio="none" aria-hidden="true">
${bars.map(
  ({ date, value, tone }, at) =>
    html`<g><rect class="hit" x="${at * 10}" width="10" height="100"/><rect class="${tone}" x="${at * 10 + 1}" width="8" y="${below(value)}" height="${height(value)}"/><title>${date}: ${figure(value)}</title></g>`,
)}${line !== undefined && html`<line x1="0" x2="${width}" y1="${below(line)}" y2="${below(line)}"/>`}</svg>
<p class="axis"><span>${first}</span><span>${bars.length > 1 && last}</span></p></figure>`;
}

/**
 * Tokens of each day. A quota far above every day would leave nothing to see, so its line is there only where it is near.
 *
 * @param limit tokens a day may use today
 */
export function usageChart(days: readonly Day[], limit: number): Html {
  const most = Math.max(0, ...days.map(({ tokens_used }) => tokens_used));
  const line = limit > 0 && limit <= 1.25 * most ? limit : undefined;
  return dayChart({
    caption: html`Tokens a day. Most: ${figure(most)}${line !== undefined && html`; the line is the quota, ${figure(limit)}`}`,
    bars: days.map(({ date, tokens_used: value }) => ({ date, value, tone: tone(value, limit) })),
    line,
  });
}

function tone(tokens: number, limit: number): Tone {
  if (tokens >= limit) return 'block';
  return tokens >= SCARCE * limit ? 'warn' : 'calm';
}

/** Figures side by side as parts of one bar, beside the numbers they are drawn from. `whole`: what the full length stands for. */
export function shareBar(parts: readonly { readonly value: number; readonly tone: Tone }[], whole: number): Html {
  let from = 0;
  const drawn = parts.map(({ value, tone }) => {
    const [x, width] = [from, (100 * value) / Math.max(1, whole)];
    from += width;
    return html`<rect class="${tone}" x="${x.toFixed(2)}" width="${width.toFixed(2)}" height="10"/>`;
  });
  return html`<svg class="share" viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true">${drawn}</svg>`;
}
