import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { count, newRecipient, showMeasured, type TestGate, testGate } from '@sendgate/gate/testing';
import { apiClient } from '../../../test/support/api-client.ts';
import { type ApiProcess, startApiProcess } from './testing/api-process.ts';

const idle = count(300, 10_000);
/** Connections that are being opened at once: what waits to be accepted has a bound too. */
const atOnce = 200;
const requestSeconds = count(1, 25);
/** By when a client that does not get on is cut off, and how quick answers to others are; judged at full counts alone. */
const mostSeconds = count(Number.POSITIVE_INFINITY, 30);
const mostMs = count(Number.POSITIVE_INFINITY, 100);

let world: TestGate;
let api: ApiProcess;
beforeAll(async () => {
  world = await testGate();
  api = await startApiProcess({
    DATABASE_URL: world.database.url,
    SENDGATE_SECRETS_KEY: world.options.secretsKey,
    SENDGATE_KEY_PEPPER: world.options.keyPepper,
    SENDGATE_REQUEST_SECONDS: String(requestSeconds),
  });
}, 120_000);
afterAll(async () => {
  await api?.stop();
  await world.close();
});

/** What came back over one connection, until the api closed it. */
interface Exchange {
  /** The status of each answer, in order. */
  readonly statuses: readonly number[];
  /** Request ids and problem codes of the answers, in order. */
  readonly named: readonly (readonly [string | undefined, string | undefined])[];
  readonly seconds: number;
}

async function opened(): Promise<Socket> {
  const socket = connect(api.port, '127.0.0.1');
  // Being cut off while one still writes is one of the ways it ends.
  socket.on('error', () => {});
  await once(socket, 'connect');
  return socket;
}

async function ending(socket: Socket): Promise<Exchange> {
  const began = performance.now();
  const chunks: Buffer[] = [];
  socket.on('data', (chunk) => chunks.push(chunk));
  // A reset is an end as well.
  if (!socket.closed) await new Promise((resolve) => socket.once('close', resolve));
  const answers = Buffer.concat(chunks)
    .toString('latin1')
    .split(/(?=HTTP\/1\.1 \d{3} )/)
    .filter((answer) => answer !== '');
  return {
    statuses: answers.map((answer) => Number(answer.slice(9, 12))),
    named: answers.map((answer) => [
      /^X-Request-Id: (.+)$/m.exec(answer)?.[1]?.trim(),
      /"code":"(\w+)"/.exec(answer)?.[1],
    ]),
    seconds: (performance.now() - began) / 1_000,
  };
}

/** Sends bytes as they are. */
async function sent(bytes: string): Promise<Exchange> {
  const socket = await opened();
  socket.write(bytes, 'latin1');
  return ending(socket);
}

/** A message that is submitted if these bytes are ever taken for a request of their own. */
function submission(): string {
  const body = JSON.stringify({ recipient: newRecipient(), subject: 'S', body_text: 'See you on Thursday at ten.' });
  return [
    'POST /v1/gate/outbound HTTP/1.1',
    'Host: gate',
    `Authorization: Bearer ${world.key}`,
    'Content-Type: application/json',
    `Content-Length: ${body.length}`,
    'Connection: close',
    '',
    body,
  ].join('\r\n');
}

const submissions = async () =>
  (await world.database.sql<{ n: number }>('SELECT count(*)::int AS n FROM submission'))[0]?.n;

/** The start of a request that says its length with these lines; what follows is hidden behind it. */
const cover = (lines: readonly string[], version = 'HTTP/1.1') =>
  [`POST /v1/check ${version}`, 'Host: gate', 'Content-Type: application/json', ...lines, '', ''].join('\r\n');
/** An empty chunked body: where chunks are not believed, these are the first bytes of the next request. */
const end = '0\r\n\r\n';
const chunked = 'Transfer-Encoding: chunked';

/** Two readings of where a request ends, each the start of an attack on whoever stands in front and reads it otherwise. */
const ambiguous: Readonly<Record<string, string>> = {
  'a length and chunks': cover(['Content-Length: 5', chunked]) + end,
  'chunks and a length': cover([chunked, 'Content-Length: 5']) + end,
  'two lengths': cover(['Content-Length: 0', 'Content-Length: 5']) + end,
  'the same length twice': cover(['Content-Length: 5', 'Content-Length: 5']) + end,
  'a list of lengths': cover(['Content-Length: 0, 5']) + end,
  'a length with a sign': cover(['Content-Length: +0']),
  'a negative length': cover(['Content-Length: -1']),
  'a hexadecimal length': cover(['Content-Length: 0x0']),
  'a length with an exponent': cover(['Content-Length: 0e1']),
  'a length with a blank in it': cover(['Content-Length: 0 0']),
  'a length beyond all bounds': cover(['Content-Length: 99999999999999999999']),
  'no length at all': cover(['Content-Length:']),
  'an unknown encoding': cover(['Transfer-Encoding: xchunked']) + end,
  'chunks that are not the last encoding': cover(['Transfer-Encoding: chunked, identity']) + end,
  'chunks twice': cover(['Transfer-Encoding: chunked, chunked']) + end,
  'chunks and, in a second line, something else': cover([chunked, 'Transfer-Encoding: cow']) + end,
  'a quoted encoding': cover(['Transfer-Encoding: "chunked"']) + end,
  'an encoding after a vertical tab': cover(['Transfer-Encoding: \u000bchunked']) + end,
  'a blank before the colon': cover(['Transfer-Encoding : chunked']) + end,
  'a line break before the colon': cover(['Transfer-Encoding\n: chunked']) + end,
  'a folded line': cover(['X-Note: a', ' Transfer-Encoding: chunked']) + end,
  'a header behind a bare line feed': cover(['X-Note: a\nTransfer-Encoding: chunked']) + end,
  'a header behind a bare carriage return': cover(['X-Note: a\rTransfer-Encoding: chunked']) + end,
  'a NUL in a header': cover(['X-Note: a\0b', 'Content-Length: 0']),
  'a chunk size with a sign': `${cover([chunked])}-1\r\n\r\n${end}`,
  'a chunk size that is none': `${cover([chunked])}0x0\r\n\r\n`,
  'a chunk size beyond all bounds': `${cover([chunked])}fffffffffffffffff\r\n\r\n`,
  'a chunk longer than its size': `${cover([chunked])}1\r\nab\r\n${end}`,
  'a chunk size behind a bare line feed': `${cover([chunked])}1\na\r\n${end}`,
  'a line feed in a chunk extension': `${cover([chunked])}1;a\nb\r\na\r\n${end}`,
  'chunks in HTTP/1.0': cover([chunked, 'Content-Length: 5'], 'HTTP/1.0') + end,
  'a blank in the path': 'GET /healthz /readyz HTTP/1.1\r\nHost: gate\r\n\r\n',
  'another version': 'GET /healthz HTTP/3.7\r\nHost: gate\r\n\r\n',
  'the first words of HTTP/2': 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n',
  'a method that is none': 'G<T /healthz HTTP/1.1\r\nHost: gate\r\n\r\n',
  'headers of more than 16 KiB': cover([`X-Note: ${'a'.repeat(17 * 1024)}`, 'Content-Length: 0']),
};

