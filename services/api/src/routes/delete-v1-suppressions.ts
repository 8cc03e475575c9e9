import { ProblemError, SuppressionRemoval } from '@sendgate/contracts';
import { withKey } from '../authenticate.ts';
import { defineRoute } from '../context.ts';

/** The entry travels in the body: an address in a URL would end up in the access logs of every proxy. */
export const deleteV1Suppressions = defineRoute({
  method: 'DELETE',
  path: '/v1/suppressions',
  summary: 'Take a recipient off the list',
  description: 'Messages that were blocked meanwhile stay blocked.',
  tag: 'Suppressions',
  auth: withKey('suppressions:write', 'gate'),
  body: SuppressionRemoval,
  bodyLimit: 64 * 1024,
  reply: { status: 204, description: 'Removed.' },
  errors: ['live_key_required', 'suppression_entry_not_found'],
  examples: { again: { summary: 'Writing to them is fine again', request: { entry: 'ada@example.org' } } },
  async handle({ body, identity: caller }, { gate }) {
    if (!(await gate.workspaces.suppression.remove(caller, body.entry))) {
      throw new ProblemError('suppression_entry_not_found', 'The list has no such entry.');
    }
    return { body: null };
  },
});
