import type { Channel, Metadata } from '@sendgate/contracts';
import { decidedTextHash, type PrismaSession, type StoredSubmission } from '@sendgate/db';
import type { ApprovedMessage } from '../dispatch-view.ts';
import { textHash } from './judge-edit.ts';

/**
 * The text that was approved, or why there is none: `erased` when the content is gone, `content_mismatch` when it is
 * not the one that was judged, or reviewed.
 */
export async function approvedMessage(
  session: PrismaSession,
  row: StoredSubmission,
): Promise<ApprovedMessage | 'erased' | 'content_mismatch'> {
  if (row.bodyText === null || row.erasedAt !== null) return 'erased';
  if (row.hashText(row.bodyText) !== row.contentSha256) return 'content_mismatch';
  const text = released(row, row.bodyText);
  if (text === null) return 'content_mismatch';
  const decided = await decidedTextHash(session, row.id);
  if (decided !== null && decided !== textHash(row, text)) return 'content_mismatch';
  // Only the text a reviewer concluded on goes out: an edit without its decision never does.
  if (row.edited && decided === null) return 'content_mismatch';
  return {
    actionId: row.id,
    channel: row.channel as Channel,
    recipient: row.recipient,
    ...text,
    edited: row.edited,
    remediated: row.remediated,
    metadata: row.metadata as Metadata | null,
    label: row.label,
    governanceActionId: row.governanceActionId,
    snapshotId: row.snapshotId,
    configHash: row.configHash,
    createdAt: row.createdAt,
  };
}

function released(
  row: StoredSubmission,
  submitted: string,
): Pick<ApprovedMessage, 'subject' | 'bodyText' | 'bodyHtml'> | null {
  // An edit covers the text alone; the HTML still says what the reviewer changed.
  if (row.edited) {
    return row.approvedBody === null
      ? null
      : { subject: row.approvedSubject, bodyText: row.approvedBody, bodyHtml: null };
  }
  if (!row.remediated) return { subject: row.subject, bodyText: submitted, bodyHtml: row.bodyHtml };
  if (row.remediatedBody === null) return null;
  return {
    subject: row.remediatedSubject ?? row.subject,
    bodyText: row.remediatedBody,
    bodyHtml: row.remediatedHtml ?? row.bodyHtml,
  };
}
