import { memberWith } from '../authenticate.ts';
import { defineRoute } from '../context.ts';
import { ImportParams, SuppressionImport, toSuppressionImport } from '../wire/suppression-import.ts';

export const getSuppressionImport = defineRoute({
  method: 'GET',
  path: '/api/workspaces/:id/suppression/imports/:import_id',
  summary: 'Read an import',
  tag: 'Suppression',
  auth: memberWith('reviewer'),
  params: ImportParams,
  errors: ['suppression_import_not_found'],
  reply: { description: 'How far it is, and which lines are no recipient.', schema: SuppressionImport },
  async handle({ identity: actor, params }, { gate }) {
    return {
      body: toSuppressionImport(await gate.workspaces.suppression.findImport(actor.workspaceId, params.import_id)),
    };
  },
});
