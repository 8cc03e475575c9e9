import { ProblemError } from '@sendgate/contracts';
import { memberWith } from '../authenticate.ts';
import { defineRoute } from '../context.ts';
import { firstPassword } from '../identity/first-password.ts';
import { findMember, refuseBeyondOwnRole } from '../membership-rules.ts';
import { FirstPassword, MemberParams } from '../wire/member.ts';
import { WorkspaceQuery } from '../wire/page.ts';

/** The way back for somebody who forgot theirs. A workspace never chooses a password that opens another one. */
export const postMemberFirstPassword = defineRoute({
  method: 'POST',
  path: '/api/members/:user_id/first-password',
  summary: 'Give a member a new first password',
  description:
    'For a member who forgot theirs: the old one no longer counts, every session of theirs ends, and they choose another at their next sign-in. Refused for oneself, who changes it at `/api/password`, and with `account_exists` for somebody who belongs to another workspace as well: the operator can give them one.',
  tag: 'Members',
  auth: memberWith('admin'),
  params: MemberParams,
  query: WorkspaceQuery,
  errors: ['forbidden', 'member_not_found', 'account_exists', 'state_conflict'],
  reply: { description: 'The new first password, this once.', schema: FirstPassword },
  async handle({ identity: actor, params }, { gate, identity, feeds, addingPerson }) {
    const { userId, email, role } = await findMember(gate, actor, params.user_id);
    refuseBeyondOwnRole(actor, role);
    if (userId === actor.userId) {
      throw new ProblemError('state_conflict', 'You know your own password; change it on its page.');
    }
    return addingPerson(email, async () => {
      const elsewhere = (await gate.workspaces.membershipsOf(userId)).some(
        ({ workspaceId }) => workspaceId !== actor.workspaceId,
      );
      if (elsewhere) {
        throw new ProblemError(
          'account_exists',
          'This person belongs to another workspace as well, which a password from here would open. Ask who operates Sendgate for a new one.',
        );
      }
      const password = firstPassword();
      // First of all: nobody is given a password without a trace.
      await gate.workspaces.recordPasswordReset({ workspaceId: actor.workspaceId, userId }, actor.email);
      await identity.setPassword(userId, password, { firstPassword: true });
      feeds.end(userId);
      return { body: { password } };
    });
  },
});
