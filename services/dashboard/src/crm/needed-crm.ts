import { ProblemError } from '@sendgate/contracts';
import type { DashboardContext } from '../context.ts';
import type { WorkspaceCrm } from './workspace-crm.ts';

/** The CRM of the installation. @throws ProblemError `crm_unavailable` where it has none */
export function neededCrm({ crm }: Pick<DashboardContext, 'crm'>): WorkspaceCrm {
  if (crm) return crm;
  throw new ProblemError('crm_unavailable', 'The operator of this installation has registered it with no CRM.');
}
