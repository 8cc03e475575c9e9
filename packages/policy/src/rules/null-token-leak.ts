import { foldName } from '../names/given-names.ts';
import { defineRule } from '../rule.ts';
import { allChannels, messageTypes } from '../rule-scope.ts';
import { allMatches } from '../search/near.ts';
import { because } from '../text/let-go.ts';
import { isInCode, isMention, sentenceOf } from '../text/phrase-context.ts';
import { overlapsAny, type Range } from '../text/range.ts';

/** What languages, databases and spreadsheets print for "nothing". Case is judged afterwards. */
const token = `(?:[("'<[{]?(?:null|undefined|nan|none|nil|n\\/a|#n\\/a|#ref!|#value!|#name\\?|\\[blank\\]|unknown)[)"'>}\\]]?)`;
const softEnd = `(?=\\s{0,3}(?:[,.!?;:)-]|$|\\n))`;
const greeting = `(?:hi|hello|hey|hiya|dear|greetings|howdy|good\\s(?:morning|afternoon|evening|day)|hola|hallo|bonjour|ciao|ol\u00e1|welcome(?:\\sback)?|thanks|thank\\syou|congrats|congratulations|happy\\s(?:monday|tuesday|wednesday|thursday|friday|birthday|new\\syear)|(?:nice|great|good|lovely)\\s(?:to\\smeet|meeting|speaking\\swith|talking\\sto|chatting\\swith)(?:\\syou)?)`;
/** "Your account stands at nil": nothing is owed. */
const asAmount =
  /\b(?:stands?|stood|standing|remains?|kept|left|set|is|are|was|were|now|still|balance|total|rated|charged|valued|comes?|came|reduced|brought)\s(?:at|of|to)\s$/i;
/** "Dear Ms Null": a program that lost the name has mostly lost the title too. */
const titled =
  /(?:mr|mrs|ms|miss|dr|prof|herrn?|frau|monsieur|madame|se\u00f1ora?|signora?|sig(?:\.?(?:ra|na))?|senhora?|mme|mlle|dhr|mevr|heer|mevrouw|meneer|pan[ie]?)\.?\s$/i;
const title = `(?:(?:mr|mrs|ms|miss|dr|prof)\\.?\\s)?`;
const action = `(?:is|are|was)\\s(?:hiring|growing|expanding|looking|scaling|doing|building|using|planning|currently|now|one|well|already|still|on\\s(?:track|a))|has|have\\s(?:been|grown|raised)|just|recently|could|would|might|handles|uses|runs|manages|grew|raised|launched|announced|opened|team|and\\s(?:its|the|your)`;

