import {
  canonicalEventType,
  canonicalEvidenceTier,
  channels,
  type EventType,
  type EvidenceTier,
  evidenceAgeDays,
  type PolicySettings,
  type SourceRecord,
} from '@sendgate/contracts';
import type { FieldName } from '../fields.ts';
import { isOwnName } from '../names/own-names.ts';
import { isSamePerson } from '../names/same-person.ts';
import type { SendInputs } from '../send-inputs.ts';
import type { FieldText, MessageText } from '../text/field-text.ts';
import { because, consider, isWatched } from '../text/let-go.ts';
import { befallsReader, counterpartOf } from './acquisitions.ts';
import { domainLabel, entityNames, foldEntity, isSameEntity, maxAgeOf, wordsOf } from './evidence.ts';
import { type Claim, findClaims } from './find-claims.ts';

/** A record that speaks of the claim's entity and kind of event. */
export interface Support {
  record: SourceRecord;
  type: EventType;
  tier: EvidenceTier;
  ageDays: number;
  maxAgeDays: number;
}

export interface AssessedClaim extends Claim {
  field: FieldName;
  /** True when somebody else did it, and it befell the recipient: "Initech acquired you", "Ada Byron joined" their company. */
  befell: boolean;
  /** Youngest first. */
  support: Support[];
  /** Records that would bear on the claim if their date could be: it lies ahead, or cannot be read. */
  undated: SourceRecord[];
}

const mailboxProviders =
  /^(?:gmail|googlemail|outlook|hotmail|live|msn|yahoo|ymail|icloud|me|mac|aol|proton|protonmail|gmx|web|mail|zoho|yandex|qq|163|126|fastmail|hey)$/;

/** The claims of a message, each with the records that bear on it. Pure. */
export function assessClaims(
  message: MessageText,
  inputs: Pick<SendInputs, 'sourceRecords' | 'now'> &
    Partial<Pick<SendInputs, 'contact' | 'recipient'>> & {
      settings: Pick<PolicySettings, 'evidence_max_age_days' | 'own_names'>;
    },
): AssessedClaim[] {
  // Of records with one id the last counts.
  const records = [...new Map(inputs.sourceRecords.map((record) => [record.id, record])).values()];
  const assessed: AssessedClaim[] = [];
  let reader: Reader | undefined;
  for (const field of message.fields) {
    const claims = claimsOf(field, inputs.now);
    if (claims.length === 0) continue;
    reader ??= readerOf(inputs.contact, inputs.recipient);
    const { isKnown, isMeantBy } = reader;
    const spoken = ` ${foldEntity(field.text)} `;
    for (const claim of claims) {
      const subject = claim.subject === null ? null : foldEntity(claim.subject);
      if (claim.subject !== null && isOwnName(claim.subject, inputs.settings.own_names)) {
        consider(field.text, claim.start, claim.end, 'own_company');
        continue;
      }
      const elsewhere = claim.subject !== null && subject !== null && !isMeantBy(claim.subject);
      const befell = elsewhere && befallsRecipient(claim, reader);
      if (elsewhere && !befell && !records.some(({ entity }) => isAnyOf(entity, subject))) {
        // News of somebody else is no claim about the recipient, once we know who the recipient is.
        if (
          isKnown &&
          !/\b(?:congrats|congratulations|kudos)\b/i.test(claim.sentence) &&
          !isMixedUp(claim, claims, records, reader)
        ) {
          consider(field.text, claim.start, claim.end);
          because('others');
          continue;
        }
      }
      const support: Support[] = [];
      const undated: SourceRecord[] = [];
      for (const record of records) {
        const type = canonicalEventType(record.event_type);
        if (!claim.kinds.includes(type)) continue;
        const named = entityNames(record.entity).some((entity) => entity !== '' && spoken.includes(` ${entity} `));
        const isReaders = isMeantBy(record.entity) || isContactOf(record, inputs.recipient);
        if (!named && isKnown && !isReaders && !isOnesComing(claim, type, record, reader)) continue;
        const ageDays = evidenceAgeDays(record, inputs.now);
        if (ageDays === null) {
          undated.push(record);
          continue;
        }
        support.push({
          record,
          type,
          tier: canonicalEvidenceTier(record.evidence_tier),
          ageDays,
          maxAgeDays: maxAgeOf(type, inputs.settings.evidence_max_age_days),
        });
      }
      support.sort((a, b) => a.ageDays - b.ageDays);
      assessed.push({ ...claim, field: field.name, befell, support, undated });
    }
  }
  return assessed;
}

