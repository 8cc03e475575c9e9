import { type Html, html } from './html.ts';
import { type Place, pageAddress } from './place.ts';

/** Ways to the pages of a list before and after the one that is shown; nothing where there is but one. */
export function pager(
  place: Place,
  { size, offset, shown, hasMore }: { size: number; offset: number; shown: number; hasMore: boolean },
  query: Readonly<Record<string, string | undefined>> = {},
  path = place.path,
): Html | null {
  if (offset === 0 && !hasMore) return null;
  const to = (at: number) => pageAddress(place, path, { ...query, offset: at || undefined });
  const before = Math.max(0, offset - size);
  return html`<nav class="pager" aria-label="Pages of the list">
${offset > 0 && html`<a href="${to(before)}" rel="prev">Page before</a>`}
<span class="quiet">${shown === 0 ? 'Nothing' : html`${offset + 1} to ${offset + shown}`}</span>
${hasMore && html`<a href="${to(offset + shown)}" rel="next">Next page</a>`}
</nav>`;
}

/** In the place of the rows where a list has become shorter than where its reader stands; what is said of an empty list would be false. */
export function beyondEnd(
  place: Place,
  offset: number,
  query: Readonly<Record<string, string | undefined>> = {},
  path = place.path,
): Html | null {
  if (offset === 0) return null;
  return html`<p class="empty">The list does not reach this far any more. <a href="${pageAddress(place, path, query)}">Show its beginning</a></p>`;
}
