import { existsSync, readdirSync, readFileSync } from 'node:fs';
import {
  type ContentType,
  defaultSettings,
  type PolicySettings,
  policySettingNames,
  type Severity,
} from '@sendgate/contracts';
import type { EvaluateOptions } from './evaluate.ts';
import type { FieldName } from './fields.ts';
import { rules } from './rules/index.ts';
import type { EvaluationInput, SendInputs } from './send-inputs.ts';
import { buildSnapshot, type PolicySnapshot } from './snapshot.ts';
import { templates } from './templates.ts';
import { readAs } from './text/field-text.ts';
import { bodyFingerprint, preparedBody } from './text/text-fingerprint.ts';

/** One text of a rule's corpus. */
export interface CorpusCase {
  /** `ok` stays clean under every template; `ng` fires the rule and no other but those in `also`. */
  kind: 'ok' | 'ng';
  rule: string;
  name: string;
  text: string;
  field: FieldName;
  contentType: ContentType;
  send: Partial<SendInputs> | undefined;
  settings: Partial<PolicySettings>;
  /** The severity the rule's finding must have; null where the case does not say. */
  severity: Severity | null;
  also: string[];
  /** Disguises under which the verdict must stay the same. */
  variants: Variant[];
  /** None where the case says by `@unspaced:` why white space is what it is about. */
  spacings: readonly Variant[];
}

export const variants = ['embedded', 'caps', 'zero-width', 'letters', 'html'] as const;
/** Disguises of white space alone, which every case bears but those that are about white space. */
export const spacings = ['blanks', 'tabs', 'commas', 'wrapped', 'narrow', 'quoted'] as const;
/**
 * `sent`: a case that tells nothing of its recipient, as it leaves to one of whom nothing is amiss. `leet`: digits for
 * letters, which change numbers and names as well, so that not every case bears them.
 */
export type Variant = (typeof variants)[number] | (typeof spacings)[number] | 'sent' | 'leet';

/** The day on which every corpus case is evaluated. */
export const corpusDay = new Date('2026-11-20T12:00:00.000Z');

/** A clock that stands still: what is found does not depend on how busy the machine is, and no deadline hides a cost. */
export const still = { monotonic: () => 0 } satisfies EvaluateOptions;

const corpusFolder = new URL('../corpus/', import.meta.url);

export function policySettings(changes: Partial<PolicySettings> = {}): PolicySettings {
  const defaults = Object.fromEntries(policySettingNames.map((name) => [name, defaultSettings[name]]));
  return { ...defaults, ...changes } as PolicySettings;
}

/** A snapshot with every template on. */
export function fullSnapshot(settings: Partial<PolicySettings> = {}): PolicySnapshot {
  return buildSnapshot({ templates: templates.map((template) => template.id), settings: policySettings(settings) });
}

/** Rules that have a corpus folder. */
export function corpusRules(): string[] {
  return readdirSync(corpusFolder).sort();
}

/**
 * The cases of one kind. A file holds cases separated by a line `---`; a case may open with header lines `@name: value`.
 * A block of nothing but headers at the top of a file applies to all of its cases.
 */
export function corpusCases(rule: string, kind: 'ok' | 'ng'): CorpusCase[] {
  const file = new URL(`${rule}/${kind}.txt`, corpusFolder);
  if (!existsSync(file)) return [];
  const shared: Record<string, string> = {};
  const cases: CorpusCase[] = [];
  for (const block of readFileSync(file, 'utf8').split(/^---\n/m)) {
    const headers: Record<string, string> = { ...shared };
    let rest = block;
    for (let match = header.exec(rest); match; match = header.exec(rest)) {
      headers[match[1] ?? ''] = match[2] ?? '';
      rest = rest.slice(match[0].length);
    }
    const text = rest.replace(/\n$/, '');
    if (text === '' && cases.length === 0) Object.assign(shared, headers);
    else if (text !== '') cases.push(corpusCase(rule, kind, text, headers));
  }
  return cases;
}

