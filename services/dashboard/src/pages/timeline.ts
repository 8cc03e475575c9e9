import type { ReviewDetail } from '../wire/review.ts';
import { doer, eventWords } from './event-name.ts';
import { type Html, html } from './html.ts';
import { timeTag } from './layout.ts';

type Event = NonNullable<ReviewDetail['events']>[number];

/** What became of a message and who did it, oldest first; what the same person did several times running is said once. */
export function timeline(events: readonly Event[]): Html {
  return html`<section aria-labelledby="timeline"><h2 id="timeline">Timeline</h2><ol class="timeline">${runs(
    events,
  ).map(
    ([first, ...more]) =>
      html`<li>${timeTag(first.at)} ${eventWords(first.kind)}${first.actor !== null && html` <span class="quiet">${doer(first.actor)}</span>`}${
        more.length > 0 &&
        html` <span class="quiet">· ${more.length + 1} times, the last ${timeTag(more.at(-1)?.at ?? null)}</span>`
      }</li>`,
  )}</ol></section>`;
}

function runs(events: readonly Event[]): [Event, ...Event[]][] {
  const found: [Event, ...Event[]][] = [];
  for (const event of events) {
    const last = found.at(-1);
    if (last && last[0].kind === event.kind && last[0].actor === event.actor) last.push(event);
    else found.push([event]);
  }
  return found;
}
