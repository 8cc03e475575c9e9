import type { SubmittedMessage } from './decision.ts';
import type { OutboundRequest } from './message.ts';
import type { Answer } from './read-answer.ts';
import { UnreadableAnswerError } from './sendgate-error.ts';
import type { Action } from './submission.ts';

/** What a request hands in. Subject and HTML are an e-mail's; elsewhere the gate ignores them, and so must the sender. */
export function ofRequest({ channel, recipient, body_text, subject, body_html }: OutboundRequest): SubmittedMessage {
  const mail = channel === 'email';
  return {
    channel,
    recipient,
    subject: mail ? (subject ?? null) : null,
    body: body_text,
    html: mail ? (body_html ?? null) : null,
  };
}

/** What an action was handed in as, read back. Throws UnreadableAnswerError where it names no recipient. */
export function ofAction(answer: Answer): SubmittedMessage {
  const { channel, recipient, subject, body_text, body_html } = (answer.body ?? {}) as unknown as Action;
  if (typeof channel !== 'string' || typeof recipient !== 'string') {
    throw new UnreadableAnswerError('no action', answer);
  }
  return { channel, recipient, subject: subject ?? null, body: body_text ?? null, html: body_html ?? null };
}

/** Where what is about to be sent is not what was judged. Texts that were erased, or replaced by a reviewer, are not compared. */
export function differences(submitted: SubmittedMessage, judged: SubmittedMessage): (keyof SubmittedMessage)[] {
  const compared = ['channel', 'recipient', 'subject', 'body', 'html'] as const;
  return compared.filter((name) => judged[name] !== submitted[name] && (name !== 'html' || judged.html !== null));
}

/** Whether both reach the same person. No channel tells two of them apart by the case of letters alone. */
export function isSameAddress(one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase();
}
