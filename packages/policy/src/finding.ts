import type { evidenceRelations, Severity } from '@sendgate/contracts';
import type { FieldName } from './fields.ts';

/** How one source record bears on a finding. */
export interface FindingEvidence {
  sourceRecordId: string;
  relation: (typeof evidenceRelations)[number];
  /** Whole days from the record being acquired to the day of the evaluation. */
  ageDays: number;
}

/** What a rule yields. Offsets are zero-based, end-exclusive UTF-16 code units into the field as submitted. */
export interface Finding {
  rule: string;
  severity: Severity;
  detail: string;
  /** The text that matched, at most 500 characters; masked, or null, where the rule finds secrets. */
  matched: string | null;
  field: FieldName | null;
  start: number | null;
  end: number | null;
  /** Text to put in place of the span; empty asks for its sentence to be deleted; null when there is none. */
  saferAlternative: string | null;
  template: string | null;
  /** From 0 to 1. */
  confidence: number;
  hard: boolean;
  evidence: FindingEvidence[];
}

/** A rule that gave no answer. It never counts as a pass. */
export interface RuleFailure {
  rule: string;
  reason: 'threw' | 'deadline';
}

/** What a policy found in one text. Findings are ordered BLOCK before WARN, then by start, then by rule id. */
export interface Evaluation {
  findings: Finding[];
  /** Findings of rules in shadow mode: reported, never acted on. */
  shadowFindings: Finding[];
  failures: RuleFailure[];
  /** Set where an enforced rule found more places than the findings tell of: mending those would not mend the text. */
  capped?: true;
}
