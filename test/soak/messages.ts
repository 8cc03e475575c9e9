import type { Channel } from '@sendgate/contracts';

/** A word that every text of a soak holds and no log may. */
export const textMark = 'Marigold';
/** What every e-mail address and the texts of other recipients hold, for the same reason. */
export const recipientMarks = ['@soak-', '+1415', 'soak_ada_', 'linkedin.com/in/soak', 'USOAK'];

const clean = `Hi Ada, would Tuesday at 10 suit you for a short call about the ${textMark} migration?`;
const wordings = {
  clean,
  held: `Hi Ada, I can do 30% off the ${textMark} migration if you sign this week.`,
  repaired: `Hi Ada, would Tuesday at 10 suit you for a short call about ${textMark}? We guarantee 3x ROI.`,
  /** To somebody on the suppression list. */
  suppressed: clean,
  /** To somebody whose hours are over, see `quietHours`. */
  quiet: clean,
  /** With a record that supports it, for as long as that is young enough. */
  evident: `Hi Ada, congrats on the recent Series B. Would Tuesday suit you for a call about the ${textMark} migration?`,
};

/** How the gate treats a text. */
export type Text = keyof typeof wordings;

/** A text that the gate treats so, on every channel. */
export function bodyText(text: Text): string {
  return wordings[text];
}

const people = {
  email: (n) => `ada@soak-${n}.example.org`,
  whatsapp: (n) => `+1415${digits(n)}`,
  sms: (n) => `+1415${digits(n)}`,
  telegram: (n) => `@soak_ada_${digits(n)}`,
  linkedin: (n) => `https://www.linkedin.com/in/soak-${digits(n)}`,
  slack: (n) => `USOAK${digits(n)}`,
} as const satisfies Partial<Record<Channel, (n: number) => string>>;

/** The channels a soak knows somebody on. */
export type SoakChannel = keyof typeof people;
export const soakChannels = Object.keys(people) as SoakChannel[];

/** No recipient is the beginning of another. */
function digits(n: number): string {
  return String(n).padStart(7, '0');
}

/** Somebody nobody wrote to before. */
export function recipient(channel: SoakChannel, n: number): string {
  return people[channel](n);
}

/** A channel on which `text` comes to what its name says: the one that was drawn, unless only others know of it. */
export function channelOf(text: Text, drawn: SoakChannel): SoakChannel {
  if (text === 'quiet') return drawn < 'm' ? 'sms' : 'whatsapp';
  return text === 'suppressed' ? 'email' : drawn;
}

/** A country in which nobody else of a soak is: its hours are for those who are to be let sleep. */
const quietCountry = 'IS';

/** Hours that are over there for the next half day at least; everywhere else it is day for as long. */
export function quietHours(now: Date): { enabled: boolean; default: object; table: object[] } {
  const hour = (ahead: number) => String((now.getUTCHours() + ahead) % 24).padStart(2, '0');
  return {
    enabled: true,
    // All but a minute, the most there may be.
    default: { from: `${hour(12)}:01`, to: `${hour(12)}:00` },
    table: [{ region: quietCountry, from: `${hour(13)}:00`, to: `${hour(14)}:00` }],
  };
}

const dayMs = 86_400_000;
/** What the gate is told beside a text. */
const metadata: Partial<Record<Text, () => object>> = {
  quiet: () => ({ contact: { country: quietCountry, timezone: 'UTC' } }),
  evident: () => ({
    contact: { company: textMark },
    source_records: [
      {
        ...{ id: 'r1', entity: textMark, event_type: 'funding', evidence_tier: 'verified' },
        acquired_at: new Date(Date.now() - 30 * dayMs).toISOString().slice(0, 10),
      },
    ],
  }),
};

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
    ...(metadata[text] && { metadata: metadata[text]() }),
    ...(version === 'v2' && { channel, auto_remediate: text === 'repaired' }),
  };
}
