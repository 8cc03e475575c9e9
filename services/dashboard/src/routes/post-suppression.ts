import { NewSuppression, SuppressionAdded } from '@sendgate/contracts';
import { memberWith } from '../authenticate.ts';
import { defineRoute } from '../context.ts';
import { WorkspaceParams } from '../wire/page.ts';

export const postSuppression = defineRoute({
  method: 'POST',
  path: '/api/workspaces/:id/suppression',
  summary: 'Add suppression entries',
  tag: 'Suppression',
  auth: memberWith('reviewer'),
  params: WorkspaceParams,
  body: NewSuppression,
  errors: [],
  reply: { description: 'How many entries were new; adding one twice is no error.', schema: SuppressionAdded },
  async handle({ identity: actor, body }, { gate }) {
    return { body: { added: await gate.workspaces.suppression.add(actor, body.entries, body.reason ?? 'manual') } };
  },
});
