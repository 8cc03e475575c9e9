export { transactionMs } from '@sendgate/db';
export {
  type HtmlPlaces,
  holdCatalog,
  htmlPlaces,
  type RuleDescription,
  ruleCatalog,
  templates,
  textlessElements,
  visibleText,
} from '@sendgate/policy';
export { backtestStates } from './backtest-view.ts';
export { endpointStates } from './callback-view.ts';
export type * from './caller.ts';
export { assertMailHostForm, assertPublicMailHost } from './egress/assert-public-host.ts';
export { assertPublicUrl, UnsafeUrl } from './egress/assert-public-url.ts';
export { classifyAddress, parseNetwork } from './egress/classify-address.ts';
export { systemResolver } from './egress/system-resolver.ts';
export type * from './gate.ts';
export * from './gate-options.ts';
export { holdEndingStates } from './hold-ending-view.ts';
export { openGate } from './open-gate.ts';
export { keepRules } from './policy/kept-rules.ts';
export { readPolicyFloor } from './policy/read-policy-floor.ts';
export { erasureStates } from './privacy-view.ts';
export type * from './submission-view.ts';
export { importStates } from './suppression-view.ts';
export { fromDraftTest, fromV1, fromV2 } from './wire/outbound-request.ts';
export { repairedText } from './wire/repaired-text.ts';
export { detailFields, replyFields, toListItem, toTime, toViolation } from './wire/submission-fields.ts';
export { toSuppressionPage } from './wire/suppression-page.ts';
