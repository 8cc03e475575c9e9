import type { FieldName, Fields } from '../fields.ts';
import { visibleText } from '../html/html-to-text.ts';
import { isClosing, isGreeting } from './letter-lines.ts';

/**
 * True when every field that was sent still says something. A body of which only the greeting and the closing are left
 * says nothing, unless that is all it was.
 */
export function isSendable(fields: Fields, submitted: Fields): boolean {
  for (const name of Object.keys(submitted) as FieldName[]) {
    const before = submitted[name];
    const after = fields[name];
    if (before === undefined || before.trim() === '') continue;
    if (after === undefined || !says(name, after)) return false;
  }
  return true;
}

function says(name: FieldName, field: string): boolean {
  const text = name === 'body_html' ? visibleText(field) : field;
  if (name === 'subject') return /[\p{L}\p{N}]/u.test(text);
  let leave = false;
  for (const line of text.split('\n')) {
    if (!/[\p{L}\p{N}]/u.test(line) || isGreeting(line)) continue;
    // Nothing was said yet: "Thanks!" may open a message or close an empty one, before a name and a role.
    if (isClosing(line)) leave = true;
    else if (!leave || isSentence(line)) return true;
  }
  return false;
}

/** Small words in names and titles. */
const ofTitles = /^(?:of|at|for|and|the|in|to|de|der|la|von|van)$/;

/** A name, a role or a company is none. */
function isSentence(line: string): boolean {
  if (/^\s*sent from\b/i.test(line)) return false;
  const small = line
    .trim()
    .split(/\s+/)
    .filter((word) => /^["'(*_]{0,3}\p{Ll}/u.test(word) && !ofTitles.test(word)).length;
  const ends = /[.!?\u2026]["')*_]{0,3}$/.test(line.trimEnd());
  return small >= 2 || (ends && (small > 0 || !/\p{Ll}/u.test(line)));
}
