import { type ChannelDefinition, chatAckMessage } from './channel.ts';

const MEMBER_OR_CHANNEL = /^[UWCGD][A-Z0-9]{7,20}$/;

export const slack: ChannelDefinition = {
  id: 'slack',
  label: 'Slack',
  recipientHint: 'a Slack user or channel id such as U024BE7LH',
  recipientMaxLength: 21,
  accepts: (recipient) => MEMBER_OR_CHANNEL.test(recipient),
  normalise: (recipient) => recipient,
  ackMessage: chatAckMessage,
  ackMaxLength: 500,
  reviewTargetMinutes: 5,
  examples: ['U024BE7LH', 'C024BE91L'],
  counterExamples: ['u024be7lh', '#general', 'X024BE7LH', 'U024'],
};
