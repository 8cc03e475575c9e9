import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { blockedBody } from '@sendgate/gate/testing';
import { type TestApi, testApi } from '../testing.ts';
import { toV1 } from '../wire/v1.ts';
import { toV2 } from '../wire/v2.ts';

let api: TestApi;
beforeAll(async () => {
  api = await testApi();
});
afterAll(() => api.close());

const clean = 'Hello Ada, is Thursday at ten still good for you?';
let people = 0;
/** To somebody new each time it is sent: one person is not to get many messages, or the same text twice. */
const email = {
  get recipient() {
    people += 1;
    return `ada@team-${people}.example.org`;
  },
  subject: 'Our call',
  body_text: clean,
};
const recipients = {
  email: 'ada@example.org',
  whatsapp: '+14155550123',
  telegram: '@ada_lovelace',
  sms: '+14155550124',
  linkedin: 'https://www.linkedin.com/in/ada',
  slack: 'U024BE7LH',
};

describe('POST /v1/gate/outbound', () => {
  it.each(['/v1/gate/outbound', '/v2/gate/outbound'])('%s takes an empty body_html for none', async (path) => {
    const { body } = await api.post(path, { channel: 'email', ...email, body_html: '' });
    expect(body).toMatchObject({ status: 'APPROVED', policy_violations: [] });
    expect((await api.get(`/v1/gate/outbound/${body.action_id}`)).body.body_html).toBeNull();
    const blank = await api.post(path, { channel: 'email', ...email, body_html: '<p> </p>' });
    expect(blank.body.policy_violations).toMatchObject([{ rule: 'stub_or_empty_body' }]);
  });

  it('takes a hundred source records with twenty keys of their own each, and all that 64 KiB of metadata hold', async () => {
    const own = Object.fromEntries(Array.from({ length: 20 }, (_, at) => [`p${at}`, 'x']));
    const records = Array.from({ length: 100 }, (_, at) => {
      return { id: `r${at}`, entity: 'Acme', event_type: 'funding', acquired_at: '2026-01-01', ...own };
    });
    const lists = { nested: Array.from({ length: 8_000 }, () => ({ a: 1 })) };
    for (const metadata of [{ source_records: records }, lists]) {
      const { status, body } = await api.post('/v1/gate/outbound', { ...email, metadata });
      expect([status, body.status]).toEqual([200, 'APPROVED']);
      expect((await api.get(`/v1/gate/outbound/${body.action_id}`)).body.metadata).toEqual(metadata);
    }
  });

  it('answers 200 with every documented field for a clean e-mail', async () => {
    const reply = await api.post('/v1/gate/outbound', { ...email, governance_action_id: 'run-7' });
    expect(reply.status).toBe(200);
    expect(Object.keys(reply.body).sort()).toEqual(
      [
        'action_id',
        'approved_body',
        'approved_subject',
        'channel',
        'config_hash',
        'created_at',
        'delivery_status',
        'edited',
        'governance_action_id',
        'latency_ms',
        'livemode',
        'policy_passed',
        'policy_violations',
        'queue_reason',
        'review_url',
        'snapshot_id',
        'status',
      ].sort(),
    );
    expect(reply.body).toMatchObject({
      status: 'APPROVED',
      policy_passed: true,
      policy_violations: [],
      channel: 'email',
      queue_reason: null,
      review_url: null,
      governance_action_id: 'run-7',
    });
    expect(reply.body.action_id).toMatch(/^act_[0-9A-HJKMNP-TV-Z]{26}$/);
    expect(reply.body.config_hash).toMatch(/^[0-9a-f]{64}$/);
    expect(reply.headers['idempotency-replayed']).toBeUndefined();
    expect(reply.headers['x-api-version']).toMatch(/^1\.\d+\.\d+$/);
  });

  it('holds a message with a BLOCK violation and links to its review', async () => {
    const reply = await api.post('/v1/gate/outbound', { ...email, body_text: blockedBody });
    expect(reply.body).toMatchObject({ status: 'QUEUED', queue_reason: 'policy_block', policy_passed: false });
    expect(reply.body.review_url).toBe(`https://app.example.org/reviews/${reply.body.action_id}`);
    const [violation] = reply.body.policy_violations;
    expect(violation).toMatchObject({ severity: 'BLOCK', field: 'body_text', hard: false });
    expect(JSON.stringify(reply.body.policy_violations)).not.toContain('AKIAIOSFODNN7EXAMPLQ');
  });

  it('returns the first submission when a key is repeated with another body, through v1 or v2', async () => {
    const first = await api.post('/v1/gate/outbound', { ...email, idempotency_key: 'k1' });
    const again = await api.post('/v1/gate/outbound', { ...email, body_text: blockedBody, idempotency_key: 'k1' });
    expect([again.status, again.body.action_id]).toEqual([200, first.body.action_id]);
    expect(again.headers['idempotency-replayed']).toBe('true');
    const other = await api.post('/v2/gate/outbound', {
      channel: 'sms',
      recipient: '+14155550125',
      body_text: clean,
      idempotency_key: 'k1',
    });
    expect([other.body.action_id, other.body.channel]).toEqual([first.body.action_id, 'email']);
    await api.post('/v2/gate/outbound', {
      channel: 'sms',
      recipient: '+14155550125',
      body_text: clean,
      idempotency_key: 'k2',
    });
    const chatThroughV1 = await api.post('/v1/gate/outbound', { ...email, idempotency_key: 'k2' });
    expect(chatThroughV1.body.channel).toBe('sms');
  });

  it('returns it as well when what comes with the repeated key would be refused, and refuses that under any other key', async () => {
    const first = await api.post('/v2/gate/outbound', { channel: 'email', ...email, idempotency_key: 'misfit' });
    const misfits: unknown[] = [
      {},
      { channel: 'pigeon' },
      { channel: 'sms', recipient: 'nobody', body_text: clean },
      { channel: 'email', ...email, body_text: 'x'.repeat(100_001) },
      { channel: 'email', ...email, metadata: { a: { b: { c: { d: { e: { f: 1 } } } } } } },
      { channel: 'email', ...email, body_text: 'cut off amid an emoji \ud83d' },
      { channel: 'email', ...email, subject: 'nothing\0' },
      { channel: 'email', ...email, metadata: { constructor: 'x' } },
      { channel: 'email', ...email, source_model: 'sk-ant-api03-Qm4Zt8Lw2Xv6Rb9Yc1Nd5Kf7Gh3Js' },
    ];
    for (const misfit of misfits) {
      for (const path of ['/v1/gate/outbound', '/v2/gate/outbound']) {
        const again = await api.post(path, { ...(misfit as object), idempotency_key: 'misfit' });
        expect([again.status, again.body.action_id]).toEqual([200, first.body.action_id]);
        expect(again.headers['idempotency-replayed']).toBe('true');
      }
      const other = await api.post('/v2/gate/outbound', { ...(misfit as object), idempotency_key: 'unused' });
      expect([other.status, other.headers['idempotency-replayed']]).toEqual([422, undefined]);
      const unkeyed = await api.post('/v2/gate/outbound', { ...(misfit as object), idempotency_key: ['misfit'] });
      expect(unkeyed.status).toBe(422);
    }
    for (const key of ['misfit\0', 'misfit\ud83d'])
      expect((await api.post('/v2/gate/outbound', { channel: 'email', ...email, idempotency_key: key })).status).toBe(
        422,
      );
    for (const body of [[{ idempotency_key: 'misfit' }], 'misfit', null])
      expect((await api.post('/v2/gate/outbound', body as object)).status).toBe(422);
  });

  it('answers 422 naming each field at fault', async () => {
    const entries = async (body: unknown) => {
      const reply = await api.post('/v1/gate/outbound', body);
      expect(reply.status).toBe(422);
      return (reply.body.detail as { loc: unknown[]; type: string }[]).map((entry) => [
        entry.loc.join('.'),
        entry.type,
      ]);
    };
    expect(await entries({})).toEqual([
      ['body.recipient', 'missing'],
      ['body.subject', 'missing'],
      ['body.body_text', 'missing'],
    ]);
    expect(await entries({ ...email, recipient: 'Ada <ada@example.org>' })).toEqual([
      ['body.recipient', 'value_error'],
    ]);
    expect(await entries({ ...email, subject: 'a\r\nBcc: x@y.z' })).toEqual([['body.subject', 'value_error']]);
    expect(await entries({ ...email, subject: 'x'.repeat(999) })).toEqual([['body.subject', 'string_too_long']]);
    expect(await entries({ ...email, body_text: '' })).toEqual([['body.body_text', 'string_too_short']]);
    expect(await entries({ ...email, body_text: 'x'.repeat(100_001) })).toEqual([
      ['body.body_text', 'string_too_long'],
    ]);
    expect(await entries({ ...email, content_type: 'letter' })).toEqual([['body.content_type', 'enum']]);
    expect(await entries({ ...email, metadata: { a: { b: { c: { d: { e: { f: 1 } } } } } } })).toEqual([
      ['body.metadata', 'value_error'],
    ]);
    expect(await entries({ ...email, metadata: { a: 'x'.repeat(65_536) } })).toEqual([['body.metadata', 'too_long']]);
    const record = { id: 'r', entity: 'Acme', event_type: 'funding', acquired_at: '2026-02-30' };
    expect(await entries({ ...email, metadata: { source_records: [record] } })).toEqual([
      ['body.metadata.source_records.0.acquired_at', 'value_error'],
    ]);
  });
});

