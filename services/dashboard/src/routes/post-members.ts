import { ProblemError, ValidationError } from '@sendgate/contracts';
import type { Static } from 'typebox';
import { memberWith } from '../authenticate.ts';
import { type DashboardContext, defineRoute } from '../context.ts';
import type { Person } from '../identity/create-identity.ts';
import { refuseBeyondOwnRole } from '../membership-rules.ts';
import { Member, NewMember, toMember } from '../wire/member.ts';
import { WorkspaceQuery } from '../wire/page.ts';

/**
 * Nobody registers by themselves: an admin adds people, with a first password when they are new. A password never counts
 * for somebody who has a role elsewhere, and always for somebody who has none any more.
 */
export const postMembers = defineRoute({
  method: 'POST',
  path: '/api/members',
  summary: 'Add a member',
  description:
    'Somebody new, and somebody who belongs to no workspace any more, signs in with `password` and chooses another before anything else. Who belongs to another workspace keeps their own: `account_exists` when a password is given for them, or while theirs is still the first one they were given there.',
  tag: 'Members',
  auth: memberWith('admin'),
  query: WorkspaceQuery,
  body: NewMember,
  // Passwords are hashed one after the other, by intent slowly.
  waitsMs: 2_000,
  errors: ['forbidden', 'state_conflict', 'account_exists'],
  reply: { status: 201, description: 'The new member.', schema: Member },
  async handle({ identity: actor, body }, { gate, identity, addingPerson }) {
    refuseBeyondOwnRole(actor, body.role);
    return addingPerson(body.email.toLowerCase(), async () => {
      const known = await identity.findPerson(body.email);
      const memberships = known ? await gate.workspaces.membershipsOf(known.userId) : [];
      if (memberships.some(({ workspaceId }) => workspaceId === actor.workspaceId)) {
        throw new ProblemError('state_conflict', 'This person is a member already; change the role instead.');
      }
      if (known && memberships.length > 0) refuseOtherPassword(known, body.password);
      const person = known && memberships.length > 0 ? known : await withFirstPassword(known, body, identity);
      await gate.workspaces.setMember(actor, person.userId, body.role);
      const member = (await gate.workspaces.members(actor.workspaceId)).find(({ userId }) => userId === person.userId);
      if (!member) throw new ProblemError('state_conflict', 'Somebody removed this member at the same moment.');
      return { body: toMember(member) };
    });
  },
});

/** Somebody with a role elsewhere signs in as they do there, or another workspace could enter it in their name. */
function refuseOtherPassword(known: Person, password: string | undefined): void {
  if (known.firstPassword) {
    throw new ProblemError(
      'account_exists',
      'This person was added to another workspace and has not signed in there yet. Ask them to choose a password of their own, then add them without one.',
    );
  }
  if (password !== undefined) {
    throw new ProblemError(
      'account_exists',
      'This person has an account with a password of their own, and the one given here would not count. If it is theirs, as they can tell you, add them without one.',
    );
  }
}

/** A person nobody has a role for, new or not, who can sign in with the password of this request and no other. */
async function withFirstPassword(
  known: Person | null,
  { email, name, password }: Static<typeof NewMember>,
  identity: DashboardContext['identity'],
): Promise<Person> {
  if (name === undefined || password === undefined) {
    const missing = [name === undefined ? 'name' : null, password === undefined ? 'password' : null];
    throw new ValidationError(
      missing
        .filter((field) => field !== null)
        .map((field) => ({ loc: ['body', field], msg: 'Field required for a new person', type: 'missing' })),
    );
  }
  if (known) {
    await identity.setPassword(known.userId, password, { firstPassword: true });
    return known;
  }
  const person = await identity.addPerson({ email, name, password, firstPassword: true });
  if (person.created) return person;
  throw new ProblemError('state_conflict', 'Somebody else is adding this person just now.');
}
