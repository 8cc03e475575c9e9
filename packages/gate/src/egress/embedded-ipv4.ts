import { isIPv6 } from 'node:net';

/** Where RFC 6052 puts the four bytes of an IPv4 address, by prefix length; byte 8 is always zero and left out. */
const translatedAt: readonly (readonly [number, number, number, number])[] = [
  [4, 5, 6, 7], // /32
  [5, 6, 7, 9], // /40
  [6, 7, 9, 10], // /48
  [7, 9, 10, 11], // /56
  [9, 10, 11, 12], // /64
  [12, 13, 14, 15], // /96
];

/**
 * The IPv4 addresses a translator of this network might read out of an IPv6 address, under whatever prefix it uses. Most
 * addresses hold none; one that ends in zeros may hold several.
 */
export function translatedIpv4(address: string): string[] {
  const bytes = bytesOf(address);
  if (bytes === null || bytes[8] !== 0) return [];
  return translatedAt
    .filter((places) => bytes.every((byte, at) => byte === 0 || at < places[0] || places.includes(at)))
    .filter(([first]) => first < 12 || bytes.slice(8, 12).every((byte) => byte === 0))
    .map((places) => places.map((at) => bytes[at]).join('.'));
}

/** True for an interface identifier that carries an IPv4 address through a tunnel inside one site (ISATAP, RFC 5214). */
export function isTunnelInterface(address: string): boolean {
  const bytes = bytesOf(address);
  // The two low bits of the first byte say "global" and "group"; they change nothing about what follows.
  return bytes !== null && ((bytes[8] ?? 0) & 0xfc) === 0 && bytes[9] === 0 && bytes[10] === 0x5e && bytes[11] === 0xfe;
}

/** The sixteen bytes of an IPv6 address; null for anything else. */
function bytesOf(address: string): number[] | null {
  if (!isIPv6(address) || address.includes('%')) return null;
  // The URL parser writes a dotted tail as two groups.
  const [head = '', tail] = new URL(`http://[${address}]`).hostname.slice(1, -1).split('::');
  const groups = (text: string) => (text === '' ? [] : text.split(':').map((group) => Number.parseInt(group, 16)));
  const first = groups(head);
  const last = tail === undefined ? [] : groups(tail);
  const all = [...first, ...Array<number>(8 - first.length - last.length).fill(0), ...last];
  return all.flatMap((group) => [group >> 8, group & 0xff]);
}
