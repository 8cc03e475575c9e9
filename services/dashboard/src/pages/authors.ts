import type { MemberView } from '@sendgate/gate';

/** Says who somebody is by their id: a member's e-mail address, else the id, as of who left or of a part of the service. */
export function authorsOf(members: readonly MemberView[]): (id: string) => string {
  const emails = new Map(members.map(({ userId, email }) => [userId, email]));
  return (id) => emails.get(id) ?? id;
}
