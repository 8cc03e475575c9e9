/** Slurs that have no other use in ordinary text: whole words, found in any disguise. */
export const slurs: readonly string[] =
  `nigger niggers nigga niggas niggah niggahs niggaz nigguh niglet niglets nignog nignogs faggot faggots faggotry phaggot phaggots faggy tranny trannies shemale shemales kike kikes wetback wetbacks towelhead towelheads raghead ragheads beaner beaners gook gooks
  spic spics darkie darkies sandnigger jigaboo jigaboos jiggaboo jiggaboos kyke kykes chinky wigger wiggers carpetmuncher carpetmunchers jewboy fagbag gaytard porchmonkey zipperhead pickaninny halfbreed retard retards retarded libtard mongoloid mongoloids spaz chinaman chinamen
  wog wogs dago dagos polack polacks camelfucker heeb heebs golliwog tarbaby lesbo lesbos homos poofter poofters fudgepacker feminazi feminazis
  untermensch untermenschen subhumans`.split(/\s+/);

/** Words that are slurs only beside certain others. */
export const slurCompanions: readonly string[] = [
  '(?:dirty|fucking|filthy|stupid|damn|damned|lazy|ugly|bloody|typical|these|those|you|another|no(?! [a-z]{4,12} (?:was|were|had|lived|appear\\w{0,3}|(?:is|are) (?:counted|found|listed|mentioned|named|recorded|shown))\\b)|bunch of|lousy|greedy) (?:chinks?|japs?|gyps(?:y|ies)|negro(?:e?s)?|coons?|fags?|dykes?|homos?|cripples?|midgets?|arabs|mexicans|jews?|muslims|queers|immigrants|foreigners|krauts?|injuns?|crackers|savages|illegals)',
  '(?:an?|the|that|some) (?:chink|jap|fag|dyke|cripple|homo|negro)(?= (?:in accounting|works?|boss|manager|rep|guy|woman|girl|from|who|on (?:their|your|our) team|owner|driver|neighbo(?:u)?r))',
  // Plural of a parcel in Polish, and a parcel's in Estonian: English words go before the slur.
  '(?:an?|the|that|those|these|some|you|your|dirty|fucking|filthy|bloody|stupid|lazy|bunch of|lot of|another|typical|local|no|any|are|is|all) pakis?',
  'illegal aliens|gender(?:ed)? confused|white trash|trailer trash|anchor bab(?:y|ies)|camel jockeys?|carpet[- ]munch(?:er|ers|ing)|pillow[- ]biters?|fudge[- ]packers?|oven[- ]dodgers?|nig-nogs?|dune coons?|wet backs|she-males?|uncle tom|jungle bunn(?:y|ies)|porch monke(?:y|ys)|sand nigger|slant[- ]?eyed?s?|ching chong|yellow peril|master race|white power|heil hitler|gas the jews|white supremacy (?:forever|now)',
];
