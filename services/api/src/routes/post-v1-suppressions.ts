import { NewSuppression, SuppressionAdded } from '@sendgate/contracts';
import { withKey } from '../authenticate.ts';
import { defineRoute } from '../context.ts';

export const postV1Suppressions = defineRoute({
  method: 'POST',
  path: '/v1/suppressions',
  summary: 'Suppress recipients',
  description:
    'From this answer on the gate stops every message to them, and those that wait for a review are blocked. An entry that stands on the list already stays as it is.',
  tag: 'Suppressions',
  auth: withKey('suppressions:write', 'gate'),
  body: NewSuppression,
  // A thousand of the longest entries.
  bodyLimit: 1024 * 1024,
  reply: { description: 'How many entries were new.', schema: SuppressionAdded },
  errors: ['live_key_required'],
  examples: {
    unsubscribed: {
      summary: 'An address and a whole domain',
      request: { entries: ['ada@example.org', '@example.net'], reason: 'unsubscribed' },
    },
  },
  async handle({ body, identity: caller }, { gate }) {
    return { body: { added: await gate.workspaces.suppression.add(caller, body.entries, body.reason ?? 'manual') } };
  },
});
