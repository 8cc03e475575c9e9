import { ValidationError } from '@sendgate/contracts';
import { Type } from 'typebox';
import { memberWith } from '../authenticate.ts';
import { defineRoute } from '../context.ts';
import { WorkspaceQuery } from '../wire/page.ts';

const time = (description: string) => Type.String({ format: 'date-time', maxLength: 40, description });

export const postCallbacksReplay = defineRoute({
  method: 'POST',
  path: '/api/callbacks/replay',
  summary: 'Deliver what a receiver missed',
  tag: 'Callbacks',
  auth: memberWith('admin'),
  query: WorkspaceQuery,
  body: Type.Object({ from: time('First moment, inclusive.'), to: time('Last moment.') }, { $id: 'ReplayRange' }),
  // Ten thousand a second, and a receiver may have missed very many.
  waitsMs: 30_000,
  errors: ['callback_url_missing', 'callback_suspended'],
  reply: {
    status: 202,
    description: 'How many undelivered events of the range are on their way again.',
    schema: Type.Object({ replayed: Type.Integer({ minimum: 0 }) }, { $id: 'CallbacksReplayed' }),
  },
  async handle({ identity: actor, body }, { gate }) {
    const range = { from: new Date(body.from), to: new Date(body.to) };
    if (range.from > range.to) {
      throw new ValidationError([{ loc: ['body', 'to'], msg: 'to lies before from', type: 'value_error' }]);
    }
    return { body: { replayed: await gate.callbacks.replayRange(actor, range) } };
  },
});
