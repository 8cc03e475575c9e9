import { type Language, money, scheme, word } from './language.ts';

const model =
  '(?:(?:(?:großes |generatives |reines )?(?:KI-?|AI-?)?(?:Sprachmodell|Textmodell)|(?:KI|AI)[- ](?:Modell|Assistenz|Assistent(?:in)?|Chatbot|System|Textgenerator|Tool|Bot)|(?:virtuelle|digitale|künstliche)[rs]? (?:Assistent(?:in)?|Intelligenz)|Chatbot|KI|AI))(?!-)';
const says =
  '(?:kann|darf|habe|bin|verfüge|besitze|werde|möchte|muss|könnte|fehlt|fehlen|liegen|ist|sind) (?:ich|mir|es mir|meine?)';
const denies = '(?:nicht|nie|kein(?:e[nrms]?)?|lediglich|keinerlei|nur|daher|deshalb|also)';
const piece =
  '(?:(?:Kaltakquise|Follow-?up|Vertriebs|Dankes|LinkedIn|WhatsApp|Antwort|Entwurfs|Beispiel|Muster)?-?(?:E-?Mail|Mail|Nachricht|Anschreiben|Entwurf|Version|Fassung|Formulierung|Variante|Vorlage|Betreffzeile|Textentwurf|Textvorschlag|Formulierungsvorschlag|Mailtext))(?:s|en|n)?';
const ofMail =
  '(?: (?:der|des|Ihrer|deiner|Ihres|deines|für (?:die|eine|deine|Ihre)|einer|zur|zum) (?:E-?Mail|Mail|Nachricht|Textes|Anschreibens|Antwort|LinkedIn-Nachricht|Follow-?up)s?)?';
const adjective =
  '(?:(?:überarbeitet|aktualisiert|kürzer|kurz|formeller|förmlicher|lockerer|freundlicher|verbessert|angepasst|professionell|persönlicher|personalisiert|knapper|neu|möglich|prägnant|höflicher|optimiert|umformuliert|gekürzt|erst|alternativ)(?:er|e[nsrm]?)?,? (?:und )?)';
const draftPart =
  '(?:(?:den|die|das|am|an der|etwas am|am) )?(?:Ton(?:fall|alität|lage)?|Stil|Text|Länge|Formulierung(?:en)?|Wortwahl|Anrede der E-?Mail|Betreffzeile|Betreff|E-?Mail|Entwurf|Nachrichtentext|Mailtext|Textlänge)';
const tune =
  '(?:anpasse|ändere|überarbeite|kürze|umformuliere|umschreibe|verkürze|verlängere|verfeinere|personalisiere|anpassen|ändern|überarbeiten|kürzen|umformulieren|umschreiben|verkürzen|verlängern|verfeinern|personalisieren|abwandeln)';
const party =
  '(?:Empfängers?|Empfängerin|Interessent(?:en|in)?|Leads?|Prospects?|Kontakts?|Unternehmens?|Firma|Ansprechpartners?|Adressat(?:en)?|potenziellen Kunden|Zielperson)';
const machine =
  '(?:Bot|Chatbot|Roboter|Maschine|KI|Computer|Algorithmus|Automat|Computerprogramm|KI-Assistent|Sprachmodell|Programm)';
const person = '(?:echte[rn]?|richtige[rn]?|wirkliche[rn]?|reale[rn]?|lebendige[rn]?|leibhaftige[rn]?)';
const opens = '(?<=(?:^|[\\n.!?:;([*>|-]) ?)';
const customer =
  '(?:den|die|unsere[nr]?|dem|der) (?:End)?(?:Kund(?:en|in)|Interessenten|Käufer|Mandanten|Empfänger|Bewerber|Lead)';
const gain =
  '(?:Umsatz(?:wachstum|steigerung|plus)?|Leads?|Kunden|Neukunden|Bewerbungen|Bewerber|Anfragen|Termine|Ergebnisse?|Resultate?|Erfolge?|Wachstum|Ersparnis(?:se)?|Einsparung(?:en)?|Gewinn|Abschlüsse|Rankings?|Top-Platzierung(?:en)?|Besucher|Verkäufe|Reichweite|ROI|Einstellungen|Auslastung|Conversions?|Aufträge|Buchungen|Kostensenkung)';
const grows =
  '(?:verdoppel[nt]|verdreifach(?:en|t)|halbier(?:en|t)|steig(?:t|en|ert|ern)|wächst|wachsen|sink(?:t|en)|senken|sparen|sparst|gewinnen|gewinnst|mehr|rechnet)';
const sum =
  '(?:Preis(?:es)?|Kaufpreis(?:es)?|Reisepreis(?:es)?|Ticketpreis(?:es)?|Betrag(?:e?s)?|Rechnungsbetrag|Geld(?:es)?|Beitrag|Jahresbeitrag|Anzahlung|Gebühr(?:en)?|Kursgebühr|Summe|Zahlung(?:en)?|Kosten)';
const cancel =
  '(?:stornieren|stornierbar|storniert|kündigen|kündbar|zurücktreten|umbuchen|zurückgeben|zurückschicken|zurücksenden|umtauschen|retournieren|abbestellen)';
const ailment =
  '(?:Arthrose|Arthritis|Rheuma|Krebs|Tumore?|Diabetes|Migräne|Depressionen?|Schlaflosigkeit|Schlafstörungen|Asthma|Heuschnupfen|Allergien?|Neurodermitis|Schuppenflechte|Psoriasis|Akne|Bluthochdruck|Tinnitus|Demenz|Alzheimer|Gicht|Osteoporose|Bandscheibenvorfälle?|Rückenschmerzen|Gelenkschmerzen|Krampfadern|Angststörungen|Haarausfall)';

/** What the reader may suffer from. */
const illness =
  '(?:Diabetes|Depression(?:en)?|Krebs(?:erkrankung|diagnose|leiden)?|Brustkrebs|Multiple[rn]? Sklerose|Epilepsie|Asthma|Angststörung(?:en)?|Angstzuständen|Alzheimer|Parkinson|HIV|Rheuma|Burn-?out|Migräne|Alkoholsucht|Essstörung(?:en)?|Erkrankung|Krankheit|Diagnose)';

/** What is sold as a cure. */
const remedy =
  '(?:Tees?|Kapseln?|Salben?|Cremes?|Präparate?|Geräte?|Pflaster|Tropfen|Öle?|Pulver|Tabletten?|Gels?|Sprays?|Nahrungsergänzung(?:smittel)?|Supplements?|Säfte?|Matratzen?|Armbänder|Armband|Produkte?|Mittel)';
/** What the reader may be, said as a noun or with one. */
const trait =
  '(?:(?:Katholik|Protestant|Christ|Muslim|Buddhist|Atheist|Gewerkschaft(?:l)?er|Diabetiker|Epileptiker|Asthmatiker|Alkoholiker)(?:in)?|Muslima|Moslem|Jude|Jüdin|Hindu|Lesbe|Gewerkschaftsmitglied|Homosexuelle[r]?|Schwangere|(?:homosexuelle|schwule|lesbische|schwangere|behinderte|schwarze|jüdische|muslimische|katholische|transsexuelle|transgeschlechtliche)[r]? (?:Mann|Frau|Person|Mensch|Paar|Unternehmer(?:in)?|Mutter|Vater))';

/** What is boasted of. */
const product =
  '(?:Anbieter|Software|Lösung|Plattform|CRM|Tool|Produkt|Agentur|Dienstleister|System|Firma|Unternehmen|Werkzeug|App|Partner|Makler|Klinik|Hotel|Shop|Händler|Versicherung|Bank|Werkstatt|Hersteller|Service|Kundendienst|Kurs)s?';

