import { lookup } from 'node:dns/promises';
import type { DnsResolver } from '../gate-options.ts';

/**
 * The system's resolver: every address of a name. Whoever asks for a name that is being looked up waits for the same
 * answer, so that a name whose servers are silent holds one of the few threads that look names up, and never all of them.
 */
export function systemResolver(ask: DnsResolver = (hostname) => lookup(hostname, { all: true })): DnsResolver {
  const underWay = new Map<string, ReturnType<DnsResolver>>();
  return (hostname) => {
    const known = underWay.get(hostname);
    if (known) return known;
    const asked = ask(hostname).finally(() => underWay.delete(hostname));
    underWay.set(hostname, asked);
    return asked;
  };
}
