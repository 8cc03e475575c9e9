import { channelIds, contentTypes, type OwnRule, type OwnRuleField } from '@sendgate/contracts';
import type { FieldName } from '../fields.ts';
import { endWithLegalForm, entityForms } from '../names/entity-forms.ts';
import type { Match, RunnableRule } from '../rule.ts';
import type { RuleConfig } from '../snapshot.ts';
import type { FieldText } from '../text/field-text.ts';
import { normalise } from '../text/normalise.ts';
import type { Range } from '../text/range.ts';
import { compilePattern } from './compile-pattern.ts';
import { EvaluationMemo } from './evaluation-memo.ts';
import { LeetFolding } from './leet-folding.ts';
import { PatternMatcher } from './pattern-matcher.ts';
import { PhraseMatcher } from './phrase-matcher.ts';

/** An own rule in the form the engine runs. */
export interface CompiledOwnRule {
  readonly rule: RunnableRule;
  readonly config: RuleConfig;
  /** The rule's matches in some fields; `evaluation` is one object for all rules of one evaluation. */
  find(fields: readonly FieldText[], evaluation: object): Match[];
}

/** What finds a rule's places in one text; `null` when it occurs at a place nobody knows. */
type Finder = (text: string, evaluation: object) => readonly Range[] | null;

/**
 * Compiles the own rules of a workspace; rules of one kind share their search. Expensive: keep the result.
 * @throws PatternRefused for a pattern `ownRuleRefusals` would have refused
 */
export function compileOwnRules(rules: readonly OwnRule[]): CompiledOwnRule[] {
  const listed = rules.map(phrasesOf);
  const phrases = new PhraseMatcher(listed);
  const inLeet = leetFinder(listed.map((list, index) => (rules[index]?.fold_leet ? list : [])));
  const patternRules = rules.filter((rule) => rule.kind === 'pattern');
  const patterns = new PatternMatcher(patternRules.map((rule) => compilePattern(rule.pattern ?? '')));
  return rules.map((rule, index) => {
    let find: Finder;
    if (rule.kind === 'pattern') {
      const at = patternRules.indexOf(rule);
      find = (text, evaluation) => patterns.find(at, text, evaluation);
    } else {
      const plain: Finder = (text, evaluation) => phrases.find(index, text, evaluation);
      const places: Finder = rule.fold_leet ? (...of) => inLeet(index, phrases.find(index, ...of), ...of) : plain;
      find = rule.kind === 'entities' ? namesAmong(places, rule.entities ?? []) : places;
    }
    const findIn: CompiledOwnRule['find'] = (fields, evaluation) =>
      fields.flatMap((field) => matchesIn(field, find, evaluation));
    return { rule: runnable(rule, findIn), config: configOf(rule), find: findIn };
  });
}

/** Adds to the places of rules those that show when words written in leet are written plainly. */
function leetFinder(phrases: readonly (readonly string[])[]) {
  const folding = new LeetFolding(phrases.flat());
  const matcher = new PhraseMatcher(phrases);
  const memo = new EvaluationMemo<{ folded: string }>();
  return (owner: number, plain: readonly Range[], text: string, evaluation: object): readonly Range[] => {
    const { folded } = memo.of(evaluation, text, () => ({ folded: folding.fold(text) }));
    if (folded === text) return plain;
    const more = matcher
      .find(owner, folded, evaluation)
      .filter(({ start, end }) => !plain.some((place) => place.start < end && start < place.end));
    return more.length === 0 ? plain : [...plain, ...more].sort((a, b) => a.start - b.start);
  };
}

/** Everything the phrase automaton looks for on behalf of a rule. */
function phrasesOf(rule: OwnRule): string[] {
  const listed = rule.kind === 'phrases' ? (rule.phrases ?? []) : rule.kind === 'entities' ? (rule.entities ?? []) : [];
  const written = rule.kind === 'entities' ? listed.flatMap(entityForms) : listed;
  // Letters that look Latin are folded according to the words around them, which a phrase by itself does not have.
  return [...new Set(written.flatMap((phrase) => [normalise(phrase).text, phrase.normalize('NFKC')]))];
}

/**
 * Places of names: with the legal form that follows; and where a name is one word, only where it is written with a
 * capital, unless it is listed without one or the text has none: "Apple" is not an apple.
 */
function namesAmong(find: Finder, entities: readonly string[]): Finder {
  const lower = new Set(entities.flatMap(entityForms).filter((form) => form === form.toLowerCase()));
  return (text, evaluation) => {
    const places = find(text, evaluation);
    if (!places || places.length === 0) return places;
    const noCapitals = !capital.test(text);
    return places
      .filter(({ start, end }) => {
        const written = text.slice(start, end);
        return noCapitals || /[\s&-]/.test(written) || capital.test(written) || !caseMatters(written, lower);
      })
      .map(({ start, end }) => ({ start, end: endWithLegalForm(text, end) }));
  };
}

const capital = /\p{Lu}/u;
const cased = /\p{Ll}/u;

function caseMatters(written: string, lower: ReadonlySet<string>): boolean {
  return cased.test(written) && !lower.has(written);
}

const fieldsOf: Readonly<Record<OwnRuleField, readonly FieldName[]>> = {
  subject: ['subject'],
  body: ['content', 'body_text', 'body_html'],
};

function runnable(rule: OwnRule, find: CompiledOwnRule['find']): RunnableRule {
  return {
    id: rule.id,
    template: null,
    severity: rule.severity,
    hard: false,
    masked: false,
    contentTypes,
    channels: channelIds,
    needs: [],
    ...(rule.fields ? { fields: rule.fields.flatMap((field) => fieldsOf[field]) } : {}),
    meaning: rule.name,
    detail: rule.detail,
    saferAlternative: rule.safer_alternative ?? null,
    examples: rule.must_fire ?? [],
    counterExamples: rule.must_not_fire ?? [],
    run: find,
  };
}

function matchesIn(field: FieldText, find: Finder, evaluation: object): Match[] {
  const places = find(field.text, evaluation);
  // A finding without a place cannot be repaired, so the message is held for a person.
  if (!places) return [{ confidence: 1 }];
  return places.map(({ start, end }) => ({ start, end, field: field.name, confidence: 1 }));
}

function configOf(rule: OwnRule): RuleConfig {
  return {
    enabled: rule.enabled !== false,
    severity: rule.severity,
    mode: rule.mode ?? 'enforce',
    ...(rule.channels ? { channels: rule.channels } : {}),
    ...(rule.content_types ? { contentTypes: rule.content_types } : {}),
    ...(rule.exceptions
      ? { exceptions: rule.exceptions.map(({ expires_at, ...of }) => ({ ...of, expiresAt: expires_at })) }
      : {}),
  };
}
