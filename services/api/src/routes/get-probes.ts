import { openToAll, readiness } from '@sendgate/runtime';
import { defineRoute } from '../context.ts';

const shared = { method: 'GET', auth: openToAll, errors: [], undocumented: true, shed: 'never' } as const;

/** Alive: the process answers. Says nothing of what it depends on. */
export const getHealthz = defineRoute({
  ...shared,
  path: '/healthz',
  summary: 'Whether the process lives',
  reply: { description: 'It does.' },
  handle: () => ({ body: '{"status":"ok"}' }),
});

/** Ready: requests should be sent here. */
export const getReadyz = defineRoute({
  ...shared,
  path: '/readyz',
  summary: 'Whether the process can serve',
  reply: { description: 'What it needs, by name.' },
  async handle(_input, { checks, isDraining }) {
    const report = await readiness(checks, isDraining());
    return { status: report.ready ? 200 : 503, body: JSON.stringify(report) };
  },
});