const inGreeting = new RegExp(
  `(?<![\\w])${greeting}(?:\\sthere)?,?\\s{1,3}${title}(${token})(?:\\s${token})?${softEnd}`,
  'gi',
);
const greetingAbroad = `(?:willkommen|bienvenu(?:e|s)?|bienvenid[oa]|benvenut[oa]|bem-vind[oa]|welkom|witamy|v\u00e4lkommen|velkommen|(?:vielen\\s)?dank(?:e)?|merci|gracias|grazie|obrigad[oa]|bedankt|tack|takk|(?:sehr\\s)?(?:geehrte[rs]?|verehrte[rs]?)|liebe[rs]?|guten\\s(?:tag|morgen|abend)|gr\u00fc(?:\u00df|ss)\\sgott|gr\u00fcezi|servus|moin|ch[e\u00e8]re?|bonsoir|salut|coucou|estimad[oa](?:\\/a|\\(a\\))?|apreciad[oa]|querid[oa]|buen[oa]s\\s(?:d[\u00edi]as|tardes|noches)|gentile|egregi[oa]|spettabile|buongiorno|buonasera|salve|car[oa]|prezad[oa](?:\\(a\\))?|bom\\sdia|boa\\s(?:tarde|noite)|oi|beste|geachte|hoi|goede(?:morgen|middag|navond)|dzie\u0144\\sdobry|cze\u015b\u0107|witaj|szanown[ya]|drog[ia]|hej|hei|k\u00e4r[ae]|k(?:j)?\u00e6re|god\\s(?:dag|morgon|morgen)|moi|hyv\u00e4|dobr\u00fd\\sden|ahoj|kedves|tisztelt|bun\u0103(?:\\sziua)?|drag[\u0103a]|stimat[\u0103e]|merhaba|say\u0131n|hallo|hola|bonjour|ciao|ol[\u00e1a]|\u0437\u0434\u0440\u0430\u0432\u0441\u0442\u0432\u0443\u0439\u0442\u0435|\u043f\u0440\u0438\u0432\u0435\u0442|\u0443\u0432\u0430\u0436\u0430\u0435\u043c(?:\u044b\u0439|\u0430\u044f)|\u03ba\u03b1\u03bb\u03b7\u03bc\u03ad\u03c1\u03b1)`;
const titleAbroad = `(?:(?:herrn?|frau|monsieur|madame|se\u00f1ora?|sra?|signora?|sig(?:\\.?(?:ra|na))?|senhora?|mme|mlle|dhr|mevr|de\\sheer|heer|mevrouw|meneer|pan(?:ie|i)?|dr)\\.?\\s)?`;
/** "Sehr geehrte Frau null," and "Bonjour Marie undefined,": a first name may have been there. */
const inGreetingAbroad = new RegExp(
  `(?<![\\w\\u00c0-\\u024f])${greetingAbroad},?\\s{1,3}${titleAbroad}(?:[A-Z\u00c0-\u00de][a-z\u00df-\u00ff]{1,20}\\s)?(\\(?(?:null|undefined|nan)\\)?)(?:\\s${token})?${softEnd}`,
  'gi',
);
/** "Votre \u00e9quipe chez undefined": no word of another language. "Null" counts in some of them: "bei null" is at zero. */
const atPlaceAbroad =
  /(?<![\w\u00c0-\u024f])(?:(?:bei|von|f\u00fcr|mit|an|zu|hos|fra|f\u00f6r|till|p\u00e5)\s(undefined)|(?:chez|de|pour|avec|\u00e0|en|para|con|da|di|per|presso|a|em|com|bij|voor|van|w|dla|od)\s(undefined|null))(?=\s{0,3}[,.!?;:)]|\s[a-z\u00df-\u00ff]{2,14}(?![\w\u00c0-\u024f])|$)/gi;
/** Words by which a sentence of another language speaks to its reader. */
const toReader =
  /(?<![\w\u00c0-\u024f])(?:sie|ihr(?:e[nmrs]?)?|ihnen|du|dein(?:e[nmrs]?)?|euch|eure?[nmrs]?|vous|votre|vos|tu|ton|su|sus|usted(?:es)?|tus?|suo|sua|lei|vostr[oaie]|tuo|tua|seu|sua|voc\u00eas?|uw|u|je|jouw|jullie|tw\u00f3j|twoj[ae]|pa\u0144stwa|wasz[ae]?|din|ditt|dina|ert?|dere)(?![\w\u00c0-\u024f])/i;
/** Talk about programs in other languages. */
const technicalAbroad =
  /(?<![\w\u00c0-\u024f])(?:wert|feld|felder|variable[ns]?|funktion|zeile|spalte|zelle|valeur|champs?|variables?|fonction|renvoie|colonne|cellule|valor|campos?|funci\u00f3n|devuelve|columna|valore|campo|funzione|restituisce|fun\u00e7\u00e3o|devolve|waarde|veld|functie|kolom|warto\u015b\u0107|pol[eu]|zmienn\w{1,2}|v\u00e4rdet?|f\u00e4ltet?|funktionen)(?![\w\u00c0-\u024f])/i;
