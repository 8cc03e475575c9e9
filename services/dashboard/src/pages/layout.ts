import { type Html, html } from './html.ts';

/** Scripts and styles come from our own files only; nothing inline, nothing remote, no framing. */
export const pageHeaders: Readonly<Record<string, string>> = {
  'Content-Security-Policy': [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "connect-src 'self'",
    "img-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
  ].join('; '),
};

/** A reply definition shared by every page. */
export const pageReply = { description: 'A page.', contentType: 'text/html; charset=utf-8' } as const;

export interface Page {
  readonly title: string;
  readonly main: Html;
  /** Present when somebody is signed in. */
  readonly person?: { readonly email: string; readonly csrfToken: string };
}

/** A whole document, as text. */
export function renderPage({ title, main, person }: Page): string {
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
${person && html`<meta name="csrf-token" content="${person.csrfToken}">`}
<title>${title} · Sendgate</title>
<link rel="stylesheet" href="/assets/dashboard.css">
<script src="/assets/dashboard.js" defer></script>
</head>
<body>
<a class="skip" href="#main">Skip to content</a>
<header>
<a class="brand" href="/reviews">Sendgate</a>
${person && html`<span class="who">${person.email}</span><button type="button" id="sign-out">Sign out</button>`}
</header>
<main id="main">${main}</main>
</body>
</html>
`.markup;
}

/** A moment, exact for machines and short for people. */
export function timeTag(moment: string | null): Html {
  if (moment === null) return html`–`;
  return html`<time datetime="${moment}">${moment.slice(0, 16).replace('T', ' ')} UTC</time>`;
}
