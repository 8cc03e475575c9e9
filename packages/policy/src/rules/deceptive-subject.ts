import { defineRule, type Match } from '../rule.ts';
import { allMatches, matchesAnywhere } from '../search/near.ts';
import { anyOf, pattern } from '../search/pattern.ts';
import { aside, because, consider } from '../text/let-go.ts';
import { overlapsAny, type Range } from '../text/range.ts';
import { cutOff } from '../wordings/deceptive-subject/cut-off.ts';
import { feignedNotices } from '../wordings/deceptive-subject/feigned-notices.ts';

const replyPrefix =
  /^\s*(?:\[[^\]]{1,30}\]\s?)?((?:(?:re|aw|sv|vs|antw|rv|odp|ynt)\s?(?:\[\d{1,3}\]|\(\d{1,3}\))?\s?:\s?){1,4})(?=\S|$)/i;
const forwardPrefix =
  /^\s*(?:\[[^\]]{1,30}\]\s?)?((?:(?:re|aw)\s?:\s?)?(?:(?:fwd?|wg|tr|enc|doorst|i|forwarded(?: message)?)\s?:\s?){1,4})(?=\S|$)/i;

const thing = `(?:account|mailbox|e-?mail(?: account)?|profile|card|domain(?: name)?|service|access|subscription|licen[cs]e|storage|password|payment|membership|workspace|listing|website|site|login|invoice|order|package|parcel|shipment|letter|item|delivery|policy|plan|trial|direct debit|standing order)`;
const fate = `(?:suspended|locked|disabled|limited|restricted|deactivated|on hold|closed|terminated|compromised|hacked|blocked|expired|expiring|expires?|past due|overdue|declined|failed|cancell?ed|flagged|frozen|revoked|at risk|delivered|verified|renewed|charged|unverified|due for (?:suspension|closure)|full)`;
const state = `(?:(?:has|have) been|has|have|could not be|couldn't be|cannot be|was|were|is|are|will be|is being|is about to be|are about to be|is now|is scheduled to be|may be|could be|about to be)`;
const alarm = `(?:urgent|important|alert|warning|attention|security alert|security notice|final notice|last notice|final warning|last warning|action required|action needed|immediate action(?: required| needed)?|immediate attention(?: required)?|notice|critical|emergency|time[- ]sensitive|response required|urgent action(?: required)?)`;
const grave = `(?:account|invoice|payment|password|security|suspen\\w+|overdue|unpaid|expir\\w+|verif\\w+|billing|subscription|mailbox|log-?in|sign-?in|access|breach|compromised|deactivat\\w+|legal|tax|domain|terminat\\w+|past due|outstanding|balance|delivery|penalty|lawsuit|refund|unauthori[sz]ed)`;

