import type { Evidence } from './evidence.ts';
import { asserts } from './polarity.ts';
import { partsWithin, type Reading } from './reading.ts';
import { contextOf, slotFit } from './slot-fit.ts';
import { stem } from './stem.ts';
import type { Token } from './tokenise.ts';

/** How far an event has come: happened, announced for later, open (talks, bids, wishes), or turned down, off or ended. */
type Turn = 'happened' | 'announced' | 'open' | 'off';

/** One mention of a kind of event in a text. */
interface Mention {
  readonly at: number;
  readonly families: readonly string[];
  readonly turn: Turn;
}

const words = (text: string): string[] => text.trim().split(/\s+/);
const stems = (text: string): ReadonlySet<string> => new Set(words(text).map(stem));

/** By kind of event: words that tell of it, of a mere attempt at it, and of its opposite. */
const families: Readonly<Record<string, Partial<Record<Turn, string>>>> = {
  acquisition: {
    happened: 'acquire acquisition buy bought purchase takeover merge merger buyout deal',
    open: 'bid offer',
    off: 'divest',
  },
  funding: { happened: 'raise fundraise fund funding financing round series seed invest investment secure' },
  launch: { happened: 'launch release unveil introduce rollout debut', off: 'discontinue retire' },
  hiring: { happened: 'hire hiring recruit recruitment recruiting' },
  post: {
    happened: 'appoint appointment name hire join succeed replace promote promotion become job',
    off: 'leave left quit depart departure resign resignation oust dismiss fire demote',
  },
  partnership: { happened: 'partner partnership alliance collaborate collaboration cooperation', off: 'split' },
  site: { happened: 'open opening', off: 'close shut shutter closure closing' },
  market: { happened: 'enter expand expansion', off: 'exit leave left withdraw withdrawal retreat' },
  layoffs: { happened: 'layoff downsize downsizing redundancy cut' },
  listing: { happened: 'ipo listing float flotation' },
  prize: { happened: 'win won', off: 'lose lost' },
  contract: { happened: 'renew renewal extend extension sign', off: 'expire' },
};

const meanings = new Map<string, { families: string[]; turn: Turn }>();
for (const [family, turns] of Object.entries(families)) {
  for (const turn of ['happened', 'open', 'off'] as const) {
    for (const word of new Set(words(turns[turn] ?? '').map(stem))) {
      if (word === '') continue;
      const known = meanings.get(word);
      if (known?.turn === turn) known.families.push(family);
      else if (known === undefined) meanings.set(word, { families: [family], turn });
    }
  }
}

/** Words that call off, refuse or end what they govern. */
const refusals = stems(`block reject deny abandon cancel cancellation scrap withdraw withdrawal halt stop end terminate
  termination delay postpone pause suspend suspension freeze ditch dismiss shelve collapse fail refuse veto prevent thwart
  avert abort stall decline drop cease discontinue forgo oppose against lose pull unwind dissolve`);
/** Of these, the ones that can follow the event they end: "the deal collapsed", "a hiring freeze". */
const outcomes = stems(`block reject abandon cancel scrap withdraw halt stop end terminate delay postpone pause suspend
  freeze ditch shelve collapse fail veto thwart abort stall cease unwind dissolve moratorium lapse`);
const wishes = stems(`talk consider mull weigh seek eye explore hope want wish try attempt bid offer propose proposal
  negotiate negotiation discuss discussion interested pursue rumour rumor speculation possible potential prospective
  likely may might could would should`);
const announcements = stems('plan intend aim expect prepare schedule set will shall');
const completions = stems('complete finalise finalize finish resume restart revive');

/** Words beyond which nothing governs the event. */
const boundaries = new Set(
  'but which who after before while whereas when as because since during despite amid until following though although if'.split(
    ' ',
  ),
);
const governingReach = 8;
const outcomeReach = 6;

const breaks = (text: string, left: Token | undefined, right: Token | undefined): boolean =>
  left === undefined ||
  right === undefined ||
  left.sentence !== right.sentence ||
  (right.start - left.end > 1 && /[,;:()—–]/.test(text.slice(left.end, right.start)));

const inflected = (token: Token): boolean => /(?:s|ed|ing)$/.test(token.lower) || token.lower !== token.raw;

