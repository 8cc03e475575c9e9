import { type Language, money, scheme, word } from './language.ts';

const model =
  '(?:(?:groot |generatief )?(?:AI-?)?taalmodel|AI[- ](?:model|assistente?|chatbot|systeem|tool|bot|taalmodel)|(?:virtuele|digitale) assistente?|kunstmatige intelligentie|chatbot|AI)(?!-)';
const piece =
  '(?:(?:koude |opvolg|bedank|voorbeeld|concept|linkedin-?|whatsapp-?)?-?(?:e-?mail|mail|mailtje|bericht|concept|versie|voorstel|variant|voorbeeld|onderwerpregel|tekst|opzet)(?:s|en|jes?)?)';
const ofMail = '(?: (?:van|voor) (?:de|je|uw|een|het) (?:e-?mail|mail|bericht|tekst|onderwerpregel))?';
const adjective =
  '(?:(?:kortere?|korte|formelere?|formele|vriendelijkere?|herziene|aangepaste|bijgewerkte|verbeterde|professionele|persoonlijke|gepersonaliseerde|herschreven|ingekorte|informelere?|beknoptere?|nieuwe|mogelijke|bondigere?|zakelijkere?|alternatieve)(?:,? en |,? )?)';
const draftPart =
  '(?:(?:de|aan de) (?:toon|stijl|lengte|formulering|tekst|e-?mail|mail|onderwerpregel|aanhef)|het (?:bericht|concept|onderwerp)|iets aan de (?:toon|tekst|stijl))';
const tune =
  '(?:aanpassen|aanpas|wijzigen|wijzig|inkorten|inkort|herschrijven|herschrijf|herformuleren|veranderen|verander|verkorten|personaliseren|bijstellen|verfijnen|bijschaven)';
const party = '(?:ontvangers?|prospects?|leads?|contactpersoon|bedrijf|organisatie|potentiële klant|geadresseerde)';
const machine =
  '(?:bot|chatbot|robot|machine|AI|computer|algoritme|computerprogramma|kunstmatige intelligentie|taalmodel|programma)';
const person = '(?:echte?|levende?|werkelijke?)';
const opens = '(?<=(?:^|[\\n.!?:;([*>|-]) ?)';
const customer =
  '(?:(?:naar|aan|met|bij|tegen) )?(?:de|deze|onze) (?:eind)?(?:klant|prospect|koper|opdrachtgever|kandidaat|ontvanger)(?:en)?';
const gain =
  '(?:omzet(?:groei|stijging)?|resultaten|resultaat|leads|klanten|groei|besparing(?:en)?|succes|afspraken|aanvragen|sollicitaties|sollicitanten|kandidaten|winst|verkopen|bezoekers|conversies|boekingen|opdrachten)';
const grows =
  '(?:verdubbel(?:t|en)|verdrievoudig(?:t|en)|halveer(?:t)?|stij(?:gt|gen)|groei(?:t|en)|daalt|dalen|bespaart|besparen|wint|winnen|meer)';
const sum =
  '(?:bedrag|geld|cursusgeld|aankoopbedrag|aankoopprijs|prijs|reissom|inschrijfgeld|aanbetaling|kosten|contributie)';
const freely = '(?:gratis|kosteloos|zonder (?:kosten|opgaaf van redenen?|boete))';
const ailment =
  '(?:(?:uw|je|alle|de|het) )?(?:artrose|artritis|reuma|kanker|tumoren|diabetes|suikerziekte|migraine|depressies?|angststoornissen|slapeloosheid|astma|allergieën|eczeem|psoriasis|acne|hoge bloeddruk|oorsuizen|tinnitus|dementie|alzheimer|jicht|osteoporose|slaapapneu|spataderen|kaalheid|rugpijn|gewrichtspijn)';

/** What the reader may suffer from. */
const illness =
  '(?:diabetes|suikerziekte|kanker|borstkanker|depressie|een depressie|epilepsie|astma|multiple sclerose|hiv|alzheimer|parkinson|migraine|burn-?out|angststoornis|chronische ziekte)';

/** What is sold as a cure. */
const remedy =
  '(?:thee|capsules?|zal(?:f|ven)|crèmes?|supplement(?:en)?|apparaat|apparaten|druppels|olie|tabletten|gel|sprays?|pleisters?|siroop|poeder|matras(?:sen)?|armband(?:en)?|product(?:en)?|middel(?:en)?|serum)';
/** What the reader may be, said as a noun or with one. */
const trait =
  '(?:katholiek|moslim(?:a)?|jood|christen|protestant|boeddhist|atheïst|homo|lesbienne|vakbondslid|lid van (?:de|een) vakbond|diabeet|epilepticus|alcoholist|gehandicapte|(?:homoseksuele|lesbische|zwarte|joodse|islamitische|katholieke|zwangere|gehandicapte|transgender) (?:man|vrouw|persoon|ondernemer|moeder|vader))';

/** What is boasted of. */
const product =
  '(?:aanbieder|software|oplossing|platform|CRM|tool|product|bureau|dienstverlener|systeem|bedrijf|app|partner|kliniek|hotel|winkel|dienst|verzekering|bank|fabrikant|leverancier|cursus)';

