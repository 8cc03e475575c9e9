import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { crmCallbackPath } from '@sendgate/crm';
import { withoutRowSecurity, withoutWorkspaceFilters } from '@sendgate/gate/testing';
import { routes } from './routes/index.ts';
import { appUrl, type DashboardWorld, dashboardWorld, password } from './testing/dashboard-world.ts';
import { thingsElsewhere } from './testing/things-elsewhere.ts';

type AnyRoute = (typeof routes)[number];
const name = (route: AnyRoute) => `${route.method} ${route.path}`;
const label = (list: readonly AnyRoute[]) => list.map((route) => [name(route), route] as const);
const parameters = (route: AnyRoute) => [...route.path.matchAll(/:(\w+)/g)].map(([, parameter]) => parameter ?? '');
const guarded = routes.filter((route) => route.auth.scheme !== null);
/** Routes that name a thing of the workspace in their path, rather than the workspace alone. */
const ofThings = routes.filter((route) => route.path.replace('/workspaces/:id', '').includes(':'));
/** What the CRM answers or sends, about one workspace each: crm/crm.test.ts. */
const ofTheCrm = ['GET /api/integrations/crm/contact-evidence', `GET ${crmCallbackPath}`, 'POST /api/intake/crm'];
/** What a page of our own shows in a frame. */
const framed = 'GET /reviews/:action_id/message';
const writes = routes.filter((route) => route.method !== 'GET' && !ofTheCrm.includes(name(route)));

/** A body that is fine, so that what stands in the way is whose thing it is. A route with a body owes one here. */
const bodies: Readonly<Record<string, object>> = {
  'POST /api/dispatches/:action_id/retry': {},
  'POST /api/reviews/:action_id/approve': { reason: 'Checked with the customer.' },
  'POST /api/reviews/:action_id/assign': { assignee: null },
  'POST /api/reviews/:action_id/check': { verdict: 'fine' },
  'POST /api/reviews/:action_id/claim': {},
  'POST /api/reviews/:action_id/edit': { body_text: 'Hi.' },
  'POST /api/reviews/:action_id/substitutions': { standing: [] },
  'POST /api/reviews/:action_id/notes': { text: 'Hi.' },
  'POST /api/reviews/:action_id/reject': { reason_code: 'tone' },
  'PATCH /api/members/:user_id': { role: 'viewer' },
};

/** What keeps tenants apart, each of the two by itself. */
const walls = ['the filters of the statements', 'the policies of Postgres'] as const;

