import { foldEntity } from '../evidence/evidence.ts';
import { isGivenName } from '../names/given-names.ts';
import { isOrdinaryWord } from '../names/ordinary-words.ts';
import { isOwnName } from '../names/own-names.ts';
import { isPlace } from '../names/places.ts';
import { quietened } from '../names/quietened.ts';
import { isWriters, type Writer, writerOf } from '../names/sender-company.ts';
import { isMeans, isTechnicalTerm } from '../names/technical-terms.ts';
import { wholeNames } from '../names/whole-names.ts';
import { defineRule, type Match } from '../rule.ts';
import { allChannels, messageTypes } from '../rule-scope.ts';
import { matchesNear } from '../search/near.ts';
import { sentencesWith } from '../search/sentence-facets.ts';
import { because } from '../text/let-go.ts';
import { isAsked, isInCode, isMention, type Sentence, sentenceOf } from '../text/phrase-context.ts';
import type { Range } from '../text/range.ts';
import { onOneLine } from '../text/white-space.ts';
import { isApproved } from '../wordings/approved-claims.ts';
import { customerFrames } from '../wordings/customer-reference/customer-frames.ts';
import { firmsNamed, relations } from '../wordings/customer-reference/customer-relations.ts';
import { isNoCustomer } from '../wordings/customer-reference/named-otherwise.ts';

