import type { Channel } from '@sendgate/contracts';
import type { Text } from './plan.ts';

/** A word that every text of a soak holds and no log may. */
export const textMark = 'Marigold';
/** What every e-mail address and the texts of other recipients hold, for the same reason. */
export const recipientMarks = ['@soak-', '+1415', 'soak_ada_', 'linkedin.com/in/soak', 'USOAK'];

const wordings: Readonly<Record<Exclude<Text, 'suppressed'>, string>> = {
  clean: `Hi Ada, would Tuesday at 10 suit you for a short call about the ${textMark} migration?`,
  held: `Hi Ada, I can do 30% off the ${textMark} migration if you sign this week.`,
  repaired: `Hi Ada, would Tuesday at 10 suit you for a short call about ${textMark}? We guarantee 3x ROI.`,
};

/** A text that the gate treats so, on every channel; to somebody on the suppression list any text does. */
export function bodyText(text: Text): string {
  return wordings[text === 'suppressed' ? 'clean' : text];
}

/** Somebody nobody wrote to before. */
export function recipient(channel: Channel, n: number): string {
  const number = String(n).padStart(7, '0');
  switch (channel) {
    case 'email':
      return `ada@soak-${n}.example.org`;
    case 'whatsapp':
    case 'sms':
      return `+1415${number}`;
    case 'telegram':
      return `@soak_ada_${n}`;
    case 'linkedin':
      return `https://www.linkedin.com/in/soak-${n}`;
    case 'slack':
      return `USOAK${number}`;
  }
}

/** The body of a submission over v2; over v1, which knows e-mail alone, without the channel. */
export function submission(channel: Channel, text: Text, to: string): Record<string, unknown> {
  return {
    channel,
    recipient: to,
    ...(channel === 'email' && { subject: `The ${textMark} migration` }),
    body_text: bodyText(text),
    auto_remediate: text === 'repaired',
  };
}
