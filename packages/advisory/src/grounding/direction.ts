import type { Evidence } from './evidence.ts';
import type { NameMention } from './names.ts';
import { partsWithin, type Reading } from './reading.ts';
import { stem } from './stem.ts';

/** Verbs whose subject and object cannot change places. */
const directed = new Set(
  `acquire buy bought purchase sell sold sue beat defeat hire fire lead led own fund back invest replace succeed join leave
  kill kill attack marry love hate report promote appoint name tell pay owe support oppose write direct produce found
  create build develop publish release sign win won lose lost play star portray follow precede outperform overtake
  represent manage advise supply license partner poach recruit chase accuse blame praise criticise criticize`
    .split(/\s+/)
    .map(stem),
);

interface Clause {
  readonly agent: NameMention;
  readonly verb: number;
  readonly patient: NameMention;
}

function passive(tokens: Reading['tokens'], verb: number, to: number): boolean {
  for (let at = verb + 1; at < to; at += 1) if (tokens[at]?.lower === 'by') return true;
  return false;
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
      if (!directed.has(token.stem) && !(token.lower.endsWith('ed') && token.lower.length > 4)) continue;
      const turned = passive(reading.tokens, verb, right.from);
      clauses.push(turned ? { agent: right, verb, patient: left } : { agent: left, verb, patient: right });
      break;
    }
  }
  return clauses;
}

const shares = (left: NameMention, right: NameMention): boolean =>
  left.stems.some((part) => right.stems.includes(part));

const evidenceClauses = new WeakMap<Evidence, Clause[]>();

/**
 * Whether the evidence states a relation of claim tokens [low, high) the other way round and never as claimed:
 * "Globex acquired Initech" against "Globex was bought by Initech".
 */
export function reversedRelation(claim: Reading, low: number, high: number, evidence: Evidence): boolean {
  const asked = clausesOf(claim, low, high);
  if (asked.length === 0) return false;
  let stated = evidenceClauses.get(evidence);
  if (stated === undefined) {
    stated = clausesOf(evidence.reading, 0, evidence.reading.tokens.length);
    evidenceClauses.set(evidence, stated);
  }
  for (const clause of asked) {
    const verbs = new Set(evidence.match(claim.tokens[clause.verb]?.stem ?? '').at);
    const same = stated.filter((other) => verbs.has(other.verb));
    if (same.some((other) => shares(clause.agent, other.agent) && shares(clause.patient, other.patient))) continue;
    if (same.some((other) => shares(clause.agent, other.patient) && shares(clause.patient, other.agent))) return true;
  }
  return false;
}
