import type { Parser } from 'htmlparser2';
import { escapedSign } from '../html/hiding-styles.ts';
import { htmlParser } from '../html/html-parser.ts';
import { beginsLine, decodeEntities } from '../html/html-to-text.ts';

/** Attributes that people write sentences in. */
const worded = ['alt', 'title', 'aria-label', 'aria-description', 'placeholder', 'summary', 'label', 'srcdoc'];
/** Attributes that a style sheet shows. */
const shownAttribute = /content\s*:[^;{}]{0,200}?attr\(\s*([\w-]{1,40})/gi;
/** Words that a style sheet puts beside an element. */
const generated = /content\s*:\s*((?:"(?:\\[\s\S]|[^"\\])*"\s*|'(?:\\[\s\S]|[^'\\])*'\s*){1,20})/gi;
const cssEscape = /\\(?:([0-9a-f]{1,6})\s?|([\s\S]))/gi;
/** Holds the place of what stands between two parts of a word; no rule sees it. */
const filler = '\u2060';
/** Elements whose text is for programs. */
const forPrograms = new Set(['script', 'style']);
/** Elements no mail program shows, whatever it makes of the others. */
const shownNowhere = new Set([...forPrograms, 'head', 'title', 'template']);
/** A comment that Outlook reads as HTML, up to where that begins. */
const forOutlook = /^\[if\s[^\]]{1,400}\]>/i;

/**
 * The words of HTML that its reader does not see as text: comments, attributes that people write sentences in, what a style
 * sheet adds, and hidden elements. `source` is the HTML with line breaks for what is seen. As long as it, with word joiners for
 * tags inside a line and line breaks for everything else; null where there are no such words. Never throws, linear time.
 */
export function unseenWords(source: string): string | null {
  return wordsIn(source, forPrograms, (comment) => comment);
}

/**
 * Of these words those that some readers of a mail see all the same: the line at its top that inboxes show beside the subject,
 * what stands for a picture, what is for programs without scripts and what is for Outlook.
 */
export function wordsSomeSee(source: string): string | null {
  return wordsIn(source, shownNowhere, (comment) => {
    const opening = forOutlook.exec(comment)?.[0];
    const inside = opening && wordsIn(comment.slice(opening.length), shownNowhere, () => null);
    return inside ? '\n'.repeat(opening.length) + inside : null;
  });
}

/** `skipped`: elements whose text is left out. `ofComment`: as much of a comment as is kept, as long as it; null for none. */
function wordsIn(
  source: string,
  skipped: ReadonlySet<string>,
  ofComment: (comment: string) => string | null,
): string | null {
  let words = '';
  /** Whether nothing but tags inside a line stands between what was kept last and what comes. */
  let isInLine = false;
  const put = (from: number, kept: string) => {
    words += (isInLine ? filler : '\n').repeat(from - words.length) + kept;
    isInLine = true;
  };
  const keep = (from: number, to: number) => {
    if (from >= words.length && to > from) put(from, source.slice(from, to));
  };
  const apart = (keeping: () => void) => {
    isInLine = false;
    keeping();
    isInLine = false;
  };
  const attributesShown = [
    ...worded,
    ...[...source.matchAll(shownAttribute)].map(([, name = '']) => name.toLowerCase()),
  ];
  let skippedDepth = 0;
  let isStyle = false;
  const parser: Parser = htmlParser(
    {
      oncomment(data) {
        const from = source.indexOf(data, parser.startIndex);
        if (skippedDepth > 0 || from < words.length || from > parser.endIndex) return;
        const kept = ofComment(data);
        if (!kept) return;
        apart(() => put(from, kept));
      },
      ontext(text) {
        const end = parser.endIndex + 1;
        // Behind a closing tag that ends in white space the parser says that its `>` is text.
        const start = end - text.length;
        if (skippedDepth === 0) keep(start, end);
        if (!isStyle) return;
        for (const { 0: declaration, 1: strings = '', index } of text.matchAll(generated)) {
          const from = start + index + declaration.length - strings.length;
          if (from < words.length) continue;
          apart(() => put(from, unquoted(strings)));
        }
      },
      onopentag(name, attributes) {
        if (skipped.has(name)) skippedDepth++;
        isStyle = name === 'style';
        if (partsWords(name)) isInLine = false;
        let from = parser.startIndex;
        for (const value of attributesShown.map((attribute) => attributes[attribute] ?? '')) {
          const at = value.trim() === '' ? -1 : source.indexOf(value, from);
          if (at < 0 || at > parser.endIndex) continue;
          apart(() => keep(at, at + value.length));
          from = at + value.length;
        }
      },
      onclosetag(name) {
        if (skipped.has(name)) skippedDepth--;
        isStyle = false;
        if (partsWords(name)) isInLine = false;
      },
    },
    { decodeEntities: false },
  );
  parser.write(source);
  parser.end();
  const read = decodeEntities(words)?.text ?? words;
  return /[\p{L}\p{N}]\u2060*[\p{L}\p{N}]/u.test(read) ? words + '\n'.repeat(source.length - words.length) : null;
}

function partsWords(name: string): boolean {
  return beginsLine(name) || name === 'option' || name === 'optgroup' || name === 'text';
}

/** The strings of a style sheet without their quotation marks and escapes, as long as they are with them. */
function unquoted(strings: string): string {
  const read = strings.replace(cssEscape, (written, code: string | undefined, sign: string | undefined) => {
    const meant = escapedSign(code, sign);
    return /["'\n]/.test(meant) ? filler.repeat(written.length) : meant.padEnd(written.length, filler);
  });
  return read.replace(/["']/g, filler);
}
