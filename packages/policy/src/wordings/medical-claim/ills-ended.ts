import { facets } from '../../search/sentence-facets.ts';
import { ailment } from './ailments.ts';

/** What ails people, by its symptoms and plain names. */
const symptom = `(?:headaches?|wheez(?:e|ing)|sneez(?:e|es|ing)|cravings?(?: for (?:cigarettes|sugar|alcohol|nicotine))?|prostate trouble|leaky gut|(?:irregular|heavy|painful) periods|(?:lost|failing) (?:hearing|sight|speech|memory)|infertile|itch(?:ing|es|iness)?|cough(?:ing|s)?|fevers?|sore throats?|stiff (?:necks?|backs?|joints?|hips?|fingers)|stiffness|aches|(?:aching|creaking|swollen|arthritic|sore|worn|bad) (?:joints?|knees?|backs?|hips?|feet|muscles|necks?)|cramps?|palpitations|fatigue|exhaustion|burnout|dizziness|sleepless nights|tremors?|cysts|warts|thrush|ha?emorrhoids|phobias?|stutter(?:ing)?|indigestion|reflux|gastritis|sinus trouble|numbness|chest pains?|jet lag|hangovers?|travel sickness|morning sickness|mood swings|low mood|postnatal blues|grief|nightmares|tooth decay|paralysis|winter blues|c(?:o)?eliac(?: disease)?|(?:lactose|gluten|histamine) intolerance|teething|warts?|verrucas?|hernias?|bruises|sprains|lumbago|dandruff|short-?sightedness|myopia|arrhythmia|deafness|diabetics?|limp|fatty liver|clogged arteries|neuralgia|(?:back|stomach|tummy|ear)[- ]?aches?|pains?(?! points?))`;
const ill = `(?:${ailment}|${symptom})`;
/** What is sold against it, and what is done with it. */
const remedy =
  '(?:capsules?|drops|teas?|balm|creams?|gels?|patch(?:es)?|oils?|sprays?|gumm(?:y|ies)|tablets?|pills?|powder|syrup|tincture|serum|ointment|lozenges|lotions?|supplements?|extract|juice|shakes?|smoothies?|elixir|tonic|brew|broth|herbs?|herbal|mushrooms?|vitamins?|minerals?|zinc|magnesium|collagen|turmeric|curcumin|cbd|cannabis|hemp|ginseng|probiotics?|omega-3|fish oil|spirulina|chlorella|ashwagandha|royal jelly|propolis|insoles?|bracelets?|wristband|(?<!\\b(?:me|us) a )ring|mattress|pillows?|topper|lamp|mat|belt|brace|mask|blanket|crystals?|magnets?|magnetic|copper|device|gadget|machine|laser|ultrasound|infusions?|drips?|injections?|sessions?|treatments?|therap(?:y|ies)|hypnosis|hypnotherapy|acupuncture|acupressure|massages?|reiki|osteopathy|homeopathy|homeopathic|adjustments?|(?:breathing |eye |daily )?exercises?|technique|method|protocol|programmes?|programs?|regime|routine|diet|detox|cleanse|retreat|formula|remedy|remedies|blend|sauna|ice baths?|red light|light panel|panel|headband|helmet|electrodes?|toothpaste|mouthwash|shampoo|inhalation|diffuser|purifier|(?:alkaline|hydrogen|structured) water|filter|kefir|kombucha|vinegar|honey|garlic|nasal rinse|dose|spoonful|sachets?)';
const means = new RegExp(`(?<![\\w-])${remedy}(?![\\w-])`, 'i');
/** Whatever else the writer offers, by who offers it or how much of it is taken. */
const offered = new RegExp(
  `(?<![\\w-])(?:${remedy}|(?:our|this|these) (?!weeks?\\b|months?\\b|mornings?\\b|afternoon|evening|years?\\b|winter|summer|autumn|spring|season|time\\b|day|side)[a-z]|thanks to|(?:with|against) (?:the|our) [a-z]|(?:on|without) our [a-z]|since using (?:the|our) [a-z]|since (?:they|she|he|you) (?:began|started|tried|joined|switched)|(?:an?|one|two|three|four|\\d{1,2}) (?:spoonfuls?|glass(?:es)?|cups?|shots?|bites?|bars?|dabs?|puffs?|pinch(?:es)?|sips?|applications?|nights?|weekends?|minutes|squeezes?|coats?|bags?|bottles?|jars?|weeks?) (?:of|with|on|in|a day|before|after|with)|(?:rub|drink|take|eat|wear|apply|swallow|inhale|chew|put|spread|massage|dab|sip|use) (?:it|this|our|one|two|some|the))(?![-])`,
  'i',
);
/** Apart, for one list of so many words would be heard in every text. */
const ills = [ailment, symptom].map((each) => new RegExp(`(?<![\\w-])${each}(?![\\w-])`, 'i'));
const anyIll = new RegExp(`(?<![\\w-])${ill}(?![\\w-])`, 'i');

