import { defineRule } from '../rule.ts';
import { allChannels, allContentTypes } from '../rule-scope.ts';
import { passedOver } from '../text/let-go.ts';

export const suppressedRecipient = defineRule({
  id: 'suppressed_recipient',
  template: 'recipient_integrity_v1',
  severity: 'BLOCK',
  hard: true,
  contentTypes: allContentTypes,
  channels: allChannels,
  needs: ['suppression'],
  meaning: 'Nobody on the suppression list is written to: opted out, bounced, complained.',
  detail: 'The recipient is on the suppression list. Do not send.',
  examples: ['Any message to an address on the list.'],
  counterExamples: ['A message to the same name at another domain.'],
  *checkMessage(_message, { suppression }) {
    // The entry is a person's address: it is looked up in the workspace, never repeated here.
    if (suppression.listed) yield { confidence: 1 };
    else passedOver('in_order');
  },
});
