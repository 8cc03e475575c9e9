import type { PolicySettings } from '@sendgate/contracts';
import { PhraseMatcher } from './own-rules/phrase-matcher.ts';
import { type FieldText, fieldText, withoutRanges } from './text/field-text.ts';

/** Fewest words of a standard text: a shorter one would lift what people write themselves out of the rules' sight. */
const MIN_WORDS = 3;
/** Fewest visible characters of a standard text. */
const MIN_CHARACTERS = 15;

const lists = ['standard_disclaimers', 'standard_signatures'] as const;
type StandardSettings = Partial<Pick<PolicySettings, (typeof lists)[number]>>;

/** Why a text may not be listed as a standard one. */
export interface StandardTextRefusal {
  setting: (typeof lists)[number];
  /** Position in the list. */
  at: number;
  /** In words a person can act on. */
  reason: string;
}

/** Everything that speaks against saving these lists; empty when nothing does. */
export function standardTextRefusals(settings: StandardSettings): StandardTextRefusal[] {
  return lists.flatMap((setting) =>
    (settings[setting] ?? []).flatMap((text, at) => {
      const seen = visible(text).trim();
      const words = seen.match(/[\p{L}\p{N}][\p{L}\p{N}\p{M}'._@-]*/gu) ?? [];
      if (words.length >= MIN_WORDS && seen.length >= MIN_CHARACTERS) return [];
      const reason = `It is too short to be told from what people write: give at least ${MIN_WORDS} words and ${MIN_CHARACTERS} visible characters, or leave it out.`;
      return [{ setting, at, reason }];
    }),
  );
}

/** The disclaimers and signatures of a workspace, ready to be taken out of what content rules read. */
export class StandardTexts {
  readonly #matcher: PhraseMatcher;
  /** One word of each text: where none of them stands there is nothing to look for. */
  readonly #signs: readonly string[];

  /** `texts` as a person wrote them, plain or HTML. Expensive: keep the result. */
  constructor(texts: readonly string[]) {
    const written = texts.map(visible);
    // Letters that look Latin are folded according to the words around them, which differ where the text stands.
    this.#matcher = new PhraseMatcher([[...new Set([...written, ...written.map((text) => text.normalize('NFKC'))])]]);
    this.#signs = [...new Set(written.map(longestWord))];
  }

  /** The texts a policy lists; null when it lists none, as a snapshot from before there were any. */
  static of(settings: StandardSettings): StandardTexts | null {
    const texts = lists.flatMap((setting) => settings[setting] ?? []);
    return texts.length > 0 ? new StandardTexts(texts) : null;
  }

  /**
   * A body without the standard texts in it; the same object where there is none. A standard text counts word for word,
   * in any letter case and across any white space or tags, and only between the ends of lines or sentences: one that
   * was added to, or that is part of somebody's sentence, stays. `evaluation` is one object for an evaluation.
   */
  without(field: FieldText, evaluation: object): FieldText {
    if (field.name === 'subject') return field;
    const lower = field.text.toLowerCase();
    if (!this.#signs.some((sign) => lower.includes(sign))) return field;
    const places = this.#matcher
      .find(0, field.text, evaluation)
      .filter(({ start, end }) => opens(field.text, start) && closes(field.text, start, end));
    if (places.length === 0) return field;
    return withoutRanges(field, places);
  }
}

/** What a reader sees of a text. */
function visible(text: string): string {
  return fieldText('content', text).text;
}

/** The longest run of plain letters, in lower case; empty, which stands in every text, when there is none. */
function longestWord(text: string): string {
  let longest = '';
  for (const [word] of text.toLowerCase().matchAll(/[a-z]+/g)) if (word.length > longest.length) longest = word;
  return longest;
}

/** True at the beginning of a line or after the end of a sentence. */
function opens(text: string, start: number): boolean {
  return /(?:^|\n|[.!?:;|)"'\u3002-]\s)[ \t]*$/.test(text.slice(Math.max(0, start - 40), start));
}

/** True at the end of a line, before a sign that parts, or where the place itself ends a sentence. */
function closes(text: string, start: number, end: number): boolean {
  if (/^[ \t]*(?:$|\n|[.!?|])/.test(text.slice(end, end + 40))) return true;
  return /[.!?)\u3002]["')]?$/.test(text.slice(Math.max(start, end - 3), end)) && /^\s/.test(text.slice(end, end + 1));
}
