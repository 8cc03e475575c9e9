import { foldName, isGivenName } from './given-names.ts';
import { isOrdinaryWord } from './ordinary-words.ts';

/** Words that stand before a name and are none, folded: courtesy, learning, church, rank and office of many languages. */
const titles = new Set(
  `mr mrs ms miss mx mister missus sir dame lady lord madam maam master esq
  dr doctor doc prof professor assoc associate asst assistant emeritus phd md
  rev revd reverend pastor father fr brother sister mother bishop archbishop cardinal deacon deaconess canon vicar rector
  dean provost abbot abbess prior rabbi rebbe imam sheikh shaykh sheik mufti mullah ayatollah hajji haji hajj swami guru
  pandit sri shri shrimati smt sant lama venerable monsignor msgr elder evangelist prophet apostle minister chaplain
  capt captain cpt col colonel lt lieutenant maj major gen general sgt sergeant cpl corporal pvt private adm admiral cdr
  commander commodore brig brigadier ensign officer constable inspector superintendent detective sheriff marshal warden
  bro sis dcn comr comrade cmdr gov sen rep amb atty pres aunt auntie uncle
  hon honourable honorable judge justice magistrate senator congressman congresswoman representative governor mayor
  mayoress councillor councilor cllr alderman ambassador consul president chancellor minister secretary treasurer chair
  chairman chairwoman chairperson director principal headmaster headmistress head coach chef nurse matron attorney counsel
  counsellor counselor engineer eng engr arch architect advocate barrister solicitor teacher tutor coordinator delegate
  prince princess duke duchess earl count countess baron baroness viscount king queen majesty excellency highness
  herr herrn frau fraulein hr fru froken familie dipl ing mag magister dott pfarrer pfarrerin bruder schwester pater
  burgermeister burgermeisterin direktor direktorin doktor professorin rektor rektorin kollege kollegin
  monsieur madame mademoiselle mme mlle m mm mmes messieurs mesdames maitre me docteur docteure professeur professeure pere
  soeur frere abbe president presidente directeur directrice maire cher chere
  signor signore signora signorina sig sigra sigg spett dottore dottoressa dottor dottssa ingegnere ingegner avvocato avv
  avvocata architetto geometra geom ragioniere rag professore professoressa profssa onorevole don donna padre suor fra
  monsignore presidente maestro maestra gentile gentilissimo gentilissima gentmo egregio egr
  senor senora senorita senores senoras sr sra srta sres sras don dona dna d licenciado licenciada lic ingeniero ingeniera
  doctora dra profesor profesora arquitecto arquitecta arq abogado abogada maestro padre hermano hermana estimado estimada
  querido querida
  senhor senhora senhorita srs exmo exma ilmo ilma doutor doutora engenheiro engenheira professora arquiteta arquiteto
  meneer mevrouw mevr mw mejuffrouw heer heren dhr de-heer drs ir mr dominee ds pastoor burgemeester weledele geachte
  herra rouva neiti fil frk froken overlege sogneprest kyrka
  pan pani panie panna panowie panstwo ksiadz inz mgr magister doc hab pane pani slecno slecna panu gospodin gospodja
  gospodja gospa gospod gdin gdja uvazhaemy uvazhaemaya gospozha
  domnul domnule doamna domnisoara dl dlui dna kyrie kyria kyrios mar gveret adon
  sayin bay bayan ustadh ustaz ustad sayyid sayed syed sayyida anisa duktur muhandis begum janab agha aqa khanum khanom
  bapak ibu pak bu mas mbak saudara saudari encik puan cik tuan datuk dato datin tengku khun nai ong anh chi co bac thay
  ginoong ginang kuya ate kagalang bwana bibi bi mama mzee ndugu mwalimu oga alhaji alhaja chief oba otunba nana mallam
  tan-sri raja rani kumari kumar-sri bhante ajahn sensei sifu laoshi van-de`
    .trim()
    .split(/\s+/),
);

