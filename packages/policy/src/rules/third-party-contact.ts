import { isTheirsAbroad } from '../names/contacts-abroad.ts';
import { isGivenName } from '../names/given-names.ts';
import { holdsOwnName } from '../names/own-names.ts';
import { type Writer, writerOf } from '../names/sender-company.ts';
import { defineRule, type Match } from '../rule.ts';
import { allChannels, messageTypes } from '../rule-scope.ts';
import { findBankAccounts } from '../secrets/find-bank-accounts.ts';
import { findContacts } from '../secrets/find-contacts.ts';
import { findGovernmentIds } from '../secrets/find-government-ids.ts';
import { findPaymentCards } from '../secrets/find-payment-cards.ts';
import { abroadIn } from '../text/is-abroad.ts';
import { aside, because, consider } from '../text/let-go.ts';
import { isInCode } from '../text/phrase-context.ts';
import { overlapsAny, type Range } from '../text/range.ts';
import { signatureStart } from '../text/signature-block.ts';
import { digitsIn, holdsAny } from '../text/signs.ts';

/** Mailboxes of a role, not of a person. */
const role =
  /^(?:info|hello|hi|hey|sales|support|help|helpdesk|service|customer\.?(?:service|care|support|success)|care|contact|contactus|office|admin|administrator|team|press|media|pr|marketing|billing|invoices?|accounts?|accounting|accounts\.?(?:payable|receivable)|ap|ar|finance|legal|privacy|dpo|gdpr|security|abuse|postmaster|webmaster|hostmaster|no-?reply|do-?not-?reply|noreply|notifications?|news|newsletter|updates|unsubscribe|optout|opt-out|remove|stop|jobs|careers|recruiting|recruitment|talent|hr|people|partners?|partnerships|events?|bookings?|reservations|reception|orders?|returns|refunds|feedback|complaints|success|onboarding|training|community|members?|membership|investors?|ir|procurement|purchasing|enquir(?:y|ies)|inquir(?:y|ies)|mail|post|editor|desk|it|ops|operations|devops|api|dev|developers?|webinars?|demo|trial|welcome|compliance|ethics|whistleblower|rsvp|statements?|receipts?|payments?|remittances?|payroll|credit-?control|collections?|dispatch|deliver(?:y|ies)|logistics|shipping|warehouse|stores?|tracking|quotes?|estimates?|claims|repairs|maintenance|lettings|rentals|leasing|parking|tickets?|box-?office|volunteers?|donations?|fundraising|admissions|enrolments?|library|archives?|studio|workshop|kitchen|shop|web|hotel|front-?(?:desk|office)|concierge|catering|safety|quality|facilities|planning|scheduling|rota|timesheets?|pensions|benefits|tenders|bids|projects?|technical|alerts?|reports?|surveys?|permissions|submissions?|editorial|letters|clerk|treasurer|secretary|trustees|facturen|facturation|factures|compta(?:bilite)?|crediteuren|debiteuren|administratie|amministrazione|acquisti|ordini|vendite|prenotazioni|ufficio|contabilidade|contabilidad|financeiro|facturacion|pedidos|rechnung(?:en)?|verwaltung|einkauf|empfang|service-?client|accueil|commandes?|klantenservice|bestellingen|verkoop|receptie|biuro|faktury?|kontakt|vertrieb|buchhaltung|ventas|soporte|comercial|atendimento|bewerbung(?:en)?|gesch(?:ae|a)ftsstelle|sekretariat|secretariaa?t|segreteria|secretaria|anmeldung|reservierung(?:en)?|reservas|recrutement|inscriptions?|administra(?:cion|cao|tion)|zamowienia|sklep|kundtjanst|bokning|bonjour|ciao|hola)(?:[+._-][\w+.-]{0,40})?$/i;

const freeMail =
  /^(?:gmail|googlemail|outlook|hotmail|live|msn|yahoo|ymail|icloud|me|mac|aol|proton(?:mail)?|pm|gmx|web|mail|zoho|yandex|fastmail|hey|t-online|orange|free|libero|qq|163)\.[a-z.]{2,8}$/i;

/** Shortest name of a site by which a firm in a signature is known again. */
const SHORTEST_SITE = 5;

