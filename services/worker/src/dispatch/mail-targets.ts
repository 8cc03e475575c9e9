import { assertPublicMailHost, type CallbackEgress, type DnsResolver, systemResolver } from '@sendgate/gate';

/**
 * The address to connect to for one attempt.
 * @throws UnsafeUrl when the server, or any address its name has at this moment, is off limits or cannot be found.
 */
export type FindMailAddress = (host: string, port: number) => Promise<string>;

/** Looks a mail server up anew for every attempt, under the same rules as when the settings were saved. */
export function mailTargets(egress: CallbackEgress, resolve: DnsResolver = systemResolver): FindMailAddress {
  return async (host, port) => {
    const [first] = await assertPublicMailHost(host, port, { ...egress, resolve });
    if (first === undefined) throw new RangeError('A checked host has at least one address');
    return first.address;
  };
}
