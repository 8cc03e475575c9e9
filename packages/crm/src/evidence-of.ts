import { createHash } from 'node:crypto';
import {
  type EvidenceProperty,
  type EvidenceTier,
  firstCharacters,
  METADATA_MAX_BYTES,
  type SourceRecord,
} from '@sendgate/contracts';
import type { CrmContact, PropertyChange } from './contact.ts';

/** Sources behind which a person entered the value. All others, also those not known yet, are programs. */
const people = new Set([
  'CONTACTS_WEB',
  'CRM_UI',
  'CRM_UI_BULK_ACTION',
  'FORM',
  'IMPORT',
  'MEETINGS',
  'MOBILE_ANDROID',
  'MOBILE_IOS',
]);

const maxRecords = 100;
/** Bytes of all records as JSON: `metadata`, which they become a part of, has as much again left for everything else. */
const maxBytes = METADATA_MAX_BYTES / 2;
/** The first day that has a date of four digits. */
const firstDay = Date.parse('0001-01-01T00:00:00Z');
/** Characters of a value that become evidence. */
const valueLength = 500;
const idLength = 128;
const entityLength = 200;

/**
 * The history of a contact's properties as source records, newest first, 100 at most and no more than the gate takes as
 * part of a message's metadata; older ones are left out. A value that was written again is no news: the first time counts.
 * Each record also carries the value, under the name of its property.
 */
export function evidenceOf(
  contact: CrmContact,
  portalId: string,
  mapping: readonly EvidenceProperty[],
  now: number = Date.now(),
): SourceRecord[] {
  const found = new Map<string, { at: number; record: SourceRecord }>();
  const name = nameOf(contact);
  for (const { property, event_type, about } of mapping) {
    const changes = Object.hasOwn(contact.history, property) ? contact.history[property] : undefined;
    const companyAt = companiesBackwards(contact);
    let kept = 0;
    for (const change of firstOfRuns(changes ?? [])) {
      // They are the newest of their property, and no more are handed out of all together.
      if (kept === maxRecords) break;
      const entity = plain(about === 'contact' ? name : companyAt(change.changedAt)).trim();
      const value = plain(change.value);
      const at = change.changedAt.getTime();
      if (value.trim() === '' || entity === '' || at < firstDay) continue;
      const id = idOf(portalId, contact.id, property, at);
      if (found.has(id)) continue;
      const record = {
        [property]: firstCharacters(value, valueLength),
        id,
        entity: firstCharacters(entity, entityLength),
        event_type,
        // The CRM's clock may be a little ahead, and evidence of tomorrow is none.
        acquired_at: new Date(Math.min(at, now)).toISOString().slice(0, 10),
        evidence_tier: (people.has(change.sourceType) ? 'verified' : 'inferred') satisfies EvidenceTier,
        source_label: 'CRM contact property',
        // By it the gate knows whose news this is, whatever else a message says of its recipient.
        ...(contact.email?.trim() ? { contact_email: plain(contact.email).trim() } : {}),
      };
      found.set(id, { at, record });
      kept += 1;
    }
  }
  const newest = [...found.values()].sort((a, b) => b.at - a.at).map(({ record }) => record);
  return whatFits(newest.slice(0, maxRecords));
}

function whatFits(records: readonly SourceRecord[]): SourceRecord[] {
  let bytes = 2;
  const beyond = records.findIndex((record) => {
    bytes += Buffer.byteLength(JSON.stringify(record)) + 1;
    return bytes > maxBytes;
  });
  return records.slice(0, beyond === -1 ? undefined : beyond);
}

/** A text as JSON may carry it: the gate refuses the rest. */
function plain(text: string): string {
  return text.replaceAll('\0', '').toWellFormed();
}

/** Changes, newest first, without those that wrote what was there already. */
function firstOfRuns(changes: readonly PropertyChange[]): PropertyChange[] {
  return changes.filter((change, at) => change.value !== changes[at + 1]?.value);
}

function nameOf({ values, email }: CrmContact): string {
  const name = [values.firstname, values.lastname].map((part) => part?.trim()).filter(Boolean);
  return name.join(' ') || (email?.trim() ?? '');
}

/**
 * The company a contact had at a time; the first one known where its history does not reach back so far. Asked for times from
 * the newest to the oldest: so each change is looked at once, however many there are.
 */
function companiesBackwards({ values, history: { company = [] } }: CrmContact): (at: Date) => string {
  const from = company.values();
  let then = from.next().value;
  return (at) => {
    while (then && then.changedAt > at) then = from.next().value;
    return ((then ?? company.at(-1))?.value ?? values.company ?? '').trim();
  };
}

function idOf(portalId: string, contactId: string, property: string, at: number): string {
  const id = `crm:${portalId}:${contactId}:${property}:${at}`;
  if (id.length <= idLength) return id;
  const short = createHash('sha256').update(property).digest('hex').slice(0, 32);
  return `crm:${portalId}:${contactId}:${short}:${at}`;
}
