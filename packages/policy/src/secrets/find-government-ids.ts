import { Automaton } from '../search/automaton.ts';
import { because, consider, isWatched } from '../text/let-go.ts';
import { TakenSpans } from '../text/taken-spans.ts';
import type { SecretSpan } from './find-credentials.ts';
import {
  cnpj,
  codiceFiscale,
  cpf,
  dni,
  luhn,
  nir,
  oneDigit,
  pesel,
  steuerId,
  verhoeff,
  weighted,
} from './id-check-digits.ts';
import { matchesInParts, partsWithDigits } from './parts-with-digits.ts';

interface IdKind {
  kind: string;
  /** Bounded; matches whole numbers only. */
  expression: RegExp;
  /** Words that say what the number is, as whole words. */
  context: string;
  /** Whether words for any national id will do as well: only where the form or checksum is telling enough. */
  general: boolean;
  /** `compact` has no blanks, dots, dashes or slashes, and is in capitals. */
  valid(compact: string, written: string): boolean;
  /** True when the written form leaves no doubt, so that a text of nothing else needs no context. */
  telling(written: string): boolean;
}

/** A comma parts the columns of a table as well as the thousands of a number, a dash a label as well as two numbers. */
const whole = (source: string): RegExp =>
  new RegExp(`(?<![\\w./+]|\\d,|(?<![a-z])-)(?:${source})(?![\\w/]|[-.]\\d|,\\d{1,3}(?!\\d))`, 'gi');

const publishedSsn = new Set([
  '078051120',
  '123456789',
  '219099999',
  '457555462',
  '987654321',
  '111223333',
  '123121234',
]);
const ssnValid = (compact: string): boolean =>
  !/^(?:000|666|9)/.test(compact) &&
  !/^\d{3}00/.test(compact) &&
  !/0000$/.test(compact) &&
  !publishedSsn.has(compact) &&
  !oneDigit(compact);

const yes = (): boolean => true;
const no = (): boolean => false;

