import type { ChannelDefinition } from './channel.ts';
import { email } from './email.ts';
import { linkedin } from './linkedin.ts';
import { slack } from './slack.ts';
import { sms } from './sms.ts';
import { telegram } from './telegram.ts';
import { whatsapp } from './whatsapp.ts';

/** Every channel the gate knows. Adding one is a file beside this and a line here. */
export const channels = {
  email,
  whatsapp,
  telegram,
  sms,
  linkedin,
  slack,
} as const satisfies Record<string, ChannelDefinition>;

export type Channel = keyof typeof channels;
export const channelIds = Object.keys(channels) as Channel[];

export type { ChannelDefinition } from './channel.ts';
export { safeFallback } from './channel.ts';