/** "Ms. undefined, your flight leaves at nine": a title calls for a name wherever it stands. People are called Null. */
const afterTitle = /\b(?:Mr|Mrs|Ms|Miss|Dr|Prof)\.?\s(null|undefined|nan)\b/gi;
/** "Hi Sam null," and "Dear null Smith,": one half of the name is missing. */
const halfName = new RegExp(
  `(?<![\\w])(?:hi|hello|hey|dear)\\s${title}(?:(null|undefined|nan|nil|none)\\s[a-z][a-z'-]{1,30}|[a-z][a-z'-]{1,30}\\s(null|undefined|nan|nil|none))(?=\\s{0,2}[,!:\\n])`,
  'gi',
);
const atSlot = new RegExp(
  `(?<![\\w])(?:you|your|you're|you've|team|teams|everyone|everything|folks|people|colleagues|work|working|role|job|things|leader|leaders|life|anyone|contacts?|others|friends|well|going|happening|doing|years?|months|time|anniversary|journey|tenure|success|(?:vp|head|director|manager|cmo|ceo|cto|cfo|coo)(?:\\s[\\w ]{2,24})?)(?:\\s[\\w',-]{1,20}){0,4}\\s(?:at|with|for|from|of|as|@|in)\\s(?:the\\s)?(${token})(?=\\s{0,3}(?:[,.!?;:)-]|$|\\n)|'s\\b|\\s(?:${action}|who|that|which|to|in|about|by|on|we|what|how|you|is|are|may|will|can|for|and|with|as|if|when|so|but|or|told|said|asked|mentioned|recommended|suggested|deals?|copes?|works?|plans?|keeps?|makes?|needs?|spends?|looks?|goes|go|does|do|track|tracks|get|gets)\\b)`,
  'gi',
);
const asSubject = new RegExp(
  `(?<![\\w])(?:saw|see|noticed|read|heard|learned|congrats|congratulations|impressed|love|loved|help|helps|helped|helping|like|companies|such\\sas|about|for|how|that|why|when|since|with|joined|joining|on|believe|think|know)(?:\\s(?:that|how|by|to|with|what|of|if))?\\s(${token})(?:'s\\s\\w|\\s(?:${action})\\b)`,
  'gi',
);
const objectOf = new RegExp(
  `(?<![\\w])(?:congrats\\sto|congratulations\\sto|companies\\slike|teams\\slike|businesses\\slike|brands\\slike|organi[sz]ations\\slike|a\\s(?:good|great|strong)\\sfit\\sfor|question\\sfor|ideas?\\sfor|idea\\sfor|demo\\sfor|proposal\\sfor|plan\\sfor|pricing\\sfor|results\\sfor|intro(?:duction)?\\sto|welcome\\sto|partner\\swith|work\\swith|speak\\sto|connect\\swith|tailored\\sto|tailored\\sfor|built\\sfor|prepared\\sfor|addressed\\sto|attention\\sof)\\s(${token})(?:${softEnd}|(?=\\s(?:on|for|and|to|about|in|this|next)\\b))`,
  'gi',
);
const strict = `(null|undefined|nan)`;
const inPhrase = new RegExp(
  `\\bbetween\\s[A-Z][\\w&.-]{1,20}\\sand\\s${strict}(?=\\s(?:next|this|on|in|to|about|for)\\b|${softEnd})|\\b(?:proposal|quote|offer|demo|pricing|audit|agenda)\\sfor\\s${strict}(?=\\s(?:is|was|has|will|and|that|by)\\b)|\\byou(?:'re|\\sare)\\s(?:the|an?)\\s${strict}\\s(?:at|of|for|in)\\s|\\b(?:reach(?:ing)?\\sout|writ(?:e|ing)|speak|talk|offer|introduce\\s[a-z]{2,10})\\sto\\s${strict}(?=\\s(?:about|because|since|with|on|and|as|today|to)\\b)|\\b(?:teams?|people|colleagues|folks|staff|planners|contacts?)\\s(?:over\\s)?at\\s${strict}(?=\\s[a-z])|\\b(?:was|is|be|were|meeting|call|visit|conversation|order)\\son\\s${strict}${softEnd}|\\bthe\\s${strict}\\s(?:team|folks|crew|industry|space|sector|market|community|office|website|blog|leadership|platform|brand)\\b|\\b(?:came\\sacross|learn(?:ing)?(?:\\smore)?\\sabout|reading\\sabout|read\\sabout|research(?:ed|ing)|look(?:ed|ing)\\s(?:at|into)|stumbled\\s(?:on|upon|across)|checked\\sout|visited|impressed\\s(?:by|with)|excited\\sabout|curious\\sabout|news\\sabout|thinking\\sabout)\\s${strict}(?:'s\\b|${softEnd}|(?=\\s(?:and|on|in|at|last|this|yesterday|recently)\\b))|\\b(?:your\\s[a-z]{3,14}|the\\s(?:company|team|name|role|title|firm|business|employer|organi[sz]ation))[,:]\\s?${strict}(?=\\s?[,.])|\\b(?:orders?|appointment|meeting|call|demo|purchase|scheduled|booked|booking|renewal|renews|expires|delivery|due|event|webinar|invoice|visit)\\s(?:is\\s|was\\s|scheduled\\s|dated\\s|set\\s){0,2}(?:on|for|at|by|from)\\s${strict}(?:${softEnd}|(?=\\s(?:at|with|and|in)\\b))|\\b(invalid\\sdate)\\b`,
  'gi',
);
/** Where a sentence that speaks to the reader needs a name. */
const anyPlace = new RegExp(
  `(?<![\\w])(?:at|for|from|with|of|by|about|in|to|near|across|since|until)\\s${strict}(?:'s\\b|${softEnd}|(?=\\s(?:while|when|as|during|through|via|because|after|before|since|still|now|also|already|currently|often|usually|mostly|even|really|do|does|did|would|could|needs?|plans?|uses?|runs?|handles?)\\b|\\s(?:ends|starts|begins|expires|renews|arrives|is|was|has|will)\\b|\\s(?!being\\b)[a-z]{2,14}ing\\b))`,
  'gi',
);
/** Where, when and on what number something of the reader's is; printed by a program these are in one case only. */
const ofOrder = new RegExp(
  `\\b(?:for|to|at|in|from|on|near|of)\\s${strict}\\s(?:street|road|avenue|lane|drive|square|floor|building|warehouse|yard|branch|site)\\b|\\b(?:arrive[sd]?|arriving|deliver(?:ed|s|y)?|ship(?:s|ped)?|sent|goes|go|come[s]?|leaves|collected|picked\\sup|booked|starts?|begins?|ends?|due|expires?|renews?|scheduled|confirmed|meet(?:ing)?|see\\syou|call(?:\\syou)?|reach(?:\\syou)?|text(?:\\syou)?|land[s]?|departs?)\\s(?:again\\s|on\\stime\\s)?(?:in|to|at|on|for|by|from|until|with|around|between)\\s(null|undefined|nan|none)(?=\\s?,|\\s?[.!?](?:\\s|$)|\\s(?:on|at|in|and|between|tomorrow|today|next|this|by|before|from|with|for)\\b)|\\b(?:orders?|invoice|booking|ticket|parcel|shipment|reservation|tracking|membership|room|floor|gate|seat|table|dock|bay|flight|account|policy)\\s(?:(?:number|no\\.?|id|code)\\s)?#?${strict}(?=\\s(?:is|was|has|will|on|at|for|from|and|in)\\b|\\s?[,.!])|\\byour\\s(?:[a-z]{3,12}\\s){0,2}(?:(?:access|door|pin|discount|voucher|confirmation|verification|booking|pickup|gate|promo)\\scode|code|pin|password|username|number|balance|price|total|appointment|room|table|seat|driver|slot|delivery\\s(?:date|time|window|slot)|reference\\snumber)\\s(?:is|are|was):?\\s(?:[$\\u20ac\\u00a3]\\s?)?${strict}(?=\\s?[.,!?\\n]|\\s(?:and|at|on|from)\\b|$)|\\b(?:driver|technician|courier|engineer|fitter|advis[eo]r|doctor|guide|trainer|nurse|specialist|stylist|surveyor|inspector|plumber|electrician)\\s${strict}\\s(?:is|will|has|was|and|can|comes|at|from|on)\\b|\\b(?:thanks?(?:\\syou)?\\sfor\\s(?:choosing|visiting|contacting|trusting|joining|calling))\\s${strict}\\b|${strict}\\s(?:new|unread)\\s(?:messages?|updates?|orders?|invoices?|notifications?|items?)\\b|(?<=(?:^|\\n)[ \\t]*)${strict},\\s(?:thanks|thank\\syou|welcome|good\\s(?:news|morning|to)|your)\\b|\\bask\\sfor\\s${strict}\\s(?:at|in|when|on)\\b|(?<=(?:^|\\n)[ \\t]*(?:your\\s)?(?:from|(?:(?:deliver|ship|bill)(?:p?ed)?\\s)?to|plan|package|seats|total|subtotal|amount(?:\\sdue)?|balance|(?:price|rate|cost|fee|total)\\s(?:per|for|of)\\s[a-z ]{2,16}|price|quantity|qty|delivery(?:\\s(?:date|time|address))?|arrival|departure|date|time|address|street|city|phone|order(?:\\s(?:no|number))?|room|table|seats?|driver|pick-?up|due(?:\\sdate)?)\\s?:[ \\t]{0,3}(?:[$\\u20ac\\u00a3]\\s?)?)${strict}(?=[ \\t]*(?:,|\\n|$))`,
  'gi',
);
/** Spoken to by no name: "Thanks for the order, null!" */
const vocative =
  /(?<=\b(?:thanks|thank\syou|welcome|hello|hi|congrats|congratulations|cheers|sorry|bye|see\syou|glad|happy|pleased|delighted|lovely|good\sluck|great|hey|miss)\b[^.!?\n]{0,60},\s)(null|undefined|nan|none)(?=\s?[!.,?])/gi;
