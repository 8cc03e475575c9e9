import type { MemberView } from '@sendgate/gate';
import type { ReviewDetail } from '../wire/review.ts';
import { type Html, html } from './html.ts';
import { timeTag } from './layout.ts';
import { editFindings } from './policy-findings.ts';
import { keyHint } from './shortcuts-help.ts';
import { dueBadge } from './time-left.ts';

/** What people are doing about a hold, as rows of its facts. */
export function deskFacts(review: ReviewDetail, now: Date): Html {
  const { due, claim, assignee, escalated_at: escalated, release_at: release } = review;
  const more = review.required_approvals > 1 || review.approved_by.length > 0;
  return html`
${due && html`<dt>Answer due</dt><dd>${timeTag(due.at)} <span id="due">${dueBadge(due, now)}</span></dd>`}
${release && html`<dt>Released by itself</dt><dd>${timeTag(release)}</dd>`}
${claim && html`<dt>In hand</dt><dd>${claim.by} until ${timeTag(claim.until)}</dd>`}
${assignee && html`<dt>Assigned to</dt><dd>${assignee}</dd>`}
${escalated && html`<dt>Escalated</dt><dd>${timeTag(escalated)}</dd>`}
${
  more &&
  html`<dt>Approvals</dt><dd>${review.approved_by.length} of ${review.required_approvals}${
    review.approved_by.length > 0 && html`: ${review.approved_by.join(', ')}`
  }</dd>`
}`;
}

/** A decision in its undo window, with the way back for whoever made it. */
export function pendingNotice(
  review: Pick<ReviewDetail, 'action_id' | 'pending'>,
  email: string,
  now: Date,
): Html | null {
  const { pending } = review;
  if (!pending) return null;
  const leftMs = Math.max(0, Date.parse(pending.commits_at) - now.getTime());
  return html`<div class="notice" role="status" id="pending"><p>Being decided by ${pending.by}: ${pending.decision}, final at ${timeTag(
    pending.commits_at,
  )}.</p>${pending.by === email && action(review, 'undo', 'Undo', { key: 'u' })}<span class="quiet" aria-hidden="true" data-left-ms="${leftMs}"></span></div>`;
}

/**
 * Take it in hand, hand it back, call for others, pass it on.
 *
 * @param colleagues who may decide about it
 */
export function deskControls(review: ReviewDetail, email: string, colleagues: readonly MemberView[]): Html {
  const { claim } = review;
  return html`<section aria-labelledby="desk"><h2 id="desk">Who looks at it</h2>
<div class="row">
${!claim && action(review, 'claim', 'Take it in hand', { key: 'c' })}
${claim?.by === email && action(review, 'release', 'Hand it back')}
${
  claim &&
  claim.by !== email &&
  action(review, 'claim', 'Take it over', {
    body: { take_over: true },
    key: 'c',
    confirm: `${claim.by} has it in hand. Take it over?`,
  })
}
${review.escalated_at === null && action(review, 'escalate', 'Call for others', { key: 'o' })}
</div>
<form method="dialog" class="row desk" data-target="/api/reviews/${review.action_id}/assign" data-kind="assign">
<label for="assignee">Assign to</label>
<input id="assignee" name="assignee" type="email" maxlength="254" placeholder="colleague@example.org" value="${review.assignee}" list="colleagues" autocomplete="off">
<datalist id="colleagues">${colleagues.map((colleague) => html`<option value="${colleague.email}">${colleague.name}</option>`)}</datalist>
<button type="submit">Assign</button>
</form></section>`;
}

/** Notes among reviewers; the caller never sees them. */
export function notes(review: ReviewDetail, mayWrite: boolean): Html {
  return html`<section aria-labelledby="notes"><h2 id="notes">Notes</h2>
${
  review.notes.length === 0
    ? html`<p class="empty">None yet. Notes stay among reviewers.</p>`
    : html`<ul class="findings">${review.notes.map(
        ({ author, at, text }) =>
          html`<li><p class="quiet">${author} · ${timeTag(at)}</p><p class="words" dir="auto">${text ?? '(erased)'}</p></li>`,
      )}</ul>`
}
${
  mayWrite &&
  html`<form method="dialog" class="desk" data-target="/api/reviews/${review.action_id}/notes" data-kind="note">
<label for="note-text">New note${keyHint('n')}</label>
<textarea id="note-text" name="text" rows="2" maxlength="2000" required data-key="n"></textarea>
<button type="submit">Add note</button>
</form>`
}</section>`;
}

/** What an edit changed, word by word, and what the policy finds in the new text. */
export function editChanges(review: ReviewDetail): Html | null {
  const { edit } = review;
  if (!edit) return null;
  const who = html`Edited${edit.by && html` by ${edit.by}`}`;
  if (edit.subject_changes === null && edit.body_changes.every(({ kind }) => kind === 'same')) {
    return html`<h3 id="edited">${who}, back to the message as it was submitted</h3>`;
  }
  return html`<h3 id="edited">${who}${review.status === 'QUEUED' && ', not released'}</h3>
${edit.subject_changes && html`<p class="text subject" dir="auto">${edit.subject_changes.map(change)}</p>`}
<div class="text" dir="auto">${edit.body_changes.map(change)}</div>
${
  review.status === 'QUEUED' &&
  (edit.policy_violations.length === 0
    ? html`<p class="quiet">The policy finds nothing in the edited message.</p>`
    : html`<p>In the edited message: ${editFindings(edit.policy_violations)}</p>`)
}`;
}

function change({ kind, text }: { kind: string; text: string }): Html {
  return kind === 'added' ? html`<ins>${text}</ins>` : kind === 'removed' ? html`<del>${text}</del>` : html`${text}`;
}

function action(
  review: Pick<ReviewDetail, 'action_id'>,
  verb: string,
  label: string,
  { body = {}, confirm, key }: { body?: object; confirm?: string; key?: string } = {},
): Html {
  return html`<button type="button" data-act="/api/reviews/${review.action_id}/${verb}" data-body="${JSON.stringify(body)}"${
    confirm && html` data-confirm="${confirm}"`
  }${key && html` data-key="${key}"`}>${label}${key && keyHint(key)}</button>`;
}
