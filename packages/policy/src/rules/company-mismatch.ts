import { foldEntity } from '../evidence/evidence.ts';
import { everydayNames } from '../names/everyday-names.ts';
import { foldName, isGivenName } from '../names/given-names.ts';
import { isOrdinaryWord } from '../names/ordinary-words.ts';
import { isOwnName } from '../names/own-names.ts';
import { isPlace } from '../names/places.ts';
import { quietened } from '../names/quietened.ts';
import { isSameCompany, type RightCompany, rightCompany } from '../names/right-company.ts';
import { isWriters, type Writer, writerOf } from '../names/sender-company.ts';
import { isTechnicalTerm } from '../names/technical-terms.ts';
import { defineRule } from '../rule.ts';
import { allChannels, messageTypes } from '../rule-scope.ts';
import { ExpressionList } from '../search/expression-list.ts';
import { matchesAround, noMatches } from '../search/near.ts';
import { anyOf } from '../search/pattern.ts';
import type { Contact } from '../send-inputs.ts';
import { because } from '../text/let-go.ts';
import { isInCode, isMention, sentenceOf } from '../text/phrase-context.ts';
import { overlapsAny, type Range } from '../text/range.ts';
import { type CompanySlot, companySlots } from '../wordings/company-mismatch/company-slots.ts';
import { loneFirms } from '../wordings/company-mismatch/lone-firms.ts';
import {
  elsewhere,
  former,
  looseReaderSlots,
  openReaderSlots,
  readerSlots,
  subjectSlots,
} from '../wordings/company-mismatch/reader-company.ts';

interface Slot extends CompanySlot {
  readonly isOpen: boolean;
  /** Filled in subjects alone, which speak to the reader in any case. */
  readonly isOfSubject?: boolean;
}
const everySlot: readonly Slot[] = [
  ...companySlots.map((slot) => ({ ...slot, isOpen: false })),
  ...readerSlots.map((expression) => ({ expression, isLoose: false, isOpen: false })),
  ...looseReaderSlots.map((expression) => ({ expression, isLoose: true, isOpen: false })),
  ...openReaderSlots.map((expression) => ({ expression, isLoose: true, isOpen: true })),
  ...subjectSlots.map((expression) => ({ expression, isLoose: true, isOpen: true, isOfSubject: true })),
];
const slotList = new ExpressionList(everySlot, ({ expression }) => expression);
const spoken =
  /\b(?:look(?:ing)? forward|you|your|yours|we|our|us|i|i'm|i'd|let|dear|hi|hello|thanks|happy|glad|hope|congrat\w{0,11}|kudos)\b|\?/i;
/** Products everybody works with, and firms everybody writes about. */
const household = new RegExp(
  `^(?:${everydayNames}|power bi|erp|crm|gdpr|iso|hr|it|vat|hmrc|irs|dhl|fedex|ups|dpd|usps|royal mail|customs|companies house|barclays|lloyds|hsbc|natwest|santander|paypal|visa|mastercard|toyota|ford|volvo|spotify|netflix|vodafone|calendly|bosch|siemens|philips|samsung|ikea|tesco|aldi|lidl|walmart|costco|screwfix|starbucks|mcdonald|booking\\.com|airbnb|uber)\\b`,
  'i',
);
const notCompany =
  /^(?:monday|tuesday|wednesday|thursday|friday|saturday|sunday|january|february|march|april|may|june|july|august|september|october|november|december|q[1-4]|h[12]|hq|hr|it|i|we|you|he|she|they|the|this|that|our|your|my|a|an|in|on|at|eod|gmt|cet|est|pst|utc|b2b|b2c|saas|ai|us|usa|uk|eu|emea|apac|latam|europe|america|asia|africa|crm|sdrs?|bdrs?|vps?|cmos?|ctos?|ceos?|cfos?|scale|work|home|once|least|all|none|null|nil|nan|undefined|unknown|black friday|cyber monday|christmas|\d[\w,.%]*|\d{1,4}[a-z]?\s.{1,60}|(?!g2$|o2$|f5$|c3$)[a-z]{1,3}-?\d{1,5}[a-z]?(?:\s(?:and|&)\s[a-z]{1,3}-?\d{1,5}[a-z]?){0,3})$/i;
