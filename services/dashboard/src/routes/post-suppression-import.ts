import { Type } from 'typebox';
import { memberWith } from '../authenticate.ts';
import { defineRoute } from '../context.ts';
import { WorkspaceParams } from '../wire/page.ts';
import { RecipientFile, SuppressionImport, toSuppressionImport } from '../wire/suppression-import.ts';

/** Hands a file of recipients to a worker. The same file, while it is being read, is the same import. */
export const postSuppressionImport = defineRoute({
  method: 'POST',
  path: '/api/workspaces/:id/suppression/imports',
  summary: 'Import suppression entries from a CSV file',
  tag: 'Suppression',
  auth: memberWith('reviewer'),
  params: WorkspaceParams,
  query: Type.Object({ reason: Type.Optional(Type.String({ minLength: 1, maxLength: 64, default: 'import' })) }),
  upload: 'text/csv',
  body: RecipientFile,
  bodyLimit: 10 * 1024 * 1024,
  // A file of a million lines is read once before it is kept.
  waitsMs: 10_000,
  errors: ['payload_too_large', 'unsupported_media_type'],
  reply: { status: 202, description: 'The import and how far it is.', schema: SuppressionImport },
  async handle({ identity: actor, query, body }, { gate }) {
    const { suppression } = gate.workspaces;
    return { body: toSuppressionImport(await suppression.startImport(actor, body, query.reason ?? 'import')) };
  },
});
