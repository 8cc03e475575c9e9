import { Type } from 'typebox';
import { signedIn } from '../authenticate.ts';
import { defineRoute } from '../context.ts';

/** A matter of the person, in every workspace and browser. */
export const putSessionShortcuts = defineRoute({
  method: 'PUT',
  path: '/api/session/shortcuts',
  summary: 'Switch the keys of the pages on or off',
  tag: 'Session',
  auth: signedIn,
  body: Type.Object({ on: Type.Boolean({ description: 'False: no single key does anything.' }) }),
  errors: [],
  reply: { status: 204, description: 'Kept, for every browser of the person.' },
  async handle({ identity: session, body }, { identity }) {
    await identity.setShortcuts(session.person.userId, body.on);
    return { body: null };
  },
});
