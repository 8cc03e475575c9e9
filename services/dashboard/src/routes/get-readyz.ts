import { openToAll, readiness } from '@sendgate/runtime';
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
  async handle(_input, { gate, accepting }) {
    const report = await readiness(
      [
        { name: 'database', check: () => gate.ping() },
        { name: 'migrations', check: () => refusePending(gate.migrationState()) },
        { name: 'row_security', optional: true, check: () => refuseUnprotected(gate.isolated()) },
      ],
      !accepting(),
    );
    return { status: report.ready ? 200 : 503, body: { ready: report.ready, checks: { ...report.checks } } };
  },
});

async function refusePending(state: Promise<{ pending: boolean }>): Promise<void> {
  if ((await state).pending) throw new Error('migrations are pending');
}

async function refuseUnprotected(isolated: Promise<boolean>): Promise<void> {
  if (!(await isolated)) throw new Error('row-level security is off');
}
