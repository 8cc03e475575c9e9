import { ProblemError, SuppressionRemoval } from '@sendgate/contracts';
import { memberWith } from '../authenticate.ts';
import { defineRoute } from '../context.ts';
import { WorkspaceParams } from '../wire/page.ts';

/**
 * Anybody who reviews may add an entry; making somebody reachable again takes an admin. The entry travels in the
 * body: an address in a URL would end up in the access logs of every proxy.
 */
export const deleteSuppression = defineRoute({
  method: 'DELETE',
  path: '/api/workspaces/:id/suppression',
  summary: 'Remove a suppression entry',
  tag: 'Suppression',
  auth: memberWith('admin'),
  params: WorkspaceParams,
  body: SuppressionRemoval,
  errors: ['suppression_entry_not_found'],
  reply: { status: 204, description: 'Removed.' },
  async handle({ identity: actor, body }, { gate }) {
    if (!(await gate.workspaces.suppression.remove(actor, body.entry))) {
      throw new ProblemError('suppression_entry_not_found', 'The list has no such entry.');
    }
    return { body: null };
  },
});
