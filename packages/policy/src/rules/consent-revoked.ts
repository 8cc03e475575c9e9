import { consentStatus } from '../consent-status.ts';
import { defineRule } from '../rule.ts';
import { passedOver } from '../text/let-go.ts';

export const consentRevoked = defineRule({
  id: 'consent_revoked',
  template: 'chat_compliance_v1',
  severity: 'BLOCK',
  hard: true,
  contentTypes: ['message'],
  channels: ['sms', 'whatsapp'],
  needs: ['channel', 'messageClass', 'consent'],
  uses: ['consentRevocation'],
  settings: ['consent_required'],
  meaning: 'Nobody who took back consent is texted, and nobody without consent where the workspace asks for one.',
  detail: 'The recipient took back consent to messages on this channel. Do not send.',
  examples: ['A commercial text to somebody whose consent was revoked yesterday.'],
  counterExamples: ['Consent granted again after it was revoked.', 'A message about an order.'],
  *checkMessage(_message, { channel, messageClass, consent, consentRevocation, settings }) {
    const status = consentRevocation?.revoked ? 'revoked' : consentStatus(consent);
    if (status === 'revoked') {
      if (messageClass !== 'transactional') yield { confidence: 1 };
      else passedOver('in_order');
    } else if (status === 'granted') passedOver('on_record');
    else if (messageClass === 'commercial') {
      const required = settings.consent_required;
      if (channel === 'sms' ? required.sms : channel === 'whatsapp' && required.whatsapp) {
        yield { detail: 'No consent to commercial messages on this channel is on record. Do not send.', confidence: 1 };
      } else passedOver('in_order');
    } else passedOver('in_order');
  },
});
