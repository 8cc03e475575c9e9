import { domainToASCII } from 'node:url';

/**
 * An address as every mail server can route it: an international domain in the form the name system knows, for only some
 * servers read the other one. What is in front of the `@` is the receiver's alone to read, and stays.
 */
export function routableAddress(address: string): string {
  const host = address.lastIndexOf('@') + 1;
  const domain = address.slice(host);
  // The converter also reads a number as an IPv4 address, which no plain domain is to become.
  if (/^\p{ASCII}*$/u.test(domain)) return address;
  return address.slice(0, host) + (domainToASCII(domain) || domain);
}
