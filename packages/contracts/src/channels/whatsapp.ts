import { type ChannelDefinition, chatAckMessage } from './channel.ts';
import { phoneRecipient } from './phone.ts';

export const whatsapp: ChannelDefinition = {
  id: 'whatsapp',
  label: 'WhatsApp',
  ...phoneRecipient,
  ackMessage: chatAckMessage,
  ackMaxLength: 500,
  reviewTargetMinutes: 5,
};
