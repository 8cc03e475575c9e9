import type { AccountContact } from '@sendgate/db';

/** What work about a contact of the CRM refers to: an id alone may be somebody else's in another account. */
export function crmContactRef({ portalId, contactId }: AccountContact): string {
  return `${portalId}:${contactId}`;
}

/** The contact that work refers to; null where it is about something else. */
export function crmContactOf(refId: string): AccountContact | null {
  const [, portalId, contactId] = /^(\d{1,20}):(\d{1,20})$/.exec(refId) ?? [];
  return portalId !== undefined && contactId !== undefined ? { portalId, contactId } : null;
}
