import type { ChannelDefinition } from './channel.ts';
import { phoneRecipient } from './phone.ts';

export const sms: ChannelDefinition = {
  id: 'sms',
  label: 'SMS',
  ...phoneRecipient,
  ackMessage: 'Thanks - checking on this, will reply shortly.',
  ackMaxLength: 160,
  reviewTargetMinutes: 60,
};
