import { expect, it } from '@jest/globals';
import { describeWithChromium } from '../../../../test/support/chromium.ts';
import type { Tab } from '../testing/browser.ts';
import { appUrl, type DashboardWorld } from '../testing/dashboard-world.ts';
import { losingAnswers } from '../testing/lost-answers.ts';
import { visitBefore } from '../testing/signed-in-tab.ts';

describeWithChromium('the page of settings in a browser', (executable) => {
  let world: DashboardWorld;
  let tab: Tab;
  visitBefore(executable, 'admin', (visit) => {
    ({ world, tab } = visit);
  });

  const stored = async () => (await world.gate.workspaces.settings(world.workspace.id)).settings;
  const changeMeanwhile = async (patch: object) => {
    const { version } = await world.gate.workspaces.settings(world.workspace.id);
    await world.gate.workspaces.patchSettings(world.actor('owner'), patch, version);
  };
  /** Every body the page sends from here on. */
  const listen = () =>
    tab.read(
      `(() => { const { fetch } = window; window.sent = []; window.fetch = (path, init) => { window.sent.push(JSON.parse(init.body)); return fetch(path, init); }; })()`,
    );
  const sent = () => tab.read<object[]>('window.sent');
  const open = async () => {
    await tab.open(`${appUrl}/settings`);
    await listen();
  };
  const save = () => tab.read(`document.querySelector('#settings').requestSubmit()`);
  const said = async () => {
    await tab.until(`document.querySelector('#settings [role="status"]').textContent !== ''`);
    return tab.read<string>(`document.querySelector('#settings [role="status"]').textContent`);
  };
  const refused = async () => {
    await tab.until(`!document.querySelector('#settings .alert').hidden`);
    return tab.read<string>(`document.querySelector('#settings .alert').textContent`);
  };
  /** Leaves a field as it was when the page was opened, so that the browser does not ask before it leaves. */
  const undo = (selector: string) =>
    tab.read(`(() => { const field = document.querySelector('${selector}'); field.value = field.defaultValue; })()`);
  const part = (name: string, inner: string) => `[data-setting="${name}"] ${inner}`;
  const text = (selector: string) => tab.read<string>(`document.querySelector('${selector}').textContent`);

  it('sends what was changed and nothing else, of every kind of field', async () => {
    await changeMeanwhile({
      standard_signatures: ['Ada Lovelace\nSales at Customer Ltd'],
      price_book: [{ name: 'Team', amount: 9, currency: 'EUR' }],
    });
    await open();
    await save();
    expect(await said()).toBe('Nothing is changed.');
    expect(await sent()).toEqual([]);

    await tab.fill('#s-required_approvals', '2');
    await tab.fill('#s-autonomy', 'hold_all');
    await tab.fill('#s-tokens_per_day', '5000');
    await tab.fill('#s-approved_claims', 'we answer within a day\n\n built in Leeds ');
    await tab.fill(part('ack_templates', '[data-key="slack"]'), 'Hi {first_name}, one moment please.');
    await tab.read(`document.querySelector('#s-advisory_hold').click()`);
    await tab.fill(part('quiet_hours', '[data-key="default"] [data-key="to"]'), '20:30');
    for (const name of ['price_book', 'merge_field_fallbacks', 'standard_signatures'])
      await tab.read(`document.querySelector('${part(name, '[data-add]')}').click()`);
    for (const [key, value] of [
      ['name', 'Solo'],
      ['amount', '4.5'],
      ['currency', 'GBP'],
    ])
      await tab.fill(part('price_book', `.entry:nth-of-type(2) [data-key="${key}"]`), String(value));
    await tab.fill(part('merge_field_fallbacks', '[data-key="name"]'), 'first_name');
    await tab.fill(part('merge_field_fallbacks', '[data-key="value"]'), 'there');
    await save();
    expect(await said()).toContain('Saved: Acknowledgement by channel, Approvals a hold needs');
    const [body] = await sent();
    const changed = {
      ack_templates: { slack: 'Hi {first_name}, one moment please.' },
      required_approvals: 2,
      autonomy: 'hold_all',
      advisory_hold: true,
      approved_claims: ['we answer within a day', 'built in Leeds'],
      price_book: [
        { name: 'Team', amount: 9, currency: 'EUR' },
        { name: 'Solo', amount: 4.5, currency: 'GBP' },
      ],
      merge_field_fallbacks: { first_name: 'there' },
      tokens_per_day: 5000,
    };
    // The blank entry that was added to the signatures is no change.
    expect(Object.keys(body ?? {}).sort()).toEqual([...Object.keys(changed), 'quiet_hours'].sort());
    expect(body).toMatchObject(changed);
    expect(await stored()).toMatchObject(changed);
    expect((await stored()).quiet_hours).toMatchObject({ default: { from: '08:00', to: '20:30' } });
    expect((await stored()).quiet_hours.table).toContainEqual({
      region: 'US-TX',
      from: '12:00',
      to: '21:00',
      days: [0],
    });

    // It goes on from the version that was stored.
    await tab.fill('#s-tokens_per_day', '');
    await tab.read(`document.querySelector('${part('price_book', '[data-remove]')}').click()`);
    await tab.read(`document.querySelector('#settings [role="status"]').textContent = ''`);
    await save();
    expect(await said()).toBe('Saved: Prices messages may quote, Governance tokens a day.');
    expect(await stored()).toMatchObject({ tokens_per_day: null, price_book: [{ name: 'Solo' }] });
    expect(tab.complaints()).toEqual([]);
  });

  it('names a refused setting beside its field and goes there, and keeps what was typed', async () => {
    await open();
    await tab.fill('#s-own_domains', 'acme.example');
    await tab.fill('#s-link_allowlist', 'acme.example\nnot a domain');
    await tab.fill('#s-approved_claims', 'x');
    await save();
    expect(await refused()).toBe('Nothing was saved. To be mended: Approved wordings, Domains links may use.');
    expect(await text('#s-link_allowlist-problem')).toMatch(/^entry 2: /);
    expect(await tab.read('document.activeElement.id')).toBe('s-approved_claims');
    expect(await tab.read(`document.activeElement.getAttribute('aria-invalid')`)).toBe('true');
    expect(await tab.read(`document.activeElement.getAttribute('aria-describedby')`)).toBe(
      's-approved_claims-about s-approved_claims-problem',
    );
    expect(await tab.read(`document.querySelector('#s-own_domains').value`)).toBe('acme.example');
    expect((await stored()).own_domains).toEqual([]);

    for (const name of ['own_domains', 'link_allowlist']) await tab.fill(`#s-${name}`, '');
    await undo('#s-approved_claims');
    await tab.read(`document.querySelector('${part('quiet_hours', '[data-add]')}').click()`);
    await tab.fill(part('quiet_hours', '.entry:nth-last-of-type(1) [data-key="region"]'), 'US-NY');
    await save();
    expect(await refused()).toBe('Nothing was saved. To be mended: Quiet hours.');
    expect(await text('#s-quiet_hours-problem')).toContain('table, entry 9, From: Fill this in.');
    expect(await tab.read(`document.querySelector('#s-link_allowlist-problem').hidden`)).toBe(true);
    await tab.read(`document.activeElement.closest('.entry').querySelector('[data-remove]').click()`);
    await save();
    expect(await said()).toBe('Nothing is changed.');
    expect(tab.complaints()).toEqual([]);
  });

  it('says in one run of words that no rule reads a setting', async () => {
    await open();
    const note = `document.querySelector('[data-setting=postal_address] .notice')`;
    expect(await tab.read(`${note}.innerText`)).toMatch(
      /^It changes nothing at present: missing_postal_address of email_compliance_v1 would read it/,
    );
  });

  it('refuses in the browser what is out of bounds', async () => {
    await open();
    await tab.fill('#s-required_approvals', '4');
    await save();
    expect(await tab.read(`document.querySelector('#s-required_approvals').validity.rangeOverflow`)).toBe(true);
    expect([await sent(), await tab.read('document.activeElement.id')]).toEqual([[], 's-required_approvals']);
    await undo('#s-required_approvals');
  });

  it('saves nothing over what somebody else saved meanwhile, says so, and keeps what was typed', async () => {
    await open();
    await changeMeanwhile({ sampling_percent: 3 });
    await tab.fill('#s-sampling_percent', '5');
    await save();
    expect(await refused()).toContain('Somebody else was faster, so nothing was saved just now.');
    expect(await tab.read(`document.querySelector('#s-sampling_percent').value`)).toBe('5');
    expect((await stored()).sampling_percent).toBe(3);
    await undo('#s-sampling_percent');
    await tab.leave(`document.querySelector('#settings .alert a').click()`);
    expect(await tab.read(`document.querySelector('#s-sampling_percent').value`)).toBe('3');
    expect(tab.complaints()).toEqual([]);
  });

  it('says of a save whose answer was lost that it may stand, and shows it once the page is loaded anew', async () => {
    await tab.open(`${appUrl}/settings#holds`);
    await losingAnswers(tab);
    await tab.fill('#s-sampling_percent', '7');
    await save();
    expect(await refused()).toContain('It may have been done all the same');
    expect(await tab.read(`document.querySelector('#settings .alert a').target`)).toBe('_blank');
    expect((await stored()).sampling_percent).toBe(7);
    await save();
    expect(await refused()).toContain('perhaps by what you asked for before and got no answer to');
    await undo('#s-sampling_percent');
    await tab.leave(`document.querySelector('#settings .alert a').click()`);
    expect(await tab.read(`document.querySelector('#s-sampling_percent').value`)).toBe('7');
    expect(tab.complaints()).toEqual([]);
  });

  it('sets, replaces and removes a secret, and keeps none on the page', async () => {
    const isSet = async () => (await world.gate.workspaces.settings(world.workspace.id)).secretsSet.callback_secret;
    const state = () => text(part('callback_secret', '[data-state]'));
    await open();
    expect([await isSet(), await state()]).toEqual([false, 'Not set']);
    await tab.fill('#s-callback_secret', 'a-secret-of-sixteen');
    await save();
    expect(await said()).toBe('Saved: Secret that signs callbacks.');
    expect([await isSet(), await state()]).toEqual([true, 'Set']);
    expect(await tab.read(`document.querySelector('#s-callback_secret').value`)).toBe('');
    await tab.read(`document.querySelector('${part('callback_secret', '[type="checkbox"]')}').click()`);
    await tab.read(`document.querySelector('#settings [role="status"]').textContent = ''`);
    await save();
    await said();
    expect([await isSet(), await state()]).toEqual([false, 'Not set']);
    expect(tab.complaints()).toEqual([]);
  });
});
