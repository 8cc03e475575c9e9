import type { MemberView } from '@sendgate/gate';
import { type Html, html } from './html.ts';

/** Says who somebody is by their id: a member's e-mail address, else the id, as of who left or of a part of the service. */
export function authorsOf(members: readonly MemberView[]): (id: string) => string {
  const emails = new Map(members.map(({ userId, email }) => [userId, email]));
  return (id) => emails.get(id) ?? id;
}

/** Who did something, in a column of a table: a long address breaks there before it takes the room of the other columns. */
export function doneBy(who: string): Html {
  return html`<span class="doer">${who}</span>`;
}
