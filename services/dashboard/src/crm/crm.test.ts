import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { bodyErrors, OutboundRequestV2 } from '@sendgate/contracts';
import { crmCallbackPath, openCrm, readScopes, tagScopes } from '@sendgate/crm';
import { type CrmDouble, openCrmDouble } from '@sendgate/crm/testing';
import { fromV2 } from '@sendgate/gate';
import { parseJsonBody } from '@sendgate/runtime';
import request from 'supertest';
import { appUrl, type Browser, type DashboardWorld, dashboardWorld } from '../testing/dashboard-world.ts';
import { WorkspaceCrm } from './workspace-crm.ts';

const DAY = 86_400_000;
let now = Date.now();
let double: CrmDouble;
let world: DashboardWorld;
let admin: Browser;

beforeAll(async () => {
  double = await openCrmDouble({ redirectUrl: `${appUrl}${crmCallbackPath}` });
  const { clientSecret } = double.options;
  world = await dashboardWorld({
    crm: (gate) =>
      new WorkspaceCrm({
        ...{ gate, clientSecret, signatureBase: 'uri', appOrigin: appUrl, now: () => now },
        crm: openCrm({ ...double.options, redirectUrl: `${appUrl}${crmCallbackPath}`, timeoutMs: 2_000 }),
      }),
  });
  admin = world.people.admin;
});
afterAll(async () => {
  await world?.close();
  await double?.close();
});
beforeEach(() => {
  now = Date.now();
});

const here = (path: string) => `${path}${path.includes('?') ? '&' : '?'}workspace=${world.workspace.id}`;
/** An admin's browser goes to the CRM, agrees, and comes back. */
async function consent(who: Browser, tagging: boolean): Promise<URL> {
  const begun = await who.send('POST', here('/api/integrations/crm/connect'), { tagging });
  expect(begun.status).toBe(200);
  return double.agree(begun.body.authorize_url);
}
const comeBack = (who: Browser, { pathname, search }: URL) => who.send('GET', `${pathname}${search}`);
const connect = async (tagging = true) => comeBack(admin, await consent(admin, tagging));
const connection = async () => (await admin.send('GET', here('/api/integrations/crm'))).body;

