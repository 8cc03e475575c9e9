import { callbackStates, stringEnum } from '@sendgate/contracts';
import { Type } from 'typebox';
import { callbacksMain } from '../pages/callbacks-page.ts';
import { pageFields } from '../wire/page.ts';
import { workspacePage } from '../workspace-page.ts';

const SIZE = 50;
const DAY_MS = 86_400_000;

export const getCallbacksPage = workspacePage({
  path: '/callbacks',
  summary: 'Callbacks as a page',
  minimum: 'admin',
  query: {
    offset: pageFields.offset,
    state: Type.Optional(stringEnum(callbackStates)),
    replayed: Type.Optional(Type.Integer({ minimum: 0 })),
  },
  async show({ place, query: { offset = 0, state, replayed } }, { gate }) {
    const { workspaceId } = place;
    const [settings, endpoint, events] = await Promise.all([
      gate.workspaces.settings(workspaceId),
      gate.callbacks.endpoint(workspaceId),
      gate.callbacks.list(workspaceId, { limit: SIZE, offset, ...(state && { state }) }),
    ]);
    const to = new Date();
    const range = { from: endpoint.failingSince ?? new Date(to.getTime() - DAY_MS), to };
    const main = callbacksMain({ place, settings, endpoint, events, size: SIZE, offset, state, replayed, range });
    return { title: 'Callbacks', main };
  },
});
