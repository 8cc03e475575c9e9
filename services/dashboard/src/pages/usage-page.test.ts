import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { newRecipient } from '@sendgate/gate/testing';
import { type DashboardWorld, dashboardWorld, heldMessage } from '../testing/dashboard-world.ts';
import { usageChart } from './usage-chart.ts';

describe('the page of usage', () => {
  let world: DashboardWorld;

  beforeAll(async () => {
    world = await dashboardWorld();
  });
  afterAll(() => world?.close());

  const page = async (query = '', role: 'viewer' | 'admin' = 'viewer') =>
    (await world.people[role].send('GET', `/usage${query}`)).text;
  const fact = (text: string, name: string) => new RegExp(`<dt>${name}</dt><dd>(.*?)</dd>`).exec(text)?.[1];
  const today = new Date().toISOString().slice(0, 10);

  it('says what to do before anything was judged', async () => {
    const [viewer, admin] = [await page(), await page('', 'admin')];
    expect(viewer).toContain('Nothing was judged in these days. It begins with the first message');
    expect(admin).toContain('<a href="/keys">Create an API key</a>');
    expect(viewer).not.toContain('<svg');
    expect([viewer.includes('/settings#limits'), admin.includes('/settings#limits')]).toEqual([false, true]);
  });

  it('shows what a submission used, by kind and channel, and nothing of another workspace', async () => {
    const { caller, gate, elsewhere } = world;
    await gate.submit(caller, { ...heldMessage, recipient: newRecipient() });
    await gate.submit(elsewhere.caller, { ...heldMessage, recipient: newRecipient() });
    const { tokens_used: used, tokens_limit: limit } = await gate.usage.report(world.workspace.id, {});
    const text = await page();
    expect(used).toBeGreaterThan(10);
    expect([fact(text, 'Used'), fact(text, 'Left')]).toEqual([String(used), (limit - used).toLocaleString('en')]);
    expect(fact(text, 'E-mail')).toBe(String(used));
    expect(text).toMatch(/<h2 id="requests">[\s\S]*?<dt>Submissions<\/dt><dd>1<\/dd>/);
    expect(text.match(/<figure class="chart">/g)).toHaveLength(4);
    expect(text.match(/<title>/g)).toHaveLength(1 + 4 * 30);
    expect(text).toContain(`<title>${today}: ${used}</title>`);
    expect(text).toContain(`<a href="/usage?date=${today}&amp;days=30">${today}</a>`);
  });

  it('looks as far back as asked, up to any day, and refuses what is none', async () => {
    expect((await page('?days=7')).match(/<title>/g)).toHaveLength(1 + 4 * 7);
    const past = await page('?date=2025-03-02&days=7');
    expect(past).toContain('<h2 id="quota">2025-03-02</h2>');
    expect(past).toContain('<a href="/usage?days=7">Up to today</a>');
    for (const query of ['?days=91', '?days=0', '?date=yesterday', '?date=1999-01-01']) {
      expect([query, (await world.people.viewer.send('GET', `/usage${query}`)).status]).toEqual([query, 422]);
    }
  });

  it('tells of a quota that is nearly and wholly used up, and of refusals', async () => {
    const { gate, caller } = world;
    const { tokens_used: used } = await gate.usage.report(world.workspace.id, {});
    const withQuota = async (tokens: number) => {
      const { version } = await gate.workspaces.settings(world.workspace.id);
      await gate.workspaces.patchSettings(world.actor('owner'), { tokens_per_day: tokens }, version);
      return page();
    };
    expect(await withQuota(used + 1)).toContain('Little is left: advisory scans are left out');
    const full = await withQuota(used);
    expect(full).toContain('The quota is used up');
    expect(full).toContain('class="block"');
    gate.usage.countRejected(caller);
    expect(fact(await withQuota(2_000_000), 'Refused with 429')).toBe('<span class="badge warn">1</span>');
  });

  it('draws the quota where days come near it, and leaves it out where none does', () => {
    const days = [{ date: '2026-01-01', tokens_used: 90 }];
    expect(usageChart(days, 100).markup).toMatch(/<rect class="warn"[\s\S]*<line /);
    expect(usageChart(days, 1000).markup).not.toContain('<line ');
    expect(usageChart(days, 0).markup).not.toContain('NaN');
  });
});
