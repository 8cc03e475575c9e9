import type { ApprovedMessage, DispatchRoute } from '@sendgate/gate';
import DKIM from 'nodemailer/lib/dkim';
import MailComposer from 'nodemailer/lib/mail-composer';

type SmtpRoute = Extract<DispatchRoute, { mode: 'smtp' }>;

export interface ComposedMail {
  /** With angle brackets. Made of the action id, so that every attempt bears the same. */
  readonly messageId: string;
  readonly envelope: { readonly from: string; readonly to: readonly [string] };
  readonly bytes: Buffer;
}

/**
 * One approved message as mail: its text and HTML to the byte, one recipient, signed where the workspace has a DKIM
 * identity. Addresses are handed over as objects, so that no text in them can grow a second recipient, and nothing is
 * read from files or fetched.
 */
export async function composeMail(message: ApprovedMessage, route: SmtpRoute, now: Date): Promise<ComposedMail> {
  const { from, from_name: name, dkim } = route.connection;
  const messageId = `<${message.actionId}@${from.slice(from.lastIndexOf('@') + 1)}>`;
  const answered = answeredId(message.metadata?.thread?.in_reply_to);
  const composed = new MailComposer({
    from: { name: name ?? '', address: from },
    to: { name: '', address: message.recipient },
    subject: message.subject ?? '',
    text: message.bodyText,
    ...(message.bodyHtml === null ? {} : { html: message.bodyHtml }),
    ...(answered === null ? {} : { inReplyTo: answered, references: answered }),
    messageId,
    date: now,
    // Flowed text would be wrapped: what was approved is sent to the byte.
    textEncoding: 'quoted-printable',
    disableFileAccess: true,
    disableUrlAccess: true,
    newline: '\r\n',
  });
  const bytes = await composed.compile().build();
  return {
    messageId,
    envelope: { from, to: [message.recipient] },
    bytes: dkim === null || route.dkimKey === null ? bytes : await signed(bytes, dkim, route.dkimKey),
  };
}

async function signed(bytes: Buffer, dkim: { domain: string; selector: string }, privateKey: string): Promise<Buffer> {
  const stream = new DKIM({ domainName: dkim.domain, keySelector: dkim.selector, privateKey }).sign(bytes);
  const chunks: Buffer[] = [];
  for await (const chunk of stream) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}

/** The message this one answers, when it is named the way mail names messages. */
function answeredId(id: string | null | undefined): string | null {
  return id != null && /^<[\x21-\x3b\x3d\x3f-\x7e]{1,250}>$/.test(id) ? id : null;
}
