import { isGivenName } from '../../names/given-names.ts';
import { facets } from '../../search/sentence-facets.ts';

const ours =
  '(?:tool|system|platform|software|product|app|solution|service|services|crews?|teams?|engineers?|drivers?|people|staff|robots?|scanners?|sensors?|module|machines?|meals|vans?|fleet|technology|widget|plugin|agents?|bot|portal|kit|trackers?|cameras?|training|courses?|work|help|customer page)';
const does =
  '(?:handle|look(?:ing|ed)? after|tak(?:e|ing) care of|manage|reduce|raise|lower|shorten|shrink|speed up|improve|increase|boost|run|supply|provide|clean|pack|print|ship|deliver|serve|support|took|cut|helped|help|saved|keep|kept|built|build|did|do|went live|rolled (?:this|it|them|that)? ?out|guard|cater|staff|host|audit|maintain|insure|train|trained|recruit|store|design|designed|moved|migrated|doubled|halved|tripled|grew|power|process|answer|translate|monitor|protect|stock|won|signed|installed|fitted|wrote|write|produce|work|worked|partner|brought|onboarded|set up|spent(?= [^.!?]{2,24} on site))';
const firms =
  '(?:companies|firms|brands|businesses|customers|clients|users|teams|organi[sz]ations|names|retailers|shops|schools|hospitals|clinics|hotels|charities|banks|councils|carriers|manufacturers|agencies|people|those|ones|others)';

