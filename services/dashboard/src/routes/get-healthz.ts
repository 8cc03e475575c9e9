import { openToAll } from '@sendgate/runtime';
import { defineRoute } from '../context.ts';
import { Health } from '../wire/probe.ts';

export const getHealthz = defineRoute({
  method: 'GET',
  path: '/healthz',
  summary: 'The process is alive',
  auth: openToAll,
  errors: [],
  shed: 'never',
  undocumented: true,
  reply: { description: 'Alive.', schema: Health },
  handle: () => ({ body: { status: 'ok' as const } }),
});
