import { isOrdinaryWord } from '../names/ordinary-words.ts';
import type { FieldText } from './field-text.ts';
import type { Replacement } from './offset-map.ts';
import { ofSeveral, plainerWords, type SideOf } from './plainer-words.ts';
import { sentenceAround } from './sentences.ts';
import { onOneLine } from './white-space.ts';

/** Characters of a question or an answer that are read; longer ones say by themselves what they mean. */
const LONGEST = 140;

/** Called out behind a whole sentence to say that it is meant: "Results in 30 days. Guaranteed." */
const emphatic = [
  '(?:(?:100 ?%|fully|absolutely|completely|totally|all|legally|contractually) )?(?:guaranteed|certain|covered|included|agreed|confirmed|promised|settled|binding|free|yours|gone|done|sorted|signed|proven|certified|compliant)',
  'period|full stop|end of story|always|ever|never|nobody|none|forever|for (?:good|life|ever|free|nothing|certain|sure)|every (?:single )?(?:time|year|month|day)|hands down|in writing|in full|without (?:exception|fail|question|limits?)',
  '(?:no|zero) (?:exceptions?|questions?(?: asked)?|strings(?: attached)?|ifs(?: and| or|,)? (?:no )?buts|limits?|caps?|catch|doubt|risk|extensions?|fees?|costs?|charge|commitment|notice(?: period)?|penalty|lock-in|(?:fine|small) print|minimum term)',
  "(?:I|we)(?: can| do| will| hereby|'ll)? (?:promise|guarantee|swear|commit|confirm|vouch for|mean)(?: to)?(?: you)?(?: that| it| this)?(?: in writing| today| now)?",
  "that(?:'s| is) (?:a|our|my) (?:promise|guarantee|commitment)(?:,? (?:and|one) [^.!?\\n]{3,40})?|(?:you have|I give you) (?:my|our) word|(?:my|our) word on it|you can (?:hold us to|count on|bank on|rely on) (?:it|that)",
  "(?:treat|take|consider|regard) (?:this|that) (?:e-?mail |mail |message |note )?as (?:my|our|an?|the) ?(?:[a-z]{4,9} )?(?:confirmation|acceptance|commitment|promise|agreement)|[a-z]{3,9}est|(?:that's|that is|it's) (?:us|ours|our (?:[a-z]{3,14} )?[a-z]{3,14})",
  'on us|on the house|free of charge|at no (?:extra |additional )?(?:cost|charge)|with us|thanks to us|us',
].join('|');
const between = '(?: {1,2}|\\n)';
/** Words as they stand where a mail has broken its lines between them. */
const wrapped = emphatic.replaceAll(' ', '\\s');
const calledOut = new RegExp(`(?<=[^.!?\\n ])[.!]${between}(?=(?:${wrapped})(?:[.!]|$))`, 'gim');
const asked = new RegExp(`\\?["')]?(?:(${between})(?=["(]?[A-Z\\d])|(?=\\s|$))`, 'g');
/** What says at once that a text has neither. */
const either = new RegExp(`\\?|${calledOut.source}`, 'im');

