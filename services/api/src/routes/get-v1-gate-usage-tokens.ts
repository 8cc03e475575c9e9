import { UsageQuery, UsageReport } from '@sendgate/contracts';
import { withKey } from '../authenticate.ts';
import { defineRoute } from '../context.ts';

export const getV1GateUsageTokens = defineRoute({
  method: 'GET',
  path: '/v1/gate/usage/tokens',
  summary: 'Read token usage',
  description:
    'Governance tokens of the workspace by UTC day: UTF-8 bytes of the scanned fields over four, rounded up.',
  tag: 'Usage',
  auth: withKey('usage:read', 'reads'),
  query: UsageQuery,
  reply: { description: 'The usage of the day and of the days before it.', schema: UsageReport },
  errors: [],
  async handle({ query, identity: caller }, { gate }) {
    const { date, days } = query;
    return { body: await gate.usage.report(caller.workspaceId, { date, days, livemode: caller.livemode }) };
  },
});
