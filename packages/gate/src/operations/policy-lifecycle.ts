import { createHash } from 'node:crypto';
import { ProblemError, ValidationError, type WorkspaceSettings } from '@sendgate/contracts';
import {
  addSnapshot,
  advanceDraft,
  beginStop,
  findActiveSnapshot,
  findDraft,
  findSnapshot,
  listSnapshots,
  type PrismaSession,
  recordAudit,
  replaceSettings,
  saveDraft,
} from '@sendgate/db';
import {
  configHash,
  draftOf,
  exceptionsAdded,
  type PolicyDraft,
  type PolicySnapshot,
  policyChanges,
} from '@sendgate/policy';
import type { BacktestView } from '../backtest-view.ts';
import type { LeasedItem } from '../callback-view.ts';
import type { Actor } from '../caller.ts';
import type { DraftTestView, TriedMessage } from '../draft-test-view.ts';
import type { GateParts } from '../gate-parts.ts';
import { newId } from '../identifiers.ts';
import { type ActivePolicies, settingsOf, verifiedSnapshot } from '../policy/active-policies.ts';
import { policySettingsOf } from '../policy/new-snapshot.ts';
import type {
  ComparedSnapshot,
  DraftValidation,
  NewBacktest,
  NewPolicyDraft,
  PolicyDraftView,
  PolicyOperations,
} from '../policy-view.ts';
import type { Page } from '../submission-view.ts';
import { testDraft } from './draft-test.ts';
import { type AskedPage, pageOf, pageRange } from './page-range.ts';
import { oneBacktest, pageOfBacktests, runBacktest, startBacktest } from './policy-backtests.ts';
import { changedSettings, recordedSettings } from './recorded-settings.ts';
import { requireRole } from './roles.ts';
import { storedDraft } from './stored-json.ts';
import { compiled, refuseBelow, warningsOf, weigh } from './weigh-draft.ts';
import { wordingProblems } from './wording-problems.ts';

type StoredSnapshot = NonNullable<Awaited<ReturnType<typeof findSnapshot>>>;

/** What is in force while a draft or snapshot is looked at. */
interface InForce {
  stored: StoredSnapshot;
  snapshot: PolicySnapshot;
  settings: WorkspaceSettings;
  version: number;
}

/** Draft, publish, activate. Three steps of their own, so that nothing judges messages before somebody said so. */
export class PolicyLifecycle implements PolicyOperations {
  readonly #parts: GateParts;
  readonly #policies: ActivePolicies;

  constructor(parts: GateParts, policies: ActivePolicies) {
    this.#parts = parts;
    this.#policies = policies;
  }

