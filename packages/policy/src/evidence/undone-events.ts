import type { EventType } from '@sendgate/contracts';

/** How a kind of event is told to have ended or not to come about, and to have come about. */
interface Outcome {
  readonly undone: RegExp;
  readonly done: RegExp;
}

/** "Calls off", "has abandoned", "withdrawing": what is said of a thing that stands within a few words behind. */
const callsOff =
  "(?:@ALSO@abandon|cancel|scrap|withdr[ae]w|reject|veto|shelv|halt|suspend|terminat|freez|froze|paus|postpon|delay|block|dissolv|sever|call(?:s|ed|ing)? off|walk(?:s|ed|ing)? away from|den(?:y|i)|rul(?:e|es|ed|ing)? out|pull(?:s|ed|ing)? (?:out of|the plug on)|fail(?:s|ed)? to|back(?:s|ed|ing)? out of)(?:s|es|ed|led|ped|pped|ing|ling|pping)?\\s(?:(?!(?:with|by|after|on|as|in|ahead|before)\\b)[\\w'$\u20ac\u00a3.,%&-]{1,20}\\s){0,5}?";
/** The same of a thing that stands before: "takeover of Globex collapses". */
const isOff =
  "(?:\\s[\\w'$\u20ac\u00a3.,%&-]{1,20}){0,4}?\\s(?:(?:is|was|has been|gets?) )?(?:collaps(?:es|ed)|falls? through|fell through|fails|failed|ends|ended|called off|cancel(?:s|led|ed)|abandoned|scrapped|blocked|withdrawn|postponed|shelved|on hold)\\b";
/** `also`: verbs that mean it of this thing alone, each followed by `|`. */
const undone = (thing: string, also = '', others = '') =>
  new RegExp(
    `\\b${callsOff.replace('@ALSO@', also)}(?:${thing})\\b|\\b(?:${thing})${isOff}${others && `|\\b(?:${others})`}`,
    'i',
  );

const joins =
  /\b(?:join|hir|appoint|name[sd]?\b|naming|welcom|recruit|poach|bec[ao]m|promot|take[sn]? over|took over)/i;

const outcomes: Partial<Record<EventType, Outcome>> = {
  acquisition: {
    undone: undone(
      'bid|offer|takeover|acquisition|acquiring|purchase|buying|merger|merging|buyout|deal|talks|plans? to (?:buy|acquire)|approach',
      'drop|end|',
      'blocks?\\s[\\w .,&-]{1,60}\\sfrom (?:acquiring|buying|taking over|merging)',
    ),
    done: /\b(?:acquir(?:es|ed)|b(?:uys|ought)|t(?:akes|ook) over|complet(?:es|ed)|clos(?:es|ed))\b/i,
  },
  partnership: {
    undone: undone(
      'partnership|alliance|collaboration|tie-up|joint venture|pact|ties|co-?operation',
      'drop|end|cut|',
      'part(?:s|ed)? ways with',
    ),
    done: /\b(?:sign|form|announc|partners with|partnered|teams? up|teamed|join(?:s|ed)? forces|str(?:uck|ikes)|forg)/i,
  },
  layoffs: {
    undone: undone('layoffs?|lay-offs?|job cuts|job losses|redundanc(?:y|ies)|cuts|cutting'),
    done: /\b(?:lays|laid|laying) off\b|\b(?:cuts|cut|sheds|slashes|axes|eliminates|announces|announced|confirms|confirmed|begins|began)\b/i,
  },
  hiring: {
    undone: undone(
      'hiring|recruit(?:ing|ment)',
      'stop|end|',
      '(?<!\\b(?:lift|end|after)(?:s|ed|ing)? (?:its |the |a )?)hiring freeze',
    ),
    done: /\b(?:hiring again|resum|lifts|looking for|seeks|is hiring|recruits|to hire|open (?:roles|positions))\b/i,
  },
  expansion: {
    undone:
      /\b(?:clos(?:es|ed|ing)|shut(?:s|ting|ters|tered)?(?: down)?|leav(?:es|ing)|exit(?:s|ed|ing)?|quit(?:s|ting)?|abandon(?:s|ed|ing)?|vacat(?:es|ed|ing)|pull(?:s|ed|ing)? out of|withdr[ae]w(?:s|n|ing)? from|scrap(?:s|ped|ping)?|cancel(?:s|led|ling)?)\s(?:(?:its|the|all|both|plans? for)\s)?(?:[\w-]{2,20}\s){0,2}?(?:offices?|sites?|stores?|shops?|warehouses?|plants?|hubs?|branch(?:es)?|factory|factories|depots?|clinics?|restaurants?|markets?|headquarters|expansion|operations)\b/i,
    done: /\b(?:open(?:s|ed|ing)?|enter(?:s|ed|ing)?|expand(?:s|ed|ing)?|launch(?:es|ed)?|inaugurat|mov(?:es|ed)|establish)/i,
  },
  product_launch: {
    undone: undone('launch|roll-?out|release|debut'),
    done: /\b(?:launch(?:es|ed)|releas(?:es|ed)|unveil(?:s|ed)|roll(?:s|ed) out|introduc(?:es|ed)|debuts|ships)\b/i,
  },
  ipo: {
    undone: undone('ipo|listing|flotation|float|public offering', 'drop|'),
    done: /\b(?:goes|went) public\b|\b(?:lists|listed|begins|began|starts|started|raises|raised|debuts|rings|rang)\b/i,
  },
  funding: {
    undone: undone('round|raise|funding|financing|fundrais(?:e|ing)|series [a-h]'),
    done: /\b(?:rais|clos|secur|land|complet|bag)(?:es|ed|s)\b/i,
  },
  leadership_change: {
    undone:
      /\b(?:leaves|left|quits?|departs?|departed|resigns?|resigned|steps? down|stepped down|retires?|retired|ousted|fired|dismissed|sacked|exits?)\b/i,
    done: joins,
  },
};

/** What a text says became of an event; null where it says neither. */
export type Ending = 'done' | 'undone' | null;

/** What a record's text says became of an event of these kinds: a bid abandoned, an office closed, somebody gone. */
export function endingTold(text: string, kinds: readonly EventType[]): Ending {
  const outcome = outcomeOf(kinds);
  if (!outcome) return null;
  const off = outcome.undone.exec(text);
  const others = off ? `${text.slice(0, off.index)} ${text.slice(off.index + off[0].length)}` : text;
  if (outcome.done.test(others)) return 'done';
  return off ? 'undone' : null;
}

/** What a claim says became of it: it came about, unless its sentence tells an end as well. */
export function endingClaimed(sentence: string, kinds: readonly EventType[]): Ending {
  const outcome = outcomeOf(kinds);
  if (!outcome || outcome.undone.test(sentence)) return null;
  return outcome !== outcomes.leadership_change || joins.test(sentence) ? 'done' : null;
}

/** Of the kinds that records of one event may have, the one that tells what the event is. */
function outcomeOf(kinds: readonly EventType[]): Outcome | undefined {
  return kinds.includes('leadership_change') ? outcomes.leadership_change : kinds[0] && outcomes[kinds[0]];
}
