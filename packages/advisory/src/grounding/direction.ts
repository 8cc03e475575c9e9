import type { Evidence } from './evidence.ts';
import { joinedNames, type NameMention } from './names.ts';
import { partsWithin, type Reading } from './reading.ts';
import { stem } from './stem.ts';
import type { Token } from './tokenise.ts';
import { directedVerbs } from './word-lists.ts';

const stems = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/).map(stem));

/** Pairs of verbs that tell one relation from its two ends: "Acme hires Dana", "Dana joins Acme". */
const taking = stems('hire appoint recruit name poach tap');
const joining = stems('join');
const buying = stems('buy acquire purchase takeover');
const selling = stems('sell');

/** A relation of two names: who does it, to whom. */
interface Clause {
  readonly agent: NameMention;
  readonly verb: number;
  readonly patient: NameMention;
  /** What several verbs tell alike, whichever end they tell it from; empty where the verb alone names it. */
  readonly relation: string;
}

const wordBefore = (tokens: readonly Token[], at: number, from: number): string =>
  at - 1 >= from ? (tokens[at - 1]?.lower ?? '') : '';

function passive(tokens: readonly Token[], verb: number, to: number): boolean {
  for (let at = verb + 1; at < to; at += 1) if (tokens[at]?.lower === 'by') return true;
  return false;
}

/** Puts a clause's two names in the order of the relation, not of the verb. */
function toClause(tokens: readonly Token[], left: NameMention, verb: number, right: NameMention): Clause {
  const word = tokens[verb]?.stem ?? '';
  const link = wordBefore(tokens, right.from, verb);
  const turned = passive(tokens, verb, right.from);
  const agent = turned ? right : left;
  const patient = turned ? left : right;
  if (joining.has(word)) return { agent: patient, verb, patient: agent, relation: 'take on' };
  if (taking.has(word) && !/^(from|to)$/.test(link)) return { agent, verb, patient, relation: 'take on' };
  if (selling.has(word) && link === 'to') return { agent, verb, patient, relation: 'sell to' };
  if (buying.has(word) && link === 'from') return { agent: patient, verb, patient: agent, relation: 'sell to' };
  return { agent, verb, patient, relation: '' };
}

/** Reads "A verb B" and "B was verbed by A" between neighbouring names of one sentence. */
function clausesOf(reading: Reading, low: number, high: number): Clause[] {
  const clauses: Clause[] = [];
  const names = partsWithin(reading.names, low, high);
  for (let at = 0; at + 1 < names.length; at += 1) {
    const left = names[at];
    const right = names[at + 1];
    if (left === undefined || right === undefined) break;
    if (reading.tokens[left.from]?.sentence !== reading.tokens[right.from]?.sentence || right.from - left.to > 8)
      continue;
    for (let verb = left.to; verb < right.from; verb += 1) {
      const token = reading.tokens[verb];
      if (token === undefined || token.kind !== 'word') continue;
      if (!directedVerbs.has(token.stem) && !(token.lower.endsWith('ed') && token.lower.length > 4)) continue;
      clauses.push(toClause(reading.tokens, left, verb, right));
      break;
    }
  }
  return clauses;
}

const shares = (left: NameMention, right: NameMention): boolean =>
  left.stems.some((part) => right.stems.includes(part));

/** A verb and the names it is done by. */
interface Deed {
  readonly verb: number;
  readonly agents: readonly NameMention[];
}

/** Verbs that only one party to the matter can be the subject of. */
const exclusive = stems('win lead beat defeat acquire buy purchase takeover sell found replace succeed');
const auxiliaries = /^(has|have|had|just|also|recently|now|already|successfully|finally|is|was|who|which)$/;

/** Reads who does each exclusive deed: the name right before the verb, or after "by". */
function deedsOf(reading: Reading, low: number, high: number): Deed[] {
  const { tokens } = reading;
  const names = partsWithin(reading.names, low, high);
  const deeds: Deed[] = [];
  let next = 0;
  for (let verb = low; verb < high; verb += 1) {
    while (next < names.length && (names[next]?.to ?? 0) <= verb) next += 1;
    const token = tokens[verb];
    if (token === undefined || token.kind !== 'word' || token.capital || !exclusive.has(token.stem)) continue;
    if (tokens[verb + 1]?.lower === 'by') {
      if (names[next]?.from === verb + 2)
        deeds.push({ verb, agents: joinedNames(reading.text, tokens, names, next, 1) });
      continue;
    }
    let before = verb - 1;
    while (before > low && auxiliaries.test(tokens[before]?.lower ?? '')) before -= 1;
    const subject = names[next - 1];
    if (
      subject === undefined ||
      subject.sort === 'post' ||
      subject.to !== before + 1 ||
      tokens[subject.from]?.sentence !== token.sentence
    )
      continue;
    if (/^(by|from|of|with)$/.test(tokens[subject.from - 1]?.lower ?? '')) continue;
    deeds.push({ verb, agents: joinedNames(reading.text, tokens, names, next - 1, -1) });
  }
  return deeds;
}

/** What one text tells of who does what. */
interface Told {
  readonly clauses: readonly Clause[];
  readonly deeds: readonly Deed[];
}

const evidenceTold = new WeakMap<Evidence, Told>();

