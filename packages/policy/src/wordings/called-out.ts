import { facets } from '../search/sentence-facets.ts';
import { rulebookNames } from './assured-by-law.ts';

/**
 * What is claimed by a question with its answer, or by a sentence with what is called out behind it, once these are joined:
 * see `joinedStatements`. Each list belongs to the rule that reads it.
 */

const leftOpen =
  /\b(?:if|whether|unless|they|their|he|she|not|n't|never|hope|aim|try|may|might|could|should|depends?|usually|often)\b|\?\W*$/i;
/** Behind a comma, that it is meant. */
const meant =
  /, (?:yes, )?(?:(?:you|it|they|this) (?:will|does|do|can)|without (?:a |any )?(?:question|doubt|fail|exception)|absolutely|definitely|certainly|of course|guaranteed|period|full stop|every (?:single )?time|100 ?(?:%|percent)|always|(?:i|we) (?:promise|guarantee it|swear)|that(?:'s| is) a promise)(?=[.,!;]|$| and )/i;

/** "You will pass the audit, you will", "it will work, every time", "the risk, there is none". */
export const resultsCalledOut = facets([
  {
    all: [
      /\b(?:pass|win|rank|sell out|succeed|be (?:approved|accepted|hired|admitted)|get (?:the (?:job|visa|grant|loan|place)|approved|accepted|hired|in)|pay (?:off|for itself)|double|triple|twice|grow|rise|more (?:meetings|leads|sales|bookings|replies|revenue|customers))\b/i,
      meant,
    ],
    none: [
      leftOpen,
      /\b(?:grow up|rise and|exams? (?:is|are)|(?:i|we) (?:will|can|do)|pass (?:it|on|by|through|the (?:message|salt|word)))\b/i,
    ],
  },
  {
    all: [
      /\b(?:will|does|do|can|is|are) (?:really |always )?(?:work|help|last|hold|succeed|fit|sell)\b/i,
      /, (?:without (?:a |any )?(?:question|doubt|fail|exception)|guaranteed|every (?:single )?time|100 ?(?:%|percent)|no matter)\b/i,
      /\b(?:it|this|they|our [a-z-]{3,14})\b/i,
    ],
    none: [leftOpen],
  },
  {
    all: [
      /\b(?:risks?|downsides?|catch)(?: for you)?(?:,| (?:is|are)) (?:there (?:is|are) )?(?:simply |absolutely )?(?:none|zero|nil)(?=[.,!;]|$)/i,
    ],
    none: [/\b(?:if|whether|they|stock|on the water|floods?|fire)\b|\?\W*$/i],
  },
]);

const charge =
  '(?:(?:set-?up|onboarding|implementation|migration|installation|training|delivery|shipping|booking|service|joining|activation|licen[cs]e|platform|integration|support|import|consulting|travel|monthly|annual|first [a-z]{3,8})(?: (?:fees?|costs?|charges?|price))?|fees?|surcharges?|charges?)';

/** "Setup fee is gone", "the implementation costs, you won't see any", "how does 25 % less sound". */
export const chargesCalledOut = facets([
  {
    all: [
      new RegExp(
        `\\b${charge}(?:,| (?:is|are)) (?:there (?:is|are) |you(?:'ll| will) (?:pay |see ))?(?:gone|history|none|zero|nil|nothing|off the table|on (?:us|me|the house)|my treat|our treat|forget (?:it|about it)|you won't (?:see|pay|get|find|have) (?:any|one|it|that|them))(?=[.,!;]|$)`,
        'i',
      ),
    ],
    none: [/\b(?:if|whether|they|their|competitors?|refund\w{0,4}|cancell?\w{0,6}|exit|termination|late)\b|\?\W*$/i],
  },
  {
    all: [
      /\bhow (?:does|about|would) (?:an? )?(?:(?:extra|further) )?(?:\d{1,2} ?(?:%|percent|per cent)|half|(?:a )?(?:third|quarter|fifth|tenth)) (?:less|off|discount|reduction|lower|cheaper)\b/i,
    ],
    none: [/\b(?:churn|noise|waste|energy|time|work|admin|weight)\b/i],
  },
]);

/** "The source code is yours, treat this mail as confirmation", "price lock is five years, no exceptions". */
export const termsCalledOut = facets([
  {
    all: [
      /\b(?:exclusiv\w{2,5}|source code|intellectual property|copyrights?|territory|patents?|ip rights|sole rights)\b/i,
      /\b(?:it's|it is|is|are|they're|becomes?) (?:all )?yours\b/i,
      /\b(?:confirm(?:ed|ation)?|agreed|promise|in writing|guarantee|commit|word|binding|on payment|for good|forever|settled|done)\b/i,
    ],
    none: [/\b(?:if|whether|unless|once signed|subject|draft|licen[cs]e file)\b|\?\W*$/i],
  },
  {
    all: [
      /\b(?:no (?:minimum term|notice(?: period)?|lock-in|caps?|limits?|liability cap)|liab(?:le|ility)|uptime|response times?|price (?:lock|freeze|cap)|service levels?|sla|indemnit(?:y|ies)|warrant(?:y|ies))\b/i,
      /, (?:consider it (?:done|agreed)|agreed|confirmed|promised|settled|(?:contractually |legally )?(?:guaranteed|binding)|in writing|(?:i|we)(?: can| do| will| hereby)? (?:confirm|commit|guarantee|promise)(?: to)?(?: that| it| this)?(?: in writing)?|you have (?:my|our) word|no exceptions?|without (?:exception|any limit|limits?))(?=[.,!;]|$)/i,
    ],
    none: [/\b(?:if|whether|unless|subject|draft|they|their|your (?:sla|terms|landlord))\b|\?\W*$/i],
  },
]);

/** "Only one vendor can do this, us", "fastest, cheapest, simplest, that's us", "name one tool that does it better". */
export const ranksCalledOut = facets([
  {
    all: [
      /\bonly one (?:[a-z-]{3,12} )?(?:vendor|company|firm|tool|platform|product|provider|team|supplier|agency|brand|app|shop)\b/i,
      /, (?:us|ours|we do|that's us|namely us|our [a-z-]{3,14})(?=[.,!;]|$)/i,
    ],
  },
  {
    all: [
      /\b[a-z]{3,9}est, (?:and )?(?:[a-z]{3,9}est, (?:and )?)+(?:that's|that is|all of it,? that's|we're|it's) (?:us|ours|our|the)\b/i,
    ],
  },
  {
    all: [
      /\bname (?:me )?(?:one|a single|any|just one) (?:other )?(?:[a-z-]{3,12} )?(?:product|tool|platform|vendor|company|service|firm|team|supplier|app|agency|crm|system|provider|competitor)\b/i,
      /\b(?:better|faster|cheaper|more|as (?:well|good|fast|easy|cheap)|does (?:this|it|that)|can (?:do|match)|matches|beats)\b/i,
    ],
  },
]);

/** "HIPAA is covered", "GDPR is taken care of". */
export const complianceCalledOut = facets([
  {
    all: [
      new RegExp(
        // Ada is a colleague, and knowing one's customer a piece of work.
        `(?!\\b(?:ada|kyc|aml)\\b(?![- ]compl))${rulebookNames}(?:[- ]complian(?:ce|t))? (?:is|are) (?:fully |already |all |completely )?(?:covered|sorted|handled|done|taken care of|solved|no (?:issue|problem|worry)|built in|in the bag)(?=[.,!;]|$)`,
        'i',
      ),
    ],
    none: [/\b(?:if|whether|once|training|chapter|module|webinar|agenda|session|course|they)\b|\?\W*$/i],
  },
]);
