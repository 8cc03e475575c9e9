import type { FieldName, Fields } from '../fields.ts';
import type { Finding } from '../finding.ts';
import { cut, maskSecret } from '../mask.ts';
import type { SearchedField } from '../text/field-text.ts';
import type { Range } from '../text/range.ts';
import type { Reading } from '../text/readings.ts';
import { digitsIn } from '../text/signs.ts';
import { credentialLiterals } from './credential-literals.ts';
import { findBankAccounts } from './find-bank-accounts.ts';
import { findCredentials } from './find-credentials.ts';
import { findGovernmentIds } from './find-government-ids.ts';
import { findPaymentCards } from './find-payment-cards.ts';

/** A secret in a field as submitted. */
interface SecretPlace {
  readonly start: number;
  readonly end: number;
  /** As rules read it, and so as they may repeat it. */
  readonly text: string;
}

/** What may quote a message. */
type Quoting = Pick<Finding, 'field' | 'start' | 'end' | 'matched'> &
  Partial<Pick<Finding, 'detail' | 'saferAlternative'>>;

/**
 * Takes every credential, card, account and identity number out of what some findings say, whatever rule they are of and
 * whether or not the policy looks for secrets: those inside a quotation are masked, those in the words of a finding too, and
 * an alternative that repeats one is dropped. Works on the findings themselves; reads the message only when one quotes it.
 */
export function withoutSecrets(findings: readonly Quoting[], fields: Fields, readings: readonly Reading[]): void {
  const known = new Map<FieldName, Secrets>();
  for (const finding of findings) {
    const { field, start, end, matched } = finding;
    if (field === null || start === null || end === null || matched === null) continue;
    const original = fields[field] ?? '';
    // What a rule on secrets found is masked as a whole.
    if (matched === maskSecret(original.slice(start, end))) continue;
    let secrets = known.get(field);
    if (!secrets) {
      secrets = secretsOf(field, original, readings);
      known.set(field, secrets);
    }
    if (secrets.places.length === 0) continue;
    const inside = secrets.places.filter((place) => place.start < end && start < place.end);
    if (inside.length > 0) finding.matched = cut(maskedQuote(original, start, end, inside));
    if (finding.detail !== undefined) finding.detail = withoutThose(finding.detail, secrets);
    if (finding.saferAlternative && withoutThose(finding.saferAlternative, secrets) !== finding.saferAlternative)
      finding.saferAlternative = null;
  }
}

/** The secrets of one field. */
interface Secrets {
  readonly places: readonly SecretPlace[];
  /** What they say, each once. */
  readonly texts: ReadonlySet<string>;
  /** Words of findings looked at so far: many findings say the same. */
  readonly said: Map<string, string>;
}

function secretsOf(name: FieldName, original: string, readings: readonly Reading[]): Secrets {
  let places: readonly SecretPlace[];
  try {
    places = placesIn(name, readings);
  } catch {
    // Where it cannot be told what is secret, all of it may be.
    places = [{ start: 0, end: Number.POSITIVE_INFINITY, text: original }];
  }
  return { places, texts: new Set(places.map(({ text }) => text)), said: new Map() };
}

/** Some words of a finding with every secret in them masked. */
function withoutThose(words: string, { texts, said }: Secrets): string {
  let masked = said.get(words);
  if (masked === undefined) {
    masked = words;
    for (const text of texts) if (masked.includes(text)) masked = masked.replaceAll(text, maskSecret(text) ?? '\u2026');
    said.set(words, masked);
  }
  return masked;
}

/** A part of a text with its secrets masked; of one that is only partly inside nothing is shown. */
function maskedQuote(original: string, start: number, end: number, places: readonly SecretPlace[]): string {
  let masked = '';
  let from = start;
  for (const place of places) {
    if (place.end <= from) continue;
    const isWhole = start <= place.start && place.end <= end && from <= place.start;
    masked += original.slice(from, Math.max(from, place.start));
    masked += (isWhole ? maskSecret(original.slice(place.start, place.end)) : null) ?? '\u2026';
    from = Math.min(place.end, end);
  }
  return masked + original.slice(from, end);
}

/** The secrets of a field in whatever way it is read, in order. */
function placesIn(name: FieldName, readings: readonly Reading[]): readonly SecretPlace[] {
  const places: SecretPlace[] = [];
  for (const reading of readings) {
    const field = reading.searched('everything').find((each) => each.name === name);
    if (!field) continue;
    for (const { start, end } of secretsIn(field))
      places.push({ ...field.map.spanOf(start, end), text: field.text.slice(start, end) });
  }
  return places.sort((a, b) => a.start - b.start || b.end - a.end);
}

function secretsIn(field: SearchedField): Range[] {
  const woken = field.around(credentialLiterals);
  const digits = digitsIn(field);
  return [
    ...(woken ? findCredentials(woken) : []),
    ...(digits >= 12 ? findPaymentCards(field.text) : []),
    ...(digits >= 4 ? findGovernmentIds(field.text) : []),
    ...(digits >= 6 ? findBankAccounts(field.text) : []),
  ];
}