describe('a request whose end can be read in two ways', () => {
  it('is followed on its connection by the next one when there is nothing to doubt', async () => {
    const before = await submissions();
    const { statuses } = await sent(cover(['Content-Length: 0']) + submission());
    expect([statuses, await submissions()]).toEqual([[401, 200], Number(before) + 1]);
  });

  it.each(Object.keys(ambiguous))('is refused, and nothing behind it is read: %s', async (name) => {
    const before = await submissions();
    const { statuses, named } = await sent(ambiguous[name] + submission());
    expect(statuses.length).toBeGreaterThan(0);
    expect(named).toEqual(statuses.map(() => [expect.stringMatching(/^req_/), expect.any(String)]));
    expect(statuses.filter((status) => status < 400 || status >= 500)).toEqual([]);
    expect(await submissions()).toBe(before);
  });

  it('has nothing read behind it either when it names no version: its answer ends the connection', async () => {
    const before = await submissions();
    const { statuses } = await sent(`GET /healthz\r\n\r\n${submission()}`);
    expect([statuses, await submissions()]).toEqual([[200], before]);
  });

  it('keeps what its length covers to itself, whatever it looks like', async () => {
    const before = await submissions();
    const hidden = submission();
    const { statuses } = await sent(
      `GET /v1/nowhere HTTP/1.1\r\nHost: gate\r\nContent-Length: ${hidden.length}\r\n\r\n${hidden}G<T\r\n\r\n`,
    );
    expect([statuses, await submissions()]).toEqual([[404, 400], before]);
  });
});

describe('a client that does not get on', () => {
  /** Writes a byte again and again, as slowly as a client may who wants to stay. */
  function trickling(socket: Socket, byte: string): Promise<Exchange> {
    const timer = setInterval(() => socket.write(byte), 200);
    return ending(socket).finally(() => clearInterval(timer));
  }

  it(
    'is cut off, and others are answered meanwhile',
    async () => {
      const crowd: Promise<Exchange>[] = [];
      while (crowd.length < idle) {
        const sockets = await Promise.all(Array.from({ length: Math.min(atOnce, idle - crowd.length) }, opened));
        crowd.push(...sockets.map(ending));
      }
      const slow = [
        // In the headers, in the body, in the chunks, and between two chunks.
        trickling(await begun('POST /v1/check HTTP/1.1\r\nHost: gate\r\nX-Note: '), 'a'),
        trickling(await begun(`${withKey(['Content-Length: 1000'])}{"content": "`), 'a'),
        trickling(await begun(withKey([chunked])), '1\r\na\r\n'),
        ending(await begun(`${withKey([chunked])}1\r\n{\r\n`)),
      ];
      const client = apiClient(api.port, world.key);
      const answers = [];
      for (let n = 0; n < 20; n += 1) answers.push(await client.call('POST', '/v1/check', { content: 'Hello Ada.' }));
      const slowestMs = Math.max(...answers.slice(1).map(({ milliseconds }) => milliseconds));
      expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));

      const ends = await Promise.all([...crowd, ...slow]);
      const seconds = Math.max(...ends.map((end) => end.seconds));
      showMeasured('clients that do not get on', { idle, slow: slow.length, seconds, slowestMs });
      // Who was still writing may not get to read it.
      expect(ends.filter(({ statuses }) => statuses.some((status) => status !== 408))).toEqual([]);
      expect(ends.flatMap(({ statuses }) => statuses).length).toBeGreaterThan(0);
      expect(seconds).toBeLessThanOrEqual(mostSeconds);
      expect(slowestMs).toBeLessThanOrEqual(mostMs);
      expect((await client.call('POST', '/v1/check', { content: 'Hello Ada.' })).status).toBe(200);
      client.close();
    },
    count(90_000, 180_000),
  );

  const withKey = (lines: readonly string[]) => cover([`Authorization: Bearer ${world.key}`, ...lines]);

  async function begun(bytes: string): Promise<Socket> {
    const socket = await opened();
    socket.write(bytes);
    return socket;
  }
});
