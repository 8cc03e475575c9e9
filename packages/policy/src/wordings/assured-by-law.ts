import { facets } from '../search/sentence-facets.ts';

/** Laws and standards one may be certified by, or comply with. */
export const scheme =
  '\\b(?:gdpr|uk gdpr|hipaa|ccpa|cpra|soc ?[123](?: type ?(?:1|2|i{1,2}))?|iso(?:/iec)? ?\\d{4,5}(?:[-:]\\d{1,4})?|pci(?:[- ]dss)?(?: level \\d)?|fedramp(?: (?:high|moderate|low))?|hitrust(?: csf)?|sox|ferpa|coppa|glba|nist(?: 800-\\d{2,3}| csf)?|cmmc(?: level \\d)?|fips 140-\\d|wcag(?: 2\\.\\d)?(?: a{1,3})?|ada|section 508|tcpa|can-spam|casl|pipeda|lgpd|dora|nis2|eu ai act|ai act|csa star|cyber essentials(?: plus)?|b corp|fair trade|usda organic|organic|energy star|leed(?: gold| platinum| silver)?|ce|ukca|t\u00fcv|fsc|isae ?\\d{4}|ul|rohs|reach|gmp|haccp|kosher|halal|irap|tisax|c5|ens|finra|sec|psd2|mifid(?: ii)?|aml|kyc|osha|epa|iata|gxp|21 cfr part 11|google (?:cloud )?partner|bbb|carbon[- ]neutral)\\b';
/** Those of them that mean nothing else, and what they are called together. */
export const rulebookNames = `\\b(?:${scheme.replace(/\|(?:sec|reach|ce|ens|organic|kosher|halal)(?=[|)])/g, '').replaceAll(' ?', '\\s?')}|data protection law|privacy law|employment law|the law|regulations)\\b`;
const rulebook = new RegExp(rulebookNames, 'i');

