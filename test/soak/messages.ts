import type { Channel } from '@sendgate/contracts';

/** A word that every text of a soak holds and no log may. */
export const textMark = 'Marigold';
/** What every e-mail address and the texts of other recipients hold, for the same reason. */
export const recipientMarks = ['@soak-', '+1415', 'soak_ada_', 'linkedin.com/in/soak', 'USOAK'];

const wordings = {
  clean: `Hi Ada, would Tuesday at 10 suit you for a short call about the ${textMark} migration?`,
  held: `Hi Ada, I can do 30% off the ${textMark} migration if you sign this week.`,
  repaired: `Hi Ada, would Tuesday at 10 suit you for a short call about ${textMark}? We guarantee 3x ROI.`,
};

/** How the gate treats a text. */
export type Text = keyof typeof wordings | 'suppressed';

/** A text that the gate treats so, on every channel; to somebody on the suppression list any text does. */
export function bodyText(text: Text): string {
  return wordings[text === 'suppressed' ? 'clean' : text];
}

const people = {
  email: (n) => `ada@soak-${n}.example.org`,
  whatsapp: (n) => `+1415${digits(n)}`,
  sms: (n) => `+1415${digits(n)}`,
  telegram: (n) => `@soak_ada_${n}`,
  linkedin: (n) => `https://www.linkedin.com/in/soak-${n}`,
  slack: (n) => `USOAK${digits(n)}`,
} as const satisfies Partial<Record<Channel, (n: number) => string>>;

/** The channels a soak knows somebody on. */
export type SoakChannel = keyof typeof people;
export const soakChannels = Object.keys(people) as SoakChannel[];

function digits(n: number): string {
  return String(n).padStart(7, '0');
}

/** Somebody nobody wrote to before. */
export function recipient(channel: SoakChannel, n: number): string {
  return people[channel](n);
}

/** The body of a submission; v1 knows e-mail alone and repairs nothing. */
export function submission(
  version: 'v1' | 'v2',
  channel: SoakChannel,
  text: Text,
  to: string,
): Record<string, unknown> {
  return {
    recipient: to,
    ...(channel === 'email' && { subject: `The ${textMark} migration` }),
    body_text: bodyText(text),
    ...(version === 'v2' && { channel, auto_remediate: text === 'repaired' }),
  };
}
