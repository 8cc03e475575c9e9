import { moreNames } from './more-names.ts';
import { petNames } from './pet-names.ts';

/** Forms of one given name. People sign with one and are greeted by another. */
const groups = `
abigail abby gail|abraham abe|adam ad|albert al bert|alexander alex alec xander sasha al sandy|alexandra alex lexi sandra sasha alexa sandy|alfred fred alf al|alice ali|alison allison ali ally|amanda mandy|amelia amy millie|andrew andy drew|angela angie|ann anne anna annie nan hannah|anthony antony tony|antonio tony toni|arthur art|barbara barb babs|benjamin ben benji benny|bernard bernie|beverly bev|bradley brad|brandon bran|brian bryan|caitlin katelyn cait|calvin cal|cameron cam|caroline carolyn carrie|catherine katherine kathryn katharine cathy kathy kate katie kat kitty cat kay karen katy|charles charlie chuck chas|charlotte charlie lottie|christina christine chris tina chrissy kristina kristine|christopher chris kit topher kris|cynthia cindy|daniel dan danny|danielle dani|david dave davey davy|deborah debra deb debbie|dennis denny|dominic dom nick|donald don donnie|donna dona|dorothy dot dottie|douglas doug|edward ed eddie ted ned teddy|edwin ed|eleanor ellie nell nora|elizabeth liz lizzie beth betsy betty eliza lisa libby elisabeth elsa|emily em emmy|emma em|eric erik|ethan|eugene gene|evelyn eve|florence flo|frances fran frankie|francis frank fran|francisco paco frank pancho|franklin frank|frederick fred freddie rick|gabriel gabe|gabrielle gabby|gareth gary|geoffrey jeffrey geoff jeff|george|gerald gerry jerry|gerard gerry|giovanni gianni john|giuseppe beppe joe|gregory greg gregg|guillermo memo william|gwendolyn gwen|harold harry hal|harriet hattie|harrison harry|helen ellen nell|henry hank harry|howard howie|ignacio nacho|irene rene|isaac ike|isabella isabel bella izzy|jacob jake|jacqueline jackie|james jim jimmy jamie jim|jane janie|janet jan|jasmine jas|jason jay|jean jeanne|jennifer jen jenny jenn|jeremy jerry jez|jessica jess jessie|joan joanie|joanna joanne jo|john jon johnny jack jonathan johnathan|jonathan jon john nathan|jose pepe|joseph joe joey jos|josephine jo josie|joshua josh|joyce joy|juan johnny|judith judy jude|julia julie jules|julian jules|kenneth ken kenny|kevin kev|kimberly kim|kristen kirsten kris|lawrence laurence larry lars|leonard len lenny leo|leonardo leo|leslie les|lewis louis lou lew|lillian lily lil|linda lin lindy|lucas luke luc|lucille lucy|madeline maddie|manuel manny manolo|margaret maggie meg peggy marge margie greta rita madge|maria mary marie|mark marc|marcus marc mark|martin marty|martha marty|mary molly polly marie|matthew matt mathew matty|matthias matt|maximilian max|maxwell max|megan meg|melanie mel|melissa mel lissa missy|michael mike mick mickey mikey micheal mitch|michelle shelly mich|miguel mike|mikhail misha mike|mohammed mohamed muhammad mohammad mo mohd|mitchell mitch|monica mon|nancy nan|natalie nat|natasha tasha nat|nathaniel nathan nate nat|nathan nate|nicholas nick nicky nicolas nico|nicole nicky nikki|oliver ollie|olivia liv livvy|oscar|pamela pam|patricia pat patty trish tricia patti|patrick pat paddy rick|paul paulie|penelope penny|peter pete|philip phillip phil|phyllis phyl|rachel rach rachael|raymond ray|rebecca becky becca bec|reginald reg reggie|richard rick dick rich richie ricky|robert bob bobby rob robbie bert|roberta bobbie|rodney rod|roger rog|ronald ron ronnie|rosemary rose rosie|roxanne roxy|russell russ|ryan|samantha sam sammy|samuel sam sammy|sandra sandy|sarah sara sally|scott scotty|sean shaun shawn|sebastian seb bas|sergei serge|sharon shaz|shirley shirl|sidney sid|simon si|solomon sol|sophia sofia sophie|stanley stan|stephanie steph stefanie|stephen steven steve stevie stefan|stuart stewart stu|susan sue suzie suzanne susie|sylvia sylvie|tabitha tabby|teresa theresa terry tess tessa|terence terry|theodore ted teddy theo|thomas tom tommy thom|timothy tim timmy|tobias toby|tracy trace|valerie val|veronica ronnie|victor vic|victoria vicky tori vic vicki|vincent vince vinny|virginia ginny|vladimir vlad|walter walt wally|wayne|wendy|wilfred wilf|william bill will billy liam willy|winifred winnie|yvonne|zachary zach zack zac|zoe
`;

