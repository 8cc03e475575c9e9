import { defaultSettings, ProblemError, type WorkspaceSettings } from '@sendgate/contracts';
import { findActiveSnapshot, findSnapshot, findWorkspace, sealedLately } from '@sendgate/db';
import { type CompiledPolicy, compiledPolicies, configHash, type PolicySnapshot, tightened } from '@sendgate/policy';
import { LRUCache } from 'lru-cache';
import type { SnapshotView } from '../gate.ts';
import type { GateParts } from '../gate-parts.ts';
import { raiseToFloor } from './raise-to-floor.ts';

/** Milliseconds after which a preview sees a change made by another process; the gate and reviews ask each time. */
const FRESH_MS = 2_000;
/** Times a policy is raised to the floor that somebody else changes meanwhile. */
const MOST_RAISES = 5;

/** The policy in force in a workspace, ready to evaluate, and the settings that go with it. */
export interface ActivePolicy {
  /** Counts the changes of the workspace's settings. */
  settingsVersion: number;
  snapshotId: string;
  configHash: string;
  policy: CompiledPolicy;
  settings: WorkspaceSettings;
  /** Whether content is sealed, or was within the days that rules look back. */
  hasSealed: boolean;
}

interface StoredSnapshot {
  id: string;
  config: unknown;
  configHash: string;
  engineVersion: string;
  createdBy: string;
  createdAt: Date;
}

/** Reads policies and keeps them: for two seconds which one is active, for long what it compiles to. */
export class ActivePolicies {
  readonly #parts: GateParts;
  readonly #kept = new LRUCache<string, Promise<ActivePolicy>>({ max: 5_000, ttl: FRESH_MS, ttlResolution: 0 });

  readonly #sealed = new LRUCache<string, { settingsVersion: number; lately: boolean }>({ max: 5_000 });

  constructor(parts: GateParts) {
    this.#parts = parts;
  }

  /**
   * The policy in force.
   * @throws ProblemError `no_active_policy`, `service_unavailable`, or `internal_error` when the stored snapshot was tampered with.
   */
  active(workspaceId: string): Promise<ActivePolicy> {
    const kept = this.#kept.get(workspaceId);
    if (kept) return kept;
    // Kept while it loads, so that a burst asks once; a failure is not kept.
    const loading = this.#load(workspaceId);
    this.#kept.set(workspaceId, loading);
    loading.catch(() => this.#kept.delete(workspaceId));
    return loading;
  }

  /**
   * The policy in force at this very moment, whichever process changed it last.
   * @throws ProblemError as `active`
   */
  async current(workspaceId: string): Promise<ActivePolicy> {
    const kept = await this.active(workspaceId);
    const standing = await findWorkspace(this.#parts.store.prisma, workspaceId);
    const stands = standing?.settingsVersion === kept.settingsVersion && standing.activeSnapshotId === kept.snapshotId;
    return stands ? kept : this.replaced(workspaceId, kept);
  }

  /** Makes a change of this process visible at once. */
  forget(workspaceId: string): void {
    this.#kept.delete(workspaceId);
  }

  /** The policy in force after one that turned out to be replaced; read again once, however many find out. */
  async replaced(workspaceId: string, stale: ActivePolicy): Promise<ActivePolicy> {
    const kept = this.#kept.get(workspaceId);
    if (kept) {
      const now = await kept;
      if (now !== stale) return now;
      if (this.#kept.get(workspaceId) === kept) this.forget(workspaceId);
    }
    return this.active(workspaceId);
  }

  async #load(workspaceId: string): Promise<ActivePolicy> {
    const { found, snapshot } = await this.inForce(workspaceId);
    const { settingsVersion } = found;
    const settings = settingsOf(found.settings);
    return {
      settingsVersion,
      snapshotId: found.snapshot.id,
      configHash: found.snapshot.configHash,
      policy: compiledPolicies.getCompiled(snapshot, found.snapshot.configHash),
      settings,
      hasSealed: settings.seal_content || (await this.#sealedLately(workspaceId, settingsVersion)),
    };
  }

  /**
   * What is in force as it is stored, once it is as strict as the floor asks: it is raised before anything is judged by it.
   * @throws ProblemError as `active`
   */
  async inForce(workspaceId: string) {
    const { policyFloor, store } = this.#parts;
    for (let tries = 0; ; tries++) {
      const found = await findActiveSnapshot(store.prisma, workspaceId);
      if (!found) throw new ProblemError('no_active_policy', 'The workspace has no active policy snapshot.');
      const snapshot = verifiedSnapshot(found.snapshot);
      if (!policyFloor || tightened(snapshot, policyFloor) === snapshot) return { found, snapshot };
      if (tries === MOST_RAISES) throw new ProblemError('service_unavailable', 'The policy keeps changing.');
      await raiseToFloor(this.#parts, policyFloor, workspaceId, found, snapshot);
    }
  }

  /** Asked once for each version of the settings: while they say that nothing is sealed, nothing new is. */
  async #sealedLately(workspaceId: string, settingsVersion: number): Promise<boolean> {
    const known = this.#sealed.get(workspaceId);
    if (known?.settingsVersion === settingsVersion) return known.lately;
    const lately = await sealedLately(this.#parts.store.prisma, workspaceId);
    this.#sealed.set(workspaceId, { settingsVersion, lately });
    return lately;
  }

  /** The policy of a submission, no less strict than the floor is today. */
  async compiled(workspaceId: string, snapshotId: string): Promise<CompiledPolicy> {
    const found = await findSnapshot(this.#parts.store.prisma, workspaceId, snapshotId);
    if (!found) throw new ProblemError('no_active_policy', 'The policy snapshot of this submission is missing.');
    const snapshot = verifiedSnapshot(found);
    const { policyFloor } = this.#parts;
    const strict = policyFloor ? tightened(snapshot, policyFloor) : snapshot;
    return compiledPolicies.getCompiled(strict, strict === snapshot ? found.configHash : configHash(strict));
  }

  async view(workspaceId: string): Promise<SnapshotView> {
    return viewOfSnapshot((await this.inForce(workspaceId)).found.snapshot);
  }

  async find(workspaceId: string, snapshotId: string): Promise<SnapshotView | null> {
    const found = await findSnapshot(this.#parts.store.prisma, workspaceId, snapshotId);
    return found && viewOfSnapshot(found);
  }
}

/** The stored settings over the defaults, so that a setting added later has its default in old workspaces. */
export function settingsOf(stored: unknown): WorkspaceSettings {
  return { ...defaultSettings, ...(stored as Partial<WorkspaceSettings>) };
}

function viewOfSnapshot(stored: StoredSnapshot): SnapshotView {
  const { id, engineVersion, createdBy, createdAt } = stored;
  return { id, configHash: stored.configHash, engineVersion, createdBy, createdAt, snapshot: verifiedSnapshot(stored) };
}

/**
 * A stored snapshot, held against its fingerprint.
 * @throws ProblemError `internal_error` when it was tampered with
 */
export function verifiedSnapshot(stored: Pick<StoredSnapshot, 'config' | 'configHash'>): PolicySnapshot {
  const snapshot = stored.config as PolicySnapshot;
  if (configHash(snapshot) !== stored.configHash) {
    throw new ProblemError('internal_error', 'A stored policy does not match its fingerprint.');
  }
  return snapshot;
}
