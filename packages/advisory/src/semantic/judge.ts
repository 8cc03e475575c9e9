import type { SemanticFinding } from './semantic-finding.ts';
import { coherence, type SemanticInput, type SemanticScan, semanticScan } from './semantic-scan.ts';

/** What a judge is told: the message as it would reach the recipient, and nothing about who that is. */
export interface JudgeInput {
  readonly channel: string;
  readonly subject: string | null;
  readonly text: string;
}

/**
 * Somebody else's reading of a message, such as a language model the operator runs. Its findings stand beside those of
 * the built-in scan.
 */
export interface SemanticJudge {
  /** Named beside every result it had a part in. */
  readonly engine: string;
  /** @throws Error when it gives no usable answer; the scan is tried again later. */
  judge(input: JudgeInput, signal: AbortSignal): Promise<readonly SemanticFinding[]>;
}

/** The built-in scan and, where there is one, the judge's findings with it. */
export async function withJudge(
  input: SemanticInput & { readonly channel: string },
  judge: SemanticJudge | null,
  signal: AbortSignal,
): Promise<SemanticScan> {
  const own = semanticScan(input);
  if (judge === null) return own;
  const { channel, subject, text } = input;
  const findings = [...own.findings, ...(await judge.judge({ channel, subject, text }, signal))];
  findings.sort((left, right) => right.confidence - left.confidence);
  return { score: coherence(findings), findings, engine: `${own.engine} + ${judge.engine}` };
}
