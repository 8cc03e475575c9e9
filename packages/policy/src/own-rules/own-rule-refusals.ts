import { type OwnRule, queueReasons } from '@sendgate/contracts';
import { exceptionRefusal } from '../rule-exceptions.ts';
import { rules as builtIn } from '../rules/index.ts';
import { fieldText } from '../text/field-text.ts';
import { normalise } from '../text/normalise.ts';
import { compileOwnRules } from './compile-own-rules.ts';
import { compilePattern, PatternRefused } from './compile-pattern.ts';
import { foldableWords } from './leet-folding.ts';
import { phraseKeys } from './text-pieces.ts';

/** Most phrases and names of all own rules of a workspace together. */
export const MAX_ENTRIES = 20_000;
/** Most characters of these, so that a policy stays a few megabytes. */
export const MAX_ENTRY_CHARACTERS = 500_000;

/** Most characters of all sample texts together: saving reads every one of them. */
export const MAX_SAMPLE_CHARACTERS = 500_000;

/** What stands in answers and in the log in the place of a rule: the reasons of holds, and the engine as a whole. */
const reservedIds: ReadonlySet<string> = new Set([...queueReasons, 'engine']);

/** Messages with nothing in common but that they are messages. */
const everyday = ['Hello there, shall we meet?', 'Thanks, that works. Talk soon.', 'See you on Monday at 10'];

/** Why an own rule may not be saved. */
export interface OwnRuleRefusal {
  /** Position of the rule in the list. */
  index: number;
  part:
    | 'id'
    | 'fold_leet'
    | 'exceptions'
    | 'phrases'
    | 'entities'
    | 'pattern'
    | 'safer_alternative'
    | 'must_fire'
    | 'must_not_fire';
  /** Position in the part, where it is a list. */
  at?: number;
  /** In words a person can act on. */
  reason: string;
}

/**
 * Everything that speaks against saving these own rules; empty when nothing does. Checks what their schema cannot: ids,
 * lists that fit the kind, patterns, and whether each rule does to its sample texts what it says. Expensive.
 */
export function ownRuleRefusals(rules: readonly OwnRule[]): OwnRuleRefusal[] {
  const refusals: OwnRuleRefusal[] = [];
  const seen = new Set<string>();
  let entries = 0;
  let characters = 0;
  let sampled = 0;
  rules.forEach((rule, index) => {
    const before = refusals.length;
    const refuse = (part: OwnRuleRefusal['part'], reason: string, at?: number) =>
      refusals.push({ index, part, ...(at === undefined ? {} : { at }), reason });
    if (seen.has(rule.id)) refuse('id', `Two rules are called ${rule.id}. Give one another id.`);
    seen.add(rule.id);
    if (builtIn.some(({ id }) => id === rule.id)) {
      refuse('id', `${rule.id} is a built-in rule. Choose an id of your own, such as own_${rule.id}.`);
    }
    if (reservedIds.has(rule.id)) {
      refuse('id', `${rule.id} means something else in answers. Choose an id of your own, such as own_${rule.id}.`);
    }
    checkKind(rule, refuse);
    for (const part of ['phrases', 'entities'] as const) {
      const list = rule[part] ?? [];
      entries += list.length;
      for (const entry of list) characters += entry.length;
      checkEntries(part, list, refuse);
      if (list.length > 0 && (entries > MAX_ENTRIES || characters > MAX_ENTRY_CHARACTERS)) {
        refuse(
          part,
          `The phrases and names of all own rules together are limited to ${MAX_ENTRIES} and ${MAX_ENTRY_CHARACTERS} characters. Shorten the lists.`,
        );
      }
    }
    if (rule.kind === 'pattern' && rule.pattern !== undefined) {
      try {
        const { expression } = compilePattern(rule.pattern);
        if (everyday.every((text) => expression.matcher(text).find())) {
          refuse('pattern', 'It would fire in nearly every text. Write the words around it as well.');
        }
      } catch (error) {
        if (!(error instanceof PatternRefused)) throw error;
        refuse('pattern', error.message);
      }
    }
    rule.exceptions?.forEach((exception, at) => {
      const refusal = exceptionRefusal(exception);
      if (refusal !== null) refuse('exceptions', refusal, at);
    });
    for (const part of ['must_fire', 'must_not_fire'] as const) {
      for (const text of rule[part] ?? []) sampled += text.length;
      if (rule[part]?.length && sampled > MAX_SAMPLE_CHARACTERS) {
        refuse(part, `The sample texts of all own rules together are limited to ${MAX_SAMPLE_CHARACTERS} characters.`);
      }
    }
    if (refusals.length === before) checkSamples(rule, refuse);
  });
  return refusals;
}

type Refuse = (part: OwnRuleRefusal['part'], reason: string, at?: number) => void;

function checkKind(rule: OwnRule, refuse: Refuse): void {
  for (const part of ['phrases', 'entities', 'pattern'] as const) {
    if (part === rule.kind && rule[part] === undefined) refuse(part, `A rule of kind ${rule.kind} needs ${part}.`);
    if (part !== rule.kind && rule[part] !== undefined) {
      refuse(part, `A rule of kind ${rule.kind} has no ${part}. Leave it out, or write a second rule.`);
    }
  }
  if (!rule.fold_leet) return;
  if (rule.kind !== 'phrases') {
    refuse('fold_leet', 'Only phrases are found in leet. Leave it out, or list the words in a rule of kind phrases.');
  } else if (!rule.phrases?.some((phrase) => foldableWords(phrase).length > 0)) {
    refuse(
      'fold_leet',
      'Only words of four or more plain letters are found in leet, and no phrase has one. Leave it out.',
    );
  }
}

function checkEntries(part: 'phrases' | 'entities', list: readonly string[], refuse: Refuse): void {
  list.forEach((entry, at) => {
    const text = normalise(entry).text.trim();
    if (text === '' || phraseKeys(text).length === 0) refuse(part, 'It holds nothing a reader could see.', at);
    else if (/^[\x20-\x7e]$/.test(text)) {
      refuse(part, 'A single character would fire in nearly every text. Write the words around it as well.', at);
    } else if (part === 'entities' && !/[\p{L}\p{N}]/u.test(text)) refuse(part, 'A name holds letters or digits.', at);
  });
}

function checkSamples(rule: OwnRule, refuse: Refuse): void {
  if (!rule.must_fire?.length && !rule.must_not_fire?.length && !rule.safer_alternative) return;
  const [compiled] = compileOwnRules([rule]);
  if (!compiled) return;
  const fires = (text: string): boolean => {
    // Every sample is an evaluation of its own.
    return compiled.find([fieldText('content', text)], {}).length > 0;
  };
  rule.must_fire?.forEach((text, at) => {
    if (!fires(text)) refuse('must_fire', `The rule finds nothing in this text: “${quoted(text)}”`, at);
  });
  rule.must_not_fire?.forEach((text, at) => {
    if (fires(text)) refuse('must_not_fire', `The rule fires in this text: “${quoted(text)}”`, at);
  });
  if (rule.safer_alternative && fires(rule.safer_alternative)) {
    refuse(
      'safer_alternative',
      'The rule fires in its own safer alternative. Word it so that the repaired text passes.',
    );
  }
}

function quoted(text: string): string {
  const [...points] = text.replace(/\s+/g, ' ');
  return points.length > 80 ? `${points.slice(0, 80).join('')}…` : points.join('');
}
