import { UsageQuery, UsageReport } from '@sendgate/contracts';
import { Type } from 'typebox';
import { memberWith } from '../authenticate.ts';
import { defineRoute } from '../context.ts';
import { workspaceField } from '../wire/page.ts';

export const getUsage = defineRoute({
  method: 'GET',
  path: '/api/usage',
  summary: 'Governance tokens by day',
  tag: 'Usage',
  auth: memberWith('viewer'),
  query: Type.Object({ ...UsageQuery.properties, ...workspaceField }),
  errors: [],
  reply: { description: 'Usage of the day asked for, with history.', schema: UsageReport },
  async handle({ identity: actor, query }, { gate }) {
    const { date, days } = query;
    return { body: await gate.usage.report(actor.workspaceId, { ...(date && { date }), ...(days && { days }) }) };
  },
});
