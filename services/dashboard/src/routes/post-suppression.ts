import { Type } from 'typebox';
import { memberWith } from '../authenticate.ts';
import { defineRoute } from '../context.ts';
import { WorkspaceParams } from '../wire/page.ts';
import { NewSuppression } from '../wire/suppression.ts';

export const postSuppression = defineRoute({
  method: 'POST',
  path: '/api/workspaces/:id/suppression',
  summary: 'Add suppression entries',
  tag: 'Suppression',
  auth: memberWith('reviewer'),
  params: WorkspaceParams,
  body: NewSuppression,
  errors: [],
  reply: {
    description: 'How many entries were new; adding one twice is no error.',
    schema: Type.Object({ added: Type.Integer({ minimum: 0 }) }, { $id: 'SuppressionAdded' }),
  },
  async handle({ identity: actor, body }, { gate }) {
    return { body: { added: await gate.workspaces.suppression.add(actor, body.entries, body.reason ?? 'manual') } };
  },
});
