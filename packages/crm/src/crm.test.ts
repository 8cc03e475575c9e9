import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { type Crm, type CrmConnection, CrmFailure, type CrmOptions, openCrm, readScopes, tagScopes } from './index.ts';
import { type CrmDouble, type CrmDoubleOptions, type DoubleFault, openCrmDouble } from './testing.ts';

const ada = {
  id: '501',
  email: 'ada+x@acme.example',
  properties: {
    firstname: 'Ada',
    jobtitle: [
      { value: 'CTO', timestamp: '2026-05-01T09:30:00.000Z', sourceType: 'CRM_UI', sourceId: 'userId:7' },
      { value: 'Engineer', timestamp: '2024-01-01T00:00:00.000Z', sourceType: 'IMPORT', sourceLabel: 'list.csv' },
    ],
  },
};

let clock = Date.parse('2026-06-15T12:00:00Z');
let double: CrmDouble;
let crm: Crm;
let closing: CrmDouble[];

const open = async (options: CrmDoubleOptions = {}, changed: Partial<CrmOptions> = {}) => {
  double = await openCrmDouble({ now: () => clock, ...options });
  closing.push(double);
  crm = openCrm({ ...double.options, ...changed });
  double.putContact(ada);
};

beforeEach(async () => {
  closing = [];
  await open();
});
afterEach(async () => {
  for (const opened of closing) await opened.close();
});

interface Stored extends CrmConnection {
  readonly rotations: string[];
}

const connection = (refreshToken = double.connect([...readScopes, ...tagScopes]), workspaceId = 'ws_1'): Stored => {
  const rotations: string[] = [];
  return {
    workspaceId,
    refreshToken,
    rotations,
    rotated: async (token) => {
      rotations.push(token);
    },
  };
};

const failure = async (work: Promise<unknown>): Promise<CrmFailure> => {
  const error = await work.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  expect(error).toBeInstanceOf(CrmFailure);
  return error as CrmFailure;
};
const reason = async (work: Promise<unknown>) => (await failure(work)).reason;

