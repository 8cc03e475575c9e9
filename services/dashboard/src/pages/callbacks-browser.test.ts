import { expect, it } from '@jest/globals';
import { describeWithChromium } from '../../../../test/support/chromium.ts';
import type { Tab } from '../testing/browser.ts';
import { appUrl, type DashboardWorld, heldMessage } from '../testing/dashboard-world.ts';
import { visitBefore } from '../testing/signed-in-tab.ts';

describeWithChromium('the page of callbacks in a browser', (executable) => {
  let world: DashboardWorld;
  let tab: Tab;
  visitBefore(executable, 'admin', (visit) => {
    ({ world, tab } = visit);
  });

  const main = () => tab.read<string>(`document.querySelector('main').textContent`);
  const submitForm = (selector: string) => tab.leave(`document.querySelector('${selector}').requestSubmit()`);

  it('takes the address of a receiver, and says what is wrong with one it may not post to', async () => {
    await tab.open(`${appUrl}/callbacks`);
    expect(await main()).toContain('With an address set');
    expect(await tab.read(`document.querySelector('[data-send*="/test"]')`)).toBeNull();
    await tab.fill('#callback-url', 'https://127.0.0.1/hook');
    await tab.read(`document.querySelector('form.card').requestSubmit()`);
    await tab.until(`!document.querySelector('form.card .alert').hidden`);
    expect(await tab.read(`document.querySelector('form.card .alert').textContent`)).toMatch(
      /^Address: .*not on the public internet/,
    );
    await tab.fill('#callback-url', 'https://hooks.example/gate');
    await submitForm('form.card');
    expect(await main()).toContain('Posts a gate.test event and shows');
    await tab.fill('#callback-secret', 'a-secret-of-sixteen');
    await submitForm('form.card');
    expect(await main()).toContain('Posts a gate.test event, signed as every other, and shows');
    expect(await main()).toContain('(set; type a new one to replace it)');
    expect(await world.gate.callbacks.endpoint(world.workspace.id)).toMatchObject({
      url: 'https://hooks.example/gate',
      secretSet: true,
    });
  });

  it('sends a test event and leads to what came of it', async () => {
    await tab.open(`${appUrl}/callbacks`);
    await submitForm('[data-send*="/test"]');
    const eventId = await tab.read<string>(`location.pathname.split('/').at(-1)`);
    expect((await world.gate.callbacks.find(world.workspace.id, eventId))?.event).toBe('gate.test');
    expect(await tab.read(`document.querySelector('h1').textContent`)).toBe('gate.test');
    expect(await main()).toContain('None yet');
    await world.database.sql(`UPDATE callback_event SET state = 'delivered', delivered_at = now() WHERE id = $1`, [
      eventId,
    ]);
    // Whoever waits for it sees it come.
    await tab.until(`document.querySelector('.badge.ok')?.textContent === 'delivered'`);
    expect(await tab.read(`document.querySelector('[data-running]')`)).toBeNull();
  });

  it('finds what was given up, delivers one of it at once, and the rest by a replay', async () => {
    const { gate, workspace, caller, database } = world;
    for (const recipient of ['one@customer.example', 'two@customer.example']) {
      const { submission } = await gate.submit(caller, { ...heldMessage, recipient });
      const rejection = { expectedVersion: submission.version, reasonCode: 'tone' } as const;
      await gate.reviews.reject(world.actor('reviewer'), submission.actionId, rejection);
    }
    const given = (await gate.callbacks.list(workspace.id)).items.filter(({ event }) => event !== 'gate.test');
    const ids = given.map(({ eventId }) => eventId);
    await database.sql(`UPDATE callback_event SET state = 'dead' WHERE id = ANY ($1)`, [ids]);
    await database.sql(`UPDATE work_item SET state = 'DEAD' WHERE ref_id = ANY ($1)`, [ids]);
    const states = async () => Promise.all(ids.map(async (id) => (await gate.callbacks.find(workspace.id, id))?.state));

    await tab.open(`${appUrl}/callbacks?state=dead`);
    expect(await tab.read(`document.querySelectorAll('main tbody tr').length`)).toBe(2);
    await tab.leave(`document.querySelector('main tbody a[href="/callbacks/${ids[0]}"]').click()`);
    expect(await main()).toContain('given up');
    // Under the table of attempts, not at it.
    const gap = `parseFloat(getComputedStyle(document.querySelector('[data-send*="/retry"]')).marginTop)`;
    expect(await tab.read<number>(gap)).toBeGreaterThan(8);
    await submitForm('[data-send*="/retry"]');
    expect(await states()).toEqual(['pending', 'dead']);
    await tab.open(`${appUrl}/callbacks`);
    expect(await tab.read(`document.querySelector('#from').type`)).toBe('datetime-local');
    await submitForm('[data-send*="/replay"]');
    expect(await main()).toContain('on the way again');
    expect(await states()).toEqual(['pending', 'pending']);
    expect(tab.complaints()).toEqual([]);
  });

  it('says no more that a receiver fails once it has answered', async () => {
    const { gate, workspace, database } = world;
    await database.sql(
      'UPDATE callback_endpoint SET consecutive_failures = 9, failing_since = now() WHERE workspace_id = $1',
      [workspace.id],
    );
    // Nobody delivers here: the first to ask leaves a test event behind.
    const { ping } = await gate.callbacks.enable(world.actor('owner'));
    const [row] = await database.sql<{ id: string }>('SELECT id FROM work_item WHERE ref_id = $1', [ping?.eventId]);
    const item = await gate.work.claim(row?.id ?? '', 30);
    if (!item) throw new Error('the test event was not due');
    await tab.open(`${appUrl}/callbacks`);
    expect(await main()).toContain('Callbacks have been failing since');
    await tab.read(`document.querySelector('#callbacks-notice button').click()`);
    const { url } = await gate.callbacks.endpoint(workspace.id);
    const delivered = { result: { kind: 'delivered' }, statusCode: 204, durationMs: 9, response: null } as const;
    await gate.delivery.recordAttempt(item, { ...delivered, url });
    await tab.until(`document.querySelector('#callbacks-notice').textContent.includes('answers again')`);
    expect(await tab.read(`document.querySelector('#callbacks-notice').className`)).toBe('notice');
    expect(await main()).not.toContain('Callbacks have been failing since');
    // What it has is not offered as if it had it not.
    await tab.open(`${appUrl}/callbacks/${ping?.eventId}`);
    expect(await main()).toMatch(/The receiver has it\. [\s\S]*Deliver it again/);
    expect(tab.complaints()).toEqual([]);
  });
});
