import type { Channel } from './message.ts';
import type { Answer } from './read-answer.ts';
import { SendgateError, UnknownStatusError, UnreadableAnswerError } from './sendgate-error.ts';
import type { QueueReason, Submission, SubmissionStatus } from './submission.ts';

/** What a caller does about each status. Anything else is an error. */
export const handlings: Readonly<Record<SubmissionStatus, 'proceed' | 'hold' | 'stop'>> = {
  APPROVED: 'proceed',
  SENT: 'proceed',
  QUEUED: 'hold',
  DISPATCHING: 'hold',
  BLOCKED: 'stop',
  FAILED: 'stop',
  REJECTED: 'stop',
};

/** The neutral reply for a chat when the gate itself could not be asked for one. */
export const defaultSafeFallback = 'Thanks for your patience. A member of our team will follow up with you.';

/** Exactly what may be sent, to whom: as approved by a reviewer, else as repaired, else as submitted. */
export interface ApprovedMessage {
  readonly channel: Channel;
  readonly recipient: string;
  /** Null on channels without one. */
  readonly subject: string | null;
  readonly body: string;
  /** Null where there was none, and after a reviewer edited the text: nobody approved the HTML you hold. */
  readonly html: string | null;
}

interface Common {
  /** Names the message if you have to ask again: the key you gave, or the one made for it. Null where it was read by id. */
  readonly idempotencyKey: string | null;
  readonly requestId: string | null;
  /** True when the key was known: this is the submission it first made, as it stands now. */
  readonly replayed: boolean;
  /** A neutral reply for a chat, which says nothing of the message; null on e-mail. */
  readonly safeFallback: string | null;
}

interface Known<S> extends Common {
  readonly actionId: string;
  readonly status: SubmissionStatus;
  /** The whole answer. */
  readonly submission: S;
}

/** Send `message`, and nothing else. */
export interface SendDecision<S = Submission> extends Known<S> {
  readonly outcome: 'send';
  readonly canSend: true;
  readonly isHold: false;
  readonly mustStop: false;
  readonly message: ApprovedMessage;
}

/** Do not send now: wait for the callback, or poll with `waitForDecision`. */
export interface HoldDecision<S = Submission> extends Common {
  readonly outcome: 'hold';
  readonly canSend: false;
  readonly isHold: true;
  readonly mustStop: false;
  /** Null where no answer came, or one about another message: submit again once `error` is mended. */
  readonly actionId: string | null;
  readonly status: SubmissionStatus | null;
  readonly submission: S | null;
  /** Why a person is asked; null where no answer came. */
  readonly reason: QueueReason | null;
  /** An instant reply for a chat while it waits; null on e-mail and where there is none. */
  readonly ackMessage: string | null;
  /** Comes back in the callback; null on e-mail. */
  readonly holdToken: string | null;
  /** Why it is held though the gate did not say so; null where it did. */
  readonly error: SendgateError | null;
}

/** Never send. */
export interface StopDecision<S = Submission> extends Known<S> {
  readonly outcome: 'stop';
  readonly canSend: false;
  readonly isHold: false;
  readonly mustStop: true;
}

/** Approved, and nothing to do: Sendgate sends the message itself, or it was sent already. */
export interface HandledDecision<S = Submission> extends Known<S> {
  readonly outcome: 'handled';
  readonly canSend: false;
  readonly isHold: false;
  readonly mustStop: false;
}

export type Decision<S = Submission> = SendDecision<S> | HoldDecision<S> | StopDecision<S> | HandledDecision<S>;

/** What was handed in, as far as it can be sent. */
export interface SubmittedMessage {
  readonly channel: Channel;
  readonly recipient: string;
  readonly subject: string | null;
  readonly body: string | null;
  readonly html: string | null;
}

/**
 * What an answer about a submission means for its caller.
 * @param submitted what was judged: sent as it is where neither a reviewer nor the gate changed it
 * @throws UnknownStatusError; UnreadableAnswerError where a field is missing that a decision hangs on
 */
export function decide<S extends Submission>(
  answer: Answer,
  submitted: SubmittedMessage,
  idempotencyKey: string | null,
): Decision<S> {
  const fields = answer.body ?? {};
  const { action_id: actionId, status, delivery_status: delivery } = fields;
  if (typeof actionId !== 'string' || typeof status !== 'string' || !isText(delivery)) {
    throw new UnreadableAnswerError('no submission', answer);
  }
  if (!Object.hasOwn(handlings, status)) throw new UnknownStatusError(actionId, answer);

  const submission = fields as unknown as S;
  const known = {
    actionId,
    status: submission.status,
    submission,
    idempotencyKey,
    requestId: answer.requestId,
    replayed: answer.replayed,
    safeFallback: submission.safe_fallback ?? null,
  };
  const handling = handlings[submission.status];
  if (handling === 'stop') return { ...known, outcome: 'stop', canSend: false, isHold: false, mustStop: true };
  if (handling === 'hold') return { ...known, ...waiting(submission, null) };
  if (delivery !== null) return { ...known, outcome: 'handled', canSend: false, isHold: false, mustStop: false };
  // Without these nobody knows which text was approved.
  if (typeof submission.edited !== 'boolean' || typeof submission.remediated !== 'boolean') {
    throw new UnreadableAnswerError('no approved text', answer);
  }

  const message = approvedMessage(submission, submitted);
  if (message === null) return { ...known, ...waiting(submission, textMissing(answer)) };
  return { ...known, outcome: 'send', canSend: true, isHold: false, mustStop: false, message };
}

/** A hold because the gate did not answer, or not so that a message could be sent on it. */
export function holdFor(
  error: SendgateError,
  { actionId, idempotencyKey, safeFallback }: Pick<HoldDecision, 'actionId' | 'idempotencyKey' | 'safeFallback'>,
): HoldDecision<never> {
  return {
    actionId,
    idempotencyKey,
    safeFallback,
    status: null,
    submission: null,
    requestId: error.requestId,
    replayed: false,
    ...waiting({}, error),
  };
}

function waiting(submission: Partial<Submission>, error: SendgateError | null) {
  return {
    outcome: 'hold',
    canSend: false,
    isHold: true,
    mustStop: false,
    reason: submission.queue_reason ?? null,
    ackMessage: submission.ack_message ?? null,
    holdToken: submission.hold_token ?? null,
    error,
  } as const;
}

/** Null where the text that was approved is not there to be sent, as after an erasure. */
function approvedMessage(approved: Submission, submitted: SubmittedMessage): ApprovedMessage | null {
  const { channel, recipient } = submitted;
  // A later reviewer's text replaces the gate's own repair, and both replace what was submitted.
  const text = approved.edited
    ? { subject: approved.approved_subject, body: approved.approved_body, html: null }
    : approved.remediated
      ? {
          subject: approved.remediated_subject ?? submitted.subject,
          body: approved.remediated_body,
          html: approved.remediated_html,
        }
      : submitted;
  const { subject, body, html } = text;
  const complete = typeof body === 'string' && isText(subject) && isText(html);
  return complete && (channel !== 'email' || subject !== null) ? { channel, recipient, subject, body, html } : null;
}

function isText(value: unknown): value is string | null {
  return value === null || typeof value === 'string';
}

function textMissing(answer: Answer): SendgateError {
  const { status, requestId } = answer;
  return new SendgateError(
    'The text that was approved is not there any more. Do not send; submit the message anew under another key.',
    {
      code: 'text_missing',
      status,
      requestId,
    },
  );
}
