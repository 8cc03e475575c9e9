import { type Channel, channels } from '@sendgate/contracts';
import type { KeyedHash } from '@sendgate/db';
import { recipientsNamed } from './recipients-named.ts';

/** Mailboxes whose owner is the same with or without dots, under either name. */
const dotless = new Set(['gmail.com', 'googlemail.com']);

/** The country code of a number (ITU-T E.164): one digit, two of those that are listed, or three. */
const countryCode = /^\+(?:[17]|2[07]|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58]|\d{3})/;

/** A Telegram name as its link: a second part of the path leads to an invitation or a post. */
const telegramLink = /^(?:https?:\/\/)?(?:www\.)?(?:t|telegram)\.me\/([a-z]\w{4,31})\/?$/i;
/** Somebody mentioned on Slack, as its messages and exports write it. */
const slackMention = /^<@([UW][A-Z0-9]{7,20})(?:\|[^<>]*)?>$/;
/** The number of somebody on WhatsApp, whole and without its plus sign, with the text a link may bring. */
const whatsappLink =
  /^(?:https?:\/\/)?(?:wa\.me\/|api\.whatsapp\.com\/send\/?\?phone=)(?:\+|%2b)?(\d{7,15})\/?(?:[?&].{0,1000})?$/i;
const linkedinLink = /^(?:http:\/\/)?((?:[a-z]{2,3}\.)?linkedin\.com\/\S+)$/i;

/**
 * Whom an entry names that was copied with its surroundings: from an address book with the person's name, from a link that
 * writes or calls, from the address bar without its scheme. A name that holds an address itself would be two.
 */
function withoutSurroundings(entry: string): string {
  const text = entry.trim();
  const mentioned = slackMention.exec(text)?.[1];
  if (mentioned !== undefined) return mentioned;
  const named = /^[^<>@]{0,200}<([^<>\s]{3,320})>$/.exec(text)?.[1] ?? text;
  const called = named.replace(/^(?:mailto:([^?]{1,320}).{0,1000}|(?:tel|sms):([^;?]{1,40}).{0,200})$/i, '$1$2');
  const name = telegramLink.exec(called)?.[1];
  if (name !== undefined) return `@${name}`;
  const number = whatsappLink.exec(called)?.[1];
  if (number !== undefined) return `+${number}`;
  const profile = linkedinLink.exec(called)?.[1];
  return profile === undefined ? called : `https://${profile}`;
}

/**
 * The stored form of an entry: an address, number or handle as it is compared, or `@` and a domain; null for anything
 * else. `*@` and `*.` before a domain say what it means anyway, as do a person's name, `mailto:` or `tel:`. A plus-tag stays: such an entry stops that tag alone.
 */
export function suppressionEntry(entry: string): string | null {
  const text = withoutSurroundings(entry);
  const domain = text.replace(/^\*?@/, '').replace(/^\*\./, '');
  const anyone = `x@${domain}`;
  if (domain.includes('.') && channels.email.accepts(anyone)) return channels.email.normalise(anyone).slice(1);
  if (channels.email.accepts(text)) return mailbox(text).whole;
  return recipientsNamed(text)[0]?.match ?? null;
}

/** Makes of a form what the list keeps once the person may not be named any more. No recipient begins like it. */
export function hashedEntry(form: string, hash: KeyedHash): string {
  return `#${hash(form)}`;
}

/**
 * The forms that name a recipient as a person, the one to list them under last: the recipient, an e-mail address also without
 * its plus-tag, a telephone number also without its plus sign and without its country code, and with or without the zero that
 * is dialled at home alone. Digits alone may be an id or a number, and nobody who lists them says which: they stop both.
 */
export function personalEntriesFor(channel: Channel, recipient: string): string[] {
  if (channel === 'email') return formsOf(mailbox(recipient));
  const form = channels[channel].normalise(recipient);
  return form.startsWith('+') ? formsOfNumber(form) : [form];
}

/** Where the zero is part of a number, as in Italy, nobody has the number without it. */
function formsOfNumber(number: string): string[] {
  const code = countryCode.exec(number)?.[0] ?? '';
  const atHome = number.slice(code.length);
  const unprefixed = atHome.replace(/^0/, '');
  const other = atHome === unprefixed ? `${code}0${atHome}` : `${code}${unprefixed}`;
  return [other.slice(1), number.slice(1), unprefixed, other, number];
}

function formsOf({ whole, untagged }: Mailbox): string[] {
  return whole === untagged ? [whole] : [whole, untagged];
}

/**
 * Every entry that would stop a recipient, in its stored form: those that name the person, in the open and hashed; for an
 * e-mail address also its domain and each domain above that one.
 */
export function suppressionEntriesFor(channel: Channel, recipient: string, hash: KeyedHash): string[] {
  const named = (personal: string[]) => [...personal, ...personal.map((form) => hashedEntry(form, hash))];
  if (channel !== 'email') return named(personalEntriesFor(channel, recipient));
  const box = mailbox(recipient);
  const labels = box.host.split('.');
  const domains = labels.slice(0, -1).map((_, index) => `@${labels.slice(index).join('.')}`);
  return [...named(formsOf(box)), ...domains];
}

interface Mailbox {
  readonly whole: string;
  readonly untagged: string;
  readonly host: string;
}

function mailbox(address: string): Mailbox {
  const form = channels.email.normalise(address);
  const at = form.lastIndexOf('@');
  const [local, host] = [form.slice(0, at), form.slice(at + 1)];
  // A plus sign in front starts no tag: it is the whole name.
  const plus = local.indexOf('+', 1);
  const [name, tag] = plus < 0 ? [local, ''] : [local.slice(0, plus), local.slice(plus)];
  const owner = dotless.has(host) ? name.replaceAll('.', '') : name;
  const home = dotless.has(host) ? 'gmail.com' : host;
  return { whole: `${owner}${tag}@${home}`, untagged: `${owner}@${home}`, host };
}
