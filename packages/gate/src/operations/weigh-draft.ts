import { type PolicyFloor, ProblemError, type ValidationErrorEntry, type WorkspaceSettings } from '@sendgate/contracts';
import {
  buildSnapshot,
  type CompiledPolicy,
  compiledPolicies,
  configHash,
  draftProblems,
  draftWarnings,
  floorBreaches,
  ownRuleWarnings,
  type PolicyDraft,
  type PolicySnapshot,
  UnknownPolicyPart,
} from '@sendgate/policy';
import type { GateParts } from '../gate-parts.ts';
import { alternativeProblems, wordingProblems } from './wording-problems.ts';

/**
 * An older snapshot may be from before the floor was raised.
 * @throws ProblemError `policy_below_floor`, naming the rules
 */
export function refuseBelow(snapshot: PolicySnapshot, floor: PolicyFloor | null): void {
  const breaches = floor ? floorBreaches(snapshot.rules, floor) : [];
  if (breaches.length === 0) return;
  throw new ProblemError('policy_below_floor', breaches.map(({ reason }) => reason).join(' '), {
    current: { rules: [...new Set(breaches.map(({ rule }) => rule))] },
    recovery: { action: 'fix_request' },
  });
}

/** Everything that speaks against publishing a draft; the snapshot it would become where nothing about itself does. */
export function weigh(
  parts: GateParts,
  draft: PolicyDraft,
  settings: WorkspaceSettings,
): { problems: ValidationErrorEntry[]; snapshot: PolicySnapshot | null } {
  const floor = parts.policyFloor;
  const found = draftProblems(draft, new Date(), floor ?? undefined);
  if (found.length > 0) {
    const problems = found.map(({ path, reason }) => ({ loc: ['body', ...path], msg: reason, type: 'value_error' }));
    return { problems, snapshot: null };
  }
  const snapshot = buildSnapshot({ ...draft, ...(floor ? { floor } : {}) });
  const policy = compiled(snapshot, configHash(snapshot));
  const problems = [
    ...wordingProblems(parts, policy, settings),
    ...alternativeProblems(parts, policy, ['body', 'settings']),
  ];
  return { problems, snapshot };
}

/** What whoever publishes a draft should know, one sentence each. */
export function warningsOf(draft: PolicyDraft): string[] {
  const own = ownRuleWarnings(draft.settings.own_rules).map(({ id, message }) => `${id}: ${message}`);
  return [...draftWarnings(draft), ...own];
}

/** @throws ProblemError `state_conflict` for a snapshot that was made for another engine */
export function compiled(snapshot: PolicySnapshot, hash: string): CompiledPolicy {
  try {
    return compiledPolicies.getCompiled(snapshot, hash);
  } catch (error) {
    if (!(error instanceof UnknownPolicyPart)) throw error;
    throw new ProblemError(
      'state_conflict',
      `${error.message} in this version. Save the snapshot as a draft without it, and publish that.`,
    );
  }
}