describe('POST /v2/gate/outbound', () => {
  it.each(Object.entries(recipients))('approves a clean message on %s', async (channel, recipient) => {
    const reply = await api.post('/v2/gate/outbound', { channel, recipient, subject: 'Our call', body_text: clean });
    expect(reply.status).toBe(200);
    expect(reply.body).toMatchObject({ status: 'APPROVED', channel, remediated: false, remediated_body: null });
    expect(reply.headers['x-ignored-fields']).toBe(channel === 'email' ? undefined : 'subject');
    expect(reply.body).not.toHaveProperty('hold_token');
    if (channel === 'email') {
      expect(reply.body).not.toHaveProperty('ack_message');
      expect(reply.body).not.toHaveProperty('safe_fallback');
    } else {
      expect(reply.body.ack_message).toBeNull();
      expect(typeof reply.body.safe_fallback).toBe('string');
    }
  });

  it('gives a held chat message a hold token, an acknowledgement and a neutral reply', async () => {
    const reply = await api.post('/v2/gate/outbound', {
      channel: 'whatsapp',
      recipient: recipients.whatsapp,
      body_text: blockedBody,
      auto_remediate: true,
    });
    expect(reply.body).toMatchObject({ status: 'QUEUED', queue_reason: 'policy_block', remediated: false });
    expect(reply.body.hold_token).toMatch(/^hold_[0-9A-Za-z]{32}$/);
    expect(reply.body.ack_message).toContain('get back to you');
    const read = await api.get(`/v2/gate/outbound/${reply.body.action_id}`);
    expect(read.body.hold_token).toBe(reply.body.hold_token);
  });

  it('answers 422 to a recipient that does not fit its channel', async () => {
    const wrong = {
      email: '+14155550123',
      whatsapp: 'ada@example.org',
      telegram: 'ada',
      sms: '4155',
      linkedin: 'https://x.y/in/a',
      slack: '#general',
    };
    for (const [channel, recipient] of Object.entries(wrong)) {
      const reply = await api.post('/v2/gate/outbound', { channel, recipient, subject: 'S', body_text: clean });
      expect([channel, reply.status, reply.body.detail?.[0]?.loc]).toEqual([channel, 422, ['body', 'recipient']]);
    }
  });

  it('names a recipient of another channel together with all else that is wrong', async () => {
    for (const channel of Object.keys(recipients)) {
      const reply = await api.post('/v2/gate/outbound', {
        channel,
        recipient: 'no one',
        subject: 'S',
        content_type: 'x',
      });
      const entries = (reply.body.detail as { loc: string[]; type: string }[]).map(({ loc, type }) => [loc[1], type]);
      expect([channel, ...entries.sort()]).toEqual([
        channel,
        ['body_text', 'missing'],
        ['content_type', 'enum'],
        ['recipient', 'value_error'],
      ]);
    }
  });

  it.each<[string, Record<string, unknown>]>([
    ['nothing', {}],
    ['null everywhere', { recipient: null, subject: null, body_text: null }],
    ['empty texts', { recipient: '', subject: '', body_text: '' }],
    ['two characters of recipient', { recipient: 'a@', subject: 'S', body_text: clean }],
    ['a recipient of 255 characters', { recipient: `ada@${'x'.repeat(251)}`, subject: 'S', body_text: clean }],
    ['a recipient that is no address', { recipient: '+14155550123', subject: 'S', body_text: clean }],
    ['a subject of two lines', { recipient: recipients.email, subject: 'a\r\nBcc: x@y.example', body_text: clean }],
    ['a subject of 999 characters', { recipient: recipients.email, subject: 'x'.repeat(999), body_text: clean }],
    ['a wrong type in every field', { recipient: 1, subject: [], body_text: {}, body_html: 2, source_model: false }],
    ['a credential for a model', { ...email, source_model: 'gpt AKIAIOSFODNN7EXAMPLQ' }],
    ['too deep metadata', { ...email, metadata: { a: { b: { c: { d: { e: { f: 1 } } } } } } }],
    ['a chat option of the wrong type', { ...email, subject: 7, auto_remediate: 'yes' }],
  ])('refuses an e-mail in the very words of v1: %s', async (_name, body) => {
    const v1 = await api.post('/v1/gate/outbound', body);
    const v2 = await api.post('/v2/gate/outbound', { channel: 'email', ...body });
    expect(v1.status).toBe(422);
    expect([v2.status, v2.body]).toEqual([v1.status, v1.body]);
  });

  it('ignores on e-mail what only chat knows, as v1 does', async () => {
    const reply = await api.post('/v2/gate/outbound', { ...email, channel: 'email', auto_remediate: 'yes' });
    expect([reply.status, reply.headers['x-ignored-fields'], reply.body.remediated]).toEqual([
      200,
      'auto_remediate',
      false,
    ]);
  });

  it('requires a subject on e-mail only and ignores e-mail fields elsewhere, whatever they hold', async () => {
    const missing = await api.post('/v2/gate/outbound', {
      channel: 'email',
      recipient: recipients.email,
      body_text: clean,
    });
    expect(missing.body.detail).toEqual([{ loc: ['body', 'subject'], msg: 'Field required', type: 'missing' }]);
    const chat = await api.post('/v2/gate/outbound', {
      channel: 'slack',
      recipient: recipients.slack,
      subject: 7,
      body_html: [],
      body_text: clean,
    });
    expect([chat.status, chat.headers['x-ignored-fields']]).toEqual([200, 'subject, body_html']);
    const unknown = await api.post('/v2/gate/outbound', { channel: 'fax', recipient: '1', body_text: clean });
    expect(unknown.body.detail[0]).toMatchObject({ loc: ['body', 'channel'], type: 'enum' });
  });
});

