import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { count, showMeasured } from '@sendgate/gate/testing';
import { endless, gzipBomb, provisional } from '../testing/hostile-treatments.ts';
import { type LoopbackReceiver, loopbackReceiver, type Treatment } from '../testing/loopback-receiver.ts';
import { expiredCertificate, goodCertificate } from '../testing/receiver-certificates.ts';
import { calmPath, costsOfSending } from '../testing/sending-process.ts';
import { classify } from './classify.ts';
import { dialTcp } from './guarded-agent.ts';
import { openSender, type Sender, sendLimits } from './send.ts';

const body = Buffer.from('{"event":"gate.review.approved","body_text":"\u00fc\\u0000 exact  bytes"}');
const headers = { 'Content-Type': 'application/json', 'X-Service-Event-Id': 'evt_01' };
const now = Date.parse('2026-11-21T10:00:00Z');
const toLoopback = async () => '127.0.0.1';
const calm = new AbortController().signal;

let receiver: LoopbackReceiver;
let sender: Sender;
beforeAll(async () => {
  receiver = await loopbackReceiver();
});
afterAll(() => receiver.close());
afterEach(() => sender.close());

const post = async (treatment: Treatment, limits: Record<string, number> = {}) => {
  receiver.treat(treatment);
  sender = openSender({ findAddress: toLoopback, limits });
  const url = `http://receiver.test:${receiver.port}/callbacks?x=1`;
  const outcome = await sender.post({ url, headers, body, signal: calm });
  return { ...outcome, verdict: classify(outcome.result, now) };
};
const status =
  (code: number, extra: Record<string, string> = {}): Treatment =>
  (res) =>
    res.writeHead(code, extra).end('noted');

it.each<[string, () => Promise<string>]>([
  ['whose name leads nowhere', () => Promise.reject(new Error('no address'))],
  ['to which leave to write is refused', toLoopback],
])('to a receiver %s nothing was written, and that is known', async (_what, findAddress) => {
  sender = openSender({ findAddress });
  const url = `http://receiver.test:${receiver.port}/messages`;
  const beforeWrite = () => Promise.reject(new Error('not now'));
  const posted = await sender.post({ url, headers, body, signal: calm, beforeWrite });
  expect(posted).toMatchObject({ result: { kind: 'failure' }, written: false });
});

it('to a receiver that hangs up while leave is given nothing was written, and that is known at once', async () => {
  const over = Promise.withResolvers<boolean>();
  const connected = Promise.withResolvers<Socket>();
  const server = createServer(connected.resolve).listen(0, '127.0.0.1');
  await once(server, 'listening');
  sender = openSender({ findAddress: toLoopback, dial: (...to) => dialTcp(...to).once('close', over.resolve) });
  const beforeWrite = async () => {
    (await connected.promise).destroy();
    await over.promise;
  };
  const url = `http://receiver.test:${(server.address() as AddressInfo).port}/messages`;
  const posted = await sender.post({ url, headers, body, signal: calm, beforeWrite });
  server.close();
  expect(posted).toMatchObject({ result: { failure: 'connection_failed' }, written: false });
});