describe('connecting', () => {
  const consent = async (tagging = false) => {
    const begun = crm.begin({ tagging });
    return { begun, back: await double.agree(begun.url) };
  };

  it('asks for the scopes of reading, and for those of tagging only when told to', () => {
    const scopes = (tagging: boolean) => new URL(crm.begin({ tagging }).url).searchParams.get('scope')?.split(' ');
    expect(scopes(false)).toEqual(['oauth', 'crm.objects.contacts.read', 'crm.schemas.contacts.read']);
    expect(scopes(true)).toEqual([...readScopes, 'crm.objects.contacts.write', 'crm.schemas.contacts.write']);
  });

  it('sends a state and a challenge nobody can guess, anew each time', () => {
    const [first, second] = [crm.begin({ tagging: false }), crm.begin({ tagging: false })];
    expect(first.state).not.toBe(second.state);
    expect(first.codeVerifier).not.toBe(second.codeVerifier);
    const { searchParams } = new URL(first.url);
    expect(searchParams.get('state')).toBe(first.state);
    expect(searchParams.get('code_challenge_method')).toBe('S256');
    expect(first.url).not.toContain(first.codeVerifier);
    expect(first.url).not.toContain(double.options.clientSecret);
  });

  it('ends with a refresh token, the account and what was agreed to', async () => {
    const { begun, back } = await consent(true);
    const granted = await crm.finish(back.searchParams, begun);
    expect(granted).toEqual({
      refreshToken: expect.any(String),
      portalId: double.portalId,
      scopes: [...readScopes, ...tagScopes],
    });
    expect(double.isValid(granted.refreshToken)).toBe(true);
  });

  it('tells which scopes the admin held back', async () => {
    await open({ grants: readScopes });
    const { begun, back } = await consent(true);
    expect((await crm.finish(back.searchParams, begun)).scopes).toEqual(readScopes);
  });

  it('puts the secret into the body and nowhere else', async () => {
    const { begun, back } = await consent();
    await crm.finish(back.searchParams, begun);
    const token = double.requests.find(({ path }) => path.endsWith('/token'));
    expect(token?.content).toMatchObject({
      client_id: double.options.clientId,
      client_secret: double.options.clientSecret,
      redirect_uri: double.options.redirectUrl,
      code_verifier: begun.codeVerifier,
    });
    expect(token?.authorization).toBeUndefined();
    for (const { url } of double.requests) expect(url).not.toContain(double.options.clientSecret);
  });

  it('is refused with another state, before anything is asked', async () => {
    const { begun, back } = await consent();
    expect(await reason(crm.finish(back.searchParams, { ...begun, state: 'other' }))).toBe('refused');
    back.searchParams.delete('state');
    expect(await reason(crm.finish(back.searchParams, begun))).toBe('refused');
    expect(double.count('/token')).toBe(0);
  });

  it('is refused where the admin declined, or no code came', async () => {
    const begun = crm.begin({ tagging: false });
    expect(await reason(crm.finish(double.decline(begun.url).searchParams, begun))).toBe('refused');
    expect(await reason(crm.finish(new URLSearchParams({ state: begun.state }), begun))).toBe('refused');
    expect(double.count('/token')).toBe(0);
  });

  it('is refused with another verifier, and with a code that was used', async () => {
    const first = await consent();
    expect(await reason(crm.finish(first.back.searchParams, { ...first.begun, codeVerifier: 'x'.repeat(43) }))).toBe(
      'refused',
    );
    const second = await consent();
    await crm.finish(second.back.searchParams, second.begun);
    expect(await reason(crm.finish(second.back.searchParams, second.begun))).toBe('refused');
  });

  it('is refused with a wrong secret', async () => {
    const { begun, back } = await consent();
    const other = openCrm({ ...double.options, clientSecret: 'other' });
    expect(await reason(other.finish(back.searchParams, begun))).toBe('refused');
  });

  it.each<[string, DoubleFault, string]>([
    ['does not know the account', { status: 200, body: '{"active":false}' }, 'unreadable'],
    ['answers with something else', 'garbage', 'unreadable'],
    ['is away', { status: 503 }, 'unavailable'],
  ])('fails when the CRM %s afterwards', async (_name, fault, expected) => {
    const { begun, back } = await consent();
    double.fail('/introspect', fault);
    expect(await reason(crm.finish(back.searchParams, begun))).toBe(expected);
  });

  it('fails when no refresh token comes with it', async () => {
    const { begun, back } = await consent();
    double.fail('/token', { status: 200, body: '{"access_token":"a","token_type":"bearer","expires_in":1800}' });
    expect(await reason(crm.finish(back.searchParams, begun))).toBe('unreadable');
  });

  it('can be taken back: the refresh token is void after it', async () => {
    const mine = connection();
    await crm.contactById(mine, '501', []);
    await crm.revoke(mine.refreshToken);
    expect(double.isValid(mine.refreshToken)).toBe(false);
    // The access token that is left would still be taken; it is forgotten.
    expect(await reason(crm.contactById(mine, '501', []))).toBe('needs_reconnect');
  });

  it('can be taken back twice, and says so when it could not', async () => {
    await crm.revoke('refresh-unknown');
    double.fail('/revoke', { status: 204, body: '' });
    await crm.revoke('refresh-unknown');
    double.fail('/revoke', { status: 500 });
    expect(await reason(crm.revoke('refresh-unknown'))).toBe('unavailable');
    double.fail('/revoke', { status: 400, body: '{"error":"invalid_client"}' });
    expect(await reason(crm.revoke('refresh-unknown'))).toBe('refused');
  });

  it.each(['http://crm.example', 'http://10.0.0.1', 'http://127.0.0.1.example', 'ftp://127.0.0.1'])(
    'sends no secret to %s',
    (address) => {
      expect(() => openCrm({ ...double.options, apiUrl: address })).toThrow(TypeError);
      expect(() => openCrm({ ...double.options, authorizeUrl: address })).toThrow(TypeError);
    },
  );
});

