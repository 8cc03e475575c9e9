import { ProblemError } from '@sendgate/contracts';
import type { DashboardContext } from '../context.ts';
import type { WorkspaceCrm } from './workspace-crm.ts';

/** What a route that asks the CRM may take on top of others, in milliseconds: three requests that are just answered in time. */
export const crmWaitsMs = 30_000;

/** The CRM of the installation. @throws ProblemError `crm_unavailable` where it has none */
export function neededCrm({ crm }: Pick<DashboardContext, 'crm'>): WorkspaceCrm {
  if (crm) return crm;
  throw new ProblemError('crm_unavailable', 'The operator of this installation has registered it with no CRM.');
}
