import type { SubmissionListView } from '@sendgate/gate';

/** Something a reader sees: no white space, no control and no character that is drawn as nothing. */
const anything = /[^\s\p{C}\p{Default_Ignorable_Code_Point}\u2800]/u;

/** A text in which there is something to read; null for any other. */
export const legible = (text: string | null): string | null => (text !== null && anything.test(text) ? text : null);

/** What a message is called in a list, where it is opened by this: its subject, else how it begins, else its id once that is erased. */
export function messageTitle({
  subject,
  bodyPreview,
  actionId,
}: Pick<SubmissionListView, 'subject' | 'bodyPreview' | 'actionId'>): string {
  if (subject === null && bodyPreview === null) return actionId;
  return legible(subject) ?? legible(bodyPreview) ?? '(no words)';
}
