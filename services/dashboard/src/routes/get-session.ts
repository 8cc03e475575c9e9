import { signedIn } from '../authenticate.ts';
import { defineRoute } from '../context.ts';
import { SessionReply, toSessionReply } from '../wire/session.ts';

export const getSession = defineRoute({
  method: 'GET',
  path: '/api/session',
  summary: 'Who is signed in',
  tag: 'Session',
  auth: signedIn,
  errors: [],
  reply: { description: 'The person, their workspaces and the CSRF token.', schema: SessionReply },
  async handle({ identity: session }, { gate, csrf }) {
    const memberships = await gate.workspaces.membershipsOf(session.person.userId);
    return { body: toSessionReply(session, memberships, csrf.issue(session.sessionId)) };
  },
});
