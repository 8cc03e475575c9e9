import { describe, expect, it } from '@jest/globals';
import { isListed } from './address-list.ts';

describe('isListed', () => {
  it('knows addresses, networks and IPv4 in IPv6 form', () => {
    const list = ['203.0.113.7', '10.0.0.0/8', '2001:db8::/32', 'nonsense', '10.0.0.0/99'];
    for (const address of ['203.0.113.7', '10.255.0.1', '::ffff:203.0.113.7', '::ffff:10.1.2.3', '2001:db8:1::1']) {
      expect(isListed(address, list)).toBe(true);
    }
    for (const address of [
      '203.0.113.8',
      '11.0.0.1',
      '::ffff:203.0.113.8',
      '::ffff:11.0.0.1',
      '2001:db9::1',
      '',
      'nonsense',
    ]) {
      expect(isListed(address, list)).toBe(false);
    }
  });

  it('takes no list for another that begins like it', () => {
    expect(isListed('192.0.2.9', ['192.0.2.1', '192.0.2.9'])).toBe(true);
    expect(isListed('192.0.2.9', ['192.0.2.1', '192.0.2.8'])).toBe(false);
  });
});
