import { maskSecret } from '../mask.ts';
import { fieldText } from '../text/field-text.ts';
import { findCredentials, type SecretSpan } from './find-credentials.ts';
import { findPaymentCards } from './find-payment-cards.ts';

/** The text with every credential and card number masked, for lists and previews. */
export function maskSecrets(text: string): string {
  const prepared = fieldText('content', text);
  const spans: SecretSpan[] = [...findCredentials(prepared), ...findPaymentCards(prepared.text)]
    .map((span) => ({ ...span, ...prepared.map.spanOf(span.start, span.end) }))
    .sort((a, b) => a.start - b.start);
  let masked = '';
  let from = 0;
  for (const { start, end } of spans) {
    if (start < from) continue;
    masked += text.slice(from, start) + (maskSecret(text.slice(start, end)) ?? '…');
    from = end;
  }
  return masked + text.slice(from);
}

/** True when a text holds a credential. */
export function findCredential(text: string): boolean {
  return findCredentials(fieldText('content', text)).length > 0;
}
