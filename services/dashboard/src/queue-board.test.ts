import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Role } from '@sendgate/contracts';
import { describeWithChromium } from '../../../test/support/chromium.ts';
import { openTab } from './testing/browser.ts';
import { appUrl, type Browser, type DashboardWorld, dashboardWorld, password } from './testing/dashboard-world.ts';

/** Gives a person a role in the other workspace as well: there are two. */
async function joinElsewhere({ gate, elsewhere }: DashboardWorld, person: Browser, role: Role): Promise<void> {
  const { userId, email } = elsewhere.owner;
  await gate.workspaces.setMember(
    { workspaceId: elsewhere.workspace.id, userId, email, role: 'owner' },
    person.userId,
    role,
  );
}

describe('a writable queue board', () => {
  let world: DashboardWorld;
  beforeAll(async () => {
    world = await dashboardWorld({ queueBoard: 'writable' });
  });
  afterAll(() => world?.close());
  const put = async (person: Browser, path: string) =>
    (await person.send('PUT', `/ops/queues/api/queues/review-callbacks/${path}`)).status;

  const offersChanges = async (person: Browser) => {
    const { queues } = (await person.send('GET', '/ops/queues/api/queues')).body;
    return queues.some(({ readOnlyMode }: { readOnlyMode: boolean }) => !readOnlyMode);
  };

  it('lets nobody change the jobs of a workspace they do not administer', async () => {
    const { elsewhere, people } = world;
    for (const person of [people.owner, people.admin, elsewhere.owner]) {
      expect(await offersChanges(person)).toBe(false);
      for (const action of ['retry/failed', 'clean/delayed', 'promote']) expect(await put(person, action)).toBe(404);
    }
    await joinElsewhere(world, people.admin, 'reviewer');
    expect(await put(people.admin, 'clean/delayed')).toBe(404);
  });

  it('retries and removes jobs for who administers every workspace, and stops no queue', async () => {
    const { owner } = world.people;
    await joinElsewhere(world, owner, 'admin');
    expect(await offersChanges(owner)).toBe(true);
    const send = async (method: string, path: string) =>
      (await owner.send(method, `/ops/queues/api/queues/${path}`)).status;
    for (const action of ['retry/failed', 'clean/failed', 'promote'])
      expect([action, await send('PUT', `review-callbacks/${action}`)]).toEqual([action, 200]);
    for (const action of ['pause', 'resume', 'empty', 'obliterate', 'concurrency', 'rate-limit'])
      expect([action, await send('PUT', `review-callbacks/${action}`)]).toEqual([action, 404]);
    expect(await send('PUT', 'pause')).toBe(404);
    expect(await send('POST', 'review-callbacks/add')).toBe(404);
    expect(await send('PATCH', 'review-callbacks/1/update-data')).toBe(404);
  });
});

