import { RE2JS, RE2JSException } from 're2js';
import { refusedSyntax } from './pattern-syntax.ts';

/** Most instructions a pattern may compile to. Counted repeats are written out, so `\w{1,50}` alone takes a hundred. */
export const MAX_PATTERN_SIZE = 300;

/** A pattern ready to search with, in time linear in the length of the text. */
export interface CompiledPattern {
  readonly source: string;
  readonly expression: RE2JS;
  /** Instructions it compiled to: the cost of one character where the slow way must be taken. */
  readonly size: number;
}

/** A pattern that may not be used. The message says why, and what to write instead. */
export class PatternRefused extends Error {
  readonly code = 'pattern_refused';
}

/** Texts of one kind of character each, in which a pattern that can match nothing does so. */
const probes = ['', 'a', 'A1 b.', '  ', '\n', '!?', 'é ß'];

/**
 * Compiles a pattern of a workspace. Letter case does not matter unless the pattern says `(?-i)`.
 * @throws PatternRefused for what is malformed, unsupported, too large, or able to match an empty place
 */
export function compilePattern(source: string): CompiledPattern {
  const refused = refusedSyntax(source);
  if (refused !== null) throw new PatternRefused(refused);
  let expression: RE2JS;
  try {
    expression = RE2JS.compile(source, RE2JS.CASE_INSENSITIVE);
  } catch (error) {
    if (!(error instanceof RE2JSException)) throw error;
    throw new PatternRefused(inWords(error.message));
  }
  const size = expression.programSize();
  if (size > MAX_PATTERN_SIZE) throw new PatternRefused(tooLarge(String(size)));
  for (const probe of probes) {
    const matcher = expression.matcher(probe);
    while (matcher.find()) {
      if (matcher.start() === matcher.end()) {
        throw new PatternRefused(
          'It can match an empty place, so it would fire in every text. Let it match at least one character.',
        );
      }
    }
  }
  return { source, expression, size };
}

function tooLarge(size: string): string {
  return `It is too large: it compiles to ${size} steps and ${MAX_PATTERN_SIZE} are allowed. Counted repeats are written out in full, so lower their upper bounds, do not nest them, or use + with a word before and after.`;
}

/** What the engine's message means to the person who wrote the pattern. */
function inWords(message: string): string {
  const about = /`([^`]*)`/.exec(message)?.[1];
  const place = about ? ` near “${about.slice(0, 40)}”` : '';
  if (/expression too large|nests too deeply/.test(message)) return tooLarge('far too many');
  if (/invalid repeat count/.test(message)) {
    return `A repeat${place} counts too far. Repeats may count to 1000, nested ones multiplied together.`;
  }
  if (/missing closing \)/.test(message)) return 'A ( has no ) that closes it. Write \\( for the character itself.';
  if (/unexpected \)/.test(message)) return 'A ) has no ( that opens it. Write \\) for the character itself.';
  if (/missing closing \]/.test(message)) return 'A [ has no ] that closes it. Write \\[ for the character itself.';
  if (/invalid character class range/.test(message)) return `A range or class${place} is not valid.`;
  if (/invalid escape sequence/.test(message)) return `The escape${place} is not supported.`;
  if (/trailing backslash/.test(message)) return 'It ends in a backslash. Write \\\\ for the character itself.';
  if (/missing argument to repetition/.test(message)) return `The repeat${place} has nothing before it to repeat.`;
  if (/nested repetition/.test(message)) return `Two repeats follow each other${place}. Keep one.`;
  if (/named capture|duplicate capture/.test(message)) return `The group name${place} is not valid or is used twice.`;
  if (/Perl syntax/.test(message)) return `The construct${place} is not supported.`;
  return `It is not a valid pattern${place}.`;
}
