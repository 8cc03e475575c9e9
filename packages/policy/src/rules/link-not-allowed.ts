import { defineRule } from '../rule.ts';
import { allChannels, messageTypes } from '../rule-scope.ts';
import { hostOf, linksOf, registrableOf } from '../text/find-links.ts';
import { because, consider } from '../text/let-go.ts';
import { isInCode } from '../text/phrase-context.ts';
import { isSampleHost } from './link-placeholder.ts';

const shorteners = new Set(
  'bit.ly bitly.com tinyurl.com t.co goo.gl ow.ly is.gd buff.ly rebrand.ly cutt.ly rb.gy shorturl.at t.ly tiny.cc bl.ink lnkd.in s.id v.gd shorte.st adf.ly dub.sh'.split(
    ' ',
  ),
);

export const linkNotAllowed = defineRule({
  id: 'link_not_allowed',
  template: 'link_safety_v1',
  severity: 'WARN',
  contentTypes: messageTypes,
  channels: allChannels,
  needs: [],
  uses: ['recipient'],
  settings: ['link_allowlist', 'own_domains'],
  meaning: 'Links to domains the workspace did not list. Acts only where a list is kept.',
  detail: 'The link leads to a domain that is not on the list of allowed ones. Link to an allowed page, or drop it.',
  examples: ['bit.ly/x, where a list is kept'],
  counterExamples: ["A link to one's own domain or to the recipient's", 'Any link, where no list is kept'],
  mayFind: (field, { settings }) => settings.link_allowlist.length > 0 && linksOf(field).length > 0,
  *check(field, { settings, recipient }) {
    const allowed = [...settings.link_allowlist, ...settings.own_domains].map(listedHost);
    const at = recipient?.lastIndexOf('@') ?? -1;
    const theirs = recipient && at > 0 ? registrableOf(hostOf(recipient.slice(at + 1)) ?? '') : null;
    if (theirs) allowed.push(theirs);
    for (const { target, start, end, submitted } of linksOf(field)) {
      const host = hostOf(target);
      const domain = host ? registrableOf(host) : null;
      if (!submitted) consider(field.text, start, end);
      if (
        !host ||
        !domain ||
        (isSampleHost(host) && because('other_rule')) ||
        (!submitted && isInCode(field.text, start))
      )
        continue;
      if (allowed.some((entry) => host === entry || host.endsWith(`.${entry}`)) && because('approved')) continue;
      yield {
        start,
        end,
        submitted,
        detail: shorteners.has(domain)
          ? `The link is shortened by ${domain}, which hides where it leads. Write the full address of an allowed page.`
          : `The link leads to ${domain}, which is not on the list of allowed domains. Link to an allowed page, or drop it.`,
        confidence: 0.97,
      };
    }
  },
});

/** The host of a list entry: people write "acme.com", "www.acme.com", "*.acme.com" or an address with a scheme. */
export function listedHost(entry: string): string {
  return (hostOf(entry.trim()) ?? entry.trim().toLowerCase()).replace(/^(?:\*\.|www\.)/, '');
}
