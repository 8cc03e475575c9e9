import type { QueueAround } from '../queue-around.ts';
import { holdRows, nothingWaits } from './hold-rows.ts';
import { type Html, html } from './html.ts';
import { type Place, pageAddress } from './place.ts';
import { keyHint } from './shortcuts-help.ts';

/** Ways from the page of a hold: to the list, and to the holds before and after it. */
export function holdWays(place: Place, around: Pick<QueueAround, 'before' | 'after'> | null): Html {
  const way = (id: string | null | undefined, key: string, label: string) =>
    id && html`<a href="/reviews/${id}" data-key="${key}">${label}${keyHint(key)}</a>`;
  return html`<nav class="row" aria-label="Holds"><a href="${pageAddress(place, place.path)}">${place.path === '/samples' ? 'All samples' : 'All holds'}</a>
${way(around?.before, 'k', 'Hold before')} ${way(around?.after, 'j', 'Next hold')}</nav>`;
}

/** What a page says about a hold, and where there is room the queue at the left of it; read aloud, it comes after. */
export function besideQueue(place: Place, actionId: string, around: QueueAround | null, said: Html): Html {
  if (!around) return said;
  return html`<div class="beside"><div>${said}</div>${queueBeside(place, actionId, around)}</div>`;
}

/** The queue around a hold, in which its own row is marked. Its script is `assets/queue-beside.js`. */
export function queueBeside(place: Place, actionId: string, { queue, whole }: QueueAround): Html {
  return html`<nav id="beside" aria-labelledby="waiting" data-address="/reviews/${actionId}/queue">
<h2 id="waiting">Waiting for review</h2>
${queue.length === 0 ? nothingWaits() : holdRows(queue, { open: actionId })}
${!whole && html`<p><a href="${pageAddress(place, '/reviews')}">Show all holds</a></p>`}
</nav>`;
}
