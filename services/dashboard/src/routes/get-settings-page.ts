import { settingsMain } from '../pages/settings-page.ts';
import { workspacePage } from '../workspace-page.ts';

export const getSettingsPage = workspacePage({
  path: '/settings',
  summary: 'Settings as a page',
  minimum: 'admin',
  async show({ place }, { gate }) {
    return { title: 'Settings', main: settingsMain(place, await gate.workspaces.settings(place.workspaceId)) };
  },
});
