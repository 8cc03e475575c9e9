import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type DashboardWorld, dashboardWorld, heldMessage } from '../testing/dashboard-world.ts';

describe('the queue', () => {
  let world: DashboardWorld;
  beforeAll(async () => {
    world = await dashboardWorld();
  });
  afterAll(() => world?.close());

  it('counts the holds on all its pages, and those of what is sought', async () => {
    const recipient = 'count@sought.example';
    const waits = async (query: string) =>
      /<p class="quiet">([^<]+ waits?[^<]*)<\/p>/.exec(
        (await world.people.viewer.send('GET', `/reviews${query}`)).text,
      )?.[1];
    const submit = async (overrides = {}) =>
      (await world.gate.submit(world.caller, { ...heldMessage, ...overrides })).submission.actionId;
    await submit();
    const first = await submit({ recipient });
    expect(await waits(`?q=${encodeURIComponent(recipient)}`)).toBe('1 matching message waits.');
    for (let at = 0; at < 51; at += 1) await submit({ recipient });
    for (const page of ['', '&offset=50']) {
      expect(await waits(`?q=${encodeURIComponent(recipient)}${page}`)).toBe('52 matching messages wait.');
    }
    const all = await world.gate.reviews.neighbours(world.workspace.id, first);
    expect(await waits('')).toBe(`${all.total} messages wait.`);
    const hold = await world.people.viewer.send('GET', `/reviews/${first}`);
    expect(hold.text).toContain(`Show all ${all.total}</a>`);
    expect(hold.text).toContain('Held because</dt><dd>the policy found what nobody may send unread <');
  });

  it('names who is deciding about a hold while they may take it back, in the list and beside a hold, and no longer', async () => {
    const recipient = 'deciding@sought.example';
    const { submission } = await world.gate.submit(world.caller, { ...heldMessage, recipient });
    const { reviews } = world.gate;
    await reviews.claim(world.actor('owner'), submission.actionId, { expectedVersion: 1 });
    const search = `?q=${encodeURIComponent(recipient)}`;
    const told = async () =>
      Promise.all(
        ['', `/${submission.actionId}/queue`].map(async (path) => {
          const { text } = await world.people.viewer.send('GET', `/reviews${path}${search}`);
          return /data-label="With"><span>(.*?) <span class="quiet">(.*?)</.exec(text)?.slice(1);
        }),
      );
    const inHand = ['owner@here.example', 'has it in hand'];
    expect(await told()).toEqual([inHand, inHand]);
    const rejection = { expectedVersion: 2, reasonCode: 'tone', undoable: true } as const;
    await reviews.reject(world.actor('reviewer'), submission.actionId, rejection);
    const deciding = ['reviewer@here.example', 'is deciding about it'];
    expect(await told()).toEqual([deciding, deciding]);
    await reviews.undo(world.actor('reviewer'), submission.actionId);
    expect((await told()).flat()).not.toContain('is deciding about it');
  });

  it('tells an admin while a pause holds every message, with the way to end it', async () => {
    const words = 'The workspace is paused: every message is held.';
    const told = async (who: 'admin' | 'viewer') =>
      (await world.people[who].send('GET', '/reviews')).text.includes(words);
    const pause = async (pause_mode: 'hold' | 'off') => {
      const { version } = await world.gate.workspaces.settings(world.workspace.id);
      await world.gate.workspaces.patchSettings(world.actor('owner'), { pause_mode }, version);
    };
    expect(await told('admin')).toBe(false);
    await pause('hold');
    expect([await told('admin'), await told('viewer')]).toEqual([true, false]);
    const { text } = await world.people.admin.send('GET', '/reviews');
    const [, path = '', id = ''] = /every message is held\. <a href="([^"#]+)#(\w+)"/.exec(text) ?? [];
    expect((await world.people.admin.send('GET', path)).text).toContain(`id="${id}"`);
    await pause('off');
    expect(await told('admin')).toBe(false);
  });

  it('is not called empty, nor is another list, from beyond its end', async () => {
    await world.gate.submit(world.caller, heldMessage);
    const lists = ['/reviews?channel=email', '/messages?channel=email', '/samples?all=yes', '/suppression?search=a'];
    for (const list of [...lists, '/callbacks?state=dead', '/erasures']) {
      const query = list.includes('?') ? '&offset=10000' : '?offset=10000';
      const { text } = await world.people.admin.send('GET', list + query);
      expect(text.match(/<p class="empty">[^<]*/g)).toEqual([
        '<p class="empty">The list does not reach this far any more. ',
      ]);
      expect(text).toContain(`<a href="${list}">Show its beginning</a>`);
    }
  });
});
