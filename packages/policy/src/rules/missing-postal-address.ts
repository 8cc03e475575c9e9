import { partsShown } from '../html/parts-shown.ts';
import { defineRule } from '../rule.ts';
import { passedOver } from '../text/let-go.ts';

const short: Readonly<Record<string, string>> = {
  street: 'st',
  avenue: 'ave',
  boulevard: 'blvd',
  road: 'rd',
  drive: 'dr',
  lane: 'ln',
  suite: 'ste',
  floor: 'fl',
  square: 'sq',
  place: 'pl',
  court: 'ct',
  highway: 'hwy',
  parkway: 'pkwy',
  building: 'bldg',
  apartment: 'apt',
  north: 'n',
  south: 's',
  east: 'e',
  west: 'w',
  strasse: 'str',
  number: 'no',
  avenida: 'av',
};
const optional = new Set(
  'usa us united states of america uk kingdom the germany deutschland france spain canada ste no unit inc ltd llc gmbh'.split(
    ' ',
  ),
);
const postBox =
  /\b(?:p\.?\s?o\.?\s?box|post office box|postfach|apartado(?: de correos)?|bo\u00eete postale|pmb)\s{0,3}#?\d{1,8}\b/i;

export const missingPostalAddress = defineRule({
  id: 'missing_postal_address',
  template: 'email_compliance_v1',
  severity: 'WARN',
  contentTypes: ['email'],
  channels: ['email'],
  needs: ['channel', 'messageClass'],
  settings: ['postal_address'],
  fields: ['body_text', 'body_html', 'content'],
  meaning: 'Commercial e-mail names the postal address of its sender, where one is configured.',
  detail: 'The e-mail does not name the postal address of its sender. Add it.',
  examples: ['A first pitch without the configured address.'],
  counterExamples: ['An e-mail whose HTML holds the address', 'A post office box'],
  *checkMessage({ fields }, { messageClass, settings }) {
    const address = settings.postal_address.trim();
    if ((messageClass !== 'commercial' || address === '') && passedOver('in_order')) return;
    const wanted = wordsOf(address);
    const body = partsShown(fields).find(({ text }) => !postBox.test(text) && !holds(wordsOf(text), wanted));
    if (!body) {
      passedOver('in_order');
      return;
    }
    const end = body.original.trimEnd().length;
    yield { field: body.name, start: end, end, submitted: true, saferAlternative: `\n\n${address}` };
  },
});

/** The words of an address in one spelling: "Main Street" and "Main St." are one. */
function wordsOf(text: string): string[] {
  const plain = text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/\u00df/g, 'ss')
    .toLowerCase();
  return (plain.match(/[\p{L}\p{N}]+/gu) ?? []).map((word) =>
    Object.hasOwn(short, word) ? (short[word] ?? word) : word.replace(/strasse$/, 'str'),
  );
}

/** True when the words of an address stand close together: all of its numbers and most of its words. */
function holds(words: readonly string[], address: readonly string[]): boolean {
  const wanted = address.filter((word) => !optional.has(word));
  const numbers = wanted.filter((word) => /\d/.test(word));
  const anchor = numbers[0] ?? wanted[0];
  if (anchor === undefined) return true;
  const reach = address.length * 2 + 6;
  for (let at = words.indexOf(anchor); at >= 0; at = words.indexOf(anchor, at + 1)) {
    const near = new Set(words.slice(Math.max(0, at - reach), at + reach));
    const found = wanted.filter((word) => near.has(word)).length;
    if (numbers.every((number) => near.has(number)) && found >= Math.ceil(wanted.length * 0.7)) return true;
  }
  return false;
}
