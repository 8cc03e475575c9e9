import { roles, stringEnum } from '@sendgate/contracts';
import { type MembershipView, toTime } from '@sendgate/gate';
import { type Static, Type } from 'typebox';
import type { SignedIn } from '../identity/create-identity.ts';
import { passwordMaxLength, passwordMinLength } from '../identity/password.ts';

export const SignInRequest = Type.Object(
  {
    email: Type.String({ minLength: 3, maxLength: 254 }),
    password: Type.String({ minLength: 1, maxLength: passwordMaxLength }),
  },
  { $id: 'SignInRequest' },
);

export const PasswordChange = Type.Object(
  {
    current_password: Type.String({ minLength: 1, maxLength: passwordMaxLength }),
    new_password: Type.String({ minLength: passwordMinLength, maxLength: passwordMaxLength }),
  },
  { $id: 'PasswordChange' },
);

/** Who is signed in, where they belong, and the token their page must echo on writes. */
export const SessionReply = Type.Object(
  {
    person: Type.Object({
      user_id: Type.String(),
      email: Type.String(),
      name: Type.String(),
      shortcuts: Type.Boolean({ description: 'Whether single keys act on the pages.' }),
      first_password: Type.Boolean({
        description:
          'True: somebody else chose the password, and nothing but POST /api/password is open until it is replaced.',
      }),
    }),
    memberships: Type.Array(
      Type.Object({ workspace_id: Type.String(), workspace_name: Type.String(), role: stringEnum(roles) }),
    ),
    csrf_token: Type.String({ description: 'Send it as X-CSRF-Token with every write.' }),
    expires_at: Type.String({ format: 'date-time' }),
  },
  { $id: 'SessionReply' },
);

export function toSessionReply(
  session: SignedIn,
  memberships: readonly MembershipView[],
  csrfToken: string,
): Static<typeof SessionReply> {
  return {
    person: {
      user_id: session.person.userId,
      email: session.person.email,
      name: session.person.name,
      shortcuts: session.person.shortcuts,
      first_password: session.person.firstPassword,
    },
    memberships: memberships.map(({ workspaceId, workspaceName, role }) => ({
      workspace_id: workspaceId,
      workspace_name: workspaceName,
      role,
    })),
    csrf_token: csrfToken,
    expires_at: toTime(session.expiresAt),
  };
}
