import {
  bodyErrors,
  ProblemError,
  policySettingNames,
  type SettingName,
  SettingsPatch,
  settingFields,
  settingSecretNames,
  settingSecrets,
  ValidationError,
  type ValidationErrorEntry,
  type WorkspaceSettings,
} from '@sendgate/contracts';
import {
  type AuditValue,
  addSnapshot,
  beginStop,
  callNewAddress,
  findActiveSnapshot,
  findEndpoint,
  findWorkspace,
  recordAudit,
  replaceSettings,
  resetEndpoint,
  resumeCallbacks,
} from '@sendgate/db';
import { compiledPolicies, ownRuleRefusals, ownRuleWarnings, settingRefusals, unreadSettings } from '@sendgate/policy';
import type { Actor } from '../caller.ts';
import { assertPublicUrl, UnsafeUrl } from '../egress/assert-public-url.ts';
import type { SettingsView } from '../gate.ts';
import type { GateParts } from '../gate-parts.ts';
import { settingsOf } from '../policy/active-policies.ts';
import { newSnapshot } from '../policy/new-snapshot.ts';
import { checkDispatchSettings } from './check-dispatch-settings.ts';
import { dispatchSecretsSet, writeDispatchSecret } from './dispatch-secrets.ts';
import { changedSettings, recordedSettings } from './recorded-settings.ts';
import type { ReviewCallbacks } from './review-callbacks.ts';
import { requireRole } from './roles.ts';
import { storedSnapshot } from './stored-json.ts';
import { recordedSecret } from './stored-secret.ts';
import { alternativeProblems, wordingProblems } from './wording-problems.ts';

/** What keeps messages back, or closes them, though no policy has it. */
const countsAtOnce: readonly SettingName[] = ['pause_mode', 'autonomy', 'seal_content'];

/** The settings alone, for who does not show them. @throws ProblemError `workspace_not_found` */
export async function readSettings(parts: GateParts, workspaceId: string): Promise<WorkspaceSettings> {
  const row = await findWorkspace(parts.store.prisma, workspaceId);
  if (!row) throw new ProblemError('workspace_not_found', 'No such workspace.');
  return settingsOf(row.settings);
}

/** The settings of a workspace as they stand, with what they rest on. @throws ProblemError `workspace_not_found` */
export async function viewSettings(parts: GateParts, workspaceId: string): Promise<SettingsView> {
  const { prisma } = parts.store;
  const [active, endpoint, dispatch] = await Promise.all([
    findActiveSnapshot(prisma, workspaceId),
    findEndpoint(prisma, workspaceId),
    dispatchSecretsSet(prisma, workspaceId),
  ]);
  if (!active) throw new ProblemError('workspace_not_found', 'No such workspace.');
  const settings = settingsOf(active.settings);
  return {
    settings,
    version: active.settingsVersion,
    secretsSet: {
      callback_secret: endpoint?.secretSealed != null,
      dispatch_webhook_secret: dispatch.has('dispatch_webhook_secret'),
      dispatch_smtp_password: dispatch.has('dispatch_smtp_password'),
      dispatch_dkim_key: dispatch.has('dispatch_dkim_key'),
    },
    warnings: ownRuleWarnings(settings.own_rules).map(({ id, message }) => `${id}: ${message}`),
    unread: unreadSettings(
      compiledPolicies.getCompiled(storedSnapshot(active.snapshot.config), active.snapshot.configHash),
    ),
  };
}

/**
 * Changes settings. A change of a setting that rules read publishes and activates a new policy snapshot in the same
 * transaction. What changes nothing is no change: it leaves the version and the audit log as they are.
 * @throws ValidationError; ProblemError `forbidden` below admin, `version_mismatch`, `workspace_not_found`
 */
