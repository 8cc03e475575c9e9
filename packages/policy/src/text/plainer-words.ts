import { anchored } from '../search/anchored.ts';
import { ExpressionList } from '../search/expression-list.ts';
import { matchesAnywhere } from '../search/near.ts';
import type { FieldText } from './field-text.ts';
import type { Replacement } from './offset-map.ts';

/** What may be taken from a sentence and leaves it saying the same. */
const filler =
  'also|really|actually|of course|simply|basically|literally|honestly|truly|genuinely|naturally|obviously|indeed|gladly|happily|certainly|definitely|absolutely|surely|clearly|personally|frankly';
/** What opens a sentence and says nothing yet. */
const opener = [
  "also|besides|plus|moreover|furthermore|additionally|in addition|by the way|btw|fyi|for your information|in fact|in short|in other words|even better|best of all|what's more|p\\.?s\\.?",
  '(?:and )?just (?:so (?:you know|we are clear)|to (?:be clear|confirm|let you know))|to (?:be clear|confirm)|quick (?:note|update|reminder)|(?:good|great) news',
  '(?:please )?(?:note|be aware|know|remember|rest assured) that|please (?:note|be aware)|as (?:mentioned|discussed|agreed|promised|you know)|rest assured',
  "(?:i am|i'm|we are|we're) (?:happy|pleased|glad|delighted|excited|proud) to (?:say|tell you|confirm|inform you|announce|let you know|report)(?: that)?",
  'let me (?:tell|assure) you(?: that)?|you should know that|the (?:truth|fact) is(?: that)?|believe me|trust me|and|but|so',
].join('|');
/** Not behind what makes somebody else the subject: "the round of our firm must not worry you". */
const ourSide =
  '(?<!\\b(?:of|from|to|with|for|by|at|in|on|about|behind|and) )(?:our|my) (?:(?:whole|entire|own|sales|support|legal) )?(?:team|company|firm|business|staff|people|crew|agency|office|department|group|side)';
const theirSide =
  'your (?:(?:whole|entire|own) )?(?:team|company|firm|business|staff|agency|group)|you (?:guys|all|folks|both)';
/** Verbs behind a subject, as several do it. */
const modal = "will|can|could|would|must|shall|may|cannot|can't|won't|have";
const promises = 'guarantee|promise|offer|give|provide|cover|refund|pay|commit|ensure|waive|accept|agree|deliver|match';
const gains = 'get|receive|save|pay|earn|own|win|see|keep|need|owe';

type Plainly = string | ((found: string) => string);
type Wordy = readonly [source: string, plainly: Plainly];

/** Whoever stands for one side, as the side itself, before a verb of these, which changes its ending with its subject. */
function sideAs(pronoun: string, side: string, verbs: string): readonly Wordy[] {
  return [
    [`\\b(?:${side})(?= (?:${modal}|${verbs}) )`, pronoun],
    [`\\b(?:${side}) has(?= )`, `${pronoun} have`],
    [
      `\\b(?:${side}) (?:${verbs})e?s(?= )`,
      (found) => `${pronoun} ${ofSeveral(found.replace(/^.*\s/s, '').toLowerCase())}`,
    ],
  ];
}

/** Each of them with what stands for it in plainer words. */
const wordy: readonly Wordy[] = [
  [`(?<=(?:^|[\\n.!?] ?))(?:${opener})(?:[,:] ?| (?:- )?)(?=[a-z\\d$])`, ''],
  [`(?<=[\\w'%)]),? (?:${filler}),?(?= [a-z])`, ''],
  [
    "(?: am| are| is|'m|'re|'s) (?:going to|gonna)(?= (?!(?:the|an?|my|your|our|their|his|her|this|that|these|those|be) )[a-z]{2})",
    ' will',
  ],
  ["(?: am| are| is|'m|'re|'s|(?: will|'ll) be) able to(?= [a-z])", ' can'],
  ...sideAs('we', ourSide, promises),
  [`\\b(?:${ourSide}) is(?= )`, 'we are'],
  ...sideAs('you', theirSide, gains),
  ['(?<=\\d) ?(?:percent|per cent|pct\\b\\.?)(?![\\w-])', '%'],
  // At the start of a line it is the mark of an item.
  ["(?<=[a-z'%])[^\\S\\n](?:--?|\\u2013|\\u2014)(?= [a-z])", ','],
  ['(?<=(?-i:[a-z]) )&(?= (?-i:[a-z]))', 'and'],
];

