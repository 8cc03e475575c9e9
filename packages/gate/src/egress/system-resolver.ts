import { lookup } from 'node:dns/promises';
import type { DnsResolver } from '../gate-options.ts';

/**
 * A resolver of which whoever asks for a name that is being looked up waits for the same answer, so that a name whose
 * servers are silent holds one of the few threads that look names up, and never all of them.
 */
export function oncePerName(ask: DnsResolver): DnsResolver {
  const underWay = new Map<string, ReturnType<DnsResolver>>();
  return (hostname) => {
    const known = underWay.get(hostname);
    if (known) return known;
    const asked = ask(hostname).finally(() => underWay.delete(hostname));
    underWay.set(hostname, asked);
    return asked;
  };
}

/** The system's resolver: every address of a name. One for the whole process, which has its threads in common. */
export const systemResolver: DnsResolver = oncePerName((hostname) => lookup(hostname, { all: true }));
