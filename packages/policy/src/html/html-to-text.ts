import type { Parser } from 'htmlparser2';
import { DerivedText, type OffsetMap } from '../text/offset-map.ts';
import type { Range } from '../text/range.ts';
import { isBlank } from '../text/sentences.ts';
import { htmlParser } from './html-parser.ts';

/** A link: where it leads and what a reader sees. Offsets of the visible text point into the field as submitted. */
export interface Anchor {
  href: string;
  text: string;
  start: number;
  end: number;
}

export interface VisibleText {
  text: string;
  map: OffsetMap;
  anchors: Anchor[];
  /** Where the text repeats another message, in its own offsets; empty unless asked for. */
  quoted: Range[];
}

const inlineTags =
  'html head body meta link base a abbr acronym b bdi bdo big cite code data del dfn em font i img ins kbd label map mark nobr q rb rp rt rtc ruby s samp small span strike strong sub sup time tt u var wbr picture source svg path input button select option noscript';
const blockTags =
  'address article aside blockquote br caption center col colgroup dd details div dl dt fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6 header hr li main nav ol p pre section summary table tbody td tfoot th thead tr ul title style script template';
const inline = new Set(inlineTags.split(' '));
const block = new Set(blockTags.split(' '));
/** Parts of a table, whose tags browsers ignore outside of one. */
const tableParts = new Set('caption col colgroup tbody td tfoot th thead tr'.split(' '));
/** What no mail program shows in a line; where no script runs, what stands for one is shown. */
const invisible = new Set(['title', 'style', 'script', 'template', 'select', 'svg']);
/** What stands above a line rather than in it, where it is part of such a text. */
const aboveLine = new Set(['rt', 'rtc', 'rp']);
const voids = new Set('area base br col embed hr img input link meta param source track wbr'.split(' '));
const hiddenStyle =
  /display\s*:\s*none|visibility\s*:\s*hidden|font-size\s*:\s*0(?![.\d]*[1-9])|opacity\s*:\s*0(?![.\d]*[1-9])|mso-hide\s*:\s*all/i;

const tagPattern = new RegExp(
  `<(?:/?(?:${[...inline, ...block].join('|')})(?:\\s[^<>]{0,2000})?/?>|!--|!doctype)`,
  'i',
);

const flowingStyle = /display\s*:\s*(?:inline(?:-block|-flex|-table|-grid)?|contents|none)(?![\w-])|float\s*:\s*left/i;
const spacingStyle = /(?:padding|margin|width)[\w-]*\s*:\s*[^;]*[1-9]/i;
const overridingStyle = /unicode-bidi\s*:[^;]{0,80}?(?:bidi|isolate)-override/i;
/** The characters that turn the direction of reading as `bdo` and its style do: to the left, and back. */
const [turnsLeft, turnsBack] = ['\u202e', '\u202c'];

/** Whether an element stands on lines of its own, or in a cell. */
export function beginsLine(name: string): boolean {
  return block.has(name);
}

/** White space as HTML folds it. */
function isFolded(code: number): boolean {
  return isBlank(code) && code !== 11;
}

/** True when a text holds at least one tag of HTML (unknown names in angle brackets do not count). */
export function looksLikeHtml(text: string): boolean {
  return text.includes('<') && tagPattern.test(text);
}

/**
 * What a reader sees of an HTML text, with the way back to the source. Entities are decoded, comments dropped, inline
 * tags joined without a gap, blocks set on lines of their own, what turns the direction of reading put as the characters
 * that do so; hidden elements and quoted messages (`blockquote` of a mail client) are left out. Unknown elements such as
 * `<COMPANY_NAME>` stay as they are, unless they are empty, end inside a line or part a word: a reader of the source meant
 * them as text. Never throws; time is linear in the length.
 */
