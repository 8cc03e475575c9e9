import type { ProblemError, Role } from '@sendgate/contracts';
import { html } from './html.ts';
import { renderPage } from './layout.ts';
import type { Place, Reader } from './place.ts';

/** What people see of a page their role does not open. */
export function forbiddenPage(person: Reader, place: Place, minimum: Role): string {
  return renderPage({
    title: 'Not for your role',
    person,
    place,
    main: html`<h1>Your role does not open this page</h1>
<p>It needs the role ${words(minimum)} or one above it; here you are ${words(place.role)}. An admin of this workspace can give you another role.</p>
<p><a href="/reviews">See what waits for review</a></p>`,
  });
}

/** What people see when a page cannot be shown just now. */
export function failedPage(
  { person, place }: { person: Reader | null; place?: Place },
  problem: ProblemError,
  requestId: string,
): string {
  return renderPage({
    title: 'Cannot be shown',
    ...(person && { person }),
    ...(place && { place }),
    main: html`<h1>This page cannot be shown</h1>
<p class="alert" role="alert">${problem.message}</p>
<p>Load it again in a moment. If it stays like this, give your operator the code <code>${problem.code}</code> and the request <code>${requestId}</code>.</p>`,
  });
}

function words(role: Role): string {
  return role.replace('_', ' ');
}
