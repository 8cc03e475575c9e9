import { partsShown } from '../html/parts-shown.ts';
import { defineRule } from '../rule.ts';
import { matchesAnywhere, matchesAround, noMatches } from '../search/near.ts';
import { anyOf, pattern } from '../search/pattern.ts';
import type { FieldText } from '../text/field-text.ts';
import { passedOver } from '../text/let-go.ts';
import type { Range } from '../text/range.ts';

const hear = `(?:hear(?:ing)? from (?:me|us)|receiv(?:e|ing)|get(?:ting)?|see(?:ing)?|be (?:contacted|e-?mailed|on (?:this|my|our) list)|(?:more |these |such |further )?(?:e-?mails?|messages|notes))`;
const end = `(?:stop|leave you (?:alone|be)|take you off|remove you|not (?:write|e-?mail|contact|bother|follow up|reach out|message)|close (?:the|your|this) (?:loop|file)|go away|back off|quit|get out of your (?:inbox|hair)|get lost|step back|cross you off)`;
const iStop = `(?:(?:i'll|i will|we'll|we will|i promise to|and i|i'd be happy to|happy to|i can|i'm happy to|glad to) (?:\\w{1,10} ){0,3}${end}|(?:i won't|i will not|we won't|we will not|i'll never|you won't|you'll never|you will not) (?:\\w{1,10} ){0,3}(?:write|e-?mail|contact|bother|follow up|reach out|hear|message|nudge|ping|trouble|chase|get|receive)|no (?:more|further) (?:e-?mails?|messages|follow-?ups?|notes))`;
const mail = '(?:e-?mails?|mails?|mailings?|messages?|letters?|notes?|posts?|newsletters?|correspondence|updates)';
/** How people and mailers offer a way out. */
const wayOut = pattern(
  // Not what readers of others do: "how many unsubscribed".
  'unsubscrib(?:e|ing)(?! (?:rates?|numbers?|counts?|figures?))(?<!(?:people|who|they|many|most|some|half|[a-z]{2,12}(?:ers|ients|ents|ants|ests|ors|ists|ees)) unsubscribe)',
  '(?:be|get|you|been) unsubscribed',
  // Not what else one may leave: "opt out of weekend surcharges".
  `opt(?:ing)?[- ]?out(?! of (?!(?:[\\w'-]{1,14} ){0,4}?(?:${mail}|${hear}|it|this|these|them|those|such|contact|communications?|outreach|marketing|lists?|notifications?|alerts|sequence|campaigns?|reminders?|follow-?ups?|offers|promotions)\\b))`,
  '(?:manage|update|change|edit|set|adjust|choose) (?:your |e-?mail |communication |notification |mailing |contact |my ){0,3}(?:preferences|subscriptions?|settings)',
  '(?:e-?mail|communication|subscription|notification|contact) preferences',
  `stop (?:e-?mailing|reaching out|writing|contacting|messaging|following up)`,
  `(?:want|like|prefer|ask|tell) (?:me|us) to (?:stop(?! by)|go away|leave you|back off|get lost|buzz off)`,
  `(?:rather|prefer) (?:that )?(?:i|we) (?:\\w{1,8} )?(?:stop|not|didn't|don't|did not|do not)`,
  `stop (?:receiving|getting|hearing|these|all|e-?mails?|messages|further)`,
  `(?:remove|take|strike|delete) (?:me|you|yourself|your (?:name|address|e-?mail)) (?:\\w{1,10} )?(?:from|off|out)`,
  // Not what guests of others wish: "taken off the waiting list".
  `(?:removed|taken) (?:from|off) (?:this|my|our|the(?! (?:waiting|guest|price|shopping|short|wish|passenger|player|menu|shelf|market|shelves)\\b)|future)`,
  `(?<!\\b(?:they|who|people|[a-z]{2,12}(?:ers|ients|ents|ants|ests|ors|ists|ees)) )(?:not|don't|do not|never|no longer|rather not|prefer not|wish not|without|wouldn't|would not) (?:\\w{1,8} ){0,3}?${hear}`,
  `(?:no longer|don't|do not|rather not|prefer not to|wouldn't) (?:want|wish|like|receive|get|have|need)(?: to (?:receive|get|have|see))? (?:any |our |these |such |more |my |renewal |sales |further ){0,2}(?:reminders?|follow-?ups?|offers|invitations|newsletters?|mailings?|updates)`,
  `(?:reply|respond|answer|write back|text|say|send(?: me)?|type|write|a quick|e-?mail)(?: back)?(?: (?:to (?:this|me)(?: e-?mail| message)?|with|by|saying|simply|just|the word|a|me)){0,3} ?["'(]?(?:stop|no thanks|no thank you|unsubscribe|remove|no|not interested|pass|opt|cancel|end|quit)(?![\\w])`,
  `(?:not interested|not (?:a|the right) (?:fit|time|person|good time)|not relevant|bad timing|wrong person|no interest|not for you)[^\\n]{0,60}?(?:(?:let me know|tell me)(?! (?:who|which|when|what|how|why|the|your|it's))|say so|just say|reply|drop me|${iStop})[^\\n]{0,60}`,
  `(?:let me know|tell me|just say|say (?:so|the word)|give me a (?:no|nudge)|shout)[^.\\n]{0,40}(?:and|if|so)[^.\\n]{0,40}?${iStop}`,
  `if (?:you'd|you would|you) [^.\\n]{0,60}?,? ${iStop}`,
  // "If it is no use to you, say so and I'll trouble you no further": whatever is promised then, but no other day or thing.
  `if (?:it|this|that|these|you) (?=[^.!?\\n]{0,40}(?:n't|\\bnot|\\bno|\\bstop|\\brather))[^.!?\\n]{0,60}?,? (?:just |simply |please )?(?:tell me|say so|let me know|say the word|a word will do)(?: so)?,? and (?!(?:i|it|we)(?:'ll|'s| will| shall| can| am|'m)? (?:\\w{2,10} )?(?:find|send|move|change|adjust|fix|switch|book|propose|resend|call|ring|try|look|check|help|explain|walk|make|give|offer|suggest|see|ask|put|get|bring|arrange|another)\\b)(?:i|it|we)\\b`,
  anyOf(
    "ne_plus_recevoir dejar_de_recibir no_recibir_más non_ricevere_più abmelden abbestellen abbestellung austragen widerrufen désinscrire désabonner désinscription désabonnement desinscrire desabonner baja desuscribirse cancelar_la_suscripción cancelar_suscripción descadastrar descadastre cancelar_(?:a_)?(?:inscrição|subscrição|assinatura) disiscriviti disiscriversi cancellati annulla_l'iscrizione uitschrijven afmelden afmeld avmeld avregistrera avprenumerera avsluta_prenumeration wypisz odhlásit wyrejestruj",
  ),
);
/** What senders do to readers; of some of it, only to the reader and not to invoices. */
const write =
  '(?:writ(?:e|es|ing|ten)|contact(?:ed|ing)?|e-?mail(?:ed|ing)?|messag(?:e|ed|ing)|follow(?:ing)? up|hear(?:ing)?|approached?|hit you up|get(?:ting)? in touch|in touch|reach(?:ing)? out|see my name|be (?:back|another|a third|on to you)|come back|(?:bother|disturb|chas(?:e|ing)|pester|annoy|nag|trouble|knock|darken|clutter)(?:ing)?(?: (?:you|your|me|again)|up|(?= ?[.!,;]|$)))';