export function htmlToText(
  html: string,
  options: {
    quotations?: boolean;
    /** Elements that are left out as if they were hidden. */
    without?: ((name: string, attributes: Record<string, string>) => boolean) | undefined;
  } = {},
): VisibleText {
  const quoted: Range[] = [];
  /** Elements that are open in the outermost quotation, itself included. */
  let quotedDepth = 0;
  let quotedTag = '';
  const out = new DerivedText(html.length);
  const anchors: Anchor[] = [];
  let open: { href: string; text: string; start: number; end: number } | null = null;
  const hiddenDepths: string[] = [];
  /** Elements that are open: whether they begin a line of their own, and which way they read. */
  const opened: { name: string; flows: boolean; turns: boolean }[] = [];
  let openTables = 0;
  let preDepth = 0;
  let last = '\n';

  /** Adds a piece of the text, its words and its blanks each by themselves. */
  const put = (piece: string, start: number, end: number, spread: boolean) => {
    for (let from = 0, to = 0; from < piece.length; from = to) {
      const isGap = isFolded(piece.charCodeAt(from));
      do to++;
      while (to < piece.length && !isGap && !isFolded(piece.charCodeAt(to)));
      if (isGap && preDepth === 0 && (last === ' ' || last === '\n')) continue;
      const part = isGap && preDepth === 0 ? ' ' : piece.slice(from, to);
      if (spread) out.copy(part, start + from);
      else out.put(part, start, end);
      last = part.slice(-1);
      if (open) {
        open.text += part;
        if (open.start < 0) open.start = spread ? start + from : start;
        open.end = spread ? start + to : end;
      }
    }
  };
  const breakLine = (start: number, end: number) => {
    out.put('\n', start, end);
    last = '\n';
  };
  const lineBreak = (at: number) => {
    if (out.length === 0 || last === '\n') return;
    if (last === ' ') {
      out.rewrite(out.pieces - 1, '\n');
      last = '\n';
      return;
    }
    breakLine(at, at);
  };

  /** Whether an unknown name in angle brackets is no text: no placeholder is empty, ends in its line or parts a word. */
  const isElement = (name: string, end: number) => {
    const rest = html.slice(end, end + 700);
    const ends = rest.indexOf('<');
    if (rest.startsWith(`</${name}`, ends)) return ends === 0 || (ends < 60 && last !== '\n');
    return /\p{L}/u.test(last) && /^(?:<[^<>]{0,80}>){0,8}\p{L}/u.test(rest);
  };

  /** Closes an element with all inside it. @returns whether it began no line of its own. */
  const close = (name: string): boolean => {
    let at = opened.length - 1;
    while (at >= 0 && opened[at]?.name !== name) at--;
    let flowed = false;
    while (at >= 0 && opened.length > at) {
      const { flows, turns, name: ended } = opened.pop() as (typeof opened)[number];
      if (turns) put(turnsBack, parser.startIndex, parser.startIndex, false);
      if (ended === 'table') openTables--;
      flowed = flows;
    }
    return flowed;
  };

  const parser: Parser = htmlParser(
    {
      ontext(text) {
        if (hiddenDepths.length > 0) return;
        const start = parser.startIndex;
        const end = parser.endIndex + 1;
        put(text, start, end, text.length === end - start);
      },
      onopentag(name, attributes) {
        const start = parser.startIndex;
        const end = parser.endIndex + 1;
        if (hiddenDepths.length > 0) {
          if (!voids.has(name)) hiddenDepths.push(name);
          return;
        }
        const known = inline.has(name) || block.has(name) || /[:-]/.test(name);
        if (!known && !isElement(name, end)) {
          put(html.slice(start, end), start, end, true);
          return;
        }
        const isStray = openTables === 0 && tableParts.has(name);
        const isAbove = aboveLine.has(name) && opened.some((element) => element.name === 'ruby');
        if (options.quotations && isQuotation(name, attributes)) {
          if (quotedDepth === 0) {
            quotedTag = name;
            quoted.push({ start: out.length, end: -1 });
          }
        } else if (
          !voids.has(name) &&
          (isAbove ||
            (!isStray && isHidden(name, attributes)) ||
            options.without?.(name, attributes) ||
            isQuotation(name, attributes))
        ) {
          hiddenDepths.push(name);
          return;
        }
        if (quotedTag === name) quotedDepth++;
        const flows = isStray || attributes.hidden !== undefined || isInLine(attributes.style);
        const turns = isTurned(name, attributes);
        if (!voids.has(name)) opened.push({ name, flows, turns });
        if (name === 'table') openTables++;
        if (block.has(name) && !flows) {
          if (name === 'br') breakLine(start, end);
          else if (name === 'td' || name === 'th') put(' ', start, end, false);
          else lineBreak(start);
        }
        if (name === 'p' && !flows && out.length > 0 && out.pieceBefore(2) !== '\n') breakLine(start, start);
        if (turns) put(turnsLeft, start, end, false);
        if (name === 'pre') preDepth++;
        if (name === 'input' && !isHidden(name, attributes)) {
          const value = shownOf(attributes);
          const at = html.slice(start, end).indexOf(value);
          if (at >= 0) put(value, start + at, start + at + value.length, true);
          else put(value, start, end, false);
        }
        if (name === 'a' && typeof attributes.href === 'string')
          open = { href: attributes.href, text: '', start: -1, end: -1 };
      },
      onclosetag(name) {
        if (hiddenDepths.length > 0) {
          const at = hiddenDepths.lastIndexOf(name);
          if (at >= 0) hiddenDepths.length = at;
          return;
        }
        if (quotedTag === name && --quotedDepth === 0) {
          quotedTag = '';
          const last = quoted.at(-1);
          if (last) last.end = out.length;
        }
        const flowed = close(name);
        if (name === 'pre') preDepth = Math.max(0, preDepth - 1);
        if (name === 'a' && open) {
          if (open.start >= 0) anchors.push(open);
          open = null;
        }
        if (flowed || voids.has(name)) return;
        if (block.has(name) && name !== 'td' && name !== 'th') lineBreak(parser.startIndex);
      },
    },
    { decodeEntities: true },
  );
  parser.write(html);
  parser.end();
  for (const range of quoted) if (range.end < 0) range.end = out.length;
  return { ...out.finish(), anchors, quoted };
}

