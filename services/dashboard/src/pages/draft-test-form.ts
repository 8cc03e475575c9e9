import { channelIds, channels, contentTypes } from '@sendgate/contracts';
import { refusal } from './alert.ts';
import { type Html, html } from './html.ts';
import { plainly } from './setting-control.ts';

/** Where a text is tried on the draft as it is saved. Its script (`assets/draft-test.js`) shows what it would come to. */
export const draftTestForm: Html = html`<section aria-labelledby="test"><h2 id="test">Try a text</h2>
<p>What the draft would find in it and decide, beside what the policy in force does. It is sent to nobody and stored nowhere.</p>
<p class="notice" id="test-unsaved" hidden>What you changed above is not saved yet. The draft is tried as it is saved; what you typed here is kept when you save.</p>
<form method="post" id="draft-test" autocomplete="off">
${refusal}
<div class="filters">
<div><label for="test-channel">Channel</label><select id="test-channel" name="channel">${channelIds.map((id) => html`<option value="${id}">${channels[id].label}</option>`)}</select></div>
<div><label for="test-content-type">Content type</label><select id="test-content-type" name="content_type"><option value="">by the channel</option>${contentTypes.map((type) => html`<option value="${type}">${plainly(type)}</option>`)}</select></div>
<div class="wide" data-email><label for="test-subject">Subject</label><input id="test-subject" name="subject" maxlength="998"></div>
</div>
<label for="test-body">Text</label>
<textarea id="test-body" name="body_text" rows="7" maxlength="100000" required dir="auto"></textarea>
<details><summary>HTML, recipient, source records</summary>
<div data-email><label for="test-html">HTML version, as source</label>
<textarea id="test-html" class="json" name="body_html" rows="4" maxlength="500000" spellcheck="false"></textarea></div>
<label for="test-recipient">Recipient. Rules about who is written to run only where there is one</label>
<input id="test-recipient" name="recipient" maxlength="500">
<label for="test-metadata">Metadata as a caller would send it, a JSON object: <code>source_records</code>, <code>contact</code>, <code>thread</code>, <code>message_class</code></label>
<textarea id="test-metadata" class="json" name="metadata" data-json rows="4" spellcheck="false"></textarea>
</details>
<p><button class="primary" type="submit">Try it</button></p>
</form>
<div id="test-result"></div></section>`;
