import { facets } from '../../search/sentence-facets.ts';
import { we } from './settled-between-us.ts';

/** What asks, denies, leaves open, or is said of others. */
const open =
  /\b(?:they|they're|their|he|she|who|whether|would you|could you|can you|do you|did you|shall we|unless|subject to|draft|tender|bids?|propos(?:e|es|ed|al|als)|hop(?:e|es|ing)|try|trying|aim|plan(?:s|ning)? to|would like|not (?:yet|sure|able|promise|guarantee|commit)|cannot (?:promise|guarantee|commit|say)|(?<!you )ask(?:s|ed|ing)?|wonder\w{0,3}|average|typically|usually|webinar|article|blog|insur\w{2,5}|competitors? (?:offers?|gives?|pays?)|novel|story|game|movie|film|last (?:year|month|week|quarter))\b|\?\W*$/i;
/** How firmly it is said, or where it is written. */
const firmly =
  /\b(?:promis(?:e|es|ed)|undertak(?:e|es|en)|commit(?:s|ted|ment)?|pledg(?:e|es|ed)|guarantee(?:s|d)?|(?:my|our) word|in writing|hereby|herewith|formally|legally|contractual(?:ly)?|part of (?:the|our|your) (?:deal|contract|agreement)|in (?:the|your|our|every) (?:contract|agreement)|irrevocabl[ey]|unconditional(?:ly)?|whatever happens|no matter what|without exception|assured?|otherwise|or else|at the latest|or you (?:may|can)|on pain of|penalt(?:y|ies))\b/i;
const number = '(?:\\d{1,3}|two|three|four|five|six|seven|eight|ten|twelve|fifteen|twenty|twenty-five|thirty|fifty)';

/** What the message gives the reader by right: stakes, fees, sole rights, cover, secrecy, sight of books, and what delay costs the firm. */
export const rightsHandedOver = facets([
  // Stakes and royalties given.
  {
    all: [
      new RegExp(
        `\\b(?:${we} (?:hereby |will |shall |are |am |would |also ){0,4}(?:giv(?:e|ing)|grant(?:ing)?|pay(?:ing)?|offer(?:ing)?|transfer(?:ring)?|assign(?:ing)?|issu(?:e|ing)|allot(?:ting)?)|you (?:will |shall |'ll |are |hereby ){0,4}(?:get|getting|receiv(?:e|ing)|earn|own|obtain|be given|be paid))\\b|\\byou'll (?:get|receive|own|earn)\\b`,
        'i',
      ),
      new RegExp(
        `\\b(?:royalt(?:y|ies)|equity|share options|stock options|profit share|stake|co-?ownership|(?:${number})(?:[.,]\\d)? ?(?:%|percent|per cent) (?:of|in) (?:the|our|all) (?:company|firm|shares|profits?|business|equity|ownership|revenues?|takings|sales))(?:\\b|$)`,
        'i',
      ),
      /\b(?:on every|of every|per (?:copy|unit|sale|piece)|in (?:return|exchange)|company|firm|profits?|shares|net sales|for life|business|start-?up|vest(?:s|ed|ing)?|each (?:copy|sale|unit))\b/i,
    ],
    none: [open, /\b(?:fund|portfolio|dividends?|invest\w{0,6}|yield|gender|diversity|report)\b/i],
  },
  // First refusal, and goods bought back.
  {
    all: [
      new RegExp(`\\b(?:${we}|you (?:have|get|hold|keep|enjoy|will have)|you'll have|is yours)\\b`, 'i'),
      /\b(?:right of (?:first )?(?:refusal|pre-?emption)|rights? of first (?:offer|negotiation)|first (?:option|refusal) (?:on|to)|pre-?emption rights?|(?:an? |the )?option to (?:buy|purchase|renew|extend) (?:the|it|another|our)|put option|step-in rights?)\b/i,
      /\b(?:grant(?:s|ed)?|giv(?:e|es|en)|have|get|hold|keep|offer|yours|enjoy)\b/i,
    ],
    none: [open, /\b(?:if you|want|like|insurance)\b/i],
  },
  {
    all: [
      new RegExp(
        `\\b${we}(?: (?:will|shall|also|always|hereby|agree to|commit to|undertake to|promise to|guarantee to)){0,3} (?:buy (?:it |them |any |all |the |your )?[^.!?]{0,40}?back|buy back|take back|repurchase|redeem)\\b`,
        'i',
      ),
      /\b(?:unsold|stock|shares|units|machines?|inventory|equipment|goods|vehicles?|cars?|copies|leftover)\b/i,
      /\b(?:at (?:the )?(?:full )?(?:price you|price|cost|what you|purchase price|the same price|\d)|for (?:what|the price|the full)|in full|at any time|whenever|guaranteed)\b/i,
    ],
    none: [open],
  },
  // Posts that stay, sole rights, and nobody beside the reader.
  {
    all: [
      /\b(?:nobody|no one|no (?:employee|member|post|position|job|worker|colleague)s?|none of (?:you|your|the|our)|your (?:job|post|position|team|people|staff)|not one|every (?:job|post|position))\b/i,
      /\b(?:redundant|redundanc(?:y|ies)|dismissed|laid off|lay-?offs?|let go|sacked|job cuts|(?:is|are|stays?) (?:safe|secure|protected)|lose (?:a|their|your|his|her) jobs?)\b/i,
      /\b(?:(?:before|until|till|through) (?:the end of )?20[2-9]\d|(?:for|in) the next (?:\d|two|three|five|ten) years|(?:my|our) word|guarantee[ds]?|promise[ds]?|in writing|commit(?:s|ted)?|undertake)\b/i,
    ],
    none: [open, /\b(?:law|legal|tribunal)\b/i],
  },
  {
    all: [
      /\b(?:exclusiv(?:e|ity|ely)|sole (?:agent|distributor|dealer|supplier|partner|rights?|representative|importer|reseller)|(?:no one|nobody|no other (?:dealer|shop|company|firm|partner|customer|agent|store|restaurant|buyer)) (?:else )?(?:in|on|within|will|may|gets?|can|is)|only (?:dealer|agent|distributor|shop|reseller|partner))\b/i,
      /\b(?:your|the) (?:[a-z]{3,10} )?(?:city|town|region|area|country|territory|market|state|county|district|sector|industry|postcode|street)\b|\b(?:in|for|across|throughout) (?:the )?(?:[A-Z][a-z]{3,14})\b/,
      /\b(?:granted|grant|giv(?:e|en)|appoint(?:ed)?|assign(?:ed)?|agreed|yours|hereby|will (?:get|sell|have|receive|carry|stock|be)|may (?:sell|stock|carry)|you (?:are|get|have|become|will be|hold))\b/i,
      /\b(?:we|i|our|hereby|granted|you asked for)\b/i,
    ],
    none: [
      open,
      /\b(?:event|content|interview|preview|club|members?|sale|discount|listing|if|not|dinner|offer|webinar|homes?|villa)\b/i,
    ],
  },
  // Never worse than anybody else.
  {
    all: [
      /\b(?:anyone|anybody|any other|another|other|no other|nobody|no one) (?:else|customer|client|buyer|partner|tenant|dealer|company)\b|\bmost-?favou?red\b/i,
      /\b(?:better|lower|cheaper|less|best|same|match(?:ed|es)?)\b/i,
      /\b(?:prices?|rates?|terms|conditions|deal|fees?|rent|price match)\b/i,
      /\b(?:automatic(?:ally)?|you(?:'ll| will| shall| are to)? (?:get|pay|receive|have|be given)|we(?:'ll| will| shall)? (?:match|lower|adjust|reduce|give|pass)|for the (?:length|term|life|duration))\b/i,
      /\b(?:if|should|whenever|when|ever|never|always|guarantee\w?|commit\w{0,4}|in writing)\b/i,
    ],
    none: [open, /\b(?:find|found|seen?|sees|advertis\w{2,5}|internet|online|shop around|elsewhere)\b/i],
  },
  // Secrecy with a price on it, and where data stays.
  {
    all: [
      new RegExp(`\\b(?:${we}|us|our)\\b`, 'i'),
      /\b(?:(?:not|never) (?:to )?(?:disclose|reveal|share|pass on|tell|hand|leak|publish|use)|confidential\w{0,5}|secre(?:t|cy)|non-?disclosure|nda)\b/i,
      /\b(?:under (?:a )?(?:contractual )?penalty|on pain of|or (?:we )?(?:owe|pay) you|contractual penalty|penalty of|for (?:\d{1,2}|two|three|five|ten) years (?:after|from|following|beyond)|in perpetuity|(?:is|are) (?:hereby |herewith )?(?:accepted|agreed|in force|binding|signed)|legally bound|(?:agree to|shall|will) be bound by|liable)\b/i,
    ],
    none: [
      open,
      /\b(?:doctor|patients?|priest|professional secrecy|medical secrecy|by law|law requires|surprise|recipe|once|if you)\b/i,
    ],
  },
  {
    all: [
      /\b(?:data|files|records|backups?|servers?|recordings)\b/i,
      /\b(?:stays?|remains?|kept|never (?:leaves?|leave)|will not leave|won't leave|hosted|stored|held)\b/i,
      /\b(?:in|leaves?) (?:germany|france|switzerland|ireland|canada|sweden|the (?:eu|uk|us|netherlands|european union)|europe|your country|the country)\b/i,
      new RegExp(
        `${firmly.source}|\\b(?:for the (?:whole|entire|full|life of the) (?:contract|term|agreement)|throughout the (?:contract|term))\\b`,
        'i',
      ),
    ],
    none: [open],
  },
  // Terms that fall away.
  {
    all: [
      /\b(?:notice(?: period)?|minimum (?:term|volume|order|commitment)|lock-?in|non-?compete|break (?:fee|clause)|exit fee|termination fee|clause(?: \d{1,3})?|early (?:repayment|exit|termination) (?:fee|charge|penalty)|exclusivity|restriction|auto-?renewal|automatic renewal)\b/i,
      /\b(?:no longer (?:appl(?:y|ies)|binds?|counts?|stands?)|(?:does|do|will|shall) not (?:apply|bind|count)|(?:doesn't|don't|won't) apply|(?:is|are) (?:hereby |herewith |now )?(?:dropped|gone|void|lifted|deleted|struck(?: out)?|removed|waived|cancelled|off the table|scrapped|abolished)|forget (?:about )?the|falls away)\b/i,
      /\b(?:you(?:'re| are| can| may|'ll)?|your|for you)\b/i,
      /\b(?:we|we've|i|i've|our|from our side|on our side|whenever|any ?time|at once|immediately|as of (?:now|today)|from (?:now|today)|hereby|herewith|with this)\b/i,
    ],
    none: [open, /\b(?:law|court|illegal|unenforceable|if|once|until|because|tribunal|lawyers?|ruling)\b/i],
  },
  // Sight of the firm's books.
  {
    all: [
      /\b(?:your (?:own )?(?:auditors?|accountants?|inspectors?|team|people|lawyers?|staff)|you) (?:may|can|are (?:free|entitled|welcome) to|have the right to|shall have|will have|get)\b/i,
      /\b(?:inspect|audit|look into|examine|access to|go through|check|review)\b/i,
      /\bour (?:[a-z]{3,12} )?(?:books|accounts|ledgers?|records|premises|factory|payroll|source code|systems|facilities|cost sheets?)\b/i,
      /\b(?:whenever|any ?time|at will|without (?:notice|warning|announcement)|unannounced|once a year|every (?:year|quarter)|throughout|during the (?:term|contract)|as often as|on request|at any hour|right)\b/i,
    ],
    none: [
      /\b(?:would you|could you|whether|if|ask(?:s|ed|ing)?|tour|open day|visitors?|children|library|catalogue)\b|\?\W*$/i,
    ],
  },
  // Signed or formed by the message.
  {
    all: [
      /\b(?:(?:contract|agreement|purchase|sale|deal|lease|order|merger|settlement)\b[^.!?]{0,30}\b(?:is|are) (?:hereby |herewith |now |thereby |therefore )?(?:formed|done|concluded|made|complete|binding|in force|effective|sealed|entered into)|(?:signature|e-?mail|mail|message|reply|word|yes|letter)(?: (?:below|above|here|today))? (?:hereby )?(?:commits|binds|obliges|obligates))\b/i,
      /\b(?:as of (?:now|today)|with (?:this|my)|so (?:the|our)|hereby|authori[sz]ed|on behalf of|accept(?:ed|s)?|my (?:signature|yes|word)|this (?:e-?mail|mail|message|letter|reply))\b/i,
      /\b(?:we|i|my|our|us|(?:ltd|gmbh|inc|llc|plc)\b|company|firm)\b/i,
    ],
    none: [open, /\b(?:until|once|when|if|not|n't|nothing|nobody|congrat\w{3,12}|thanks? for)\b/i],
  },
  {
    all: [
      /\b(?:nda|non-?disclosure agreement|counter-?offer|(?:your|the) (?:[a-z]{3,12} )?(?:terms|conditions|bid|amendments?|redlines|indemnity|contract|agreement|changes to the contract|side letter|price clause))\b/i,
      /\b(?:(?:is|are) (?:hereby |herewith |now |fully ){0,4}(?:accepted|agreed|approved|signed off)|we (?:hereby )?accept|i (?:hereby )?accept)\b/i,
      /\b(?:from our side|on our side|by us|on behalf of|as of (?:now|today)|with immediate effect|in full|without (?:changes?|reservation)|as (?:it|they) stands?|contract is|hereby|herewith|right away|go ahead)\b/i,
    ],
    none: [open, /\b(?:until|once|if|not|n't|cookies|app store|when)\b/i],
  },
  // No more claims against the reader, and another firm's debts answered for.
  {
    all: [
      new RegExp(`\\b${we}\\b`, 'i'),
      /\b(?:without (?:any )?(?:further |other )?claims?|no (?:further |other |more )?claims?|not (?:make|bring|raise|pursue|assert) (?:any )?(?:further |other )?claims?|never (?:sue|claim|take you to court)|(?:not|won't) sue|drop(?:s|ped)? (?:the|our|all) (?:claims?|lawsuits?|case|suit)|withdraw (?:the|our|all) (?:claims?|lawsuits?|case|suit))\b/i,
      /\b(?:against you(?:r (?:company|firm))?|against your|(?:will|shall|agree|undertake|promise|hereby|commit)\b[^.!?]{0,60}\byou)\b/i,
    ],
    none: [open, /\b(?:insurance|bonus|so far|if|once)\b/i],
  },
  {
    all: [
      /\b(?:our|the|my) (?:company|firm|group|parent(?: company)?|holding)\b|\b(?:we|i)\b/i,
      /\b(?:stands? (?:behind|in|good)|answers? for|makes? good|guarantees?|pays?|covers?|settles?|vouch(?:es)? for)\b/i,
      /\b(?:subsidiar(?:y|ies)|sister company|parent company|daughter company|affiliates?|branch|joint venture|franchisees?)\b/i,
      /\b(?:invoices?|debts?|payments?|obligations?|loans?|rent|dues|liabilities)\b/i,
    ],
    none: [open, /\b(?:through|to our|by our|please send|address|(?:this|the|our) (?:office|building|flat|shop))\b/i],
  },
  // Volumes taken.
  {
    all: [
      new RegExp(
        `\\b${we}(?: (?:are going to|will|shall|hereby|commit to|undertake to|promise to|agree to|guarantee to)){1,2} (?:order|buy|take|purchase|book|spend|rent|lease|collect|use)(?:ing)?\\b`,
        'i',
      ),
      /\b(?:at least|a minimum of|no (?:fewer|less) than|not less than|minimum)\b/i,
      /\b(?:(?:a|per|each|every) (?:day|week|month|quarter|year|season)|monthly|weekly|annually|yearly)\b/i,
      /\b(?:(?:until|till|through) (?:the end of|20[2-9]\d|next|december|june)|for (?:the next |at least |a )?(?:\d{1,2}|two|three|four|five|ten)[- ](?:years?|months?)|over the next|for the (?:term|duration|length))\b/i,
    ],
    none: [open, /\b(?:holiday|break|rest|water|exercise)\b/i],
  },
  // Extra work that costs the reader nothing.
  {
    all: [
      /\b(?:extra|additional|further|more|any) (?:work|hours?|revisions?|costs?|rounds?|changes|days?|effort|visits?)\b|\b(?:over-?runs?|overtime|rework)\b/i,
      /\b(?:you (?:will |shall |'ll )?(?:not|never) (?:have to |need to |be asked to )?(?:pay|be (?:charged|billed))|you won't (?:have to |need to |be asked to )?(?:pay|be (?:charged|billed))|at our (?:own )?(?:expense|cost)|(?:is|are|comes?|goes?) (?:all )?(?:on us|out of our pocket)|without charging you|never (?:bill|charge) you)\b/i,
      /\b(?:whatever|however (?:long|many|much|often)|no matter|until (?:it|the|you|we)|as long as it takes|regardless|even if|any)\b/i,
    ],
    none: [open, /\b(?:children|guests?|entry|lunch|parking)\b/i],
  },
  // Fees that may not move.
  {
    all: [
      /\b(?:fees?|prices?|rates?|rent|tariff|premium|charge|pricing)\b/i,
      /\b(?:fixed|unchanged|frozen|the same|locked|not (?:be )?(?:allowed|permitted|able|free) to (?:change|raise|increase)|(?:no|without) (?:increases?|rises?|indexation)|(?:cannot|can't|may not|must not|will not|won't|never) (?:be )?(?:changed?|raised?|increased?|touch(?:ed)?|go up|rise))\b/i,
      /\b(?:before|until|till|through|up to) (?:the end of )?20[2-9]\d\b|\bfor (?:the )?(?:(?:next|full|whole|coming) )?(?:\d{1,2}|two|three|four|five|ten) years\b/i,
      /\b(?:we|our|i|you|your)\b/i,
    ],
    none: [
      open,
      /\b(?:mortgage|interest|electricity|energy|state|government|city|council|law|central bank|early bird|tickets?|loan)\b/i,
    ],
  },
  // What delay costs the firm.
  {
    all: [
      /\b(?:late(?:ness)?|delays?|delayed|overruns?|behind schedule|missed|downtime|outages?|no-?shows?|slips?)\b/i,
      /\b(?:costs? us|we (?:will |shall |'ll )?(?:owe|pay|credit|forfeit)|we'll (?:owe|pay|credit)|payable to you|(?:credited|paid) to you|off your (?:bill|invoice)|reduces? (?:our|your) (?:invoice|fee|bill|price)|deducted from our|you may (?:deduct|withhold|keep))\b/i,
      /(?:[£€$]\s?\d|\b\d[\d.,]{0,9} ?(?:%|percent|per cent|pounds?|euros?|dollars?|francs|eur|gbp|usd|chf)(?:\b|(?=\W)))/i,
      /\b(?:a|per|each|every|for (?:each|every)) (?:\w{3,10} )?(?:day|week|hour|minute|order|invoice|delivery|shipment)\b|\b(?:payable|to you|your)\b/i,
    ],
    none: [
      open,
      /\b(?:you (?:pay|are|were) late|late payments?|late fees?|your (?:delay|payment)|train|flight|library|lost|so far|this (?:month|year))\b/i,
    ],
  },
  // Cover for years, and repairs at the firm's cost.
  {
    all: [
      /\b(?:we|i|our (?:company|firm)|hereby)\b/i,
      /\b(?:extend(?:s|ed|ing)?|lengthen(?:s|ed)?|prolong(?:s|ed)?|add(?:s|ed|ing)?|upgrad(?:e|es|ed)|giv(?:e|es|ing)|grant(?:s|ed)?)\b/i,
      /\b(?:warrant(?:y|ies)|guarantee|cover(?:age)?)\b/i,
      /\b(?:lifetime|life-?long|(?:\d{1,2}|two|three|four|five|ten|fifteen|twenty|thirty)[- ](?:more |extra |additional |further |full )?years?|until 20[2-9]\d)\b/i,
      /\b(?:free|in writing|no (?:extra )?(?:cost|charge)|at no|for you|your|you)\b/i,
    ],
    none: [open, /\b(?:if you|buy|option|optional|price list|can be (?:added|extended)|for an extra)\b/i],
  },
  {
    all: [
      /\b(?:if|should|whenever|when|in case|in the event)\b/i,
      /\b(?:leaks?|breaks?|fails?|cracks?|rusts?|rots?|fades?|peels?|goes wrong|stops working|hacked|stolen|leaked|lost|defects?|faults?|damaged?|warps?|sinks?|breached)\b/i,
      /\b(?:(?:within|in|during|for|inside) (?:the )?(?:(?:first|next) )?(?:\d{1,2}|two|three|four|five|ten|fifteen|twenty|thirty) years|because of us|through our (?:fault|error)|by our (?:fault|mistake|error)|on our watch|in our (?:care|hands|custody|possession)|our (?:fault|negligence))\b/i,
      /\b(?:we|i)(?:'ll| will| shall)?(?: (?:also|then|come|and|always|personally)){0,3} (?:repairs?|replaces?|mends?|fix|rebuild|redo|make (?:it|up|good|everything)|compensate|pay|reimburse|restore|bear|cover)\b/i,
    ],
    none: [open, /\b(?:excess|premium|policy)\b/i],
  },
  // Fast help that is part of the bargain.
  {
    all: [
      /\b(?:engineers?|technicians?|mechanics?|plumbers?|crew|specialists?|courier|replacement|loan (?:car|machine|unit)|spare|consultants?|someone|somebody|support)\b/i,
      /\b(?:within|in|inside|under|no later than) (?:an?|one|two|three|four|five|six|eight|twelve|twenty-four|\d{1,2})[- ](?:working |business )?(?:hours?|minutes|days?)\b/i,
      /\b(?:(?:part of|in|under) (?:the|our|your|this) (?:deal|contract|agreement|bargain|price)|(?:written|laid down|fixed) in|contractual(?:ly)?|guaranteed|we (?:guarantee|undertake|commit|owe)|or (?:we|the|your|you)|without exception|at any hour|day (?:or|and) night)\b/i,
    ],
    none: [open, /\b(?:get back|call you|in touch|hotel|if you)\b/i],
  },
]);
