import type { Channel, ContentType, PolicySettings, Severity } from '@sendgate/contracts';
import type { FieldName } from './fields.ts';
import type { FindingEvidence } from './finding.ts';
import { branchesOf, type Piece } from './search/anchored.ts';
import { Claim } from './search/sentence-facets.ts';
import type { SendInputs } from './send-inputs.ts';
import type { FieldText, MessageText } from './text/field-text.ts';

export type Need = keyof SendInputs;
export type SettingNeed = keyof PolicySettings;
export type JsonValue = string | number | boolean | null | JsonValue[] | { [key: string]: JsonValue };
export type JsonObject = { [key: string]: JsonValue };

/** What a rule returns: a place in the normalised text and what to say about it. */
export interface Match {
  /** Zero-based, end-exclusive, into `FieldText.text`. Omitted when the whole message is meant. */
  start?: number;
  end?: number;
  /** True when start and end already point into the field as submitted. */
  submitted?: boolean;
  /** The field of the place; a rule that checks field by field leaves it out. */
  field?: FieldName;
  /** Replaces the rule's own wording. */
  detail?: string;
  /** Overrides the rule's safer alternative; empty deletes the sentence. */
  saferAlternative?: string | null;
  /** Raises the configured severity; never lowers it. */
  severity?: Severity;
  /** True for a sign weaker than the rule's own: a WARN, whatever severity is configured. */
  mild?: boolean;
  /** From 0 to 1, default 0.9. */
  confidence?: number;
  evidence?: FindingEvidence[];
}

/** Exactly what a rule declared, and nothing else: `needs` and `settings` for certain, `uses` where known. */
export type RuleInputs<N extends Need, U extends Need, S extends SettingNeed> = Pick<SendInputs, N> &
  Partial<Pick<SendInputs, U>> & { readonly settings: Pick<PolicySettings, S>; readonly contentType: ContentType };

interface RuleFacts<N extends Need, U extends Need, S extends SettingNeed> {
  /** Snake case, never reused. */
  id: string;
  template: string;
  severity: Severity;
  /** True when no wording can cure what it finds. */
  hard?: boolean;
  contentTypes: readonly ContentType[];
  channels: readonly Channel[];
  /** Inputs without which the rule does not run. */
  needs: readonly N[];
  /** Inputs the rule reads when they are there. */
  uses?: readonly U[];
  settings?: readonly S[];
  /** Fields it reads; all of them when left out. */
  fields?: readonly FieldName[] | undefined;
  /** Findings hold secrets: what matched is shown masked. */
  masked?: boolean;
  /** It also reads what a reader of HTML does not see: comments, attributes, scripts. */
  readsSource?: boolean;
  /** True for inputs of which it has something to say whatever the text holds. Left out: its literals alone wake it. */
  wakesOn?: ((inputs: EngineInputs) => boolean) | undefined;
  /** One sentence for people who choose rules. */
  meaning: string;
  /** Says what was found and what to change. */
  detail: string;
  saferAlternative?: string | null;
  examples: readonly string[];
  counterExamples: readonly string[];
}

interface RuleDefinition<N extends Need, U extends Need, S extends SettingNeed> extends RuleFacts<N, U, S> {
  /**
   * Every anchored expression and claim of the rule: where none of them can match it finds nothing, and sleeps. Each needs
   * words, by which it is heard. Called when a policy is first compiled.
   */
  looksFor?: (() => readonly (RegExp | Claim)[]) | undefined;
  /**
   * Of a rule that looks for something else: lower-case words, one of which stands in every text it can find something in; a
   * blank stands for any run of white space, `^` and `$` for a word's edge. It sleeps in texts without them. Where both are
   * left out, it always runs.
   */
  literals?: readonly string[] | undefined;
}

export interface FieldRuleDefinition<N extends Need, U extends Need, S extends SettingNeed>
  extends RuleDefinition<N, U, S> {
  /** A cheap look that answers false where `check` is certain to find nothing; left out, every text is checked. */
  mayFind?(text: FieldText, inputs: RuleInputs<N, U, S>): boolean;
  check(text: FieldText, inputs: RuleInputs<N, U, S>): Iterable<Match>;
}

export interface MessageRuleDefinition<N extends Need, U extends Need, S extends SettingNeed>
  extends RuleDefinition<N, U, S> {
  checkMessage(message: MessageText, inputs: RuleInputs<N, U, S>): Iterable<Match>;
}

