import { afterAll, beforeAll } from '@jest/globals';
import { describeRoutes } from '@sendgate/runtime/testing';
import { appUrl, type DashboardWorld, dashboardWorld } from '../testing/dashboard-world.ts';
import { routes } from './index.ts';

let world: DashboardWorld;
beforeAll(async () => {
  world = await dashboardWorld();
});
afterAll(() => world?.close());

describeRoutes(routes, {
  server: () => world.server,
  headers: { Origin: appUrl },
  authorised: () => ({ Cookie: world.people.owner.cookie, 'X-CSRF-Token': world.people.owner.csrfToken }),
  pathOf: ({ path }) =>
    path
      .replace('/workspaces/:id', `/workspaces/${world.workspace.id}`)
      .replaceAll(/:\w+/g, 'act_01ARZ3NDEKTSV4RRFFQ69G5FAV'),
});
