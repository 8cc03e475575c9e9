/**
 * A text from outside as Postgres can store it: NUL is left out, and half a surrogate pair becomes U+FFFD. Requests are
 * checked for both; what receivers answer and scanners say is not.
 */
export function storableText(text: string): string {
  return text.replaceAll('\0', '').toWellFormed();
}

/** A JSON value whose texts are all storable. */
export function storableJson<T>(value: T): T {
  return JSON.parse(JSON.stringify(value), (_key, part) => (typeof part === 'string' ? storableText(part) : part));
}