describe('a receiver that answers', () => {
  it.each([
    [200, 'delivered'],
    [201, 'delivered'],
    [204, 'delivered'],
    [301, 'retry'],
    [400, 'retry'],
    [404, 'retry'],
    [408, 'retry'],
    [410, 'disable'],
    [425, 'retry'],
    [429, 'retry'],
    [500, 'retry'],
    [502, 'retry'],
    [503, 'retry'],
    [504, 'retry'],
  ])('%i is judged %s', async (code, kind) => {
    expect((await post(status(code))).verdict.kind).toBe(kind);
  });

  it('is reached over the same connections by the next callbacks as by those before, however many end in one moment', async () => {
    sender = openSender({ findAddress: toLoopback });
    const before = receiver.connections();
    const url = `http://receiver.test:${receiver.port}/callbacks`;
    for (let burst = 0; burst < 3; burst += 1) {
      const waiting: (() => void)[] = [];
      receiver.treat((res) => {
        waiting.push(() => res.writeHead(204).end());
        if (waiting.length === 40) for (const answer of waiting) answer();
      });
      await Promise.all(Array.from({ length: 40 }, () => sender.post({ url, headers, body, signal: calm })));
    }
    expect(receiver.connections() - before).toBe(40);
  });

  it('is waited for although so many others were posted to meanwhile that no connection to it is kept any more', async () => {
    const sockets = new Map<string, Socket>();
    const dial = (host: string, port: number) => {
      const socket = connect({ host: '127.0.0.1', port });
      sockets.set(host, socket);
      return socket;
    };
    sender = openSender({ findAddress: async (url) => new URL(url).hostname, dial });
    const to = (host: string) =>
      sender.post({ url: `http://${host}:${receiver.port}/callbacks`, headers, body, signal: calm });
    let answer = () => {};
    const reached = new Promise<void>((resolve) => {
      receiver.treat((res) => {
        answer = () => res.writeHead(204).end();
        resolve();
      });
    });
    const slow = to('slow.test');
    await reached;
    receiver.treat(status(200));
    await to('idle.test');
    for (let other = 0; other < 200; other += 1) await to(`other-${other}.test`);
    const areEnded = () => ['idle.test', 'slow.test'].map((host) => sockets.get(host)?.destroyed);
    expect(areEnded()).toEqual([true, false]);
    answer();
    expect((await slow).result).toMatchObject({ kind: 'answer', statusCode: 204 });
    // By then its connection was handed back.
    await to('another.test');
    expect(areEnded()).toEqual([true, true]);
  });

  it('is heard when it names a time, in seconds or as a date', async () => {
    const seconds = await post(status(429, { 'Retry-After': '77' }));
    expect(seconds.verdict).toMatchObject({ askedSeconds: 77 });
    const date = await post(status(503, { 'Retry-After': 'Sat, 21 Nov 2026 10:02:00 GMT' }));
    expect(date.verdict).toMatchObject({ askedSeconds: 120 });
  });

  it('is sent the exact bytes, once, with the headers given and no encoding asked for', async () => {
    receiver.posts.length = 0;
    await post(status(200));
    expect(receiver.posts).toHaveLength(1);
    const [sent] = receiver.posts;
    expect(sent?.body.equals(body)).toBe(true);
    expect(sent).toMatchObject({ method: 'POST', path: '/callbacks?x=1' });
    expect(sent?.headers).toMatchObject({
      host: `receiver.test:${receiver.port}`,
      'accept-encoding': 'identity',
      'content-type': 'application/json',
      'content-length': String(body.length),
      'x-service-event-id': 'evt_01',
    });
  });

  it.each([301, 302, 303, 307, 308])('%i leads nowhere', async (code) => {
    receiver.posts.length = 0;
    const location = `http://127.0.0.1:${receiver.port}/elsewhere`;
    expect((await post(status(code, { Location: location }))).verdict).toMatchObject({ errorClass: `http_${code}` });
    expect(receiver.posts.map(({ path }) => path)).toEqual(['/callbacks?x=1']);
  });

  it('leaves an excerpt of at most 1 KiB', async () => {
    const outcome = await post((res) => res.writeHead(500).end('no '.repeat(5_000)));
    expect(outcome.excerpt?.length).toBe(1_024);
  });
});

