import { isIPv6 } from 'node:net';
import { RateLimiterMemory } from 'rate-limiter-flexible';
import { takeOne } from './take-one.ts';

/**
 * Bounds guessing: attempts per minute for one account from one address, and for one address whatever the account. A network
 * of IPv6 counts as one.
 */
export interface SignInLimit {
  /** @throws ProblemError rate_limit_exceeded, before any password is hashed. */
  admit(email: string, ip: string): Promise<void>;
  /** A right password forgives the attempts before it. */
  forgive(email: string, ip: string): Promise<void>;
}

const tooMany = 'Too many sign-in attempts. Wait a moment and try again.';

/** Kept per process: the dashboard runs as one, and a restart forgives at most a minute. */
export function signInLimit(perAccount = 5, perAddress = 50): SignInLimit {
  const accounts = new RateLimiterMemory({ points: perAccount, duration: 60 });
  const addresses = new RateLimiterMemory({ points: perAddress, duration: 60 });
  const accountKey = (email: string, ip: string) => `${networkOf(ip)} ${email.toLowerCase()}`;
  return {
    async admit(email, ip) {
      await takeOne(addresses, networkOf(ip), tooMany);
      await takeOne(accounts, accountKey(email, ip), tooMany);
    },
    async forgive(email, ip) {
      await accounts.delete(accountKey(email, ip));
    },
  };
}

/** Whose an address is: of IPv6 everybody has a whole network of 64 bits to try from. */
function networkOf(ip: string): string {
  if (!isIPv6(ip) || ip.includes('.')) return ip;
  const [head = '', tail = ''] = ip.split('::');
  const [before, behind] = [head, tail].map((part) => (part === '' ? [] : part.split(':'))) as [string[], string[]];
  const groups = [...before, ...Array<string>(8 - before.length - behind.length).fill('0'), ...behind];
  return groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':');
}
