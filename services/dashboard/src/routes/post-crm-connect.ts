import { Type } from 'typebox';
import { memberWith } from '../authenticate.ts';
import { defineRoute } from '../context.ts';
import { neededCrm } from '../crm/needed-crm.ts';
import { WorkspaceQuery } from '../wire/page.ts';

const CrmConnect = Type.Object(
  {
    tagging: Type.Optional(
      Type.Boolean({ default: false, description: 'Also ask for leave to tag contacts, which writes to the CRM.' }),
    ),
  },
  { $id: 'CrmConnect' },
);

/** The admin's browser goes on to the CRM, and comes back to `/integrations/crm/connected`. */
export const postCrmConnect = defineRoute({
  method: 'POST',
  path: '/api/integrations/crm/connect',
  summary: 'Begin to connect the CRM',
  tag: 'Integrations',
  auth: memberWith('admin'),
  query: WorkspaceQuery,
  body: CrmConnect,
  errors: ['crm_unavailable'],
  reply: {
    description: 'Where the admin agrees; for ten minutes, once, and for them alone.',
    schema: Type.Object({ authorize_url: Type.String() }, { $id: 'CrmConsentAddress' }),
  },
  async handle({ identity: actor, body }, context) {
    const url = await neededCrm(context).begin(actor, { tagging: body.tagging === true });
    return { body: { authorize_url: url } };
  },
});
