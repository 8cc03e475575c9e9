import { createConnection } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { ProblemError } from '@sendgate/contracts';
import { liveFeeds } from './live-feeds.ts';
import {
  appUrl,
  type Browser,
  type DashboardWorld,
  dashboardWorld,
  heldMessage,
  password,
} from './testing/dashboard-world.ts';

interface SentEvent {
  id: string;
  event: string;
  data: { event: string; kind: string; action_id: string; by: string | null; at: string };
}

/** Reads a feed from the loopback interface until `enough` says so, and leaves. */
async function readFeed(
  world: DashboardWorld,
  by: Browser,
  options: { after?: string; address?: string; opened?: () => unknown },
  enough: (events: readonly SentEvent[]) => boolean,
): Promise<{ events: SentEvent[]; text: string }> {
  const leave = new AbortController();
  const answer = await fetch(`http://127.0.0.1:${world.port}${options.address ?? '/api/reviews/events'}`, {
    headers: { Cookie: by.cookie, ...(options.after === undefined ? {} : { 'Last-Event-ID': options.after }) },
    signal: leave.signal,
  });
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'text/event-stream; charset=utf-8']);
  let text = '';
  let events: SentEvent[] = [];
  let opened = false;
  try {
    for await (const chunk of answer.body ?? []) {
      text += Buffer.from(chunk as Uint8Array).toString('utf8');
      events = text.split('\n\n').slice(0, -1).flatMap(parse);
      // The first words say that the place to begin at is known.
      if (!opened) void options.opened?.();
      opened = true;
      if (enough(events)) break;
    }
  } finally {
    leave.abort();
  }
  return { events, text };
}

function parse(block: string): SentEvent[] {
  const field = (name: string) => new RegExp(`^${name}: (.*)$`, 'm').exec(block)?.[1];
  const [id, event, data] = [field('id'), field('event'), field('data')];
  return id && event && data ? [{ id, event, data: JSON.parse(data) }] : [];
}

describe('the live feed', () => {
  let world: DashboardWorld;
  beforeAll(async () => {
    world = await dashboardWorld();
  });
  afterAll(async () => {
    await world?.close();
  });

  let people = 0;
  async function hold(caller = world.caller) {
    people += 1;
    const recipient = `jo@customer-${people}.example`;
    return (await world.gate.submit(caller, { ...heldMessage, recipient, label: 'secret words' })).submission.actionId;
  }
  const start = async () => {
    const text = (await world.people.viewer.send('GET', '/api/reviews/events?follow=false')).text;
    expect(text).toBe('retry: 2000\n\n');
    // The end of the record as it stands: the cursor of an event made just now.
    const id = await hold();
    const { events } = await readFeed(world, world.people.viewer, { after: '1-0' }, (all) =>
      all.some(({ data }) => data.action_id === id),
    );
    return events.at(-1)?.id ?? '';
  };

  it('begins where the page stood that follows it, so that nothing falls between the two', async () => {
    const { viewer } = world.people;
    const page = (await viewer.send('GET', '/reviews')).text;
    const address = /data-feed="([^"]+)"/.exec(page)?.[1]?.replace('&amp;', '&');
    const id = await hold();
    const { events } = await readFeed(world, viewer, { address: address ?? '' }, (all) =>
      all.some(({ data }) => data.action_id === id),
    );
    expect(events.filter(({ data }) => data.action_id === id).map(({ event }) => event)).toEqual(['hold.created']);
  });

  it('tells a viewer what happens to holds, in order, without a word of them, and goes on where it was left', async () => {
    const from = await start();
    const id = await hold();
    const reviewer = world.actor('reviewer');
    await world.gate.reviews.claim(reviewer, id, { expectedVersion: 1 });
    await world.gate.reviews.addNote(reviewer, id, { expectedVersion: 2, text: 'private words' });
    await world.gate.scans.record(id, 'grounding', { state: 'done', score: 0.5, findings: [], engine: 'e' });
    await world.gate.reviews.reject(reviewer, id, { expectedVersion: 2, reasonCode: 'tone', note: 'private words' });
    const { events, text } = await readFeed(world, world.people.viewer, { after: from }, (all) => all.length >= 5);
    expect(events.map(({ event, data }) => [event, data.kind, data.action_id, data.by])).toEqual([
      ['hold.created', 'submission.decided', id, null],
      ['hold.changed', 'review.claimed', id, reviewer.email],
      ['note.added', 'review.note_added', id, reviewer.email],
      ['scan.finished', 'submission.scanned', id, 'advisory@system.invalid'],
      ['hold.decided', 'review.rejected', id, reviewer.email],
    ]);
    for (const secret of ['customer-', 'words', 'language model', 'tone']) expect(text).not.toContain(secret);
    const rest = await readFeed(world, world.people.viewer, { after: events[2]?.id ?? '' }, (all) => all.length >= 2);
    expect(rest.events).toEqual(events.slice(3));
  });

  it('begins with what happens from now on, and hears of it while it is open', async () => {
    const before = await hold();
    // Whatever is under way anywhere on the server keeps the end of the record back: this has passed it once it is told.
    await readFeed(world, world.people.viewer, { after: '1-0' }, (all) =>
      all.some(({ data }) => data.action_id === before),
    );
    let made = '';
    const { events } = await readFeed(
      world,
      world.people.viewer,
      {
        opened: async () => {
          made = await hold();
        },
      },
      (all) => all.length > 0,
    );
    expect(events.map(({ data }) => data.action_id)).toEqual([made]);
  });

  it('tells nothing of another tenant, to nobody without a session and to no key', async () => {
    const from = await start();
    const foreign = await hold(world.elsewhere.caller);
    const own = await hold();
    const { events } = await readFeed(world, world.people.viewer, { after: from }, (all) => all.length > 0);
    expect(events.map(({ data }) => data.action_id)).toEqual([own]);
    const elsewhere = await readFeed(world, world.elsewhere.owner, { after: '1-0' }, (all) => all.length > 0);
    expect(elsewhere.events.map(({ data }) => data.action_id)).toEqual([foreign]);
    const headers = { Authorization: 'Bearer gk_live_x' };
    expect((await world.send('GET', '/api/reviews/events', undefined, headers)).status).toBe(401);
  });

  it('reads a made-up place as now', async () => {
    for (const after of ['x', '99999999999-1', '-1', '1-2-3', '']) {
      const answer = await world.people.viewer.send('GET', '/api/reviews/events?follow=false', undefined, {
        'Last-Event-ID': after,
      });
      expect([after, answer.status, answer.text]).toEqual([after, 200, 'retry: 2000\n\n']);
    }
  });

  it('leaves nothing behind when a client breaks off', async () => {
    const head = `GET /api/reviews/events HTTP/1.1\r\nHost: x\r\nCookie: ${world.people.viewer.cookie}\r\nOrigin: ${appUrl}\r\n\r\n`;
    for (let round = 0; round < 25; round += 1) {
      const one = createConnection(world.port, '127.0.0.1');
      one.write(head);
      await new Promise((resolve) => one.once('data', resolve));
      one.destroy();
      await new Promise((resolve) => one.once('close', resolve));
    }
    // The places of those that went are free again, as soon as the server has heard of it.
    for (;;) {
      const answer = await world.people.viewer.send('GET', '/api/reviews/events?follow=false');
      if (answer.status === 200) break;
      expect(answer.status).toBe(429);
    }
  });
});

