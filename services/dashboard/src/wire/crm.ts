import type { CrmConnection } from '@sendgate/contracts';
import { type CrmConnectionView, toTime } from '@sendgate/gate';
import type { DashboardContext } from '../context.ts';

/** How a workspace is connected, as it is told. */
export function toCrmConnection(
  workspaceId: string,
  view: CrmConnectionView,
  { crm, appOrigin }: Pick<DashboardContext, 'crm' | 'appOrigin'>,
): CrmConnection {
  const { state, portalId, scopes, tagging, connectedBy, connectedAt } = view;
  return {
    ...{ available: crm !== null, state, portal_id: portalId, scopes: [...scopes], tagging, connected_by: connectedBy },
    connected_at: toTime(connectedAt),
    intake_url: `${appOrigin}/api/intake/crm?workspace=${workspaceId}`,
  };
}
