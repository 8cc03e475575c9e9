import type { MailFailure, MailResult } from './mail-sender.ts';
import type { DispatchVerdict } from './verdict.ts';

/** Failures that no other attempt will cure. */
const permanent: readonly MailFailure[] = ['egress_blocked', 'too_large', 'bad_address'];

/**
 * Judges an attempt at a mail server. A reply is certain knowledge: 2xx to the message is sent, 4xx is not taken for
 * now, 5xx about this message never. A 5xx before the message was named is about the connection, its password for one,
 * and may be mended. Without a reply, what was written is unknown.
 */
export function classifyMail(result: MailResult): DispatchVerdict {
  if (result.kind === 'accepted') return { kind: 'sent', providerMessageId: result.messageId };
  if (result.kind === 'failure') {
    const errorClass = result.failure;
    if (result.written) return { kind: 'unknown', errorClass };
    return permanent.includes(errorClass)
      ? { kind: 'failed', errorClass }
      : { kind: 'refused', errorClass, askedSeconds: null };
  }
  const errorClass =
    result.enhancedCode === null ? `smtp_${result.code}` : `smtp_${result.code}_${result.enhancedCode}`;
  const final = result.code >= 500 && result.aboutMessage;
  return final ? { kind: 'failed', errorClass } : { kind: 'refused', errorClass, askedSeconds: null };
}
