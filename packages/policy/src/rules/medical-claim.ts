import { wordingsElsewhere } from '../languages/index.ts';
import { defineRule } from '../rule.ts';
import { allChannels, wordingTypes } from '../rule-scope.ts';
import { pattern } from '../search/pattern.ts';
import { facets, sentencesWith } from '../search/sentence-facets.ts';
import { statedMatches } from '../search/stated-matches.ts';
import { because } from '../text/let-go.ts';
import { clauseBefore, isAsked, isNegated, sentenceOf } from '../text/phrase-context.ts';
import { overlapsAny, type Range } from '../text/range.ts';
import { isApproved } from '../wordings/approved-claims.ts';
import { ailment, complaint, illness } from '../wordings/medical-claim/ailments.ts';
import { bareCures, isBareCure } from '../wordings/medical-claim/bare-cures.ts';
import { curesClaimed } from '../wordings/medical-claim/cures-claimed.ts';
import { healthRestored } from '../wordings/medical-claim/health-restored.ts';
import { illsEnded } from '../wordings/medical-claim/ills-ended.ts';
import { promisesElsewhere } from '../wordings/promises-elsewhere.ts';

const effect =
  '(?:cure|treat|heal|prevent|reverse|eliminate|eradicate|relieve|alleviate|combat|fight|kill|stop|remedy|banish|end|beat|get rid of|wipe out|ease|lower|reduce|shrink|destroy|ward off|protect (?:you )?(?:against|from)|soothe|control|manage|slow|improve|clear up|clear|repair|help with|cut (?:your )?risk of|reduce (?:the |your )?risk of|lower (?:the |your )?risk of|diagnose|detect|inhibit|melt away|neutrali[sz]e|suppress)';
const effects =
  '(?:cures|treats|heals|prevents|reverses|eliminates|eradicates|relieves|alleviates|combats|fights|kills|stops|remedies|banishes|ends|beats|gets rid of|wipes out|eases|lowers|reduces|shrinks|destroys|wards off|protects (?:you )?(?:against|from)|soothes|controls|clears up|clears|repairs|cuts (?:your )?risk of|reduces (?:the |your )?risk of|lowers (?:the |your )?risk of|diagnoses|inhibits|melts away|neutrali[sz]es|suppresses)';
const which =
  '(?:(?:the |your |all |most |any |even |chronic |severe |mild |symptoms of |the symptoms of |the signs of |effects of |forms? of |kinds? of |patients with |people with |every (?:kind|type|form) of |both |early |adult |moderate |stubborn |[a-z]{4,12} and |[a-z]{4,12}, ){0,4})';

