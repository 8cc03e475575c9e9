import type { ApprovedMessage, DispatchRoute } from '@sendgate/gate';
import DKIM from 'nodemailer/lib/dkim';
import MailComposer from 'nodemailer/lib/mail-composer';
import type { Options as MailOptions } from 'nodemailer/lib/mailer';
import { routableAddress } from './routable-address.ts';

type SmtpRoute = Extract<DispatchRoute, { mode: 'smtp' }>;

export interface ComposedMail {
  /** With angle brackets. Made of the id of what is sent, so that every attempt bears the same. */
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
  const answered = answeredId(message.metadata?.thread?.in_reply_to);
  const mail = await buildMail(route, now, {
    id: message.actionId,
    to: message.recipient,
    subject: message.subject ?? '',
    text: withWholeLineEnds(message.bodyText),
    ...(message.bodyHtml === null ? {} : { html: withWholeLineEnds(message.bodyHtml) }),
    ...(answered === null ? {} : { inReplyTo: answered, references: answered }),
  });
  const { dkim } = route.connection;
  if (dkim === null || route.dkimKey === null) return mail;
  return { ...mail, bytes: await signed(mail.bytes, dkim, route.dkimKey) };
}

/** What a mail is made of. */
export interface MailParts extends Pick<MailOptions, 'html' | 'inReplyTo' | 'references' | 'headers'> {
  /** Of what it is about; the Message-ID is made of it. */
  readonly id: string;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
}

/** One mail to one recipient, from whom the route says, as bytes. */
export async function buildMail(
  { connection }: SmtpRoute,
  now: Date,
  { id, to: recipient, ...parts }: MailParts,
): Promise<ComposedMail> {
  const { from_name: name } = connection;
  const [from, to] = [routableAddress(connection.from), routableAddress(recipient)];
  const messageId = `<${id}@${from.slice(from.lastIndexOf('@') + 1)}>`;
  const composed = new MailComposer({
    ...parts,
    from: { name: name ?? '', address: from },
    to: { name: '', address: to },
    messageId,
    date: now,
    // Flowed text would be wrapped: what was approved is sent to the byte.
    textEncoding: 'quoted-printable',
    disableFileAccess: true,
    disableUrlAccess: true,
    newline: '\r\n',
  });
  return { messageId, envelope: { from, to: [to] }, bytes: await composed.compile().build() };
}

/** A lone CR becomes an end of line when it is handed over, which a signature made before would not cover. */
function withWholeLineEnds(text: string): string {
  return text.replaceAll(/\r(?!\n)/g, '\r\n');
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