/** Safety from the law, and requirements met, in any order of the words. */
export const assuredByLaw = facets([
  // "The tool ensures that you pass any audit."
  {
    all: [
      /\b(?:ensures?|means|guarantees?|makes? (?:sure|certain)|assures?|so)(?: that)? (?:you|your (?:[a-z]{3,12} ){1,2})(?:'ll| will| always)? pass(?:es)?\b/i,
      /\b(?:any|every|all|each) (?:[a-z]{3,12} )?(?:audits?|inspections?|tax checks?|examinations?)\b/i,
    ],
    none: [/\b(?:exam|students?|pupils|driving|quality|drop|stress)\b|\?\W*$/i],
  },
  // Counsel on a case, and conformity promised.
  {
    all: [
      /\byou (?:should|must|can|could|are entitled to|have (?:a|the) right to|have grounds to|have a (?:strong |good |clear )?case)\b/i,
      /\b(?:sue|claim (?:unfair|wrongful|damages|compensation|constructive)|take (?:them|him|her|it) to court|file (?:a )?(?:suit|lawsuit|complaint|claim)|withhold (?:the )?rent|terminate (?:him|her|them|the employee)|unfair dismissal|wrongful dismissal|case against)\b/i,
    ],
    none: [/\b(?:insurance claim|if|counsel|lawyer|solicitor|attorney)\b|\?/i],
  },
  {
    all: [
      /\byou(?:r (?:company|firm|team))? (?:(?:do not|don't|does not|doesn't|will not|won't) (?:have|need) to|need not|needn't|(?:are|is) (?:not (?:required|obliged|obligated)|under no (?:duty|obligation)) to)\b/i,
      /\b(?:notify|report|inform|register|disclose|tell|declare)\b[^.!?]{0,24}\b(?:regulators?|authorit(?:y|ies)|tax office|watchdog|commissioner|supervisory|ministry|courts?)\b/i,
    ],
    none: [
      /\b(?:counsel|lawyers?|solicitor|attorney|if|unless|in the (?:app|portal|form)|we(?:'ll| will| do| have))\b|\?\W*$/i,
    ],
  },
  {
    all: [
      /\b(?:ensures?|guarantees?|makes? (?:sure|certain)|assures?) (?:that )?(?:you|your (?:[a-z]{3,12} ){1,2})(?:(?: always| fully| automatically| will| then){0,2} (?:compl(?:y|ies)|conform)|(?:are|is|stays?|remains?) (?:fully |always )?compliant)\b/i,
      /\bwith (?:every|all|any|the|each|applicable|local|national|european|eu|us) (?:[a-z-]{3,14} ){0,3}?(?:laws?|regulations?|legislation|statutes?|directives?)\b/i,
    ],
    none: [/\b(?:helps?|designed to|officer|responsib\w+|their|they|who|job|role|must|should|please)\b|\?\W*$/i],
  },
  {
    all: [
      /\bthe law is on your side\b|\bno court (?:would|will|in the land)\b|\byou(?:'d| would|'ll| will) win in court\b/i,
    ],
  },
  {
    all: [
      /\b(?:ensures?|guarantees?|delivers?|secures?|assures?|achieves?|brings?|provides?)\b[^.!?]{0,24}\b(?:compliance|conformity)\b/i,
      rulebook,
    ],
    none: [/\b(?:helps?|designed to|team|officer|responsib\w+|your|their|they|who|job|role)\b|\?/i],
  },
  {
    all: [
      rulebook,
      /\b(?:tak(?:es?|ing) care of|handles?|cover(?:s|ed)?|discharges?|settles?|fulfil(?:s|ls|l)?|meets?|satisf(?:y|ies)|relieves? you of|frees? you (?:from|of)|rids? you of|lifts?) (?:all |all of |any |every one of )?(?:your|the) (?:[a-z-]{2,14} ){0,3}?(?:obligations?|dut(?:y|ies)|responsibilit(?:y|ies)|liabilit(?:y|ies))\b/i,
    ],
    none: [
      /\b(?:helps?|team|officer|lawyers?|counsel|who|job|role|must|should|please|webinar|course|not|n't|if|whether)\b|\?\W*$/i,
    ],
  },
  {
    all: [
      rulebook,
      /\b(?:never|can't|cannot|won't|no longer|impossible|no risk|safe from|immune (?:to|from)|protects? you from|worry|no (?:fines?|penalt\w+))\b/i,
      /\b(?:fined?|fines|sued|lawsuits?|penalt(?:y|ies|ised|ized)|liable|audit(?:ed|s)?|trouble|breach(?:es)?|prosecuted|violat\w+)\b/i,
    ],
  },
  {
    all: [
      rulebook,
      /\b(?:meets?|compl(?:y|ies)|satisf(?:y|ies)|conforms?|adheres?|fulfil(?:s|ls)?|passes|in (?:full )?compliance|in line with|fully covered)\b/i,
      /\b(?:we|our|ours|all|every|everything|the (?:platform|product|service|app|software|system|tool|data|hosting|process\w*)|northwind)\b/i,
      /\b(?:requirements?|standards?|rules|obligations|controls|with (?:all|every|the|gdpr|hipaa|ccpa|soc|iso|pci)|compliance|covered)\b/i,
    ],
  },
  // A mark of conformity, and that it was earned.
  {
    all: [
      new RegExp(
        `(?<![\\w-])(?:${scheme.replace(/\|(?:sec|reach|c5|epa)(?=[|)])/g, '').replaceAll(' ?', '\\s?')}|iso|t\u00fcv|schrems ii|fca|fairtrade|data privacy framework|privacy shield)(?![\\w-])`,
        'i',
      ),
      /\b(?:certif(?:ied|icates?|ications?)|accredit(?:ed|ation)|complian(?:t|ce)|authori[sz](?:ed|ation)|licensed and regulated|watertight|conform(?:ity|s)|satisf(?:y|ies))\b/i,
    ],
    none: [
      /\b(?:not|don't|do not|doesn't|yet|begin|audits?|requests?|tasks?|checklist|exams?|course|procurement|officer|aren't|isn't|never|your (?:team|company|auditor|dpo|site|website|homepage|page|footer|profile|brochure)|you (?:say|write|mention|claim)|customers?|vendors?|they|their|if|whether|by certified mail|consultants?|software for|tool for)\b|\?/i,
    ],
  },
  // A verdict on what the reader may do or is owed.
  {
    all: [
      /\b(?:legal|legally|lawful|(?:by|matter of|no) law|any court|within your rights|fair use|unenforceable|void|non-compete|from creditors|tax office|any tax|tax on it|a lawyer|self-employed|freelancers|contractors|overtime|without notice)\b/i,
      /\b(?:you(?:'re| are|r|rs)?|it's|that|moving|sending|owes?|they)\b/i,
      /\b(?:perfectly|totally|completely|entirely|fully|hold up|no (?:defence|defense|law|obligation)|under no obligation|counts? as|go ahead|don't bother|won't owe|can't touch you|(?:will|do) not need|won't need|don't need|shields?|is void|are void|cannot cancel|owes you|to fire|safely classify|covered|unenforceable)\b/i,
    ],
    none: [
      /\b(?:our (?:legal|counsel|lawyers?)|please|seek|whether|asked|it depends|that depends|insurance|parking|ticket|not (?:a lawyer|legal advice))\b|\?/i,
    ],
  },
  // "The new law does not concern you", "every form we produce is watertight under German law".
  {
    all: [
      /\b(?:the|this|that|new) (?:[a-z]{2,12} ){0,3}(?:laws?|regulations?|act|directives?|statutes?|gdpr)\b/i,
      /\b(?:does not|doesn't|do not|don't|will not|won't) (?:concern|apply to|affect|cover|bind|touch|reach) (?:you|your (?:company|firm|business|team|case|shop|practice))\b/i,
    ],
    none: [/\b(?:may|might|whether|check|ask|lawyers?|counsel|of (?:the )?game)\b|\?\W*$/i],
  },
  {
    all: [
      /\b(?:watertight|bullet-?proof|airtight|unassailable|legally (?:sound|safe))\b/i,
      /\b(?:(?:under|by|in|before) (?:[a-z]{4,12} )?(?:law|courts?|judges?)|legally)\b/i,
      /\b(?:forms?|contracts?|templates?|terms|documents?|clauses?|agreements?|waivers?|ndas?|polic(?:y|ies))\b/i,
    ],
    none: [/\b(?:may|might|if|check|ask|lawyers? will|not|no)\b|\?\W*$/i],
  },
  {
    all: [
      /\byou (?:can|may|could|should|need not|needn't|don't have to)\b/i,
      /\b(?:appeal|limitation period|summons|ruling|judge?ment|injunction|penalty notice|subpoena|court (?:date|order)|notice to quit|eviction)\b/i,
      /\b(?:ignore|run out|lapse|no bearing|not (?:apply|matter|bind)|void|without (?:consequences|risk)|safely)\b/i,
    ],
    none: [/\b(?:if|unless|lawyers?|counsel|solicitor)\b|\?\W*$/i],
  },
]);
