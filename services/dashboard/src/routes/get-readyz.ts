import { openToAll, readiness, storeChecks } from '@sendgate/runtime';
import { defineRoute } from '../context.ts';
import { Readiness } from '../wire/probe.ts';

export const getReadyz = defineRoute({
  method: 'GET',
  path: '/readyz',
  summary: 'The process can serve',
  auth: openToAll,
  errors: [],
  shed: 'never',
  undocumented: true,
  reply: { description: 'Ready; 503 with the same body when not.', schema: Readiness },
  async handle(_input, { gate, isDraining }) {
    const report = await readiness(storeChecks(gate), isDraining());
    return { status: report.ready ? 200 : 503, body: { ready: report.ready, checks: { ...report.checks } } };
  },
});
