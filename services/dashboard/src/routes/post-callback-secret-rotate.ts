import { Type } from 'typebox';
import { memberWith } from '../authenticate.ts';
import { defineRoute } from '../context.ts';
import { WorkspaceParams } from '../wire/page.ts';

export const postCallbackSecretRotate = defineRoute({
  method: 'POST',
  path: '/api/workspaces/:id/callback-secret/rotate',
  summary: 'Generate a new callback secret',
  tag: 'Callbacks',
  auth: memberWith('admin'),
  params: WorkspaceParams,
  errors: ['secret_rotating'],
  reply: {
    description: 'The new secret, shown this once. The one before it stays valid for 24 hours.',
    schema: Type.Object(
      { callback_secret: Type.String({ description: 'Starts with whsec_.' }) },
      { $id: 'RotatedCallbackSecret' },
    ),
  },
  async handle({ identity: actor }, { gate }) {
    return { body: { callback_secret: await gate.callbacks.rotateSecret(actor) } };
  },
});
