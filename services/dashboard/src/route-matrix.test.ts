import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type Role, roles } from '@sendgate/contracts';
import { crmCallbackPath } from '@sendgate/crm';
import { assets } from './routes/get-asset.ts';
import { routes } from './routes/index.ts';
import { type AskedHeaders, appUrl, type DashboardWorld, dashboardWorld } from './testing/dashboard-world.ts';

const guarded = routes.filter((route) => route.auth.scheme !== null);
const ofWorkspace = guarded.filter((route) => route.auth.scopes !== undefined);
const writes = guarded.filter((route) => route.method !== 'GET');
const name = (route: (typeof routes)[number]) => `${route.method} ${route.path}`;
const label = (list: typeof guarded) => list.map((route) => [name(route), route] as const);

describe('every route', () => {
  let world: DashboardWorld;

  beforeAll(async () => {
    world = await dashboardWorld();
  });

  afterAll(async () => {
    await world?.close();
  });

  const pathOf = (route: (typeof routes)[number], workspaceId = world.workspace.id) => {
    const path = route.path
      .replace('/workspaces/:id', `/workspaces/${workspaceId}`)
      .replaceAll(/:\w+/g, 'act_01ARZ3NDEKTSV4RRFFQ69G5FAV');
    // A feed goes on until it is told to end with what there is.
    const end = route.reply.contentType?.startsWith('text/event-stream') ? '&follow=false' : '';
    return route.path.includes('/workspaces/:id') ? path : `${path}?workspace=${workspaceId}${end}`;
  };
  const bodyOf = (route: (typeof routes)[number]) => (route.body ? {} : undefined);

  it('is open to all only where a person cannot be signed in yet', () => {
    expect(
      routes
        .filter((route) => route.auth.scheme === null)
        .map(name)
        .sort(),
    ).toEqual(openRoutes);
  });

  it.each(label(guarded))('%s answers 401 without a session', async (_name, route) => {
    const answer = await world.send(route.method, pathOf(route), bodyOf(route));
    expect(answer.status).toBe(401);
    expect(answer.body.code).toBe('not_signed_in');
  });

  it.each(label(writes))('%s is refused when it does not come from our own page', async (_name, route) => {
    const { owner } = world.people;
    const foreign: AskedHeaders[] = [
      { Origin: 'https://evil.example', 'Sec-Fetch-Site': 'cross-site' },
      { Origin: 'https://evil.example' },
      { Origin: 'http://www.dashboard.test:3000', 'Sec-Fetch-Site': 'same-site' },
      { Origin: 'null' },
      { Origin: '' },
      { Origin: null },
      { Origin: appUrl, 'Sec-Fetch-Site': 'cross-site' },
      { Origin: appUrl, 'X-CSRF-Token': '' },
      { Origin: appUrl, 'X-CSRF-Token': world.people.admin.csrfToken },
    ];
    for (const headers of foreign) {
      const answer = await owner.send(route.method, pathOf(route), bodyOf(route), headers);
      expect([headers, answer.status, answer.body.code]).toEqual([headers, 403, 'csrf_failed']);
    }
  });

  it.each(label(writes))('%s cannot be caused by a GET', async (_name, route) => {
    const readable = routes.some((other) => other.method === 'GET' && other.path === route.path);
    if (readable) return;
    for (const method of ['GET', 'HEAD']) {
      const answer = await world.people.owner.send(method, pathOf(route));
      expect(answer.status).toBe(405);
      expect(answer.headers.allow).not.toContain('GET');
    }
  });

  it.each(label(ofWorkspace))('%s asks for its role', async (_name, route) => {
    const minimum = route.auth.scopes?.[0] as Role;
    for (const role of roles) {
      if (roles.indexOf(role) <= roles.indexOf(minimum)) continue;
      const answer = await world.people[role].send(route.method, pathOf(route), bodyOf(route));
      expect([role, answer.status, answer.body.code]).toEqual([role, 403, 'forbidden']);
    }
    const answer = await world.people[minimum].send(route.method, pathOf(route), bodyOf(route));
    expect([401, 403, 500, 503]).not.toContain(answer.status);
    expect(answer.body.code).not.toBe('workspace_not_found');
  });

  it.each(label(ofWorkspace))('%s answers 404 for the workspace of another tenant', async (_name, route) => {
    const foreign = pathOf(route, world.elsewhere.workspace.id);
    const inside = await world.people.owner.send(route.method, foreign, bodyOf(route));
    expect([inside.status, inside.body.code]).toEqual([404, 'workspace_not_found']);
    const invented = await world.people.owner.send(route.method, pathOf(route, 'ws_nobody'), bodyOf(route));
    const { request_id: _, ...body } = inside.body;
    expect(invented.body).toMatchObject(body);
    const outside = await world.elsewhere.owner.send(route.method, pathOf(route), bodyOf(route));
    expect([outside.status, outside.body.code]).toEqual([404, 'workspace_not_found']);
  });

  it.each(label(ofWorkspace))('%s refuses a NUL wherever its path or its workspace holds one', async (_name, route) => {
    const { owner } = world.people;
    const inWorkspace = await owner.send(route.method, pathOf(route, '%00'), bodyOf(route));
    expect([inWorkspace.status, inWorkspace.body.code]).toEqual([404, 'workspace_not_found']);
    const path = pathOf(route).replaceAll('act_01ARZ3NDEKTSV4RRFFQ69G5FAV', '%00');
    if (path !== pathOf(route)) expect((await owner.send(route.method, path, bodyOf(route))).status).toBe(422);
  });

  it('asks a person of several workspaces to name one', async () => {
    const { gate, workspace, elsewhere } = world;
    await world.addPerson('both@here.example');
    const both = await world.signIn('both@here.example');
    expect((await both.send('GET', '/api/usage')).body.code).toBe('workspace_not_found');
    await gate.workspaces.setMember(world.actor('owner'), both.userId, 'viewer');
    expect((await both.send('GET', '/api/usage')).body.workspace_id).toBe(workspace.id);
    const foreignOwner = { userId: elsewhere.owner.userId, email: elsewhere.owner.email, role: 'owner' as const };
    await gate.workspaces.setMember({ ...foreignOwner, workspaceId: elsewhere.workspace.id }, both.userId, 'viewer');
    expect((await both.send('GET', '/api/usage')).body.code).toBe('workspace_not_found');
    const named = await both.send('GET', '/api/usage', undefined, { 'X-Workspace-Id': elsewhere.workspace.id });
    expect(named.body.workspace_id).toBe(elsewhere.workspace.id);
    const query = await both.send('GET', `/api/usage?workspace=${workspace.id}`);
    expect(query.body.workspace_id).toBe(workspace.id);
  });
});

// Pages lead people without a session to the sign-in form; their tests stand beside them.
const pages = [
  '/audit',
  '/callbacks',
  '/callbacks/:event_id',
  '/dispatch',
  '/erasures',
  '/erasures/:erasure_id',
  '/integrations',
  '/keys',
  '/members',
  '/policy',
  '/policy/backtests/:backtest_id',
  '/policy/draft',
  '/policy/snapshots/:snapshot_id',
  '/messages',
  '/samples',
  '/settings',
  '/suppression',
  '/suppression/imports/:import_id',
  '/usage',
];
const openRoutes = [
  ...assets.map(name),
  ...pages.map((path) => `GET ${path}`),
  'GET /',
  `GET ${crmCallbackPath}`,
  'GET /healthz',
  'GET /password',
  'GET /readyz',
  'GET /reviews',
  'GET /reviews/:action_id',
  'GET /reviews/:action_id/message',
  'GET /reviews/:action_id/queue',
  'GET /sign-in',
  'POST /api/intake/crm',
  'POST /api/sign-in',
].sort();
