import { isIP } from 'node:net';
import type { CallbackEgress } from '../gate-options.ts';
import type { PublicUrlOptions } from './assert-public-url.ts';
import { checkedAddresses, isPublicHostName, UnsafeUrl } from './assert-public-url.ts';
import { isAllowedAddress } from './classify-address.ts';

/** Ports on which mail servers take mail from their customers. */
const MAIL_PORTS: readonly number[] = [25, 465, 587, 2525];

/**
 * Judges a mail server by its name and port alone. With `allowHttp`, which is for development, any port is let through.
 * @throws UnsafeUrl
 */
export function assertMailHostForm(host: string, port: number, egress: Partial<CallbackEgress> = {}): void {
  if (!egress.allowHttp && !MAIL_PORTS.includes(port)) {
    throw new UnsafeUrl('port', `Use port ${MAIL_PORTS.slice(0, -1).join(', ')} or ${MAIL_PORTS.at(-1)}.`);
  }
  if (isIP(host) !== 0) {
    if (isAllowedAddress(host, egress.allowedCidrs ?? [])) return;
    throw new UnsafeUrl('address', 'The address is not on the public internet.');
  }
  if (!isPublicHostName(host)) throw new UnsafeUrl('host', 'Not a host name on the public internet.');
}

/**
 * Judges a mail server and every address its name has: the guard of callbacks, for mail. Connect to one of the
 * addresses, never by looking the name up again.
 * @throws UnsafeUrl
 */
export async function assertPublicMailHost(
  host: string,
  port: number,
  options: PublicUrlOptions,
): Promise<{ address: string; family: 4 | 6 }[]> {
  assertMailHostForm(host, port, options);
  if (isIP(host) !== 0) return [{ address: host, family: isIP(host) === 6 ? 6 : 4 }];
  return checkedAddresses(host.replace(/\.$/, ''), options);
}
