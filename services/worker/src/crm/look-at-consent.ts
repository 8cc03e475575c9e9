import type { LeasedItem } from '@sendgate/gate';
import { crmConsents } from '@sendgate/queues';
import { askCrm, type CrmParts } from './ask-crm.ts';

/** The property by which the CRM keeps that a contact takes no more e-mail. */
const OPTED_OUT = 'hs_email_optout';

/** Asks the CRM, which knows best, whether a contact takes e-mail, and keeps it where they do not. */
export function lookAtConsent(parts: CrmParts, item: LeasedItem): Promise<void> {
  return askCrm(parts, item, crmConsents.retryAfter, async (crm, connected) => {
    const connection = connected(await parts.gate.crm.open(item.workspaceId));
    const contact = await crm.contactById(connection, item.refId, [OPTED_OUT]);
    if (contact?.values[OPTED_OUT] !== 'true' || contact.email === null) return;
    await parts.gate.crm.revokeConsent(item, contact.email);
  });
}
