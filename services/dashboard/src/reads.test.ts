import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { crmCallbackPath } from '@sendgate/crm';
import { routes } from './routes/index.ts';
import { type DashboardWorld, dashboardWorld } from './testing/dashboard-world.ts';
import { thingsElsewhere } from './testing/things-elsewhere.ts';

/** What asks the CRM, and the way back from it, which has a consent to take: crm/crm.test.ts. */
const ofTheCrm = [crmCallbackPath, '/api/integrations/crm/contact-evidence'];
const reads = routes.filter((route) => route.method === 'GET' && !ofTheCrm.includes(route.path));
const name = (route: (typeof reads)[number]) => `${route.method} ${route.path}`;

/** Reads that leave a record of who has read content, and that record's kind. They change nothing else. */
const recorded: Readonly<Record<string, string>> = {
  'GET /api/reviews/:action_id': 'submission.body_read',
  'GET /reviews/:action_id': 'submission.body_read',
  'GET /reviews/:action_id/message': 'submission.body_read',
};

describe('a page or a link that only reads', () => {
  let world: DashboardWorld;
  let things: Record<string, string[]>;
  beforeAll(async () => {
    world = await dashboardWorld();
    things = await thingsElsewhere(world);
  });
  afterAll(() => world?.close());

  /** A digest of every row there is, by table; but for when keys were used last, which is noted some time after it. */
  async function everything(): Promise<Record<string, string>> {
    const tables = await world.database.sql<{ name: string }>(
      `SELECT format('%I.%I', schemaname, tablename) AS name FROM pg_tables
       WHERE schemaname NOT IN ('pg_catalog', 'information_schema')`,
    );
    const digests: Record<string, string> = {};
    for (const { name: table } of tables) {
      const [row] = await world.database.sql<{ digest: string }>(
        `SELECT count(*) || ' ' || coalesce(md5(string_agg(kept::text, '|' ORDER BY kept::text)), '') AS digest
         FROM (SELECT to_jsonb(t) - 'last_used_at' AS kept FROM ${table} t) rows`,
      );
      digests[table] = row?.digest ?? '';
    }
    return digests;
  }
  const auditKinds = async () => {
    const rows = await world.database.sql<{ kind: string }>('SELECT kind FROM audit_event ORDER BY id');
    return rows.map(({ kind }) => kind);
  };
  const pathsOf = (route: (typeof reads)[number]) => {
    const workspaceId = world.elsewhere.workspace.id;
    const path = route.path.replace('/workspaces/:id', `/workspaces/${workspaceId}`);
    const [, parameter] = path.match(/:(\w+)/) ?? [];
    const paths = parameter === undefined ? [path] : (things[parameter] ?? []).map((id) => path.replace(/:\w+/, id));
    // A feed goes on until it is told to end with what there is.
    const end = route.reply.contentType?.startsWith('text/event-stream') ? '?follow=false' : '';
    return paths.map((one) => one + end);
  };

  it.each(reads.map((route) => [name(route), route] as const))('%s changes nothing', async (_name, route) => {
    const [before, kinds] = [await everything(), await auditKinds()];
    expect(pathsOf(route)).not.toEqual([]);
    for (const path of pathsOf(route)) {
      for (const method of ['GET', 'HEAD']) {
        const answer = await world.elsewhere.owner.send(method, path);
        expect([method, path, answer.status < 400]).toEqual([method, path, true]);
      }
    }
    const [after, later] = [await everything(), await auditKinds()];
    const kind = recorded[name(route)];
    const added = later.slice(kinds.length);
    expect(new Set(added)).toEqual(new Set(kind === undefined ? [] : [kind]));
    const changed = Object.keys(after).filter((table) => after[table] !== before[table]);
    expect(changed).toEqual(kind === undefined ? [] : ['public.audit_event']);
  });
});
