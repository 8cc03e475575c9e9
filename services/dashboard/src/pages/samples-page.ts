import { channels } from '@sendgate/contracts';
import type { Page, SubmissionListView } from '@sendgate/gate';
import { toTime } from '../wire/time.ts';
import { type Html, html } from './html.ts';
import { timeTag } from './layout.ts';
import { pager } from './pager.ts';
import { type Place, pageAddress } from './place.ts';
import { table } from './table.ts';

export interface SamplesPage {
  readonly place: Place;
  readonly page: Page<SubmissionListView>;
  readonly size: number;
  readonly offset: number;
  /** Also those that somebody has looked at. */
  readonly all: boolean;
}

/** Messages that were let go and sampled, for people to look at afterwards. */
export function samplesMain({ place, page, size, offset, all }: SamplesPage): Html {
  const current = (here: boolean) => here && html` aria-current="page"`;
  return html`
<h1>Samples</h1>
<p>Some chat messages that were let go, chosen by <code>sampling_percent</code>, for a look afterwards. Checking them off tells how often the policy lets through what it should have held.</p>
<nav aria-label="Which samples"><ul class="tabs">
<li><a href="${pageAddress(place, '/samples')}"${current(!all)}>To be checked</a></li>
<li><a href="${pageAddress(place, '/samples', { all: 'yes' })}"${current(all)}>All</a></li>
</ul></nav>
${
  page.items.length > 0
    ? table(
        ['Message', 'Channel', 'Status', 'Submitted'],
        page.items.map((item) => [
          html`<a href="/reviews/${item.actionId}" dir="auto">${item.subject ?? item.bodyPreview ?? item.actionId}</a><br><span class="quiet">to ${item.recipient}</span>`,
          channels[item.channel].label,
          item.status,
          timeTag(toTime(item.createdAt)),
        ]),
      )
    : html`<p class="empty">${
        all
          ? 'Nothing was sampled yet. An admin sets how many in a hundred are, with sampling_percent; messages that can wait are held instead.'
          : 'Nothing is left to check.'
      }</p>`
}
${pager(place, { size, offset, shown: page.items.length, hasMore: page.hasMore }, { all: all ? 'yes' : undefined })}`;
}
