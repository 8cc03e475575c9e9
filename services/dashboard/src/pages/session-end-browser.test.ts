import { expect, it } from '@jest/globals';
import type { Role } from '@sendgate/contracts';
import { describeWithChromium } from '../../../../test/support/chromium.ts';
import { until } from '../../../../test/support/until.ts';
import type { Tab } from '../testing/browser.ts';
import { appUrl, type DashboardWorld, heldMessage, password } from '../testing/dashboard-world.ts';
import { losingAnswers } from '../testing/lost-answers.ts';
import { visitBefore } from '../testing/signed-in-tab.ts';

describeWithChromium('what is being written on a hold in a browser', (executable) => {
  let world: DashboardWorld;
  let tab: Tab;
  visitBefore(executable, 'reviewer', (visit) => {
    ({ world, tab } = visit);
  });

  const reason = 'Checked with the customer on the telephone.';
  const refused = () => tab.read<string>(`document.querySelector('#refused').textContent`);
  const typed = () => tab.read<string>(`document.querySelector('#reason').value`);
  const approve = `document.querySelector('[data-kind=approve] [type=submit]').click()`;
  const pendingOf = async (actionId: string) =>
    (await world.gate.reviews.open(world.actor('viewer'), actionId))?.pending?.by;

  /** Opens a hold, writes the reason of an approval, and has every session of its reader end. */
  const interrupted = async () => {
    const { submission } = await world.gate.submit(world.caller, heldMessage);
    await tab.open(`${appUrl}/reviews/${submission.actionId}`);
    await tab.fill('#reason', reason);
    await world.database.sql('DELETE FROM session');
    await tab.read(approve);
    await tab.until(`!document.querySelector('#refused').hidden`);
    return submission.actionId;
  };
  /** Signs in as another tab of the same browser does. */
  const signInElsewhere = (role: Role) => {
    const body = JSON.stringify({ email: world.actor(role).email, password });
    return tab.read(
      `fetch('/api/sign-in', { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: ${JSON.stringify(body)} }).then((answer) => answer.status)`,
    );
  };

  const signOutElsewhere = () =>
    tab.read(
      `fetch('/api/sign-out', { method: 'POST', headers: { 'X-CSRF-Token': document.querySelector('meta[name="csrf-token"]').content } })`,
    );

  it('stays when the session ends, and is sent once the same person has signed in again', async () => {
    const actionId = await interrupted();
    expect(await refused()).toContain('Your session has ended. Nothing was changed');
    expect(await tab.read(`document.querySelector('#refused a').target`)).toBe('_blank');
    expect([await typed(), await pendingOf(actionId)]).toEqual([reason, undefined]);
    expect(await signInElsewhere('reviewer')).toBe(200);
    await tab.leave(approve);
    expect(await pendingOf(actionId)).toBe('reviewer@here.example');
    expect(tab.complaints()).toEqual([]);
  });

  it('is not sent in the name of somebody else who has signed in since', async () => {
    const actionId = await interrupted();
    expect(await signInElsewhere('admin')).toBe(200);
    await tab.read(approve);
    await tab.until(`document.querySelector('#refused').textContent.includes('another session')`);
    expect([await typed(), await pendingOf(actionId)]).toEqual([reason, undefined]);
    expect(await signInElsewhere('reviewer')).toBe(200);
    await tab.leave(approve);
    expect(tab.complaints()).toEqual([]);
  });

  it('is not said to be unchanged where the answer was lost on its way', async () => {
    const { submission } = await world.gate.submit(world.caller, heldMessage);
    await tab.open(`${appUrl}/reviews/${submission.actionId}`);
    await tab.fill('#reason', reason);
    await tab.read(`window.whole = fetch;
      window.fetch = async (...asked) => { await whole(...asked); throw new TypeError('the connection broke'); };`);
    await tab.read(approve);
    await tab.until(`!document.querySelector('#refused').hidden`);
    expect(await refused()).toContain('may have been done');
    expect([await typed(), await pendingOf(submission.actionId)]).toEqual([reason, 'reviewer@here.example']);
  });

  it('is told of what others do again once the same person has signed in again', async () => {
    const submit = async () => (await world.gate.submit(world.caller, heldMessage)).submission.actionId;
    const actionId = await submit();
    await tab.open(`${appUrl}/reviews/${actionId}`);
    await tab.fill('#reason', reason);
    await signOutElsewhere();
    const refusals = () =>
      world.logLines.filter((line) => line.includes('/api/reviews/events') && line.includes('401'));
    await until('the feed was refused', () => refusals().length > 0);
    await world.gate.reviews.addNote(world.actor('admin'), actionId, { expectedVersion: 1, text: 'Ask Kim.' });
    expect(await tab.read(`document.querySelector('#changed').hidden`)).toBe(true);
    expect(await signInElsewhere('reviewer')).toBe(200);
    // Somebody comes back to the page, perhaps before the browser has taken in that it was refused.
    await tab.until(`(dispatchEvent(new Event('focus')), !document.querySelector('#changed').hidden)`);
    expect(await typed()).toBe(reason);
  });

  it('has a queue beside it that says when it stands still, until it goes on', async () => {
    const { submission } = await world.gate.submit(world.caller, heldMessage);
    const look = (then: string) => `(document.dispatchEvent(new Event('visibilitychange')), ${then})`;
    for (const page of ['/reviews', `/reviews/${submission.actionId}`]) {
      await tab.open(appUrl + page);
      await signOutElsewhere();
      await tab.until(look(`!document.querySelector('#refused').hidden`));
      expect(await refused()).toContain('stands still. Sign in in another tab');
      expect(await signInElsewhere('reviewer')).toBe(200);
      await tab.until(look(`document.querySelector('#refused').hidden`));
    }
    expect(tab.complaints()).toEqual([]);
  });

  it('is shown once more where somebody else decided meanwhile, and the page goes on', async () => {
    const { submission } = await world.gate.submit(world.caller, heldMessage);
    const { actionId } = submission;
    await tab.open(`${appUrl}/reviews/${actionId}`);
    await tab.fill('#reason-code', 'tone');
    await tab.fill('#guidance', 'Say <b>when</b> we call.');
    await world.gate.reviews.reject(world.actor('admin'), actionId, { expectedVersion: 1, reasonCode: 'tone' });
    await tab.until(`!document.querySelector('#changed').hidden`);
    await tab.leave(`document.querySelector('#changed a').click()`);
    expect(await tab.read(`document.querySelector('#unsent').textContent`)).toContain('Say <b>when</b> we call.');
    await tab.press('?');
    expect(await tab.read(`document.querySelector('#help').open`)).toBe(true);
    expect(tab.complaints()).toEqual([]);
  });

  it('goes on where the answer to a sign-out was lost, and says so', async () => {
    await tab.open(`${appUrl}/reviews`);
    await losingAnswers(tab);
    await tab.read(`document.querySelector('#sign-out').click()`);
    await tab.until(`document.activeElement.id === 'still-signed-in'`);
    expect(await tab.read(`document.activeElement.textContent`)).toContain('You may still be signed in.');
    expect(await tab.read('location.pathname')).toBe('/reviews');
    expect(await signInElsewhere('reviewer')).toBe(200);
    expect(tab.complaints()).toEqual([]);
  });

  it('is left only after a question', async () => {
    const { submission } = await world.gate.submit(world.caller, heldMessage);
    await tab.open(`${appUrl}/reviews/${submission.actionId}`);
    // A browser asks only for a page somebody has done something on.
    await tab.read(`document.querySelector('#note-text').focus()`);
    await tab.press('x');
    await tab.read(`document.querySelector('.brand').click()`);
    await tab.until(`document.querySelector('#note-text')?.value === 'x'`);
    expect(tab.complaints()).toEqual(['a dialog opened']);
    await tab.leave(`document.querySelector('[data-kind=note] button').click()`);
    await tab.leave(`document.querySelector('.brand').click()`);
    expect(tab.complaints()).toEqual(['a dialog opened']);
  });
});
