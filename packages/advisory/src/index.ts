export type { ClaimKind } from './grounding/claims.ts';
export {
  type GroundingFinding,
  type GroundingInput,
  type GroundingScan,
  groundingEngine,
  groundingScan,
} from './grounding/grounding-scan.ts';
export { supportScore } from './grounding/support.ts';
