import { anyOf, pattern } from '../../search/pattern.ts';

/** What a machine or an office writes to people about. */
const matter = anyOf(
  'accounts? mailbox inbox storage log-?in sign-?in device card visa mastercard payment charge transfer deposit direct_debit refund tax_(?:return|refund) invoice bill order booking reservation flight ticket trip parcel package shipment delivery customs_(?:fee|duty|charge) (?:parking|speeding)_(?:fine|ticket) fine penalty subscription membership renewal domain website certificate password identity payroll salary bonus (?:benefits_)?enrol?ment pension insurance policy rent visa_application application voicemail messages? files? folder fax contract warranty sender_verification verification claim case complaint trademark copyright appointment statement badge fraud',
);
/** How it stands, or what has become of it. */
const standing = anyOf(
  'rejected declined refused failed on_hold held being_held pending waiting due overdue received issued approved denied cancell?ed changed moved closed closing expired expires expiring exceeded limit_reached locked suspended stopped void in_progress under_review review_in_progress detected blocked enclosed attached added removed revoked available unclaimed unverified returned missed increased held',
);
/** A notice by its own name. */
const notice = anyOf(
  'alert notification notice adjustment problem error warning correction decision inspection increase infringement violation complaint summons',
);
const aux = "(?:(?:has|have) (?:just )?been|has|have|was|were|is|are|could not be|couldn't be)";
const day =
  '(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|(?:jan|febr)uary|march|april|may|june|july|august|(?:sept|nov|dec)ember|october|today|tomorrow)';
const when = `(?:today|tonight|tomorrow|at (?:midnight|noon)|(?:from|on|by|until|for) ${day}|(?:in|within) \\d{1,3} [a-z]{3,7})`;
/** Where and when, whose it is, and what to do about it; a subject that goes on otherwise tells what is sold. */
const tail = `(?:,? (?:${when}|(?:on|to|for|in|by) your (?!guests|customers|clients|users|teams?\\b)[a-z0-9-]{2,14}|(?:on|to|for|in) (?:your )?order #?[a-z0-9-]{2,14}|(?:for|with|by) you|at (?:the|our) [a-z]{3,10}|from (?:an? |the |your )?[a-z0-9.-]{2,14}(?: [a-z]{2,14})?|of (?:[$\u20ac\u00a3])?[\\d.,]{1,9}(?: [a-z]{3,7})?|please [a-z]{3,7}(?: [a-z]{2,8}){0,2}|action (?:needed|required)|log in|sign in|reply|nobody was [a-z]{3,5}|\\d{1,3} days(?: to [a-z]{3,6}| left)?)){0,2}`;
const starts = '(?<=^ ?(?:[a-z][a-z0-9]{2,14}(?: [a-z0-9]{2,10})? ?[:|-] ?)?)';
const ends = '(?= ?[.!]{0,3} ?$)';
const whose = '(?:(?:your|the|an?|new|unusual|unknown|incoming|health|bank|company) ){0,3}';
const reference = '(?: ?(?:#|no\\.? ?)?[a-z]{0,4}-?\\d{2,12})?';

/** What an office does with a case, whatever the case is called. */
const settled = anyOf(
  'accepted approved archived assigned cancell?ed changed closed confirmed deactivated declined deleted denied disabled downgraded escalated extended flagged forwarded increased invalidated locked merged moved opened postponed processed reduced refused registered rejected renewed reported returned revoked scheduled suspended terminated transferred withdrawn',
);

/** With whom the reader deals, and where: that they change or move is news and no notice on a case. */
const people =
  '(?:teams?|managers?|contacts?|reps?|representatives?|advis[eo]rs?|consultants?|coordinators?|engineers?|partners?|agents?|dealers?|drivers?|branch|office|depot|neighbou?rs|street|town|industry|trade|market|audience|customers|buyers|competitors)';