const cures = pattern(
  `(?<=(?:^|\\n|[.!?:;] )\\s{0,3})heals (?:open )?(?:wounds|burns|ulcers|cuts|fractures|eczema|acne|scars) (?:with)?in (?:just |only )?(?:\\d{1,2}|a few|two|three|five|ten|minutes|hours|days)`,
  `(?:will|can|could|may|might|to|helps?|helped|designed to|able to|proven to|shown to|known to|and|guaranteed to|works to|formulated to|used to|does|naturally|actually|completely|permanently|effectively|safely) (?:help |also |even |actually |naturally |completely |permanently |effectively |safely |quickly |fully |literally |to ){0,4}${effect} ${which}${ailment}`,
  `${effects} ${which}${ailment}`,
  `(?:is|are|it's|be|been) (?:really |actually |naturally |completely |now )?(?:curing|healing|reversing|removing|eliminating|eradicating|banishing|relieving|treating|preventing|dissolving) ${which}${ailment}(?![- ](?:posters?|signs?|leaflets?|notices?|tests?|wards?|masks?|rules|patients?|cases))`,
  `(?:removes?|takes? away) ${which}${ailment} (?:from|at|by) (?:the |its )?(?:roots?|body|system|source|inside)`,
  `(?:a|the|our|an|your|nature's|new|natural|only|real|true|miracle|effective|proven|breakthrough|known) (?:[a-z-]{3,14} ){0,3}(?:cure|remedy|treatment|antidote|therapy|vaccine|solution) (?:for|against|to) ${which}${ailment}`,
  `(?:cured|healed|reversed|eliminated|got rid of|beat|eradicated|relieved|treated|overcame) (?:his|her|their|my|our (?:customers'|clients'|users'|patients')|your|thousands of|hundreds of|countless|\\w{2,12}'s) (?:[a-z]{3,12} ){0,2}${ailment}`,
  `(?:cured|healed) (?:of|from) (?:his |her |their |my )?(?:[a-z]{3,12} ){0,2}${ailment}|${ailment}[- ](?:curing|healing|fighting|busting|relieving|preventing|killing) (?:formula|properties|power|benefits|supplement|ingredients?|effects?|tea|oil|pill|capsules?|cream|product|drink|gummies|patch|device|app|compound|diet|program(?:me)?)|say goodbye to (?:your )?${ailment}|${ailment}[- ]free (?:in|within|guaranteed)`,
);
const proof = pattern(
  `(?:doctors?|physicians?|scientists?|researchers?|studies|clinicians?|specialists|experts|dermatologists?|cardiologists?) (?:have |has |all |also )?(?:confirm(?:ed|s)?|agree[ds]?|prove[dsn]?|show(?:n|s|ed)?|found|say|says|verif(?:y|ied|ies)) (?:that )?(?:it|this|our|the|these|[a-z]{3,12}) (?:[a-z-]{3,14} ){0,3}?${effects}`,
  `(?:relieve|cure|heal|reverse|eliminate|end|banish|beat|stop|treat|fix|get rid of|forget|no more|goodbye to|be free of|free yourself from|conquer) (?:your |that |all |the |any |those )?(?:(?:chronic|nagging|stubborn|severe|constant|daily|painful) )?${ailment}(?: ?,? (?:permanently|for good|forever|naturally|overnight|for ever|in (?:just )?(?:\\d{1,3}|one|two|three|a few|seven) (?:days?|weeks?|months?|hours?|minutes?)|within (?:days|weeks|hours|minutes)|without (?:drugs|medication|pills|surgery|a doctor|side effects)|once and for all|fast|at the root))`,
  "(?:no (?:more|further) need for|(?:you )?(?:will not|won't) (?:need|have to take)) (?:your |any |the )?(?:insulin|statins?|metformin|medication|medicines?|inhalers?|antidepressants?|painkillers?|tablets|pills|beta[- ]blockers?)(?: (?:any ?more|any longer|again))? (?:after|within|in) (?:just |only )?(?:a|an|\\d{1,3}|one|two|three|four|six|eight|ten|twelve) (?:days?|weeks?|months?)",
  '(?:clinically|medically|scientifically)[- ](?:proven|tested|validated|shown|demonstrated|verified|backed|confirmed|approved|certified|effective|established|documented|supported|recommended)(?: (?:to|for|as|results?|formula|treatment|remedy|ingredients?|by|against|that|in|solution|product|supplement|method|device|safe|effective|and safe))?',
  'proven in (?:[a-z]{2,12} ){0,2}(?:clinical|medical|double-blind|randomi[sz]ed|human)(?: controlled)? (?:trials?|studies)|(?:clinical|medical|double-blind) (?:trials?|studies|research|tests?|evidence) (?:prove|proves|proved|show|shows|showed|confirm|confirms|confirmed|demonstrate|demonstrates|demonstrated)(?: that)? (?:our|it|this|these|the product|[a-z]{3,15}) (?:[a-z]{3,15} ){0,3}?(?:works?|reduces?|cures?|treats?|heals?|relieves?|improves?|lowers?|prevents?|reverses?|is effective|is safe|helps?)',
  '(?:doctors?|physicians?|dermatologists?|cardiologists?|pediatricians?|dentists?|pharmacists?|medical experts?|clinicians?)[- ](?:recommended|approved|endorsed|certified|formulated|trusted|tested|backed)|(?:recommended|approved|endorsed|prescribed) by (?:leading |top |most |many |9 out of 10 |nine out of ten |[\\d,]{1,6} )?(?:doctors|physicians|dermatologists|cardiologists|medical experts|health experts)|(?:9 out of 10|nine out of ten|most|many|leading|top) (?:doctors|physicians|dermatologists|dentists|cardiologists) (?:recommend|prescribe|agree|swear by|endorse|use) (?:our|it|this|that)?',
  '(?:without|no|zero|free of|free from)(?: any| harmful| known| dangerous| nasty| negative)? side[- ]effects|(?:miracle|wonder) (?:cure|pill|drug|remedy|supplement)|(?:boosts?|strengthens?|supercharges?|rebuilds?|restores?|improves?|enhances?|fortif(?:y|ies)|activates?|increases?) (?:your |the )?(?:immune (?:system|defen[cs]es)|immunity)|(?:detox(?:es|ifies)?|cleanses?) (?:your |the )?(?:body|liver|colon|blood|kidneys)|removes? (?:all )?toxins(?: from)?|lose (?:up to )?\\d{1,3} ?(?:lbs?|pounds|kg|kilos|stone)(?: (?:in|within|per|a|without|every))|burns? (?:belly |body )?fat (?:fast|without|while you sleep|naturally|overnight)|(?:reverses?|stops?|slows?) (?:the )?(?:ag(?:e)?ing(?: process)?|hair loss)|adds? (?:ten |\\d{1,2} )?years to your life|replaces? your (?:medication|prescription|doctor|insulin|antidepressants|inhaler|statins?)|(?:stop|quit|throw away|ditch|without) (?:taking )?your (?:medication|meds|insulin|pills|statins?|prescription|antidepressants|inhaler)',
);
const agency = pattern(
  '(?:us )?(?:fda|f\\.d\\.a\\.?|ema|mhra|tga|health canada|food and drug administration|european medicines agency)[- ](?:approved|cleared|certified|registered|authori[sz]ed|endorsed|licensed|granted|validated|compliant cure)(?! (?:companies|manufacturers?|competitors?))',
  '(?:approved|cleared|certified|authori[sz]ed|endorsed|licensed|recommended) by (?:the )?(?:us |u\\.s\\. |american )?(?:fda|food and drug administration|ema|european medicines agency|mhra|tga|health canada|who|world health organization|cdc|nhs)',
  '(?:has|have|had|got|received|earned|gained|obtained|with|holds?|secured|won|our) (?:full |official |us |the |recent )?(?:fda|ema|mhra|tga|510\\(k\\)|de novo) (?:approval|clearance|certification|authori[sz]ation|registration)',
  '(?:the )?(?:fda|ema|mhra|tga|health canada|(?:european |health |us |british )regulators?) (?:has |have )?(?:also |already |now )?(?:given|gave|granted|put) (?:it|this|them|our [a-z]{3,14}|the [a-z]{3,14}) (?:its|their|the|a) (?:full |official )?(?:blessing|green light|go-ahead|seal|stamp|nod|ok|okay|thumbs up)|(?:the )?(?:blessing|green light|go-ahead|nod|stamp|seal)(?: of approval)? (?:of|from) (?:the )?(?:fda|ema|mhra|tga|health canada|food and drug administration)',
  '(?:regulators?|(?:medicines |health |drugs? )?(?:agency|agencies|authority|authorities)|ministry|doctors?|physicians) (?:has |have )?(?:also |already |even |now |just )?(?:approved|cleared|licensed|authori[sz]ed|recommended) (?:it|this|them|our (?:[a-z-]{3,14} )?[a-z]{3,14}) (?:as|for use as) (?:an? )?(?:[a-z-]{3,14} )?(?:treatments?|therapy|therapies|cures?|medicines?|remedy|remedies)',
  '(?:the )?(?:fda|ema|mhra|tga) (?:has |have )?(?:also |already |even |now )?(?:approved|cleared|endorsed|certified|authori[sz]ed) (?:our|it|this|these)|(?:medical[- ]grade|hospital[- ]grade|pharmaceutical[- ]grade) (?:treatment|cure|remedy|healing|relief)',
);

