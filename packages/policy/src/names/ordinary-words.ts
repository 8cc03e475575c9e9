/**
 * Base forms of the words business messages are made of, those apart that end in a way only such words do. They tell, in
 * a text of nothing but capitals, which words are no names; a name that is also such a word goes unseen there.
 */
const ordinary = new Set(
  `
a an the and or but nor so yet if then else than that this these those there here where when while who whom whose which what why how
i me my mine myself we us our ours ourselves you your yours yourself he him his she her hers it its they them their theirs one ones
am is are was were be been being do does did done have has had having can could may might must shall should will would cannot
not no none nobody nothing never ever always often soon now today tomorrow yesterday tonight again already still just only even also too
very much many more most less least few little lot lots all any some every each both either neither other another such same own
about above across after against along among around as at before behind below beneath beside between beyond by despite down during
except for from in inside into like near of off on onto out outside over past per since through throughout till to toward under until
up upon with within without via versus plus minus because although though unless whether
hi hello hey dear hope thanks thank please sorry welcome regards best sincerely cheers congrats congratulation yes ok okay well oh
first second third last next once twice zero two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty thirty forty fifty hundred thousand
million billion dozen half quarter double triple percent number figure amount sum total rate ratio average
new old young big small large great good better bad worse worst high low long short wide deep fast quick slow early late easy hard
simple clear full empty free open close right wrong left true false real sure ready able available likely possible certain
whole single main major minor key core key basic extra special specific general common public private local global regional national
international internal external central direct annual monthly weekly daily hourly yearly current recent former previous final initial
strong weak safe secure cheap dear rich poor hot cold warm cool nice fine happy glad sad kind busy idle smart bright quiet loud proud
important urgent critical crucial vital useful helpful relevant interesting exciting fantastic amazing awesome excellent perfect
tired curious keen eager open flexible firm fair clean dirty dry wet heavy light black white red green blue grey dark
accept access account achieve act action add address adjust admin admire adopt advance advice advise affect afford agency agent ago agree ahead aim
air alert allow alone amend analyse analyze answer anyone anybody anything anyway apart app appear apply appoint approach approve area argue arise
arrange arrive article ask assess asset assign assist assume attach attack attempt attend attract audience audit author automate avoid await
award aware away back badge balance bank bar base batch battle bear beat become begin behalf believe belong benefit bet bid bill
bit block blog board body book boost border boss bother bottom bought bound box branch brand break brief bring broad broke brought browse
budget bug build built bulk burn bus business buy buyer call calendar came camera campaign cancel candidate capacity capital car card care career
carry case cash catch cause center centre chain chair challenge chance change channel charge charity chart chase chat check checkout chief child
choice choose chose chosen city claim class clause click client clinic clock club coach code coffee colleague collect college combine come comment
commit company compare compete complain complete comply compute concern confirm connect consider construct consult consume contact contain content contract control
convert convince cook cope copy corner correct cost council count counter country couple course court cover crash create credit crew crisis cross
crowd culture cup cure curious currency customer cut cycle data database date day deal debt decide deck declare decrease dedicate default define
delay delete deliver demand demo deny department depend deploy depot deserve design desk detail detect develop device dial differ difference digital dinner
director disappoint discount discover discuss display distribute district divide dock document doctor dollar domain door doubt download draft draw
dream drive driver drop due duty earn east edge edit educate effect efficient effort elect electric element email employ employee enable end
energy engage engine engineer enjoy enough ensure enter enterprise entire entry equal equip error escape establish estate estimate evaluate
evening event everybody everyone everything evidence evolve exact exam example exceed exchange excite exclude excuse execute executive exist exit expand expect
expense experience expert expire explain explore export express extend eye face fact factor factory fail fall family fan far farm favor
favour fear feature fee feed feel fell felt field fight file fill film filter finance find finish fire fit fix flag fleet
flight floor flow fly focus folk follow food foot force forecast forget form format forward found founder frame friday friend front frustrate fuel
fulfil function fund funnel future gain game gap garden gas gate gather gave get gift give given go goal goes gone got government
grab grant graph ground group grow grown guarantee guard guess guest guide guy habit hand handle hang happen hate head health hear heard
heart heat held help hesitate hey hide hire history hit hold holiday home honest honor honour host hotel hour house human hundred hunt hurry
idea identify image imagine impact import impress improve include income increase indeed indicate individual industry inform inquire inquiry enquire enquiry insight install
instance instead insure insurance integrate intend interest interview introduce intro inventory invest invite invoice involve issue item job join journey judge
jump june july keep kept key kick kid kill kit knew know known lab label labor labour lack lady land language lane laptop
launch law lawyer lead leader leak lean learn lease leave left legal lend lesson let letter level leverage liability library licence license
lie life lift limit line link list listen live load loan location lock log logistics look loop lose loss lost love
lower loyal luck lunch machine made mail maintain make man manage manager manual manufacture map march margin mark market master match material matter mean
meant measure meat media medical meet member mention menu merge message met method metric middle migrate mind minute mirror miss mission mistake
mix mobile mock model modern moment momentum monday money monitor month morning motion motor move movie music name nation nature need negotiate network
news night noise noon normal north note notice november nurse object observe obtain obvious occur october odd offer office often oil
operate operation ops opinion opportunity option order organise organisation organize organization origin outcome output oversee overview owe own owner pace pack page paid
pain pair panel paper parcel pardon parent park part partner party pass passion password patch path patient pattern pause pay payment payroll peace
peer pension people perform perhaps period permit person personal phase phone photo phrase pick picture piece pilot pipe pipeline pitch place plain plan
plane plant plate platform play player pleasure plug pocket point policy pool pop population position post postpone potential pound power practice
practise praise prefer prepare present press pretty prevent price print prior priority private prize pro problem procedure process produce product
profession profile profit program programme progress project promise promote proof proper property propose proposal prospect protect prove provide provider pull
purchase purpose push put quality query question quote raise ran range rank rapid reach react read reader reason receive recent reckon recognise
recognize recommend record recover recruit reduce refer reference reflect refund refuse regard region register regret regular reject relate relation release rely relief remain
remark remember remind remote remove renew rent repair repeat replace reply report represent reputation request require research reserve resolve resource respond
response rest restaurant result retail retain return reveal revenue review reward ride ring rise risk river road roadmap robot role roll rollout
room root rough round route row rule run rush sale sample sat saturday save saw say scale scan scanner schedule school science scope
score screen script sea search season seat secret section sector see seek seem seen segment select sell send senior sense sensor sent separate
september serve server service session set setup settle several shape share sheet shelf shift ship shop shoot short shot show shut shy side sign signal silence
similar simply single sir sister sit site size skill skip slash sleep slide slot slip smile smooth social soft software solve solution somebody
somehow someone something sometimes somewhere sort sound source south space spare speak specialist speed spend spent split spoke sport spot spread spring
stack staff stage stake stand standard star start startup state statement station status stay steal steel step stick stock stolen stop store story
straight strange strategy stream street strength stress stretch strike string structure struggle stuck student study stuff style subject submit subscribe subscription succeed
success sudden suffer suggest suit summary summer sun sunday supplier supply support suppose surface surprise survey suspect swap sweat switch
symbol system table tackle tailor take taken talent talk tank target task tax teach team tech technical technology tell tenant tend term
territory test text theft theme therapy thing think thought threat thrive throw thursday ticket tie tight time tip title together told tone took tool
top topic touch tough tour track trade traffic trail train transaction transfer transform transit transport travel treat trend trial trick trip
trouble truck trust try tuesday turn twin type typical ultimate unable understand understood unit unlock update upgrade upload urge usage use user usual
vacancy valid value van various vary vast vehicle vendor venture verify version vet video view village visible visit visitor voice volume vote
vouch wage wait wake walk wall want war warehouse warn warranty waste watch water wave way weather web website webinar wednesday week weekend weigh west
went wheel whatever whenever wherever whichever whoever win window winter wire wise wish woman women men wonder won wood word work worker workforce workflow workplace
workshop world worry worth wrap write writer written wrote yard year youth zone
january february april august december a.m. p.m. am pm etc eg ie asap fyi btw ps eod eow
africa america american asia asian australia austria belgium berlin boston brazil britain british canada chicago china chinese denmark dublin
dutch england english europe european finland france french german germany greece hamburg india ireland irish italian italy japan lisbon london
madrid mexico milan munich netherlands norway oslo paris poland porto portugal portuguese scotland seattle singapore spain spanish stockholm
sweden swiss switzerland sydney texas tokyo toronto turkey vienna wales warsaw york zurich
children football baseball soccer game girl boy baby dad mom mum wife husband uncle aunt cousin dog cat horse animal bird fish flower tree forest
apple bread butter cheese chocolate corn fruit meal milk rice salad sandwich soup sugar tea vegetable wheat wine beer pizza dish
arm leg hair skin blood bone brain memory muscle disease cancer virus drug medicine surgery
song singer band guitar piano drum actor actress movie novel poem poet painter artist dance theater theatre museum magazine newspaper television tv radio
king queen prince princess president minister emperor soldier army navy war church god religion bible
mountain lake ocean island beach desert valley planet star moon sky storm rain snow ice earth dinosaur
resort highway interstate bridge castle tower village palace temple college university professor
award album century decade era empire league championship tournament medal olympic athlete coach
carnivore herbivore generation traditional tall fat thin pretty ugly lonely loose silly stupid crazy funny weird scary
born die died dead kill marry married divorce raise sing sang sung swim swam ran run jump climb throw threw catch caught draw drew drawn eat ate eaten drink drank sleep slept wear wore worn
don opt https ignore recipient context fifth assistant deposit http token knock placeholder prompt proven rather
compliant eighteenth eighth eleventh fifteenth fourteenth fourth grew nineteenth ninth said seventeenth seventh
sixteenth sixth tenth thirteenth twelfth background cent churn doesn earlier euro fare fellow generate hereby isn
landlord portfolio pregnant race reimburse reset shoes thread twentieth unsubscribe venue waive yield accuracy afraid
belt birthday bold bot button caf casual cell certificate cloud confidential consent decline didn disregard doc
duplicate fool forum friendlier further gay generic handover hell hidden idiot ink latest lobby logo lookout mental
mode outperform passphrase penalty principal reel rewrite rude shave tariff template tweak undertake union unpaid
warrant wasn absolute acquire additional addressee ads age agenda aid algorithm almost annex anywhere applicant
approval aren armor array arrival arrogant autistic automatic autumn basis became began behaviour bell belly beta
biggest bind bloom boat boots bottleneck brace breach broken bunch bundle cake calm calmer canary cap caretaker
caterer champion chemo cheque classic clerk coal coast coat coats cocktail column compensate complaint concert
concrete conduct confident console corporate couldn counsel courtesy craft creep criminal cutoff dairy dam dare
daughter deduct desperate destroy determine diagnose diameter digest dim discriminate downside drag eczema emoji
energetic epilepsy epileptic expiry expo expose fabric fault fed feet flat flats flesh flu folder foolproof forgot
fortnight freight fresh freshest fridge friendliest gangs gender goodbye grandmother growth halfway haven helpdesk
hook hotline impersonate inappropriate indemnify index input insert insulin ipsum itself knee knowledge ladder lap
largest laundry length lorem lounge male meantime midnight migraine mill millionaire mist moth mother motorway mud
neutral newsletter notary operator opted organic outgrown override pan passcode paste peacock pencil penny perpetual
photographer photography pinch pity pledge plugin port portal postcode pot premium publish pumps pure queue rang recap
receipt reconnect refine regulator reins repay repository reps reschedule resend restart reverse rework rewritten
rewrote roof rotate sack safety salary sandbox scrap seal sharpen shell shirt shorten shown sic sketch smell spick
standup sting stroke strung sturdier subnet subsidiary sue sufficient suitcase summit survivor suspend symposium sync
syrup telephone testimonial therefore thick transcript transgender trim trims typo unaware unhappy unknown upside
vacant variant vault void waiver walkthrough width worm wouldn yeah canteen poster healthcare sdrs cleaner carpenter
plumber electrician gardener chef waiter barber butcher baker grocer sailor captain surgeon therapist pharmacist
veterinarian librarian journalist reporter editor designer architect consultant analyst auditor broker trader banker
cashier blanket curtain carpet sofa drawer lamp candle towel soap bucket hammer screw nail tile brick cement glass
plastic rubber leather cotton wool silk bottle mug bowl spoon fork knife oven freezer kettle toaster dishwasher vacuum
washer dryer heater boiler radiator ceiling basement attic garage balcony terrace stairs elevator corridor lorry tram
taxi bicycle bike motorcycle scooter ferry harbour harbor pier runway luggage passport visa ledger payslip mortgage
dividend equity bond fiscal quarterly surplus deficit inflation keyboard mouse printer router modem firewall backup
malware phishing spam browser cookie cache widget chatbot cardboard pallet crate barrel container forklift conveyor
shipment courier customs sprint kanban scrum rollback persona cohort cadence quota commission incentive bonus rebate
voucher coupon lawsuit liable verdict tribunal statute bylaw yoga fitness marathon training diet vitamin calorie
weight anxiety lawn hedge pond fence shed greenhouse seed soil harvest crop cattle sheep goat cow pig chicken egg
ceremony wedding funeral anniversary reunion banquet festival exhibition gallery fortnightly biweekly nightly onsite
offsite in-house in-person face-to-face follow-up sign-up set-up roll-out opt-in opt-out hand-over top-up
inbox onboard onboarding headcount upsell cross-sell outbound inbound outreach backlog dashboard checkout spreadsheet workload overtime deadline
downtime uptime milestone benchmark baseline feedback playbook framework stakeholder shareholder freelancer contractor accountant bookkeeper recruiter
null undefined nan module kickoff kick-off competitor sponsor massive qualify quantity
marketer seller buyer dispatcher mechanic bakery bakeries brewery pharmacy dental dentist hospital hotels kitchen nursery studio gym salon
compliance procurement purchasing payroll saas
accident incident injury damage breakage breakdown flood outage mishap spill collision crack stain
`
    .trim()
    .split(/\s+/),
);

