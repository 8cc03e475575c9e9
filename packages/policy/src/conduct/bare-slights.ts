import { pattern } from '../text/pattern.ts';

const nationals =
  '(?:americans|germans|french(?:men| people)|brits|englishmen|europeans|africans|asians|indians|chinese(?: people)?|japanese(?: people)?|koreans|vietnamese(?: people)?|filipinos|pakistanis|bangladeshis|afghans|syrians|iraqis|iranians|israelis|palestinians|lebanese(?: people)?|turks|kurds|arabs|moroccans|algerians|tunisians|egyptians|nigerians|somalis|ethiopians|ghanaians|kenyans|romanians|bulgarians|albanians|serbs|bosnians|croats|ukrainians|russians|mexicans|colombians|brazilians|latinos|hispanics|poles|polish people|italians|spaniards|greeks|portuguese people|swedes|danes|dutchmen|irish people)';
const kinds =
  '(?:women|girls|mothers|housewives|blacks|whites|jews|muslims|hindus|sikhs|catholics|gays|lesbians|homosexuals|transsexuals|immigrants|migrants|foreigners|refugees|asylum seekers|gyps(?:y|ies)|roma|christians|boomers|millennials|pensioners|cripples|(?:black|brown|white|gay|trans|transgender|disabled|deaf|blind|old|older|elderly|fat|autistic|jewish|muslim|asian|african|arab|indian|foreign|coloured) (?:people|men|women|folks|workers|drivers|employees|applicants|tenants|customers|couples|managers|bosses))';
const group = `(?:${kinds}|${nationals})`;
/** Those of whom there can be too many for who speaks so; of women and pensioners it is said in statistics. */
const arrived = `(?:${nationals}|immigrants|migrants|foreigners|refugees|asylum seekers|muslims|jews|hindus|blacks|gays|gyps(?:y|ies)|roma|(?:black|brown|foreign|muslim|gay|arab|african) people)`;
const all = '(?:(?:all|always|just|only|simply|usually|typically|mostly|naturally|too|so) ){0,2}';
const ends = '(?= ?(?:[.!,;]|$|\\n))';
const opens = '(?<=(?:^|\\n|[.!?:;] )\\s{0,3})';

