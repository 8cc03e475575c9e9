import { expect, it } from '@jest/globals';
import { describeWithChromium } from '../../../../test/support/chromium.ts';
import type { Tab } from '../testing/browser.ts';
import { appUrl, type DashboardWorld } from '../testing/dashboard-world.ts';
import { visitBefore } from '../testing/signed-in-tab.ts';

const template = 'commercial_commitments_v1';

describeWithChromium('the draft under a floor, in a browser', (executable) => {
  let world: DashboardWorld;
  let tab: Tab;
  visitBefore(
    executable,
    'admin',
    (visit) => {
      ({ world, tab } = visit);
    },
    { policyFloor: { rules: { guarantee_claim: { severity: 'BLOCK' } } } },
  );

  const save = () => tab.leave(`document.querySelector('#draft').requestSubmit()`);
  const problems = () => tab.read<string>(`document.querySelector('#validation .alert')?.textContent ?? ''`);

  it('says what is fixed, refuses what is softer by name, and keeps a fixed rule without its template', async () => {
    await tab.open(`${appUrl}/policy/draft`);
    const fixed = `[...document.querySelectorAll('[data-fixed]')].map((part) => part.dataset.rule)`;
    expect(await tab.read(fixed)).toEqual(['guarantee_claim']);
    expect(await tab.read(`document.querySelector('#rule-guarantee_claim').textContent`)).toContain(
      'Fixed by the floor of this installation',
    );
    expect(await tab.read(`document.querySelector('#severity-guarantee_claim').value`)).toBe('BLOCK');
    await tab.read(`document.querySelector('#state-guarantee_claim').value = 'off'`);
    await save();
    expect(await problems()).toContain('rules.guarantee_claim.enabled');
    await tab.read(`document.querySelector('#state-guarantee_claim').value = ''`);
    await tab.read(`document.querySelector('[name="template"][value="${template}"]').checked = false`);
    await save();
    expect(await problems()).toBe('');
    const { draft } = await world.gate.policy.draft(world.actor('admin'));
    expect([draft.templates.includes(template), Object.keys(draft.rules)]).toEqual([false, ['guarantee_claim']]);
    await tab.leave(`document.querySelector('[data-send*="/publish"]').requestSubmit()`);
    const snapshot = await tab.read<string>(`location.pathname.split('/').at(-1)`);
    const { rules } = (await world.gate.policy.snapshot(world.workspace.id, snapshot)).snapshot;
    expect(rules.guarantee_claim).toMatchObject({ enabled: true, severity: 'BLOCK', mode: 'enforce' });
    expect(rules).not.toHaveProperty('superlative_claim');
    expect(tab.complaints()).toEqual([]);
  });
});
