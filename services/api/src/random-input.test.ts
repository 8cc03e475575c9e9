import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { count, newRecipient, showMeasured } from '@sendgate/gate/testing';
import fc from 'fast-check';
import { routes } from './routes/index.ts';
import { bodiesOf } from './testing/arbitrary-of.ts';
import { type TestApi, testApi } from './testing.ts';

// At full counts a route takes minutes.
const patience = count(90_000, 900_000);

let api: TestApi;
let action: string;
beforeAll(async () => {
  api = await testApi();
  action = (await api.post('/v1/gate/outbound', mail())).body.action_id;
});
afterAll(() => api.close());

type Reply = Awaited<ReturnType<TestApi['get']>>;

function mail(changes: object = {}) {
  return { recipient: newRecipient(), subject: 'Tuesday', body_text: 'Would Tuesday at ten suit you?', ...changes };
}

/** Whatever was asked, the answer is one of those the documentation names, in its form. */
function expectWellAnswered(reply: Reply, asked: unknown) {
  if (reply.status >= 500) throw new Error(`${reply.status} to ${JSON.stringify(asked)}: ${reply.text}`);
  if (reply.status !== 422) return;
  expect(Object.keys(reply.body)).toEqual(['detail']);
  expect(reply.body.detail.length).toBeGreaterThan(0);
  expect(reply.body.detail.length).toBeLessThanOrEqual(50);
  for (const { loc, msg, type, ...more } of reply.body.detail) {
    expect([typeof msg, typeof type, more]).toEqual(['string', 'string', {}]);
    expect(['body', 'query', 'path']).toContain(loc[0]);
    expect(loc.slice(1).filter((part: unknown) => typeof part !== 'string' && !Number.isInteger(part))).toEqual([]);
  }
}

/** What was accepted reads back as it was sent. */
async function expectStored(reply: Reply, sent: Record<string, unknown>) {
  if (reply.status !== 200 || reply.headers['idempotency-replayed']) return;
  const { body: stored } = await api.get(`/v2/gate/outbound/${reply.body.action_id}`);
  const ignored = stored.channel === 'email' ? [] : ['subject', 'body_html'];
  for (const field of ['recipient', 'subject', 'body_text', 'body_html', 'source_model', 'idempotency_key', 'metadata'])
    if (sent[field] !== undefined && !ignored.includes(field)) {
      // An empty HTML is none.
      expect(stored[field]).toEqual(field === 'body_html' ? sent[field] || null : sent[field]);
    }
}

const recipients: Readonly<Record<string, string>> = {
  email: 'ada@example.org',
  whatsapp: '+14155550123',
  sms: '+14155550123',
  telegram: '@ada_lovelace',
  linkedin: 'https://www.linkedin.com/in/ada',
  slack: 'U024BE7LH',
};
const hints = {
  recipient: ['ada@example.org', 'bob+x@mail.example.co.uk', 'j\u00fcrgen@example.org'],
  channel: Object.keys(recipients),
  entries: ['eve@example.net', '@example.net', '+14155550199', '@eve_lovelace'],
};

/** The recipient in the form of the channel. */
function addressed(body: unknown): unknown {
  const { channel } = body as { channel?: string };
  return channel === undefined ? body : { ...(body as object), recipient: recipients[channel] };
}

const posts = routes.flatMap((route) =>
  route.method === 'POST' && route.body ? [[route.path as string, route.body] as const] : [],
);

describe('a random body', () => {
  it.each(posts)(
    'of %s is answered in its form, and what is accepted is stored as it came',
    async (path, schema) => {
      const statuses: Record<number, number> = {};
      let slowest = 0;
      await fc.assert(
        fc.asyncProperty(bodiesOf(schema, hints, addressed), async (body) => {
          const from = performance.now();
          const reply = await api.post(path.replace(':action_id', action), JSON.stringify(body) ?? 'null');
          slowest = Math.max(slowest, performance.now() - from);
          statuses[reply.status] = (statuses[reply.status] ?? 0) + 1;
          expectWellAnswered(reply, body);
          if (path.endsWith('/gate/outbound')) await expectStored(reply, JSON.parse(JSON.stringify(body)));
        }),
        { numRuns: count(60, 50_000) },
      );
      expect(Object.keys(statuses).length).toBeGreaterThan(1);
      showMeasured(`random bodies of ${path}`, { statuses, slowestMs: Math.round(slowest) });
    },
    patience,
  );
});

describe('random bytes', () => {
  const pieces = [...'{}[]:,"\\ \n-0', 'u0041', '\\ud800', '1e9', 'true', 'nul', '"content"', '"a"', '\ufeff', '\0'];
  const soup = fc.array(fc.constantFrom(...pieces.map((piece) => Buffer.from(piece)), Buffer.from([0xff])), {
    minLength: 1,
    maxLength: 12,
  });
  const whole = Buffer.from('{"content":"Would \\u0022Tuesday\\u0022 suit you, J\u00fcrgen?","context":{"a":[1.5e3]}}');
  const bent = fc.tuple(fc.nat(whole.length), fc.nat(4), fc.uint8Array({ maxLength: 4 })).map(([at, gone, put]) => {
    return Buffer.concat([whole.subarray(0, at), put, whole.subarray(at + gone)]);
  });

  it(
    'are read as JSON where they are JSON, and refused as `json_invalid` where not',
    async () => {
      await fc.assert(
        fc.asyncProperty(
          fc.oneof(
            soup.map((parts) => Buffer.concat(parts)),
            bent,
          ),
          async (bytes) => {
            const reply = await api.post('/v1/check', bytes);
            expectWellAnswered(reply, bytes.toString('latin1'));
            if (isJson(bytes)) expect(reply.body.detail?.[0].type).not.toBe('json_invalid');
            else expect([reply.status, reply.body.detail?.[0].type]).toEqual([422, 'json_invalid']);
          },
        ),
        { numRuns: count(300, 50_000) },
      );
    },
    patience,
  );
});

