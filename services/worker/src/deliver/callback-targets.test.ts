import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { connect, type NetConnectOpts } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { assertPublicUrl, classifyAddress, UnsafeUrl } from '@sendgate/gate';
import { type LoopbackReceiver, loopbackReceiver } from '../testing/loopback-receiver.ts';
import { callbackTargets } from './callback-targets.ts';
import { openSender, type Sender } from './send.ts';

/** Addresses no callback may reach. */
const forbidden = `
0.0.0.0 0.0.0.1 0.255.255.255 10.0.0.0 10.0.0.1 10.255.255.255 100.64.0.0 100.64.0.1 100.100.100.200 100.127.255.255
127.0.0.0 127.0.0.1 127.0.0.53 127.1.2.3 127.255.255.255 168.63.129.16 169.254.0.1 169.254.169.254 169.254.170.2
169.254.255.255 172.16.0.0 172.16.0.1 172.20.10.5 172.31.255.255 192.0.0.1 192.0.0.170 192.0.0.192 192.0.2.1
192.31.196.1 192.52.193.1 192.88.99.1 192.168.0.0 192.168.1.1 192.168.255.255 192.175.48.1 198.18.0.1 198.19.255.255
198.51.100.7 203.0.113.9 224.0.0.1 239.255.255.255 240.0.0.1 250.1.2.3 255.255.255.254 255.255.255.255
:: ::1 ::2 ::7f00:1 ::127.0.0.1 ::a00:1 ::ffff:127.0.0.1 ::ffff:7f00:1 ::ffff:10.0.0.1 ::ffff:8.8.8.8
::ffff:0:127.0.0.1 ::ffff:0:8.8.8.8 64:ff9b::7f00:1 64:ff9b::10.0.0.1 64:ff9b::8.8.8.8 64:ff9b:1::a00:1
64:ff9b:1:ffff::1 100::1 100:0:0:1::1 2001::1 2001:0:7f00:1:: 2001:2::1 2001:10::1 2001:20::1 2001:1ff:ffff::1
2001:db8::1 2001:db8:ffff::1 2002:7f00:1:: 2002:a00:1::1 2002:808:808::1 2620:4f:8000::1 3fff::1 3fff:fff::1
4000::1 5f00::1 6000::1 8000::1 c000::1 e000::1 f000::1 fc00::1 fd00::1 fd00:ec2::254 fdff:ffff::1 fe00::1 fe80::1
3ffe::1 3ffe:831f::1 2600:1::5efe:10.0.0.1 2600:1::5efe:8.8.8.8 2600:1:2:3:200:5efe:c0a8:101 2600:6464::127.0.0.1
2600:6464::169.254.169.254 2600:6464:a9fe:a9fe:: 2600:6464:1:2:7f:0:100::
fe80::a9fe:a9fe febf::1 fec0::1 feff::1 ff00::1 ff02::1 ff05::2 ffff::1 1::1 1fff::1`
  .trim()
  .split(/\s+/);

const reachable = `
1.1.1.1 8.8.8.8 9.255.255.255 11.0.0.0 93.184.215.14 100.63.255.255 100.128.0.0 126.255.255.255 128.0.0.1 169.253.1.1
172.15.255.255 172.32.0.0 191.255.1.1 192.0.1.1 192.167.255.255 192.169.0.0 198.17.255.255 198.20.0.0 223.255.255.254
2001:4860:4860::8888 2606:4700:4700::1111 2a00:1450:4001:80b::200e 2600:1f18:5efe::1 2001:200::1 2c0f:fb50:4002::1`
  .trim()
  .split(/\s+/);

