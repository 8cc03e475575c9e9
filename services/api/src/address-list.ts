import { BlockList, isIP } from 'node:net';

const compiled = new Map<string, BlockList>();
const MAX_COMPILED = 1_000;

/**
 * True when an address is on a list of addresses and CIDR networks. IPv4 addresses are recognised in their IPv6 form.
 * Entries that are neither are skipped: they let nobody in.
 */
export function isListed(address: string, list: readonly string[]): boolean {
  const version = isIP(address);
  return version !== 0 && compile(list).check(address, version === 4 ? 'ipv4' : 'ipv6');
}

function compile(list: readonly string[]): BlockList {
  const key = list.join(',');
  const known = compiled.get(key);
  if (known) return known;
  const addresses = new BlockList();
  for (const entry of list) {
    const [address = '', bits] = entry.split('/');
    const family = isIP(address) === 4 ? 'ipv4' : 'ipv6';
    if (isIP(address) === 0) continue;
    if (bits === undefined) addresses.addAddress(address, family);
    else if (/^\d{1,3}$/.test(bits) && Number(bits) <= (family === 'ipv4' ? 32 : 128)) {
      addresses.addSubnet(address, Number(bits), family);
    }
  }
  if (compiled.size >= MAX_COMPILED) compiled.clear();
  compiled.set(key, addresses);
  return addresses;
}