export async function changeSettings(
  parts: GateParts,
  callbacks: ReviewCallbacks,
  actor: Actor,
  patch: SettingsPatch,
  expectedVersion: number,
): Promise<SettingsView> {
  requireRole(actor, 'admin');
  checkShape(patch);
  const { workspaceId } = actor;
  const active = await findActiveSnapshot(parts.store.prisma, workspaceId);
  if (!active) throw new ProblemError('workspace_not_found', 'No such workspace.');
  // What is written below is what stands here, changed: another version that is made meanwhile must not be the one asked for.
  if (active.settingsVersion !== expectedVersion) throw mismatch(active.settingsVersion);
  const secrets = settingSecretNames.filter((name) => patch[name] !== undefined);
  const changes = Object.fromEntries(
    Object.entries(patch).filter(([name]) => !(settingSecretNames as string[]).includes(name)),
  ) as Partial<WorkspaceSettings>;
  const before = settingsOf(active.settings);
  const after: WorkspaceSettings = { ...before, ...changes };
  const changed = changedSettings(before, after);
  if (changed.length === 0 && secrets.length === 0) return viewSettings(parts, workspaceId);
  if (changed.includes('own_rules')) checkOwnRules(after.own_rules);
  checkMeaning(after, changed);
  const base = storedSnapshot(active.snapshot.config);
  const republish = changed.some((name) => (policySettingNames as string[]).includes(name));
  const snapshot = republish ? newSnapshot(workspaceId, after, actor.userId, parts.policyFloor, base) : null;
  const policy = snapshot
    ? compiledPolicies.getCompiled(snapshot.config, snapshot.configHash)
    : compiledPolicies.getCompiled(base, active.snapshot.configHash);
  // Another policy may refuse what was written under the one before it.
  const wordings = wordingProblems(parts, policy, after, republish ? undefined : changed);
  if (republish) wordings.push(...alternativeProblems(parts, policy, ['body']));
  if (wordings.length > 0) throw new ValidationError(wordings);
  for (const name of ['callback_url', 'dispatch_webhook_url'] as const) {
    const url = after[name];
    if (changed.includes(name) && url !== null) await checkUrl(parts, name, url);
  }
  const stored = await dispatchSecretsSet(parts.store.prisma, workspaceId);
  const hash = await parts.store.keys.recipientHash(workspaceId);
  await checkDispatchSettings(parts, { before, after, patch, stored });

  await parts.store.transaction(async (session) => {
    // Nothing that was judged before is stored afterwards.
    if (republish || changed.some((name) => countsAtOnce.includes(name))) await beginStop(session, workspaceId);
    if (snapshot) await addSnapshot(session, snapshot);
    const won = await replaceSettings(session, {
      id: workspaceId,
      expectedVersion,
      settings: after,
      activeSnapshotId: snapshot?.id,
    });
    // Asked on the connection there is: who waits for a second one while holding the first may wait for somebody who does the same.
    if (!won) throw mismatch((await findWorkspace(session, workspaceId))?.settingsVersion ?? null);
    const secretsBefore: Record<string, AuditValue> = {};
    const secretsAfter: Record<string, AuditValue> = {};
    for (const name of secrets) {
      const secret = patch[name] ?? null;
      const old =
        name === 'callback_secret'
          ? await callbacks.replaceSecret(session, workspaceId, secret)
          : await writeDispatchSecret(parts, session, workspaceId, name, secret);
      secretsBefore[name] = recordedSecret(name, old, hash);
      secretsAfter[name] = recordedSecret(name, secret === null ? null : { text: secret }, hash);
    }
    if (changed.includes('callback_url')) {
      // A new address has no past: what waited for the old one goes there.
      await resetEndpoint(session, workspaceId);
      await callNewAddress(session, workspaceId);
      await resumeCallbacks(session, workspaceId);
    }
    await recordAudit(session, {
      workspaceId,
      submissionId: null,
      kind: 'settings.changed',
      actor: actor.email,
      detail: {
        changed: [...changed, ...secrets],
        ...(snapshot ? { snapshot_id: snapshot.id, config_hash: snapshot.configHash } : {}),
      },
      before: { ...recordedSettings(before, changed, hash), ...secretsBefore },
      after: { ...recordedSettings(after, changed, hash), ...secretsAfter },
    });
  });
  return viewSettings(parts, workspaceId);
}

function mismatch(version: number | null): ProblemError {
  return new ProblemError('version_mismatch', 'Somebody else changed the settings first. Look at them again.', {
    current: { version },
    recovery: { action: 'reload', safe_to_retry: false },
  });
}

function checkShape(patch: SettingsPatch): void {
  const unknown = Object.keys(patch).filter((name) => !(name in settingFields) && !(name in settingSecrets));
  const entries: ValidationErrorEntry[] = unknown.map((name) => {
    return { loc: ['body', name], msg: 'No such setting', type: 'value_error' };
  });
  entries.push(...bodyErrors(SettingsPatch, patch));
  if (entries.length > 0) throw new ValidationError(entries);
}

function checkOwnRules(rules: WorkspaceSettings['own_rules']): void {
  const refusals = ownRuleRefusals(rules);
  if (refusals.length === 0) return;
  throw new ValidationError(
    refusals.map(({ index, part, at, reason }) => ({
      loc: ['body', 'own_rules', index, part, ...(at === undefined ? [] : [at])],
      msg: reason,
      type: 'value_error',
    })),
  );
}

/** Only what changed: a value from before a check came in is no reason against another change. */
function checkMeaning(settings: WorkspaceSettings, changed: readonly SettingName[]): void {
  const entries = settingRefusals(settings)
    .filter(({ path: [name] }) => changed.includes(name))
    .map(({ path, reason }) => ({ loc: ['body', ...path], msg: reason, type: 'value_error' }));
  if (entries.length > 0) throw new ValidationError(entries);
}

async function checkUrl(parts: GateParts, name: SettingName, url: string): Promise<void> {
  try {
    await assertPublicUrl(url, { resolve: parts.resolve, ...parts.egress });
  } catch (error) {
    if (!(error instanceof UnsafeUrl)) throw error;
    throw new ValidationError([{ loc: ['body', name], msg: error.message, type: 'value_error' }]);
  }
}
