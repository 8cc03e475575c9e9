import { diffWordsWithSpace } from 'diff';

/** A run of text that two versions share, or that only one has. */
export interface TextChange {
  kind: 'same' | 'added' | 'removed';
  text: string;
}

/** Milliseconds after which two texts count as wholly different: a page must not wait for a perfect answer. */
const LONGEST_MS = 100;

/** What became of a text, word by word; joined without the added runs it is the first text, without the removed the second. */
export function textChanges(before: string, after: string): TextChange[] {
  const parts = diffWordsWithSpace(before, after, { timeout: LONGEST_MS });
  if (!parts) {
    return [
      { kind: 'removed', text: before },
      { kind: 'added', text: after },
    ];
  }
  return parts.map(({ added, removed, value }) => ({
    kind: added ? 'added' : removed ? 'removed' : 'same',
    text: value,
  }));
}