const opening = '(?:(?:and|so|but|now|then|or|also)[ ,]{1,2})?';
const auxiliary = 'are|is|was|were|will|can|could|do|does|did|have|has|would|should|may|must|shall';
/** A question that turns a statement round: its subject is one word, or two where the first points to the second. */
const turnedRound = new RegExp(
  `^${opening}(${auxiliary})(?:n't)? (I|we|you|it|they|he|she|this|that|there|anyone|(?:the|your|our|my|their|his|her|this|that|all) [\\w'-]{2,24}) (.{2,})$`,
  'i',
);
/** A question without a verb, by what it opens with. */
const bare = new RegExp(
  `^${opening}(?:(?:what|how) about |what(?:'s| is| are) (?=the ))?((?!(?:who|what|when|where|why|which|how|whose|${auxiliary}|am|isn't|aren't|want|need|ready|interested|worth|open|curious|thoughts|sounds?|makes?|fair|agreed?|still|remember|know|think|got|had|looking|care|mind|anything|ok|okay|right|deal|hey|hi|hello)\\b)[^ ,]{2,24}(?: [^ ,]{1,24}){0,5})$`,
  'i',
);
const yes = new RegExp(
  `^(?:yes|yep|yeah|yup|sure|absolutely|certainly|definitely|of course|without (?:a |any )?(?:question|doubt|fail|exception)|fully|completely|entirely|totally|always|every (?:single )?(?:time|one)|100 ?(?:%|percent)|guaranteed|indeed|easily|naturally|you bet|no doubt|correct|(?:I|we|you|it|they|he|she|that|there)(?: (?:${auxiliary}|sure|absolutely|certainly)|'ll|'re|'s)(?=[,;:]|$))`,
  'i',
);
const no = new RegExp(
  `^(?:no(?! (?:problem|worries|pressure|rush|need|one|longer))|nope|never|none|not (?:at all|ever|once|a chance|in the least|with us|here|any more)|nothing|zero|(?:I|we|you|it|they|he|she|that|there) (?:(?:ca|wo|do|does|is|are|did|has|have|would|could|should)n't|cannot|(?:${auxiliary}) not)\\b)`,
  'i',
);
/** How an answer opens that is a sentence of its own. */
const whole =
  /^(?:(?:I|we|you|it|they|he|she|there|this|that|here|our|my|your)(?:'\w{1,2})?|then|just|please|no (?:problem|worries)|let|if|so|but|and|or|not|see|reply|call|click|email|write|text|contact|visit|ask|check|happy|thanks)\b/i;

/** What is told in the form of a question, behind words that only ask whether it is known. */
const toldAsQuestion = new RegExp(
  `^${opening}(?:by the way,? |guess what,? )?(?:(?:did|didn't) you know(?! (?:about|of|who|what|where|why|how|when|which|if|whether|any|the|her|him|each)\\b)|do you know that|did I (?:mention|say|tell you)|have I (?:mentioned|told you)|ha(?:ve|d) you heard that|(?:are|were) you aware that|(?:would|can) you believe|would it surprise you(?: to (?:hear|learn|know))?|need I (?:say|add|mention)|what if I (?:told|said to) you|isn't it (?:great|exciting|amazing|nice|wonderful|time)|(?:don't|wouldn't) you (?:think|agree|find|say)|did I (?:read|hear|see|get) (?:that|it|this) (?:right|correctly),?)(?: that)? (.{4,})$`,
  'i',
);
/** An offer in the form of a question. */
const offeredAsQuestion = new RegExp(
  `^${opening}(?:what would you say to|how would you feel about|how about|why settle for (?:anything )?less than|fancy) (.{4,})$`,
  'i',
);
/** What says that the writer is what somebody looks for. */
const foundAnswer =
  /^(?:you(?:'ve| have)? (?:just |already )?found (?:it|us|one)|look no further|that's us|here we are|stop looking|search no (?:more|further)|we're (?:it|here))\b/i;
/** What a question leaves to nobody to answer. */
const sealedQuestion = /, (?:guaranteed|risk[- ]free|no strings attached|no questions asked)$/i;

/** A statement made in several sentences or in needless words, and what is to be replaced so that it stands in one, plainly. */
export interface JoinedStatement {
  readonly start: number;
  readonly end: number;
  readonly parts: readonly Replacement[];
}

/**
 * What a text says by a question with its answer ("Are we liable? Absolutely.", "The risk? There is none."), by a sentence with
 * what is called out behind it ("Results in 30 days. Guaranteed.") or in the form of a question ("Did you know that it never
 * fails?"), and what it says in more words than it needs: each as the one statement that its reader makes of it. In order, in
 * linear time. Where both change one place, the change that reaches further counts.
 */
export function joinedStatements(field: Pick<FieldText, 'text' | 'hits'>, sideOf: SideOf): JoinedStatement[] {
  const { text } = field;
  const parts = plainerWords(field, sideOf);
  if (parts.length === 0 && !either.test(text)) return [];
  for (const { 0: mark, 1: gap, index } of text.matchAll(asked)) {
    const { start } = sentenceAround(text, index, index + 1);
    if (index - start > LONGEST) continue;
    const question = onOneLine(text.slice(start, index));
    const told = toldBy(question);
    if (told !== null) parts.push({ start, end: index + 1, as: `${told}.` });
    if (told !== null || gap === undefined) continue;
    const answer = sentenceAround(text, index + mark.length, index + mark.length + 1);
    if (answer.end - answer.start > LONGEST) continue;
    const answered = answer.text.replace(/[.!]$/, '');
    const as = statementOf(question, onOneLine(answered));
    if (as !== null) parts.push({ start, end: answer.start + answered.length, as });
  }
  for (const { 0: mark, index } of text.matchAll(calledOut)) {
    parts.push({ start: index, end: index + mark.length, as: ', ' });
  }
  parts.sort((a, b) => a.start - b.start || b.end - a.end);
  const joined: { start: number; end: number; parts: Replacement[] }[] = [];
  for (const part of parts) {
    const last = joined.at(-1);
    if (last && part.start < (last.parts.at(-1)?.end ?? 0)) continue;
    const end = part.as.endsWith('.') ? part.end : sentenceAround(text, part.end, part.end + 1).end;
    if (last && part.start <= last.end) {
      last.parts.push(part);
      last.end = end;
    } else joined.push({ start: sentenceAround(text, part.start, part.start + 1).start, end, parts: [part] });
  }
  return joined;
}

/** What a question says by itself, since nobody is to answer it; null for one that asks. */
function toldBy(question: string): string | null {
  const told = toldAsQuestion.exec(question)?.[1] ?? /^why [^,]{3,60}? when (.{4,})$/i.exec(question)?.[1];
  // What would be is what is promised.
  if (told) return told.replace(/^(you|we|it|they)'d\b/i, "$1'll");
  const offered = offeredAsQuestion.exec(question)?.[1];
  if (offered) return `we offer ${offered}`;
  return sealedQuestion.test(question) ? question : null;
}

/** What a question says with its answer; null where it says nothing, or nobody can tell what. */
function statementOf(question: string, answer: string): string | null {
  const goesOn = answer.replace(/^[A-Z](?=[a-z'])/, (letter) => (/^I'/.test(answer) ? letter : letter.toLowerCase()));
  const [, asks = '', subject = '', rest = ''] = turnedRound.exec(question) ?? [];
  if (asks) {
    const verb = outright[asks.toLowerCase()] ?? asks.toLowerCase();
    // "Do you refund it? We do."
    const [, who = subject] = /^(?:I|we|you)$/i.test(subject) ? (/^(I|we|you)\b/i.exec(goesOn) ?? []) : [];
    if (yes.test(answer)) return `${who} ${verb} ${rest}, ${goesOn}`;
    if (!no.test(answer)) return null;
    if (/^there$/i.test(subject)) return `there ${verb} no ${rest.replace(/^(?:an?|any) /i, '')}, ${goesOn}`;
    return `${who} ${verb} not ${rest}, ${goesOn}`;
  }
  const [, supposed = ''] = /^what if (.+)$/i.exec(question) ?? [];
  if (supposed) return `If ${supposed}, ${goesOn}`;
  const [, does = '', what = ''] =
    /^(?:(?:have you )?ever wondered |guess |want to know )?(?:who|which [a-z]{3,12})(?: else)? (\w{2,14}) (.+)$/i.exec(
      question,
    ) ?? [];
  if (does) {
    const [, who = '', then = ''] =
      /^(?:only |just |that (?:would|will) be )?(I|we|us|you|they)\b(?: (?:(?:always|all|both|gladly) )?(\w+))?/i.exec(
        goesOn,
      ) ?? [];
    if (!who) return `${answer} ${does} ${what}`;
    // "Who is liable? We wrote a guide about it" goes on, and answers nothing.
    const takesUp = then === '' || /^(?:do|did|am|are|will|would|can|could|have)$/i.test(then);
    const several = ofSeveral(does);
    return takesUp || then === several ? `${who.replace(/^us$/i, 'we')} ${several} ${what}` : null;
  }
  const [, wanted = ''] = /^(?:looking for|searching for|in search of|need|want|after) (.+)$/i.exec(question) ?? [];
  if (wanted) return foundAnswer.test(answer) ? `we are ${wanted}` : null;
  const [, thing = ''] = bare.exec(question) ?? [];
  if (!thing) return null;
  if (/^(?:there (?:is|are) )?(?:none|zero|nil)\b/i.test(answer))
    return `no ${thing.replace(/^(?:the|any) /i, '')}, ${goesOn}`;
  if (whole.test(answer)) return `${thing}, ${goesOn}`;
  // A name keeps its capital.
  const told = isOrdinaryWord(/^[A-Za-z']+/.exec(answer)?.[0].toLowerCase() ?? '') ? goesOn : answer;
  return `${thing} ${/[^s]s$/.test(thing) ? 'are' : 'is'} ${told}`;
}

/** A verb that asks politely, as it answers. */
const outright: Readonly<Record<string, string>> = { could: 'can', would: 'will', should: 'shall' };
