import type { EventType } from '@sendgate/contracts';
import { quietened } from '../names/quietened.ts';
import { matchesNear } from '../search/near.ts';
import { claimsIn, type Claim as DeclaredClaim } from '../search/sentence-facets.ts';
import type { FieldText } from '../text/field-text.ts';
import { because } from '../text/let-go.ts';
import { sentenceOf } from '../text/phrase-context.ts';
import type { Range } from '../text/range.ts';
import { TakenSpans } from '../text/taken-spans.ts';
import { isFramedAsNews, readOrPraised } from './framed-as-news.ts';
import { isAsserted } from './is-asserted.ts';
import { firmByTrade, newsTold, tellingOf } from './news-events.ts';
import { isProductNotice } from './product-notices.ts';
import { kindsOf, nounOf, tellings } from './told-news.ts';
import { leadWord, whoseNews } from './whose-news.ts';

/** A statement that something happened to the recipient or their company. */
export interface Claim {
  /** Kinds of event a record may have to bear it out. */
  kinds: readonly EventType[];
  start: number;
  end: number;
  /** The sentence it stands in. */
  sentence: string;
  /** The name the text gives to whom it happened to, when it is not "you". */
  subject: string | null;
  /** True when nothing says that it happened to the recipient but that the sentence speaks to them. */
  isGuess: boolean;
}

const pronoun =
  /^(?:I|We|You|They|He|She|It|The|This|That|Our|My|Your|Who|What|And|But|If|When|Since|After|Being|Having|Getting)\b/i;

/** A post is no name: "a new CFO took the reins at Initech". */
const postAlone = /^(?:C[EFIMOPRT]O|CISO|[SE]?VP)$/;

/** Before a thing that no verb gives to the reader: not "you have a new role". */
const readersThing = /\byour\s(?:[a-z'\u2019-]{2,14}\s){0,2}$/i;
/** The same, up to the end of a noun that by itself is told of firms and careers. */
const readersEvent =
  /\byour\s(?:[a-z'\u2019-]{2,14}\s){0,2}(?:acquisition|alliance|buy-?out|direct listing|downsizing|funding|ipo|job (?:cuts|losses)|lay-?offs?|merger|partnership|public (?:listing|offering)|(?:purchase|takeover)(?: of [\w-]{2,20})?|redundanc(?:y|ies)|restructuring)$/i;

/** News told to the reader as fresh: "you recently rebranded". */
const toldToReader = /\b(?:you|your (?:company|firm|team|startup))(?:'ve| have| has)? (?:just|recently)\b/i;

const boughtByTrade = new RegExp(`^ ${firmByTrade}\\b`, 'i');

/** What `findClaims` finds nothing without: see `looksFor` of a rule. */
export function claimsLookedFor(): (RegExp | DeclaredClaim)[] {
  return [...tellings.items.map(({ expression }) => expression), ...newsTold];
}

/**
 * The claims of a text about its recipient. Questions, conditions, plans, negations, general statements, news of the
 * sender's own and events dated to an earlier year than `now` are none. Case does not matter but for names.
 */
export function findClaims(field: Pick<FieldText, 'text' | 'near' | 'hits'>, now: Date): Claim[] {
  const text = quietened(field.text);
  const searched = { text, ...(field.hits && { hits: field.hits }) };
  const claims: Claim[] = [];
  const claimed = new TakenSpans();
  const add = (kinds: readonly EventType[], match: RegExpMatchArray, subject: string | null, named = false) => {
    const start = match.index ?? 0;
    const end = start + match[0].trimEnd().length;
    if (claimed.overlaps(start, end)) return;
    const sentence = sentenceOf(text, start, end);
    if (isProductNotice({ text, start, end, from: sentence.start, kinds }) && because('another_sense')) return;
    const noun = nounOf(match);
    if (noun !== null && !isFramed(text, sentence, end - noun.trimEnd().length, end) && because('another_sense'))
      return;
    if (!isAsserted(text, start, end, match[0], now, named)) return;
    claimed.take(start, end);
    claims.push({ kinds, start, end, sentence: sentence.text, subject, isGuess: false });
  };
  const told = tellings.liveIn(field);
  for (const range of told.length === 0 ? [] : field.near) {
    const near = [range];
    for (const { expression, byName } of told) {
      for (const match of matchesNear({ ...searched, near }, expression)) {
        if (!byName) add(kindsOf(match), match, congratulated(match[0]));
        else {
          const subject = (match[1] ?? '').replace(leadWord, '');
          if (/^[A-Z]/.test(subject) && !pronoun.test(subject) && !postAlone.test(subject))
            add(kindsOf(match), match, subject, true);
        }
      }
    }
  }
  for (const { start, end, sentence, claim } of claimsIn({ ...searched, near: field.near }, newsTold)) {
    const telling = tellingOf(claim);
    if (!telling || claimed.overlaps(start, end)) continue;
    const isHearsay = telling.weight === 'heard';
    if (isHearsay && !readOrPraised.test(sentence.text) && !toldToReader.test(sentence.text)) continue;
    const weight = isHearsay ? 'news' : telling.weight;
    const owner = whoseNews(sentence.text, start - sentence.start, end - sentence.start, weight);
    if (!owner) continue;
    // A firm that was bought or joined has a name, and names have capitals; of two that signed both are named before.
    if (
      /^(?:acquisition|partnership)$/.test(telling.kinds[0] ?? '') &&
      !/\byour?\b|.[A-Z]/.test(text.slice(start, end + 24)) &&
      !/ and /.test(owner.name ?? '') &&
      !boughtByTrade.test(text.slice(end, end + 70)) &&
      telling.weight !== 'thing'
    )
      continue;
    const { kinds } = telling;
    if (isProductNotice({ text, start, end, from: sentence.start, kinds }) && because('another_sense')) continue;
    const isNoun =
      telling.weight === 'thing'
        ? readersThing.test(text.slice(sentence.start, start))
        : readersEvent.test(text.slice(sentence.start, end));
    if (isNoun && !isFramed(text, sentence, start, end) && because('another_sense')) continue;
    if (!isAsserted(text, start, end, text.slice(start, end), now, false)) continue;
    claimed.take(start, end);
    claims.push({
      ...{ kinds, start, end, sentence: sentence.text },
      ...{ subject: owner.name, isGuess: owner.isGuess ?? false },
    });
  }
  return claims.sort((a, b) => a.start - b.start);
}

/** True where the noun at [start, end) is told as news by the rest of its sentence. */
function isFramed(text: string, sentence: Range, start: number, end: number): boolean {
  return isFramedAsNews({
    before: text.slice(Math.max(sentence.start, start - 200), start),
    noun: text.slice(start, end),
    after: text.slice(end, Math.min(sentence.end, end + 200)),
  });
}

/** Whom "congrats to Acme on ..." names. */
function congratulated(matched: string): string | null {
  const found = /\bto\s([A-Z][\w&.-]{1,30}(?:\s[A-Z][\w&.-]{1,30}){0,2})\s(?:and|on|for|with)\b/.exec(matched);
  return found?.[1] ?? null;
}
