import { looksLikeHtml, visibleText } from '../html/html-to-text.ts';
import { defineRule, type Match } from '../rule.ts';
import { messageTypes } from '../rule-scope.ts';
import { allMatches } from '../search/near.ts';
import { holdsAny } from '../text/signs.ts';
import { TakenSpans } from '../text/taken-spans.ts';

const fence = /```[^\n`]{0,40}\n?([\s\S]{0,5000}?)(?:```|$)/g;
const entity = /&(?:amp;)?(?:[a-z]{2,8}|#\d{1,6}|#x[0-9a-f]{1,6});/gi;
const element = /<([a-z][a-z0-9]{0,10})(?:\s[^<>]{0,500})?>([^<>]{0,300})<\/\1\s?>/gi;
/** A comment ends where another one opens: a text of nothing but openings is read once. */
const tag = /<\/?[a-z][a-z0-9]{0,10}(?:\s[^<>]{0,500})?\/?>|<!--(?:[^<-]|-(?!->)|<(?!!--)){0,500}-->/gi;
/**
 * A backslash and an n where a line should break: before a capital, another escape or the end, or between two words. Of a
 * path, "C:\\notes", the token tells.
 */
const escapedBreak =
  /(?:\\r)?(?:\\n)+(?=\\|[A-Z"'\-*\d\s]|$)|(?<=[a-z]{2})(?:\\r)?(?:\\n)+(?=[a-z]{2,20}(?:[\s,!?]|\.\s|$)|[ai]\s)|(?<=[.,!?:])\s?(?:\\r)?(?:\\n)+|\\t(?=[A-Z\s\\]|$)/g;
const strong =
  /(?<![*\w\\])\*{2,3}(?=[^\s*])([^*\n]{1,200}?[^\s*]|[^\s*])\*{2,3}(?![*\w])|(?<![\w_\\])__(?=[^\s_])([^_\n]{1,200}?[^\s_])__(?![\w_])/g;
const strike = /(?<![~\w])~~(?=\S)([^~\n]{1,200}?)~~(?![~\w])/g;
/** "# of pallets: 22" counts. */
const heading = /(?:^|\n)[ \t]{0,3}(#{1,6})[ \t]{1,3}(?!of [a-z][^\n:]{0,60}:)(\S[^\n]{0,200})/gi;
const markdownLink = /!?\[([^\]\n]{1,200})\]\((?:https?:\/\/|mailto:|www\.|\/)[^\s()]{1,500}(?:\s"[^"\n]{0,100}")?\)/g;
const rule = /(?:^|\n)[ \t]*(?:\*\s?){3,10}[ \t]*(?=\n|$)|(?:^|\n)\|(?:\s?:?-{3,}:?\s?\|){1,20}/g;

/** Forum code, typesetting and boxes to tick. */
const bracketCode =
  /\[(b|i|u|s|url|img|color|colour|size|quote|center|list)(?:=[^\]\n]{1,200})?\]([^[\]\n]{0,300})\[\/\1\]/gi;
const typesetting =
  /\\(?:textbf|textit|textsc|emph|underline|section|subsection|item|href|begin|end)\{([^{}\n]{0,200})\}|\$\\(?:right|left)?arrow\$|\$\\[a-z]{3,20}\$|\{\\rtf1\b[^{}]{0,300}\}?/gi;
const tickBox = /(?:^|\n)[ \t]{0,3}[-*][ ]\[[ xX]\][ ]{1,3}(\S[^\n]{0,200})/g;

/** Something of these stands in every match of an expression. */
const signs = new Map<RegExp, readonly string[]>([
  [fence, ['```']],
  [entity, ['&']],
  [element, ['<']],
  [tag, ['<']],
  [escapedBreak, ['\\']],
  [strong, ['**', '__']],
  [strike, ['~~']],
  [heading, ['#']],
  [markdownLink, ['](']],
  [rule, ['*', '|']],
  [bracketCode, ['[/']],
  [typesetting, ['\\']],
  [tickBox, ['] ']],
]);

function mayHold(source: string, expression: RegExp): boolean {
  const needed = signs.get(expression);
  if (!needed) return true;
  for (const sign of needed) if (source.includes(sign)) return true;
  return false;
}

