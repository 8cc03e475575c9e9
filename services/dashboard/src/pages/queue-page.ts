import type { MembershipView, Page, SubmissionListView } from '@sendgate/gate';
import { toTime, toTimeOrNull } from '../wire/time.ts';
import { type Html, html } from './html.ts';
import { renderPage, timeTag } from './layout.ts';
import { dueBadge } from './time-left.ts';

export interface QueuePage {
  readonly person: { readonly email: string; readonly csrfToken: string };
  readonly memberships: readonly MembershipView[];
  readonly workspaceId: string;
  readonly page: Page<SubmissionListView>;
  readonly offset: number;
  /** Where the live feed stood before the holds were read. */
  readonly feedEnd: string;
  /** What an admin should know first. */
  readonly notice?: Html | false;
}

/** Every hold of a workspace that waits for a person, the most urgent first. */
export function queuePage({ person, memberships, workspaceId, page, offset, feedEnd, notice }: QueuePage): string {
  const now = new Date();
  const next = offset + page.items.length;
  return renderPage({
    title: 'Reviews',
    person,
    main: html`
<h1>Waiting for review</h1>
${notice}
${
  memberships.length > 1 &&
  html`<nav aria-label="Workspaces"><ul class="tabs">${memberships.map(
    (membership) =>
      html`<li><a href="/reviews?workspace=${membership.workspaceId}"${
        membership.workspaceId === workspaceId && html` aria-current="page"`
      }>${membership.workspaceName}</a></li>`,
  )}</ul></nav>`
}
<div id="queue" data-feed="/api/reviews/events?workspace=${workspaceId}&amp;after=${feedEnd}">
${
  page.items.length === 0
    ? html`<p class="empty">Nothing waits. A message appears here as soon as the gate holds one.</p>`
    : html`<div class="scroll"><table>
<thead><tr><th scope="col">Message</th><th scope="col">Channel</th><th scope="col">Held by</th><th scope="col">Answer due</th><th scope="col">With</th><th scope="col">Rejected if undecided by</th></tr></thead>
<tbody>${page.items.map(
        (item) => html`<tr>
<td><a href="/reviews/${item.actionId}">${item.subject ?? item.bodyPreview ?? item.actionId}</a><br><span class="quiet">to ${item.recipient}</span></td>
<td>${item.channel}</td>
<td>${item.blockCount > 0 ? html`<span class="badge block">BLOCK</span>` : item.violationCount > 0 && html`<span class="badge warn">WARN</span>`} ${item.topRule ?? item.queueReason}</td>
<td>${item.due ? dueBadge({ at: toTime(item.due.dueAt), state: item.due.state }, now) : '–'}${item.escalatedAt && html`<br><span class="quiet">escalated</span>`}${item.raisedAt && html`<br><span class="quiet">a scan found something</span>`}</td>
<td>${item.claimedBy ? html`${item.claimedBy} <span class="quiet">has it in hand</span>` : (item.assignee ?? '–')}</td>
<td>${timeTag(toTimeOrNull(item.expiresAt))}</td>
</tr>`,
      )}</tbody></table></div>`
}
${page.hasMore && html`<p><a href="/reviews?workspace=${workspaceId}&amp;offset=${next}">Next page</a></p>`}
</div>`,
  });
}
