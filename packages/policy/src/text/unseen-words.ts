import type { Parser } from 'htmlparser2';
import { htmlParser } from './html-parser.ts';

/** Attributes that people write sentences in. */
const worded = ['alt', 'title', 'aria-label', 'aria-description', 'placeholder', 'summary', 'label'] as const;
const reference = /&#?\w{1,31};/g;
/** Elements whose text is for programs. */
const forPrograms = new Set(['script', 'style']);
/** Elements no mail program shows, whatever it makes of the others. */
const shownNowhere = new Set([...forPrograms, 'head', 'title', 'template']);
/** A comment that Outlook reads as HTML, up to where that begins. */
const forOutlook = /^\[if\s[^\]]{1,80}\]>/i;

/**
 * The words of HTML that its reader does not see: comments, attributes that people write sentences in, and hidden elements.
 * `source` is the HTML with line breaks for what is seen. As long as it, with line breaks for everything else; null where
 * there are no such words. Never throws, linear time.
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
  const keep = (from: number, to: number) => {
    if (from < words.length || to <= from) return;
    words += '\n'.repeat(from - words.length) + source.slice(from, to);
  };
  let skippedDepth = 0;
  const parser: Parser = htmlParser(
    {
      oncomment(data) {
        const from = source.indexOf(data, parser.startIndex);
        if (skippedDepth > 0 || from < words.length || from > parser.endIndex) return;
        const kept = ofComment(data);
        if (kept) words += '\n'.repeat(from - words.length) + kept;
      },
      ontext() {
        if (skippedDepth === 0) keep(parser.startIndex, parser.endIndex + 1);
      },
      onopentag(name, attributes) {
        if (skipped.has(name)) skippedDepth++;
        let from = parser.startIndex;
        for (const value of worded.map((attribute) => attributes[attribute] ?? '')) {
          const at = value.trim() === '' ? -1 : source.indexOf(value, from);
          if (at < 0 || at > parser.endIndex) continue;
          keep(at, at + value.length);
          from = at + value.length;
        }
      },
      onclosetag(name) {
        if (skipped.has(name)) skippedDepth--;
      },
    },
    { decodeEntities: false },
  );
  parser.write(source);
  parser.end();
  return /\p{L}{2}/u.test(words.replace(reference, '')) ? words + '\n'.repeat(source.length - words.length) : null;
}
