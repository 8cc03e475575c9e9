import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { routes } from './routes/index.ts';
import { type DashboardWorld, dashboardWorld } from './testing/dashboard-world.ts';

describe('the description of the JSON API', () => {
  let world: DashboardWorld;
  beforeAll(async () => {
    world = await dashboardWorld();
  });
  afterAll(() => world?.close());

  it('is there for whoever is signed in, with every route that answers JSON and the version a write asks for', async () => {
    expect((await world.send('GET', '/openapi.json')).status).toBe(401);
    const { body, headers } = await world.people.viewer.send('GET', '/openapi.json');
    expect(headers['content-type']).toContain('application/json');
    for (const { method, path } of routes.filter((route) => route.path.startsWith('/api/') && !route.undocumented)) {
      const operation = body.paths[path.replaceAll(/:(\w+)/g, '{$1}')]?.[method.toLowerCase()];
      expect([path, operation?.operationId]).toEqual([path, expect.any(String)]);
    }
    expect(Object.keys(body.paths).filter((path) => !path.startsWith('/api/'))).toEqual([]);
    const { parameters } = body.paths['/api/workspaces/{id}/settings'].patch;
    expect(parameters).toContainEqual(expect.objectContaining({ name: 'If-Match', in: 'header', required: true }));
  });
});
