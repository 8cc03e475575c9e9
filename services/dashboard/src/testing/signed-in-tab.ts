import { openTab, type Tab } from './browser.ts';
import { appUrl, type DashboardWorld, password } from './dashboard-world.ts';

/** A tab of a real browser in which somebody has signed in to the dashboard of a world. */
export async function signedInTab(executable: string, world: DashboardWorld, email: string): Promise<Tab> {
  const tab = await openTab(executable, new URL(appUrl).host, world.port);
  await tab.open(`${appUrl}/sign-in`);
  await tab.fill('#email', email);
  await tab.fill('#password', password);
  await tab.leave(`document.querySelector('#sign-in button').click()`);
  return tab;
}
