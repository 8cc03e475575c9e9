import { expect, it } from '@jest/globals';
import { plainTime } from '@sendgate/contracts';
import { breakSeal, newRecipient } from '@sendgate/gate/testing';
import { describeWithChromium } from '../../../../test/support/chromium.ts';
import type { Tab } from '../testing/browser.ts';
import { appUrl, type DashboardWorld, heldMessage } from '../testing/dashboard-world.ts';
import { losingAnswers } from '../testing/lost-answers.ts';
import { visitBefore } from '../testing/signed-in-tab.ts';

const warned = 'Hi Lee, we guarantee 3x ROI. See you on Thursday.';

describeWithChromium('the queue in a browser', (executable) => {
  let world: DashboardWorld;
  let tab: Tab;
  visitBefore(executable, 'reviewer', (visit) => {
    ({ world, tab } = visit);
  });

  const submit = async (subject: string, bodyText = warned) =>
    (await world.gate.submit(world.caller, { ...heldMessage, recipient: newRecipient(), subject, bodyText })).submission
      .actionId;
  const text = (selector: string) => tab.read<string>(`document.querySelector('${selector}')?.textContent ?? ''`);
  const focused = () => tab.read<string>(`document.activeElement.textContent`);
  /** Keys act once the page has loaded; it loads itself anew after each change. */
  const ready = (selector: string) =>
    tab.until(`document.querySelector('${selector}') && document.readyState === 'complete'`);
  const status = async (actionId: string) => (await world.gate.findSubmission(world.workspace.id, actionId))?.status;
  const pending = async (actionId: string) =>
    (await world.gate.reviews.open(world.actor('viewer'), actionId))?.pending?.decision ?? null;

  it('is walked, selected and approved by keys alone, with what came of each and the way back', async () => {
    const [first, blocked] = [await submit('One'), await submit('Two', heldMessage.bodyText)];
    await tab.open(`${appUrl}/reviews`);
    await tab.press('j');
    expect(await focused()).toBe('One');
    await tab.press('x');
    await tab.press('j');
    expect(await focused()).toBe('Two');
    await tab.press('x');
    expect(await text('#bulk-count')).toContain('2 holds selected');
    await tab.press('k');
    expect(await focused()).toBe('One');
    await tab.press('shift+a');
    await tab.until(`!document.querySelector('#bulk-results').hidden`);
    expect(await text('#bulk-results')).toContain('1 hold approved, 1 refused.');
    expect(await text('#bulk-results li:last-child')).toMatch(/^Two to \S+@\S+: refused\. .*BLOCK/);
    expect(await tab.read(`document.activeElement.id`)).toBe('bulk-results');
    expect([await pending(first), await pending(blocked)]).toEqual(['approved', null]);
    await tab.press('u');
    await tab.until(`document.querySelector('#bulk-results').textContent.includes('1 decision taken back')`);
    expect([await pending(first), await status(first)]).toEqual([null, 'QUEUED']);
    expect(tab.complaints()).toEqual([]);
  });

  it('says of a way back that was not answered that it may have been taken, and not that it was too late', async () => {
    await submit('Taken back');
    await tab.open(`${appUrl}/reviews`);
    await tab.press('j');
    await tab.press('x');
    await tab.press('shift+a');
    await tab.until(`!document.querySelector('#bulk-results').hidden`);
    await losingAnswers(tab);
    await tab.press('u');
    await tab.until(`document.querySelector('#bulk-results').textContent.includes('0 decisions taken back')`);
    expect(await text('#bulk-results li')).toContain('It may have been done all the same');
    expect(await tab.read(`document.querySelector('#bulk-results li a').pathname`)).toMatch(/^\/reviews\/act_/);
    expect(tab.complaints()).toEqual([]);
  });

  it('rejects what is selected for one reason, and keeps the selection while others work', async () => {
    const [one, two] = [await submit('Rejected'), await submit('Left alone')];
    await tab.open(`${appUrl}/reviews`);
    const box = `document.querySelector('[data-action="${one}"] [data-select]')`;
    await tab.read(`${box}.focus()`);
    // Let go only when the list as it stands now has come.
    await tab.press(' ', async () => {
      await tab.read(`performance.clearResourceTimings()`);
      await world.gate.reviews.claim(world.actor('admin'), two, { expectedVersion: 1 });
      await tab.until(`performance.getEntriesByType('resource').some((got) => got.initiatorType === 'xmlhttprequest')`);
    });
    await tab.until(`document.querySelector('#queue').textContent.includes('has it in hand')`);
    expect(await tab.read(`[${box}.checked, ${box} === document.activeElement]`)).toEqual([true, true]);
    await tab.read(`document.querySelector('#bulk-reason').value = 'tone'`);
    await tab.read(`document.querySelector('#bulk form').requestSubmit()`);
    await tab.until(`document.querySelector('#bulk-results').textContent.includes('1 hold rejected')`);
    expect([await pending(one), await pending(two)]).toEqual(['rejected', null]);
  });

  it('takes the way of every other key from the list to the hold, and decides nothing on the way', async () => {
    const actionId = await submit('By key');
    await tab.open(`${appUrl}/reviews?q=guarantee_claim`);
    const at = `document.querySelector('[data-action="${actionId}"] a').focus()`;
    await tab.read(at);
    await tab.press('c');
    await tab.until(`document.querySelector('[data-action="${actionId}"][data-claimed="reviewer@here.example"]')`);
    await tab.read(at);
    await tab.press('a');
    await tab.until(`location.pathname === '/reviews/${actionId}' && document.readyState === 'complete'`);
    await tab.until(`document.activeElement.dataset.key === 'a'`);
    expect(await pending(actionId)).toBeNull();
    await tab.read('document.activeElement.blur()');
    await tab.press('n');
    expect(await tab.read('document.activeElement.name')).toBe('text');
    await tab.press('a');
    expect(await tab.read('document.activeElement.value')).toBe('a');
    await tab.press('Escape');
    await tab.read(`document.querySelector('[name="text"]').value = ''`);
    await tab.press('r');
    expect(await tab.read('document.activeElement.name')).toBe('reason_code');
    await tab.press('Escape');
    await tab.press('e');
    expect(await tab.read('document.activeElement.name')).toBe('body_text');
    await tab.press('Escape');
    await tab.press('s');
    await ready('#review ins');
    expect(await pending(actionId)).toBeNull();
    await tab.press('a');
    await ready('[data-left-ms]');
    expect(await pending(actionId)).toBe('approved');
    await tab.press('u');
    await ready('#decisions');
    expect(await pending(actionId)).toBeNull();
    // What the list was narrowed to goes along all the while.
    expect(await tab.read('location.search')).toBe('?q=guarantee_claim');
    expect(tab.complaints()).toEqual([]);
  });

  it('shows the undo window also of a hold whose content does not open', async () => {
    const actor = world.actor('owner');
    const { version } = await world.gate.workspaces.settings(actor.workspaceId);
    const sealing = await world.gate.workspaces.patchSettings(actor, { seal_content: true }, version);
    const actionId = await submit('Sealed');
    await breakSeal(world.database, 'submission', 'content_sealed', actionId);
    await tab.open(`${appUrl}/reviews/${actionId}`);
    expect(await text('h1')).toBe('This message cannot be opened');
    await tab.press('r');
    await tab.until(`document.activeElement.form`);
    await tab.read(`document.activeElement.value = 'quality'`);
    await tab.leave(`document.activeElement.form.requestSubmit()`);
    await ready('[data-left-ms]');
    expect(await tab.read(`document.querySelector('[data-kind="reject"]')`)).toBeNull();
    expect(await text('#review .notice:not([hidden])')).toContain('Being decided by reviewer@here.example: rejected');
    await tab.press('u');
    await ready('[data-kind="reject"]');
    expect((await world.gate.reviews.standing(actor.workspaceId, actionId))?.pending).toBeNull();
    await world.gate.workspaces.patchSettings(actor, { seal_content: false }, sealing.version);
  });

  it('keeps a row low and inside the window whatever its hold says, and the list true while nothing is heard', async () => {
    const actionId = await submit(`${'Wordy '.repeat(60)}${'W'.repeat(300)}`);
    const row = `document.querySelector('[data-action="${actionId}"]')`;
    const lines = (part: string) =>
      tab.read<number>(`Math.round(${part}.clientHeight / parseFloat(getComputedStyle(${part}).lineHeight))`);
    const assignee = 'somebody.with-a-name@a-long-domain.example';
    await world.database.sql(`UPDATE submission SET raised_at = now(), assignee = $2 WHERE id = $1`, [
      actionId,
      assignee,
    ]);
    for (const width of [375, 800, 1000, 1120, 1280]) {
      await tab.resize(width);
      await tab.open(`${appUrl}/reviews`);
      const over = `document.documentElement.scrollWidth - document.documentElement.clientWidth`;
      expect([width, await tab.read(over)]).toEqual([width, 0]);
      expect(await lines(`${row}.querySelector('a')`)).toBe(2);
    }
    expect(await lines(row)).toBeLessThan(5);
    await tab.open(`${appUrl}/messages`);
    const why = `document.querySelector('.unbroken')`;
    const tops = `[...${why}.getClientRects()].map(({ top }) => Math.round(top))`;
    expect(new Set(await tab.read<number[]>(tops)).size).toBe(1);
    expect(await tab.read(`getComputedStyle(${why}).borderStyle`)).toBe('none');
    await tab.open(`${appUrl}/reviews`);
    await tab.read(`window.stayed = true`);
    // Nothing tells of it, as of time that goes by.
    await world.database.sql(`UPDATE submission SET escalated_at = now() WHERE id = $1`, [actionId]);
    await tab.read(`document.dispatchEvent(new Event('visibilitychange'))`);
    await tab.until(`${row}.textContent.includes('escalated')`);
    expect(await tab.read('window.stayed')).toBe(true);
  });

  it('has the decisions at hand wherever on a hold one reads, and covers nothing that has the focus', async () => {
    const actionId = await submit('Long', `${warned}\n${'And so on.\n'.repeat(60)}`);
    const inView = (selector: string) =>
      `(({ top, bottom, width }) => width > 0 && top >= 0 && bottom <= innerHeight && document.querySelector('${selector}').checkVisibility({ visibilityProperty: true }))(document.querySelector('${selector}').getBoundingClientRect())`;
    for (const width of [375, 1280]) {
      await tab.resize(width);
      await tab.open(`${appUrl}/reviews/${actionId}`);
      expect(await tab.read(`[${inView('[data-key="a"]')}, ${inView('[data-does="a"]')}]`)).toEqual([false, true]);
      // No line of the message is out of sight in a box of its own, which keys do not scroll everywhere.
      const hidden = `(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight)(document.querySelector('.text:not(.subject)'))`;
      expect(await tab.read(hidden)).toBe(0);
      expect(await tab.read(`document.documentElement.scrollWidth`)).toBeLessThanOrEqual(width);
      await tab.read(`document.querySelector('[data-does="e"]').click()`);
      expect(await tab.read('document.activeElement.name')).toBe('body_text');
      await tab.read(`document.querySelector('[data-does="r"]').click()`);
      expect(await tab.read('document.activeElement.name')).toBe('reason_code');
      const covered = `document.querySelector('#decision-bar').getBoundingClientRect().top < document.activeElement.getBoundingClientRect().bottom`;
      expect(
        await tab.read(
          `document.querySelector('#decision-bar').checkVisibility({ visibilityProperty: true }) && ${covered}`,
        ),
      ).toBe(false);
      await tab.read(`document.querySelector('[data-key="a"]').scrollIntoView()`);
      await tab.until(`!${inView('[data-does="a"]')}`);
    }
    await tab.leave(`document.querySelector('[data-does="a"]').click()`);
    expect(await pending(actionId)).toBe('approved');
    expect(await tab.read(`document.querySelector('#decision-bar')`)).toBeNull();
    expect(tab.complaints()).toEqual([]);
  });

  it('stands beside a hold where there is room, true to what others do, and no message is read again for it', async () => {
    const [open, next] = [await submit('Open'), await submit('Next')];
    await tab.resize(1280);
    await tab.open(`${appUrl}/reviews/${open}`);
    const link = (actionId: string) => `document.querySelector('#beside [href="/reviews/${actionId}"]')`;
    expect(await tab.read(`${link(open)} === document.querySelector('#beside [aria-current]')`)).toBe(true);
    const edge = (selector: string, side: string) =>
      tab.read<number>(`document.querySelector('${selector}').getBoundingClientRect().${side}`);
    expect(await edge('#beside', 'right')).toBeLessThan(await edge('#review', 'left'));
    const readings = async () =>
      (await world.database.sql(`SELECT FROM audit_event WHERE kind = 'submission.body_read'`)).length;
    const before = await readings();
    await tab.read(`(window.stayed = true, ${link(next)}.focus())`);
    await world.gate.reviews.claim(world.actor('admin'), next, { expectedVersion: 1 });
    await tab.until(`${link(next)}.closest('tr').textContent.includes('admin@here.example has it in hand')`);
    expect(await tab.read(`[document.activeElement === ${link(next)}, window.stayed]`)).toEqual([true, true]);
    expect(await readings()).toBe(before);
    // The time left goes by on the page of the hold as it does in its row.
    await world.database.sql(`UPDATE submission SET respond_by = now() - interval '90 minutes' WHERE id = $1`, [open]);
    await tab.read(`document.dispatchEvent(new Event('visibilitychange'))`);
    await tab.until(`document.querySelector('#due').textContent === '1 h 30 min overdue'`);
    expect([await tab.read('window.stayed'), await readings()]).toEqual([true, before]);
    await tab.read(`${link(next)}.click()`);
    await tab.until(`location.pathname === '/reviews/${next}' && document.readyState === 'complete'`);
    expect(await tab.read(`${link(next)} === document.querySelector('#beside [aria-current]')`)).toBe(true);
    await tab.resize(1000);
    expect(await tab.read(`document.querySelector('#beside').checkVisibility()`)).toBe(false);
    expect(tab.complaints()).toEqual([]);
  });

  it('explains its keys, and lets a person switch them off for good', async () => {
    await submit('Quiet');
    await tab.open(`${appUrl}/reviews`);
    await tab.press('?');
    expect(await tab.read(`document.querySelector('#help').open`)).toBe(true);
    await tab.press('j');
    expect(await tab.read(`document.querySelector('#help').open`)).toBe(true);
    await tab.read(`document.querySelector('#shortcuts').click()`);
    await tab.until(`document.querySelector('#shortcuts-said').textContent.includes('do nothing')`);
    await tab.open(`${appUrl}/reviews`);
    await tab.press('?');
    await tab.press('j');
    expect(await tab.read(`document.querySelector('#help').open`)).toBe(false);
    expect(await tab.read('document.activeElement === document.body')).toBe(true);
    expect(await tab.read(`document.querySelectorAll('[aria-keyshortcuts]').length`)).toBe(0);
    await tab.read(`document.querySelector('#open-help').click()`);
    await tab.read(`document.querySelector('#shortcuts').click()`);
    await tab.until(`document.querySelector('#shortcuts-said').textContent.includes('act from now on')`);
    expect((await world.people.reviewer.send('GET', '/api/session')).body.person.shortcuts).toBe(true);
  });

  it('says times in the zone of its reader, which it names, and in UTC where no script runs', async () => {
    const actionId = await submit('By the clock');
    await tab.setZone('Asia/Tokyo');
    const times = `[...document.querySelectorAll('main time')]`;
    const said = async () => {
      const all = await tab.read<string[][]>(`${times}.map((time) => [time.textContent, time.dateTime, time.title])`);
      expect(all.length).toBeGreaterThan(0);
      for (const [text, exact = '', title] of all) {
        const there = new Date(Date.parse(exact) + 9 * 3_600_000);
        expect([text, title]).toEqual([plainTime(there).replace(' UTC', ''), plainTime(exact)]);
      }
    };
    try {
      await tab.open(`${appUrl}/reviews`);
      await said();
      expect(await text('#zone')).toBe('Times in Asia/Tokyo');
      // What others do is drawn anew, in the same zone.
      await world.gate.reviews.claim(world.actor('admin'), actionId, { expectedVersion: 1 });
      await tab.until(`document.querySelector('[data-action="${actionId}"][data-claimed]')`);
      await said();
      const sent = await world.people.reviewer.send('GET', '/reviews');
      expect(sent.text.match(/<time /g)).toHaveLength(sent.text.match(/ UTC<\/time>/g)?.length ?? 0);
      expect(sent.text).toContain('id="zone" hidden>');
    } finally {
      await tab.setZone('');
    }
    expect(tab.complaints()).toEqual([]);
  });
});
