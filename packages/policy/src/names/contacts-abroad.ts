import { isGivenName } from './given-names.ts';

const edge = String.raw`(?<![\w\u00c0-\u024f\u0370-\u04ff])`;
const end = String.raw`(?![\w\u00c0-\u024f\u0370-\u04ff-])`;
/** What a contact is called. */
const device =
  '(?:(?:handy|mobil|telefon|ruf|privat|durchwahl|priv[\u00e9e]-?)?nummer|priv[\u00e9e]-?(?:mobiel|telefoon|mail)|handy|mobil(?:e|telefon)?|telefon|festnetz|portable|num\u00e9ro|t\u00e9l\u00e9phone|ligne|m\u00f3vil|celular|tel\u00e9fono|n\u00famero|whatsapp|cellulare|telefono|numero|telem[o\u00f3]vel|telefone|(?:telefoon|06-)nummer|mobieltje|gsm|numer(?:em|u)?|kom\u00f3rk\\w{1,3}|mobilnummer|telefonnummer|(?:e-?)?mail(?:adres(?:se)?)?|adresse|correo|courriel|indirizzo|endere\u00e7o|mejladress|e-post(?:adress)?)';
const deviceAnyCase = `(?:${device}|(?:Handy|Mobil|Telefon|Ruf|Privat)nummer|Handy|Mobil|Nummer|Telefon)`;
const between = '(?:[a-z\u00df-\u00ff]{2,14} ){0,2}';
const leadsUp = '[^.!?;]{0,40}$';

/** Whose it is: "seine Handynummer", "son portable", "il numero di lei", "su m\u00f3vil es", which may also be yours where nothing is told. */
const possessed = new RegExp(
  `${edge}(?:(?:sein(?:e[mnrs]?)?|deren|dessen|son|sa(?= ligne)|leurs?|loro|zijn|haar|hun|jego|jej|hans|hennes|hendes|deras|deres|jeho) ${between}${device}|${device} (?:[a-z\u00df-\u00ff]{2,14} )?(?:del[ea]s?|de \u00e9l|de ella|di lui|di lei|van hem|van haar)|su (?:(?:m\u00f3vil|celular)(?: (?:personal|privado|particular))?|(?:tel\u00e9fono|n\u00famero|correo) (?:personal|privado|particular))(?: \\([^)]{1,24}\\))? es|suo (?:cellulare(?: (?:personale|privato))?|(?:numero|telefono) (?:personale|privato)) \u00e8|(?:\u0435\u0433\u043e|\u0435[\u0435\u0451]|\u0439\u043e\u0433\u043e|\u0457\u0457|\u0438\u0445|\u0457\u0445) (?:\u043c\u043e\u0431|\u043d\u043e\u043c\u0435\u0440|\u0442\u0435\u043b)[\u0430-\u0457]{0,8}|onun (?:cep )?(?:telefonu|numaras\u0131)|seu (?:(?:celular|telem\u00f3vel)(?: (?:pessoal|particular|privado))?|(?:n\u00famero|telefone) (?:pessoal|particular|privado)) \u00e9)${end}${leadsUp}`,
  'i',
);
/** In small letters "ihre" is hers; with a capital it is yours. */
const hers = new RegExp(`${edge}ihre?[nmr]? ${between}(?:Handy|Mobil|Telefon|Privat|Durchwahl|Nummer|Mail|E-Mail)`);
/** "Rufen Sie ihn an", "appelez-la", "ll\u00e1melo": spoken of, and not to. */
const pronoun = new RegExp(
  `${edge}(?:(?:ruf\\w{0,2}|erreich\\w{1,2}|kontaktier\\w{0,3}|frag\\w{0,2}|schreib\\w{0,2})(?: sie)? (?:ihn|ihm)|(?:ihn|ihm) (?:unter|an)|(?:appel|contact|joign|\u00e9criv)\\w{1,4}-(?:l[ea]s?|lui|leur)|(?:l[ea]s?|lui) joindre|ll\u00e1m[ae]l[aeo]s?|cont\u00e1ct[ae]l[aeo]s?|escr\u00edb[ae]les?|(?:chiam|contatt)[ai]l[aio]|(?:ligue|liga|contacte)-(?:lhe|[oa])|lig(?:ue|a) (?:para )?el[ea]|bel (?:hem|haar|hen)|zadzwo\u0144 do (?:niego|niej|nich)|ring (?:honom|henne|ham|hende))${end}${leadsUp}`,
  'i',
);
const relatives =
  "(?:nachbar(?:n|in|s)?|schwester|bruders?|ehe(?:mann|frau)s?|mutter|vaters?|tochter|sohn(?:es)?|freund(?:in|es)?|(?:ver)?mieter(?:in|s)?|schwagers?|voisine?|s(?:\u0153|oe)ur|fr\u00e8re|mari|femme|m\u00e8re|p\u00e8re|fille|fils|amie?|copine|propri\u00e9taire|locataire|vecin[oa]|herman[oa]|marido|esposa|madre|padre|hij[oa]|amig[oa]|caser[oa]|inquilin[oa]|cu\u00f1ad[oa]|novi[oa]|vicin[oa](?! (?:al?|alla|all'))|sorella|fratello|marito|moglie|figli[oa]|amic[oa]|cugin[oa]|vizinh[oa]|irm\u00e3o?|m\u00e3e|pai|filh[oa]|senhorio|buur(?:man|vrouw)|zus|broer|moeder|vader|dochter|zoon|vriend(?:in)?|(?:ver)?huurder|s\u0105siad\\w{0,3}|siostr\\w{1,2}|brata?|m\u0105\u017c|\u017con[ay]|matk[ai]|ojca|c\u00f3rk[ai]|grannen?s?|naboe?ns?|syster|s\u00f8ster|bror|mamma|pappa|dotter|datter|hyresg\u00e4st\\w{0,2})";
