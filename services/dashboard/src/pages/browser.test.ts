import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { describeWithChromium } from '../../../../test/support/chromium.ts';
import { openTab, type Tab } from '../testing/browser.ts';
import { appUrl, type DashboardWorld, dashboardWorld, heldMessage, password } from '../testing/dashboard-world.ts';

const hostile = `<img src=x onerror=alert(1)><script>alert(2)</script>"'</textarea><svg onload=alert(3)>`;

describeWithChromium('the pages in a browser', (executable) => {
  let world: DashboardWorld;
  let tab: Tab;

  beforeAll(async () => {
    world = await dashboardWorld();
    tab = await openTab(executable, new URL(appUrl).host, world.port);
  });

  afterAll(async () => {
    await tab?.close();
    await world?.close();
  });

  const submit = async (bodyText = heldMessage.bodyText) =>
    (await world.gate.submit(world.caller, { ...heldMessage, bodyText })).submission.actionId;
  const statusOf = async (actionId: string) => world.gate.findSubmission(world.workspace.id, actionId);
  const fill = (selector: string, value: string) =>
    tab.read(`document.querySelector('${selector}').value = ${JSON.stringify(value)}`);
  const press = (selector: string) => `document.querySelector('${selector}').click()`;

  it('lets a reviewer sign in from a review link and approve the message', async () => {
    const actionId = await submit();
    await tab.open(`${appUrl}/reviews/${actionId}`);
    expect(await tab.read('location.pathname')).toBe('/sign-in');
    await fill('#email', 'reviewer@here.example');
    await fill('#password', 'not the password');
    await tab.read(press('#sign-in button'));
    await tab.until(`!document.querySelector('.alert').hidden`);
    expect(await tab.read(`document.querySelector('.alert').textContent`)).toBe('E-mail or password is wrong.');
    await fill('#password', password);
    await tab.leave(press('#sign-in button'));
    expect(await tab.read('location.pathname')).toBe(`/reviews/${actionId}`);
    expect(await tab.read('document.cookie')).toBe('');
    await fill('#reason', 'Checked with the customer.');
    await tab.leave(press('[data-kind=approve] button'));
    expect(await tab.read(`document.querySelector('#decisions')`)).toBeNull();
    expect(await statusOf(actionId)).toMatchObject({
      status: 'APPROVED',
      reviewedBy: 'reviewer@here.example',
      edited: false,
    });
    expect(tab.complaints()).toEqual([]);
  });

  it('sends an edit only when the reviewer made one', async () => {
    const actionId = await submit();
    await tab.open(`${appUrl}/reviews/${actionId}`);
    await fill('#body-text', 'Hi Lee, here is the answer.');
    await fill('#reason', 'Rewritten by hand.');
    await tab.leave(press('[data-kind=approve] button'));
    const edited = { edited: true, approvedBody: 'Hi Lee, here is the answer.' };
    expect(await statusOf(actionId)).toMatchObject({ status: 'QUEUED', ...edited });
    expect(await tab.read(`document.querySelector('#body-text').value`)).toBe(edited.approvedBody);
    await world.gate.reviews.approve(world.actor('admin'), actionId, { expectedVersion: 2, reason: 'Read it again.' });
    expect(await statusOf(actionId)).toMatchObject({ status: 'APPROVED', ...edited });
  });

  it('says who was faster when somebody decided meanwhile', async () => {
    const actionId = await submit();
    await tab.open(`${appUrl}/reviews/${actionId}`);
    await world.gate.reviews.approve(world.actor('admin'), actionId, {
      expectedVersion: 1,
      reason: 'Somebody was faster.',
    });
    await fill('#reason-code', 'tone');
    await tab.read(press('[data-kind=reject] button'));
    await tab.until(`!document.querySelector('.alert').hidden`);
    expect(await tab.read(`document.querySelector('.alert').textContent`)).toMatch(/Somebody else was faster/);
    expect((await statusOf(actionId))?.status).toBe('APPROVED');
  });

  it('runs nothing that a message contains', async () => {
    const actionId = await submit(`As an AI language model, I cannot do that. ${hostile}`);
    await tab.open(`${appUrl}/reviews/${actionId}`);
    expect(await tab.read(`document.querySelector('main').textContent`)).toContain(hostile);
    expect(await tab.read(`document.querySelector('#body-text').value`)).toContain(hostile);
    expect(await tab.read(`document.querySelectorAll('main img, main svg, main script').length`)).toBe(0);
    expect(tab.complaints()).toEqual([]);
  });

  it('signs out', async () => {
    await tab.open(`${appUrl}/reviews`);
    await tab.leave(press('#sign-out'));
    expect(await tab.read('location.pathname')).toBe('/sign-in');
    await tab.open(`${appUrl}/reviews`);
    expect(await tab.read('location.pathname')).toBe('/sign-in');
  });
});