const kinds: readonly IdKind[] = [
  {
    kind: 'US social security number',
    // A label also names one with a separator missing or blanks around it; five digits and four are a postal code as well.
    expression: whole(
      '\\d{3}([ .-])\\d{2}\\1\\d{4}|\\d{3}(?:\\s?-\\s?| )(?:\\d{6}|\\d{2}\\s?-\\s?\\d{4}|\\d{3}[ -]\\d{3})|(?<!, ?[A-Z]{2}\\s)\\d{5}\\s?-\\s?\\d{4}|\\d{9}',
    ),
    context:
      'ssns?|s\\.s\\.n\\.?|social(?: security|(?! (?:media|networks?|posts?|teams?|channels?|selling)))(?: (?:number|no|nr|num|card|#))?|soc ?#|soc(?:ial)?\\.? ?sec(?:urity)?|ss ?#|ss (?:number|no|num)|seguro social',
    general: false,
    valid: ssnValid,
    telling: (written) => /^\d{3}([ .-])\d{2}\1\d{4}$/.test(written),
  },
  {
    kind: 'UK national insurance number',
    expression: whole('[A-CEGHJ-PR-TW-Z][A-CEGHJ-NPR-TW-Z][ -]?\\d{2}[ -]?\\d{2}[ -]?\\d{2}[ -]?[A-D]'),
    context: 'ninos?|n\\.?i\\.?(?: (?:number|no|nr|num))|ni|national insurance(?: (?:number|no|nr))?',
    general: true,
    valid: (compact) => !/^(?:BG|GB|KN|NK|NT|TN|ZZ)/.test(compact),
    telling: yes,
  },
  {
    kind: 'Canadian social insurance number',
    expression: whole('\\d{3}[ -]\\d{3}[ -]\\d{3}|\\d{9}'),
    context:
      "sins?|s\\.i\\.n\\.?|social insurance(?: (?:number|no))?|nas|num\u00e9ro d'assurance sociale|assurance sociale",
    general: false,
    valid: (compact) => /^[1-79]/.test(compact) && luhn(compact) && !oneDigit(compact),
    telling: (written) => written.length === 11,
  },
  {
    kind: 'Brazilian taxpayer number (CPF)',
    expression: whole('\\d{3}[. ]?\\d{3}[. ]?\\d{3}[- ./]?\\d{2}'),
    context: 'cpfs?|c\\.p\\.f\\.?|cadastro de pessoas? f[i\u00ed]sicas?',
    general: true,
    valid: cpf,
    telling: (written) => /^\d{3}\.\d{3}\.\d{3}-\d{2}$/.test(written),
  },
  {
    kind: 'Brazilian company number (CNPJ)',
    expression: whole('[\\dA-Z]{2}[. ]?[\\dA-Z]{3}[. ]?[\\dA-Z]{3}[/ ]?[\\dA-Z]{4}[- ]?\\d{2}'),
    context: 'cnpjs?|c\\.n\\.p\\.j\\.?|cadastro nacional (?:da|de) pessoas? jur[i\u00ed]dicas?',
    general: false,
    valid: cnpj,
    telling: (written) => /^[\dA-Z]{2}\.[\dA-Z]{3}\.[\dA-Z]{3}\/[\dA-Z]{4}-\d{2}$/i.test(written),
  },
  {
    kind: 'Spanish identity number',
    expression: whole('\\d{1,2}[. ]?\\d{3}[. ]?\\d{3}[ -]?[A-Z]|\\d{7,8}[ -]?[A-Z]|[XYZ][ -]?\\d{7}[ -]?[A-Z]'),
    context:
      'dnis?|d\\.n\\.i\\.?|nifs?|n\\.i\\.f\\.?|nies?|n\\.i\\.e\\.?|documento (?:nacional )?de identidad|n[u\u00fa]mero de identi(?:dad|ficaci[o\u00f3]n)(?: de extranjero| fiscal)?',
    general: true,
    valid: (compact) => dni(compact),
    telling: (written) => /^(?:\d{7,8}-?[A-Z]|[XYZ]-?\d{7}-?[A-Z])$/i.test(written),
  },
  {
    kind: 'Italian tax code',
    expression: whole(
      '[A-Z]{3}[ -]?[A-Z]{3}[ -]?[\\dLMNP-V]{2}[A-EHLMPR-T][\\dLMNP-V]{2}[ -]?[A-Z][\\dLMNP-V]{3}[ -]?[A-Z]',
    ),
    context: 'codic[ei] fiscal[ei]|cod\\.? ?fisc\\.?|c\\.? ?f\\.?',
    general: true,
    valid: codiceFiscale,
    telling: yes,
  },
  {
    kind: 'French social security number',
    expression: whole(
      '[1-4][ .]?\\d{2}[ .]?(?:0[1-9]|1[0-2]|[2-9]\\d)[ .]?(?:\\d{2}|2[AB])[ .]?\\d{3}[ .]?\\d{3}[ .-]?\\d{2}',
    ),
    context:
      'nir|n\\.i\\.r\\.?|insee|s[\u00e9e]cu(?:rit[\u00e9e] sociale)?|num[\u00e9e]ro de s[\u00e9e]cu(?:rit[\u00e9e] sociale)?|carte vitale',
    general: true,
    valid: nir,
    telling: yes,
  },
  {
    kind: 'German tax identification number',
    expression: whole('[1-9]\\d(?: ?\\d{3}){3}'),
    context:
      'steuer-? ?id(?:ent(?:ifikations)?-?nummer|entnr\\.?|nr\\.?|s)?|steueridentifikationsnummer|steuer-identifikationsnummer|idnr\\.?|identifikationsnummer|steuerliche identifikationsnummer|tin',
    general: true,
    valid: steuerId,
    telling: yes,
  },
  {
    kind: 'Dutch citizen service number',
    expression: whole('\\d{8,9}|\\d{4}[. ]\\d{2}[. ]\\d{3}|\\d{3}[. ]\\d{3}[. ]\\d{3}'),
    context: 'bsns?|b\\.s\\.n\\.?|burger ?service ?nummers?|sofi-? ?nummers?',
    general: false,
    valid(compact) {
      const padded = compact.padStart(9, '0');
      return !oneDigit(padded) && weighted(padded, [9, 8, 7, 6, 5, 4, 3, 2, -1]) % 11 === 0;
    },
    telling: no,
  },
  {
    kind: 'Polish PESEL',
    expression: whole('\\d{6}[ -]?\\d{5}'),
    context: 'pesels?|numer(?:u|em)? pesel|numer ewidencyjny',
    general: true,
    valid: pesel,
    telling: yes,
  },
  {
    kind: 'Indian permanent account number',
    expression: whole('[A-Z]{3}[ABCFGHJLPT][A-Z][ -]?\\d{4}[ -]?[A-Z]'),
    context:
      'pan(?: (?:card|number|no|nr|details))?|p\\.a\\.n\\.?|permanent account(?: (?:number|no))?|income tax(?: (?:id|number))?',
    general: true,
    valid: yes,
    telling: (written) => /^[A-Z]{5}\d{4}[A-Z]$/.test(written),
  },
  {
    kind: 'Indian Aadhaar number',
    expression: whole('[2-9]\\d{3}[ -]?\\d{4}[ -]?\\d{4}'),
    context: 'aa?dhaa?rs?|uidai|uid|unique identification(?: (?:number|no))?',
    general: true,
    valid: (compact) => verhoeff(compact) && compact !== [...compact].reverse().join(''),
    telling: no,
  },
];