/** What the reader is asked to do, in whatever words: a sign is enough. */
const sign = pattern(
  '(?:reply|replying|respond|answer|answering|write|type|text|send|say|tell|shout|holler|ask|ping|mail|e-?mail|inform|mention|indicate|click|tap|return this)(?: (?:back|me|us|so|it|here|the word))?',
  "(?:let (?:me|us|our team)|lemme) know|drop (?:me|us)|(?:give|flick|show) (?:me|us) (?:a|the)|(?:is|'s) (?:all it takes|enough)|(?:will|'ll) do",
  '(?:a|an|any|your|one|two|simple|in) (?:(?:short|quick|brief|single|one-word|simple|two-word|plain|friendly|honest) )?(?:reply|answer|response|line|word|note|no|nod|yes|request|letters)|(?:short|quick|brief|simple) (?:reply|answer|response|note)|no is an answer',
  '(?:the |a )?link (?:below|underneath|in the footer|at the (?:bottom|foot|end))|by return|on this page|off here|at your request|the moment you ask',
);
/** That mail ends, in whatever words. */
const theEnd = pattern(
  `(?:no|any|fewer|less|all) (?:more |further |other |such |future ){0,3}(?:${mail}|of (?:this|these|those|such|them|it)|from (?:me|us|this|our))`,
  `(?:not|\\w{0,6}n't|no|never|nor|less|fewer|(?:rather|prefer|sooner) (?:not|i|we|you|that|there)|without|stop|stopped|quit|cease|instead of|done with|tired of|enough of|sick of|excluded from|out of|off) (?:[\\w']{1,12} ){0,5}?(?:${mail}|such|${write}|these|this|them|people like me)`,
  `${mail} (?:from (?:me|us) )?(?:like (?:this|these) )?(?:is|are|isn't|aren't|not) (?:not )?(?:wanted|unwanted|welcome|unwelcome|desired|appreciated|for you|a nuisance|of (?:no )?(?:use|interest))`,
  "(?:won't|will not|never|'ll never) (?:find|see|meet|hear) (?:from )?(?:me|us) (?:again|any more|anymore|in your inbox|here)",
  '(?:hear|want|see|get|need|receive|hearing|receiving) (?:no|nothing) (?:more|further)|no more of me|no more from',
  '(?:left|leave you|leave it|leave things|let you|be|keep you|leave us|leave me) (?:alone|in peace|be|there|at that|out of it|out|go)',
  '(?:come|get|be|drop|take|strike|cross|scratch|switch|turn|go|remove[ds]?|off|leave|from|end|exit|out of) (?:you |it |these |them |all |your (?:name|address|e-?mail|details) |off |of |from |out ){0,4}(?:off|(?:this|my|our|the|your) (?:[\\w-]{1,12} ){0,2}(?:list|mailing|contacts|records|radar|books|spreadsheet|inbox))',
  '(?:be|been|get|have you|have yourself|want|want it|you|your (?:name|address|e-?mail|details)) (?:removed|deleted|struck|dropped|wiped|excluded|taken off|off our)|(?:remove|delete|drop|erase|forget|retire|lose|bin|scrap) (?:you|your|yourself|it|them|the row)|lost your',
  "(?:i'm|i am|we're|we are|i'll be|we'll be) (?:gone|off|out of (?:here|your|the))|clos(?:e|es|ed) (?:the|this|it|your) (?:matter|thread|chapter|case|file|loop)|(?:they|it|mails?|these|this)(?:'ll| will|) (?:end|stop|cease)s?|(?:stay|stayed|keep|kept|go|went) (?:away|out)",
  "(?:be|is|was|as|seen) (?:the )?(?:end|last|only) (?:one|e-?mail|mail|of it|of me|of us|you)|last (?:you|you'll|you will) (?:hear|see)|end (?:of it|of story|this thread)",
  "(?:i|we|i'll|we'll|i will|we will|and|i should|we should|i must|you can) (?:gladly |happily |of course |at once |immediately |simply |honestly )?(?:stop|see to it|go quiet|go silent|vanish|disappear|back away|bow out|step away|desist|cease|get the hint|take the hint|leave you|cross|scratch|strike|part ways|parted ways)",
  '(?:prefer|like|want) (?:silence|quiet|peace|it quiet|to be left|out)|rather not|no interest|geen interesse|no thanks|not (?:interested|for you|your thing)|one (?:vendor |sender )?fewer|knock it off|decline|show me the door',
);
/** Two people in it, or a sign asked for where a sentence begins: "shops send one letter, and readers leave the list" offers nothing. */
const spoken =
  /\b(?:you|your|yours|yourself|me|my|us|our|ours|i|we|i'll|we'll|i'd|i'm)\b|(?:^|[.!?,:;)]\s{1,3}|\b(?:please|just|simply|or) )(?:reply|respond|answer|write|type|text|send|say|tell|shout|ask|ping|mail|e-?mail|click|tap|drop|a|an|one|the link)\b/i;