const relation = new RegExp(
  `${edge}(?:de[rnms]|die|(?:m|d)eine?[mnrs]?|seine?[mnrs]?|l[ea]s?|du|m[oa]n?|t[oa]n?|s[oa]n?|el|mi|tu|il|lo|mi[oa]|tu[oa]|del|della|[oa]|meu|minha|d[oa]|mijn|je|jouw|zijn|haar|moj\\w{1,2}|m\u00f3j|jego|jej|min|mitt|din|hans|hennes) (?:[a-z\u00df-\u00ff]{2,12} )?${relatives}${end}[^.!?;]{0,25}$`,
  'i',
);
/** A call to "su cu\u00f1ada" or "uw zus", who may be of the reader's family: it takes a verb to tell of her number. */
const toldToRing = new RegExp(
  `${edge}(?:(?:rufen|fragen) sie|llam[ae]r?|contact[ae]r?|pregunt[ae]r?|(?:chiam|contatt)(?:i|are)|(?:ligar|ligue|telefone)|bel(?:t u)?|u kunt|appelez|contactez) (?:(?:a|ao|\u00e0|para|para [ao]|la|il) )?(?:ihre?[nmr]?|sus?|su[oa]|seu|sua|uw|votre) ${relatives}(?! (?:al?|alla|all'))${end}[^.!?;]{0,40}$`,
  'i',
);
/** "Chiamare la signora Ferri al suo cellulare privato": hers, where somebody is to be called on it. */
const onPrivateNumber = new RegExp(
  `${edge}(?:(?<!(?:poss[oi]|possiamo|potrei|potremmo|devo|dobbiamo) )(?:chiam|contatt)(?:are|i|a) (?!al |sul )[^.!?;]{3,60} (?:al|sul) suo (?:cellulare|numero|telefono) (?:privato|personale)|(?:llam|contact)(?:ar|e|a) a [^.!?;]{3,60} (?:a|en|al) su (?:m\u00f3vil|celular|n\u00famero|tel\u00e9fono) (?:personal|privado|particular)|(?:ligar|ligue|liga) (?:para|a|ao|\u00e0) [^.!?;]{3,60} (?:no|para o) seu (?:celular|telem\u00f3vel|n\u00famero|telefone) (?:pessoal|particular|privado))${end}${leadsUp}`,
  'i',
);
const title =
  '(?:[Hh]errn?|[Ff]rau|Monsieur|Madame|M\\.?|Mme|[Ss]e\u00f1ora?|Sra?\\.?|[Ss]ignora?|Dott\\.|[Ss]enhora?|[Mm]eneer|[Mm]evrouw|[Pp]an[ia]?|[Ff]ru)(?: Dr)?';
