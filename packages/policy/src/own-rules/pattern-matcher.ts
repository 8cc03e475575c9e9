import type { Range } from '../text/range.ts';
import type { CompiledPattern } from './compile-pattern.ts';
import { EvaluationMemo } from './evaluation-memo.ts';
import { locatePattern } from './locate-pattern.ts';
import { GIVE_UP_STEPS, PatternSet } from './pattern-set.ts';
import { scrambledText } from './scrambled-text.ts';

/** Shows before a pattern is used how much it branches. */
const probeText = scrambledText('abcdefghijklmnopqrstuvwxyz     ..,!@0123\n', 1_200, 7) + scrambledText('ab', 400, 7);
/** Patterns that share a set: more make its states multiply. */
const SHARD_SIZE = 25;
/** A pattern with more states than this on the probe text is searched by itself, so that it cannot spoil a shared set. */
const LIGHT_STATES = 16;
/** Steps (instructions times characters) of slow search per evaluation and text: about 40 ms to find places ... */
const LOCATE_STEPS = 2_500_000;
/** ... and as much again for sets that give up, and to decide where even a set of one does. */
const DECIDE_STEPS = 2_500_000;

/** The text branches more than a pattern can be followed through in the time there is. */
export class PatternExhausted extends Error {
  readonly code = 'pattern_exhausted';
}

/** Where a pattern matched; `null` when it did, and finding out where would take too long. */
export type PatternMatches = Range[] | null;

interface Work {
  /** Per shared set what it found, once it ran. */
  found: (ReadonlySet<number> | null)[];
  locate: { steps: number };
  decide: { steps: number };
}

/**
 * All patterns of a workspace. A shared set decides which of them occur; only those are searched for their places.
 * Sets run when the first of their patterns is asked for, so that the time each takes is counted to a rule.
 */
export class PatternMatcher {
  readonly #patterns: readonly CompiledPattern[];
  readonly #alone: readonly PatternSet[];
  readonly #shards: { members: number[]; set: PatternSet }[] = [];
  readonly #shardOf = new Map<number, number>();
  readonly #memo = new EvaluationMemo<Work>();

  /** Expensive: tens of milliseconds for 200 patterns. */
  constructor(patterns: readonly CompiledPattern[]) {
    this.#patterns = patterns;
    this.#alone = patterns.map(({ source }) => new PatternSet([source]));
    const light = patterns
      .map((_, index) => index)
      .filter((index) => {
        const set = this.#alone[index];
        return set?.match(probeText) !== null && (set?.stateCount ?? 0) <= LIGHT_STATES;
      });
    for (let at = 0; at < light.length; at += SHARD_SIZE) {
      const members = light.slice(at, at + SHARD_SIZE);
      for (const index of members) this.#shardOf.set(index, this.#shards.length);
      this.#shards.push({ members, set: new PatternSet(members.map((index) => patterns[index]?.source ?? '')) });
    }
  }

  /**
   * Where pattern `index` matches, or `[]`. The same `evaluation` and text are searched once for all patterns.
   * @throws PatternExhausted when the text cannot be searched within the steps of an evaluation
   */
  find(index: number, text: string, evaluation: object): PatternMatches {
    const pattern = this.#patterns[index];
    const alone = this.#alone[index];
    if (!pattern || !alone) return [];
    const work = this.#memo.of(evaluation, text, () => ({
      found: [],
      locate: { steps: LOCATE_STEPS },
      decide: { steps: DECIDE_STEPS },
    }));
    const occurs = this.#occursInShard(index, text, work) ?? this.#occursAlone(pattern, alone, text, work);
    return occurs ? locatePattern(pattern, alone, text, work.locate) : [];
  }

  /** Null when the pattern shares no set, or its set gave up on this text. */
  #occursInShard(index: number, text: string, work: Work): boolean | null {
    const at = this.#shardOf.get(index);
    const shard = at === undefined ? undefined : this.#shards[at];
    if (at === undefined || !shard) return null;
    let found = work.found[at];
    if (found === undefined) {
      const positions = shard.set.match(text);
      if (!positions) work.decide.steps -= GIVE_UP_STEPS;
      found = positions && new Set(positions.map((position) => shard.members[position] ?? -1));
      work.found[at] = found;
    }
    return found === null ? null : found.has(index);
  }

  #occursAlone(pattern: CompiledPattern, alone: PatternSet, text: string, work: Work): boolean {
    if (work.decide.steps < 0) throw new PatternExhausted(`More than ${DECIDE_STEPS} steps`);
    const found = alone.match(text);
    if (found) return found.length > 0;
    work.decide.steps -= GIVE_UP_STEPS;
    const steps = pattern.size * text.length;
    if (steps > work.decide.steps) throw new PatternExhausted(`More than ${DECIDE_STEPS} steps`);
    work.decide.steps -= steps;
    return pattern.expression.matcher(text).find();
  }
}
