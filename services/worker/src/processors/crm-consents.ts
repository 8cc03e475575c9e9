import type { Processor, WorkPayload } from '@sendgate/queues';
import type { CrmParts } from '../crm/ask-crm.ts';
import { lookAtConsent } from '../crm/look-at-consent.ts';
import type { WorkRunner } from '../run-work-item.ts';

/** Looks at the consent of one contact of the CRM, see `crm/`. */
export function crmConsents(runner: WorkRunner, parts: CrmParts): Processor<WorkPayload> {
  return ({ id }, { signal }) => runner.run(id, signal, (item) => lookAtConsent(parts, item));
}