  /** @throws ProblemError `forbidden` below policy_editor, `no_active_policy` */
  async draft(actor: Actor): Promise<PolicyDraftView> {
    requireRole(actor, 'policy_editor');
    const inForce = await this.#inForce(actor.workspaceId);
    const row = await findDraft(this.#parts.store.prisma, actor.workspaceId);
    const activeSnapshotId = inForce.stored.id;
    const floor = this.#parts.policyFloor;
    if (!row) {
      const draft = draftOf({ ...inForce.snapshot, settings: policySettingsOf(inForce.settings) });
      return {
        version: 1,
        basedOn: activeSnapshotId,
        activeSnapshotId,
        draft,
        updatedBy: null,
        updatedAt: null,
        floor,
      };
    }
    const { version, basedOn, updatedBy, updatedAt } = row;
    return { version, basedOn, activeSnapshotId, draft: storedDraft(row.config), updatedBy, updatedAt, floor };
  }

  /**
   * A draft may hold what cannot be published yet; `validateDraft` tells.
   * @throws ProblemError `forbidden`, `version_mismatch`; ValidationError when it is based on no snapshot
   */
  async saveDraft(actor: Actor, draft: NewPolicyDraft, expectedVersion: number): Promise<PolicyDraftView> {
    requireRole(actor, 'policy_editor');
    const { workspaceId } = actor;
    const { prisma } = this.#parts.store;
    const base = await findSnapshot(prisma, workspaceId, draft.basedOn);
    if (!base) {
      throw new ValidationError([{ loc: ['body', 'based_on'], msg: 'No such snapshot', type: 'value_error' }]);
    }
    const settings = policySettingsOf(settingsOf(verifiedSnapshot(base).settings));
    const config: PolicyDraft = {
      templates: draft.templates,
      rules: draft.rules,
      settings: { ...settings, ...draft.settings },
    };
    await this.#parts.store.transaction(async (session) => {
      const change = { workspaceId, expectedVersion, basedOn: base.id, config, updatedBy: actor.email };
      if (!(await saveDraft(session, change))) throw await draftMismatch(session, workspaceId);
      await recordAudit(session, {
        workspaceId,
        submissionId: null,
        kind: 'policy.draft_saved',
        actor: actor.email,
        detail: {
          version: expectedVersion + 1,
          based_on: base.id,
          config_sha256: createHash('sha256').update(JSON.stringify(config)).digest('hex'),
        },
      });
    });
    return this.draft(actor);
  }

  /** @throws ProblemError `forbidden`, `no_active_policy` */
  async validateDraft(actor: Actor): Promise<DraftValidation> {
    const view = await this.draft(actor);
    const inForce = await this.#inForce(actor.workspaceId);
    const { problems, snapshot } = weigh(this.#parts, view.draft, inForce.settings);
    if (view.basedOn !== inForce.stored.id) {
      problems.push({ loc: ['body', 'based_on'], msg: outdated, type: 'value_error' });
    }
    return {
      version: view.version,
      problems,
      warnings: warningsOf(view.draft),
      changes: snapshot ? policyChanges(inForce.snapshot, snapshot) : [],
    };
  }

  /** @throws ProblemError `forbidden`, `version_mismatch`, `state_conflict`; ValidationError with all that speaks against it */
  async publishDraft(actor: Actor, expectedVersion: number) {
    const { workspaceId } = actor;
    const { view, snapshot, inForce } = await this.#publishable(actor, expectedVersion);
    const { engineVersion } = snapshot;
    const row = { id: newId('snap'), workspaceId, config: snapshot, configHash: configHash(snapshot), engineVersion };
    await this.#parts.store.transaction(async (session) => {
      // Of two who publish, the second finds the draft moved on.
      const moved = await advanceDraft(session, { workspaceId, expectedVersion, basedOn: row.id });
      if (!moved) throw await draftMismatch(session, workspaceId);
      await addSnapshot(session, { ...row, createdBy: actor.userId });
      await recordAudit(session, {
        workspaceId,
        submissionId: null,
        kind: 'policy.published',
        actor: actor.email,
        detail: {
          ...{ snapshot_id: row.id, config_hash: row.configHash, version: expectedVersion },
          exceptions: exceptionsAdded(inForce, snapshot),
        },
      });
    });
    const published = await this.snapshot(workspaceId, row.id);
    return { snapshot: published, draftVersion: expectedVersion + 1, warnings: warningsOf(view.draft) };
  }

  /** @throws ProblemError `forbidden` below policy_editor, `no_active_policy` */
  async testDraft(actor: Actor, message: TriedMessage): Promise<DraftTestView> {
    const view = await this.draft(actor);
    const { workspaceId } = actor;
    return testDraft(this.#parts, workspaceId, await this.#policies.current(workspaceId), view, message);
  }

  /**
   * Tries a draft that could be published.
   * @throws as `publishDraft`
   */
  async startBacktest(actor: Actor, { expectedVersion, submissions }: NewBacktest): Promise<BacktestView> {
    const { view, snapshot } = await this.#publishable(actor, expectedVersion);
    const { basedOn: baseSnapshotId, version: draftVersion } = view;
    const draft = { snapshot, configHash: configHash(snapshot), baseSnapshotId, draftVersion };
    return startBacktest(this.#parts, actor, draft, submissions);
  }

  backtests(actor: Actor, page: { limit?: number; offset?: number } = {}): Promise<Page<BacktestView>> {
    return pageOfBacktests(this.#parts, actor, page);
  }

  findBacktest(actor: Actor, backtestId: string): Promise<BacktestView> {
    return oneBacktest(this.#parts, actor, backtestId);
  }

  runBacktest(item: Pick<LeasedItem, 'workspaceId' | 'refId'>, stopped: () => boolean): Promise<boolean> {
    return runBacktest(this.#parts, this.#policies, item, stopped);
  }

  async snapshots(workspaceId: string, page: AskedPage = {}) {
    const inForce = await this.#inForce(workspaceId);
    const range = pageRange(page);
    const rows = await listSnapshots(this.#parts.store.prisma, workspaceId, range);
    const listed = pageOf(rows, range.limit, (row) => ({ ...row, active: row.id === inForce.stored.id }));
    return { ...listed, version: inForce.version };
  }

  /** @throws ProblemError `snapshot_not_found`, `no_active_policy` */
  async snapshot(workspaceId: string, snapshotId: string): Promise<ComparedSnapshot> {
    const [inForce, stored] = await Promise.all([this.#inForce(workspaceId), this.#stored(workspaceId, snapshotId)]);
    const snapshot = verifiedSnapshot(stored);
    const { id, createdBy, createdAt, engineVersion } = stored;
    return {
      ...{ id, createdBy, createdAt, engineVersion, snapshot, configHash: stored.configHash },
      active: id === inForce.stored.id,
      changes: policyChanges(inForce.snapshot, snapshot),
      asDraft: draftOf({ ...snapshot, settings: policySettingsOf(settingsOf(snapshot.settings)) }),
      version: inForce.version,
    };
  }

  /**
   * Puts a snapshot in force. Its settings become those of the workspace in the same transaction, so that both always say
   * the same; what was in force stays among the snapshots.
   * @throws ProblemError `forbidden`, `snapshot_not_found`, `version_mismatch`, and `state_conflict` when it is in force or
   * was made for another engine, and `policy_below_floor`; ValidationError when a wording of the workspace does not pass it
   */
  async activate(actor: Actor, snapshotId: string, expectedVersion: number): Promise<ComparedSnapshot> {
    requireRole(actor, 'policy_editor');
    const { workspaceId } = actor;
    const stored = await this.#stored(workspaceId, snapshotId);
    const inForce = await this.#inForce(workspaceId);
    if (inForce.version !== expectedVersion) throw await mismatch(this.#parts.store.prisma, workspaceId);
    if (stored.id === inForce.stored.id) {
      throw new ProblemError('state_conflict', 'This snapshot is in force already.', {
        current: { active_snapshot_id: stored.id },
      });
    }
    const snapshot = verifiedSnapshot(stored);
    refuseBelow(snapshot, this.#parts.policyFloor);
    const policy = compiled(snapshot, stored.configHash);
    const before = inForce.settings;
    const after: WorkspaceSettings = { ...before, ...policySettingsOf(settingsOf(snapshot.settings)) };
    const entries = wordingProblems(this.#parts, policy, after);
    if (entries.length > 0) throw new ValidationError(entries);
    const changed = changedSettings(before, after);
    const hash = await this.#parts.store.keys.recipientHash(workspaceId);
    await this.#parts.store.transaction(async (session) => {
      // Nothing that was judged by the snapshot before is stored once this one is in force.
      await beginStop(session, workspaceId);
      const won = await replaceSettings(session, {
        id: workspaceId,
        expectedVersion,
        settings: after,
        activeSnapshotId: stored.id,
      });
      if (!won) throw await mismatch(session, workspaceId);
      await recordAudit(session, {
        workspaceId,
        submissionId: null,
        kind: 'policy.activated',
        actor: actor.email,
        detail: { snapshot_id: stored.id, config_hash: stored.configHash, changed },
        before: { active_snapshot_id: inForce.stored.id, ...recordedSettings(before, changed, hash) },
        after: { active_snapshot_id: stored.id, ...recordedSettings(after, changed, hash) },
      });
    });
    this.#policies.forget(workspaceId);
    return this.snapshot(workspaceId, stored.id);
  }

  async #inForce(workspaceId: string): Promise<InForce> {
    const { found, snapshot } = await this.#policies.inForce(workspaceId);
    return {
      stored: found.snapshot,
      snapshot,
      settings: settingsOf(found.settings),
      version: found.settingsVersion,
    };
  }

  /** The draft at the version that was looked at and the snapshot it would become in the place of the one in force; refused where it could not be published. */
  async #publishable(actor: Actor, expectedVersion: number) {
    const view = await this.draft(actor);
    if (view.version !== expectedVersion) {
      throw await draftMismatch(this.#parts.store.prisma, actor.workspaceId);
    }
    const inForce = await this.#inForce(actor.workspaceId);
    if (view.basedOn !== inForce.stored.id) {
      throw new ProblemError('state_conflict', outdated, {
        current: { active_snapshot_id: inForce.stored.id, based_on: view.basedOn },
        recovery: { action: 'reload' },
      });
    }
    const { problems, snapshot } = weigh(this.#parts, view.draft, inForce.settings);
    if (problems.length > 0 || !snapshot) throw new ValidationError(problems);
    if (policyChanges(inForce.snapshot, snapshot).length === 0) {
      throw new ProblemError('state_conflict', 'The draft says what the policy in force says.', {
        current: { active_snapshot_id: inForce.stored.id },
      });
    }
    return { view, snapshot, inForce: inForce.snapshot };
  }

  async #stored(workspaceId: string, snapshotId: string): Promise<StoredSnapshot> {
    const stored = await findSnapshot(this.#parts.store.prisma, workspaceId, snapshotId);
    if (!stored) throw new ProblemError('snapshot_not_found', 'No such policy snapshot.');
    return stored;
  }
}

// Both ask on the connection there is: who waits for a second one while holding the first may wait for somebody who does the same.

async function draftMismatch(session: PrismaSession, workspaceId: string): Promise<ProblemError> {
  const row = await findDraft(session, workspaceId);
  return moved('Somebody else changed the draft first. Look at it again.', row?.version ?? 1);
}

async function mismatch(session: PrismaSession, workspaceId: string): Promise<ProblemError> {
  const found = await findActiveSnapshot(session, workspaceId);
  const detail = 'The policy or the settings have changed since you looked. Look at what is in force.';
  return moved(detail, found?.settingsVersion ?? null);
}

const outdated =
  'The policy in force has changed since the draft was begun. Look at it, and save the draft on top of it.';

function moved(detail: string, version: number | null): ProblemError {
  return new ProblemError('version_mismatch', detail, {
    current: { version },
    recovery: { action: 'reload', safe_to_retry: false },
  });
}