describe('access tokens', () => {
  const read = (who: CrmConnection) => crm.contactById(who, '501', []);

  it('are kept until a minute before they end', async () => {
    await open({ accessSeconds: 1_800 });
    const mine = connection();
    await read(mine);
    clock += (1_800 - 60) * 1_000 - 1;
    await read(mine);
    expect(double.refreshes()).toBe(1);
    clock += 1;
    await read(mine);
    expect(double.refreshes()).toBe(2);
  });

  it('are asked for once, however many calls wait for one', async () => {
    const mine = connection();
    await Promise.all(Array.from({ length: 20 }, () => read(mine)));
    expect(double.refreshes()).toBe(1);
    expect(double.count('/contacts/501')).toBe(20);
  });

  it('are not shared between workspaces', async () => {
    const token = double.connect(readScopes);
    await Promise.all([read(connection(token, 'ws_1')), read(connection(token, 'ws_2'))]);
    expect(double.refreshes()).toBe(2);
  });

  it('that could not be had fail all who wait, and are asked for anew by the next', async () => {
    const mine = connection();
    double.fail('/token', { status: 500 });
    const results = await Promise.allSettled(Array.from({ length: 5 }, () => read(mine)));
    expect(results.map((result) => result.status === 'rejected' && result.reason.reason)).toEqual(
      Array(5).fill('unavailable'),
    );
    expect(double.count('/token')).toBe(1);
    expect(await read(mine)).toMatchObject({ id: '501' });
  });

  it('that the CRM does not take any more are renewed once', async () => {
    const mine = connection();
    await read(mine);
    double.expireAccessTokens();
    await Promise.all(Array.from({ length: 5 }, () => read(mine)));
    expect(double.refreshes()).toBe(2);
  });

  it('are not renewed a second time for one call', async () => {
    const mine = connection();
    double.fail('/contacts/', { status: 401 }, 2);
    expect(await reason(read(mine))).toBe('refused');
    expect(double.refreshes()).toBe(2);
  });

  it('end with the connection: an admin must connect again', async () => {
    const mine = connection();
    await read(mine);
    double.uninstall();
    expect(await reason(read(mine))).toBe('needs_reconnect');
    expect(await reason(read(connection('refresh-unknown')))).toBe('needs_reconnect');
  });

  it.each<[string, DoubleFault, string]>([
    ['too many', { status: 429, retryAfter: '7' }, 'rate_limited'],
    ['an app that is refused', { status: 401, body: '{"error":"invalid_client"}' }, 'refused'],
    ['a refusal without a reason', { status: 400 }, 'refused'],
    ['a refusal of this address', { status: 404 }, 'refused'],
    ['a page of something on the way', { status: 404, type: 'text/html', body: '<html>' }, 'unavailable'],
    ['a refusal without end', { status: 403 }, 'refused'],
    ['nothing in it', { status: 204, body: '' }, 'unreadable'],
    ['a refusal that makes no sense', { status: 400, body: '<html>' }, 'refused'],
    ['something else', 'garbage', 'unreadable'],
    ['a token of another type', { status: 200, body: '{"access_token":"a","token_type":"mac"}' }, 'unreadable'],
    ['no token', { status: 200, body: '{}' }, 'unreadable'],
    ['without end', 'endless', 'unreadable'],
    ['a way elsewhere', 'redirect', 'unreadable'],
    ['nothing', 'hang up', 'unavailable'],
  ])('need no new consent because the CRM answers %s', async (_name, fault, expected) => {
    double.fail('/token', fault);
    expect(await reason(read(connection()))).toBe(expected);
  });

  it('are kept for so many connections and no more', async () => {
    await open({}, { keptConnections: 2 });
    const [first, second, third] = ['ws_1', 'ws_2', 'ws_3'].map((id) => connection(double.connect(readScopes), id));
    if (!first || !second || !third) throw new Error('Three were made');
    for (const one of [first, second, first, third]) await read(one);
    expect(double.refreshes()).toBe(3);
    await read(first);
    expect(double.refreshes()).toBe(3);
    await read(second);
    expect(double.refreshes()).toBe(4);
  });

  describe('where refresh tokens are rotated', () => {
    beforeEach(() => open({ rotates: true, accessSeconds: 1_800 }));

    it('come with a refresh token that is stored before anything else is asked', async () => {
      const before: number[] = [];
      const mine = { ...connection(), rotated: async () => void before.push(double.count('/contacts/501')) };
      await read(mine);
      expect(before).toEqual([0]);
    });

    it('go on with the newest refresh token, also for who holds an old one', async () => {
      const mine = connection();
      await read(mine);
      clock += 1_800_000;
      await read(mine);
      const [first, second] = mine.rotations;
      expect(mine.rotations).toHaveLength(2);
      expect(double.isValid(String(first))).toBe(false);
      expect(double.isValid(String(second))).toBe(true);
      await read(connection(second));
      await read(connection(first));
      expect(double.refreshes()).toBe(2);
    });

    it('wait for a refresh token that could not be stored, and lose it not', async () => {
      const mine = connection();
      const broken = { ...mine, rotated: () => Promise.reject(new Error('The store is away')) };
      await expect(read(broken)).rejects.toThrow('The store is away');
      await expect(read(broken)).rejects.toThrow('The store is away');
      expect(double.count('/contacts/501')).toBe(0);
      expect(await read(mine)).toMatchObject({ id: '501' });
      expect(double.refreshes()).toBe(1);
      expect(double.isValid(String(mine.rotations[0]))).toBe(true);
    });
  });
});

