import { type Channel, channelIds, channels } from '@sendgate/contracts';

/** A recipient of one channel. */
export interface NamedRecipient {
  readonly channel: Channel;
  /** In the form that submissions to the recipient are compared in. */
  readonly match: string;
}

/** A telephone number as people write it, "00" for the plus sign. No id begins with zeros. */
const numberInParts = /^(?:\+|00(?=[1-9]))[\d\s().\-/]+$/;
/** A zero that is dialled at home alone; in Italy it is part of the number. */
const trunkZero = /(?<!^\+39\s?)\(0\)/;

/** Whom somebody means who writes a recipient down by hand: one of each channel that has recipients of this form. */
export function recipientsNamed(text: string, among: readonly Channel[] = channelIds): NamedRecipient[] {
  const written = text.trim();
  const recipient = numberInParts.test(written) ? international(written) : written;
  return among
    .filter((channel) => channels[channel].accepts(recipient))
    .map((channel) => ({ channel, match: channels[channel].normalise(recipient) }));
}

function international(written: string): string {
  return written
    .replace(/^00/, '+')
    .replace(trunkZero, '')
    .replace(/[^+\d]/g, '');
}
