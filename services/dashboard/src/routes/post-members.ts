import { ProblemError, ValidationError } from '@sendgate/contracts';
import { memberWith } from '../authenticate.ts';
import { defineRoute } from '../context.ts';
import { refuseBeyondOwnRole } from '../membership-rules.ts';
import { Member, NewMember, toMember } from '../wire/member.ts';
import { WorkspaceQuery } from '../wire/page.ts';

/** Nobody registers by themselves: an admin adds people, with a first password when they are new. */
export const postMembers = defineRoute({
  method: 'POST',
  path: '/api/members',
  summary: 'Add a member',
  tag: 'Members',
  auth: memberWith('admin'),
  query: WorkspaceQuery,
  body: NewMember,
  errors: ['forbidden', 'state_conflict'],
  reply: { status: 201, description: 'The new member.', schema: Member },
  async handle({ identity: actor, body }, { gate, identity }) {
    refuseBeyondOwnRole(actor, body.role);
    const known = await identity.findPerson(body.email);
    if (known && (await gate.workspaces.roleOf(known.userId, actor.workspaceId)) !== null) {
      throw new ProblemError('state_conflict', 'This person is a member already; change the role instead.');
    }
    const person = known ?? (await addPerson());
    await gate.workspaces.setMember(actor, person.userId, body.role);
    const member = (await gate.workspaces.members(actor.workspaceId)).find(({ userId }) => userId === person.userId);
    if (!member) throw new ProblemError('state_conflict', 'Somebody removed this member at the same moment.');
    return { body: toMember(member) };

    function addPerson() {
      const { email, name, password } = body;
      if (name !== undefined && password !== undefined) return identity.addPerson({ email, name, password });
      const missing = [name === undefined ? 'name' : null, password === undefined ? 'password' : null];
      throw new ValidationError(
        missing
          .filter((field) => field !== null)
          .map((field) => ({ loc: ['body', field], msg: 'Field required for a new person', type: 'missing' })),
      );
    }
  },
});
