import { optedOutProperty } from '@sendgate/crm';
import type { LeasedItem } from '@sendgate/gate';
import { crmConsents } from '@sendgate/queues';
import { askCrm, type CrmParts } from './ask-crm.ts';

/** Asks the CRM, which knows best, whether a contact takes e-mail, and keeps it where they do not. */
export function lookAtConsent(parts: CrmParts, item: LeasedItem): Promise<void> {
  return askCrm(parts, item, crmConsents.retryAfter, async (crm, connected) => {
    const task = await parts.gate.crm.consentTask(item);
    if (!task || 'waits' in task) return task;
    const contact = await crm.contactById(connected(task.connection), task.contactId, [optedOutProperty]);
    const { email = null, values = {} } = contact ?? {};
    if (values[optedOutProperty] === 'true' && email !== null) await parts.gate.crm.revokeConsent(item, email);
    return null;
  });
}
