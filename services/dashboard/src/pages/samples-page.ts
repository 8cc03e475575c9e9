import { channels } from '@sendgate/contracts';
import { type Page, type SubmissionListView, toTime } from '@sendgate/gate';
import { hasRole } from '../has-role.ts';
import { type Html, html } from './html.ts';
import { timeTag } from './layout.ts';
import { messageTitle } from './message-title.ts';
import { beyondEnd, pager } from './pager.ts';
import { type Place, pageAddress } from './place.ts';
import { table } from './table.ts';

export interface SamplesPage {
  readonly place: Place;
  readonly page: Page<SubmissionListView>;
  readonly size: number;
  readonly offset: number;
  /** Also those that somebody has looked at. */
  readonly all: boolean;
  /** Of a hundred messages let go, how many are sampled. */
  readonly percent: number;
}

/** Messages that were let go and sampled, for people to look at afterwards. */
export function samplesMain({ place, page, size, offset, all, percent }: SamplesPage): Html {
  const current = (here: boolean) => here && html` aria-current="page"`;
  return html`
<h1>Samples</h1>
<p>Some chat messages that were let go, chosen by chance, for a look afterwards. Checking them off tells how often the policy lets through what it should have held.</p>
<nav aria-label="Which samples"><ul class="tabs">
<li><a href="${pageAddress(place, '/samples')}"${current(!all)}>To be checked</a></li>
<li><a href="${pageAddress(place, '/samples', { all: 'yes' })}"${current(all)}>All</a></li>
</ul></nav>
${
  page.items.length > 0
    ? table(
        ['Message', 'Channel', 'Status', 'Submitted'],
        page.items.map((item) => [
          html`<a href="/reviews/${item.actionId}" dir="auto">${messageTitle(item)}</a><br><span class="quiet">to ${item.recipient}</span>`,
          channels[item.channel].label,
          item.status,
          timeTag(toTime(item.createdAt)),
        ]),
      )
    : (beyondEnd(place, offset, { all: all ? 'yes' : undefined }) ?? emptySamples(place, all, percent))
}
${pager(place, { size, offset, shown: page.items.length, hasMore: page.hasMore }, { all: all ? 'yes' : undefined })}`;
}

function emptySamples(place: Place, all: boolean, percent: number): Html {
  if (percent === 0) {
    const settings = html`<a href="${pageAddress(place, '/settings')}#s-sampling_percent">settings</a>`;
    return html`<p class="empty">No message is sampled. An admin says in the ${hasRole(place.role, 'admin') ? settings : 'settings'} how many in a hundred are; those that can wait are held instead of let go.</p>`;
  }
  return html`<p class="empty">${all ? `Nothing was sampled yet. Of a hundred messages ${percent} are.` : 'Nothing is left to check.'}</p>`;
}
