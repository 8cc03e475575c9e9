import { anyElsewhere } from '../languages/index.ts';
import { matchesNear } from '../search/near.ts';
import type { FieldText } from '../text/field-text.ts';
import { because } from '../text/let-go.ts';
import { isAsked, isInCode, isMention, type Sentence, sentenceOf } from '../text/phrase-context.ts';
import { onOneLine } from '../text/white-space.ts';
import { isApproved } from './approved-claims.ts';

const edge = '[\\w\\u00c0-\\u024f]';
const denied = new RegExp(`(?<!${edge})(?:${anyElsewhere('denies')})(?!${edge})`, 'i');
/** The negation of a verb, with the small words that may stand between. */
const deniedBefore = new RegExp(
  `(?<!${edge})(?:${anyElsewhere('denies')}) (?:(?:le|les|te|os|se|lo|lhe|lhes|vi|ti|ve|vous|nous|ihnen|dir|u|je|mais|puedo|posso) ){0,2}$`,
  'i',
);
/** "Kein Angebot ist ohne Risiko": a sentence about none of its kind. */
const ofNone =
  /^\W{0,3}(?:kein|keine|aucune?|ning[u\u00fa]n[oa]?|nessun[oa]?|nenhuma?|geen)\s(?!probl|sorge|souci|zorgen)/i;
/** German and Dutch deny at the end of a clause, others in the verb behind what is denied. */
const deniedBehind =
  /^(?:(?!\b(?:als|wenn|falls|sofern|indien|si)\b)[^.,;:!?]){0,60}\b(?:nicht|niet|keineswegs|pas|impossible|no (?:es|ser[\u00e1a]|puede)|non (?:\u00e8|sar\u00e0|posso)|n[\u00e3a]o (?:\u00e9|ser\u00e1))(?![\w\u00c0-\u024f])(?! (?:nur|alleen|enkel|seulement)\b)/i;
/** With these a denial is the promise, or the term. */
const byDenial =
  /ne reste (?:plus )?que|risi[ck]o|risque|riesgo|rischi|risco|risk|verlieren|verliezen|perd|erstatt(?:ungsf|bar)|rembours|reembols|rimbors|restitueer|terugbetaalbaar|geld terug/i;
const told = new RegExp(`(?<!${edge})(?:${anyElsewhere('toldOf')})(?!${edge})`, 'i');
/** "Il cliente ha chiesto se può annullare": somebody asks or weighs what may be. */
const askedWhether =
  /\b(?:chies\w{1,4}|chied\w{1,4}|pregunt\w{1,5}|demand\w{1,4}|fragt\w{0,3}|gefragt|pergunt\w{1,5}|vraagt|vroeg)[^.,!?]{0,30},? (?:se|si|ob|of)\s/i;
/** The same of the writer's own side. */
const supposed = /\b(?:ob|si nous|si on|si|se|als|of) (?:wir|ich|we|wij|ik|nous|je|on)\s$/i;

/** Where a field says one of such wordings and promises it, with the sentence around. */
export function* promisesElsewhere(
  field: Pick<FieldText, 'text' | 'near' | 'hits'>,
  wordings: RegExp,
  approved: readonly string[],
  aboutLaw = false,
): Generator<{ start: number; end: number; sentence: Sentence }> {
  for (const match of matchesNear(field, wordings)) {
    const start = match.index;
    const end = start + match[0].length;
    const sentence = sentenceOf(field.text, start, end);
    if (isPromisedElsewhere(field.text, start, end, sentence, approved, aboutLaw)) yield { start, end, sentence };
  }
}

/**
 * True where a wording of another language than English promises something of the writer's own: it is neither asked,
 * denied nor quoted, told of nobody else and as nothing agreed before, and not among the approved wordings. A claim
 * `aboutLaw` names the law as its matter, so that the law in it makes it nobody else's.
 */
export function isPromisedElsewhere(
  text: string,
  start: number,
  end: number,
  sentence: Sentence,
  approved: readonly string[],
  aboutLaw = false,
): boolean {
  if (isAsked(sentence) || isMention(text, start) || isInCode(text, start)) return false;
  if (isDenied(text, start, end, sentence)) return !because('negated');
  if (!aboutLaw && told.test(onOneLine(sentence.text))) return !because('others');
  return !isApproved(text, start, end, approved);
}

function isDenied(text: string, start: number, end: number, sentence: Sentence): boolean {
  const before = onOneLine(text.slice(sentence.start, start));
  if (
    deniedBefore.test(before) ||
    supposed.test(before) ||
    askedWhether.test(before) ||
    (start > sentence.start && ofNone.test(sentence.text))
  )
    return true;
  if (deniedBehind.test(onOneLine(text.slice(end, sentence.end)))) return true;
  const matched = onOneLine(text.slice(start, end));
  return !byDenial.test(matched) && denied.test(matched.slice(matched.indexOf(' ') + 1));
}
