import { defineRule } from '../rule.ts';
import type { FieldText } from '../text/field-text.ts';
import { passedOver } from '../text/let-go.ts';
import { mayMatch } from '../text/near.ts';
import { partsShown } from '../text/parts-shown.ts';
import { anyOf, pattern } from '../text/pattern.ts';

const hear = `(?:hear(?:ing)? from (?:me|us)|receiv(?:e|ing)|get(?:ting)?|see(?:ing)?|be (?:contacted|e-?mailed|on (?:this|my|our) list)|(?:more |these |such |further )?(?:e-?mails?|messages|notes))`;
const end = `(?:stop|leave you (?:alone|be)|take you off|remove you|not (?:write|e-?mail|contact|bother|follow up|reach out|message)|close (?:the|your|this) (?:loop|file)|go away|back off|quit|get out of your (?:inbox|hair)|get lost|step back|cross you off)`;
const iStop = `(?:(?:i'll|i will|we'll|we will|i promise to|and i|i'd be happy to|happy to|i can|i'm happy to|glad to) (?:\\w{1,10} ){0,3}${end}|(?:i won't|i will not|we won't|we will not|i'll never|you won't|you'll never|you will not) (?:\\w{1,10} ){0,3}(?:write|e-?mail|contact|bother|follow up|reach out|hear|message|nudge|ping|trouble|chase|get|receive)|no (?:more|further) (?:e-?mails?|messages|follow-?ups?|notes))`;
/** How people and mailers offer a way out. */
const wayOut = pattern(
  'unsubscrib(?:e|es|ed|ing)',
  'opt(?:ing)?[- ]?out',
  '(?:manage|update|change|edit|set|adjust|choose) (?:your |e-?mail |communication |notification |mailing |contact |my ){0,3}(?:preferences|subscriptions?|settings)',
  '(?:e-?mail|communication|subscription|notification|contact) preferences',
  `stop (?:e-?mailing|reaching out|writing|contacting|messaging|following up)`,
  `(?:want|like|prefer|ask|tell) me to (?:stop(?! by)|go away|leave you|back off|get lost|buzz off)`,
  `(?:rather|prefer) (?:that )?(?:i|we) (?:\\w{1,8} )?(?:stop|not|didn't|don't|did not|do not)`,
  `stop (?:receiving|getting|hearing|these|all|e-?mails?|messages|further)`,
  `(?:remove|take|strike|delete) (?:me|you|yourself|your (?:name|address|e-?mail)) (?:\\w{1,10} )?(?:from|off|out)`,
  `(?:removed|taken) (?:from|off) (?:this|my|our|the|future)`,
  `(?:not|don't|do not|never|no longer|rather not|prefer not|wish not|without|wouldn't|would not) (?:\\w{1,8} ){0,3}?${hear}`,
  `(?:reply|respond|answer|write back|text|say|send(?: me)?|type|write|a quick|e-?mail)(?: back)?(?: (?:to (?:this|me)(?: e-?mail| message)?|with|by|saying|simply|just|the word|a|me)){0,3} ?["'(]?(?:stop|no thanks|no thank you|unsubscribe|remove|no|not interested|pass|opt|cancel|end|quit)(?![\\w])`,
  `(?:not interested|not (?:a|the right) (?:fit|time|person|good time)|not relevant|bad timing|wrong person|no interest|not for you)[^\\n]{0,60}?(?:let me know|tell me|say so|just say|reply|drop me|${iStop})[^\\n]{0,60}`,
  `(?:let me know|tell me|just say|say (?:so|the word)|give me a (?:no|nudge)|shout)[^.\\n]{0,40}(?:and|if|so)[^.\\n]{0,40}?${iStop}`,
  `if (?:you'd|you would|you) [^.\\n]{0,60}?,? ${iStop}`,
  anyOf(
    "abmelden abbestellen abbestellung austragen widerrufen désinscrire désabonner désinscription désabonnement desinscrire desabonner baja desuscribirse cancelar_la_suscripción cancelar_suscripción descadastrar descadastre cancelar_(?:a_)?(?:inscrição|subscrição|assinatura) disiscriviti disiscriversi cancellati annulla_l'iscrizione uitschrijven afmelden afmeld avmeld avregistrera avprenumerera avsluta_prenumeration wypisz odhlásit wyrejestruj",
  ),
);
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
  if (mayMatch(field, wayOut, 0, text.length) && offersWayOut(text)) return true;
  if (otherScripts.test(text) || wayOutAddress.test(text)) return true;
  return anchors.some(({ href }) => wayOutLink.test(href) || href.toLowerCase().startsWith('mailto:unsub'));
}

/** True when a text tells its reader how to get no more of them. */
export function offersWayOut(text: string): boolean {
  // The expression is global and keeps its place.
  wayOut.lastIndex = 0;
  return wayOut.test(text) || otherScripts.test(text) || wayOutAddress.test(text);
}
