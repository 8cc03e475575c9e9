import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { crmCallbackPath, openCrm } from '@sendgate/crm';
import { type CrmDouble, openCrmDouble } from '@sendgate/crm/testing';
import { describeWithChromium } from '../../../../test/support/chromium.ts';
import { WorkspaceCrm } from '../crm/workspace-crm.ts';
import type { Tab } from '../testing/browser.ts';
import { appUrl, type DashboardWorld } from '../testing/dashboard-world.ts';
import { visitBefore } from '../testing/signed-in-tab.ts';

const redirectUrl = `${appUrl}${crmCallbackPath}`;

describeWithChromium('the page of integrations in a browser', (executable) => {
  let double: CrmDouble;
  let world: DashboardWorld;
  let tab: Tab;
  beforeAll(async () => {
    double = await openCrmDouble({ redirectUrl });
  });
  afterAll(() => double?.close());
  visitBefore(
    executable,
    'admin',
    (visit) => {
      ({ world, tab } = visit);
    },
    {
      crm: (gate) => {
        const { clientSecret } = double.options;
        const crm = openCrm({ ...double.options, redirectUrl });
        return new WorkspaceCrm({ gate, crm, clientSecret, signatureBase: 'uri', appOrigin: appUrl });
      },
    },
  );

  const main = () => tab.read<string>(`document.querySelector('main').textContent`);

  it('leads to the CRM and back, connected', async () => {
    await tab.open(`${appUrl}/integrations`);
    expect(await main()).toContain('not connected');
    await tab.leave(`document.querySelector('form[data-goes]').requestSubmit()`);
    expect(await tab.read(`location.origin + location.pathname`)).toBe(`${appUrl}/integrations`);
    expect(await main()).toContain(double.portalId);
    expect(await main()).toContain('off: nothing is written');
    expect(await main()).toContain(`${appUrl}/api/intake/crm?workspace=${world.workspace.id}`);
  });

  it('asks for tagging on its own, and disconnects once that was confirmed', async () => {
    await tab.read(`document.querySelector('[name="tagging"]').click()`);
    await tab.leave(`document.querySelector('form[data-goes]').requestSubmit()`);
    expect(await main()).toContain('on: svc_gate_blocked');
    expect(await tab.read(`document.querySelector('[name="tagging"]').checked`)).toBe(true);
    await tab.read(`window.confirm = () => false`);
    await tab.read(`document.querySelector('[data-send^="DELETE"]').requestSubmit()`);
    expect(await world.gate.crm.connection(world.workspace.id)).toMatchObject({ state: 'connected' });
    await tab.read(`window.confirm = () => true`);
    await tab.leave(`document.querySelector('[data-send^="DELETE"]').requestSubmit()`);
    expect(await main()).toContain('not connected');
  });
});
