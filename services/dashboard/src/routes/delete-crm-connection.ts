import { memberWith } from '../authenticate.ts';
import { defineRoute } from '../context.ts';
import { crmWaitsMs, neededCrm } from '../crm/needed-crm.ts';
import { WorkspaceQuery } from '../wire/page.ts';

/** Forgets the connection and tells the CRM that its token is not used any more. Tags stay as they are. */
export const deleteCrmConnection = defineRoute({
  method: 'DELETE',
  path: '/api/integrations/crm',
  summary: 'Disconnect the CRM',
  tag: 'Integrations',
  auth: memberWith('admin'),
  query: WorkspaceQuery,
  waitsMs: crmWaitsMs,
  errors: ['crm_unavailable', 'crm_not_connected'],
  reply: { status: 204, description: 'Disconnected.' },
  async handle({ identity: actor }, context) {
    await neededCrm(context).disconnect(actor);
    return { body: null };
  },
});
