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
    shropshire cheshire hampshire wiltshire gloucestershire herefordshire worcestershire warwickshire
    staffordshire derbyshire nottinghamshire leicestershire lincolnshire cambridgeshire hertfordshire
    bedfordshire oxfordshire berkshire buckinghamshire northamptonshire lancashire northumberland merseyside
    tyneside aberdeenshire perthshire ayrshire powys gwynedd pembrokeshire carmarthenshire glamorgan
    monmouthshire antrim donegal connemara wallonia saxony hesse thuringia brandenburg westphalia tyrol gujarat
    maharashtra kerala punjab rajasthan karnataka iowa idaho wyoming
    zurich burgas african american arab asian australian austrian baltic bavarian belgian brazilian british canadian
    chilean colombian egyptian european flemish indian iranian israeli kenyan mexican moroccan nigerian nordic pakistani
    peruvian scandinavian scottish swiss ascot glastonbury wembley soho shoreditch camden greenwich gatwick stansted
    schiphol midlands highlands caribbean balkans benelux dach iberia
    kochi kozhikode trivandrum mangalore mysore coimbatore madurai nagpur vadodara indore bhopal lucknow kanpur
    patna ranchi guwahati chandigarh ludhiana visakhapatnam vijayawada noida gurgaon gurugram navi_mumbai colombo
    chittagong islamabad rawalpindi yangon phnom_penh da_nang penang johor cebu davao surabaya bandung medan chengdu
    wuhan hangzhou nanjing tianjin qingdao xiamen busan incheon daegu nagoya fukuoka sapporo kobe yokohama sendai
    kumasi abuja kano ibadan port_harcourt douala yaounde bamako lome cotonou maputo lusaka windhoek gaborone
    bloemfontein port_elizabeth soweto mombasa kisumu arusha dodoma entebbe khartoum tripoli oran fez rabat tangier
    agadir sousse giza muscat manama sharjah ajman dammam mecca medina antalya adana konya baku yerevan astana
    bishkek samarkand kharkiv dnipro odesa chisinau cluj timisoara iasi constanta plovdiv nis novi_sad rijeka zadar
    maribor kosice brno ostrava plzen debrecen szeged pecs katowice gdynia szczecin bydgoszcz kaunas klaipeda tartu
    aarhus odense aalborg orebro linkoping tromso oulu espoo vantaa waterford drogheda inverness stirling wrexham
    derry lisburn newry san_sebastian murcia salamanca pamplona vigo braga coimbra faro funchal aveiro setubal
    montpellier rennes reims dijon le_havre clermont-ferrand limoges metz namur liege charleroi tilburg groningen
    arnhem nijmegen breda maastricht delft zwolle duisburg bochum wuppertal bielefeld aachen karlsruhe augsburg
    wiesbaden kiel lubeck rostock magdeburg erfurt chemnitz saarbrucken potsdam freiburg ulm linz klagenfurt bregenz
    st_gallen lugano winterthur fribourg neuchatel catania messina modena ferrara ravenna rimini perugia ancona
    pescara cagliari trento bolzano udine padua bergamo brescia monza heraklion patras piraeus rhodes recife
    fortaleza belem manaus curitiba florianopolis porto_alegre campinas goiania asuncion la_paz arequipa cusco
    guayaquil cartagena barranquilla maracaibo panama_city managua tegucigalpa san_salvador guatemala_city monterrey
    puebla tijuana cancun queretaro santo_domingo port_of_spain san_juan saskatoon edmonton kitchener saskatchewan
    manitoba new_brunswick nova_scotia newfoundland boise spokane fresno bakersfield el_paso san_antonio omaha
    des_moines tulsa wichita little_rock baton_rouge knoxville chattanooga raleigh greensboro syracuse albany
    hartford anchorage honolulu albuquerque cairns hobart geelong wollongong gold_coast townsville christchurch
    dunedin tauranga suva port_moresby midwest west_coast east_coast gulf_coast new_england pacific_northwest eastern_cape northern_cape western_cape
    bay_area silicon_valley sun_belt great_lakes home_counties east_anglia nordics baltics rhineland ruhr black_forest
    alps riviera low_countries savannah`
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
