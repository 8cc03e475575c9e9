import { keysMain } from '../pages/keys-page.ts';
import { workspacePage } from '../workspace-page.ts';

export const getKeysPage = workspacePage({
  path: '/keys',
  summary: 'API keys as a page',
  minimum: 'admin',
  async show({ place }, { gate }) {
    return { title: 'API keys', main: keysMain(place, await gate.keys.list(place.workspaceId), new Date()) };
  },
});