const byName = new Map<string, Set<number>>();
`${groups}${petNames}`
  .split(/[|\n]/)
  .filter((group) => group !== '')
  .forEach((group, index) => {
    for (const name of group.trim().split(' ')) {
      const known = byName.get(name) ?? new Set();
      known.add(index);
      byName.set(name, known);
    }
  });

const others = new Set(
  `aaron abdul adaeze adebayo adel aditi adrian agata agnes agnieszka ahmed aiden aiko aileen aino aisha ajay akiko akira
alan alejandra alejandro aleksander aleksandra alena alessandra alessandro alessia alexei alexis alfonso alfredo ali
alicia alina aliyah alma alvaro amal amara amelie amina amir amira amit amy ana anders andre andrea angel anika anil
anita anja anjali anke annika ansel antoine anton antonia anya aoife arjun armando arne arturo arun arvid asha ashley
ashok astrid aurelie austin axel ayesha aylin aziz bartosz bashir beatrice beatriz benedikt benoit bernardo berta beth
bettina bianca birgit bjorn blake bogdan bola boris boyan branko brendan brigitte bronwyn bruna bruno burak camila
camille carl carla carlos carlotta carmen carolina catarina cecilia cedric celia celine cezary chen chiara chidi
chidinma chinedu chiyo chloe ciara claire clara claudia claudio clemence clement colin connor conor corinne craig
cristian cristina curtis dafydd dagmar damian damien dana daniela danilo danuta dariusz davide dawid dean deepa deepak
deirdre delphine derek diana diego dieter dimitri dina dinesh dirk dmitri dominik donal dorota dragan duncan dylan ebony
eduardo efe efua egor eilidh eimear eitan ekaterina elena eli elias elif elin ella elodie eloise emeka emeline emilio
emine emre enrique eoin erica erin ernesto esra estelle esther eszter etienne eugenia eva ewa ezra fabian fabio fabrice
farah farid fatima fatma federico felicity felipe felix fernando ferran filip fiona fiorella flavia florian francesca
francesco francisca franck francois franziska frederic freya frieda friedrich fumiko gabor gabriela galina gary gavin
gerd gerhard giacomo gianluca gilles gina giorgio giulia glen gloria goran grace graham grant gudrun guido guillaume
gunnar gunter gustav gustavo guy hamza hana hanna hannah hans harald haruki hasan hassan heather heike heinz helga
helmut henrik hilary hilde hiroshi hugo hye iain ian ibolya ibrahim ida ieva igor ikram ilaria ilona imani imogen imran
ines inga inge ingrid ioana ioannis irina isadora ismail istvan ivan ivana ivo iwona jacek jadwiga jana janos jarek
jaroslav jasmin javed javier jelena jens jeremie jerome jesse jill jin jitka joachim joana joao joaquin jochen joel
johan johanna jolanta jonas joost jordi jorg jorge josef josefina josip juana juha jukka julien juliette julio jun
jurgen justin jutta kaan kacper kaito kamal kamil kamila karel karim karin karl karolina kasia katarina katarzyna katja
kavita kazimierz keiko keith kelly kemal kenji kerstin khalid kieran kinga kiran klara klaus koen kofi konrad krista
krzysztof kumar kurt kwame kyle lakshmi laszlo laura lauren laurent leah leila lena leonie leszek leyla li liliana lin
linnea ljubica loes logan lorenzo lorna lotte louise lourdes luca lucia luciana lucie ludmila ludovic luis luisa lukas
lukasz luuk lydia lynn maarten maciej madhu magda magdalena magnus mahmoud maite malgorzata malik manish manon manuela
marcel marcela marcelo marcin marco marcos marek margarita margaux margot mariam mariana marianne marija marijke marina
mario marius marjan markus marta martina martine masha massimo mateo mateusz mathieu mathilde mathis matteo maurice
mauricio mauro maxime maya mbali meera mehdi mehmet mei meike mercedes meredith merve mette michal michel michele mikael
mila milan milena milica milos mireille miriam mirjam mirko mirza mohan moira monika morten mubarak murat mustafa myriam
nadia nadine nadja naomi nathalie neil ngozi nia niamh nicola niels nigel nikhil nikolai nikos nils nina nisha noah
noelia noemi nora nuria obinna odile oksana ola olaf ole oleg olena olga olivier oluwaseun omar omer orla ornella osman
ottavia otto pablo padraig pal paolo pascal patrice patrizia patrycja pauline pavel pawel pedro pekka pelin peng petra
phoebe pia pierce pierre pilar piotr pooja poonam pradeep prakash pranav priscilla priya qing quentin radek rafael rafal
rahul raj rajesh ralph raluca ramon ramona rana rashid raul ravi regina reinhard rekha remy renata rhiannon rhys ricardo
riccardo rikke ritu roberto robin rodrigo rohan rohit roisin roland roman ronan rosa rosalind rosario ross rowan roy
ruben rupert ruslan ruth sabina sabine sabrina sadia saeed sakura salma salvatore samira sandrine sanjay sanna santiago
saoirse saskia satoshi sebastien selim selin serena sergey sergio serhii seth severine shabnam shane shanice sheila
shirin shreya siegfried sigrid silke silvana silvia silvio simona simone sinead siobhan slawomir sneha sofia soledad
solene solveig sonia soren stanislav stefania stefano steffen steinar stella sulaiman sunil sunita susana svein svenja
svetlana szymon tadeusz takashi tamara tamas tanya tara tariq tatiana tatjana tendai thandi thandiwe thierry thorsten
tiago tihana tomas tomasz tommaso torsten trudy tuomas tuula tyler ugo ulla ulrich ulrike uma ursula urszula usha
valentina vanessa vasile vera veronika vijay vikram viktor viktoria viola violeta virginie vivek waldemar waleed wanda
wei werner wiebke wiktor wilhelm wojciech wolfgang xavier xiao yael yannick yasmin yasmine yiannis ylva yoko yolanda
yosef youssef yuki yulia yusuf yves yvette zainab zara zbigniew zdenek zeynep zofia zoltan zsofia zuzana ${moreNames}`.split(
    /\s+/,
  ),
);

