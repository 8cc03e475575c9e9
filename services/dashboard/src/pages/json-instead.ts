import { type Html, html } from './html.ts';

/** The rules a form holds as JSON, for who wants to paste: the other part of an `either`, whose script is `assets/json-instead.js`. */
export function jsonInstead(id: string): Html {
  return html`<details id="${id}-json"><summary>All of them as JSON</summary>
<label for="${id}-text">Whatever is changed here takes the place of the rules above when the draft is saved</label>
<textarea id="${id}-text" class="json" data-as="json" rows="12" spellcheck="false"></textarea>
<p class="notice" role="status" hidden>The rules above are left alone: what stands here is saved.</p></details>`;
}
