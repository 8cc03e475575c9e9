import { html } from './html.ts';
import { renderPage } from './layout.ts';

/** What people see of a submission whose stored content does not open: that it does not, and that it goes nowhere. */
export function unreadablePage(
  person: { readonly email: string; readonly csrfToken: string },
  { workspaceId, actionId }: { workspaceId: string; actionId: string },
): string {
  return renderPage({
    title: 'Cannot be opened',
    person,
    main: html`<p><a href="/reviews?workspace=${workspaceId}">All holds</a></p>
<h1>This message cannot be opened</h1>
<p class="alert" role="alert">What is stored of it does not open: its key is missing, or it was changed in the database.</p>
<p>Nobody can read, edit or approve it, and nothing of it is sent. If it waits for review, it is rejected when its time is over, and its
caller is told.</p>
<p>Give your operator this action id, and the code <code>content_unreadable</code>: <code>${actionId}</code></p>`,
  });
}
