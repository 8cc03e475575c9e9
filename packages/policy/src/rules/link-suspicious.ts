import { htmlToText } from '../html/html-to-text.ts';
import { defineRule, type Match } from '../rule.ts';
import { allChannels, messageTypes } from '../rule-scope.ts';
import { anchored } from '../search/anchored.ts';
import { matchesAnywhere, mayMatchAnywhere } from '../search/near.ts';
import { HOST_MAX_LENGTH, hostOf, type Link, linksOf } from '../text/find-links.ts';
import { because, consider } from '../text/let-go.ts';
import { lookAlikeOf } from '../text/look-alikes.ts';
import { isInCode } from '../text/phrase-context.ts';
import { overlapsAny, type Range } from '../text/range.ts';

const scripted = anchored(
  /(?<![\w-])(?:(?:java|vb)script:(?=[^\s<>"]{0,200}[(=;%])[^\s<>"]{2,300}|data:(?:text|application|image\/svg\+xml)[\w/+.-]{0,60}(?:;[\w=-]{1,40}){0,3},[^\s<>"]{0,300})/gi,
);
const scriptedTarget = /^(?:javascript|vbscript|data|file|blob)\s{0,3}:/i;
/** An IPv4 address, or one of IPv6 in brackets. */
const addressHost =
  /^(?:(?:25[0-5]|2[0-4]\d|1?\d?\d)(?:\.(?:25[0-5]|2[0-4]\d|1?\d?\d)){3}|\[[0-9a-f:.]{2,45}(?:%[\w]{1,20})?\])$/i;
/** Letters, digits, hyphens and dots of a host written as escapes, which none of them needs. */
const escapedName = /%(?:2[de]|3\d|4[1-9a-f]|5[\da]|6[1-9a-f]|7[\da])/i;
/** Signs other than ASCII that a reader can see; a full stop that ends the sentence may have come along. */
const seenBeyondAscii = /[^\u0000-\u007f\p{Default_Ignorable_Code_Point}\u3002\uff0e\uff61]|[\u3002\uff0e\uff61](?!$)/u;
const rawHost =
  /(?:https?:\/\/|www\.)([^\s/?#<>"'@]{1,253})|(?<![\p{L}\p{N}@.-])((?:[\p{L}\p{N}](?:[\p{L}\p{N}-]{0,61}[\p{L}\p{N}])?\.){1,4}(?:com|net|org|io|co|ai|app|dev|info|biz))(?![\p{L}\p{N}-])/giu;

export const linkSuspicious = defineRule({
  id: 'link_suspicious',
  template: 'link_safety_v1',
  severity: 'BLOCK',
  contentTypes: messageTypes,
  channels: allChannels,
  needs: [],
  meaning: 'Links that hide where they lead: bare addresses, scripts, look-alike names, a name before an @.',
  detail: 'The link hides where it leads. Use the plain address of a site.',
  examples: ['http://192.0.2.4/login', 'https://paypal.com@evil.io'],
  counterExamples: ['We run version 10.30.2.5.', 'https://m\u00fcnchen.de', 'Write to ann@acme.com.'],
  mayFind: (field) => !field.plain || linksOf(field).length > 0 || mayMatchAnywhere(field, scripted),
  *check(field) {
    const { text, original } = field;
    const seen: Range[] = [];
    const fresh = function* (start: number, end: number, submitted: boolean, detail: string): Generator<Match> {
      const span = submitted ? { start, end } : field.map.spanOf(start, end);
      if (overlapsAny(seen, span.start, span.end)) return;
      if (!submitted && isInCode(text, start)) return;
      seen.push(span);
      yield { ...span, submitted: true, detail, confidence: 0.95 };
    };
    for (const link of linksOf(field)) {
      const { start, end, submitted } = link;
      consider(submitted ? original : text, start, end, 'in_order');
      const why = reasonAgainst(link);
      if (why) yield* fresh(start, end, submitted, why);
    }
    for (const match of matchesAnywhere(field, scripted)) {
      yield* fresh(match.index, match.index + match[0].length, false, script);
    }
    // Normalising turns look-alike letters into those they imitate, so this reads what stands before it.
    if (!/[^\u0000-\u02ff]/.test(original)) return;
    const visible = field.html ? htmlToText(original, { quotations: true }) : null;
    const source = visible?.text ?? original;
    if (!foreignLetter.test(source)) return;
    for (const match of source.matchAll(rawHost)) {
      const host = match[1] ?? match[2] ?? '';
      if (!host.split('.').some(isDisguised)) continue;
      const end = match.index + match[0].length;
      const span = visible ? visible.map.spanOf(match.index, end) : { start: match.index, end };
      yield* fresh(span.start, span.end, true, lookAlike);
    }
  },
});

const script = 'The link runs a script or opens embedded content instead of a page. Use the plain address of a site.';
const lookAlike = 'The name in the link imitates another with look-alike letters. Use the real address.';
const disguise = 'The name of the site is written in signs that browsers read as others. Use the plain address.';
const address = 'The link leads to a bare network address. Use the name of a site.';
const user = 'The link shows one site before an @ and leads to the one behind it. Use the plain address of the site.';

/** What is wrong with a link; null when nothing is. */
function reasonAgainst({ target, submitted }: Link): string | null {
  if (scriptedTarget.test(target)) return script;
  const authority = /^(?:[a-z][a-z0-9+.-]{0,20}:)?\/{2}([^/?#]*)/i.exec(target)?.[1] ?? '';
  if (authority.includes('@')) {
    // A name with a password is a leaked credential, which has a rule of its own; that one knows none of two letters.
    const before = authority.slice(0, authority.lastIndexOf('@'));
    if (!before.includes(':') || /:.{0,2}$/.test(before) || /\.[a-z]{2,10}(?::|$)/i.test(before)) return user;
    because('other_rule');
  }
  if (/\\|%(?:40|2f)/i.test(authority)) return user;
  const host = hostOf(target);
  if (!host) return null;
  if (addressHost.test(host)) return address;
  const written = authority.slice(authority.lastIndexOf('@') + 1);
  if (written.length > HOST_MAX_LENGTH || escapedName.test(written)) return disguise;
  // What is written as text was read by its letters, full-width or not.
  if (submitted && seenBeyondAscii.test(written) && !/[^\u0000-\u007f]/.test(host)) return disguise;
  return host.split('.').some(isDisguised) ? lookAlike : null;
}

const scripts = [
  /\p{Script=Latin}/u,
  /\p{Script=Cyrillic}/u,
  /\p{Script=Greek}/u,
  /\p{Script=Armenian}/u,
  /\p{Script=Hebrew}/u,
  /\p{Script=Arabic}/u,
  /\p{Script=Cherokee}/u,
];

/** Without one of these no label is disguised: quotation marks, dashes and signs of money are in every other mail. */
const foreignLetter =
  /[\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Armenian}\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Cherokee}]|(?!\p{Script=Latin})\p{L}/u;

/** A label of two alphabets, or one of another alphabet in which every letter passes for a Latin one. */
function isDisguised(written: string): boolean {
  if (!/[^\u0000-\u02ff]/.test(written)) return false;
  // Programs show the names of sites in small letters, of which fewer look alike.
  const label = written.toLowerCase();
  const used = scripts.filter((expression) => expression.test(label));
  if (used.length > 1) return true;
  const letters = [...label].filter((point) => /\p{L}/u.test(point));
  return (
    letters.length > 2 &&
    !/\p{Script=Latin}/u.test(label) &&
    letters.every((point) => lookAlikeOf(point.codePointAt(0) ?? 0) !== undefined)
  );
}