describe('a contact', () => {
  it('is not unknown because something on the way has no such page', async () => {
    const page = { status: 404, type: 'text/html', body: '<html>Not found</html>' };
    double.fail('/contacts/', page, 3);
    expect(await reason(crm.contactByEmail(connection(), 'ada+x@acme.example', []))).toBe('unavailable');
    expect(await reason(crm.contactById(connection(), '501', []))).toBe('unavailable');
    const tag = { blocked: true, actionId: 'act_1' };
    expect(await reason(crm.tagContact(connection(), '501', tag))).toBe('unavailable');
    double.fail('/properties/', page);
    expect(await reason(crm.ensureTagProperties(connection()))).toBe('unavailable');
    expect([...double.properties.keys()]).not.toContain('svc_gate_blocked');
  });

  it('is found by e-mail, with values and history', async () => {
    expect(await crm.contactByEmail(connection(), 'ADA+x@acme.example', ['jobtitle', 'no_such_property'])).toEqual({
      id: '501',
      email: 'ada+x@acme.example',
      values: expect.objectContaining({ firstname: 'Ada', jobtitle: 'CTO', company: null }),
      history: expect.objectContaining({
        jobtitle: [
          { value: 'CTO', changedAt: new Date('2026-05-01T09:30:00Z'), sourceType: 'CRM_UI', sourceLabel: null },
          { value: 'Engineer', changedAt: new Date('2024-01-01'), sourceType: 'IMPORT', sourceLabel: 'list.csv' },
        ],
      }),
    });
  });

  it('is found by id, and none is found where there is none', async () => {
    const mine = connection();
    expect(await crm.contactById(mine, '501', [])).toMatchObject({ email: 'ada+x@acme.example' });
    expect(await crm.contactById(mine, '502', [])).toBeNull();
    expect(await crm.contactByEmail(mine, 'nobody@acme.example', [])).toBeNull();
  });

  it('is asked for by one segment of the path, whatever the address is', async () => {
    const mine = connection();
    await crm.contactByEmail(mine, '../../oauth?x=@#acme.example/%2e', []);
    const { path, query } = double.requests.at(-1) ?? {};
    expect(path).toBe('/crm/objects/2026-03/contacts/..%2F..%2Foauth%3Fx%3D%40%23acme.example%2F%252e');
    expect(query?.get('idProperty')).toBe('email');
  });

  it('is not asked for by what is no address and no id', async () => {
    const mine = connection();
    expect(await crm.contactByEmail(mine, '..', [])).toBeNull();
    for (const id of ['', '..', '5 01', '501/x', '-1', '٥', '9'.repeat(21)]) {
      expect(await crm.contactById(mine, id, [])).toBeNull();
      expect(await reason(crm.tagContact(mine, id, { blocked: true, actionId: 'act_1' }))).toBe('gone');
    }
    expect(double.requests).toEqual([]);
  });

  it('has its history newest first, without what has no date', async () => {
    double.fail('/contacts/', {
      status: 200,
      body: JSON.stringify({
        id: '501',
        properties: { email: null },
        propertiesWithHistory: {
          jobtitle: [
            { value: 'old', timestamp: '2024-01-01T00:00:00Z', sourceType: 'X' },
            { value: 'undated', timestamp: 'soon', sourceType: 'X' },
            { value: null, timestamp: '2026-01-01T00:00:00Z' },
          ],
          company: null,
        },
      }),
    });
    expect(await crm.contactById(connection(), '501', ['jobtitle'])).toEqual({
      id: '501',
      email: null,
      values: { email: null },
      history: {
        jobtitle: [
          { value: '', changedAt: new Date('2026-01-01'), sourceType: '', sourceLabel: null },
          { value: 'old', changedAt: new Date('2024-01-01'), sourceType: 'X', sourceLabel: null },
        ],
        company: [],
      },
    });
  });

  it.each<[string, DoubleFault, string, number | null]>([
    ['429 with seconds', { status: 429, retryAfter: '7' }, 'rate_limited', 7],
    ['429 with a date', { status: 429, retryAfter: 'Mon, 15 Jun 2026 12:00:30 GMT' }, 'rate_limited', 30],
    ['429 with a date that is over', { status: 429, retryAfter: 'Mon, 15 Jun 2026 11:00:00 GMT' }, 'rate_limited', 0],
    ['429 with a year of waiting', { status: 429, retryAfter: '31536000' }, 'rate_limited', 86_400],
    ['429 with nonsense', { status: 429, retryAfter: 'later' }, 'rate_limited', null],
    ['429', { status: 429 }, 'rate_limited', null],
    ['500', { status: 500 }, 'unavailable', null],
    ['503 with seconds', { status: 503, retryAfter: '12' }, 'unavailable', 12],
    ['423, locked', { status: 423 }, 'unavailable', null],
    ['477, moving', { status: 477, retryAfter: '3600' }, 'unavailable', 3_600],
    ['400', { status: 400 }, 'refused', null],
    ['403', { status: 403 }, 'missing_scope', null],
    ['403 of something on the way', { status: 403, type: 'text/html', body: '<html>' }, 'unavailable', null],
    ['408', { status: 408 }, 'unavailable', null],
    ['something else', 'garbage', 'unreadable', null],
    ['another object', { status: 200, body: '{"id":501}' }, 'unreadable', null],
    ['nothing in it', { status: 204, body: '' }, 'unreadable', null],
    ['without end', 'endless', 'unreadable', null],
    ['what was compressed', 'compressed', 'unreadable', null],
    ['a way elsewhere', 'redirect', 'unreadable', null],
    ['nothing', 'hang up', 'unavailable', null],
  ])('cannot be had when the CRM answers %s', async (_name, fault, expected, retryAfterSeconds) => {
    clock = Date.parse('2026-06-15T12:00:00Z');
    double.fail('/contacts/', fault);
    expect(await failure(crm.contactById(connection(), '501', []))).toMatchObject({
      reason: expected,
      retryAfterSeconds,
    });
    expect(double.count('/contacts/501')).toBe(1);
    expect(double.count('/elsewhere')).toBe(0);
  });

  it('is read up to 1 MiB', async () => {
    const mine = connection();
    const ofBytes = (bytes: number) => `{"id":"501","properties":{}}`.padEnd(bytes);
    double.fail('/contacts/', { status: 200, body: ofBytes(1_024 * 1_024) });
    expect(await crm.contactById(mine, '501', [])).toMatchObject({ id: '501' });
    double.fail('/contacts/', { status: 200, body: ofBytes(1_024 * 1_024 + 1) });
    expect(await reason(crm.contactById(mine, '501', []))).toBe('unreadable');
  });

  it('is waited for so long and no longer', async () => {
    await open({}, { timeoutMs: 50 });
    const mine = connection();
    double.fail('/contacts/', 'hang');
    expect(await reason(crm.contactById(mine, '501', []))).toBe('unavailable');
    double.fail('/token', 'hang');
    expect(await reason(crm.contactById(connection(undefined, 'ws_2'), '501', []))).toBe('unavailable');
  });

  it('cannot be had from a CRM that is not there', async () => {
    const mine = connection();
    await double.close();
    closing = [];
    expect(await failure(crm.contactById(mine, '501', []))).toMatchObject({
      reason: 'unavailable',
      message: 'The CRM: unavailable (ECONNREFUSED)',
    });
  });
});