const eventOrPlace =
  /\b(?:summit|conference|expo|fest(?:ival)?|forum|week|day|world|con|meetup|webinar|university|college|school|airport|station|hotel|centre|center|tower|campus|plaza|street|avenue|london|paris|berlin|new york|lisbon|madrid|amsterdam|dublin|boston|chicago|austin|seattle|san francisco|tokyo|sydney|toronto|munich|zurich|stockholm|dreamforce|saastr|davos|ces|inbound)\b|\d{4}$/i;
/** Trade fairs and gatherings by how they are written, "LogiMAT" and "KubeCon", and schools by their initials. */
const gathering =
  /[a-z](?:MAT|Con|Conf|Fest|Days|Expo|Camp|Fair)$|\b(?:[Mm]esse|[Ff]airs?|[Cc]ongress|[Ss]ymposium)\b|^(?:TU|FH|ETH|LMU|RWTH|MIT|UCL|LSE)\b/;
/** "The Chamber", "the Green party": bodies without a name of their own, or with one that no firm has. */
const nameless =
  /^(?:chamber|council|guild|ministry|embassy|consulate|parish|church|cathedral|abbey|mosque|synagogue|temple|society|association|federation|union|academy|institute|museum|library|hospital|clinic|shelter|club|court|treasury|senate|parliament|commission|committee|authority|agency|bureau|theatre|opera|lodge|police|army|navy|coastguard|government|rotary|scouts|guides|red cross)$/i;
const political =
  /^(?:green|labou?r|conservative|tory|democratic|republican|liberal(?: democrat)?|socialist|pirate|christmas|garden|office|summer|birthday)$/i;
/** "The Harvest supper". */
const occasion =
  /^\s(?:supper|lunch|dinner|breakfast|fair|festival|market|ball|f[e\u00ea]te|concert|picnic|regatta)\b/i;
/** What somebody has with another firm and joins to the sender's product. */
const linked =
  /^\s(?:account|workspace|instance|inbox|e-?mail)\s(?:is|was|has\sbeen)\s(?:now\s|already\s|not\s)?(?:linked|connected|disconnected|synced|paired)\b/;
/** "Hi Sales team", "your Gold contract", "your staff at Unit 4": a part of a firm, of its house or its year, not a firm. */
const part = new RegExp(
  `^(?:(?:${anyOf(`sales marketing finance support engineering product legal operations procurement purchasing billing payroll
  accounts? accounting payable receivable credit control compliance logistics dispatch shipping bookings? reservations
  reception admin office offices partnerships events press media recruiting recruitment hr it security success customer service revenue
  growth design research people talent data and & kitchen front desk house day night early late morning evening weekend
  shift floor ground head main regional local central area first second third upper lower north south east west building block
  unit gate plant pier dock bay hall hangar terminal warehouse depot store site room level line platform ward wing section zone
  phase year grade class team stage group goods inwards quality safety facilities maintenance housekeeping catering cleaning
  production assembly packing picking post canteen helpdesk lab editorial premium standard business pro basic plus gold silver
  bronze platinum starter enterprise essential advanced free trial christmas easter summer winter spring autumn board project one two
  three four five six (?:rev|dev|sec|devsec|fin|ml|data|biz|people|cloud|platform|net|sys|sales|marketing)?ops scrum agile kanban qa ux ui seo gtm
  sre infra devrel infosec npd qc hse ehs she pmo cx bi ci fpa ap ar grc soc noc iam esg pr csr abm dtc fm mro edi wms mes plc scm vmi mis ppc [a-z] \\d{1,4}[a-z]?`)})(?:\\s|$))+$`,
  'i',
);
/** "The post of Senior Buyer". */
const title = /^(?:senior|junior|deputy|assistant|associate|principal|chief|head|acting|interim)\s/i;
/** A greeting is to a person: "Hi Dana, your team was quick". */
const greeted =
  /^(?:hi|hello|hey|dear|hiya|hallo|hola|bonjour|ciao|thanks|thank|cheers|sorry|morning|afternoon|evening|welcome|congrats|congratulations|bye)(?:\s|$)/i;
