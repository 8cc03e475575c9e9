import { defineRule, type Match } from '../rule.ts';
import { allChannels, messageTypes } from '../rule-scope.ts';
import { anchored } from '../search/anchored.ts';
import { matchesAnywhere, mayMatchAnywhere } from '../search/near.ts';
import type { FieldText } from '../text/field-text.ts';
import { hostOf, type Link, linksOf, pathOf } from '../text/find-links.ts';
import { because, consider } from '../text/let-go.ts';
import { isInCode, isMention } from '../text/phrase-context.ts';

const slot = anchored(
  /[[<]\s?(?:(?:the\s|a\s|your\s)?(?:link|url|hyperlink)(?:\s(?:goes\s)?here)?|(?:link|url)\s(?:to be added|tbd|tbc|pending|placeholder|(?:hier\s)?einf(?:\u00fc|ue)gen|hier|ici|aqu[i\u00ed]|qui|tutaj|h\u00e4r)|(?:(?:le|votre|el|su|il|o)\s)?(?:lien|enlace|collegamento|odkaz|lenke)(?:\s(?:ici|aqu[i\u00ed]|qui|her))?)\s?[\]>](?!\()|\((?:(?:calendar|booking|meeting|scheduling|calendly|demo|sign-?up|registration|payment|download|unsubscribe)\s)?(?:link|url|hyperlink)(?:\s(?:goes\s)?here|\stbd)?\)|[[<]\s?(?:(?:the|a|my|your)\s)?(?:link|url|hyperlink)\s(?:to|for|of)\s[^\]>\n]{2,50}[\]>](?!\()|\((?:link|url|hyperlink)\s(?:to|for)\s(?![^)\n]{0,40}\b(?:in|on|below|above|at)\b)[^)\n]{2,40}\)|(?<=(?:^|[\n.!?:;"'>]\s{0,3})(?:[\w-]{2,12}\s){0,4})(?:link|url)\s?:\s?(?:tb[acd]|todo|xxx|_{2,}|\[\s?\]|\.{3,})(?![\w.])|(?<=(?:^|[\n.!?:;"'>]\s{0,3}))(?:add|paste)\s(?:(?:the|your|a|my)\s)?(?:(?:calendar|booking|demo|meeting|calendly|scheduling)\s)?(?:link|url)(?:\shere)?(?=\s?(?:[.!"']|\n|$))|\b(?:link|url)\s(?:goes\s)here\b|(?<=\.[a-z]{2,10}\/[\w/-]{0,40})[{[<](?:your|insert|add|link|url|user|name|slug|calendar|meeting|handle)[\w -]{0,30}[}\]>]/gi,
);
const sampleHost =
  /^(?:[\w-]{1,63}\.){0,3}(?:example\.(?:com|org|net|edu|co|io|dev|co\.uk|de|fr)|localhost|(?:[\w-]{1,63}\.)?(?:test|invalid|localhost)|your-?(?:company|domain|site|web-?site|business|brand|store|shop|app|crm|org|name|link|url|host|product|startup|team|agency|calendar|page|server|blog)(?:-?(?:name|here|url|website|domain|site))?\.[a-z]{2,10}(?:\.[a-z]{2})?|(?:domain|domainname|website|websitename|sitename|company-?name|company-?website|placeholder|some-?(?:site|domain|website|url|link)|sample-?(?:site|domain|url|link|website)|dummy-?(?:site|url|link)?|test-?(?:site|url|link)|example-?(?:site|domain|url|website|company)|insert-?[\w-]{2,30}|my-?(?:website|web-?site|company|domain|link|url)|link-?here|url-?here|foo|foobar)\.(?:com|net|org|io|co|example|app)|link\.com|link\.here|url\.here|foo\.bar|test\.com|x{3,}\.(?:com|net|org|io)|tbd|tba|todo|link|url|insert|website|domain|your-?(?:link|url|domain|website|site)|url\.com|company\.com|acme-?placeholder\.com)$/i;
/** "Your site" in other languages, each of its own words, and the word for an example. */
const sampleHostAbroad =
  /^(?:[\w-]{1,63}\.){0,3}(?:(?:ihre?|deine?|eure?)-?(?:website|webseite|seite|homepage|domain|firma|firmenname|unternehmen|shop|link|name)|(?:votre|ton)-?(?:site(?:-?web)?|domaine|entreprise|societe|boutique|lien|nom|page)|(?:tu|su)-?(?:sitio(?:-?web)?|dominio|empresa|tienda|pagina|enlace|nombre)|(?:tu|su)-web|(?:il-?|la-?)?(?:tuo|tua|vostro|vostra)-?(?:sito(?:-?web)?|dominio|azienda|negozio|nome|link)|(?:seu|sua|teu|tua)-?(?:site|dominio|empresa|loja|link|nome)|(?:jouw|uw)-?(?:website|domein|bedrijf|site|webshop|naam|link)|(?:twoj[ae]?|wasz[ae]?)-?(?:strona|domena|firma|sklep|nazwa)|ditt?-?(?:foretag|domene)|din-?(?:hemsida|webbplats|sajt|domain|virksomhed|hjemmeside|nettside|bedrift)|(?:beispiel|muster)-?(?:domain|seite|firma|shop)|beispiel|exemple|ejemplo|esempio|exemplo|voorbeeld|przyklad|exempel|eksempel)\.[a-z]{2,10}(?:\.[a-z]{2})?$/i;
