import { Type } from 'typebox';
import { memberWith } from '../authenticate.ts';
import { defineRoute } from '../context.ts';
import { pageFields, WorkspaceParams } from '../wire/page.ts';
import { SuppressionImportPage, toSuppressionImportPage } from '../wire/suppression-import.ts';

export const getSuppressionImports = defineRoute({
  method: 'GET',
  path: '/api/workspaces/:id/suppression/imports',
  summary: 'List imports',
  tag: 'Suppression',
  auth: memberWith('reviewer'),
  params: WorkspaceParams,
  query: Type.Object(pageFields),
  errors: [],
  reply: { description: 'One page of imports, newest first.', schema: SuppressionImportPage },
  async handle({ identity: actor, query }, { gate }) {
    const { limit = 50, offset = 0 } = query;
    const page = await gate.workspaces.suppression.imports(actor.workspaceId, { limit, offset });
    return { body: toSuppressionImportPage(page, limit, offset) };
  },
});