describe('connecting', () => {
  it('asks for reading alone, keeps a token, and shows what was agreed to', async () => {
    expect(await connection()).toMatchObject({ available: true, state: 'disconnected', portal_id: null });
    const back = await consent(admin, false);
    const answer = await comeBack(admin, back);
    expect([answer.status, answer.headers.location]).toEqual([303, here('/integrations')]);
    expect(await connection()).toMatchObject({
      ...{ state: 'connected', portal_id: double.portalId, tagging: false, connected_by: 'admin@here.example' },
      scopes: expect.arrayContaining(readScopes.filter((scope) => scope !== 'oauth')),
      intake_url: `${appUrl}/api/intake/crm?workspace=${world.workspace.id}`,
    });
    expect((await connection()).scopes).not.toEqual(expect.arrayContaining([tagScopes[0]]));
    const again = await comeBack(admin, back);
    expect(again.status).toBe(409);
    expect(again.text).toContain('was used, is older than ten minutes, or you have begun another one since');
  });

  it('asks for writing only with tagging, and creates its two properties', async () => {
    await connect(true);
    expect(await connection()).toMatchObject({ state: 'connected', tagging: true });
    expect([...double.properties.keys()]).toEqual(expect.arrayContaining(['svc_gate_blocked', 'svc_gate_action_id']));
  });

  it('is for the person who began it, in a session, and for nobody without one', async () => {
    const back = await consent(admin, false);
    const stranger = await comeBack(world.people.owner, back);
    expect(stranger.status).toBe(409);
    const nobody = await world.send('GET', `${back.pathname}${back.search}`);
    expect([nobody.status, nobody.headers.location]).toEqual([303, expect.stringContaining('/sign-in?next=')]);
    const forged = new URL(back);
    forged.searchParams.set('state', 'x'.repeat(40));
    expect((await comeBack(admin, forged)).status).toBe(409);
    expect((await comeBack(admin, back)).status).toBe(303);
  });

  it('leaves what there was where the admin says no, or the CRM does not take the code', async () => {
    await connect(true);
    const begun = await admin.send('POST', here('/api/integrations/crm/connect'), { tagging: true });
    const declined = await comeBack(admin, double.decline(begun.body.authorize_url));
    expect(declined.status).toBe(409);
    expect(declined.text).toContain('did not agree');
    const back = await consent(admin, true);
    back.searchParams.set('code', 'of-somebody-else');
    expect((await comeBack(admin, back)).status).toBe(409);
    double.fail('/token', { status: 503 });
    expect((await comeBack(admin, await consent(admin, true))).status).toBe(502);
    expect(await connection()).toMatchObject({ state: 'connected', tagging: true });
  });

  it('is no longer possible for whoever is no admin any more', async () => {
    const back = await consent(admin, false);
    const { gate, actor } = world;
    await gate.workspaces.setMember(actor('owner'), admin.userId, 'reviewer');
    const demoted = await world.signIn('admin@here.example');
    expect((await comeBack(demoted, back)).status).toBe(403);
    await gate.workspaces.setMember(actor('owner'), admin.userId, 'admin');
    admin = await world.signIn('admin@here.example');
  });

  it('tells the first of two tabs that another one was begun, and lets the second connect', async () => {
    const [first, second] = [await consent(admin, true), await consent(admin, true)];
    const refused = await comeBack(admin, first);
    expect(refused.status).toBe(409);
    expect(refused.text).toContain('you have begun another one since');
    expect((await comeBack(admin, second)).status).toBe(303);
  });

  it('made anew has the token it replaces revoked, once the new one is kept', async () => {
    await connect(true);
    const { refreshToken: old } = await world.gate.crm.open(world.workspace.id);
    await connect(true);
    const { refreshToken: kept } = await world.gate.crm.open(world.workspace.id);
    expect([double.isValid(old), double.isValid(kept)]).toEqual([false, true]);
    double.fail('/revoke', { status: 503 });
    expect((await connect(true)).status).toBe(303);
  });

  it('ends with the token told to be of no more use', async () => {
    await connect(true);
    const { refreshToken } = await world.gate.crm.open(world.workspace.id);
    expect((await admin.send('DELETE', here('/api/integrations/crm'))).status).toBe(204);
    expect(double.isValid(refreshToken)).toBe(false);
    expect(await connection()).toMatchObject({ state: 'disconnected' });
    const twice = await admin.send('DELETE', here('/api/integrations/crm'));
    expect([twice.status, twice.body.code]).toEqual([409, 'crm_not_connected']);
    await connect(true);
    double.fail('/revoke', { status: 503 });
    expect((await admin.send('DELETE', here('/api/integrations/crm'))).status).toBe(204);
  });
});