const named = '(?<name>[A-Z\u00c0-\u00de][a-z\u00df-\u00ff]{1,20})(?:[ -][A-Z\u00c0-\u00de][a-z\u00df-\u00ff]{1,20})?';
const on = '(?:unter|el|al|au|le|en|o|no|op|pod|p\u00e5|sous)';
/** A person and the contact at once behind, or behind a verb: "Herr Kaya, ", "Rosa Gil, tiene el ", "die Handynummer von Tim ist ". */
const introductions = [
  // "Mit Frau Seidel, Mobil ": the device by name, in a line that says no more.
  new RegExp(`${edge}${title} ${named}(?: [a-z\u00df-\u00ff]{1,9}){0,2}[,:;]? \\(?${deviceAnyCase}[.:]? ?$`),
  new RegExp(
    `${edge}${title} ${named}(?:,| \\(|:)?(?: (?:ist|hat|est|a|es|tiene|\u00e8|ha|\u00e9|tem|is|heeft|jest|ma|er|\u00e4r|har|erreichen Sie|erreichst du))?(?: ${on})?(?: (?:der|die|het|numer\\w{0,2}|nummer))?\\s?$`,
  ),
  // No firm: a capital before the name makes it one, "B\u00e4ckerei Martin".
  new RegExp(
    `(?<![A-Z\u00c0-\u00de][\\w\u00c0-\u024f&.-]{1,20} )${edge}(?:${title} )?${named},?(?: (?:ist|hat|est|es|tiene|\u00e8|ha|\u00e9|tem|heeft|jest|er|\u00e4r|har|bereiken|bellen|erreichen|direkt|direct))?(?: ${on})\\s?$`,
  ),
  new RegExp(
    `(?<![A-Z\u00c0-\u00de][\\w\u00c0-\u024f&.-]{1,20} )${edge}${named} (?:hat|a|tiene|ha|tem|heeft|ma|har|lautet) (?:[a-z\u00df-\u00ff]{2,10} ){0,3}${deviceAnyCase}${leadsUp}`,
  ),
  new RegExp(
    `${edge}(?:[Rr]uf(?:en Sie)?|[Ff]rag(?:en Sie)?|[Aa]ppelle[zr]?|[Cc]ontacte[zr]?|[Ll]lam[ae](?: a)?|[Cc]hiam[ai]|[Ll]ig(?:ue|a)(?: ao?| \u00e0| para [oa])|[Bb]el|[Vv]raag|[Rr]ing|[Zz]adzwo\u0144 do) (?:${title} )?${named}${leadsUp}`,
  ),
  new RegExp(
    `${edge}${deviceAnyCase}(?: (?:priv\u00e9e?|personnel(?:le)?|privad[oa]|personale?|particular|privat[oa]|pessoal))? (?:von|van|de|d[aeo]|di|del|della|till|f\u00fcr|pour) (?:${title} )?${named}${leadsUp}`,
  ),
  // "Johans mobil", "Tims neue Handynummer".
  new RegExp(
    `${edge}(?<name>[A-Z\u00c0-\u00de][a-z\u00df-\u00ff]{2,20})s (?:[a-z\u00df-\u00ff]{2,10} )?${deviceAnyCase}${leadsUp}`,
  ),
];
const titled = new RegExp(`${title} $`);
/** Whoever writes, in other languages, and what readers turn to them for: a person they name is of their own house. */
const writer =
  /(?<![\w\u00c0-\u024f])(?:uns(?:ere?[mnrs]?)?|mi[rc]h?|ich|wir|ansprechpartner(?:in)?|durchwahl|kolleg(?:e|in)n?|nous|notre|nos|moi|je|coll\u00e8gue|interlocut(?:eur|rice)|nuestr[oa]s?|compa\u00f1er[oa]|colega|nostr[oaie]|collega|referente|nosso|nossa|ons|onze?|mij|mijn|nasz\w{0,2}|nam|mnie|oss|v\u00e5r\w?|mig|vores|kollegan?|anmeldung(?:en)?|r\u00fcckfragen|fragen|auskunft|reservierung(?:en)?|kontakt|contact|questions?|renseignements?|r\u00e9servations?|inscriptions?|contacto|informaci\u00f3n|reservas?|dudas?|contatti|informazioni|prenotazioni|iscrizioni|informa\u00e7\u00f5es|d\u00favidas?|vragen|aanmelden|pytania|zapisy|fr\u00e5gor)(?![\w\u00c0-\u024f])/i;
/** Abbreviations, whose full stop ends no sentence. */
const shortened = /(?<![\w\u00c0-\u024f])(tel|t\u00e9l|nr|port|mob|cell|m\u00f3v|dr|sra?|m)\./gi;

/**
 * True where a text in another language than English leads up to a contact as somebody else's. What nobody is named for
 * is the writer's own there: "Pour toute question :", "Bitte absagen:".
 */
export function isTheirsAbroad(before: string): boolean {
  const clause = /[^.!?;]{0,110}$/.exec(before.replace(shortened, '$1'))?.[0] ?? '';
  if (possessed.test(clause) || hers.test(clause) || pronoun.test(clause) || relation.test(clause)) return true;
  if (toldToRing.test(clause) || onPrivateNumber.test(clause)) return true;
  if (writer.test(clause)) return false;
  return introductions.some((introduction) => {
    const match = introduction.exec(clause);
    const name = match?.groups?.name;
    if (!match || !name) return false;
    const lead = match[0].slice(0, match[0].indexOf(name));
    return titled.test(lead) || isGivenName(name);
  });
}
