import type { Metadata, WorkspaceSettings } from '@sendgate/contracts';
import type { StoredSubmission } from '@sendgate/db';
import { evidenceEnd, type Fields } from '@sendgate/policy';
import { storedMetadata } from './stored-json.ts';

/** What the end of a message's evidence depends on. */
interface LeasedMessage {
  recipient: string;
  metadata: Metadata | null;
  fields: Fields;
}

/**
 * When the evidence of a message that is let go grows too old; null where nothing expires, or the workspace does not ask
 * (`evidence_lease`). A text that cannot be read for its claims has no evidence left now.
 */
export function leaseOf(settings: WorkspaceSettings, message: LeasedMessage, now: Date): Date | null {
  const sourceRecords = message.metadata?.source_records;
  if (!settings.evidence_lease || !sourceRecords || sourceRecords.length === 0) return null;
  const { recipient, metadata, fields } = message;
  try {
    return evidenceEnd(fields, { sourceRecords, now, contact: metadata?.contact ?? {}, recipient, settings });
  } catch {
    return now;
  }
}

/** As `leaseOf`, of a text that a reviewer releases, or a clock: then `judgedAt` is when it was last looked at. */
export function leaseOfReleased(
  settings: WorkspaceSettings,
  row: StoredSubmission,
  text: { subject: string | null; bodyText: string; edited: boolean },
  judgedAt = new Date(),
): Date | null {
  const fields: Fields = { body_text: text.bodyText };
  if (text.subject !== null) fields.subject = text.subject;
  if (row.bodyHtml !== null && !row.edited && !text.edited) fields.body_html = row.bodyHtml;
  return leaseOf(settings, { recipient: row.recipient, metadata: storedMetadata(row.metadata), fields }, judgedAt);
}
