import { sentenceOf } from '../text/phrase-context.ts';

const lead = /^(?:(?:hi|hello|hey|dear|thanks)\b[^,\n]{0,40},\s+|(?:[-*\u2022>]|\d{1,2}[.)])\s+)/i;

export interface StatementMatch {
  start: number;
  end: number;
  saferAlternative: string;
}

/**
 * The statement around a place, to be replaced by another sentence: without the greeting or list mark before it and
 * without its end mark, which serves the replacement too unless it asks.
 */
export function statementMatch(text: string, start: number, end: number, replacement: string): StatementMatch {
  const sentence = sentenceOf(text, start, end);
  const skipped = lead.exec(sentence.text)?.[0].length ?? 0;
  const opens = skipped === 0 || /^\W*$/.test(sentence.text.slice(0, skipped)) || start < sentence.start + skipped;
  const from = start >= sentence.start + skipped ? sentence.start + skipped : sentence.start;
  const mark = sentence.isQuestion ? '' : (/[.!?]+["')\]]*$/.exec(text.slice(from, sentence.end))?.[0] ?? '');
  const words = opens ? replacement.charAt(0).toUpperCase() + replacement.slice(1) : replacement;
  return {
    start: from,
    end: Math.max(end, sentence.end - mark.length),
    saferAlternative: sentence.isQuestion ? `${words}.` : words,
  };
}
