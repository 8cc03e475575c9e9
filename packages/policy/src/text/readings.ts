import type { ContentType } from '@sendgate/contracts';
import type { FieldName, Fields } from '../fields.ts';
import { doubtfulElements } from '../html/hiding-styles.ts';
import { looksLikeHtml } from '../html/html-to-text.ts';
import type { RunnableRule } from '../rule.ts';
import type { LiteralIndex } from '../search/literal-index.ts';
import type { StandardTexts } from '../standard-texts.ts';
import { chatSpelling } from './chat-spelling.ts';
import { emphasisIn } from './emphasis.ts';
import {
  type FieldText,
  fieldText,
  type MessageText,
  type ReadAs,
  readAs,
  SearchedField,
  withoutQuotations,
  withReplaced,
} from './field-text.ts';
import { joinedStatements } from './joined-statements.ts';
import { withoutLeet } from './leet.ts';
import { marksIn } from './marked-letters.ts';
import type { Replacement } from './offset-map.ts';
import { partings } from './parted-words.ts';
import type { SideOf } from './plainer-words.ts';
import { unseenWords, wordsSomeSee } from './unseen-words.ts';

/**
 * What a rule reads of a message. `content`: what people wrote in it, without what they quote and without the standard
 * disclaimers and signatures of the workspace. `message`: all it says itself; a quoted opt-out or address is not its own.
 * `everything`: quotations as well, for what must not leave in whatever form: secrets, personal data, attacks, links.
 */
export type Reads = 'content' | 'message' | 'everything';

type ReadingOf = 'words' | 'leet' | 'source' | 'glimpses' | 'joined';

/** One way to read a message. Parts are prepared when the first rule asks for them. */
export class Reading {
  readonly #of: ReadingOf;
  readonly #messages: Partial<Record<Reads, MessageText>> = {};
  readonly #searched: Partial<Record<Reads, readonly SearchedField[]>> = {};
  readonly #known = new Map<FieldText, SearchedField>();
  readonly #index: LiteralIndex;
  readonly #standardTexts: StandardTexts | null;

  constructor(
    fields: readonly FieldText[],
    index: LiteralIndex,
    standardTexts: StandardTexts | null,
    { of = 'words', isCode = false }: { of?: ReadingOf; isCode?: boolean } = {},
  ) {
    this.#of = of;
    this.#index = index;
    this.#standardTexts = standardTexts;
    this.#messages.everything = { fields };
    // In code a line that opens with ">" quotes nobody.
    if (isCode || fields.every(({ quoted }) => quoted.length === 0)) this.#messages.message = { fields };
  }

  /**
   * The source of HTML is read by rules that declare it; words in it that only some see, by rules on what people wrote. A
   * digit that is read as a letter is no digit of a number any more, and whether rules of a workspace fold leet is a setting
   * of theirs.
   */
  isReadBy({ readsSource, masked, template }: Pick<RunnableRule, 'readsSource' | 'masked' | 'template'>, reads: Reads) {
    switch (this.#of) {
      case 'words':
        return true;
      case 'leet':
      case 'joined':
        return !masked && template !== null;
      case 'source':
        return readsSource === true;
      case 'glimpses':
        return reads !== 'message';
    }
  }

  /** True for a reading of parts, which tells nothing about the message as a whole. */
  get isOfParts(): boolean {
    return this.#of === 'glimpses' || this.#of === 'joined';
  }

  message(reads: Reads): MessageText {
    let message = this.#messages[reads];
    if (!message) {
      message =
        reads === 'content' ? this.#content() : { fields: this.message('everything').fields.map(withoutQuotations) };
      this.#messages[reads] = message;
    }
    return message;
  }

