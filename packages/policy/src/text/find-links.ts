import { domainToUnicode } from 'node:url';
import { parse } from 'tldts';
import type { FieldText } from './field-text.ts';
import { isBlank } from './sentences.ts';
import { TakenSpans } from './taken-spans.ts';

/** A place that leads somewhere: an address in the text, or an anchor of HTML or Markdown. */
export interface Link {
  /** As a browser reads what is written there, or in the `href` of an anchor. */
  target: string;
  /** Without a scheme and written as text: a reader's program may or may not make a link of it. */
  bare: boolean;
  /** What a reader sees of an anchor; null for an address in the text. */
  label: string | null;
  start: number;
  end: number;
  /** True when start and end point into the field as submitted. */
  submitted: boolean;
}

const schemed =
  /(?<![\w@])(?:https?|ftp|hxxps?):(?:\/{1,2}|\\{2})(?:[^\s<>"'`{}|\\^\u00ab\u00bb\u201c\u201d]|\\(?=@)){0,2000}/gi;
const bareHost =
  /(?<![\w@./:%-])(?:[a-z0-9\u00a1-\uffff](?:[a-z0-9\u00a1-\uffff-]{0,61}[a-z0-9\u00a1-\uffff])?\.){1,6}[a-z\u00a1-\uffff]{2,24}(?::\d{2,5})?(?:\/[^\s<>"'`{}|\\^]{0,1000})?(?![\w@])/gi;
const bareAddress =
  /(?<![\w@./:%-])(?:\d{1,3}\.){3}\d{1,3}(?::\d{2,5}(?:\/[^\s<>"'`]{0,1000})?|\/[a-z]{2}[^\s<>"'`]{0,1000})/gi;
const markdown = /\[[^\]\n]{0,300}\]\(([^\s()<>]{0,500})\)/g;
/** Top-level domains people write without a scheme and mean as addresses; the others are words more often. */
const plainEndings =
  /\.(?:com|net|org|io|ai|app|dev|edu|gov|info|biz|xyz|tech|cloud|online|site|shop|store|ly|gl|eu|uk|de|fr|es|nl|ch|ca|au|jp|br|link|page|website|agency)$/i;
const notHosts =
  /^(?:asp|ml|vb|ado)\.net$|\.(?:js|ts|md|py|sh|rs|pl|zip|mov|ps|cc|docx?|xlsx?|pptx?|pdf|csv|txt|png|jpe?g)$/i;

/** Every link of a field, in no particular order. A Markdown link appears once, as its target in the text. */
export function linksOf(field: Pick<FieldText, 'text' | 'anchors'>): readonly Link[] {
  if (!mayHoldLink(field)) return noLinks;
  let links = known.get(field);
  if (!links) {
    links = findLinks(field);
    known.set(field, links);
  }
  return links;
}

/** Links by field, so that several rules read it once. */
const known = new WeakMap<object, readonly Link[]>();
const noLinks: readonly Link[] = [];

function mayHoldLink({ text, anchors }: Pick<FieldText, 'text' | 'anchors'>): boolean {
  return anchors.length > 0 || isSchemed(text) || text.includes('](') || isDotted(text);
}

/** True when a colon stands before a slash of either kind. */
function isSchemed(text: string): boolean {
  for (let colon = text.indexOf(':'); colon >= 0; colon = text.indexOf(':', colon + 1)) {
    const next = text[colon + 1];
    if (next === '/' || next === '\\') return true;
  }
  return false;
}

/** True when something like the end of a host, or like an address with a port, stands in a text. */
function isDotted(text: string): boolean {
  return nextDot(text, 1) >= 0;
}

/** The first dot from a place on that stands between signs of a host; -1 when there is none. */
function nextDot(text: string, from: number): number {
  for (let dot = text.indexOf('.', from); dot >= 0; dot = text.indexOf('.', dot + 1)) {
    if (isOfHost(text.charCodeAt(dot - 1)) && isOfHost(text.charCodeAt(dot + 1))) return dot;
  }
  return -1;
}

/** What stands between white space and holds such a dot: no address goes beyond it, and few words are worth a search. */
function* dottedWords(text: string): Generator<{ word: string; start: number }> {
  for (let dot = nextDot(text, 1); dot >= 0; ) {
    let start = dot;
    while (start > 0 && !isBlank(text.charCodeAt(start - 1))) start--;
    let end = dot;
    while (end < text.length && !isBlank(text.charCodeAt(end))) end++;
    yield { word: text.slice(start, end), start };
    dot = nextDot(text, end);
  }
}

function isOfHost(code: number): boolean {
  return (code >= 97 && code <= 122) || (code >= 65 && code <= 90) || (code >= 48 && code <= 57) || code >= 0xa1;
}

function findLinks({ text, anchors }: Pick<FieldText, 'text' | 'anchors'>): Link[] {
  const links: Link[] = [];
  for (const { href, text: label, start, end } of anchors) {
    links.push({ target: asFollowed(href), bare: false, label, start, end, submitted: true });
  }
  const taken = new TakenSpans();
  const put = (target: string, start: number, bare: boolean) => {
    const end = start + target.length;
    // What an anchor shows is no link of its own.
    if (anchors.some((anchor) => anchor.text.includes(target))) return;
    if (!taken.take(start, end)) return;
    links.push({ target: asFollowed(target), bare, label: null, start, end, submitted: false });
  };
  for (const match of isSchemed(text) ? text.matchAll(schemed) : []) put(trimmed(match[0]), match.index, false);
  if (text.includes('](')) {
    for (const match of text.matchAll(markdown)) {
      const target = match[1] ?? '';
      if (target !== '') put(target, match.index + match[0].length - 1 - target.length, false);
    }
  }
  for (const { word, start } of dottedWords(text)) {
    for (const match of word.matchAll(bareAddress)) put(trimmed(match[0]), start + match.index, true);
    for (const match of word.matchAll(bareHost)) {
      const target = trimmed(match[0]);
      const host = target.split(/[/:]/)[0] ?? '';
      if (isHost(host, target.length > host.length, word.charCodeAt(match.index + match[0].length) === 64))
        put(target, start + match.index, true);
    }
  }
  return links;
}

function isHost(host: string, hasPath: boolean, isMailbox: boolean): boolean {
  if (isMailbox || notHosts.test(host)) return false;
  if (/^www\./i.test(host)) return true;
  if (!hasPath && !plainEndings.test(host)) return false;
  // "end.Then" is two sentences that met, not a host.
  if (!hasPath && /[a-z]\.[A-Z][a-z]/.test(host)) return false;
  const { isIcann, domain } = parse(host);
  return isIcann === true && domain !== null;
}

/** Without the punctuation of the sentence around it. */
function trimmed(target: string): string {
  let end = target.length;
  while (end > 0) {
    const last = target[end - 1] ?? '';
    if (/[.,;:!?'"*_\]]/.test(last) && !(last === ':' && target.endsWith('://'))) end--;
    else if (last === ')' && !target.slice(0, end - 1).includes('(')) end--;
    else break;
  }
  return target.slice(0, end);
}

/**
 * An address as a browser follows it, up to the host: without control characters, and after a scheme of the web with two
 * slashes, however many were written and whichever way. Who begins with backslashes means slashes by all of them.
 * https://url.spec.whatwg.org/#url-parsing
 */
export function asFollowed(written: string): string {
  const target = written.replace(/[\u0000-\u001f]+/g, '').trim();
  const slashed = /^(?:[a-z]{2,5}:)?\\/i.test(target) ? target.replaceAll('\\', '/') : target;
  return slashed.replace(/^(https?:|ftp:|wss?:|(?=[\\/]{2}))[\\/]*/i, '$1//');
}

/** What follows the host of a link and its port. */
export function pathOf(target: string): string {
  return target.replace(/^(?:[a-z][a-z0-9+.-]{0,20}:)?\/{0,2}[^/?#\\]*/i, '');
}

/** Characters of the longest name a site can have, by RFC 1035. */
export const HOST_MAX_LENGTH = 253;
/** What the URL standard takes for an IPv4 address: the last part is a number. */
const endsInNumber = /(?:^|\.)(?:\d+|0x[\da-f]*)$/;

/**
 * The host of a link as a browser reads and shows it: in lower case, without user, port and path, escapes and full-width
 * forms resolved, every form of an IPv4 address as four decimals. As written where a browser would not follow it; null where
 * there is none.
 */
export function hostOf(target: string): string | null {
  const [opening = ''] = /^(?:[a-z][a-z0-9+.-]{0,20}:)?\/{0,2}/i.exec(target) ?? [];
  const rest = opening.includes('/') ? target.slice(opening.length) : target;
  if (/^(?:mailto|tel|sms|javascript|data|cid|vbscript|file|about|blob):/i.test(rest)) return null;
  const authority = rest.split(/[/?#\\]/, 1)[0] ?? '';
  const host = authority.slice(authority.lastIndexOf('@') + 1);
  const bare = host.startsWith('[') ? host.slice(0, host.indexOf(']') + 1) : (host.split(':')[0] ?? '');
  if (bare === '') return null;
  const written = bare.toLowerCase().replace(/\.$/, '');
  // A longer one is no name, and costly to read; a number without slashes before it is a number.
  if (bare.length > HOST_MAX_LENGTH || (!opening.endsWith('//') && endsInNumber.test(written))) return written;
  return (domainToUnicode(bare) || written).replace(/\.$/, '');
}

/** The part of a host that somebody registered, in lower case; null where it has none. */
export function registrableOf(host: string): string | null {
  return parse(host).domain?.toLowerCase() ?? null;
}
