/** Whole words, in any disguise of `disguisedWord`. Short on purpose: each is profane whatever stands around it. */
export const strongWords: readonly string[] =
  `fuck fucks fucked fucking fuckin fucker fuckers fuckery fuckup fuckups fuckwit fuckhead fuckface motherfucker motherfuckers motherfucking clusterfuck mindfuck fck fcking fuk
  unfuckingbelievable absofuckinglutely
  shit shits shitty shittier shittiest shitting shitted shitshow shitstorm shithead shitheads shithole shitload bullshit bullshitting bullshitter horseshit dipshit batshit apeshit dogshit shite
  cunt cunts cunty twat twats asshole assholes arsehole arseholes asshat bitch bitches bitching bitchy sonofabitch cocksucker cocksuckers cocksucking dickhead dickheads dickwad
  wanker wankers wank wanking whore whores slut sluts slutty jizz blowjob handjob goddamn goddamned goddammit goddam stfu gtfo`.split(
    /\s+/,
  );

export const mildWords: readonly string[] =
  `damn damned damning dammit damnit crap crappy crappiest bullcrap jackass jackasses dumbass dumbasses badass badasses smartass smartasses hardass lameass kickass asswipe arse arses arsed ass
  piss pissed pissing pissy pisses bollocks bugger buggers buggered bastard bastards douche douches douchebag douchebags prat tosser tossers wtf wth omfg lmfao lmao ffs jfc bloodyhell
  tits titties boobs boobies feck frigging friggin freaking effing motherfrigging turd turds`
    .split(/\s+/)
    .filter((word) => !['damning', 'freaking', 'prat', 'pisses', 'lmao'].includes(word));

/** Words that are profane only in company; everything else they mean is let be. */
export const companions: readonly { strong: boolean; literals: readonly string[]; source: string }[] = [
  // "Don't be a dick", never Dick Van Dyke.
  {
    strong: true,
    literals: ['dick', 'prick', 'cock', 'puss'],
    source:
      '(?:(?:an?|such an?|total|complete|absolute|utter|real|massive|huge|fucking|little|you|what an?|that|stupid|these|those) |(?:be|being|acting like|suck(?:ing|ed|s)?) (?:an? |my |his )?(?:[a-z]{3,10} )?)(?:dicks?|pricks?|cocks?|pussy|pussies)(?! (?:tracy|whittington|cheney|clark|smith|willow|willows|riot|cat|cats|test|of the walk|ups?|fights?|pit|fighting|tail|and bull|needle|marks?|punch))',
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
      'bloody (?:hell|awful|brilliant|good|great|idiots?|fools?|useless|ridiculous|stupid|annoying|expensive|difficult|hard|nightmare|mess|thing|stuff|nonsense|marvellous|cheek|minded|lot|time|well)',
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
  { strong: false, literals: ['crap'], source: '(?:holy|no|utter|total|pile of|load of|bunch of|piece of) crap' },
];
