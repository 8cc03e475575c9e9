/**
 * Where a word with the letters of a slur or a swear word is a word of another language or of a trade. It is told by what
 * stands right before it, right behind it, or around it.
 */
export interface OtherUse {
  readonly word: RegExp;
  readonly behind?: RegExp;
  readonly ahead?: RegExp;
  readonly around?: RegExp;
}

/** Characters that are looked at on either side. */
const BESIDE = 24;
const AROUND = 90;

const edge = '(?:^|[^\\p{L}])';
const before = (words: string) => new RegExp(`${edge}(?:${words})\\s+$`, 'iu');
const after = (words: string) => new RegExp(`^\\s+(?:${words})(?![\\p{L}])`, 'iu');
const anywhere = (words: string) => new RegExp(`${edge}(?:${words})(?![\\p{L}])`, 'iu');

const scandinavian = new RegExp(
  `[\u00e5\u00e4\u00f6\u00f8\u00e6]|${edge}(?:och|det|og|ikke|inte|jeg|jag|til|blev|blir)(?![\\p{L}])`,
  'iu',
);
/** Behind a title a word with a capital is somebody's name. */
const titled =
  /(?:^|[^\p{L}])(?:herrn?|frau|mr|mrs|ms|miss|dr|prof|sir|lady|monsieur|madame|mme|mlle|m|se\u00f1ora?|sra?|sig(?:nora?|\.ra)?|dott(?:\.ssa|oressa|ore)?|senhora?|de heer|mevrouw|meneer|heer|dhr|mevr|doctora?|doutora?)\.?\s+(?:(?:dr|prof)\.?\s+)?$/iu;
const german = anywhere('und|oder|die|der|das|mit|gibt|ist|im|zum|am|von|eine?|unser[en]?');
const luxembourgish = anywhere(
  'ginn|eis(?:em|er|en)|datt|hunn|d\u00ebs|iech|\u00e4re?n?|vum|w\u00ebll|keng?|g\u00ebtt',
);
const basque = anywhere('eta|da|du|ez|zure|dugu|egun|kaixo|hemen|gure|duzu|ditu|dira|izan|dut|dela|bat|zen|oso');

/** Things that bear the name of a people: a moth, a style of jazz, a breed of horse. */
const namesakes =
  'moths?|caravans?|wagons?|cobs?|horses?|jazz|swing|punk|music|guitars?|violins?|skirts?|tarts?|creams?|wort|roses?|cuckoos?';
const thingsNamed = new RegExp(`\\bgypsy (?:${namesakes})(?![\\p{L}])`, 'giu');

/** True where things alone bear the name of a people: "no gypsy moth on the site". */
export function isNamesake(sentence: string): boolean {
  const rest = sentence.replace(thingsNamed, ' ');
  return rest !== sentence && !/\bgyps(?:y|ies)\b/i.test(rest);
}

