import { roles, stringEnum } from '@sendgate/contracts';
import { type MemberView, toTime } from '@sendgate/gate';
import { type Static, Type } from 'typebox';
import { passwordMaxLength, passwordMinLength } from '../identity/password.ts';

export const Member = Type.Object(
  {
    user_id: Type.String(),
    email: Type.String(),
    name: Type.String(),
    role: stringEnum(roles),
    created_at: Type.String({ format: 'date-time' }),
  },
  { $id: 'Member' },
);

export const MemberList = Type.Object({ members: Type.Array(Member) }, { $id: 'MemberList' });

/** Adds a person to the workspace; `name` and `password` belong to somebody who has no role in any workspace yet. */
export const NewMember = Type.Object(
  {
    email: Type.String({ format: 'email', minLength: 3, maxLength: 254 }),
    role: stringEnum(roles),
    name: Type.Optional(
      Type.String({
        minLength: 1,
        maxLength: 120,
        pattern: '^(?=.*\\S)[^\\u0000-\\u001f\\u007f]*$',
        description: 'Not only blanks, and no control characters.',
      }),
    ),
    password: Type.Optional(
      Type.String({
        minLength: passwordMinLength,
        maxLength: passwordMaxLength,
        description:
          'First password of a new person, handed over by the admin; they choose another at their first sign-in.',
      }),
    ),
  },
  { $id: 'NewMember' },
);

export const MemberChange = Type.Object({ role: stringEnum(roles) }, { $id: 'MemberChange' });

export function toMember(view: MemberView): Static<typeof Member> {
  return {
    user_id: view.userId,
    email: view.email,
    name: view.name,
    role: view.role,
    created_at: toTime(view.createdAt),
  };
}

/** Shown this once; the person chooses another at their next sign-in. */
export const FirstPassword = Type.Object({ password: Type.String() }, { $id: 'FirstPassword' });

export const MemberParams = Type.Object({ user_id: Type.String({ minLength: 1, maxLength: 64 }) });
