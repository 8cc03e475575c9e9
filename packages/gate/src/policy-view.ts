import type { PolicyFloor, PolicySettings, ValidationErrorEntry } from '@sendgate/contracts';
import type { PolicyChange, PolicyDraft } from '@sendgate/policy';
import type { BacktestView } from './backtest-view.ts';
import type { LeasedItem } from './callback-view.ts';
import type { Actor } from './caller.ts';
import type { DraftTestView, TriedMessage } from './draft-test-view.ts';
import type { Page } from './submission-view.ts';
import type { SnapshotView } from './workspace-view.ts';

/** The policy a workspace is writing. */
export interface PolicyDraftView {
  /** For `If-Match`; 1 before anything was saved. */
  version: number;
  /** The snapshot in force that the writer looked at. */
  basedOn: string;
  activeSnapshotId: string;
  draft: PolicyDraft;
  /** Null before anything was saved. */
  updatedBy: string | null;
  updatedAt: Date | null;
  /** What the operator of the installation fixes; null for nothing. */
  floor: PolicyFloor | null;
}

/** A draft to save: settings left out stay as those of the snapshot it is based on. */
export interface NewPolicyDraft {
  basedOn: string;
  templates: string[];
  rules: PolicyDraft['rules'];
  settings: Partial<PolicySettings>;
}

/** What publishing a draft would say. */
export interface DraftValidation {
  version: number;
  /** Empty where it can be published. */
  problems: ValidationErrorEntry[];
  warnings: string[];
  /** Against the policy in force; empty while there are problems. */
  changes: PolicyChange[];
}

/** A snapshot without its content. */
export interface SnapshotSummary {
  id: string;
  configHash: string;
  engineVersion: string;
  createdBy: string;
  createdAt: Date;
  active: boolean;
}

/** A snapshot against the policy in force. */
export interface ComparedSnapshot extends SnapshotView {
  active: boolean;
  /** What activating it would change. */
  changes: PolicyChange[];
  /** The draft that would publish it anew. */
  asDraft: PolicyDraft;
  /** Counts the changes of the policy in force and of the settings: for `If-Match` of an activation. */
  version: number;
}

/** A backtest to begin. */
export interface NewBacktest {
  /** The version of the draft that was looked at. */
  expectedVersion: number;
  /** Newest messages to try it on, 1 to 1,000; default 200. */
  submissions?: number;
}

/** From a draft to the policy in force. Nothing is lost on the way: snapshots stay, and activating an older one rolls back. */
export interface PolicyOperations {
  draft(actor: Actor): Promise<PolicyDraftView>;
  /** `version_mismatch` when somebody else saved it first. */
  saveDraft(actor: Actor, draft: NewPolicyDraft, expectedVersion: number): Promise<PolicyDraftView>;
  validateDraft(actor: Actor): Promise<DraftValidation>;
  /** One message under the draft as it is saved and under the policy in force; the draft need not be publishable. */
  testDraft(actor: Actor, message: TriedMessage): Promise<DraftTestView>;
  /** Makes a snapshot of the draft; it judges nothing yet. `state_conflict` where the policy in force is another by now. */
  publishDraft(
    actor: Actor,
    expectedVersion: number,
  ): Promise<{ snapshot: ComparedSnapshot; draftVersion: number; warnings: string[] }>;
  /** Newest first. */
  snapshots(
    workspaceId: string,
    page?: { limit?: number; offset?: number },
  ): Promise<Page<SnapshotSummary> & { version: number }>;
  /** `snapshot_not_found`. */
  snapshot(workspaceId: string, snapshotId: string): Promise<ComparedSnapshot>;
  /** Puts a snapshot in force, with the settings it was published with. `version_mismatch`, `state_conflict`. */
  activate(actor: Actor, snapshotId: string, expectedVersion: number): Promise<ComparedSnapshot>;
  /** Has a worker try the draft on the newest messages. `version_mismatch`, and `state_conflict` while another draft is tried. */
  startBacktest(actor: Actor, backtest: NewBacktest): Promise<BacktestView>;
  /** Newest first. */
  backtests(actor: Actor, page?: { limit?: number; offset?: number }): Promise<Page<BacktestView>>;
  /** `backtest_not_found`. */
  findBacktest(actor: Actor, backtestId: string): Promise<BacktestView>;
  /** For the worker: false when `stopped` says so first; what was looked at counts. */
  runBacktest(item: Pick<LeasedItem, 'workspaceId' | 'refId'>, stopped: () => boolean): Promise<boolean>;
}
