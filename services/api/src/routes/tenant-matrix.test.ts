import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { blockedBody, message, withoutRowSecurity, withoutWorkspaceFilters } from '@sendgate/gate/testing';
import request from 'supertest';
import { type TestApi, testApi } from '../testing.ts';
import { routes } from './index.ts';

type AnyRoute = (typeof routes)[number];
const name = (route: AnyRoute) => `${route.method} ${route.path}`;
const label = (list: readonly AnyRoute[]) => list.map((route) => [name(route), route] as const);
const guarded = routes.filter((route) => route.auth.scheme !== null);
const ofThings = guarded.filter((route) => route.path.includes(':'));

/** A body that is fine, so that what stands in the way is whose thing it is. */
const bodies: Readonly<Record<string, object>> = {
  'POST /v1/gate/outbound/:action_id/delivery': { status: 'sent' },
};

/** What keeps tenants apart, each of the two by itself. */
const walls = ['the filters of the statements', 'the policies of Postgres'] as const;

describe.each(walls)('behind %s alone, an action of another tenant', (wall) => {
  let filters: ReturnType<typeof withoutWorkspaceFilters> | undefined;
  let api: TestApi;
  let foreignWorkspace: string;
  /** One held, one approved, elsewhere. */
  let foreign: string[];
  beforeAll(async () => {
    api = await testApi();
    const { id } = await api.gate.workspaces.create('Foreign tenant', null);
    foreignWorkspace = id;
    const owner = await api.person('owner', id);
    const { key } = await api.gate.keys.create(owner, { label: 'k', livemode: true, scopes: ['gate:write'] });
    const caller = await api.gate.authenticateKey(key);
    if (!caller) throw new Error('the new key was not accepted');
    const label = 'foreign label';
    await api.gate.workspaces.suppression.add(owner, ['foreign-listed@example.org']);
    foreign = [];
    for (const bodyText of [blockedBody, message().bodyText]) {
      const idempotencyKey = `foreign-key-${foreign.length}`;
      const recipient = `foreign-${foreign.length}@example.org`;
      const { submission } = await api.gate.submit(caller, message({ label, recipient, idempotencyKey, bodyText }));
      foreign.push(submission.actionId);
    }
    if (wall === 'the policies of Postgres') filters = withoutWorkspaceFilters();
    else await withoutRowSecurity(api.database);
  });
  afterAll(async () => {
    filters?.restore();
    await api.close();
  });

  const marks = () => [...foreign, foreignWorkspace, 'foreign'];
  const paths = (route: AnyRoute) => foreign.map((id) => route.path.replace(':action_id', id));
  const ask = (route: AnyRoute, path: string, headers: Record<string, string>) => {
    const verb = route.method.toLowerCase() as 'get' | 'post' | 'delete';
    const asked = request(api.server)[verb](path).set(headers);
    return route.body ? asked.send(bodies[name(route)] ?? {}) : asked;
  };

  it('is named by one parameter only, and every write about it owes a body here', () => {
    expect([...new Set(ofThings.flatMap(({ path }) => path.match(/:\w+/g) ?? []))]).toEqual([':action_id']);
    expect(ofThings.filter((route) => route.body && !bodies[name(route)]).map(name)).toEqual([]);
  });

  it.each(label(ofThings))('is not found by %s, and nothing of it is said', async (_name, route) => {
    for (const path of paths(route)) {
      const answer = await ask(route, path, { Authorization: `Bearer ${api.key}` });
      expect([path, answer.status, answer.body.code]).toEqual([path, 404, 'action_not_found']);
      const nowhere = await ask(route, route.path.replace(':action_id', 'act_01ARZ3NDEKTSV4RRFFQ69G5FAV'), {
        Authorization: `Bearer ${api.key}`,
      });
      expect({ ...answer.body, request_id: '' }).toEqual({ ...nowhere.body, request_id: '' });
      for (const mark of marks()) if (!path.includes(mark)) expect(answer.text).not.toContain(mark);
    }
  });

  it.each(label(guarded))('is not shown by %s to a session or to nobody', async (_name, route) => {
    for (const path of route.path.includes(':') ? paths(route) : [route.path]) {
      const identities: Record<string, string>[] = [
        {},
        { Cookie: 'sendgate_session=made.up' },
        { Authorization: 'Basic eDp5' },
      ];
      for (const headers of identities) {
        const answer = await ask(route, path, headers);
        expect([path, answer.status]).toEqual([path, 401]);
      }
    }
  });

  it.each(label(guarded.filter((route) => route.method === 'GET' && !route.path.includes(':'))))(
    'is not among what %s lists',
    async (_name, route) => {
      const query = '?idempotency_key=foreign-key-0';
      for (const path of [route.path, `${route.path}${route.path.endsWith('submissions') ? query : ''}`]) {
        const answer = await ask(route, path, { Authorization: `Bearer ${api.key}` });
        expect(answer.status).toBe(200);
        for (const mark of marks()) expect(answer.text).not.toContain(mark);
      }
    },
  );

  it('was changed by none of that', async () => {
    if (filters) expect(filters.removed()).toBeGreaterThan(ofThings.length);
    filters?.restore();
    const states = await Promise.all(foreign.map((id) => api.gate.findSubmission(foreignWorkspace, id)));
    expect(states).toMatchObject([
      { status: 'QUEUED', version: 1 },
      { status: 'APPROVED', version: 1 },
    ]);
  });
});

it('is shown where neither wall stands, so that the tests above can fail', async () => {
  const api = await testApi();
  const { submission } = await api.gate.submit(api.caller, message());
  const { id } = await api.gate.workspaces.create('Another tenant', null);
  const owner = await api.person('owner', id);
  const { key } = await api.gate.keys.create(owner, { label: 'k', livemode: true, scopes: ['gate:read'] });
  const path = `/v2/gate/outbound/${submission.actionId}`;
  expect((await api.get(path, key)).status).toBe(404);
  await withoutRowSecurity(api.database);
  const filters = withoutWorkspaceFilters();
  expect((await api.get(path, key)).status).toBe(200);
  filters.restore();
  await api.close();
});
