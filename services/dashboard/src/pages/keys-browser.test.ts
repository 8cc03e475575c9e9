import { expect, it } from '@jest/globals';
import { describeWithChromium } from '../../../../test/support/chromium.ts';
import type { Tab } from '../testing/browser.ts';
import { appUrl, baseUrl, type DashboardWorld } from '../testing/dashboard-world.ts';
import { visitBefore } from '../testing/signed-in-tab.ts';

describeWithChromium('the page of API keys in a browser', (executable) => {
  let world: DashboardWorld;
  let tab: Tab;
  visitBefore(executable, 'admin', (visit) => {
    ({ world, tab } = visit);
  });

  const main = () => tab.read<string>(`document.querySelector('main').textContent`);

  it('makes a key as asked, shows it once, and revokes it after a question', async () => {
    const { gate } = world;
    await tab.open(`${appUrl}/keys`);
    await tab.fill('#label', 'Night run');
    await tab.fill('#expires', '2030-01-02T03:04');
    await tab.fill('#networks', '192.0.2.0/24\n198.51.100.7');
    await tab.read(`document.querySelector('[name="livemode"]').checked = false`);
    expect(await main()).toContain('gate:read read messages and what was decided');
    await tab.read(
      `for (const one of document.querySelectorAll('[name="scopes"]')) one.checked = one.value === 'check'`,
    );
    await tab.read(`document.querySelector('#new-key').requestSubmit()`);
    await tab.until(`document.querySelector('#made').value !== ''`);
    const key = await tab.read<string>(`document.querySelector('#made').value`);
    const command = await tab.read<string>(`document.querySelector('#trial').value`);
    expect(command).toContain(`curl -s ${baseUrl}/v1/check`);
    expect(command).toContain(`-H 'Authorization: Bearer ${key}'`);
    expect(await gate.authenticateKey(key)).toMatchObject({ livemode: false, workspaceId: world.workspace.id });
    const [made] = (await gate.keys.list(world.workspace.id)).filter(({ label }) => label === 'Night run');
    expect(made).toMatchObject({
      scopes: ['check'],
      ipAllowlist: ['192.0.2.0/24', '198.51.100.7'],
      expiresAt: new Date('2030-01-02T03:04:00Z'),
    });

    await tab.leave(`document.querySelector('[data-reply] a').click()`);
    expect(await main()).toContain(`…${key.slice(-4)}`);
    expect(await tab.read(`document.documentElement.outerHTML.includes(${JSON.stringify(key)})`)).toBe(false);
    await tab.read(`window.confirm = (question) => { window.asked = question; return window.agreed ?? false; }`);
    const revoke = `document.querySelector('form:has([aria-label="Revoke Night run"])')`;
    await tab.read(`${revoke}.requestSubmit()`);
    expect(await tab.read('window.asked')).toContain('Night run');
    expect(await gate.authenticateKey(key)).not.toBeNull();
    await tab.read(`window.agreed = true`);
    await tab.leave(`${revoke}.requestSubmit()`);
    expect(await gate.authenticateKey(key)).toBeNull();
    expect(await tab.read(`!!${revoke}`)).toBe(false);
    expect(tab.complaints()).toEqual([]);
  });

  it('offers no request to try a key by that may not make it', async () => {
    await tab.open(`${appUrl}/keys`);
    await tab.fill('#label', 'Reader');
    await tab.read(
      `for (const one of document.querySelectorAll('[name="scopes"]')) one.checked = one.value === 'gate:read'`,
    );
    await tab.read(`document.querySelector('#new-key').requestSubmit()`);
    await tab.until(`document.querySelector('#made').value !== ''`);
    expect(await tab.read(`document.querySelector('#trial').checkVisibility()`)).toBe(false);
    expect(tab.complaints()).toEqual([]);
  });

  it('breaks no day of a time in two where there is little room', async () => {
    const scopes = ['check', 'gate:read', 'gate:write'] as const;
    const key = { label: 'A label that takes its room', scopes, livemode: true, expiresAt: null, ipAllowlist: [] };
    await world.gate.keys.create(world.actor('admin'), { ...key, scopes: [...scopes] });
    await tab.resize(1000);
    await tab.open(`${appUrl}/keys`);
    const lines = await tab.read<number[]>(
      `[...document.querySelectorAll('main td time')].map(({ firstChild: text }) => { const day = new Range(); day.setStart(text, 0); day.setEnd(text, 10); return day.getClientRects().length; })`,
    );
    expect(new Set(lines)).toEqual(new Set([1]));
    await tab.resize(1280);
  });

  it('says beside the form what is wrong with a key that cannot be made', async () => {
    await tab.open(`${appUrl}/keys`);
    await tab.fill('#label', 'Anywhere');
    await tab.fill('#networks', 'not a network');
    await tab.read(`document.querySelector('#new-key').requestSubmit()`);
    await tab.until(`!document.querySelector('#new-key .alert').hidden`);
    expect(await tab.read(`document.querySelector('#new-key .alert').textContent`)).toMatch(
      /^Addresses or networks it may be used from, line 1: /,
    );
    expect(await tab.read(`document.querySelector('[data-reply]').hidden`)).toBe(true);
  });
});