  /** The fields of `message`, with what the index finds in them. */
  searched(reads: Reads): readonly SearchedField[] {
    let searched = this.#searched[reads];
    if (!searched) {
      searched = this.message(reads).fields.map((field) => this.#search(field));
      this.#searched[reads] = searched;
    }
    return searched;
  }

  /** Gives the memory of the searches back; the fields are not to be read any more. */
  release(): void {
    for (const { hits } of this.#known.values()) this.#index.release(hits);
    this.#known.clear();
  }

  #content(): MessageText {
    const message = this.message('message');
    const texts = this.#standardTexts;
    if (!texts) return message;
    const fields = message.fields.map((field) => texts.without(field, message));
    return fields.some((field, at) => field !== message.fields[at]) ? { fields } : message;
  }

  #search(field: FieldText): SearchedField {
    let searched = this.#known.get(field);
    if (!searched) {
      searched = SearchedField.of(field, this.#index);
      this.#known.set(field, searched);
    }
    return searched;
  }
}

/**
 * The source of HTML without what its reader sees of it, which has been read: line breaks, which part, stand for it. Every
 * other sign keeps its place.
 */
function unseenSource({ original, text, map }: FieldText): string {
  let source = '';
  let from = 0;
  for (let at = 0; at < text.length; at++) {
    const { start, end } = map.spanOf(at, at + 1);
    if (end <= from) continue;
    const begin = Math.max(start, from);
    source += original.slice(from, begin) + '\n'.repeat(end - begin);
    from = end;
  }
  return source + original.slice(from);
}

/** Whether a text from which parts were taken has a line that it had not, as where both sides of a part came together. */
function joins(rest: string, text: string): boolean {
  if (rest === text) return false;
  const lines = new Set(text.split('\n').map((line) => line.trim()));
  return rest.split('\n').some((line) => !lines.has(line.trim()));
}

/** How a field of such content is read: chat and code show the tags they hold. */
export function readAsIn(contentType: ContentType, name: FieldName, original: string): ReadAs {
  return name === 'content' && (contentType === 'code' || contentType === 'message') ? 'plain' : readAs(name, original);
}

/** A field with nothing but its words: no emphasis, no marks that letters never have, and no signs in words or for blanks. */
function asWordsAlone(field: FieldText): FieldText {
  let words = withReplaced(field, emphasisIn(field.text));
  if (!field.plain) words = withReplaced(words, marksIn(words.text));
  for (const parting of partings) words = withReplaced(words, parting(words));
  return words;
}

/** A field without leet and what is short for a word in a chat; the same object where it holds none. */
function inPlainWords(field: FieldText): FieldText {
  const text = withoutLeet(field.text);
  const plainly = text === null ? field : { ...field, text, plain: false };
  return withReplaced(plainly, chatSpelling(plainly.text));
}

const ofNobody: SideOf = () => null;

/** What a field says in several sentences or in needless words, each statement as one plain one, and nothing else; empty for none. */
function joinedOnly(field: SearchedField, sideOf: SideOf): FieldText[] {
  const statements = joinedStatements(field, sideOf);
  if (statements.length === 0) return [];
  const parts: Replacement[] = [];
  let from = 0;
  for (const { start, end, parts: own } of statements) {
    if (start > from) parts.push({ start: from, end: start, as: '\n\n' });
    parts.push(...own);
    from = end;
  }
  if (from < field.text.length) parts.push({ start: from, end: field.text.length, as: '\n\n' });
  return [withReplaced(field, parts)];
}

/**
 * Every way in which a message has to be read: first as its reader sees it. Plain text with tags in it is also read as
 * HTML, which some channels make of it; of content with tags, which may be shown as it stands, also the words that HTML
 * hides, and of other HTML those that some see; HTML also without what some may not see, and as its source; a text whose
 * words are marked, parted or bound by signs also without them, a text in leet or in the spelling of chats as if it were
 * not, and statements made in several sentences or in needless words as one plain one. Most messages are read one way or two.
 */
export function readingsOf(
  fields: Fields,
  contentType: ContentType,
  index: LiteralIndex,
  standardTexts: StandardTexts | null,
  { sideOf = ofNobody, prepared }: { sideOf?: SideOf; prepared?: FieldText | undefined } = {},
): readonly Reading[] {
  const isCode = contentType === 'code';
  const seen: FieldText[] = [];
  const otherwise: FieldText[] = [];
  const sources: FieldText[] = [];
  const glimpses: FieldText[] = [];
  const sure: FieldText[] = [];
  for (const [name, original] of Object.entries(fields) as [FieldName, string | undefined][]) {
    if (typeof original !== 'string') continue;
    const as = readAsIn(contentType, name, original);
    const isPrepared = prepared?.original === original && prepared.name === name && prepared.html === (as === 'html');
    const field = isPrepared ? prepared : fieldText(name, original, as);
    seen.push(field);
    const isRendered = as === 'plain' && !isCode && looksLikeHtml(original);
    let other = isRendered ? fieldText(name, original, 'html') : field;
    if (as === 'html') {
      const source = unseenSource(field);
      sources.push({ ...fieldText(name, source, 'plain'), original });
      // Content may be shown as it stands.
      const words = name === 'content' ? unseenWords(source) : wordsSomeSee(source);
      const unseen = words === null ? null : { ...fieldText(name, words, 'plain'), original };
      if (unseen && name === 'content') other = unseen;
      else if (unseen) glimpses.push(unseen);
      const doubtful = doubtfulElements(original);
      const surely = doubtful && fieldText(name, original, 'html', doubtful);
      if (surely && joins(surely.text, field.text)) sure.push(surely);
    }
    otherwise.push(other);
  }
  let words = new Reading(seen, index, standardTexts, { isCode });
  const readings = [words];
  if (otherwise.some((field, at) => field !== seen[at])) readings.push(new Reading(otherwise, index, standardTexts));
  if (glimpses.length > 0) readings.push(new Reading(glimpses, index, standardTexts, { of: 'glimpses' }));
  if (sure.length > 0) readings.push(new Reading(sure, index, standardTexts, { of: 'glimpses' }));
  if (sources.length > 0) readings.push(new Reading(sources, index, null, { of: 'source', isCode: true }));
  const unmarked = isCode ? seen : seen.map(asWordsAlone);
  if (unmarked.some((field, at) => field !== seen[at])) {
    words = new Reading(unmarked, index, standardTexts);
    readings.push(words);
  }
  const plainly = isCode ? seen : unmarked.map(inPlainWords);
  if (plainly.some((field, at) => field !== unmarked[at]))
    readings.push(new Reading(plainly, index, standardTexts, { of: 'leet' }));
  // Statements are what people wrote: a standard text says what the workspace has it say.
  const joined = isCode ? [] : words.searched('content').flatMap((field) => joinedOnly(field, sideOf));
  if (joined.length > 0) readings.push(new Reading(joined, index, null, { of: 'joined' }));
  return readings;
}
