import {
  canonicalEventType,
  canonicalEvidenceTier,
  type EventType,
  type EvidenceTier,
  evidenceAgeDays,
  type PolicySettings,
  type SourceRecord,
} from '@sendgate/contracts';
import { isOwnName } from '../names/own-names.ts';
import type { FieldName, SendInputs } from '../send-inputs.ts';
import type { FieldText, MessageText } from '../text/field-text.ts';
import { because, consider, isWatched } from '../text/let-go.ts';
import { befallsReader, counterpartOf } from './acquisitions.ts';
import { foldEntity, isSameEntity, maxAgeOf } from './evidence.ts';
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
  /** True when somebody else did it, and the recipient is the other party: "Initech acquired you". */
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
  let people: string[] | undefined;
  for (const field of message.fields) {
    const claims = claimsOf(field, inputs.now);
    if (claims.length === 0) continue;
    people ??= recipientNames(inputs.contact, inputs.recipient);
    const spoken = ` ${foldEntity(field.text)} `;
    for (const claim of claims) {
      const subject = claim.subject === null ? null : foldEntity(claim.subject);
      if (claim.subject !== null && isOwnName(claim.subject, inputs.settings.own_names)) {
        consider(field.text, claim.start, claim.end, 'own_company');
        continue;
      }
      const elsewhere = subject !== null && !isRecipient(subject, people);
      const befell = elsewhere && befallsRecipient(claim, people);
      if (elsewhere && !befell && !records.some((record) => isSameEntity(foldEntity(record.entity), subject))) {
        // News of somebody else is no claim about the recipient, once we know who the recipient is.
        if (
          people.length > 0 &&
          !/\b(?:congrats|congratulations|kudos)\b/i.test(claim.sentence) &&
          !isMixedUp(claim, claims, records, people)
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
        const entity = foldEntity(record.entity);
        const named = entity !== '' && spoken.includes(` ${entity} `);
        if (!named && people.length > 0 && !isRecipient(entity, people)) continue;
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
  people: readonly string[],
): boolean {
  const isSameKind = (kind: EventType) => kinds.includes(kind);
  if (
    !records.some(
      (each) => isSameKind(canonicalEventType(each.event_type)) && isRecipient(foldEntity(each.entity), people),
    )
  )
    return false;
  return !claims.some(
    (other) =>
      other.kinds.some(isSameKind) &&
      other.subject !== subject &&
      (other.subject === null || isRecipient(foldEntity(other.subject), people)),
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

/** Folded names of the recipient's company and of the recipient, as far as they are known. */
function recipientNames(contact: SendInputs['contact'] | undefined, recipient: string | undefined): string[] {
  const names: string[] = [];
  if (contact?.company) names.push(foldEntity(contact.company));
  const domain = recipient?.includes('@') ? recipient.slice(recipient.lastIndexOf('@') + 1).toLowerCase() : '';
  const labels = domain.split('.');
  const label =
    labels.length > 2 && /^(?:co|com|org|net|ac|gov)$/.test(labels.at(-2) ?? '') ? labels.at(-3) : labels.at(-2);
  if (label && !mailboxProviders.test(label)) names.push(foldEntity(label));
  const person = [contact?.first_name, contact?.last_name].filter(Boolean).join(' ');
  if (person !== '') names.push(foldEntity(person));
  return names.filter((name) => name !== '');
}

function befallsRecipient({ kinds, sentence }: Claim, people: readonly string[]): boolean {
  if (!kinds.includes('acquisition') && !kinds.includes('partnership')) return false;
  const other = counterpartOf(sentence);
  return befallsReader(sentence) || (other !== null && isRecipient(other, people));
}

function isRecipient(entity: string, names: readonly string[]): boolean {
  return names.some((name) => isSameEntity(entity, name));
}
