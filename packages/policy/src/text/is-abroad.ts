import { execAt } from '../search/near.ts';
import type { Range } from './range.ts';
import { atMost } from './sentences.ts';

/** Small words of other languages; those that English has as well, and those of family names, tell nothing. */
const foreignWord =
  /(?<![\w\u00c0-\u024f])(?:und|ist|nicht|sie|ihre?[nmrs]?|wir|uns(?:ere?[nmrs]?)?|ich|das|dem|eine?[nmrs]?|mit|f\u00fcr|auf|bei|bitte|unter|zum|zur|im|oder|haben|werden|vom|uhr|hallo|liebe[rn]?|sehr|sind|noch|kann|seine?[nmrs]?|les|des|une|est|et|vous|nous|votre|vos|notre|pour|avec|aux?|dans|bonjour|merci|que|qui|sont|je|il|ou|\u00e0|en|una|un|es|su|sus|por|para|con|nos|hola|gracias|est\u00e1|buen[oa]s|mi|lo|gli|della|che|per|sono|\u00e8|ciao|grazie|buongiorno|alla|allo|dal|nel|nella|su[oa]|seu|um|uma|n\u00e3o|com|voc\u00ea|pel[oa]|ao|na|ol\u00e1|oi|\u00e9|het|een|wij|uw|voor|naar|niet|zijn|groet(?:en|jes)?|beste|bel|hoi|je|op|als|jest|nie|nasz[ae]?|przed|przez|dla|na|z|pozdrawiam|si\u0119|prosz\u0119|prosimy|pan[ia]?|dzie\u0144|och|\u00e4r|att|p\u00e5|f\u00f6r|med|din|ditt|hej|hei|til|det|ikke|inte|oss|vi|du|jag|jeg|ja|ei|pros\u00edm|dobr\u00fd|este|pentru|\u0219i|bun\u0103|\u00e9s|nem|az|k\u00e9rj\u00fck|i\u00e7in|bir|ve|onun|merhaba|te|tel|t\u00e9l|telefono?|t\u00e9l\u00e9phone|telefone|telefoon|tel\u00e9fono)(?![\w\u00c0-\u024f])|[\u0370-\u03ff\u0400-\u04ff]{3,}/gi;
const englishWord =
  /(?<![\w\u00c0-\u024f])(?:the|and|you|your|are|with|please|will|this|that|from|have|has|our|my|her|his|their|when|she|he|it|we|of|call|number|reach|ask|send|contact)(?![\w\u00c0-\u024f])/gi;

/** Characters to either side of a place by which its language is told. */
const REACH = 300;
/** Characters of a message by which it is told where the paragraph does not say. */
const MOST_OF_TEXT = 1_500;

/**
 * Tells of places in a text, asked in ascending order, whether the paragraph around them, or else the message, is written in
 * another language than English. What lies within reach of several places is read once.
 */
export function abroadIn(text: string): (place: Range) => boolean {
  const foreign = new WordCount(text, foreignWord);
  const english = new WordCount(text, englishWord);
  const leadIn = (from: number, to: number) => foreign.within(from, to) - english.within(from, to);
  let whole: number | undefined;
  return ({ start, end }) => {
    const before = text.slice(Math.max(0, start - REACH), start);
    const behind = text.slice(end, end + REACH);
    const next = behind.indexOf('\n\n');
    const first = start - before.length + Math.max(0, before.lastIndexOf('\n\n'));
    const last = end + (next < 0 ? behind.length : next);
    const lead = leadIn(first, start) + leadIn(end, last);
    if (lead !== 0) return lead > 0;
    whole ??= abroadLead(text.slice(0, MOST_OF_TEXT));
    return whole > 0;
  };
}

/** By how many small words other languages are ahead of English. */
function abroadLead(part: string): number {
  return (part.match(foreignWord)?.length ?? 0) - (part.match(englishWord)?.length ?? 0);
}

/** Where words of one kind stand in a text, read as far as somebody asked. */
class WordCount {
  readonly #text: string;
  readonly #word: RegExp;
  readonly #starts: number[] = [];
  readonly #ends: number[] = [];
  /** Up to where the text was read. */
  #read = 0;

  constructor(text: string, word: RegExp) {
    this.#text = text;
    this.#word = word;
  }

  /** How many stand whole in [from, to). No later question may begin before what an earlier one skipped. */
  within(from: number, to: number): number {
    // What nobody asks about is not read.
    if (this.#read < from) this.#read = from;
    while (this.#read < to) {
      const match = execAt(this.#word, this.#text, this.#read);
      if (!match) {
        this.#read = this.#text.length;
        break;
      }
      this.#starts.push(match.index);
      this.#read = match.index + match[0].length;
      this.#ends.push(this.#read);
    }
    return Math.max(0, atMost(this.#ends, to) - atMost(this.#starts, from - 1));
  }
}
