import { afterAll, beforeAll } from '@jest/globals';
import type { Role } from '@sendgate/contracts';
import { openTab, type Tab } from './browser.ts';
import { appUrl, type DashboardWorld, dashboardWorld, password } from './dashboard-world.ts';

/** A dashboard and a tab of a real browser in which one of its people has signed in. */
export interface Visit {
  readonly world: DashboardWorld;
  readonly tab: Tab;
}

/** Opens a visit before the tests of the suite that calls this, hands it over, and ends it after them. */
export function visitBefore(
  executable: string,
  role: Role,
  give: (visit: Visit) => void,
  options?: Parameters<typeof dashboardWorld>[0],
): void {
  let world: DashboardWorld | undefined;
  let tab: Tab | undefined;
  beforeAll(async () => {
    world = await dashboardWorld(options);
    tab = await openTab(executable, new URL(appUrl).host, world.port);
    await tab.open(`${appUrl}/sign-in`);
    await tab.fill('#email', world.actor(role).email);
    await tab.fill('#password', password);
    await tab.leave(`document.querySelector('#sign-in button').click()`);
    give({ world, tab });
  });
  afterAll(async () => {
    await tab?.close();
    await world?.close();
  });
}