/** How a firm is told to be a customer of ours, its name apart. */
export const relations = facets([
  // "We've filled eleven roles for Barclays", "we treat the staff of Deloitte", "we did this same project for Wayne Enterprises".
  {
    all: [
      /\b(?:we|we've|we have|i|i've|i have)(?: (?:recently|just|also|already|have|even|regularly|both))? (?:fill(?:ed)? (?:[a-z]{2,9} ){0,2}(?:roles|posts|positions|jobs|vacancies)|treat(?:ed)? the (?:[a-z]{3,10} )?(?:staff|employees|team|people|drivers|workers)|(?:did|ran|built|delivered|completed|finished) (?:this|the|a|an) (?:very |much the )?(?:same|similar|identical|comparable) (?:project|rollout|roll-out|set-?up|migration|job|programme|program|work|thing)) (?:for|of|at|with) (?:the )?/i,
    ],
    none: [/\b(?:could|would|if|whether|hope|help(?:ed)? you|like you)\b/i],
  },
  {
    all: [
      /\b(?:(?:has|have|had|'s|'ve) been (?:with us|using us|on our books|one of ours|on board|working with us|buying from us|(?:an? |our )(?:[a-z-]{3,14} ){0,2}(?:customer|client|user|subscriber))|(?:customers?|clients?|users?|subscribers?) of (?:ours|us)\b|(?:is|are|was|became|joined us as) (?:one of )?our (?:[a-z-]{3,14} ){0,2}(?:customers?|clients?|users?|accounts?)|(?:trusts?|trusted|uses?|used|using|chose|choose|chosen|rel(?:y|ies|ied) on|depends? on|signed (?:up )?with|switched to|came to|come to|pays?|paid|hired|picked|selected|went with|goes with|go with|works? with|worked with|stays? with|stayed with|renewed with|buys? from|bought from|orders? from|swears? by|swear by|behind|moved to|turned to|turns to|counts? on|recommends?|prefers?|preferred|loves?|backs?|thank|thanks|calls?|called|(?:gets?|got|takes?|sources?|rents?|orders?|draws?|received|generated|bought|ordered|purchased|licen[cs]ed)\b[^.!?]{3,30} from|(?:moved|switched|transferred|handed|outsourced|entrusted|gave|given|left)\b[^.!?]{3,40} (?:to|with)) us(?: all)?\b(?! (?:if|when|to|on|at|before|for (?:a|an|more))\b))/i,
    ],
  },
  {
    all: [
      new RegExp(
        `\\b(?:(?:with|through|thanks to|via|by|on|in|using|uses?|used|adopted|bought|rolled out|runs?|running|chose|licen[cs]es?|licen[cs]ed|deployed|installed|implemented|replaced (?:[a-z]{2,10} ){1,5}with|signed [^.!?]{2,30} for|after (?:switching|moving) to) (?:our(?! (?:own )?(?:[a-z-]{3,14} )?(?:call|calls|meeting|conversation|chat|talk|website|web ?site|page|list|blog|side|end|way|mind|opinion|view|experience|colleagues|partners|friends|apologies|thanks|regards|compliments|best)\\b)|us\\b)(?: (?:[a-z-]{3,14} ){0,2}?${ours})?|our (?:[a-z-]{3,14} ){0,2}?${ours} (?:(?:is|are|was|were|has been|have been|now|also|currently|already|then|went|have|has) ){0,3}(?:live|behind|rolled out|installed|deployed|used|in use|running|in place|at work|runs?|works?|handles?|powers?|drives?|looks? after|keeps?|feeds?|cleans?|guards?|sits?|serves?|supports?|saved|cut|helped|won|for|at|trusted))`,
        'i',
      ),
    ],
    // What we pay for, and what our own people know.
    none: [
      /\b(?:(?:paid|covered|borne|booked|reserved|signed|issued|rejected|received)(?: for)? by us|deal(?:s|ing)? with us on your behalf|our (?:[a-z]{3,14} )?(?:people|staff|candidates|temps|nurses|bookkeepers|drivers|engineers) (?:(?:have|all|already|mostly) ){0,2}work(?:ed)? (?:with|in|on))\b/i,
    ],
  },
  {
    all: [
      new RegExp(
        `\\b(?:we|we've|we have|we're|our (?:[a-z]{3,10} )?(?:team|crew|company|firm|agency|people|engineers|guards|drivers|cleaners|chefs|cooks|lawyers|designers|trainers|interpreters|translators|technicians|consultants|gardeners|installers|vans|trucks))(?: (?:recently|just|also|already|currently|now|proudly|have|are|been|did|even|both|all|still|regularly|often)){0,2} ${does}(?:ing|e?d|s)?\\b`,
        'i',
      ),
      /\b(?:for|at|across|all of|with|like|such as|of|to) (?:the )?[a-z0-9]|'s\b/i,
    ],
    none: [
      /\b(?:raised [^.!?]{0,30}(?:round|funding|money|capital|million)|we (?:run|host|did|do|work|worked) (?:a|an|the) (?:webinar|event|study|survey|poll|test)|help(?:ed)? you|like you|hope|if you|our (?:people|staff|candidates|temps|nurses|bookkeepers) (?:have |all |already ){0,3}work(?:ed)? (?:with|in|on)|integrat\w+|connect\w*|compatible|works with|sync\w*|(?:to|for) (?:everyone|everybody|all of you|you|your (?:team|staff|people|colleagues)) at)\b/i,
    ],
  },
  {
    all: [
      new RegExp(
        `\\b(?:among|amongst|including|include|includes|one of|some of) (?:the |our |those |them )?(?:[a-z-]{3,14} ){0,2}?${firms}\\b[^.!?]{0,30}\\b(?:us|our|ours|we)\\b`,
        'i',
      ),
    ],
  },
  {
    all: [
      /\b(?:says?|said|writes?|wrote|thinks?|reports?|feels?) (?:about|of) (?:us|our|working with us)\b|\b(?:put you in touch|(?:connect|introduce) you (?:with|to)|vouch|(?<!with |in |by |for )reference(?! (?:number|no|code|point|to)\b)|testimonial|case study|tell you (?:what|how|about)|success story|logo of)\b/i,
      /\b(?:us|our|ours|we|shows?|tells?|attached|enclosed)\b/i,
    ],
    none: [
      /\b(?:(?:your|their|his|her) (?:[a-z-]{3,12} )?(?:case study|success story|testimonial)|students?|professors?|seminar|talk to us|call us|speak to us|ask us|our (?:team|sales|support|office|number))\b/i,
    ],
  },
  // "Our tool is in daily use at Northwind Traders."
  {
    all: [
      new RegExp(
        `\\bour (?:[a-z-]{3,14} )?${ours} (?:is|are|has been|have been|was|were)(?: now| already| also| still| currently){0,2} (?:in (?:(?:daily|heavy|constant|full|live|regular|everyday) )?(?:use|service|production|operation)|installed|deployed|live|running|up and running|used|rolled out|at work|relied (?:up)?on)\\b`,
        'i',
      ),
      /\b(?:at|by|across|inside|throughout|with|for) (?:the )?[a-z0-9]/i,
    ],
    none: [
      /\b(?:by (?:hundreds|thousands|many|most|some|over|more|teams|companies|people|you|your)|at (?:your|our|the (?:moment|end|start|office|depot))|for (?:you|your|the (?:first|next|time)))\b/i,
    ],
  },
  // "Proseware's head of sales told me our dashboards save her an hour a day."
  {
    all: [
      /\b(?:told|tells|wrote to|assured|confirmed to|said to|swears|says|reports?|emailed) (?:me|us|that|by|how)\b/i,
      new RegExp(
        `\\b(?:our|my) (?:[a-z-]{3,14} )?(?:${ours}|dashboards?|reports?|work|training|templates?|course|approach|method) (?:[a-z]{3,9} )?(?:saves?|saved|cuts?|cut|helps?|helped|gives?|gave|makes?|made|doubled|halved|changed|keeps?|kept|brings?|brought|earned|won)\\b`,
        'i',
      ),
      /'s (?:[a-z]{2,12} )?(?:head|director|manager|owner|founder|ceo|cto|cfo|coo|vp|lead|team|chief|boss|buyer|controller|accountant)\b|\b(?:of|at|from) [a-z]/i,
    ],
  },
  // "Our biggest fan is the CTO of Zalando."
  {
    all: [
      /\bour (?:biggest|greatest|happiest|oldest|newest|latest|favou?rite|first|largest|most loyal|proudest) (?:fan|users?|customers?|clients?|account|reference|supporter|win) (?:is|was|are|were|has been|remains?)\b/i,
    ],
    none: [/\b(?:you|your|mother|mum|dog|not|those|the ones?|people who)\b|\?\W*$/i],
  },
]);

