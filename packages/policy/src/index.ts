export { addToBacktest, type BacktestResults, emptyBacktest, type RuleBacktest } from './backtest.ts';
export { type EvidenceEndInputs, evidenceEnd } from './claims/evidence-end.ts';
export {
  buildIndex,
  CompiledPolicies,
  type CompiledPolicy,
  compiledPolicies,
  compilePolicy,
  useKeptIndex,
} from './compile-policy.ts';
export { consentGrantedAt, consentRevokedAt, consentStatus } from './consent-status.ts';
export { type DecideInput, type Decision, decide, verdictOf } from './decide.ts';
export { type EvaluateOptions, evaluate } from './evaluate.ts';
export type { Evaluation, Finding, FindingEvidence, RuleFailure } from './finding.ts';
export { type NearMiss, type NearMissReport, nearMissesOf } from './near-misses.ts';
export { type OwnRuleRefusal, ownRuleRefusals } from './own-rules/own-rule-refusals.ts';
export { type OwnRuleWarning, ownRuleWarnings } from './own-rules/own-rule-warnings.ts';
export { exceptionsAdded, type PolicyChange, policyChanges } from './policy-changes.ts';
export { draftOf, draftProblems, draftWarnings, type PolicyDraft, type PolicyProblem } from './policy-draft.ts';
export { type FloorBreach, floorBreaches, tightened, unknownFloorRules } from './policy-floor.ts';
export { type QuietHoursHold, quietHoursHold } from './quiet-hours/quiet-hours.ts';
export { type Remediation, remediate, type Substitution } from './remediate.ts';
export type { JsonObject, JsonValue } from './rule.ts';
export { type HoldDescription, holdCatalog, type RuleDescription, ruleCatalog } from './rule-catalog.ts';
export { findCredential, maskSecrets } from './secrets/mask-secrets.ts';
export type {
  Contact,
  ContactTouches,
  EvaluationInput,
  FieldName,
  Fields,
  RecentSend,
  SendInputs,
  StateNeed,
  Suppression,
  Thread,
} from './send-inputs.ts';
export { inputNames } from './send-inputs.ts';
export { type SettingRefusal, settingRefusals } from './setting-refusals.ts';
export {
  buildSnapshot,
  configHash,
  engineVersion,
  type PolicySnapshot,
  type RuleConfig,
  type RuleException,
  UnknownPolicyPart,
} from './snapshot.ts';
export { standingSubstitutions, suggestedSubstitutions, withSubstitutions } from './substitutions.ts';
export { defaultTemplates, type Template, templates } from './templates.ts';
export { deriveLiterals, derivingModules, forgetWords, useKeptLiterals } from './text/anchored.ts';
export type { FieldText } from './text/field-text.ts';
export { type HtmlPlaces, htmlPlaces, textlessElements } from './text/html-places.ts';
export { visibleText } from './text/html-to-text.ts';
export type { IndexParts } from './text/index-parts.ts';
export { type DerivedLiterals, type PackedLiterals, unpackLiterals, withoutWords } from './text/kept-literals.ts';
export { bodyFingerprint, preparedBody, type TextFingerprint } from './text/text-fingerprint.ts';
export { type UnreadSetting, unreadSettings } from './unread-settings.ts';
