import { optedOutProperty } from '@sendgate/crm';
import type { LeasedItem } from '@sendgate/gate';
import { crmConsents } from '@sendgate/queues';
import { askCrm, type CrmParts } from './ask-crm.ts';

/** Asks the CRM, which knows best, whether a contact takes e-mail, and keeps it where they do not. */
export function lookAtConsent(parts: CrmParts, item: LeasedItem): Promise<void> {
  return askCrm(parts, item, crmConsents.retryAfter, async (crm, connected) => {
    const connection = connected(await parts.gate.crm.open(item.workspaceId));
    const contact = await crm.contactById(connection, item.refId, [optedOutProperty]);
    if (contact?.values[optedOutProperty] !== 'true' || contact.email === null) return;
    await parts.gate.crm.revokeConsent(item, contact.email);
  });
}
