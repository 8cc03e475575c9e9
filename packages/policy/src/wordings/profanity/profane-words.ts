/** Whole words, in any disguise of `disguisedWord`. Short on purpose: each is profane whatever stands around it. */
export const strongWords: readonly string[] =
  `fuck fucks fucked fucking fuckin fucker fuckers fuckery fuckup fuckups fuckwit fuckhead fuckface motherfucker motherfuckers motherfucking clusterfuck mindfuck fck fcking fuk
  unfuckingbelievable absofuckinglutely
  shit shits shitty shittier shittiest shitting shitted shitshow shitstorm shithead shitheads shithole shitload bullshit bullshitting bullshitter horseshit dipshit batshit apeshit dogshit shite
  cunt cunts cunty twat twats asshole assholes arsehole arseholes asshat bitch bitches bitching bitchy sonofabitch cocksucker cocksuckers cocksucking dickhead dickheads dickwad
  wanker wankers wank wanking wanked wanks wanky wankstain wankstains gobshite gobshites mofo mofos mofoes whore whores slut sluts slutty sluttier slutbag slutbags cumslut cumsluts jizz jizzed jizzing blowjob blowjobs handjob handjobs rimjob rimjobs cumshot cumshots goddamn goddamned goddamnit godamn godamnit goddammit goddam stfu gtfo`.split(
    /\s+/,
  );

export const mildWords: readonly string[] =
  `damn damned damning dammit damnit crap crappy crappiest bullcrap jackass jackasses dumbass dumbasses badass badasses smartass smartasses hardass lameass kickass asswipe arse arses arsed ass
  piss pissed pissing pissy pisses bollocks bugger buggers buggered bastard bastards douche douches douchebag douchebags prat tosser tossers wtf wth omfg lmfao lmao ffs jfc bloodyhell
  tits titties boobs boobies biatch beyotch beeotch biotches bollox bellend bellends bawbag bawbags knobhead knobheads nobhead nobheads knobend peckerhead jackoff jackoffs jerkoff jerkoffs jagoff skank skanks skanky
  jackarse dumbarse smartarse dumbasses fatass fatasses lardass punkass feck frigging friggin freaking effing motherfrigging turd turds`
    .split(/\s+/)
    .filter((word) => !['damning', 'freaking', 'prat', 'pisses', 'lmao'].includes(word));

/** Roots that stand in no innocent word, in the spellings that are no disguise of one by single letters. */
export const roots: readonly string[] = [
  'fck',
  'fvck',
  'fxck',
  'phuck',
  'fukk',
  'fuked',
  'fuker',
  'fuking',
  'fukwit',
  'fcuked',
  'fcuker',
  'fcuking',
];

/** What other profane words are made of: how they begin, and with what they go on. Their beginnings alone are in many names. */
export const compounds: readonly { literals: readonly string[]; source: string }[] = [
  {
    literals: ['shit'],
    source:
      '(?:bat|ape|bull|dip|dog|horse|pig|chicken|cow|dumb|jack|arse|gob|rat)[ -]?shit(?:e|s|es|t?ers?|t?y|ting)?|shits?[ -]?(?:heads?|holes?|bags?|faced?|faces|stains?|arses?|ass|asses|dicks?|birds?|brains?|brained|cans?|canned|houses?|kickers?|less|lists?|post(?:s|ed|ing)?|stirr(?:er|ers|ing)|tastic|weasels?|ters?|ties)',
  },
  { literals: ['cunt'], source: 'cunt(?:bags?|faces?|ish|ing|ed|licks?|lickers?|less|ness|flaps?|waffles?)' },
  { literals: ['bitch'], source: 'bitch(?:ed|er|ers|in|iness|iest|ier|ass|asses|face|slap(?:s|ped|ping)?|tits)' },
  {
    literals: ['cock', 'dick', 'prick'],
    source:
      '(?:cock|dick|prick)[ -]?(?:suck(?:er|ers|ing|s|ed)?|gobblers?|munch(?:er|ers)?|lick(?:er|ers|ing)|smokers?|jock(?:ey|eys|ies)|monger|nibblers?|slappers?|weeds?|wads?|cheese)|(?:dick|prick)[ -]?(?:heads?|faces?|bags?)|cock[ -]?(?:faces?|tease|teases|womble|wombles)',
  },
  {
    literals: ['hole', 'ass', 'arse'],
    source:
      '(?:ass|arse)[ -]?(?:holes?|wipes?|faces?|clowns?|munch(?:er|ers)?|lick(?:er|ers|ing)|kiss(?:er|ers|ing)|bandits?|goblins?|hats?)|kiss(?:ed|es|ing)? (?:my|our|his|her|their|your) (?:ass|arse)',
  },
  { literals: ['twat'], source: 'twat(?:face|faces|waffle|waffles|tish|zilla)' },
  { literals: ['god'], source: 'god[ -]dam(?:n|ned|nit|mit|n it)' },
  {
    literals: ['son-of', 'son of', 'sons-of', 'sumbitch', 'sonofa'],
    source: 'sons?-of-an?-bitch(?:es)?|sumbitch|sonofabitches',
  },
  {
    literals: ['jerk', 'jerking', 'wank', 'blow', 'hand', 'rim'],
    source: '(?<!knee[ -])(?:jerk|wank)(?:s|ed|ing)? off|(?:blow|rim)[ -]jobs?',
  },
];