/** A sign that the reader is asked for, in German, French, Spanish, Italian, Portuguese, Dutch, Scandinavian and Polish. */
const signAbroad =
  /(?<![\w\u00c0-\u024f])(?:antwort(?:en|e|et)?|schreib(?:en|t|e|st)?|r\u00fcckmeldung|nachricht an|(?:sagen|geben|lassen) sie|sag(?:t)? (?:mir|uns|bescheid)|bescheid|gen\u00fcgt|reicht|wort gen\u00fcgt|r\u00e9pond(?:ez|re|s)|r\u00e9ponse|dites|dis-le|faites|indiquez|il suffit|suffit|un (?:simple )?mot|signe|respond(?:a|e|er|an|ed)|contest(?:e|a|ar|en)|respuesta|d\u00edga(?:me|nos)|dime|av\u00eds(?:e|a|en)(?:me|nos)|basta|risponder?(?:e|te|emi|eteci)?|rispost[ae]|scriv(?:ete|imi|eteci|a)|(?:fate|fammi)(?:lo|celo|mi)? sapere|respost[ae]|responda|respondam|avise(?:-me|-nos)?|diga(?:-me|-nos)?|antwoord(?:en|t)?|laat (?:het )?(?:mij|me|ons|weten)|bericht(?:je)?|een (?:kort )?woord|svar(?:a|ar|e|et)?|s\u00e4g(?: bara)? till|h\u00f6r av|skriv(?:a|er)?|r\u00e4cker|odpis(?:z|a\u0107|anie)|odpowied(?:z|\u017a)[\w\u00c0-\u024f]*|daj(?:cie)? zna\u0107|prosz\u0119 (?:o|da\u0107)|wystarczy)(?![\w\u00c0-\u024f])/i;
