import { isIP } from 'node:net';
import pTimeout from 'p-timeout';
import type { CallbackEgress, DnsResolver } from '../gate-options.ts';
import { isAllowedAddress } from './classify-address.ts';

const PORTS = ['', '443', '8443'];
const MAX_LENGTH = 2048;
const MAX_ADDRESSES = 64;
const LOOKUP_MS = 2_000;

export type UnsafeUrlReason = 'malformed' | 'scheme' | 'userinfo' | 'port' | 'host' | 'address' | 'unresolved';

/** A URL that callbacks may not be sent to. Its message is public and says what to change. */
export class UnsafeUrl extends Error {
  override readonly name = 'UnsafeUrl';
  readonly reason: UnsafeUrlReason;

  constructor(reason: UnsafeUrlReason, message: string) {
    super(message);
    this.reason = reason;
  }
}

export interface PublicUrlOptions extends Partial<CallbackEgress> {
  /** Every address of a host name. */
  resolve: DnsResolver;
}

/** A URL whose every address was judged. Connect to one of `addresses`, never by looking the name up again. */
export interface CheckedUrl {
  url: URL;
  addresses: { address: string; family: 4 | 6 }[];
}

/**
 * Judges a URL by its form alone: scheme, port, userinfo, length, literal address. With `allowHttp`, plain http and any
 * port are let through; nothing else is.
 * @throws UnsafeUrl
 */
export function assertUrlForm(text: string, egress: Partial<CallbackEgress> = {}): URL {
  // Spaces, control characters and backslashes are repaired differently by different parsers.
  if (text.length > MAX_LENGTH || !/^[\x21-\x5b\x5d-\x7e\u00a0-\uffff]+$/.test(text) || !URL.canParse(text)) {
    throw new UnsafeUrl('malformed', 'Not a URL, or one that is not read everywhere alike.');
  }
  const url = new URL(text);
  const schemes = egress.allowHttp ? ['https:', 'http:'] : ['https:'];
  if (!schemes.includes(url.protocol)) throw new UnsafeUrl('scheme', 'Use https.');
  if (!/^https?:\/\/[^/]/i.test(text)) throw new UnsafeUrl('malformed', 'Write https:// and the host.');
  const authority = /^https?:\/\/([^/?#]*)/i.exec(text)?.[1] ?? '';
  if (url.username !== '' || url.password !== '' || authority.includes('@')) {
    throw new UnsafeUrl('userinfo', 'Leave user name and password out of the URL.');
  }
  if (!egress.allowHttp && !PORTS.includes(url.port)) throw new UnsafeUrl('port', 'Use port 443 or 8443.');
  const literal = literalAddress(url);
  if (literal !== null) {
    if (!isAllowedAddress(literal, egress.allowedCidrs ?? [])) throw notPublic();
  } else if (!isPublicHostName(url.hostname)) {
    throw new UnsafeUrl(
      'host',
      'Use a host name on the public internet, or an address such as 127.0.0.1 where the operator allows its network.',
    );
  }
  return url;
}

/**
 * Judges a URL and every address its host has. One bad address among good ones refuses the URL: which of them a
 * connection takes is chance.
 * @throws UnsafeUrl
 */
export async function assertPublicUrl(text: string, options: PublicUrlOptions): Promise<CheckedUrl> {
  const url = assertUrlForm(text, options);
  const literal = literalAddress(url);
  if (literal !== null) return { url, addresses: [{ address: literal, family: isIP(literal) === 6 ? 6 : 4 }] };
  return { url, addresses: await checkedAddresses(url.hostname.replace(/\.$/, ''), options) };
}

/**
 * Every address of a host name, each judged.
 * @throws UnsafeUrl
 */
export async function checkedAddresses(hostname: string, options: PublicUrlOptions): Promise<CheckedUrl['addresses']> {
  const found = await lookUp(hostname, options.resolve);
  if (found.length === 0 || found.length > MAX_ADDRESSES) {
    throw new UnsafeUrl('unresolved', 'The host name has no usable address.');
  }
  for (const { address } of found) if (!isAllowedAddress(address, options.allowedCidrs ?? [])) throw notPublic();
  return found.map(({ address }) => ({ address, family: isIP(address) === 6 ? 6 : 4 }));
}

async function lookUp(hostname: string, resolve: DnsResolver): Promise<Awaited<ReturnType<DnsResolver>>> {
  try {
    return await pTimeout(resolve(hostname), { milliseconds: LOOKUP_MS });
  } catch {
    throw new UnsafeUrl('unresolved', 'The host name does not resolve.');
  }
}

/** The address a URL names outright. The URL parser has already turned octal, hexadecimal and short forms into one. */
function literalAddress(url: URL): string | null {
  const host = url.hostname.startsWith('[') ? url.hostname.slice(1, -1) : url.hostname.replace(/\.$/, '');
  return isIP(host) === 0 ? null : host;
}

/** Whether a name may be somebody's on the internet: one without a dot, or that never leaves a network, is a machine's. */
export function isPublicHostName(hostname: string): boolean {
  const name = hostname.replace(/\.$/, '').toLowerCase();
  const labels = name.split('.');
  if (name.length > 253 || labels.length < 2) return false;
  if (/(?:^|\.)(?:localhost|localdomain|local|internal|intranet|lan|home|corp|arpa|onion|test|invalid)$/.test(name))
    return false;
  return (
    labels.every((label) => /^[a-z0-9_](?:[a-z0-9_-]{0,61}[a-z0-9_])?$/.test(label)) &&
    !/^\d+$/.test(labels.at(-1) ?? '')
  );
}

function notPublic(): UnsafeUrl {
  return new UnsafeUrl('address', 'The host has an address that is not on the public internet.');
}
