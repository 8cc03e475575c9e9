import { rejectReasonCodes } from '@sendgate/contracts';
import type { ReviewDetail } from '../wire/review.ts';
import { type Html, html } from './html.ts';
import { keyHint } from './shortcuts-help.ts';
import { choice } from './substitutions.ts';

/** The text an approval releases: an edit of it, its repair, or the message as it was submitted. */
function standingText(review: ReviewDetail): { subject: string | null; bodyText: string | null } {
  if (review.edited) return { subject: review.approved_subject, bodyText: review.approved_body };
  if (!review.remediated) return { subject: review.subject, bodyText: review.body_text };
  return { subject: review.remediated_subject ?? review.subject, bodyText: review.remediated_body };
}

/** The two decisions, and an edit before the first. */
export function decisions(review: ReviewDetail): Html {
  const standing = standingText(review);
  const remaining = review.edit?.policy_violations ?? review.policy_violations;
  // Whoever approves such an edit has to say so at the box below the text.
  const isUnfit = review.edit?.policy_violations.some(({ severity }) => severity === 'BLOCK');
  const blocked = remaining.some(({ severity }) => severity === 'BLOCK');
  const substitutions = review.substitutions ?? [];
  const suggested = !review.edit && !substitutions.some((each) => each.standing) && substitutions.length > 0;
  const target = `/api/reviews/${review.action_id}`;
  return html`
<section aria-labelledby="decide" id="decisions">
<h2 id="decide">Decide</h2>
<p class="quiet">You can take a decision back for a few seconds; nothing is sent or told before.</p>
<div class="columns">
<form method="dialog" class="card decision" data-target="${target}/approve" data-kind="approve">
<h3>Approve</h3>
<label for="reason">Reason${blocked ? ' (at least 10 characters while a BLOCK remains)' : ' (optional)'}</label>
<textarea id="reason" name="reason" rows="2" maxlength="2000"${blocked && html` required minlength="10"`}></textarea>
${
  suggested &&
  html`<p><button type="button" data-act="${target}/substitutions" data-body="${choice(substitutions, () => true)}" data-key="s">Apply the suggested edit${keyHint('s')}</button>
<span class="quiet">Puts the safer wordings into the text; you see the difference before you decide.</span></p>`
}
<details${isUnfit && html` open`}><summary>Edit first${keyHint('e')}</summary>
${
  review.channel === 'email' &&
  html`<label for="subject">Subject</label><input id="subject" name="subject" dir="auto" maxlength="998" value="${standing.subject ?? ''}">`
}
<label for="body-text">Text</label>
<textarea id="body-text" name="body_text" dir="auto" rows="12" maxlength="100000" data-key="e">
${standing.bodyText ?? ''}</textarea>
<label class="check"><input type="checkbox" id="override" name="override"> Approve even if the edit adds a BLOCK violation</label>
<button type="button" id="save-edit" data-target="${target}/edit">Save the edit without deciding</button>
</details>
<button class="primary" type="submit" data-key="a">Approve${keyHint('a')}</button>
</form>
${rejection(review.action_id)}
</div>
</section>`;
}

/** What can be done about a hold, in view while the forms of it are not; each button does what its key does. */
export function decisionBar(): Html {
  const button = (key: string, label: string, primary = false) =>
    html`<button type="button"${primary && html` class="primary"`} data-does="${key}">${label}${keyHint(key)}</button>`;
  return html`<div class="bulk row" id="decision-bar" role="group" aria-labelledby="decide">
${button('a', 'Approve', true)} ${button('r', 'Reject …')} ${button('e', 'Edit …')}
</div>`;
}

/** The decision that needs no text. */
export function rejection(actionId: string): Html {
  return html`<form method="dialog" class="card decision" data-target="/api/reviews/${actionId}/reject" data-kind="reject">
<h3>Reject</h3>
<label for="reason-code">Reason${keyHint('r')}</label>
<select id="reason-code" name="reason_code" required data-key="r"><option value="">Choose…</option>${rejectReasonCodes.map(
    (code) => html`<option value="${code}">${code.replaceAll('_', ' ')}</option>`,
  )}</select>
<label for="note">Note for the caller (optional)</label>
<textarea id="note" name="note" rows="2" maxlength="2000"></textarea>
<label for="guidance">What should be sent instead (optional, told to the caller)</label>
<textarea id="guidance" name="guidance" rows="2" maxlength="2000"></textarea>
<button type="submit">Reject</button>
</form>`;
}
