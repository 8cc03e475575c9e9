import { diffWordsWithSpace } from 'diff';

/** A run of text that two versions share, or that only one has. */
export interface TextChange {
  kind: 'same' | 'added' | 'removed';
  text: string;
}

/** Milliseconds after which two texts count as wholly different: a page must not wait for a perfect answer. */
const LONGEST_MS = 100;

/**
 * What became of a text, in runs of words; joined without the added runs it is the first text, without the removed the second.
 * Words side by side that were replaced one by one are one run: who reads it compares wordings, not words.
 */
export function textChanges(before: string, after: string): TextChange[] {
  const parts = diffWordsWithSpace(before, after, { timeout: LONGEST_MS });
  if (!parts) return run(before, after);
  const changes: TextChange[] = [];
  let [gone, come] = ['', ''];
  for (const [at, { added, removed, value }] of parts.entries()) {
    const between = gone + come !== '' && at < parts.length - 1 && /^[ \t]+$/.test(value);
    if (added || between) come += value;
    if (removed || between) gone += value;
    if (added || removed || between) continue;
    changes.push(...run(gone, come), { kind: 'same', text: value });
    [gone, come] = ['', ''];
  }
  return [...changes, ...run(gone, come)];
}

function run(gone: string, come: string): TextChange[] {
  const both: TextChange[] = [
    { kind: 'removed', text: gone },
    { kind: 'added', text: come },
  ];
  return both.filter(({ text }) => text !== '');
}