/** "and" joins names, or carries a plan on to a second infinitive: "plans to hire 40 and open a depot". */
function joins(tokens: readonly Token[], at: number, event: number): boolean {
  const next = tokens[at + 1];
  if (tokens[at - 1]?.capital && next?.capital) return true;
  return at + 1 === event && next !== undefined && !inflected(next);
}

/** Whether "ended", "freeze" and the like at `at` tell what became of the event before it, and do not describe what follows. */
function isOutcome({ text, tokens }: Reading, at: number, event: number): boolean {
  const token = tokens[at];
  if (token === undefined || !outcomes.has(token.stem) || tokens[at - 1]?.lower === 'to') return false;
  if (at === event + 1 && !/(?:ed|ing)$/.test(token.lower)) return true;
  const next = tokens[at + 1];
  return inflected(token) || token.stem === 'withdraw' || token.stem === 'freez'
    ? breaks(text, token, next) || next?.functional === true || boundaries.has(next?.lower ?? '')
    : false;
}

/** Whether the word at `at` is said of somebody other than the writer: "you stopped", not "I wanted to talk". */
function ofOthers(reading: Reading, at: number): boolean {
  const { tokens } = reading;
  for (let back = at; back >= Math.max(0, at - 12); back -= 1) {
    const token = tokens[back];
    if (token === undefined || token.sentence !== tokens[at]?.sentence) return false;
    if (/^(i|me|my|we|us|our)$/.test(token.lower)) return false;
    if (/^(you|your|they|their|it|its|company)$/.test(token.lower) || (token.capital && back < at && !token.functional))
      return true;
  }
  return false;
}

function governed(turn: Turn, governor: Turn | 'completed'): Turn {
  if (governor === 'completed') return 'happened';
  if (governor === 'off') return turn === 'off' ? 'open' : 'off';
  if (turn === 'off' || turn === 'open') return turn;
  return governor === 'announced' ? 'announced' : governor === 'open' ? 'open' : turn;
}

function governorAt(reading: Reading, at: number, event: number): Turn | 'completed' | undefined {
  const token = reading.tokens[at];
  const next = reading.tokens[at + 1]?.lower;
  // Away from the start of a sentence a capital makes a name of it; "May" is a month.
  const opens = reading.tokens[at - 1]?.sentence !== token?.sentence;
  if (token === undefined || (token.capital && !opens)) return undefined;
  if (token.negating) return event - at <= 4 && !/^(only|just|merely)$/.test(next ?? '') ? 'off' : undefined;
  if (refusals.has(token.stem)) return 'off';
  if ((token.stem === 'set' || token.stem === 'look') && next !== 'to') return undefined;
  if (wishes.has(token.stem) || token.stem === 'look') return 'open';
  if (announcements.has(token.stem)) return 'announced';
  return completions.has(token.stem) ? 'completed' : undefined;
}

/** Reads how far the event at `event` has come, from what governs it before and what became of it after. */
function turnOf(reading: Reading, event: number, plain: Turn, low: number, high: number, claimed: boolean): Turn {
  const { text, tokens } = reading;
  let turn = plain;
  for (let at = event + 1; at < Math.min(high, event + 1 + outcomeReach); at += 1) {
    const token = tokens[at];
    if (token === undefined || breaks(text, tokens[at - 1], token) || boundaries.has(token.lower)) break;
    if (token.lower === 'and' && !(tokens[at - 1]?.capital && tokens[at + 1]?.capital)) break;
    if (!isOutcome(reading, at, event)) continue;
    turn = governed(turn, 'off');
    break;
  }
  let aside = false;
  for (let at = event - 1; at >= Math.max(low, event - governingReach); at -= 1) {
    const token = tokens[at];
    if (token === undefined || breaks(text, token, tokens[at + 1]) || boundaries.has(token.lower)) break;
    if (token.lower === 'and' && !joins(tokens, at, event)) break;
    if (token.lower === 'by' && at + 1 === event) break;
    if (token.lower === 'with') aside = true;
    const governor = governorAt(reading, at, event);
    if (governor === undefined || (aside && governor === 'off')) continue;
    if (claimed && (!ofOthers(reading, at) || (token.negating && asserts(reading, at, low)))) continue;
    turn = governed(turn, governor);
  }
  return turn;
}

