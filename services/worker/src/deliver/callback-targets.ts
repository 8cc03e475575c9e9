import { lookup } from 'node:dns/promises';
import { isIP } from 'node:net';
import type { CallbackEgress } from '@sendgate/gate';
import { addressClass, networkList } from './address-class.ts';
import { addressFinder, type FindAddress, type ResolveHost } from './target.ts';

const portsOverTls = new Set(['', '443', '8443']);

/**
 * Where callbacks may go: https on 443 or 8443, without user information, to public addresses; and to the networks
 * that were allowed by name.
 *
 * @param resolve default: the system's resolver, every address it knows.
 * @throws TypeError when an allowed network is not in CIDR form.
 */
export function callbackTargets(egress: CallbackEgress, resolve: ResolveHost = resolveAll): FindAddress {
  const allowed = networkList(egress.allowedCidrs);
  return addressFinder({
    resolve,
    refusalOf: (url) => urlRefusal(url, egress.allowHttp),
    isReachable: (address) => {
      const version = isIP(address);
      if (addressClass(address) === 'public') return true;
      return version !== 0 && allowed.check(address, version === 4 ? 'ipv4' : 'ipv6');
    },
  });
}

/** Why a callback may not be sent to this URL whatever its host resolves to, or null. */
export function urlRefusal(url: URL, allowHttp: boolean): string | null {
  if (url.username !== '' || url.password !== '') return 'The URL carries user information';
  if (url.hostname === '') return 'The URL names no host';
  if (allowHttp && url.protocol === 'http:') return null;
  if (url.protocol !== 'https:') return 'The URL is not https';
  return allowHttp || portsOverTls.has(url.port) ? null : 'The port is neither 443 nor 8443';
}

function resolveAll(hostname: string): Promise<readonly { readonly address: string }[]> {
  return lookup(hostname, { all: true });
}
