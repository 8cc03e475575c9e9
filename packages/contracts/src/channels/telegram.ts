import { type ChannelDefinition, chatAckMessage } from './channel.ts';

const USERNAME = /^@[A-Za-z][A-Za-z0-9_]{4,31}$/;
const NUMERIC_ID = /^-?[0-9]{1,19}$/;

export const telegram: ChannelDefinition = {
  id: 'telegram',
  label: 'Telegram',
  recipientHint: 'a Telegram @username or numeric id',
  recipientMaxLength: 33,
  accepts: (recipient) => USERNAME.test(recipient) || NUMERIC_ID.test(recipient),
  // One number may be written with zeros in front.
  normalise: (recipient) => recipient.toLowerCase().replace(/^(-?)0+(?=\d)/, '$1'),
  ackMessage: chatAckMessage,
  ackMaxLength: 500,
  reviewTargetMinutes: 5,
  examples: ['@ada_lovelace', '123456789', '-1001234567890'],
  counterExamples: ['ada_lovelace', '@ada', '@1ada_lovelace', '12.5'],
};
