import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Role } from '@sendgate/contracts';
import type { OutboundSubmission } from '@sendgate/gate';
import { type DashboardWorld, dashboardWorld, heldMessage } from '../testing/dashboard-world.ts';

const hostile = '<img src=x onerror=alert(1)>';

describe('the page of all messages', () => {
  let world: DashboardWorld;
  beforeAll(async () => {
    world = await dashboardWorld();
  });
  afterAll(() => world?.close());

  const submit = async (overrides: Partial<OutboundSubmission>, caller = world.caller) =>
    (await world.gate.submit(caller, { ...heldMessage, ...overrides })).submission.actionId;
  const page = async (query = '') => (await world.people.viewer.send('GET', `/messages${query}`)).text;
  const listed = async (query = '') =>
    [...(await page(query)).matchAll(/href="\/reviews\/(act_\w+)"/g)].map(([, actionId]) => actionId);

  it('says before anything was submitted what will be there, and the queue what to do first', async () => {
    expect(await page()).toContain('Each message a caller submits with a live key is listed here.');
    const queue = async (role: Role) => (await world.people[role].send('GET', '/reviews')).text;
    const [owner, viewer] = [await queue('owner'), await queue('viewer')];
    for (const next of ['/keys', '/policy/draft#test', '/members']) {
      expect([next, owner.includes(`No message has come yet. `), owner.includes(`<a href="${next}">`)]).toEqual([
        ...[next, true, true],
      ]);
    }
    expect(viewer).toMatch(/No message has come yet\. One appears here/);
    const approved = await submit({ bodyText: 'Hi Lee, see you on Thursday.' });
    expect(await listed()).toEqual([approved]);
    expect(await queue('owner')).toContain('Nothing waits.');
  });

  it('finds what was let go and what was decided by its recipient, newest first, and nothing of another workspace', async () => {
    const recipient = 'lee@sought.example';
    const rejected = await submit({ recipient, subject: hostile });
    const { gate } = world;
    await gate.reviews.reject(world.actor('reviewer'), rejected, { expectedVersion: 1, reasonCode: 'tone' });
    const approved = await submit({ recipient, bodyText: 'Hi Lee, see you on Friday.' });
    const held = await submit({ recipient });
    const other = await submit({ recipient: 'kim@sought.example' });
    await submit({ recipient }, world.elsewhere.caller);
    const search = `?q=${encodeURIComponent('Lee@Sought.example')}`;
    expect(await listed(search)).toEqual([held, approved, rejected]);
    expect((await listed()).slice(0, 4)).toEqual([other, held, approved, rejected]);
    expect(await listed(`${search}&status=APPROVED`)).toEqual([approved]);
    expect(await listed(`${search}&channel=sms`)).toEqual([]);
    expect(await listed('?status=REJECTED')).toEqual([rejected]);
    const text = await page(search);
    expect(text).toMatch(/REJECTED[\s\S]*reviewer@here\.example<\/span><br>/);
    expect(text).not.toContain(hostile);
    // Where the queue has nothing like that, it leads here.
    const queue = (await world.people.viewer.send('GET', '/reviews?q=nobody%40sought.example')).text;
    expect(queue).toContain('<a href="/messages?q=nobody%40sought.example">Look among all messages</a>');
    const direct = await world.people.viewer.send('GET', `/messages?q=${approved}`);
    expect([direct.status, direct.headers.location]).toEqual([303, `/reviews/${approved}`]);
  });

  it('says who decided, also where it was the gate alone, and what it repaired', async () => {
    const recipient = '+14155550123';
    const chat = { channel: 'sms', recipient, subject: null, autoRemediate: true } as const;
    const repaired = await submit({ ...chat, bodyText: 'Hi Lee, we guarantee three times the revenue.' });
    expect(await page(`?q=${encodeURIComponent(recipient)}`)).toMatch(
      /APPROVED, repaired<br><span class="quiet unbroken">guarantee_<wbr>claim<\/span>[\s\S]*?<span>the gate<\/span>/,
    );
    const open = async (actionId: string) => (await world.people.viewer.send('GET', `/reviews/${actionId}`)).text;
    expect(await open(repaired)).toContain('<dt>Decided</dt><dd>by the gate, without a person</dd>');
    const { version } = await world.gate.workspaces.settings(world.workspace.id);
    await world.gate.workspaces.patchSettings(world.actor('owner'), { autonomy: 'hold_all' }, version);
    const held = await submit({ recipient: 'waits@sought.example', bodyText: 'Hi Lee, see you on Monday.' });
    await world.gate.workspaces.patchSettings(world.actor('owner'), { autonomy: 'auto' }, version + 1);
    expect(await page('?q=waits%40sought.example')).toContain(
      'QUEUED<br><span class="quiet unbroken">manual_<wbr>hold',
    );
    expect(await page('?q=waits%40sought.example')).not.toContain('the gate</span>');
    expect(await open(held)).not.toContain('<dt>Decided</dt>');
  });

  it('goes on page by page', async () => {
    const message = { recipient: 'many@sought.example', bodyText: 'Hi, see you on Thursday.' };
    for (let at = 0; at < 51; at += 1) await submit({ ...message, subject: `Number ${at}` });
    const search = '?q=many%40sought.example';
    expect(await listed(search)).toHaveLength(50);
    expect(await page(search)).toContain(`href="/messages?q=many%40sought.example&amp;offset=50" rel="next"`);
    expect(await listed(`${search}&offset=50`)).toHaveLength(1);
  });
});
