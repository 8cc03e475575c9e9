import { pattern } from '../search/pattern.ts';
import { dutch } from './dutch.ts';
import { french } from './french.ts';
import { german } from './german.ts';
import { italian } from './italian.ts';
import { inAnySpelling, type Language } from './language.ts';
import { portuguese } from './portuguese.ts';
import { spanish } from './spanish.ts';

/** The languages besides English in which rules know what a model leaves in a text, by their names. */
const named: Readonly<Record<string, Language>> = {
  German: german,
  French: french,
  Spanish: spanish,
  Italian: italian,
  Portuguese: portuguese,
  Dutch: dutch,
};
const languages = Object.values(named);

export const languageNames: readonly string[] = Object.keys(named);

type Wordings = { [Key in keyof Language]: Language[Key] extends string ? never : Key }[keyof Language];

/** The rules that know wordings in every one of these languages. */
export const rulesElsewhere: readonly string[] = Object.keys(german)
  .filter((key) => Array.isArray(german[key as keyof Language]) && key !== 'profanity_strong')
  .sort();

/** One expression of the wordings of all these languages for a rule. */
export function wordingsElsewhere(rule: Wordings): RegExp {
  return pattern(...languages.flatMap((language) => language[rule]).map(inAnySpelling));
}

/** The source of a choice of all that these languages say for a part: greetings, words of slots. */
export function anyElsewhere(part: Exclude<keyof Language, Wordings>): string {
  return languages.map((language) => inAnySpelling(language[part])).join('|');
}