/** Words for an official number of a person in any country. */
const generalContext =
  "national(?: id(?:entity|entification)?)?(?: (?:number|no|card|nr))|national ids?|(?:government|citizen|personal|state)(?:[ -]issued)? id(?:entity|entification)?(?: (?:number|no|card|code))?|identity (?:number|card|document|no)|identification (?:number|no|document)|id (?:card|document)(?: (?:number|no))?|tax(?:payer)?(?:'s)? (?:id(?:entification)?|code|file)?(?: ?(?:number|no))?|tax ?ids?|fiscal (?:code|number|id)|citizen (?:service )?number|social security(?: number)?|passport or id";
/** What else a number may be: the nearest word decides. */
const otherLabel =
  /\b(?:tickets?|orders?|invoices?|track(?:ing)?|parcel|shipment|phone|tel|telephone|mobile|cell|fax|call|ref(?:erence)?|case|sku|upc|ean|isbn|serial|model|part|po|purchase order|account|acct|routing|aba|iban|room|ext(?:ension)?|version|build|commit|booking|confirmation|(?<!\b(?:of|for)\s(?:the|an?|your|our|this|that|each)\s)(?:customer|employee)|vehicle|policy|claim|batch|lot|zip|postcode|invoice number|order number|ticket id|product|article|item|license plate|flight|vat|ein|duns|swift|bic)\b/gi;

/** A word of every context stands here, as far as it is ASCII. */
const gate = Automaton.of([
  `ssn s.s.n social soc_sec soc._sec socsec soc.sec soc_# soc# ss_# ss# ss_n seguro nino n.i ^ni$ national ^sin s.i.n ^nas$ assurance cpf c.p.f cadastro cnpj c.n.p.j ^dni d.n.i ^nif n.i.f ^nie n.i.e documento de_identi codic cod. cod_f c.f ^cf$ c._f ^c_f$ ^nir$ n.i.r
  insee curit ^secu ^s\u00e9cu cu$ vitale steuer idnr identifik ^tin$ ^bsn b.s.n burger sofi pesel ewidenc ^pan$ p.a.n permanent income_tax adhaa aadha uid unique_id government citizen personal_id state_id identity identification id_card id_doc ^tax fiscal passport`
    .split(/\s+/)
    .filter((word) => /^[\x20-\x7e]+$/.test(word))
    .map((word) => word.replaceAll('_', ' ')),
]);

