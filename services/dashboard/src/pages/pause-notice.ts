import { type HoldEndingView, toTime } from '@sendgate/gate';
import { type Html, html } from './html.ts';
import { timeTag } from './layout.ts';
import { type Place, pageAddress } from './place.ts';

/** Tells an admin that the workspace is paused with `hold`, which nothing else in a queue that goes on growing says. */
export function holdingNotice(place: Place): Html {
  return html`<p class="notice" id="pause-notice">The workspace is paused: every message is held. <a href="${pageAddress(place, '/settings')}#pause">End the pause in the settings</a></p>`;
}

/**
 * Tells an admin that the workspace is paused with `block`, with the button that ends every hold. The question it asks
 * first names their number.
 */
export function pauseNotice(
  workspaceId: string,
  { holds, latest }: { holds: number; latest: HoldEndingView | null },
): Html {
  const many = holds === 1 ? '1 hold' : `${holds} holds`;
  const underWay = latest?.state === 'waiting' || latest?.state === 'running';
  return html`<section class="alert" id="pause-notice" aria-label="Pause" data-workspace="${workspaceId}">
<p>The workspace is paused: what is submitted is blocked, and nothing is approved.</p>
${
  underWay
    ? html`<p>${latest.requestedBy} is ending all holds: ${latest.blocked} of ${latest.holds} so far.</p>`
    : latest?.finishedAt &&
      html`<p>${latest.blocked === 1 ? '1 hold was' : `${latest.blocked} holds were`} ended for ${latest.requestedBy} on ${timeTag(toTime(latest.finishedAt))}.</p>`
}
${
  holds > 0 &&
  !underWay &&
  html`<button type="button" data-holds="${String(holds)}" data-confirm="End ${many} as BLOCKED? Nobody can bring them back, and their callers must not send them.">End ${many}</button>`
}
<p role="status"></p>
</section>`;
}
