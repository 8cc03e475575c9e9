import type { FeedEnd, Standing } from '@sendgate/gate';
import { hasRole } from '../has-role.ts';
import type { QueueAround } from '../queue-around.ts';
import { toPending } from '../wire/review.ts';
import { html } from './html.ts';
import { renderPage } from './layout.ts';
import { feedAddress, holdAddress, type Place, type Reader } from './place.ts';
import { besideQueue, holdWays } from './queue-beside.ts';
import { rejection } from './review-decisions.ts';
import { pendingNotice } from './review-desk.ts';

interface Unreadable {
  readonly actionId: string;
  readonly standing: Standing | null;
  /** Where the live feed stood before the submission was read. */
  readonly feedEnd: FeedEnd;
  /** The queue it stands in. */
  readonly around: QueueAround;
}

/** What people see of a submission whose stored content does not open: that it does not, and that it goes nowhere. */
export function unreadablePage(
  person: Reader,
  place: Place,
  { actionId, standing, feedEnd, around }: Unreadable,
): string {
  return renderPage({
    title: 'Cannot be opened',
    person,
    place,
    main: besideQueue(
      place,
      actionId,
      around,
      html`${holdWays(place, around)}
<h1>This message cannot be opened</h1>
<p class="alert" role="alert">What is stored of it does not open: its key is missing, or it was changed in the database.</p>
<p>Nobody can read, edit or approve it, and nothing of it is sent. If it waits for review, it is rejected when its time is over, or by
whoever rejects it before, and its caller is told.</p>
<h2>What to do</h2>
<p>Give your operator these two; they find the cause under “When things fail” in the operations manual.</p>
<dl class="facts"><dt>Action id</dt><dd><code>${actionId}</code></dd>
<dt>Code</dt><dd><code>content_unreadable</code></dd></dl>
${
  standing?.status === 'QUEUED' &&
  hasRole(place.role, 'reviewer') &&
  html`<div id="review" data-version="${standing.version}" data-action="${actionId}" data-feed="${feedAddress(place, feedEnd)}">
<p class="notice" role="status" id="changed" hidden>Somebody changed this hold meanwhile. <a href="${holdAddress(actionId, around.search)}">Load it again</a></p>
<p class="alert" role="alert" tabindex="-1" id="refused" hidden></p>
${standing.pending ? pendingNotice({ action_id: actionId, pending: toPending(standing.pending) }, person.email, new Date()) : html`<h2>Reject it now</h2><div class="columns">${rejection(actionId)}</div>`}
</div>`
}`,
    ),
  });
}