/** People put down or shut out in a few words, which name them and one thing. */
export const bareSlights = pattern(
  `${group} ${all}(?:steal|lie|cheat|smell|stink|haggle|look (?:all )?(?:the same|alike)|breed|gossip|complain too much|talk too much|spread diseases?|take our jobs|(?:ruin|destroy|invade) (?:our|this|the) (?:country|neighbou?rhood|street|schools)|control the (?:banks|media|world|press|money|government)|will do (?:it|anything|the job|the work) for less|cost (?:us )?too much|slow us down|(?:cause|make) (?:trouble|problems)|don't belong here|work for (?:less|peanuts|pennies|next to nothing))(?= ?(?:[.!,;]|$|\\n)| (?:and|at|about|because)\\b)`,
  `(?:${group}|those people|these people|people like (?:them|that)) (?:are|is) ${all}(?:mentally (?:ill|sick|disturbed|unstable)|(?:not|n't) (?:normal|natural|human|right in the head|(?:real |proper )?(?:women|men|people))|terrible|awful|horrible|disgusting|annoying|weak|dirty|lazy|stupid|greedy|cheap|dishonest|evil|sick|unreliable|backward|dangerous|violent|freeloaders|parasites|thieves|scroungers|vermin|savages|uncivili[sz]ed|sinners|perverts|inferior|(?:the )?(?:better|worse) people|a (?:burden|threat|plague)(?: to us)?|abnormal|unnatural|the same|good at (?:maths?|cleaning|cooking|sports?)|bad (?:drivers|leaders|bosses|at (?:maths?|business|sports?|driving)))${ends}`,
  `${group} (?:can't|cannot|can not|will never|couldn't) (?:${all})(?:do (?:this|that|the|our|such|real|proper|hard) (?:job|jobs|work)|drive|lead|code|park|think|swim|dance|cook|count|spell|negotiate|handle (?:money|pressure)|be trusted|keep up|run a (?:company|business|team))${ends}`,
  `${group} (?:should|must|ought to) (?:all |just |please )?(?:go (?:home|back)|leave (?:this|the|our) (?:country|town|street|building)|leave(?= ?(?:[.!]|$|\\n))|be (?:deported|banned|kept out|expelled)|(?:not|never) (?:be allowed|vote|work|study|drive|lead|teach|marry|adopt|have children))`,
  `${group} (?:can't|cannot|can not|will never|never|don't|do not) (?:be|make) (?:good|real|proper|decent) (?:mothers|fathers|parents|women|men|workers|employees|leaders|bosses|drivers|neighbou?rs|tenants|teachers|citizens)`,
  `${opens}no (?:(?:wom[ae]n|lady|female|foreign|muslim|black|asian|indian|gay|old) (?:drivers|bosses|managers|engineers|leaders|tenants|workers|doctors|applicants|customers)|(?:one|body|people|candidates|applicants|tenants) with (?:an? )?(?:foreign |strong )?(?:accents?|disabilit(?:y|ies)|headscar(?:f|ves)|kids|children))${ends}`,
  `(?:native (?:${nationals}|germans?|english(?:men)?|americans?|french(?:men)?)|${nationals}|whites) preferred`,
  `(?:he|she)(?:'s| is) (?:just|only|merely) an? (?:woman|girl|housewife|foreigner|immigrant|cripple|old (?:man|woman))(?= ?(?:[.!]|$|\\n))`,
  'your accent is (?:too|so) (?:strong|heavy|thick|foreign|bad)(?= ?(?:[.!]|$|\\n)| for\\b)',
  `(?:being (?:gay|lesbian|homosexual|bisexual|trans|transgender|queer)|homosexuality|transsexuality) is (?:an? )?(?:disease|sin|illness|sickness|mental (?:illness|disorder)|disorder|perversion|unnatural|not (?:normal|natural)|wrong|disgusting|abnormal)`,
  `${opens}(?:sorry,? )?(?:${nationals}|whites|christians|natives|straights|heterosexuals) only(?= ?(?:[.!]|$|\\n))`,
  `(?:we|i) (?:only|just) (?:want|hire|employ|take|accept|rent to|serve|sell to|work with|deal with|let to) (?:${nationals}|whites|christians|natives|straights)(?! (?:and|who|as|in)\\b)`,
  `(?:we|i) (?:don't|do not|won't|will not|never) (?:work|deal|trade|do business) with (?:any )?${group}(?= ?(?:[.!]|$|\\n))`,
  `(?:we|i) (?:want|prefer|need|like|are looking for|'re looking for) (?:an? |the )?(?:team|office|company|board|house|building|street|staff|crew|workforce)s? without (?:any )?${group}`,
  "your (?:kind|sort|type) (?:isn't|is not|aren't|are not|will never be) (?:welcome|wanted|allowed|accepted)|(?:don't|do not) (?:want|serve|like|need|hire|rent to) your (?:kind|sort)(?= ?(?:[.!]|$|\\n| here| around))",
  `(?:full of|too many|overrun (?:by|with)|infested with|swamped (?:by|with)) ${arrived}(?! (?:food|restaurants?|shops?|art|music|wines?|cars|products?|names|words|students|guests|applicants)\\b)${ends.replace('[.!,;]', '[.!,;]| (?:live|in|here|there|around|on)\\b')}`,
  "(?:this|that|it)(?:'s| is) (?:really |clearly |simply )?(?:(?:an? )?(?:man's|men's|woman's|women's) (?:job|work|role|task)|no (?:job|work|place|role) for (?:an? )?(?:wom[ae]n|lad(?:y|ies)|girls?|mothers?|foreigners?|old (?:people|man|woman)))",
  `you(?:'re| are) (?:(?:just|simply|far|way|clearly|really) ){0,2}too old(?= ?(?:[.!]|$|\\n)| for (?:this|that|the|our|us) ?(?:job|role|position|team|work|course)?(?: ?[.!]|$)| to (?:learn|understand|get (?:it|this)|apply|change|be hired|keep up))`,
  `the (?:poor|elderly|disabled|unemployed|homeless|blind|deaf|foreigners) are ${all}(?:lazy|stupid|dirty|useless|slow|dishonest|a burden|to blame|dangerous|smelly|weak)`,
  `(?:people|men|women|guys|folks|workers)(?: like you)? from (?!here\\b|work\\b|sales\\b|marketing\\b)[a-z]{4,12}(?: [a-z]{4,10})? (?:always|all|only|never) (?:haggle|lie|cheat|steal|complain|smell|(?:come |arrive )?late|(?:pay|work|show up|keep (?:their )?(?:word|promises)))${ends}`,
);