const opener =
  /^(?:Enclosed|Attached|Should|Were|Had|Unless|Until|Before|Where|Which|Whether|Though|Although|Once|Whenever|Wherever|Whatever|However|Also|Even|Still|Then|Therefore|Instead|Meanwhile|Finally|First|Second|Next|Last|Perhaps|Maybe|Can|Could|Would|Will|Shall|May|Might|Must|Do|Does|Did|Is|Are|Was|Has|Have|How|What|Why|Who|Whoever|Just|Only|Besides|Otherwise|Sorry|Thank|Recipient(?:'s)?|Madam|Sir|Valued|Customer|Client|I'm|I've|We're|We've|Specialists?|Managers?|Executives?|Representatives?|Grateful|Congrats|Congratulations|Best|Kind|Warm|The|A|An|Our|My|Your|Their|His|Her|Its|This|That|These|Those|Many|Most|Some|All|Both|One|Two|Three|Several|Other|Others|Leading|Top|Global|Local|Hundreds|Thousands|Dozens|Over|More|Every|Each|Any|No|And|But|So|If|When|While|Since|After|Because|As|Like|With|For|In|On|At|By|To|From|We|You|They|He|She|It|I|Companies|Teams|Customers|Clients|People|Users|Brands|Firms|Businesses|Organi[sz]ations|Everyone|Anyone|Nobody|Someone|Corrected|Updated|Fixed|Changed|Noted|Booked|Logged|Entered|Recorded|Cancelled|Added|Removed|Saved|Filed|Confirmed|Received|Scheduled|Let|Today|Yesterday|Now|Here|There|Thanks|Please|Yes|Hi|Hello|Dear|Hey|Sales|Marketing|Support|Finance|Engineering|HR|IT|SaaS|B2B|B2C|SMBs?|SMEs?|AI|APIs?|CRM|ROI|GTM|VPs?|CEOs?|CFOs?|CTOs?|CMOs?|CIOs?|SDRs?|AEs?|RevOps|DevOps|Fortune|G2|Gartner|Forrester|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday|January|February|March|April|May|June|July|August|September|October|November|December|Q[1-4]|H[12]|FY\d*|Series|EU|UK|US|USA|EMEA|APAC|DACH|LATAM|Europe|European|American|British|German|French|Swiss|Belgian|Austrian|Canadian|Australian|Indian|Asian|African|Germany|France|Spain|Italy|London|Berlin|Paris|Lisbon|Boston|Austin|Chicago|Texas|California|New|San|North|South|East|West|Canada|India|China|Japan|Australia|English|GDPR|SOC|ISO|HIPAA|\d.*)$/;
/** Products that other things are done with or for, rather than customers. */
const platforms =
  /^(?:Salesforce|HubSpot|Slack|Teams|Microsoft|Google|Gmail|Outlook|Excel|Zoom|Stripe|AWS|Azure|GCP|Shopify|WordPress|Zendesk|Jira|Notion|LinkedIn|Facebook|Instagram|WhatsApp|GitHub|GitLab|Snowflake|Postgres|Windows|Linux|iOS|Android|Kubernetes|Python|Java|Twilio|Zapier|Okta|Workday|SAP|NetSuite|QuickBooks|Xero|Oracle|Pipedrive)$/;
/** What makes even a product everybody uses a customer. */
const actsForUs =
  /^,?\s(?:(?:has|have|just|also|already|recently|both|all)\s){0,2}(?:(?:rolled|took|brought|let|put|picked|chose|hired|selected|trusts?|uses?)\sus\b|(?:uses?|trusts?|chose)\sour\s(?:platform|software|product|solution)(?=\s?(?:[.,;!]|$)|\s(?:to|for|in|every|across|too)\b)|(?:is|are|became|was|were)\s(?:(?:now|also|already|one\sof)\s){0,2}(?:our|an?)\s(?:[a-z-]{3,14}\s)?(?:customers?|clients?)\b)/i;
/** The same before it: "our customers include". */
const amongOurs = /\b(?:our|my|existing) (?:[a-z]{3,12} )?(?:customers?|clients?) (?:include|includes|are|such as)\s$/i;
/** Standards and files have capitals as well: "PCI DSS Level 1", "C-2026-309". */
const noFirm =
  /\s(?:Gold|Silver|Bronze|Platinum|Act|Regulations?|Directive)$|^(?:FORS|CHAS|BREEAM|LEED|MCS|NICEIC|UKAS|BRC(?:GS)?|HACCP|FSC|PEFC|CITB|CSCS|IPAF|NEBOSH|IOSH|Ofsted|CQC|RICS|Gas Safe|SafeContractor|TrustMark|Cyber Essentials|Fortune|FTSE|Inc\.?|Series|Q[1-4]|[A-Z]{1,3}[-/]?\d|PCI|DSS|GDPR|HIPAA|SOC|ISO|FedRAMP|NIST|CMMC|FIPS|WCAG|(?:Video )?KYC)\b|^[A-Z]{1,4}[-/]?\d+[-/.\d]*$|^[A-Z]\w{0,16}-(?:[a-z]{2,12}(?:ed|ing|ant)|wide|free|based|proof|ready|safe|style|type|level|grade|shaped|like|sized?|made|grown|born|built|led|run|only|friendly|specific|compatible|capable|sensitive|compliant|approved|lit|cut|fit|ray)\b/;
/** Where something stands or takes place. */
const placeName =
  /(?:^|\s)(?:Towers?|Wharf|Terrace|Mansions|Apartments|Residences|Villas|Street|Road|Lane|Avenue|Mews|Quay|Crescent|Flats|Buildings?)$|\s(?:Estate|(?:Business|Industrial|Retail|Science|Technology|Trading|Enterprise|Office|Distribution|Leisure|Country|Water|Theme) (?:Park|Estate|Cent(?:re|er))|Court|Heights|Chambers|Arcade|Marina|Expo|Fair|Show|Summit|Conference|Congress|Forum|Messe|Festival|(?:Atlantic|Coast|Coastal|River) (?:Way|Path|Trail))$/;
/** What is written in capitals and is a thing: "the IBAN". */
const acronym =
  /^(?:(?:the|an?|our|your) )?(?:ibans?|vat|pins?|pdfs?|csvs?|urls?|rfps?|rfqs?|ndas?|dpas?|slas?|kpis?|faqs?|otps?|cvs?)$/i;
/** A post to be filled or held: "our customer Success Manager". In the plural some are firms: "Halden Engineers". */
const post =
  /\s(?:Manager|Director|Executive|Officer|Representative|Coordinator|Administrator|Supervisor)s?$|\s(?:Engineer|Specialist|Assistant|Analyst|Consultant|Developer|Designer|Accountant|Technician|Adviser|Advisor|Associate|Recruiter|Receptionist|Planner)$/;
/** Where people meet: "a day for planners at the Old Mill in Leeds". */
const venue =
  /\s(?:Mill|Barn|Hall|Manor|Abbey|Castle|Chapel|Church|Library|Museum|Pavilion|Playhouse|Theatre|Theater|Stadium|Arena|Guildhall|Racecourse|Observatory|Orangery|Boathouse)$/;
const takesPlace = /\b(?:at|in|inside|outside|near|opposite) the $/i;
/** Said of somebody else and never of the sender, though its name stands behind a greeting. */
const usesOurs =
  /^,?\s(?:[a-z]{2,12}\s){0,2}(?:uses?|trusts?|relies on|runs on|chose|rents?|buys|orders)\s(?:our(?!\sown)|us)\b/;
/** Plurals that name a trade: bakeries, retailers, contractors, dentists. */
const trade = /^[A-Z][a-z]{2,16}(?:ies|ers|ors|ists|ants|ents|ians)$/;
const oneFirm = /^\s(?:uses|trusts|relies|runs|has|is|was|chose|loves|switched)\b/i;
/** Behind the first word of a trade, "unions on", or of a heading, "from our team". A firm has a verb there: "runs on". */
const beginsPhrase =
  /^ (?:from|for|by|about|to|with|renewed|started|ended|paused|updated|confirmed|cancelled)\b|^ (?!(?:buil|depen|partner|rel|run|sell|trust|work)[a-z]{0,3}s )[a-z-]{3,16}s (?:on|in|with|using|who|that)\b/;
const hypothetical =
  /\b(?:if|could|would|might|imagine|suppose|hope to|like to|want to|whether|plan to|looking to)\s(?:\S{1,14}\s){0,4}$/i;
const press =
  /\b(?:according to|reported|announced|reportedly|techcrunch|news|press release|i (?:saw|read|heard|noticed)|as (?:reported|seen)|per (?:the )?(?:news|press|techcrunch))\b/i;

/** Where somebody worked before is no customer. */
const career =
  /\b(?:(?:he|she|they|who|i|colleague|engineer) (?:[a-z]{2,10} ){0,2}joined us|(?:used to|who) work(?:ed)? (?:at|for|with))\b/i;
/** "Your file passes to Dr. Agarwal, who has been with us since May": one of the writer's own takes over or is met. */
const personBefore =
  /\b(?:pass(?:es|ed)? (?:on )?to|taken? over by|hand(?:s|ed) over to|you(?:'ll| will) (?:see|meet)) (?:dr|prof|mr|mrs|ms|miss)\.? $/i;
const withUs =
  /^,? who has been with (?:us|our [a-z]{3,12}) (?:since|for)\b(?![^.!?]*\b(?:customers?|clients?|us(?:es?|ing|ed)|subscri\w+|orders?|buys?)\b)/i;
const supposed =
  /\b(?:if|imagine|suppose|hope|whether|plan(?:s|ned)? to|about to|competes?|competitors?|unlike|instead of|compared with|switch(?:ing)? from|integrat\w+|connects?(?! you\b)|plugin for|partners? with)\b/i;
/** Dishes, drinks, films and theatres have names as firms do. */
const kitchen =
  /\b(?:tickets?|seats?|showings?|screenings?|tables?|reservations?|bookings?) (?:at|for|of) |\bon (?:our|the) menu\b|\bwe (?:also |now |only |still )?serve\b[^.!?]{0,80}\b(?:teas?|coffees?|wines?|beers?|juices?|breakfasts?|lunch(?:es)?|dinners?|dishes|meals?|food|cakes?|pastries|sandwiches|cuisine)\b|\b(?:is|are) (?:created|made|brewed|baked|mixed|cooked|poured|distilled|fermented) (?:with|using|from|on) our\b/i;
/** In small letters, or as a sentence opens: "US" is a country. */
const ourselves =
  /\b(?:us|[Ww]e|[Oo]urs?|(?:[Tt]he|[Aa]n?|[Tt]his) (?:attached |enclosed )?(?:case study|success story))\b/;

/** With whom we do a thing ourselves is who does it for us: "we ship with DHL and UPS". */
const means =
  /\b(?:we|our [a-z]{3,12}) (?:(?:also|now|only|currently|usually|always|mostly|often|still|all) ){0,2}(?:ships?|prints?|hosts?|insures?|delivers?|sends?|banks?|pays?|packs?|stores?|cleans?|records?|signs?|fly|flies|travels?|process|bills?|invoices?|calls?|e-?mails?|scans?|weighs?|pick|picks|back(?:s)? up|translates?|monitors?) (?:(?:it|them|everything|parcels|pallets|payments?|orders|samples|all [a-z]{3,12}|our [a-z]{3,12}) )?(?:with|via|through|by|on|over) (?:the )?$/i;

const own =
  /\b(?:(?:our|my) (?:[a-z]{3,12} )?(?:team|people|crew|work|office|colleagues|desk|staff|home|headquarters|accounts?|branch|room|hall|workshop|studio)|we do|us all|us) (?:here |over )?at\s$/i;
/** "A place in our course English for Work": a title. */
const titled =
  /\bour (?:[a-z-]{3,14} )?(?:book|class|course|exhibition|magazine|module|programme|seminar|series|webinar|workshop) (?:called |on )?(?:[A-Z][\w-]+ (?:and|at|for|in|of|to|with) ){1,2}$/;
/** "I host Pints & Profits, a weekly show": what somebody makes themselves and says so. */
const makes = /\b(?:i|we) (?:also |now )?(?:host|run|edit|publish|present)\s$/i;
const ownWork =
  /^, (?:an?|our|my|the) (?:[a-z-]{2,14} ){0,3}(?:show|podcast|newsletter|magazine|blog|festival|conference|meet-?up|club|journal|community|market|series)\b/i;
/** Where writer and reader work: "I lead the data team at Brightwell", "your new contact at Northgate", "you run field service at Alder". */
const atWork =
  /\b(?:i(?:'m| am)?|you(?:'re| are)?) (?:[a-z]{2,9} )?(?:lead(?:ing)?|head(?:ing)?(?: up)?|run(?:ning)?|manag(?:e|ing)|oversee(?:ing)?|work(?:ing)?|look after|the|an?|in charge of|responsible for|vp|head|director) (?:(?!(?:that|which|who|and|for|with|our|my)\b)[a-z-]{2,14} ){0,4}?(?:(?:team|department|sales|marketing|partnerships?|growth|data|product|operations|ops|finance|hr|people|support|service|procurement|purchasing|logistics|engineering|it|success|customers|accounts|communications|design|research|manager|director|lead|head|officer|coordinator|analyst|consultant|engineer|buyer|planner) )?(?:here |over )?at\s$|\byour (?:new |old |usual |main )?(?:contact|account manager|advis[eo]r|representative|rep|consultant|role|job|work|position|team|colleagues?|office) (?:here |over |in [a-z]{2,12} )?at\s(?:(?-i:[A-Z])[\w&-]{1,20}\s){0,2}$/i;
/** "I look after the archive at Tanglewood, where we": where somebody works who writes. */
const ownPost =
  /\bi(?:'m| am|'ve)? (?:[a-z]{2,9} )?(?:look after|work(?:ing)?|run(?:ning)?|lead(?:ing)?|head(?:ing)?|manag(?:e|ing)|teach|coordinate|in charge of|responsible for|started|joined)\b[^.!?]{0,50}\bat\s$/i;

/** "Companies such as": what the names are examples of goes with them, or the replacement would be an example of itself. */
const asExample =
  /(?:\b(?:our|many|some|other|several|leading|big|large|global|well-known)\s){0,2}\b(?:(?:companies|teams|brands|firms|organi[sz]ations|businesses|leaders|enterprises|names|startups|retailers|banks|agencies|vendors|customers|clients|users|others)(?: like| such as|,? including)|the likes of)\s$/i;

function asks({ isQuestion, text }: Sentence): boolean {
  return (
    /^\W*(?:do|does|did|is|are|has|have|what|how|who|when|where|why|which)\b/i.test(text) && isAsked({ isQuestion })
  );
}

/** What people speak: "interpreters in Pashto and Dari for courts". */
const language =
  /^(?:Amharic|Arabic|Bengali|Cantonese|Dari|Farsi|Gaelic|Gujarati|Hausa|Hindi|Igbo|Kurdish|Kurmanji|Mandarin|Marathi|Nepali|Pashto|Punjabi|Sinhala|Somali|Sorani|Swahili|Tagalog|Tamil|Telugu|Tigrinya|Urdu|Xhosa|Yoruba|Zulu)$/;
/** Of these every country has its own, and no one is named. */
const anyCountrys =
  /^(?:The )?(?:Police|Army|Navy|Air Force|Military|Fire (?:Brigade|Service)|Ambulance Service|Coast ?guard|Government|Council|Ministry|Parliament|Church|State)$/;

export const customerReference = defineRule({
  id: 'customer_reference',
  template: 'commercial_commitments_v1',
  severity: 'WARN',
  contentTypes: messageTypes,
  channels: allChannels,
  needs: [],
  uses: ['contact', 'recipient'],
  settings: ['approved_references', 'approved_claims', 'own_names', 'competitor_list'],
  looksFor: () => [...customerFrames.items, ...relations],
  meaning: 'Customers named without approval.',
  detail:
    'The text names a customer that is not among the approved references. Speak of companies in the same industry.',
  saferAlternative: 'companies in your industry',
  examples: ["We power Globex's support."],
  counterExamples: ['We power support for companies like yours.', 'I read that Globex raised a round.'],
  *check(field, { settings, contact, recipient }) {
    const text = quietened(field.text);
    const heard = { text, near: field.near, hits: field.hits };
    let known: ReadonlySet<string> | undefined;
    let writer: Writer | undefined;
    const isSenders = (firm: string): boolean => {
      writer ??= writerOf(text);
      return isOwnName(firm, settings.own_names) || isWriters(writer, firm);
    };
    const seen: Range[] = [];
    const judge = function* (listed: string, at: number, sentence: Sentence): Generator<Match> {
      const names = wholeNames(listed, text.slice(at + listed.length, at + listed.length + 1));
      // "T-shirts", "X-rays"; "I'll use our own".
      if (names === '' || /^[A-Z]-[a-z]+$|^[A-Z]\d{1,2}s$|^I'[a-z]{1,2}$/.test(names)) return;
      // A name on a line of its own, and a firm below it: whoever signs.
      if (/[\w.]\n/.test(listed) && /(?:^|\n)\s*$/.test(text.slice(0, at)) && because('own_company')) return;
      if (isMention(text, at) || isInCode(text, at) || (press.test(sentence.text) && because('others'))) return;
      // "Bakeries cut waste with us": a plural at the head of its sentence is a trade, unless its verb makes it one firm.
      if (
        trade.test(names) &&
        at === sentence.start &&
        !oneFirm.test(text.slice(at + names.length, at + names.length + 12))
      )
        return;
      // "Credit unions on our platform", "Answer from our team": a trade of two words, or a heading.
      if (
        (at === sentence.start || /^(?:re|fwd?):\s$/i.test(text.slice(sentence.start, at))) &&
        !names.includes(' ') &&
        isOrdinaryWord(names.toLowerCase()) &&
        beginsPhrase.test(text.slice(at + names.length, at + names.length + 24))
      )
        return;
      if (isNoCustomer(text, at + names.length)) return;
      if ((career.test(sentence.text) || kitchen.test(sentence.text)) && because('others')) return;
      // "Our team at Northwind" and "what we do at Northwind" name the sender's own firm.
      const leading = text.slice(sentence.start, at);
      // "Dear customer, Acme is", and "you are a customer at Acme": the sender.
      if (
        /^\W*(?:dear|hello|hi|hey|greetings)\b[^.!?,]{0,40}[,\s-]{1,3}$/i.test(leading) &&
        !usesOurs.test(text.slice(at + names.length, at + names.length + 48))
      )
        return;
      if (
        /\byou(?:'re| are) (?:an?|one of (?:our|the)) (?:[a-z-]{3,14} ){0,2}(?:customers?|clients?|members?) (?:at|of|with) $/i.test(
          leading,
        )
      )
        return;
      // "Jane, protect your home": a verb with a capital, and what it acts on.
      if (!names.includes(' ') && /^\s(?:your|our|my)\b/i.test(text.slice(at + names.length, at + names.length + 6)))
        return;
      if (own.test(text.slice(Math.max(sentence.start, at - 40), at)) || titled.test(onOneLine(leading))) return;
      if (
        makes.test(onOneLine(leading)) &&
        ownWork.test(onOneLine(text.slice(at + names.length, at + names.length + 60)))
      )
        return;
      if (atWork.test(text.slice(Math.max(sentence.start, at - 90), at)) && because('own_company')) return;
      if (means.test(leading.slice(-90).replace(/\s+/g, ' ')) && because('others')) return;
      const ahead = text.slice(at + names.length, at + names.length + 12);
      if (/^,? where we\b/.test(ahead) && ownPost.test(text.slice(Math.max(sentence.start, at - 90), at))) return;
      if (
        personBefore.test(onOneLine(text.slice(Math.max(0, at - 30), at))) &&
        withUs.test(onOneLine(text.slice(at + names.length, at + names.length + 120))) &&
        because('another_sense')
      )
        return;
      // Where every word is in capitals, no name can be told from a word.
      if (sentence.text === sentence.text.toUpperCase()) return;
      known ??= new Set(
        [
          ...settings.approved_references,
          ...settings.own_names,
          ...settings.competitor_list,
          contact?.company ?? '',
          domainLabel(recipient),
        ]
          .map(foldEntity)
          .filter((entry) => entry !== ''),
      );
      const span = customers(names, known, leading, text.slice(at + names.length, at + names.length + 60));
      if (!span) return;
      const start = at + span.start;
      const end = at + span.end;
      if (venue.test(text.slice(start, end)) && takesPlace.test(text.slice(sentence.start, start).replace(/\s+/g, ' ')))
        return;
      // "Second Shift" is the writer's where "Shift" alone is nobody's.
      if ((isSenders(text.slice(start, end)) || isSenders(names)) && because('own_company')) return;
      if (seen.some((other) => start < other.end && other.start < end)) return;
      if (isApproved(text, start, end, settings.approved_claims)) return;
      seen.push({ start, end });
      const after = text.slice(end, end + 24);
      const possessive = /^'s\b/.test(after);
      yield {
        start: possessive ? start : start - (asExample.exec(text.slice(sentence.start, start))?.[0].length ?? 0),
        end: possessive ? end + 2 : end,
        saferAlternative: possessive
          ? "your peers'"
          : /^\s+(?:uses|relies|trusts|runs|loves|depends|works|is|has|was)\b/i.test(after)
            ? 'a company in your industry'
            : 'companies in your industry',
        confidence: 0.75,
      };
    };
    for (const expression of customerFrames.liveIn(heard)) {
      for (const match of matchesNear(heard, expression)) {
        const names = match.groups?.names;
        if (names === undefined) continue;
        const start = match.index + match[0].indexOf(names);
        const sentence = sentenceOf(text, start, start + names.length);
        const product = match.groups?.ours;
        // "Bakeries use Rotabee" names no firm, and "Globex uses Xero" no product of the sender.
        if (
          product &&
          (/\.\s|\s(?:and|&)\sI$/.test(names) ||
            (!names.includes(' ') && isOrdinaryWord(names.toLowerCase())) ||
            !isSenders(product))
        )
          continue;
        // "Our bookkeeper Maud uses it": a person, by what they do.
        if (product && /\b(?:our|my|your|the) (?:[a-z-]{3,14} ){1,3}$/i.test(text.slice(sentence.start, start)))
          continue;
        if ((hypothetical.test(text.slice(sentence.start, match.index + 1)) && because('supposed')) || asks(sentence))
          continue;
        yield* judge(names, start, sentence);
      }
    }
    for (const { start, sentence } of sentencesWith(heard, relations)) {
      if (isAsked(sentence)) continue;
      if (hypothetical.test(text.slice(sentence.start, start + 1)) && because('supposed')) continue;
      if ((supposed.test(sentence.text) && because('supposed')) || !ourselves.test(sentence.text)) continue;
      for (const firm of firmsNamed(sentence.text)) {
        if (!hypothetical.test(sentence.text.slice(0, firm.start)))
          yield* judge(firm.names, sentence.start + firm.start, sentence);
      }
    }
  },
});

/** "Excel files", "Amazon sellers": what comes in a format, runs on a product or deals on a market. */
const attributeOf =
  /^\s{1,8}(?:data\b|records?\b|contacts?\b|files?|exports?|imports?|formats?|questions|documents|sheets|spreadsheets|formulas|macros|scripts|sellers|resellers|merchants|logins?|tables|databases|developers|plugins|certificates|standards|panels|cells|lamps|bulbs|batteries|laptops|phones|printers|cards|systems)\b/;

/**
 * The part of a list of names that holds customers nobody approved, or null; `before` and `after` are what stands around
 * the list in its sentence.
 */
function customers(
  names: string,
  known: ReadonlySet<string>,
  before: string,
  after: string,
): { start: number; end: number } | null {
  if (attributeOf.test(after)) return null;
  const found: Range[] = [];
  for (const part of names.matchAll(/(?:(?!,|\s(?:and|or|&)\s)[^\n]|\n){1,80}/gi)) {
    const offset = /^[\s,]*(?:(?:and|or|&)\s+)?/i.exec(part[0])?.[0].length ?? 0;
    // A name ends where its sentence does: "our Account Specialists. We".
    let word = part[0]
      .slice(offset)
      .replace(/(?<=[a-z]{3})\.\s.*$/, '')
      .replace(/[.\s-]+$/, '');
    let start = part.index + offset;
    // A verb or an article with a capital, because its sentence opens there, is no part of the name.
    const first = /^(\S+)\s+/.exec(word);
    if (
      first &&
      opener.test(first[1] ?? '') &&
      !/^(?:The|New|San|North|South|East|West|American|Global|First)$/.test(first[1] ?? '')
    ) {
      start += first[0].length;
      word = word.slice(first[0].length);
    }
    if (isGivenName(word.toLowerCase()) || /^(?:Mr|Mrs|Ms|Dr)\b/.test(word)) continue;
    if (
      word.length < 2 ||
      opener.test(word) ||
      noFirm.test(word) ||
      anyCountrys.test(word) ||
      language.test(word) ||
      acronym.test(word) ||
      post.test(word) ||
      isTechnicalTerm(word) ||
      isMeans(word, before, after) ||
      /^of\s/.test(word) ||
      isPlace(word)
    )
      continue;
    const behind = names.slice(start + word.length) + after;
    if (placeName.test(word) || isNumbered(word, behind)) continue;
    // "Cooper's Quay", whose name ends before the apostrophe.
    if (placeName.test(/^['\u2019]s( [A-Z][a-z]{2,12})/.exec(behind)?.[1] ?? '')) continue;
    if (platforms.test(word) && !actsForUs.test(after) && !amongOurs.test(before)) continue;
    const folded = foldEntity(word);
    if (
      known.has(folded) ||
      [...known].some((entry) => folded.startsWith(`${entry} `) || entry.startsWith(`${folded} `))
    ) {
      because('approved');
      continue;
    }
    found.push({ start, end: start + word.length });
  }
  const [first] = found;
  const last = found.at(-1);
  return first && last ? { start: first.start, end: last.end } : null;
}

/** "Flat 12", "Form M", "our reference MA/3371": a word with a number or one letter behind it is one of several. */
function isNumbered(word: string, behind: string): boolean {
  return (
    /^\/\d/.test(behind) || (/^\s?(?:#?\d|(?<=\s)[A-Z](?![\w'&.-]))/.test(behind) && isOrdinaryWord(word.toLowerCase()))
  );
}

function domainLabel(recipient: string | undefined): string {
  if (!recipient?.includes('@')) return '';
  return (
    recipient
      .slice(recipient.lastIndexOf('@') + 1)
      .split('.')
      .at(-2) ?? ''
  );
}
