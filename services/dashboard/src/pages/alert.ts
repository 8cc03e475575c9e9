import { type Html, html } from './html.ts';

/** Where a form says what went wrong. Its script fills it. */
export const refusal: Html = html`<p class="alert" role="alert" hidden></p>`;