describe('tagging', () => {
  it('creates the two properties where they are missing, and overwrites their values', async () => {
    const mine = connection();
    await crm.ensureTagProperties(mine);
    expect(double.properties.get('svc_gate_blocked')).toMatchObject({ type: 'bool', fieldType: 'booleancheckbox' });
    expect(double.properties.get('svc_gate_action_id')).toMatchObject({ type: 'string', fieldType: 'text' });
    await crm.tagContact(mine, '501', { blocked: true, actionId: 'act_1' });
    expect(double.valueOf('501', 'svc_gate_blocked')).toBe('true');
    expect(double.valueOf('501', 'svc_gate_action_id')).toBe('act_1');
    await crm.tagContact(mine, '501', { blocked: false, actionId: 'act_2' });
    expect(double.valueOf('501', 'svc_gate_blocked')).toBe('false');
    expect(double.valueOf('501', 'svc_gate_action_id')).toBe('act_2');
  });

  it('creates nothing that is there', async () => {
    const mine = connection();
    await crm.ensureTagProperties(mine);
    const posts = () => double.requests.filter(({ method, path }) => method === 'POST' && path.startsWith('/crm/'));
    const first = posts().length;
    await crm.ensureTagProperties(mine);
    expect(posts()).toHaveLength(first);
  });

  it('creates only the one that is missing', async () => {
    const mine = connection();
    double.putContact({ id: '1', properties: { svc_gate_blocked: 'false' } });
    await crm.ensureTagProperties(mine);
    expect([...double.properties.keys()]).toContain('svc_gate_action_id');
    expect(double.requests.filter(({ content }) => content.name === 'svc_gate_blocked')).toEqual([]);
  });

  it('does not mind somebody else creating them in the same moment', async () => {
    const mine = connection();
    await Promise.all([crm.ensureTagProperties(mine), crm.ensureTagProperties(mine), crm.ensureTagProperties(mine)]);
    expect(double.properties.has('svc_gate_action_id')).toBe(true);
  });

  it('needs the second consent', async () => {
    const mine = connection(double.connect(readScopes));
    expect(await reason(crm.ensureTagProperties(mine))).toBe('missing_scope');
    expect(await reason(crm.tagContact(mine, '501', { blocked: true, actionId: 'act_1' }))).toBe('missing_scope');
  });

  it('is refused before the properties are there, and gone with the contact', async () => {
    const mine = connection();
    const tag = { blocked: true, actionId: 'act_1' };
    expect(await reason(crm.tagContact(mine, '501', tag))).toBe('refused');
    await crm.ensureTagProperties(mine);
    double.deleteContact('501');
    expect(await reason(crm.tagContact(mine, '501', tag))).toBe('gone');
  });

  it.each<[string, DoubleFault, string]>([
    ['/svc_gate_blocked', { status: 500 }, 'unavailable'],
    ['/groups', { status: 429 }, 'rate_limited'],
    ['/properties/2026-03/contacts', { status: 403 }, 'missing_scope'],
  ])('says what went wrong at %s', async (path, fault, expected) => {
    double.fail(path, fault);
    expect(await reason(crm.ensureTagProperties(connection()))).toBe(expected);
  });
});

it('a failure holds no token, no address and nothing of a body', async () => {
  const mine = connection();
  const faults: [string, DoubleFault][] = [
    ['/token', { status: 400, body: `{"error":"${mine.refreshToken}","error_description":"ada@acme.example"}` }],
    ['/token', { status: 401, body: '{"error":"invalid_client"}' }],
    ['/token', 'garbage'],
    ['/token', 'hang up'],
    ['/contacts/', { status: 400, body: '{"message":"ada@acme.example"}' }],
    ['/contacts/', 'garbage'],
    ['/contacts/', 'hang up'],
  ];
  for (const [path, fault] of faults) {
    double.fail(path, fault);
    const error = await failure(crm.contactByEmail(mine, 'ada@acme.example', []));
    const shown = [error.message, error.stack, JSON.stringify(error), String(error.cause)].join('\n');
    expect(shown).not.toMatch(/ada@|acme|refresh-[0-9a-f]|access-[0-9a-f]{8}|app-secret|127\.0\.0\.1/);
    expect(error.cause).toBeUndefined();
  }
});