/** Whole subjects in the few words of an automatic notice, of an office's letter or of a talk that went on before. */
export const feignedNotices = pattern(
  `${starts}${whose}(?:[a-z-]{3,12} )?${matter}${reference}(?: (?:of|for|on|from) (?:the |your |[$\u20ac\u00a3])?[a-z0-9.,-]{2,12}(?: euros| dollars| pounds)?)?:? ${aux}? ?(?:being |now |also |still )?${standing}${tail}${ends}`,
  `${starts}${whose}(?:[a-z-]{3,12} )?${matter} ${notice}${tail}${ends}`,
  `${starts}notice of (?:an? |your )?(?:[a-z-]{3,12} )?(?:increase|eviction|inspection|closure|audit|non-payment|change|hearing|claim)${tail}${ends}`,
  `${starts}(?:we(?:'ve| have)?|someone|somebody) (?:stopped|closed|cancell?ed|changed|blocked|removed|signed (?:in )?to|signed in to|logged in to|shared|accessed|viewed|used|reported) (?:your|an?|the|with) (?:[a-z-]{3,12} )?(?:${matter}|document|photo|profile|you)${tail}${ends}`,
  `${starts}(?:you(?:'ve| have)(?: got)? )?(?:\\(?\\d{1,3}\\)?|one|two|three|an?|new|incoming|unread|your) (?:new |unread |missed |held |urgent )?(?:missed calls?|voicemails?|fax(?:es)?|messages? (?:is|are|was|were) being held|unread messages?|messages? (?:waiting|held|pending))${tail}(?:, \\d{1,2} pages)?${ends}`,
  `voicemail from \\+?\\d`,
  `missed call from (?:you|your|\\+?\\d)`,
  `${starts}(?:(?:unread|new|urgent|missed|your) )?(?:message|call|note|document|payslip) from (?:hr|your (?:boss|bank|manager|ceo|landlord)|accounts|payroll|the (?:bank|court|police|tax office))${ends}`,
  `${starts}(?:new|unknown|unusual|unrecogni[sz]ed|suspicious) (?:device|log-?in|sign-?in|charge|activity|payment|transaction|location) (?:added|detected|found|on your|from an?)(?: [a-z0-9]{1,12}){0,3}${ends}`,
  `(?:confirm|verify|validate|update|restore|review|secure) your (?:account|identity|password|payment(?: details)?|card|mailbox|e-?mail|details) (?:within|before|in \\d|by|to (?:avoid|keep|prevent|restore|continue))`,
  `you(?:'ve| have) been (?:named|cited|listed|called|subpoenaed|summoned|drawn) (?:in|as|for|to|by) (?:an? |the )?(?:lawsuit|complaint|witness|defendant|audit|investigation|jury|court|will|claim)`,
  `you(?:'re| are) (?:the|a|our|today's) (?:lucky )?winner|(?:prize )?draw results?: you|unclaimed (?:funds|money|assets|parcel|refund|inheritance|prize)`,
  `${starts}(?:court|tax|police|irs|hmrc|customs) (?:summons|notice|letter|refund|audit|order|notification|investigation)(?: (?:enclosed|attached|notification|inside|pending|[a-z]{0,3}\\d{2,6}))?${ends}`,
  `${starts}the (?:police|court|tax office|bailiffs?|authorities) (?:(?:wants?|would like|needs?|asks?) (?:a word|to)\\b|(?:wants?|needs?|is|are|has|have)(?= .{1,30}\\byour?\\b))`,
  `${starts}(?:booking|order|payment|reservation) confirmation [a-z0-9]{5,10}${ends}`,
  `${starts}as (?:agreed|discussed|promised|requested|arranged)(?= ?[:,-] [a-z])`,
  `${starts}you missed (?:our|my|your|the) (?:meeting|call|appointment|delivery|demo|slot|deadline)${ends}`,
  `${starts}(?:your )?(?:signature|approval|reply|confirmation|attention) (?:needed|required|missing|pending|requested)${tail}${ends}`,
  `${starts}your (?:invoice|receipt|bill|payslip)${ends}`,
  `${starts}${whose}${matter}(?: (?:ends|closes|expires|lapses|stops|runs out) ${when}|(?:,| -|:) (?:\\d{1,3} (?:days|hours) (?:to pay|left)|nobody was (?:home|there)|decision enclosed))${tail}${ends}`,
  `${starts}your (?:[a-z0-9-]{2,14} ){1,4}?(?<!\\b${people} )(?:${aux} (?:just |now |early )?${settled}|is no longer (?:valid|active|available|covered))(?: early| automatically)?${tail}${ends}`,
  `${starts}(?:${whose}(?:[a-z-]{3,12} )?${matter}|card ending \\d{4}|data [a-z]{4,10}) (?:${aux} )?(?:just |now )?${settled}${tail}${ends}`,
  `${starts}(?:[a-z0-9-]{2,14} ){1,4}?needs? your (?:signature|approval|reply|confirmation|consent)${tail}${ends}`,
  `${starts}(?:(?:document|file|invoice|letter)s? for your (?:review|approval|records)|(?:document|file|invoice|contract|agreement|draft|letter)s? for your signature)${ends}`,
  `${starts}(?:[a-z-]{3,12} )?(?:complaint|report|allegation|grievance)s? (?:about|against) you${ends}`,
  `${starts}(?:[a-z]{3,10} )?(?:driver|courier|postman|officer|bailiff|inspector) (?:could not|couldn't|did not|didn't) (?:find|reach|meet) you${tail}${ends}`,
  `${starts}(?:appointment|meeting|interview|hearing) with (?:the|a|your) (?:tax (?:inspector|office)|bailiffs?|judge|police|bank manager|auditor)${tail}${ends}`,
  `${starts}we(?:'ve| have)? received your (?:cancell?ation|complaint|application|payment|request|order|claim|notice|resignation)${tail}${ends}`,
  `${starts}(?:heads up,? )?you (?:owe us|(?:were|are|have been) (?:tagged|mentioned|overdrawn|fined|reported|recorded))(?: [a-z0-9]{1,12}){0,3}${ends}`,
  `${starts}(?:wire|transfer|payment|deposit) (?:received|sent|on its way),? please (?:confirm|check|reply)`,
);