const prepared = kinds.map((kind) => ({
  ...kind,
  words: new RegExp(
    `(?<![a-z\\d\\u00c0-\\u024f])(?:${kind.context}${kind.general ? `|${generalContext}` : ''})(?![\\w\\u00c0-\\u024f])`,
    'gi',
  ),
}));

/**
 * Every form has at least this much of a number in it, the Indian one of four digits apart. It begins with a digit, so
 * that a text without digits costs nothing.
 */
const manyDigits = /\d(?:(?:[\s\S]{0,3}\d){5}|(?<=[A-Z]{5}[ -]?\d)\d{3}[ -]?[A-Z])/gi;

const reachBefore = 90;
/** How far before a number in telling form its label may stand: nothing else is written so. */
const farBefore = 200;
const reachAfter = 60;
/** More code units than any number takes, and more than any word of the gate. */
const longest = 48;

/**
 * National identifiers of persons and companies in twelve countries: a valid form, range and check digits, and a word
 * near by that says what the number is. Numbers published as samples are none. Linear in the length.
 * `most`: after so many it looks no further, for a caller that needs no more.
 */
export function findGovernmentIds(text: string, most = Number.POSITIVE_INFINITY): SecretSpan[] {
  const bare = text.trim().length <= 24;
  // Whoever asks what was let go also hears of numbers that nothing names.
  if (bare || isWatched() ? text.search(manyDigits) < 0 : !mayNameAny(text)) return [];
  const found: SecretSpan[] = [];
  const taken = new TakenSpans();
  const parts = partsWithDigits(text);
  for (const { kind, expression, valid, telling, words } of prepared) {
    let last = -1_000;
    for (const match of matchesInParts(parts, expression)) {
      const written = match[0];
      const compact = written.replace(/[\s.\-/]/g, '').toUpperCase();
      const start = match.index;
      const end = start + written.length;
      consider(text, start, end);
      if ((!valid(compact, written) || /^(\d)\1{6}\d+$/.test(compact)) && because('check_failed')) continue;
      // A list under one label: each number follows the one before.
      const listed = start - last < 12 && /^[\s,;/&and]*$/.test(text.slice(last, start));
      if (
        !listed &&
        !(bare && text.trim() === written && telling(written)) &&
        !isNamed(text, start, end, words, telling(written))
      ) {
        because('check_failed');
        continue;
      }
      last = end;
      if (taken.take(start, end)) found.push({ start, end, kind });
      if (found.length >= most) return found.sort((a, b) => a.start - b.start);
    }
  }
  return found.sort((a, b) => a.start - b.start);
}

/** False when nothing with digits enough has a word within its reach that may name such an id. */
function mayNameAny(text: string): boolean {
  let read = 0;
  for (const { index } of text.matchAll(manyDigits)) {
    // What was read is not read again, but for a word that lies across its end.
    const from = Math.max(read - longest, index - farBefore - longest, 0);
    read = Math.min(index + reachAfter + longest, text.length);
    if (gate.meets(text, from, read)) return true;
  }
  return false;
}

/** True when the nearest label says that the number is such an id. */
function isNamed(text: string, start: number, end: number, words: RegExp, isTelling: boolean): boolean {
  const before = text.slice(Math.max(0, start - (isTelling ? farBefore : reachBefore)), start);
  let named = -1;
  for (const match of before.matchAll(words)) named = match.index + match[0].length;
  let other = -1;
  for (const match of before.matchAll(otherLabel)) other = match.index + match[0].length;
  if (named >= 0)
    return named >= other && !(isTelling ? /[.!?]\s[^.!?]{80,}$/ : /[.!?]\s[^.!?]{40,}$/).test(before.slice(named));
  const after = text.slice(end, end + reachAfter);
  const follows = after.search(words);
  if (follows < 0 || (other >= 0 && other >= before.length - 20)) return false;
  return !/[.!?\n]/.test(after.slice(0, follows));
}
