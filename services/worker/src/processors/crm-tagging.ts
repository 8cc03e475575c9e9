import type { Processor, WorkPayload } from '@sendgate/queues';
import type { CrmParts } from '../crm/ask-crm.ts';
import { tagContact } from '../crm/tag-contact.ts';
import type { WorkRunner } from '../run-work-item.ts';

/** Tags one contact of the CRM, see `crm/`. */
export function crmTagging(runner: WorkRunner, parts: CrmParts): Processor<WorkPayload> {
  return ({ id }, { signal }) => runner.run(id, signal, (item) => tagContact(parts, item));
}