/** Words behind a name that make it one spoken to with respect: "Tanaka-san", "Ahmet Bey", "Sharma ji". */
const honorifics = new Set(
  'san sama sensei kun chan dono ssi nim ji jee saheb sahib sahab saab garu bhai ben didi bey hanim bay efendi abi abla hoca hodja ur asszony kisasszony jr sr ii iii iv esq phd md'.split(
    ' ',
  ),
);

/** Small words of family names, which say nothing by themselves. */
const particles = new Set(
  'van von vom vonder der den ter ten te tot zu zum zur de del della delle dello degli dei di da do dos das du des la las le les lo los el al ul bin binti bint ibn ben bar abu abd af av y e i und and et en og och mac mc san santa st saint'.split(
    ' ',
  ),
);

/** Whom a letter to nobody by name is written to: groups, offices and parts people play, folded. */
const addressees = new Set(
  `all team teams there everyone everybody everone folks both gang crew group committee board council panel jury faculty staff
  department dept division office desk reception admin administration management secretariat secretary registrar bursar
  colleague colleagues friend friends neighbour neighbours neighbor neighbors family families household householder
  householders homeowner homeowners tenant tenants resident residents lodger leaseholder leaseholders landlord landlords
  landlady owner owners occupier occupant parent parents carer carers guardian guardians pupil pupils student students
  learner learners teacher teachers alumni alumnus alumna graduate graduates customer customers client clients guest guests
  visitor visitors traveller travellers traveler travelers passenger passengers driver drivers rider riders member members
  subscriber subscribers reader readers user users listener listeners viewer viewers patient patients supporter supporters
  donor donors sponsor sponsors volunteer volunteers trustee trustees governor governors shareholder shareholders investor
  investors stakeholder stakeholders policyholder cardholder account holder partner partners supplier suppliers vendor
  vendors contractor contractors reseller resellers exhibitor exhibitors delegate delegates attendee attendees participant
  participants speaker speakers author authors editor editors reviewer reviewers applicant applicants candidate candidates
  employer employers employee employees manager managers leader leaders founder founders director directors officer
  officers recruiter recruiters organiser organisers organizer organizers coordinator sir sirs madam mesdames madame ladies
  gentlemen whom whomever concerned people community club society association congregation parish parishioner parishioners
  brethren brothers sisters church school nursery classmates teammate teammates mate mates buddy pal pals dude dudes man
  guys boss bosses mum mom mummy mommy dad daddy gran granny grandma grandpa grandad granddad cousin cousins lads ladies girls boys chaps y'all yall folk world again valued esteemed respected honoured loyal new
  future fellow prospective potential current former stranger santa diary captain coach chef doc
  zusammen allerseits alle allesamt ihr liebe lieber kollegen kolleginnen kollegium damen herren eltern kunden kundin kunde
  kundinnen mieter mieterin mieterinnen nachbarn nachbarinnen mitglieder mitglied freunde freundinnen gaste gast bewohner
  anwohner eigentumer patienten patientinnen leser leserinnen studierende teilnehmer teilnehmerinnen vorstand team leute
  tous toutes equipe collegues amis client clientes adherents adherent membres parents voisins residents locataires
  locataire copropriétaires copropietaires
  tutti tutte colleghi squadra soci amici genitori clienti cliente inquilini condomini ufficio direzione famiglia spettabile
  todos todas equipo amigos amigas colegas clientes familias familia padres madres vecinos vecinas senores senoras socios
  propietarios inquilinos pessoal galera turma gente equipa familias pais maes
  allemaal iedereen collega collegas relatie relaties klant klanten lezer leden lid ouders bewoners huurder huurders buren
  mensen jongens dames team familie famille
  alla allihop allihopa allesammans kunder kund medlem medlemmar vanner kollegor grannar foraldrar kaikki asiakas
  kollegaer kolleger venner forældre foreldre naboer wszyscy wszystkim panstwo mindenki mindenkinek kollegak szulok holgyem holgyeim uram uraim ugyfelunk ugyfeleink vasarlonk vasarloink partnerunk partnereink olvasonk vendegunk musterimiz musteri uyemiz herkes
  arkadaslar toți toti tuturor colegi minna-san minna sathi doston`
    .trim()
    .split(/\s+/)
    .map(foldName),
);