const header = /^@([a-z_]+):[ \t]*([^\n]*)\n/;

function corpusCase(rule: string, kind: 'ok' | 'ng', text: string, headers: Record<string, string>): CorpusCase {
  const metadata = JSON.parse(headers.metadata ?? '{}') as Record<string, unknown>;
  const sent =
    headers.channel !== undefined ||
    headers.recipient !== undefined ||
    headers.metadata !== undefined ||
    headers.suppressed !== undefined;
  const contentType = (headers.content_type ??
    (headers.channel && headers.channel !== 'email' ? 'message' : 'email')) as ContentType;
  const send: Partial<SendInputs> | undefined = sent
    ? {
        channel: (headers.channel ?? 'email') as SendInputs['channel'],
        recipient: headers.recipient ?? 'sam.lee@acme.example',
        contact: (metadata.contact ?? {}) as SendInputs['contact'],
        thread: (metadata.thread ?? {}) as SendInputs['thread'],
        messageClass: (metadata.message_class ?? classOf(rule)) as SendInputs['messageClass'],
        now: corpusDay,
        suppression: { listed: headers.suppressed !== undefined, entry: headers.suppressed ?? null },
        consent: (metadata.consent ?? {}) as SendInputs['consent'],
        messageKind: (metadata.message_kind ?? 'message') as SendInputs['messageKind'],
        templateName: (metadata.template_name ?? null) as SendInputs['templateName'],
        ...(headers.first_contact === undefined ? {} : { firstContact: headers.first_contact === 'true' }),
        ...(headers.recent === undefined ? {} : { recentSends: recentSends(headers.recent) }),
        ...(headers.touches === undefined ? {} : { contactTouches: JSON.parse(headers.touches) }),
        ...(metadata.source_records === undefined
          ? {}
          : { sourceRecords: metadata.source_records as SendInputs['sourceRecords'] }),
      }
    : undefined;
  const field = (headers.field ?? (sent ? 'body_text' : 'content')) as FieldName;
  return {
    kind,
    rule,
    name: text.replace(/\s+/g, ' ').slice(0, 70),
    text,
    field,
    contentType,
    send,
    settings: JSON.parse(headers.settings ?? '{}') as Partial<PolicySettings>,
    severity: (headers.severity ?? null) as Severity | null,
    also: (headers.also ?? '').split(/[\s,]+/).filter((name) => name !== ''),
    variants: variants.filter((variant) =>
      variant === 'letters'
        ? isBorne('zero-width', headers) && isByWords(rule, field, text)
        : isBorne(variant, headers),
    ),
    spacings: headers.unspaced === undefined ? spacings.filter((spacing) => bears(spacing, rule, field, text)) : [],
  };
}

/** True for a disguise that a case bears: all of them, where it names none. */
function isBorne(variant: Variant, { variants: named }: Record<string, string>): boolean {
  return named === undefined || named.split(/[\s,]+/).includes(variant);
}

/** Rules whose texts other letters change: in their length, or in what a program makes of their marks. */
const ofSigns = ['channel_length_exceeded', 'garbled_encoding', 'markup_leak'];

/** False where other letters make another text: a link with one is a link elsewhere. */
function isByWords(rule: string, field: FieldName, text: string): boolean {
  return field !== 'body_html' && !ofSigns.includes(rule) && !/\w\.\p{L}|:\/\/|href/u.test(text);
}

/** A subject has one line. What is quoted is read by the rules on what must not leave in any form, tags in it are text. */
function bears(spacing: Variant, rule: string, field: FieldName, text: string): boolean {
  if (field === 'subject') return spacing === 'blanks' || spacing === 'tabs';
  if (spacing !== 'quoted') return true;
  const template = rules.find(({ id }) => id === rule)?.template;
  const reads = templates.find(({ id }) => id === template)?.reads;
  // Whoever is quoted signed with contacts of their own.
  return reads === 'everything' && rule !== 'third_party_contact' && field !== 'body_html' && !text.includes('<');
}