/** Words that are profane only in company; everything else they mean is let be. */
export const companions: readonly { strong: boolean; literals: readonly string[]; source: string }[] = [
  // "Don't be a dick", never Dick Van Dyke.
  {
    strong: true,
    literals: ['dick', 'prick', 'cock', 'puss'],
    source:
      '(?:(?:an?|such an?|total|complete|absolute|utter|real|massive|huge|fucking|little|you|what an?|that|stupid|these|those) |(?:be|being|acting like|suck(?:ing|ed|s)?) (?:an? |my |his )?(?:[a-z]{3,10} )?)(?:dicks?|pricks?|cocks?|pussy|pussies)(?! (?:tracy|whittington|cheney|clark|smith|willow|willows|riot|cat|cats|test|of the walk|fights?|pit|fighting|tail|and bull|needle|marks?|punch)|[ -]ups?\\b)',
  },
  { strong: true, literals: ['dick'], source: 'dick (?:move|moves|around|pics?)' },
  {
    strong: true,
    literals: ['of a bitch', 'of an bitch', 'of bitches', 'of shit', 'of ass'],
    source: 'son of an? bitch|sons of bitches|piece of (?:shit|ass)|(?:full|load) of shit',
  },
  {
    strong: false,
    literals: ['^hell$'],
    source:
      "(?:what|who|how|where|why|when) the (?:actual |bloody |holy )?hell|(?:go|went|gone|going) (?:straight )?to hell|to hell with|hell (?:yes|yeah|yea|no|nah|of an?|breaks? loose|if i know|bent)|(?:as|like|from|bloody|get the|oh|holy|raise|raising|raised|living|give (?:you|them|us|me|him|her)|through|been through|all|a world of|one|two|just for the) hell(?! (?:kitchen|boy|raiser|gate|'s))",
  },
  {
    strong: false,
    literals: ['bloody'],
    source:
      'bloody (?:hell|joke|disaster|disgrace|shame|liars?|waste|rubbish|nuisance|pain|bastards?|cowards?|circus|shambles|scandal|awful|brilliant|good|great|idiots?|fools?|useless|ridiculous|stupid|annoying|expensive|difficult|hard|nightmare|mess|thing|stuff|nonsense|marvellous|cheek|minded|lot|time|well)',
  },
  {
    strong: false,
    literals: ['asses'],
    source:
      '(?:my|your|his|her|their|our|kick(?:ing|s|ed)?|save|cover|work(?:ing|ed)?|haul|bust(?:ing|ed)?|whoop|kiss|lick|dumb|lazy|sorry|fat|stupid|pain in the|half) (?:my |your |his |her |their |our |some |the |[a-z]{3,6} )?asses',
  },
  {
    strong: false,
    literals: ['screw ', 'sod off', 'piss off', 'bugger', 'suck it'],
    source: '(?:screw (?:you|them|him|her|that|this guy)|sod off|piss off|bugger (?:off|all)|suck it)',
  },
  { strong: false, literals: ['half-ass', 'half ass', 'halfass'], source: 'half[ -]?ass(?:ed|ing|es)?' },
  {
    strong: false,
    literals: ['sucks', 'sucked'],
    source:
      '(?:(?:this|that|it|which|life|everything) |(?:your|our|their|my|the) (?:[a-z]{3,12} )?(?:crm|tool|software|process|onboarding|support|service|website|data|job|outreach|e-?mails?|vendor|app|system|product|company) )(?:really |totally |just |so |still |already |completely |always ){0,2}suck(?:s|ed)(?=[ ]?(?:[.!?,;]|$|\\n)|[ ](?:ass|big time|so|because|when|at|and|for)[ .!,])',
  },
  { strong: false, literals: ['crap'], source: '(?:holy|no|utter|total|pile of|load of|bunch of|piece of) crap' },
];