const joined = new RegExp(
  `(?<![\\w])(?:joined|joining|join|left|leaving|leave|chose|choose|following|followed|admired|admiring|founded|founding|run|running|manage|managing|lead|leading|represent)\\s${strict}(?=\\s(?:as|in|last|this|and|to|with|for|at|from|because|back)\\b|\\s?[,.!?])`,
  'gi',
);
/** What is asked or told of a firm or a person whose name is missing. */
const asName = new RegExp(
  `\\b(?:[Ww]hat|[Hh]ow|[Ww]here|[Ww]hen)\\s(?:is|are|does|has|will)\\s${strict}\\s(?:planning|doing|using|looking|working|thinking|handling|plan|handle|use)\\b|\\b(?:costs?|is|at|for|pay|save)\\s${strict}\\sper\\s(?:month|year|seat|user|week|day|hour|head)\\b|\\b(?:offices?|team|people|staff|site|store)\\sof\\s${strict}\\s(?:is|are|in|near|has|have)\\b|\\b(?:at|in|with)\\s${strict}\\s(?:going|treating\\syou|these\\sdays|so\\sfar)\\b|\\b(?:companies|teams|firms|brands|businesses)\\slike\\s${strict}\\s(?:to\\s)?(?:grow|save|cut|scale|hire|win|sell|reduce|close|ship|build|find)\\b|\\b[Yy]our\\s(?:[a-z]{3,12}\\s){0,2}(?:contact|manager|person|representative|agent|consultant|host|rep|executive|guide|driver|technician|courier|doctor|nurse|trainer|tutor|stylist|advis[eo]r|engineer|landlord|teacher|coach|instructor)\\s(?:is|will\\sbe)\\s${strict}\\b|\\b(?:reserved|booked|kept|held|saved|prepared|packed|set\\saside)\\s${strict}\\sfor\\syou\\b|\\b[Ii]s\\s${strict}\\s(?:the\\sright\\s(?:person|contact)|still\\s(?:with|at|the)|free|available|around|in\\scharge)\\b`,
  'gi',
);
const objectOfHelp =
  /(?<![\w])(?:help|helps|helped|helping|let|lets|enable|enables|get|gets|see|meet|invite|host|welcome|want|show|save|saves|give|gives|offer|serve|support|(?:welcom|host|invit|meet|see|serv)ing)\s(null|undefined|none|nan)\s(?:to\s|at\s|in\s|on\s)?[a-z]{3,14}(?![\w'-])/gi;
const asTitle = new RegExp(
  `\\b(?:colleague|coworker|friend|boss|manager|teammate|assistant|partner|director)\\s${strict}\\b|\\b(?:what|how|why|where)\\s${strict}\\s(?:has|have|is|does|did|was|can|could|handles?)\\b|\\bas\\s(?:the|an?|our|your)\\s${strict}\\s(?:at|of|for|in)\\s|\\b(?:role|job|work|position|promotion|title)\\s(?:as|of|to)\\s(?:an?\\s|the\\s)?${strict}\\b`,
  'gi',
);
const printedName = '(N\\/A|NaN|nan|None|null|undefined)';
/** Where a post, a team or a firm is named; a program prints these in one case only. */
const asPost = new RegExp(
  `\\b[Tt]eam\\sat\\s${printedName}(?=\\s(?:must|is|has|would|could|will|needs?|can|might|should)\\b)|\\b(?:joined|joining)\\s${printedName}(?=\\s(?:as|in|last|this)\\s)|(?<!(?:ed|shown|sent|left|read|set)\\s)\\b(?:[Aa]s|[Bb]eing)\\s(?:an?\\s|the\\s|our\\s|your\\s)?${printedName}(?=\\s(?:at|of|for|with)\\s[A-Z]|,\\s(?:you|your)\\b)|\\b(?:joined|joining|works?|worked|working|served?|promoted|appointed|hired|role|job|position|title|capacity|started)(?:\\s[\\w&'.-]{1,20}){0,4}?\\sas\\s(?:an?\\s|the\\s)?${printedName}(?=\\s(?:at|of|for|with|caught|is|has|in)\\b|\\s?[,.?!])|\\b[Yy]our\\s(N\\/A|NaN|None|null|undefined)\\s(?:team|department|crew|staff|office|company|firm|colleagues|business|shop|board|branch)\\b|\\b[Yy]ou(?:(?:'ve|\\shave)\\sbeen|(?:'re|\\sare|\\swere|\\sbecame))\\s(?:an?\\s|the\\s)?${printedName}\\s(?:at|of|for|with)\\s[A-Z]|\\b(?:[Cc]ompanies|[Ff]irms|[Tt]eams|[Bb]usinesses|[Bb]rands|[Pp]eople|[Cc]ustomers)\\s(?:such\\sas|like)\\s${printedName}\\b|\\b(?:position|role|job|title|post|company|employer|firm)\\s\\((None)\\)|\\b(?:[Yy]our|[Tt]he|[Oo]ur)\\s(?:[a-z]{4,10}\\s)?(?:rep|representative|driver|technician|courier|engineer|advis[eo]r|agent|manager|consultant|doctor|guide|trainer|specialist|host|contact|colleague|stylist|tutor|nurse)\\s${printedName}\\s(?:is|will|has|was|can|comes|calls|looks)\\b|\\b(?:under|in)\\sthe\\sname(?:\\sof)?\\s${printedName}(?=\\s?[.,;!?)]|\\s(?:for|at|on|and)\\b|\\s*$)|\\b[Yy]our\\s(?:visit|trip|flight|transfer|move|stay|delivery|journey|application|order|subscription|membership|booking|ticket|appointment)\\s(?:to|at|in|with|from|for)\\s${printedName}\\s(?:is|was|has|will|on|at|starts|ends|leaves|departs)\\b|\\b[Aa]s\\s(?:the\\s)?(?:[Hh]ead|[Dd]irector|VP|[Ll]ead|[Mm]anager|[Cc]hief)\\sof\\s${printedName}\\b|\\b(?:at|with)\\s(None|NaN)\\s(?:these\\sdays|so\\sfar|going|treating\\syou)\\b`,
  'g',
);
/** What is done for a firm, or asked about it, whose name is a stand-in. */
const asFirm =
  /\b(?:help|helps|helped|helping|let|lets|enable|support|supports|welcome|invite|convince)\s(N\/A|NaN|nan|None)\s(?:to\s)?(?!(?:in|as|for|is|on|and|or|if|when|of|by|to)\b)[a-z]{3,14}|\b(?:show|showing|have|get|give|giving|offer|save|saves|tell|bring)\s(N\/A|NaN|nan|None)\s(?:how|what|why|around|on\sboard|onboard|up\sand|started|an?\s(?:short|quick|free|better|clear)|some|hours|time|money)\b|\b(?:how|why|what|whether|that|where|if|when)\s(N\/A|NaN|nan|None)\s(?:plans?|handles?|runs?|uses?|manages?|grows?|keeps?|tracks?|sells?|hires?|spends?|loses?|is\s(?:growing|hiring|using|looking|doing|planning))\b/g;
/** Printed by a format: in brackets, or twice in a row for a first and a last name. */
const printed = /\((?:null|undefined|nan)\)|\b(?:null|undefined|nan)(?:\s(?:x\s)?|[/.:-])(?:null|undefined|nan)\b/gi;
const alone =
  /(?<=(?:^|\n)[ \t]*)(?:null|undefined|nan|none|\(null\))(?:\s(?:null|undefined))?(?=,[ \t]*(?:\n|$))|(?<=(?:^|\n)[ \t]*(?:best|regards|kind regards|best regards|warm regards|thanks|thank you|cheers|sincerely|many thanks|best wishes|yours(?: truly| sincerely)?),?[ \t]*\n{1,2}[ \t]*)(?:null|undefined|nan|none|nil)(?=[ \t]*(?:\n|$))/gi;
const labelled =
  /(?<=(?:^|\n)[ \t]*(?:first name|last name|name|company|company name|job title|title|contact|recipient|account|role|industry|website|city|address|phone|e-?mail|amount(?: due)?|total|price|quantity|(?:delivery |due |start |end |order |invoice )?(?:date|time|number|status))\s?:[ \t]{0,3})(?:null|undefined|nan)(?=[ \t]*(?:\n|$))/gi;
const amount =
  /(?<=[$\u20ac\u00a3]\s?)(?:nan|undefined|null)\b|\b(?:nan|undefined|null)(?=\s?%|\s(?:percent|usd|eur|gbp|dollars|euros|days|hours|minutes|years|months|weeks|employees|people|seats|users|licen[cs]es|points|credits|miles|nights|guests|items|tickets|units)\b)/gi;
/** "Your order #NaN totals undefined": a number that was never worked out. */
const sum =
  /\b(?:your|the)\s(?:grand\s|order\s|new\s|current\s)?(?:total|sub-?total|amount|balance|price|fee|cost|bill|sum|deposit|score|delivery\sdate|due\sdate)(?:\s(?:of|for|on|due|to|by|in|your|this|the|it|order|booking|stay|month|invoice|is|was|pay)){0,5}?\s(?:is|was|will\sbe|comes\sto)\s(null|undefined|nan)(?=\s?[.,!;]|\s?$)|\b(?:order|invoice|bill|booking|ticket|quote|case|parcel)\s(?:#|no\.?\s|number\s)(null|undefined|nan)\b|\b(?:orders?|invoices?|bill|basket|cart|balance|quote|plan|refund|payment|fee)\b[^.!?\n]{0,30}\b(?:totals|comes\sto|amounts\sto|costs)\s(null|undefined|nan)\b|\byour\s(?:[a-z]{3,12}\s)?(?:balance|total|bill|fare|price|quote|rent|invoice|premium|refund)\s(?:is|was|(?:now\s)?stands\sat)\s(null|undefined|nan)\b|\b(?:ordering|ordered|buying|bought|booking|booked|reserving|reserved)\s(?:the|an?|your|our)\s(null|undefined|nan)\b/gi;
const object = /\[object\s(?:object|undefined|null|promise|array)\]/gi;
const inSubject =
  /^\s*(?:re:\s?|fwd?:\s?)?(?:null|undefined|nan|none)(?=\s?(?:[,:|/+&-]|<>|x\s|\u00d7|'s\s)|\s(?:and|team|x)\s)|(?:null|undefined|nan)(?=\s?[?!.]?\s*$)/gi;

/** "Your middle name shows as null on the card": told of, not printed here. */
const shownAs =
  /\b(?:shows?|shown|showed|appears?|appeared|prints?|printed|displayed|displays|reads|listed|comes? (?:up|out)) as\s$/i;
/** Talk about programs and data, where these words mean what they say. */
const technical =
  /\b(?:values?|fields?|columns?|variables?|pointers?|references?|returns?|returned|returning|defaults?|defaulted|json|sql|parameters?|strings?|integers?|hypothes[ie]s|behaviou?r|exceptions?|propert(?:y|ies)|payloads?|set to|sets|check(?:s|ed)? for|initiali[sz]\w*|crash\w*|throws?|bugs?|rows?|cells?|typescript|javascript|python|database|schema|compil\w*|pandas|operator|island|distribution|and void|api|endpoints?|exports?|imports?|scripts?|console|logs?|debug\w*|terms?|clause|lease|contract|divid\w{1,4}|division|arithmetic|floating)\b/i;

export const nullTokenLeak = defineRule({
  id: 'null_token_leak',
  template: 'template_integrity_v1',
  severity: 'BLOCK',
  contentTypes: messageTypes,
  channels: allChannels,
  needs: [],
  uses: ['contact'],
  literals: [
    'null',
    'undefined',
    '^nan',
    '^none',
    '^nil$',
    'n/a',
    '[object',
    '#ref!',
    '#value!',
    '#name?',
    '[blank]',
    'unknown',
    '^invalid date$',
  ],
  meaning: 'A word for "nothing" where a name, company or number belongs.',
  detail: 'A value was missing and its stand-in was printed. Fill in the value, or reword the sentence without it.',
  examples: ['Hi null,', 'your team at undefined', 'Dear NaN', '[object Object]'],
  counterExamples: ['the null hypothesis', 'undefined behaviour in C', 'Discount: N/A', 'Hi Nan,'],
  *check(field, { contact }) {
    const { text } = field;
    const seen: Range[] = [];
    for (const { expression, personal } of slots) {
      if (expression === inSubject && field.name !== 'subject') continue;
      for (const match of allMatches(text, expression)) {
        const written = match.slice(1).find((group) => group !== undefined) ?? match[0];
        const start = match.index + match[0].lastIndexOf(written);
        const end = start + written.length;
        if (overlapsAny(seen, start, end)) continue;
        if (!isNothing(written, expression === inGreeting, contact)) continue;
        if (expression === afterTitle && /^(?:Null|Undefined)$/.test(written)) continue;
        // "Null Street" is a street, and "undefined" in capitals a heading.
        if (expression === ofOrder && !/^(?:null|undefined|Undefined|NaN|None)$/.test(written)) continue;
        if (isInCode(text, start) || isMention(text, start)) continue;
        if (shownAs.test(text.slice(Math.max(0, start - 30), start)) && because('others')) continue;
        if (/^nil$/i.test(written) && asAmount.test(text.slice(Math.max(0, start - 24), start))) continue;
        // Only a sentence that speaks to the reader needs a name.
        if (expression === atPlaceAbroad) {
          const sentence = sentenceOf(text, start, end).text;
          if (!toReader.test(sentence) || technicalAbroad.test(sentence)) continue;
        }
        // "Your role was left undefined": nobody left a firm of that name.
        if (
          expression === joined &&
          /^(?:left|leave)\s(?:undefined|null)$/i.test(match[0].trim()) &&
          !/\b(?:you|who|he|she|they|i|has|have|had|you've|i've|since|before|after|just|recently)\s$/i.test(
            text.slice(0, match.index).slice(-12),
          )
        )
          continue;
        if (
          expression === anyPlace &&
          !/\b(?:team|crew|staff|people|folks|colleagues)\s$/i.test(text.slice(0, match.index).slice(-12)) &&
          !/\b(?:you|your|you're|you've|i|we|i'm|we're|us|thanks|thank)\b/i.test(sentenceOf(text, start, end).text)
        )
          continue;
        if (!personal && technical.test(sentenceOf(text, start, end).text)) continue;
        seen.push({ start, end });
        const mild = written === 'Null' && titled.test(text.slice(Math.max(0, start - 6), start));
        yield { start, end, mild, confidence: mild ? 0.5 : 0.9 };
      }
    }
  },
});

/** `personal`: the slot itself proves the leak, whatever the sentence is about. */
const slots = [
  { expression: inGreeting, personal: true },
  { expression: inGreetingAbroad, personal: true },
  { expression: atPlaceAbroad, personal: false },
  { expression: halfName, personal: true },
  { expression: afterTitle, personal: true },
  { expression: object, personal: true },
  { expression: labelled, personal: true },
  { expression: alone, personal: true },
  { expression: printed, personal: false },
  { expression: atSlot, personal: false },
  { expression: asSubject, personal: false },
  { expression: objectOf, personal: false },
  { expression: inPhrase, personal: false },
  { expression: anyPlace, personal: false },
  { expression: ofOrder, personal: false },
  { expression: vocative, personal: true },
  { expression: joined, personal: false },
  { expression: asName, personal: false },
  { expression: objectOfHelp, personal: false },
  { expression: asTitle, personal: false },
  { expression: asPost, personal: false },
  { expression: asFirm, personal: false },
  { expression: amount, personal: false },
  { expression: sum, personal: false },
  { expression: inSubject, personal: false },
];

/** Nan, Nil and Null are names of people, and "none" a word; a program prints them in one way only. */
function isNothing(
  written: string,
  greeted: boolean,
  contact: { first_name?: string | null; last_name?: string | null } | undefined,
): boolean {
  const bare = written.replace(/^(?:(?:re|fwd?): ?)?[("'<[]?|[)"'>\]]$/gi, '');
  if (contact && [contact.first_name, contact.last_name].some((name) => name && foldName(name) === foldName(bare)))
    return !because('on_record');
  if (/^nan$/i.test(bare)) return bare === 'NaN' || bare === 'nan';
  if (/^nil$/i.test(bare)) return bare === 'nil';
  if (/^none$/i.test(bare)) return bare === 'None' || (greeted && bare === 'NONE');
  if (/^(?:unknown|n\/a)$/i.test(bare)) return greeted || (/^n\/a$/i.test(bare) && bare === 'N/A');
  return true;
}