/** A case that does not care about the class of its message is none that e-mail law governs. */
function classOf(id: string): 'commercial' | 'internal' {
  const rule = rules.find((candidate) => candidate.id === id);
  return [...(rule?.needs ?? []), ...(rule?.uses ?? [])].includes('messageClass') ? 'commercial' : 'internal';
}

/** `[{"hours": 2, "text": "..."}]`: what was sent to the recipient so many hours ago. */
function recentSends(written: string): SendInputs['recentSends'] {
  return (JSON.parse(written) as { hours: number; text: string }[]).map(({ hours, text }) => ({
    at: new Date(corpusDay.getTime() - hours * 3_600_000),
    fingerprint: bodyFingerprint(preparedBody({ body_text: text })),
  }));
}

/**
 * Around a case that is embedded: a message of everyday length, clean under every rule and with the case still short
 * enough for one SMS. One paragraph goes before it, since a greeting stands near the top.
 */
const before =
  'We have read the report on staffing twice now and learned a lot from it. Some notes are below, together with the two questions that are still open on our side.';
const after = `The first is about the handover between shifts. Two of the sites keep their notes on paper, one in a shared sheet, and the fourth does it by word of mouth, so the morning crew spends a while finding out what happened overnight. A short form with five lines would do.

The second is about the calendar. Planning runs from Monday to Friday, but most of the changes come in at the weekend, and by then nobody is there to enter them. In the meantime the planners are collecting the figures of two quarters, so that there is something to look at together.

The office in Lisbon opens at nine, so mornings suit us best. Would Wednesday or Thursday work for a short follow-up?

Best regards,
Marta`;

/** Every input of the gate, with nothing in it to find: a thread that goes on, no record on anything, nothing sent before. */
export const byEmail: SendInputs = {
  channel: 'email',
  recipient: 'sam.lee@acme.example',
  contact: { first_name: 'Sam', last_name: 'Lee', company: 'Acme' },
  thread: { in_reply_to: '<1@acme.example>', last_inbound_at: '2026-11-20T09:00:00.000Z' },
  messageClass: 'commercial',
  now: corpusDay,
  sourceRecords: [],
  suppression: { listed: false, entry: null },
  recentSends: [],
  contactTouches: { last24h: 0, last7d: 0 },
  consent: { status: 'granted', at: '2026-01-05T09:00:00.000Z' },
  consentRevocation: { revoked: false },
  messageKind: 'message',
  templateName: null,
  firstContact: false,
};
const inChat: SendInputs = { ...byEmail, channel: 'whatsapp', recipient: '+14155550132' };

/** What to evaluate for a case, as it stands or in disguise. */
export function inputOf(corpus: CorpusCase, variant: Variant | null = null): EvaluationInput {
  const text = disguised(corpus.text, variant, corpus.field);
  if (variant === 'sent') {
    const isChat = corpus.contentType === 'message';
    const body = !isChat && readAs('content', text) === 'html' ? 'body_html' : 'body_text';
    const field = corpus.field === 'content' ? body : corpus.field;
    return { contentType: corpus.contentType, fields: { [field]: text }, send: isChat ? inChat : byEmail };
  }
  if (variant !== 'html' || corpus.field === 'body_html') {
    return { contentType: corpus.contentType, fields: { [corpus.field]: text }, send: corpus.send };
  }
  return { contentType: 'email', fields: { body_html: text }, send: { channel: 'email', ...corpus.send } };
}

