import { readFileSync } from 'node:fs';

/**
 * Ordinary messages of about a kilobyte each to which no rule objects, to be sent in turn: what a text costs is how many
 * words of rules it holds, and one that repeats itself is told far too cheap. A new number each time, for `@N@`, keeps them
 * from being the same.
 */
export const messageTexts: readonly string[] = readFileSync(new URL('messages.txt', import.meta.url), 'utf8')
  .split(/^---\n/m)
  .map((text) => text.trimEnd());

/** The first of them. */
export const messageText = messageTexts[0] ?? '';
