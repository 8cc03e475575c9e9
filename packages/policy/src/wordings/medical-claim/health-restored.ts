import { facets } from '../../search/sentence-facets.ts';
import { ailment, illness } from './ailments.ts';

/** What is sold to be swallowed, worn, done or sat under. */
const remedy =
  '(?:(?:our|this|these|the|my) (?:[a-z-]{3,14} ){0,2}?(?:programmes?|programs?|method|protocol|plan|diet|course|therapy|treatments?|exercises?|routine|apps?|devices?|stimulators?|chews?|drops|capsules?|tablets?|pills|gumm(?:y|ies)|supplements?|formula|teas?|oils?|creams?|gels?|balm|serum|patch(?:es)?|powder|shakes?|juice|extract|tincture|spray|probiotics?|vitamins?|minerals?|mattress(?:es)?|pillows?|topper|insoles|belt|brace|bracelet|band|wristband|lamp|mat|mask|machine|laser|infusions?|sessions?|injections?|massages?|technique|needles|acupuncture|hypnosis|collar|feed|food|treats|magnesium|collagen|turmeric|ashwagandha|cbd|honey)|(?:ashwagandha|turmeric|curcumin|cbd(?: oil)?|collagen|magnesium|probiotics|ginseng|reishi|spirulina|omega-3|acupuncture|hypnotherapy|homeopathy|osteopathy|reiki))';
/** How long, how often or how much of it. */
const dose =
  '(?:(?:after|within|in|by) (?:just |only |about |as little as )?(?:\\d{1,3}|an?|one|two|three|four|five|six|seven|eight|ten|twelve|fourteen|thirty|a few|the (?:first|second|third)|spring|summer|autumn|winter|christmas)(?: (?:or two|to \\d{1,2}))?(?: (?:days?|weeks?|months?|sessions?|treatments?|infusions?|doses|nights?|applications?))?|(?:\\d{1,2}|one|two|three|five|ten|fifteen|twenty) (?:minutes?|drops|capsules|tablets|spoonfuls?|sessions|cups|sprays) (?:a|per|each|every) (?:day|night|morning|evening|week|month)|once a day|twice a day|daily|every (?:morning|evening|night)|each (?:morning|evening|night)|thanks to|regular use|(?:on|with|using|from) our [a-z-]{3,14})';
const means = new RegExp(`(?<![\\w-])(?:${remedy}|${dose})(?![\\w-])`, 'i');
/** What is done to an illness by whoever claims to master it. */
const betters =
  '(?:(?:puts?|putting) (?:an end|a stop|paid) to|(?:calls? time|closes? the book) on|(?:takes?|washes|sweeps|wipes) away|switch(?:es)? off|turns? off|ends?|stops?|blocks?|beats?|cures?|heals?|treats?|revers(?:e|es)|prevents?|relieves?|eases?|soothes?|calms?|fights?|combats?|slows?(?: down)?|delays?|halts?|arrests?|lifts?|clears?(?: up)?|kills?|banish(?:es)?|conquers?|overcomes?|knocks? out|undoes|resolves?|dissolves?|shrinks?|numbs?|reduces?|lessens?|lowers?|(?:helps?|works?|effective) (?:with|against|for|on|in)|recovers? (?:[a-z]{3,9} )?from|(?:gives?|brings?|offers?|provides?|means?) (?:you |real |lasting |instant |fast |complete |permanent |quick |immediate |total ){0,3}(?:relief|freedom) (?:from|for)|(?:relief|freedom) from|an end to|(?:guards?|shields?|protects?|immuni[sz]es) (?:you |your [a-z]{3,9} )?(?:against|from)|keeps? (?:you )?(?:safe|free) from|makes? (?:you|your [a-z]{3,9}|them|people) (?:immune|resistant) to|(?:frees?|freed|rids?|cured|healed|relieved) (?:[a-z]{2,10} ){1,4}?(?:from|of)|halves|wards? off|sends? (?:[a-z]{3,10} ){0,2}into)';
const whichIllness =
  '(?:the |your |their |his |her |all |any |even |chronic |severe |acute |lifelong |recurring |stubborn |symptoms of |the symptoms of |bouts of |attacks of |the onset of |the progress of |[a-z]{4,10} and ){0,3}';