/** Ways to write a place no callback may reach into a URL. */
const tricks = `
http://receiver.example.com/ http://93.184.215.14/ https://93.184.215.14:80/ https://receiver.example.com:22/ https://receiver.example.com:6379/
https://receiver.example.com:8080/ https://receiver.example.com:25/ https://receiver.example.com:444/ https://receiver.example.com:1/
https://user@receiver.example.com/ https://user:pass@receiver.example.com/ https://:pass@receiver.example.com/ https://127.0.0.1@receiver.example.com/
https://receiver.example.com@127.0.0.1/ https://receiver.example.com%2f@127.0.0.1/ https://receiver.example.com:443@169.254.169.254/
https://127.0.0.1#@receiver.example.com/ https://127.0.0.1?@receiver.example.com/ https://127.0.0.1\\@receiver.example.com/ https:127.0.0.1/
https:\\\\127.0.0.1/ https:///127.0.0.1/ HTTPS://127.0.0.1/ https://2130706433/ https://017700000001/ https://0x7f000001/
https://0x7f.0x0.0x0.0x1/ https://0177.0.0.1/ https://0177.0.0.01/ https://00000177.0.0.1/ https://127.1/ https://127.0.1/
https://0/ https://0x0/ https://0.0/ https://127.0.0.1./ https://127。0。0。1/ https://１２７.０.０.１/ https://①②⑦.0.0.1/
https://127%2e0%2e0%2e1/ https://%31%32%37.0.0.1/ https://0x7F.1/ https://2852039166/ https://0xA9FEA9FE/
https://0251.0376.0251.0376/ https://169.254.43518/ https://169.16689662/ https://3232235777/ https://167772161/
https://[::]/ https://[::1]/ https://[0:0:0:0:0:0:0:1]/ https://[0000::0001]/ https://[::ffff:127.0.0.1]/
https://[::ffff:7f00:1]/ https://[::127.0.0.1]/ https://[::ffff:169.254.169.254]/ https://[64:ff9b::169.254.169.254]/
https://[2002:a9fe:a9fe::]/ https://[fd00:ec2::254]/ https://[fe80::1]/ https://[::]:8443/ https://[::1]:443/
https://127.0.0.1:443/ https://127.0.0.1:8443/ https://0.0.0.0:443/ https://169.254.169.254/latest/meta-data/
https://169.254.169.254/computeMetadata/v1/ https://100.100.100.200/latest/meta-data/ https://168.63.129.16/machine
file:///etc/passwd ftp://receiver.example.com/ gopher://127.0.0.1:6379/_INFO dict://127.0.0.1:11211/ ldap://127.0.0.1/
javascript:alert(1) data:text/plain,x ws://receiver.example.com/ wss://receiver.example.com/ unix:/var/run/docker.sock:/info
http://unix:/var/run/docker.sock:/info https+unix://%2Fvar%2Frun%2Fdocker.sock/ blob:https://receiver.example.com/1
https://localhost/ https://LOCALHOST/ https://localhost./ https://localhost.localdomain/ https://x.localhost/ https://ip6-localhost/
https://kubernetes/ https://kubernetes.default.svc.cluster.local/ https://metadata.google.internal/ https://metadata/ https://instance-data/
https://host.docker.internal/ https://gateway.docker.internal/ https://printer.local/ https://router.lan/ https://nas.home.arpa/
https://hidden.onion/ https://1.0.0.127.in-addr.arpa/ https://x.corp/ https://x.invalid/ https://x.test/ https://127.0.0.1:80443/
https://[::ffff:0x7f.1]/ https://[::ffff:0:127.0.0.1]/ https://[0:0:0:0:0:ffff:169.254.169.254]/ https://[::ffff:a9fe:a9fe]/
https://[64:ff9b:1::7f00:1]/ https://[2001:0:7f00:1::]/ https://[fec0::1]/ https://[fc00::1]/ https://[ff02::1]/ https://[::1%25lo]/
https://[2600:1::5efe:127.0.0.1]/ https://[2600:1:2:3:200:5efe:10.0.0.1]/ https://[3ffe::1]/ https://[2600:6464::10.0.0.1]/
https://0300.0250.0001.0001/ https://0xc0a80101/ https://192.168.257/ https://10.1/ https://172.1048577/ https://0xa.0.0.1/
https://127.0.0.1%00.example.com/ https://127.0.0.1%09/ https://receiver.example.com%00@127.0.0.1/ https://①⑥⑨.②⑤④.①⑥⑨.②⑤④/
https://169。254。169。254/ https://169．254．169．254/ https://ⓛⓞⓒⓐⓛⓗⓞⓢⓣ/ https://lOcAlHoSt/ https://loc%61lhost/
https://127.0.0.1;@receiver.example.com/ https://receiver.example.com:@127.0.0.1/ https://receiver.example.com&@127.0.0.1/
https://receiver.example.com\\.127.0.0.1/ https:/127.0.0.1/ https:////127.0.0.1/ //127.0.0.1/ 127.0.0.1 https://[127.0.0.1]/
https://receiver.example.com:443:80/ https://receiver.example.com:-1/ https://receiver.example.com:0/ https://receiver.example.com:99999/
netdoc:///etc/passwd jar:http://127.0.0.1!/ tftp://127.0.0.1/x sftp://127.0.0.1/ smb://127.0.0.1/x ssh://127.0.0.1/ mailto:a@127.0.0.1`
  .trim()
  .split(/\s+/);