describe('GET by action', () => {
  it.each(['act_', 'chk_01JZ8Q4V6T3Y0K5W9M2N7P1R4S', 'x'.repeat(129), 'x'.repeat(5_000)])(
    'answers 404 to what is no action of the workspace',
    async (id) => {
      for (const version of ['v1', 'v2']) {
        const reply = await api.get(`/${version}/gate/outbound/${id}`);
        expect([reply.status, reply.body.code]).toEqual([404, 'action_not_found']);
      }
    },
  );

  it('shows the submission in both versions, with its timeline when asked', async () => {
    const metadata = { label: 'q3', custom: { deep: [1, 'two'] } };
    const recipient = 'shown@example.org';
    const { body: submitted } = await api.post('/v1/gate/outbound', { ...email, recipient, metadata });
    const v1 = await api.get(`/v1/gate/outbound/${submitted.action_id}`);
    expect(v1.status).toBe(200);
    expect(v1.body).toMatchObject({
      ...submitted,
      body_text: clean,
      recipient,
      metadata,
      label: 'q3',
    });
    expect(v1.body).not.toHaveProperty('remediated');
    expect(v1.body).not.toHaveProperty('events');
    const v2 = await api.get(`/v2/gate/outbound/${submitted.action_id}?include=events`);
    expect(v2.body.remediated).toBe(false);
    expect(v2.body.events[0]).toMatchObject({ kind: expect.any(String), at: expect.any(String) });
  });

  it('suggests when to poll again while on hold, and answers 304 when nothing changed', async () => {
    const { body: held } = await api.post('/v1/gate/outbound', { ...email, body_text: blockedBody });
    const first = await api.get(`/v1/gate/outbound/${held.action_id}`);
    expect(first.headers['retry-after']).toBe('5');
    const again = await api.get(`/v1/gate/outbound/${held.action_id}`).set('If-None-Match', String(first.headers.etag));
    expect([again.status, again.text]).toEqual([304, '']);
  });

  it('withholds the HTML nobody approved once a reviewer edited the text, and keeps the original on record', async () => {
    const held = { ...email, body_text: blockedBody, body_html: '<p>Please use the key AKIAIOSFODNN7EXAMPLQ.</p>' };
    const submitted = await api.post('/v1/gate/outbound', held);
    const { action_id: actionId } = submitted.body;
    expect((await api.get(`/v2/gate/outbound/${actionId}`)).body.body_html).toBe(held.body_html);
    const reviewer = await api.person('reviewer');
    const agreed = { reason: 'The key is gone from the text.' };
    const edit = { ...agreed, expectedVersion: 1, bodyText: clean };
    await api.gate.reviews.approve(reviewer, actionId, edit);
    await api.gate.reviews.approve(await api.person('reviewer'), actionId, { ...agreed, expectedVersion: 2 });
    for (const version of ['v1', 'v2']) {
      const { body } = await api.get(`/${version}/gate/outbound/${actionId}`);
      expect(body).toMatchObject({ status: 'APPROVED', edited: true, approved_body: clean, body_html: null });
      expect(body.approved_subject).toBe(email.subject);
    }
    expect((await api.gate.findSubmission(api.workspaceId, actionId))?.bodyHtml).toBe(held.body_html);
  });

  it('tells a caller who repeats the key which text was released, and shows no edit that nobody released', async () => {
    const held = { ...email, body_text: blockedBody, idempotency_key: 'edited-replay' };
    const { body: first } = await api.post('/v1/gate/outbound', held);
    const unedited = { edited: false, approved_body: null, approved_subject: null };
    expect(first).toMatchObject({ status: 'QUEUED', ...unedited });
    const [editor, second] = [await api.person('reviewer'), await api.person('reviewer')];
    const agreed = { reason: 'The key is gone from the text.' };
    const edit = { ...agreed, expectedVersion: 1, bodyText: clean, subject: 'Thursday, then' };
    await api.gate.reviews.approve(editor, first.action_id, edit);
    expect((await api.get(`/v2/gate/outbound/${first.action_id}`)).body).toMatchObject({
      status: 'QUEUED',
      ...unedited,
    });
    await api.gate.reviews.approve(second, first.action_id, { ...agreed, expectedVersion: 2 });
    const repeats = [
      await api.post('/v1/gate/outbound', held),
      await api.post('/v2/gate/outbound', { ...held, channel: 'email' }),
      await api.get(`/v1/gate/outbound/${first.action_id}`),
    ];
    for (const { body } of repeats) {
      expect(body).toMatchObject({ status: 'APPROVED', edited: true, approved_body: clean });
      expect(body.approved_subject).toBe('Thursday, then');
    }
  });

  it('names one text to send for a repaired message, on v1 too, and where a reviewer edited it', async () => {
    const chat = { channel: 'slack', recipient: 'U024BE7LJ', auto_remediate: true };
    const { body } = await api.post('/v2/gate/outbound', { ...chat, body_text: `${clean} We guarantee 3x ROI.` });
    const repaired = await api.gate.findSubmission(api.workspaceId, body.action_id);
    if (!repaired) throw new Error('not stored');
    const text = { remediated: true, remediated_body: repaired.remediatedBody };
    expect(toV2(repaired)).toMatchObject(text);
    expect((await api.get(`/v1/gate/outbound/${body.action_id}`)).body).toMatchObject(text);
    const edited = { ...repaired, edited: true, approvedBody: 'Thursday, then.', decidedAt: new Date() };
    expect(toV1(edited)).not.toHaveProperty('remediated');
    expect(toV2(edited)).toMatchObject({
      ...{ approved_body: 'Thursday, then.', remediated: false, remediations: [] },
      ...{ remediated_body: null, remediated_subject: null, remediated_html: null },
    });
  });

  it('keeps the HTML of a message that was approved as it stands', async () => {
    const held = { ...email, body_text: blockedBody, body_html: '<p>As it stands.</p>' };
    const { action_id: actionId } = (await api.post('/v1/gate/outbound', held)).body;
    const reason = 'Checked with the customer on the phone.';
    await api.gate.reviews.approve(await api.person('reviewer'), actionId, { expectedVersion: 1, reason });
    const { body } = await api.get(`/v2/gate/outbound/${actionId}`);
    expect(body).toMatchObject({ status: 'APPROVED', edited: false, body_html: held.body_html });
  });

  it('answers 404 alike for ids that never were, belong to others, or name a preview', async () => {
    const other = await api.gate.workspaces.create('Other', null);
    const actor = { ...api.owner, workspaceId: other.id };
    const { key } = await api.gate.keys.create(actor, {
      label: 'o',
      livemode: true,
      scopes: ['gate:write', 'gate:read'],
    });
    const { body: foreign } = await api.post('/v1/gate/outbound', email, key);
    const { body: verdict } = await api.post('/v1/check', { content: clean });
    for (const id of ['act_00000000000000000000000000', foreign.action_id, verdict.action_id, '..%2f', "act_'--"]) {
      const reply = await api.get(`/v1/gate/outbound/${id}`);
      expect([id, reply.status, reply.body.code]).toEqual([id, 404, 'action_not_found']);
    }
  });
});

