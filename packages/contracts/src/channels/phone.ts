/** E.164: a plus sign, a country code that does not start with zero, 7 to 15 digits in all. */
const E164 = /^\+[1-9][0-9]{6,14}$/;

/** The recipient facts that every channel addressed by telephone number shares. */
export const phoneRecipient = {
  recipientHint: 'an E.164 phone number such as +14155550123',
  recipientMaxLength: 16,
  accepts: (recipient: string) => E164.test(recipient),
  normalise: (recipient: string) => recipient,
  examples: ['+14155550123', '+491701234567'],
  counterExamples: ['4155550123', '+0123456789', '+1 415 555 0123', '+123456'],
} as const;
