import { assertPublicUrl, type CallbackEgress, type DnsResolver, parseNetwork, systemResolver } from '@sendgate/gate';

/**
 * The address to connect to for one attempt.
 * @throws UnsafeUrl when the URL, or any address its host has at this moment, is off limits or cannot be found.
 */
export type FindAddress = (url: string) => Promise<string>;

/**
 * Looks a callback's host up anew for every attempt, under the same rules as when the URL was saved.
 *
 * @param resolve default: the system's resolver, every address it knows.
 * @throws TypeError when an allowed network is not in CIDR form.
 */
export function callbackTargets(egress: CallbackEgress, resolve: DnsResolver = systemResolver): FindAddress {
  for (const network of egress.allowedCidrs) {
    if (parseNetwork(network) === null) throw new TypeError(`Not a network in CIDR form: ${network}`);
  }
  return async (url) => {
    const { addresses } = await assertPublicUrl(url, { ...egress, resolve });
    const [first] = addresses;
    if (first === undefined) throw new RangeError('A checked URL has at least one address');
    return first.address;
  };
}