describe('POST delivery', () => {
  it('moves an approved message to SENT once, repeats quietly, and refuses the contrary with 409', async () => {
    const { body } = await api.post('/v1/gate/outbound', email);
    const path = `/v1/gate/outbound/${body.action_id}/delivery`;
    const sent = await api.post(path, { status: 'sent', provider_message_id: 'm-1' });
    expect(sent.body).toMatchObject({
      status: 'SENT',
      delivery_status: 'sent',
      dispatch: { provider_message_id: 'm-1' },
    });
    expect((await api.post(path, { status: 'sent', provider_message_id: 'm-1' })).status).toBe(200);
    const contrary = await api.post(path, { status: 'failed' });
    expect([contrary.status, contrary.body.code]).toEqual([409, 'state_conflict']);
    expect((await api.post(path, { status: 'lost' })).status).toBe(422);
    const listed = async (status: string) =>
      (await api.get(`/v1/gate/submissions?delivery_status=${status}`)).body.submissions.map(
        (item: { action_id: string }) => item.action_id,
      );
    expect(await listed('sent')).toContain(body.action_id);
    expect(await listed('unknown')).toEqual([]);
    expect((await api.post('/v1/gate/outbound/act_1/delivery', { status: 'sent' })).status).toBe(404);
  });
});