/** A rule after its input types are erased: what the engine runs. */
export interface Rule extends RuleFacts<Need, Need, SettingNeed> {
  hard: boolean;
  masked: boolean;
  saferAlternative: string | null;
  /**
   * The words that wake it: always the same list, by which the index is asked. Empty where the index takes them from what it
   * looks for; undefined when it always runs.
   */
  readonly literals?: readonly string[] | undefined;
  /** Branches of expressions: where all of no list can match it finds nothing; undefined where that is not known. */
  readonly wakers?: readonly (readonly Piece[])[] | undefined;
  /** What it looks for, as it declared it. */
  readonly looksFor?: (() => readonly (RegExp | Claim)[]) | undefined;
  /** Runs over the fields whose text woke it. */
  run(woken: readonly FieldText[], inputs: EngineInputs): readonly Match[];
}

/** A rule as the engine runs it; one that a workspace wrote belongs to no template. */
export type RunnableRule = Omit<Rule, 'template'> & { template: string | null };

/** The superset the engine hands over once it has checked that a rule's needs are present. */
export type EngineInputs = Partial<SendInputs> & {
  readonly settings: PolicySettings;
  readonly contentType: ContentType;
};

/** Findings of one rule that a text is told of: one with more is held in any case. */
export const MAX_MATCHES = 500;
/** Matches of one rule in one field after which it stops: the last tells that there are more than are told. */
export const ENOUGH_MATCHES = MAX_MATCHES + 1;

/**
 * Declares a rule. The check receives exactly the inputs declared in `needs`, `uses` and `settings`: reading another
 * one does not compile. `check` runs once per field, `checkMessage` once per message.
 */
export function defineRule<
  const N extends Need = never,
  const U extends Need = never,
  const S extends SettingNeed = never,
>(definition: FieldRuleDefinition<N, U, S> | MessageRuleDefinition<N, U, S>): Rule {
  const needs: readonly Need[] = definition.needs;
  const { looksFor } = definition;
  const find: (woken: readonly FieldText[], inputs: RuleInputs<N, U, S>) => readonly Match[] =
    'checkMessage' in definition
      ? (fields, inputs) => [...definition.checkMessage({ fields }, inputs)]
      : findInFields(definition);
  let wakers: readonly (readonly Piece[])[] | undefined;
  return {
    ...definition,
    needs,
    literals: definition.literals ?? (looksFor && []),
    get wakers() {
      wakers ??= looksFor?.().flatMap(piecesThatMatch);
      return wakers;
    },
    hard: definition.hard ?? false,
    masked: definition.masked ?? false,
    saferAlternative: definition.saferAlternative ?? null,
    run(woken, inputs) {
      if (!hasNeeds(inputs, needs)) return noMatches;
      // The needs were checked just above; the compiler cannot follow a loop over keys.
      return find(woken, inputs as RuleInputs<N, U, S>);
    },
  };
}

function findInFields<N extends Need, U extends Need, S extends SettingNeed>({
  mayFind,
  check,
}: FieldRuleDefinition<N, U, S>) {
  return (woken: readonly FieldText[], inputs: RuleInputs<N, U, S>): readonly Match[] => {
    let matches: Match[] | undefined;
    for (let at = 0; at < woken.length; at++) {
      const field = woken[at] as FieldText;
      if (mayFind && !mayFind(field, inputs)) continue;
      let found = 0;
      for (const match of check(field, inputs)) {
        matches ??= [];
        matches.push({ ...match, field: field.name });
        if (++found === ENOUGH_MATCHES) break;
      }
    }
    return matches ?? noMatches;
  };
}

/** The lists of branches one of which matches wherever what is looked for does. */
function piecesThatMatch(sought: RegExp | Claim): readonly (readonly Piece[])[] {
  if (sought instanceof Claim) return [sought.pieces];
  const branches = branchesOf(sought);
  if (!branches) throw new Error(`A rule looks for an expression that is not anchored: ${sought.source}`);
  return branches.pieces.map((piece) => [piece]);
}

const noMatches: readonly Match[] = [];

/** True when every input a rule needs is present. */
export function hasNeeds(inputs: Partial<SendInputs>, needs: readonly Need[]): boolean {
  for (const need of needs) if (inputs[need] === undefined) return false;
  return true;
}
