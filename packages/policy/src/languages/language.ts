/**
 * What a model leaves in a message it writes in one language, and what nobody should be sent in it, by the rule that looks
 * for it. A wording is an alternative of `pattern`, with its accents as the language writes them: it is found without them
 * as well, and letters with accents have no place in a set of characters. It has to be certain by itself: of what stands
 * around it only the rules of promises ask, and no more than whether it is denied, asked or told of somebody else.
 */
export interface Language {
  readonly ai_refusal_text: readonly string[];
  readonly ai_meta_commentary: readonly string[];
  readonly ai_missing_context: readonly string[];
  readonly prompt_residue: readonly string[];
  readonly internal_note_leak: readonly string[];
  readonly stub_or_empty_body: readonly string[];
  readonly human_impersonation: readonly string[];
  /** Swear words of the strong list; words of the mild one are in `profanity`. */
  readonly profanity_strong: readonly string[];
  readonly profanity: readonly string[];
  readonly harassment_or_threat: readonly string[];
  readonly injection_residue: readonly string[];
  /** A greeting to the name of a slot, in no brackets: "Cher Prénom,". */
  readonly unfilled_merge_field: readonly string[];
  readonly refund_policy_claim: readonly string[];
  readonly unapproved_discount: readonly string[];
  readonly price_quote: readonly string[];
  readonly guarantee_claim: readonly string[];
  readonly superlative_claim: readonly string[];
  readonly false_urgency: readonly string[];
  readonly fabricated_relationship: readonly string[];
  readonly investment_promise: readonly string[];
  /** Health, faith, love, origin or union of the reader, said of them or made a reason. */
  readonly sensitive_attribute: readonly string[];
  readonly medical_claim: readonly string[];
  readonly contract_commitment: readonly string[];
  readonly legal_or_certification_claim: readonly string[];
  /** Words by which a promise is none. */
  readonly denies: string;
  /** What tells of others, of the law or of what was agreed, and promises nothing by itself. */
  readonly toldOf: string;
  /** Words a slot is named by, in its brackets. */
  readonly slotWords: string;
  /** Small words between those. */
  readonly slotParticles: string;
  /** A line that opens a letter, up to the name. */
  readonly greeting: string;
  /** A line that closes a letter. */
  readonly closing: string;
  /** A whole body that only tries whether mail arrives. */
  readonly trial: string;
}

/** A word within a sentence, for the wordings' gaps. */
export const word = '(?: [^\\s.,;:!?]{1,24})';

/** A sum of money, before or behind its currency. */
export const money =
  '(?:(?:[€£$] ?|(?:EUR|USD|GBP|CHF|BRL) |R\\$ ?)\\d[\\d.,]{0,9}|(?:\\d{1,3}(?: \\d\\d\\d){1,2}|\\d[\\d.,]{0,9}) ?(?:€|£|\\$|EUR|USD|GBP|CHF|euros?|dollars?|dólares|dollari|reais|Franken|francs?|Pfund))';

/** Schemes of certification that go by the same name in every language. */
export const scheme =
  '(?:ISO(?:/IEC)?[- ]?\\d{4,5}(?:[-:]\\d{1,4})?|SOC ?[12](?: Type (?:1|2|II?))?|PCI[- ]DSS|HIPAA|TISAX|HITRUST|CSA STAR|BSI C5)';

/** Two spellings by which writers without an umlaut on their keyboard go, and the letters that are two. */
const inTwoLetters: Readonly<Record<string, string>> = {
  ä: '(?:ä|ae?)',
  ö: '(?:ö|oe?)',
  ü: '(?:ü|ue?)',
  ß: '(?:ß|ss)',
  œ: '(?:œ|oe)',
};

/** An expression's source that takes every letter with an accent without it as well: "prénom" and "prenom", "für" and "fuer". */
export function inAnySpelling(source: string): string {
  return source.replace(/[ß-öø-ÿœ]/g, (letter) => {
    return inTwoLetters[letter] ?? `[${letter}${letter.normalize('NFD').charAt(0)}]`;
  });
}