const entity = /&(?:#0{0,40}\d{1,7}|#x0{0,40}[0-9a-f]{1,6}|[a-z][a-z0-9]{1,31});?/gi;

/** A plain text with its entities decoded, as whoever meant them reads it; null where it holds none. Tags stay. */
export function decodeEntities(source: string): VisibleText | null {
  const out = new DerivedText(source.length);
  const known = new Map<string, string>();
  let from = 0;
  for (const { 0: written, index } of source.matchAll(entity)) {
    const decoded = known.get(written) ?? decodedEntity(written);
    known.set(written, decoded);
    if (decoded === written) continue;
    out.copy(source.slice(from, index), from);
    from = index + written.length;
    out.put(decoded, index, from);
  }
  if (from === 0) return null;
  out.copy(source.slice(from), from);
  return { ...out.finish(), anchors: [], quoted: [] };
}

function decodedEntity(written: string): string {
  let decoded = '';
  const parser = htmlParser(
    {
      ontext: (text) => {
        decoded += text;
      },
    },
    { decodeEntities: true },
  );
  parser.write(written);
  parser.end();
  return decoded;
}

function isHidden(name: string, attributes: Record<string, string>): boolean {
  if (invisible.has(name) || attributes.hidden !== undefined) return true;
  return attributes.style !== undefined && hiddenStyle.test(standing(attributes.style));
}

/** The declarations of a style that count: of a property the last, unless one before it is said to be important. */
function standing(style: string): string {
  const declared = new Map<string, string>();
  for (const declaration of style.split(';')) {
    const name = declaration.split(':', 1)[0]?.trim().toLowerCase() ?? '';
    if (/!\s*important/i.test(declared.get(name) ?? '') && !/!\s*important/i.test(declaration)) continue;
    declared.set(name, declaration);
  }
  return [...declared.values()].join(';');
}

/** Whether a style lets a block begin no line of its own, and keep no distance: what stands before it reads on. */
function isInLine(style: string | undefined): boolean {
  return style !== undefined && flowingStyle.test(style) && !spacingStyle.test(style);
}

/** Whether an element shows what reads to the right from right to left. */
function isTurned(name: string, { dir = '', style = '' }: Record<string, string>): boolean {
  if (name !== 'bdo' && !overridingStyle.test(style)) return false;
  return /rtl/i.test(/(?:^|[;\s/])direction\s*:[^;]{0,80}?(rtl|ltr)/i.exec(style)?.[1] ?? dir);
}

/** What an input shows of itself, where it is text and is shown. */
function shownOf({ type = '', value = '' }: Record<string, string>): string {
  return /^(?:hidden|password|checkbox|radio|file|image|range|color)$/i.test(type.trim()) ? '' : value;
}

/** A message that a mail client repeats, by the marks these leave: a designer calls what a customer says a quote, too. */
function isQuotation(name: string, attributes: Record<string, string>): boolean {
  if (
    name === 'blockquote' &&
    (attributes.type === 'cite' || /(?:^|\s)[a-z]+_quoted?(?![\w-])/i.test(attributes.class ?? ''))
  )
    return true;
  return name === 'div' && /\bgmail_quote\b/i.test(attributes.class ?? '');
}

/** What a reader sees of an HTML text. */
export function visibleText(html: string): string {
  return htmlToText(html).text.trim();
}
