import type { Parser } from 'htmlparser2';
import type { Range } from '../text/range.ts';
import { hiddenElements } from './hidden-elements.ts';
import { htmlParser } from './html-parser.ts';
import { decodeEntities } from './html-to-text.ts';

/** Elements whose text no reader of a mail is shown, because of what they are. */
export const textlessElements: readonly string[] =
  'title style script template noscript noembed noframes iframe object video audio canvas select datalist option textarea svg math xmp plaintext'.split(
    ' ',
  );

/** An element that a reader does not see, and what it says. */
export interface HiddenElement {
  /** Where its opening tag begins. */
  readonly at: number;
  /** Its text with the tags inside, in the HTML. */
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

export interface HtmlLink {
  readonly href: string;
  /** Its words, with the alternative texts of its pictures. */
  readonly text: string;
}

/** What stands where in an HTML message. Offsets are UTF-16 code units into it. */
export interface HtmlPlaces {
  /** The stretches of text a reader sees, in order, without overlaps. */
  readonly texts: readonly Range[];
  readonly hidden: readonly HiddenElement[];
  readonly links: readonly HtmlLink[];
}

/**
 * Reads where an HTML message shows text, hides it and links to, so that what a rule found in its source can be pointed
 * at where it is seen. Null where it is nested too deep to be read. Linear in the length.
 */
export function htmlPlaces(html: string): HtmlPlaces | null {
  try {
    const { hidden } = hiddenElements(html);
    return { ...visiblePlaces(html, hidden), hidden };
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
}

function visiblePlaces(html: string, hidden: readonly HiddenElement[]): Pick<HtmlPlaces, 'texts' | 'links'> {
  const textless = new Set(textlessElements);
  const texts: Range[] = [];
  const links: { href: string; text: string }[] = [];
  let unread = 0;
  let next = 0;
  let link: (typeof links)[number] | null = null;
  // Entities stay as they are written, so that a stretch is as long as its source.
  const parser: Parser = htmlParser(
    {
      ontext(text) {
        const start = parser.startIndex;
        const end = parser.endIndex + 1;
        if (unread > 0) return;
        if (link) link.text += text;
        while ((hidden[next]?.end ?? end) < start) next++;
        const isHidden = (hidden[next]?.start ?? end) < end;
        if (isHidden) return;
        const last = texts.at(-1);
        if (last?.end === start) last.end = end;
        else texts.push({ start, end });
      },
      onopentag(name, { href, alt }) {
        if (textless.has(name)) unread++;
        if (link && name === 'img' && alt !== undefined) link.text += alt;
        if (name !== 'a' || href === undefined) return;
        link = { href, text: '' };
        links.push(link);
      },
      onclosetag(name) {
        if (textless.has(name)) unread--;
        if (name === 'a') link = null;
      },
    },
    { decodeEntities: false },
  );
  parser.write(html);
  parser.end();
  const seen = texts.filter(({ start, end }) => html.slice(start, end).trim() !== '');
  return {
    texts: seen,
    links: links.map(({ href, text }) => ({ href: decoded(href), text: decoded(text).trim() })),
  };
}

function decoded(source: string): string {
  return decodeEntities(source)?.text ?? source;
}
