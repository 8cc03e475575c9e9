import type { Channel, ContentType, MessageClass, Metadata, SourceRecord } from '@sendgate/contracts';
import type { TextFingerprint } from './text/text-fingerprint.ts';

/** The parts of a message that rules read. A preview has `content`; a submission has the others. */
export const fieldNames = ['content', 'subject', 'body_text', 'body_html'] as const;
export type FieldName = (typeof fieldNames)[number];
export type Fields = Partial<Record<FieldName, string>>;

/** The person written to, as far as the caller knows them. May be empty. */
export type Contact = NonNullable<NonNullable<Metadata['contact']>>;
/** The conversation the message continues. Empty for a first message. */
export type Thread = NonNullable<NonNullable<Metadata['thread']>>;

/** Gathered state: whether the recipient stands on the suppression list, and by which entry. */
export interface Suppression {
  listed: boolean;
  entry: string | null;
}

/**
 * Gathered state: one earlier submission to the same recipient. Only those of the last 7 days that are not REJECTED,
 * BLOCKED or FAILED count, and never the submission being evaluated.
 */
export interface RecentSend {
  at: Date;
  fingerprint: TextFingerprint;
}

/**
 * Gathered state: how many commercial submissions to the same person were approved, sent or are still held, on all
 * channels together and without the one being evaluated. A person is the contact's id, else the normalised recipient.
 */
export interface ContactTouches {
  last24h: number;
  last7d: number;
}

/**
 * Everything a rule may declare in `needs`. The gate provides these; a preview provides none, which is the whole
 * difference between the two: a rule whose needs are not met does not run.
 */
export interface SendInputs {
  channel: Channel;
  recipient: string;
  contact: Contact;
  thread: Thread;
  messageClass: MessageClass;
  now: Date;
  sourceRecords: readonly SourceRecord[];
  suppression: Suppression;
  recentSends: readonly RecentSend[];
  contactTouches: ContactTouches;
}

/** Inputs that a caller must look up before evaluating, named so that only what a policy needs is looked up. */
export const stateNeeds = [
  'suppression',
  'recentSends',
  'contactTouches',
] as const satisfies readonly (keyof SendInputs)[];
export type StateNeed = (typeof stateNeeds)[number];

/** One text to evaluate. `send` is absent in a preview. */
export interface EvaluationInput {
  contentType: ContentType;
  fields: Fields;
  send?: Partial<SendInputs>;
}
