import { SuppressionPage, SuppressionQuery } from '@sendgate/contracts';
import { toSuppressionPage } from '@sendgate/gate';
import { withKey } from '../authenticate.ts';
import { defineRoute } from '../context.ts';

export const getV1Suppressions = defineRoute({
  method: 'GET',
  path: '/v1/suppressions',
  summary: 'List who must not be written to',
  description: 'Newest first. Live and test keys see the same list.',
  tag: 'Suppressions',
  auth: withKey('suppressions:read', 'reads'),
  query: SuppressionQuery,
  reply: { description: 'One page.', schema: SuppressionPage },
  errors: [],
  async handle({ query, identity: caller }, { gate }) {
    const { limit = 50, offset = 0, search } = query;
    const page = await gate.workspaces.suppression.list(caller.workspaceId, {
      limit,
      offset,
      ...(search !== undefined && { search }),
    });
    return { body: toSuppressionPage(page, limit, offset) };
  },
});
