import { memberWith } from '../authenticate.ts';
import { defineRoute } from '../context.ts';
import { WorkspaceQuery } from '../wire/page.ts';
import { Erasure, ErasureRequest, toErasure } from '../wire/privacy.ts';

/** Asks for a recipient to be forgotten. A worker carries it out; the answer says where to look. */
export const postPrivacyErase = defineRoute({
  method: 'POST',
  path: '/api/privacy/erase',
  summary: 'Erase a recipient',
  tag: 'Privacy',
  auth: memberWith('admin'),
  query: WorkspaceQuery,
  body: ErasureRequest,
  errors: [],
  reply: { status: 202, description: 'The request, which survives a restart of anything.', schema: Erasure },
  async handle({ identity: actor, body }, { gate }) {
    return { body: toErasure(await gate.privacy.erase(actor, body.recipient)) };
  },
});
