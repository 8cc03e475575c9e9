/**
 * Measures what the rules see: identifiers against spans that others marked, a lexicon of swear words, what disguises
 * hide of the corpus, and what is held of texts that nobody should hold.
 *
 *   node bench/detection.ts [folder]
 *
 * The folder, or the one SENDGATE_EVAL_DATA names, holds `presidio_tests.jsonl`, `surge_profanity.jsonl`,
 * `faithdial_audit.jsonl` and `halueval_qa.jsonl`. Files that are not there are named as not measured.
 * With SENDGATE_EVAL_SHOW=1 it also prints what was missed, lost or held.
 */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  buildSnapshot,
  type CompiledPolicy,
  compilePolicy,
  defaultTemplates,
  type EvaluationInput,
  evaluate,
} from '../packages/policy/src/index.ts';
import { rules } from '../packages/policy/src/rules/index.ts';
import { findBankAccounts } from '../packages/policy/src/secrets/find-bank-accounts.ts';
import { findContacts } from '../packages/policy/src/secrets/find-contacts.ts';
import { findGovernmentIds } from '../packages/policy/src/secrets/find-government-ids.ts';
import { findPaymentCards } from '../packages/policy/src/secrets/find-payment-cards.ts';
import { corpusCases, fullSnapshot, inputOf, policySettings } from '../packages/policy/src/testing.ts';
import { mildWords, strongWords } from '../packages/policy/src/wordings/profanity/profane-words.ts';
import { writeResults } from './contest.ts';
import { disguises } from './disguises.ts';

interface Span {
  readonly start: number;
  readonly end: number;
  readonly kind: string;
}

interface MarkedText {
  readonly text: string;
  readonly expected: { readonly entity: string; readonly spans: readonly (readonly [number, number])[] };
}

const folder = process.argv[2] ?? process.env.SENDGATE_EVAL_DATA;
const patient = { ruleDeadlineMs: 60_000, totalDeadlineMs: 600_000 };
const share = (part: number, whole: number): number => (whole === 0 ? Number.NaN : part / whole);
const percent = (value: number): string => (Number.isNaN(value) ? '–' : `${(100 * value).toFixed(1)} %`);
const say = (...cells: (string | number)[]): void => {
  const [first, ...others] = cells;
  process.stdout.write(`${String(first).padEnd(34)}${others.map((cell) => String(cell).padStart(12)).join('')}\n`);
};

/** Texts that went wrong, where somebody wants to see them. */
const show = (text: string): void => {
  if (process.env.SENDGATE_EVAL_SHOW) process.stdout.write(`    ${text}\n`);
};

/** The rows of a file; none, aloud, where it is not given. */
function rowsOf<T>(file: string): T[] {
  const path = folder === undefined ? undefined : join(folder, file);
  if (path === undefined || !existsSync(path)) {
    say(`${file}: not measured, name the folder that holds it`);
    return [];
  }
  return readFileSync(path, 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as T);
}

/** The marked entities that a rule claims to find: the kind our search calls them by, and the word that names them. */
const claimed: Readonly<Record<string, { kind: string; label: string }>> = {
  CREDIT_CARD: { kind: 'payment card', label: 'card' },
  IBAN_CODE: { kind: 'IBAN', label: 'account' },
  ABA_ROUTING_NUMBER: { kind: 'routing number', label: 'routing' },
  US_SSN: { kind: 'US social security number', label: 'SSN' },
  UK_NINO: { kind: 'UK national insurance number', label: 'NINO' },
  CA_SIN: { kind: 'Canadian social insurance number', label: 'SIN' },
  ES_NIF: { kind: 'Spanish identity number', label: 'NIF' },
  IT_FISCAL_CODE: { kind: 'Italian tax code', label: 'codice fiscale' },
  DE_TAX_ID: { kind: 'German tax identification number', label: 'Steuer-ID' },
  PL_PESEL: { kind: 'Polish PESEL', label: 'PESEL' },
  IN_PAN: { kind: 'Indian permanent account number', label: 'PAN' },
  EMAIL_ADDRESS: { kind: 'e-mail address', label: 'write to' },
  PHONE_NUMBER: { kind: 'phone number', label: 'phone' },
};

function identifiersIn(text: string): Span[] {
  const secrets = [...findPaymentCards(text), ...findGovernmentIds(text), ...findBankAccounts(text)];
  const meets = ({ start, end }: Span) => secrets.some((other) => start < other.end && other.start < end);
  return [...secrets, ...findContacts(text).filter((contact) => !meets(contact))];
}

