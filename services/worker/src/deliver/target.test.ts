import { connect } from 'node:net';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { type LoopbackReceiver, loopbackReceiver } from '../testing/loopback-receiver.ts';
import type { Dial } from './guarded-agent.ts';
import { openSender, type Sender } from './send.ts';
import { addressFinder, EgressBlockedError, LookupFailedError, type ResolveHost } from './target.ts';

const good = '93.184.215.14';
const otherGood = '93.184.215.15';
const bad = '169.254.169.254';
const isReachable = (address: string) => address === good || address === otherGood;
const finder = (resolve: ResolveHost) => addressFinder({ resolve, isReachable, refusalOf: () => null });
const answers =
  (...addresses: string[]) =>
  async () =>
    addresses.map((address) => ({ address }));
const url = new URL('https://receiver.test/callbacks');

describe('the address of an attempt', () => {
  it('is one the name has now', async () => {
    expect(await finder(answers(good))(url, 100)).toBe(good);
  });

  it.each([
    ['forbidden', [bad]],
    ['mixed, the forbidden one last', [good, bad]],
    ['mixed, the forbidden one first', [bad, good]],
    ['sixty-four, one of them forbidden', [...Array.from({ length: 63 }, () => good), bad]],
    ['no address at all, but a name', ['internal.test']],
  ])('is refused when the answers are %s', async (_what, addresses) => {
    await expect(finder(answers(...addresses))(url, 100)).rejects.toBeInstanceOf(EgressBlockedError);
  });

  it('is missing, and looked up again later, when there is no answer, a failure, or silence', async () => {
    const fails = async () => Promise.reject(Object.assign(new Error('queryA'), { code: 'ENOTFOUND' }));
    const silent = () => new Promise<never>(() => {});
    for (const resolve of [answers(), fails, silent]) {
      await expect(finder(resolve)(url, 20)).rejects.toBeInstanceOf(LookupFailedError);
    }
  });

  it('written in the URL is checked without asking anybody', async () => {
    let asked = 0;
    const resolve = async () => {
      asked += 1;
      return [{ address: good }];
    };
    await expect(finder(resolve)(new URL(`http://${bad}/`), 100)).rejects.toBeInstanceOf(EgressBlockedError);
    await expect(finder(resolve)(new URL('http://[::1]/'), 100)).rejects.toBeInstanceOf(EgressBlockedError);
    await expect(finder(resolve)(new URL('http://0x7f.1/'), 100)).rejects.toBeInstanceOf(EgressBlockedError);
    expect(await finder(resolve)(new URL(`http://${good}/`), 100)).toBe(good);
    expect(asked).toBe(0);
  });

  it('is not looked for when the URL itself is refused', async () => {
    const resolve = () => Promise.reject(new Error('asked'));
    const find = addressFinder({ resolve, isReachable, refusalOf: () => 'not https' });
    await expect(find(url, 100)).rejects.toBeInstanceOf(EgressBlockedError);
  });
});

describe('connections', () => {
  let receiver: LoopbackReceiver;
  let sender: Sender;
  let dialled: string[] = [];
  /** Takes public addresses to the receiver on loopback, and notes every address asked for. */
  const dial: Dial = (address) => {
    dialled.push(address);
    return connect({ host: '127.0.0.1', port: receiver.port });
  };
  const post = async (target: string) => {
    const posting = { url: target, headers: {}, body: Buffer.from('{}'), signal: new AbortController().signal };
    return (await sender.post(posting)).result;
  };
  const proxies = ['HTTP_PROXY', 'HTTPS_PROXY', 'http_proxy', 'https_proxy', 'ALL_PROXY', 'NODE_USE_ENV_PROXY'];

  beforeAll(async () => {
    receiver = await loopbackReceiver();
  });
  afterAll(() => receiver.close());
  beforeEach(() => {
    dialled = [];
  });
  afterEach(() => sender.close());

  it('go to the address that was checked, and never to what a second lookup would say, over 10,000 flips', async () => {
    let asked = 0;
    // Every other answer is forbidden: whoever looks up twice for one attempt gets both kinds.
    const resolve = async () => {
      asked += 1;
      return [{ address: asked % 2 === 1 ? good : bad }];
    };
    sender = openSender({ findAddress: finder(resolve), dial });
    const outcomes = new Map<string, number>();
    for (let n = 0; n < 10_000; n += 1) {
      const { kind } = await post('http://flip.test/');
      outcomes.set(kind, (outcomes.get(kind) ?? 0) + 1);
    }
    expect(asked).toBe(10_000);
    expect(Object.fromEntries(outcomes)).toEqual({ answer: 5_000, failure: 5_000 });
    expect(new Set(dialled)).toEqual(new Set([good]));
  });

  it('are kept for the next callback, and not used once the name points elsewhere', async () => {
    let address = good;
    sender = openSender({ findAddress: finder(async () => [{ address }]), dial });
    await post('http://receiver.test/');
    await post('http://receiver.test/');
    expect(dialled).toEqual([good]);
    address = otherGood;
    await post('http://receiver.test/');
    expect(dialled).toEqual([good, otherGood]);
    address = bad;
    expect(await post('http://receiver.test/')).toEqual({ kind: 'failure', failure: 'egress_blocked' });
    expect(dialled).toEqual([good, otherGood]);
  });

  it('are not led anywhere by a redirect', async () => {
    sender = openSender({ findAddress: finder(answers(good)), dial });
    for (const code of [301, 302, 303, 307, 308]) {
      receiver.treat((res) => res.writeHead(code, { Location: `http://${bad}/latest/meta-data` }).end());
      expect(await post('http://receiver.test/')).toMatchObject({ statusCode: code });
    }
    receiver.treat((res) => res.writeHead(204).end());
    expect(new Set(dialled)).toEqual(new Set([good]));
  });

  it('do not go through a proxy the environment names', async () => {
    const proxy = await loopbackReceiver();
    const before = Object.fromEntries(proxies.map((name) => [name, process.env[name]]));
    for (const name of proxies) process.env[name] = name.startsWith('NODE') ? '1' : `http://127.0.0.1:${proxy.port}`;
    try {
      sender = openSender({ findAddress: finder(answers(good)), dial });
      expect(await post('http://receiver.test/')).toMatchObject({ kind: 'answer' });
      expect(await post('https://receiver.test/')).toMatchObject({ kind: 'failure' });
      expect(proxy.connections()).toBe(0);
    } finally {
      for (const [name, value] of Object.entries(before)) {
        if (value === undefined) delete process.env[name];
        else process.env[name] = value;
      }
      await proxy.close();
    }
  });
});