describe('a receiver that misbehaves', () => {
  it('and hangs is given up as a timeout', async () => {
    const outcome = await post(() => {}, { requestMs: 150 });
    expect(outcome.verdict).toMatchObject({ kind: 'retry', errorClass: 'timeout' });
  });

  it('and cuts the line is tried again', async () => {
    const outcome = await post((_res, _post, socket) => socket.resetAndDestroy());
    expect(outcome.verdict).toMatchObject({ kind: 'retry', errorClass: 'connection_failed' });
  });

  it('and never ends its answer is not read beyond 16 KiB, and its 200 counts', async () => {
    let written = 0;
    const outcome = await post((res) => {
      res.writeHead(200);
      const chunk = Buffer.alloc(8_192, 'x');
      const more = () => {
        while (!res.destroyed && written < 100_000_000 && res.write(chunk)) written += chunk.length;
      };
      res.on('drain', more);
      more();
    });
    expect(outcome.verdict).toEqual({ kind: 'delivered' });
    expect(outcome.excerpt?.length).toBeLessThanOrEqual(1_024);
    expect(written).toBeLessThan(16_000_000);
  });

  it('and drips its answer is waited for a moment only', async () => {
    const outcome = await post((res) => void res.writeHead(200).write('a'), { answerBodyMs: 100 });
    expect(outcome.verdict).toEqual({ kind: 'delivered' });
    expect(outcome.excerpt).toBe('a');
  });

  it('and sends a gzip bomb has it left unpacked', async () => {
    expect((await post(gzipBomb)).verdict).toEqual({ kind: 'delivered' });
  });

  it('and floods with provisional answers is cut off at once', async () => {
    // Long before its time is up: the limits are those of every delivery.
    expect((await post(provisional)).verdict).toMatchObject({ kind: 'retry', errorClass: 'connection_failed' });
  });

  it('and says first that it is at it is waited for', async () => {
    const outcome = await post((res) => {
      for (let n = 0; n < 16; n += 1) res.writeProcessing();
      res.writeHead(200).end('done');
    });
    expect(outcome.verdict).toEqual({ kind: 'delivered' });
  });

  it('and speaks no HTTP is tried again', async () => {
    const raw = await rawReceiver((socket) => socket.end('220 mail.test ESMTP\r\n'));
    sender = openSender({ findAddress: toLoopback });
    const outcome = await sender.post({ url: `http://receiver.test:${raw.port}/`, headers, body, signal: calm });
    expect(classify(outcome.result, now)).toMatchObject({ kind: 'retry', errorClass: 'connection_failed' });
    raw.close();
  });

  it('and is not there is tried again', async () => {
    const gone = await loopbackReceiver();
    await gone.close();
    sender = openSender({ findAddress: toLoopback });
    const outcome = await sender.post({ url: `http://receiver.test:${gone.port}/`, headers, body, signal: calm });
    expect(outcome.result).toEqual({ kind: 'failure', failure: 'connection_failed' });
  });
});

describe('what a receiver can cost', () => {
  it('is 16 seconds at most, whatever it does', () => {
    // The lookup is part of the request's time; only the body of an answer already known comes after it.
    expect(sendLimits.requestMs + sendLimits.answerBodyMs).toBeLessThanOrEqual(16_000);
    for (const part of [sendLimits.lookupMs, sendLimits.sendMs]) {
      expect(part).toBeLessThanOrEqual(sendLimits.requestMs);
    }
  });

  it('is a failed lookup when nobody answers for its name', async () => {
    sender = openSender({ findAddress: () => new Promise(() => {}), limits: { lookupMs: 30 } });
    const { result } = await sender.post({ url: 'http://silent.test/', headers, body, signal: calm });
    expect(result).toEqual({ kind: 'failure', failure: 'dns_failed' });
  });

  it('is the rest of its time only, where the lookup took its share', async () => {
    receiver.treat(() => {});
    const slowly = () => new Promise<string>((resolve) => setTimeout(resolve, 150, '127.0.0.1'));
    sender = openSender({ findAddress: slowly, limits: { requestMs: 200 } });
    const url = `http://receiver.test:${receiver.port}/`;
    const { result } = await sender.post({ url, headers, body, signal: calm });
    expect(result).toEqual({ kind: 'failure', failure: 'timeout' });
  });

  const costly: readonly (readonly [string, Treatment])[] = [
    ['never end their answers', endless],
    ['send gzip bombs', gzipBomb],
    ['flood with provisional answers', provisional],
    ['hang', () => {}],
  ];
  // What the system makes a process larger by depends on what else it has to do: to the figure only where it is measured.
  const mostMiB = count(4, 1);
  it.each(costly)(
    `is less than ${mostMiB} MiB of memory per attempt at any moment, over 40 that %s`,
    async (what, treatment) => {
      receiver.treat((res, post, socket) => {
        if (post.path === calmPath) res.end('ok');
        else treatment(res, post, socket);
      });
      const limits = { requestMs: count(1_500, sendLimits.requestMs) };
      const costs = await costsOfSending({ port: receiver.port, attempts: 40, limits });
      expect(costs.longestExcerpt).toBeLessThanOrEqual(1_024);
      expect(costs.peakKiB).toBeLessThan(40 * mostMiB * 1_024);
      showMeasured('memory of an attempt', { receivers: what, kiB: Math.round(costs.peakKiB / 40) });
    },
    300_000,
  );
});

