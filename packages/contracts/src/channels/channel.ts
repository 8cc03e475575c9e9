/** One channel: what its recipients look like and what it answers while a message waits. */
export interface ChannelDefinition {
  /** The name on the wire. */
  readonly id: string;
  /** For people. */
  readonly label: string;
  /** What to tell a caller whose recipient was refused. */
  readonly recipientHint: string;
  /** Longest accepted recipient, in characters. */
  readonly recipientMaxLength: number;
  /** True when the recipient has this channel's form. Linear in the length of its input. */
  readonly accepts: (recipient: string) => boolean;
  /** The form compared with lists and other recipients; never shown. */
  readonly normalise: (recipient: string) => string;
  /** Reply suggested while a message waits for review; `null` on channels without an instant reply. */
  readonly ackMessage: string | null;
  /** Longest acknowledgement the channel carries, in characters. */
  readonly ackMaxLength: number;
  /** How long a reviewer has before a hold is overdue, in minutes. */
  readonly reviewTargetMinutes: number;
  readonly examples: readonly string[];
  readonly counterExamples: readonly string[];
}

export const chatAckMessage = "Thanks for your message. I'm checking on this and will get back to you shortly.";
export const safeFallback = 'Thanks for your patience. A member of our team will follow up with you.';
