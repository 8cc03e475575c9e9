import { type Channel, channelIds, channels } from '@sendgate/contracts';

/** A recipient of one channel. */
export interface NamedRecipient {
  readonly channel: Channel;
  /** In the form that submissions to the recipient are compared in. */
  readonly match: string;
}

/** A telephone number as people write it. */
const numberInParts = /^\+[\d\s().\-/]+$/;

/** Whom somebody means who writes a recipient down by hand: one of each channel that has recipients of this form. */
export function recipientsNamed(text: string, among: readonly Channel[] = channelIds): NamedRecipient[] {
  const written = text.trim();
  const recipient = numberInParts.test(written) ? written.replace(/[^+\d]/g, '') : written;
  return among
    .filter((channel) => channels[channel].accepts(recipient))
    .map((channel) => ({ channel, match: channels[channel].normalise(recipient) }));
}