/** That mail ends, in the same languages. */
const endAbroad =
  /(?<![\w\u00c0-\u024f])(?:(?:kein(?:e|en|er)?|nicht|nie|ohne) (?:[\w\u00c0-\u024f]+ ){0,4}?(?:nachrichten?|e-?mails?|mails?|post|einladungen?|interesse|bedarf|kontakt|anschreiben|schreiben|melden)|(?:melde|schreibe|st\u00f6re) ich (?:mich |sie |ihnen |euch )?(?:nicht|nie)|ne (?:[\w\u00c0-\u024f]+ ){0,3}?(?:plus|pas) (?:[\w\u00c0-\u024f]+ ){0,3}?(?:recevoir|re\u00e7evoir|messages?|mails?|e-mails?|courriels?|\u00eatre|d\u00e9ranger)|je (?:ne )?(?:vous )?(?:n'|ne )?(?:vous )?(?:\u00e9cri(?:rai|s)|d\u00e9rangerai|contacterai|relancerai) (?:plus|pas)|ne vous \u00e9cris plus|plus (?:recevoir|de messages?|d'e-?mails?)|pas int\u00e9ress\u00e9e?s?|no (?:[\w\u00c0-\u024f]+ ){0,3}?(?:recibir|m\u00e1s (?:mensajes|correos|e-?mails)|le (?:escribir|molestar)[\w\u00c0-\u024f]*|interesa|desea[\w\u00c0-\u024f]*|quier[\w\u00c0-\u024f]*)|non (?:[\w\u00c0-\u024f]+ ){0,4}?(?:ricever[\w\u00c0-\u024f]*|altr[ie] (?:messaggi|e-?mail|mail)|scriver[\w\u00c0-\u024f]*|disturber[\w\u00c0-\u024f]*|interess[\w\u00c0-\u024f]*)|n\u00e3o (?:[\w\u00c0-\u024f]+ ){0,4}?(?:receber|mais (?:mensagens|e-?mails)|escrev[\w\u00c0-\u024f]*|incomod[\w\u00c0-\u024f]*|quiser|desejar|interess[\w\u00c0-\u024f]*)|geen (?:[\w\u00c0-\u024f]+ ){0,3}?(?:berichten?|e-?mails?|mails?|interesse|post|behoefte)|niet (?:[\w\u00c0-\u024f]+ ){0,4}?(?:ontvangen|mailen|schrijven|lastig|meer|ge\u00efnteresseerd)|(?:inte|ikke|inga|inget|ingen) (?:[\w\u00c0-\u024f]+ ){0,4}?(?:mejl|mail|e-?post|meddelanden?|meldinger|beskeder|fler|flere|h\u00f6ra|h\u00f8re|intresserad|interesseret|skicka|skrive|skriva|skriver|utskick)|nie (?:[\w\u00c0-\u024f]+ ){0,4}?(?:wiadomo\u015bci|maili|e-?maili|pisa\u0107|pisali|otrzymywa\u0107|kontakt[\w\u00c0-\u024f]*|przeszkadza[\w\u00c0-\u024f]*))(?![\w\u00c0-\u024f])/i;