describe('the live feed of somebody who may no longer read it', () => {
  let world: DashboardWorld;
  beforeAll(async () => {
    world = await dashboardWorld();
  });
  afterAll(() => world?.close());

  const never = () => false;
  it.each([
    ['is removed', (userId: string) => world.people.owner.send('DELETE', `/api/members/${userId}`)],
    [
      'gets another role',
      (userId: string) => world.people.owner.send('PATCH', `/api/members/${userId}`, { role: 'reviewer' }),
    ],
    ['signs out', (_: string, browser: Browser) => browser.send('POST', '/api/sign-out')],
    [
      'chooses another password',
      (_: string, browser: Browser) =>
        browser.send('POST', '/api/password', { current_password: password, new_password: `another ${password}` }),
    ],
    [
      'is given a new first password',
      (userId: string) => world.people.owner.send('POST', `/api/members/${userId}/first-password`),
    ],
  ] as const)('ends at once when the person %s', async (what, leave) => {
    const email = `${what.replaceAll(' ', '-')}@here.example`;
    const userId = await world.addPerson(email);
    await world.gate.workspaces.setMember(world.actor('owner'), userId, 'viewer');
    const browser = await world.signIn(email);
    await readFeed(world, browser, { opened: async () => void (await leave(userId, browser)) }, never);
    expect((await browser.send('GET', '/api/reviews/events?follow=false')).status).toBeGreaterThanOrEqual(401);
  });
});

describe('liveFeeds', () => {
  it('bounds the feeds of a workspace and of the process, and gives places back', () => {
    const feeds = liveFeeds({ perWorkspace: 2, perProcess: 3 });
    const clients = Array.from({ length: 4 }, () => new AbortController());
    const open = (workspace: string, client: number) =>
      feeds.open({ workspaceId: workspace, userId: 'usr_1' }, clients[client]?.signal ?? AbortSignal.abort());
    open('a', 0);
    open('a', 1);
    expect(() => open('a', 2)).toThrow(ProblemError);
    open('b', 2);
    expect(() => open('b', 3)).toThrow(ProblemError);
    clients[0]?.abort();
    open('b', 3);
  });

  it('ends every feed when the process stops, and opens none after', () => {
    const feeds = liveFeeds();
    const signal = feeds.open({ workspaceId: 'a', userId: 'usr_1' }, new AbortController().signal);
    feeds.close();
    expect(signal.aborted).toBe(true);
    expect(() => feeds.open({ workspaceId: 'a', userId: 'usr_1' }, new AbortController().signal)).toThrow(ProblemError);
  });

  it('ends those of one person and of nobody else', () => {
    const feeds = liveFeeds({ perWorkspace: 3 });
    const open = (userId: string) => feeds.open({ workspaceId: 'a', userId }, new AbortController().signal);
    const [gone, alsoGone, stays] = [open('usr_1'), open('usr_1'), open('usr_2')];
    feeds.end('usr_1');
    expect([gone.aborted, alsoGone.aborted, stays.aborted]).toEqual([true, true, false]);
  });
});