describe('the queue board', () => {
  let world: DashboardWorld;

  beforeAll(async () => {
    world = await dashboardWorld({ queueBoard: 'read-only' });
  });

  afterAll(async () => {
    await world?.close();
  });

  it('sends people without a session to the sign-in page', async () => {
    const answer = await world.send('GET', '/ops/queues');
    expect([answer.status, answer.headers.location]).toEqual([303, '/sign-in?next=%2Fops%2Fqueues']);
    expect(answer.headers['x-request-id']).toMatch(/^req_/);
    expect((await world.send('GET', '/ops/queues/api/queues')).status).toBe(404);
  });

  it('is shown to no admin whose password somebody else knows', async () => {
    const person = { email: 'new-admin@here.example', name: 'New', role: 'admin', password };
    expect((await world.people.owner.send('POST', '/api/members', person)).status).toBe(201);
    const browser = await world.signIn(person.email);
    const page = await browser.send('GET', '/ops/queues');
    expect([page.status, page.headers.location]).toEqual([303, '/password?next=%2Fops%2Fqueues']);
    expect((await browser.send('GET', '/ops/queues/api/queues')).status).toBe(404);
  });

  it.each(['owner', 'admin'] as const)(
    'shows the queues to an %s under its own content security policy',
    async (role) => {
      const page = await world.people[role].send('GET', '/ops/queues/');
      expect(page.status).toBe(200);
      expect(page.text).toContain('Sendgate queues');
      expect(page.text).toContain('<link href="static/css/');
      expect(page.text).not.toMatch(/(?:href|src)="(?:https?:)?\/\//);
      const policy = String(page.headers['content-security-policy']);
      expect(policy).toContain("script-src 'self';");
      expect(policy).not.toMatch(/https?:|unsafe-eval|\*/);
      expect(page.headers['x-request-id']).toMatch(/^req_/);
      const named = { 'X-Request-Id': 'ticket-7' };
      const queues = await world.people[role].send('GET', '/ops/queues/api/queues', undefined, named);
      expect([queues.status, queues.headers['x-request-id']]).toEqual([200, 'ticket-7']);
      expect(queues.text).toContain('review-callbacks');
    },
  );

  it.each(['policy_editor', 'reviewer', 'viewer'] as const)('does not exist for a %s', async (role) => {
    expect((await world.people[role].send('GET', '/ops/queues')).status).toBe(404);
    expect((await world.people[role].send('GET', '/ops/queues/api/queues')).status).toBe(404);
  });

  it('changes nothing unless it was made writable, and never for another site', async () => {
    const { owner } = world.people;
    await joinElsewhere(world, owner, 'admin');
    const path = '/ops/queues/api/queues/review-callbacks/retry/failed';
    expect((await owner.send('PUT', path)).status).toBe(405);
    expect((await owner.send('PUT', path, undefined, { Origin: 'https://evil.example' })).status).toBe(404);
    expect((await owner.send('PUT', path, undefined, { Origin: 'null' })).status).toBe(404);
  });

  describeWithChromium('in a browser', (executable) => {
    it('draws itself and reaches nothing but this server', async () => {
      const tab = await openTab(executable, new URL(appUrl).host, world.port);
      try {
        await tab.open(`${appUrl}/sign-in?next=%2Fops%2Fqueues`);
        await tab.read(`document.querySelector('#email').value = 'owner@here.example'`);
        await tab.read(`document.querySelector('#password').value = 'correct horse battery'`);
        await tab.leave(`document.querySelector('#sign-in button').click()`);
        await tab.until(`document.body.textContent.includes('review-callbacks')`);
        // It is one of the pages: their sign, and their colours.
        expect(await tab.read(`document.querySelector('img').getAttribute('src')`)).toBe('/assets/icon.svg');
        expect(await tab.read(`document.querySelector('#fav-logo').getAttribute('href')`)).toBe('/assets/icon.svg');
        expect(await tab.read(`getComputedStyle(document.documentElement).getPropertyValue('--primary')`)).toBe(
          '#1f5fbf',
        );
        // Not even the web font the board comes with is asked for.
        expect(tab.complaints()).toEqual([]);
        expect(
          await tab.read(
            `[...document.querySelectorAll('header a')].filter(({ host }) => host !== location.host).length`,
          ),
        ).toBe(0);
        await tab.read(`[...document.querySelectorAll('header button')].at(-1).click()`);
        const back = `[...document.links].find(({ textContent }) => textContent.includes('Back to Sendgate'))`;
        await tab.until(`${back} !== undefined`);
        await tab.leave(`${back}.click()`);
        expect(await tab.read('location.pathname')).toBe('/reviews');
      } finally {
        await tab.close();
      }
    });
  });
});

describe('a queue board whose backend is not there yet', () => {
  it('says so, and the rest of the dashboard works', async () => {
    const world = await dashboardWorld();
    const answer = await world.people.owner.send('GET', '/ops/queues');
    expect([answer.status, answer.headers['retry-after'], answer.body.code]).toEqual([503, '5', 'service_unavailable']);
    expect(answer.headers['x-request-id']).toBe(answer.body.request_id);
    const page = await world.people.owner.send('GET', '/ops/queues', undefined, { Accept: 'text/html' });
    expect([page.status, page.headers['retry-after'], page.type]).toEqual([503, '5', 'text/html']);
    expect(page.text).toContain('The queues cannot be reached yet.');
    expect(page.text).toContain(`<code>${page.headers['x-request-id']}</code>`);
    expect((await world.send('GET', '/healthz')).body).toEqual({ status: 'ok' });
    const ready = await world.send('GET', '/readyz');
    expect([ready.status, ready.body]).toEqual([
      200,
      { ready: true, checks: { postgres: 'ok', migrations: 'ok', keys: 'ok', row_security: 'ok' } },
    ]);
    await world.close();
  });
});