/** French `retard` is a delay, Kike short for Enrique, Lesbos an island, faggots a dish and bundles of wood, Swedish `spik` a nail. */
export const otherThanSlurs: readonly OtherUse[] = [
  {
    word: /^retards?$/i,
    behind: before(
      "du|de|d'un|en|le|les|un|des|ces?|cet|votre|vos|notre|nos|leurs?|son|ses|mon|mes|sans|aucun|tout|au|aux|quel(?:ques?)?|moindre|petit|l\u00e9ger|long|gros|nouveau|premier|avec|ou|et|amb|flame|spark|ignition",
    ),
    ahead:
      /^\s+(?:de|du|des|dans|sur|pour|est|\u00e9tait|sera|a|\u00e0|en|li\u00e9|d\u00fb|caus\u00e9|constat\u00e9|pr\u00e9vu|\u00e9ventuel|important|significatif|ind\u00e9pendant|d'|et)(?![\p{L}])|^ (?:the |its |their )?(?:spark|timing|growth|spread|progress|onset|corrosion|evaporation|ageing|aging|flames?)(?![\p{L}])|^\s*:/iu,
  },
  {
    word: /^Kike$/,
    behind:
      /(?:^|[^\p{L}])(?:hola|querid[oa]|estimad[oa]|don|hi|hello|dear|hey|gracias|saludos|con|de|y|e|buenas|tardes|d\u00edas|thanks)[,:]?\s+$/iu,
    ahead: /^,?\s*(?:\n|$)|^\s+[A-Z]\p{Ll}+/u,
  },
  { word: /^spic$/i, ahead: /^[ -]and[ -]span(?![\p{L}])/iu },
  { word: /^spik$/i, around: scandinavian },
  {
    word: /^(?:polacks?|polakks?)$/i,
    behind: before('smoked|fried|grilled|fresh|frozen|baked|steamed'),
    ahead: after('sauces?|fillets?|soup|steaks?|curry'),
    around: scandinavian,
  },
  { word: /^Polack$/, behind: titled },
  { word: /^dago$/i, around: basque },
  {
    word: /^wog$/i,
    behind: before('er|sie|es|das|paket|ich|noch|nur|und|stein|koffer'),
    ahead: after('der|die|das|etwa|rund|nur|mehr|weniger|\\d+|\u00fcber|knapp|es|sie|er|ich|schwer|ein|eine|beim|zum'),
  },
  {
    word: /^(?:Lesbos|LESBOS)$/,
    behind: before(
      'on|to|from|in|near|via|off|visit(?:ing)?|isle of|island of|and|auf|nach|von|insel|\u00e0|de|di|a|su|en|isla de|isola di|op|naar|van|p\u00e5|til|till',
    ),
    ahead:
      /^\s+(?:island|airport|ferr(?:y|ies)|hotels?|villas?|office|branch|warehouse|flight)(?![\p{L}])|^, (?:Greece|Gr\u00e8ce|Grecia|Griechenland|Griekenland)/iu,
  },
  { word: /^Lesbo$/, behind: before('di|a|da|isola|per|su|e|op|van|naar') },
  {
    word: /^faggots?$/i,
    around: anywhere('in gravy|mushy peas|cock-a-leekie|spotted dick|toad in the hole'),
    behind: before("pork|beef|welsh|homemade|butcher's|gravy|bundles? of|brushwood|wood|meat"),
    ahead:
      /^(?:\s+and|,| &) (?:peas|mash|gravy|onion|chips)(?![\p{L}])|^ of (?:wood|sticks|brushwood|twigs)(?![\p{L}])/iu,
  },
  { word: /\bgypsy$/i, ahead: after(namesakes) },
  {
    word: /\bcrackers?$/i,
    behind: before('christmas|cream|rice|prawn|cheese|graham|water|nut|fire'),
    around: anywhere(
      'cheeses?|cheeseboard|soup|dips?|snacks?|biscuits?|crisps|nuts|salted|stale|packets?|box(?:es)?|shelf|cupboard|christmas|paper hats?|jokes?|fireworks?|oysters?|nutcrackers?|part(?:y|ies)|buffet|table|left|eat(?:en)?|ate|crunchy',
    ),
  },
  {
    word: /\bchinks?$/i,
    ahead: after(
      'in (?:the|our|your|its|their|his|her|my)|of (?:light|sun(?:light)?|sky|hope|daylight)|between|under|where',
    ),
    around: anywhere('armou?r|walls?|plaster|curtains?|fence|shutters?|boards?|planks?|mortar|draughts?'),
  },
  {
    word: /\bdykes?$/i,
    around: anywhere(
      'rivers?|flood(?:s|ed|ing)?|water|sea|tides?|storms?|dams?|levees?|polders?|ditch(?:es)?|walls?|stone|fields?|meadows?|pumps?|embankments?|drain(?:s|ed|age)?|granite|basalt|sheep|breach(?:ed)?|repair(?:s|ed)?',
    ),
  },
  {
    word: /\bcoons?$/i,
    behind: before('maine'),
    ahead: after('cats?|kittens?|hounds?|dogs?|cheese|rapids|valley'),
    around: anywhere('raccoons?|racoons?|attic|bins?|traps?|kittens?|wildlife|chimney'),
  },
  {
    word: /^trann(?:y|ies)$/i,
    behind: before('ford|transit|manual|auto|automatic|six-speed|five-speed|rebuilt|new gearbox or'),
    ahead: after('fluid|van|oil|mount|rebuild|pan|cooler|swap'),
  },
];

/** An airport, a branch of Islam, a beach in the nude, a German party and its turkey, fodder, birds of a garden, an animal, "can" in Dutch, "tight" in Dutch, "hard" in Croatian, a shower, mould, an end, an ace and a carp. */
export const otherThanProfane: readonly OtherUse[] = [
  { word: /^(?:jfk|tvrd|krap)$/i, behind: /(?:)/ },
  { word: /^(?:Connard|Bastard)$/, behind: titled },
  { word: /^S(?:hi'?ites?|HI'?ITES?)$/, behind: /(?:)/ },
  { word: /^FKK$/, behind: /(?:)/ },
  { word: /^(?:FDP|Puten?|PUTEN?)$/, around: german },
  { word: /^foder$/i, around: scandinavian },
  {
    word: /^kunt$/i,
    behind: /(?<!(?:^|[^\p{L}])(?:you|an?|the|this|that|such|what|stupid|fucking|dumb|absolute|total|old)\s+)$/iu,
  },
  {
    word: /^douches?$/i,
    behind: before(
      'la|une|les|des|de|een|en|ou|of|met|avec|sans|sous la|cabine de|bac de|colonne de|ma|sa|votre|vos|notre|nos|petite|inclusief|zonder|uw|onze|je|italienne|salle de',
    ),
    ahead: after('\u00e0|et|en|ou|of|de|dans|kapot|lekt|is|met|est|sont|italienne|doucheuse|cabine'),
  },
  {
    word: /^tits$/i,
    behind: /p['\u2019]$|(?:^|[^\p{L}])(?:blue|coal|marsh|willow|crested|long-tailed|bearded|sombre)\s+$/iu,
    around: anywhere(
      'birds?|nest(?:s|ed|ing|box(?:es)?)?|feeders?|(?:gold)?finch(?:es)?|robins?|sparrows?|wrens?|warblers?',
    ),
  },
  { word: /^ass$/i, behind: before('(?:wild|african|asiatic|nubian|somali|ox|donkey|jenny|colt)(?: and)?') },
  {
    word: /^bitch(?:es)?$/i,
    around: anywhere(
      'pups?|pupp(?:y|ies)|litters?|whelp(?:s|ed|ing)?|kennels?|bre(?:ed|d|eder|eding)|spay(?:ed|ing)?|neutered|in season|(?:at )?stud|terrier|spaniel|beagle|retriever|collie|labrador',
    ),
    behind: before('stud|brood|champion'),
  },
  {
    word: /^mofo$/i,
    behind: /(?:^|[^\p{L}])(?:de|com|o|do|e|contra|sem|ao|anti|cheiro|muito|algum|ou)[\s-]+$/iu,
    ahead: after('na|no|nas|nos|da|do|em|e|ou|nas paredes'),
  },
  {
    word: /^slut$/i,
    behind: before(
      '[\u00e4a]r|er|var|blev|blir|det|ta(?:r|git)?|tog|till?|vid|ved|p[\u00e5a]|helt|n\u00e4stan|n\u00e6sten|inte|ikke|ej|snart|nu|redan|allerede|ett|efter|innan|f\u00f8r|\\p{L}+(?:ens|ets)|(?:\u00e4r|er|var|blir|blev)\\s+\\p{L}{3,}(?:en|et|erna|ene)',
    ),
    ahead: after('p[\u00e5a]|med|f[\u00f6o]r|till?|av|det|nu|och|og|efter|vid|ved|datum|igen|i (?:lager|butik)'),
  },
  {
    word: /^ass$/i,
    ahead:
      /^,? and (?:the |an? )?(?:(?:two|three|four) )?(?:ox|oxen|pony|ponies|horses?|mules?|sheep|goats?|donkeys?)\b/i,
  },
  { word: /^ass$/, around: luxembourgish },
  { word: /^Ass$/, behind: before('ein|das|mein|dem|im|kein|letztes|als') },
  { word: /^crap$/i, behind: before('de|cu|un|la'), ahead: after('la|de|cu|proasp\u0103t|afumat') },
  { word: /^arse$/i, behind: before('calorii|calorie|gr\u0103simi|au fost|sunt|fost|lemne') },
];

/** What is said of a reader's wits and is a name as well. */
export const otherThanInsults: readonly OtherUse[] = [{ word: /^Moron$/, behind: titled }];

/** True for a word that has a use of another kind, by what stands beside it. */
export function isOtherUse(uses: readonly OtherUse[], text: string, start: number, end: number): boolean {
  const word = text.slice(start, end);
  return uses.some(
    ({ word: spelling, behind, ahead, around }) =>
      spelling.test(word) &&
      (behind?.test(text.slice(Math.max(0, start - BESIDE), start)) ||
        ahead?.test(text.slice(end, end + BESIDE)) ||
        around?.test(`${text.slice(Math.max(0, start - AROUND), start)} ${text.slice(end, end + AROUND)}`)),
  );
}