describe.each(walls)('behind %s alone, of another tenant', (wall) => {
  let filters: ReturnType<typeof withoutWorkspaceFilters> | undefined;
  let world: DashboardWorld;
  /** By name of the parameter: things that exist, elsewhere. */
  let foreign: Record<string, string[]>;
  let key: string;

  beforeAll(async () => {
    world = await dashboardWorld();
    foreign = await thingsElsewhere(world);
    const own = await world.gate.keys.create(world.actor('owner'), {
      label: 'k',
      livemode: true,
      scopes: ['gate:read'],
    });
    key = own.key;
    if (wall === 'the policies of Postgres') filters = withoutWorkspaceFilters();
    else await withoutRowSecurity(world.database);
  });

  afterAll(async () => {
    filters?.restore();
    await world?.close();
  });

  /** What must be in no answer: names, ids and words of the other tenant. */
  const marks = () => [
    ...Object.values(foreign).flat(),
    ...[world.elsewhere.workspace.id, 'elsewhere.example', 'foreign', 'Elsewhere'],
  ];
  const showsNothing = (text: string, asked: string) => {
    for (const mark of marks()) if (!asked.includes(mark)) expect(text).not.toContain(mark);
  };
  const withIds = (route: AnyRoute) =>
    parameters(route).reduce(
      (paths, parameter) =>
        paths.flatMap((path) =>
          path.includes('/workspaces/:id')
            ? [path.replace(':id', world.workspace.id)]
            : (foreign[parameter] ?? []).map((id) => path.replace(`:${parameter}`, id)),
        ),
      [route.path],
    );
  const headers = { 'If-Match': '"1"' };

  it('there is a thing to ask for by every name a path uses, and a body where one is needed', () => {
    expect(ofThings.flatMap(parameters).filter((parameter) => !(parameter in foreign))).toEqual([]);
    expect(ofThings.filter((route) => route.body && !bodies[name(route)]).map(name)).toEqual([]);
  });

  it.each(label(ofThings))('%s finds nothing and says nothing', async (_name, route) => {
    const paths = withIds(route);
    expect(paths.length).toBeGreaterThan(0);
    for (const path of paths) {
      const { owner } = world.people;
      const answer = await owner.send(route.method, path, bodies[name(route)], headers);
      expect([path, answer.status]).toEqual([path, 404]);
      showsNothing(`${answer.text}${JSON.stringify(answer.headers)}`, path);
      // The same as of a thing that is nowhere: nobody learns that it exists.
      const pathNowhere = route.path
        .replace('/workspaces/:id', `/workspaces/${world.workspace.id}`)
        .replaceAll(/:\w+/g, nowhere);
      const missing = await owner.send(route.method, pathNowhere, bodies[name(route)], headers);
      if (answer.body.code) expect(missing.body.code).toBe(answer.body.code);
    }
  });

  it.each(
    label(
      routes.filter((route) => route.method === 'GET' && !ofThings.includes(route) && !ofTheCrm.includes(name(route))),
    ),
  )('%s shows nothing of it to a member of this one', async (_name, route) => {
    const end = route.reply.contentType?.startsWith('text/event-stream') ? '?follow=false' : '';
    const path = route.path.replace(':id', world.workspace.id) + end;
    const answer = await world.people.owner.send('GET', path, undefined, { 'Last-Event-ID': '1-0' });
    expect(answer.status).toBeLessThan(400);
    showsNothing(`${answer.text}${JSON.stringify(answer.headers)}`, '');
  });

  const nowhere = 'act_01ARZ3NDEKTSV4RRFFQ69G5FAV';

  it.each(['approve', 'reject'] as const)(
    'holds named in the body of a bulk decision are not found to %s',
    async (decision) => {
      const items = [...(foreign.action_id ?? []), nowhere].map((actionId) => ({ action_id: actionId, version: 1 }));
      const body = { decision, items, ...(decision === 'reject' && { reason_code: 'tone' }) };
      const answer = await world.people.owner.send('POST', '/api/reviews/bulk', body);
      expect([answer.status, answer.body.succeeded]).toEqual([200, 0]);
      const said = (answer.body.results as { action_id: string }[]).map(({ action_id: _asked, ...result }) => result);
      expect(said[0]).toMatchObject({ http_status: 404, code: 'action_not_found', status: null, version: null });
      expect(new Set(said.map((result) => JSON.stringify(result))).size).toBe(1);
      showsNothing(answer.text, JSON.stringify(body));
    },
  );

  it('a snapshot named in the body of a draft is none to base it on', async () => {
    const { owner } = world.people;
    const { body: draft } = await owner.send('GET', '/api/policy/draft');
    const save = (basedOn: string) => {
      const body = { based_on: basedOn, templates: draft.templates, rules: {} };
      return owner.send('PUT', '/api/policy/draft', body, { 'If-Match': `"${draft.version}"` });
    };
    const [theirs, none] = [await save(foreign.snapshot_id?.[0] ?? ''), await save('snap_of_nobody')];
    expect([theirs.status, theirs.body.detail]).toEqual([422, none.body.detail]);
    expect(theirs.body.detail).toMatchObject([{ loc: ['body', 'based_on'], msg: 'No such snapshot' }]);
    showsNothing(theirs.text, '');
  });

  it('what its receiver missed is not delivered again for somebody else', async () => {
    const { gate, workspace, people } = world;
    const { version } = await gate.workspaces.settings(workspace.id);
    const patch = { callback_url: 'https://hooks.here.example/gate' };
    await gate.workspaces.patchSettings(world.actor('owner'), patch, version);
    const hour = 3_600_000;
    const [from, to] = [-hour, hour].map((offset) => new Date(Date.now() + offset).toISOString());
    const answer = await people.owner.send('POST', '/api/callbacks/replay', { from, to });
    expect([answer.status, answer.body]).toEqual([202, { replayed: 0 }]);
  });

  it('nothing was changed by all that asking', async () => {
    if (filters) expect(filters.removed()).toBeGreaterThan(ofThings.length);
    filters?.restore();
    const [held = '', decided = ''] = foreign.action_id ?? [];
    const { id } = world.elsewhere.workspace;
    expect(await world.gate.findSubmission(id, held)).toMatchObject({ status: 'QUEUED', version: 1, assignee: null });
    expect(await world.gate.findSubmission(id, decided)).toMatchObject({ status: 'REJECTED', version: 2 });
    const [eventId = ''] = foreign.event_id ?? [];
    expect(await world.gate.callbacks.find(id, eventId)).toMatchObject({ state: 'dead', attempts: [] });
    expect((await world.gate.snapshots.active(id)).id).toBe(foreign.snapshot_id?.[0]);
    expect((await world.gate.keys.list(id)).every(({ revokedAt }) => revokedAt === null)).toBe(true);
    expect(await world.gate.workspaces.roleOf(world.elsewhere.owner.userId, id)).toBe('owner');
  });

  // Who is nobody here is refused before anything of a workspace is read.
  if (wall === 'the policies of Postgres') return;

  it.each(label(guarded))('%s is open to no API key and to nobody without a session', async (_name, route) => {
    for (const path of withIds(route)) {
      const identities: Record<string, string>[] = [
        {},
        { Authorization: `Bearer ${key}` },
        { Cookie: 'sendgate_session=made.up' },
      ];
      for (const identity of identities) {
        const asked = { ...headers, ...identity };
        const answer = await world.send(route.method, path, bodies[name(route)] ?? (route.body && {}), asked);
        expect([path, answer.status, answer.body.code]).toEqual([path, 401, 'not_signed_in']);
        showsNothing(answer.text, path);
      }
    }
  });

  describe('a session that ended', () => {
    it.each(label(guarded))('opens %s no more, with its cookie and its token', async (_name, route) => {
      const browser = await spent();
      const [path = route.path] = withIds(route);
      const answer = await browser.send(route.method, path, bodies[name(route)] ?? (route.body && {}), headers);
      expect([answer.status, answer.body.code]).toEqual([401, 'not_signed_in']);
    });

    let kept: ReturnType<DashboardWorld['signIn']> | undefined;
    /** One that signed out; the same for every route. */
    const spent = () => {
      kept ??= world.signIn('viewer@here.example').then(async (browser) => {
        await browser.send('POST', '/api/sign-out');
        return browser;
      });
      return kept;
    };
  });

  describe('a page of another site', () => {
    it.each(label(writes))('cannot send a form to %s', async (_name, route) => {
      const { owner } = world.people;
      const [path = route.path] = withIds(route);
      for (const type of ['application/x-www-form-urlencoded', 'multipart/form-data; boundary=x', 'text/plain']) {
        // Everything a browser would send along with a form, and the right origin besides.
        const answer = await world
          .send(route.method, path, undefined, { Cookie: owner.cookie, Origin: 'https://evil.example' })
          .set('Content-Type', type)
          .send('reason_code=tone');
        expect([path, type, answer.status, answer.body.code]).toEqual([path, type, 403, 'csrf_failed']);
        const own = await world
          .send(route.method, path, undefined, { Cookie: owner.cookie, Origin: appUrl })
          .set('Content-Type', type)
          .send('reason_code=tone');
        // Only a page of ours knows the token; sign-in needs none but takes JSON alone.
        expect([path, type, own.status]).toEqual([path, type, route.auth.scheme === null ? 415 : 403]);
      }
    });

    it.each(label(routes.filter((route) => route.method === 'GET')))(
      'cannot frame or read %s',
      async (_name, route) => {
        const end = route.reply.contentType?.startsWith('text/event-stream') ? '?follow=false' : '';
        const [path = route.path] = withIds(route);
        const answer = await world.people.owner.send('GET', path + end, undefined, { Origin: 'https://evil.example' });
        const [ancestors, framing] = name(route) === framed ? ['self', 'SAMEORIGIN'] : ['none', 'DENY'];
        expect(answer.headers['content-security-policy']).toContain(`frame-ancestors '${ancestors}'`);
        expect(answer.headers['x-frame-options']).toBe(framing);
        expect(answer.headers['access-control-allow-origin']).toBeUndefined();
        expect(answer.headers['access-control-allow-credentials']).toBeUndefined();
      },
    );

    it('cannot fix the session of somebody who signs in', async () => {
      const planted = 'sendgate_session=planted.by.another';
      const answer = await world.send(
        'POST',
        '/api/sign-in',
        { email: 'viewer@here.example', password },
        { Cookie: planted },
      );
      expect(answer.status).toBe(200);
      expect(String(answer.headers['set-cookie'])).not.toContain('planted');
      expect((await world.send('GET', '/api/session', undefined, { Cookie: planted })).status).toBe(401);
    });
  });
});
