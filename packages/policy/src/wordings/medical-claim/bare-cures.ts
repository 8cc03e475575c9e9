import { pattern } from '../../search/pattern.ts';
import { isNegated, type Sentence } from '../../text/phrase-context.ts';
import { isShortStatement } from '../../text/short-statements.ts';
import { complaint } from './ailments.ts';

const remedy =
  '(?:pills?|capsules?|tablets|supplements?|teas?|oils?|creams?|gels?|balms?|ointments?|drops|serums?|patch(?:es)?|powders?|syrups?|gumm(?:y|ies)|extracts?|tinctures?|vitamins?|probiotics?|formula|treatments?|therap(?:y|ies)|remed(?:y|ies)|medicines?|drugs?|diets?|bracelets?|magnets?|crystals?|devices?|juices?|herbs?|vaccines?|injections?)';
const it = `(?:it|this|(?:our|this|the|these) (?:[a-z-]{3,14} )?(?:${remedy}|products?|method|programme|program|app))`;
const drug =
  '(?:insulin|chemo(?:therapy)?|statins?|antidepressants?|painkillers?|(?:blood pressure )?medication|medicines?|meds|pills|inhalers?|antibiotics|dialysis|(?:a |the |your )?doctors?|vaccines?|surgery)';
const again = '(?: (?:any ?more|any longer|ever again|again|ever))?';
const ends = '(?= ?(?:[.!,;]|$|\\n))';
const will = "(?: will|'ll| can)?";
const opens = '(?<=(?:^|\\n|[.!?:] )\\s{0,3})';
const ofBody =
  '(?:hormones?|hormone levels|metabolism|gut|liver|thyroid|joints?|cartilage|nerves|immune system|immunity|eyesight|hearing|memory|kidneys|blood vessels|arteries|heart|spine|prostate)';

