import type { Channel, ContentType, MessageClass, Metadata, SourceRecord } from '@sendgate/contracts';
import type { Fields } from './fields.ts';
import type { FieldText } from './text/field-text.ts';
import type { TextFingerprint } from './text/text-fingerprint.ts';

/** The person written to, as far as the caller knows them. May be empty. */
export type Contact = NonNullable<NonNullable<Metadata['contact']>>;
/** The conversation the message continues. Empty for a first message. */
export type Thread = NonNullable<NonNullable<Metadata['thread']>>;
/** What the caller knows of the recipient's consent. Empty when nothing was said, which counts as unknown. */
export type Consent = Partial<NonNullable<NonNullable<Metadata['consent']>>>;
/** What kind of message a platform sends, where it has several with limits of their own. */
export type MessageKind = NonNullable<NonNullable<Metadata['message_kind']>>;

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
  consent: Consent;
  /** Gathered state: whether consent on this channel was taken back before, and not given again since. */
  consentRevocation: { revoked: boolean };
  messageKind: MessageKind;
  /** The approved template a platform sends instead of free text; null for free text. */
  templateName: string | null;
  /** Gathered state: true when nothing was submitted to this recipient on this channel before. */
  firstContact: boolean;
}

/** Each input in words, for people who are told that it was not there. */
export const inputNames: Readonly<Record<keyof SendInputs, string>> = {
  channel: 'the channel',
  recipient: 'the recipient',
  contact: 'who the recipient is',
  thread: 'the conversation',
  messageClass: 'the class of the message',
  now: 'the time',
  sourceRecords: 'the source records',
  suppression: 'the suppression list',
  recentSends: 'what was sent before',
  contactTouches: 'how often the person was written to',
  consent: 'the consent',
  consentRevocation: 'whether consent was taken back',
  messageKind: 'the kind of message',
  templateName: 'the approved template',
  firstContact: 'whether it is the first message',
};

/** Inputs that a caller must look up before evaluating, named so that only what a policy needs is looked up. */
export const stateNeeds = [
  'suppression',
  'consentRevocation',
  'recentSends',
  'contactTouches',
  'firstContact',
] as const satisfies readonly (keyof SendInputs)[];
export type StateNeed = (typeof stateNeeds)[number];

/** One text to evaluate. `send` is absent in a preview. */
export interface EvaluationInput {
  contentType: ContentType;
  fields: Fields;
  send?: Partial<SendInputs>;
  /** One of the fields, where it was prepared before: see `preparedBody`. */
  prepared?: FieldText | undefined;
}
