import { facets } from '../../search/sentence-facets.ts';

/** Whoever writes for the firm. */
export const we =
  "(?:we|we'll|we'd|we've|we're|i|i'll|i'd|i've|our (?:company|firm|board|side|organi[sz]ation|management|partners))";
/** What asks, denies, leaves open, or is said of others. */
const open =
  /\b(?:they|they're|their|he|she|who|whether|would you|could you|can you|do you|did you|shall we|unless|subject to|draft|tender|bids?|propos(?:e|es|ed|al|als)|hop(?:e|es|ing)|try|trying|aim|plan(?:s|ning)? to|would like|not (?:yet|sure|able|promise|guarantee|commit)|can't|cannot|if you (?:want|like|agree|prefer)|(?<!you )ask(?:s|ed|ing)?|wonder\w{0,3}|average|typically|usually|webinar|article|blog|court (?:ruled|decided|held)|insur\w{2,5}|competitors?|novel|story|game|movie|film)\b|\?\W*$/i;
/** How firmly it is said. */
const firmly =
  /\b(?:promis(?:e|es|ed|ing)|undertak(?:e|es|en|ing)|commit(?:s|ted|ting|ment)?|pledg(?:e|es|ed)|guarantee(?:s|d)?|agree(?:s|d)?|bind ourselves|bound|(?:my|our) word|in writing|hereby|herewith|formal(?:ly)?|officially|legally|contractual(?:ly)?|irrevocabl[ey]|unconditional(?:ly)?|whatever happens|no matter what|without exception|confirm(?:s|ed)?|on behalf of (?:the|our|my) (?:company|firm|board|team|management)|for certain|definitively|assure(?:s|d)?|rest assured|count on|rely on)\b/i;
const number = '(?:\\d{1,2}|two|three|four|five|six|seven|eight|ten|twelve|fifteen|twenty|twenty-four|thirty)';
/** For how long. */
const forLong = new RegExp(
  `\\b(?:(?:for|over|during|throughout) (?:at least |a minimum of |the )?(?:(?:next|full|whole|entire|coming|first) )?(?:${number})[- ](?:years?|months?|seasons?|decades?|quarters?)|(?:until|till|through) (?:the end of )?20[2-9]\\d|(?:for|over|during|throughout) the (?:(?:whole|entire|full|remaining) )?(?:term|life|lifetime|duration|length|life ?span)\\b|for life|forever|permanently|indefinitely|in perpetuity|as long as (?:you|the (?:contract|agreement|lease|machine|system|product))|every (?:year|month|quarter) (?:until|for))\\b`,
  'i',
);
const paper =
  '(?:contracts?|agreements?|lease|tenancy|licen[cs]e|subscription|retainer|engagement|mandate|framework|terms(?: and conditions)?|clauses?|purchase order|order form|statement of work|sow|msa|nda|paperwork|fine print|small print|addendum|annex)';

