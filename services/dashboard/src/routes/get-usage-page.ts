import { UsageQuery } from '@sendgate/contracts';
import { Type } from 'typebox';
import { usageMain } from '../pages/usage-page.ts';
import { workspacePage } from '../workspace-page.ts';

const { date, days } = UsageQuery.properties;

export const getUsagePage = workspacePage({
  path: '/usage',
  summary: 'Usage as a page',
  minimum: 'viewer',
  query: { date, days: Type.Integer({ ...days, default: 30 }) },
  async show({ place, query: { date, days } }, { gate }) {
    const range = { days, ...(date && { date }) };
    const report = await gate.usage.report(place.workspaceId, range);
    const decisions = await gate.usage.decisions(place.workspaceId, range);
    const today = new Date().toISOString().slice(0, 10);
    return { title: 'Usage', main: usageMain({ place, report, decisions, days, today }) };
  },
});
