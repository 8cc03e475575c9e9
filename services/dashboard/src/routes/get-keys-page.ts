import { keysMain } from '../pages/keys-page.ts';
import { workspacePage } from '../workspace-page.ts';

export const getKeysPage = workspacePage({
  path: '/keys',
  summary: 'API keys as a page',
  minimum: 'admin',
  async show({ place }, { gate, gateUrl }) {
    const keys = await gate.keys.list(place.workspaceId);
    return { title: 'API keys', main: keysMain({ place, keys, gateUrl, now: new Date() }) };
  },
});
