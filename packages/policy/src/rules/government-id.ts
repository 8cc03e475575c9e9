import { defineRule, ENOUGH_MATCHES } from '../rule.ts';
import { allChannels, allContentTypes } from '../rule-scope.ts';
import { findGovernmentIds } from '../secrets/find-government-ids.ts';
import { digitsIn } from '../text/signs.ts';

export const governmentId = defineRule({
  id: 'government_id',
  template: 'privacy_secrets_v1',
  severity: 'BLOCK',
  contentTypes: allContentTypes,
  channels: allChannels,
  needs: [],
  masked: true,
  readsSource: true,
  meaning: 'National identity, tax and social security numbers must not be written in a message.',
  detail: 'The text holds a national identifier. Remove it.',
  saferAlternative: '[id removed]',
  examples: ['SSN: 536-22-8145'],
  counterExamples: ['The sample SSN 078-05-1120 is on every form.', 'Our order is PO1234567.', 'Call 415-555-2671.'],
  mayFind: (field) => digitsIn(field) >= 4,
  *check({ text }) {
    for (const { start, end, kind } of findGovernmentIds(text, ENOUGH_MATCHES)) {
      yield { start, end, detail: `The text holds a ${kind}. Remove it.`, confidence: 0.97 };
    }
  },
});
