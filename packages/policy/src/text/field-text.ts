import type { FieldName, Fields } from '../send-inputs.ts';
import { type Anchor, htmlToText, looksLikeHtml } from './html-to-text.ts';
import type { LiteralIndex, TextHits } from './literal-index.ts';
import { type Range, sentencesAround } from './near.ts';
import { normalise } from './normalise.ts';
import { OffsetMap } from './offset-map.ts';
import { quotedRanges } from './quoted-reply.ts';

/** One field, ready to be searched. Rules read `text`; `spanOf` leads back to what was submitted. */
export interface FieldText {
  readonly name: FieldName;
  /** As submitted. */
  readonly original: string;
  /** Visible, normalised, without quoted replies. Letter case is kept. */
  readonly text: string;
  /** Links of an HTML field, with their visible text. Empty for plain text. */
  readonly anchors: readonly Anchor[];
  /** True when the field was read as HTML. */
  readonly html: boolean;
  /** True when the text is what was submitted, and printable ASCII with tabs and line breaks. */
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

/** Prepares every field of a message once, for all rules. */
export function messageText(fields: Fields): MessageText {
  const prepared: FieldText[] = [];
  for (const [name, original] of Object.entries(fields) as [FieldName, string | undefined][]) {
    if (typeof original === 'string') prepared.push(fieldText(name, original));
  }
  return { fields: prepared };
}

const noAnchors: readonly Anchor[] = [];

/** Normalises one field. HTML is recognised by its tags, so that a preview and a plain body are read as a person would. */
export function fieldText(name: FieldName, original: string): FieldText {
  const html = name === 'body_html' || looksLikeHtml(original);
  const visible = html || original.includes('&') ? htmlToText(original, { collapse: html }) : null;
  const source = visible?.text ?? original;
  const normal = normalise(source);
  let text = normal.text;
  let map = visible ? normal.map.after(visible.map) : normal.map;
  let plain = visible === null && normal.map === OffsetMap.identity;
  const quoted = quotedRanges(text);
  if (quoted.length > 0) {
    const cut = map.without(text, quoted);
    text = cut.text;
    map = cut.map;
    plain = false;
  }
  const near = [{ start: 0, end: text.length }];
  return { name, original, text, anchors: visible?.anchors ?? noAnchors, html, plain, map, near };
}

/** A field as one rule sees it: `near` is worked out when the rule first asks, and shared by rules with its literals. */
export class SearchedField implements FieldText {
  readonly name: FieldName;
  readonly original: string;
  readonly text: string;
  readonly anchors: readonly Anchor[];
  readonly html: boolean;
  readonly plain: boolean;
  readonly map: OffsetMap;
  readonly hits: TextHits;
  readonly #field: FieldText;
  /** The literals the field is seen around; undefined where all of it is seen. */
  readonly #literals: readonly string[] | undefined;
  readonly #views: SearchedField[] = [];
  #near: readonly Range[] | undefined;

  constructor(field: FieldText, hits: TextHits, literals?: readonly string[]) {
    this.name = field.name;
    this.original = field.original;
    this.text = field.text;
    this.anchors = field.anchors;
    this.html = field.html;
    this.plain = field.plain;
    this.map = field.map;
    this.hits = hits;
    this.#field = field;
    this.#literals = literals;
  }

  static of(field: FieldText, index: LiteralIndex): SearchedField {
    return new SearchedField(field, index.scan(field.text));
  }

  get near(): readonly Range[] {
    if (!this.#near) {
      const positions = this.#literals && this.hits.ofList(this.#literals);
      this.#near = positions ? sentencesAround(this.text, positions) : this.#field.near;
    }
    return this.#near;
  }

  /** The field for rules with these literals; null when none of them stands in it. */
  around(literals: readonly string[]): SearchedField | null {
    if (!this.hits.hasOf(literals)) return null;
    let view = this.#views.find((each) => each.#literals === literals);
    if (!view) {
      view = new SearchedField(this.#field, this.hits, literals);
      this.#views.push(view);
    }
    return view;
  }
}
