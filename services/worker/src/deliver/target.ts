import { isIP } from 'node:net';
import { within } from '@sendgate/queues';

/** The callback must not be sent where its URL leads. Ends the callback. */
export class EgressBlockedError extends Error {
  override readonly name = 'EgressBlockedError';
}

/** The host has no usable address just now. Tried again. */
export class LookupFailedError extends Error {
  override readonly name = 'LookupFailedError';
}

/** Every address a host name has at this moment. */
export type ResolveHost = (hostname: string) => Promise<readonly { readonly address: string }[]>;

/**
 * The address to connect to for one attempt.
 * @throws EgressBlockedError when the URL or any of its addresses is off limits.
 * @throws LookupFailedError when the name cannot be looked up in time or has no address.
 */
export type FindAddress = (url: URL, withinMs: number) => Promise<string>;

export interface TargetRules {
  readonly resolve: ResolveHost;
  /** Why the URL itself is refused, or null: scheme, port, user information. */
  readonly refusalOf: (url: URL) => string | null;
  /** Whether an address may be connected to. */
  readonly isReachable: (address: string) => boolean;
}

/**
 * Looks a callback's host up and checks every answer. One forbidden address among good ones refuses them all: which of
 * them would be used is the name server's choice, and so the attacker's.
 */
export function addressFinder(rules: TargetRules): FindAddress {
  return async (url, withinMs) => {
    const refusal = rules.refusalOf(url);
    if (refusal !== null) throw new EgressBlockedError(refusal);
    const host = url.hostname.replace(/^\[|\]$/g, '');
    const addresses = isIP(host) === 0 ? await lookUp(rules.resolve, host, withinMs) : [host];
    if (!addresses.every((address) => rules.isReachable(address))) {
      throw new EgressBlockedError('The host has an address that is off limits');
    }
    const [first] = addresses;
    if (first === undefined) throw new LookupFailedError('The host has no address');
    return first;
  };
}

async function lookUp(resolve: ResolveHost, host: string, withinMs: number): Promise<string[]> {
  try {
    const found = await within(withinMs, 'The lookup', resolve(host));
    return found.map(({ address }) => address);
  } catch (cause) {
    throw new LookupFailedError('The host could not be looked up', { cause });
  }
}
