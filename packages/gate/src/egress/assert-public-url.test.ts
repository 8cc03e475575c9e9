import { describe, expect, it, jest } from '@jest/globals';
import type { DnsResolver } from '../gate-options.ts';
import { assertPublicUrl, assertUrlForm } from './assert-public-url.ts';

const asked: string[] = [];
const resolveTo =
  (...addresses: string[]): DnsResolver =>
  async (hostname) => {
    asked.push(hostname);
    return addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 }));
  };
const good = resolveTo('93.184.215.14');

const byForm = [
  '',
  ' ',
  'hooks.example.org',
  '//hooks.example.org',
  'https:',
  'https://',
  'https:hooks.example.org',
  'https:/hooks.example.org',
  'https:///hooks.example.org',
  'https:\\\\hooks.example.org',
  'https://hooks.example.org\\@127.0.0.1',
  'http://hooks.example.org',
  'ftp://hooks.example.org',
  'file:///etc/passwd',
  'gopher://hooks.example.org',
  'data:,x',
  'javascript:alert(1)',
  'ws://hooks.example.org',
  'unix:/tmp/sock',
  'http+unix://%2Ftmp%2Fsock',
  'HTTP://hooks.example.org',
  'https://user@hooks.example.org',
  'https://user:pw@hooks.example.org',
  'https://@hooks.example.org',
  'https://:@hooks.example.org',
  'https://hooks.example.org@127.0.0.1',
  'https://127.0.0.1#@hooks.example.org',
  'https://hooks.example.org:80',
  'https://hooks.example.org:22',
  'https://hooks.example.org:6379',
  'https://hooks.example.org:8080',
  'https://hooks.example.org:0',
  'https://hooks.example.org:65536',
  'https://localhost',
  'https://LOCALHOST',
  'https://localhost.',
  'https://x.localhost',
  'https://printer.local',
  'https://db.internal',
  'https://metadata.google.internal',
  'https://intranet',
  'https://router.lan',
  'https://localhost.localdomain',
  'https://a.home.arpa',
  'https://x.onion',
  'https://x.test',
  'https://127.0.0.1',
  'https://127.1',
  'https://127.0.1',
  'https://0',
  'https://0.0.0.0',
  'https://2130706433',
  'https://0x7f000001',
  'https://0x7f.0.0.1',
  'https://0177.0.0.1',
  'https://017700000001',
  'https://127.0.0.1.',
  'https://①②⑦.⓪.⓪.①',
  'https://１２７.０.０.１',
  'https://127。0。0。1',
  'https://169.254.169.254/latest/meta-data/',
  'https://10.0.0.1',
  'https://192.168.1.1',
  'https://172.16.0.1',
  'https://100.64.0.1',
  'https://168.63.129.16',
  'https://[::]',
  'https://[::1]',
  'https://[::ffff:127.0.0.1]',
  'https://[::ffff:7f00:1]',
  'https://[::127.0.0.1]',
  'https://[fe80::1]',
  'https://[fd00:ec2::254]',
  'https://[64:ff9b::7f00:1]',
  'https://[2002:7f00:1::]',
  'https://[fe80::1%25eth0]',
  'https://[::1',
  'https://hooks.example.org\n.evil',
  'https://hooks.example.org\t',
  ' https://hooks.example.org',
  'https://hooks.example.org\0',
  'https://hooks exa.org',
  'https://hooks.example.org/\r\nX: y',
  'https://exa\u00admple',
  'https://-x.example.org',
  'https://a..example.org',
  `https://hooks.example.org/${'x'.repeat(2048)}`,
  `https://${'a'.repeat(64)}.example.org`,
  'https://example.123',
];

const fine = [
  'https://hooks.example.org',
  'https://hooks.example.org/path?x=1#y',
  'https://hooks.example.org:443/',
  'https://hooks.example.org:8443/x',
  'HTTPS://Hooks.Example.ORG/X',
  'https://hooks.example.org.',
  'https://münchen.example',
  'https://93.184.215.14/',
  'https://[2606:4700::1111]/',
  'https://hooks.example.org/a@b',
  'https://a_b.example.org',
];

describe('a callback URL', () => {
  it.each(byForm)('%j is refused by its form, and no name is looked up', async (url) => {
    asked.length = 0;
    await expect(assertPublicUrl(url, { resolve: good })).rejects.toMatchObject({ name: 'UnsafeUrl' });
    expect(asked).toEqual([]);
  });

  it.each(fine)('%j is accepted', async (url) => {
    const checked = await assertPublicUrl(url, { resolve: good });
    expect(checked.addresses.length).toBeGreaterThan(0);
  });

  it.each([
    ['loopback', ['127.0.0.1']],
    ['private', ['10.0.0.5']],
    ['metadata', ['169.254.169.254']],
    ['loopback v6', ['::1']],
    ['mapped', ['::ffff:10.0.0.1']],
    ['NAT64', ['64:ff9b::a00:1']],
    ['6to4', ['2002:a00:1::']],
    ['link-local', ['fe80::1']],
    ['good and bad', ['93.184.215.14', '127.0.0.1']],
    ['bad among many', [...Array.from({ length: 20 }, () => '93.184.215.14'), '10.0.0.1']],
    ['nothing', []],
    ['too many', Array.from({ length: 65 }, () => '93.184.215.14')],
    ['no address', ['not-an-address']],
    ['a name', ['localhost']],
    ['a zone', ['fe80::1%lo']],
  ])('whose host resolves to %s is refused', async (_, addresses) => {
    const check = assertPublicUrl('https://hooks.example.org/', { resolve: resolveTo(...addresses) });
    await expect(check).rejects.toMatchObject({ name: 'UnsafeUrl' });
  });

  it('whose host does not resolve is refused', async () => {
    const resolve = () => Promise.reject(Object.assign(new Error('getaddrinfo'), { code: 'ENOTFOUND' }));
    await expect(assertPublicUrl('https://hooks.example.org/', { resolve })).rejects.toMatchObject({
      reason: 'unresolved',
    });
  });

  it('whose name servers are silent is refused after two seconds', async () => {
    jest.useFakeTimers();
    try {
      const refused = jest.fn();
      assertPublicUrl('https://hooks.example.org/', { resolve: () => new Promise(() => {}) }).catch(refused);
      await jest.advanceTimersByTimeAsync(2_000);
      expect(refused).toHaveBeenCalledWith(expect.objectContaining({ reason: 'unresolved' }));
    } finally {
      jest.useRealTimers();
    }
  });

  it('hands out the addresses it judged, so that the connection need not look again', async () => {
    const resolve = resolveTo('93.184.215.14', '2606:4700::1111');
    expect((await assertPublicUrl('https://hooks.example.org/', { resolve })).addresses).toEqual([
      { address: '93.184.215.14', family: 4 },
      { address: '2606:4700::1111', family: 6 },
    ]);
  });

  it('may be plain http on any port where development allows it, and loopback only where listed', async () => {
    const development = { allowHttp: true, allowedCidrs: ['127.0.0.0/8'], resolve: good };
    await assertPublicUrl('http://127.0.0.1:4000/hook', development);
    await assertPublicUrl('http://hooks.example.org:8080', development);
    expect(() => assertUrlForm('http://10.0.0.1/', development)).toThrow('not on the public internet');
    expect(() => assertUrlForm('http://localhost:4000/', development)).toThrow('an address such as 127.0.0.1');
    expect(() => assertUrlForm('http://u@127.0.0.1/', development)).toThrow();
    expect(() => assertUrlForm('ftp://127.0.0.1/', development)).toThrow();
  });
});
