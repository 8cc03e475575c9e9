import { passwordMinLength } from '../identity/password.ts';
import { refusal } from './alert.ts';
import { html } from './html.ts';
import { renderPage } from './layout.ts';
import type { Reader } from './place.ts';

/**
 * The form for a password of one's own; `next` is where it leads.
 *
 * @param first the password is one that somebody else chose, so there is no way around this page
 */
export function passwordPage(person: Reader, { first, next }: { first: boolean; next: string }): string {
  return renderPage({
    title: 'Your password',
    person,
    main: html`
<form method="dialog" class="card narrow" data-send="POST /api/password" data-then="${next}">
<h1>${first ? 'Choose your password' : 'Your password'}</h1>
<p>${
      first
        ? 'Whoever added you knows the one you signed in with. Choose one that only you know; then you can begin.'
        : 'A new one signs you out everywhere else.'
    }</p>
${refusal}
<input type="email" autocomplete="username" value="${person.email}" readonly hidden>
<label for="current">Current password</label>
<input id="current" name="current_password" type="password" autocomplete="current-password" required autofocus>
<label for="chosen">New password, at least ${passwordMinLength} characters</label>
<input id="chosen" name="new_password" type="password" autocomplete="new-password" required minlength="${passwordMinLength}">
<button class="primary" type="submit">Change password</button>
</form>`,
  });
}