/** Without one of these no text says so in those languages: English mail is looked through once for them, and not twice a sentence. */
const negationAbroad =
  /(?:^|[\s"'(])(?:kein|nicht |nie |ne |plus (?:de|recevoir)|pas int|no (?:desea|quier|le |m\u00e1s|interes|recib|[a-z]{2,9} (?:recib|m\u00e1s))|non |n\u00e3o |geen |niet |inte |ikke |inga |inget |ingen |(?:melde|schreibe|st\u00f6re) ich )/i;
/** Words that are asked for by name: "reply \"skip\"". Quotation marks are read as plain ones. */
const keyword = `(?:please )?(?:stop|off|out|leave(?: me)?|skip(?: me)?|enough|bye|goodbye|pass|remove(?: me)?|end|quit|cancel|no|nope|nah|done|last|halt|unsubscribe|non|nein|nee|nej|nie|ne|não|ei|sair|baja|basta|stopp|arrêt|arret|${anyOf("no_thanks no_thank_you no_more nej_tak nej_tack nein_danke non_merci no_gracias let's_not lose_it not_now not_for_me not_interested")})`;
const byName = pattern(
  `(?:reply|replying|answer|answering|responder|répondez|antworten sie|write|type|text|respond|send|say|click|tap)(?: (?:back|me|us|with|by|just|simply|mit|the word|a|to this|this|${mail})){0,4} ["']${keyword}[.!,]?["']`,
);
/** A word of leaving in another language, in quotation marks: what to answer with. */
const byNameAbroad =
  /["'](?:remover|sair|cancelar|eliminar|dar de baja|rezygnuj\u0119|wypisz(?: mnie)?|usu[\u0144n]|poista|peruuta|\u00e7[\u0131i]k(?:ar)?|iptal|odhl\u00e1sit|odhlasit|zru\u0161it|zru\u0161i\u0165|rimuovi(?:mi)?|cancella(?:mi)?|disiscrivi(?:mi)?|d\u00e9sabonner|d\u00e9sinscription|d\u00e9sinscrire|abmelden|abbestellen|austragen|afmelden|uitschrijven|avregistrera|avsluta|afmeld|avmeld|leiratkozom|dezabonare)[.!,]?["']/i;
/** "To leave the mailing, reply LEAVE." Only the reader's way out, not a choice between answers. */
const inCapitals =
  /\b(?:[Rr]eply(?:ing)?|[Aa]nswer|[Tt]ext|[Ss]end|[Tt]ype|[Rr]esponder)(?: (?:with|back|to this(?: e-?mail| message)?))? (?:STOP|OFF|OUT|LEAVE|REMOVE|END|QUIT|CANCEL|UNSUBSCRIBE|SKIP|PASS|NEJ TACK|NEIN DANKE|SAIR|BAJA)\b(?! to (?:keep|stay))/;
const otherScripts =
  /\u043e\u0442\u043f\u0438\u0441\u0430\u0442\u044c\u0441\u044f|\u0432\u0456\u0434\u043f\u0438\u0441\u0430\u0442\u0438\u0441\u044f|\u914d\u4fe1\u505c\u6b62|\u53d6\u6d88\u8ba2\u9605|\u9000\u8ba2|\uc218\uc2e0\uac70\ubd80/;
const wayOutAddress = /https?:\/\/\S{0,200}(?:unsub|opt-?out|preferences)/i;
const wayOutLink = /unsub|opt[-_]?out|optout|preferences?|subscription|list-?manage|email-?settings|remove-?me/i;

export const missingUnsubscribe = defineRule({
  id: 'missing_unsubscribe',
  template: 'email_compliance_v1',
  severity: 'WARN',
  contentTypes: ['email'],
  channels: ['email'],
  needs: ['channel', 'messageClass'],
  settings: ['unsubscribe_text'],
  fields: ['body_text', 'body_html', 'content'],
  meaning: 'Commercial e-mail tells its reader how to stop it.',
  detail: 'The e-mail offers no way to opt out. Add one.',
  examples: ['A first pitch that ends with its signature.'],
  counterExamples: ['Not interested? Just tell me and I will stop.', 'A reply, or a message about an order.'],
  *checkMessage({ fields }, { messageClass, settings }) {
    if (messageClass !== 'commercial' && passedOver('in_order')) return;
    const lacking = partsShown(fields).find((field) => !hasWayOut(field));
    if (!lacking) {
      passedOver('in_order');
      return;
    }
    // Nothing in the text is wrong: what is missing belongs at its end.
    const last = lacking.original.trimEnd().length;
    yield {
      field: lacking.name,
      start: last,
      end: last,
      submitted: true,
      saferAlternative: settings.unsubscribe_text.trim() === '' ? null : `\n\n${settings.unsubscribe_text.trim()}`,
    };
  },
});

function hasWayOut(field: FieldText): boolean {
  const { text, anchors } = field;
  if (matchesAnywhere(field, wayOut) !== noMatches) return true;
  if (otherScripts.test(text) || wayOutAddress.test(text) || isPutFreely(text, endsIn(field))) return true;
  return anchors.some(({ href }) => wayOutLink.test(href) || href.toLowerCase().startsWith('mailto:unsub'));
}

/** Where a text says that mail ends, undefined for a long one that does. Nearly none does, and the index of words knows soonest. */
function endsIn(field: FieldText): readonly Range[] | undefined {
  const matches = matchesAround(field, theEnd);
  if (matches === noMatches) return nowhere;
  // Of a long text only head and foot are read, put together.
  if (field.text.length > HEAD + FOOT) return undefined;
  return Array.from(matches, ({ index, 0: said }) => ({ start: index, end: index + said.length }));
}
const nowhere: readonly Range[] = [];

/** True when a text tells its reader how to get no more of them. */
export function offersWayOut(text: string): boolean {
  return isIn(text, wayOut) || otherScripts.test(text) || wayOutAddress.test(text) || isPutFreely(text);
}

/** Characters at the head and at the foot of a message where its sender may offer a way out. */
const HEAD = 1_000;
const FOOT = 4_000;
/** Characters of two sentences that belong together, at most. */
const PAIR = 240;

/** A word in quotation marks, of which a way out may be made by name, and one in capitals. Most mail holds neither. */
const quotedWord = /(?<!\w)["'][^"'\n]{2,24}["']/;
const capitals = /(?<![\w])[A-Z]{3}/;

/**
 * Nobody keeps to set phrases: within two sentences on a line, the reader is asked for a sign, and mail ends. `ends` tells
 * where it may say so; left out, anywhere.
 */
function isPutFreely(text: string, ends?: readonly Range[]): boolean {
  const where = text.length > HEAD + FOOT ? `${text.slice(0, HEAD)}\n${text.slice(-FOOT)}` : text;
  const plain = where.replaceAll(/[\u2018\u2019]/g, "'").replaceAll(/[\u201c\u201d\u201e\u00ab\u00bb]/g, '"');
  // A line that a mail program wrapped goes on in the next.
  const whole = plain.replaceAll(/\n(?<=[^\n]{40}\n)(?=[a-z\u00df-\u00ff"'(])/g, ' ');
  const names = quotedWord.test(plain);
  const shouts = capitals.test(plain);
  const isAbroad = negationAbroad.test(plain);
  // What stands in quotation marks is read without them.
  const quotes = plain.includes('"');
  if (ends?.length === 0 && !(quotes || names || shouts || isAbroad)) return false;
  let start = 0;
  for (const line of whole.split('\n')) {
    const sentences = line.split(/(?<=[.!?)])\s/);
    for (const [n, sentence] of sentences.entries()) {
      const pair = `${sentence} ${sentences[n + 1] ?? ''}`.slice(0, PAIR);
      if (names && (isIn(pair, byName) || byNameAbroad.test(pair))) return true;
      if (shouts && inCapitals.test(pair)) return true;
      const isQuoting = quotes && pair.includes('"');
      const unquoted = isQuoting ? pair.replaceAll('"', '') : pair;
      const mayEnd = !ends || isQuoting || ends.some((end) => end.start < start + PAIR && end.end > start);
      if (mayEnd && spoken.test(unquoted) && isIn(unquoted, sign) && isIn(unquoted, theEnd)) return true;
      if (isAbroad && signAbroad.test(unquoted) && endAbroad.test(unquoted)) return true;
      // Neither a wrapped line nor a curled quotation mark has changed the length of what stands before.
      start += sentence.length + 1;
    }
  }
  return false;
}

function isIn(text: string, expression: RegExp): boolean {
  // Unlike `test`, it leaves a global expression at no place of its own.
  return text.search(expression) >= 0;
}