/** What is settled between the sides by the message: duties for years, deals closed, obligations let go, law and rank of papers. */
export const settledBetweenUs = facets([
  // Duties for years, said firmly.
  {
    all: [
      new RegExp(`\\b${we}\\b`, 'i'),
      firmly,
      /\b(?:keep|keeping|supply|supplying|stock|stocking|support|supporting|maintain|maintaining|provide|providing|make|buy|buying|purchase|order|take|store|host|service|honou?r|reserve|retain|renew|fund|deliver|offer|sell|employ|carry|repair|update|patch|run|operate|source)\b/i,
      forLong,
      /\b(?:spare parts?|parts|stock|version|updates?|patches|service|servicing|supply|supplies|prices?|rates?|capacity|access|api|units?|volumes?|tonnes?|tons|pallets|pieces|licen[cs]es?|support|maintenance|data|backups?|servers?|staff|jobs?|machines?|equipment|product|range|line|software|system|orders?|hours|minimum|space|slots?)\b/i,
    ],
    none: [
      open,
      /\b(?:diet|family|friend|love|god|vows?|school|pupils|committed to (?!keep|buy|supply|provid|maintain|stock|support)|last (?:year|month)|has been|have been)\b/i,
    ],
  },
  // A deal that is closed, and no way back.
  {
    all: [
      /\b(?:deal|contract|agreement|sale|arrangement|order|lease|purchase|partnership|settlement|bargain)\b/i,
      /\b(?:neither (?:side|party|of us)|no one|nobody|none of us|both (?:sides|parties|of us|companies)|you and we|we are both|we're both|either (?:side|party))\b/i,
      /\b(?:back out|pull out|walk away|change (?:its|their|our) mind|withdraw|undo|get out|bound|binds?|locked in|reopen|renegotiate|held to|tied|is obliged|are obliged|cancel)\b/i,
    ],
    none: [open, /\b(?:may|might|could|so far|yet|want(?:s|ed)? to|feel\w{0,3})\b/i],
  },
  {
    all: [
      /\b(?:we (?:now )?have (?:a|an) (?:firm |final |done |valid |binding )?(?:deal|agreement|contract)|it(?:'s| is) a (?:done )?deal|consider (?:it|this|the deal|the contract) (?:done|closed|sealed|signed|concluded|final)|(?:the |our )?(?:deal|contract|agreement|sale) is (?:hereby |now |therefore )?(?:done|closed|sealed|concluded|final|made|struck|in force|valid|effective))\b/i,
      /\b(?:this (?:e-?mail|message|mail|note|confirms|reply|text)|my (?:yes|word|reply|signature)|on behalf of|hereby|no (?:further |more )?(?:signature|paperwork|contract|papers?|formalit(?:y|ies)) (?:is |are )?(?:needed|required|necessary)|without (?:a |any |further )?(?:signature|paperwork)|from (?:now|today|this moment)|as of (?:today|now)|no way back|cannot be (?:undone|cancelled|reversed)|legally|irrevocabl[ey])\b/i,
    ],
    none: [
      open,
      /\b(?:until|once|when|after|if|not|n't|congrat\w{3,12}|thanks? for|welcome|docusign|signed copy|countersigned)\b/i,
    ],
  },
  // Bound by what the message says, and its rank before the papers.
  {
    all: [
      /\b(?:consider (?:us|me|our company|ourselves)|we(?:'re| are)|i(?:'m| am)|our (?:company|firm|side) is|us|binds)\b/i,
      /\b(?:(?:legally |contractually |fully |already |hereby )?(?:bound|tied|committed|obligated|obliged) (?:by|to|from)|binds (?:us|me|our company))\b/i,
      /\b(?:(?:the |these |those |every |all |what )(?:[a-z]{3,10} )?(?:numbers?|figures?|words?|lines?|dates?|prices?|rates?|terms|conditions|promises?|offer)|this (?:e-?mail|message|mail|letter|quote|quotation|offer|note)|what i (?:write|wrote|say|said|promised))\b/i,
    ],
    none: [
      open,
      /\b(?:if|once|until|not|n't|no longer|by law|regulat\w{2,5}|ethic\w{0,3}|confidential\w{0,3}|your (?:data|privacy)|secrecy)\b/i,
    ],
  },
  {
    all: [
      /\b(?:this|my|the|our|what (?:i|we)(?: have|'ve)? (?:write|wrote|written|say|said|promised?|agreed)) ?(?:e-?mail|message|mail|letter|note|text|offer|commitment|promise|reply|confirmation|here|above|below)?\b/i,
      new RegExp(
        `\\b(?:overrid(?:e|es)|overrul(?:e|es)|supersed(?:e|es)|takes? precedence|prevails?|trumps?|outweighs?|replac(?:e|es)|counts? more than|comes? before|stands? above|regardless of|whatever|no matter what|even if)\\b[^.!?]{0,40}\\b${paper}\\b`,
        'i',
      ),
      /\b(?:e-?mail|message|mail|letter|note|text|promise|commitment|wr(?:ite|ote|itten)|said|agreed|confirmation|applies|holds|stands|valid|bound|binds?)\b/i,
    ],
    none: [
      open,
      /\b(?:not|n't|never|if (?:the|there)|old|previous|earlier|outdated|version|updated?|new (?:contract|agreement|terms|lease|version))\b/i,
    ],
  },
  // An obligation of the reader's that is let go.
  {
    all: [
      new RegExp(
        `\\b${we}(?: (?:will|shall|can|do|hereby|herewith|now|also|formally|officially|gladly|are|am|have|has|agree to|agreed to|happy to|waived?)){0,4} (?:releas(?:e|es|ed|ing)|(?<!(?:\\bare|\\bam|'re|'m) )free|frees|freed|discharg(?:e|es|ed)|let(?:ting)?|absolv(?:e|es|ed)|excus(?:e|es|ed)|waiv(?:e|es|ed|ing)|forgiv(?:e|es|en)|writ(?:e|es|ten) off|relieve(?:s|d)?|drop(?:s|ped)?|renounce(?:s|d)?|forgo|give up|lift(?:s|ed)?)\\b|\\byou are (?:hereby |herewith |now |from today )?(?:released|freed|discharged|relieved|absolved) (?:from|of)\\b`,
        'i',
      ),
      /\b(?:non-?compet(?:e|ition)|non-?solicit\w{0,6}|lease|tenancy|guarantees?|debts?|loan|notice period|lock-?in|minimum (?:term|volume|order)|clauses?|obligations?|liabilit(?:y|ies)|claims?|contract|agreement|exclusivity|nda|confidentiality|penalt(?:y|ies)|break fee|arrears|covenants?|duty|duties|commitments?|interest due|what you owe|balance|your (?:restriction|restraint)s?)\b/i,
      /\b(?:you|your|against you)\b/i,
    ],
    none: [
      open,
      /\b(?:if|once|until|when|late fee|delivery|shipping|library|not|n't|insurance|the keys|from (?:the )?(?:hospital|custody|quarantine))\b/i,
    ],
  },
  // Which law and which courts.
  {
    all: [
      /\b(?:disputes?|disagreements?|claims?|differences|conflicts?|quarrels?|contract|agreement|deal|arrangement|relationship|this (?:e-?mail|offer|message))\b/i,
      /\b(?:governed|settled|decided|resolved|heard|judged|tried|subject|litigated|arbitrated|brought|handled|dealt with|interpreted|falls? under|comes? under|go(?:es)? (?:to|before))\b/i,
      /\b(?:laws? of (?:the (?:state|republic|kingdom) of )?(?!nature|physics|the (?:land|jungle))[a-z]{4,14}|(?:english|scottish|french|german|dutch|swiss|spanish|italian|irish|swedish|danish|norwegian|austrian|belgian|polish|californian?|delaware|new york|texas|singapore) (?:law|courts?)|courts? (?:of|in) [a-z]{4,14}|(?:binding |private )?arbitrat(?:ion|or|ors)|exclusive jurisdiction|icc rules)\b/i,
      /\b(?:between us|you and us|us and you|our (?:contract|agreement|deal|arrangement|relationship|two companies)|will be|shall|we|any|this (?:offer|contract|agreement|deal|e-?mail|message))\b/i,
    ],
    none: [
      open,
      /\b(?:clause|section|article \d|says|reads|states|was|were|has been|had been|visa|inherit\w{0,5}|divorce|your (?:contract|lease|landlord|employer)|lecture|course|exam|parliament|treaty|dispute between)\b(?! us)/i,
    ],
  },
  // A lease, a job or a mandate that goes on.
  {
    all: [
      /\b(?:lease|tenancy|contract|agreement|retainer|mandate|licen[cs]e|employment|position|job|franchise|concession)\b/i,
      /\b(?:(?:will|shall|is|are|gets?) (?:hereby |be |automatically |definitely |certainly |therefore ){0,4}(?:renewed|extended|prolonged|continued?|made permanent|confirmed|secure|safe|guaranteed|assigned|transferred))\b/i,
      /\b(?:i (?:can |hereby |do )?(?:confirm|promise|guarantee|assure)|we (?:can |hereby |do )?(?:confirm|promise|guarantee|assure|commit|undertake)|(?:my|our) word|on behalf of|in writing|rest assured|hereby|whatever happens|no matter what)\b/i,
      /\b(?:same (?:terms|conditions|rent|rate|price|salary|pay)|for (?:another|a further|the next|\d|two|three|five)|you|your|until)\b/i,
    ],
    none: [
      open,
      /\b(?:if|once|until you|confirm (?:receipt|whether|that you)|your (?:supplier|landlord) |driv(?:er|ing)|fishing|signed copy)\b/i,
    ],
  },
  // What the firm forgoes when it does not perform.
  {
    all: [
      new RegExp(
        `\\b${we}\\b|\\b(?:commitment|delivery|deadline|handover|work|project|installation|completion|opening|shipment|goods)\\b`,
        'i',
      ),
      /\b(?:failing (?:which|that)|otherwise|or else|if not|should we (?:fail|miss|slip|be late|not)|if we (?:fail|miss|slip|are late|don't|do not|are not|aren't|break)|(?:a|one) (?:day|hour|minute|week) late(?:r)?|or)\b/i,
      /\b(?:you (?:will |'ll |shall )?owe (?:us )?(?:nothing|not a (?:cent|penny))|you(?:'ll| will)? pay (?:us )?(?:nothing|not a (?:cent|penny)|half)|(?:we|i)(?:'ll| will)? (?:forfeit|forgo|waive) (?:our|the|my) (?:[a-z]{3,10} )?(?:fees?|bill|invoice|payment|deposit)|you (?:may|can) (?:tear up|cancel|end|terminate|leave|void) (?:the )?(?:contract|agreement|order|deal)|the (?:contract|agreement|deal|order) is (?:void|off|cancelled|yours to cancel))\b/i,
    ],
    none: [open, /\b(?:parking|museum|children|entry|tickets?|trains?|bus|deposit is|library)\b/i],
  },
  // No limit to what can be had of the firm.
  {
    all: [
      /\b(?:no|without (?:an? |any )?|not have (?:an? |any )) ?(?:upper )?(?:cap|ceiling|limit|maximum|limitation)\b|\b(?:unlimited|uncapped|limitless)\b/i,
      /\b(?:what|amount|sum|anything|everything|compensation|damages|liability|recover(?:y|ies)?|responsibility|exposure)\b/i,
      /\b(?:(?:you|your (?:company|firm)) (?:can|could|may|might|will|would|are able to) (?:ever )?(?:recover|claim|demand|seek|get back|ask)|(?:from|against|of|by) us|we (?:owe|can owe|would owe|could owe)|our (?:liability|responsibility|exposure))\b/i,
    ],
    none: [open, /\b(?:questions?|expenses?|storage|users?|seats?|points?|tickets?|data plan|not)\b/i],
  },
  // "You can consider the deal done", "you may regard us as your contractor".
  {
    all: [
      /\b(?:you (?:can|may|could|should)(?: safely| now| already)? )?(?:consider|regard|treat|take|count|view)\b[^.!?]{0,24}\b(?:deal|contract|order|agreement|sale|purchase|engagement|project|us|tender|lease)\b/i,
      /\b(?:(?:as )?(?:done|closed|settled|agreed|sealed|signed|accepted|awarded|placed|concluded|confirmed)|as your (?:[a-z]{3,12} )?(?:contractor|supplier|partner|vendor|provider|builder|agency))\b/i,
    ],
    none: [/\b(?:they|their|whether|would you|could you|can you|if you|if we|not|n't|never|once|until|how)\b|\?\W*$/i],
  },
  // "We'd sign a five-year price lock with you."
  {
    all: [
      /\b(?:we|i)(?:'d|'ll|'re| can| could| will| would| are)? (?:gladly |happily |happy to |willing to |ready to )?(?:sign|give|offer|grant|agree to|commit to|accept|put in|write in)\b/i,
      /\b(?:price (?:lock|freeze|cap|guarantee)|rate (?:lock|freeze|cap)|(?:fixed|locked|frozen|capped) (?:price|rate|fee)s?)\b/i,
      /\b(?:(?:\d{1,2}|two|three|four|five|ten)[- ](?:years?|months?)|for (?:the|your) (?:whole |entire |full )?(?:term|life|duration)|for life|for ?ever|until (?:20\d\d))\b/i,
    ],
    none: [
      /\b(?:they|their|whether|not|n't|never|suggests?|propos(?:es?|ed)|recommends?|should|mortgage|loan|bank|energy|electricity)\b|\?\W*$/i,
    ],
  },
  // "We commit to resolving any critical bug by the next morning."
  {
    all: [
      /\b(?:we|i|our (?:team|engineers|firm|company|desk))(?:'ll| will| hereby| formally| firmly| do)? (?:commit(?:ted)?(?: ourselves)?|undertake|pledge|bind ourselves|(?:am|are) committed|obligate ourselves) to\b/i,
      /\b(?:resolv(?:e|ing)|fix(?:ing)?|answer(?:ing)?|respond(?:ing)?|restor(?:e|ing)|repair(?:ing)?|replac(?:e|ing)|recover(?:ing|y)?|react(?:ing)?|patch(?:ing)?|deliver(?:ing|y)?)\b/i,
      /\b(?:within|inside|in under|by the (?:next|same|end)|by (?:noon|midnight|tomorrow)|in less than|no later than|the same (?:day|night|hour))\b/i,
      /\b(?:any|every|each|all|critical|severe|urgent|highest|p1|priority|outages?|incidents?|bugs?|faults?|tickets?|breakdowns?)\b/i,
    ],
    none: [/\b(?:they|their|whether|not|n't|never|aim|try|hope)\b|\?\W*$/i],
  },
  // "We'll make sure the contract can be cancelled monthly", "you will not be held to the minimum commitment".
  {
    all: [
      /\b(?:contract|agreement|licen[cs]e|lease|plan|term|retainer|engagement)\b[^.!?]{0,12}\b(?:can|may|will|is to|could) be (?:cancell?ed|terminated|ended|quit|left|transferred|assigned)\b/i,
      /\b(?:monthly|any ?time|at any (?:time|point)|whenever|daily|without (?:notice|reason|cause|penalty)|on (?:a day's|short|one day's) notice|freely|to any)\b/i,
      /\b(?:we|i|our)\b[^.!?]{0,8}\b(?:make sure|confirm|promise|agree|guarantee|ensure|see to it|commit|undertake|accept|grant)\b|\b(?:i|we) (?:confirm|promise|agree|guarantee|accept)\b|\b(?:perpetual|irrevocable|unlimited)\b/i,
    ],
    none: [
      /\b(?:they|their|whether|would you|could you|can you|if you (?:want|need)|not|n't|never|reseller)\b|\?\W*$/i,
    ],
  },
  {
    all: [
      /\b(?:you|your (?:company|firm|team))(?:'ll| will| would|'d| are|'re| is)? (?:not|never|no longer|neither)? ?(?:be )?(?:held|bound|tied|kept|obliged) to\b/i,
      /\b(?:minimum|commitment|term|contract|notice period|volume|lock-?in|clause|agreement|exclusivity)\b/i,
      /\b(?:not|never|no longer|won't|n't)\b/i,
    ],
    none: [/\b(?:they|their|whether|would you|could you|can you|if)\b|\?\W*$/i],
  },
  // "I confirm the order on behalf of both companies."
  {
    all: [
      /\b(?:i|we)(?: can)?(?: hereby| herewith| gladly| formally)? (?:confirm|accept|sign|agree(?: to)?|place|approve|ratify|conclude)\b/i,
      /\b(?:order|contract|deal|agreement|terms|offer|purchase|tender|amendment)\b/i,
      /\b(?:on behalf of|in the name of|for and on behalf|acting for) (?:both|all|the (?:company|firm|board|group)|our|us|[A-Z][a-z]{2,})/i,
    ],
    none: [/\b(?:receipt|received|not|n't|whether|would you|could you|can you)\b|\?\W*$/i],
  },
]);
