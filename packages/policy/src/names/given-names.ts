/** Forms of one given name. People sign with one and are greeted by another. */
const groups = `
abigail abby gail|abraham abe|adam ad|albert al bert|alexander alex alec xander sasha al sandy|alexandra alex lexi sandra sasha alexa sandy|alfred fred alf al|alice ali|alison allison ali ally|amanda mandy|amelia amy millie|andrew andy drew|angela angie|ann anne anna annie nan hannah|anthony antony tony|antonio tony toni|arthur art|barbara barb babs|benjamin ben benji benny|bernard bernie|beverly bev|bradley brad|brandon bran|brian bryan|caitlin katelyn cait|calvin cal|cameron cam|caroline carolyn carrie|catherine katherine kathryn katharine cathy kathy kate katie kat kitty cat kay karen katy|charles charlie chuck chas|charlotte charlie lottie|christina christine chris tina chrissy kristina kristine|christopher chris kit topher kris|cynthia cindy|daniel dan danny|danielle dani|david dave davey davy|deborah debra deb debbie|dennis denny|dominic dom nick|donald don donnie|donna dona|dorothy dot dottie|douglas doug|edward ed eddie ted ned teddy|edwin ed|eleanor ellie nell nora|elizabeth liz lizzie beth betsy betty eliza lisa libby elisabeth elsa|emily em emmy|emma em|eric erik|ethan|eugene gene|evelyn eve|florence flo|frances fran frankie|francis frank fran|francisco paco frank pancho|franklin frank|frederick fred freddie rick|gabriel gabe|gabrielle gabby|gareth gary|geoffrey jeffrey geoff jeff|george|gerald gerry jerry|gerard gerry|giovanni gianni john|giuseppe beppe joe|gregory greg gregg|guillermo memo william|gwendolyn gwen|harold harry hal|harriet hattie|harrison harry|helen ellen nell|henry hank harry|howard howie|ignacio nacho|irene rene|isaac ike|isabella isabel bella izzy|jacob jake|jacqueline jackie|james jim jimmy jamie jim|jane janie|janet jan|jasmine jas|jason jay|jean jeanne|jennifer jen jenny jenn|jeremy jerry jez|jessica jess jessie|joan joanie|joanna joanne jo|john jon johnny jack jonathan johnathan|jonathan jon john nathan|jose pepe|joseph joe joey jos|josephine jo josie|joshua josh|joyce joy|juan johnny|judith judy jude|julia julie jules|julian jules|kenneth ken kenny|kevin kev|kimberly kim|kristen kirsten kris|lawrence laurence larry lars|leonard len lenny leo|leonardo leo|leslie les|lewis louis lou lew|lillian lily lil|linda lin lindy|lucas luke luc|lucille lucy|madeline maddie|manuel manny manolo|margaret maggie meg peggy marge margie greta rita madge|maria mary marie|mark marc|marcus marc mark|martin marty|martha marty|mary molly polly marie|matthew matt mathew matty|matthias matt|maximilian max|maxwell max|megan meg|melanie mel|melissa mel lissa missy|michael mike mick mickey mikey micheal mitch|michelle shelly mich|miguel mike|mikhail misha mike|mohammed mohamed muhammad mohammad mo mohd|mitchell mitch|monica mon|nancy nan|natalie nat|natasha tasha nat|nathaniel nathan nate nat|nathan nate|nicholas nick nicky nicolas nico|nicole nicky nikki|oliver ollie|olivia liv livvy|oscar|pamela pam|patricia pat patty trish tricia patti|patrick pat paddy rick|paul paulie|penelope penny|peter pete|philip phillip phil|phyllis phyl|rachel rach rachael|raymond ray|rebecca becky becca bec|reginald reg reggie|richard rick dick rich richie ricky|robert bob bobby rob robbie bert|roberta bobbie|rodney rod|roger rog|ronald ron ronnie|rosemary rose rosie|roxanne roxy|russell russ|ryan|samantha sam sammy|samuel sam sammy|sandra sandy|sarah sara sally|scott scotty|sean shaun shawn|sebastian seb bas|sergei serge|sharon shaz|shirley shirl|sidney sid|simon si|solomon sol|sophia sofia sophie|stanley stan|stephanie steph stefanie|stephen steven steve stevie stefan|stuart stewart stu|susan sue suzie suzanne susie|sylvia sylvie|tabitha tabby|teresa theresa terry tess tessa|terence terry|theodore ted teddy theo|thomas tom tommy thom|timothy tim timmy|tobias toby|tracy trace|valerie val|veronica ronnie|victor vic|victoria vicky tori vic vicki|vincent vince vinny|virginia ginny|vladimir vlad|walter walt wally|wayne|wendy|wilfred wilf|william bill will billy liam willy|winifred winnie|yvonne|zachary zach zack zac|zoe
`;

const byName = new Map<string, Set<number>>();
groups
  .trim()
  .split('|')
  .forEach((group, index) => {
    for (const name of group.trim().split(' ')) {
      const known = byName.get(name) ?? new Set();
      known.add(index);
      byName.set(name, known);
    }
  });

const others = new Set(
  'aaron adrian aisha ahmed alan ali alicia amir amit amy ana andre andrea angel anita anjali ashley austin beth blake boris bruno carl carla carlos carmen cecilia chen chloe claire clara colin connor craig curtis dana dean derek diana diego dmitri dylan elena elias eli ella emilio enrique erica erin esther eva felix fernando fiona gary gavin gina glen gloria grace graham grant guy hannah hans hassan heather hugo ian ibrahim ingrid ivan jasmin javier jesse jill jin joel jorge julio justin karl keith kelly kurt kyle laura lauren leah lena li lin logan lorenzo louise luis lydia lynn marco marcos mario marta maya mei miriam nadia naomi neil nina noah nora omar pablo paolo pedro phoebe pierre priya rafael raj rajesh ralph ramon ravi roberto rohan rosa ross roy ruth sanjay seth shane silvia sofia stella tanya tara tyler uma vera vijay wei xavier yuki yusuf zara'.split(
    ' ',
  ),
);

const ascii = /^[\x00-\x7f]*$/;

/** Lower case without accents: José and Jose are one name. */
export function foldName(name: string): string {
  if (ascii.test(name)) return name.toLowerCase();
  return name.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}

/** True when both are forms of one given name, or one is the other cut short (three letters at least). */
export function isSameGivenName(a: string, b: string): boolean {
  const first = foldName(a);
  const second = foldName(b);
  if (first === second) return true;
  if (Math.min(first.length, second.length) >= 3 && (first.startsWith(second) || second.startsWith(first))) return true;
  const groupsOfFirst = byName.get(first);
  const groupsOfSecond = byName.get(second);
  if (!groupsOfFirst || !groupsOfSecond) return false;
  for (const group of groupsOfFirst) if (groupsOfSecond.has(group)) return true;
  return false;
}

/** True when the word is a given name we know. */
export function isGivenName(word: string): boolean {
  const folded = foldName(word);
  return byName.has(folded) || others.has(folded);
}