function disguised(text: string, variant: Variant | null, field: FieldName): string {
  switch (variant) {
    case null:
    case 'sent':
      return text;
    case 'embedded':
      return field === 'subject' ? text : `${before}\n\n${text}\n\n${after}`;
    case 'caps':
      return text.toUpperCase();
    case 'zero-width':
      return disguiseWords(text, field, (word, at) => split(word, unseen[at % unseen.length]));
    case 'letters':
      return disguiseWords(text, field, (word, at) => (at % 2 === 0 ? inFullWidth(word) : withLookAlikes(word)));
    case 'leet':
      return disguiseWords(text, field, (word) =>
        word.replace(/[aeios]/gi, (letter) => leet[letter.toLowerCase()] ?? letter),
      );
    case 'blanks':
      return text.replaceAll(' ', '  ');
    case 'tabs':
      return text.replaceAll(' ', '\t');
    case 'commas':
      return text.replaceAll(', ', ',\n');
    case 'wrapped':
      return wrapped(text, COLUMNS).join('\n');
    case 'narrow':
      return wrapped(text, NARROW_COLUMNS).join('\n');
    case 'quoted':
      return wrapped(text, COLUMNS)
        .map((line) => `> ${line}`)
        .join('\n');
    case 'html': {
      if (field === 'body_html') return text;
      const escaped = text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
      const tagged = disguiseWords(escaped, field, (word, at) => tags[at % tags.length]?.(word) ?? word);
      return `<html><body><p>${tagged.replaceAll('\n', '<br>')}</p></body></html>`;
    }
  }
}

/** Columns at which mail programs wrap that leave little room. */
const COLUMNS = 40;
/** Columns of the narrowest ones. */
const NARROW_COLUMNS = 28;

/** The lines of a text as a mail program wraps them; what is quoted stays so on every line. */
function wrapped(text: string, columns: number): string[] {
  const lines: string[] = [];
  for (const line of text.split('\n')) {
    const mark = line.startsWith('> ') ? '> ' : '';
    let written = '';
    for (const [at, word] of line.split(' ').entries()) {
      if (at > 0 && written !== '' && written.length + 1 + word.length > columns) {
        lines.push(written);
        written = mark + word;
      } else written += at > 0 ? ` ${word}` : word;
    }
    lines.push(written);
  }
  return lines;
}

/** What nobody sees inside a word: a zero-width blank, a soft hyphen, and an order of writing that ends at once. */
const unseen = ['\u200b', '\u00ad', '\u202d\u202c'];
/** How HTML writes a word that its reader sees whole. */
const tags = [
  (word: string) => split(word, '<b></b>'),
  (word: string) => split(word, '<!-- x -->'),
  (word: string) => `${word.slice(0, 2)}&#${word.charCodeAt(2)};${word.slice(3)}`,
];
/** Cyrillic and Greek letters, by the Latin ones they pass for. */
const lookAlikes: Readonly<Record<string, string>> = {
  a: '\u0430',
  e: '\u0435',
  o: '\u03bf',
  p: '\u0440',
  A: '\u0391',
  E: '\u0395',
  O: '\u041e',
  P: '\u03a1',
};

const leet: Readonly<Record<string, string>> = { a: '4', e: '3', i: '1', o: '0', s: '5' };

function split(word: string, inside = ''): string {
  return `${word.slice(0, 2)}${inside}${word.slice(2)}`;
}

function inFullWidth(word: string): string {
  return word.replace(/./g, (letter) => String.fromCharCode(letter.charCodeAt(0) + 0xfee0));
}

function withLookAlikes(word: string): string {
  return word.replace(/[aeop]/i, (letter) => lookAlikes[letter] ?? letter);
}

/** Disguises every word of four letters and more, character references and, in HTML, tags apart. */
function disguiseWords(text: string, field: FieldName, disguise: (word: string, at: number) => string): string {
  let at = 0;
  // A tag whose name is disguised is another tag, and its reader sees something else.
  const found = field === 'body_html' ? /<[^<>]*>|&(?:amp|lt|gt);|[A-Za-z]{4,}/g : /&(?:amp|lt|gt);|[A-Za-z]{4,}/g;
  return text.replace(found, (word) => (/^[<&]/.test(word) ? word : disguise(word, at++)));
}