const suffixed =
  /(?:ing|ings|ed|ly|th|tions?|sions?|ments?|ness|ities|ity|ances?|ences?|ships?|ables?|ibles?|ful|less|ives?|ized?|ised?|izes?|ises?|ously|ous|ologies|ology|wards?|ists?|ures?|ages?)$/;
const plural = /[^'su]s$/;
/** Shorter words with such an end may be names: "King", "Reed", "Kelly". */
const SHORTEST_SUFFIXED = 6;

/** True when a word in small letters is an ordinary one of business English, in any of its forms. */
export function isOrdinaryWord(word: string): boolean {
  const bare = word.replace(/'(?:s|t|re|ve|ll|d|m)?$|s'$/, '');
  if (ordinary.has(word) || ordinary.has(bare)) return true;
  if (word.length >= SHORTEST_SUFFIXED && (suffixed.test(bare) || plural.test(word))) return true;
  for (const [end, instead] of endings) {
    if (bare.endsWith(end) && ordinary.has(bare.slice(0, -end.length) + instead)) return true;
  }
  return bare.endsWith("n't") || ordinary.has(bare.replace(/(.)\1(?:ed|ing|er|ers)$/, '$1'));
}

const endings: readonly (readonly [end: string, instead: string])[] = [
  ['s', ''],
  ['es', ''],
  ['ies', 'y'],
  ['ed', ''],
  ['ed', 'e'],
  ['d', ''],
  ['ied', 'y'],
  ['ing', ''],
  ['ing', 'e'],
  ['er', ''],
  ['er', 'e'],
  ['ers', ''],
  ['ers', 'e'],
  ['est', ''],
  ['ly', ''],
  ['al', ''],
  ['y', ''],
];
