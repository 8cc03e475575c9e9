import { type Crm, CrmFailure } from '@sendgate/crm';
import type { CrmTag, CrmTagTask, LeasedItem, OpenedCrm } from '@sendgate/gate';
import { crmTagging } from '@sendgate/queues';
import { askCrm, type CrmParts } from './ask-crm.ts';

/** Later decisions that are caught up with at most; whatever comes after that has work of its own. */
const MOST_ROUNDS = 10;

/**
 * Gives a contact the tag its latest decision calls for. Of decisions that come at once the later one stands in the end,
 * whichever reaches the CRM first: what is to be there is kept before it is written, and looked at again afterwards.
 */
export function tagContact(parts: CrmParts, item: LeasedItem): Promise<void> {
  return askCrm(parts, item, crmTagging.retryAfter, async (crm, connected) => {
    const { gate } = parts;
    const task = await gate.crm.tagTask(item);
    if (!task || 'waits' in task) return task;
    const connection = connected(task.connection);
    const contactId = await contactOf(crm, connection, task);
    if (contactId === null) return null;
    let tag = await gate.crm.wantTag(task, contactId);
    for (let round = 0; tag && round < MOST_ROUNDS; round++) {
      await write(crm, connection, contactId, tag);
      const now = await gate.crm.wantTag(task, contactId);
      if (!now || (now.actionId === tag.actionId && now.blocked === tag.blocked)) break;
      tag = now;
    }
    if (tag) await gate.crm.recordTag(task, contactId, tag);
    return null;
  });
}

const phones = ['phone', 'mobilephone'];

/** The CRM's id of the contact; null for somebody it does not know, or knows by another number. */
async function contactOf(
  crm: Crm,
  connection: OpenedCrm,
  { contactId, email, phone }: CrmTagTask,
): Promise<string | null> {
  if (contactId === null) return (await crm.contactByEmail(connection, email ?? '', []))?.id ?? null;
  if (phone === null) return contactId;
  const { values = {} } = (await crm.contactById(connection, contactId, phones)) ?? {};
  return phones.some((name) => digits(values[name]) === digits(phone)) ? contactId : null;
}

function digits(number: string | null | undefined): string {
  return (number ?? '').replace(/\D/g, '');
}

/** The two properties may be missing: they are created with the consent, unless the CRM was away just then. */
async function write(crm: Crm, connection: OpenedCrm, contactId: string, tag: CrmTag): Promise<void> {
  try {
    await crm.tagContact(connection, contactId, tag);
  } catch (error) {
    if (!(error instanceof CrmFailure) || error.reason !== 'refused') throw error;
    await crm.ensureTagProperties(connection);
    await crm.tagContact(connection, contactId, tag);
  }
}