describe('a receiver with a certificate', () => {
  const overTls = async (tls: { key: string; cert: string }, host: string, ca?: string) => {
    const secure = await loopbackReceiver({ tls });
    sender = openSender({ findAddress: toLoopback, ...(ca === undefined ? {} : { ca }) });
    const outcome = await sender.post({ url: `https://${host}:${secure.port}/`, headers, body, signal: calm });
    await secure.close();
    return { result: outcome.result, posts: secure.posts.length };
  };

  it('of its own name, from an authority we trust, is delivered to', async () => {
    const { result, posts } = await overTls(goodCertificate, 'receiver.test', goodCertificate.cert);
    expect([result.kind, posts]).toEqual(['answer', 1]);
  });

  it.each([
    ['from nobody we trust', goodCertificate, 'receiver.test', undefined],
    ['of another name', goodCertificate, 'other.test', goodCertificate.cert],
    ['that has expired', expiredCertificate, 'receiver.test', expiredCertificate.cert],
  ])('%s is sent nothing', async (_what, tls, host, ca) => {
    const { result, posts } = await overTls(tls, host, ca);
    expect([result, posts]).toEqual([{ kind: 'failure', failure: 'tls_failed' }, 0]);
  });

  it('is not spoken to when it speaks no TLS', async () => {
    sender = openSender({ findAddress: toLoopback });
    const before = receiver.posts.length;
    const url = `https://receiver.test:${receiver.port}/`;
    const { result } = await sender.post({ url, headers, body, signal: calm });
    expect([result, receiver.posts.length]).toEqual([{ kind: 'failure', failure: 'tls_failed' }, before]);
  });
});

describe('an attempt that is given up', () => {
  it('throws, because nobody knows whether it arrived', async () => {
    const stop = new AbortController();
    receiver.treat(() => stop.abort(new Error('stopping')));
    sender = openSender({ findAddress: toLoopback });
    const url = `http://receiver.test:${receiver.port}/`;
    await expect(sender.post({ url, headers, body, signal: stop.signal })).rejects.toThrow('stopping');
  });

  it('while leave to write is given is never written', async () => {
    const stop = new AbortController();
    receiver.treat(status(200));
    const before = receiver.posts.length;
    sender = openSender({ findAddress: toLoopback });
    const url = `http://receiver.test:${receiver.port}/messages`;
    const beforeWrite = async () => stop.abort(new Error('stopping'));
    const posted = sender.post({ url, headers, body, signal: stop.signal, beforeWrite });
    await expect(posted).rejects.toThrow('stopping');
    expect(receiver.posts).toHaveLength(before);
  });
});

async function rawReceiver(serve: (socket: Socket) => void): Promise<{ port: number; close(): void }> {
  const sockets = new Set<Socket>();
  const server: Server = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => {});
    socket.once('data', () => serve(socket));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  return {
    port: typeof address === 'object' && address !== null ? address.port : 0,
    close: () => {
      for (const socket of sockets) socket.destroy();
      server.close();
    },
  };
}
