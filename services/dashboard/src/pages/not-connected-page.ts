import type { ProblemError } from '@sendgate/contracts';
import { html } from './html.ts';
import { renderPage } from './layout.ts';
import type { Reader } from './place.ts';

/** What an admin sees who came back from the CRM and is not connected. */
export function notConnectedPage(person: Reader, problem: ProblemError): string {
  return renderPage({
    title: 'Not connected',
    person,
    main: html`<h1>The CRM is not connected</h1>
<p class="alert" role="alert">${problem.message}</p>
<p><a href="/integrations">Back to Integrations</a></p>`,
  });
}
