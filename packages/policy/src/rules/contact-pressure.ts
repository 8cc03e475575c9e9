import { defineRule } from '../rule.ts';
import { allChannels, messageTypes } from '../rule-scope.ts';
import { passedOver } from '../text/let-go.ts';

export const contactPressure = defineRule({
  id: 'contact_pressure',
  template: 'recipient_integrity_v1',
  severity: 'WARN',
  contentTypes: messageTypes,
  channels: allChannels,
  needs: ['contactTouches', 'messageClass'],
  settings: ['contact_pressure'],
  meaning: 'One person gets only so many commercial messages in a day and a week, whatever the channel.',
  detail:
    'As many commercial messages as the workspace allows went to the person or may still go. Wait before writing again.',
  examples: ['A fourth commercial message in two days.'],
  counterExamples: ['A reply, or a message about an order.'],
  *checkMessage(_message, { contactTouches, messageClass, settings }) {
    if (messageClass !== 'commercial' && passedOver('in_order')) return;
    const { per_24h: perDay, per_7d: perWeek } = settings.contact_pressure;
    const { last24h, last7d } = contactTouches;
    if (last24h >= perDay) {
      yield { confidence: 1, detail: pressed(last24h, '24 hours', perDay) };
    } else if (last7d >= perWeek) {
      yield { confidence: 1, detail: pressed(last7d, '7 days', perWeek) };
    } else passedOver('within_limit');
  },
});

function pressed(count: number, span: string, cap: number): string {
  const messages = `${count} commercial message${count === 1 ? '' : 's'}`;
  return `Within ${span} ${messages} went to the person or may still go; the cap is ${cap}. Wait before writing again.`;
}
