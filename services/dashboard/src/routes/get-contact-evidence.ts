import { ContactEvidence, channels, ValidationError } from '@sendgate/contracts';
import { Type } from 'typebox';
import { memberWith } from '../authenticate.ts';
import { defineRoute } from '../context.ts';
import { crmWaitsMs, neededCrm } from '../crm/needed-crm.ts';
import { workspaceField } from '../wire/page.ts';

export const getContactEvidence = defineRoute({
  method: 'GET',
  path: '/api/integrations/crm/contact-evidence',
  summary: 'What the CRM knows of a contact, as source records',
  description:
    'Pass `source_records` on unchanged as `metadata.source_records`. Nobody by that address: an empty list, which means that there is no evidence. Kept for five minutes, unless the CRM tells of a change.',
  tag: 'Integrations',
  auth: memberWith('viewer'),
  query: Type.Object({
    ...workspaceField,
    email: Type.String({ minLength: 3, maxLength: 254, description: 'Address of the contact.' }),
    refresh: Type.Optional(Type.Boolean({ default: false, description: 'Ask the CRM anew.' })),
  }),
  waitsMs: crmWaitsMs,
  errors: ['crm_unavailable', 'crm_not_connected', 'crm_upstream_error', 'content_unreadable'],
  reply: { description: 'At most 100 records, newest first.', schema: ContactEvidence },
  async handle({ identity: { workspaceId }, query: { email, refresh } }, context) {
    if (!channels.email.accepts(email)) {
      const msg = `Input should be ${channels.email.recipientHint}`;
      throw new ValidationError([{ loc: ['query', 'email'], msg, type: 'value_error' }]);
    }
    return { body: await neededCrm(context).evidence(workspaceId, email, refresh === true) };
  },
});
