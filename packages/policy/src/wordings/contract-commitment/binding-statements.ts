import { facets } from '../../search/sentence-facets.ts';
import { eased, fines, undertakenInLaw } from './undertakings.ts';

const promises =
  /\b(?:commit(?:s|ted|ment)?|promise[ds]?|guarantee[ds]?(?! (?:schemes?|funds?)\b)|pledge[ds]?|(?<!\b(?:for|the|of|some|any) )undertak(?:e|es|ing)|warrant|(?<!\b(?:if|when|once|until|unless|before) (?:we|i) )agree(?:s|d)? to|bound|hereby|contractually|you have our word|i'm authori[sz]ed)\b/i;
const ours = /\b(?:we|we'll|we'd|we're|i|i'll|i'd|i'm|our|us)\b/i;
const binding = facets([
  {
    all: [
      ours,
      promises,
      /\b(?:uptime|slas?|service[- ]levels?|service credits|liab(?:le|ility)|indemni\w+|penalt(?:y|ies)|damages|legal (?:costs|fees)|compensat\w+|exclusiv\w+|notice period|terminat\w+|intellectual property|ownership of|(?:exclude|turn away|refuse|shut out|not (?:to )?(?:supply|serve|work with|sell to)) (?:any of |all )?your (?:[a-z]{3,10} )?(?:rivals?|competitors?)|(?:not (?:to )?|never (?:to )?)(?:supply|serve|work (?:with|for)|sell to|take on|sign) (?:any|another|a second|an)(?: other)? [a-z]{4,14} in your (?:town|city|region|area|street|market|industry|sector|county|country|state)|(?:raise|increase|change) (?:your|the|our) (?:[a-z]{3,10} )?(?:prices?|rates?|fees?)|your terms(?: and conditions)?|your (?:msa|dpa|rfp|contract|purchase terms)|downtime)\b/i,
    ],
    none: [
      new RegExp(`\\bcommitted to (?:${eased})\\w{0,3}ing\\b(?![^.!?]*(?:\\d|per ?cent))`, 'i'),
      /\b(?:if you|do you|would you|could you|whether|your (?:current|existing) (?:vendor|provider|supplier)|they|helps? (?:you|teams)|monitor\w*|track\w*|report\w*|dashboard|blog|webinar|zero downtime|no downtime)\b/i,
    ],
  },
  {
    all: [
      ours,
      promises,
      /\b(?:support|help ?desk|engineers?|tickets?|response|incidents?|replies|answers?|fix(?:es|ed)?|on[- ]site)\b/i,
      /\b(?:within|in|under|less than) (?:\d{1,3}|one|two|three|four|five|ten|fifteen|thirty|sixty) (?:seconds?|minutes?|mins?|hours?|hrs?|business (?:hours|days))\b/i,
    ],
    none: [
      /\b(?:if you|do you|would you|could you|whether|they|average|typically|usually|aim|try|call you|get back to you)\b/i,
    ],
  },
]);
const undertakings = facets([
  {
    all: [
      /\b(?:hold (?:us|me) to|sue (?:us|me) on|rely on) (?:this|that|it|these)\b[^.!?]{0,24}\b(?:in court|legally|before a judge|in law)\b/i,
    ],
  },
  {
    all: [
      /\b(?:our word|my word|we promise|we guarantee|guaranteed|we undertake|we commit)\b/i,
      /\b(?:service|platform|site|systems?|connection|servers?|network|line)\b/i,
      /\b(?:interrupted|down for|go down|goes down|offline|unavailable|downtime|outages?)\b/i,
    ],
    none: [/\b(?:if you|do you|zero-downtime|they|monitor\w*|alerts?|report)\b|\?/i],
  },
  // Liability and cost taken over, or its limit given up.
  {
    all: [
      new RegExp(
        `\\b(?:liab(?:le|ility)|indemni\\w+|${fines}|penalt(?:y|ies)(?! (?:charge|point|notice)s?\\b)|damages?|losses|data loss|legal (?:costs|fees)|the risk of(?! (?:unsold|rain|snow|wind|weather|storms?|frost|fog|ice|showers)\\b)|breach(?:es)?|liability cap|cap on liability)\\b`,
        'i',
      ),
      /\b(?:takes? on|assumes?|accepts?|bears?|picks? up(?! (?:the |some )?(?:forms?|papers?|keys?))|(?<!\b(?:event|term|insurance|full|basic|cargo|travel|health|life|motor|legal|cyber|home|wider|this|that|the|your|our|of|for|on) )covers?|shoulders?|absorbs?|foots?|carr(?:y|ies)|makes? good|made good|on the hook|disappears?|removed?|drop(?:ped|s)?|lift(?:ed|s)?|unlimited|uncapped|falls? on us|on us|ours alone|answer for|stand for|pay for|pay any|paid by us|responsible)\b/i,
      /\b(?:we|we'll|we'd|i|i'll|our (?:company|firm|side)|the company|us)\b/i,
    ],
    none: [
      /\b(?:insur\w+|premium|polic(?:y|ies)|if you|do you|would you|whether|they|their|who|the (?:buyer|tenant|landlord|customer|carrier|contractor|authorities)|late fees?|library|take the fines? (?:off|from)|(?:is|are|was|were|be) charged|parking|water|storm|flood|your (?:counsel|lawyers?|broker|current)|avoid|reduce|helps?|risk assessment|dashboard|detect\w*|story|stories|report(?:s|ed)?|negotiat\w+|page|section|standard|(?:draft|clause|cap) (?:only |already )?covers|ask(?:s|ed|ing)? for|declined?)\b/i,
    ],
  },
  {
    all: [
      /\b(?:if|should) (?:the )?(?:regulators?|authorit\w+|auditors?|courts?|a (?:regulator|court)|anyone|you(?:'re| are| get)?)\b[^.!?]{0,24}\b(?:fines?d?|sue[ds]?|penali[sz]e[ds]?)\b/i,
      /\bwe(?:'ll| will| would|'d)? (?:take|pick|pay|cover|foot|bear|shoulder|absorb|stand|handle|reimburse)\b|\bsend us the (?:bill|fine|invoice)\b/i,
    ],
  },
  // What is paid when something slips.
  {
    all: [
      /\b(?:credited|credit you|pay you|compensate you|owe you|receive a credit|get a credit|service credits?|knock off)\b/i,
      /\b(?:down|outages?|downtime|unavailable|breach|delayed?|late|slips?|miss(?:es|ed)?|overruns?|exceeds?)\b/i,
      /\b(?:if|should|whenever|for (?:each|every|any)|per|or)\b/i,
    ],
    none: [/\b(?:parking|invoice|flight|train|your (?:current|payment)|they|late fees?|charge you)\b/i],
  },
  // What a breach gives the reader a claim to.
  {
    all: [
      /\b(?:breach(?:es)?|delays?|failures?|outages?|defaults?|violations?|late delivery)\b/i,
      /\b(?:entitles? (?:you|the (?:customer|client|buyer))|you(?:'re| are|'ll be| will be| shall be) (?:then |also )?entitled|gives you (?:a|the) (?:right|claim))\b/i,
      /\b(?:penalt(?:y|ies)|damages|compensation|terminate|indemnity|(?:sum|amount|payment) of)\b/i,
    ],
    none: [/\b(?:if you|do you|whether|their|they|law|act|directive|insur\w+|supplier|airline|passengers?)\b|\?/i],
  },
  // Prices that may not move.
  {
    all: [
      /\b(?:rates?|prices?|pricing|fees?)\b/i,
      /\b(?:never|lock(?:ed|s)?(?: in)?|frozen|freeze|fixed|won't (?:rise|go up|increase|change)|will not (?:rise|go up|increase|change|be raised)|no increases?|(?:cannot|can't) (?:rise|go up|increase|change|be (?:raised|increased))|capped|stays? (?:the same|unchanged|put|as (?:it|they) (?:is|are)))\b/i,
      /\b(?:for (?:life|ever|good|as long as|(?:the )?(?:next |full |whole )?(?:\d{1,2}|two|three|four|five|ten) years?)|as long as|in writing|in (?:the|your) (?:contract|agreement)|guarantee\w*|we promise|(?:i|we) commit|you have (?:my|our) word|until 20[3-9]\d)\b/i,
    ],
    none: [
      /\b(?:mortgage|interest|loan|savings|electricity|energy|tariff|they|your (?:current|existing) (?:vendor|provider|supplier|contract)|if you|competitors?|never been|have you)\b|\?/i,
    ],
  },
  // A message that is to bind.
  {
    all: [
      /\b(?:this|that|it|my|our) ?(?:note|message|e-?mail|letter|text|reply|word|confirmation|offer|mail)?\b/i,
      /\b(?:regard|treat|consider|take|view|read|count|rely on|counts?|serves?|stands?|is|as)\b/i,
      /\b(?:legally (?:binding|enforceable)|enforceable|firm (?:undertaking|commitment|obligation)|as the contract(?= ?[.!,]|$)|binding (?:undertaking|commitment|promise|acceptance|on us)|(?:our|my) (?:formal |written |legal )?undertaking|irrevocable|deal is done|legal commitment)\b/i,
    ],
    none: [
      /\b(?:non-?binding|not (?:be )?(?:legally |yet )?(?:binding|enforceable)|isn't|until|once|only when|unless|subject to)\b/i,
    ],
  },
  {
    all: [
      /\b(?:hereby|herewith)\b/i,
      /\b(?:grant(?:ed|s)?|licen[cs]ed?|assign(?:ed|s)?|transferr?(?:ed|s)?|agree[ds]?|accept(?:ed|s)?|undertakes?|commits?|waived?|releases?d?|appoint(?:ed|s)?|guarantees?|confirm(?:ed|s)?)\b/i,
      /\b(?:licen[cs]e|rights?|code|copyright|title|liability|terms|exclusiv\w+|property|claims?|price|delivery date|risk|obligations?|order|contract|agreement|use)\b/i,
    ],
    none: [/\b(?:receipt|attendance|meeting|invited|booking|appointment|reservation|you confirm|i, the)\b/i],
  },
  {
    all: [
      /\b(?:code|ip|intellectual property|designs?|work product|deliverables?|source code|artwork|copyright|recordings?|footage|drawings?|patents?|trademarks?)\b/i,
      /\b(?:becomes? (?:your property|yours)|belongs? to you|go(?:es)? to you|is yours|are yours|owned by you|your (?:sole |full |outright |exclusive )?property|you(?:'ll| will)? own|passe[sd]? to you|(?:be|is|are|gets?) (?:then |also )?(?:assigned|transferred|signed over|made over) to you)\b/i,
      /\b(?:all|every(?:thing)?|full|outright|any|whatever|forever|no strings)\b/i,
    ],
    none: [/\b(?:if you|do you|your own)\b/i],
  },
  // Their terms, taken as they are.
  {
    all: [
      /\b(?:we|we'll|we'd|i|i'll|i'd|our (?:legal|side|lawyers|company))\b/i,
      /\b(?:sign|accept|agree to|take|adopt|go with|work under|live with|be bound by|abide by)\b/i,
      /\b(?:redlines?|(?:changes|edits|amendments|mark-?ups?|additions|clauses|wording|terms) (?:that )?your (?:[a-z]{3,12} )?(?:lawyers?|attorneys?|counsel|solicitors?|legal (?:team|department)|procurement|side)(?: have| has| had|'ve)? (?:made|ask(?:ed)? for|propos(?:ed?|es)|want(?:ed|s)?|sent|suggest(?:ed|s)?|put in|request(?:ed|s)?|insist(?:ed|s)? on|drafted|wrote)|(?:your|procurement|their) (?:[a-z-]{3,14} ){0,2}(?:terms|paper|clauses?|conditions|amendments?|dpa|msa)|whatever terms|any terms)\b/i,
      /\b(?:as (?:they|it) stands?|as is|as-is|every one of|all (?:of )?(?:the|your|those)|whatever|any|without (?:changes?|edits|comment|negotiation)|unchanged|exactly as|in full|word for word)\b/i,
    ],
    none: [
      /\b(?:if you|can you|could you|would you|who|before we|once|after|review(?:ing|ed)?|not|cannot|can't|unless)\b/i,
    ],
  },
  // By what the reader does, or this message is, there is a contract.
  {
    all: [
      /\bby (?:replying|answering|responding|clicking|opening|reading|accepting|returning|signing up|using|paying|saying yes|doing nothing)\b/i,
      /\byou (?:will |hereby |automatically |also )?(?:(?:enter|are entering) into an? [^.!?]{0,24}?(?:agreement|contract)|(?:accept|agree to|consent to) (?:our|all our|the) (?:[a-z-]{3,14} ){0,2}?(?:terms|conditions|contract)|(?:conclude|sign) (?:a|the|our) [^.!?]{0,16}?(?:agreement|contract))\b/i,
    ],
    none: [/\b(?:cookies|privacy|do you|would you|they|if you want)\b|\?\W*$/i],
  },
  {
    all: [
      /\b(?:regard|treat|consider|take|view|count) (?:this|my|our) (?:e-?mail|mail|message|note|letter|reply|text|confirmation)\b/i,
      /\bas (?:if it were )?(?:an?|the|our|your) (?:signed|countersigned|executed|concluded|valid|written) (?:contract|agreement|order form|acceptance|commitment)\b/i,
    ],
    none: [/\b(?:not|cannot|can't|don't|never|until|once|subject to)\b|\?\W*$/i],
  },
  {
    all: [
      /\b(?:authori[sz]ed|empowered|entitled|mandated) to (?:hereby )?(?:accept|sign|agree to|conclude) (?:your|the|this) (?:[a-z-]{3,12} )?(?:offer|bid|tender|proposal|contract|agreement|terms)\b/i,
      /\b(?:on behalf of|for|in the name of) (?:the company|my company|our company|the firm|our firm|the board|[a-z]{3,14})\b/i,
    ],
    none: [/\b(?:not|n't|who|they|is anyone|whoever)\b|\?\W*$/i],
  },
  // All of a loss made good without a limit, whoever's name it is said in.
  {
    all: [
      /\bwill (?:also |fully |then )?(?:reimburse|compensate|refund|cover|pay|bear|make good) (?:you )?(?:for )?(?:all|any|every) (?:[a-z-]{3,12} ){0,2}?(?:costs?|loss(?:es)?|damages?|expenses)\b/i,
      /\b(?:without (?:any )?(?:limit|limitation|cap|ceiling)|in full|no matter how (?:high|large))\b/i,
      /\b(?:arising|resulting|caused|following|from|due to|after)\b/i,
    ],
    none: [
      /\b(?:the|your|their|an?) (?:[a-z]{3,12} )?(?:insurer|insurance|policy|carrier|tenant|landlord|buyer|bank|state)\b|\b(?:you|they) will\b|\?\W*$/i,
    ],
  },
  {
    all: [
      /\bcontractually (?:locked(?: in)?|fixed|bound|secured|frozen|guaranteed|agreed)\b/i,
      /\b(?:prices?|rates?|fees?|pricing|terms)\b/i,
      /\b(?:your|we|you|our)\b/i,
    ],
    none: [/\b(?:not|n't|never been|they|their|supplier|landlord|if you)\b|\?\W*$/i],
  },
  {
    all: [
      /\b(?:i|we) (?:hereby )?(?:promise|agree|undertake|commit|pledge) (?:not to|never to) (?:enforce|invoke|use|apply|rely on|claim|charge)\b/i,
      /\b(?:minimum term|notice period|penalt(?:y|ies)|clause|lock-in|non-compete|late fees?|contract)\b/i,
    ],
    none: [/\?\W*$/],
  },
  // Speed and availability under contract.
  {
    all: [
      /\b(?:\d{1,3}|one|two|three|four|six|eight|twelve|fifteen|thirty|sixty)[- ]?(?:h|hrs?|hours?|minutes?|mins?|business days?)\b/i,
      /\b(?:resolution|resolve[ds]?|response|respond|fix(?:es|ed)?|recovery|turnaround|restor\w+|repl(?:y|ies)|answer(?:ed|s)?)\b/i,
      /\b(?:contractual\w*|guarantee[ds]?|we promise|commit(?:ted|ment)?|bind(?:s|ing)? (?:ourselves|us)|or (?:we )?(?:pay|you get)|penalt\w+|stand behind|in (?:the|your|our|every) contract)\b/i,
    ],
    none: [
      /\b(?:average|typically|usually|aim|try|target|if you|do you|would you|could you|they|your (?:current|team|sla)|helps?|goal|survey|last (?:month|quarter|year))\b/i,
    ],
  },
  {
    all: [
      /\b\d{2,3}(?:[.,]\d{1,5})? ?(?:%|percent|per cent)/i,
      /\b(?:uptime|up-time|availability|available|up and running)\b/i,
      /\b(?:we promise|a promise|guarantee\w*|in (?:every|the|your|our) contract|contractual\w*|commit\w*|(?:never|not|won't) (?:fall|drop|go|dip)|or (?:we|you|your)|at all times|assured|rest assured)\b/i,
    ],
    none: [
      /\b(?:last|past|was|were|has been|have been|so far|historically|averaged?|measured|target|aim|they|many|most|vendors|providers|competitors|others|if you|do you|\d% of)\b/i,
    ],
  },
  // Acceptance declared, terms bound to, and what is owed under them.
  {
    all: [
      /\b(?:(?<!\byour )signed acceptance|formal(?:ly)? (?:accept\w{0,7}|offer)|consent to your|accept(?:ed)? (?:your|the) (?:terms|redlines|conditions|clause)|(?:legal )?terms (?:are )?accepted|contract (?:is )?(?:hereby )?amended|confirms the contract|enter into a [^.!?]{0,14}contract|liquidated damages|most-?favou?red|by contract|no exit clause|price is forfeited|undertakes? to (?:deliver|supply|pay|provide)|agree not to (?:hire|sell|compete|approach)|(?:is|are|'s) an sla|(?:that|this)(?: is|'s) binding|bound from|are liable for|maximum liability to you|defend you in court|your governing law|contractually|under penalty of contract|with the same legal force)\b/i,
      /\b(?:we|we're|we'll|i|our|us|this (?:message|e-?mail|text|confirms)|you(?:'re| are| have| enter)|consider|treat|confirmed|deal|that's|that is|something we)\b/i,
    ],
    none: [
      /\b(?:draft|for (?:discussion|review)|will (?:look at|review)|not (?:a )?(?:binding|liable|an sla)|until|do you|could you|would you|if you|whether|flags?|reads|please sign|lawyers?|subject to|once (?:both|signed)|insur\w{2,5}|they)\b|\?/i,
    ],
  },
  // Who answers for it, and who bears what it costs.
  {
    all: [
      /\b(?:we|i)(?:'re| are|'m| am|'ll be| will be| shall be)? (?:also |fully |solely |personally |entirely )?(?:answerable|answer|accountable|(?:accept|take|assume|bear) (?:the )?(?:full|all|sole|complete|entire|total) (?:responsibility|blame|risk)|take (?:on )?(?:all|every|the (?:blame|whole)) ?(?:risk|responsibility|and the bill)?)\b/i,
      /\b(?:every|any|all|each|whatever|everything|anything)\b/i,
      /\b(?:errors?|mistakes?|damages?|loss(?:es)?|breach(?:es)?|faults?|harm|subcontractors?|software|data|update|breaks?|goes wrong|costs?|risk|failures?|defects?)\b/i,
    ],
    none: [
      /\b(?:if you|do you|would you|until|they|he|she|calls?|e-?mails|questions?|not|never|sorry|apologi[sz]e)\b|\?\W*$/i,
    ],
  },
  {
    all: [
      /\b(?:bill|loss(?:es)?|damages?|fines?|costs?|penalt(?:y|ies))\b[^.!?]{0,40}\b(?:is|are|will be) (?:all )?(?:ours(?: to (?:pay|bear|carry|cover|settle))?|on us|for us to (?:pay|bear|carry))\b/i,
      /\b(?:any|every|all|breach(?:es)?|if anything|whatever|during the term|within the term|fails?|breaks?|goes wrong|without limit)\b/i,
    ],
    none: [
      /\b(?:lunch|dinner|drinks?|coffee|breakfast|round|taxi|if you|postage|delivery|shipping|do you|they)\b|\?\W*$/i,
    ],
  },
]);
/** Sentences that promise what binds, whatever their words: who promises, that it is promised, and what. */
export const everyPromise = [...binding, ...undertakings, ...undertakenInLaw];
