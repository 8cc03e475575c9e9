import { connect } from 'node:net';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { DnsResolver } from '@sendgate/gate';
import { count, showMeasured } from '@sendgate/gate/testing';
import { type LoopbackReceiver, loopbackReceiver } from '../testing/loopback-receiver.ts';
import { callbackTargets } from './callback-targets.ts';
import type { Dial } from './guarded-agent.ts';
import { openSender, type Sender } from './send.ts';

const good = '93.184.215.14';
const otherGood = '93.184.215.15';
const bad = '169.254.169.254';
const finder = (resolve: DnsResolver) => callbackTargets({ allowHttp: true, allowedCidrs: [] }, resolve);
const answers =
  (...addresses: string[]) =>
  async () =>
    addresses.map((address) => ({ address, family: 4 }));
const url = 'https://receiver.example.com/callbacks';

describe('the address of an attempt', () => {
  it('is one the name has now', async () => {
    expect(await finder(answers(good))(url)).toBe(good);
  });

  it.each([
    ['forbidden', [bad]],
    ['mixed, the forbidden one last', [good, bad]],
    ['mixed, the forbidden one first', [bad, good]],
    ['sixty-four, one of them forbidden', [...Array.from({ length: 63 }, () => good), bad]],
    ['no address at all, but a name', ['internal.example.com']],
  ])('is refused when the answers are %s', async (_what, addresses) => {
    await expect(finder(answers(...addresses))(url)).rejects.toMatchObject({ name: 'UnsafeUrl', reason: 'address' });
  });

  it('is missing, and looked up again later, when there is no answer or a failure', async () => {
    const fails = async () => Promise.reject(Object.assign(new Error('queryA'), { code: 'ENOTFOUND' }));
    for (const resolve of [answers(), fails]) {
      await expect(finder(resolve)(url)).rejects.toMatchObject({ name: 'UnsafeUrl', reason: 'unresolved' });
    }
  });

  it('written in the URL is checked without asking anybody', async () => {
    let asked = 0;
    const resolve = async () => {
      asked += 1;
      return [{ address: good, family: 4 }];
    };
    await expect(finder(resolve)(`http://${bad}/`)).rejects.toMatchObject({ name: 'UnsafeUrl', reason: 'address' });
    await expect(finder(resolve)('http://[::1]/')).rejects.toMatchObject({ name: 'UnsafeUrl', reason: 'address' });
    await expect(finder(resolve)('http://0x7f.1/')).rejects.toMatchObject({ name: 'UnsafeUrl', reason: 'address' });
    expect(await finder(resolve)(`http://${good}/`)).toBe(good);
    expect(asked).toBe(0);
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

  const flips = count(1_000, 10_000);
  it(
    `go to the address that was checked, and never to what a second lookup would say, over ${flips} flips`,
    async () => {
      let asked = 0;
      // Every other answer is forbidden: whoever looks up twice for one attempt gets both kinds.
      const resolve = async () => {
        asked += 1;
        return [{ address: asked % 2 === 1 ? good : bad, family: 4 }];
      };
      sender = openSender({ findAddress: finder(resolve), dial });
      const outcomes = new Map<string, number>();
      for (let n = 0; n < flips; n += 1) {
        const { kind } = await post('http://flip.example.com/');
        outcomes.set(kind, (outcomes.get(kind) ?? 0) + 1);
      }
      expect(asked).toBe(flips);
      expect(Object.fromEntries(outcomes)).toEqual({ answer: flips / 2, failure: flips / 2 });
      expect(new Set(dialled)).toEqual(new Set([good]));
      showMeasured('addresses that flip', { flips, forbiddenDialled: 0 });
    },
    count(30_000, 300_000),
  );

  it('are kept for the next callback, and not used once the name points elsewhere', async () => {
    let address = good;
    sender = openSender({ findAddress: finder(async () => [{ address, family: 4 }]), dial });
    await post('http://receiver.example.com/');
    await post('http://receiver.example.com/');
    expect(dialled).toEqual([good]);
    address = otherGood;
    await post('http://receiver.example.com/');
    expect(dialled).toEqual([good, otherGood]);
    address = bad;
    expect(await post('http://receiver.example.com/')).toEqual({ kind: 'failure', failure: 'egress_blocked' });
    expect(dialled).toEqual([good, otherGood]);
  });

  it('are not led anywhere by a redirect', async () => {
    sender = openSender({ findAddress: finder(answers(good)), dial });
    for (const code of [301, 302, 303, 307, 308]) {
      receiver.treat((res) => res.writeHead(code, { Location: `http://${bad}/latest/meta-data` }).end());
      expect(await post('http://receiver.example.com/')).toMatchObject({ statusCode: code });
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
      expect(await post('http://receiver.example.com/')).toMatchObject({ kind: 'answer' });
      expect(await post('https://receiver.example.com/')).toMatchObject({ kind: 'failure' });
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