/** Somebody else's medicine, research, or the duty to say that it is none. */
const others =
  /\b(?:(?:fight|walk|run|race|ride|swim|gala|campaign|mission) (?:to end|against|for a cure)|researchers?|scientists?|hospitals?|clinics?|(?:physicians?|doctors?)(?! (?:have |all |also |even ){0,2}(?:prov(?:ed|en)|confirm(?:ed)?|agreed?) (?:it|this|that|so)\b)|nurses?|surgeons?|clinicians?|physiotherapists?|osteopaths?|charit(?:y|ies)|donat\w*|fundrais\w*|your (?:team|company|patients|drug|device|therapy|therapies|product|products|pipeline|platform|trial|clinic|hospital|practice|treatment|vaccine|compound|fda|510)(?! (?:pages?|sites?|websites?|leaflets?|brochures?|catalogues?|catalogs?|descriptions?|labels?|counter|shelf|shelves|listings?))|you (?:treat|cure|diagnose|heal|help)|who treat|that treat|companies (?:that|which)|not intended to|not been evaluated|disclaimer|consult|regulat\w*|news|article|study published|find a cure|race to cure|search for a cure|mission to|dream of|hope to|someday|one day|laptops?|computers?|malware|servers?|endpoints?|networks?|firewall|antivirus|software (?:bugs|viruses)|patient records|e-?mail security|inbox(?:es)?|vines|crops|trees|hedges|lawns?|roses|shrubs|seedlings)\b/i;
