import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  askForConsent,
  blockedBody,
  message,
  withoutRowSecurity,
  withoutWorkspaceFilters,
} from '@sendgate/gate/testing';
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

/** Somebody who took their consent back, and told the other tenant only. */
const revokedNumber = '+14155550132';
/** What both tenants say to the same people: said twice by one of them, it is held. */
const shared = { subject: 'Our call on Thursday', body_text: message().bodyText };

describe.each(walls)('behind %s alone, an action of another tenant', (wall) => {
  let filters: ReturnType<typeof withoutWorkspaceFilters> | undefined;
  let api: TestApi;
  let foreignWorkspace: string;
  let foreignKey: string;
  /** One held, one approved, elsewhere. */
  let foreign: string[];
  beforeAll(async () => {
    api = await testApi();
    const { id } = await api.gate.workspaces.create('Foreign tenant', null);
    foreignWorkspace = id;
    const owner = await api.person('owner', id);
    const scopes = ['gate:write', 'check'] as const;
    const { key } = await api.gate.keys.create(owner, { label: 'k', livemode: true, scopes: [...scopes] });
    foreignKey = key;
    const caller = await api.gate.authenticateKey(key);
    if (!caller) throw new Error('the new key was not accepted');
    const label = 'foreign label';
    await api.gate.workspaces.suppression.add(owner, ['foreign-listed@example.org']);
    await api.gate.workspaces.revokeConsent(owner, { channel: 'sms', recipient: revokedNumber, revokedAt: null });
    await askForConsent(api);
    await askForConsent({ ...api, owner, workspaceId: id });
    foreign = [];
    for (const [bodyText, metadata] of [
      [blockedBody, null],
      [shared.body_text, { contact: { id: 'foreign-contact' } }],
    ] as const) {
      const idempotencyKey = `foreign-key-${foreign.length}`;
      const recipient = `foreign-${foreign.length}@example.org`;
      const { submission } = await api.gate.submit(
        caller,
        message({ label, recipient, idempotencyKey, bodyText, metadata }),
      );
      foreign.push(submission.actionId);
    }
    const previewed = { content: blockedBody, contentType: 'email', context: null, sourceModel: null } as const;
    await api.gate.preview(caller, { ...previewed, idempotencyKey: 'foreign-check' });
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

  const approved = { status: 'APPROVED', policy_passed: true };
  const submissions: Record<string, [path: string, body: object, answer: object]> = {
    'its idempotency key': [
      '/v1/gate/outbound',
      { ...shared, recipient: 'a@example.org', idempotency_key: 'foreign-key-0' },
      approved,
    ],
    'its idempotency key in another version': [
      '/v2/gate/outbound',
      { ...shared, channel: 'email', recipient: 'b@example.org', idempotency_key: 'foreign-key-1' },
      approved,
    ],
    'a recipient on its list': ['/v1/gate/outbound', { ...shared, recipient: 'foreign-listed@example.org' }, approved],
    'the text it sent, to the person it sent it to': [
      '/v1/gate/outbound',
      { ...shared, recipient: 'foreign-1@example.org' },
      approved,
    ],
    'a person it has written to': [
      '/v2/gate/outbound',
      { ...shared, channel: 'email', recipient: 'c@example.org', metadata: { contact: { id: 'foreign-contact' } } },
      approved,
    ],
    'a person who took their consent back from it': [
      '/v2/gate/outbound',
      {
        ...{ channel: 'sms', recipient: revokedNumber, body_text: 'Our price list is ready.' },
        metadata: { consent: { status: 'granted', at: '2026-01-05T10:00:00Z' } },
      },
      // At night it waits for the morning.
      { policy_passed: true },
    ],
    'the key of its preview': [
      '/v1/check',
      { content: shared.body_text, content_type: 'email', idempotency_key: 'foreign-check' },
      { verdict: 'safe' },
    ],
  };

  it.each(Object.entries(submissions))(
    'decides nothing about a message with %s',
    async (_what, [path, body, expected]) => {
      const answer = await api.post(path, body);
      expect([answer.status, answer.headers['idempotency-replayed']]).toEqual([200, undefined]);
      expect(answer.body).toMatchObject(expected);
      for (const mark of [...foreign, foreignWorkspace]) expect(answer.text).not.toContain(mark);
    },
  );

  it('keeps its list, its holds and its consents to itself', async () => {
    const listed = { entries: ['foreign-listed@example.org', 'foreign-0@example.org'] };
    expect(
      (
        await request(api.server)
          .delete('/v1/suppressions')
          .set('Authorization', `Bearer ${api.key}`)
          .send({ entry: listed.entries[0] })
      ).body.code,
    ).toBe('suppression_entry_not_found');
    expect((await api.post('/v1/suppressions', listed)).body).toEqual({ added: 2 });
    const revocation = { channel: 'sms', recipient: revokedNumber, revoked_at: '2026-01-01T10:00:00Z' };
    // Earlier than what the other tenant knows, and still news here.
    expect((await api.post('/v1/consent-revocations', revocation)).body).toEqual({ recorded: true, holds_blocked: 0 });
  });

  it('was changed by none of that', async () => {
    if (filters) expect(filters.removed()).toBeGreaterThan(ofThings.length);
    filters?.restore();
    const states = await Promise.all(foreign.map((id) => api.gate.findSubmission(foreignWorkspace, id)));
    expect(states).toMatchObject([
      { status: 'QUEUED', version: 1 },
      { status: 'APPROVED', version: 1 },
    ]);
  });

  it.each(Object.entries(submissions))(
    'decides for its own tenant about a message with %s',
    async (_what, [path, body]) => {
      const answer = await api.post(path, body, foreignKey);
      const decided = answer.body.policy_passed === false || answer.headers['idempotency-replayed'] === 'true';
      expect([answer.status, decided, answer.text]).toEqual([200, true, answer.text]);
    },
  );
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
