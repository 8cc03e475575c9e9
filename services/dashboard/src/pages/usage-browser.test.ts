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
      `[...document.querySelectorAll('.chart rect:not(.hit)')].slice(0, 30).map((bar) => bar.getBoundingClientRect().height)`,
    );
    expect(heights).toHaveLength(30);
    expect(heights.map((height) => height > 100)).toEqual([...Array(29).fill(false), true]);
    // Held, by a rule, which leads to the hold.
    expect(await tab.read(`document.querySelectorAll('.chart')[2].textContent`)).toContain('Held: 1 of 1');
    await tab.leave(`document.querySelector('a[href="/reviews?q=ai_refusal_text"]').click()`);
    expect(await tab.read(`document.querySelectorAll('#queue tbody tr').length`)).toBe(1);
    await tab.open(`${appUrl}/usage`);
    await tab.leave(`document.querySelector('h2#days ~ table tbody tr:nth-child(2) a').click()`);
    const yesterday = new Date(Date.now() - 86_400_000).toISOString().slice(0, 10);
    expect(await tab.read(`document.querySelector('#quota').textContent`)).toBe(yesterday);
    expect(await tab.read(`document.querySelector('.empty').textContent`)).toContain('Nothing was judged');
    expect(tab.complaints()).toEqual([]);
  });
});
