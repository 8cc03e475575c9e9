import type { Parser } from 'htmlparser2';
import { htmlParser } from './html-parser.ts';

/** Attributes that people write sentences in. */
const worded = ['alt', 'title', 'aria-label', 'aria-description', 'placeholder', 'summary', 'label'] as const;
const reference = /&#?\w{1,31};/g;
/** Elements whose text is for programs. */
const forPrograms = new Set(['script', 'style']);

/**
 * The words of HTML that its reader does not see: comments, attributes that people write sentences in, and hidden elements.
 * `source` is the HTML with line breaks for what is seen. As long as it, with line breaks for everything else; null where
 * there are no such words. Never throws, linear time.
 */
export function unseenWords(source: string): string | null {
  let words = '';
  const keep = (from: number, to: number) => {
    if (from < words.length || to <= from) return;
    words += '\n'.repeat(from - words.length) + source.slice(from, to);
  };
  let inProgram = 0;
  const parser: Parser = htmlParser(
    {
      oncomment(data) {
        const from = source.indexOf(data, parser.startIndex);
        if (from >= 0 && from <= parser.endIndex) keep(from, from + data.length);
      },
      ontext() {
        if (inProgram === 0) keep(parser.startIndex, parser.endIndex + 1);
      },
      onopentag(name, attributes) {
        if (forPrograms.has(name)) inProgram++;
        let from = parser.startIndex;
        for (const value of worded.map((attribute) => attributes[attribute] ?? '')) {
          const at = value.trim() === '' ? -1 : source.indexOf(value, from);
          if (at < 0 || at > parser.endIndex) continue;
          keep(at, at + value.length);
          from = at + value.length;
        }
      },
      onclosetag(name) {
        if (forPrograms.has(name)) inProgram--;
      },
    },
    { decodeEntities: false },
  );
  parser.write(source);
  parser.end();
  return /\p{L}{2}/u.test(words.replace(reference, '')) ? words + '\n'.repeat(source.length - words.length) : null;
}
