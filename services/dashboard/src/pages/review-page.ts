import { channels } from '@sendgate/contracts';
import type { FeedEnd, MemberView } from '@sendgate/gate';
import type { Static } from 'typebox';
import type { QueueAround } from '../queue-around.ts';
import type { ReviewDetail, ReviewHistory } from '../wire/review.ts';
import { claimEvidence } from './claim-evidence.ts';
import { contactHistory } from './contact-history.ts';
import { holdReasons } from './hold-reasons.ts';
import { type Html, html } from './html.ts';
import { renderPage, timeTag } from './layout.ts';
import { legible } from './message-title.ts';
import { feedAddress, holdAddress, type Place, pageAddress, type Reader } from './place.ts';
import { policyFindings } from './policy-findings.ts';
import { besideQueue, holdWays } from './queue-beside.ts';
import { decisionBar, decisions } from './review-decisions.ts';
import { deskControls, deskFacts, notes, pendingNotice } from './review-desk.ts';
import { reviewMessage } from './review-message.ts';
import { sampleCheck } from './sample-check.ts';
import { scanFindings } from './scan-findings.ts';
import { substitutionList } from './substitutions.ts';
import { timeline } from './timeline.ts';

export interface ReviewPage {
  readonly person: Reader;
  readonly place: Place;
  readonly review: ReviewDetail;
  /** The queue it stands in; null beside a sample, which was let go. */
  readonly around: QueueAround | null;
  /** Null once it is erased: nobody can tell whom it was to. */
  readonly history: Static<typeof ReviewHistory> | null;
  /** Where the live feed stood before the submission was read. */
  readonly feedEnd: FeedEnd;
  /** False for viewers, who read without deciding. */
  readonly mayDecide: boolean;
  /** Everybody who may. */
  readonly colleagues: readonly MemberView[];
}

/** One message: what it says, what the policy found in it, and the two decisions. */
export function reviewPage(page: ReviewPage): string {
  const { person, place, review, around, history, feedEnd, mayDecide, colleagues } = page;
  const title = legible(review.subject) ?? `${channels[review.channel].label} message`;
  const held = review.status === 'QUEUED';
  const open = held && review.pending === null;
  return renderPage({
    title,
    person,
    place,
    main: besideQueue(
      place,
      review.action_id,
      around,
      html`
<div id="review" data-version="${review.version}" data-action="${review.action_id}" data-feed="${feedAddress(place, feedEnd)}">
${holdWays(place, around)}
<p class="notice" role="status" id="changed" hidden>This hold was changed while you were writing. <a href="${holdAddress(review.action_id, around?.search)}">Load it again</a></p>
<p class="alert" role="alert" tabindex="-1" id="refused" hidden></p>
<h1 class="clamped" dir="auto">${title}</h1>
<dl class="facts">
<dt>Status</dt><dd id="status">${review.status}</dd>
${review.queue_reason && html`<dt>Held because</dt><dd>${holdReasons[review.queue_reason]} <span class="quiet">${review.queue_reason}</span></dd>`}
<dt>To</dt><dd>${review.recipient} by ${channels[review.channel].label}</dd>
<dt>Submitted</dt><dd>${timeTag(review.created_at)}${review.source_model && html` by ${review.source_model}`}</dd>
<dt>Judged by</dt><dd><a href="${pageAddress(place, `/policy/snapshots/${review.snapshot_id}`)}">the policy of its time</a></dd>
${review.held_again_at && html`<dt>Came back to a hold</dt><dd>${timeTag(review.held_again_at)}</dd>`}
${review.evidence_expires_at && html`<dt>Evidence good until</dt><dd>${timeTag(review.evidence_expires_at)}</dd>`}
${held && deskFacts(review, new Date())}
${held ? html`<dt>Rejected if undecided by</dt><dd>${timeTag(review.expires_at)}</dd>` : outcome(review)}
</dl>
${pendingNotice(review, person.email, new Date())}
<div class="columns reading">
<section aria-labelledby="message"><h2 id="message">Message</h2>${reviewMessage(review)}</section>
<section aria-labelledby="found"><h2 id="found">What the policy found</h2>${policyFindings(review)}</section>
</div>
${claimEvidence(review, new Date())}
${scanFindings(review)}
${sampleCheck(review, mayDecide)}
${open && mayDecide && deskControls(review, person.email, colleagues)}
${open && mayDecide && substitutionList(review)}
${open && mayDecide && decisions(review)}
${held && !mayDecide && html`<p class="quiet">Your role reads reviews without deciding them.</p>`}
${notes(review, mayDecide)}
${history && contactHistory(place, review.recipient, history)}
${timeline(review.events ?? [])}
${open && mayDecide && decisionBar()}
</div>`,
    ),
  });
}

function outcome(review: ReviewDetail): Html {
  if (review.decided_at === null) return html`<dt>Decided</dt><dd>by the gate, without a person</dd>`;
  return html`<dt>Decided</dt><dd>${timeTag(review.decided_at)}${review.reviewed_by && html` by ${review.reviewed_by}`}${
    review.review_reason && html`: ${review.review_reason.replaceAll('_', ' ')}`
  }</dd>${
    review.review_note &&
    html`<dt>${review.review_reason ? 'Note for the caller' : 'Reason'}</dt><dd class="words" dir="auto">${review.review_note}</dd>`
  }${review.guidance && html`<dt>To be sent instead</dt><dd class="words" dir="auto">${review.guidance}</dd>`}`;
}