/** What a German model's output holds. */
export const german: Language = {
  ai_refusal_text: [
    `als (?:eine?n? |reine[sr]? )?${model},? (?:${says}|(?:das|die|der) (?:von )?[^.!?]{3,60},? ${says})`,
    `ich bin (?:nur |lediglich |bloß |leider |ja )?(?:ein(?:e)?) ${model}(?: von [a-z]{3,14})?,? (?:und|der|die|das|kann|daher|deshalb) [^.!?]{0,60}?\\b${denies}`,
    'ich bin (?:nur |lediglich |bloß |leider )?ein (?:großes |trainiertes )?(?:KI-?)?Sprachmodell',
    'ich (?:wurde|bin) von (?:OpenAI|Anthropic|Google|Meta|Mistral|Microsoft) (?:entwickelt|trainiert|erstellt|programmiert)',
    `(?:leider |tut mir leid,? (?:aber |doch )?|entschuldigung,? (?:aber )?)(?:ich kann|kann ich) (?:Ihnen |dir )?(?:bei|mit) dieser (?:Anfrage|Aufgabe|Bitte) (?:leider )?nicht (?:weiter)?(?:helfen|behilflich sein|dienen|unterstützen)(?! ?[.,;!]? (?:bitte|aber|wenden|jedoch|mein|unser|sondern|dafür|zuständig|da (?:ist|muss)|das (?:macht|regelt|entscheidet)))`,
    `(?:leider |tut mir leid,? (?:aber |doch )?)(?:ich kann|kann ich) (?:dieser|Ihrer|deiner) (?:Anfrage|Aufforderung) nicht (?:nachkommen|entsprechen|bearbeiten)(?! ?[.,;!]? (?:bitte|aber|wenden|da die|weil die|mein|unser))`,
    `(?:ich kann|kann ich) (?:leider |Ihnen |dir ){0,2}(?:diese|eine solche|solche|keine solchen?|keine|derartige) (?:Art (?:von )?)?(?:E-?Mails?|Nachricht(?:en)?|Inhalte?|Texte?)(?: dieser Art)? (?:leider )?(?:nicht )?(?:schreiben|verfassen|erstellen|generieren|formulieren|erzeugen)(?! ?,? (?:bevor|solange|ohne|bis))`,
    '(?:gegen|mit) meine[nr]? (?:Nutzungs|Inhalts|Sicherheits|Ethik|internen )?(?:richtlinien|Programmierung|ethischen (?:Grundsätze|Richtlinien|Prinzipien))',
    'gegen (?:die|meine) (?:Nutzungs|Inhalts)richtlinien (?:von OpenAI|von Anthropic|verstößt|verstoßen)',
    'ich (?:habe|verfüge über) keinen (?:direkten )?Zugriff auf (?:Echtzeit-?(?:daten|informationen)|aktuelle (?:Daten|Informationen) (?:aus dem Internet|in Echtzeit))',
    '(?:habe ich|ich habe) keine (?:eigenen |persönlichen ){1,2}(?:Meinungen|Gefühle|Erfahrungen|Emotionen) (?:oder|und|zu|mit|als)',
    'meine? (?:Trainingsdaten|Wissensstand|Wissen) (?:reich(?:t|en)|ende[nt]|geh(?:t|en)) (?:nur )?(?:bis|im)',
    'Stand meines (?:letzten )?(?:Wissens|Wissensupdates|Trainings|Trainingsstands)',
    `(?:kann|darf|habe|bin|besitze|verfüge) ich (?:dir |Ihnen |leider ){0,2}als (?:eine? |reine[sr]? )?${model} [^.!?]{0,60}?\\b${denies}`,
    '(?:tut mir leid|entschuldigung|sorry),? (?:aber )?(?:dabei|damit) kann ich (?:dir |Ihnen )?(?:leider )?nicht (?:weiter)?helfen(?= ?(?:[.!]|$|\\n))(?! ?[.!] (?:bitte|aber|wenden|mein|unser|vielleicht))',
    '(?:leider|tut mir leid|entschuldigung|bedaure),? (?:aber |doch )?(?:bei|mit) dieser (?:Anfrage|Aufgabe|Bitte) kann ich (?:Ihnen |dir )?(?:leider )?nicht (?:weiter)?(?:helfen|behilflich sein|dienen)(?! ?[.,;!]? (?:bitte|aber|wenden|jedoch|mein|unser|sondern|bevor|dafür|zuständig|da (?:ist|muss)|das (?:macht|regelt|entscheidet)))',
    'diesen (?:Text|Inhalt) (?:kann|darf|werde) ich (?:leider |so )?nicht (?:schreiben|verfassen|erstellen|generieren|erzeugen)(?! (?:bevor|solange|ohne|bis))',
  ],
  ai_meta_commentary: [
    `(?:(?:hier|unten|nachfolgend|nachstehend|anbei) (?:ist|sind|findest du|finden Sie|habe ich|folgt)|das ist) (?:der|die|das|ein(?:e[nr]?)?|dein(?:e[nr]?)?|Ihr(?:e[nr]?)?|zwei|drei|vier|fünf|mehrere|einige|\\d) ${adjective}{0,4}${piece}${ofMail}(?:,? die du (?:verwenden|nutzen|anpassen) kannst|,? die Sie (?:verwenden|nutzen|anpassen) können)?(?= ?:(?! ?(?:https?|[\\w.+-]{1,40}@)))`,
    `(?:gerne?|natürlich|klar|selbstverständlich|sicher|aber sicher|kein Problem|sehr gerne?)[!,.]{1,2} ?(?:hier (?:ist|sind|kommt|hast du|haben Sie)|ich habe|anbei) (?:der|die|das|ein(?:e[nr]?)?|dein(?:e[nr]?)?|Ihr(?:e[nr]?)?|zwei|drei|ein paar) ${adjective}{0,4}(?:${piece}|Vorschlag|Text|Entwürfe)(?= ?[:,.!]|${ofMail}(?:,[^.!?:\\n]{3,50})? ?:)`,
    `(?:lass(?:en Sie)? (?:es )?mich (?:gern |bitte |gerne )?wissen|sag(?:en Sie)?(?: mir)?(?: gerne?| einfach| bitte| kurz){0,2}(?: Bescheid)?|gib(?:en Sie)? mir Bescheid|geben Sie mir Bescheid),? (?:wenn|ob|falls) (?:du möchtest,? dass |Sie möchten,? dass |du willst,? dass )?ich (?:noch |etwas |weiter )?${draftPart} (?:noch |etwas |weiter ){0,2}(?:(?:kürzer|formeller|lockerer|freundlicher|förmlicher) (?:machen|gestalten|formulieren|mache|gestalte|formuliere)|${tune})`,
    `soll ich (?:(?:den|die|das) (?:Text|E-?Mail|Mail|Entwurf|Nachricht|Betreff|Ton(?:fall)?|Version)) (?:noch |etwas |weiter |lieber ){0,2}(?:(?:kürzer|formeller|lockerer|freundlicher|förmlicher) (?:machen|gestalten|formulieren)|${tune})`,
    'soll ich (?:ihn|sie|es|das) (?:noch |etwas |weiter |lieber ){0,2}(?:(?:kürzer|formeller|lockerer|förmlicher) (?:machen|gestalten|formulieren)|umformulieren|umschreiben)',
    'soll ich (?:ihn|sie|es|das) (?:noch |etwas |weiter |lieber ){1,2}kürzen(?= ?\\?)',
    `(?:möchtest du|möchten Sie|willst du|wünschst du|wünschen Sie),? (?:dass|noch|eine|einen) [^.!?]{0,40}?(?:ich ${draftPart} (?:noch |etwas |weiter ){0,2}${tune}|${adjective}(?:Version|Variante|Fassung|Formulierung)(?: der (?:E-?Mail|Nachricht))?(?= ?\\?))`,
    `ich hoffe,? (?:der Entwurf|diese (?:Version|Fassung|Formulierung|Vorlage)(?: der (?:E-?Mail|Nachricht))?) (?:hilft|entspricht deinen|entspricht Ihren|trifft den Ton)`,
    '[[](?:Hinweis|Anmerkung|Notiz)(?: an (?:dich|Sie|den Nutzer|den Absender))? ?: ?[^\\]\\n]{3,200}[\\]]',
    '[(](?:Hinweis|Anmerkung|Notiz) ?: ?[^()\\n]{0,80}(?:ersetz|anpass|Platzhalter|einfüg|personalisier|ausfüll)[^()\\n]{0,80}[)]',
    '(?:ersetze(?:n Sie)?|passe(?:n Sie)?|fülle(?:n Sie)?) (?:bitte |einfach |noch )?(?:die|alle) (?:Platzhalter|(?:Angaben|Felder|Stellen) in (?:den )?(?:eckigen )?Klammern)',
    'ich habe (?:den Ton(?:fall)?|die (?:E-?Mail|Nachricht)|den Text) (?:bewusst |etwas |nun |jetzt |möglichst )?(?:freundlicher|formeller|lockerer|kürzer|knapper|professioneller|förmlicher|kurz und prägnant|freundlich|professionell|auf (?:unter|weniger als|maximal|höchstens) \\d{2,3} Wörter) (?:gehalten|formuliert|gestaltet|gemacht|gekürzt)',
    `hier sind (?:zwei|drei|vier|fünf|einige|ein paar|mehrere|\\d) (?:mögliche |verschiedene |alternative )?(?:Betreffzeilen|Varianten der (?:E-?Mail|Nachricht)|Versionen der (?:E-?Mail|Nachricht)|Formulierungsvorschläge|Betreffvorschläge)`,
    `(?:wenn du (?:möchtest|willst|magst)|wenn Sie (?:möchten|wünschen|wollen|mögen)|falls (?:gewünscht|nötig)|bei Bedarf|auf Wunsch|gerne?),? (?:kann|könnte) ich (?:auch |gerne? |dir |Ihnen ){0,2}(?:(?:noch |etwas )?${draftPart} (?:noch |etwas |weiter |auch ){0,2}(?:(?:kürzer|formeller|lockerer|freundlicher|förmlicher) (?:machen|gestalten|formulieren)|${tune})|(?:ihn|sie|es) (?:noch |etwas |auch ){0,2}(?:(?:kürzer|formeller|lockerer|förmlicher) (?:machen|gestalten|formulieren)|umformulieren|umschreiben)|eine ${adjective}(?:Version|Variante|Fassung))`,
    `(?:wenn|falls|ob) (?:du|Sie) (?:lieber |noch )?eine (?:andere,? )?${adjective}(?:Version|Variante|Fassung)(?: der (?:E-?Mail|Nachricht))? (?:möchtest|willst|brauchst|möchten|wünschen|wünschst|benötigen|benötigst)`,
    'ich kann (?:die (?:E-?Mail|Mail|Nachricht)|den (?:Text|Ton|Entwurf)) (?:gerne? |auch |noch |etwas |bei Bedarf ){1,3}(?:(?:kürzer|formeller|lockerer|freundlicher|förmlicher) (?:machen|gestalten|formulieren)|umformulieren|umschreiben|kürzen)',
    'hier (?:ein|mein|zwei|drei) (?:Vorschläge?|Entwürfe?|Textvorschläge?|Formulierungsvorschläge?) für (?:deine?|Ihre?|die|eine) (?:E-?Mail|Mail|Nachricht|Antwort|Anschreiben)(?= ?:)',
    '(?:passe(?:n Sie)?|du kannst|Sie können) (?:den Text|die (?:E-?Mail|Nachricht)|diese (?:E-?Mail|Nachricht|Vorlage)) (?:gerne? |natürlich |jederzeit )?(?:an deinen Stil|an Ihren Stil|nach deinen|nach Ihren|nach Bedarf|an deine|an Ihre)',
    'hier (?:ist|kommt|folgt) (?:der|die|das|ein|eine|dein|deine|Ihr|Ihre) (?:überarbeitete|aktualisierte|angepasste|neue|gekürzte|umformulierte|verbesserte)[rsn]? (?:Entwurf|Fassung|Version|Text|E-?Mail|Mail|Nachricht)(?: (?:der|Ihrer|deiner) (?:E-?Mail|Mail|Nachricht|Antwort))?,? (?:jetzt |nun |diesmal )?(?:etwas |deutlich |ein wenig |ein bisschen )?(?:lockerer|förmlicher|formeller|freundlicher|kürzer|knapper|persönlicher|direkter|wärmer)(?: und (?:lockerer|förmlicher|formeller|freundlicher|kürzer|knapper|persönlicher|direkter|wärmer))?(?: (?:im Ton|formuliert|gehalten))?(?= ?:)',
    '(?:wenn|falls|ob|sofern) [^.!?]{2,40}? (?:kürzere|knappere|längere|formellere|förmlichere|freundlichere|lockerere|persönlichere|sachlichere)[nrs]? (?:(?:oder|und) [^\\s.,;:!?]{4,20} )?(?:Version|Fassung|Variante) (?:(?:von )?(?:dieser|der|Ihrer|deiner) (?:E-?Mail|Mail|Nachricht)|dieses Textes)',
    `(?:zwei|drei|vier|fünf|mehrere|einige|\\d) (?:Varianten|Vorschläge|Optionen|Versionen|Ideen|Möglichkeiten) für (?:die Betreffzeile|den Betreff|Ihre Betreffzeile|deine Betreffzeile)(?= ?:)`,
    `(?:anbei|hier(?: ist| kommt| folgt)?) (?:eine|die)(?: ${adjective}|(?: etwas| deutlich) ${adjective}){1,3} ?(?:Fassung|Version) (?:deiner|Ihrer|der) (?:Nachricht|E-?Mail|Mail)`,
  ],
  ai_missing_context: [
    `(?:liegen|liegt) mir (?:leider )?keine(?:rlei)? (?:näheren |weiteren )?(?:Informationen|Angaben|Daten|Details) (?:über|zum|zur|zu) (?:(?:den|die|der|dem|diesem|dieser) )?${party}`,
    `(?:ich habe|habe ich|mir(?: (?:liegen|fehlen|stehen))?|es (?:liegen|fehlen) mir|ohne) (?:hier |leider |aber |derzeit |noch |dazu |dafür ){0,2}(?:keine|nicht genügend|nicht genug|zu wenige?|nicht ausreichend|ausreichend|genauere|weitere|konkrete|genügend)? ?(?:ausreichenden |konkreten |genauen |weiteren |näheren )?(?:Informationen|Infos|Angaben|Kontext|Details|Daten|Hintergrundinformationen) (?:über|zu|zum|zur|vom|von)(?: (?:den|die|das|dem|der|diesem|dieser|diese[nrs]?|Ihrem|deinem|Ihrer))? ${party}[^.!?]{0,70}?(?:personalisieren|individualisieren|zu schreiben|zu verfassen|zu formulieren|zuzuschneiden|zu erstellen|schreiben kann|verfassen kann|bitte ergänzen|personalisierte|(?:allgemein|generisch|neutral)(?:e[rns]?)?)`,
    `(?:auf (?:der )?(?:Grundlage|Basis)|basierend auf|anhand|aus|laut|in) (?:der|den) (?:bereitgestellten|vorliegenden|angegebenen|übermittelten|verfügbaren|gelieferten|mitgelieferten|gegebenen) (?:Informationen|Angaben|Daten|Eingaben)[^.!?]{0,60}?(?:kein(?:e[nr]?)? (?:Firmenname|Name|Unternehmensname|Empfänger|Ansprechpartner|Unternehmen|Informationen (?:über|zu))|nicht (?:genannt|erkennbar|ersichtlich|ermitteln|ableiten|angegeben))`,
    `(?:damit|dann kann) ich (?:dir |Ihnen )?(?:die|eine|deine|Ihre|den|einen) (?:passende |personalisierte |individuelle |persönliche ){0,2}(?:E-?Mail|Mail|Nachricht|Anschreiben|Text|Entwurf)(?: (?:besser|entsprechend|gezielt|für (?:dich|Sie)))? (?:personalisieren|schreiben|verfassen|erstellen|anpassen|formulieren|fertigstellen|zuschneiden)(?: kann)?`,
    'um (?:die|eine|diese) (?:E-?Mail|Nachricht|Mail) (?:zu personalisieren|schreiben zu können|personalisieren zu können|verfassen zu können),? (?:brauche|benötige|bräuchte) ich',
    `(?:Name|Unternehmen|Firma|Position) des ${party} (?:wurde|ist|war) (?:mir )?nicht (?:angegeben|bekannt|genannt|bereitgestellt)`,
    '(?:es wurde|wurde) (?:leider )?kein(?:e)? (?:Firmenname|Empfängername|Name des Empfängers|Informationen zum Empfänger) (?:angegeben|übermittelt|bereitgestellt|genannt)',
    '(?:Informationen|Angaben|Details|Daten|Name|Firmenname)[^.!?]{0,60}?(?:vor|fehl(?:en|te|ten|t)|angegeben|bekannt|genannt|geliefert|hatte|habe),? (?:daher|deshalb|weshalb|sodass|also|darum) (?:bleibt|ist|habe ich|wirkt|musste ich|bleibe ich|hält)[^.!?]{0,40}?(?:E-?Mail|Nachricht|Mail|Text|Anschreiben|Anrede)?[^.!?]{0,30}?(?:allgemein|generisch|neutral|unpersönlich)(?:e[rns]?)?',
    `(?:mehr|weitere|nähere) (?:Informationen|Angaben|Details|Kontext|Hintergrund) (?:über|zu|zum|zur) (?:den |die |das |dem |der )?${party}[^.!?]{0,30}?,? (?:um|damit|dann)[^.!?]{0,40}?(?:E-?Mail|Nachricht|Anschreiben|Text)[^.!?]{0,30}?(?:schreiben|verfassen|personalisieren|anpassen|formulieren)`,
    '(?:(?:liegen|fehlen|stehen) mir|mir (?:liegen|fehlen|stehen)) (?:leider |derzeit |hier |noch )?(?:nicht genügend|nicht genug|nicht ausreichend|keine|zu wenige?|weitere|konkrete|einige)? ?(?:ausreichenden |konkreten |näheren )?(?:Informationen|Angaben|Details|Daten|Kontext|Hintergrundinformationen)[^.!?]{0,60}?,? um (?:diese[ns]?|die|den|das|eine?n?) (?:E-?Mail|Mail|Nachricht|Anschreiben|Text|Entwurf) (?:zu personalisieren|(?:persönlicher|individueller) zu (?:gestalten|formulieren|schreiben)|zu individualisieren)',
    '(?:diese|die) (?:E-?Mail|Mail|Nachricht) konnte (?:leider )?nicht personalisiert werden,? (?:da|weil)|(?:war|ist) (?:leider |mir )?nicht möglich,? (?:diese|die) (?:E-?Mail|Mail|Nachricht) zu personalisieren',
    `ohne${word}{0,3}? (?:Angaben|Informationen|Details|Infos|Daten|Kontext)${word}{0,5}? kann ich${word}{0,4}? (?:Nachricht|E-?Mail|Mail|Text|Anschreiben|Betreff)${word}{0,2}? (?:verfassen|schreiben|formulieren|erstellen|personalisieren|fertigstellen)`,
    `(?:aus|in) (?:dem|den) (?:gegebenen|bereitgestellten|vorliegenden|mitgelieferten) (?:Kontext|Daten|Informationen|Angaben|Eingaben|Unterlagen) (?:geht|gehen|ergibt|ist|wird)${word}{0,3}? (?:nicht|kein)${word}{0,3}?,? (?:wer|wie|welche[sr]?|was|ob|Name)`,
  ],
  prompt_residue: [
    '(?:du bist|Sie sind|agiere als|handle als|verhalte dich wie) ein(?:e)? (?:hilfreiche[rn]?|freundliche[rn]?|erfahrene[rn]?|professionelle[rn]?) (?:KI-?|Vertriebs-?|Verkaufs-?|Kundenservice-?|Marketing-?|virtuelle[rn]? )?(?:Assistent(?:in)?|Texter(?:in)?|Copywriter(?:in)?|SDR|Vertriebsassistent(?:in)?)(?= ?(?:[.,;\\n]|$|für|der|die|und))',
    '(?:du bist|Sie sind|agiere als) ein(?:e)? (?:[^\\s.!?]{3,20} ){0,3}(?:Assistent(?:in)?|Expert(?:e|in)|Texter(?:in)?|Copywriter(?:in)?|Verkäufer(?:in)?|Vertriebs[a-z]{3,14}|SDR|Agent(?:in)?|Berater(?:in)?|Spezialist(?:in)?|KI-[a-z]{3,14})[^.!?]{0,40}\\. (?:(?:schreibe?|verfasse|formuliere|erstelle)(?: mir)? (?:eine?n?|zwei|drei|\\d)[^.!?]{0,40}?(?:e-?mails?|mails?|Kaltakquise-?[a-z-]{3,8}|Nachricht(?:en)?|Anschreiben|Antwort)|deine Aufgabe)',
    '(?:schreibe?|verfasse|formuliere|erstelle) (?:mir )?(?:eine?n? )?(?:[^\\s.,;:!?]{3,20} ){0,4}(?:E-?Mail|Mail|Nachricht|Kaltakquise-?E?-?Mail|Anschreiben)[^.!?]{0,50}?(?:(?:folgende[nmr]?|nachstehende[nmr]?) (?:Kunden|Kundin|Interessenten|Lead|Prospect|Kontakt|Firma|Empfänger)|(?:maximal|höchstens|nicht mehr als|unter|mit|ca\\.?|etwa) \\d{1,3} (?:Wörtern?|Worten?|Zeichen|Sätzen?))',
    '(?:schreibe?|verfasse|verwende|nutze|halte) [^.!?]{0,40}?(?:maximal|höchstens|nicht mehr als|unter|weniger als) \\d{1,3} (?:Wörtern?|Worten?|Zeichen|Sätzen?)[^!?]{0,40}\\bTon(?:fall)?',
    '(?:verwende|nutze|benutze|schreibe? in) eine[nm] [^.!?]{3,30} Ton(?:fall)?[^!?]{0,40}?\\b(?:maximal|höchstens|nicht mehr als|unter|weniger als) \\d{1,3} (?:Wörtern?|Worten?|Zeichen|Sätzen?)',
    `${opens}(?:Anweisung(?:en)?|Aufgabe|Vorgaben|Prompt|Systemprompt|System-Prompt|Rolle|Deine Aufgabe) ?: ?(?:schreibe? (?:eine|maximal|in|mir|kurz)|verfasse|du bist|verwende einen|formuliere|erstelle eine E-?Mail)`,
    'deine Aufgabe ist es,? (?:eine|einen|die|den) [^.!?]{2,50}(?:E-?Mail|Nachricht|Anschreiben|Text)s? (?:[^.!?]{2,60} )?zu (?:schreiben|verfassen|formulieren|erstellen)',
    'erwähne (?:nicht|niemals|nie),? dass du (?:eine? )?(?:KI|Bot|Sprachmodell|Assistent)',
    '(?<=(?:^|\\n) ?)#{1,4} ?(?:System)?(?:Anweisung(?:en)?|Vorgaben|prompt|Aufgabe) ?: ?[^\\n]{0,60}?(?:\\d{1,3} (?:Wörter|Worte|Zeichen|Sätze)|siezen|duzen|Ton(?:fall)?)',
    '(?:System)?anweisung(?:en)? ?: ?(?:du bist|Sie sind) ein(?:e)? [^.!?\\n]{3,60}|antworte (?:nur|ausschließlich) mit dem (?:Text|Inhalt|Body|Wortlaut) der (?:E-?Mail|Mail|Nachricht)',
    `${opens}system-?prompt ?: ?(?:antworte|schreibe|du bist|verwende|nenne|erwähne|bleibe|halte)`,
    `${opens}(?:#{1,4} ?)?(?:Anweisung(?:en)?|Aufgabe|Vorgaben) ?: ?(?:halte|bleibe|schreibe|verfasse|verwende|formuliere|nutze) [^.!?\\n]{0,60}?\\d{1,3} (?:Wörtern?|Zeichen|Sätzen?|Zeilen)`,
    `${opens}(?:schreibe|verfasse|formuliere) (?:mir )?(?:eine?n?) (?:[^\\s.;:!?]{2,20} ){0,3}?(?:E-?Mail|Mail|Nachricht|Text|Anschreiben) an (?:den|die|einen|eine|diesen) (?:potenziellen Kunden|Interessent(?:en|in)|Leads?|Prospect)(?= ?[,.:\\n]|$| und | mit )`,
    `${opens}(?:verwende|nutze|wähle) (?:bitte )?einen (?:[^\\s.,;:!?]{4,20} ){1,3}Ton(?:fall)?(?= und | ?[,.] ?(?:erwähne|vermeide|nenne|halte|bleib))`,
  ],
  internal_note_leak: [
    `${opens}(?:(?:nur |streng |rein )?intern(?:e[rs]?)?(?: (?:Notiz|Hinweis|Anmerkung|Vermerk|Info|Kommentar))?|(?:nur |ausschließlich )(?:für den|zum|zur) internen? (?:Gebrauch|Verwendung|Zwecke)|interne (?:Notiz|Anmerkung|Info)) ?(?::|[\\])](?! ?\\w{1,20}\\())(?! ?[\\d+(]|[^.!?]{0,60}\\b(?:extern(?:e[rs]?)?) ?:)`,
    `(?<=(?:^|[\\n.!?:;,([*>|-]) ?|bitte )(?:bitte )?(?:das |dies(?:e[ns]?)? |die (?:Mail|Notiz|Marge) )?nicht (?:an|mit|vor) ${customer} (?:weiter ?leiten|schicken|senden|weitergeben|teilen|erwähnen|besprechen|mitschicken|herausgeben)(?= ?[.,;:!)\\]*-]|$|\\n)`,
    `${customer} (?:gegenüber )?(?:bitte |auf keinen Fall |noch |das |davon |das noch ){0,2}(?:nicht|nichts) (?:sagen|erwähnen|zeigen|verraten|mitteilen|kommunizieren)(?= ?[.,;:!)\\]*-]|$|\\n)`,
    '(?:der Kunde|die Kundin|der Interessent|unser Kunde) (?:weiß|ahnt) (?:davon |das |es )?(?:noch |bisher |bislang )?(?:nichts|noch nicht)(?: (?:von|davon|über) [^.!?]{2,60}?)?(?= ?[.,;!)\\]]|$|\\n)',
    '(?:diese[nrs]?|den|die|das) (?:Zeile|Notiz|Hinweis|Absatz|Kommentar|Abschnitt|Satz|Vermerk)(?: hier| oben| unten)? (?:bitte )?vor (?:dem )?(?:Versand|Senden|Absenden|Versenden|Abschicken) (?:noch )?(?:löschen|entfernen|streichen|rausnehmen)',
    `${opens}vor (?:dem )?(?:Versand|Senden|Absenden|Abschicken) (?:löschen|entfernen|streichen)`,
    `${opens}(?:Hinweis|Notiz|Info|Anmerkung|Nachricht) (?:an|für) (?:den|das|die|unser(?:en)?) (?:Vertrieb|Team|Innendienst|Außendienst|Vertriebsteam|Kollegen|Support|Buchhaltung|Account[- ]Manager(?:in)?) ?:`,
    `${opens}(?:nur|ausschließlich) (?:für den|zum|zur) internen? (?:Gebrauch|Verwendung) ?-(?= )`,
    `${opens}(?:CRM|Vertriebs|Sales|Akten)-?(?:Notiz|Vermerk|Eintrag) ?:`,
    `${opens}(?:an das|ans|für das|für unser) (?:ganze )?(?:Verkaufs|Vertriebs|Sales-?)?Team ?: ?(?:der|dieser|die|diese|unser) (?:Kund(?:e|in)|Interessent(?:in)?|Lead) (?:ist|wird|droht|zahlt|zögert|will|weiß|nervt)`,
    '(?:nur )?(?:für den|zum) internen Gebrauch,? (?:und )?nicht (?:für (?:den |die |unsere )?Kunden|zur Weitergabe)',
  ],
  stub_or_empty_body: [
    '[[] ?(?:bitte )?(?:hier |noch )?(?!(?:den )?(?:Link|URL) )(?:[^[\\]\\n]{2,50} )?(?:hier )?(?:einfügen|eintragen|ergänzen|einsetzen|ausfüllen)(?: ?[:-] ?[^[\\]\\n]{2,60})? ?[\\]]',
    '[(] ?(?:bitte |noch )?(?:hier )(?:[^()\\n]{2,50} )?(?:einfügen|ergänzen|einsetzen) ?[)]',
    '[[] ?(?:Text|Preis|Einleitung|Inhalt|Beispiel|Referenz|Zitat|Kundenbeispiel|Fallstudie)(?: (?:zu|über|für) [^[\\]\\n]{2,40})? (?:folgt|fehlt noch|kommt noch|einfügen) ?[\\]]',
    '(?:hier (?:steht|kommt|folgt)) (?:später |noch |bald )?(?:Ihr|dein|der|ein|euer) (?:Text|Blindtext|Beispieltext|Fließtext|Platzhaltertext)(?= ?(?:[.!)\\]]|$|\\n))',
    '(?<=(?:^|\\n) ?)noch zu (?:schreiben|ergänzen) ?: ?(?:Text|Einleitung|Absatz|Inhalt|Schluss|Betreff)(?= )[^\\n]{0,40}',
    'hier (?:kommt|steht|folgt) (?:noch |später |dann |demnächst ){0,2}(?:der|die|Ihr|dein|ein) (?:eigentliche[r]? |richtige[r]? )?(?:Text|Inhalt|Absatz|Einleitung|Mailtext|Nachrichtentext)(?: (?:hin|rein|hinein|stehen))?(?= ?(?:[.!)\\]]|$|\\n))',
  ],
  human_impersonation: [
    `ich bin (?:wirklich |tatsächlich |übrigens |selbst |auch |nur |hier )?ein (?:${person} )?Mensch(?:,? und|,| -)? (?:keine?|nicht (?:etwa )?eine?) ${machine}`,
    `ich bin (?:wirklich |tatsächlich |übrigens )?(?:ein|eine) ${person} (?:Mensch|Person)(?= ?(?:[.,;!]|$|\\n| -))(?! ?,? (?:der|die) )`,
    `(?<!["«„»] ?)ich bin (?:wirklich |übrigens |garantiert |ganz sicher )?keine? ${machine}(?:,| und)? (?:sondern|ich|es|versprochen|ehrlich)`,
    `(?:hier|dir|Ihnen|es) (?:schreibt|tippt|textet|antwortet|sitzt)(?: (?:dir|Ihnen|gerade|wirklich|hier)){0,2} (?:ein )(?:${person} )?Mensch(?:,? und|,)? (?:keine?|nicht (?:etwa )?eine?) ${machine}`,
    `(?:hier|dir|Ihnen|es) (?:schreibt|tippt|textet)(?: (?:dir|Ihnen|gerade|wirklich|hier)){0,2} ein ${person} Mensch`,
    `(?:diese|die|jede)[rs]? (?:E-?Mail|Mail|Nachricht|Zeilen?|Text)[^.!?]{0,50}?\\b(?:ohne|nicht (?:von|mit)(?: einer?)?|keine) (?:jede |Hilfe (?:von|einer) )?(?:KI|ChatGPT|${machine}|künstliche Intelligenz)(?: (?:geschrieben|verfasst|erstellt|getippt|formuliert))?(?= ?(?:[.,;!)]|$|\\n))`,
    `(?:diese|die) (?:E-?Mail|Mail|Nachricht|Zeilen?)[^.!?]{0,40}?\\bvon einem (?:${person} )?Menschen (?:geschrieben|verfasst|getippt|formuliert)`,
    `ich (?:schreibe|tippe|habe|verfasse) [^.!?]{0,50}?(?:selbst|persönlich|von Hand|eigenhändig)[^.!?]{0,30}?,? (?:ganz )?(?:ohne|keine) (?:KI|ChatGPT|${machine}|künstliche Intelligenz)(?! [a-z]{4,})`,
    `(?:diese|die)[rs]? (?:E-?Mail|Mail|Nachricht|Zeilen) (?:wurde|ist|stammt|kommt|wurden|stammen|kommen) (?:garantiert |wirklich |übrigens |auch )?nicht (?:von|mit|durch) (?:einer? |einem )?(?:${machine}|ChatGPT)`,
    `(?:am anderen Ende|hinter (?:dieser|diesen) (?:Nachricht|E-?Mail|Mail|Zeilen)) (?:sitzt|steht|steckt|ist) (?:wirklich |hier )?ein (?:${person} )?Mensch`,
    `(?:versprochen|ehrlich|ich verspreche(?: dir| Ihnen)?|ich schwöre|versichere (?:dir|Ihnen)),?(?: dass)? ich (?:bin )?keine? ${machine}(?: bin)?`,
    `(?:hier|Ihnen|dir) (?:schreibt|antwortet|tippt|spricht)(?: (?:Ihnen|dir|hier|wirklich|tatsächlich|nämlich)){0,2}(?: kein(?:e)? ${machine},? sondern)? ein (?:(?:${person}) )?Mensch(?: aus Fleisch und Blut)?(?= ?(?:[.,;!]|$|\\n| und))`,
    'ich bin (?:wirklich |echt |tatsächlich )?(?:ein Mensch |jemand |eine Person )?aus Fleisch und Blut',
    `(?:Sie|du) (?:chatten|schreiben|sprechen|reden|chattest|schreibst|sprichst|redest) (?:hier |gerade |also )?(?:nicht mit einer?|mit keine[rm]) ${machine}`,
    `(?:das|dies|diese (?:E-?Mail|Mail|Nachricht)) ist keine (?:automatisierte|automatische|generierte|maschinelle) (?:E-?Mail|Mail|Nachricht|Antwort),? (?:sondern )?(?:ich|von mir)${word}{0,5}? (?:tippe|schreibe|persönlich|selbst|geschrieben|verfasst)`,
    `keine? ${machine}${word}{0,4}? (?:diese Zeilen|diese (?:E-?Mail|Mail|Nachricht)|diesen Text)${word}{0,2}? (?:verfasst|geschrieben|erstellt|formuliert|generiert)`,
    `ich bin keine? ${machine},? (?:ich |sondern ich )?(?:sitze|tippe|schreibe)(?= )`,
  ],
  profanity_strong: [
    '(?:[a-z]{2,10}|be|ver|an|un|rum|bull|hühner|hunde)?scheiß(?:[a-z]|ä|ö|ü){0,18}',
    '(?:be|ver|ge)schissen(?:e[rnms]?)?',
    'arsch(?:l(?:o|ö)ch(?:e[rn]{0,2}|s)?|geigen?|kriecher(?:n|in|innen|ei)?|krampe|gesichte?r?)|verarsch(?:en|t|te[nst]{0,2}|e|ung|ungen)|(?:am|im|mein|dein|Ihr|sein|den|zum|vom|leck(?:t|en)? mich am) arsch|arsch(?:kalt|teuer|lahm)e?[rnms]?',
    '(?:fick(?:t|e|en Sie)? (?:dich|euch|sich|deine|mich)|gefickt(?:e[rnms]?)?|verfickte?[rnms]?|ficken|fickend(?:e[rnms]?)?)',
    '(?:hurens(?:ohn|öhnen?|ohnes)|huren?kinde?r?|fotzen?|wichsern?|wichse[ns]?|wichst|schwanzlutschern?|dreckss(?:ack|äcken?|au|äuen?)|dreckskerle?[ns]?|missgeburt(?:en)?|schlampen?)',
  ],
  profanity: [
    '(?:gott)?verdammte[rnms]?(?! seelen)',
    'verdammt (?:noch ?mal|noch eins|gut|schlecht|schwer|viel|wenig|teuer|lang|langsam|schnell|nervig|ärgerlich|spät|nochmal|und zugenäht)|(?<=(?:^|[\\n.!?:;,(>-]) ?)verdammt(?= ?[,!])',
    '(?:ver|be)?kack(?:e|en|t|te[rnms]?|bude|laden|system|wetter)|beknackte?[rnms]?|angepisst(?:e[rnms]?)?|verpiss(?:t euch|t dich| dich|en Sie sich)|(?:pisse|pisser|pissnelken?|miststücke?|mistkerle?[ns]?)|zum kotzen|kotz(?:t|en) (?:mich|uns) an|leck(?:en Sie)? mich(?= ?[!.]|$)|(?<=(?:^|[\\n.!?:;,(>-]) ?)leck mich(?= ?[!.,]|$)',
    '(?:halt(?:en Sie)?|haltet) (?:endlich |bloß |einfach )?(?:die|deine|eure|Ihre) (?:fresse|schnauze)',
  ],
  harassment_or_threat: [
    '(?:werden Sie|wirst du|werdet ihr|Sie werden|du wirst|ihr werdet) (?:das|es|dies|diese Entscheidung|diesen Schritt) (?:alle |noch |bald |bitter |schwer |sehr |bitterlich ){0,3}(?:bereuen|büßen)',
    'das (?:werden Sie|wirst du|werdet ihr) (?:alle |noch |bald |bitter |schwer ){1,3}(?:bereuen|büßen)|(?:das|es) (?:wird|soll) (?:Ihnen|dir|euch) (?:noch |bald |sehr ){1,2}leid ?tun',
    '(?:sonst|andernfalls|oder) (?:sorgen wir|sorge ich|werden wir dafür sorgen|werde ich dafür sorgen) (?:dafür,? )?,?(?: ?dafür)?,? ?dass (?:Sie|du|ihr|Ihre?[nrm]?|deine?[nrm]?|niemand|jeder|alle)[^.!?]{0,50}?(?:nie wieder|nie mehr|keine[nr]? (?:Auftr(?:ag|äge)|Kunden|Jobs?|Stelle)|nirgend(?:s|wo)|ruiniert|pleite|erf(?:ährt|ahren)|verlier(?:en|t|st)|niemand mehr)',
    '(?:sorgen wir|sorge ich|wir sorgen|ich sorge) dafür,? dass (?:Sie|du|ihr)[^.!?]{0,30}?(?:nie wieder|nie mehr|keinen) (?:einen |einzigen |einen einzigen )?(?:Auftrag|Kunden|Job|Fuß)',
    '(?:oder|sonst|dann|und) (?:wir|ich) (?:machen|mache|ruinieren|ruiniere|vernichten|vernichte|zerstören|zerstöre) (?:Sie|dich|euch|Ihren? (?:Firma|Ruf|Geschäft|Leben|Existenz)|deine?n? (?:Firma|Ruf|Geschäft|Leben|Existenz))(?: (?:fertig|kaputt|platt))?(?= ?[.,!]|$)|(?:wir|ich|werden wir|werde ich) (?:werden|werde)? ?(?:Sie|dich|euch|Ihre Firma|Ihren Ruf|deinen Ruf|deine Firma|Ihre Existenz|Ihr Geschäft|Ihr Leben|dein Leben) (?:persönlich |komplett |finanziell |noch |völlig ){0,2}(?:ruinieren|vernichten|zerstören|fertig ?machen|platt ?machen|kaputt ?machen|bloßstellen)',
    '(?:sonst|oder|andernfalls) (?:passiert|setzt|knallt|geschieht|blüht) (?:es|Ihnen|dir|was|etwas|Ihrer|deiner)(?! nichts)|(?:sonst|oder) (?:können Sie|kannst du|könnt ihr) (?:was|etwas) erleben(?= ?[.!,]|$)',
    '(?:wir wissen|ich weiß),? (?:genau |ganz genau |auch )?,?(?:wo|welche Schule|in welche Schule|wann) (?:Sie (?:wohnen|leben|schlafen|parken)(?= ?[.,!;]|$| und)|du (?:wohnst|lebst|schläfst|parkst)|Ihre (?:Kinder|Tochter|Frau|Familie)(?: (?:zur|in die|auf welche) (?:Schule|Kita)| in den Kindergarten| wohn(?:t|en)| schl(?:äft|afen)| arbeitet| parkt)|Ihr (?:Sohn|Mann)(?: (?:zur|in die|auf welche) (?:Schule|Kita)| in den Kindergarten| wohn(?:t|en)| schl(?:äft|afen)| arbeitet| parkt)|deine (?:Kinder|Familie|Tochter|Frau)(?: (?:zur|in die|auf welche) (?:Schule|Kita)| in den Kindergarten| wohn(?:t|en)| schl(?:äft|afen)| arbeitet| parkt))',
    '(?:das|dies) ist (?:jetzt )?(?:meine|unsere|Ihre|deine|eure) (?:aller)?letzte Warnung|(?:wir|ich) (?:kriegen|kriege) (?:Sie|dich|euch)(?: schon| noch| alle)?(?= ?[.!]|$)|(?:wir finden|ich finde) (?:Sie|dich|euch) (?:überall|schon|egal wo|noch)',
    '(?:sonst|oder|andernfalls) (?:erfährt|erfahren|veröffentlichen wir|veröffentliche ich|landen|landet|informiere ich|stelle ich|stellen wir) (?:Ihre?[nm]?|deine?[nm]?|die|alle|alles|jeder|das) ?(?:ganze[ns]? )?(?:Chef|Frau|Mann|Kunden|Familie|Nachbarn|Arbeitgeber|Fotos|Bilder|Videos|Nachrichten|Presse|Welt|Stadt|Branche|Dateien)',
    '(?:Sie|du|ihr) (?:sind|bist|seid) (?:doch |wirklich |einfach |offenbar |ja |alle |so |total |völlig |absolut |nur |wohl |nichts als |zu ){0,3}(?:ein(?:e)? )?(?:kompletter |totaler |elender |absoluter |erbärmlicher |völliger )?(?:Voll)?(?:Idiot(?:en)?|Trottel|Versager|Dummk(?:opf|öpfe)|pfosten|Lügner|Feiglinge?|Nichtsnutz|Schwachk(?:opf|öpfe)|Abschaum|Niete|Schmarotzer|Parasit|dumm|dämlich|blöd|erbärmlich|strohdumm|lächerlich|unfähig(?! (?:zu|zur)))(?= ?[.,!?]|$| und| um)',
    '(?:sind Sie|bist du|seid ihr) (?:eigentlich |wirklich |einfach |so |denn |nur ){0,2}(?:zu )?(?:dumm|blöd|dämlich|taub|begriffsstutzig|schwer von Begriff|zu faul)(?= ?[,?]|,? um)',
    '(?<=(?:^|[.!?,] ?))(?:Sie|du) (?:blöder |dummer |elender |verdammter |kleiner |fauler ){0,2}(?:Vollidiot|Idiot|Trottel|Versager|Dummkopf|Vollpfosten|Schwachkopf|Feigling|Schwein|Nichtsnutz|Betrüger)(?= ?[.!,]|$)',
    "schämen Sie sich(?= ?[.!,]|$)|schäm dich(?= ?[.!,]|$)|was (?:fällt Ihnen|fällt dir|bilden Sie sich|bildest du dir) (?:eigentlich |denn )?ein(?= ?[?!,]|$)|wie (?:können Sie|kannst du) es wagen|halten Sie (?:endlich )?(?:den Mund|Ihren Mund|das Maul|Ihr Maul)|halt(?:\\'?s)? (?:endlich )?(?:das |dein )?maul",
    '(?:dritte|vierte|fünfte|zehnte|x-te)[ns]? Mal[^.!?]{0,12} (?:Sie|du|ihr) (?:mich|uns|meine[nrs]?|unsere?) (?:[a-z]{4,14} )?ignorier(?:en|t|st)|(?:hören Sie|hör) (?:endlich )?auf,? (?:mich|uns) zu ignorieren|nur ein (?:Idiot|Narr|Dummkopf|Trottel) würde|selbst ein (?:Kind|Kleinkind) (?:würde|könnte|hätte) das (?:verstehen|verstanden|begreifen|begriffen)|Ihr (?:Schweigen|Verhalten) ist (?:einfach |wirklich |absolut )?(?:unverschämt|erbärmlich|feige|armselig|lächerlich)',
    '(?:zahl(?:en Sie|t|e)?|bezahl(?:en Sie|t|e)?|antwort(?:en Sie|et|e)?|unterschreib(?:en Sie|t|e)?)[^.!?]{0,50}?,? (?:sonst|oder|andernfalls) (?:wird |passiert |geschieht )?(?:mit )?(?:Ihrem|Ihrer|Ihren|deinem|deiner|deinen|eurem|eurer) (?:Geschäft|Laden|Firma|Betrieb|Unternehmen|Familie|Kindern?|Haus|Auto)(?: (?:bald|noch)){0,1} (?:etwas|was)(?: (?:passieren|zustoßen|geschehen))?(?= ?[.,!]|$)',
    '(?:zahl(?:en Sie|t|e)?|bezahl(?:en Sie|t|e)?|antwort(?:en Sie|et|e)?|unterschreib(?:en Sie|t|e)?)[^.!?]{0,50}?,? (?:sonst|oder|andernfalls) (?:es )?(?:passiert|geschieht) (?:noch )?etwas mit (?:Ihrem|Ihrer|deinem|deiner|eurem|eurer)(?= )',
    '(?:wenn|falls) (?:Sie|du) (?:mir |jetzt |wieder |weiter ){0,2}nicht (?:antworte(?:n|st)|reagier(?:en|st)|zahl(?:en|st)|unterschreib(?:en|st)),? (?:dann )?(?:schreibe|sage|erzähle|melde) ich (?:das |es )?(?:Ihrem|Ihrer|deinem|deiner) (?:Chef(?:in)?|Frau|Mann|Familie|Vorgesetzten),? (?:dass|wie|was) (?:Sie|du)',
    '(?:ernste|schwere|schlimme|böse|unangenehme|drastische) (?:Folgen|Konsequenzen) (?:für (?:Sie|dich|euch) (?:haben|geben|nach sich ziehen)|nach sich ziehen,? für)',
    '(?:Sie werden|du wirst) (?:schon |noch |dann )?sehen,? was (?:dann |Ihnen |dir )?(?:passiert|geschieht|blüht),? wenn (?:Sie|du|man) nicht (?:zahl|antwort|unterschreib|reagier)(?:en|st|est|t)',
  ],
  injection_residue: [
    '(?:vergiss|vergessen Sie|ignoriere|ignorieren Sie|missachte) (?:alles,? was (?:dir|Ihnen) (?:vorher|bisher|zuvor|davor)[^.!?]{0,20}? (?:aufgetragen|gesagt|befohlen|vorgegeben|mitgeteilt) wurde|(?:alle )?(?:deine|Ihre|die|alle)? ?(?:bisherigen|vorherigen|vorigen|früheren|obigen) (?:Anweisungen|Instruktionen|Vorgaben|Befehle|Prompts?)(?! (?:zur|zum|zu|für|von|des|der)\\b))',
    '(?:du bist|Sie sind) (?:jetzt|nun|ab sofort|von nun an) (?:ein(?:e)? )(?:KI|Assistent(?:in)?|Chatbot|Modell|Sprachmodell|Bot)[^.!?]{0,20} (?:ohne|frei von) (?:jegliche[nr]? |alle[n]? |jede[nr]? )?(?:Einschränkung(?:en)?|Beschränkung(?:en)?|Regeln|Filtern?|Grenzen)',
    `(?:ignorier(?:e|en Sie)|vergiss|vergessen Sie|missachte(?:n Sie)?|verwirf|überschreibe) (?:bitte |jetzt )?(?:alle|sämtliche|jegliche|die|deine|Ihre)${word}{0,2}? (?:zuvor|vorher|bisher|oben|früher|eingangs) (?:gegebenen|erteilten|genannten|erhaltenen|stehenden|gemachten) (?:Anweisungen|Instruktionen|Vorgaben|Befehle|Regeln)`,
    `(?:ignoriere|vergiss|missachte|umgehe) (?:alle |sämtliche )?(?:deine|deiner) (?:bisherigen |ursprünglichen |internen )?(?:Anweisungen|Instruktionen|Richtlinien|Regeln|Vorgaben|Sicherheitsregeln) und (?:antworte|gib|sende|schicke|schreibe|zeige|verrate|nenne|tu|gewähre)`,
    '(?:verrate|offenbare|zeige?|nenne?|gib|sende|schicke|wiederhole)(?: mir| uns)? (?:jetzt |bitte )?(?:deinen|den vollständigen|den gesamten) System-?prompt',
    '(?:ab sofort|ab jetzt|von nun an|von jetzt an) bist du (?:ein(?:e)? )(?:[^\\s.,;:!?]{2,16} )?(?:KI|Assistent(?:in)?|Chatbot|Modell|Sprachmodell|Bot)[^.!?]{0,20} (?:ohne|frei von) (?:jegliche[nr]? |alle[n]? |jede[nr]? )?(?:Einschränkung(?:en)?|Beschränkung(?:en)?|Regeln|Filtern?|Grenzen)',
    '(?:überschreibe|verwirf|umgehe) (?:alle |sämtliche )(?:deine |die )?(?:bisherigen|vorherigen|bestehenden|früheren) (?:Anweisungen|Regeln|Instruktionen|Vorgaben)(?! (?:zur|zum|zu|für|von|des|der)\\b)',
  ],
  unfilled_merge_field: [
    '(?:hallo|liebe[r]?|guten (?:Tag|Morgen)|sehr geehrte[r]? (?:Herr|Frau)|hi|moin|servus|lieber) (?:Herr |Frau )?(?:Vorname|Nachname|Vorname Nachname|Kundenname|Firmenname)(?= ?[,!:.\\n])',
  ],
  refund_policy_claim: [
    `(?:(?:erhalten|bekommen|kriegen)(?: Sie)?|erhältst|bekommst|kriegst)${word}{0,5}? ${sum}${word}{0,4}? (?:zurück|zurückerstattet|rückerstattet|erstattet|wieder)`,
    `(?:(?:wir|ich) (?:erstatten?|ersetzen)|(?:erstatten?|ersetzen) (?:wir|ich))${word}{0,5}? ${sum}`,
    `(?:(?:wir|ich) (?:zahlen?|überweisen?|geben?)|(?:zahlen?|überweisen?|geben?) (?:wir|ich))${word}{0,7}? ${sum}${word}{0,4}? zurück`,
    `(?:wir|ich) (?:werden?|können?|würden?)${word}{0,6}? ${sum}${word}{0,3}? (?:erstatten|zurückzahlen|zurückerstatten|zurückgeben|zurücküberweisen)`,
    `(?:wird|werden)${word}{0,2}? (?:volle[nr]?|gesamte[nr]?|komplette[nr]?|ganze[nr]?) ${sum}${word}{0,3}? (?:erstattet|zurückerstattet|zurückgezahlt)`,
    `(?:volle[nr]?|gesamte[nr]?|komplette[nr]?|ganze[nr]?) ${sum} (?:wird|werden)${word}{0,4}? (?:erstattet|zurückerstattet|zurückgezahlt)`,
    '(?:volle|vollständige|komplette) (?:Rück)?erstattung',
    `(?:kostenlos|kostenfrei|gebührenfrei|ohne (?:Angabe von )?(?:Gründen?|Gebühren?|Kosten|Strafe)) ${cancel}`,
    `(?:stornierbar|kündbar),? (?:kostenlos|kostenfrei|gebührenfrei|ohne (?:Angabe von )?(?:Gründen?|Gebühren?|Kosten|Strafe))`,
    '(?:kostenlose|kostenfreie) (?:Stornierung|Kündigung|Stornierungen|Rückgabe)',
    `(?:Anzahlung|Gebühr|Tickets?|Beiträge|Buchung|Reise|Eintrittskarten)${word}{0,2}? (?:nicht (?:erstattungsfähig|erstattbar|rückerstattbar)|voll erstattungsfähig)`,
    '\\d{1,3} Tage (?:lang )?(?:Rückgaberecht|Umtauschrecht|Geld-?zurück)',
    `(?:(?:erhalten|bekommen|kriegen) Sie|Sie (?:erhalten|bekommen|kriegen)|du (?:erhältst|bekommst|kriegst)|(?:erhältst|bekommst|kriegst) du)${word}{0,10}? (?:volle[nr]?|gesamte[nr]?|komplette[nr]?|ganze[nr]?) ${sum} (?:zurück|zurückerstattet|rückerstattet|erstattet|wieder)`,
    `(?:(?:erhalten|bekommen|kriegen) Sie|Sie (?:erhalten|bekommen|kriegen)|du (?:erhältst|bekommst|kriegst)|(?:erhältst|bekommst|kriegst) du)${word}{0,8}? 100 ?(?:%|Prozent)(?: (?:des (?:Preises|Kaufpreises|Betrags|Ticketpreises|Reisepreises)|der (?:Kosten|Gebühr|Anzahlung)|Ihres Geldes|deines Geldes))? (?:zurück|zurückerstattet|rückerstattet|erstattet)`,
    `(?:Sie haben|haben Sie|du hast|hast du)${word}{0,3}? (?:Tage|Wochen|Monate|Jahre?)(?: lang)? Zeit,? (?:um )?(?:Ihr|dein|das|den|die|Ihren|deinen|Ihre|deine)(?: (?:ganzes?|volle[nr]?))? (?:Geld|Kaufpreis|Preis|Beitrag|Kursgebühr|Anzahlung) (?:zurückzuverlangen|zurückzufordern|zurückzubekommen|zurückzuholen|zurückzuerhalten)`,
    `(?:Sie können|können Sie|du kannst|kannst du)${word}{0,3}? (?:Tage|Wochen|Monate|Jahre?)(?: lang)? (?:Ihr|dein) Geld (?:zurückverlangen|zurückfordern|zurückbekommen)`,
    `(?:Stornierung(?:en)?|Stornos?|Kündigung(?:en)?|Rückgaben?|Rücksendung(?:en)?|Umbuchung(?:en)?|Retouren?|Umtausch)${word}{0,8}? (?:ist|sind|bleibt|bleiben)${word}{0,6}? (?:kostenfrei|kostenlos|gratis|gebührenfrei)`,
    `(?:Rückgabe|Rücksendung|Umtausch|Stornierung|Rücktritt)${word}{0,2}? ist${word}{0,3}? \\d{1,3} (?:Tage|Wochen|Monate|Stunden)${word}{0,6}? möglich`,
    `(?:Sie können|können Sie|du kannst|kannst du)${word}{0,6}? (?:Geld|Kaufpreis|Beitrag) (?:zurückverlangen|zurückfordern|zurückbekommen|zurückholen)`,
    'Geld-?zurück-?Garantie (?:von|über|für|innerhalb) (?:\\d{1,3}|zwei|drei|vier) (?:Tagen?|Wochen|Monaten?)',
    `(?:wer|jede[r]?)${word}{1,3}?,? (?:bekommt|erhält)${word}{0,3}? ${sum}${word}{0,1}? (?:erstattet|zurückerstattet|zurück)`,
  ],
  unapproved_discount: [
    `(?:(?:gebe|geben|gewähre|gewähren|biete|bieten|mache|machen|räume|räumen|schenke|schenken) (?:ich|wir)|(?:ich|wir) (?:gebe|geben|gewähren?|biete|bieten|machen?|räumen?|kann|können|könnte|könnten|würden?))${word}{0,8}? (?<!\\b(?:de[nrms]|Ihr|Ihren) )(?:Rabatt|Preisnachlass|Nachlass|Sonderrabatt|Mengenrabatt|Treuerabatt|Neukundenrabatt|Sonderpreis|Ermäßigung)`,
    `\\d{1,3} ?(?:%|Prozent) (?:Rabatt|Preisnachlass|Nachlass|Ermäßigung|günstiger|billiger)`,
    `(?<!\\b(?:de[nrms]|Ihr|Ihren) )(?:Rabatt|Preisnachlass|Nachlass) (?:von|in Höhe von) \\d{1,3} ?(?:%|Prozent)`,
    '(?:zum|für den) halben Preis|zur Hälfte des Preises',
    `(?:gehe|gehen|komme|kommen) (?:ich|wir)${word}{0,4}? (?:\\d{1,3} ?(?:%|Prozent)${word}{0,3}?|mit dem Preis|im Preis) (?:runter|herunter|entgegen|nach unten)`,
    `(?:Einrichtung|Installation|Einführung|Onboarding|Einrichtungsgebühr|Schulung|Migration|Monatsgebühr|Versandkosten|Lizenz|Monat|Monate)${word}{0,2}? (?:schenken|schenke|erlassen|erlasse) (?:wir|ich)`,
    `(?:schenken|schenke|erlassen|erlasse) (?:wir|ich) (?:Ihnen|dir|euch)${word}{1,4}? ?(?:Einrichtung|Installation|Onboarding|Einrichtungsgebühr|Gebühr|Schulung|Migration|Monate?|Lizenz|Versandkosten)`,
    `(?:(?:auf die|auf) (?:Einrichtungsgebühr|Anschlussgebühr|Installationskosten|Bearbeitungsgebühr|Versandkosten|Gebühr) (?:verzichten|verzichte) (?:wir|ich)|(?:wir|ich) verzichten? auf die (?:Einrichtungsgebühr|Anschlussgebühr|Installationskosten|Bearbeitungsgebühr|Versandkosten|Gebühr))`,
    `(?:ersten?|nächsten?) (?:(?:zwei|drei|vier|sechs|\\d{1,2}) )?(?:Monate?|Jahr|Wochen?) (?:ist|sind|gibt es|bekommen Sie|nutzen Sie|erhalten Sie)${word}{0,3}? (?:kostenlos|gratis|kostenfrei|umsonst|geschenkt)`,
    '(?:Einrichtung|Installation|Einführung|Onboarding|Schulung|Migration) (?:(?:ist|sind) für (?:Sie|dich)|bekommen Sie|gibt es|geht|gehen) (?:kostenlos|gratis|kostenfrei|umsonst|aufs Haus|auf unsere Kosten)',
    `(?:ich|wir) (?:könnte|kann|können|könnten)${word}{0,5}? \\d{1,3} ?(?:%|Prozent) (?:nachlassen|runtergehen|heruntergehen)`,
    `(?:mache|machen) (?:ich|wir)${word}{0,2}? \\d{1,3} ?(?:%|Prozent) weniger`,
    `Monate? (?:bekommen|erhalten|kriegen) Sie${word}{0,2}? geschenkt`,
    `(?:(?:lasse|lassen|lass) (?:ich|wir)|(?:ich|wir) (?:lasse|lassen))${word}{0,5}? \\d{1,3} ?(?:%|Prozent)${word}{0,3}? nach(?= ?[.,;!)]|$|\\n| und | wenn | als )`,
    `(?:(?:ziehe|ziehen|nehme|nehmen) (?:ich|wir)|(?:ich|wir) (?:ziehe|ziehen|nehme|nehmen))${word}{0,4}? \\d{1,3} ?(?:%|Prozent) (?:vom (?:Preis|Gesamtpreis|Endpreis|Angebotspreis|Listenpreis)|von der (?:Rechnung|Summe)) (?:ab|runter|herunter|weg)`,
    '(?:Montage|Lieferung|Anfahrt|Aufbau|Versand) (?:gehen|geht) (?:diesmal |dann )?(?:aufs Haus|auf unsere Kosten|auf uns)',
    `mit (?:dem|Ihrem|deinem|unserem) (?:Rabatt|Gutschein|Aktions)?-?Code [A-Z0-9-]{3,20}${word}{0,5}? \\d{1,3} ?(?:%|Prozent)`,
    `(?:um|gleich|noch)${word}{0,2}? (?:ein Viertel|ein Drittel|ein Fünftel|ein Zehntel|die Hälfte) (?:entgegenkommen|entgegen|heruntergehen|runtergehen|senken|nachlassen|reduzieren|günstiger)`,
    `(?:(?:wir|ich) (?:legen?|packen?|geben?|schenken?|stellen?)|(?:legen?|packen?|geben?) (?:wir|ich))${word}{0,4}? (?:Lizenz(?:en)?|Monate?|Nutzer|Plätze|Zugänge|Wochen|Stunden)${word}{0,1}? (?:kostenlos|gratis|kostenfrei|umsonst|geschenkt)`,
    `(?:die|jede)${word}{0,1}? (?:Einrichtungsgebühr|Anschlussgebühr|Installationskosten|Bearbeitungsgebühr|Versandkosten|Grundgebühr|Aufnahmegebühr|Gebühr) (?:erlassen|erlasse|übernehmen|übernehme|streichen|streiche) (?:wir|ich)`,
    `(?:streiche|streichen|erspare|ersparen) (?:ich|wir) (?:Ihnen|dir|euch)${word}{0,1}? (?:Einrichtungsgebühr|Anschlussgebühr|Installationskosten|Bearbeitungsgebühr|Versandkosten|Grundgebühr|Aufnahmegebühr|Gebühr)`,
  ],
  price_quote: [
    `(?:unser(?:e|er|en)?|der|die|das|jede[rs]?|ein(?:e|en)?) (?:[\\wäöüß-]{2,20} ){0,2}?(?:[\\wäöüß-]{0,20}(?:tarif|paket|lizenz|abo|abonnement|preis|kurs|workshop|modul|version|satz|honorar|gebühr|pauschale|einrichtung|lizenzen|nutzer|platz|schulung|edition))(?: [^.!?\\n]{2,30}?)? (?:kostet|kosten|liegt bei|liegen bei|beträgt|beläuft sich auf|startet (?:bei|ab)|beginnt (?:bei|ab)|gibt es (?:für|ab)|bekommen Sie (?:für|ab)|bekommst du (?:für|ab)|läge bei|wäre bei) (?:nur |derzeit |aktuell |etwa |rund |ca\\. |lediglich |schon ab |ab ){0,2}${money}`,
    `${money} (?:pro|je) (?:Nutzer(?:in)?|Benutzer|Anwender|Arbeitsplatz|Lizenz|User|Teilnehmer(?:in)?|Postfach|Gerät|Standort|Kontakt|Nachricht|Sitz|Einheit)(?: (?:und|pro|im) (?:Monat|Jahr))?`,
    `(?:wir berechnen|wir verlangen|das macht|das wären|Sie zahlen (?:bei uns|dafür|nur|lediglich|dann)|du zahlst (?:bei uns|dafür|nur|lediglich|dann)|kostet Sie|kostet dich) (?:[a-zäöü]{2,10} ){0,3}${money}`,
  ],
  guarantee_claim: [
    `(?:(?:wir|ich) garantieren?|garantieren? (?:wir|ich))${word}{0,7}? ${gain}`,
    `(?:(?:wir|ich) garantieren?|garantieren? (?:wir|ich))${word}{0,5}? (?:\\d{1,3} ?(?:%|Prozent)|das (?:Doppelte|Dreifache)|\\d{1,2}(?:-fach| ?mal|x))(?! (?:der Verfügbarkeit|Verfügbarkeit|Erreichbarkeit|Uptime))`,
    `(?:wir|ich) garantieren?(?: Ihnen| dir| euch)?,? dass (?:Sie|du|ihr|sich|Ihre?|deine?)${word}{1,9}? ${grows}`,
    `(?:wir|ich) (?:können?|dürfen|darf)${word}{0,7}? (?:${gain}|\\d{1,3} ?(?:%|Prozent)${word}{1,4}?) garantieren`,
    `garantierte[rnsm]?${word}{0,2}? ${gain}`,
    `${gain}(?: ist| sind)?(?: Ihnen| dir)?(?: zu 100 ?%)? garantiert`,
    `(?:mehr|weniger|höhere|bessere|doppelt)${word}{1,8}?,? garantiert`,
    `garantiert (?:mehr|weniger|höhere|bessere|doppelt)${word}{0,3}? ${gain}`,
    '(?:völlig|absolut|vollkommen|komplett|ganz|100 ?%|hundertprozentig|garantiert|für (?:Sie|dich)) (?:risikofrei|risikolos|ohne (?:jedes |jegliches )?Risiko)',
    '(?:risikofrei|risikolos|ohne (?:jedes |jegliches )?Risiko) (?:für (?:Sie|dich)|(?:aus)?probieren|testen|starten)',
    '(?:(?:Sie|du) (?:gehen|gehst|tragen|trägst|haben|hast)|(?:gehen|tragen|haben) Sie) (?:dabei |damit |also ){0,2}(?:kein|keinerlei|null|nicht das geringste) Risiko',
    '(?:Sie|du) (?:riskieren|riskierst) (?:dabei |damit |also |absolut |rein gar ){0,2}nichts',
    '(?:Sie|du) (?:haben|hast) (?:dabei |absolut |also ){0,2}nichts zu verlieren',
    '(?:mit|unsere[rn]?|inklusive|(?:bieten|geben)(?: wir)?(?: Ihnen)?)(?: eine[r]?| voller| unserer| \\d{1,3} Tagen?){0,2} (?:Erfolgs|Ergebnis|Zufriedenheits|Geld-?zurück-?|Bestpreis|Umsatz)-?garantie',
    `(?:wir|ich) verspreche[n]?${word}{0,3}? (?:doppelt|dreimal|\\d{1,3} ?(?:%|Prozent)|mehr|das Doppelte|das Dreifache)${word}{0,3}? ${gain}`,
    `${gain}${word}{0,4}?,? das (?:garantieren wir|garantiere ich)`,
    '(?:Methode|System|Programm) funktioniert (?:zu|in) 100 ?(?:%|Prozent)',
    `(?:das Bestehen|der Erfolg|die Zulassung|Ihr Erfolg|dein Erfolg|Ihre Zulassung)${word}{0,4}? ist(?: Ihnen| dir)?(?: zu 100 ?%)? garantiert`,
    `(?:wir|ich) garantieren?(?: Ihnen| dir| euch)?,? dass (?:Ihre?|deine?|eure?) (?:Kalender|Terminkalender|Praxis|Kurse?|Restaurant|Auftragsbücher|Terminbuch)${word}{0,6}? (?:voll|ausgebucht|gefüllt)`,
    'null Risiko für (?:Sie|dich|euch)',
    `(?:wir|ich) (?:garantieren?|versprechen?|verspreche)(?: Ihnen| dir| euch)? (?:eine |mindestens eine )?(?:Verdoppelung|Verdopplung|Verdreifachung|Vervierfachung|Steigerung) (?:Ihres|deines|Ihrer|deiner|eures|von)`,
    `(?:wir|ich) versprechen?(?: Ihnen| dir| euch)?,? dass sich${word}{1,6}? (?:auszahlt|rechnet|bezahlt macht|amortisiert|lohnt)`,
  ],
  superlative_claim: [
    `(?:der|die|das|den|dem) (?:mit Abstand |absolut |weltweit |eindeutig |wohl )?(?:beste|günstigste|schnellste|zuverlässigste|innovativste|modernste|sicherste|beliebteste|leistungsstärkste)[nrs]? ${product}(?:${word}{0,2})? (?:am Markt|auf dem (?:gesamten )?Markt|der (?:gesamten )?Branche|der Welt|weltweit|überhaupt|aller Zeiten|in (?:Deutschland|Europa|Österreich|der Schweiz|der Region|der Stadt)|Deutschlands|Europas|Österreichs|der Schweiz)`,
    `(?:wir sind|sind wir|ist|als|bleibt) (?:die )?(?:unangefochtene )?(?:Nummer (?:1|eins)|Nr\\. ?1)(?! (?:auf der Liste|der Liste|in der Reihe))`,
    `(?:kein(?:e)? (?:anderer?|einziger?|zweiter?) ${product}|niemand (?:sonst|anderes)|kein Wettbewerber) (?:ist|bietet|kann|hat|liefert|schafft)${word}{0,4}? (?:besser|günstiger|schneller|mehr|so (?:gut|günstig|schnell|viel))`,
    `(?:der|die|das) einzige[nrs]? ${product}(?:,? (?:der|die|das|mit dem|mit der)|${word}{0,1} (?:am Markt|auf dem Markt|weltweit|in Deutschland|in Europa|der Branche))`,
  ],
  false_urgency: [
    `(?:nur|gilt) (?:noch )?(?:bis )?(?:heute|heute Abend|heute Nacht|Mitternacht)(?: um \\d{1,2} Uhr)? (?:gültig|erhältlich|zu diesem Preis|zum (?:Sonder|Aktions)preis|mit Rabatt|im Angebot|sparen|\\d{1,2} ?%)`,
    `(?:Angebot|Rabatt|Sonderpreis|Aktion|Aktionspreis|Gutschein)${word}{0,3}? (?:endet|läuft|gilt|verfällt|erlischt)(?: nur)?(?: noch)?(?: bis)? (?:heute|um Mitternacht|Mitternacht|in (?:wenigen|\\d{1,2}|zwei|drei) (?:Stunden|Minuten))`,
    `letzte (?:Chance|Gelegenheit)(?= ?!|,? (?:jetzt|heute|vor Mitternacht|auf (?:den|das|Ihren)|um (?:noch )?(?:zu sparen|\\d{1,2} ?%|den Rabatt|das Angebot)))`,
    `nur noch (?:wenige|\\d{1,2}|zwei|drei|vier|fünf) (?:Plätze|Stück|Exemplare|Lizenzen|Kontingente) (?:zu diesem Preis|zum (?:Sonder|Aktions)preis|verfügbar|übrig|auf Lager)`,
    `(?:jetzt|schnell) (?:zugreifen|zuschlagen|sichern|bestellen),? (?:bevor|solange|ehe) (?:es|der|das|die)`,
  ],
  fabricated_relationship: [
    `wie (?:(?:gestern|letzte Woche|vorhin|eben|bereits|neulich|kürzlich|vor kurzem|am (?:Montag|Dienstag|Mittwoch|Donnerstag|Freitag)) )?(?:am Telefon|telefonisch|in unserem (?:Gespräch|Telefonat|Termin|Call)|auf der Messe|beim (?:Treffen|Mittagessen)) (?:besprochen|vereinbart|angekündigt|erwähnt|versprochen|zugesagt)`,
    `(?:nach|seit|anlässlich|bezüglich) (?:unserem|unseres) (?:letzten |gestrigen |netten |guten |kurzen )?(?:Gesprächs?|Telefonats?|Treffens?|Calls?)(?: (?:gestern|letzte Woche|am (?:Montag|Dienstag|Mittwoch|Donnerstag|Freitag)|in|auf))?`,
    `(?:bezugnehmend|mit Bezug|unter Bezugnahme) auf unser (?:Telefonat|Gespräch|Treffen)`,
    `es (?:war|hat mich) (?:sehr |wirklich )?(?:schön|nett|toll|gefreut),? (?:Sie|dich|euch)${word}{0,5}? (?:kennenzulernen|zu treffen|getroffen zu haben|kennengelernt zu haben|wiederzusehen|zu sprechen)`,
    `(?:vielen |herzlichen |besten )?Dank für (?:das|unser) (?:nette |gute |freundliche |angenehme |offene |kurze )?(?:Gespräch|Telefonat|Treffen)`,
  ],
  investment_promise: [
    `(?:garantierte|sichere|feste|risikolose)[nrs]? (?:\\d{1,2}(?:[.,]\\d)? ?(?:%|Prozent) )?(?:Rendite|Verzinsung|Kursgewinne?|Zinserträge?|Dividenden?)`,
    `(?:wir garantieren|garantieren wir|ich garantiere)(?: Ihnen| dir)?${word}{0,3}? \\d{1,2}(?:[.,]\\d)? ?(?:%|Prozent) (?:Rendite|Zinsen|Verzinsung)`,
    `\\d{1,2}(?:[.,]\\d)? ?(?:%|Prozent) (?:Rendite|Zinsen|Verzinsung)${word}{0,4}?,? (?:garantiert|sicher|ohne (?:jedes )?Risiko|risikolos)`,
    `(?:verdoppeln|verdreifachen|vervielfachen) Sie Ihr (?:Geld|Kapital|Vermögen|Erspartes|Investment)`,
    `(?:Aktie|Fonds|Kurs|Immobilie|Token|Coin|Goldpreis|Wert)${word}{0,3}? (?:wird|werden) (?:sicher|garantiert|auf jeden Fall|mit Sicherheit|ganz sicher) (?:steigen|sich verdoppeln|zulegen)`,
  ],
  sensitive_attribute: [
    `(?:da|weil|nachdem|wo) (?:Sie|du|ihr) (?:ja |auch |schon |jetzt |gerade ){0,2}(?:an|unter|mit) (?:einer |einem |Ihrer |Ihrem |deiner |deinem )?(?:schweren |chronischen )?${illness} (?:leiden|leidest|leben|lebst|erkrankt (?:sind|bist))`,
    `(?:Sie|du) (?:leiden|leidest) (?:ja |doch |seit ${word} )?(?:an|unter) (?:einer |einem |Ihrer |deiner )?(?:schweren |chronischen )?${illness}`,
    `(?:Ihre?[mnrs]?|deine?[mnrs]?) (?:(?:kürzliche|jüngste|frühere|schwere|aktuelle)[nrs]? )?(?:${illness}(?!s?(?:-?(?:App|Studie|Klinik|Praxis|Forschung|Patient|Station|Abteilung|Beratung|Team|Produkt)))|Schwangerschaft|Fehlgeburt|Behinderung|Chemotherapie|Gewerkschaftsmitgliedschaft|Religionszugehörigkeit|sexuelle[nr]? Orientierung|Homosexualität|Hautfarbe|ethnische[nr]? Herkunft)(?![\\w-])`,
    '(?:als|da Sie) (?:gläubige[rn]? |praktizierende[rn]? |überzeugte[rn]? )?(?:Katholik(?:in)?|Protestant(?:in)?|Christ(?:in)?|Muslim(?:in|a)?|Moslem|Jude|Jüdin|Hindu|Buddhist(?:in)?|Atheist(?:in)?|Schwuler|Lesbe|Homosexueller?|Gewerkschaft(?:er|erin|smitglied)|SPD-Wähler(?:in)?|AfD-Wähler(?:in)?|CDU-Wähler(?:in)?|Diabetiker(?:in)?|Schwangere|Behinderter?|Schwarzer?) (?:werden|wissen|verstehen|haben|kennen|sind|schätzen|fühlen|möchten|wollen|könnten|wirst|weißt|verstehst|hast|kennst|bist) (?:Sie|du)',
    '(?:da|weil|dass) (?:Sie|du) (?:ja |auch |jetzt |gerade |wieder ){0,2}(?:schwanger|schwul|lesbisch|homosexuell|transgender|HIV-positiv|depressiv|katholisch|muslimisch|jüdisch|behindert|alkoholkrank|krebskrank|zuckerkrank) (?:sind|bist|werden|geworden sind)',
    `(?:da|weil|nachdem|dass) (?:Sie|du)${word}{0,5}? (?!Diagnose|Krankheit|Erkrankung)${illness}(?: (?:erhalten|bekommen|diagnostiziert))? (?:haben|hast|hatten|bekommen haben|leiden|leidest|erkrankt sind)`,
    `als (?:(?:gläubige|praktizierende|überzeugte|bekennende|fromme|aktives|langjähriges|streng)[rns]? )?${trait} [^\\s.,;:!?]{3,16} (?:Sie|Ihnen|du|dir)(?= )`,
  ],
  medical_claim: [
    `(?:heil(?:t|en)|kurier(?:t|en)|beseitig(?:t|en)|besieg(?:t|en))${word}{0,2}? ${ailment}`,
    'klinisch (?:bewiesen|erwiesen|nachgewiesen|belegt|getestet|bestätigt)|medizinisch (?:bewiesen|erwiesen|nachgewiesen)',
    `ersetz(?:t|en)${word}{0,1}? (?:Ihre|deine) (?:Medikamente|Tabletten|Arzneien|Insulinspritzen)`,
    `${remedy}${word}{0,6}?(?:, [^.,;!?]{3,40},)? (?:linder(?:t|n)|behandel(?:t|n)|bekämpf(?:t|en)|senk(?:t|en)|stopp(?:t|en)|verhinder(?:t|n)|hilft${word}{0,2}? (?:gegen|bei)|helfen${word}{0,2}? (?:gegen|bei)|wirk(?:t|en)${word}{0,2}? (?:gegen|bei)|schütz(?:t|en)${word}{0,2}? vor)${word}{0,2}? (?:${ailment}|Blutdruck|Blutzucker|Cholesterin(?:spiegel)?)`,
    `verschwind(?:et|en) (?:Ihre?|deine?)${word}{0,1}? ${ailment}`,
    `(?:Ihre?|deine?)${word}{0,1}? ${ailment} (?:verschwind(?:et|en)|wird verschwinden|ist (?:bald )?(?:geheilt|verschwunden))`,
  ],
  contract_commitment: [
    `(?:wir|ich)${word}{0,12}? haften?${word}{0,5}? (?:unbegrenzt|unbeschränkt|in unbegrenzter Höhe|ohne Obergrenze)`,
    `(?:(?:wir|ich) (?:sichern?|sagen?|garantieren?|verpflichten?)|(?:sichern?|sagen?|garantieren?|verpflichten?) (?:wir|ich))${word}{0,3}? (?:vertraglich|rechtsverbindlich|rechtlich bindend)`,
    '(?:diese (?:E-?Mail|Mail|Nachricht)|dieses Schreiben) (?:ist|gilt als|ist als) (?:ein )?(?:rechtsverbindliches?|rechtlich bindendes?|verbindliches|bindendes) (?:Angebot|Zusage)',
    `(?:wir|ich) stellen? (?:Sie|dich|euch)${word}{0,4}? von (?:allen|sämtlichen|jeglichen) (?:Ansprüchen|Schäden|Forderungen)${word}{0,3}? frei`,
    `(?:übernehmen?|akzeptieren?|tragen?)(?: wir| ich)?${word}{0,3}? (?:volle|unbegrenzte|unbeschränkte|uneingeschränkte|vollständige) Haftung`,
    `(?:betrachten|verstehen|werten|sehen) Sie (?:dies|das|diese (?:E-?Mail|Mail|Nachricht)|dieses Schreiben) (?:bitte )?als (?:unser |mein |ein )?(?:rechts)?(?:verbindliches|bindendes|festes) (?:Angebot|Zusage)`,
    `(?:wir|ich) (?:garantieren?|sichern?|gewährleisten?)${word}{0,3}? (?:Verfügbarkeit|Erreichbarkeit|Uptime|Reaktionszeit)${word}{0,2}? \\d{1,3}`,
    `hiermit (?:nehmen?|akzeptieren?|bestätigen?) (?:wir|ich)${word}{0,2}? (?:Vertrag|Angebot|Bedingungen|Vertragsbedingungen|Konditionen)${word}{0,2}? (?:verbindlich|rechtsverbindlich|vorbehaltlos|ohne Vorbehalt)`,
    `(?:stellen wir|stelle ich|wir stellen|ich stelle) (?:Sie|dich|euch)${word}{0,4}? (?:Ansprüchen|Forderungen|Schäden)${word}{0,3}? frei`,
    `(?:zahlen?|leisten?) (?:wir|ich)${word}{0,4}? (?:Vertragsstrafe|Konventionalstrafe|Pönale)`,
    `(?:erhalten|bekommen) Sie${word}{0,3}? (?:Vertragsstrafe|Konventionalstrafe|Pönale)`,
  ],
  legal_or_certification_claim: [
    '(?:vollständig|voll|zu 100 ?%|100 ?%|hundertprozentig|komplett|automatisch|absolut) (?:DSGVO|GoBD)[- ]?konform',
    `(?:vollständig|voll|zu 100 ?%|100 ?%|hundertprozentig|absolut|völlig) (?:rechtssicher|gesetzeskonform)`,
    'rechtlich (?:vollständig |absolut |völlig |immer |zu 100 ?% )?auf der sicheren Seite',
    `(?:wir sind|unsere?${word}{1,4}? (?:ist|sind)) (?:vollständig |offiziell |bereits |seit \\d{4} )?(?:nach |gemäß |vom |durch (?:den|das) )?(?:${scheme}|tüv|BSI|DAkkS)${word}{0,2}?[- ](?:zertifiziert|akkreditiert|geprüft)`,
    `(?:unsere?${word}{1,3}?|wir) erfüll(?:t|en)${word}{0,2}? alle${word}{0,2}? (?:gesetzlichen|rechtlichen) (?:Vorgaben|Anforderungen|Pflichten|Auflagen|Bestimmungen)`,
    `rechtlich (?:gesehen|betrachtet)?,? ?(?:haben Sie|hast du|steht Ihnen|steht dir)${word}{0,3}? (?:Schadensersatz|Schadenersatz|Entschädigung|Abfindung|Schmerzensgeld|Nachbesserung)`,
    `(?:diese|die|Ihre) (?:Klausel|Kündigung|Regelung|Abmahnung|Vertragsstrafe) ist${word}{0,4}? (?:unwirksam|nichtig|rechtswidrig|sittenwidrig|anfechtbar)`,
    `(?:Klausel|Kündigung|Regelung|Abmahnung)${word}{0,6}?,? (?:denn )?sie ist${word}{0,4}? (?:unwirksam|nichtig|rechtswidrig|sittenwidrig)`,
  ],
  denies: 'nicht|kein(?:e[nrms]?)?|keinerlei|niemals|nie|nichts',
  toldOf:
    'laut|gemäß|zufolge|gesetz(?:es|lich(?:e[nrs]?)?)?|hersteller(?:s|n)?|airline|fluggesellschaft|versicherung|versicherer|vermieter(?:s|in)?|(?:der|die|ihr|ihre) (?:anbieter|bank|agentur)|wettbewerber[ns]?|konkurrenz|behauptet|wie (?:vereinbart|besprochen|zugesagt|gewünscht)|vereinbart(?:e[nrsm]?)?|ihre[nr]? (?:kunden|kundinnen|gästen?)|(?:ihrem|ihren|ihr) (?:shop|laden|onlineshop)|angeblich|gesehen|gelesen|auftragsbestätigung|rechnung',
  slotWords:
    'vorname[ns]?|nachname[ns]?|familienname|kundenname|firmenname|firma|unternehmen|unternehmens|unternehmensname|unternehmensnamen|kunde|kunden|kundin|empfänger|empfängers|ansprechpartner|ansprechpartners|anrede|titel|ort|stadt|straße|datum|uhrzeit|branche|berufsbezeichnung|betrag|produkt|produktname|produkts|absender|absendername|kontakt|interessent',
  slotParticles: 'der|des|die|das|von|vom|und|ihr|ihre|dein|deine',
  greeting: 'hallo|guten (?:tag|morgen|abend)|sehr geehrte[r]?|liebe[r]?|servus|moin',
  closing:
    '(?:mit )?(?:freundlichen?|besten?|herzlichen?|viele[n]?|liebe[n]?|schöne[n]?) grüße?n?|(?:viele|beste|liebe|herzliche|freundliche|schöne) grüße|hochachtungsvoll|mfg|lg|vg|gruß',
  trial:
    'test(?:nachricht|mail|text)|(?:dies|das) ist (?:nur )?(?:eine?) test(?:nachricht|mail|-e-?mail)?|(?:(?:dies|das|hier) (?:ist|steht) (?:nur )?(?:ein )?)?(?:blindtext|platzhalter(?:text)?|beispieltext|mustertext)|(?:text|inhalt) folgt(?: (?:noch|in kürze))?',
};