const lures = [
  cutOff,
  feignedNotices,
  pattern(
    `${alarm} ?(?:[:!|-]|\\]|\\u2013)+ ?(?:[\\w'#-]{1,18} ){0,6}?${grave}`,
    `(?:your|the) ${thing} ?(?:#?\\w{0,12} )?${state} (?:now |temporarily |permanently |soon |almost |nearly |running )?${fate}`,
    `your ${thing} (?:${fate}|expires? (?:today|tomorrow|soon|tonight|in \\d))`,
    `(?:(?:your|the) )?(?:mailbox|inbox|e-?mail|storage|quota|account)(?: storage| quota)? (?:is )?(?:almost|nearly|\\d{2} ?%) full`,
    `(?:your|the) ${thing} (?:did(?:n't| not)|could(?:n't| not)|won't|will not) (?:go through|be (?:delivered|processed|verified|completed|collected))`,
    `we (?:tried|attempted|were unable|failed|could not|couldn't) (?:to )?(?:deliver|reach|charge|collect|verify) (?:you|your ${thing})`,
    `you(?:'ve| have)? (?:just )?been (?:charged|billed|invoiced|debited|fined|sued|reported|summoned)`,
    `(?:court|tribunal) (?:hearing|date) (?:on|for|against)|(?:hearing|summons|warrant|fine|lawsuit) (?:against|for) (?:you|your (?:company|firm))`,
    `(?:account|mailbox|payment|password|subscription|card|domain|service) (?:suspended|suspension notice|locked|deactivated|on hold|terminated|compromised|declined|verification required|will be (?:closed|suspended|deactivated)|expired|expires today|failed)(?= ?(?:$|[!.|:,-]))`,
    `(?:overdue|unpaid|outstanding|past[- ]due|open) (?:invoice|payment|balance|bill|account)(?: ?(?:#|no\\.? ?)?[a-z]{0,4}-?\\d{2,12}| reminder| notice| attached| (?:on|for|in) your [a-z]{3,12})?(?= ?(?:$|[!.|:,-]))`,
    `(?:overdue|unpaid|outstanding|past[- ]due) (?:invoice|payment|balance|bill|amount) of [$\\u20ac\\u00a3]? ?\\d[\\d.,]{0,12}`,
    `(?:overdue|unpaid|outstanding|past[- ]due|open) (?:invoice|payment|balance|bill|account)[^\\n?]{0,40}? please (?:pay|settle|remit|transfer)`,
    `you(?:'ve| have) (?:got )?(?:an?|one|two|\\d{1,2}) (?:missed|failed|undelivered|pending|held) (?:delivery|deliveries|packages?|parcels?|shipments?)(?= ?(?:$|[!.|:,-]))`,
    `password (?:reset|change|update) (?:is )?(?:required|needed)(?: (?:immediately|now|today|urgently))?(?= ?(?:$|[!.|:,-]))`,
    `(?:invoice|payment|bill|balance)(?: ?(?:#|no\\.? ?)?[a-z]{0,4}-?\\d{2,12})? (?:is |now |still )?(?:overdue|past due|unpaid|due (?:today|now|tomorrow)|outstanding|attached|enclosed|reminder|failed|declined|not received)(?= ?(?:$|[!.|:,-]))`,
    `(?:your )?(?:invoice|order|receipt|purchase order|ticket|case|refund|claim|shipment|tracking) ?(?:#|no\\.? ?|number )?[a-z]{0,4}-?\\d{3,14}(?= ?(?:$|[!.|:,-]| (?:is|has|from|confirmation|attached|overdue|shipped|confirmed|due)))`,
    `your (?:invoice|receipt|order|refund|package|parcel|delivery|statement|payment|tax refund|purchase) (?:from [\\w ]{2,30}|has (?:shipped|arrived|been (?:processed|issued|approved|confirmed|delivered|received))|is (?:attached|ready|on its way|confirmed|waiting|pending|on hold)|confirmation|for (?:january|february|march|april|may|june|july|august|september|october|november|december))`,
    `(?:order|payment|booking|purchase|transfer|wire transfer|transaction) (?:confirmation|confirmed|receipt|received|processed|approved|pending|declined)(?= ?(?:$|[!.|:,#-]))`,
  ),
  pattern(
    `(?:final|last|second|third) (?:notice|warning|reminder|demand)(?= ?(?:$|[!.|:,-]| (?:before|regarding|about|on|of|for) (?:\\w+ ){0,3}(?:account|payment|invoice|action|legal|suspension|collection|subscription|order|domain|membership|mailbox|listing|delivery|parcel|tax|fine|debt|balance|renewal|licen[cs]e|insurance)))`,
    `(?:notice of (?:legal action|suspension|termination|default|violation|lawsuit|intent|infringement|collection)|legal (?:action|notice|proceedings)(?: (?:pending|against you|(?:regarding|concerning|about|for|against) (?:you|your [a-z]{3,12})))?|court (?:notice|summons|order|appearance)|subpoena|debt collection|collections? notice|cease and desist|copyright infringement notice|tax (?:notice|penalty)|irs notice)(?= ?(?:$|[!.|:,-]| (?:for|against|to) (?:you|your)))`,
    `(?:security (?:alert|warning|breach)|unusual (?:sign-?in|log-?in|activity)|suspicious (?:log-?in|activity|sign-?in|transaction)|new (?:sign-?in|log-?in|device)|unauthori[sz]ed (?:access|log-?in|transaction|charge|payment)|data breach)(?: (?:attempt|activity|detected|found|discovered|blocked|stopped|prevented|rejected|notice|alert|notification)){0,2}(?: (?:on|to|from|in|at) (?:your [a-z]{3,12}|a new device))?(?= ?(?:$|[!.|:,-]))`,
    `(?:verify|confirm|validate|update|restore|reactivate|unlock) your (?:account|identity|password|payment|billing|e-?mail|mailbox|bank|card|login|access)(?: (?:now|details|information|address|immediately|today))?(?= ?(?:$|[!.|:,-]| to ))`,
    `(?:reset|change) your password(?= ?(?:$|[!.|:,-]| now| today| immediately))`,
    `(?:you(?:'ve| have)?|congratulations,? you(?:'ve| have)?) (?:just )?(?:won|been (?:selected|chosen|picked|drawn) (?:to (?:receive|win)|for a (?:prize|reward|gift|bonus)|as (?:an?|our|the|today's|this week's) (?:[a-z]{3,10} )?(?:winner|recipient))|inherited|received a (?:payment|transfer|refund|wire))`,
    `claim your (?:prize|reward|gift card|refund|voucher|winnings|payout|money)`,
    `(?:meeting|invitation|invite|appointment) (?:confirmed|accepted)(?= ?(?:$|[!.|:,-]| (?:for|on|by) ))`,
    `voice ?(?:mail|message) ?[(:#] ?\\d`,
    `you(?:'ve| have)? (?:just )?(?:got|received|missed) (?:an? |one |\\d )?(?:new |urgent |unheard |important )?(?:voice ?mails?|voice messages?|missed calls?|fax(?:es)?|secure messages?|summons|fine|payment|transfer)`,
    `(?:legal (?:action|proceedings)|(?:a )?(?:lawsuit|claim|case|complaint|investigation)) (?:has|have|was|were) (?:been )?(?:started|filed|opened|launched|initiated|brought|lodged) against (?:you|your|[a-z])`,
    `refund (?:of|for) your (?:last |latest |recent )?(?:payment|order|purchase|booking|invoice|subscription)(?= ?(?:$|[!.|:,-]))`,
    `(?:invoice|payment|bill|account) (?:overdue|unpaid|past due|outstanding) ?#? ?[a-z]{0,4}-?\\d{2,12}`,
    `security (?:notice|warning|alert|incident) (?:for|on|about|regarding) your [a-z]{3,12}`,
    `(?:hr|it) ?: ?(?:updated|action|important|required|payroll|password|expired|overdue)`,
    `regarding your (?:recent |latest )?(?:complaint|claim|order|payment|refund|return|booking)(?= ?(?:$|[!.|:,-]))`,
    `confirm your (?:attendance|booking|appointment|order|delivery|registration)(?= ?(?:$|[!.|:,-]))`,
    `password (?:changed|reset|updated)(?: successfully)?(?= ?(?:$|[!.|:,-]))`,
    `receipt (?:for|of) (?:your )?(?:payment|order|purchase|transfer)`,
    `jury (?:duty|service)(?: notice| summons)?(?= ?(?:$|[!.|:,-]))`,
    `\\d{1,2} missed calls?(?= ?(?:$|[!.|:,-]| from))`,
    `(?:payroll|helpdesk|human resources|accounts dep(?:t|artment)) ?: ?(?:[a-z]{2,12} ){0,2}?(?:updated|action|important|required|payroll|password|expired|overdue)`,
    `(?:(?:package|parcel|shipment|order|delivery|item)s? (?:is |are |was )?on hold|you(?:'ve| have)? missed (?:our|your|a|the) (?:call|meeting|appointment|delivery|payment)|(?:your|the) (?:[a-z]{3,10} ){1,3}(?:has |have |just )?(?:replied|responded|answered)(?: to (?:you|your [a-z]{3,10}))?|delivery attempt(?:ed)? (?:missed|unsuccessful|was missed)|(?:missed|failed) (?:delivery|package))(?: (?:notice|attempt|notification))?(?= ?(?:$|[!.|:,-]))`,
    `(?:delivery (?:failed|attempt failed|failure|status notification)|undeliverable|undelivered mail|mail delivery (?:failed|failure)|returned mail)(?= ?(?:$|[!.|:,-]))`,
    `(?:new |you have (?:a|one|\\d{1,2}) (?:new )?|missed )voicemail(?: (?:from|message)[\\w ]{0,20})?(?= ?(?:$|[!.|:,-]))`,
    `(?:docusign|adobe sign|signature required|document shared)(?: ?:| with you| via [\\w ]{3,20})`,
    `(?:you(?:'ve| have)? |you )?(?:received|got|been sent|have|have been sent) (?:an?|one|1|\\d{1,2}|new|your) (?:new )?(?:secure|encrypted|private|confidential|important|unread|urgent|pending|shared)? ?(?:messages?|documents?|files?|faxe?s?|mails?|e-?mails?|notifications?|payments?|invoices?)(?= ?(?:$|[!.|:,-]| (?:from|in|waiting|awaiting|pending)))`,
    `(?:your )?(?:account|access|mailbox|service|subscription|data|files?|password|licen[cs]e) (?:will|is going to|is about to|is scheduled to|is set to) (?:be )?(?:[a-z]{4,12}ed|expire|close|lapse|end)(?= |$|[!.])`,
    `(?:important|urgent) ?:? (?:information|notice|message|update|changes?) (?:about|regarding|concerning|to|for|on) your (?:[a-z]{3,12} )?(?:account|pension|insurance|plan|payment|order|subscription|policy|contract|benefits|tax(?:es)?|mailbox|password|invoice|data)`,
    `(?:payment|refund|transfer|remittance|deposit) (?:of )?(?:[$\u20ac\u00a3] ?[\\d.,]{1,12} )?(?:advice|received|pending|is waiting|awaiting|on hold|released|due|failed|returned|processed)(?= ?(?:$|[!.|:,-]))`,
    `(?:statement|bill|receipt|contract|agreement|document|file)s? (?:is |are )?(?:attached|ready|enclosed|for (?:your )?(?:signature|review and signature)|awaiting (?:your )?signature|to sign)(?= ?(?:$|[!.|:,-]))`,
    `(?:someone|somebody|an unknown (?:user|device)) (?:tried to|attempted to|has|just|is trying to) (?:access|log|sign|accessed|logged|signed|use|used|reset)[\\w ]{0,30}`,
    `(?:tax office|tax authorit(?:y|ies)|hmrc|irs|inland revenue|customs|county court|court|bailiffs?|police|collections?|debt office|bank) ?[:|-]+ ?(?:[a-z]{2,12} ){0,3}?(?:outstanding|unpaid|overdue|amount|fine|penalty|summons|notice|claim|payment|debt|case|warrant)`,
    `(?:past[- ]due|overdue|unpaid|outstanding) ?[:|-] ?(?:(?:please )?(?:pay|remit|settle|transfer)\\b|(?:statement|invoice|account|balance|amount)(?= ))`,
    `legal notice to [\\w&.-]{2,20}(?= ?$)`,
    `wire transfer(?: (?:confirmation|pending|instructions|details))?(?= ?(?:$|[!.|:,-]))`,
    `(?:action required|immediate action|urgent action|response required)(?: (?:by|within|before) [\\w ]{2,20}| required| needed)?(?= ?(?:$|[!.:|-]))`,
  ),
];
/** A pitch about the thing, or advice: the subject says so itself. */
const topic = new RegExp(
  `\\b${anyOf(
    'automation automate automating software platform tips guide management manager recovery solutions? tools? prevention prevent preventing webinar workflows? how why stopping reduce reducing avoid avoiding fixing never fewer less eliminate chasing handling managing recover recovering tired report checklist playbook lessons improve improving streamline faster best ideas? question about processing strategy strategies trends compliance training demo rates? costs? templates? examples? sequences? teams? benchmark study',
  )}\\b|\\b(?:stop|cut|cutting|fix)\\b(?!\\s(?:off|working|today|tonight|tomorrow|at|on|now)\\b)`,
  'gi',
);
const alarming = /\b(?:urgent|important)\b/i;

