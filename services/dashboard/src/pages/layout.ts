import { plainTime } from '@sendgate/contracts';
import { type Html, html } from './html.ts';
import { navigationMenu } from './navigation.ts';
import type { Place, Reader } from './place.ts';
import { keyHint, shortcutsHelp } from './shortcuts-help.ts';

const policy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "connect-src 'self'",
  "img-src 'self'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
  "require-trusted-types-for 'script'",
];

/** Scripts and styles come from our own files only; nothing inline, nothing remote, no framing. */
export const pageHeaders: Readonly<Record<string, string>> = { 'Content-Security-Policy': policy.join('; ') };

/** For a page with a frame in it: the frame shows what we serve and goes nowhere else. */
export const framingPageHeaders: Readonly<Record<string, string>> = {
  'Content-Security-Policy': [...policy, "frame-src 'self'"].join('; '),
};

/** A reply definition shared by every page. */
export const pageReply = { description: 'A page.', contentType: 'text/html; charset=utf-8' } as const;

export interface Page {
  readonly title: string;
  readonly main: Html;
  /** Present when somebody is signed in. */
  readonly person?: Reader;
  /** Present where the page belongs to a workspace. */
  readonly place?: Place;
}

/**
 * For where scripts run and ours is late, or lost on its way: `assets/dashboard.js` takes it away once everything acts. Until then a form that
 * changes something goes nowhere and keeps what it says, by `method="dialog"` outside a dialog.
 */
const unscripted = html`<p class="alert" id="unscripted">The script of this page has not come yet, and nothing can be sent before it has. If this stays, keep what you typed elsewhere and load the page again.</p>`;

const withoutScript = html`<noscript><p class="alert">Reading works without JavaScript, which this browser has turned off. Deciding, and whatever else changes something, needs it.</p></noscript>`;

/** A whole document, as text. */
export function renderPage({ title, main, person, place }: Page): string {
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
${person && html`<meta name="csrf-token" content="${person.csrfToken}">`}
<title>${title} · Sendgate</title>
<link rel="icon" href="/assets/icon.svg" type="image/svg+xml">
<link rel="stylesheet" href="/assets/dashboard.css">
<link rel="stylesheet" href="/assets/frame.css">
<link rel="stylesheet" href="/assets/forms.css">
<link rel="stylesheet" href="/assets/workspace.css">
<link rel="stylesheet" href="/assets/holds.css">
<script type="module" src="/assets/dashboard.js"></script>
</head>
<body data-shortcuts="${person?.shortcuts ? 'on' : 'off'}"${person && html` data-person="${person.email}"`}${place && html` data-workspace="${place.workspaceId}"`}>
<a class="skip" href="#main">Skip to content</a>
<header>
${place && html`<button type="button" class="menu" popovertarget="menu">Menu</button>`}
<a class="brand" href="/reviews">Sendgate</a>
${
  person &&
  html`<span class="quiet" id="zone" hidden></span><a class="who" href="/password" title="Your password">${person.email}</a><button type="button" id="open-help" data-key="?">Keys${keyHint('?')}</button><button type="button" id="sign-out">Sign out</button>`
}
</header>
<div class="frame">
${place && navigationMenu(place)}
<main id="main">${unscripted}${person && withoutScript}${main}</main>
</div>
${person && shortcutsHelp(person.shortcuts)}
</body>
</html>
`.markup;
}

/** Names the zone of a field for a moment (`datetime-local`) in its label; `assets/moments.js` makes both those of the reader. */
export const fieldZone = html`<span data-zone>UTC</span>`;

/** A moment, exact for machines and short for people; `assets/times.js` says it in the zone of its reader. */
export function timeTag(moment: string | null): Html {
  if (moment === null) return html`–`;
  return html`<time datetime="${moment}">${plainTime(moment)}</time>`;
}
