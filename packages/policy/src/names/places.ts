import { foldName } from './given-names.ts';

/** Cities, countries, regions and whose people they are: a firm's office is named after where it stands. */
const places = new Set(
  `aberdeen abidjan abu_dhabi accra addis_ababa adelaide africa albania alberta alexandria algeria algiers alicante almaty america amman
amsterdam anatolia andalusia ankara antwerp argentina arizona armenia asia athens atlanta auckland austin australia austria baghdad
bahrain bali baltimore bangalore bangkok bangladesh barcelona bari basel bath bavaria beijing beirut belfast belgium belgrade bengaluru
bergen berlin bern bilbao birmingham bogota bologna bolton bombay bonn bordeaux boston bradford bratislava brazil bremen brighton brisbane
bristol brittany bronx brooklyn bruges brussels bucharest budapest buenos_aires bulgaria bursa cairo calgary california cambridge cameroon
canada canberra cape_town caracas cardiff carlisle casablanca catalonia charlotte chelsea chennai chester chicago chile china cincinnati
cleveland cologne colombia colorado columbus copenhagen cork cornwall coventry cracow croatia croydon cumbria cyprus czechia dakar dallas
damascus darwin delhi denmark denver derby detroit devon dhaka doha dorset dortmund dresden dubai dublin dundee durban durham dusseldorf
ecuador edinburgh egypt eindhoven england essen essex estonia ethiopia europe exeter fife finland flanders florence florida france
frankfurt galicia galway gateshead gdansk geneva genoa georgia germany ghana ghent gibraltar glasgow gloucester gothenburg granada graz
greece greenland grenoble guadalajara guangzhou haarlem hackney hague halifax hamburg hanoi hanover hannover harare harrogate havana hawaii
heathrow helsinki holland hong_kong houston hove hull hungary iceland illinois india indiana indonesia innsbruck ipswich iran iraq ireland
islington istanbul italy izmir jaipur jakarta japan jeddah jerusalem johannesburg jordan kampala kansas karachi kathmandu kazakhstan kent
kentucky kenya kiev kigali kiruna korea krakow kuala_lumpur kuwait kyiv kyoto lagos lahore lancaster larnaca las_vegas latvia lausanne
lebanon leeds leicester leiden leipzig leith lille lima limerick lincoln lisbon lithuania liverpool ljubljana lodz london los_angeles
louisiana luanda lublin lucerne lulea luton luxembourg lviv lyon lyons madrid mainz malaga malawi malaysia malmo malta manchester
manhattan manila mannheim marrakesh marseille maryland massachusetts medellin melbourne memphis mexico mexico_city miami michigan milan
milton_keynes minneapolis minnesota minsk missouri moldova monaco montana montevideo montreal morocco moscow mumbai munich munster
nairobi namibia nantes naples nashville nebraska nepal netherlands nevada newcastle newport new_delhi new_jersey new_orleans new_york
new_zealand nice nicosia nigeria norfolk normandy northampton norway norwich nottingham nuremberg oakland odessa ohio oklahoma oman
ontario oregon orlando osaka oslo ottawa oxford pakistan palermo panama paris pennsylvania perth peru philadelphia philippines phoenix
pittsburgh plymouth poland porto portland portsmouth portugal poznan prague preston pretoria provence pune qatar quebec queens
queensland quito reykjavik reading riga rio rio_de_janeiro riyadh romania rome rotterdam rouen russia rwanda sacramento salford salzburg
san_diego san_francisco san_jose santiago sao_paulo sarajevo sardinia saudi_arabia scandinavia scotland seattle senegal seoul serbia
seville shanghai sheffield shenzhen sicily singapore skopje slough slovakia slovenia sofia somerset southampton south_africa spain split
stavanger st_louis stockholm stockport stoke strasbourg stuttgart suffolk sunderland surrey sussex swansea sweden swindon switzerland
sydney syria taipei taiwan tallinn tamale tampa tampere tanzania tasmania tashkent tbilisi tehran tel_aviv tennessee texas thailand
thessaloniki tirana tokyo toledo toronto toulouse trieste trondheim tucson tunis tunisia turin turkey turku tuscany uganda ukraine
ulster uppsala uruguay utah utrecht valencia vancouver varna venice verona vienna vietnam vilnius virginia wales walsall warsaw
warwick washington wellington westminster wigan winchester winnipeg wolverhampton worcester wroclaw york yorkshire zagreb zambia zaragoza
zimbabwe zurich burgas african albanian american arab arabic asian australian austrian baltic bavarian belgian brazilian british bulgarian
canadian catalan chilean chinese colombian croatian czech danish dutch egyptian english estonian european finnish flemish french german
greek hungarian icelandic indian indonesian iranian irish israeli italian japanese kenyan korean latin latvian lithuanian maltese mexican
moroccan nigerian nordic norwegian pakistani peruvian polish portuguese romanian russian scandinavian scottish serbian slovak slovenian
spanish swedish swiss thai turkish ukrainian vietnamese welsh ascot glastonbury wembley soho shoreditch camden greenwich gatwick stansted
schiphol midlands highlands caribbean balkans benelux dach iberia`
    .split(/\s+/)
    .map((name) => name.replaceAll('_', ' ')),
);
const side =
  /^(?:north|south|east|west|central|greater|downtown|upper|lower|inner|outer|old|northern|southern|eastern|western)\s/;
const landmark =
  /\s(?:cross|wharf|road|lane|square|quay|junction|terminal|stadium|cathedral|moors?|docks?|(?:town|city|county) hall|city|region)$/;

/** True for the name of a place and nothing more: "Leeds", "North London", "Kings Cross", and "German" in "your German team". */
export function isPlace(name: string): boolean {
  const folded = foldName(name);
  return places.has(folded) || places.has(folded.replace(side, '')) || landmark.test(folded) || folded === 'city hall';
}
