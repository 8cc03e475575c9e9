import { defineRule } from '../rule.ts';
import type { Consent } from '../send-inputs.ts';

export const consentRevoked = defineRule({
  id: 'consent_revoked',
  template: 'chat_compliance_v1',
  severity: 'BLOCK',
  hard: true,
  contentTypes: ['message'],
  channels: ['sms', 'whatsapp'],
  needs: ['channel', 'messageClass', 'consent'],
  settings: ['consent_required'],
  meaning: 'Nobody who took back consent is texted, and nobody without consent where the workspace asks for one.',
  detail: 'The recipient took back consent to messages on this channel. Do not send.',
  examples: ['A commercial text to somebody whose consent was revoked yesterday.'],
  counterExamples: ['Consent granted again after it was revoked.', 'A message about an order.'],
  *checkMessage(_message, { channel, messageClass, consent, settings }) {
    const status = currentStatus(consent);
    if (status === 'revoked') {
      if (messageClass !== 'transactional') yield { confidence: 1 };
    } else if (status !== 'granted' && messageClass === 'commercial') {
      const required = settings.consent_required;
      if (channel === 'sms' ? required.sms : channel === 'whatsapp' && required.whatsapp) {
        yield { detail: 'No consent to commercial messages on this channel is on record. Do not send.', confidence: 1 };
      }
    }
  },
});

/**
 * The status in force. Beside `status` and `at`, a caller may give `granted_at` and `revoked_at` or a `history` of
 * statuses with times: the latest counts, and of two at one time the revocation.
 */
function currentStatus(consent: Consent): string {
  const kept: Record<string, unknown> = { ...consent };
  const events: { status: string; at: number }[] = [];
  const add = (status: unknown, at: unknown): void => {
    if (typeof status !== 'string') return;
    const time = typeof at === 'string' ? Date.parse(at) : Number.NaN;
    if (!Number.isNaN(time)) events.push({ status: status.toLowerCase(), at: time });
  };
  add(kept.status, kept.at);
  if (kept.granted_at) add('granted', kept.granted_at);
  if (kept.revoked_at) add('revoked', kept.revoked_at);
  if (Array.isArray(kept.history)) {
    for (const entry of kept.history.slice(0, 100)) {
      if (typeof entry === 'object' && entry !== null) add(Reflect.get(entry, 'status'), Reflect.get(entry, 'at'));
    }
  }
  const told = typeof kept.status === 'string' ? kept.status.toLowerCase() : 'unknown';
  // A status without a time is today's, unless a later grant is named beside a revocation without one.
  if (told !== 'unknown' && !kept.at && !(told === 'revoked' && kept.granted_at && kept.revoked_at)) return told;
  events.sort((a, b) => b.at - a.at || (a.status === 'revoked' ? -1 : 1));
  return events.find(({ status }) => status === 'granted' || status === 'revoked')?.status ?? told;
}
