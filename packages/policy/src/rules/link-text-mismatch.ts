import { parse } from 'tldts';
import { defineRule } from '../rule.ts';
import { allMatches } from '../search/near.ts';
import { asFollowed, hostOf } from '../text/find-links.ts';
import { because, consider } from '../text/let-go.ts';
import { normalise } from '../text/normalise.ts';
import { holdsAny } from '../text/signs.ts';

/** A web or mail address as people write it in the text of a link. */
const shown =
  /(?:https?:\/\/)?(?:[\w.+-]{1,64}@)?((?:[\p{L}\p{N}](?:[\p{L}\p{N}-]{0,61}[\p{L}\p{N}])?\.){1,6}[\p{L}]{2,24})(?![\p{L}\p{N}-])/giu;
const markdownLink = /\[([^\]\n]{1,300})\]\(((?:https?:|[\\/]{2})[^\s()<>]{1,500})\)/gi;
/** Names that only look like a host. */
const fileLike = /\.(?:md|sh|py|rs|pl|zip|mov|ps|cc|app|so|am)$/i;
const products = /^(?:asp|ml|vb|ado)\.net$|^[a-z]+\.js$/i;

export const linkTextMismatch = defineRule({
  id: 'link_text_mismatch',
  template: 'link_safety_v1',
  severity: 'BLOCK',
  contentTypes: ['email', 'other'],
  channels: ['email'],
  needs: [],
  settings: ['link_allowlist'],
  literals: undefined,
  meaning: 'A link shows one domain and leads to another.',
  detail: 'The text of a link shows another domain than the one it leads to. Make them agree.',
  examples: ['<a href="https://evil.io">acme.com</a>'],
  counterExamples: ['<a href="https://acme.com/x">here</a>', '<a href="https://www.acme.com">acme.com</a>'],
  mayFind: (field) => field.anchors.length > 0 || holdsAny(field, ']'),
  *check({ anchors, text, original }, { settings }) {
    const allowed = new Set(settings.link_allowlist.map((entry) => registered(entry) ?? entry.toLowerCase()));
    for (const { href, text: visible, start, end } of anchors) {
      consider(original, start, end, 'in_order');
      const mismatch = disagreement(normalise(visible).text, href, allowed);
      if (mismatch) yield { start, end, submitted: true, detail: wording(mismatch), confidence: 0.97 };
    }
    if (!text.includes('](')) return;
    for (const match of allMatches(original, markdownLink)) {
      const mismatch = disagreement(normalise(match[1] ?? '').text, match[2] ?? '', allowed);
      if (mismatch)
        yield {
          start: match.index,
          end: match.index + match[0].length,
          submitted: true,
          detail: wording(mismatch),
          confidence: 0.95,
        };
    }
  },
});

function wording({ seen, led }: { seen: string; led: string }): string {
  return `The link shows ${seen} and leads to ${led}. Make them agree.`;
}

/** The domain a reader sees and the one the link leads to, where they differ; null when all is well. */
function disagreement(
  visible: string,
  href: string,
  allowed: ReadonlySet<string>,
): { seen: string; led: string } | null {
  const target = asFollowed(href);
  const mail = /^mailto:[^?]{0,200}@([^?\s>,]{1,253})/i.exec(target);
  if (!mail && !/^(?:https?:|ftp:)?\/\//i.test(target)) return null;
  const led = registered(mail?.[1] ?? target);
  if (!led || (allowed.has(led) && because('approved'))) return null;
  for (const match of visible.matchAll(shown)) {
    const written = match[0];
    const host = match[1] ?? '';
    if (
      !/^https?:|@/i.test(written) &&
      (products.test(host) || (fileLike.test(host) && host.split('.').length === 2 && !/\//.test(visible)))
    )
      continue;
    if (isTitleOfPage(visible, target, led) && because('another_sense')) continue;
    const seen = shownDomain(host);
    if (seen && seen !== led) return { seen, led };
    if (seen) return null;
  }
  return null;
}

/** Sites with a page for everything that has a name, a host's among them: "label.io" leads to github.com/acme/label.io. */
const namesThings = new Set(
  'github.com gitlab.com bitbucket.org npmjs.com pypi.org crates.io wikipedia.org'.split(' '),
);

/** True where a link shows the name of the page it leads to, on a site that is known to name pages after things. */
function isTitleOfPage(visible: string, target: string, led: string): boolean {
  const page = /\/([^/?#]{1,100})\/?(?:[?#]|$)/.exec(target)?.[1];
  return namesThings.has(led) && page?.toLowerCase() === visible.trim().toLowerCase();
}

/** Endings that nobody can register under, which addresses in examples, tests and closed networks have (RFC 2606, RFC 8375). */
const reserved = /(?:^|\.)(?:example|test|invalid|localhost|local|internal|home\.arpa)$/i;

/** The part of a host that somebody registered, in lower case; an IP address stands for itself, a host nobody knows as well. */
function registered(address: string): string | null {
  const { domain, hostname } = parse(hostOf(address) ?? '', { allowPrivateDomains: true });
  return (domain ?? hostname)?.toLowerCase() ?? null;
}

/** The registered part of what a text shows, where that is an address; null for words with a dot between them. */
function shownDomain(host: string): string | null {
  const { isIp, isIcann, isPrivate } = parse(host, { allowPrivateDomains: true });
  return isIp || isIcann || isPrivate || reserved.test(host) ? registered(host) : null;
}
