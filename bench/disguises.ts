/** Letters written as others: those of `from` as those of `to`, in their order. */
function lettersOf(from: string, to: string): (text: string) => string {
  const table = new Map([...from].map((letter, at) => [letter, [...to][at] ?? letter]));
  return (text) => [...text].map((letter) => table.get(letter) ?? letter).join('');
}

/** Letters moved to a block that holds them in the same order, at `capitals` and `small`. */
function shifted(capitals: number, small: number): (text: string) => string {
  return (text) =>
    text.replace(/[A-Za-z]/g, (letter) => {
      const code = letter.charCodeAt(0);
      return String.fromCodePoint(code < 97 ? capitals + code - 65 : small + code - 97);
    });
}

/** Something put inside every word of four letters and more, after its second letter. */
function inside(put: (rest: string) => string): (text: string) => string {
  return (text) => text.replace(/[A-Za-z]{4,}/g, (word) => word.slice(0, 2) + put(word.slice(2)));
}

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
const paragraph = (html: string): string => `<p>${html.replaceAll('\n', '<br>')}</p>`;

export interface Disguise {
  readonly name: string;
  /** True when the disguised text is HTML. */
  readonly html: boolean;
  apply(text: string): string;
}

/** Ways in which a text that reads the same is written with other characters. */
export const disguises: readonly Disguise[] = [
  { name: 'zero width', html: false, apply: inside((rest) => `\u200b${rest}`) },
  { name: 'soft hyphen', html: false, apply: inside((rest) => `\u00ad${rest}`) },
  { name: 'bidi control', html: false, apply: inside((rest) => `\u202d${rest}\u202c`) },
  { name: 'hair space', html: false, apply: inside((rest) => `\u200a${rest}`) },
  { name: 'Braille blank', html: false, apply: inside((rest) => `\u2800${rest}`) },
  { name: 'marks on vowels', html: false, apply: lettersOf('aeiouAEIOU', 'áéíóúÁÉÍÓÚ') },
  { name: 'full width', html: false, apply: shifted(0xff21, 0xff41) },
  { name: 'mathematical letters', html: false, apply: shifted(0x1d5d4, 0x1d5ee) },
  {
    name: 'Cyrillic look-alikes',
    html: false,
    apply: lettersOf('aceopxyisjABEKMHOPCTX', 'асеорхуіѕјАВЕКМНОРСТХ'),
  },
  { name: 'Greek look-alikes', html: false, apply: lettersOf('ovABEZHIKMNOPTYX', 'ονΑΒΕΖΗΙΚΜΝΟΡΤΥΧ') },
  {
    name: 'leet',
    html: false,
    apply: (text) => text.replace(/[A-Za-z]{4,}/g, lettersOf('aeiosAEIOS', '4310543105')),
  },
  {
    name: 'character references',
    html: true,
    apply: (text) => paragraph(text.replace(/[a-z&<>]/gi, (unit) => `&#${unit.charCodeAt(0)};`)),
  },
  {
    name: 'tags inside words',
    html: true,
    // The tag is written as a sign of its own first: it must not fall into a character reference.
    apply: (text) => paragraph(escaped(inside((rest) => `\ue000${rest}`)(text)).replaceAll('\ue000', '<b></b>')),
  },
];
