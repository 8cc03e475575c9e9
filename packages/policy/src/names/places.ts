import { foldName } from './given-names.ts';

/** Cities, regions and whose people they are, beside countries and languages: a firm's office is named after where it stands. */
const places = new Set(
  `aberdeen abidjan abu_dhabi accra addis_ababa adelaide africa alberta alexandria algiers alicante almaty america
    amman amsterdam anatolia andalusia ankara antwerp arizona asia athens atlanta auckland austin baghdad bali baltimore
    bangalore bangkok barcelona bari basel bath bavaria beijing beirut belfast belgrade bengaluru bergen berlin bern
    bilbao birmingham bogota bologna bolton bombay bonn bordeaux boston bradford bratislava bremen brighton brisbane
    bristol brittany bronx brooklyn bruges brussels bucharest budapest buenos_aires bursa cairo calgary california
    cambridge canberra cape_town caracas cardiff carlisle casablanca catalonia charlotte chelsea chennai chester chicago
    cincinnati cleveland cologne colorado columbus copenhagen cork cornwall coventry cracow croydon cumbria dakar dallas
    damascus darwin delhi denver derby detroit devon dhaka doha dorset dortmund dresden dubai dublin dundee durban
    durham dusseldorf edinburgh eindhoven england essen essex europe exeter fife flanders florence florida frankfurt
    galicia galway gateshead gdansk geneva genoa ghent glasgow gloucester gothenburg granada graz grenoble guadalajara
    guangzhou haarlem hackney hague halifax hamburg hanoi hanover hannover harare harrogate havana hawaii heathrow
    helsinki holland hong_kong houston hove hull illinois indiana innsbruck ipswich islington istanbul izmir jaipur
    jakarta jeddah jerusalem johannesburg kampala kansas karachi kathmandu kent kentucky kiev kigali kiruna korea krakow
    kuala_lumpur kyiv kyoto lagos lahore lancaster larnaca las_vegas lausanne leeds leicester leiden leipzig leith lille
    lima limerick lincoln lisbon liverpool ljubljana lodz london los_angeles louisiana luanda lublin lucerne lulea luton
    lviv lyon lyons madrid mainz malaga malmo manchester manhattan manila mannheim marrakesh marseille maryland
    massachusetts medellin melbourne memphis mexico_city miami michigan milan milton_keynes minneapolis minnesota minsk
    missouri montana montevideo montreal moscow mumbai munich munster nairobi nantes naples nashville nebraska nevada
    newcastle newport new_delhi new_jersey new_orleans new_york nice nicosia norfolk normandy northampton norwich
    nottingham nuremberg oakland odessa ohio oklahoma ontario oregon orlando osaka oslo ottawa oxford palermo paris
    pennsylvania perth philadelphia phoenix pittsburgh plymouth porto portland portsmouth poznan prague preston pretoria
    provence pune quebec queens queensland quito reykjavik reading riga rio rio_de_janeiro riyadh rome rotterdam rouen
    sacramento salford salzburg san_diego san_francisco san_jose santiago sao_paulo sarajevo sardinia scandinavia
    scotland seattle seoul seville shanghai sheffield shenzhen sicily skopje slough sofia somerset southampton split
    stavanger st_louis stockholm stockport stoke strasbourg stuttgart suffolk sunderland surrey sussex swansea swindon
    sydney taipei tallinn tamale tampa tampere tasmania tashkent tbilisi tehran tel_aviv tennessee texas thessaloniki
    tirana tokyo toledo toronto toulouse trieste trondheim tucson tunis turin turkey turku tuscany ulster uppsala utah
    utrecht valencia vancouver varna venice verona vienna vilnius virginia wales walsall warsaw warwick washington
    wellington westminster wigan winchester winnipeg wolverhampton worcester wroclaw york yorkshire zagreb zaragoza
    zurich burgas african american arab asian australian austrian baltic bavarian belgian brazilian british canadian
    chilean colombian egyptian european flemish indian iranian israeli kenyan mexican moroccan nigerian nordic pakistani
    peruvian scandinavian scottish swiss ascot glastonbury wembley soho shoreditch camden greenwich gatwick stansted
    schiphol midlands highlands caribbean balkans benelux dach iberia`
    .split(/\s+/)
    .map((name) => name.replaceAll('_', ' ')),
);
const side =
  /^(?:north|south|east|west|central|greater|downtown|upper|lower|inner|outer|old|northern|southern|eastern|western)\s/;
const landmark =
  /\s(?:cross|wharf|road|lane|square|quay|junction|terminal|stadium|cathedral|moors?|docks?|(?:town|city|county) hall|city|region)$/;

let known: ReadonlySet<string> | undefined;

/** The English names of countries and languages, folded. Built when first asked. */
function countriesAndLanguages(): ReadonlySet<string> {
  const countries = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });
  const languages = new Intl.DisplayNames('en', { type: 'language', fallback: 'none' });
  const letters = [...'abcdefghijklmnopqrstuvwxyz'];
  const codes = letters.flatMap((first) => letters.map((second) => first + second));
  const names = codes.flatMap((code) => [countries.of(code.toUpperCase()), languages.of(code)]);
  return new Set(names.filter((name) => name !== undefined).map(foldName));
}

/**
 * True for the name of a place, its people or a language and nothing more: "Leeds", "North London", "Kings Cross", "Poland",
 * and "German" in "your German team".
 */
export function isPlace(name: string): boolean {
  known ??= countriesAndLanguages();
  const folded = foldName(name);
  const within = folded.replace(side, '');
  return (
    [folded, within].some((each) => places.has(each) || known?.has(each)) ||
    landmark.test(folded) ||
    folded === 'city hall'
  );
}