/** What a Dutch model's output holds. */
export const dutch: Language = {
  ai_refusal_text: [
    `als (?:een )?${model}(?: [^.,!?\\n]{2,40})?,? (?:kan|mag|heb|ben|beschik|zal|moet|is|zijn) (?:ik|het mij|mijn)`,
    `ik ben (?:slechts |maar |alleen |gewoon )?(?:een )?${model}(?: [^.,!?\\n]{2,40})?,? (?:en|die|dat|dus|ontwikkeld|getraind|gemaakt) [^.!?]{0,60}?(?:geen|niet|OpenAI|Anthropic|Google)`,
    'ik ben (?:slechts |maar )?een (?:groot )?(?:AI-?)?taalmodel',
    'ik ben (?:ontwikkeld|getraind|gemaakt) door (?:OpenAI|Anthropic|Google|Meta|Mistral|Microsoft)',
    '(?:het spijt me|sorry|helaas),? (?:maar )?(?:ik kan|kan ik) (?:je |u )?(?:helaas )?niet (?:helpen|assisteren|van dienst zijn|voldoen|ingaan) (?:met|bij|aan|op) (?:dit|dat|deze|dit soort|dergelijke) (?:verzoek|verzoeken|aanvraag|vraag|taak)(?! ?[.,;!]? (?:maar|voordat|totdat|neem|mijn collega|omdat de|daarvoor|hiervoor|dat (?:doet|regelt|beslist|ligt)))',
    '(?:het spijt me|sorry|helaas),? (?:maar )?(?:ik kan|kan ik) (?:je |u )?(?:helaas )?(?:met|bij|aan|op) (?:dit|dat|deze|dit soort) (?:verzoek|verzoeken|aanvraag|taak) niet (?:helpen|voldoen|ingaan)(?! ?[.,;!]? (?:maar|voordat|totdat|neem|omdat de|daarvoor|hiervoor|dat (?:doet|regelt|beslist|ligt)))',
    "(?:ik kan|kan ik) (?:helaas )?(?:deze|dit|dat|zo'n|dergelijke|dit soort|geen) (?:soort |type )?(?:e-?mails?|berichten|bericht|inhoud|teksten|tekst|content) (?:helaas )?(?:niet )?(?:schrijven|opstellen|genereren|maken|creëren|produceren)(?! (?:voordat|totdat|zonder|zolang))",
    '(?:in strijd met|indruist tegen|tegen|schendt) mijn (?:richtlijnen|gebruiksbeleid|programmering|gedragsregels|ethische (?:richtlijnen|principes)|veiligheidsrichtlijnen|inhoudsbeleid)',
    'ik heb geen (?:directe )?toegang tot [^.!?]{0,40}?(?:realtime|real-time|live) ?(?:informatie|gegevens|data)',
    '(?:heb ik|ik heb) geen (?:eigen |persoonlijke ){1,2}(?:meningen|mening|gevoelens|ervaringen|emoties) (?:of|en|over)',
    'mijn (?:trainingsdata|trainingsgegevens|kennis (?:reikt|loopt|gaat|stopt|eindigt))',
    'ik ben (?:een AI|een AI-assistent),? en heb geen toegang',
    '(?:het spijt me|sorry),? (?:maar )?(?:daar|hier) kan ik (?:je |u )?(?:helaas )?niet (?:bij|mee) helpen(?= ?(?:[.!]|$|\\n))(?! ?[.!] (?:maar|neem|misschien|mijn))',
    '(?:mag|kan) ik (?:deze|dergelijke|zulke|dit soort|die) (?:inhoud|teksten?|content) (?:helaas )?niet (?:genereren|maken|schrijven|produceren)',
  ],
  ai_meta_commentary: [
    `(?:(?:hier|hieronder|onderstaand) (?:is|zijn|staat|staan|vind je|vindt u|heb je|volgt)|dit is) (?:een|de|het|je|uw|twee|drie|enkele|\\d) ${adjective}{0,4}${piece}${ofMail}(?: die je kunt (?:gebruiken|aanpassen))?(?= ?:(?! ?(?:https?|[\\w.+-]{1,40}@)))`,
    `(?:natuurlijk|zeker|graag(?: gedaan)?|uiteraard|prima|geen probleem|tuurlijk)(?: ?[!,.:]){1,2} ?(?:hier (?:is|zijn|heb je)|hieronder (?:vind je|staat)|ik heb) (?:een|de|het|je|uw|twee|drie) ${adjective}{0,4}${piece}(?= ?[:,.!]|${ofMail}(?:,[^.!?:\\n]{3,50})? ?:)`,
    `(?:laat (?:het )?(?:me|mij)(?: gerust| even)? weten|laat gerust weten|zeg (?:het )?gerust|geef gerust aan|hoor graag) ?,? (?:of|als|wanneer) (?:je wilt dat |u wilt dat |je graag wilt dat )?ik (?:nog )?${draftPart} (?:nog |wat |verder )?(?:moet |kan |zal )?(?:(?:korter|formeler|informeler|vriendelijker|zakelijker) (?:moet )?(?:maken|maak)|${tune})`,
    `(?:zal|moet) ik (?:${draftPart}) (?:nog |wat |verder |iets ){0,2}(?:(?:korter|formeler|informeler|vriendelijker|zakelijker) maken|${tune})`,
    '(?:zal|moet) ik (?:hem|het|deze) (?:nog |wat |verder |iets ){0,2}(?:(?:korter|formeler|informeler|vriendelijker|zakelijker) maken|herschrijven|herformuleren|inkorten)',
    `(?:wil je|wilt u) dat ik (?:${draftPart}|hem|het) (?:nog |wat |verder |iets ){0,2}(?:(?:korter|formeler|informeler|vriendelijker|zakelijker) (?:maak|maken)|aanpas|inkort|herschrijf|herformuleer|wijzig)`,
    '(?:wil je|wilt u) een (?:kortere|formelere|informelere|vriendelijkere|zakelijkere|andere) (?:versie|variant)',
    '(?:ik )?hoop(?: ik)? dat (?:dit concept|deze versie van (?:de|het) (?:e-?mail|mail|bericht)) (?:je |u )?(?:helpt|bevalt|voldoet|past)',
    '[[](?:Opmerking|Noot|Let op|NB)(?: (?:voor jou|aan jou))? ?: ?[^\\]\\n]{0,80}(?:vervang|invul|invoeg|aanpas|pas aan|personaliseer|naam|voor verzending|voor het verzenden)[^\\]\\n]{0,120}[\\]]',
    '[(](?:Opmerking|Noot|Let op|NB) ?: ?[^()\\n]{0,80}(?:vervang|personaliseer|vul de naam|pas de naam)[^()\\n]{0,80}[)]',
    '(?:vervang|vul|vergeet niet|pas) (?:nog |zelf )?(?:de |alle )(?:placeholders|plaatshouders|velden tussen (?:vierkante )?haakjes|gegevens tussen (?:vierkante )?haakjes|tekst tussen (?:vierkante )?haakjes|tijdelijke aanduidingen)',
    'ik heb (?:de toon|de (?:e-?mail|mail|tekst)|het bericht) (?:bewust |iets |wat |nu )?(?:vriendelijker|formeler|informeler|korter|zakelijker|professioneler|kort en bondig|vriendelijk|professioneel|zakelijk) (?:gehouden|gemaakt|geformuleerd)',
    'hier (?:zijn|heb je) (?:twee|drie|vier|vijf|enkele|een paar|\\d) (?:mogelijke |verschillende |alternatieve )?(?:onderwerpregels|versies van (?:de|het) (?:e-?mail|mail|bericht)|suggesties voor (?:de|een) (?:onderwerpregel|e-?mail|mail))',
    `(?:als je (?:wilt|wil|dat wilt)|indien gewenst|als u (?:wilt|dat wenst)|desgewenst|eventueel) ?,? (?:kan|zou) ik (?:ook |graag )?(?:${draftPart} (?:nog |wat |ook |verder |iets ){0,3}(?:(?:korter|formeler|informeler|vriendelijker|zakelijker) maken|${tune})|(?:hem|het) (?:nog |wat |ook |iets ){0,2}(?:(?:korter|formeler|informeler|vriendelijker|zakelijker) maken|herschrijven|herformuleren|inkorten)|een (?:kortere|formelere|informelere|vriendelijkere|zakelijkere) (?:versie|variant))`,
    `(?:als|of|wanneer) (?:je|u) (?:liever |nog )?een (?:andere,? )?${adjective}(?:versie|variant) (?:van (?:de|het) (?:e-?mail|mail|bericht) )?(?:wilt|wil|wenst|nodig hebt|prefereert|zou willen)`,
    '(?:pas gerust|voel je vrij om|je kunt|u kunt) (?:de tekst|het bericht|de (?:e-?mail|mail)|deze (?:e-?mail|mail|tekst)|dit (?:bericht|concept)) (?:gerust |zelf )?(?:aan )?(?:aan te passen |aanpassen )?(?:naar|aan) (?:je|jouw|uw) (?:eigen )?(?:stijl|wensen|smaak|situatie)',
    'hier (?:is|heb je|volgt) (?:het|de|een|je|uw) (?:herziene|aangepaste|bijgewerkte|nieuwe|herschreven|verbeterde) (?:concept|versie|tekst|e-?mail|mail|bericht),? (?:nu )?(?:iets |wat |een beetje )?(?:losser|vriendelijker|formeler|informeler|korter|zakelijker|directer|warmer)(?: (?:van toon|geformuleerd|geschreven))?(?= ?:)',
    '(?:als|of|wanneer|indien|mocht) [^.!?]{1,40}? (?:kortere|formelere|informelere|zakelijkere|vriendelijkere|beknoptere|langere|persoonlijkere|ingekorte) (?:(?:of|en) [^\\s.,;:!?]{4,20} )?(?:versie|variant) van (?:dit|deze|het|de|uw|je) (?:bericht|e-?mail|mail|mailtje|tekst)',
    '(?:hieronder|hier) (?:vind je|vindt u|staat|volgt|heb je) een (?:kortere|vriendelijkere|zakelijkere|herschreven|ingekorte|formelere),? (?:(?:en )?[^\\s.,;:!?]{5,16} )?versie van (?:je|jouw|uw|het) (?:bericht|mail|e-?mail|tekst)',
  ],
  ai_missing_context: [
    `(?:ik heb|heb ik|ik|ik beschik over|mij ontbreekt|zonder) (?:hier |helaas |nog ){0,2}(?:onvoldoende|niet genoeg|geen|te weinig|niet voldoende|voldoende|meer) (?:concrete |specifieke )?(?:informatie|gegevens|details|context)(?: heb)? (?:over|van) (?:de |het |deze |dit |je |uw )?${party}[^.!?]{0,70}?(?:personaliseren|schrijven|opstellen|aanpassen|gepersonaliseerde?|algemen?en?|algemeen|generieke?)`,
    '(?:op basis van|volgens|uit|in) de (?:verstrekte|beschikbare|aangeleverde|gegeven|meegegeven|opgegeven) (?:informatie|gegevens|details)[^.!?]{0,60}?(?:geen (?:bedrijfsnaam|naam|contactpersoon|ontvanger|informatie over)|niet (?:vermeld|gevonden|af te leiden|vaststellen|bepalen|genoemd))',
    '(?:zodat ik|dan kan ik|dan zal ik) (?:je |u )?(?:de|een|je|uw|het) (?:passende |gepersonaliseerde |persoonlijke )?(?:e-?mail|mail|bericht|tekst|concept)(?: (?:beter|verder))? (?:kan |voor je |voor u )?(?:schrijven|personaliseren|opstellen|afstemmen|afmaken)(?: kan)?',
    'om (?:de|een|deze|het|dit) (?:e-?mail|mail|bericht) te (?:kunnen )?(?:personaliseren|schrijven|opstellen),? (?:heb ik|moet ik|zou ik)',
    `(?:de naam|het bedrijf|de functie) van de ${party} (?:is|was|werd) niet (?:opgegeven|verstrekt|vermeld|bekendgemaakt)`,
    `(?:meer|extra|aanvullende) (?:informatie|gegevens|details|context) (?:nodig )?(?:over|van) (?:de |het |deze |dit )?${party}[^.!?]{0,40}?(?:om|zodat|dan)[^.!?]{0,30}?(?:e-?mail|mail|bericht|tekst)[^.!?]{0,30}?(?:schrijven|personaliseren|opstellen)`,
    '(?:geen (?:informatie|naam|bedrijfsnaam|gegevens)|de naam|het bedrijf)[^.!?]{0,50}?(?:opgegeven|verstrekt|vermeld|bekend|aangeleverd|meegegeven),? (?:dus|daarom|waardoor) [^.!?]{0,50}?(?:algemen|algemeen|generiek|neutra)[a-z]{0,3}',
    '(?:ik heb|heb ik|ik beschik over) (?:helaas |nog ){0,2}(?:onvoldoende|niet genoeg|geen|te weinig|niet voldoende) (?:informatie|gegevens|details|context)[^.!?]{0,60}? om (?:dit|deze|de|het) (?:e-?mail|mail|bericht|tekst) te (?:kunnen )?personaliseren',
    '(?:het was|het is|was het) (?:helaas )?niet mogelijk (?:om )?(?:dit|deze|de|het) (?:e-?mail|mail|bericht) te personaliseren|(?:dit bericht|deze e-?mail|deze mail) kon (?:helaas )?niet (?:worden gepersonaliseerd|gepersonaliseerd worden)',
    `zonder${word}{0,3}? (?:details|informatie|gegevens|context)${word}{0,5}?,? kan ik${word}{0,4}? (?:bericht|e-?mail|mail|tekst)${word}{0,1}? (?:schrijven|opstellen|personaliseren|maken)`,
    `er is geen (?:naam|bedrijfsnaam|informatie)${word}{0,4}? (?:opgegeven|verstrekt|meegegeven|vermeld|aangeleverd)`,
    `ik (?:heb|beschik over) niet genoeg (?:informatie|gegevens|details|context)${word}{0,5}? om${word}{0,2}? (?:bericht|mail|e-?mail|tekst)${word}{0,1}? (?:persoonlijk te maken|te personaliseren|te schrijven|op te stellen)`,
  ],
  prompt_residue: [
    '(?:je bent|u bent|gedraag je als|treed op als|jij bent) (?:een )(?:behulpzame |ervaren |professionele |vriendelijke |virtuele ){1,2}(?:AI-?|verkoop|sales-?)? ?(?:assistent|copywriter|tekstschrijver|SDR|verkoopassistent|agent)(?= ?(?:[.,;\\n]|$|voor|die|van|en))',
    '(?:je bent|jij bent) een (?:[^\\s.!?]{3,20} ){0,3}(?:assistent|expert|copywriter|tekstschrijver|verkoper|SDR|agent|adviseur|specialist|AI-[a-z]{3,14})[^.!?]{0,40}\\. (?:(?:schrijf|genereer|maak|stel)(?: me)? (?:een|twee|drie|\\d)[^.!?]{0,40}?(?:e-?mails?|mails?|bericht(?:en)?|mailtje|antwoord)|jouw taak|je taak)',
    '(?:schrijf|genereer|maak|stel)(?: me)? (?:een|drie|twee|\\d) (?:[^\\s.,;:!?]{2,20} ){0,3}?(?:e-?mail|mail|bericht|mailtje)(?:s|en)?[^.!?]{0,50}?(?:(?:van|in|met|maximaal|minder dan|hooguit|ongeveer) (?:maximaal |hooguit )?\\d{1,3} (?:woorden|tekens|zinnen|regels)|(?:volgende|onderstaande) (?:klant|prospect|lead|contactpersoon))',
    '(?:schrijf|gebruik|hanteer|houd)[^.!?]{0,40}? toon[^.!?]{0,40}?(?:maximaal|minder dan|hooguit|niet meer dan) \\d{1,3} (?:woorden|tekens|zinnen)',
    '(?:maximaal|hooguit|niet meer dan|minder dan) \\d{1,3} woorden[^!?]{0,40}\\b(?:vriendelijke|professionele|zakelijke|informele|formele|warme) toon',
    `${opens}(?:instructies?|opdracht|taak|prompt|rol|jouw taak) ?: ?(?:schrijf een|schrijf maximaal|je bent|genereer|gebruik een|maak een e-?mail)`,
    '(?:jouw|je) taak is (?:om )?[^.!?]{2,50}(?:e-?mails?|berichten|bericht|mails?) (?:[^.!?]{2,60} )?te (?:schrijven|genereren|personaliseren|opstellen)',
    '(?:vermeld|zeg|onthul) (?:niet|nooit) dat je een (?:AI|bot|robot|assistent|taalmodel)',
    '(?<=(?:^|\\n) ?)#{1,4} ?(?:systeem)?(?:instructies?|opdracht|taak|prompt) ?: ?[^\\n]{0,60}?(?:\\d{1,3} (?:woorden|tekens|zinnen)|u-vorm|je-vorm|tutoyeren|vousvoyeren|toon )',
    'systeem(?:instructies?|prompt|bericht) ?: ?(?:je|u|jij) bent een [^.!?\\n]{3,60}|(?:antwoord|reageer) (?:alleen|uitsluitend) met de (?:tekst|inhoud|body) van (?:de (?:e-?mail|mail)|het bericht)',
    `${opens}systeem-?(?:prompt|bericht) ?: ?(?:antwoord|schrijf|je bent|noem|gebruik|houd)`,
    `${opens}(?:schrijf|maak|genereer)(?: me)? een (?:[^\\s.;:!?]{2,20} ){0,4}?(?:e-?mail|mail|bericht|opvolgmail) (?:aan|voor) (?:de|een|deze) (?:prospect|lead|potentiële klant)`,
  ],
  internal_note_leak: [
    `${opens}(?:interne? (?:notitie|opmerking|mededeling|aantekening|memo)|intern|(?:alleen|uitsluitend|enkel) (?:voor )?intern(?: gebruik)?|voor intern gebruik) ?(?::|[\\])](?! ?\\w{1,20}\\())(?! ?[\\d+(]|[^.!?]{0,60}\\bextern ?:)`,
    `(?<=(?:^|[\\n.!?:;,([*>|-]) ?|a\\.u\\.b\\. |graag )(?:dit |deze (?:mail|notitie) |de marge )?niet (?:doorsturen|sturen|delen|tonen|laten zien|vermelden|bespreken|doorgeven|noemen|zeggen|verzenden) ${customer}(?= ?[.,;:!)\\]*-]|$|\\n)`,
    `(?<=(?:^|[\\n.!?:;,([*>|-]) ?|graag )(?:dit |deze (?:mail|notitie) |de marge )?niet (?:naar|aan|met|bij|tegen) (?:de|deze|onze) (?:klant|prospect|koper|opdrachtgever|kandidaat) (?:doorsturen|sturen|delen|tonen|vermelden|bespreken|doorgeven|noemen|zeggen)(?= ?[.,;:!)\\]*-]|$|\\n)`,
    '(?:de klant|onze klant|de prospect) weet (?:hier |dit |er |nog |dit nog |het nog ){0,2}(?:niets|niet|van niets)(?: (?:van|over) [^.!?]{2,60}?)?(?= ?[.,;!)\\]]|$|\\n)(?<=(?:nog|niets)[^.!?]{0,80})',
    '(?:deze (?:regel|notitie|opmerking|zin|alinea)|dit (?:stukje|deel|commentaar))(?: hier| hierboven)? (?:voor (?:verzending|het verzenden|het versturen) (?:verwijderen|weghalen|schrappen)|(?:verwijderen|weghalen|schrappen) voor (?:verzending|het verzenden|het versturen))',
    `${opens}(?:verwijderen voor|voor) (?:verzending|het versturen|het verzenden)(?: (?:verwijderen|weghalen))?(?= ?[:.!)\\]])(?<=verwijderen[^.!?]{0,40}|weghalen)`,
    `${opens}(?:notitie|opmerking|bericht|mededeling) (?:voor|aan) (?:het|de|ons|onze|mijn) (?:team|verkoopteam|collega(?:'s)?|sales|afdeling|support)(?: [a-z]{3,12})? ?:`,
    `${opens}(?:alleen|uitsluitend) voor intern gebruik ?-(?= )`,
    `${opens}CRM-?(?:notitie|opmerking|aantekening) ?:`,
    `${opens}(?:voor|aan) het (?:hele )?(?:verkoop|sales-?)?team ?: ?(?:deze|de|onze) (?:klant|prospect) (?:is|dreigt|betaalt|twijfelt|wil|weet)`,
    'intern(?:e)? (?:document|notitie|bericht|bestand),? niet (?:delen|doorsturen|verspreiden|tonen|versturen)',
  ],
  stub_or_empty_body: [
    '[[] ?(?:hier |nog )?(?:[^[\\]\\n]{2,50} )?(?:hier )?(?:invoegen|invullen|toevoegen|aanvullen|in te vullen)(?: ?[:-] ?[^[\\]\\n]{2,60})? ?[\\]]',
    '[[] ?(?:voeg|vul) [^[\\]\\n]{2,60} (?:in|toe|aan) ?[\\]]',
    '[(] ?(?:hier )(?:[^()\\n]{2,50} )?(?:invoegen|invullen|toevoegen) ?[)]',
    '(?:hier komt) (?:nog |straks )?(?:uw|je|de|een) (?:tekst|inhoud)(?= ?(?:[.!)\\]]|$|\\n))',
    '(?<=(?:^|\\n) ?)nog (?:invullen|aanvullen|schrijven) ?: ?(?:de |het |een )?(?:tekst|inleiding|inhoud|alinea|bericht)(?= ?(?:[.!]|$|\\n| schrijven))',
    'hier komt (?:nog |later )?(?:de|het|uw|je) (?:eigenlijke )?(?:tekst|inhoud|inleiding|alinea)(?: van (?:de|het) (?:mail|e-?mail|bericht|brief))?(?= ?(?:[.!)\\]]|$|\\n))',
    `${opens}te doen ?: ?(?:de |een )?(?:inleiding|conclusie|tekst|alinea|inhoud|onderwerp|intro) (?:schrijven|toevoegen|aanvullen)(?= ?(?:[.!]|$|\\n))`,
  ],
  human_impersonation: [
    `ik ben (?:echt |gewoon |wel |heus )?(?:een )?(?:${person} )?(?:mens|persoon)(?: van vlees en bloed)?,? (?:en )?(?:geen|niet (?:zomaar )?een) ${machine}`,
    `ik ben (?:echt |gewoon |wel |heus )?een ${person} (?:mens|persoon)(?= ?(?:[.,;!]|$|\\n| -))`,
    `(?<!["«»] ?)ik ben (?:echt |heus |zeker )?geen ${machine}(?: ?,| en|\\.)? (?:maar|ik|beloofd|echt|hoor|gewoon)`,
    `(?:hier|je|u|er) (?:typt|schrijft|zit|spreekt)(?: (?:je|u|hier|gewoon|echt)){0,2} een ${person} (?:mens|persoon)`,
    `(?:dit|deze) (?:bericht|e-?mail|mail|tekst|regels|woorden)[^.!?]{0,40}?door een (?:${person} )?(?:mens|persoon) (?:geschreven|getypt|opgesteld)`,
    `(?:dit|deze) (?:bericht|e-?mail|mail|tekst|regels|woorden)[^.!?]{0,60}?(?:geschreven|getypt|opgesteld)[^.!?]{0,30}?(?:zonder|niet door|geen)(?: (?:een|hulp van|gebruik van|enige)){0,2} (?:${machine}|ChatGPT)(?= ?(?:[.,;!)]|$|\\n))`,
    `(?:ik schrijf|ik heb|ik typ) [^.!?]{0,50}?(?:zelf|persoonlijk|met de hand)[^.!?]{0,30}?,? zonder (?:hulp van |gebruik van )?(?:${machine}|ChatGPT)`,
    `(?:dit|deze) (?:bericht|e-?mail|mail|tekst|regels) (?:is|zijn|komt|werd) (?:echt |heus |zeker )?niet (?:door|van|met|uit) (?:een )?(?:${machine}|ChatGPT)`,
    `(?:ik (?:beloof|zweer|verzeker|garandeer)(?: (?:het|je|u)){0,2}|beloofd|eerlijk),? (?:dat )?ik (?:ben )?(?:echt )?geen ${machine}(?: ben)?`,
    `(?:achter|aan de andere kant van) (?:dit|deze) (?:bericht|e-?mail|mail|regels|woorden) (?:zit|staat|schuilt|is) (?:echt |gewoon )?een (?:${person} )?(?:mens|persoon)`,
    `(?:je praat|u praat|je spreekt|u spreekt|je chat|u chat)(?: hier| gewoon| echt){0,2} met een (?:${person} )?(?:mens|persoon) van vlees en bloed`,
    'ik ben (?:echt |gewoon )?(?:een mens |iemand )?van vlees en bloed',
    `dit is geen (?:automatisch|geautomatiseerd|gegenereerd)e? (?:e-?mail|mail|bericht),? (?:maar )?(?:ik (?:typ|schrijf|heb)|(?:die|dat) (?:typ|schrijf) ik)`,
    `geen (?:enkele )?${machine} heeft (?:dit|deze)${word}{0,1}? (?:geschreven|getypt|gemaakt|opgesteld)`,
    `ik ben geen ${machine},? ik (?:zit|typ|schrijf)(?= )`,
  ],
  profanity_strong: [
    'god(?:s|ver)d(?:o|a)m(?:me|d|de|mese?)|godver(?:degodver|dikkeme)?|gvd',
    'klote(?!n)[a-z]{0,16}|kloot(?:zak|zakken|zakkerij|viool|violen)|verkloot|verkloten?',
    'kut(?:zooi|zooitje|weer|ding|dingen|systeem|zak|klus|dag|bedrijf|mail|project|baan|klant|klanten|streek|streken|smoes|smoesjes|idee|service|software|app|wijf|wijven|vent|kind|meid|collega|leverancier|excuus|excuses|update|situatie|week|verhaal|printer|apparaat|program|programma|integratie|hoofd)|(?:is|was|wat|zo|echt|gewoon|die|deze|dat|dit|heel|erg|voor|voelt|klinkt) kut(?= ?[.!,?)]|$| (?:met peren|systeem|ding|printer|zooi|weer|voor))|(?<=(?:^|[\\n.!?:;,(>-]) ?)kut(?= ?[!])|(?<=(?:^|[\\n.!?:;,(>-]) ?)kut, (?=(?:de|het|ik|dat|we|weer|wat|nu)\\b)',
    '(?:kanker|tering|tyfus|klere|pokke|pleuris)(?:lijers?|lijder|zooi|zooitje|hond|honden|hoer|hoeren|weer|ding|kop|wijf|mongool|zak|zakken|systeem|klus|bende|herrie|end|eind)|krijg(?:en|t)? (?:toch |lekker )?de (?:kanker|tering|tyfus|klere|pest|pleuris|kolere)',
    'hoeren(?:zoon|zonen|jong|jongen|kind|kinderen)|(?:vieze|vuile|stomme|domme|vieze|die) (?:hoer|slet|teef)|neuk(?:en|t|ten|te)|(?:ge|ver)neukt?e?|mierenneukers?|mierenneukerij|kontneukers?',
  ],
  profanity: [
    'verdomme|verdomde?|(?:schijt(?:en|erig|lijsters?|erd)?|schijt (?:aan|op)|bescheten|strontvervelend|stront(?:zooi|zak|ding))|(?:af|door)?zeik(?:erds?|en|t|erig|snor)|gezeik',
    "lulko(?:ek|ekverhalen)|lulverha(?:al|len)|(?:stomme|slappe|vieze|ouwe|die|wat een|een|jij|zo\\'n|enorme) lul(?:len)?(?= ?[.,!?]|$| van| die| is)|geen (?:ene )?(?:reet|flikker|moer|ruk|kloot|donder) (?:schelen|uit|van|aan|waard)|(?:sodemieter|flikker|donder|pleur|lazer|rot|tief) (?:toch |lekker |nou |gauw )?op(?= ?[!.,]|$)|kolere(?:zooi|lijers?|weer)?|(?:rot|pleuris)(?:zooi|zak|zakken)",
    '(?:interesseert|boeit) (?:me|mij|ons) geen (?:reet|flikker|moer|ruk|kloot|bal)',
  ],
  harassment_or_threat: [
    '(?:hier |daar |dit |dat )?(?:ga je|gaat u|gaan jullie|zult u|zul je|zullen jullie|gaat u hier|ga je hier|u gaat|je gaat|u zult|je zult) (?:hier |dit |dat |daar |nog |er |het ){0,3}(?:nog |heel |flink |bitter |zwaar ){0,2}(?:spijt van (?:krijgen|hebben)|voor boeten|berouwen|bezuren)',
    '(?:betaal|reageer|antwoord|teken|betaalt u|reageert u|tekent u)[^.!?]{0,50}?,? (?:of|anders) (?:we|wij|ik|u|je|jullie|iedereen|uw|je|weet|hoort) (?:maken|maak|zullen|zal|gaan|ga|krijgt|krijgen|hoort|ruïneren|verwoesten|slopen|weet) (?:[a-z]{1,12} ){0,4}?(?:kapot|af|spijt|alles|ruïneren|vernietigen|slopen|te grazen)(?= ?[.,!]|$)',
    '(?:we|wij|ik|zullen we|zal ik|gaan we) (?:maken|maak|gaan|ga|zullen|zal|krijgen|krijg) (?:u|je|jou|jullie|uw (?:bedrijf|zaak|reputatie|leven)|je (?:bedrijf|zaak|reputatie|leven)) (?:helemaal |volledig |nog wel |persoonlijk |nog |wel |met de grond )?(?:kapot(?:maken)?|ruïneren|vernietigen|verwoesten|te gronde richten|te grazen(?: nemen)?|gelijk(?= ?[.!])|kapot maken|slopen|de grond in boren)',
    '(?:we|wij|ik) (?:weten|weet) (?:precies |heel goed |ook |wel )?(?:waar|naar welke school|hoe laat) (?:u (?:woont|slaapt|werkt en|parkeert)|je (?:woont|slaapt|parkeert)|jij woont|jullie wonen|(?:uw|je|jouw) (?:kinderen|dochter|zoon|vrouw|man|gezin|familie) (?:naar school|op school|woont|wonen|werkt|slaapt|slapen))',
    '(?:dit|dat) is (?:mijn|onze|uw|je|jouw) (?:aller)?laatste waarschuwing|(?:of|anders) (?:krijg je|krijgt u|zul je|zult u) (?:er |met |nog ){0,2}(?:spijt|met mij te maken|met ons te maken|wat beleven)|anders (?:hoort|weet|horen|weten) (?:uw|je|jouw|al uw|de hele|iedereen|heel) (?:baas|vrouw|man|klanten|buren|stad|branche|familie|wereld)|we (?:weten|krijgen) je wel te (?:vinden|pakken)|pas (?:maar |jij )(?:maar )?(?:heel )?(?:goed )?op,? (?:je|jij|vriend|mannetje)',
    '(?:u bent|je bent|jij bent|jullie zijn) (?:echt |gewoon |allemaal |toch |wel |werkelijk |een |een stel |een stelletje |zo |te |een complete |een enorme |een grote |een zielige ){0,3}(?:idioot|idioten|sukkels?|mislukkelingen|mislukkeling|nietsnut(?:ten)?|prutsers?|lafaards?|laf|leugenaars?|dom|achterlijk|zielig|onbekwaam|minkukels?|imbeciel(?:en)?|uitschot|parasiet(?:en)?|hopeloos|belachelijk|randdebiel(?:en)?|eikels?|waardeloos)(?= ?[.!,?]|$| en | om )',
    '(?:stelletje|zootje|stel|vuile|stomme|domme|achterlijke|vieze|luie) (?:idioten|idioot|sukkels?|prutsers?|lafaards?|nietsnutten|nietsnut|oplichters|imbecielen|imbeciel|eikels?|randdebielen|uilskuikens?)|(?:bent u|ben je|ben jij|zijn jullie) (?:echt |nou |soms |gewoon |eigenlijk |werkelijk )?(?:zo |te )?(?:dom|doof|blind|achterlijk|stom|lui)(?= ?[?,]| om| of)|alleen een (?:idioot|dwaas|sukkel) zou',
    'schaam (?:u|je)(?= ?[.!,]|$)|(?:u zou|je zou|jullie zouden) (?:u|je|zich) (?:moeten|dood moeten) schamen|hoe durft u|hoe durf je|wie denkt u (?:wel )?(?:niet )?dat u bent|wie denk je (?:wel )?(?:niet )?dat je bent|hou(?:d)? (?:je|uw|jullie) (?:bek|kop|mond|smoel|muil)(?= ?[.!,]|$| dicht)|(?:derde|vierde|vijfde|tiende|zoveelste) keer dat (?:u|je|jullie) (?:mij|me|ons) negeer(?:t|de)?|(?:stop|hou op|houd op) (?:met mij te|met ons te|ons te|mij te|met het) negeren|zelfs een (?:kind|kleuter) (?:zou|had|kan|snapt) (?:dit|dat) (?:snappen|begrijpen|begrepen|gesnapt)|(?:uw|je) stilzwijgen is (?:laf|zielig|schandalig|beledigend|onbeschoft)',
    '(?:betaal|betaalt u|reageer|reageert u|antwoord|antwoordt u|teken|tekent u)[^.!?]{0,50}?,? (?:of|anders) (?:er )?(?:gebeurt|overkomt|gaat|zal) (?:er )?(?:iets|wat)(?: ergs)? (?:gebeuren )?(?:met|aan) (?:uw|je|jouw|jullie) [^\\s.,;:!?]{3,14}',
    '(?:betaal|betaalt u|reageer|reageert u|antwoord|antwoordt u|teken|tekent u)[^.!?]{0,50}?,? (?:of|anders) overkomt (?:uw|je|jouw|jullie) [^\\s.,;:!?]{3,14} (?:iets|wat)(?= ?[.,!]|$)',
    'als (?:u|je|jij) (?:mij |me |ons |weer ){0,2}niet (?:antwoordt|reageert|betaalt|tekent),? (?:dan )?(?:schrijf|vertel|zeg|bel) ik (?:het )?(?:aan )?(?:uw|je|jouw) (?:baas|vrouw|man|familie|werkgever),? (?:dat|hoe|wat) (?:u|je)',
    '(?:zult u|zul je|u zult|je zult|gaat u|ga je) (?:de |er de )?gevolgen (?:ondervinden|dragen|ervan ondervinden|voelen)|de gevolgen (?:zult u|zul je) (?:ondervinden|voelen)',
    '(?:u|je|jij) zult? (?:wel |nog )?zien wat er (?:met (?:u|je) )?gebeurt als (?:u|je|jij) niet (?:betaalt|antwoordt|tekent|reageert)',
  ],
  injection_residue: [
    '(?:vergeet|negeer) alles wat (?:je|u|jou) (?:hiervoor|eerder|tot nu toe|hiervóór|voorheen|zojuist) (?:is|werd|was) (?:opgedragen|gezegd|verteld|gevraagd|bevolen)',
    '(?:je|jij|u) bent (?:nu|vanaf nu|voortaan) een (?:assistent|AI|AI-assistent|chatbot|model|taalmodel) (?:[a-z]{3,14} )?zonder (?:enige )?(?:beperking(?:en)?|grenzen|restricties|filters?|regels)',
    `(?:negeer (?:alle |je |uw )?(?:de )?|vergeet (?:al(?:le)? |al je |je )(?:de )?|gelieve (?:alle )?(?:de )?)(?:bovenstaande|voorgaande|vorige|eerdere|eerder gegeven) (?:instructies|opdrachten|aanwijzingen|regels)(?: te negeren)?(?! (?:van|voor|over)\\b)`,
    '(?:negeer|vergeet) (?:al(?:le)? |de |je ){0,2}(?:instructies|opdrachten|aanwijzingen|regels) (?:van )?(?:hierboven|hiervoor|hiervóór|eerder|zojuist|daarnet)(?= ?(?:[.,;:!]|en\\b|$))',
    `(?:negeer|vergeet|omzeil|houd je niet aan) (?:al )?(?:je|jouw) (?:instructies|regels|richtlijnen|opdrachten)(?: volledig)? en (?:antwoord|toon|stuur|geef|onthul|schrijf|zeg|laat)`,
    '(?:onthul|toon|geef|stuur|herhaal|noem|verklap)(?: me| ons)? (?:je|jouw|je volledige|je hele) (?:systeemprompt|systeembericht|systeeminstructies)',
    'vanaf (?:nu|heden) ben je een (?:[^\\s.,;:!?]{2,16} )?(?:assistent|AI|AI-assistent|chatbot|model|taalmodel) zonder (?:enige )?(?:beperking(?:en)?|grenzen|restricties|filters?|regels)',
  ],
  unfilled_merge_field: [
    '(?:beste|hallo|hoi|geachte (?:heer|mevrouw)|dag|lieve|goedemorgen|goedemiddag) (?:heer |mevrouw )?(?:voornaam|achternaam|voornaam achternaam|klantnaam|bedrijfsnaam)(?= ?[,!:.\\n])',
  ],
  refund_policy_claim: [
    'niet goed,? geld terug',
    `(?:(?:u|je|jij|jullie) (?:krijgt|krijgen|ontvangt|ontvangen)|(?:krijgt|ontvangt) u|krijg je)${word}{0,5}? ${sum}${word}{0,3}? (?:terug|teruggestort|terugbetaald)`,
    `(?:(?:wij|we|ik) (?:betalen|betaal|storten|stort|geven|geef)|(?:betalen|betaal|storten|stort|geven|geef) (?:wij|we|ik))${word}{0,4}? (?:volledige?|hele|gehele|volle)${word}{0,2}? ${sum}${word}{0,3}? terug`,
    `(?:wij|we|ik) (?:vergoeden|vergoed|restitueren|restitueer)${word}{0,3}? (?:volledige?|hele|gehele|volle)${word}{0,2}? ${sum}`,
    '(?:volledige|gehele) (?:terugbetaling|restitutie)',
    `${freely} (?:annuleren|opzeggen|opzegbaar|annuleerbaar|retourneren|omboeken|terugsturen)`,
    `(?:annuleren|opzeggen|opzegbaar|retourneren) ${freely}`,
    'gratis annulering|kosteloze annulering',
    `(?:aanbetaling|inschrijfgeld|tickets?|kaartjes|boeking|reservering)${word}{0,2}? (?:niet restitueerbaar|niet terugbetaalbaar|volledig restitueerbaar)`,
    `(?:u|je) kunt${word}{0,8}? geld (?:terugvragen|terugkrijgen)`,
    `(?:(?:u|je|jij|jullie) (?:heeft|hebt|hebben|krijgt|krijgen)|(?:heeft|hebt) u|heb je)${word}{0,3}? (?:dagen|weken|maanden|jaar)(?: (?:de )?(?:tijd|lang))? om (?:uw|je|jouw|het|de) (?:volledige |hele )?${sum} (?:terug te (?:vragen|krijgen|eisen|claimen|vorderen))`,
    `(?:annuleren|annulering|retourneren|opzeggen|omboeken|ruilen)${word}{0,3}? is${word}{0,4}? (?:gratis|kosteloos|zonder kosten)`,
    `(?:retourneren|ruilen|terugsturen|annuleren) kan${word}{0,2}? \\d{1,3} (?:dagen|weken|maanden|uur)`,
    `(?:elke|iedere)${word}{0,1}? klant krijgt${word}{0,1}? ${sum} terug`,
  ],
  unapproved_discount: [
    `(?:(?:wij|we|ik) (?:geven|geef|bieden|bied|verlenen|verleen|kunnen|kan)|(?:geven|geef|bieden|bied|kan) (?:wij|we|ik))${word}{0,7}? (?<!\\b(?:de|uw|die|over) )(?:korting|kortingen|prijsverlaging|speciale prijs)`,
    '(?:u|je|jullie) (?:krijgt|krijgen|ontvangt)(?: [^\\s.,;:!?]{1,24}){0,4}? korting',
    '\\d{1,3} ?(?:%|procent) (?:korting|goedkoper)',
    '(?<!\\b(?:de|uw|die|over) )korting van \\d{1,3} ?(?:%|procent)',
    '(?:voor|tegen) (?:de )?halve prijs|voor de helft van de prijs',
    `(?:installatie|installatiekosten|opstartkosten|setup|onboarding|verzendkosten|training|migratie|implementatie)${word}{0,1}? (?:nemen|neem) (?:wij|we|ik) voor (?:onze|mijn) rekening`,
    '(?:installatiekosten|opstartkosten|setupkosten|aansluitkosten|verzendkosten) (?:schelden (?:wij|we)|scheld ik|laten (?:wij|we)) (?:u |je )?(?:kwijt|vervallen)',
    `(?:eerste|volgende)${word}{0,1}? (?:maand|maanden|jaar) (?:is|zijn|krijgt u|krijg je) (?:voor u |helemaal )?(?:gratis|kosteloos|cadeau|van ons)`,
    '(?:installatie|onboarding|training|migratie|implementatie|setup) (?:is voor u|zijn voor u|krijgt u|krijg je) (?:helemaal )?(?:gratis|kosteloos|cadeau|van ons)',
    `(?:ik haal|wij halen|we halen)${word}{0,4}? \\d{1,3} ?(?:%|procent) (?:af|eraf)`,
    `(?:kan|kunnen)${word}{0,2}? prijs(?: voor u)?(?: met)? \\d{1,3} ?(?:%|procent) verlagen`,
    `(?:haal|doe|halen|doen) (?:ik|we|wij)${word}{0,4}? \\d{1,3} ?(?:%|procent)(?: van (?:de|uw|het) (?:prijs|offerte|bedrag|totaal|totaalprijs))? (?:af|eraf)(?= ?[.,;!)]|$|\\n| en | als )`,
    `(?:ik doe|wij doen|we doen)${word}{0,3}? \\d{1,3} ?(?:%|procent)(?: van (?:de|uw) (?:prijs|offerte))? (?:af|eraf)(?= ?[.,;!)]|$|\\n| en | als )`,
    `(?:verlaag|verlagen) (?:ik|we|wij) (?:de|uw) (?:prijs|offerte)${word}{0,2}? met \\d{1,3} ?(?:%|procent)`,
    `met (?:de|uw|je|onze) (?:kortings|actie)?code [A-Z0-9-]{3,20}${word}{0,5}? \\d{1,3} ?(?:%|procent)`,
    `(?:een kwart|een derde|een vijfde|de helft)${word}{0,1}? van (?:de|uw|het) (?:prijs|offerte|bedrag|tarief) (?:(?:halen|doen) (?:we|wij) |(?:haal|doe) ik )?(?:af|eraf)`,
    `(?:doen|doe|geven|geef)(?: (?:wij|we|ik))?${word}{0,3}? gratis (?:licenties?|maand(?:en)?|gebruikers?|uren|accounts?)`,
    `(?:opstartkosten|installatiekosten|aansluitkosten|inschrijfkosten|administratiekosten)${word}{0,1}? (?:we|wij|ik) (?:u |je )?kwijt`,
    '(?:vervallen|vervalt) (?:voor u |voor je )?(?:de |uw |je )?(?:installatiekosten|opstartkosten|aansluitkosten|inschrijfkosten|administratiekosten|instapkosten)',
  ],
  price_quote: [
    `(?:ons|onze|het|de|elk(?:e)?|een) (?:[\\w-]{2,20} ){0,2}?(?:[\\w-]{0,20}(?:tarief|pakket|licentie|abonnement|prijs|cursus|module|versie|workshop|installatie|training|editie|uurtarief|dienst))(?: [^.!?\\n]{2,30}?)? (?:kost(?:en)?|is|bedraagt|begint (?:bij|vanaf)|start (?:bij|vanaf)|komt (?:neer op|op)|ligt op|zou neerkomen op) (?:slechts |maar |ongeveer |rond de ){0,2}${money}`,
    `${money} per (?:gebruiker|licentie|werkplek|deelnemer|persoon|contact|bericht|postvak|apparaat|locatie|zitplaats)(?: per (?:maand|jaar))?`,
    `(?:wij rekenen|we rekenen|wij vragen|u betaalt (?:slechts|maar|bij ons|dan)|je betaalt (?:slechts|maar|bij ons|dan)|dat kost u|dat kost je|kost u|dat wordt) (?:[a-z]{2,10} ){0,2}${money}`,
  ],
  guarantee_claim: [
    `(?:(?:wij|we|ik) garande(?:ren|er)|garande(?:ren|er) (?:wij|we|ik))${word}{0,7}? (?:${gain}|\\d{1,3} ?(?:%|procent)|het (?:dubbele|driedubbele)|\\d{1,2} ?(?:keer|maal|x))(?! (?:beschikbaarheid|uptime))`,
    `(?:wij|we|ik) garande(?:ren|er)(?: u| je| jullie)?,? dat (?:u|uw|je|jouw|jullie)${word}{1,8}? ${grows}`,
    `(?:wij|we|ik) (?:kunnen|kan|durven|durf)${word}{0,7}? (?:${gain}|\\d{1,3} ?(?:%|procent)${word}{1,4}?)(?: te)? garanderen`,
    `gegarandeerde?${word}{0,3}? ${gain}`,
    `(?:${gain}|tevredenheid)(?: is| zijn)?(?: 100 ?%)? (?:gegarandeerd|verzekerd)`,
    '(?:volledig|helemaal|volkomen|geheel|100 ?%|totaal|absoluut) (?:zonder (?:enig )?risico|risicovrij|risicoloos)',
    '(?:zonder (?:enig )?risico|risicovrij|risicoloos) (?:voor (?:u|jou|jullie)|proberen|uitproberen|starten)',
    '(?:u|je|jij|jullie) (?:loopt|lopen|heeft|hebt|draagt) (?:daarbij |dus |hierbij )?(?:geen enkel|geen|nul) risico',
    '(?:u|je|jij|jullie) (?:heeft|hebt|hebben) (?:dus |absoluut )?niets te verliezen',
    '(?:onze|met|met een|bieden een) (?:resultaat|succes|tevredenheids|niet-goed-geld-terug-?|geld-terug-?)garantie',
    `(?:wij|we|ik) (?:beloven|beloof)${word}{0,3}? (?:dubbel|het dubbele|meer|\\d{1,3} ?(?:%|procent))${word}{0,3}? ${gain}`,
    `${gain}${word}{0,4}?,? gegarandeerd`,
    'nul risico voor (?:u|jou|jullie)',
    `(?:het slagen|het succes|de toelating|uw succes|jouw succes)(?: van (?:uw|je|jouw) (?:zoon|dochter|kind|project|campagne))?(?: voor het examen)? is (?:100 ?% )?(?:gegarandeerd|verzekerd)`,
    `(?:wij|we|ik) garande(?:ren|er)(?: u| je| jullie)?,? dat (?:uw|je|jouw|jullie) (?:agenda|praktijk|restaurant|cursus|zaal)${word}{0,5}? vol (?:zit|raakt|loopt|staat|is)`,
    `(?:beloven|beloof|garanderen|garandeer)(?: u| je| jullie)? dat${word}{1,4}? (?:terugverdient|terugbetaalt)(?= |[.,!]|$)`,
    `(?:beloven|beloof|garanderen|garandeer)(?: u| je| jullie)? dat${word}{1,3}? zich${word}{0,4}? terugverdient`,
  ],
  superlative_claim: [
    `(?:de|het) (?:absoluut |allerbeste |veruit |met afstand )?(?:beste|goedkoopste|snelste|betrouwbaarste|meest complete|meest geavanceerde|veiligste|modernste) ${product}(?:${word}{0,2})? (?:op de markt|van de markt|in de branche|ter wereld|van Nederland|in Nederland|van België|van Europa|in Europa|in de regio|van het land)`,
    `(?:wij zijn|we zijn|is|blijft|blijven) (?:de |het )?(?:onbetwiste )?nummer (?:1|één|een)(?! (?:op|van) de lijst)`,
    `(?:geen (?:enkele |enkel )?(?:andere?|ander) ${product}|niemand anders) (?:is|biedt|kan|heeft|doet|levert)${word}{0,4}? (?:beter|goedkoper|sneller|meer|zo (?:goed|goedkoop|snel))`,
    `(?:de|het) enige ${product}(?:,? (?:die|dat|waarmee)|${word}{0,1} (?:op de markt|ter wereld|in Nederland|in Europa))`,
  ],
  false_urgency: [
    `laatste kans(?= ?!| (?:voor middernacht|om (?:te profiteren|te besparen|de korting|dit aanbod|nog)|op (?:de|deze) korting))`,
    `(?:aanbieding|aanbod|korting|actie|actieprijs)${word}{0,3}? (?:eindigt|stopt|loopt af|verloopt|geldt)${word}{0,3}? (?:vandaag|vanavond|middernacht|(?:enkele|\\d{1,2}|twee|drie) uur)`,
    `(?:nog|nog maar|slechts) (?:\\d{1,2}|twee|drie|vier|enkele|een paar) (?:plaatsen|plekken|stuks|exemplaren|licenties) (?:over|beschikbaar|op voorraad|voor deze prijs)`,
    `(?:alleen|enkel) (?:nog )?(?:vandaag|tot (?:vanavond|middernacht)) (?:geldig|voor deze prijs|met korting|\\d{1,2} ?%)`,
    `(?:bestel|koop|reserveer|profiteer) (?:nu|snel|vandaag nog),? (?:voordat|zolang|want op is op)`,
  ],
  fabricated_relationship: [
    `zoals (?:(?:gisteren|vorige week|eerder|net|maandag|dinsdag|woensdag|donderdag|vrijdag) )?(?:telefonisch|aan de telefoon|in ons (?:gesprek|telefoongesprek)|op de beurs|tijdens ons (?:gesprek|overleg)) (?:besproken|afgesproken|beloofd|aangegeven|gemeld)`,
    `(?:naar aanleiding van|na|sinds) ons (?:laatste |vorige |leuke |korte |prettige )?(?:gesprek|telefoongesprek|telefoontje|overleg|ontmoeting)(?: (?:van )?(?:gisteren|vorige week|maandag|dinsdag|woensdag|donderdag|vrijdag))?`,
    `(?:het was|ik vond het) (?:erg |heel |echt )?(?:leuk|fijn|prettig|goed|een genoegen) (?:om )?(?:u|je|jullie)${word}{0,4}? te (?:ontmoeten|spreken|zien|leren kennen)`,
    `(?:bedankt|dank) voor (?:het|ons) (?:leuke |prettige |fijne |goede )?(?:gesprek|telefoongesprek|overleg)(?: (?:van )?(?:gisteren|vorige week|vanochtend))?`,
  ],
  investment_promise: [
    `(?:gegarandeerd(?:e)?|vast|zeker|risicoloos) (?:jaarlijks )?(?:rendement|rente|winst)(?: van)? (?:\\d{1,2}|zonder|per jaar)`,
    `(?:wij garanderen|we garanderen|ik garandeer)(?: u| je)?${word}{0,3}? \\d{1,2}(?:[.,]\\d)? ?(?:%|procent) (?:rendement|rente)`,
    `\\d{1,2}(?:[.,]\\d)? ?(?:%|procent) (?:rendement|rente)${word}{0,3}?,? (?:gegarandeerd|zonder (?:enig )?risico|risicoloos)`,
    `(?:verdubbel|verdrievoudig) (?:uw|je) (?:geld|kapitaal|vermogen|spaargeld|investering)`,
  ],
  sensitive_attribute: [
    `(?:omdat|aangezien|nu|daar) (?:u|je|jij|jullie) (?:ook |zelf ){0,1}(?:aan )?(?:een )?${illness} (?:heeft|hebt|hebben|lijdt|lijden)`,
    '(?:omdat|aangezien|nu|dat) (?:u|je|jij) (?:ook |zelf |weer ){0,1}(?:zwanger|diabeet|depressief|hiv-positief|gehandicapt|homo|homoseksueel|lesbisch|biseksueel|transgender|katholiek|moslim|joods|christelijk|atheïst|vakbondslid|lid van (?:de|een) vakbond) (?:bent|zijn|is)',
    `(?:uw|jouw|je) (?:recente |huidige |vroegere )?(?:zwangerschap|miskraam|kanker|multiple sclerose|depressie|handicap|chemo(?:therapie)?|epilepsie|chronische ziekte|homoseksualiteit|seksuele geaardheid|vakbondslidmaatschap|geloofsovertuiging|huidskleur|etnische afkomst)(?= ?[.,;:!?]| u | kan | is | hoeft | en | ons |$)`,
    'als (?:katholiek|moslim(?:a)?|jood|christen|protestant|boeddhist|atheïst|homo|lesbienne|vakbondslid|lid van (?:de|een) vakbond|diabeet|zwangere vrouw|gehandicapte),? (?:weet|begrijpt|zult|kent|bent|heeft|krijgt|zal|waardeert|waardeer|begrijp|ken|heb) (?:u|je|jij)',
    `als (?:(?:praktiserend|gelovig|overtuigd|actief|trots)[e]? )?${trait},? (?:[^\\s.,;:!?]{3,16}|dit onderwerp) (?:u|je|jij|dit${word}{0,1}? u)(?= )`,
    `als (?:homoseksuele|lesbische|zwarte|joodse|islamitische|katholieke|zwangere|gehandicapte|transgender) (?:man|vrouw|persoon|ondernemer|moeder|vader),?${word}{1,3}? (?:u|je|jij|jou)(?= )`,
    `(?:uw|jouw|je)(?: (?:recente|nieuwe))? (?:kanker|diabetes|hiv|alzheimer|parkinson|depressie|adhd|autisme)-?diagnose`,
    `(?:gehoord|vernomen|gelezen|gezien|weten|begrepen) dat (?:u|je|jij)(?: ook| al)? (?:aan )?(?:een )?${illness} (?:heeft|hebt|lijdt)`,
  ],
  medical_claim: [
    `(?:geneest|verhelpt|rekent af met|maakt een einde aan) ${ailment}`,
    'klinisch (?:bewezen|getest|aangetoond)|medisch (?:bewezen|aangetoond)',
    `vervangt${word}{0,1}? (?:uw|je) (?:medicijnen|medicatie|pillen|insuline)`,
    `${remedy}${word}{0,6}?(?:, [^.,;!?]{3,40},)? (?:verlicht(?:en)?|behandel(?:t|en)|bestrijd(?:t|en)|verlaagt|verlagen|voorkom(?:t|en)|verminder(?:t|en)|(?:helpt|helpen|werkt|werken)${word}{0,1}? (?:tegen|bij)) (?:${ailment}|(?:de |het |uw |je )?(?:bloeddruk|cholesterol|bloedsuiker))`,
    `verdwijn(?:t|en) (?:uw|je|jouw) (?:artrose|artritis|reuma|kanker|diabetes|migraine|depressie|slapeloosheid|astma|eczeem|psoriasis|acne|jicht|spataderen|kaalheid|rugpijn)`,
  ],
  contract_commitment: [
    `(?:wij|we|ik) (?:verbinden?|verplicht(?:en)?) (?:ons|me|mij)${word}{0,1}? (?:juridisch|contractueel)`,
    `vrijwaren? (?:u|je|jullie)${word}{0,2}? voor (?:alle|elke|iedere) (?:schade|claims?|aanspraken?)`,
    '(?:deze (?:mail|e-?mail)|dit bericht) (?:als|is|geldt als) (?:een )?(?:juridisch )?bindend(?:e)? (?:aanbod|toezegging|offerte)',
    'juridisch bindende (?:toezegging|belofte|garantie)',
    `(?:wij|we|ik) (?:zijn|ben)${word}{0,2}? onbeperkt aansprakelijk`,
    `(?:aanvaarden?|accepteren?|nemen?)(?: wij| we| ik)?${word}{0,1}? (?:onbeperkte|volledige|onbegrensde) aansprakelijkheid`,
    `garande(?:ren|er)${word}{0,2}? (?:een )?(?:beschikbaarheid|uptime|reactietijd) van${word}{0,2}? \\d{1,3}`,
    `hierbij (?:aanvaarden|accepteren|aanvaard|accepteer) (?:wij|we|ik)${word}{0,1}? (?:contract|aanbod|voorwaarden|voorstel|offerte) (?:zonder voorbehoud|onvoorwaardelijk|bindend)`,
    `vrijwaren? (?:u|je|jullie)${word}{0,2}? (?:tegen|voor|van)${word}{0,1}? (?:aanspraken|claims?|vorderingen)${word}{0,1}? derden`,
    `(?:verplichten|verbinden|verplicht|verbind)${word}{0,4}? (?:boete|schadevergoeding)${word}{0,6}? te betalen`,
    `(?:betalen|betaal) (?:wij|we|ik) (?:u|je|jullie)${word}{0,1}? boete`,
  ],
  legal_or_certification_claim: [
    '(?:volledig|helemaal|100 ?%|automatisch|voor 100 ?%) (?:AVG|GDPR)[- ]?(?:proof|conform|compliant)',
    `(?:voldoet|voldoen)${word}{0,3}? (?:volledig|helemaal|automatisch|voor 100 ?%) aan de (?:AVG|GDPR|wet)`,
    `(?:wij zijn|we zijn|(?:ons|onze)${word}{1,4}? (?:is|zijn)) (?:officieel |volledig )?(?:${scheme}|NEN ?\\d{4})[- ]?gecertificeerd`,
    `(?:wij zijn|we zijn|(?:ons|onze)${word}{1,4}? (?:is|zijn)) (?:officieel |volledig )?(?:gecertificeerd|goedgekeurd|geaccrediteerd)(?: volgens| voor| door)(?: de| het)? (?:${scheme}|NEN ?\\d{4}|Autoriteit Persoonsgegevens|AFM|DNB)`,
    `(?:ons|onze)${word}{1,2}? voldo(?:et|en) aan alle${word}{0,1}? wettelijke (?:eisen|verplichtingen|voorschriften|regels)`,
    `(?:zo|hiermee|daarmee|dan) voldoe(?:t|n) (?:u|je|jullie) (?:volledig|helemaal|automatisch|voor 100 ?%) aan de (?:AVG|GDPR|wet)`,
    `(?:juridisch gezien|wettelijk gezien|juridisch) (?:heeft|hebt|heb) (?:u|je) recht op`,
    `(?:deze|die|de) (?:clausule|bepaling|boete) is${word}{0,1}? (?:nietig|ongeldig|onwettig|vernietigbaar)`,
  ],
  denies: 'niet|geen|nooit|niets',
  toldOf:
    'volgens|wettelijke?|de wet|fabrikant|fabrieks[a-z]{3,10}|vliegmaatschappij|verzekeraar|verzekering|verhuurder|(?:de|uw) (?:bank|leverancier)|concurrent(?:en|ie)?|beweert|zoals (?:afgesproken|besproken)|afgesproken|uw (?:winkel|webshop|klanten)|zag dat|las dat|bedenktijd|factuur',
  slotWords:
    'voornaam|achternaam|naam|klantnaam|bedrijfsnaam|bedrijf|klant|organisatie|ontvanger|contactpersoon|functie|functietitel|stad|plaats|adres|datum|tijd|branche|bedrag|productnaam|afzender|telefoonnummer|handtekening|aanhef',
  slotParticles: 'van|de|het|uw|je|en|een',
  greeting: 'beste|hallo|hoi|geachte|goedemorgen|goedemiddag|goedenavond|goedendag|dag|lieve',
  closing: '(?:met )?(?:vriendelijke|hartelijke|warme) groet(?:en)?|groet(?:en|jes)?|hoogachtend|mvg|gr',
  trial:
    'dit is (?:slechts |maar )?een test(?:bericht|mail|e-?mail|-e-?mail)?|test(?:bericht|mail)|(?:(?:dit|hier) (?:is|staat) (?:slechts |maar )?(?:een )?)?(?:voorbeeldtekst|opvultekst)',
};