/** The address or number is the writer's, the company's or the reader's. */
const ours =
  /\b(?:give us a (?:call|ring|bell|shout)\b[^.\n]{0,40}|(?:call|text|ring|phone|dial|e-?mail|mail|message|write(?: to)?|reach|contact|ping|whatsapp|sms|fax|catch|get|tell|let|join|follow|page|buzz)(?: (?:out to|back to|hold of))? (?:me|us)\b|\b(?:find|reach|contact|call|text|e-?mail|write|message|see|ping|catch) (?:me|us)\b[^.\n]{0,60}|(?:to|call|text|reach|ring|write|contact|e-?mail) (?:me|us),?(?=\s)|me (?:directly )?(?:at|on|via)|us (?:directly )?(?:at|on|via)|\b(?:my|our|mine)\b(?! (?:(?:old|new|other|good|best|late|last) )?(?:colleague|coworker|co-worker|boss|manager|friend|(?:client|customer)(?! (?:care|services?|support|success|desk|line|hotline|team|relations|cent))|contact|partner|wife|husband|brother|sister|cousin|mother|father|son|daughter|former|ex|assistant|associate|counterpart|teammate|neighbo(?:u)?r|lawyer|attorney|accountant|cfo|ceo|cto|coo|vp|director|head|engineer|rep|account (?:manager|executive)|sdr|designer|developer|consultant|roommate|landlord|doctor|investor|supplier|vendor|mentor|tenant|patient|employee|candidate)\b)[^.\n]{0,40}|your (?:own )?(?:cell|mobile|phone|number|e-?mail|address|line|account|login|inbox|registered|contact|file|profile)[^.\n]{0,30}|you(?:'ve| have)? (?:gave|given|left|used|registered|provided|signed up with|are registered)[^.\n]{0,40}|i(?:'m| am|'ll be| will be) (?:at|on|reachable)|i can be reached|(?:covers?|(?:is )?covering|stands? in|(?:is )?standing in|deputi[sz]es) for (?:me|us)|(?:call|ring|phone|dial) the number [^.\n]{2,40} or|(?:can|may|must|should) be (?:booked|arranged|ordered|requested|reported|made|changed|cancelled)|reply to|replying to|sent from|(?:(?<!\b(?:might|could|can|may|will|would|to|should) )help|support|service|customer(?= (?:line|desk|team|number|phone|cent(?:re|er)|hotline|services?|care|support|office|relations|success)\b)|sales|office|head ?office|main|switchboard|hot|toll[- ]free|front desk|reception|emergency|booking|reservations|dial-?in|conference|bridge|meeting|zoom|teams|join by phone|fax|helpdesk|help desk|info|press|billing|after-hours|24\/7|company)(?: (?:line|desk|team|number|phone|centre|center|bridge|dept|department|hotline|office|telephone|contact|fax|is|at|on|e-?mail|address|mailbox|inbox|can be reached))*|hotline|helpline|switchboard|access code|pin|meeting id|passcode|one tap mobile|unsubscribe|opt[- ]?out|stop receiving|subscribed (?:as|with)|this (?:e-?mail|message) was sent to|sent to|logged in as|signed in as|(?:call|text|dial|phone|ring|sms|fax)(?: now| today| toll-free| anytime| us)?(?: at| on)?|apply (?:at|to|via)|applications? to|resumes? to|cvs? to|questions\??(?: to)?|enquiries|inquiries|details|more information|for (?:help|support|questions|assistance|more|details)[^.\n]{0,25})\s{0,3}[:(-]?\s{0,2}(?:at |on |is |via |to |by |under |= ?)?[:(<"']?\s{0,2}$/i;
/** The address is the reader's: all that an address may be elsewhere than in the house, where it is known which that is. */
const readers =
  /\b(?:your (?:own )?(?:e-?mail|address|account|login|inbox|registered|contact|file|profile)[^.\n]{0,30}|you(?:'ve| have)? (?:gave|given|left|used|registered|provided|signed up with|are registered)[^.\n]{0,40}|subscribed (?:as|with)|this (?:e-?mail|message) was sent to|(?:logged|signed) in as|reach you\b[^.\n]{0,20})\s{0,3}[:(-]?\s{0,2}(?:at |on |is |via |to |by |under |with |as )?[:(<"']?\s{0,2}$/i;
/** A word that makes it somebody else's, whatever else stands there. */
const theirs =
  /\b(?:her|his|their|hers|theirs|whose|'s)\b\s(?:[a-z-]{2,14}\s){0,4}?(?:cell|mobile|phone|number|e-?mail|line|address|contact|direct|personal|whatsapp|handle|tel|telephone|fax|details|gmail|inbox|#)|\b(?:reach|call|text|e-?mail|contact|ring|phone|ping|message|ask for|speak (?:to|with)|write to|cc|loop in|talk to|forward (?:it|this) to|send (?:it|this) to)\s(?:him|her|them)\b|\bgive\s(?:him|her|them)\s(?:a\s)?(?:call|ring|bell|shout|buzz|text)\b|\b(?:home|private|personal)\s(?:number|address|mobile|phone)\sof\s(?:your|his|her|their|the)\b|\b(?:him|her|them)\s(?:directly\s)?(?:at|on|via)\b/i;

/** The house at large: "phone the desk on". */
/** The reader's own address, which is read back to them or was told where something went. */
const readBack =
  /^(?: (?:for you|on file|here|as your e-?mail))?[\s.,]{0,3}(?:(?:is|was) (?:this|that|it)|(?:have i|did i) got? (?:this|that|it)|this is|that's|is)\s(?:correct|right)\b/i;
const mailedTo =
  /\b(?:confirmation|receipt|tickets?|invoice|booking|links?|codes?|copy|details|vouchers?|e-?mail)\b[^.!?]{0,30}\b(?:sent|(?:e-?)?mailed|texted)(?: over| out| straight)? to\s$/i;
/** A sign that ends no sentence: "Dr. Lee", "Questions? 415-555-2671". */
const titleDot = /(?<=\b(?:Mrs?|Ms|Dr|Prof|St))\.|(?<=\bquestions)\?/gi;
/** Whoever looks after the reader is of the writer's own house: "your claims handler is Ms. Carter". */
const servesReader =
  /\byour (?:(?:own|new|personal|dedicated|assigned|local|usual) ){0,2}(?:[a-z]{4,12} )?(?:advis[eo]r|handler|technician|consultant|case ?worker|contact(?: person)?|(?:account|case|project|property|relationship|site) manager|engineer|fitter|surveyor|guide|host|trainer|coordinator|installer|representative|specialist|caretaker|concierge|instructor|midwife|nurse|tutor|coach|(?:physio)?therapist)\b(?!'s)[^!?;\n]{0,80}$/i;
const house =
  /\bthe (?:[a-z-]{2,14} )?(?:clinic|surgery|practice|office|hotel|desk|reception|branch|school|library|museum|station|embassy|consulate|hospital|restaurant) (?:(?:can be reached|is (?:open|reachable|available)|answers|is)(?: [a-z]{2,9}){0,3}? )?(?:at|on|under|via)\s{0,2}$|\b(?:clinic|surgery|practice|office|reception|hotel|branch|desk)(?: (?:phone|number|line))?:\s{0,2}$|\b(?:call|phone|ring|text|dial|contact|reach|ask) (?:the|our) (?:[a-z-]{2,14} ){0,2}(?:desk|reception|office|practice|clinic|surgery|shop|branch|store|team|line|number|depot|studio|salon|garage|workshop|school|hotel|warehouse|ward|unit|dispatcher|switchboard)(?: (?:in|at) [a-z]{3,14})? (?:on|at|under|via)\s{0,2}$|\b(?:call|phone|ring|contact|reach|ask) (?-i:[A-Z])[a-z]{2,14} in (?:(?:the|our) )?(?:accounts?|accounting|admin|billing|bookings?|dispatch|office|payroll|reception|sales|service|stores?|workshop) (?:on|at)\s{0,2}$|\b(?:order|front|service|help|booking|dispatch|parts|info|news) desk[:,]?\s{0,2}$/i;
/** What a number is of, where it is nobody's: a parcel, an order, a meter. */
const countsThings =
  /\b(?:parcel|package|tracking|shipment|consignment|air ?way ?bill|way ?bill|awb|docket|container|order|reference|ref|invoice|receipt|policy|account|booking|reservation|confirmation|serial|meter|licen[cs]e|case|ticket|claim|membership|quote|quotation|part|box|crate|tube|rack|bin|shelf|locker|item|article|sku|grn|po|job|batch|lot|registration|vat|tax|company|transfer|payment|transaction)(?: ?(?:number|numbers|no\.?|nr\.?|id|code|#))?(?: (?:is|was|are))?\s?[:#]?\s{0,2}(?:[a-z]{1,3}\d{1,4}[ -])?$/i;
/** In other languages: how to reach the writer. */
const oursAbroad =
  /(?:erreichen sie (?:mich|uns)|(?:mich|uns) unter|me joindre|nous joindre|(?:joignez|appelez|contactez|écrivez)-(?:moi|nous)|llám(?:a|e)(?:me|nos)|escríb(?:a|e)(?:me|nos)|contáct(?:a|e)(?:me|nos)|ligue-me|contacte-(?:me|nos)|(?:bin ich|sind wir) unter|schreib\w{0,2}(?: sie)? (?:mir|uns)|scriv\w{1,4} (?:pure )?a (?:me|noi)|escrev[ae]-(?:me|nos)|mail (?:mij|me|ons)|mi chiami|ci contatti|bel me|bereik(?:en)? (?:mij|ons))\b[^.\n]{0,40}$/i;
/** Somebody is brought up whom the reader is then told to ring: "the lad who fixes it is Declan - ring". */
const broughtUp =
  /(?:(?:'s|\b(?:his|her|their|your)) (?:sister|brother|wife|husband|mother|father|mum|dad|son|daughter|neighbou?r|landlord|landlady|lawyer|solicitor|tenant|partner|cousin|nephew|niece|aunt|uncle|friend|flatmate|nurse|carer|foreman)|\bthe (?:lad|chap|fellow|guy|man|woman|lady|girl|bloke|person|plumber|electrician|vet|farmer|driver|mechanic|neighbou?r) who)\b(?![^\n]{0,90}\b(?:us|me|we|our|my|i|i'm|i'll)\b)[^\n]{3,90}\b(?:call|ring|phone|text|dial|tel)\.?:?(?: on| at)?\s{0,2}$/i;

/** Details of somebody, one a line: "- Name: Anita Rowe", two lines above her number. */
const listed = /(?:^|[\s*-])(?:[Ff]ull )?[Nn]ame: (?<name>[A-Z][a-z'-]{1,20}) [A-Z][^.!?]{0,90}$/;

/** A person of the writer's own house, brought in. */
const colleague =
  /\b(?:my (?:colleague|team ?mate|co-?worker|manager|assistant|successor|deputy)|our (?:own )?(?:[a-z-]{2,14} ){0,3}(?:team|engineer|manager|consultant|specialist|lead|desk|director|representative|coordinator|architect|expert|analyst|accountant|colleague|lawyer|c[efot]o|coo|vp|head|rep)|out of (?:the )?office|on (?:annual |parental |maternity )?leave|(?:i've |i have |i'm |am )?(?:cc'?d|cc'?ing|copied|copying|looped in|looping in))\b(?!'s)(?![^\n]{0,120}\b(?:former|ex-|personal|private)\b)/i;

/** Words that hand the reader over to that person: "write to", "you can send them to", a name with the address in brackets. */
const handsOver =
  /[(<]\s?$|\b(?:contact|e-?mail|write(?: to)?|reach(?: out to)?|send|ask|copied|copying|cc'?d|cc'?ing)\b[^.!?\n]{0,40}$/i;
/** What follows a colleague's address about the same person. */
const sameColleague =
  /^[\s,;)>]{0,3}(?:or|and|(?:[^\n]{0,60}[.;,])?\s?(?:his|her|their) (?:direct |mobile |office )?(?:line|number|phone|mobile|cell|extension) is)?(?: on| at)?:?\s{0,2}$/i;

export const thirdPartyContact = defineRule({
  id: 'third_party_contact',
  template: 'privacy_secrets_v1',
  severity: 'WARN',
  contentTypes: messageTypes,
  channels: allChannels,
  needs: [],
  uses: ['recipient', 'contact'],
  settings: ['own_domains', 'contact_allowlist', 'own_names'],
  literals: ['@', ...'0123456789'],
  masked: true,
  meaning: 'Phone numbers and e-mail addresses of people who are neither sender nor recipient.',
  detail: 'The text gives the contact details of somebody else. Remove them.',
  saferAlternative: '[contact removed]',
  examples: ['Her cell is +1 415 555 2671.'],
  counterExamples: ['Call me on +1 415 555 2671.', 'Write to support@acme.com.', 'The event began at 1755302400.'],
  mayFind: (field) => holdsAny(field, '@') || digitsIn(field) >= 7,
  *check({ text, quoted }, inputs) {
    const { settings } = inputs;
    const contacts = findContacts(text);
    if (contacts.length === 0) return;
    const domains = settings.own_domains.map((domain) => domain.toLowerCase().replace(/^@/, ''));
    const allowed = new Set(
      [...settings.contact_allowlist, inputs.recipient ?? ''].filter((entry) => entry !== '').map(canonical),
    );
    const recipientDomain = /@([^@\s]+)$/.exec(inputs.recipient ?? '')?.[1]?.toLowerCase();
    const signature = signatureStart(blanked(text, quoted));
    const other = aside(() => [...findPaymentCards(text), ...findGovernmentIds(text), ...findBankAccounts(text)]);
    // The sender's own domain, where the signature names it.
    for (const contact of contacts) {
      const domain = contact.kind === 'e-mail address' ? contact.value.split('@')[1]?.toLowerCase() : undefined;
      if (contact.start >= signature && !isIn(quoted, contact.start) && domain && !freeMail.test(domain))
        domains.push(domain);
    }
    const isAbroad = abroadIn(text);
    let writer: Writer | undefined;
    let ownUntil = -1;
    let colleagueUntil = -1;
    for (const { start, end, kind, value, shared } of contacts) {
      const found: Match = {
        start,
        end,
        detail: `The text gives somebody else's ${kind}. Remove it.`,
        confidence: 0.8,
      };
      consider(text, start, end);
      const inQuotation = isIn(quoted, start);
      if (allowed.has(canonical(value)) && because('approved')) continue;
      if (overlapsAny(other, start, end) && because('other_rule')) continue;
      if (isInCode(text, start)) continue;
      const before = text.slice(Math.max(0, start - 110), start).replace(/\s+/g, ' ');
      const clause = /(?:^|[.!?;])([^.!?;]*)$/.exec(before.replace(titleDot, ''))?.[1] ?? '';
      let abroad: boolean | undefined;
      const inOtherLanguage = () => {
        abroad ??= isAbroad({ start, end });
        return abroad;
      };
      const isTheirs = () =>
        theirs.test(clause) ||
        isToBeRung(clause, text.slice(signature)) ||
        broughtUp.test(before) ||
        isListed(before, text.slice(signature)) ||
        (inOtherLanguage() && isTheirsAbroad(before));
      if (start >= signature && !inQuotation && !isTheirs() && because('own_company')) continue;
      // Whoever is quoted signed with contacts of their own.
      if (inQuotation && !isTheirs() && because('quoted_reply')) continue;
      if (kind === 'e-mail address') {
        const [local = '', domain = ''] = value.toLowerCase().split('@');
        if (role.test(local) && because('own_company')) continue;
        if (
          !isTheirs() &&
          (readBack.test(text.slice(end, end + 40)) || mailedTo.test(before)) &&
          because('own_company')
        )
          continue;
        if (!isTheirs() && isSigned(text.slice(signature), local)) {
          ownUntil = end;
          because('own_company');
          continue;
        }
        if (domains.some((own) => domain === own || domain.endsWith(`.${own}`))) {
          colleagueUntil = end;
          because('own_company');
          continue;
        }
        // "Tarbert Seeds" writes from tarbertseeds.example.
        const site = domain.split('.').at(-2) ?? '';
        writer ??= writerOf(text);
        if (
          site.length >= SHORTEST_SITE &&
          !freeMail.test(domain) &&
          !isTheirs() &&
          writer.closing.some((line) => line.replaceAll(' ', '').includes(site.replaceAll('-', ''))) &&
          because('own_company')
        ) {
          ownUntil = end;
          continue;
        }
        // The reader's own house is no third party, and neither is a colleague the writer brings in.
        if (domain === recipientDomain && !freeMail.test(domain) && because('own_company')) continue;
        if (
          settings.own_domains.length === 0 &&
          !freeMail.test(domain) &&
          handsOver.test(clause) &&
          colleague.test(text.slice(Math.max(0, start - 220), start))
        ) {
          colleagueUntil = end;
          because('own_company');
          continue;
        }
        if (
          !recipientDomain &&
          /(?:^|\.)(?:example|invalid|test|localhost)$/.test(domain) &&
          !isTheirs() &&
          because('sample')
        )
          continue;
        if (/(?:^|\.)example\.(?:com|org|net|edu)$/.test(domain) && !isTheirs() && because('sample')) continue;
      } else if (shared && !isTheirs()) continue;
      else if (
        colleagueUntil >= 0 &&
        start - colleagueUntil < 90 &&
        sameColleague.test(text.slice(colleagueUntil, start)) &&
        because('own_company')
      )
        continue;
      if (kind !== 'e-mail address' && !isTheirs() && countsThings.test(before) && because('in_order')) continue;
      if (kind !== 'e-mail address' && !isTheirs() && signsOff(text, start, end)) {
        ownUntil = end;
        because('own_company');
        continue;
      }
      const isElsewhere = kind === 'e-mail address' && settings.own_domains.length > 0;
      // "At marta@acme.io or on 912 345 678": what follows the writer's own contact at once is the writer's too.
      const follows =
        ownUntil >= 0 && start - ownUntil <= 30 && !/[.!?;]\s|\b[A-Z][a-z]+\b/.test(text.slice(ownUntil, start));
      if (
        !isTheirs() &&
        (follows ||
          (isElsewhere ? readers.test(clause) : ours.test(clause) || house.test(clause) || servesReader.test(before)) ||
          oursAbroad.test(clause) ||
          // Elsewhere only words that make it somebody else's are known, and who writes from a free mailbox is not.
          (inOtherLanguage() && !(kind === 'e-mail address' && freeMail.test(value.split('@')[1] ?? ''))) ||
          holdsOwnName(clause, settings.own_names))
      ) {
        ownUntil = end;
        because('own_company');
        continue;
      }
      yield found;
    }
  },
});

/** Somebody to ring, by name: "call Jane on", "give Paul a ring:". */
const toRing =
  /\b(?:call|ring|phone|text|dial|message|give) (?<title>(?:mrs?|ms|dr)\.? )?(?<name>[a-z]{2,15})(?: [a-z]{2,15})??(?: a (?:call|ring|shout|bell|buzz|text))?[:,]?(?: (?:on|at|under|via))?\s{0,2}$/i;

/** True where a contact is that of a person to ring who did not sign the message. */
function isToBeRung(clause: string, signature: string): boolean {
  const { title, name } = toRing.exec(clause)?.groups ?? {};
  if (name === undefined || signature.toLowerCase().includes(name.toLowerCase())) return false;
  return title !== undefined || isGivenName(name.toLowerCase());
}

/** True where a contact stands in a list of details about a person who did not sign the message. */
function isListed(before: string, signature: string): boolean {
  const { name } = listed.exec(before)?.groups ?? {};
  return name !== undefined && !signature.includes(name);
}

/** True where the message is signed with the first name of an address: "Write to anna@alpsole.example. Best, Anna". */
function isSigned(signature: string, local: string): boolean {
  const first = local.split(/[._+-]/)[0] ?? '';
  return first.length >= 3 && new RegExp(`(?<![\\p{L}])${first}(?![\\p{L}@])`, 'iu').test(signature);
}

/** The last thing said is who says it: "Thanks, Odile Gagnon, Lettrage, 418-555-0122." */
const signedInLine =
  /(?<!\b(?:Mrs?|Ms|Dr|Prof|St))[.!?)\n\u2013\u2014-]\s{0,2}(?:(?:[A-Z\u00c0-\u00de][\w\u00c0-\u00ff&'.-]{0,24}|of|for|and|the|de|du|la|&),?[ \n]){1,8}(?:on |at |tel:? )?$/;
const introduced =
  /\b(?:her|his|him|their|them|ask for|speak to|talk to|contact|numbers?|meet|phone|colleague|reach)\b|\b(?:the|your|an?)\s[a-z]{3,14},?\s(?:mrs?|ms|dr)\b/i;
/** Characters that may follow a signature within the line. */
const LAST_WORDS = 160;

/** A verb goes on about whoever was named: "Pete (07712 345 678) will open the gate". */
const goesOn =
  /^\)?,? (?:will|has|is|can|was|would|does|knows|lives|works|looks|takes|handles|opens|keeps|said|asked)\b/;

function signsOff(text: string, start: number, end: number): boolean {
  if (goesOn.test(text.slice(end, end + 16))) return false;
  const before = text.slice(Math.max(0, start - 110), start);
  if (introduced.test(before)) return false;
  // A text message ends with the number to ring, all by itself.
  if (/[.!?]\s{1,2}$/.test(before)) return /^\W*$/.test(text.slice(end));
  return text.length - end <= LAST_WORDS && signedInLine.test(before);
}

function isIn(ranges: readonly Range[], at: number): boolean {
  return ranges.some(({ start, end }) => start <= at && at < end);
}

/** The text with blanks for the signs of some parts; everything else keeps its place. */
function blanked(text: string, ranges: readonly Range[]): string {
  let kept = text;
  for (const { start, end } of ranges) kept = kept.slice(0, start) + ' '.repeat(end - start) + kept.slice(end);
  return kept;
}

/** Digits of a number, or an address in lower case without a plus-tag. */
function canonical(entry: string): string {
  if (!entry.includes('@')) return entry.replace(/\D/g, '').slice(-10);
  return entry
    .trim()
    .toLowerCase()
    .replace(/\+[^@]*@/, '@');
}
