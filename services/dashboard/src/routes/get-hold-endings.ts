import { memberWith } from '../authenticate.ts';
import { defineRoute } from '../context.ts';
import { HoldEndings, toHoldEnding } from '../wire/hold-ending.ts';
import { WorkspaceParams } from '../wire/page.ts';

export const getHoldEndings = defineRoute({
  method: 'GET',
  path: '/api/workspaces/:id/hold-endings',
  summary: 'How many holds the kill switch would end',
  tag: 'Reviews',
  auth: memberWith('admin'),
  params: WorkspaceParams,
  errors: [],
  reply: { description: 'The number to confirm, and the ending that was asked for last.', schema: HoldEndings },
  async handle({ identity: actor }, { gate }) {
    const { holds, latest } = await gate.reviews.endings(actor);
    return { body: { holds, latest: latest && toHoldEnding(latest) } };
  },
});
