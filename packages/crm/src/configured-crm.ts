import { type Crm, openCrm } from './crm.ts';

/** Where the CRM sends an admin's browser back to; registered there with the address of the installation before it. */
export const crmCallbackPath = '/api/integrations/crm/callback';

/** What operators say of their CRM. */
export interface CrmConfig {
  readonly crmClientId?: string | undefined;
  readonly crmClientSecret?: string | undefined;
  readonly crmApiUrl: string;
  readonly crmAuthorizeUrl: string;
  readonly appUrl: string;
}

/**
 * The CRM that the operator has registered this installation with; null where there is none.
 * @throws TypeError where half of it is said, or an address is not https
 */
export function openConfiguredCrm(config: CrmConfig): { crm: Crm; clientSecret: string } | null {
  const { crmClientId: clientId, crmClientSecret: clientSecret } = config;
  if (!clientId && !clientSecret) return null;
  if (!clientId || !clientSecret) throw new TypeError('CRM_CLIENT_ID and CRM_CLIENT_SECRET go together: set both');
  const redirectUrl = `${new URL(config.appUrl).origin}${crmCallbackPath}`;
  const { crmApiUrl: apiUrl, crmAuthorizeUrl: authorizeUrl } = config;
  return { crm: openCrm({ clientId, clientSecret, apiUrl, authorizeUrl, redirectUrl }), clientSecret };
}
