import { editedTextHash, type PrismaSession, type StoredSubmission } from '@sendgate/db';
import type { Approval } from '../gate.ts';
import { standingText, textHash, unwrittenTexts } from './judge-edit.ts';

/**
 * Whether an approval asks to release exactly this text of a submission. What it leaves out is meant as it stood at the
 * version it names. Of a text that was edited since, only the hash is kept: it is recognised where its other part is
 * still known, and else taken for another text, so that nobody is told of a release they did not ask for.
 */
export async function asksForText(
  session: PrismaSession,
  row: StoredSubmission,
  asked: Approval,
  text: { subject: string | null; bodyText: string },
): Promise<boolean> {
  const [bodyText, subject] = [asked.bodyText, row.channel === 'email' ? asked.subject : undefined];
  if ((bodyText ?? text.bodyText) !== text.bodyText || (subject ?? text.subject) !== text.subject) return false;
  if (bodyText !== undefined && (subject !== undefined || row.channel !== 'email')) return true;
  const unwritten = unwrittenTexts(row);
  const stood = (await editedTextHash(session, row.id, asked.expectedVersion)) ?? textHash(row, unwritten[0]);
  return [text, standingText(row), ...unwritten].some((known) => {
    const asItStood = {
      subject: subject === undefined ? text.subject : known.subject,
      bodyText: bodyText === undefined ? text.bodyText : known.bodyText,
    };
    return textHash(row, asItStood) === stood;
  });
}