describe('the evidence of a contact', () => {
  const ask = (email: string, rest = '') =>
    world.people.viewer.send(
      'GET',
      here(`/api/integrations/crm/contact-evidence?email=${encodeURIComponent(email)}${rest}`),
    );
  const asked = () => double.requests.filter(({ path }) => path.includes('/contacts/')).length;
  beforeAll(() => connect(true));

  const put = (id: string, email: string, jobtitle = 'CTO') =>
    double.putContact({
      ...{ id, email },
      properties: {
        firstname: 'Ada',
        lastname: 'Byron',
        jobtitle: [{ value: jobtitle, timestamp: new Date(now - 3 * DAY).toISOString(), sourceType: 'CRM_UI' }],
      },
    });

  it('is told as source records, which the gate takes as they are', async () => {
    put('501', 'ada@known.example');
    const answer = await ask('ada@known.example');
    expect(answer.status).toBe(200);
    expect(answer.body).toEqual({
      email: 'ada@known.example',
      source_records: [
        {
          ...{ id: expect.stringMatching(/^crm:\d+:501:jobtitle:\d+$/), entity: 'Ada Byron', event_type: 'promotion' },
          ...{ acquired_at: new Date(now - 3 * DAY).toISOString().slice(0, 10), evidence_tier: 'verified' },
          ...{ source_label: 'CRM contact property', contact_email: 'ada@known.example', jobtitle: 'CTO' },
        },
      ],
    });
    const { source_records: records } = answer.body;
    const submitted = await world.gate.submit(world.caller, {
      ...{
        channel: 'email',
        recipient: 'ada@known.example',
        subject: 'Congratulations',
        bodyHtml: null,
        contentType: null,
      },
      ...{ sourceModel: null, idempotencyKey: null, governanceActionId: null, autoRemediate: false, label: null },
      bodyText: 'Hi Ada, congratulations on your promotion to CTO. Would Tuesday suit you?',
      metadata: { source_records: records },
    });
    expect(submitted.submission.violations.map(({ rule }) => rule)).toEqual([]);
  });

  it('is taken unchanged by the gate, however much and whatever the CRM holds', async () => {
    const at = (minutes: number) => new Date(now - minutes * 60_000).toISOString();
    const titles = Array.from({ length: 200 }, (_, minutes) => {
      return {
        value: `\0\ud800${minutes} `.padEnd(600, '\u{1f600}\u0001'),
        timestamp: at(minutes),
        sourceType: 'CRM_UI',
      };
    });
    const first = { value: 'Clerk', timestamp: '0000-01-01T00:00:00Z', sourceType: 'CRM_UI' };
    const properties = { firstname: 'A\0da\ud83d'.padEnd(400, '\u{1f600}'), jobtitle: [...titles, first] };
    double.putContact({ id: '505', email: 'much@known.example', properties });
    const { text } = await ask('much@known.example');
    const { source_records: records } = JSON.parse(text);
    expect(records.length).toBeGreaterThan(5);
    const metadata = { source_records: records, contact: { first_name: 'Ada' } };
    const message = { recipient: 'much@known.example', subject: 'Our call', body_text: 'Hello Ada, is ten good?' };
    const parsed = parseJsonBody(Buffer.from(JSON.stringify({ channel: 'email', ...message, metadata })), {});
    expect(bodyErrors(OutboundRequestV2, parsed)).toEqual([]);
    expect(fromV2(parsed as OutboundRequestV2).metadata).toEqual(metadata);
  });

  it('is none for somebody the CRM does not know', async () => {
    expect((await ask('nobody@known.example')).body).toEqual({ email: 'nobody@known.example', source_records: [] });
  });

  it('is kept for five minutes, and asked for anew on request', async () => {
    put('502', 'grace@known.example');
    const first = await ask('grace@known.example');
    const before = asked();
    put('502', 'grace@known.example', 'CEO');
    expect((await ask('grace@known.example')).body).toEqual(first.body);
    expect(asked()).toBe(before);
    expect((await ask('grace@known.example', '&refresh=true')).body.source_records[0].jobtitle).toBe('CEO');
    put('502', 'grace@known.example', 'Chair');
    now += 299_000;
    expect((await ask('grace@known.example')).body.source_records[0].jobtitle).toBe('CEO');
    now += 2_000;
    expect((await ask('grace@known.example')).body.source_records[0].jobtitle).toBe('Chair');
  });

  it('is asked for anew once the CRM told of a change, whatever the clock of this process says', async () => {
    put('503', 'mary@known.example');
    now += 30_000;
    await ask('mary@known.example');
    await world.gate.crm.tell(world.workspace.id, [{ eventId: 'e', contactId: '503', optOut: false }]);
    put('503', 'mary@known.example', 'Director');
    const before = asked();
    now -= 60_000;
    for (let again = 0; again < 2; again += 1) {
      expect((await ask('mary@known.example')).body.source_records[0].jobtitle).toBe('Director');
    }
    expect(asked()).toBe(before + 1);
  });

  it('is read from the properties the workspace names', async () => {
    double.putContact({ id: '504', email: 'joan@known.example', properties: { phone: '+14155550100' } });
    const { version } = await world.gate.workspaces.settings(world.workspace.id);
    const properties = [{ property: 'phone', event_type: 'other', about: 'contact' }];
    const patch = { crm_evidence_properties: properties };
    const path = `/api/workspaces/${world.workspace.id}/settings`;
    expect((await admin.send('PATCH', path, patch, { 'If-Match': `"${version}"` })).status).toBe(200);
    expect((await ask('joan@known.example')).body.source_records).toMatchObject([{ event_type: 'other' }]);
  });

  it.each(['no address', 'Ada <ada@known.example>', ''])('refuses %j', async (email) => {
    const answer = await ask(email);
    expect([answer.status, answer.body.detail[0].loc]).toEqual([422, ['query', 'email']]);
  });

  it.each([
    [{ status: 429, retryAfter: '17' }, '17'],
    [{ status: 500 }, '30'],
    ['garbage', '30'],
    ['hang up', '30'],
    ['redirect', '30'],
  ] as const)('says when to ask again where the CRM answers %j', async (fault, wait) => {
    double.fail('/contacts/', fault);
    const answer = await ask('trouble@known.example');
    expect([answer.status, answer.body.code, answer.headers['retry-after']]).toEqual([502, 'crm_upstream_error', wait]);
    expect(answer.body.recovery).toEqual({
      ...{ action: 'retry_after', message: 'Wait, then send the same request again.', safe_to_retry: true },
      ...{ retry_after_seconds: Number(wait), same_idempotency_key: true, send_allowed: false },
    });
  });

  it('needs a connection, and says so once the CRM refuses it', async () => {
    double.uninstall();
    const refused = await ask('ada@anew.example');
    expect([refused.status, refused.body.code]).toEqual([409, 'crm_not_connected']);
    expect(await connection()).toMatchObject({ state: 'needs_reconnect' });
    const before = double.requests.length;
    expect((await ask('ada@anew.example')).status).toBe(409);
    expect(double.requests.length).toBe(before);
    expect((await admin.send('GET', here('/integrations'))).text).toContain('does not accept this connection any more');
    await connect(true);
    expect((await ask('ada@anew.example')).status).toBe(200);
  });
});

