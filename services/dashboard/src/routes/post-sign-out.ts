import { cookieHeader, signedIn, visitorOf } from '../authenticate.ts';
import { defineRoute } from '../context.ts';

/** Ends the session in the store, so that a copy of its cookie is worthless. */
export const postSignOut = defineRoute({
  method: 'POST',
  path: '/api/sign-out',
  summary: 'Sign out',
  tag: 'Session',
  auth: signedIn,
  errors: [],
  reply: { status: 204, description: 'Signed out; the cookie is removed.', headers: cookieHeader },
  async handle({ identity: { person }, request }, { identity, feeds }) {
    const cookies = await identity.signOut(visitorOf(request));
    feeds.end(person.userId);
    return { headers: { 'Set-Cookie': cookies }, body: null };
  },
});
