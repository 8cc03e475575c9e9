import { CrmConnection } from '@sendgate/contracts';
import { memberWith } from '../authenticate.ts';
import { defineRoute } from '../context.ts';
import { toCrmConnection } from '../wire/crm.ts';
import { WorkspaceQuery } from '../wire/page.ts';

export const getCrmConnection = defineRoute({
  method: 'GET',
  path: '/api/integrations/crm',
  summary: 'How the workspace is connected with its CRM',
  tag: 'Integrations',
  auth: memberWith('admin'),
  query: WorkspaceQuery,
  errors: [],
  reply: { description: 'The connection, without its token.', schema: CrmConnection },
  async handle({ identity: { workspaceId } }, context) {
    return { body: toCrmConnection(workspaceId, await context.gate.crm.connection(workspaceId), context) };
  },
});