function mentionsWithin(reading: Reading, low: number, high: number, claimed: boolean): Mention[] {
  const found: Mention[] = [];
  const named = new Set<number>();
  for (const name of partsWithin(reading.names, low, high))
    if (name.to - name.from > 1) for (let at = name.from; at < name.to; at += 1) named.add(at);
  for (let at = low; at < high; at += 1) {
    const token = reading.tokens[at];
    if (token === undefined || token.functional || token.kind !== 'word') continue;
    const meaning = meanings.get(token.stem);
    if (meaning === undefined || named.has(at) || isLeft(reading, at)) continue;
    found.push({ at, families: meaning.families, turn: turnOf(reading, at, meaning.turn, low, high, claimed) });
  }
  return found;
}

/** "was left behind" tells of no departure. */
const isLeft = ({ tokens }: Reading, at: number): boolean =>
  tokens[at]?.lower === 'left' &&
  [tokens[at - 1], tokens[at - 2]].some((token) => /^(is|are|was|were|be|been|being)$/.test(token?.lower ?? ''));

const stated = new WeakMap<Evidence, Mention[]>();

/** "is hiring": under way, so that a plan to do it says as much. */
function underWay({ tokens }: Reading, at: number): boolean {
  if (!tokens[at]?.lower.endsWith('ing')) return false;
  return [tokens[at - 1], tokens[at - 2]].some(
    (token) => token !== undefined && (/^(is|are|be|been)$/.test(token.lower) || /['’](?:re|s)$/.test(token.raw)),
  );
}

function answers(claim: Reading, { at, turn }: Mention, told: Turn): boolean {
  if (turn === 'happened') return told === 'happened' || (told === 'announced' && underWay(claim, at));
  return turn === 'off' ? told === 'off' : told !== 'off';
}

/** Longest evidence, in tokens, of which one word of doubt is taken to speak of everything in it. */
const shortEvidence = 40;

/** A short record that tells of wishes or refusals, in words of no known event: "considers Dana Cole as CFO". */
function doubtful(evidence: Evidence): boolean {
  const { reading } = evidence;
  const { tokens } = reading;
  if (tokens.length > shortEvidence) return false;
  return tokens.some((_, at) => {
    const governor = evidence.isLabel(at) ? undefined : governorAt(reading, at, at + 1);
    return governor === 'off' || governor === 'open';
  });
}

/** What the evidence says of the events of a claim. */
export interface EventStanding {
  /** 0..1: how surely it says that one did not happen, was called off or ended, or the other way round. */
  readonly opposed: number;
  /** Whether it knows one only as a plan, a wish or talks, or cannot tell. */
  readonly open: boolean;
}

/** Least fit at which the evidence is taken to speak of the very event claimed. */
const sameEventFrom = 0.3;

/**
 * Compares how far the events of claim tokens [low, high) have come with what the evidence says of their like: "acquired
 * Globex" against "abandons its bid for Globex". The mention that fits the claim's wording best speaks for the evidence;
 * where two fit alike, none does. A record's bare label speaks only where nothing else does.
 */
export function standingOf(claim: Reading, low: number, high: number, evidence: Evidence): EventStanding {
  const asked = mentionsWithin(claim, low, high, true);
  if (asked.length === 0) return { opposed: 0, open: false };
  let told = stated.get(evidence);
  if (told === undefined) {
    told = mentionsWithin(evidence.reading, 0, evidence.reading.tokens.length, false);
    stated.set(evidence, told);
  }
  let opposed = 0;
  let open = false;
  for (const mention of asked) {
    const alike = told.filter((other) => other.families.some((family) => mention.families.includes(family)));
    const telling = alike.filter((other) => !evidence.isLabel(other.at));
    if (telling.length === 0 && mention.turn === 'happened') open ||= doubtful(evidence);
    if (telling.every((other) => answers(claim, mention, other.turn))) continue;
    const context = contextOf(claim, evidence, mention.at, mention.at + 1, low, high);
    let fits = -1;
    let clashes = -1;
    let contrary = false;
    for (const other of telling) {
      const fit = context.words.length === 0 ? 1 : slotFit(context, evidence, other.at, other.at + 1);
      if (answers(claim, mention, other.turn)) fits = Math.max(fits, fit);
      else if (fit > clashes) {
        clashes = fit;
        contrary = (mention.turn === 'off') !== (other.turn === 'off') && other.turn !== 'open';
      }
    }
    if (clashes < 0 || clashes < fits - 0.02) continue;
    if (contrary && clashes >= sameEventFrom && clashes > fits + 0.05) opposed = 1;
    else open = true;
  }
  return { opposed, open };
}
