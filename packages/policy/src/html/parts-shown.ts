import type { FieldText } from '../text/field-text.ts';

const picture = /<(?:img|picture|svg|video)\b/i;

/**
 * The parts of an e-mail's body that its reader is shown: HTML where there is anything to see in it, for every usual mail
 * program prefers it, else the plain text.
 */
export function partsShown<Part extends Pick<FieldText, 'name' | 'text' | 'original'>>(
  bodies: readonly Part[],
): readonly Part[] {
  const html = bodies.filter(
    ({ name, text, original }) => name === 'body_html' && (/\S/.test(text) || picture.test(original)),
  );
  if (html.length > 0) return html;
  const plain = bodies.filter(({ name }) => name !== 'body_html');
  return plain.length > 0 ? plain : bodies;
}
