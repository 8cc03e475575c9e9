export { supportScore } from './grounding/support.ts';
