import { type Html, html } from './html.ts';

/** What single keys do, and where. */
const keys: readonly (readonly [string, string])[] = [
  ['j', 'Next hold'],
  ['k', 'Hold before'],
  ['Enter', 'Open the hold'],
  ['c', 'Claim: take it in hand'],
  ['a', 'Approve'],
  ['r', 'Reject'],
  ['e', 'Edit'],
  ['s', 'Apply the suggested edit'],
  ['n', 'Write a note'],
  ['o', 'On the page of a hold: call for others'],
  ['x', 'Select, or select no more'],
  ['Shift + A', 'Approve what is selected'],
  ['u', 'Undo, for five seconds after a decision'],
  ['Ctrl + Enter', 'In a field: send its form, with ⌘ on a Mac'],
  ['/', 'Search'],
  ['?', 'This help'],
];

/** The keys, and the switch for people whose software types them unasked. */
export function shortcutsHelp(on: boolean): Html {
  return html`<dialog id="help" aria-labelledby="help-title">
<h2 id="help-title">Keys</h2>
<p class="quiet">In the list, a, r, e, s and n open the hold at that place. Esc leaves a field, so that keys work again.</p>
<table class="keys"><thead class="unseen"><tr><th scope="col">Key</th><th scope="col">What it does</th></tr></thead>
<tbody>${keys.map(([key, does]) => html`<tr><th scope="row"><kbd>${key}</kbd></th><td>${does}</td></tr>`)}</tbody></table>
<label class="check"><input type="checkbox" id="shortcuts"${on && html` checked`}> Keys act on the pages</label>
<p id="shortcuts-said" role="status"></p>
<form method="dialog"><button class="primary">Close</button></form>
</dialog>`;
}

/** Names the key of a control to who sees it. Screen readers are told by `aria-keyshortcuts`. */
export function keyHint(key: string): Html {
  return html` <kbd class="hint" aria-hidden="true">${key}</kbd>`;
}
