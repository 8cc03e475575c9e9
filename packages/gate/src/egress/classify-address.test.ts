import { describe, expect, it } from '@jest/globals';
import { classifyAddress, isAllowedAddress, isInNetworks, parseNetwork } from './classify-address.ts';

const refused = `
0.0.0.0 0.0.0.1 0.255.255.255 10.0.0.0 10.0.0.1 10.255.255.255 100.64.0.0 100.64.0.1 100.100.100.200 100.127.255.255
127.0.0.0 127.0.0.1 127.1.2.3 127.255.255.255 168.63.129.16 169.254.0.0 169.254.169.254 169.254.170.2 169.254.255.255
172.16.0.0 172.20.10.1 172.31.255.255 192.0.0.0 192.0.0.8 192.0.0.192 192.0.2.1 192.31.196.1 192.52.193.1 192.88.99.1
192.168.0.0 192.168.0.1 192.168.255.255 192.175.48.1 198.18.0.0 198.19.255.255 198.51.100.7 203.0.113.9 224.0.0.1
239.255.255.250 240.0.0.1 255.255.255.254 255.255.255.255
:: ::1 ::7f00:1 ::127.0.0.1 ::a00:1 ::169.254.169.254 ::ffff:127.0.0.1 ::ffff:7f00:1 ::ffff:10.0.0.1
::ffff:169.254.169.254 ::ffff:8.8.8.8 ::ffff:0:127.0.0.1 0:0:0:0:0:ffff:7f00:1 64:ff9b::7f00:1 64:ff9b::8.8.8.8
64:ff9b:1::1 100::1 100:0:0:1::1 1fff::1 2001::1 2001:0:7f00:1:: 2001:2::1 2001:10::1 2001:20::1 2001:1ff:ffff::1
2001:db8::1 2001:db8:ffff::1 2002:7f00:1:: 2002:a00:1::1 2002:808:808::1 2620:4f:8000::1 3fff::1 3fff:fff:ffff::1
4000::1 5f00::1 8000::1 fc00::1 fd00::1 fd00:ec2::254 fdff:ffff::1 fe00::1 fe80::1 febf::1 fec0::1 feff::1 ff00::1
ff02::1 ff0e::1 ffff:ffff:ffff:ffff:ffff:ffff:ffff:ffff`
  .trim()
  .split(/\s+/);

const allowed = `
1.1.1.1 8.8.8.8 9.255.255.255 11.0.0.0 93.184.215.14 100.63.255.255 100.128.0.0 126.255.255.255 128.0.0.1
168.63.129.15 168.63.129.17 169.253.255.255 169.255.0.0 172.15.255.255 172.32.0.0 192.0.1.0 192.0.3.0 192.167.255.255
192.169.0.0 198.17.255.255 198.20.0.0 203.0.112.255 203.0.114.0 223.255.255.255 2000::1 2001:200::1 2001:4860:4860::8888
2001:db7::1 2001:db9::1 2003::1 2400:cb00::1 2606:4700:4700::1111 2620:4e::1 2a00:1450:4001::1 3ffe::1`
  .trim()
  .split(/\s+/);

const malformed = [
  '',
  ' ',
  'localhost',
  '1.2.3',
  '1.2.3.4.5',
  '256.1.1.1',
  '01.2.3.4',
  '0x7f.1',
  '2130706433',
  '[::1]',
  'fe80::1%eth0',
  '2606:4700::1%0',
  ':::',
  '1.1.1.1 ',
];

describe('the address classifier', () => {
  it.each(refused)('refuses %s', (address) => {
    expect(classifyAddress(address)).toBe('not_public');
    expect(isAllowedAddress(address, [])).toBe(false);
  });

  it.each(allowed)('allows %s', (address) => {
    expect(classifyAddress(address)).toBe('public');
    expect(isAllowedAddress(address, [])).toBe(true);
  });

  it.each(malformed)('calls %j malformed and refuses it, whatever is allow-listed', (address) => {
    expect(classifyAddress(address)).toBe('malformed');
    expect(isAllowedAddress(address, ['0.0.0.0/0', '::/0'])).toBe(false);
  });

  it('lets an allow-listed network through and nothing beside it', () => {
    expect(isAllowedAddress('127.0.0.1', ['127.0.0.0/8'])).toBe(true);
    expect(isAllowedAddress('::1', ['127.0.0.0/8'])).toBe(false);
    expect(isAllowedAddress('10.1.0.1', ['10.0.0.0/16'])).toBe(false);
    expect(isAllowedAddress('fd00::5', ['fd00::/64', '10.0.0.0/8'])).toBe(true);
  });

  it('reads networks strictly', () => {
    for (const text of [
      '10.0.0.0',
      '10.0.0.0/33',
      '10.0.0.0/-1',
      '10.0.0.0/8/8',
      'x/8',
      '::/129',
      '::/',
      '10.0.0.0/0x8',
    ]) {
      expect(parseNetwork(text)).toBeNull();
    }
    expect(() => isInNetworks('10.0.0.1', ['nonsense'])).toThrow(TypeError);
  });
});
