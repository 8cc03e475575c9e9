import { ProblemError, ValidationError } from '@sendgate/contracts';
import { cookieHeader, signedIn, visitorOf } from '../authenticate.ts';
import { defineRoute } from '../context.ts';
import { isSamePassword } from '../identity/password.ts';
import { PasswordChange, SessionReply, toSessionReply } from '../wire/session.ts';

/** A matter of the person, in every workspace; each of them keeps it on record. */
export const postPassword = defineRoute({
  method: 'POST',
  path: '/api/password',
  summary: 'Choose another password',
  description:
    'Ends every session of the person. This browser gets a new one, with another CSRF token. Attempts count as attempts to sign in.',
  tag: 'Session',
  auth: signedIn,
  body: PasswordChange,
  bodyLimit: 16 * 1024,
  // Two passwords are hashed, and all workspaces of the person keep it on record.
  waitsMs: 5_000,
  errors: ['invalid_credentials', 'rate_limit_exceeded'],
  reply: { description: 'Changed; the new session cookie is set.', schema: SessionReply, headers: cookieHeader },
  async handle({ identity: { person }, body, request }, { gate, identity, csrf, feeds, signInLimit }) {
    const { current_password: current, new_password: chosen } = body;
    const visitor = visitorOf(request);
    await signInLimit.admit(person.email, visitor.ip);
    if (isSamePassword(current, chosen)) {
      const msg = 'Must differ from the current password';
      throw new ValidationError([{ loc: ['body', 'new_password'], msg, type: 'value_error' }]);
    }
    const session = await identity.changePassword({ current, chosen }, visitor);
    if (!session) {
      throw new ProblemError('invalid_credentials', 'The current password is wrong.', {
        recovery: { action: 'check_credentials' },
      });
    }
    await signInLimit.forgive(person.email, visitor.ip);
    const { userId, email } = person;
    feeds.end(userId);
    const memberships = await gate.workspaces.membershipsOf(userId);
    for (const { workspaceId, role } of memberships) {
      await gate.workspaces.recordPasswordChange({ workspaceId, role, userId, email });
    }
    return {
      headers: { 'Set-Cookie': session.cookies },
      body: toSessionReply(
        { ...session, person: { ...session.person, firstPassword: false } },
        memberships,
        csrf.issue(session.sessionId),
      ),
    };
  },
});
