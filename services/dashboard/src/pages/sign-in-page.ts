import { html } from './html.ts';
import { renderPage } from './layout.ts';

/** The form that starts a session; `next` is where it leads. */
export function signInPage(next: string): string {
  return renderPage({
    title: 'Sign in',
    main: html`
<form method="dialog" id="sign-in" class="card narrow" data-next="${next}">
<h1>Sign in</h1>
<p class="alert" role="alert" hidden></p>
<label for="email">E-mail</label>
<input id="email" name="email" type="email" autocomplete="username" required maxlength="254" autofocus>
<label for="password">Password</label>
<input id="password" name="password" type="password" autocomplete="current-password" required maxlength="256">
<button class="primary" type="submit">Sign in</button>
<p class="quiet">Forgotten your password? An admin of your workspace can give you a new one.</p>
<noscript><p class="alert">Signing in needs JavaScript, which this browser has turned off.</p></noscript>
</form>`,
  });
}
