import { openToAll } from '@sendgate/runtime';
import { defineRoute } from '../context.ts';

export const getIndexPage = defineRoute({
  method: 'GET',
  path: '/',
  summary: 'Leads to the review queue',
  auth: openToAll,
  errors: [],
  undocumented: true,
  reply: { status: 303, description: 'To the review queue.' },
  handle: () => ({ headers: { Location: '/reviews' }, body: null }),
});
