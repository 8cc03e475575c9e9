import { memberWith } from '../authenticate.ts';
import { defineRoute } from '../context.ts';
import { WorkspaceQuery } from '../wire/page.ts';
import { Erasure, ErasureParams, toErasure } from '../wire/privacy.ts';

export const getPrivacyErasure = defineRoute({
  method: 'GET',
  path: '/api/privacy/erasures/:erasure_id',
  summary: 'Read an erasure',
  tag: 'Privacy',
  auth: memberWith('admin'),
  params: ErasureParams,
  query: WorkspaceQuery,
  errors: ['erasure_not_found'],
  reply: { description: 'How far it is.', schema: Erasure },
  async handle({ identity: actor, params }, { gate }) {
    return { body: toErasure(await gate.privacy.findErasure(actor, params.erasure_id)) };
  },
});