/**
 * A card number nobody published, with the length, prefix and groups of one that is a sample for tests. The sample may
 * fail its check digit: then this one does as well.
 */
function unpublished(card: string): string {
  const sumOf = (digits: string) =>
    [...digits].reverse().reduce((sum, digit, at) => {
      const value = at % 2 === 0 ? Number(digit) : 2 * Number(digit);
      return sum + (value > 9 ? value - 9 : value);
    }, 0);
  const digits = card.replace(/\D/g, '');
  const fault = sumOf(digits) % 10;
  const body = digits.slice(0, 6) + '739268145'.slice(0, digits.length - 7);
  const check = (fault + 10 - (sumOf(`${body}0`) % 10)) % 10;
  let at = 0;
  return card.replace(/\d/g, () => (body + check)[at++] ?? '');
}

/**
 * Recall of each claimed entity span by span, as the text stands and behind a word that names it; precision in the tests
 * of that entity; and what was found of its kind in the tests of others. Published samples of cards become others like them.
 */
function measureIdentifiers() {
  const rows = rowsOf<MarkedText>('presidio_tests.jsonl');
  if (rows.length === 0) return null;
  const tally = new Map(
    Object.values(claimed).map(({ kind }) => [kind, { marked: 0, found: 0, named: 0, wrong: 0, elsewhere: 0 }]),
  );
  for (const { text: written, expected } of rows) {
    const own = claimed[expected.entity];
    const text = own?.kind === 'payment card' ? written.replace(/\d[\d -]{10,17}\d(?!\d)/g, unpublished) : written;
    const bare = identifiersIn(text);
    for (const { kind, start, end } of bare) {
      const row = tally.get(kind);
      if (!row) continue;
      if (kind !== own?.kind) row.elsewhere++;
      else if (!expected.spans.some(([from, to]) => start < to && from < end)) row.wrong++;
    }
    const row = own && tally.get(own.kind);
    if (!row) continue;
    const prefix = `${own.label}: `;
    const named = identifiersIn(prefix + text);
    const holds = (spans: readonly Span[], from: number, to: number) =>
      spans.some(({ kind, start, end }) => kind === own.kind && start < to && from < end);
    for (const [from, to] of expected.spans) {
      const isNamed = holds(named, prefix.length + from, prefix.length + to);
      row.marked++;
      if (holds(bare, from, to)) row.found++;
      if (isNamed) row.named++;
      else show(`${own.kind}: ${text}`);
    }
  }
  say('\nIdentifiers', 'marked', 'recall', 'named', 'precision', 'elsewhere');
  for (const [kind, { marked, found, named, wrong, elsewhere }] of tally)
    say(
      kind,
      marked,
      percent(share(found, marked)),
      percent(share(named, marked)),
      percent(share(found, found + wrong)),
      elsewhere,
    );
  return Object.fromEntries(tally);
}

const full = compilePolicy(fullSnapshot());
const settings = policySettings();
const usual = compilePolicy(buildSnapshot({ templates: defaultTemplates, settings }));

function firedBy(policy: CompiledPolicy, input: EvaluationInput) {
  return evaluate(policy, input, patient).findings;
}

/** How much of a lexicon the word rules hold, by its own three grades; a lexicon holds many ordinary words. */
function measureProfanity() {
  const rows = rowsOf<{ text: string; expected: { severity: number } }>('surge_profanity.jsonl');
  if (rows.length === 0) return null;
  const grades = ['mild', 'strong', 'severe'].map((grade) => ({ grade, terms: 0, held: 0, blocked: 0 }));
  for (const { text, expected } of rows) {
    const grade = grades[Math.min(2, Math.max(0, Math.round(expected.severity) - 1))];
    if (!grade) continue;
    const found = firedBy(full, { contentType: 'message', fields: { content: `That was ${text}, I think.` } }).filter(
      ({ template }) => template === 'conduct_v1',
    );
    grade.terms++;
    if (found.length > 0) grade.held++;
    if (found.some(({ severity }) => severity === 'BLOCK')) grade.blocked++;
  }
  say('\nLexicon of swear words', 'terms', 'held', 'blocked');
  for (const { grade, terms, held, blocked } of grades)
    say(grade, terms, percent(share(held, terms)), percent(share(blocked, terms)));
  return grades;
}

