import type { ReviewDetail } from '../wire/review.ts';
import { type Html, html } from './html.ts';
import { timeTag } from './layout.ts';

const verdictWords = { fine: 'fine', should_have_been_held: 'it should have been held' } as const;

/** Checking off a message that was let go and sampled; nothing on any other. */
export function sampleCheck(review: ReviewDetail, mayCheck: boolean): Html | null {
  const { sample } = review;
  if (!sample) return null;
  if (sample.check) {
    const { by, at, verdict } = sample.check;
    return html`<p class="notice">Sampled after it was let go, and checked by ${by} ${timeTag(at)}: ${verdictWords[verdict]}.</p>`;
  }
  return html`<section aria-labelledby="sample">
<h2 id="sample">Sampled after it was let go</h2>
<p>The gate found nothing that had to wait for a person. Was it right? Checking it off changes nothing about the message.</p>
${
  mayCheck
    ? html`<form method="dialog" class="desk" data-target="/api/reviews/${review.action_id}/check" data-kind="check">
<label for="verdict">What you found</label>
<select id="verdict" name="verdict" required><option value="">Choose…</option><option value="fine">Fine as it is</option><option value="should_have_been_held">It should have been held</option></select>
<label for="check-note">Note for other reviewers (optional)</label>
<textarea id="check-note" name="note" rows="2" maxlength="2000"></textarea>
<button class="primary" type="submit">Check it off</button>
</form>`
    : html`<p class="quiet">Your role reads samples without checking them off.</p>`
}
</section>`;
}