/** What a firm does for the other side or gets from it, as one does it. */
const doings = `${promises}|${gains}|serve|sell|help|supply|treat|charge`;
/** What has a capital where it opens a sentence, and is no name. */
const nobodys =
  'we|you|it|they|this|that|these|those|there|he|she|the|our|your|my|his|her|its|their|what|who|which|when|where|how|if|as|and|but|so|or|then|someone|somebody|everyone|everybody|nobody|anyone|anybody|nothing|something|everything|one|both|all|each|every|some|most|many|any|no|people|customers|staff|guests';
/** A firm by its name, as one that does something. */
const firmDoes = anchored(
  new RegExp(
    `(?<![\\w'\u2019-])(?!(?:${nobodys})\\b)(?<name>(?-i:[A-Z][\\w&'\u2019.-]{1,24}(?: (?:(?:of|and|&) )?[A-Z][\\w&'\u2019.-]{1,24}){0,3}))(?:(?= (?:${modal}) )|(?<verb> (?:has|is|was|(?:${doings})e?s))(?= ))`.replaceAll(
      ' ',
      '\\s',
    ),
    'gi',
  ),
);

/** Whose side a firm is on that a text names: the writer's, the reader's, or nobody's. */
export type SideOf = (name: string, text: string) => 'we' | 'you' | null;

/** The names of firms that stand for the writer or the reader, with the pronoun that says the same. */
function firmsAsSides(field: Pick<FieldText, 'text' | 'hits'>, sideOf: SideOf): Replacement[] {
  const parts: Replacement[] = [];
  for (const { 0: found, index, groups } of matchesAnywhere(field, firmDoes)) {
    const { name = '', verb = '' } = groups ?? {};
    // What opens the sentence has a capital as well: "As Globex would".
    for (let from = 0; from >= 0; from = name.indexOf(' ', from) + 1 || -1) {
      const side = sideOf(name.slice(from), field.text);
      const does = verb.trim().toLowerCase();
      // What the reader's firm is or was is told of them, and not to them.
      if (!side || (side === 'you' && /^(?:is|was)$/.test(does))) continue;
      const as = does === '' ? side : `${side} ${ofSeveral(does)}`;
      parts.push({ start: index + from, end: index + found.length, as });
      break;
    }
  }
  return parts;
}

interface Wordiness {
  readonly expression: RegExp;
  readonly plainly: Plainly;
}

const wordinesses = new ExpressionList<Wordiness>(
  wordy.map(([source, plainly]) => {
    return { expression: anchored(new RegExp(source.replaceAll(' ', '\\s'), 'gi')), plainly };
  }),
  ({ expression }) => expression,
);

/**
 * What a text says in more words than it needs, each with what says the same in plainer ones: words that only fill ("we can
 * of course refund it"), openings ("Please note that"), whoever stands for the writer or the reader ("our team guarantees",
 * a firm by its name), "going to" and "able to", a percentage in letters, a dash for a comma. In order; nothing for a text
 * without. Linear time.
 */
export function plainerWords(field: Pick<FieldText, 'text' | 'hits'>, sideOf: SideOf): Replacement[] {
  const parts = firmsAsSides(field, sideOf);
  for (const { expression, plainly } of wordinesses.liveIn(field)) {
    for (const { 0: found, index } of matchesAnywhere(field, expression)) {
      const as = typeof plainly === 'string' ? plainly : plainly(found);
      parts.push({ start: index, end: index + found.length, as });
    }
  }
  // Of two that overlap the first counts.
  parts.sort((a, b) => a.start - b.start);
  return parts.filter(({ start }, at) => at === 0 || start >= (parts[at - 1] as Replacement).end);
}

/** A verb of one as it is said of several: "makes" is "make". */
export function ofSeveral(verb: string): string {
  const irregular: Readonly<Record<string, string>> = { is: 'are', has: 'have', does: 'do', was: 'were' };
  return irregular[verb] ?? verb.replace(/(?<=(?:ch|sh|ss))es$|(?<=[^s])s$/, '');
}
