import type { QueueAround } from '../queue-around.ts';
import { searchWords } from '../queue-search.ts';
import { holdRows, nothingWaits } from './hold-rows.ts';
import { type Html, html } from './html.ts';
import { holdAddress, type Place, pageAddress } from './place.ts';
import { keyHint } from './shortcuts-help.ts';
import { figure } from './usage-chart.ts';

/** Ways from the page of a hold: to the list, and to the holds before and after it. */
export function holdWays(place: Place, around: QueueAround | null): Html {
  const search = around?.search ?? {};
  const way = (id: string | null | undefined, key: string, label: string) =>
    id && html`<a href="${holdAddress(id, search)}" data-key="${key}">${label}${keyHint(key)}</a>`;
  return html`<nav class="row" aria-label="Holds"><a href="${pageAddress(place, place.path, { ...search })}">${place.path === '/samples' ? 'All samples' : searchWords(search).length > 0 ? 'All holds like these' : 'All holds'}</a>
${way(around?.before, 'k', 'Hold before')} ${way(around?.after, 'j', 'Next hold')}</nav>`;
}

/** What a page says about a hold, and where there is room the queue at the left of it; read aloud, it comes after. */
export function besideQueue(place: Place, actionId: string, around: QueueAround | null, said: Html): Html {
  if (!around) return said;
  return html`<div class="beside"><div>${said}</div>${queueBeside(place, actionId, around)}</div>`;
}

/** The queue around a hold, in which its own row is marked. Its script is `assets/queue-beside.js`. */
export function queueBeside(place: Place, actionId: string, { search, queue, deciders, total }: QueueAround): Html {
  const narrowed = searchWords(search);
  return html`<nav id="beside" aria-labelledby="waiting" data-address="${holdAddress(`${actionId}/queue`, search)}">
<h2 id="waiting">Waiting for review</h2>
${narrowed.length > 0 && queue.length > 0 && html`<p class="quiet">Only ${narrowed.join(', ')}. <a href="${pageAddress(place, '/reviews')}">Show all holds</a></p>`}
${queue.length === 0 ? nothingWaits(place, search) : holdRows(queue, { search, deciders, open: actionId })}
${total > queue.length && html`<p><a href="${pageAddress(place, '/reviews', { ...search })}">Show all ${figure(total)}</a></p>`}
</nav>`;
}