/**
 * True when the records tell news of this kind of the recipient, and the text tells it of somebody else alone: one of the
 * two names the wrong company.
 */
function isMixedUp(
  { kinds, subject }: Claim,
  claims: readonly Claim[],
  records: readonly SourceRecord[],
  { isMeantBy }: Reader,
): boolean {
  const isSameKind = (kind: EventType) => kinds.includes(kind);
  if (!records.some(({ event_type, entity }) => isSameKind(canonicalEventType(event_type)) && isMeantBy(entity)))
    return false;
  return !claims.some(
    (other) =>
      other.kinds.some(isSameKind) && other.subject !== subject && (other.subject === null || isMeantBy(other.subject)),
  );
}

/** Claims found, by the field that was read, so that three rules read it once. */
const found = new WeakMap<FieldText, { now: number; claims: Claim[] }>();

function claimsOf(field: FieldText, now: Date): Claim[] {
  const known = found.get(field);
  if (known && known.now === now.getTime() && !isWatched()) return known.claims;
  const claims = findClaims(field, now);
  found.set(field, { now: now.getTime(), claims });
  return claims;
}

/** Who reads the message, as far as that is known. */
interface Reader {
  readonly isKnown: boolean;
  /** Folded name of the reader's company; empty where only the domain or nothing tells it. */
  readonly company: string;
  /** True for a name that is the reader's or their company's, however it is written. */
  isMeantBy(name: string): boolean;
}

function readerOf(contact: SendInputs['contact'] | undefined, recipient: string | undefined): Reader {
  const { company: employer, first_name: first = '', last_name: last = '' } = contact ?? {};
  const company = foldEntity(employer ?? '');
  const label = recipient?.includes('@') ? domainLabel(recipient.slice(recipient.lastIndexOf('@') + 1)) : '';
  const names = [
    company,
    mailboxProviders.test(label) ? '' : foldEntity(label),
    foldEntity(`${first ?? ''} ${last ?? ''}`),
  ].filter((name) => name !== '');
  return {
    isKnown: names.length > 0,
    company,
    isMeantBy: (name) => names.some((own) => isAnyOf(name, own)) || isSamePerson(name, first ?? '', last ?? ''),
  };
}

/** True when a name as written is the folded one. */
function isAnyOf(written: string, folded: string): boolean {
  return entityNames(written).some((name) => isSameEntity(name, folded));
}

/** True for a record that a CRM keeps of the contact with this very address: by their name alone it may be anybody's. */
function isContactOf(record: SourceRecord, recipient: string | undefined): boolean {
  const kept: unknown = Reflect.get(record, 'contact_email');
  if (typeof kept !== 'string' || !recipient?.includes('@')) return false;
  return channels.email.normalise(kept) === channels.email.normalise(recipient);
}

/**
 * True for the record of somebody's coming or going that names the reader's company, where the text tells that of the
 * company: a record of such news may be kept by the person or by the firm.
 */
function isOnesComing({ kinds }: Claim, type: EventType, record: SourceRecord, { company }: Reader): boolean {
  const isFirms = kinds[0] === 'leadership_change' && (type === 'leadership_change' || type === 'job_change');
  return isFirms && company !== '' && wordsOf(record).includes(` ${company} `);
}

/** Where somebody comes to or goes from: "took over as CEO at Initech", "is leaving Initech". */
const post =
  /\b(?:at|of|for|with|from|to|join(?:s|ed|ing)?|leav(?:es|ing)|left|quit(?:s|ting)?)\s+((?-i:[A-Z])[\w&'-]{1,30}(?:\s+(?-i:[A-Z])[\w&'-]{1,30}){0,2})/g;

function befallsRecipient({ kinds, sentence, subject }: Claim, { isMeantBy }: Reader): boolean {
  if (kinds.includes('leadership_change'))
    return [...sentence.matchAll(post)].some(([, firm = '']) => isMeantBy(firm.replace(/'s$/, '')));
  if (subject?.split(/ and /).some(isMeantBy)) return true;
  if (!kinds.includes('acquisition') && !kinds.includes('partnership')) return false;
  const other = counterpartOf(sentence);
  return befallsReader(sentence) || (other !== null && isMeantBy(other));
}