function toldBy(evidence: Evidence): Told {
  let told = evidenceTold.get(evidence);
  if (told === undefined) {
    const { reading } = evidence;
    const end = reading.tokens.length;
    told = { clauses: clausesOf(reading, 0, end), deeds: deedsOf(reading, 0, end) };
    evidenceTold.set(evidence, told);
  }
  return told;
}

/** How the evidence tells the relations of a claim. */
export interface Relations {
  /** Whether it gives a part to somebody else, or turns one round, and never tells it as claimed. */
  readonly reversed: boolean;
  /** First tokens of the claim's names, and its verbs, that the evidence gives the same part. */
  readonly settled: ReadonlySet<number>;
}

/**
 * Compares who does what to whom in claim tokens [low, high) with the evidence: "Globex acquired Initech" is reversed by
 * "Globex was bought by Initech", "Acme won the award" by "Globex wins it, ahead of Acme", "from Leeds to Hull" by "from
 * Hull to Leeds"; "Dana joined Acme" is settled by "Acme hires Dana".
 */
export function relationsOf(claim: Reading, low: number, high: number, evidence: Evidence): Relations {
  const told = toldBy(evidence);
  const settled = new Set<number>();
  const clauses = turnedClause(claim, low, high, evidence, told.clauses, settled);
  const agents = otherAgent(claim, low, high, evidence, told.deeds, settled);
  return { reversed: clauses || agents || turnedWay(claim, low, high, evidence), settled };
}

/** The evidence tells a clause of the claim with its two names in each other's place. Clauses told alike are settled. */
function turnedClause(
  claim: Reading,
  low: number,
  high: number,
  evidence: Evidence,
  stated: readonly Clause[],
  settled: Set<number>,
): boolean {
  let turned = false;
  for (const { agent, verb, patient, relation } of clausesOf(claim, low, high)) {
    const verbs = new Set(evidence.match(claim.tokens[verb]?.stem ?? '').at);
    const same = stated.filter((other) =>
      relation === '' && other.relation === '' ? verbs.has(other.verb) : relation === other.relation,
    );
    if (same.some((other) => shares(agent, other.agent) && shares(patient, other.patient)))
      for (const at of relation === '' ? [] : [agent.from, verb, patient.from]) settled.add(at);
    else turned ||= same.some((other) => shares(agent, other.patient) && shares(patient, other.agent));
  }
  return turned;
}

/** The evidence names another doer in a sentence that names the claimed one too. Doers told alike are settled. */
function otherAgent(
  claim: Reading,
  low: number,
  high: number,
  evidence: Evidence,
  stated: readonly Deed[],
  settled: Set<number>,
): boolean {
  if (stated.length === 0) return false;
  const { tokens, sentences, names } = evidence.reading;
  let other = false;
  for (const { verb, agents } of deedsOf(claim, low, high)) {
    const verbs = new Set(evidence.match(claim.tokens[verb]?.stem ?? '').at);
    const same = stated.filter((deed) => verbs.has(deed.verb));
    const doers = same.flatMap((deed) => deed.agents);
    const alike = agents.filter((agent) => doers.some((doer) => shares(agent, doer)));
    for (const agent of alike) settled.add(agent.from);
    if (alike.length > 0) continue;
    other ||= same.some((deed) => {
      const sentence = sentences[tokens[deed.verb]?.sentence ?? 0];
      const present = partsWithin(names, sentence?.from ?? 0, sentence?.to ?? 0);
      return agents.some((agent) => present.some((name) => shares(agent, name)));
    });
  }
  return other;
}

const opposite: ReadonlyMap<string, string> = new Map([
  ['to', 'from'],
  ['from', 'to'],
]);

/** Names and values that the claim puts after "from" or "to", each with its side. */
function waysWithin(reading: Reading, low: number, high: number): { side: string; stem: string; at: number }[] {
  const ways: { side: string; stem: string; at: number }[] = [];
  for (let at = low; at + 1 < high; at += 1) {
    const token = reading.tokens[at];
    const next = reading.tokens[at + 1];
    if (token === undefined || next === undefined || !opposite.has(token.lower)) continue;
    if ((next.capital && !next.functional) || next.kind === 'number')
      ways.push({ side: token.lower, stem: next.stem, at: at + 1 });
  }
  return ways;
}

/** "from A to B" in the claim, where one sentence of the evidence has it the other way round. */
function turnedWay(claim: Reading, low: number, high: number, evidence: Evidence): boolean {
  const ways = waysWithin(claim, low, high);
  for (const way of ways) {
    const other = ways.find((another) => another.side === opposite.get(way.side));
    if (way.side !== 'from' || other === undefined) continue;
    const { tokens } = evidence.reading;
    const sides = (word: string): { side: string; sentence: number }[] =>
      evidence
        .positions(word)
        .map((at) => ({ side: tokens[at - 1]?.lower ?? '', sentence: tokens[at]?.sentence ?? 0 }));
    const left = sides(way.stem);
    const right = sides(other.stem);
    const meet = (first: string, second: string): boolean =>
      left.some(
        (place) => place.side === first && right.some((end) => end.side === second && end.sentence === place.sentence),
      );
    if (meet('to', 'from') && !meet('from', 'to')) return true;
  }
  return false;
}