export const deceptiveSubject = defineRule({
  id: 'deceptive_subject',
  template: 'email_compliance_v1',
  severity: 'BLOCK',
  contentTypes: ['email'],
  channels: ['email'],
  needs: ['channel', 'thread', 'messageClass'],
  fields: ['subject'],
  meaning: 'A subject does not pretend to be a reply, an alarm or an invoice.',
  detail: 'The subject misleads about what the e-mail is. Say what it is about.',
  examples: ['Fwd: invoice overdue', 'URGENT: account suspended'],
  counterExamples: [
    'Re: Proposal, in a real thread',
    'Invoice automation for Acme',
    'RFP / SOC 2 Q&A',
    'Re: engineering hires',
  ],
  *check(field, { thread, messageClass }) {
    const { text } = field;
    consider(text, 0, text.length, 'in_order');
    if (messageClass !== 'commercial') return;
    const inThread = Boolean(thread.in_reply_to) || Boolean(thread.last_inbound_at);
    if (!(inThread && because('on_record'))) yield* falsePrefix(text);
    let subject: Subject | undefined;
    const seen: Range[] = [];
    for (const expression of lures) {
      for (const match of matchesAnywhere(field, expression)) {
        const start = match.index;
        const end = start + match[0].trimEnd().length;
        if (overlapsAny(seen, start, end) || (inThread && because('on_record'))) continue;
        subject ??= aside(() => readSubject(text));
        if (isTopic(subject, start, end)) continue;
        seen.push({ start, end });
        yield {
          start,
          end,
          detail: 'The subject reads like an alarm or a bill, and the e-mail is neither. Say what it is about.',
          confidence: 0.8,
        };
      }
    }
  },
});

