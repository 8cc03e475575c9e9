import type { Channel } from '@sendgate/contracts';
import { defineRule } from '../rule.ts';
import type { MessageKind } from '../send-inputs.ts';
import { passedOver } from '../text/let-go.ts';
import { smsLength } from '../text/sms-length.ts';

interface Limit {
  most: number;
  unit: string;
  count(text: string): number;
}

const utf16 = (text: string): number => text.length;
const codePoints = (text: string): number => {
  let count = text.length;
  for (let i = 0; i + 1 < text.length; i++) {
    const high = text.charCodeAt(i);
    if (high >= 0xd800 && high <= 0xdbff && text.charCodeAt(i + 1) >= 0xdc00 && text.charCodeAt(i + 1) <= 0xdfff) {
      count--;
      i++;
    }
  }
  return count;
};

/** Longest message of each platform, counted as it counts. */
const limits: Partial<Record<Channel, Limit>> = {
  whatsapp: { most: 4096, unit: 'characters', count: utf16 },
  telegram: { most: 4096, unit: 'characters', count: utf16 },
  sms: { most: 1600, unit: 'SMS characters', count: smsLength },
  slack: { most: 40_000, unit: 'characters', count: codePoints },
};
const linkedin: Readonly<Record<MessageKind, Limit>> = {
  message: { most: 3000, unit: 'characters', count: utf16 },
  inmail: { most: 1900, unit: 'characters', count: utf16 },
  connection_note: { most: 300, unit: 'characters', count: utf16 },
};

export const channelLengthExceeded = defineRule({
  id: 'channel_length_exceeded',
  template: 'chat_compliance_v1',
  severity: 'BLOCK',
  contentTypes: ['message'],
  channels: ['whatsapp', 'telegram', 'sms', 'linkedin', 'slack'],
  needs: ['channel'],
  uses: ['messageKind'],
  fields: ['body_text'],
  meaning: 'A message fits the platform that carries it.',
  detail: 'The message is longer than the platform carries. Shorten it.',
  examples: ['4097 characters on Telegram.', 'A LinkedIn connection note of 301 characters.'],
  counterExamples: ['Exactly 4096 characters on Telegram.'],
  *checkMessage({ fields }, { channel, messageKind }) {
    const limit = channel === 'linkedin' ? linkedin[messageKind ?? 'message'] : limits[channel];
    const body = fields.find((field) => field.name === 'body_text');
    if (!limit || !body) return;
    const length = limit.count(body.original);
    if (length <= limit.most && passedOver('within_limit')) return;
    yield {
      detail: `The message has ${length} ${limit.unit}; ${channel} carries ${limit.most}. Shorten it by ${length - limit.most}.`,
      confidence: 1,
    };
  },
});
