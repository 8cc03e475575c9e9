import { BlockList, isIP, isIPv4, isIPv6 } from 'node:net';
import { isTunnelInterface, translatedIpv4 } from './embedded-ipv4.ts';

/** Why an address may not be called. */
export type AddressClass = 'public' | 'not_public' | 'malformed';

/** A network in CIDR form. */
export interface Network {
  address: string;
  prefix: number;
  family: 'ipv4' | 'ipv6';
}

/*
 * Sources: IANA special-purpose registries for IPv4 and IPv6, with the addresses clouds answer metadata on. Everything
 * here is refused even where a route exists.
 */
const refusedIpv4: readonly string[] = [
  '0.0.0.0/8', // this network
  '10.0.0.0/8', // private
  '100.64.0.0/10', // carrier NAT
  '127.0.0.0/8', // loopback
  '168.63.129.16/32', // a cloud's host agent, publicly numbered
  '169.254.0.0/16', // link-local, metadata
  '172.16.0.0/12', // private
  '192.0.0.0/24', // protocol assignments
  '192.0.2.0/24', // documentation
  '192.31.196.0/24', // AS112
  '192.52.193.0/24', // AMT
  '192.88.99.0/24', // 6to4 relay
  '192.168.0.0/16', // private
  '192.175.48.0/24', // AS112
  '198.18.0.0/15', // benchmarking
  '198.51.100.0/24', // documentation
  '203.0.113.0/24', // documentation
  '224.0.0.0/4', // multicast
  '240.0.0.0/4', // reserved, broadcast
];

// Outside 2000::/3 nothing is public; inside it these carry an IPv4 address, translate, or are not for use.
const refusedIpv6: readonly string[] = [
  '2001::/23', // protocol assignments: Teredo, benchmarking, ORCHID
  '2001:db8::/32', // documentation
  '2002::/16', // 6to4
  '2620:4f:8000::/48', // AS112
  '3ffe::/16', // the test network of old, and the tunnels that lived there
  '3fff::/20', // documentation
];

// What an address of some translator's prefix must not stand for. Shorter than the list above: 0.0.0.0/8 and the upper
// ranges would refuse every host that is numbered from one.
const insideIpv4: readonly string[] = [
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  '168.63.129.16/32',
  '169.254.0.0/16',
  '172.16.0.0/12',
  '192.168.0.0/16',
];

const refused = blockList([...refusedIpv4, ...refusedIpv6]);
const inside = blockList(insideIpv4);
const globalUnicast = blockList(['2000::/3']);

/**
 * Judges one literal address. IPv6 is public only inside 2000::/3 and outside every range that embeds IPv4, translates
 * or documents, so mapped, compatible, NAT64, 6to4, Teredo and local forms are all refused. Of the rest, what a tunnel or
 * a translator with a prefix of its own would take to a private IPv4 address is refused as well.
 */
export function classifyAddress(address: string): AddressClass {
  // A zone names an interface of this machine: never public, and not understood everywhere alike.
  if (isIP(address) === 0 || address.includes('%')) return 'malformed';
  if (isIPv4(address)) return refused.check(address, 'ipv4') ? 'not_public' : 'public';
  if (!globalUnicast.check(address, 'ipv6') || refused.check(address, 'ipv6')) return 'not_public';
  const leadsInside = isTunnelInterface(address) || translatedIpv4(address).some((ip) => inside.check(ip, 'ipv4'));
  return leadsInside ? 'not_public' : 'public';
}

/** Null when the text is not a network in CIDR form. */
export function parseNetwork(text: string): Network | null {
  const [address = '', bits = '', ...rest] = text.split('/');
  const family = isIPv4(address) ? 'ipv4' : isIPv6(address) && !address.includes('%') ? 'ipv6' : null;
  const prefix = /^\d{1,3}$/.test(bits) ? Number(bits) : Number.NaN;
  if (!family || rest.length > 0 || !(prefix <= (family === 'ipv4' ? 32 : 128))) return null;
  return { address, prefix, family };
}

/** True when an address lies in one of the networks. */
export function isInNetworks(address: string, networks: readonly string[]): boolean {
  if (networks.length === 0 || isIP(address) === 0) return false;
  return blockList(networks).check(address, isIPv4(address) ? 'ipv4' : 'ipv6');
}

/** True when a callback may be sent to this address. */
export function isAllowedAddress(address: string, allowedCidrs: readonly string[]): boolean {
  const verdict = classifyAddress(address);
  return verdict === 'public' || (verdict === 'not_public' && isInNetworks(address, allowedCidrs));
}

/** @throws TypeError for an entry that is not a network */
function blockList(networks: readonly string[]): BlockList {
  const list = new BlockList();
  for (const text of networks) {
    const network = parseNetwork(text);
    if (!network) throw new TypeError(`Not a network in CIDR form: ${text}`);
    list.addSubnet(network.address, network.prefix, network.family);
  }
  return list;
}
