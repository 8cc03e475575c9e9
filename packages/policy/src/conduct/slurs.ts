/** Slurs that have no other use in ordinary text: whole words, found in any disguise. */
export const slurs: readonly string[] =
  `nigger niggers nigga niggas niggah niggahs niggaz nigguh niglet niglets nignog nignogs faggot faggots faggotry phaggot phaggots faggy tranny trannies shemale shemales kike kikes wetback wetbacks towelhead towelheads raghead ragheads beaner beaners gook gooks
  spic spics darkie darkies sandnigger jigaboo jigaboos jiggaboo jiggaboos kyke kykes chinky wigger wiggers carpetmuncher carpetmunchers jewboy fagbag gaytard porchmonkey zipperhead pickaninny halfbreed retard retards retarded libtard mongoloid mongoloids spaz chinaman chinamen
  wog wogs dago dagos polack polacks camelfucker heeb heebs golliwog tarbaby lesbo lesbos homos poofter poofters fudgepacker feminazi feminazis
  untermensch untermenschen subhumans`.split(/\s+/);

/** Words that are slurs only beside certain others. */
export const slurCompanions: readonly string[] = [
  '(?:dirty|fucking|filthy|stupid|damn|damned|lazy|ugly|bloody|typical|these|those|you|another|no|bunch of|lousy|greedy) (?:chinks?|japs?|gyps(?:y|ies)|negro(?:e?s)?|coons?|fags?|dykes?|homos?|cripples?|midgets?|arabs|mexicans|jews?|muslims|queers|immigrants|foreigners|krauts?|injuns?|crackers|savages|illegals)',
  '(?:an?|the|that|some) (?:chink|jap|fag|dyke|cripple|homo|negro)(?= (?:in accounting|works?|boss|manager|rep|guy|woman|girl|from|who|on (?:their|your|our) team|owner|driver|neighbo(?:u)?r))',
  // Plural of a parcel in Polish, and a parcel's in Estonian: English words go before the slur.
  '(?:an?|the|that|those|these|some|you|your|dirty|fucking|filthy|bloody|stupid|lazy|bunch of|lot of|another|typical|local|no|any|are|is|all) pakis?',
  'illegal aliens|gender(?:ed)? confused|white trash|trailer trash|anchor bab(?:y|ies)|camel jockeys?|carpet[- ]munch(?:er|ers|ing)|pillow[- ]biters?|fudge[- ]packers?|oven[- ]dodgers?|nig-nogs?|dune coons?|wet backs|she-males?|uncle tom|jungle bunn(?:y|ies)|porch monke(?:y|ys)|sand nigger|slant[- ]?eyed?s?|ching chong|yellow peril|master race|white power|heil hitler|gas the jews|white supremacy (?:forever|now)',
];

/** One of these stands in every match of `slurCompanions`. */
export const slurCompanionLiterals: readonly string[] =
  `chink jap gyps paki negro coon fag dyke homo crippl midget arab mexican jew muslim queer immigrant foreigner kraut injun cracker savage illegal confused trash anchor_bab jockey munch pillow fudge oven nig-nog dune wet_back she-male uncle_tom bunn porch slant
  ching_chong peril master_race white_power hitler supremacy`
    .split(/\s+/)
    .map((word) => word.replaceAll('_', ' '));

/** One of these stands in every sentence that excludes or puts down people by a protected class. */
export const protectedWords: readonly string[] =
  `women woman female _men_ men_only _men. men_need males _male girl guys_ mothers moms mums whites blacks latin hispanic mexican asian arab african indian chinese pakistan poles russian nigerian jew muslim christian
  catholic hindu atheist gay lesbian homosexual queer transsex transgender _trans_ immigrant migrant foreign refugee native disab crippl old_ older senior boomer over_3 over_4 over_5 over_6 over-3 over-4 over-5 over-6
  above_3 above_4 above_5 above_6 millennial minorit of_color of_colour coloured colored caucasian heterosexual straight ^white$ ^black$ young married single_ singles childless pregnant elderly attractive good-looking handicap
  under_2 under_3 under_4 under_5 below_2 below_3 below_4 below_5 younger no_older not_older the_age_of between_2 accent wheelchair headscar hijab turban descent able-bodied your_kind your_people your_sort kitchen homo
  over_ these_people those_people in_their man_up too_old too_foreign gypped back_to_ blind deaf autistic overweight fat_people mother-tongue mother_tongue of_faith from_africa from_eastern people_from american-born`
    .split(/\s+/)
    .map((word) => word.replaceAll('_', ' '));
