import { Evidence } from '../grounding/evidence.ts';
import { readText } from '../grounding/reading.ts';
import { calendarFindings } from './calendar.ts';
import { contradictoryStatements, contradictoryValues } from './contradictions.ts';
import type { SemanticFinding } from './semantic-finding.ts';
import { subjectFinding } from './subject.ts';

export interface SemanticInput {
  /** Null where the channel has none. */
  readonly subject: string | null;
  readonly text: string;
  /** UTC day the message was handed in, YYYY-MM-DD. */
  readonly today: string;
}

export interface SemanticScan {
  /** 1 when the message hangs together, towards 0 the more surely it does not. */
  readonly score: number;
  readonly findings: SemanticFinding[];
  readonly engine: string;
}

/** Names the method and its version beside every result. */
export const semanticEngine = 'sendgate-sense/1';

/** Longest text read, in UTF-16 units; the gate accepts no longer one. */
const textLimit = 100_000;
/** Findings kept of one message, surest first. */
const findingLimit = 50;

/**
 * Reads a message as a whole: does it contradict itself, name days that cannot be meant, keep what its subject
 * promises? Pure and bounded; what single sentences say is the policy's business, not this scan's.
 */
export function semanticScan(input: SemanticInput): SemanticScan {
  const text = input.text.slice(0, textLimit);
  const body = new Evidence(text);
  const { reading } = body;
  const subject = input.subject === null ? null : readText(input.subject);
  const inBody = [
    ...calendarFindings(reading, input.today),
    ...contradictoryValues(reading),
    ...contradictoryStatements(reading),
  ].map((finding) => ({ ...finding, field: 'body_text' as const }));
  const inSubject =
    subject === null || input.subject === null
      ? []
      : [...calendarFindings(subject, input.today), ...subjectFinding(input.subject, subject, body)].map((finding) => ({
          ...finding,
          field: 'subject' as const,
        }));
  const findings = [...inSubject, ...inBody].sort((left, right) => right.confidence - left.confidence);
  return { score: coherence(findings), findings: findings.slice(0, findingLimit), engine: semanticEngine };
}

/** What is left of a message's coherence after its findings, each taking its share of what the others left. */
export function coherence(findings: readonly Pick<SemanticFinding, 'confidence'>[]): number {
  const left = findings.reduce((score, finding) => score * (1 - finding.confidence), 1);
  return Math.round(left * 1000) / 1000;
}
