import { BlockList, isIP } from 'node:net';

/** What kind of place an address is. Only `public` may be reached. */
export type AddressClass =
  | 'public'
  | 'this_host'
  | 'private'
  | 'link_local'
  | 'cloud'
  | 'multicast'
  | 'documentation'
  | 'carries_ipv4'
  | 'reserved'
  | 'not_an_address';

/** Address space that is not the public internet, after the special-purpose registries of IANA. */
const special: readonly (readonly [AddressClass, readonly string[]])[] = [
  ['this_host', ['0.0.0.0/8', '127.0.0.0/8', '::/127']],
  ['cloud', ['169.254.169.254/32', '168.63.129.16/32', '100.100.100.200/32', '192.0.0.192/32', 'fd00:ec2::/32']],
  ['private', ['10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16', '100.64.0.0/10', 'fc00::/7', 'fec0::/10']],
  ['link_local', ['169.254.0.0/16', 'fe80::/10']],
  ['multicast', ['224.0.0.0/4', 'ff00::/8']],
  ['documentation', ['192.0.2.0/24', '198.51.100.0/24', '203.0.113.0/24', '2001:db8::/32', '3fff::/20']],
  // 6to4, Teredo, both NAT64 prefixes, mapped and compatible: an IPv4 address in disguise.
  ['carries_ipv4', ['2002::/16', '2001::/32', '64:ff9b::/96', '64:ff9b:1::/48', '::ffff:0:0:0/96', '::/96']],
  [
    'reserved',
    [
      '192.0.0.0/24',
      '192.31.196.0/24',
      '192.52.193.0/24',
      '192.88.99.0/24',
      '192.175.48.0/24',
      '198.18.0.0/15',
      '240.0.0.0/4',
      '2001::/23',
      '2620:4f:8000::/48',
      '3ffe::/16',
    ],
  ],
];
const lists = special.map(([name, networks]) => [name, networkList(networks)] as const);
/** The part of IPv6 that is given out for the public internet; whatever lies outside is not. */
const globalUnicast = networkList(['2000::/3']);
/** Classifies a literal IPv4 or IPv6 address, without brackets. Anything else is `not_an_address`. */
export function addressClass(address: string): AddressClass {
  const version = isIP(address);
  // A zone names a link of this machine.
  if (version === 0 || address.includes('%')) return 'not_an_address';
  if (version === 6 && mappedIpv4.check(address, 'ipv6')) return 'carries_ipv4';
  const family = version === 4 ? 'ipv4' : 'ipv6';
  for (const [name, list] of lists) if (list.check(address, family)) return name;
  if (version === 4) return 'public';
  if (!globalUnicast.check(address, 'ipv6')) return 'reserved';
  return isIsatap(address) ? 'carries_ipv4' : 'public';
}

/** ISATAP puts an IPv4 address behind `0000:5efe` or `0200:5efe` in the lower half, under any prefix. */
function isIsatap(address: string): boolean {
  // The URL parser writes an IPv6 address in its one shortest form.
  const [head = '', tail = ''] = new URL(`http://[${address}]/`).hostname.slice(1, -1).split('::');
  const [before, after] = [head, tail].map((part) => part.split(':').filter((group) => group !== ''));
  const gap = Array.from({ length: 8 - (before?.length ?? 0) - (after?.length ?? 0) }, () => '0');
  const groups = [...(before ?? []), ...gap, ...(after ?? [])];
  return groups[5] === '5efe' && (groups[4] === '0' || groups[4] === '200');
}

const mappedIpv4 = networkList(['::ffff:0:0/96']);

/**
 * A list of networks in CIDR form.
 * @throws TypeError when one of them is not a network.
 */
export function networkList(networks: readonly string[]): BlockList {
  const list = new BlockList();
  for (const network of networks) {
    const [address = '', bits = ''] = network.split('/');
    const version = isIP(address);
    if (version === 0 || !/^\d{1,3}$/.test(bits) || Number(bits) > (version === 4 ? 32 : 128)) {
      throw new TypeError(`Not a network in CIDR form: ${network}`);
    }
    list.addSubnet(address, Number(bits), version === 4 ? 'ipv4' : 'ipv6');
  }
  return list;
}
