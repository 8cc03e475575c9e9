import { integrationsMain } from '../pages/integrations-page.ts';
import { toCrmConnection } from '../wire/crm.ts';
import { workspacePage } from '../workspace-page.ts';

export const getIntegrationsPage = workspacePage({
  path: '/integrations',
  summary: 'Integrations as a page',
  minimum: 'admin',
  async show({ place }, context) {
    const { workspaceId } = place;
    const { gate, appOrigin } = context;
    const [view, { settings }] = await Promise.all([
      gate.crm.connection(workspaceId),
      gate.workspaces.settings(workspaceId),
    ]);
    const connection = toCrmConnection(workspaceId, view, context);
    const main = integrationsMain(place, { connection, properties: settings.crm_evidence_properties, appOrigin });
    return { title: 'Integrations', main };
  },
});
