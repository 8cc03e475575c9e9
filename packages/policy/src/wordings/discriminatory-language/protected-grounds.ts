/** A people or a country of origin, before the noun and of one person: "Israeli guests", "an Israeli". */
const origin =
  '(?:african|arab|arabic|asian|indian|chinese|pakistani|bangladeshi|turkish|kurdish|syrian|afghan|iraqi|iranian|israeli|palestinian|lebanese|moroccan|algerian|tunisian|egyptian|somali|eritrean|ethiopian|nigerian|ghanaian|kenyan|senegalese|polish|romanian|bulgarian|albanian|serbian|bosnian|ukrainian|russian|mexican|colombian|brazilian|latino|latina|hispanic|filipino|vietnamese|korean|roma|gyps(?:y|ies)|caribbean|eastern european|middle eastern|foreign|immigrant|migrant|refugee)';
const faith = '(?:muslim|jewish|hindu|sikh|catholic|buddhist|evangelical|mormon)';
const colour = '(?:black|brown|dark-skinned|non-white|coloured|colored|mixed-race|biracial)';
const orientation = '(?:gay|lesbian|bisexual|queer|trans|transgender|homosexual|same-sex|non-binary)';
const body =
  '(?:disabled|handicapped|deaf|blind|autistic|wheelchair-bound|epileptic|obese|overweight|pregnant|elderly|senior(?= (?:citizens?|people|persons?|wom[ae]n|m[ae]n|lad(?:y|ies)|tenants?|guests?|patients?|residents?|couples?)\\b))';

/** Any ground that the law protects, before the noun. */
export const ground = `(?:${origin}|${faith}|${colour}|${orientation}|${body}|female)`;

/** Those an employer, a landlord or a shop decides about. */
const persons =
  '(?:candidates?|applicants?|people|persons?|workers?|staff|employees?|colleagues?|consultants?|developers?|engineers?|drivers?|nurses?|carers?|reps?|agents?|technicians?|plumbers?|electricians?|builders?|trainers?|secretar(?:y|ies)|cooks?|chefs?|hosts?|cashiers?|teachers?|cleaners?|waiters?|receptionists?|assistants?|managers?|doctors?|lawyers?|players?|crews?|teams?|trainees?|interns?|tenants?|renters?|famil(?:y|ies)|couples?|guests?|customers?|clients?|patients?|parents?|visitors?|students?|wom[ae]n|m[ae]n|lad(?:y|ies)|girls?|boys?|guys?|kids)';

const noun =
  '(?:muslim|jew|hindu|sikh|arab|african|asian|indian|pakistani|israeli|palestinian|turk|kurd|syrian|afghan|moroccan|somali|nigerian|romanian|bulgarian|albanian|mexican|immigrant|foreigner|refugee|asylum seeker|lesbian|wheelchair user|pensioner)';
const plural = `(?:${noun}s|poles|gypsies|migrants|gays|seniors|roma(?= ?(?:[.,!?;:)]|$|(?:who|so|as|or|and|are|have|will|can|because)\\b)))`;
const nouns = `(?:${plural}|${noun}|gypsy)`;
/** One of them; "an African safari" is none. */
const one = `(?:${noun}|gypsy)(?= ?(?:[.,!?;:)]|$|(?:who|in|on|at|for|with|from|to|as|or|and|is|was|has|can|will|would|because|should|must|like)\\b))`;
const parents =
  '(?:(?:single |working |young |new |breastfeeding )?(?:mothers?|mums?|moms?)(?: (?:with|of) (?:(?:small|young|little|two|three|four) ){0,2}(?:kids|children|babies|toddlers))?|pregnant (?:women|woman)|women|(?:parents|families|couples) with (?:small |young |little )?(?:kids|children|babies))';
