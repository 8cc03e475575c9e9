import type { FieldName, Fields } from '../send-inputs.ts';
import { type Anchor, htmlToText, looksLikeHtml } from './html-to-text.ts';
import type { Range } from './near.ts';
import { normalise } from './normalise.ts';
import type { OffsetMap } from './offset-map.ts';
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
  readonly map: OffsetMap;
  /** Where to look: the sentences that hold the rule's literals; all of the text for a rule that has none. */
  readonly near: readonly Range[];
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

/** Normalises one field. HTML is recognised by its tags, so that a preview and a plain body are read as a person would. */
export function fieldText(name: FieldName, original: string): FieldText {
  const html = name === 'body_html' || looksLikeHtml(original);
  const visible = html || original.includes('&') ? htmlToText(original, { collapse: html }) : null;
  const source = visible?.text ?? original;
  const normal = normalise(source);
  let text = normal.text;
  let map = visible ? normal.map.after(visible.map) : normal.map;
  const quoted = quotedRanges(text);
  if (quoted.length > 0) {
    const cut = map.without(text, quoted);
    text = cut.text;
    map = cut.map;
  }
  return { name, original, text, anchors: visible?.anchors ?? [], html, map, near: [{ start: 0, end: text.length }] };
}
