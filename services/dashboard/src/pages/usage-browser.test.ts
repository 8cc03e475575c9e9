import { expect, it } from '@jest/globals';
import { newRecipient } from '@sendgate/gate/testing';
import { describeWithChromium } from '../../../../test/support/chromium.ts';
import type { Tab } from '../testing/browser.ts';
import { appUrl, type DashboardWorld, heldMessage } from '../testing/dashboard-world.ts';
import { visitBefore } from '../testing/signed-in-tab.ts';

describeWithChromium('the page of usage in a browser', (executable) => {
  let world: DashboardWorld;
  let tab: Tab;
  visitBefore(executable, 'viewer', (visit) => {
    ({ world, tab } = visit);
  });

  it('draws what a submission used and leads from a day of the table to that day', async () => {
    await world.gate.submit(world.caller, { ...heldMessage, recipient: newRecipient() });
    await tab.open(`${appUrl}/usage`);
    const heights = await tab.read<number[]>(
      `[...document.querySelectorAll('.chart rect')].map((bar) => bar.getBoundingClientRect().height)`,
    );
    expect(heights).toHaveLength(30);
    expect(heights.map((height) => height > 100)).toEqual([...Array(29).fill(false), true]);
    await tab.leave(`document.querySelector('tbody tr:nth-child(2) a').click()`);
    const yesterday = new Date(Date.now() - 86_400_000).toISOString().slice(0, 10);
    expect(await tab.read(`document.querySelector('#quota').textContent`)).toBe(yesterday);
    expect(await tab.read(`document.querySelector('.empty').textContent`)).toContain('Nothing was judged');
    expect(tab.complaints()).toEqual([]);
  });
});