export const markupLeak = defineRule({
  id: 'markup_leak',
  template: 'template_integrity_v1',
  severity: 'WARN',
  contentTypes: messageTypes,
  channels: ['email', 'sms', 'linkedin', 'whatsapp'],
  needs: [],
  uses: ['channel'],
  fields: ['content', 'subject', 'body_text', 'body_html'],
  meaning: 'Markup that the reader would see as signs: Markdown, HTML tags, entities, escapes, code fences.',
  detail: 'The text holds markup this channel does not render. Send it as plain text.',
  examples: ['**Big news** in a text message', 'Tom &amp; Sam', 'First line.\\nSecond line.', '```'],
  counterExamples: ['5 ** 2 = 25', 'Q&A', 'We met -- at last -- on Monday.', '*bold* on Slack'],
  mayFind: (field) => !field.plain || holdsAny(field, '`&<\\*_~#]|'),
  *check(field, { channel, contentType }) {
    const { original, text } = field;
    const seen = new TakenSpans();
    const search = function* (
      source: string,
      expression: RegExp,
      submitted: boolean,
      plain: (match: RegExpMatchArray) => string | null,
    ): Generator<Match> {
      for (const match of allMatches(source, expression)) {
        const lead = match[0].length - match[0].trimStart().length;
        const start = match.index + (match[0].trim() === '' ? 0 : lead);
        const end = match.index + match[0].length;
        const span = submitted ? { start, end } : field.map.spanOf(start, end);
        if (seen.overlaps(span.start, span.end)) continue;
        const stripped = plain(match);
        if (stripped === null) continue;
        seen.take(span.start, span.end);
        // An empty replacement would ask for the sentence to go: a lone mark leaves a blank.
        yield { start: span.start, end: span.end, submitted: true, saferAlternative: stripped === '' ? ' ' : stripped };
      }
    };
    const found = (
      source: string,
      expression: RegExp,
      submitted: boolean,
      plain: (match: RegExpMatchArray) => string | null,
    ): Iterable<Match> => (mayHold(source, expression) ? search(source, expression, submitted, plain) : []);
    const asHtml =
      field.name === 'body_html' || (channel === undefined && contentType !== 'message' && isBalancedHtml(original));
    if (asHtml) {
      // What is escaped twice shows as an entity.
      yield* found(text, entity, false, entityText);
    } else {
      yield* found(original, fence, true, (match) => match[1]?.trim() ?? '');
      yield* found(original, element, true, (match) => (isTag(`<${match[1]}>`) ? (match[2] ?? '') : null));
      yield* found(original, tag, true, (match) =>
        isTag(match[0]) ? (/^<(?:br|p|div|li|tr)/i.test(match[0]) ? '\n' : '') : null,
      );
      yield* found(original, entity, true, entityText);
    }
    yield* found(text, escapedBreak, false, (match) => (isPath(text, match.index ?? 0) ? null : '\n'));
    yield* found(text, bracketCode, false, (match) => match[2] ?? '');
    yield* found(text, typesetting, false, (match) => match[1] ?? '');
    if (asHtml) yield* found(text, fence, false, (match) => match[1]?.trim() ?? '');
    if (channel === undefined) return;
    // A name such as __init__ is no emphasis, and neither is what stands between two lines to fill in.
    yield* found(text, strong, false, (match) =>
      /^__(?:[a-z_]+__$|[\])}.,:;])/.test(match[0]) ? null : (match[1] ?? match[2] ?? ''),
    );
    yield* found(text, strike, false, (match) => match[1] ?? '');
    yield* found(text, markdownLink, false, (match) => match[1] ?? '');
    yield* found(text, heading, false, (match) => match[2] ?? '');
    yield* found(text, rule, false, () => '');
    yield* found(text, tickBox, false, (match) => match[1] ?? '');
  },
});

function isTag(written: string): boolean {
  return looksLikeHtml(written);
}

function entityText(match: RegExpMatchArray): string | null {
  const decoded = visibleText(visibleText(match[0]));
  // What no browser decodes is no entity: "R&D;" stays.
  return decoded === match[0] ? null : decoded === '' ? ' ' : decoded;
}

/** A Windows path has backslashes too. */
function isPath(text: string, at: number): boolean {
  const token =
    text
      .slice(Math.max(0, at - 80), at)
      .split(/\s/)
      .at(-1) ?? '';
  return /^["'(]?(?:[A-Za-z]:|\\\\)/.test(token);
}

/** True when every element that opens also closes: an HTML body, not a tag that strayed into plain text. */
function isBalancedHtml(source: string): boolean {
  if (!looksLikeHtml(source)) return false;
  const voids = /^(?:area|base|br|col|embed|hr|img|input|link|meta|source|track|wbr)$/;
  const optional = /^(?:p|li|td|th|tr|tbody|thead|dd|dt|option)$/;
  const open: string[] = [];
  for (const match of source.matchAll(/<(\/?)([a-z][a-z0-9]{0,10})(?:\s[^<>]{0,500})?(\/?)>/gi)) {
    const name = (match[2] ?? '').toLowerCase();
    if (voids.test(name) || optional.test(name) || match[3] === '/' || !isTag(match[0])) continue;
    if (match[1] !== '/') open.push(name);
    else if (open.pop() !== name) return false;
  }
  return open.length === 0;
}
