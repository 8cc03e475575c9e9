import { html } from './html.ts';
import { renderPage } from './layout.ts';
import type { Reader } from './place.ts';

/** What people see in place of something that does not exist, or not for them: the two look the same. */
export function missingPage(person: Reader | null): string {
  return renderPage({
    title: 'Not found',
    ...(person && { person }),
    main: html`<h1>There is nothing here</h1>
<p>The address may be mistyped, or it belongs to a workspace you are no member of.</p>
<p><a href="/reviews">See what waits for review</a></p>`,
  });
}