/** Letters that no accent is taken off from, as they are written without them. */
const plainLetters: Readonly<Record<string, string>> = {
  ł: 'l',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ı: 'i',
};

const ascii = /^[\x00-\x7f]*$/;

/** Lower case without accents: José and Jose are one name. */
export function foldName(name: string): string {
  if (ascii.test(name)) return name.toLowerCase();
  return name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[łøđðþßæœı]/g, (letter) => plainLetters[letter] ?? letter);
}

/** One spelling for many: "Juergen", "Sergey", "Aleksey", "Filip", "Youssef", "Elisabeth". */
function sound(name: string): string {
  return name
    .replace(/(?<=[aou])e(?=[^aeiou])|aa/g, (found) => (found === 'aa' ? 'a' : ''))
    .replace(/ph/g, 'f')
    .replace(/ck|c(?=[^eihy]|$)|q/g, 'k')
    .replace(/ks/g, 'x')
    .replace(/ou/g, 'u')
    .replace(/[yj]/g, 'i')
    .replace(/w/g, 'v')
    .replace(/z/g, 's')
    .replace(/(?<=[a-z])h/g, '')
    .replace(/(.)\1+/g, '$1')
    .replace(/ei$/, 'i');
}

/** What a name may be at home whose end calls somebody: "Kasiu" Kasia, "Marku" Marek, "Jano" Jana. */
function uncalled(called: string): string[] {
  if (called.length < 4 || !/[uoyie]$/.test(called) || isGivenName(called)) return [];
  const stem = called.replace(/(?:ze|[uoyie])$/, '');
  const ends = ['', 'a', `e${stem.at(-1)}`];
  return ends.map((end) => (end.length > 1 ? stem.slice(0, -1) : stem) + end);
}

/** True when both are forms of one given name, or one is the other cut short (three letters at least). */
export function isSameGivenName(a: string, b: string): boolean {
  const first = foldName(a);
  const second = foldName(b);
  if (first === second) return true;
  if (Math.min(first.length, second.length) >= 3 && (first.startsWith(second) || second.startsWith(first))) return true;
  if (first.length >= 3 && sound(first) === sound(second)) return true;
  return isOneGroup(first, second) || uncalled(first).some((name) => name === second || isOneGroup(name, second));
}

function isOneGroup(a: string, b: string): boolean {
  const groupsOfOne = byName.get(a);
  const groupsOfOther = byName.get(b);
  if (!groupsOfOne || !groupsOfOther) return false;
  for (const group of groupsOfOne) if (groupsOfOther.has(group)) return true;
  return false;
}

/** True when the word is a given name we know. */
export function isGivenName(word: string): boolean {
  const folded = foldName(word);
  return byName.has(folded) || others.has(folded);
}