/** A ground told by what follows the person: an age, a body, a dress, an accent, a place of birth. */
const told = `(?:${persons}|anyone|anybody|someone|somebody|those|everyone|whoever|one) (?:(?:in|on|with|wearing|using|who (?:has|have|wears?|uses?|sits?|needs?|is in|are in)) (?:an? |any |the )?(?:(?:heavy|strong|thick|foreign|eastern|physical|mental|learning|serious|chronic|small|young|little) ){0,2}(?:wheelchairs?|walking frames?|walkers?|crutches|hearing aids?|guide dogs?|disabilit(?:y|ies)|handicaps?|impairments?|(?:health )?(?:problems|illness(?:es)?|conditions?)|depression|epilepsy|autism|hijabs?|headscar(?:f|ves)|burkas?|niqabs?|turbans?|kippas?|accents?|dark skin|kids|children|bab(?:y|ies)|toddlers?|(?:foreign|arab|arabic|turkish|african|muslim)(?:-sounding)? (?:sur)?names?)|(?:over|above|past|older than) (?:the age of )?[3-7fs](?:\\d|orty|ifty|ixty|eventy)(?<!3[0-4]))`;

/** Of people alone is "older" an age: older clients may be clients of long standing. */
const older =
  '(?:old|older|ageing|aging) (?:people|persons?|folks?|staff|employees?|colleagues?|workers?|applicants?|cashiers?|waiters?|receptionists?|wom[ae]n|m[ae]n|lad(?:y|ies)|guys?)';
/** By where they are from, told as a kind of people. */
const fromAfar = `(?:(?:${persons}|those|anyone|anybody|someone|somebody)(?: like (?:that|this|those|these|them|him|her))?(?: who come)? from (?:abroad(?! (?:to|who)\\b)|africa|eastern europe|the balkans|the middle east|romania|bulgaria|albania|syria|afghanistan|nigeria|somalia|morocco|pakistan|bangladesh|(?:that|this) part of the world))`;

/** People by a ground that the law protects, one or many. */
export const byGround = `(?:(?:${ground},? (?:(?:and|or) )?){1,2}(?:[a-z]{4,10} )?${persons}|${plural}|${one}|${parents}|${older}|${fromAfar}|${told}|${persons} (?:(?:living on|who (?:are on|live on|receive|get|claim)|on) (?:housing |state |social )?(?:benefits?|welfare)|without (?:a )?(?:german|british|eu|european) passports?))`;
/** What one person is said to be. */
export const byOneGround = `(?:${ground}|${nouns}|woman|girl|old|older)`;

/** A person said to be of one: "our driver is Muslim", "she's a woman", "he sits in a wheelchair", "with that accent". */
export const ofGround = `(?:(?:\\b(?:is|was|are|were|being)|'s) (?:also |apparently |probably )?(?:an? )?(?:${ground}|${nouns}|woman|girl|mother|single mother)(?= ?(?:[,;]|and |so ))|\\b(?:sits? in a wheelchair|wears? an? (?:hijab|headscarf|turban|burka|niqab|kippa)|with (?:that|this|such an?|her|his|your) (?:foreign |thick |heavy )?(?:accent|headscarf|hijab|turban|skin|disability|handicap)|comes? from (?:africa|nigeria|syria|afghanistan|romania|bulgaria|albania|turkey|morocco|somalia|pakistan|india|iraq|iran|eastern europe)|(?:at|aged) (?:4[5-9]|[5-6]\\d|fifty|sixty) (?:he|she|you|they)|(?:plan(?:s|ning)|want(?:s|ing)?|going|trying|about|likely) to (?:have (?:children|kids|a baby)|get pregnant|start a family)))`;

/** People told by a name, a look or a way of speaking that marks where they are from. */
export const withTrait = `(?:${persons}|applications?|cvs?|those|anyone|anybody|everyone|everybody|someone|names) (?:(?:with|who have|that have|whose) (?:an? |any |the )?)(?:(?:foreign|arab|arabic|turkish|african|muslim|asian|ethnic|indian|polish|russian|slavic|jewish|unpronounceable|strange|funny)(?:[- ]sounding)? (?:(?:sur|last |family |first )?names?|accents?|looks|background)|dark skin|headscar(?:f|ves)|hijabs?|turbans?)`;
