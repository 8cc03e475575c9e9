import { defineRule } from '../rule.ts';
import { allChannels, messageTypes } from '../rule-scope.ts';
import { passedOver } from '../text/let-go.ts';
import { NEARLY_THE_SAME, similarity, textFingerprint } from '../text/text-fingerprint.ts';

const hour = 3_600_000;
/** Shorter texts repeat by nature: "Thanks, see you then." */
const shortest = 40;

export const duplicateSend = defineRule({
  id: 'duplicate_send',
  template: 'recipient_integrity_v1',
  severity: 'BLOCK',
  contentTypes: messageTypes,
  channels: allChannels,
  needs: ['recentSends', 'now'],
  fields: ['body_text', 'body_html', 'content'],
  meaning: 'The same person does not get the same text twice within a day.',
  detail: 'This very text went to the recipient, or may still go, within the last 24 hours. Do not send it twice.',
  examples: ['The same introduction, submitted again under a new key.'],
  counterExamples: ['The same text to another person.'],
  *checkMessage({ fields }, { recentSends, now }) {
    if (recentSends.length === 0 && passedOver('in_order')) return;
    const body = fields.find((field) => field.name !== 'body_html') ?? fields[0];
    if (!body) return;
    const fingerprint = textFingerprint(body.text);
    if (fingerprint.length < shortest && passedOver('in_order')) return;
    let nearest = 0;
    for (const { at, fingerprint: earlier } of recentSends) {
      const age = now.getTime() - at.getTime();
      if (age > 7 * 24 * hour) continue;
      if (earlier.digest === fingerprint.digest && age <= 24 * hour) {
        yield { confidence: 1 };
        return;
      }
      nearest = Math.max(nearest, earlier.digest === fingerprint.digest ? 1 : similarity(earlier, fingerprint));
    }
    if (nearest < NEARLY_THE_SAME && passedOver('within_limit')) return;
    yield {
      mild: true,
      detail:
        nearest === 1
          ? 'This text went to the recipient, or may still go, within the last 7 days. Say something new, or do not send.'
          : `Nearly the same text (${Math.floor(nearest * 100)} % alike) went to the recipient, or may still go, within the last 7 days. Say something new, or do not send.`,
    };
  },
});