/** A subject is not signed, but what has accounts and plans is the sender's product. */
const ofProduct =
  /^\s(?:account|app|portal|workspace|subscription|plan|login|log-?in|trial|dashboard|password|invoice)s?\b/i;
const greeting =
  /(?:^|\n|[.!?]\s)\s*(?:hi|hello|hey|dear|hiya|hallo|hola|bonjour|ciao|thanks|thank\syou|many\sthanks|cheers|sorry|good\s(?:morning|afternoon|evening|day)|morning|welcome|congrats|congratulations)(?:\s(?:again|there|so much|back))?,?\s$/i;

export const companyMismatch = defineRule({
  id: 'company_mismatch',
  template: 'recipient_integrity_v1',
  severity: 'BLOCK',
  contentTypes: messageTypes,
  channels: allChannels,
  needs: ['recipient', 'contact'],
  settings: ['own_names', 'competitor_list'],
  literals:
    `you_at_ you_all_at_ a_look look_at caught_my caught_our ^given_ considering_ seeing_ done_ question_ team_bei_ kollegen_bei_ kolleginnen_bei_ rolle_bei_ position_bei_ stelle_bei_ arbeit_bei_ abteilung_bei_ _chez_ _bij_ forward_to hope_ trust_ regards thanks_to wishes_to love_to ^our_ suppose presume expect ^dear_ ^hi_ ^hello_ ^hey_ ^the_ ^because_ ^with_ ^since_ ^at_ ^who_ anyone_ someone_ somebody_ whoever_ everyone_ see_ saw_ know_ heard_ hear_ guess suspect imagine sure assume gather understand wonder feel_ reckon figure learn spotted mentioned said_ told_ ^what_ ^where_ ^why_ ^when_ browsed looking_ looked_ reading_ going_ studying_ checking_ draft deck estimate slot seat sample pilot savings numbers space workshop trial place_ let's_ let_us let_me love_to delighted happy_to like_to ready_to want_to 's_ your ^you over_at back_at following_ tracking_ admir impressed_ show_the_ meet_the_ make_sense_for
    worth_it_for worthwhile_for careers_page home_page homepage pricing_page landing_page noticed_ came_across_
    think_ believe_ confident_ convinced_ ^as_ help support ^save benefit ^get_ ^is_ ^are_ ^does_ ^has_ ^would_
    ^will_ ^could_ ^can_ fit_for portal_for training_for sandbox_for logins_for licences_for licenses_for go-live_for idea proposal plan demo audit report quote offer recommend suggest thoughts
    specific tailored prepared built relevant partner work set_up onboard welcome things ^life everything
    business growth hiring folks where_you_ if_ whether_ invite_ introduce_ onboard_ equip_ supply_ everyone_ everybody_ rest_of look_like looks_like ^how_ ^have_ ^see_ ^count_ ^saves ^saving ^cost ^bet_ ^wish ^spare_ ^switch_ ^serve_ ^enable_ ^convince_ ^bring_ ^move_ ^pitch_ i_wrote wrote_this written_ made_this recorded_ drafted_ sketched_ put_together discovered_ stumbled_ fits_ suits_ such_as_yours like_yours companies_like with_us from_us come_across inspired_by talk_about chat_about hear_about learn_about curious_to keen_to deserves_ needs_better needs_a_better visited_ checked_out browsed_ cut_ reduce_ improve_ increase_ writing_to_ reaching_out_to_ job_at_ things_at_ year_at_ results_at_ fortunate_ lucky_`
      .split(/\s+/)
      .map((word) => word.replaceAll('_', ' ')),
  meaning: "The recipient's company is called by its name, not by another company's.",
  detail: 'The text names another company as the one of the recipient. Correct the name.',
  examples: ['your team at Globex, to a contact of Initech'],
  counterExamples: ['companies like Globex', 'Globex (now Initech)'],
  *check(field, { recipient, contact, settings }) {
    const ownNames = settings.own_names;
    const text = quietened(field.text);
    const heard = { text, hits: field.hits };
    let right: RightCompany | null | undefined;
    let writer: Writer | undefined;
    const seen: Range[] = [];
    for (const slot of slotList.liveIn(heard)) {
      if (slot.isOfSubject && field.name !== 'subject') continue;
      const matches = matchesAround(heard, slot.expression);
      if (matches === noMatches) continue;
      const { isLoose, isOpen } = slot;
      for (const match of matches) {
        // Only once something matched: most texts name no company in such a place.
        right ??= rightCompany(text, recipient, contact);
        if (right === null) return;
        const { known } = right;
        const name = trimmedName(match[1] ?? '');
        const start = match.index + match[0].lastIndexOf(match[1] ?? '');
        const end = start + name.length;
        if (name === '' || overlapsAny(seen, start, end)) continue;
        // A text that speaks to nobody is about the firms it names.
        if (isLoose && !slot.isOfSubject && !spoken.test(text) && because('others')) continue;
        if (slot.isOfSubject && isOrdinaryWord((name.split(/\s/)[0] ?? '').toLowerCase())) continue;
        if (notCompany.test(name) || household.test(name) || eventOrPlace.test(name) || gathering.test(name)) continue;
        if (isLoose && linked.test(text.slice(end, end + 40)) && because('others')) continue;
        if (part.test(name) && because('own_company')) continue;
        if (isPlace(name) || isTechnicalTerm(name) || greeted.test(name) || title.test(name)) continue;
        if (nameless.test(name) && /\bthe\s$/i.test(text.slice(Math.max(0, start - 5), start))) continue;
        if (isOrdinaryWord(name.toLowerCase()) && occasion.test(text.slice(end, end + 12))) continue;
        if (political.test(name) && /^\sparty\b/i.test(text.slice(end, end + 7))) continue;
        if (/^,/.test(text.slice(end)) && greeting.test(text.slice(Math.max(0, start - 40), start))) continue;
        if (isLoose && right.named && because('own_company')) continue;
        if (field.name === 'subject' && ofProduct.test(text.slice(end, end + 16)) && because('own_company')) continue;
        // Another rule's matter: a rival may stand wherever a supplier may.
        if (isLoose && isOwnName(name, settings.competitor_list)) continue;
        if (isLoose && (!/[a-z]/.test(name) || (isGivenName(name.split(/\s/)[0] ?? '') && because('others')))) continue;
        if (/^\sre:|^\s?'\d\d/.test(text.slice(end, end + 5)) || (isPerson(name, contact) && because('on_record')))
          continue;
        if (known.some((each) => isSameCompany(name, each)) && because('own_company')) continue;
        writer ??= writerOf(text);
        if ((isOwnName(name, ownNames) || isWriters(writer, name)) && because('own_company')) continue;
        const sentence = sentenceOf(text, start, end);
        if (isOpen && elsewhere.test(sentence.text) && because('others')) continue;
        // The first word of a sentence has its capital in any case.
        if (isLoose && start === sentence.start && isOrdinaryWord(name.toLowerCase())) continue;
        if (isSenders(text.slice(sentence.start, start), text.slice(end, end + 90)) && because('own_company')) continue;
        if (
          (former.test(text.slice(Math.max(sentence.start, start - 90), start)) ||
            /^['\u2019]s\s(?:customers?|users|competitors?|alumni)\b/.test(text.slice(end, end + 14)) ||
            /^,\s(?:your|the|a)\s(?:previous|former|last|old|earlier|first)\b/.test(text.slice(end, end + 24))) &&
          because('others')
        )
          continue;
        // "Globex (now Initech)" and "Globex, part of Initech" know the right name.
        const around = foldEntity(text.slice(sentence.start, end + 60));
        if (known.some((each) => each.length > 2 && around.includes(each)) && because('own_company')) continue;
        if (isInCode(text, start) || isMention(text, start)) continue;
        seen.push({ start, end });
        yield {
          start,
          end,
          detail: `The text names ${name} as the recipient's company, which is not the one on record. Correct the name.`,
          // A customer or a tool may stand there as well.
          mild: isLoose,
          confidence: isLoose ? 0.75 : 0.9,
        };
      }
    }
    if (ownNames.length === 0 || seen.length > 0) return;
    right ??= rightCompany(text, recipient, contact);
    if (right === null || right.named) return;
    const { known } = right;
    const others = loneFirms(text).filter(
      ({ name }) =>
        !notCompany.test(name) &&
        !household.test(name) &&
        !eventOrPlace.test(name) &&
        !part.test(name) &&
        !isPlace(name) &&
        !isPerson(name, contact) &&
        !isOwnName(name, ownNames) &&
        !isOwnName(name, settings.competitor_list) &&
        !known.some((each) => isSameCompany(name, each)),
    );
    // Of several firms in a message none need be the reader's.
    const [firm] = others;
    if (!firm || others.some(({ name }) => !isSameCompany(name, foldEntity(firm.name)))) return;
    yield {
      start: firm.start,
      end: firm.start + firm.name.length,
      detail: `The text speaks of ${firm.name} and never of the company on record. Correct the name if the recipient's is meant.`,
      mild: true,
      confidence: 0.6,
    };
  },
});

/** "What we do at Northwind" and "the Northwind team is here to help" speak of the sender's own firm. */
function isSenders(before: string, after: string): boolean {
  return (
    /\b(?:we|us|me)\b(?: all| both)?(?: (?:do|are doing|here|work|build|offer))?(?: over| here)? at\s$/i.test(before) ||
    /^\W*(?:I(?:['\u2019]m| am)|[Ww]e(?:['\u2019]re| are)) (?:the|an?|one of|in charge|responsible)\b(?![^.!?\n]*\byou)/.test(
      before,
    ) ||
    // A team that does something for "you" is not the reader's own.
    /^\s(?:team|crew|folks|people|support|staff|office)\s[^.!?\n]{2,60}?\b(?:your?|yours)\b/i.test(after) ||
    /^\s(?:team|crew|folks|people|family|support|staff)\s(?:(?:is|are)\s(?:always\s)?(?:here|happy|glad|ready|delighted|available|at your)|looks?\sforward|wish(?:es)?|thanks?|will\sbe\s(?:happy|glad))\b/i.test(
      after,
    )
  );
}

function isPerson(name: string, { first_name: first, last_name: last }: Contact): boolean {
  const folded = foldName(name);
  return [first, last, `${first} ${last}`].some((part) => part && foldName(part) === folded);
}

/** Without a possessive, a trailing dot and the words of the sentence that happen to begin with a capital. */
function trimmedName(written: string): string {
  return written
    .replace(/['\u2019]s?(?:\s.*)?$/, '')
    .replace(/[.&-]+(?:\s.*)?$/, (tail) => (/^\.\s?(?:Inc|Ltd|Co|Corp|com|io|ai)/.test(tail) ? tail : ''))
    .replace(
      /\s(?:I|We|You|It|The|This|That|They|Is|Are|Would|Could|If|And|But|So|Let|Best|Thanks|Hi|Team|Have|Here|My|Our)(?:\s.*)?$/,
      '',
    )
    .trim();
}
