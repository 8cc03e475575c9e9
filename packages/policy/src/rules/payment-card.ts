import { defineRule } from '../rule.ts';
import { allChannels, allContentTypes } from '../rule-scope.ts';
import { findPaymentCards } from '../secrets/find-payment-cards.ts';
import { digitsIn } from '../text/signs.ts';

export const paymentCard = defineRule({
  id: 'payment_card',
  template: 'privacy_secrets_v1',
  severity: 'BLOCK',
  contentTypes: allContentTypes,
  channels: allChannels,
  needs: [],
  masked: true,
  readsSource: true,
  meaning: 'Payment card numbers must not be written in a message.',
  detail: 'The text holds a payment card number. Remove it.',
  saferAlternative: '[card number removed]',
  examples: ['My card is 4539 1488 0343 6467.'],
  counterExamples: ['Use the test card 4242 4242 4242 4242.', 'Item 4123456789012 is back in stock.'],
  mayFind: (field) => digitsIn(field) >= 12,
  *check({ text }) {
    for (const { start, end } of findPaymentCards(text)) yield { start, end, confidence: 0.97 };
  },
});
