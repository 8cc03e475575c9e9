import { ConsentRevocationRecorded, NewConsentRevocation } from '@sendgate/contracts';
import { withKey } from '../authenticate.ts';
import { defineRoute } from '../context.ts';

export const postV1ConsentRevocations = defineRoute({
  method: 'POST',
  path: '/v1/consent-revocations',
  summary: 'Record that consent was taken back',
  description:
    'From this answer on the gate stops messages to the recipient on this channel, where the policy asks for consent, and those that wait for a review are blocked. It lasts until a message brings a consent with a later time in `metadata.consent`.',
  tag: 'Suppressions',
  auth: withKey('suppressions:write', 'gate'),
  body: NewConsentRevocation,
  bodyLimit: 64 * 1024,
  reply: { description: 'Whether that was news, and how many holds it ended.', schema: ConsentRevocationRecorded },
  errors: ['live_key_required'],
  examples: {
    stop: {
      summary: 'They answered STOP',
      request: { channel: 'sms', recipient: '+14155550132', revoked_at: '2026-11-20T10:00:00Z' },
    },
  },
  async handle({ body, identity: caller }, { gate }) {
    const { channel, recipient, revoked_at: at } = body;
    const revocation = { channel, recipient, revokedAt: at === undefined ? null : new Date(at) };
    const { recorded, holdsBlocked } = await gate.workspaces.revokeConsent(caller, revocation);
    return { body: { recorded, holds_blocked: holdsBlocked } };
  },
});
