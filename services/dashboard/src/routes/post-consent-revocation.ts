import { ConsentRevocationRecorded, NewConsentRevocation } from '@sendgate/contracts';
import { memberWith } from '../authenticate.ts';
import { defineRoute } from '../context.ts';
import { WorkspaceParams } from '../wire/page.ts';

export const postConsentRevocation = defineRoute({
  method: 'POST',
  path: '/api/workspaces/:id/consent-revocations',
  summary: 'Record that consent was taken back',
  tag: 'Suppression',
  auth: memberWith('reviewer'),
  params: WorkspaceParams,
  body: NewConsentRevocation,
  reply: { description: 'Whether that was news, and how many holds it ended.', schema: ConsentRevocationRecorded },
  errors: [],
  async handle({ body, identity: actor }, { gate }) {
    const { channel, recipient, revoked_at: at } = body;
    const revocation = { channel, recipient, revokedAt: at === undefined ? null : new Date(at) };
    const { recorded, holdsBlocked } = await gate.workspaces.revokeConsent(actor, revocation);
    return { body: { recorded, holds_blocked: holdsBlocked } };
  },
});
