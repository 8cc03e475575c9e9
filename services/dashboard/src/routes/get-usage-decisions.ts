import { DecisionReport, UsageQuery } from '@sendgate/contracts';
import { Type } from 'typebox';
import { memberWith } from '../authenticate.ts';
import { defineRoute } from '../context.ts';
import { workspaceField } from '../wire/page.ts';

export const getUsageDecisions = defineRoute({
  method: 'GET',
  path: '/api/usage/decisions',
  summary: 'Decisions by day, channel and rule',
  tag: 'Usage',
  auth: memberWith('viewer'),
  query: Type.Object({ ...UsageQuery.properties, ...workspaceField }),
  errors: [],
  reply: {
    description: 'What the gate decided about live messages in the days up to the one asked for.',
    schema: DecisionReport,
  },
  async handle({ identity: { workspaceId }, query: { date, days } }, { gate }) {
    return { body: await gate.usage.decisions(workspaceId, { ...(date && { date }), ...(days && { days }) }) };
  },
});