function isJson(bytes: Buffer): boolean {
  try {
    JSON.parse(new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes));
    return true;
  } catch {
    return false;
  }
}

/** Texts that have brought programs down, or made them say more than they should. */
const naughty = [
  ...['undefined', 'null', 'NaN', 'true', '0', '-1', '1e309', '0x0', '1/0', '\u0661\u0662', '\u00bd', 'constructor'],
  ...[
    '\t',
    '\r\n',
    '\u0085',
    '\u00a0',
    '\u200b',
    '\u2028x',
    '\u3000',
    '\ufeff',
    '\u202etxt.exe',
    '\u{e0041}',
    '\u001b[31m',
  ],
  ...[
    '\u0000',
    '\ud800',
    '\udc00\ud800',
    '\ufffe',
    '\u{10ffff}',
    '\u{1f468}\u200d\u{1f469}',
    'Z\u0351\u0363\u0351',
    '\ufdfa',
  ],
  ...[
    '<script>alert(1)</script>',
    '"><img src=x onerror=alert(1)>',
    '{{7*7}}',
    `\${7*7}`,
    '%n%s%x',
    '../../etc/passwd',
  ],
  ...['__proto__', '; ls', '$(reboot)', '`id`', 'file:///etc/passwd', 'x'.repeat(300), '%00', '%c0%ae', '&#0;', '\\'],
];
/** Texts that mean something to Postgres once they leave their quotes. */
const injections = [
  ...["'", "''", "' OR '1'='1", "' OR 1=1 --", "') OR ('a'='a", '" OR ""="', "'; SELECT pg_sleep(30); --", '1 OR 1=1'],
  ...["' AND (SELECT 1 FROM pg_sleep(30)) IS NULL --", "' UNION SELECT version(), null --", "'||pg_sleep(30)||'"],
  ...[
    "'; DELETE FROM submission; --",
    '$$; DROP SCHEMA public CASCADE; --',
    "\\'; DROP TABLE submission; --",
    '%',
    '_',
  ],
  ...[
    "E'\\047 OR 1=1'",
    "'::int",
    "'/**/OR/**/1=1--",
    ';COMMIT;',
    "1); SELECT set_config('app.workspace_id','',false)--",
  ],
];
const texts = [...naughty, ...injections];

describe('text that programs stumble over', () => {
  const drawn = [...texts, ...fc.sample(fc.string({ unit: 'binary', maxLength: 30 }), count(20, 2_000))];
  const fields = [
    'recipient',
    'subject',
    'body_text',
    'body_html',
    'source_model',
    'governance_action_id',
    'content_type',
  ];

  it.each([...fields, 'idempotency_key', 'metadata'])(
    'is stored as it came or refused, as %s',
    async (field) => {
      for (const text of drawn) {
        const value =
          field === 'metadata'
            ? { [text]: text, label: text, contact: { first_name: text, company: text }, deep: { [text]: [text] } }
            : text;
        const body = mail({ [field]: value });
        const reply = await api.post('/v1/gate/outbound', body);
        expectWellAnswered(reply, body);
        expect([200, 422]).toContain(reply.status);
        await expectStored(reply, body);
      }
    },
    patience,
  );

  it(
    'is no more than text in a preview, its keys and its context',
    async () => {
      for (const text of drawn)
        for (const body of [
          { content: text },
          { content: 'Hello', [text]: text },
          { content: 'Hello', context: { [text]: text } },
          { content: 'Hello', source_model: text, idempotency_key: text },
        ])
          expectWellAnswered(await api.post('/v1/check', body), body);
    },
    patience,
  );

  it(
    'finds nothing but itself in a query',
    async () => {
      const label = "it's";
      await api.post('/v1/gate/outbound', mail({ metadata: { label }, source_model: label }));
      for (const text of texts.filter((each) => each.isWellFormed()))
        for (const name of ['label', 'source_model', 'recipient', 'rule', 'idempotency_key', 'status', 'limit', text]) {
          const query = `${encodeURIComponent(name)}=${encodeURIComponent(text)}`;
          const reply = await api.get(`/v1/gate/submissions?${query}`);
          expectWellAnswered(reply, query);
          if (reply.status !== 200 || !['label', 'source_model', 'recipient'].includes(name)) continue;
          const found = reply.body.submissions.map((each: Record<string, unknown>) => each[name]);
          expect(found.filter((each: unknown) => each !== text)).toEqual([]);
        }
      const { body } = await api.get(`/v1/gate/submissions?label=${encodeURIComponent(label)}`);
      expect(body.submissions).toHaveLength(1);
    },
    patience,
  );

  it(
    'leads nowhere in a path or a header',
    async () => {
      for (const text of texts.filter((each) => each.isWellFormed())) {
        const path = await api.get(`/v2/gate/outbound/${encodeURIComponent(text)}`);
        expectWellAnswered(path, text);
        expect(path.status).not.toBe(200);
        const header = Buffer.from(text.replaceAll(/[\0-\x1f\x7f]/g, '')).toString('latin1');
        for (const name of ['X-Request-Id', 'If-None-Match', 'Accept', 'X-Forwarded-For', 'User-Agent'])
          expectWellAnswered(await api.get(`/v2/gate/outbound/${action}`).set(name, header), [name, text]);
      }
    },
    patience,
  );
});