/** Whom nobody has to see any more, and who is called to witness: named by the claim itself. */
const needless =
  /\b(?:doctors|physicians|surgeons|hospitals|clinics|specialists)\s(?:(?:have|has|had|could|can)\s(?:long\s|all\s)?)?(?:g[ai]ven?\sup|written\soff|failed|fail|not|no\slonger|do\snothing)\b|\b(?:than|before|sooner\sthan)\s(?:any|your|the|a)\s(?:[a-z]{3,10}\s)?(?:doctors?|hospitals?|surgeons?|clinics?|physicians?|scientists)\b|\b(?:cleared|approved|passed|recogni[sz]ed|accepted|authori[sz]ed|licen[sc]ed|certified|classed|admitted)\s(?:[a-z]{2,10}\s){0,2}?by\s(?:the\s)?(?:[a-z.]{2,10}\s){0,2}?regulators?\b|\b(?:doctors|physicians|nurses|surgeons|scientists|researchers|clinicians)\s(?:have|has)\s(?:now\s|long\s|also\s)?(?:shown|proved|proven|confirmed|found|established|demonstrated|seen)\b|\b(?:studies|trials|tests|a\sstudy|research)\s(?:at|in|by|from|across)\s(?:[a-z]{2,12}\s){0,3}(?:hospitals?|clinics?|doctors)\s(?:prove|proves|show|shows|confirm|confirms|found|find|demonstrate)\b|\b(?:doctors|physicians|nurses|surgeons|clinicians|hospitals|clinics)\s(?:will\s|may\s|can\s)?(?:(?:now\s|then\s)?(?:no\slonger|need\snot|needn't|don't|do\snot|won't|stop|give\sup|throw\saway)\s(?:[a-z]{2,8}\s){0,3}?(?:prescrib(?:e|ing)|operat(?:e|ing)|treat|inject|treating|operate)|(?:are|become)\s(?:no\slonger\s(?:needed|necessary)|superfluous|unnecessary|out\sof\swork))\b|\bregulators\s(?:[a-z]{2,10}\s){0,3}(?:have\s)?(?:signed|approved|cleared|recogni[sz]ed|accepted|confirmed)\b|\b(?:as|like)\s(?:[a-z]{3,12}\s)?(?:doctors|physicians|nurses|surgeons|scientists|researchers)\s(?:have\s)?(?:shown|proved|proven|confirmed?|found|say|agree)\b|\b(?:shown|proven|proved|found)\sby\s(?:[a-z]{3,12}\s)?(?:doctors|physicians|nurses|surgeons|scientists|researchers)\b|\b(?:(?:nobody|no one|never|not|no longer|don't|doesn't|won't)\s(?:[a-z]{2,8}\s)?(?:has|have|need|needs|ha(?:ve|s)\sto|see|visit)|needn't|no\s(?:more|need)|instead\sof|rather\sthan|without\s(?:ever\s)?(?:seeing|visiting|going|having))\b(?:\s[a-z'-]{1,12}){0,4}?\s(?:surgeons?|doctors?|physicians?|hospitals?|clinics?|specialists?)\b/gi;
const recommended =
  /^(?:doctors?|physicians?|dermatologists?|cardiologists?|pediatricians?|dentists?|pharmacists?|clinicians?|9 out|nine out|most|many|leading|top)/i;

const blessed =
  '(?:cleared|approved|passed|recogni[sz]ed|accepted|authori[sz]ed|licen[sc]ed|certified|classed|admitted)';
const judges =
  '(?:the |an? )?(?:(?:us|uk|eu|u\\.s\\.|european|british|american|german|french|swiss|dutch|federal|national|medical|health|medicines?) ){0,3}(?:regulators?|(?:health|medical|medicines?|drug) (?:authorit(?:y|ies)|ministry|agency|board|department)|authority|ministry of health)';