/** A topic that would be a conversation with the reader. */
const spokenOf =
  /^(?:our|your) (?:[a-z]{3,10} )?(?:call(?! for (?:tenders?|papers|proposals|bids|entries|evidence|volunteers)\b)|conversation|chat|meeting|e-?mail|message|talk|discussion|voicemail|reply|question|complaint|request|enquiry|inquiry)\b/;

/** What two parties have between them: a topic of one such word is the subject of a thread that was. */
const between =
  /^(?:(?:the|your|our|my|this|that) )?(?:(?:updated|revised|new|final|signed|draft) )?(?:proposal|quote|quotation|offer|contract|agreement|invoice|order|pricing|estimate|demo|meeting|call|intro|introduction|follow[- ]?up|question|questions|request|application|next steps|slides|deck|renewal|nda|sow|feedback|reply|message|e-?mail|angebot|rechnung|termin|anfrage|vertrag|devis|facture|propuesta|presupuesto|factura|oferta|proposta|preventivo|fattura|offerte|factuur)(?: (?:for|on|of|from) (?:monday|tuesday|wednesday|thursday|friday|today|tomorrow|yesterday|this week|next week|last week|q[1-4]))?[.!?]?$/;

function* falsePrefix(text: string): Generator<Match> {
  const forward = forwardPrefix.exec(text);
  const reply = forward ? null : replyPrefix.exec(text);
  const prefix = forward?.[1] ?? reply?.[1];
  if (prefix === undefined) return;
  const lead = (forward ?? reply)?.[0].length ?? 0;
  const written = text.slice(lead).trim();
  // Of a subject in nothing but capitals, only the words can tell.
  const rest = /[A-Z]{2}/.test(written) && text === text.toUpperCase() ? written.toLowerCase() : written;
  // "Re: engineering hires" names its topic; a prior subject begins with a capital, and a doubled prefix is a thread's.
  if (reply && /^[a-z]/.test(rest) && !/:.{0,6}:/.test(prefix) && !spokenOf.test(rest) && !between.test(rest)) return;
  const start = lead - prefix.length;
  yield {
    start,
    end: start + prefix.trimEnd().length,
    saferAlternative: written === '' ? null : '',
    detail: `The subject pretends to ${forward ? 'forward' : 'continue'} a conversation that is not there. Leave "${prefix.trim()}" out.`,
  };
}

