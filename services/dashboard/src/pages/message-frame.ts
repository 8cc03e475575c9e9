import { htmlPlaces } from '@sendgate/gate';
import type { ReviewDetail } from '../wire/review.ts';
import { type Html, html } from './html.ts';
import { shownHtml } from './shown-html.ts';

/** The address of a message as its recipient sees it, for the frame on the page of its review. */
export function messageFrameAddress(actionId: string): string {
  return `/reviews/${actionId}/message`;
}

/**
 * A document of its own rather than a `srcdoc`, which would be under the policy of the page around it, where no style of
 * a mail may stand. Sandboxed by itself too, so that it is as harmless in a tab of its own.
 */
export const messageFrameHeaders: Readonly<Record<string, string>> = {
  'Content-Security-Policy': [
    "default-src 'none'",
    "style-src 'unsafe-inline'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'self'",
    'sandbox',
  ].join('; '),
  'X-Frame-Options': 'SAMEORIGIN',
};

/** The HTML of a message as its recipient sees it, or why there is none to see. */
export function messageFrame({ body_text: text, body_html: source, policy_violations: found }: ReviewDetail): string {
  if (text === null) return frameNotice(removed);
  if (source === null) return frameNotice('This message has no HTML.');
  const places = htmlPlaces(source);
  return places ? frame(shownHtml(source, places, found)) : frameNotice(tooDeep);
}

export const removed = 'The content was removed, by an erasure or the retention rules.';
export const tooDeep = 'This HTML is nested too deep to be shown. Read its source.';

export function frameNotice(notice: string): string {
  return frame(html`<p>${notice}</p>`);
}

/** On white, as mail clients show mail, whatever colours the dashboard has. What the mail styles comes after ours, and wins. */
function frame(content: Html): string {
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="only light">
<title>The message as its recipient sees it</title>
<style>
html { background: #fff; }
body { margin: 12px; color: #1c1f24; font: 14px / 1.5 Arial, sans-serif; overflow-wrap: break-word; }
:where(a[title]) { color: #0b57d0; text-decoration: underline; }
</style>
</head>
<body>${content}</body>
</html>
`.markup;
}