/** What may be said to end, with illnesses whose vaccines are goods as well. */
const endable = `${ailment}|measles|mumps|rubella|tetanus|polio|rabies|norovirus|lyme disease`;

/** Whose body it is said of, where a sentence tells of nobody the writer knows. */
const bodies =
  /\b(?:you|your|patients|clients|customers|users|members|people|those|sufferers|diabetics|asthmatics|smokers|women|men|children|kids|toddlers|babies|adults|seniors|pensioners|athletes|runners|dogs?|cats?|horses?|pets?|nine out of ten|most|many|thousands|hundreds|\d{1,3} ?% of)\b/i;
/** What leaves it open, forbids it, or is told of care, work and friends. */
const notClaimed =
  /\b(?:may|might|could|if|whether|unless|not (?:intended|meant|proven|shown|a substitute)|no (?:proof|evidence)|don't|doesn't|does not|do not|cannot|can't|ask|consult|appointments?|insur\w{2,5}|polic(?:y|ies)|charit\w{1,3}|awareness|fundrais\w{1,3}|research\w{0,4}|trials? (?:is|are|will)|stud(?:y|ies) (?:is|will|asks?)|hope|glad|sorry|pleased|(?:your|his|her|my) (?:mother|mum|mom|father|dad|wife|husband|son|daughter|sister|brother|colleague)|employees|staff|sick leave|rota)\b|\?\W*$/i;
const drugs =
  '(?:insulin|statins?|metformin|antidepressants|painkillers|opioids|inhalers?|steroids|cortisone|beta[- ]blockers|sleeping (?:pills|tablets)|(?:blood pressure|heart|thyroid|diabetes|asthma|allergy|cholesterol|anxiety|pain|prescription|prescribed) (?:tablets?|pills?|drugs?|medication|medicines?|meds)|medication|meds|hrt|ritalin|dialysis)(?! (?:pumps?|pens?|needles|shipments?|packs?|stock))';

/** Health said to come back: what goes, what the body does again, what it does without, and what put it right. */
export const healthRestored = facets([
  // An illness that is ended, held off or made lighter, and by what. Its name by itself is what few texts hold.
  {
    all: [
      new RegExp(`(?<![\\w-])(?:${endable})(?![\\w-])`, 'i'),
      new RegExp(
        `(?<![\\w-])(?:${betters} ${whichIllness}(?:${endable})(?!(?: patients| and allergy)?[- ](?:patients|clinics?|wards?|care|screening|tests?|season|campaign))(?![\\w-])|(?:tak(?:es?|ing)|keep(?:s|ing)?|wash(?:es)?|sweep(?:s)?|mak(?:es?|ing)) ${whichIllness}${ailment} (?:right |clean |completely |safely |[a-z]{4,8} )?(?:away|at bay|in check|disappear|vanish|fade|go away|history))(?![\\w-])`,
        'i',
      ),
      means,
    ],
    none: [notClaimed],
  },
  // What a doctor measures, right again.
  {
    all: [
      /\b(?:blood (?:pressure|sugar|values|counts?)|cholesterol|glucose|thyroid (?:levels|values)|liver (?:values|function)|kidney (?:values|function)|heart (?:rate|rhythm)|hormone levels)(?: levels?)? (?:[a-z]{2,10} ){0,3}?(?:normal|healthy|right|back|in the (?:normal|healthy|green) range|where (?:it|they) should be)\b/i,
      means,
      bodies,
    ],
    none: [notClaimed],
  },
  // As good as a drug.
  {
    all: [
      new RegExp(
        `(?<![\\w-])(?:(?:does?|do|achieves?) (?:exactly |just |all |everything )?(?:what|as much as)|outperforms?|beats?|takes? the place of|(?:is|are) a match for|(?:matches|rivals)) (?:the effect of |any |most |your |taking )?(?:${drugs}|ibuprofen|paracetamol|aspirin|antibiotics|ozempic|botox|viagra|chemo(?:therapy)?|surgery)(?![\\w-])`,
        'i',
      ),
      new RegExp(
        `(?<![\\w-])(?:${remedy}|capsules?|tablets?|drops|supplements?|teas?|oils?|herbs?|extracts?|therapy|exercises?)(?![\\w-])`,
        'i',
      ),
    ],
    none: [notClaimed],
  },
  // Nobody suffers from it any more.
  {
    all: [
      illness,
      /\b(?:never|no longer|not|n't|nobody|no more) (?:[a-z]{2,8} ){0,2}?(?:suffers?|struggles?|lies? awake|wakes? up|plagued|troubled|bothered|held back|lives? with|worr(?:y|ies) about|dread|feel)\b|\b(?:suffering|struggling|living) (?:from|with) [^.!?]{2,24} (?:is|are) (?:over|history|a thing of the past)\b/i,
      means,
    ],
    none: [
      /\b(?:may|might|could|if|whether|ask|consult|insur\w{2,5}|charit\w{1,3}|awareness|glad|hope|nobody should)\b|\?\W*$/i,
    ],
  },
  // Whoever takes it needs no drug now.
  {
    all: [
      bodies,
      new RegExp(
        `(?<![\\w-])(?:(?:comes?|came|coming|gets?|got|getting|weaned?(?: (?:themselves|yourself))?|stay(?:s|ed)?|be|are) off|no longer (?:needs?|takes?|uses?|reach for|depend on|rely on)|(?:stop(?:s|ped)?|quit|gave up|gives? up) (?:taking |using )?|(?:does?|do|go|goes|manage|manages|live|lives) without|(?:cut|halved?|reduced?|lowered?) (?:down on )?|(?:have|has) (?:thrown|put) away|put (?:down|aside)) ?(?:all |any |more |most |of |their |your |his |her |the |daily |need for ){0,3}${drugs}(?![\\w-])`,
        'i',
      ),
      new RegExp(
        `(?<![\\w-])(?:${remedy}|${dose}|(?:follow|take|use|try|drink|wear|join|complete)s? (?:it|our|this|the))(?![\\w-])`,
        'i',
      ),
    ],
    none: [notClaimed, /\b(?:should|must|pharmac\w{1,5}|fridge|tell us|let us know|return|forms?|airline|flight)\b/i],
  },
  // The body does again what it could not.
  {
    all: [
      bodies,
      /\b(?:(?:walk|run|jump|climb|move|kneel|bend|sleep|swim|dance|hear|chew|swallow|stand|play|train|grip|type)(?:s|ing)? (?:[a-z]{3,10} ){0,3}?(?:without (?:any )?(?:pain|limping|a limp|aches|stiffness|their stick|a stick|crutches)|pain-?free)|(?:(?:are|is|be|become|becomes|been|stay|stays|feel|feels|wake up) (?:[a-z]{3,10} )?(?:pain|symptom|migraine|seizure|allergy|cancer|smoke)-free)|(?:walks?|hears?|sees?|speaks?) (?:[a-z]{3,10} )?again)\b/i,
      new RegExp(`(?<![\\w-])(?:${remedy}|on our [a-z-]{3,14}(?: [a-z]{3,12})?|with our [a-z-]{3,14})(?![\\w-])`, 'i'),
    ],
    none: [notClaimed],
  },
  // A part of the body that hurts no more, a craving that is gone.
  {
    all: [
      /\b(?:knees?|backs?|hips?|shoulders?|necks?|feet|joints?|heads?|hands?|elbows?|ankles?|muscles|skin|throats?|wrists?|spine|toes|stomachs?)\b[^.!?]{0,12}? (?:(?:no longer|never) (?:ever )?(?:hurts?|aches?|itch(?:es)?|bothers?|cramps?|swells?|burns?)|(?:stop|stops|stopped) (?:hurting|aching|itching|cramping|swelling|burning|bothering)|(?:is|are|feels?|felt) (?:like new|pain-?free|as good as new|young again))\b/i,
      means,
    ],
    none: [notClaimed, /\bmy (?:back|knees?|neck|head|hips?|shoulders?|feet|hands?)\b/i],
  },
  {
    all: [
      /\b(?:smokers|drinkers|alcoholics|gamblers|nicotine|cigarettes|smoking|drinking|cravings?|addictions?)\b/i,
      /\b(?:lose|loses|lost|quit|stops?|stopped|gives? up|gave up|vanish(?:es)?|disappears?|gone|free (?:of|from)|never (?:touch|want|smoke|drink|return))\b/i,
      new RegExp(`(?<![\\w-])${remedy}(?![\\w-])`, 'i'),
      /\b(?:for good|guaranteed|every|after (?:just |only )?(?:one|two|three|five|ten|\d{1,2}|an?|the first)|within|for ever|forever|permanently|overnight|sessions?)\b/i,
    ],
    none: [notClaimed, /\b(?:area|room|terrace|breaks?|zone|water)\b/i],
  },
  // What is taken out of the body.
  {
    all: [
      /\b(?:removes?|flush(?:es)?|draws?|drives?|washes|pulls?|clears?|eliminates?|expels?) (?:out )?(?:all |any |the |every )?(?:heavy metals?|toxins?|poisons?|parasites|worms|plaque|acids?|free radicals|microplastics|impurities)\b/i,
      /\b(?:(?:out of|from) (?:your|the|their) (?:[a-z]{3,8} )?(?:body|liver|blood|bloodstream|gut|kidneys|colon|skin|system|cells|arteries|feet)|your (?:body|liver|blood|gut|kidneys|colon))\b/i,
    ],
    none: [notClaimed, /\b(?:cooling|hydraulic|fuel|dialysis machine)\b/i],
  },
  // What the body keeps in balance, put in balance by something.
  {
    all: [
      /\b(?:re-?balances?|balances?|regulates?|stabili[sz]es?|normali[sz]es?|resets?|re-?activates?|kick-?starts?|speeds? up|boosts?|detoxif(?:y|ies)|purif(?:y|ies)|calms?|restores?|corrects?) (?:and [a-z]{4,12} )?(?:your |the body's |their |a woman's |men's |women's )(?:natural |own |whole |entire |overactive |underactive |sluggish )?(?:thyroid|hormones?|hormonal balance|oestrogen|estrogen|testosterone|cortisol|insulin|blood (?:sugar|pressure)|cholesterol|metabolism|gut (?:flora|health)|digestion|nervous system|immune (?:system|defen[cs]es?)|circulation|serotonin|dopamine|lymph(?:atic system)?|heart rhythm|menstrual cycle|cycle|liver|kidneys)\b/i,
    ],
    none: [notClaimed, /\b(?:pumps?|pens?|sensors?|drug|pharma\w{0,8})\b/i],
  },
  // Gone into remission, and by whose doing.
  {
    all: [
      /\b(?:(?:go(?:es)?|went|gone|going|sent|put|puts|brings?|brought|is|are|in|of) (?:[a-z' ]{2,24} )?(?:in)?to |in )(?:full |complete |lasting |total |long-term )?remission\b/i,
      means,
      /\b(?:patients|clients|our|this|we've|cancers?|tumou?rs?|diabetes|disease|lupus|arthritis|asthma|depression|colitis)\b/i,
    ],
    none: [
      /\b(?:may|might|could|if|whether|hope|glad|pleased|insur\w{2,5}|charit\w{1,3}|tax|(?:your|his|her|my) (?:mother|mum|mom|father|dad|wife|husband|son|daughter|sister|brother))\b|\?\W*$/i,
    ],
  },
  // A risk made smaller.
  {
    all: [
      new RegExp(
        `(?<![\\w-])(?:risk|chances?|danger|likelihood|odds) of (?:a |an |having |getting |developing |another |ever |suffering ){0,3}${ailment}(?![\\w-])`,
        'i',
      ),
      /\b(?:halv(?:e|es|ed|ing)|cuts?|reduc(?:e|es|ed|ing)|lower(?:s|ed|ing)?|drops?|falls?|shrinks?|eliminat(?:e|es|ed)|slash(?:es|ed)?|minimi[sz]es?)\b/i,
      means,
    ],
    none: [notClaimed],
  },
  // Weight that goes.
  {
    all: [
      /\b(?:you(?:'ll| will| can)?|clients|members|users|customers|women|men|people|most|everyone)(?: [a-z]{2,10}){0,3}? (?:lose|loses|lost|shed|sheds|burn off|melt away)\b/i,
      /\b(?:\d{1,3}|two|three|five|six|ten|fifteen|twenty) ?(?:kilos?|kg|kilograms?|stone|dress sizes?|inches|pounds|lbs)\b|\b(?:belly|stubborn|body|visceral) fat\b/i,
      new RegExp(
        `(?<![\\w-])(?:${remedy}|without (?:dieting|exercise|a diet|going hungry|sport|hunger)|(?:in|within) (?:just |only )?(?:\\d{1,2}|a|one|two|three|four|six|eight|ten|twelve) (?:days?|weeks?|months?)|guaranteed|for good)(?![\\w-])`,
        'i',
      ),
    ],
    none: [/\b(?:may|might|could|if|whether|charit\w{1,3}|luggage|baggage|parcels?|cargo|sponsor\w{0,4})\b|\?\W*$/i],
  },
  // Approved by those who judge medicines elsewhere.
  {
    all: [
      /\b(?:swissmedic|bfarm|ansm|aifa|aemps|anvisa|cofepris|pmda|cdsco|sahpra|medsafe|paul-ehrlich-institut)\b/i,
      /\b(?:approved|cleared|registered|licen[cs]ed|authori[sz]ed|certified|approval|clearance|blessing|go-ahead)\b/i,
      /\b(?:our|this|it|we)\b/i,
    ],
    none: [/\b(?:not|pending|awaiting|until|once|your|submitted|application|applied|if|expect\w{0,2})\b|\?\W*$/i],
  },
  // Safe for whom caution is due.
  {
    all: [
      /\b(?:(?:completely|perfectly|totally|absolutely|100 ?%|entirely|proven|clinically) safe|safe (?:even )?(?:for|during|in|while|alongside|with))\b/i,
      /\b(?:pregnan(?:cy|t)|breast-?feeding|nursing mothers|newborns|infants|any (?:other )?(?:medication|medicines?)|(?:other|your) (?:prescription|prescribed|heart) (?:drugs|medication|medicines?))\b/i,
      new RegExp(`(?<![\\w-])(?:${remedy}|capsules?|tablets?|drops|supplements?|tea|herbal|dose)(?![\\w-])`, 'i'),
    ],
    none: [/\b(?:not|n't|may|might|if|whether|ask|consult|check)\b|\?\W*$/i],
  },
  // "The implant lasts for life and never gets infected."
  {
    all: [
      /\b(?:implants?|treatments?|vaccines?|surgery|procedure|injections?|stents?|operation|drugs?|pills?|therapy|fillers?)\b/i,
      /\b(?:never|no|zero|without(?: any)?|free (?:of|from))\b[^.!?]{0,16}\b(?:infect\w{2,4}|side effects?|complications?|rejected|scars?|scarring|relapses?)\b/i,
    ],
    none: [/\b(?:if|ask|not|stud(?:y|ies)|report(?:ed)?|hope|until|may|doctor (?:said|says))\b|\?\W*$/i],
  },
  // Cells made to die, and powers of the body said to come back with what is taken.
  {
    all: [
      /\b(?:cancer cells|tumou?r cells|tumou?rs|metastas[ei]s)\b/i,
      /\b(?:die|dies|starve|vanish|dissolve|shrink|disappear|kill(?:s|ed)?|self-destruct)\b/i,
      /\b(?:our|enzymes?|juice|extract|capsules?|tea|oil|diet|powder|drops|forget (?:chemo|surgery|radiation)|within|weeks?|days)\b/i,
    ],
    none: [notClaimed],
  },
  {
    all: [
      /\b(?:boosts?|raises?|restores?|brings? back|revives?|returns?|renews?)\b/i,
      /\b(?:testosterone|erectile function|potency|libido|sperm counts?|eyesight|vision|hearing|cartilage|kidney function|liver function|lung function|memory loss|hair growth)\b/i,
      /\b(?:supplements?|capsules?|pills?|drops|powder|tea|oil|gummies|patch|cream|serum|tablets?|formula|herbs?|our|collagen|extract|device|men|women|patients|users)\b/i,
    ],
    none: [notClaimed, /\b(?:clinics?|clients?|surgeons?|hearing aids?|scan|monitor)\b/i],
  },
]);
