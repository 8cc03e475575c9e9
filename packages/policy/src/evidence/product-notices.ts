import type { EventType } from '@sendgate/contracts';
import { few } from './news-events.ts';

/** What the words of an event name besides, by which a product or an office tells its users of their own entries in it. */
export interface Notice {
  readonly text: string;
  /** Where the words that tell the event stand. */
  readonly start: number;
  readonly end: number;
  /** Where their sentence begins. */
  readonly from: number;
  readonly kinds: readonly EventType[];
}

/** How some tellings end, before what the thing belongs to: "new role in". */
const joint = /\s{1,8}(?:at|as|in|with|of)$/i;

/** Where entries stand: "your new role in the app", "your new seat on the 9:15 train". */
const inProduct =
  /^ (?:in|on|within|for|of) (?:the|your|our|this|that) (?:[\w':.-]{1,14} ){0,2}?(?:app(?! store)|boat|bus|calendar|channel|chat|chart|class|coach|course|crm|crossword|dashboard|database|directory|document|file|flight|folder|form|forum|game|leaderboard|league|list|map|plane|portal|profile|project|queue|ranking|register|rota|roster|schedule|settings|sheet|spreadsheet|system|table|timetable|tool|train|waitlist|wiki|workspace)\b/i;
/** A rank among users: "promoted to admin", "to Gold status", "to the Platinum tier", "off the waiting list". */
const rank =
  /^(?: (?:to|from|off))? (?:an? |the |your )?(?:(?:workspace|account|group|team|site|channel|server|page|community) )?(?:admin(?:istrator)?s?|co-?hosts?|co-?owners?|contributors?|collaborators?|moderators?|viewers?|power users?|super ?users?|(?:gold|silver|bronze|platinum|diamond|sapphire|ruby|premium|elite|vip|executive club)(?! (?:partner|manager))|(?:[a-z\d-]{2,12} ){0,2}(?:status|tiers?|plans?|level|league|division|membership|members?|class|list|waitlist|subscription|section|row|place|spot|slot|position(?= (?:in|on|of) (?:the|our|your) ))|(?:level|tier|grade|stage|round) \d{1,3})\b/i;
/** What an account gives leave for: "a new role: Approver". */
const permission =
  /^(?: is(?: now)?| ?[:=\u2013-])? (?:an? )?["'\u201c]?(?:approvers?|administrators?|admins?|editors?|viewers?|reviewers?|contributors?|collaborators?|commenters?|moderators?|requesters?|owners?|members?|guests?|agents?|signers?|read[ -]only|billing (?:contact|admin))\b(?! (?:of|at|for)\b)/i;
/** Where those who use a product go with it: "moved to the annual plan", "to single sign-on", "to the EU region". */
const setting =
  /^(?: (?:in)?to)? (?:(?!(?:in|on|at|for|with|from|after|before|since|of|by)\b)[a-z\d'-]{1,14} ){0,4}?(?:plans?|tiers?|templates?|subscriptions?|billing|invoicing|payments?|versions?|sign-?on|sso|logins?|passwords?|api|e-?mails?|spreadsheets?|excel|folders?|inbox|tabs?|views?|boards?|pipelines?|formats?|layouts?|workflows?|servers?|cloud|regions?(?= ?[.,;!]|$| on\b| in\b)|queues?|channels?|segments?|sandbox|staging|production|schedules?|calendars?|time ?slots?|slots?|rota|shifts?)\b(?! (?:compan(?:y|ies)|business|offices?|team)\b)/i;
/** When something takes place now: "the walks have moved to March". */
const calendar =
  /^(?: (?:in)?to)? (?:early |late |mid-?)?(?:january|february|march|april|may|june|july|august|september|october|november|december|(?:mon|tues|wednes|thurs|fri|satur|sun)days?|spring|summer|autumn|winter|noon|\d{1,2}(?:[.:]\d\d)? ?(?:[ap]\.?m|o'clock|h)|room|hall)\b/i;
/** What people give for a good cause: "the auction raised £6,300 for the hospice". */
const giving =
  /\b(?:auction|raffle|tombola|(?:bake|cake|jumble) sale|(?:sponsored|charity) (?:walk|run|swim|ride)|concert|appeal|quiz(?: night)?|gala|bazaar|marathon|runners|coffee morning|bucket collection)\b[^.!?]{0,30}$/i;
const goodCause =
  /^[^.!?]{0,12} (?:for|towards?|in aid of) (?:the |our |a |your |local )?(?:[a-z]{3,12} )?(?:hospices?|charit(?:y|ies)|hospital|food ?bank|shelter|school|church|roof|ward|lifeboats?|night shelter|homeless|orphanage|library)(?= ?[.,;!]| and\b| in\b| this\b| last\b|$)/i;
/** "You raised £3,482.10": what runners collect, and too little for a round. */
const collected = new RegExp(
  `^(?:you(?:'ve)? |ha(?:s|ve) )*raised (?:over |more than |about |almost |nearly )?${few}`,
  'i',
);
/** Goods and vehicles leave a place at an hour: "the tulips left Aalsmeer at 4 this morning". */
const atAnHour =
  /^(?: [\w'-]{2,20}){0,2} at (?:about |around )?\d{1,2}(?:[:.]\d\d(?!\d)|(?: ?(?:[ap]\.?m\b|o'clock)| (?:this|yesterday|last|in the)\b))/i;
/** Licences are counted like people: "your team has grown to 12 seats". */
const licensed =
  /^ (?:to|by|from) (?:(?:over|about|more than|nearly|almost) )?(?:\d{1,5}|[a-z]{3,9}) (?:[a-z]{3,10} )?(?:seats|licen[cs]es|users|logins|accounts|subscribers|profiles)\b/i;
/** What users start, publish or let go in a product. No firm puts it on the market, unless another noun makes it a product. */
const job =
  '(?:imports?|exports?|boats?|brakes?|canoes?|kayaks?|kites?|(?<=\\b(?:the|this|that) )campaign|surveys?|polls?|quer(?:y|ies)|scans?|sync|syncs|jobs?|batch(?:es)?|sequences?|workflows?|builds?|holds?|locks?|payments?|funds|forms?|templates?|questionnaires?|documents?|drafts?|files?|invoices?|quotes?|orders?|shipments?|reservations?|bookings?|tickets?|requests?|tasks?|tests?|backups?|migrations?|mailings?|newsletters?|reports?|sessions?|storage|quota|disks?|subscriptions?|licen[cs]es?|accounts?|databases?|mailbox(?:es)?)(?! ?-?(?:tools?|apps?|platforms?|products?|portals?|services?|software|features?|suites?|engines?|modules?|solutions?|systems?|builders?|business|compan(?:y|ies)|arm|brand|division|network)\\b)';
const started = new RegExp(
  `\\b(?:launch|releas|roll|publish|expan(?:d|s))(?:e[sd]?|ed|ing|ion|s)?(?: out)? (?:of )?(?:(?:the|an?|your|this|that|its|their|our|another) )(?:[a-z\\d.-]{1,12} ){0,2}?${job}(?![\\w-])|\\breleased? (?:version|revision|draft) \\d{1,3} of (?:the|your|this|that|a) (?:[a-z-]{2,14} ){0,2}?${job}(?![\\w-])`,
  'i',
);
/** Of a run, and of no news: "your latest launch failed because the list was empty". */
const ran =
  /^ (?:has |have |was |is )?(?:failed (?:because|at \d|with|to (?:start|run|send))|(?:paused|queued|aborted|timed out|scheduled)\b|did not (?:start|run|finish|go out))/i;
/** Goods are promoted as well: "your promotion for the summer sale", "of the survey". */
const goodsPromoted =
  /^ (?:(?:for|of|on) (?:(?:the|your|our|this|all|an?) )?(?:[a-z-]{2,14} ){0,3}?(?:sales?|campaigns?|surveys?|products?|ranges?|events?|webinars?|offers?|season|holidays?|weekend|week|codes?|items?|shoes|books?|tickets?|newsletter|app|course)\b|(?:ends|runs|starts|expires|is (?:live|running|active|over|paused)|has (?:ended|expired|started))\b)/i;
/** What is open on a market: "your open positions in the portfolio". */
const traded =
  /^ (?:in|on) (?:the |your |this )?(?:trades?|portfolio|markets?|books?|fund|futures|stocks?|shares|currency|derivatives|forex)\b/i;

/** What the one who set it up says of it: "your app is live in the App Store", "your site is live at www.acme.com". */
const goneLive =
  /^(?: is (?:now )?live)?(?: (?:at|on) (?:https?:|www\.)| in the (?:app|play) store\b|,? (?:and|so) (?:you|your|we|the)\b|\.(?: |$))/i;
/** What was bought from the sender. */
const bought = /^ (?:from|at|in) (?:us|our)\b/i;

/** What becomes of an entry, a paper or a job in hand: "has been saved", "is 14C", "will be fitted on Monday". */
const kept =
  /^(?: (?:to|of|for|on|in) (?:[\w'-]{1,14} ){1,3}?(?=has|have|is|are|was|were|will))? ?(?:(?:(?:has|have) (?:just |now )?been|was|were|is|are|will be) (?:now |just |successfully |also )?(?:set up (?:in|as)|copied in|saved|added|updated|created|removed|deleted|verified|changed|published|uploaded|recorded|stored|registered|linked|connected|imported|entered|reserved|assigned|listed|approved|booked|cancelled|confirmed|declined|delivered|filed|fitted|installed|logged|paid|postponed|printed|processed|received|rejected|scheduled|sent|signed off|submitted|#?\d)|(?:is|are|will be) (?:now |still |also )?(?:active|attached|enclosed|due|pending|ready|under review|on (?:its|the) way|planned for|in the (?:post|folder))\b)/i;

/** What a job board says of an entry: "is live until Friday", "for a nurse has expired". */
const posted =
  /^(?: (?:is|are) (?:now |still |already )?(?:live|online|active|visible|paused|pending|under review|closed|up|ready|public)\b|(?: for (?:an? |the )?[\w' -]{2,40}?)? (?:(?:is|are) (?:now )?(?:live|online|active|visible) (?:until|on our|for \d)|(?:has|have) (?:now |just )?(?:expired|been \w{4,12}|gone live|received)|(?:was|were) (?:approved|rejected|published|renewed|paused|removed|submitted|received)|expires?|ends|closes|runs until|will (?:expire|end|close|go live|be \w{4,12}))\b)/i;
const posting = /^(?:your )?(?:job )?(?:post|posting|postings|opening|openings|listing|listings|ads?|adverts?)\b/i;
/** Where the sender holds the entry. */
const received =
  /\b(?:we|i)(?:'ve| have)? ?(?:just |now |also )?(?:received|got|have|published|approved|renewed|removed|paused|reviewed|posted) (?:your (?:job )?)?$/i;
/** Whoever has been looking does not run the board. */
const looked = /\b(?:saw|seen|see|notic\w{1,3}|read|spotted|came across|heard|congrat\w*|kudos|love[ds]?)\b/i;

/** Entries that are made one, as firms are: "merger of the two duplicate contacts". */
const merged =
  /^ (?:of|with) (?:the |two |these |those |both |your |all |three |\d{1,3} |duplicate ){0,4}(?:[a-z'-]{2,14} ){0,3}?(?:accounts?|calendars?|cases?|cells?|columns?|contacts?|databases?|documents?|duplicates?|entries|files?|folders?|leads?|inboxes|lists?|mailboxes|orders?|pages?|pipelines?|profiles?|queues?|records?|rows?|sheets?|spreadsheets?|tables?|tags?|threads?|tickets?|views?|workspaces?)\b/i;
/** "Your customer acquisition": of customers, and of no firm. */
const gained = /\b(?:customer|user|client|lead|talent|data|donor|member|patient|student|traffic) acquisition$/i;

/** Entries that change hands: "your ticket is now owned by Jonas", "your workspace is now part of Enterprise". */
const handedOn =
  /^(?:now )?(?:(?:bec[ao]me |becomes )?part(?: of)?|owned by|belong(?:s|ing)? to)$|^(?:go|goes|going|gone|went) public$|^(?:ha(?:s|ve) )?(?:(?:just|now|recently|already) )?(?:moved|relocated|migrated)(?: (?:in)?to)?$|^now (?:active|operating|operational) in\b/i;
const entry =
  /\b(?:accounts?|boards?|cases?|channels?|contracts?|devices?|documents?|domains?|files?|folders?|inbox(?:es)?|licen[cs]es?|links?|listings?|lists?|mailbox(?:es)?|orders?|pages?|plans?|posts?|profiles?|projects?|records?|repos?|repositor(?:y|ies)|requests?|seats?|sites?|subscriptions?|tasks?|tickets?|workspaces?) (?:is |are |has |have )?$/i;

/** What is sat on and what comes in the post. */
const seat = /\b(?:chairs?|seats?)$/i;
const comes =
  /^ (?:arrives?|ships?|comes? (?:on|with|in)|will (?:arrive|ship|be (?:delivered|shipped))|(?:has|have) (?:shipped|arrived)|(?:is|are) (?:on (?:its|their|the) way|out for delivery|row|in row)|(?:was|were) (?:delivered|shipped))\b/i;

/**
 * True for what a product says of an entry in it, in the words of news: "your new role in the app is Editor", "your
 * acquisition report is ready". Nothing happened to the firm or the career of its reader.
 */
export function isProductNotice({ text, start, end, from, kinds }: Notice): boolean {
  const whole = text.slice(start, end);
  const joined = joint.exec(whole)?.[0] ?? '';
  const told = inOneLine(whole.slice(0, whole.length - joined.length));
  const after = inOneLine(joined + text.slice(end, end + 120));
  const before = inOneLine(text.slice(from, start));
  if (!kinds.includes('product_launch') && inProduct.test(after)) return true;
  if (/\bpromoted(?: to)?$/i.test(told) && rank.test(after)) return true;
  if (/\brole$/i.test(told) && permission.test(after)) return true;
  if (
    /\b(?:moved|moving|switched|relocated)(?: (?:in)?to)?$/i.test(told) &&
    (setting.test(after) || calendar.test(after))
  )
    return true;
  if (/^(?:you(?:'ve)? |ha(?:s|ve) |have )*raised\b/i.test(told) && (giving.test(before) || goodCause.test(after)))
    return true;
  if (collected.test(told + after)) return true;
  if (/^left\b/i.test(told) && atAnHour.test(after)) return true;
  if (/\b(?:grown|growing|expanding|doubled|tripled)$/i.test(told) && licensed.test(after)) return true;
  if (/\b(?:launch|roll-?out|release)$/i.test(told) && ran.test(after)) return true;
  if (/\bpromotion$/i.test(told) && goodsPromoted.test(after)) return true;
  if (/\b(?:live|site)$/i.test(told) && /^\W*(?:your (?:new )?)?$/i.test(before) && goneLive.test(after)) return true;
  if (/\bacquisition$/i.test(told) && bought.test(after)) return true;
  if (/\bpositions?$/i.test(told) && traded.test(after)) return true;
  if (!looked.test(before) && started.test(told + after)) return true;
  if (posting.test(told)) return (posted.test(after) && !looked.test(before)) || received.test(before);
  if ((/^(?:your|new)\b/i.test(told) || /\byour $/i.test(before)) && !looked.test(before) && kept.test(after))
    return true;
  if (handedOn.test(told) && entry.test(before)) return true;
  const merger = /\b(?:merger|restructuring)\b/i.exec(told);
  if (merger) return merged.test(told.slice(merger.index + merger[0].length) + after);
  return gained.test(told) || (seat.test(told) && comes.test(after));
}

/** The words as they are said, wherever a mail program wrapped them. */
function inOneLine(words: string): string {
  return words.replace(/\s+/g, ' ');
}
