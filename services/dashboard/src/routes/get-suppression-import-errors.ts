import { memberWith } from '../authenticate.ts';
import { defineRoute } from '../context.ts';
import { ImportParams, toErrorTable } from '../wire/suppression-import.ts';

/** The lines only: what stood in them may be somebody's data, and is not kept. */
export const getSuppressionImportErrors = defineRoute({
  method: 'GET',
  path: '/api/workspaces/:id/suppression/imports/:import_id/errors.csv',
  summary: 'The refused lines of an import, as a table',
  tag: 'Suppression',
  auth: memberWith('reviewer'),
  params: ImportParams,
  errors: ['suppression_import_not_found'],
  reply: {
    description: 'Line and reason of the first hundred lines that are no recipient, with a heading.',
    contentType: 'text/csv; charset=utf-8',
  },
  async handle({ identity: actor, params }, { gate }) {
    const view = await gate.workspaces.suppression.findImport(actor.workspaceId, params.import_id);
    return {
      headers: { 'Content-Disposition': `attachment; filename="${view.importId}-errors.csv"` },
      body: toErrorTable(view),
    };
  },
});
