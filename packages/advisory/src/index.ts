export type { ClaimKind } from './grounding/claims.ts';
export {
  type GroundingFinding,
  type GroundingInput,
  type GroundingScan,
  groundingEngine,
  groundingScan,
} from './grounding/grounding-scan.ts';
export { supportScore } from './grounding/support.ts';
export { type JudgeInput, type SemanticJudge, withJudge } from './semantic/judge.ts';
export { type SemanticFinding, semanticKinds } from './semantic/semantic-finding.ts';
export { type SemanticInput, type SemanticScan, semanticEngine, semanticScan } from './semantic/semantic-scan.ts';
