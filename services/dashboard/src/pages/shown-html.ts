import { randomBytes } from 'node:crypto';
import type { PolicyViolation } from '@sendgate/contracts';
import { type HtmlPlaces, textlessElements } from '@sendgate/gate';
import sanitizeHtml, { type Attributes, type IOptions } from 'sanitize-html';
import { foundPieces } from './highlight.ts';
import { Html, html } from './html.ts';

/** What a mail may be made of here. Everything else goes, its text stays. */
const tags =
  'a abbr address article aside b bdi bdo big blockquote br caption center cite code col colgroup dd del dfn div dl dt em figcaption figure font footer h1 h2 h3 h4 h5 h6 header hr i ins kbd li main mark nav ol p pre q s samp section small span strike strong style sub sup table tbody td tfoot th thead time tr tt u ul var wbr';
const attributes =
  'align bgcolor border cellpadding cellspacing class color colspan dir face height hidden id lang rowspan size src start style title valign width';

/** Marks in one view. A message with more is full of them; its source shows every one. */
const MOST_MARKS = 2_000;

/** In the element itself, where no style sheet of the mail comes before it. */
const markStyle = (severity: string) =>
  `all: revert !important; padding: 0 0.15em !important; border-radius: 2px !important; color: #1c1f24 !important; ${
    severity === 'block'
      ? 'background: #fde0dd !important; border-bottom: 2px solid #a3160f !important'
      : 'background: #fdeecb !important; border-bottom: 2px solid #7a4b00 !important'
  }`;

/** Like the marks: the cell around a picture often has text of no size. */
const pictureStyle =
  'all: revert !important; border: 1px dashed #767b84 !important; padding: 0 0.3em !important; background: #fff !important; color: #1c1f24 !important; font: 13px / 1.5 Arial, sans-serif !important';

/**
 * The HTML of a message as its recipient sees it, with what rules found marked in its text, and what it hides quoted
 * where it hides it. Pictures are named in their places by the words they bear, those inside the message too: no picture is
 * decoded here. Tags that load, run, send or lead anywhere are gone, and so are addresses of links: the frame forbids them as
 * well, but a link should not be followed by a slip, nor a host be looked up.
 */
export function shownHtml(source: string, places: HtmlPlaces, violations: readonly PolicyViolation[]): Html {
  // What tells our marks from marks of the mail, which are spans from here on.
  const ours = randomBytes(8).toString('hex');
  return new Html(sanitizeHtml(withMarks(source, places, violations, ours), cleaning(ours)));
}

function cleaning(ours: string): IOptions {
  return {
    allowedTags: tags.split(' '),
    allowedAttributes: { '*': attributes.split(' ') },
    allowedSchemes: [],
    // Its style sheets are those of the mail alone: the frame loads none, and nothing they name.
    allowVulnerableTags: true,
    parseStyleAttributes: false,
    nonTextTags: textlessElements.filter((name) => name !== 'style'),
    transformTags: {
      a: (_, { href, ...rest }) => ({
        tagName: 'a',
        attribs: { ...rest, ...(href !== undefined && { title: `Leads to ${href}` }) },
      }),
      body: (_, { bgcolor, style = '', ...rest }) => ({
        tagName: 'div',
        attribs: { ...rest, style: bgcolor === undefined ? style : `background-color: ${bgcolor}; ${style}` },
      }),
      img: (_, { alt = '', src = '' }) => ({
        tagName: 'span',
        attribs: { style: pictureStyle, ...(isAddress(src) && { title: `Picture from ${src}` }) },
        text: alt.trim() === '' ? 'Picture without a description' : `Picture: ${alt.trim()}`,
      }),
      mark: (_, { 'data-found': found, 'data-severity': severity = '', ...rest }) =>
        found === ours
          ? { tagName: 'mark', attribs: { ...rest, style: markStyle(severity) } }
          : { tagName: 'span', attribs: rest satisfies Attributes },
    },
  };
}

/** Whether a picture is loaded from somewhere, and not part of the message itself. */
function isAddress(src: string): boolean {
  return src !== '' && !/^\s*(?:data|cid):/i.test(src);
}

/** The source with marks around whatever was found in the text it shows, and a note before each element that hides some. */
function withMarks(
  source: string,
  { texts, hidden }: HtmlPlaces,
  violations: readonly PolicyViolation[],
  ours: string,
) {
  const opening = (severity: string, rules: string) =>
    html`<mark data-found="${ours}" data-severity="${severity}" title="${rules}">`.markup;
  const inserted = hidden
    .filter((element) => violations.some((violation) => isHiding(violation) && overlaps(violation, element)))
    .slice(0, MOST_MARKS)
    .map(({ at, text }) => ({
      from: at,
      to: at,
      before: `${opening('block', 'hidden_text')}${html`Hidden from the reader: ${text.trim()}`.markup}`,
    }));
  for (const { from, to, severity, rules } of foundPieces(source, 'body_html', violations)) {
    for (let next = firstTextAfter(texts, from); inserted.length < MOST_MARKS; next++) {
      const text = texts[next];
      if (!text || text.start >= to) break;
      inserted.push({
        from: Math.max(from, text.start),
        to: Math.min(to, text.end),
        before: opening(severity, rules),
      });
    }
  }
  inserted.sort((left, right) => left.from - right.from);
  const parts: string[] = [];
  let at = 0;
  for (const { from, to, before } of inserted) {
    parts.push(source.slice(at, from), before, source.slice(from, to), '</mark>');
    at = to;
  }
  return [...parts, source.slice(at)].join('');
}

/** What was found in the HTML where its text does not show it: in a tag, an attribute or something hidden. In order. */
export function foundUnseen({ texts }: HtmlPlaces, violations: readonly PolicyViolation[]): PolicyViolation[] {
  return violations
    .filter((violation) => violation.field === 'body_html' && violation.start !== null)
    .filter(
      (violation) => isHiding(violation) || !overlaps(violation, texts[firstTextAfter(texts, violation.start ?? 0)]),
    )
    .sort((left, right) => (left.start ?? 0) - (right.start ?? 0));
}

function isHiding({ rule, field }: PolicyViolation): boolean {
  return field === 'body_html' && rule === 'hidden_text';
}

function overlaps({ start, end }: PolicyViolation, range: { start: number; end: number } | undefined): boolean {
  return range !== undefined && start !== null && end !== null && start < range.end && range.start < end;
}

/** Index of the first stretch of text that ends after an offset. */
function firstTextAfter(texts: HtmlPlaces['texts'], offset: number): number {
  let low = 0;
  let high = texts.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((texts[middle]?.end ?? 0) <= offset) low = middle + 1;
    else high = middle;
  }
  return low;
}
