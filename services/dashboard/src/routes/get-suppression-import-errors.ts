import { memberWith } from '../authenticate.ts';
import { defineRoute } from '../context.ts';
import { fileHeader } from '../wire/file-header.ts';
import { ImportParams, toErrorTable } from '../wire/suppression-import.ts';

/** What stood in them may be somebody's data: it is given out for a week, and on record. Then the first lines are left. */
export const getSuppressionImportErrors = defineRoute({
  method: 'GET',
  path: '/api/workspaces/:id/suppression/imports/:import_id/errors.csv',
  summary: 'The refused rows of an import, as a table',
  tag: 'Suppression',
  auth: memberWith('reviewer'),
  params: ImportParams,
  // Of a file of a million lines, all may have been refused.
  waitsMs: 10_000,
  errors: ['suppression_import_not_found'],
  reply: {
    description:
      'Line, reason and the first 200 characters of every row that is no recipient, with a heading, until `refused_until`. Before the import has ended and after that time: line and reason of the first hundred.',
    contentType: 'text/csv; charset=utf-8',
    headers: fileHeader,
  },
  async handle({ identity: actor, params }, { gate }) {
    const { suppression } = gate.workspaces;
    const { importId, errors } = await suppression.findImport(actor.workspaceId, params.import_id);
    const rows = await suppression.refusedRows(actor, importId);
    return {
      headers: { 'Content-Disposition': `attachment; filename="${importId}-errors.csv"` },
      body: toErrorTable(rows ?? errors),
    };
  },
});