/** What every lure of one subject is held against. */
interface Subject {
  readonly text: string;
  /** Where its first topic ends and its last one begins; null without any. */
  readonly topics: { readonly firstEnd: number; readonly lastStart: number } | null;
  /** Where its last question mark stands, when nothing but one line follows it; else -1. */
  readonly question: number;
  readonly alarming: boolean;
}

function readSubject(text: string): Subject {
  let topics: { firstEnd: number; lastStart: number } | null = null;
  for (const match of allMatches(text, topic)) {
    topics ??= { firstEnd: match.index + match[0].length, lastStart: 0 };
    topics.lastStart = match.index;
  }
  const mark = text.lastIndexOf('?');
  const asks = mark >= 0 && !/[\n\r\u2028\u2029]/.test(text.slice(mark + 1).trimStart());
  return { text, topics, question: asks ? mark : -1, alarming: alarming.test(text) };
}

/** True when the lure is what the e-mail is about: "Stop chasing overdue invoices", "Payment failed? Win it back". */
function isTopic(subject: Subject, start: number, end: number): boolean {
  const { text, topics, question } = subject;
  // Topics and lures are whole words: a topic stands before the lure, behind it, or is part of it.
  if (topics && (topics.firstEnd <= start || topics.lastStart >= end)) return true;
  if (question >= end) return true;
  const after = text.slice(end, end + 16);
  if (/^\s?\?/.test(after)) return true;
  if (
    /^\s?(?:for|at|in|by|with|across)\s(?!(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day\b)[A-Z]/.test(after) &&
    !subject.alarming
  )
    return true;
  return /\b(?:a|an|every|each|any|no more|when|if|the)\s$/i.test(text.slice(Math.max(0, start - 16), start));
}