/** What is left open, asked, advised against, told of one's own, or is said of work, stock, care and good causes. */
const elsewhere =
  /\b(?:(?:the|all the|any|every) (?:headaches?|pains?|stress) out of (?!(?:your|the|his|her) (?:head|back|neck|body|joints?)\b)|cold (?:taps?|water|store|chain|room|storage|drinks?|snap|front)|(?<!\b(?:of|without|not|never|stop) )(?:take|taking) (?:your|all|any) [^.!?]{1,40} as (?:normal|usual|prescribed|directed)|may|might|could|whether|unless|not (?:intended|meant|proven|shown|a substitute|claim)|no (?:proof|evidence|cure)|there(?:'s| is) no (?:known )?(?:treatment|remedy)|(?:don't|doesn't|does not|do not|cannot|can't|won't|never) (?:claim|promise|cure|treat|replace|help|work|diagnose)|ask|consult|advice|leaflet|appointments?|insur\w{2,5}|polic(?:y|ies)|charit\w{1,3}|awareness|fundrais\w{1,3}|research\w{0,4} (?:group|grant|into)|hope|hopes|hoping|sorry|pleased|glad|get well|(?:his|her|my) [a-z]{3,10}|i'm|i am|i was|i had|i took|i've|employees|staff|colleagues?|sick (?:leave|note|day|pay)|rota|rsvp|stock|orders?|ordered|deliver\w{0,5}|shipments?|parcels?|invoices?|pharmac\w{1,5}|prescribed|vet|nurses?|wards?|lectures?|seminars?|lessons?|essays?|novel|film|book|chapter|song|printer|server|software|code|deploy\w{0,6}|users? (?:report|complain)\w{0,3}|pain points?|headache (?:for|of)|cold (?:calls?|e-?mails?|leads?|outreach|storage|chain)|meeting|deadline|until|inform|on the rise|study|(?:gone|going|goes) (?:a)?round|campaigns?|for (?:people|guests|children|residents|visitors|those) with allergies|spreadsheets?|reporting|admin|paperwork|crops?|leaf|leaves|plants?|engine|pipes?)\b|\?\W*$/i;

/** Whose illness is told, and who is ours and no remedy. */
const ofOurs =
  /\b(?:our|this|these|the) (?:[a-z]{3,12} )?(?:sons?|daughters?|dogs?|cats?|horse|kids?|child|children|mother|father|mum|dad|grand\w{3,8}|neighbours?|teams?|office|school|class|kindergarten|crew|drivers?|players|physios?|physiotherapists?|dentists?|practice|centre|center|article|report|form|survey|newsletter|workshop|law|rule|question|email|message)\b(?! (?:drops|chews|collar|formula|syrup))|\b(?:was|were|has been|have been|had) (?:ill|off|away|in bed|laid up)\b|\b(?:flu|heart attack|stroke|accident) (?:last|on|in) (?:week|month|year|monday|tuesday|wednesday|thursday|friday|january|march)\b/i;

/** It goes, or somebody is free of it. */
const ends =
  /\b(?:gone|(?:go|goes|going|went) (?:away|into)|disappear(?:s|ed)?|vanish(?:es|ed)?|fad(?:e|es|ed|ing)|melt(?:s|ed)?|clear(?:s|ed)?|clear of|lift(?:s|ed)?|eas(?:e|es|ed)|settl(?:e|es|ed)|subsid(?:e|es|ed)|reced(?:e|es|ed)|shr[iau]nk|shrinks|stop(?:s|ped)?|end(?:s|ed)?|over|history|thing of the past|behind (?:you|them)|memory|free (?:of|from)|-free|rid of|out of|grow out|outgrow|outgrew|shak(?:e|es) off|shook off|goodbye|farewell|forget|forgot|los(?:e|es|t) (?:their|your|its|the)|curb(?:s|ed)?|beat(?:s|en)?|defeat(?:s|ed)?|conquer(?:s|ed)?|tam(?:e|es|ed)|banish(?:es|ed)?|cur(?:e|es|ed|ing)|heal(?:s|ed|ing)?|revers(?:e|es|ed|ing)|undo(?:es)?|undid|treat(?:s|ed|ing)?|reliev(?:e|es|ed|ing)|relief|sooth(?:e|es|ed|ing)|calm(?:s|ed)?|fix(?:es|ed)?|sort(?:s|ed) out|wip(?:e|es|ed) out|knock(?:s|ed) out|kill(?:s|ed)?|destroy(?:s|ed)?|dissolv(?:e|es|ed)|remov(?:e|es|ed)|prevent(?:s|ed)?|protect(?:s|ed)?|shield(?:s|ed)?|immune|ward(?:s|ed)? off|keep(?:s|ing)? (?:[a-z' ]{2,24} )?(?:away|at bay|out|in check|down|off)|normal|under control|in check|halv(?:e|es|ed)|by half|drop(?:s|ped)?|fall(?:s)?|fell|cut(?:s)?|slash(?:es|ed)|lower(?:s|ed)?|reduc(?:e|es|ed)|remission|recover(?:s|ed)?|better|improv(?:e|es|ed)|no longer|never|(?:no|zero) (?:more|trace|sign)|not a (?:trace|sign)|(?:will not|won't|doesn't|does not|don't) (?:ever )?(?:catch|get|come|return|have|develop|suffer|feel|recur|stand)|(?:is|are|be) dead|(?:drops?|falls?|dries|peels) off|plummet(?:s|ed)?|tumbl(?:e|es|ed)|sinks?|smooth|straight(?:ens?|ened)?|works? (?:so |as )?(?:well )?(?:for|against|on|wonders|like)|clos(?:e|es|ed)|regain(?:s|ed)?|(?:brings?|gets?|gives?|got|gave|brought) (?:[a-z']{2,10} ){1,3}?back|switch(?:es|ed)? (?:[a-z]{3,12} )?off|mend(?:s|ed)?|back on (?:their|your|his|her) feet|puts? right|takes? care of|nothing to see|none of it|leaves? (?:their|the|your) (?:wheelchairs?|beds?|crutches)|no chance|no match|liv(?:es|fe) back|regrow(?:s|n)?|regenerat(?:e|es|ed)|succeed(?:s|ed)?|the end of|answer to|(?:has|have|had) cried|smil(?:e|es|ed)|(?:you(?:'ll| will)|they|and) (?:dance|run|climb|jump|walk|sprint)|(?:eat|drink|walk|run|see|hear|sleep|breathe|dance|play|move|kneel|climb|work|smile)(?: [a-z]{2,12}){0,3}? again|(?:sleep|breathe|walk|run|dance|move) (?:like|through|freely|without|easily|out|normally|deeply))\b/i;
/** How soon, for whom and how surely. */
const surely =
  /\b(?:will|within|after|inside|(?:in|by) (?:just |only |about |under )?(?:an?|the|one|two|three|four|five|six|seven|eight|ten|twelve|\d{1,3}|days|weeks|minutes|hours|spring|summer|autumn|winter|christmas|half)\b|overnight|instantly|immediately|straight away|at once|the moment|as soon as|from the (?:first|very first)|first (?:use|dose|jar|bottle|night|week|session)|every|each|all|everyone|everybody|anyone|nobody|no one|nine|most|thousands|hundreds|\d{1,3} ?(?:%|percent|per cent)|guaranteed?s?|promise|for good|for ever|forever|permanently|completely|entirely|naturally|once and for all|never|no more|no longer|not one|always|by (?:itself|themselves)|full stop|on (?:contact|the spot)|for life|most|a chance|the end of|waste of|even|nothing|any|no|a weekend|since|minutes?|hours?|nights?|days?|by (?:monday|tuesday|wednesday|thursday|friday|saturday|sunday|tomorrow)|proven|without (?:drugs|medication|medicine|surgery|pills|an operation|side|needles|chemicals)|daily|a day|twice|once|you(?:'ll)?|your|customers?|clients?|users|people|patients|sufferers|women|men|children|kids|dogs?|cats?|horses?)\b|'ll\b/i;
/** A drug, an aid or an operation. */
const care =
  '(?:insulin|statins?|metformin|antibiotics?|antidepressants?|antihistamines?|painkillers?|pain relief|ibuprofen|paracetamol|aspirin|opioids?|inhalers?|steroids?|cortisone|beta[- ]blockers?|blood thinners?|sleeping (?:pills|tablets)|tranquilli[sz]ers|(?:blood pressure|heart|thyroid|diabetes|asthma|allergy|cholesterol|anxiety|pain|prescription|adhd|water) (?:tablets?|pills?|drugs?|medication|medicines?|meds)|medication|meds|hrt|ritalin|dialysis|chemo(?:therapy)?|radiotherapy|vaccin(?:es?|ations?)|(?:flu |covid )?(?:jabs?|shots?)|surgery|operations?|(?:knee|hip|joint) replacements?|root canals?|fillings|braces|(?:reading )?glasses|contact lenses|hearing aids?|crutches|canes?|(?:asthma |nasal |nose )?sprays|corsets?|orthotics|stents?|walkers?|walking (?:stick|frame)|wheelchairs?|cpap|ivf|botox|fillers|ozempic|facelifts?|hair transplants?|viagra|physio(?:therapy)?|psychotherapy|therapists?|prescriptions?|dentists?|the gp|your gp|specialists?)';
const spared =
  /\b(?:replac(?:e|es|ed|ing)|instead of|rather than|in place of|substitut\w{1,4}|swap(?:s|ped)?|trad(?:e|ed) in|(?:un-?necessary|superfluous|redundant|obsolete|history|needless)|(?:no|without|never|not|nobody|don't|won't|doesn't|no longer|zero) (?:[a-z]{2,9} ){0,3}?(?:need(?:s|ed)?|tak(?:e|es|ing)|us(?:e|es|ing)|depend|rely|reach|wear|want(?:s|ed)?|have to|requir\w{1,3})|(?:no|without) (?:more )?(?:drugs|surgery|pills|tablets|medication|prescription)|stop(?:s|ped)?|com(?:e|es|ing) off|came off|(?:go|went|got|get|wean\w{0,3}|be|are) off|thr[eo]w(?:n|s)? (?:[a-z]{3,5} )?away|bin(?:ned)?|ditch(?:ed)?|cancel(?:led)?|skip(?:ped)?|avoid(?:s|ed)?|(?:leave|left|put) (?:[a-z]{2,9} ){0,3}?(?:away|aside|behind|at home|in the drawer)|cut (?:out|down)|halv(?:e|ed)|drop(?:ped)?|g[ai]ve up|hand(?:ed)? back|spar(?:e|es|ed)|sav(?:e|es|ed) (?:you|them|people|patients)|goodbye|farewell|forget|retire[ds]?|waste of money|in the (?:corner|bin|drawer|attic)|useless|pointless|outperform(?:s|ed)?|(?:better|stronger|safer|faster|gentler|more (?:effective|powerful)(?:ly)?|as (?:good|strong|effective|well|powerful)) (?:than|as))\b/i;

/** Ills that something sold is said to end, the care it spares, and the body it makes over. */
export const illsEnded = facets([
  ...ills.map((some) => ({ all: [some, offered, ends, surely], none: [elsewhere, ofOurs] })),
  // Care that nobody needs for it any more.
  {
    all: [new RegExp(`(?<![\\w-])${care}(?![\\w-])`, 'i'), spared, offered, surely],
    none: [
      elsewhere,
      ofOurs,
      /\b(?:should|must|please|form|school|visitors?|travel|flight|fridge|frames?|until|receipt)\b/i,
    ],
  },
  // What medicine could not do.
  {
    all: [
      new RegExp(
        `\\b(?:where|when|after|what|that|which|even if|whom|everyone|patients|people|ones?)\\b[^.!?]{0,24}\\b(?:${care}|medicine|drugs?|doctors?|physicians|surgeons?|hospitals?|pills?)(?: (?:have|has|had|could|can|will|did|ever|long|all))? ?(?:fail(?:s|ed)?|g[ai]ven? up|not|never|written off|couldn't|can't|can\\b|could\\b)`,
        'i',
      ),
      offered,
      new RegExp(
        `${anyIll.source}|\\b(?:your (?:heart|back|joints|body|brain|skin|liver|lungs|nerves|health)|heals?|cures?|succeeds?|works|helps|recover(?:s|ed)?|walk|well again)\\b`,
        'i',
      ),
    ],
    none: [elsewhere, ofOurs, /\b(?:diagnos\w{2,5}|second opinion|legal|lawyer|claim|compensation|negligence)\b/i],
  },
  // Whoever could not hear, walk or have children, and now can.
  {
    all: [
      /\b(?:deaf|blind|bald(?:ing)?|lame|paraly[sz]ed|paraplegics?|crippled|infertile|childless|limp(?:ed|ing|s)?|hobbl(?:e|ed|ing)|bedridden|housebound|wheelchair|mute|non-verbal|autistic|sleepless|arthritic|diabetics?|asthmatics?|(?:could|can) (?:barely|hardly|not|no longer) (?:walk|stand|see|hear|speak|sleep|move|breathe)|couldn't (?:walk|stand|see|hear|speak|sleep|move))\b/i,
      /\b(?:hear|hears|see|sees|leaves? (?:their|the) (?:wheelchairs?|beds?|crutches)|back on (?:their|your) feet|walks?|runs?|rac(?:e|es)|danc(?:e|es)|climbs?|stand up|speaks?|talks?|breathes?|sleeps?|jumps?|trots?|conceive|pregnant|have children|full head|hair|thick|plays? again|eat (?:cake|sugar|what|anything|whatever)|again)\b/i,
      offered,
      /\b(?:after|within|from the|in (?:just |only )?(?:an?|one|two|three|\d{1,2}|days|weeks)|thanks to|again|give[ns]?|gave|makes?|made|lets?|with our|on our)\b/i,
    ],
    none: [
      elsewhere,
      ofOurs,
      /\b(?:spots?|alley|blind (?:date|test|tasting|copy)|window|tyres?|access|ramp|guide dogs?|subtitles|captions|signing|interpreter|screen reader|trial)\b/i,
    ],
  },
  // An illness foretold or found by what is sold.
  {
    all: [
      anyIll,
      /\b(?:tests?|scans?|scanner|app|watch|ring|sensor|algorithm|camera|kit|swab|check|questionnaire|mirror|ai|analysis)\b/i,
      /\b(?:tells? you|foresees?|foretells?|predicts?|reveals?|knows?|catch(?:es)?|finds?|detects?|spots?|warns? you|rules? out|diagnos(?:es|e)|sees|shows? (?:you )?(?:whether|if))\b/i,
      /\b(?:our|this|years|months|before|early|earlier|ahead|\d{1,3} ?%|without|every|any|never|minutes|at home|sooner)\b/i,
    ],
    none: [
      /\b(?:may|might|could|unless|not|n't|appointments?|clinic|patients?|results (?:are|will)|insur\w{2,5}|study|charit\w{1,3}|booked|surgery|practice|malware|servers?)\b|\?\W*$/i,
    ],
  },
  // People with an illness, and how they are now.
  {
    all: [
      new RegExp(
        `(?<![\\w-])(?:customers?|clients?|users?|buyers|members|patients?|people|children|kids|women|men|sufferers|testers|those|everyone|anyone|families|runners|dogs|cats|horses) (?:of ours |in our [a-z]{4,10} )?(?:with|who (?:had|have|suffer(?:ed)?(?: from)?|lived? with|struggled? with|came to us with|started with)|suffering from|plagued by|living with) (?:[a-z-]{3,12} ){0,2}?${ill}(?![\\w-])`,
        'i',
      ),
      ends,
      /\b(?:every|all|most|nine|\d{1,3} ?%|within|after|by the|in (?:just |only )?(?:an?|one|two|three|four|six|\d{1,2})|our|us|never|since)\b/i,
    ],
    none: [elsewhere, /\b(?:clinics?|referr\w{1,4}|advised|should|must|welcome|discount|seats?|access|menu)\b/i],
  },
  // The body made over.
  {
    all: [
      /\b(?:eyesight|vision|hearing|memory|concentration|mind|hairline|bald spots?|bones?|bone density|joints?|cartilage|nerves?|lungs?|arteries|liver|kidneys?|brain cells|brain|immune (?:system|defen[cs]es)|immunity|hormones?|metabolism|gut (?:flora|health|lining)|circulation|testosterone|libido|potency|sperm|fertility|thyroid|gums?|enamel|your cells|spine|discs|veins|cells|dna|telomeres|heart muscle|lymph|biological age|iq|full head of hair|hair roots?|follicles)\b/i,
      /\b(?:restor(?:e|es|ed)|regrow(?:s|n)?|gr[eo]ws? back|regenerat(?:e|es|ed)|rejuvenat(?:e|es|ed)|repair(?:s|ed)?|rebuil[dt]s?|renew(?:s|ed)?|(?:as )?sharp(?:en|ens|er)?|doubl(?:e|es|ed)|tripl(?:e|es|ed)|boost(?:s|ed)?|rais(?:e|es|ed)|revers(?:e|es|ed)|unblock(?:s|ed)?|unclog(?:s|ged)?|cleans(?:e|es|ed)|detox\w{0,6}|regulat(?:e|es|ed)|purif(?:y|ies|ied)|reset(?:s)?|rebalanc(?:e|es|ed)|heal(?:s|ed)?|strengthen(?:s|ed)?|younger|like new|improv(?:e|es|ed)|com(?:e|es) back|came back|return(?:s|ed)?|correct(?:s|ed)?|20\/20|perfect)\b/i,
      offered,
      /\b(?:within|in (?:just |only )?(?:an?|one|two|three|four|six|eight|ten|\d{1,3}) (?:days?|weeks?|months?|sessions?|minutes)|after|by (?:up to )?\d|(?:ten|twenty|thirty|\d{1,2}) years|makes?|proven|guaranteed|naturally|without|even|for good|permanently|completely|fully|from the inside|at the root|every|itself|themselves|back|weeks?|months?|\d{1,3} ?%|so that|so (?:much|well))\b/i,
    ],
    none: [
      elsewhere,
      /\b(?:warranty|screen|network|leather|sofa|foam|hearing (?:date|on|before)|memory (?:foam|stick|card))\b/i,
    ],
  },
  // Weight that goes by itself.
  {
    all: [
      /\b(?:los(?:e|es|t|ing)|drop(?:s|ped)?|shed(?:s|ding)?|burn(?:s|ed|t)?|melt(?:s|ed)?|slim(?:s|med)?)\b/i,
      /\b(?:(?:\d{1,3}|two|three|four|five|six|eight|ten|twelve|fifteen|twenty|thirty) ?(?:kilos?|kg|kilograms?|stone|dress sizes?|inches|cm|centimet\w{2,4}|pounds|lbs)|(?:dress|trouser) sizes?|(?:belly|tummy|stubborn|body|visceral) fat|fat cells?|your (?:belly|waist)|weight)\b/i,
      offered,
      /\b(?:without (?:dieting|exercise|exercising|a diet|hunger|going hungry|sport|effort|giving up|moving|counting)|no (?:diet|dieting|exercise|hunger|gym)|(?:in|within) (?:just |only |under )?(?:an?|one|two|three|four|six|eight|ten|\d{1,2}) (?:days?|weeks?|months?|fortnight)|while you (?:sleep|sit)|guaranteed|for good|never (?:comes? back|return)|by itself|overnight)\b/i,
    ],
    none: [elsewhere, /\b(?:luggage|baggage|cargo|sponsor\w{0,4}|currency|sterling)\b/i],
  },
  // Shown to work, by trials that nobody names.
  {
    all: [
      /\b(?:stud(?:y|ies)|trials?|clinical(?:ly)?|laborator(?:y|ies)|lab tests?|universit(?:y|ies)|peer-reviewed|journals?|science|scientific(?:ally)?|research|scans|blood tests|biopsies)\b/i,
      /\b(?:prov(?:e|es|ed|en)|show(?:s|ed|n)?|confirm(?:s|ed)?|demonstrat(?:e|es|ed)|established|validat(?:e|es|ed)|found|back(?:s|ed)?|settled|beyond (?:any )?doubt|documented)\b/i,
      means,
      new RegExp(
        `${anyIll.source}|\\b(?:immune system|immunity|lifespan|live longer|hormones|healing|heals?|cures?|cells)\\b`,
        'i',
      ),
    ],
    none: [
      elsewhere,
      /\b(?:not|no|if|who|recruit\w{0,4}|volunteers?|join|enrol\w{0,5}|students?|professors?|paper|slides)\b/i,
    ],
  },
  // Nothing that it could do to anybody.
  {
    all: [
      means,
      /\b(?:no (?:known )?(?:contraindications|interactions|risks? (?:whatsoever|at all)|withdrawal)|(?:impossible to|(?:can't|cannot|can not)) (?:overdose|be overdosed|harm|hurt anyone|do (?:any |you )?harm|interact)|interact with (?:nothing|no)|non-?addictive|not (?:addictive|habit-forming)|(?:safe|suitable|harmless) (?:for|with|during|alongside|even for|even in) (?:[a-z]{2,9} ){0,3}?(?:pregnan\w{1,4}|babies|infants|newborns|toddlers|nursing|breast-?feeding|heart patients|(?:other|any|all|your) (?:medication|medicines?|drugs|tablets|prescriptions?)|every(?:one|body)))\b/i,
    ],
    none: [
      elsewhere,
      /\b(?:washing|laundry|paint|candles?|toys?|shampoo|cleaner|detergent|mattress|games?|exercise class|yoga)\b/i,
    ],
  },
  // A child that comes, years that are won.
  {
    all: [
      /\b(?:(?:couples|women|in ten|%) (?:is|are) pregnant|conceiv(?:e|es|ed)|(?:get|gets|got|become|became|fall|fell) pregnant|have (?:a|the) baby|live (?:to|past|longer|until)|years? (?:to|on) (?:your|their) li(?:fe|ves)|years? (?:younger|longer)|biological(?:ly)? (?:age|younger)|ag(?:e|eing|ing) (?:backwards?|stops?|process)|life expectancy)\b/i,
      means,
      /\b(?:within|after|every|nine|most|guaranteed|will|adds?|\d{1,3} ?%|gains?|knocks?|takes?|turns?|by \d|thanks to|on our|with our|proven|naturally)\b|'ll\b/i,
    ],
    none: [elsewhere, /\b(?:contract|warranty|loan|lease|battery|hardware|guarantee (?:card|period))\b/i],
  },
  // A rank among medicines that it is given.
  {
    all: [
      /\b(?:(?:registered|recogni[sz]ed|classified|listed|licen[cs]ed|approved|certified|accepted|admitted) (?:[a-z]{2,9} ){0,3}?(?:as|for) (?:an? |the )?(?:[a-z]{4,12} )?(?:medicines?|medication|medical (?:device|treatment)|drug|therapy|treatment)|(?:class (?:i|ii|iia|iib|iii) |ce[- ]marked |certified )medical device|breakthrough (?:therapy|device|status|designation)|(?:available|prescribed|paid for|covered|reimbursed|offered) (?:on|by|through) (?:the |your |most |all )?(?:nhs|health insur\w{2,5}|health (?:service|ministry|fund)s?|medicare|sickness funds?)|(?:prescription|pharmaceutical|medical|hospital)[- ](?:strength|grade))\b/i,
      /\b(?:our|this|these|it|it's|they)\b/i,
      offered,
    ],
    none: [
      /\b(?:not|never|n't|may|might|could|if|whether|pending|awaiting|until|once|your|apply|application|applied|submitted|expect\w{0,2})\b|\?\W*$/i,
    ],
  },
  // "A single session takes away your migraine for months."
  ...ills.map((some) => ({
    all: [
      some,
      /\b(?:takes? away|gets? rid of|banish(?:es)?|does away with|wipes? out|knocks? out|frees? (?:you|them|people) (?:of|from)|spares? you)\b/i,
      /\b(?:sessions?|treatments?|visits?|therap(?:y|ies)|course|appointments?|massages?|our [a-z-]{3,14}|this [a-z-]{3,14})\b/i,
    ],
    none: [elsewhere, ofOurs],
  })),
]);
