import { ProblemError } from '@sendgate/contracts';
import { cookieHeader, fromOwnPage, visitorOf } from '../authenticate.ts';
import { defineRoute } from '../context.ts';
import { SessionReply, SignInRequest, toSessionReply } from '../wire/session.ts';

/** Starts a session. An unknown e-mail and a wrong password get the same answer. */
export const postSignIn = defineRoute({
  method: 'POST',
  path: '/api/sign-in',
  summary: 'Sign in',
  tag: 'Session',
  auth: fromOwnPage,
  body: SignInRequest,
  bodyLimit: 16 * 1024,
  // Passwords are hashed one after the other, by intent slowly.
  waitsMs: 2_000,
  errors: ['invalid_credentials', 'rate_limit_exceeded'],
  reply: { description: 'Signed in; the session cookie is set.', schema: SessionReply, headers: cookieHeader },
  async handle({ body, request }, context) {
    const visitor = visitorOf(request);
    await context.signInLimit.admit(body.email, visitor.ip);
    const session = await context.identity.signIn(body, visitor);
    if (!session) {
      throw new ProblemError('invalid_credentials', 'E-mail or password is wrong.', {
        recovery: { action: 'check_credentials' },
      });
    }
    await context.signInLimit.forgive(body.email, visitor.ip);
    const memberships = await context.gate.workspaces.membershipsOf(session.person.userId);
    return {
      headers: { 'Set-Cookie': session.cookies },
      body: toSessionReply(session, memberships, context.csrf.issue(session.sessionId)),
    };
  },
});