it('knows nothing of the connection of another workspace', async () => {
  await connect(true);
  const { owner, workspace } = world.elsewhere;
  const theirs = `workspace=${workspace.id}`;
  expect((await owner.send('GET', `/api/integrations/crm?${theirs}`)).body).toMatchObject({ state: 'disconnected' });
  const evidence = await owner.send('GET', `/api/integrations/crm/contact-evidence?email=ada@known.example&${theirs}`);
  expect(evidence.body.code).toBe('crm_not_connected');
  const ended = await owner.send('DELETE', `/api/integrations/crm?${theirs}`);
  expect(ended.body.code).toBe('crm_not_connected');
  const page = await owner.send('GET', `/integrations?${theirs}`);
  expect(page.text).not.toContain(double.portalId);
  // Whoever began somewhere else has connected that workspace, whatever the browser says.
  const back = await consent(admin, true);
  back.searchParams.set('workspace', workspace.id);
  expect((await comeBack(admin, back)).headers.location).toBe(here('/integrations'));
  expect((await owner.send('GET', `/api/integrations/crm?${theirs}`)).body).toMatchObject({ state: 'disconnected' });
});

describe('the webhook of the CRM', () => {
  beforeAll(() => connect(true));
  const path = (label?: string) =>
    `/api/intake/crm?workspace=${world.workspace.id}${label === undefined ? '' : `&label=${label}`}`;
  /** A webhook as the CRM sends it. */
  const post = (
    items: unknown,
    changes: { path?: string; signedPath?: string; at?: number; headers?: Record<string, string>; sent?: string } = {},
  ) => {
    const body = JSON.stringify(items);
    const { at = now, signedPath = changes.path ?? path() } = changes;
    const signed = double.sign({ method: 'POST', url: `${appUrl}${signedPath}`, body, at });
    return request(world.server)
      .post(changes.path ?? path())
      .set({ 'Content-Type': 'application/json', ...signed, ...changes.headers })
      .send(changes.sent ?? body);
  };
  const count = async (table: string) =>
    (await world.database.sql<{ n: number }>(`SELECT count(*)::int AS n FROM ${table}`))[0]?.n ?? 0;
  let drafts = 0;
  const draft = (changes: object = {}) => {
    drafts += 1;
    return {
      ...{ type: 'draft', event_id: `draft-${drafts}`, portalId: Number(double.portalId) },
      contact: { id: 7000 + drafts, email: `draft-${drafts}@customer.example`, first_name: 'Lee' },
      subject: 'Tuesday',
      body_text: 'Hi Lee,\n\nwould Tuesday at ten suit you?\n\nBest,\nAda',
      ...changes,
    };
  };
  const event = (changes: object = {}) => ({
    ...{ eventId: 100, portalId: Number(double.portalId), subscriptionType: 'contact.propertyChange', objectId: 501 },
    ...{ occurredAt: now, propertyName: 'jobtitle', propertyValue: 'CTO', ...changes },
  });

  it('puts a draft before the gate, and says what was decided', async () => {
    const one = draft();
    const answer = await post(one, { path: path('renewals') });
    expect(answer.status).toBe(202);
    expect(answer.body).toEqual({
      ...{ accepted: 1, ignored: 0 },
      results: [{ event_id: one.event_id, action_id: expect.stringMatching(/^act_/), status: 'APPROVED' }],
    });
    const stored = await world.gate.findSubmission(world.workspace.id, answer.body.results[0].action_id);
    expect(stored).toMatchObject({
      ...{ channel: 'email', recipient: one.contact.email, label: 'renewals', idempotencyKey: `crm:${one.event_id}` },
      metadata: { contact: { id: String(one.contact.id), first_name: 'Lee', portal_id: double.portalId } },
    });
    const repeated = await post({ ...one, body_text: 'Another text.' });
    expect(repeated.body.results[0].action_id).toBe(answer.body.results[0].action_id);
  });

  it('is taken with its headers named as HubSpot names them, and refused as any other', async () => {
    const item = draft();
    const signed = double.sign({ method: 'POST', url: `${appUrl}${path()}`, body: JSON.stringify(item), at: now });
    const send = (signature: string) =>
      request(world.server)
        .post(path())
        .set('X-HubSpot-Signature-v3', signature)
        .set('X-HubSpot-Request-Timestamp', signed['X-Crm-Request-Timestamp'])
        .send(item);
    expect((await send('AAAA')).status).toBe(401);
    expect((await send(signed['X-Crm-Signature-v3'])).body).toMatchObject({ accepted: 1 });
  });

  it('takes a batch, each item on its own', async () => {
    const items = [
      draft({ channel: 'slack', recipient: 'U0CRM00001', subject: undefined }),
      draft({ contact: { id: 1 }, recipient: undefined }),
      draft({ body_text: '' }),
      draft({ channel: 'sms', recipient: 'Lee' }),
      event(),
      event({ eventId: 101, subscriptionType: 'deal.creation' }),
      { ...event(), objectId: 'none' },
      draft({ source_records: [{ id: 'r1', entity: 'Acme', event_type: 'funding', acquired_at: '2026-02-30' }] }),
      draft({ channel: null, recipient: null, body_html: null, source_records: null, idempotency_key: null }),
      draft({ channel: 'sms' }),
    ];
    const answer = await post(items);
    expect(answer.status).toBe(202);
    const { accepted, ignored, results } = answer.body;
    // What failed is neither.
    expect([accepted, ignored]).toEqual([3, 1]);
    expect(results.map((result: { error?: string }) => result.error ?? null)).toEqual([
      null,
      'recipient: Field required',
      expect.stringContaining('body_text'),
      expect.stringContaining('recipient'),
      null,
      null,
      expect.stringContaining('objectId'),
      expect.stringContaining('acquired_at'),
      // What has no value counts as left out.
      null,
      'recipient: Field required',
    ]);
    expect(JSON.stringify(results)).not.toContain('Hi Lee');
  });

  it.each([
    ['text that cannot be stored', 'body_text: Text must not hold', () => draft({ body_text: 'Hi \ud83d' }), '', ''],
    ['a number that is read as another', 'objectId: Integer is too large', event, '501', '9007199254740993'],
    ['a key of the language', '__proto__: This key', () => draft({ reserved: {} }), 'reserved', '__proto__'],
  ])('takes the others of a batch in which one holds %s', async (_what, said, bad, written, instead) => {
    const others = [draft(), event({ eventId: 300, objectId: 892 })];
    const sent = JSON.stringify([others[0], bad(), others[1]]).replace(written, instead);
    const signed = double.sign({ method: 'POST', url: `${appUrl}${path()}`, body: sent, at: now });
    const answer = await post(null, { sent, headers: { ...signed } });
    expect([answer.status, answer.body.accepted]).toEqual([202, 2]);
    const errors = answer.body.results.map((result: { error?: string }) => result.error ?? null);
    expect(errors).toEqual([null, expect.stringContaining(said), null]);
  });

  it('keeps an opt-out for a worker', async () => {
    await post([event({ eventId: 200, propertyName: 'hs_email_optout', propertyValue: 'true', objectId: 888 })]);
    await post([event({ eventId: 201, propertyName: 'hs_email_optout', propertyValue: 'false', objectId: 889 })]);
    // Told before there was an address, it is of the address that comes.
    await post([event({ eventId: 202, propertyName: 'email', propertyValue: 'ada@late.example', objectId: 890 })]);
    const owed = await world.database.sql<{ ref: string }>(
      `SELECT ref_id AS ref FROM work_item WHERE kind = 'crm_consent' ORDER BY ref_id`,
    );
    expect(owed).toEqual(['888', '890'].map((id) => ({ ref: `${double.portalId}:${id}` })));
  });

  it('keeps an opt-out told under the id of another event, and none that is told again', async () => {
    const optOut = event({ eventId: 210, propertyName: 'hs_email_optout', propertyValue: 'true', objectId: 893 });
    const owed = () => count("work_item WHERE kind = 'crm_consent' AND ref_id LIKE '%:893'");
    await post([optOut, optOut]);
    await post([optOut]);
    expect(await owed()).toBe(1);
    await post([{ ...optOut, propertyName: 'email', propertyValue: 'ada@anew.example' }]);
    await post([{ ...optOut, occurredAt: now + 1 }]);
    // Whatever the value is, the CRM is asked for the one that holds.
    await post([{ ...optOut, occurredAt: now + 2, propertyValue: true }]);
    expect(await owed()).toBe(4);
  });

  it('reads an event of any object as one of a contact where it says so', async () => {
    const optOut = {
      subscriptionType: 'object.propertyChange',
      propertyName: 'hs_email_optout',
      propertyValue: 'true',
    };
    const ofContact = event({ ...optOut, eventId: 220, objectTypeId: '0-1', objectId: 894 });
    const ofDeal = event({ ...optOut, eventId: 221, objectTypeId: '0-3', objectId: 895 });
    expect((await post([ofContact, ofDeal])).body).toMatchObject({ accepted: 1, ignored: 1 });
    expect(await count("work_item WHERE kind = 'crm_consent' AND ref_id LIKE '%:894'")).toBe(1);
    expect(await count("work_item WHERE kind = 'crm_consent' AND ref_id LIKE '%:895'")).toBe(0);
  });

  it('takes a hundred items and no more', async () => {
    const many = (size: number) => Array.from({ length: size }, (_, at) => event({ eventId: 1_000 + at }));
    expect((await post(many(100))).body).toMatchObject({ accepted: 100, ignored: 0 });
    const beyond = await post(many(101));
    expect([beyond.status, beyond.body.code]).toEqual([413, 'payload_too_large']);
    expect((await post([])).status).toBe(422);
  });

  it('refuses what the CRM did not sign, and keeps nothing of it', async () => {
    const before = await Promise.all(['submission', 'audit_event', 'work_item'].map(count));
    const other = world.elsewhere.workspace.id;
    const refused = [
      post(draft(), { headers: { 'X-Crm-Signature-v3': 'AAAA' } }),
      post(draft(), { at: now - 300_001 }),
      post(draft(), { at: now + 60_001 }),
      post(draft(), { sent: JSON.stringify(draft()) }),
      post(draft(), { headers: { 'X-Crm-Request-Timestamp': String(Math.floor(now / 1_000)) } }),
      // Signed for one workspace and sent to another.
      post(draft(), { signedPath: path(), path: `/api/intake/crm?workspace=${other}` }),
      // Nobody learns which workspaces there are.
      post(draft(), { path: '/api/intake/crm?workspace=ws_nobody' }),
      post(draft(), { path: '/api/intake/crm' }),
      request(world.server).post(path()).set('Content-Type', 'application/json').send('{not json'),
    ];
    for (const { status, body } of await Promise.all(refused)) {
      expect([status, body.code, body.recovery]).toEqual([401, 'invalid_signature', {}]);
    }
    expect(await Promise.all(['submission', 'audit_event', 'work_item'].map(count))).toEqual(before);
    expect((await post(draft(), { at: now - 300_000 })).status).toBe(202);
    expect((await post(draft(), { at: now + 60_000 })).status).toBe(202);
  });

  it.each([
    ['a label that is too long', `&label=${'x'.repeat(65)}`],
    ['an empty label', '&label='],
    ['a character no label may hold', '&label=%00'],
    ['two workspaces', '&workspace=ws_other'],
    ['no such name of a workspace', `&workspace=${'w'.repeat(65)}`],
  ])('says nothing of %s before the signature holds', async (_, rest) => {
    const address = `${path()}${rest}`;
    const unsigned = await post(draft(), { path: address, headers: { 'X-Crm-Signature-v3': 'AAAA' } });
    expect([unsigned.status, unsigned.body.code]).toEqual([401, 'invalid_signature']);
    expect((await post(draft(), { path: address })).status).toBe(422);
  });

  it.each<Record<string, string>>([{ 'Content-Type': 'text/plain' }, { 'Content-Encoding': 'gzip' }])(
    'says nothing of %j before the signature holds',
    async (headers) => {
      const unsigned = await post(draft(), { headers: { ...headers, 'X-Crm-Signature-v3': 'AAAA' } });
      expect([unsigned.status, unsigned.body.code]).toEqual([401, 'invalid_signature']);
      expect((await post(draft(), { headers })).status).toBe(415);
    },
  );

  it('refuses a signed webhook of another account of the CRM as a whole', async () => {
    const before = await count('submission');
    const foreign = [draft(), draft({ portalId: 1 })];
    const answer = await post(foreign);
    expect([answer.status, answer.body.code]).toEqual([404, 'crm_account_unknown']);
    expect((await post(draft({ portalId: undefined }))).status).toBe(404);
    expect((await post(draft(), { path: `/api/intake/crm?workspace=${world.elsewhere.workspace.id}` })).status).toBe(
      404,
    );
    expect(await count('submission')).toBe(before);
  });

  it('says where a signed body is no JSON, and which media type it wants', async () => {
    const body = '{"type": "draft",';
    const signed = double.sign({ method: 'POST', url: `${appUrl}${path()}`, body, at: now });
    const send = (type: string) =>
      request(world.server)
        .post(path())
        .set({ ...signed, 'Content-Type': type })
        .send(body);
    expect((await send('application/json')).body.detail[0].type).toBe('json_invalid');
    expect((await send('text/plain')).status).toBe(415);
  });

  it('leaves nothing of a message or an address in the logs', () => {
    const lines = world.logLines.join('');
    expect(lines).not.toMatch(/would Tuesday at ten|draft-1@customer|ada@known\.example|refresh-/);
  });
});

describe('an installation without a CRM', () => {
  it('says so wherever the CRM is asked for', async () => {
    const without = await dashboardWorld();
    try {
      const { admin: person } = without.people;
      const begun = await person.send('POST', '/api/integrations/crm/connect', {});
      expect([begun.status, begun.body.code]).toEqual([409, 'crm_unavailable']);
      const evidence = await person.send('GET', '/api/integrations/crm/contact-evidence?email=a@b.example');
      expect(evidence.body.code).toBe('crm_unavailable');
      expect((await person.send('GET', '/api/integrations/crm')).body).toMatchObject({ available: false });
      expect((await person.send('GET', '/integrations')).text).toContain('CRM_CLIENT_ID');
      const intake = await without.send('POST', `/api/intake/crm?workspace=${without.workspace.id}`, { type: 'draft' });
      expect([intake.status, intake.body.code]).toEqual([401, 'invalid_signature']);
    } finally {
      await without.close();
    }
  });
});
