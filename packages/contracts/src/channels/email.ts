import { domainToASCII } from 'node:url';
import type { ChannelDefinition } from './channel.ts';

// RFC 5321 dot-string local part and a host name, which inside a network may be a single label. Display names, quoted local parts and address
// literals are refused: no caller of a gate needs them and every one of them has hidden a second recipient somewhere.
const LOCAL_PART =
  /^[A-Za-z0-9!#$%&'*+/=?^_`{|}~\-\u0080-\u{10ffff}]+(?:\.[A-Za-z0-9!#$%&'*+/=?^_`{|}~\-\u0080-\u{10ffff}]+)*$/u;
/** What mail programs write in headers for other signs: to a program that decodes it, another address than the one written. */
const ENCODED_WORD = /=\?.+\?[bq]\?.*\?=/i;
const LABEL = /^(?!-)[A-Za-z0-9\-\u0080-\u{10ffff}]{1,63}(?<!-)$/u;
/** What separates labels, in the writings the name system knows of a dot. */
const DOTS = /[.\u3002\uff0e\uff61]/;
/** Blanks, controls and signs without a shape: nobody sees them, and they tell one address from itself on a list. */
const UNSEEN = /[\p{Z}\p{C}\p{Default_Ignorable_Code_Point}]/u;

function accepts(recipient: string): boolean {
  if (recipient.length < 3 || recipient.length > 254 || UNSEEN.test(recipient)) return false;
  // What a mail program makes of full-width signs must be an address as well, and the same one: "a\uff20b@c.org" is not.
  return isAddress(recipient) && isAddress(recipient.normalize('NFKC'));
}

function isAddress(recipient: string): boolean {
  const at = recipient.lastIndexOf('@');
  if (at < 1 || at > 64 || ENCODED_WORD.test(recipient)) return false;
  const labels = recipient.slice(at + 1).split(DOTS);
  return LOCAL_PART.test(recipient.slice(0, at)) && labels.every((label) => LABEL.test(label));
}

/** A domain that the name system knows as it is written: most of them. */
const PLAIN_DOMAIN = /^(?!.*xn--)(?:[a-z0-9-]{1,63}\.){1,20}[a-z]{2,63}$/;

/** A domain in the form the name system knows, so that all writings of an international name are one. */
function hostOf(domain: string): string {
  if (PLAIN_DOMAIN.test(domain)) return domain;
  return domainToASCII(domain) || folded(domain);
}

function folded(text: string): string {
  return text.normalize('NFKC').toLowerCase();
}

export const email: ChannelDefinition = {
  id: 'email',
  label: 'E-mail',
  recipientHint: 'one e-mail address such as ada@example.org, without a display name',
  recipientMaxLength: 254,
  accepts,
  // Only the domain is case-insensitive by standard; lists compare local parts case-insensitively as every provider does.
  normalise: (recipient) => {
    const host = recipient.lastIndexOf('@') + 1;
    return folded(recipient.slice(0, host)) + hostOf(recipient.slice(host));
  },
  ackMessage: null,
  ackMaxLength: 500,
  reviewTargetMinutes: 240,
  examples: [
    'ada@example.org',
    'a@b',
    'ada+sales@mail.example.co.uk',
    'j\u00fcrgen@b\u00fccher.example',
    "o'neil@example.ie",
  ],
  counterExamples: [
    'ada',
    'Ada <ada@example.org>',
    'ada@',
    'ada@example.',
    'ada@example\u3002',
    'a@b.c\r\nBcc: x@y.z',
    'a..b@example.org',
    'a@-b.org',
    'a\u200bda@example.org',
    'ada@exam\u00adple.org',
    'ada\u202e@example.org',
    'ada\u3000lovelace@example.org',
    'ada\uff20evil.example@example.org',
    'ada\uff0ceve@example.org',
    '=?utf-8?q?eve=40evil.example=3e?=@example.org',
  ],
};
