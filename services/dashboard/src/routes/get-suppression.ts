import { SuppressionPage, suppressionSearch } from '@sendgate/contracts';
import { toSuppressionPage } from '@sendgate/gate';
import { Type } from 'typebox';
import { memberWith } from '../authenticate.ts';
import { defineRoute } from '../context.ts';
import { pageFields, WorkspaceParams } from '../wire/page.ts';

export const getSuppression = defineRoute({
  method: 'GET',
  path: '/api/workspaces/:id/suppression',
  summary: 'List who must not be written to',
  tag: 'Suppression',
  auth: memberWith('reviewer'),
  params: WorkspaceParams,
  query: Type.Object({ ...pageFields, ...suppressionSearch }),
  errors: [],
  reply: { description: 'One page of entries, newest first.', schema: SuppressionPage },
  async handle({ identity: actor, query }, { gate }) {
    const { limit = 50, offset = 0, search } = query;
    const page = await gate.workspaces.suppression.list(actor.workspaceId, {
      limit,
      offset,
      ...(search !== undefined && { search }),
    });
    return { body: toSuppressionPage(page, limit, offset) };
  },
});