/** What a field of a template leaves behind is no name, though one may be spelt like it. */
const leftOvers = /^(?:null|none|nil|nan|undefined|first|last|name)$/i;

/** Whom the first line of a message greets. */
export interface Addressee {
  /** Where the first word that may be a name stands. */
  readonly start: number;
  /** The words greeted: titles, initials and small words apart. */
  readonly words: readonly string[];
  /** The words of whoever is greeted behind a comma. */
  readonly others: readonly string[];
  /** True where a title or an initial stands before the words, or a word of respect behind them: a family name may stand alone. */
  readonly titled: boolean;
  /** True where the title is of a language in which people carry two family names. */
  readonly twoFamilyNames: boolean;
}

const word = /(\p{L}[\p{L}\p{M}'’-]{0,40})(\.(?:-?\p{L}{1,8}(?![\p{L}])\.?)?)?/uy;
const blanks = /[ \t\u00a0]{1,2}/y;
/** What stands between two people greeted together. */
const beside = /[ \t]{0,2}(?:&|\+|\/|(?:and|und|y|et|e|en|og|och|i|ve|és|ja)(?=[ \t]))[ \t]{0,2}/iuy;
const ends = /[ \t]{0,3}(?:[,!.:;\n\u2013\u2014-]|$|\p{Extended_Pictographic})/uy;
/** People greeted beside a name, and not by theirs. */
const group =
  /(?:the |your )?(?:team|all|everyone|everybody|colleagues|crew|folks|co|others|family|gang|staff)(?![\p{L}'’-])/iuy;
/** A sentence that goes on behind the name without a comma. */
const goesOn =
  /[ \t]{1,2}(?:hope|thanks|thank|just|quick|i|i'm|i've|we|great|wanted|following|it's|this|sorry|how|happy|trust|apologies|saw|noticed|congrats)\b/iy;
/** More people, behind a comma: "Sarah, David and Tom,". */
const more =
  /[ \t]?,[ \t]?(?:(?:dear|sehr geehrte[rs]?|liebe[rs]?|ch[eè]re?|estimad[oa]|querid[oa]|beste|geachte|gentile|caro|cara)[ \t])?\p{L}[\p{L}'’.-]{0,30}(?:[ \t]\p{Lu}[\p{L}'’.-]{0,30}){0,2}(?=[ \t]*(?:,|&|\n|$|!|:|[ \t](?:and|und|y|et|e|en)[ \t]))(?:[ \t]?(?:,|&|and|und|y|et|e|en)[ \t]\p{Lu}[\p{L}'’-]{1,30}(?:[ \t]\p{Lu}[\p{L}'’-]{1,30})?){0,3}/uy;
/** Words before the end of a greeting; what is longer is a sentence. */
const MOST_WORDS = 6;

function at(expression: RegExp, text: string, from: number): RegExpExecArray | null {
  expression.lastIndex = from;
  return expression.exec(text);
}

/** Whom a greeting speaks to, read from where its first word ends; null where it names nobody. Linear time. */
export function addresseeOf(line: string, from: number): Addressee | null {
  const words: { said: string; start: number }[] = [];
  let titled = false;
  let opens = true;
  let position = from;
  for (let count = 0; ; count++) {
    const match = at(word, line, position);
    if (!match || count === MOST_WORDS) return null;
    const [, said = '', dotted = ''] = match;
    const start = position;
    const glued = dotted === '' ? '' : foldName(said + dotted.replace(/[^\p{L}]/gu, ''));
    const isInitial = said.length === 1;
    // A dot ends the greeting unless it belongs to the word: "Dr. Lee", "J. Smith", "Sig.ra Rossi".
    const keepsDot = isInitial || titles.has(foldName(said.replace(/['’]$/, ''))) || titles.has(glued);
    position += said.length + (keepsDot ? dotted.length : 0);
    const follows = at(blanks, line, position);
    const continues =
      follows !== null && /\p{L}/u.test(line.charAt(position + follows[0].length)) && !at(goesOn, line, position);
    const isTitle: boolean = opens && (isInitial ? continues : keepsDot && (continues || !isGivenName(said)));
    const isRespect = !opens && honorifics.has(foldName(said));
    if (isTitle || isRespect) titled = true;
    else if (words.length > 0 && !isNamePart(said, words[0]?.said ?? '')) return null;
    else words.push({ said, start });
    opens = isTitle;
    const next = at(beside, line, position);
    if (next && /\p{L}/u.test(line.charAt(position + next[0].length))) {
      // "Sarah and team": one person, and people without names.
      if (words.length === 1 && at(group, line, position + next[0].length)) break;
      position += next[0].length;
      opens = true;
      continue;
    }
    if (at(ends, line, position) || at(goesOn, line, position)) break;
    if (!follows || !continues) return null;
    position += follows[0].length;
  }
  if (words.some(({ said }) => leftOvers.test(said) || isPart(said))) return null;
  // "Monsieur le Directeur" is nobody by name.
  const named = words.filter(({ said }) => !titles.has(foldName(said)) || isGivenName(said));
  const telling = named.filter(({ said }) => said.length > 1 && !particles.has(foldName(said)));
  const [first] = telling.length > 0 ? telling : named;
  if (!first || first.said.length < 2 || isCommonNoun(first.said, titled)) return null;
  const others = at(more, line, position)?.[0] ?? '';
  return {
    start: first.start,
    // "Tanaka-san" is Tanaka.
    words: (telling.length > 0 ? telling : named).map(({ said }) => said.replace(honorificEnd, '')),
    others: others.split(/[^\p{L}'’-]+/u).filter((said) => said.length > 1 && !titles.has(foldName(said))),
    titled: titled || words.some(({ said }) => honorificEnd.test(said)),
    twoFamilyNames: iberian.test(line.slice(from, first.start)),
  };
}

const honorificEnd = /-(?:san|sama|sensei|kun|chan|ssi|nim|ji)$/i;

const iberian = /(?<!\p{L})(?:se[nñ]or|sra?s?|srta|don|do[nñ]a|dña|lic|senhor|exm|ilm|dra)(?![b-nq-z])/iu;

/** "Sarah here from Globex" goes on as a sentence: small letters behind a capital, that belong to no name; or all shouted. */
function isNamePart(said: string, first: string): boolean {
  if (first.length > 1 && first === first.toUpperCase() && said === said.toUpperCase())
    return isGivenName(said) || addressees.has(foldName(said)) || !isOrdinaryWord(said.toLowerCase());
  return said !== said.toLowerCase() || first === first.toLowerCase() || particles.has(foldName(said));
}

/** "Dear tenant": a word in small letters that is no known name, and an everyday word behind no title. */
function isCommonNoun(said: string, titled: boolean): boolean {
  if (isGivenName(said)) return false;
  return said === said.toLowerCase() || (!titled && isOrdinaryWord(said.toLowerCase()));
}

/** "Sub-Committee" and "Secretary-General" are no names either. */
function isPart(said: string): boolean {
  if (isGivenName(said)) return false;
  return said.split('-').some((part, _place, all) => {
    return addressees.has(foldName(part)) || (all.length > 1 && titles.has(foldName(part)) && !isGivenName(part));
  });
}

/** True for a word with which a group or an office is greeted, and nobody by name. */
export function isAddressee(word: string): boolean {
  return addressees.has(foldName(word)) || leftOvers.test(word);
}

/** True for a small word of a family name: "van", "de", "al". */
export function isParticle(word: string): boolean {
  return particles.has(foldName(word));
}
