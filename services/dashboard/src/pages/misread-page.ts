import type { ValidationErrorEntry } from '@sendgate/contracts';
import { inPlainWords } from './assets/plain-words.js';
import { html } from './html.ts';
import { renderPage } from './layout.ts';
import { localPath } from './local-path.ts';
import type { Reader } from './place.ts';

/** What people see of a page whose address asks for what there cannot be, such as a month 13. */
export function misreadPage(person: Reader | null, url: string, entries: readonly ValidationErrorEntry[]): string {
  const faults = entries.map(({ loc, ...refused }) => ({ name: loc.slice(1).join('.'), why: inPlainWords(refused) }));
  const names = faults.map(({ name }) => name);
  return renderPage({
    title: 'Not as asked',
    ...(person && { person }),
    main: html`<h1>This page cannot be shown as asked</h1>
<p>Change these parts of its address, or leave them out:</p>
<dl class="facts">${faults.map(({ name, why }) => html`<dt><code>${name}</code></dt><dd>${why}</dd>`)}</dl>
<p><a href="${without(url, names)}">Open the page without them</a></p>`,
  });
}

function without(url: string, names: readonly string[]): string {
  const [path, ...search] = url.split('?');
  const query = new URLSearchParams(search.join('?'));
  for (const name of names) query.delete(name);
  return localPath(query.size === 0 ? path : `${path}?${query}`);
}
