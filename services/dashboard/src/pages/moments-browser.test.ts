import { expect, it } from '@jest/globals';
import { describeWithChromium } from '../../../../test/support/chromium.ts';
import type { Tab } from '../testing/browser.ts';
import { appUrl, type DashboardWorld, heldMessage } from '../testing/dashboard-world.ts';
import { visitBefore } from '../testing/signed-in-tab.ts';

describeWithChromium('fields for a moment in a browser', (executable) => {
  let world: DashboardWorld;
  let tab: Tab;
  visitBefore(executable, 'admin', (visit) => {
    ({ world, tab } = visit);
  });

  const opened = async (path: string) => {
    await tab.setZone('America/New_York');
    await tab.open(`${appUrl}${path}`);
  };
  /** Writes into a field as a person does. */
  const type = async (selector: string, value: string) => {
    await tab.fill(selector, value);
    await tab.read(`document.querySelector('${selector}').dispatchEvent(new Event('input', { bubbles: true }))`);
  };
  const says = (selector: string) =>
    tab.read<[string, string]>(
      `(({ labels, value }) => [labels[0].textContent.trim(), value])(document.querySelector('${selector}'))`,
    );
  const twice = (selector: string) =>
    tab.read<string | undefined>(`document.querySelector('${selector} + .twice [role=status]')?.textContent`);
  const choose = (selector: string) => tab.read(`document.querySelector('${selector} + .twice button').click()`);
  const makeKey = async (label: string) => {
    await tab.fill('#label', label);
    await tab.read(`document.querySelector('#new-key').requestSubmit()`);
    await tab.until(`document.querySelector('#made').value !== ''`);
    const [made] = (await world.gate.keys.list(world.workspace.id)).filter((key) => key.label === label);
    return made?.expiresAt?.toISOString();
  };

  it('take it in the zone of their reader, which they name, by the clocks of that day', async () => {
    await opened('/keys');
    expect(await says('#expires')).toEqual(['Ends (America/New York; optional)', '']);
    await type('#expires', '2030-07-01T12:00');
    expect(await makeKey('summer')).toBe('2030-07-01T16:00:00.000Z');
    await opened('/keys');
    await type('#expires', '2030-12-01T12:00');
    expect(await makeKey('winter')).toBe('2030-12-01T17:00:00.000Z');
    expect(tab.complaints()).toEqual([]);
  });

  it('ask which is meant of a time clocks show twice, and refuse one they are put forward over', async () => {
    await opened('/keys');
    await type('#expires', '2030-11-03T01:30');
    expect(await twice('#expires')).toBe('Clocks show this time twice. Meant is the first, 05:30 UTC.');
    await choose('#expires');
    expect(await twice('#expires')).toBe('Clocks show this time twice. Meant is the second, 06:30 UTC.');
    expect(await makeKey('second')).toBe('2030-11-03T06:30:00.000Z');
    await opened('/keys');
    await type('#expires', '2030-03-10T02:30');
    expect(await tab.read(`document.querySelector('#expires').validationMessage`)).toMatch(/put forward over/);
    expect(await tab.read(`document.querySelector('#new-key').checkValidity()`)).toBe(false);
    await type('#expires', '2030-03-10T03:00');
    expect([await twice('#expires'), await makeKey('first of spring')]).toEqual([
      undefined,
      '2030-03-10T07:00:00.000Z',
    ]);
    expect(tab.complaints()).toEqual([]);
  });

  it('go into the address of a search in UTC, which means the same to whoever gets it', async () => {
    const search = 'from=2030-11-03T05%3A30&to=2030-11-03T06%3A30';
    await opened(`/audit?${search}`);
    expect([await says('#from'), await says('#to')]).toEqual([
      ['From (America/New York)', '2030-11-03T01:30'],
      ['Before (America/New York)', '2030-11-03T01:30'],
    ]);
    expect([await twice('#from'), await twice('#to')]).toEqual([
      expect.stringContaining('the first'),
      expect.stringContaining('the second'),
    ]);
    await tab.leave(`document.querySelector('form.filters').requestSubmit()`);
    expect(await tab.read('location.search')).toContain(search);
    const { text } = await world.people.admin.send('GET', `/audit?${search}`);
    expect(text).toContain('From (<span data-zone>UTC</span>)');
    expect(text).toContain('value="2030-11-03T05:30"');
    await opened('/audit?from=yesterday&to=12030-01-01T00:00');
    expect([await says('#from'), await tab.read(`document.querySelector('main').textContent`)]).toEqual([
      ['From (America/New York)', ''],
      expect.stringContaining('Write times as'),
    ]);
    expect(tab.complaints()).toEqual([]);
  });

  it('show what is stored, keep it to the second where nobody changes it, and take another', async () => {
    const actor = world.actor('owner');
    const { draft, version, activeSnapshotId } = await world.gate.policy.draft(actor);
    const exception = (phrase: string, expiresAt: string) => ({
      phrase,
      owner: 'ann',
      reason: 'Signed off.',
      expiresAt,
    });
    const kept = exception('guarantee of origin', '2099-07-01T06:30:15+02:00');
    const rules = { guarantee_claim: { exceptions: [kept, exception('a fair guarantee', '2099-07-01T04:30:00Z')] } };
    await world.gate.policy.saveDraft(actor, { ...draft, basedOn: activeSnapshotId, rules }, version);
    await opened('/policy/draft');
    const until = (entry: number) =>
      `#rule-guarantee_claim [data-key="exceptions"] > .entry:nth-of-type(${entry}) [data-key="expires_at"]`;
    expect(await says(until(1))).toEqual(['Until (America/New York)', '2099-07-01T00:30']);
    await type(until(2), '2099-12-01T00:30');
    await tab.read(`document.querySelector('#rule-guarantee_claim [data-key="exceptions"] > [data-add]').click()`);
    expect(await says(until(3))).toEqual(['Until (America/New York)', '']);
    await tab.leave(`document.querySelector('#draft').requestSubmit()`);
    expect((await world.gate.policy.draft(actor)).draft.rules.guarantee_claim?.exceptions).toEqual([
      kept,
      exception('a fair guarantee', '2099-12-01T05:30:00Z'),
    ]);
    expect(tab.complaints()).toEqual([]);
  });

  it('and what a refusal says of a race are of one zone', async () => {
    const { submission } = await world.gate.submit(world.caller, heldMessage);
    const path = `/reviews/${submission.actionId}`;
    await opened(path);
    await tab.fill('#reason-code', 'tone');
    await world.gate.reviews.approve(world.actor('reviewer'), submission.actionId, {
      expectedVersion: 1,
      reason: 'Somebody was faster.',
    });
    await tab.until(`!document.querySelector('#changed').hidden`);
    await tab.read(`document.querySelector('[data-kind=reject] [type=submit]').click()`);
    await tab.until(`!document.querySelector('#refused').hidden`);
    const refusal = await tab.read<string>(`document.querySelector('#refused').textContent`);
    expect(refusal).toMatch(/reviewer@here\.example decided at \d{4}-\d\d-\d\d \d\d:\d\d\. /);
    await tab.leave(`document.querySelector('#changed a').click()`);
    const [decided] = /\d{4}-\d\d-\d\d \d\d:\d\d/.exec(refusal) ?? [];
    expect(await tab.read(`document.querySelector('main dl').textContent`)).toContain(`Decided${decided}`);
    expect(tab.complaints()).toEqual([]);
  });
});