const nameIn =
  /(?<![\w.@/'-])[A-Z][\w&\u00c0-\u024f-]{1,24}(?:(?: (?:of|and|&|de) | )[A-Z][\w&\u00c0-\u024f-]{1,24}){0,3}/g;
/** A small word that opens its sentence is no part of the name behind it: "For Acme we cut". */
const opening =
  /^(?:For|At|With|Like|When|As|Since|Because|After|Before|Until|Where|While|Ask|Call|Even|Both) (?=[A-Z])/;
/** The names a name stands in one row with, up to the word before them: "in Xero, Sage or". */
const row = /(?:[A-Z][\w&-]{1,24}(?: [A-Z][\w&-]{1,24}){0,2}(?:, | (?:and|or) )){1,4}$/;
/** What only the last name but one of a row is followed by. */
const rowGoesOn = /^(?:, [A-Z][\w&-]{1,24}){0,3},? (?:and|or) /;
const placed =
  /(?:^|[\s(,])(?:in|from|near|around|on|since|until|through|via|mr|mrs|ms|dr|dear|hi|hello|hey|named|called|over|into|this|last|next|by|am|pm|(?:fairs?|shows?|expos?|exhibitions?|markets?|conferences?|festivals?|stands?|booths?) (?:at|of)|(?:up|down|out|back|close|near|over) to|(?:come|came|run|ran) (?:across|into)|leaves?|(?:deliver(?:y|ies|ing)?|ship(?:s|ping|ment|ments)?|drives?|driving|trains?|flights?|lanes?|routes?|runs?|travel|trips?|vans?|lorr(?:y|ies)|trucks?|roads?) (?:goes |go |going )?to)\s(?:the\s)?$|\bacross\sthe\s$/i;
const beside =
  /(?:^|[\s(,])(?:for|among(?:st)? them|including|includes?|how|at|across|with|of|like|as|is|are|was|than|behind|took|helped|help|helps|saved|serve|supply|support|power|both|(?:roll(?:ed|ing)? (?:[a-z]{2,10} )?out|suppl(?:y|ied|ies|ying)|sold|sell|sells|services?|support|provided?|provides|known|delivered|of use|brought [a-z ]{2,24}) to|trust|moved|onboarded|signed|won|where|when|what|even|because|the|brought|keep|kept|run|ask|call|ring|by|touch with)\s(?:the\s|all of the\s)?$/i;
const acts =
  /^(?:'s\b|,? (?:who|which|has|have|had|is|was|are|were|uses?|trusts?|relies|runs?|chose|came|signed|pays?|replaced|switched|cut|saved|moved|rolled|picked|renewed|bought|depends|loves?|works?|went|doubled|took|can|will|keeps?|stays?|halved|grew|now|just|already|also|recently|all|both)\b|,? with \d|, (?:a|an|one|our|another) [a-z])/;
/** What only a firm or a person does: any noun may open a sentence, with a capital, and be or have something. */
const actsItself =
  /^(?:'s (?:[a-z]{2,12} ){0,2}?(?:cfo|ceo|team|reps|agents|drivers|staff|people|logo|warehouse|support|stores?|depots?)\b|,? who\b|,? with \d|,? (?:(?:has|had|have) (?:(?:now|also|just|already|recently|long) ){0,2})?(?:prefers|preferred|recommends|recommended|got|praises|praised|endorses|uses|used|using|trusts|trusted|relies|relied|runs|chose|chosen|came|signed|pays|paid|replaced|switched|saved|moved|rolled|picked|renewed|bought|depends|loves|works|worked|went|halved|hired|ordered|joined|stayed|thanks|swears|stays|orders|buys)\b|,? (?:has|had|'s) been (?:with|our|a|one|[a-z]{2,12}ing|on)\b|,? (?:is|was|became|has become) (?:(?:now|also|already|another|among|one of) ){0,2}(?:our|a [a-z ]{0,20}(?:customer|client))|, (?:a|an|one|our|another) [a-z])/i;

/** A noun that a name before it only tells apart: "the Zaragoza depot". A firm has a group, a team and people. */
const attribute =
  /^ (?!(?:in|at|on|of|and|or|with|by|for|since|from|who|where|when|after|before|to|last|this|group|team|crew|people|staff|hotels?|stores?|shops?|schools?|clinics?|banks?|brand|folks|lot|guys|family|account|contract|case|project|chain|rollout|logo)\b)[a-z]{3,}/;

/** "Hi Denise, our scanner": who is spoken to. */
const greeted = /^(?:Hi|Hello|Hey|Dear|Hiya|Hallo|Thanks|Morning)$/;
const jobTitle = /^(?:VP|SVP|EVP|Head|Director|Chief|Vice|Manager|President|Senior|Lead|Account|Team)$/;

/**
 * The places in a sentence at which a firm may be named: words with a capital that something is done for, or that do
 * something themselves. Persons, and what only tells where or when, are none.
 */
export function* firmsNamed(sentence: string): Generator<{ start: number; names: string }> {
  for (const { index, 0: named } of sentence.matchAll(nameIn)) {
    const skipped = opening.exec(named)?.[0].length ?? 0;
    const start = index + skipped;
    const names = named.slice(skipped);
    const before = sentence.slice(0, start);
    const after = sentence.slice(start + names.length);
    const [first = ''] = names.split(' ');
    const standing = rowGoesOn.test(after) || /\s(?:and|or)\s$/.test(before) ? before.replace(row, '') : before;
    if (
      placed.test(standing) ||
      greeted.test(first) ||
      isGivenName(first) ||
      jobTitle.test(first) ||
      !/[a-z]/.test(names)
    )
      continue;
    if (/\bthe\s$/.test(before) && attribute.test(after) && !acts.test(after)) continue;
    const opens = /^\W*$/.test(before);
    if (
      opens && !names.includes(' ')
        ? !actsItself.test(after)
        : opens
          ? !acts.test(after)
          : !(beside.test(before) || acts.test(after) || /,\s$|(?:[A-Z][\w&.-]{0,24},?|,)\s(?:and|or)\s$/.test(before))
    )
      continue;
    yield { start, names };
  }
}