describe('GET /v1/gate/submissions', () => {
  it('goes on behind a cursor, whatever comes in meanwhile, and rows of one moment are not lost', async () => {
    const post = () => api.post('/v1/gate/outbound', { ...email, metadata: { label: 'export' } });
    for (let count = 0; count < 5; count++) await post();
    const moment = "date_trunc('day', created_at)";
    await api.database.unguarded(`UPDATE submission SET created_at = ${moment} WHERE label = 'export'`);
    const rows = await api.database.sql<{ id: string }>(
      "SELECT id FROM submission WHERE label = 'export' ORDER BY id DESC",
    );
    const read: string[] = [];
    let query = '';
    for (let pages = 0; pages < 5; pages++) {
      const { status, body } = await api.get(`/v1/gate/submissions?label=export&limit=2${query}`);
      expect(status).toBe(200);
      read.push(...body.submissions.map((item: { action_id: string }) => item.action_id));
      expect(body.next_cursor !== null).toBe(body.has_more);
      if (pages > 0) expect(body).toMatchObject({ offset: 0, next_offset: null });
      if (!body.has_more) break;
      await post();
      query = `&cursor=${body.next_cursor}`;
    }
    expect(read).toEqual(rows.map(({ id }) => id));
  });

  it('refuses a cursor nobody gave out, and one beside an offset', async () => {
    const answer = await api.get('/v1/gate/submissions?cursor=1');
    expect(answer.status).toBe(422);
    expect(answer.body.detail[0].loc).toEqual(['query', 'cursor']);
    const both = await api.get(`/v1/gate/submissions?cursor=1.act_${'0'.repeat(26)}&offset=2`);
    expect(both.status).toBe(422);
    expect(both.body.detail[0]).toMatchObject({ loc: ['query', 'offset'], type: 'value_error' });
    const others = await api.get(`/v1/gate/submissions?cursor=zzzzzzzzz.act_${'Z'.repeat(26)}&limit=1`);
    expect(others.body.submissions).toHaveLength(1);
  });

  it('pages newest first and filters', async () => {
    for (let count = 0; count < 3; count++)
      await api.post('/v1/gate/outbound', { ...email, metadata: { label: 'page' } });
    const first = await api.get('/v1/gate/submissions?label=page&limit=2');
    expect(first.body).toMatchObject({ limit: 2, offset: 0, has_more: true, next_offset: 2 });
    expect(first.body.submissions).toHaveLength(2);
    const second = await api.get('/v1/gate/submissions?label=page&limit=2&offset=2');
    expect(second.body).toMatchObject({ has_more: false, next_offset: null });
    const all = [...first.body.submissions, ...second.body.submissions].map(
      (item: { action_id: string }) => item.action_id,
    );
    expect(all).toEqual([...all].sort().reverse());
    const held = await api.get('/v1/gate/submissions?status=QUEUED,BLOCKED&severity=BLOCK');
    expect(held.body.submissions.length).toBeGreaterThan(0);
    expect(held.body.submissions.every((item: { status: string }) => item.status === 'QUEUED')).toBe(true);
    expect(first.body.submissions[0]).not.toHaveProperty('body_text');
  });

  it('answers 422 beyond its bounds and to unknown values', async () => {
    for (const query of [
      'limit=0',
      'limit=1001',
      'offset=-1',
      'offset=100001',
      'limit=ten',
      'status=HELD',
      'channel=fax',
      'created_after=yesterday',
    ]) {
      const reply = await api.get(`/v1/gate/submissions?${query}`);
      expect([query, reply.status, reply.body.detail?.[0]?.loc]).toEqual([query, 422, ['query', query.split('=')[0]]]);
    }
    for (const status of ['HELD', 'QUEUED,HELD', 'queued', 'QUEUED,']) {
      const { detail } = (await api.get(`/v1/gate/submissions?status=${status}`)).body;
      expect(detail).toEqual([{ loc: ['query', 'status'], msg: expect.stringContaining("'QUEUED'"), type: 'enum' }]);
    }
    expect((await api.get('/v1/gate/submissions?limit=1000&offset=100000&unknown=1')).status).toBe(200);
  });
});
