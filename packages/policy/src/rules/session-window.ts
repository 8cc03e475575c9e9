import { lastHeardAgo } from '../last-heard.ts';
import { defineRule } from '../rule.ts';
import { passedOver } from '../text/let-go.ts';

const windowMs = 24 * 60 * 60 * 1000;

export const sessionWindow = defineRule({
  id: 'session_window',
  template: 'chat_compliance_v1',
  severity: 'BLOCK',
  contentTypes: ['message'],
  channels: ['whatsapp'],
  needs: ['channel', 'messageClass', 'thread', 'now'],
  uses: ['templateName'],
  meaning: "WhatsApp carries free text for 24 hours after the recipient's last message; later it takes a template.",
  detail: 'The 24 hours for free text are over. Send an approved template.',
  examples: ['Free text 30 hours after the last message of the recipient (blocks).'],
  counterExamples: ['Free text after 23 hours and 59 minutes.', 'A message that names its template.'],
  *checkMessage(_message, { messageClass, thread, now, templateName }) {
    if (templateName && passedOver('approved')) return;
    const ago = lastHeardAgo(thread, now);
    if (ago === null) {
      if (messageClass === 'reply' || thread.last_inbound_at) {
        yield {
          mild: true,
          detail:
            'Nobody knows whether the 24 hours for free text are over. Give the time of the last message of the recipient.',
          confidence: 0.6,
        };
      } else passedOver('in_order');
      return;
    }
    if (ago <= windowMs && passedOver('within_limit')) return;
    const hours = Math.floor(ago / 3_600_000);
    yield {
      detail: `The last message of the recipient is ${hours} hours old; free text is carried for 24 hours. Send an approved template.`,
      confidence: 1,
    };
  },
});