/** What each disguise leaves of the findings in the corpus; of leet also the share of the rules on conduct alone. */
function measureDisguises() {
  const policies = new Map<string, CompiledPolicy>([['{}', full]]);
  const policyFor = (changes: object): CompiledPolicy => {
    const key = JSON.stringify(changes);
    const policy = policies.get(key) ?? compilePolicy(fullSnapshot(changes));
    policies.set(key, policy);
    return policy;
  };
  const cases = rules
    .flatMap(({ id, template }) => corpusCases(id, 'ng').map((corpus) => ({ ...corpus, template })))
    .filter(({ variants, field }) => variants.includes('zero-width') && field !== 'body_html');
  const tally = disguises.map(({ name }) => ({
    name,
    plain: 0,
    kept: 0,
    words: 0,
    wordsKept: 0,
    lost: {} as Record<string, number>,
  }));
  for (const corpus of cases) {
    const policy = policyFor(corpus.settings);
    const plain = inputOf(corpus);
    if (!firedBy(policy, plain).some(({ rule }) => rule === corpus.rule)) continue;
    disguises.forEach(({ html, apply }, at) => {
      const row = tally[at];
      // A subject has no HTML, and neither has what is no e-mail.
      if (!row || (html && (corpus.field === 'subject' || (corpus.send?.channel ?? 'email') !== 'email'))) return;
      const text = apply(corpus.text);
      const input: EvaluationInput = html
        ? { contentType: 'email', fields: { body_html: text }, send: { channel: 'email', ...corpus.send } }
        : { ...plain, fields: { [corpus.field]: text } };
      const isKept = firedBy(policy, input).some(({ rule }) => rule === corpus.rule);
      row.plain++;
      if (isKept) row.kept++;
      else row.lost[corpus.rule] = (row.lost[corpus.rule] ?? 0) + 1;
      if (corpus.template !== 'conduct_v1') return;
      row.words++;
      if (isKept) row.wordsKept++;
    });
  }
  say('\nDisguises of the corpus', 'found plain', 'kept', 'of conduct');
  for (const { name, plain, kept, words, wordsKept, lost } of tally) {
    say(name, plain, percent(share(kept, plain)), percent(share(wordsKept, words)));
    show(JSON.stringify(lost));
  }
  return tally;
}

/** How many of the texts that nobody should hold are held, and which rules hold them. */
function measureBenign() {
  const mail = readFileSync(new URL('ordinary-mail.txt', import.meta.url), 'utf8').split(/^---\n/m);
  const replies = rowsOf<{ text: string }>('faithdial_audit.jsonl').map(({ text }) => text);
  const passages = rowsOf<{ sources: { text: string }[] }>('halueval_qa.jsonl').flatMap(({ sources }) =>
    sources.map(({ text }) => text),
  );
  const sets = [
    { name: 'ordinary mail', contentType: 'email', texts: mail },
    { name: 'chat replies', contentType: 'message', texts: [...new Set(replies)] },
    { name: 'passages of reference works', contentType: 'document', texts: [...new Set(passages)] },
  ] as const;
  say('\nTexts to leave alone', 'texts', 'blocked', 'warned');
  const figures = sets.map(({ name, contentType, texts }) => {
    const held: Record<string, number> = {};
    let [blocked, warned] = [0, 0];
    for (const content of texts) {
      const found = firedBy(usual, { contentType, fields: { content } });
      for (const rule of new Set(found.map((one) => one.rule))) held[rule] = (held[rule] ?? 0) + 1;
      if (found.some(({ severity }) => severity === 'BLOCK')) blocked++;
      else if (found.length > 0) warned++;
      for (const { rule, matched } of found) show(`${rule}: ${matched}`);
    }
    if (texts.length > 0)
      say(name, texts.length, percent(share(blocked, texts.length)), percent(share(warned, texts.length)));
    const worst = Object.entries(held).sort(([, a], [, b]) => b - a);
    for (const [rule, count] of worst.slice(0, 5)) say(`  ${rule}`, count);
    return { name, texts: texts.length, blocked, warned, held };
  });
  const listed = [...strongWords, ...mildWords];
  const words = new Set(
    [...mail, ...replies, ...passages].flatMap((text) => text.toLowerCase().match(/[a-z]+/g) ?? []),
  );
  const containing = [...words].filter(
    (word) => !listed.includes(word) && listed.some((bad) => bad.length > 2 && word.includes(bad)),
  );
  const flagged = containing.filter((word) =>
    firedBy(full, { contentType: 'message', fields: { content: `It says ${word} here.` } }).some(
      ({ rule }) => rule === 'profanity',
    ),
  );
  say('\nWords that hold a swear word', containing.length, `${flagged.length} held`);
  show(flagged.join(' '));
  return { sets: figures, words: { containing: containing.length, flagged } };
}

writeResults('detection', {
  identifiers: measureIdentifiers(),
  profanity: measureProfanity(),
  disguises: measureDisguises(),
  benign: measureBenign(),
});