/** Cures claimed in a few words that name neither the illness nor the remedy, or only one of them. */
export const bareCures = pattern(
  `you(?:'ll| will|'re going to)? (?:won't|will not|don't|do not|needn't|no longer|never|will never) (?:ever )?need (?:to take )?(?:any |your |the |more )?${drug}${again}${ends}`,
  `(?:take|use|try|drink) (?:this|it|these|our [a-z-]{3,14}) (?:instead of|rather than|in place of) (?:your |any |the )?(?:${drug}|tablets|prescription)`,
  '(?:throw|give|toss) away your (?:reading )?(?:glasses|hearing aids?|crutches|walking (?:stick|frame)|cane|wheelchair)',
  `(?:${it}|we|i)${will} (?:really |simply |just )?(?:cures?|heals?) (?:you|everything|anything|anyone|everyone|people|all (?:ills|diseases|illnesses|ailments|sickness(?:es)?)|(?:any|every) (?:disease|illness|ailment|pain))${ends}`,
  `your (?:(?:chronic|back|joint|knee|neck|nerve|constant) )?(?:pains?|aches|symptoms|illness|disease|${complaint}|wrinkles|scars)(?: will|'ll) (?:(?:soon|quickly|simply|completely|all) )?(?:disappear|vanish|be (?:gone|cured|healed)|melt away)`,
  `${it}${will} (?:makes?|made|let|lets) you lose (?:[a-z]{2,8} ){0,2}(?:weight|fat|kilos|pounds)`,
  `(?:${it}${will} |${opens})(?:also |really |quickly |completely )?(?:heals?|removes?|erases?) (?:(?:your|any|all|even) )?(?:burns|wounds|cuts|scars|warts|wrinkles|age spots|moles|cellulite|stretch marks|sunburns?|bruises|broken bones|fractures|damaged (?:skin|joints|nerves))`,
  `${it} (?:is|are|has been|have been) (?:(?:clinically|scientifically|medically|now) )?(?:proven|proved|shown|guaranteed) to (?:extend (?:your )?life|prolong life|heal|cure|make you (?:younger|healthier)|improve your health)`,
  `(?:our|this|the|these) (?:[a-z-]{3,14} )?${remedy} (?:is|are|has been|have been) (?:(?:now|all) )?(?:proven|proved|shown|guaranteed) to (?:work|be effective|help)${ends}`,
  `(?:our|this|the|these) (?:[a-z-]{3,14} )?(?:treatment|therapy|remedy|medicine|vaccine|cure|supplement|pill)s? (?:is|are) (?:(?:100 ?%|completely|always|fully|totally|proven|extremely|highly) )(?:effective|safe and effective)${ends}`,
  `(?:${it}${will} |${opens})(?:also |really |naturally )?(?:fix(?:es)?|restores?|repairs?|heals?|cures?|regenerates?|rejuvenates?|cleans(?:es)?|detoxif(?:y|ies)|improves?|boosts?|resets?) (?:(?:your|the) ${ofBody}|(?:your |the )?(?:blood (?:circulation|flow)|circulation|heart health|brain function|fertility|digestion|bone density))${ends}`,
  `your (?:eyesight|hearing|memory|blood pressure|blood sugar|cholesterol|health|immune system|arthritis|circulation) will (?:drop|fall|sink|go down|decrease|improve|normali[sz]e|return|recover|get better|heal)`,
  `${opens}no more (?:${complaint}|${drug}|pain|wrinkles)${ends}`,
  `(?:(?:${it}|we|i)${will} |${opens})(?:also |really |even |naturally )?(?:heals?|cures?|treats?|relieves?|soothes?|eases?|regenerates?|repairs?) (?:(?:your|any|all|every|the|chronic|constant)(?: kinds? of| types? of)? )?(?:pain|aches|(?:sore |aching |bad |painful |damaged )?(?:knees?|back|neck|hips?|shoulders?|joints?|spine|nerves|muscles|heart|liver|kidneys|stomach|gut|eyes|wounds?))${ends}`,
  `(?:get|come|stay) off (?:your |the )?(?:medication|meds|pills|insulin|antidepressants|painkillers)${ends}`,
  `(?:${it}|we)${will} (?:fix(?:es)?|cures?) your (?:sleep|insomnia|sleeping problems|digestion|hormones|depression|anxiety)${ends}`,
  `(?:you|your (?:kids|children|family))(?:'ll| will) never (?:catch|get|have|suffer from) (?:an? |the )?${complaint}`,
  "you(?:'ll| will) be (?:(?:completely|fully|totally) )?(?:healthy|cured|healed|free of pain|pain-free|symptom-free)(?: again)?(?= ?(?:[.!]|$|\\n))",
  `${it}${will} helps? (?:you|people|smokers) (?:to )?(?:quit|stop|give up) (?:smoking|drinking)`,
  `you can (?:now |finally )?(?:stop|quit|skip|cancel) (?:taking )?(?:your |the )?(?:${drug}|surgery|operation)${ends}`,
  '(?:heal|cure) yourself (?:with|by|through|using|naturally)',
  `(?:${it}${will} |${opens})makes? you (?:[a-z0-9]{2,8} years )younger`,
  `${it}${will} (?:extends?|prolongs?|lengthens?) your life${ends}`,
  `(?:our|this|the) (?:[a-z-]{3,14} )?(?:treatment|therapy|cure|remedy|surgery) has an? (?:100|9\\d) ?% (?:success|cure|recovery) rate`,
  "you(?:'ll| will) never (?:be|get|fall|feel) (?:ill|sick)(?: (?:again|any ?more))",
  `(?:doctors|physicians|dermatologists|pharmacists|cardiologists|dentists|surgeons|oncologists) (?:all )?(?:trust|swear by|endorse|prescribe|approve of|agree (?:that |on )?)(?: ?(?:it|this|our))(?: [a-z-]{3,14}){0,2}${ends}`,
  `(?:backed|supported|confirmed|validated|proven) by (?:(?:many|several|independent|real) )?(?:clinical|medical) (?:studies|trials|research|evidence|tests)|(?:clinically|medically) (?:tested|validated|approved|verified|confirmed)${ends}`,
  `${opens}(?:please )?(?:treat|beat|end|overcome|defeat|conquer|banish|cure|stop|ease|heal|fight|recover from|get rid of|say goodbye to|break free from) (?:your )?(?:(?:chronic|severe) )?(?:${complaint}|burn-?out|addiction)(?: (?:in (?:days|weeks|hours|minutes|(?:an?|one|two|\\d{1,2}) [a-z]{3,7})|at home|without [a-z]{3,12}|with (?:our|this) [a-z-]{3,14}|naturally|fast|for good|forever|now|today|overnight))?${ends}`,
  `(?:${it}${will} |${opens})(?:fix(?:es)?|ends?|banish(?:es)?|beats?|conquers?|defeats?|wipes? out|gets? rid of|eliminates?|reverses?) (?:(?:your|all|any|chronic) )?(?:${complaint}|erectile dysfunction|impotence|burn-?out|addiction|cellulite|menopause symptoms)${ends}`,
  `(?:eliminates?|removes?|ends?|replaces?|avoids?) the need for (?:${drug}|an operation|chemo(?:therapy)?)|(?:better|safer|stronger|more effective|cheaper) than (?!a doctor|the doctor|your doctor|pills)${drug}${ends}|(?:vaccine|chemo(?:therapy)?|insulin|antidepressant|surgery|statin) alternative|alternative to (?:surgery|chemo(?:therapy)?|insulin|antidepressants?|statins?|vaccines?|dialysis|painkillers)${ends}`,
  `(?:${it} (?:is|are) |${opens})(?:(?:completely|100 ?%|perfectly) )?safe (?:during|in|for) (?:pregnan(?:cy|t wom[ae]n)|breast-?feeding|nursing mothers|diabetics)${ends}`,
  `(?:you(?:'ll| will| can)? |${opens})(?:lose|shed|drop|burn|melt) (?:(?:the |your |belly |body )?(?:weight|fat)|(?:\\d{1,2}|ten|twenty|five) ?(?:pounds|kilos|kg|lbs))(?: (?:fast|quickly|easily|overnight|while you sleep|permanently|for good|without (?:dieting|exercise|effort|hunger)|in (?:days|weeks|(?:an?|one|two|\\d{1,2}) (?:days?|weeks?|months?))))${ends}|guaranteed weight loss|weight loss,? guaranteed`,
  `(?:this|our|the|these) (?:[a-z-]{3,14} )?${remedy}${will} (?:melts?|burns?) (?:belly |body |away )?(?:fat|weight|pounds|kilos)`,
  `(?:our|this|the|these) (?:[a-z-]{3,14} )?${remedy}${will} (?:also |really )?(?:boosts?|improves?|strengthens?|restores?|sharpens?|repairs?|regrows?|enhances?) (?:your )?(?:${ofBody}|vision|sight|concentration|sleep|stamina|libido|fertility|hair|testosterone)${ends}`,
  `${opens}(?:improves|boosts|restores|sharpens|strengthens) (?:memory|eyesight|vision|immunity|hearing|digestion|fertility|libido|testosterone|circulation)${ends}`,
  `(?:sleep|feel|breathe|see|hear|walk|move) (?:better|well|again|pain-free)(?: [a-z]{4,8})? (?:with|thanks to) (?:our|this|these) (?:[a-z-]{3,14} )?${remedy}`,
  `(?:regrows?|restores?|brings? back) (?:your |lost )?hair${ends}|hair (?:grows|will grow) back|(?:eliminates?|removes?|flush(?:es)?(?: out)?|clears?|cleanses?) (?:all |the |your |out )?toxins${ends}`,
  `(?:stops?|ends?|kills?|curbs?|suppress(?:es)?) (?:(?:smoking|sugar|alcohol|nicotine|your|food|drug) )?cravings`,
  `(?:${it}${will} |${opens})fix(?:es)? your (?:back|knees?|neck|hips?|shoulders?|spine|skin|eyes) (?:in|within|overnight)`,
  `(?:${it}${will} |${opens})(?:also |really |even )?works? (?:wonders )?(?:against|for) (?:(?:your |the |chronic |severe )?${complaint}|(?:every|any|all) (?:illness|disease|pain|ailment)(?:e?s)?)${ends}`,
);

/** A cure for things, beasts and plants, and what is told of work. */
const otherwise =
  /\b(?:timber|wood|concrete|resin|soil|lawn|roses|plants?|crops?|dogs?|cats?|horses?|leather|code|database|files?|malware|inbox|pipeline|team|company|business|sales|maybe|may|might|could|hope|research)\b/i;

/** True where a match of `bareCures` is claimed of a body, by the rest of its sentence. */
export function isBareCure(text: string, start: number, sentence: Sentence): boolean {
  return isShortStatement(sentence) && !otherwise.test(sentence.text) && !isNegated(text, start);
}
