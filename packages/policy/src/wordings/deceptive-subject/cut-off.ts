import { pattern } from '../../search/pattern.ts';

/** What a firm cannot do without, and loses at one stroke. */
const lifeline =
  '(?:accounts?|mailbox|inbox|e-?mail|access|services?|(?:phone |land|tele)?lines?|phones?|internet|broadband|connection|website|web ?site|site|shop|web ?shop|domain(?: name)?|hosting|server|servers|data|files|backups?|licen[cs]e|permit|registration|certificate|insurance|cover|insurance cover|power|electricity|gas|water|heating|supply|profile|listing|log-?in|bank account|payments?|card|deliveries)';
const severed =
  '(?:cut off|disconnected|switched off|shut off|shut down|turned off|blocked|stopped|interrupted|withdrawn|suspended|terminated|deleted|erased|wiped|lapsed|revoked|frozen|locked|barred|seized|withheld|invalid(?:ated)?|void)';
const moment =
  '(?:today|tonight|tomorrow|at midnight|at noon|now|immediately|shortly|in \\d{1,3} ?(?:hours?|days?|minutes?|hrs?|h)|in (?:one|two|three|twelve|twenty-four|forty-eight) (?:hours?|days?)|within \\d{1,3} ?(?:hours?|days?|minutes?|hrs?|h)|on (?:mon|tues|wednes|thurs|fri|satur|sun)day|this (?:week|evening|afternoon|morning|friday|monday))';
const ending =
  '(?:closure|termination|disconnection|deletion|shut-?down|shut-?off|suspension|deactivation|seizure|withdrawal|cancellation|removal)';
const closes = '(?= ?(?:$|[!.|:,-]))';

/** Subjects that announce a loss of service, money or standing by which the reader is hit. */
export const cutOff = pattern(
  `(?:your|all) (?:[a-z]{3,10} ){0,2}?${lifeline} (?:(?:will|may|could) (?:soon )?be|(?:is|are) (?:about to be|due to be|being|to be|now)|(?:has|have) been|has|have|is|are|was|were|gets?) (?:now |soon |temporarily |permanently )?${severed}`,
  `your (?:[a-z]{3,10} ){0,2}?(?:website|web ?site|site|shop|web ?shop|domain|server|mailbox|phone line|internet) (?:is|has gone|went|was|goes) (?:now |currently )?(?:down|offline|unreachable|dark)${closes}`,
  `(?:your |all )?(?:[a-z]{3,10} )?${lifeline} (?:ends?|stops?(?: working)?|lapses|shuts? down|closes|goes (?:off|offline|dark|down)|will (?:end|stop(?: working)?|lapse|close|shut down|go (?:off|offline|dark|down))) ${moment}`,
  `${lifeline} ${ending}(?: notice| warning)?(?: ${moment}| imminent| pending| scheduled)?${closes}`,
  `(?:emergency |immediate |scheduled |imminent |pending )?${ending} of your (?:[a-z]{3,10} ){0,2}?${lifeline}`,
  `(?:last|final|second|third) (?:reminder|notice|warning|call|chance|letter) before (?:disconnection|suspension|closure|termination|shut-?off|legal action|court(?: action)?|collections?|enforcement|cancellation|deletion|we (?:cut|close|suspend|take legal))`,
  `(?:power|water|gas|electricity|internet|phone|service) (?:cut|outage|shut-?off|disconnection|failure) (?:at|for|on|in) your [a-z]{3,14} ${moment}`,
  `we (?:could not|couldn't|cannot|can't|were unable to|are unable to|failed to|have failed to) (?:process|take|complete|collect|verify|confirm|renew|validate|debit|charge) your (?:[a-z]{3,10} )?(?:payment|card|account|order|renewal|identity|details|direct debit|transfer|refund|deposit)`,
  `you(?:'ve| have)? (?:just |now )?been (?:locked out|shut out|logged out|signed out|blocked|suspended|banned|blacklisted|deactivated|hacked|breached|disconnected|cut off|selected for an? (?:tax )?(?:audit|inspection))`,
  `your (?:bank|card issuer|insurer|landlord|network|provider|phone company|tax office) (?:has|have) (?:reported|declined|refused|rejected|flagged|blocked|returned|cancelled|suspended|stopped)`,
  `(?:complaint|lawsuit|court case|legal claim|proceedings|injunction|writ|enforcement|charges|judge?ment) (?:has been |have been |was |were )?(?:(?:filed|opened|lodged|brought|issued|pending|entered|made|started) )?against (?:you|your (?:[a-z]{3,14})|(?:[\\w&.-]{2,20} ){0,3}[\\w&.-]{2,20}${closes})`,
  `(?:claim|case|investigation|fine|action|penalty|debt) (?:has been |was )?(?:filed|opened|lodged|brought|issued|pending|entered|started|registered) against (?:you|your (?:[a-z]{3,14}))`,
  `(?:unpaid|outstanding|overdue|pending|unsettled) (?:fine|penalty|debt|fee|tax|toll|court fee|penalty charge)s?(?:${closes}| (?:for|against|of|on) (?:you|your|[$\u20ac\u00a3] ?\\d))`,
  `(?:delivery|payment|transfer|parcel|shipment|direct debit|invoice) (?:to|from|of|by|for) your [a-z]{3,14} (?:was |has been |is )?(?:refused|rejected|declined|returned|failed|denied|stopped|withheld)${closes}`,
);
