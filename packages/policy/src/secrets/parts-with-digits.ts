import { execAt } from '../search/near.ts';
import { codeUnitsOf } from '../text/code-units.ts';

/** A part of a text, and where it begins there. */
export interface TextPart {
  readonly start: number;
  readonly text: string;
}

/** What a number may have before its first digit, a label apart, with what is looked for before that. */
const ahead = 32;
/** The same behind its last digit. */
const behind = 16;

/**
 * The parts of a text around its digits, so that expressions for numbers need not be tried at every letter. A number that
 * begins at most 24 characters before its first digit and ends at most 8 behind its last is whole in one of them.
 */
export function partsWithDigits(text: string): readonly TextPart[] {
  const parts: TextPart[] = [];
  let start = 0;
  let end = -1;
  const units = codeUnitsOf(text);
  for (let at = 0; at < text.length; at++) {
    const code = units[at] as number;
    if (code < 48 || code > 57) continue;
    if (end < 0 || at - ahead > end) {
      if (end >= 0) parts.push({ start, text: text.slice(start, end) });
      start = Math.max(0, at - ahead);
    }
    end = Math.min(text.length, at + 1 + behind);
  }
  if (end >= 0) parts.push({ start, text: text.slice(start, end) });
  return parts;
}

const none: readonly RegExpExecArray[] = [];

/** The matches of a global expression in some parts of a text, at their places in the whole of it. */
export function matchesInParts(parts: readonly TextPart[], expression: RegExp): readonly RegExpExecArray[] {
  let found: RegExpExecArray[] | undefined;
  for (let at = 0; at < parts.length; at++) {
    const { start, text } = parts[at] as TextPart;
    let match = execAt(expression, text, 0);
    while (match) {
      const next = match.index + Math.max(1, match[0].length);
      match.index += start;
      if (found) found.push(match);
      else found = [match];
      match = execAt(expression, text, next);
    }
  }
  return found ?? none;
}