/** A cure in any order of its words. */
const cured = facets([
  // A blessing from those who judge medicines, no agency named.
  {
    all: [
      new RegExp(
        `\\b(?:${blessed} (?:[a-z]{1,10} ){0,4}?by ${judges}|${judges} (?:[a-z]{2,10} ){0,3}?${blessed})\\b`,
        'i',
      ),
      /\b(?:as|for) (?:use as )?(?:an? |the )?(?:[a-z-]{3,14} ){0,2}?(?:therap(?:y|ies)|treatments?|remed(?:y|ies)|cure|medicine|medication|medical device|painkiller)\b(?! (?:plants?|works|of (?:waste|water|wood|data|sewage)))/i,
    ],
    none: [/\b(?:your (?:product|lab|team)|not|never|yet|pending|sewage|waste|water|timber|wood|grain|seed)\b/i],
  },
  {
    all: [
      new RegExp(
        `\\b(?:prevents?|treats?|cures?|relieves?|heals?|stops?|fights?|ends?|wipes? out|clears? up|reverses?|banish(?:es)?|beats?|does away with|do away with|works? (?:against|for|on)|works wonders (?:for|on)|effective against|protects? (?:(?:you|your|the|a|whole|entire|family|kids|children|office|team|staff) ){0,4}(?:from|against)|helps? (?:with|against)|lowers?|lifts?|eases?|calms?|gets? rid of|wards? off|kills?|remedy for|to treat)(?: [a-z'-]{2,12}){0,3} ${complaint}(?![\\w-])|\\b${complaint}\\b[^.!?]{0,30}\\b(?:drops? to normal|disappears?|goes away|is gone|are gone|vanish(?:es)?|back to normal|cured|healed|under control)\\b`,
        'i',
      ),
      /\b(?:our|this|these|the|they|it|take|two|daily|capsules?|drinks?|oil|mattress|insoles?|tea|cream|device|supplement|bracelet|patch(?:es)?|drops|spray|tablets?|balm|gel|lamp|pillow|wristband|belt|topper|tape|powder|syrup|sleeping on)\b/i,
    ],
    none: [
      /\b(?:since|during|after) covid|\b(?:insur\w+|polic(?:y|ies)|employees|staff|your team|research(?:ers)?|charity|support group|awareness|does not|doesn't|(?:won't|will not) (?:cure|treat|heal|prevent)|not intended|may|might|cold (?:calls?|e-?mails?|leads?|outreach|storage|chain)|colds? call|strokes of)\b|\?/i,
    ],
  },
  {
    all: [
      /\b(?:makes?|made|making) (?:[a-z]{3,8} )?(?:surgery|an operation|medication|medicine|drugs|painkillers|doctors|injections|the operation) (?:un-?necessary|superfluous|redundant|obsolete)\b/i,
    ],
  },
  {
    all: [
      illness,
      /\b(?:gone|disappears?|disappeared|vanish(?:es|ed)?|history|goodbye|a thing of the past|cleared|clears? up|free of|free from|rid of|no more|melts? away|fades?|over and done|for good|farewell|stops?|(?:go(?:es)?|going) away|subsides?|breathe (?:freely|easily)|sleep through|(?:keeps?|stays?)\b[^.!?]{0,30}\baway)\b/i,
      /\b(?:your|you|our|drops?|day|days|weeks?|take|drink|apply|use|wear|patch|gummies|tea|oil|cream|supplement|formula|capsules?|device|session|band|lamp|balm|pillow|tablets?|wear|mats?|belt|bracelet|wristband|mask|panel|helmet|headband|insoles|mattress)\b/i,
    ],
    none: [/\b(?:because of|due to|owing to|on account of)\b/i],
  },
  {
    all: [
      /\b(?:(?:gets?|got|comes?|came|wean(?:s|ed)?) off|gives? up|stop(?:s|ped)?|no longer|don't|do not|won't|will not|never|without|throw away|ditch|forget|quit|off)\b/i,
      /\b(?:need(?:ing|ed)?|tak(?:e|ing)|us(?:e|ing)|rely(?:ing)? on|their|your|wear(?:ing|ers))\b/i,
      /\b(?:insulin|medication|meds|pills|painkillers|antidepressants|statins?|inhalers?|injections|chemotherapy|surgery|prescriptions?|sleeping pills|(?:blood pressure|heart|diabetes|asthma|thyroid|allergy) (?:tablets|pills|drugs|medicine))\b/i,
      /\b(?:weeks?|months?|days?|with (?:our|this)|thanks to|after|because|once)\b/i,
    ],
  },
  // What is swallowed, worn or slept on, and the complaint that goes.
  {
    all: [
      /\b(?:drops?|capsules?|teas?|tablets?|balm|cream|gel|patch(?:es)?|oil|spray|insoles?|belt|lamp|pillow|mattress|topper|bracelet|wristband|tincture|powder|supplement|syrup|lozenges?|gummies|tape|magnets?|infusion|drink|mask|juice|extract|serum|ointment|lotion)\b/i,
      new RegExp(
        `\\b(?:${complaint}|headaches?|hearing loss|ringing in (?:your|the) ears?|dizziness|numbness|shingles|bronchitis|warts|cramps?|stiffness|swelling|(?:bad |sore |worn |aching |stiff )(?:necks?|backs?|knees?|joints?|hips?|throats?))\\b`,
        'i',
      ),
      /\b(?:stops?|gone|(?:go(?:es)?|going) away|eases?|disappears?|fades?|is over|are over|vanish(?:es)?|forget (?:all )?about|subsides?|clears? up|free of|permanently|naturally|brings? down|removes?|keeps? [a-z ]{3,24} (?:away|at bay|from (?:ever )?(?:coming|returning))|for good|within (?:days|hours|minutes|a (?:day|week|fortnight|month))|overnight|never (?:again|comes? back|returns?))\b/i,
    ],
    none: [
      /\b(?:not intended|not meant|does not|doesn't|may|might|could|if|ask your|your doctor|prescri\w{2,6}|patients?' records|stock|order(?:s|ed)?|deliver\w{0,5}|delivery|invoice|month-end|shelf life|samples? (?:of|box)|month|screen|printer|server|deadline)\b|\?\W*$/i,
    ],
  },
  // A part of the body mended.
  {
    all: [
      /\b(?:heals?|cures?|repairs?|regenerates?|regrows?|restores?|rebuilds?|mends?|detoxes)\b (?:the |your |a |any )?(?:damaged |lost |worn |sore |aching |bad |broken |weak |inner )?(?:neck|spine|joints?|knees?|hips?|liver|kidneys?|gut|lungs?|nerves?|cartilage|bones?|eyesight|sight|vision|hearing|hair(?!cut)|thyroid|arteries|skin|scars?|discs?)\b/i,
      /\b(?:drops?|capsules?|teas?|tablets?|balm|cream|gel|patch(?:es)?|oil|spray|insoles?|belt|lamp|pillow|mattress|topper|bracelet|wristband|tincture|powder|supplement|syrup|magnets?|drink|juice|extract|studies|trials|proven|prove|our|it|this)\b/i,
    ],
    none: [
      /\b(?:surgeons?|vets?|not intended|doesn't|does not|may|might|could|if|charity|research|liver spots|skin of|leather|hip roof)\b|\?\W*$/i,
    ],
  },
  // Better than a drug, germs killed in the body, an illness that is fixed.
  {
    all: [
      /\b(?:works?|acts?|is|are|it's) (?:just |even |at least |far |much |twice |three times )?(?:better|faster|stronger|safer|gentler|(?:more|as) (?:effective|powerful|potent)(?:ly)?|as (?:good|well|strong|fast)) (?:than|as) (?:taking |any |most |all |your |the )?(?:prescri\w{4,6} )?(?:ibuprofen|paracetamol|acetaminophen|aspirin|antibiotics?|antidepressants?|statins?|opioids?|painkillers?|sleeping (?:pills|tablets)|medication|medicines?|insulin|chemo(?:therapy)?|botox|ozempic|viagra|morphine|steroids|cortisone|beta[- ]blockers|drugs|pills|surgery|injections)\b/i,
    ],
    none: [/\b(?:not|never|n't|may|might|could|if|whether|study|trial|they|dealers?)\b|\?\W*$/i],
  },
  {
    all: [
      /\b(?:kills?|destroys?|eliminates?|stops?|removes?|neutrali[sz]es|wipes? out|inactivates?)\b(?:[^.!?]|\.\d){0,24}?\b(?:virus(?:es)?|bacteria|germs|pathogens|parasites|fungi|mould spores|microbes)\b/i,
      /\b(?:your|the|our|a person's|children's) (?:[a-z]{4,8} )?(?:airways?|lungs?|throats?|nose|sinus(?:es)?|body|blood|bloodstream|gut|mouth|stomach|skin)\b/i,
    ],
    none: [/\b(?:may|might|could|if|does not|doesn't|immune system|antibodies)\b|\?\W*$/i],
  },
  {
    all: [
      new RegExp(
        `\\b(?:fix(?:es)?|ends?|solves?|sorts? out|takes? care of|deals? with|rids? you of|frees? you (?:from|of)|does away with) (?:your |the |any |all |that |his |her )?(?:chronic |severe |constant |lifelong )?${complaint}(?![\\w-])`,
        'i',
      ),
      /\b(?:our|this|these|it|the (?:[a-z]{3,10} )?(?:programme|program|app|device|course|method|treatment|system|machine|pillow|supplement|plan|therapy|technique|exercise))\b/i,
    ],
    none: [
      /\b(?:not|never|n't|may|might|could|if|clinics?|insur\w{2,5}|employees|staff|team|cold (?:calls?|chain|leads?))\b|\?\W*$/i,
    ],
  },
  // Aids and drugs nobody needs any more, wounds closed, pain that stays away, and illness found out.
  {
    all: [
      /\b(?:throw away|bin|ditch|say goodbye to|no longer need|(?:won't|will not|don't|never) need|do without|(?:aren't|are not|isn't|is not) (?:needed|necessary)|un-?necessary|superfluous)\b/i,
      /\b(?:(?:your|their) (?:glasses|hearing aids?|crutches|walking stick|wheelchair|brace|lenses)|cpap(?: machine)?|vaccines?|vaccinations?|insulin|inhalers?|antibiotics)\b/i,
      /\b(?:(?:our|this|these) (?:[a-z-]{3,12} )?(?:exercises?|programme|program|vitamins?|drops|diet|method|course|supplement|training|capsules?|tea|oil|app|device)|vitamin [a-z]\d{0,2}|when you (?:take|use|drink)|after (?:just |only )?(?:\d{1,2}|a|one|two|three|four|six) (?:weeks?|days?|sessions?|months?))\b/i,
    ],
    none: [/\b(?:may|might|could|if|until|school|travel|dogs?|cats?|indoors)\b|\?\W*$/i],
  },
  {
    all: [
      /\b(?:heals?|closes?|mends?|cures?) (?:[a-z]{3,10} ){0,2}?(?:wounds?|burns|cuts|scars|bruises|fractures|broken bones|sores)\b/i,
      /\b(?:faster|as fast|quick\w{0,4}|within|in (?:\d|a|two|three|half|days|hours)|overnight|without (?:a )?(?:scars?|trace|doctor))\b/i,
    ],
    none: [/\b(?:may|might|could|if|time heals|not)\b|\?\W*$/i],
  },
  {
    all: [
      new RegExp(`(?<![\\w-])${complaint}(?![\\w-])`, 'i'),
      /\b(?:never (?:again|comes? back|returns?)|(?:won't|will not|doesn't|does not) (?:ever )?(?:comes? back|return)|is gone|are gone|gone for good)\b/i,
      /\b(?:injections?|sessions?|treatments?|doses?|applications?|exercises?|programme|massages?|method|technique|therapy)\b/i,
    ],
    none: [/\b(?:may|might|could|if|hope|insur\w{2,5}|appointment)\b|\?\W*$/i],
  },
  {
    all: [
      /\b(?:our|this|the) (?:[a-z-]{3,12} ){0,2}(?:test|app|scanner|device|watch|ring|kit|camera|patch|sensor|software|algorithm|ai|mirror|mat)\b/i,
      new RegExp(
        `\\b(?:detects?|diagnoses?|spots?|catches|predicts?|identifies|recogni[sz]es|finds?) (?:early |any |all |your |most |the (?:signs|onset|risk) of |signs of )?(?:[a-z]{4,8} )?${complaint}(?![\\w-])`,
        'i',
      ),
    ],
    none: [/\b(?:may|might|could|if|not|doesn't|study|trial|cold (?:calls?|chain|leads?))\b|\?\W*$/i],
  },
  // What it does, and to which illness.
  {
    all: [
      /\b(?:(?:cures?|cured|curing)|(?:heals|healed|healing)|treats|(?:will|can) treat|revers(?:e|es|ed|ing)|eliminat(?:e|es|ing)|(?:get|gets|getting) rid of|rid you of|prevents|destroys|kills|dissolves?|melts|lowers|normali[sz](?:e|es|ed)|restor(?:e|es|ed)|regrows?|rebuilds|to correct|(?:and|will) end|shrinks?|(?:drip|it) fixes|people beat|slows|goodbye to|throw away your|neutrali[sz]es|cancer-free|cleared|licensed|proven|clinically|(?:as|most|more) effective|works like|conceive|solved|treatable|stand a chance|leave without it|remedy for|to remove|better than|backed by science|stop flu)\b/i,
      new RegExp(
        `(?<![\\w-])(?:${complaint}|insulin|ritalin|viagra|antidepressants|belly fat|fat burner|(?:arterial )?plaque|cartilage|scoliosis|colitis|autistic|infertile|nail fungus|burnout|lost memory|quit smoking)(?![\\w-])`,
        'i',
      ),
    ],
    none: [
      /\b(?:not intended|(?:is|are) (?:an?|the) (?:[a-z-]{3,14} ){0,2}(?:disease|condition|disorder|illness|infection)s?|does not|do not|doesn't|don't|cannot|can't|(?:won't|will not) (?:cure|treat|heal|prevent)|patients|clinics?|hospitals?|ask your doctor|consult|see a doctor|insur\w{2,6}|polic(?:y|ies)|claims|charity|fundrais\w{1,3}|research\w{0,4}|awareness|stud(?:y|ies)|appointment|may|might|could|month-end|churn|employees|your team|cold (?:calls?|e-?mails?|leads?|outreach|storage|chain)|since covid|(?:during|after) covid|headache of|pain points?)\b|\?$/i,
    ],
  },
]);

const everyCure = [...cured, ...curesClaimed, ...healthRestored, ...illsEnded];

/** The same in other languages. */
const elsewhere = wordingsElsewhere('medical_claim');
const proven = /cl[i\u00ed]ni|klinisch|m[e\u00e9]di[cs]/i;
/** Whoever treats or studies an illness. Of what is called proven they are the witnesses. */
const ofDoctors =
  /(?<![\w\u00c0-\u024f])(?:\u00e4rzt|arzt|klinik|studie|forsch|patient|m\u00e9decin|docteur|h\u00f4pital|chercheur|\u00e9tude|m\u00e9dic[oa]s?\b|medic[oi]\b|dottor|hospital|investigador|ospedale|ricercator|pesquisador|doutor|arts(?:en)?\b|ziekenhuis|onderzoek)/i;

export const medicalClaim = defineRule({
  id: 'medical_claim',
  template: 'regulated_claims_v1',
  severity: 'BLOCK',
  contentTypes: wordingTypes,
  channels: allChannels,
  needs: [],
  settings: ['approved_claims'],
  looksFor: () => [proof, agency, cures, bareCures, elsewhere, ...everyCure],
  meaning: 'Claims that something cures, treats or is medically proven.',
  detail: 'The text makes a medical claim that nobody approved. Remove it or use an approved wording.',
  examples: ['It is clinically proven to cure insomnia.', 'Our FDA approved supplement.'],
  counterExamples: ['The cure period is 30 days.', 'A healthy pipeline.', 'The treatment of data is in the annex.'],
  *check(field, { settings }) {
    const { text } = field;
    const seen: Range[] = [];
    for (const expression of [proof, agency, cures]) {
      for (const { start, end, matched } of statedMatches(field, expression, seen)) {
        if (isApproved(text, start, end, settings.approved_claims)) continue;
        if (!/^(?:without|no|zero|free)/i.test(matched) && isNegated(text, start)) continue;
        if (
          /\b(?:your|their|its|his|her|the company's)\s$/i.test(text.slice(Math.max(0, start - 16), start)) &&
          because('others')
        )
          continue;
        if (
          /^\s(?:around|about|over|among|of (?:the|your|missing)|for your (?:team|reps|staff))\b/i.test(
            text.slice(end, end + 24),
          )
        )
          continue;
        const sentence = sentenceOf(text, start, end);
        const whole = sentence.text.replace(needless, '');
        const outside = recommended.test(matched) || expression !== cures ? whole.replace(matched, '') : whole;
        if (others.test(expression === cures ? outside : outside.slice(0, Math.max(0, start - sentence.start))))
          continue;
        if (/^\W*(?:is|are|do|does|did|has|have|was|were|which|what)\b/i.test(sentence.text) && isAsked(sentence))
          continue;
        if (
          /\b(?:if|whether|until|once|unless|when|awaiting|pending)\s(?:[a-z']{1,12}\s){0,3}$/i.test(
            clauseBefore(text, start),
          ) &&
          because('supposed')
        )
          continue;
        seen.push({ start, end });
        yield { start, end };
      }
    }
    for (const { start, end } of statedMatches(field, bareCures, seen)) {
      if (!isBareCure(text, start, sentenceOf(text, start, end))) continue;
      if (isApproved(text, start, end, settings.approved_claims)) continue;
      seen.push({ start, end });
      yield { start, end, confidence: 0.75 };
    }
    for (const { start, end, sentence } of promisesElsewhere(field, elsewhere, settings.approved_claims)) {
      if (overlapsAny(seen, start, end)) continue;
      const matched = text.slice(start, end);
      if (!proven.test(matched) && ofDoctors.test(sentence.text.replace(matched, '')) && because('others')) continue;
      seen.push({ start, end });
      yield { start, end };
    }
    for (const { start, end, sentence } of sentencesWith(field, everyCure)) {
      if (overlapsAny(seen, start, end)) continue;
      const about = sentence.text
        .replace(needless, '')
        .replace(
          /\bpatients?\b|\b(?:doctors?|physicians?|nurses?|surgeons?)(?: have| all)? (?:recommend|confirm|agree|advise|swear|endorse|prescribe)\w*|\b(?:recommended|confirmed|endorsed|shown|proven|proved|found) by (?:[a-z]{3,12} )?(?:doctors?|physicians?|nurses?)\b/gi,
          '',
        );
      if (isAsked(sentence) || others.test(about) || isApproved(text, start, end, settings.approved_claims)) continue;
      yield { start, end, confidence: 0.75 };
    }
  },
});