describe('the classes of addresses', () => {
  it.each(forbidden)('%s is not public', (address) => {
    expect(classifyAddress(address)).not.toBe('public');
  });

  it.each(reachable)('%s is public', (address) => {
    expect(classifyAddress(address)).toBe('public');
  });

  it.each(['', 'localhost', '127.1', '0x7f.0.0.1', '1.2.3', '1.2.3.4.5', '256.1.1.1', '[::1]', 'fe80::1%eth0', '::g'])(
    '%j is no address',
    (text) => {
      expect(classifyAddress(text)).toBe('malformed');
    },
  );
});

/** Connects and waits until the other side has taken note. */
async function touch(where: NetConnectOpts): Promise<void> {
  const socket = connect(where);
  socket.end('GET / HTTP/1.0\r\n\r\n');
  socket.resume();
  await once(socket, 'close');
}

describe('a callback URL', () => {
  const sentinels: LoopbackReceiver[] = [];
  const calm = new AbortController().signal;
  let folder = '';
  let socketPath = '';
  let dialled: string[] = [];
  let sender: Sender | undefined;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'sentinel-'));
    socketPath = join(folder, 'sentinel.sock');
    for (const host of ['127.0.0.1', '::1', '0.0.0.0']) sentinels.push(await loopbackReceiver({ host }));
    sentinels.push(await loopbackReceiver({ path: socketPath }));
  });
  afterAll(async () => {
    for (const sentinel of sentinels) await sentinel.close();
    await rm(folder, { recursive: true });
  });
  afterEach(() => {
    sender?.close();
    dialled = [];
  });

  /** Posts with a connector that leads every connection to a sentinel, so that a hole shows as a hit. */
  const post = async (url: string, addresses: readonly string[], allow: string[] = [], allowHttp = false) => {
    const resolve = async () => addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 }));
    sender = openSender({
      findAddress: callbackTargets({ allowHttp, allowedCidrs: allow }, resolve),
      dial: (address) => {
        dialled.push(address);
        return connect({ host: '127.0.0.1', port: sentinels[0]?.port ?? 0 });
      },
    });
    const posting = { url, headers: {}, body: Buffer.from('{}'), signal: new AbortController().signal };
    return (await sender.post(posting)).result;
  };
  const hits = () => sentinels.reduce((sum, sentinel) => sum + sentinel.connections(), 0);

  /** Ways to say "the sentinel", for a sender that connects by itself and may use any port. */
  const pointing = [
    ...`127.0.0.1 localhost localhost. LOCALHOST x.localhost 127.1 127.0.1 127.0.0.2 0 0.0.0.0 2130706433 0x7f000001 0x7f.1
    0177.0.0.1 017700000001 127.0.0.1. 127。0。0。1 １２７.0.0.1 ①②⑦.0.0.1 [::1] [::] [0:0:0:0:0:0:0:1] [::ffff:127.0.0.1]
    [::ffff:7f00:1] [::ffff:0:127.0.0.1] [::127.0.0.1] [64:ff9b::127.0.0.1] [2002:7f00:1::] user@127.0.0.1
    receiver.example.com@127.0.0.1 named-loopback.example.com`
      .split(/\s+/)
      .map((host) => (port: number) => `http://${host}:${port}/`),
    (_port: number, socket: string) => `unix:${socket}:/`,
    (_port: number, socket: string) => `unix://${socket}:/`,
    (_port: number, socket: string) => `http://unix:${socket}:/`,
    (_port: number, socket: string) => `https://unix:${socket}:/`,
    (_port: number, socket: string) => `http://unix/${socket}`,
    (_port: number, socket: string) => `http+unix://${encodeURIComponent(socket)}/`,
    (_port: number, socket: string) => `http://${encodeURIComponent(socket)}/`,
    (_port: number, socket: string) => `file://${socket}`,
  ].map((spell) => [spell(1, '/sentinel.sock').replace(':1/', ':<port>/'), spell] as const);

  it('is tried in at least 250 ways that lead inside', () => {
    expect(new Set([...tricks, ...forbidden, ...pointing.map(([name]) => name)]).size).toBeGreaterThanOrEqual(250);
  });

  it.each(pointing)('%s does not reach the sentinel it names', async (_name, spell) => {
    const before = hits();
    const resolve = async () => [{ address: '127.0.0.1', family: 4 }];
    sender = openSender({ findAddress: callbackTargets({ allowHttp: true, allowedCidrs: [] }, resolve) });
    for (const { port } of sentinels) {
      const posting = { url: spell(port, socketPath), headers: {}, body: Buffer.from('{}'), signal: calm };
      expect((await sender.post(posting)).result).toEqual({ kind: 'failure', failure: 'egress_blocked' });
    }
    expect(hits()).toBe(before);
  });

  it('would have been seen by every sentinel', async () => {
    const before = hits();
    const [v4, v6, all] = sentinels.map(({ port }) => port);
    await touch({ host: '127.0.0.1', port: v4 ?? 0 });
    await touch({ host: '::1', port: v6 ?? 0 });
    await touch({ host: '127.0.0.1', port: all ?? 0 });
    await touch({ path: socketPath });
    expect(hits()).toBe(before + 4);
  });

  it.each(tricks)('%s is refused when it is saved', async (url) => {
    const resolve = async () => [{ address: '93.184.215.14', family: 4 }];
    await expect(assertPublicUrl(url, { resolve })).rejects.toBeInstanceOf(UnsafeUrl);
  });

  it.each(tricks)('%s is not followed, whatever its name would resolve to', async (url) => {
    const before = hits();
    expect(await post(url, ['93.184.215.14'])).toEqual({ kind: 'failure', failure: 'egress_blocked' });
    expect([dialled, hits()]).toEqual([[], before]);
  });

  it.each(forbidden)('whose name resolves to %s, alone or among good ones, is not followed', async (address) => {
    const before = hits();
    for (const answers of [[address], ['93.184.215.14', address], [address, '2606:4700:4700::1111']]) {
      expect(await post('https://receiver.example.com/', answers)).toEqual({
        kind: 'failure',
        failure: 'egress_blocked',
      });
    }
    expect([dialled, hits()]).toEqual([[], before]);
  });

  it('may lead to a network allowed by name, and to no other', async () => {
    const url = `http://receiver.example.com:${sentinels[0]?.port}/`;
    expect(await post(url, ['127.0.0.1'], ['127.0.0.0/8'], true)).toMatchObject({ kind: 'answer' });
    expect(await post(url, ['10.0.0.1'], ['127.0.0.0/8'], true)).toMatchObject({ failure: 'egress_blocked' });
    expect(await post(url, ['127.0.0.1'], ['127.0.0.0/8'], false)).toMatchObject({ failure: 'egress_blocked' });
  });

  it('is judged by rules that can be read, or not at all', () => {
    for (const network of ['127.0.0.1', '127.0.0.0/33', 'loopback', '::/129', '10.0.0.0/']) {
      expect(() => callbackTargets({ allowHttp: false, allowedCidrs: [network] })).toThrow(TypeError);
    }
  });
});
