import type { EventType } from '@sendgate/contracts';
import { partsWithin, type Reading, readText } from './reading.ts';
import { stem } from './stem.ts';
import { voiceWords } from './word-lists.ts';

/** What a claim is about: a kind of event, a quantity, or any other statement. */
export type ClaimKind = EventType | 'quantity' | 'statement';

/** One checkable or idle stretch of a message, by token numbers of the reading. */
export interface Claim {
  readonly from: number;
  readonly to: number;
  readonly kind: ClaimKind;
  /** Whether it states something that evidence could speak to. */
  readonly checkable: boolean;
}

/** Words of politeness and of the writer's own view: no evidence is asked for them. */
const courtesy = new Set(
  `congrats congratulations kudos saw noticed notice seen read heard hearing hope hoping reach reaching reached
  wanted want quick note love loved impressive impressed exciting excited great amazing awesome fantastic curious
  thought thoughts wondering team recent recently news latest big huge dear best regards cheers sincerely thanks
  happy glad pleased sorry sad saddened hear seeing learned thrilled delighted milestone achievement well-deserved
  deserved deserve role move today see look looks like saying`.split(/\s+/),
);

const kinds: readonly (readonly [EventType, ReadonlySet<string>])[] = (
  [
    ['layoffs', 'layoff layoffs downsizing laid'],
    ['ipo', 'ipo listing'],
    ['acquisition', 'acquire acquisition acquired bought buyout takeover merger merge'],
    ['funding', 'raise raised fundraise funding financing round seed investor investment'],
    ['leadership_change', 'appoint appointed succeed named replace replaced'],
    ['promotion', 'promote promotion promoted'],
    ['hiring', 'hire hiring recruit recruiting headcount'],
    ['product_launch', 'launch launched unveil release'],
    ['partnership', 'partnership partner alliance'],
    ['expansion', 'expand expansion'],
    ['job_change', 'joined join'],
  ] as const
).map(([kind, list]) => [kind, new Set(list.split(' ').map(stem))]);

const invitation =
  /^(open|free|worth|would|could|can|are|is|do|does|did|have|has|any|what|how|when|who|why|shall|should|let|please|book|reply|happy|looking)$/;

/** Reads a message, with polite words set aside so that they count neither for nor against a claim. */
export function readMessage(text: string, knownCapitals: ReadonlySet<string>): Reading {
  const reading = readText(text, knownCapitals);
  const tokens = reading.tokens.map((token) => (courtesy.has(token.lower) ? { ...token, functional: true } : token));
  return { ...reading, tokens };
}

const joints = /^(and|but|while|whereas|so|plus)$/;

function clauseEnds(reading: Reading, from: number, to: number): number[] {
  const ends: number[] = [];
  const lastStart = secondLastContent(reading, from, to);
  let content = 0;
  for (let at = from; at < to; at += 1) {
    const token = reading.tokens[at];
    const before = reading.tokens[at - 1];
    if (token === undefined) break;
    if (before !== undefined && content >= 2 && at <= lastStart) {
      const gap = reading.text.slice(before.end, token.start);
      const dash = /\s[–—-]\s|—/.test(gap);
      if (
        dash ||
        gap.includes(';') ||
        (gap.includes(',') && joints.test(token.lower)) ||
        startsPredicate(reading, at)
      ) {
        ends.push(at);
        content = 0;
      }
    }
    if (!token.functional) content += 1;
  }
  return [...ends, to];
}

/** "… and hired 50 people": a joint followed by a verb in the past opens a claim of its own. */
function startsPredicate(reading: Reading, at: number): boolean {
  const next = reading.tokens[at + 1];
  return (
    /^(and|but|while)$/.test(reading.tokens[at]?.lower ?? '') &&
    next?.kind === 'word' &&
    !next.capital &&
    next.lower.endsWith('ed')
  );
}

/** The last place where a clause can still open and hold two content words; -1 when there is none. */
function secondLastContent(reading: Reading, from: number, to: number): number {
  let content = 0;
  for (let at = to - 1; at >= from; at -= 1) {
    if (reading.tokens[at]?.functional === false) content += 1;
    if (content === 2) return at;
  }
  return -1;
}

function kindOf(reading: Reading, from: number, to: number, quantified: boolean): ClaimKind {
  const stems = new Set<string>();
  for (let at = from; at < to; at += 1) {
    const token = reading.tokens[at];
    if (token?.kind === 'word' && !token.negating) stems.add(token.stem);
  }
  const series = partsWithin(reading.values, from, to).some((value) => value.kind === 'round');
  if (series) return 'funding';
  const names = partsWithin(reading.names, from, to);
  if (stems.has(stem('become')) && names.some((name) => name.sort === 'post')) return 'leadership_change';
  for (const [kind, marks] of kinds) if ([...marks].some((mark) => stems.has(mark))) return kind;
  return quantified ? 'quantity' : 'statement';
}

/** Splits a message into its claims: sentences, and clauses where one sentence states several things. Linear. */
export function splitClaims(reading: Reading): Claim[] {
  const claims: Claim[] = [];
  for (const sentence of reading.sentences) {
    let from = sentence.from;
    for (const to of clauseEnds(reading, sentence.from, sentence.to)) {
      claims.push(describe(reading, from, to, sentence.to));
      from = to;
    }
  }
  return claims;
}

function describe(reading: Reading, from: number, to: number, sentenceEnd: number): Claim {
  const values = partsWithin(reading.values, from, to);
  const names = partsWithin(reading.names, from, to);
  const covered = new Set<number>();
  for (const part of [...values, ...names]) for (let at = part.from; at < part.to; at += 1) covered.add(at);
  let content = 0;
  let voice = 0;
  for (let at = from; at < to; at += 1) {
    const token = reading.tokens[at];
    if (token === undefined) break;
    if (!token.functional && !covered.has(at)) content += 1;
    if (voiceWords.has(token.lower) && !token.lower.startsWith('you')) voice += 1;
  }
  const facts = values.filter((value) => value.kind !== 'weekday' && (value.kind !== 'duration' || value.amount > 31));
  const kind = kindOf(reading, from, to, facts.length > 0);
  const event = kind !== 'quantity' && kind !== 'statement';
  const last = reading.tokens[sentenceEnd - 1];
  const asks = last !== undefined && reading.text.slice(last.end, last.end + 4).includes('?');
  const invites = invitation.test(reading.tokens[from]?.lower ?? '');
  if (asks || invites)
    return { from, to, kind, checkable: asks && invites ? false : event && names.length + facts.length > 0 };
  if (event) return { from, to, kind, checkable: content > 0 || names.length + facts.length > 0 };
  if (facts.length > 0) return { from, to, kind, checkable: content > 0 };
  return { from, to, kind, checkable: names.length > 0 && content > 0 && content + names.length > 2 && voice === 0 };
}
