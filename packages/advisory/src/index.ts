export { groundingScan } from './grounding/grounding-scan.ts';
export { supportScore } from './grounding/support.ts';
export { type SemanticJudge, withJudge } from './semantic/judge.ts';
export type { SemanticFinding } from './semantic/semantic-finding.ts';
