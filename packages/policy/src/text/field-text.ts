import type { FieldName, Fields } from '../fields.ts';
import { type Anchor, decodeEntities, htmlToText, looksLikeHtml } from '../html/html-to-text.ts';
import type { LiteralIndex, TextHits } from '../search/literal-index.ts';
import { normalise } from './normalise.ts';
import { OffsetMap, type Replacement } from './offset-map.ts';
import { quotedRanges } from './quoted-reply.ts';
import type { Range } from './range.ts';
import { sentencesAround } from './sentences-around.ts';
import { gapsIn } from './white-space.ts';

/** One field, ready to be searched. Rules read `text`; `spanOf` leads back to what was submitted. */
export interface FieldText {
  readonly name: FieldName;
  /** As submitted. */
  readonly original: string;
  /** Visible and normalised, a run of white space inside a paragraph one blank. Letter case and other line breaks are kept. */
  readonly text: string;
  /** The parts of `text` that repeat somebody else's message, in order. Empty in a field without quotations. */
  readonly quoted: readonly Range[];
  /** Links of an HTML field, with their visible text. Empty for plain text. */
  readonly anchors: readonly Anchor[];
  /** True when the field was read as HTML. */
  readonly html: boolean;
  /** True when the text is what was submitted, white space apart, and printable ASCII with tabs and line breaks. */
  readonly plain: boolean;
  readonly map: OffsetMap;
  /** Where to look: the sentences that hold the rule's literals; all of the text for a rule that has none. */
  readonly near: readonly Range[];
  /** Where the literals of rules and expressions stand; absent in a text prepared outside an evaluation. */
  readonly hits?: TextHits;
}

export interface MessageText {
  readonly fields: readonly FieldText[];
}

/** How a field is read: by its tags, or sign by sign. */
export type ReadAs = 'html' | 'plain';

/** Prepares every field of a message once, for all rules. */
export function messageText(fields: Fields): MessageText {
  const prepared: FieldText[] = [];
  for (const [name, original] of Object.entries(fields) as [FieldName, string | undefined][]) {
    if (typeof original === 'string') prepared.push(fieldText(name, original));
  }
  return { fields: prepared };
}

const noAnchors: readonly Anchor[] = [];
const noRanges: readonly Range[] = [];

/** How the reader of a field sees it. What has a name of its own is what it is; content may be either: its tags tell. */
export function readAs(name: FieldName, original: string): ReadAs {
  return name === 'body_html' || (name === 'content' && looksLikeHtml(original)) ? 'html' : 'plain';
}

/** Normalises one field. Quotations stay in; `withoutQuotations` takes them out. `without`: elements of HTML to be left out. */
export function fieldText(
  name: FieldName,
  original: string,
  as: ReadAs = readAs(name, original),
  without?: (name: string, attributes: Record<string, string>) => boolean,
): FieldText {
  const html = as === 'html';
  const visible = html
    ? htmlToText(original, { quotations: true, without })
    : original.includes('&')
      ? decodeEntities(original)
      : null;
  const source = visible?.text ?? original;
  const normal = normalise(source);
  const plain = visible === null && normal.map === OffsetMap.identity;
  const tagged = normal.map.rangesOf(visible?.quoted ?? noRanges, normal.text.length);
  const whole = visible ? normal.map.after(visible.map) : normal.map;
  // Lines tell what is quoted, so they are joined last.
  const lines = quotedRanges(normal.text, tagged);
  const gaps = gapsIn(normal.text);
  const { text, map } = gaps.length === 0 ? { text: normal.text, map: whole } : whole.replacing(normal.text, gaps);
  const quoted = gaps.length === 0 ? lines : moved(lines, gaps);
  const near = [{ start: 0, end: text.length }];
  return { name, original, text, quoted, anchors: visible?.anchors ?? noAnchors, html, plain, map, near };
}

/** A field in which something else stands in the place of some parts of its text; the same object for none. In order. */
export function withReplaced(field: FieldText, parts: readonly Replacement[]): FieldText {
  if (parts.length === 0) return field;
  const { text, map } = field.map.replacing(field.text, parts);
  return {
    ...field,
    text,
    map,
    plain: false,
    quoted: moved(field.quoted, parts),
    near: [{ start: 0, end: text.length }],
  };
}

/** Where some parts of a text stand once something else stands in the place of each gap. Both are in order. */
function moved(ranges: readonly Range[], gaps: readonly Replacement[]): Range[] {
  let saved = 0;
  let next = 0;
  const placeOf = (at: number) => {
    for (; next < gaps.length && (gaps[next] as Replacement).end <= at; next++) {
      const { start, end, as } = gaps[next] as Replacement;
      saved += end - start - as.length;
    }
    const gap = gaps[next];
    // What stands for a gap goes with the text before it.
    return gap && gap.start < at ? gap.start + gap.as.length - saved : at - saved;
  };
  return ranges.map(({ start, end }) => ({ start: placeOf(start), end: placeOf(end) }));
}

/** What its writer wrote: the field without quoted replies; the same object where it quotes nothing. */
export function withoutQuotations(field: FieldText): FieldText {
  if (field.quoted.length === 0) return field;
  const spans = field.quoted.map(({ start, end }) => field.map.spanOf(start, end));
  return {
    ...withoutRanges(field, field.quoted),
    quoted: noRanges,
    anchors: field.anchors.filter(
      (anchor) => !spans.some(({ start, end }) => start <= anchor.start && anchor.end <= end),
    ),
  };
}

/** A field without some parts of its text. Ranges are sorted and do not overlap. */
export function withoutRanges(field: FieldText, ranges: readonly Range[]): FieldText {
  return withReplaced(
    field,
    ranges.map(({ start, end }) => ({ start, end, as: '' })),
  );
}

/** A field as one rule sees it: `near` is worked out when the rule first asks, and shared by rules with its literals. */
export class SearchedField implements FieldText {
  readonly name: FieldName;
  readonly original: string;
  readonly text: string;
  readonly quoted: readonly Range[];
  readonly anchors: readonly Anchor[];
  readonly html: boolean;
  readonly plain: boolean;
  readonly map: OffsetMap;
  readonly hits: TextHits;
  readonly #field: FieldText;
  /** The number of the words the field is seen around; undefined where all of it is seen. */
  readonly #owner: number | undefined;
  readonly #views: SearchedField[] = [];
  #near: readonly Range[] | undefined;

  constructor(field: FieldText, hits: TextHits, owner?: number) {
    this.name = field.name;
    this.original = field.original;
    this.text = field.text;
    this.quoted = field.quoted;
    this.anchors = field.anchors;
    this.html = field.html;
    this.plain = field.plain;
    this.map = field.map;
    this.hits = hits;
    this.#field = field;
    this.#owner = owner;
  }

  static of(field: FieldText, index: LiteralIndex): SearchedField {
    return new SearchedField(field, index.scan(field.text));
  }

  get near(): readonly Range[] {
    if (!this.#near) {
      const positions = this.#owner === undefined ? undefined : this.hits.words.endsOf(this.#owner);
      this.#near = positions ? sentencesAround(this.text, positions) : this.#field.near;
    }
    return this.#near;
  }

  /** The field for rules with these literals; null when none of them stands in it. */
  around(literals: readonly string[]): SearchedField | null {
    const owner = this.hits.ownerOf(literals);
    if (!this.hits.words.has(owner)) return null;
    let view = this.#views.find((each) => each.#owner === owner);
    if (!view) {
      view = new SearchedField(this.#field, this.hits, owner);
      this.#views.push(view);
    }
    return view;
  }
}
