import type { Finding } from '../finding.ts';
import { cut, maskSecret } from '../mask.ts';
import type { FieldName, Fields } from '../send-inputs.ts';
import type { SearchedField } from '../text/field-text.ts';
import type { Reading } from '../text/readings.ts';
import { digitsIn } from '../text/signs.ts';
import { findBankAccounts } from './find-bank-accounts.ts';
import { credentialLiterals, findCredentials } from './find-credentials.ts';
import { findGovernmentIds } from './find-government-ids.ts';
import { findPaymentCards } from './find-payment-cards.ts';

/** A secret in a field as submitted. */
interface SecretPlace {
  readonly start: number;
  readonly end: number;
  /** As rules read it, and so as they may repeat it. */
  readonly text: string;
}

/**
 * Takes every credential, card, account and identity number out of what some findings say, whatever rule they are of and
 * whether or not the policy looks for secrets: those inside a quotation are masked, those in the words of a finding too, and
 * an alternative that repeats one is dropped. Works on the findings themselves; reads the message only when one quotes it.
 */
export function withoutSecrets(findings: readonly Finding[], fields: Fields, readings: readonly Reading[]): void {
  const known = new Map<FieldName, readonly SecretPlace[]>();
  for (const finding of findings) {
    const { field, start, end } = finding;
    if (field === null || start === null || end === null) continue;
    let places = known.get(field);
    if (!places) {
      try {
        places = placesIn(field, readings);
      } catch {
        // Where it cannot be told what is secret, all of it may be.
        places = [{ start: 0, end: Number.POSITIVE_INFINITY, text: fields[field] ?? '' }];
      }
      known.set(field, places);
    }
    if (places.length === 0) continue;
    const inside = places.filter((place) => place.start < end && start < place.end);
    const original = fields[field] ?? '';
    // What a rule on secrets found is masked as a whole.
    if (inside.length > 0 && finding.matched !== null && finding.matched !== maskSecret(original.slice(start, end)))
      finding.matched = cut(maskedQuote(original, start, end, inside));
    for (const { text } of places) {
      if (finding.detail.includes(text)) finding.detail = finding.detail.replaceAll(text, maskSecret(text) ?? '\u2026');
      if (finding.saferAlternative?.includes(text)) finding.saferAlternative = null;
    }
  }
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

function secretsIn(field: SearchedField): { start: number; end: number }[] {
  const woken = field.around(credentialLiterals);
  const digits = digitsIn(field);
  return [
    ...(woken ? findCredentials(woken) : []),
    ...(digits >= 12 ? findPaymentCards(field.text) : []),
    ...(digits >= 4 ? findGovernmentIds(field.text) : []),
    ...(digits >= 6 ? findBankAccounts(field.text) : []),
  ];
}