const samplePath =
  /(?:^|[/=])(?:[[({<:]|%7b|%5b|%3c){0,2}(?:(?:your|insert|enter|add)[-_ ]?(?:link|url|name|username|user-?name|user|handle|slug|calendar(?:[-_]?link)?|meeting(?:[-_]?link)?|event|demo-?link|booking[-_]?link|calendly|company(?:[-_]?name)?|id|token|domain|page|profile[-_]?(?:link|url)|here|custom[-_]?link|unique[-_]?(?:link|id))(?:[-_]here)?|(?:link|url|path|slug|id|name|username|handle|meeting|event)[-_]?(?:here|placeholder|goes[-_]here)|placeholder(?:[-_]?(?:link|url))?|path[-_]to[-_](?:file|page|image|logo|pdf|doc|resource|video|your|the)[\w-]{0,30}|path\/to\/(?:file|page|image|logo|pdf|doc|resource|video|your|the)[\w-]{0,30}|(?:document|file|form|video|sheet|folder|doc|calendar)[-_]id|(?:test|link|url|payment|checkout|demo|video)[-_]placeholder|x{3,}(?:-x{2,}){0,4}|insert[-_][\w-]{2,30})(?:[\])}>]|%7d|%5d|%3e){0,2}(?=$|[/?#&.=])/i;
/** A slot written where the host belongs: it has no dot. */
const unnamedHost =
  /^https?:\/\/(?:(?:insert|your|add|paste|put|enter)[-_]?|(?:the[-_])?(?:link|url|path)[-_](?:to|of|for)[-_])[a-z_-]{2,40}(?=$|\/)/i;
/** "your-account" is a page many sites have; an account of theirs is named after its owner on these. */
const personalHosts =
  /(?:^|\.)(?:calendly\.com|cal\.com|savvycal\.com|tidycal\.com|meetings\.hubspot\.com|zcal\.co|youcanbook\.me|chilipiper\.com|linkedin\.com|loom\.com|zoom\.us|meet\.google\.com|bit\.ly|typeform\.com|docs\.google\.com|drive\.google\.com|twitter\.com|x\.com|instagram\.com|facebook\.com|github\.com)$/i;
const personalPath =
  /\/(?:in\/|j\/|meet\/|d\/|file\/d\/|forms?\/)?(?:your(?:[-_]|(?=(?:link|url|name|user|handle|slug|calendar|meeting|event|demo|company|business|brand|team|org|profile|page|account|first|full|id\b)))[a-z][\w-]{0,40}|user-?name|firstname[-_.]?lastname|first[-_.]?last|sample|example|id|0{6,}|1234567890?)(?=$|[/?#])/i;
/** A guide may be about the reader's own: "help.quillworks.io/guides/your-domain". */
const guideHost =
  /^(?:help|docs?|support|kb|learn|guides?|academy|developers?|wiki|faq|knowledge(?:-?base)?|community|blog)\./i;
const guidePath =
  /\/(?:guides?|help|help-?cent(?:er|re)|docs?|support|kb|articles?|faqs?|how-?to|learn|knowledge(?:-?base)?|blog|wiki|academy|advice|topics?)\/(?:[\w.-]{1,60}\/){0,4}$/i;
const ownTopic =
  /^\/your[-_](?:name|username|user-?name|handle|calendar|meeting|event|company(?:[-_]?name)?|domain|page|profile)$/i;
const yoursAbroad = '(?:ihre?|deine?|votre|ton|tu|su|tuo|il-tuo|seu|jouw|uw|twoj[ae]?|din|ditt)';
/** "Your link" in other languages; on what is named after its owner "your name" as well. */
const pathAbroad = new RegExp(`/${yoursAbroad}[-_](?:link|lien|enlace|url)(?=$|[/?#])`, 'i');
const personalPathAbroad = new RegExp(
  `/(?:in/)?${yoursAbroad}[-_]?(?:name|nom|nombre|nome|naam|nazwa|imie|namn|navn|profile?|perfil|firma|kalender|calendrier|termin)(?=$|[/?#])`,
  'i',
);
const unrendered =
  /\{\{[^{}]{1,80}\}\}|%%[\w-]{2,40}%%|\*\|[\w:-]{2,40}\|\*|\$\{[^{}]{1,60}\}|^\[[^\]]{1,60}\]$|^(?:link|url|insert[\w -]{0,40}|todo|tbd|placeholder)$/i;
/** Links a mailer writes when it sends, and places in the page itself. */
const mailerLink = /unsub|opt[-_ ]?out|preference|subscription|view[-_ ]?(?:in|online|as)|browser|archive|forward/i;
const inPage = /\b(?:top|back|contents?|menu|skip|section|\u2191)\b|^\s*[\d\u2191^]{1,3}\s*$/i;
const talkOfSchemes =
  /\b(?:starts?|begins?|starting|beginning|prefix(?:ed)?|preceded|type|typing|scheme|protocol|without|uses?|using|via|over|from|to|the|an?|both|either|and|or|with)\s["'`(]{0,2}$/i;

export const linkPlaceholder = defineRule({
  id: 'link_placeholder',
  template: 'link_safety_v1',
  severity: 'BLOCK',
  contentTypes: messageTypes,
  channels: allChannels,
  needs: [],
  meaning: 'Links that lead nowhere: samples, empty targets, slots for a link.',
  detail: 'The link is a placeholder. Put the real address, or leave it out.',
  examples: ['https://example.com/demo', 'calendly.com/your-link', '[link]', 'http://'],
  counterExamples: ['For example, .com domains sell best.', 'https://acme.com/demo', '<a href="#top">Back to top</a>'],
  mayFind: (field) => linksOf(field).length > 0 || mayMatchAnywhere(field, slot),
  *check(field) {
    const { text } = field;
    for (const match of matchesAnywhere(field, slot)) {
      if (isInCode(text, match.index) || isMention(text, match.index)) continue;
      if (match[0].startsWith('(') && isRemark(text, match.index)) continue;
      yield { start: match.index, end: match.index + match[0].length };
    }
    for (const link of linksOf(field)) yield* judged(link, field);
  },
});

function* judged(link: Link, { text, original }: FieldText): Generator<Match> {
  const { start, end, submitted } = link;
  consider(submitted ? original : text, start, end, 'in_order');
  if (!submitted && isInCode(text, start)) return;
  if (link.label !== null && isEmptyAnchor(link)) yield { start, end, submitted };
  else if (/^https?:\/{0,2}$/i.test(link.target)) {
    if (link.label !== null || !talkOfSchemes.test(text.slice(Math.max(0, start - 24), start)))
      yield { start, end, submitted };
  } else if (isSample(link, text)) yield { start, end, submitted };
}

function isEmptyAnchor({ target, label }: Link): boolean {
  if (target === '' || target === '#') return !inPage.test(label ?? '');
  return unrendered.test(target) && !mailerLink.test(target) && !mailerLink.test(label ?? '');
}

function isSample({ target, bare, start }: Link, text: string): boolean {
  if (unnamedHost.test(target)) return true;
  const host = hostOf(target);
  if (!host || /^mailto:/i.test(target)) return false;
  if (isSampleHost(host)) return !bare || /\//.test(target) || /^www\./i.test(target) || leadsIn(text, start);
  const path = pathOf(target);
  const sample = samplePath.exec(path);
  if (sample) {
    const isGuide =
      ownTopic.test(sample[0]) &&
      !personalHosts.test(host) &&
      (guideHost.test(host) || guidePath.test(`${path.slice(0, sample.index)}/`));
    if (!isGuide || !because('others')) return true;
  }
  if (pathAbroad.test(path)) return true;
  return personalHosts.test(host) && (personalPath.test(path) || personalPathAbroad.test(path));
}

/** A bare name is a link when the sentence sends the reader there: "book at example.com". */
function leadsIn(text: string, at: number): boolean {
  return /\b(?:visit|book|here|link|demo|go to|click|register|sign up|schedule|call|time|see|watch|download|unter|besuchen sie|visitez|visite|visita|bezoek|odwied\u017a|bes\u00f6k)(?:\s(?:at|on|here|via))?\s?:?\s$/i.test(
    text.slice(Math.max(0, at - 24), at),
  );
}

/** "(link)" after a title stands for a link; "(url)" may explain a word. */
function isRemark(text: string, at: number): boolean {
  return /\b(?:the|an?|uniform resource locator|address|web address|called|shorthand|word|term)\s$/i.test(
    text.slice(Math.max(0, at - 40), at),
  );
}

/** True when a host is one that only samples use. */
export function isSampleHost(host: string): boolean {
  return sampleHost.test(host) || sampleHostAbroad.test(host);
}
