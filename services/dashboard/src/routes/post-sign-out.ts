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
  async handle({ request }, { identity }) {
    return { headers: { 'Set-Cookie': await identity.signOut(visitorOf(request)) }, body: null };
  },
});
