import type {
  CheckRequest,
  CheckVerdict,
  DecisionReport,
  Role,
  SettingsPatch,
  UsageQuery,
  UsageReport,
} from '@sendgate/contracts';
import type { IdentityAdapter } from '@sendgate/db';
import type { AuditChain, AuditFilters, AuditRecord, ChainHead, SealedHead } from './audit-view.ts';
import type {
  CallbackEndpointView,
  CallbackEventView,
  CallbacksEnabling,
  DeliveryOperations,
} from './callback-view.ts';
import type { Actor, Caller } from './caller.ts';
import type { ConsentRevocation, ConsentRevoked } from './consent-view.ts';
import type { CrmOperations } from './crm-view.ts';
import type { DispatchOperations } from './dispatch-view.ts';
import type { NoticeOperations } from './notice-view.ts';
import type { PolicyOperations } from './policy-view.ts';
import type { ErasureView, Retained } from './privacy-view.ts';
import type { ReviewOperations } from './review-view.ts';
import type { ScanOperations } from './scan-view.ts';
import type {
  OutboundSubmission,
  Page,
  SubmissionFilters,
  SubmissionListView,
  SubmissionView,
} from './submission-view.ts';
import type { RefusedRow, SuppressionImportView, SuppressionView } from './suppression-view.ts';
import type { WorkOperations } from './work-view.ts';
import type {
  ApiKeyView,
  MembershipView,
  MemberView,
  NewApiKey,
  SettingsView,
  SnapshotView,
  WorkspaceView,
} from './workspace-view.ts';

export type * from './audit-view.ts';
export type * from './backtest-view.ts';
export type * from './callback-view.ts';
export type * from './consent-view.ts';
export type * from './crm-view.ts';
export type * from './dispatch-view.ts';
export type * from './draft-test-view.ts';
export type * from './hold-ending-view.ts';
export type * from './notice-view.ts';
export type { FeedEnd, FeedEntry, FeedOptions } from './operations/review-feed.ts';
export type { TextChange } from './operations/text-changes.ts';
export type * from './policy-view.ts';
export type * from './privacy-view.ts';
export type * from './review-view.ts';
export type * from './scan-view.ts';
export type * from './suppression-view.ts';
export type * from './work-view.ts';
export type * from './workspace-view.ts';

/** Where a caller's daily quota stands. */
export interface QuotaState {
  limit: number;
  used: number;
  remaining: number;
  resetsAt: Date;
}

export interface PreviewRequest {
  content: string;
  contentType: NonNullable<CheckRequest['content_type']>;
  context: Record<string, string | number | boolean> | null;
  idempotencyKey: string | null;
  sourceModel: string | null;
}

/** What a preview answers beside the verdict; neither unless asked for. */
export interface PreviewOptions {
  includeSpans?: boolean;
  includeNearMisses?: boolean;
}

/** What Sendgate does. Expected outcomes are values; refusals are `ProblemError` or `ValidationError`. */
export interface Gate {
  /**
   * Null for anything that is not a usable key: absent checksum, unknown, revoked, expired. Answers at once for a key
   * seen within the last seconds, so that a busy caller's requests wait for nothing.
   */
  authenticateKey(rawKey: string): Caller | null | Promise<Caller | null>;
  /**
   * Evaluates and stores nothing but, under a key, the verdict for 24 hours. `includeNearMisses` also says what rules looked
   * at and let go: for keys of scope `admin` (`insufficient_scope`), and not under an idempotency key.
   */
  preview(
    caller: Caller,
    request: PreviewRequest,
    options?: PreviewOptions,
  ): Promise<{ verdict: CheckVerdict; replayed: boolean }>;
  /** Evaluates, persists and answers. A repeated idempotency key returns the original as it stands now. */
  submit(caller: Caller, submission: OutboundSubmission): Promise<{ submission: SubmissionView; replayed: boolean }>;
  /** The original of a repeated idempotency key as it stands now, whatever came with the key; null for a new one. */
  findOriginal(caller: Caller, idempotencyKey: string): Promise<SubmissionView | null>;
  /** Null when the workspace has no such action. `livemode` narrows to one mode. */
  findSubmission(
    workspaceId: string,
    actionId: string,
    options?: { events?: boolean; livemode?: boolean },
  ): Promise<SubmissionView | null>;
  listSubmissions(workspaceId: string, filters?: SubmissionFilters): Promise<Page<SubmissionListView>>;
  /**
   * Idempotent. `state_conflict` unless APPROVED or already as reported; `dispatch_by_sendgate` where the caller does not
   * send. `keyId` is on record for it.
   */
  reportDelivery(
    workspaceId: string,
    actionId: string,
    report: { status: 'sent' | 'failed'; providerMessageId: string | null; error: string | null },
    options?: { livemode?: boolean; keyId?: string },
  ): Promise<SubmissionView>;
  readonly usage: {
    /** Throws `governance_quota_exceeded` when the tokens do not fit. Synchronous: an in-process figure, refreshed. */
    admit(caller: Caller, tokens: number): QuotaState;
    state(caller: Caller): QuotaState;
    report(workspaceId: string, range?: { date?: string; days?: number; livemode?: boolean }): Promise<UsageReport>;
    /** What the gate decided about live messages, by day, channel and rule. */
    decisions(workspaceId: string, range?: UsageQuery): Promise<DecisionReport>;
    /** Counts a request answered 429. */
    countRejected(caller: Caller): void;
  };
  readonly reviews: ReviewOperations;
  readonly callbacks: {
    endpoint(workspaceId: string): Promise<CallbackEndpointView>;
    list(
      workspaceId: string,
      page?: { limit?: number; offset?: number; state?: string },
    ): Promise<Page<CallbackEventView>>;
    find(workspaceId: string, eventId: string): Promise<CallbackEventView | null>;
    /**
     * One more delivery of the same event; of one that is being delivered, none. `callback_url_missing`, `callback_suspended`
     * while disabled, `content_erased` when there is nothing left to send, `state_conflict` when the approval it tells of
     * was taken back.
     */
    retry(actor: Actor, eventId: string): Promise<CallbackEventView>;
    /** Every undelivered event of the range again; returns how many. */
    replayRange(actor: Actor, range: { from: Date; to: Date }): Promise<number>;
    /** Queues a `gate.test` event; returns its id. `callback_url_missing`, `callback_suspended` while disabled. */
    sendTest(actor: Actor): Promise<string>;
    /** Generates a secret, shown once; the old one stays valid for 24 hours. */
    rotateSecret(actor: Actor): Promise<string>;
    /**
     * Sends a failing or disabled receiver a test event and waits for its answer; a 2xx ends a suspension and what waited
     * resumes. `callback_url_missing`.
     */
    enable(actor: Actor): Promise<CallbacksEnabling>;
  };
  readonly delivery: DeliveryOperations;
  readonly dispatch: DispatchOperations;
  readonly notices: NoticeOperations;
  readonly crm: CrmOperations;
  readonly scans: ScanOperations;
  readonly work: WorkOperations;
  readonly workspaces: {
    /** With its default policy snapshot; `owner` becomes its first member. */
    create(name: string, owner: { userId: string } | null): Promise<WorkspaceView>;
    find(workspaceId: string): Promise<WorkspaceView | null>;
    count(): Promise<number>;
    settings(workspaceId: string): Promise<SettingsView>;
    /** `version_mismatch` when somebody else changed them first. A policy setting publishes a new snapshot. */
    patchSettings(actor: Actor, patch: SettingsPatch, expectedVersion: number): Promise<SettingsView>;
    members(workspaceId: string): Promise<MemberView[]>;
    setMember(actor: Actor, userId: string, role: Role): Promise<void>;
    removeMember(actor: Actor, userId: string): Promise<void>;
    /** Keeps on record that a member chose another password. */
    recordPasswordChange(actor: Actor): Promise<void>;
    /** Keeps on record that somebody else gave a member a new first password: `by`, an admin's e-mail or the operator. */
    recordPasswordReset(member: Pick<Actor, 'workspaceId' | 'userId'>, by: string): Promise<void>;
    roleOf(userId: string, workspaceId: string): Promise<Role | null>;
    membershipsOf(userId: string): Promise<MembershipView[]>;
    findPersonByEmail(email: string): Promise<{ id: string; name: string; email: string } | null>;
    /**
     * Keeps that a recipient took back consent on a channel; holds to them end. A consent given after that time, which a
     * message has to tell, counts again.
     */
    revokeConsent(by: Actor | Caller, revocation: ConsentRevocation): Promise<ConsentRevoked>;
    readonly suppression: {
      /** `search` narrows to entries that begin like it. */
      list(
        workspaceId: string,
        page?: { limit?: number; offset?: number; search?: string },
      ): Promise<Page<SuppressionView>>;
      /** Entries are addresses, domains (`@example.org`), numbers or handles; returns how many were new. */
      add(by: Actor | Caller, entries: readonly string[], reason?: string): Promise<number>;
      /** False when the list has no such entry. */
      remove(by: Actor | Caller, entry: string): Promise<boolean>;
      /** Suppresses the recipient of a submission at the version that was looked at. `version_mismatch`. */
      addRecipientOf(actor: Actor, actionId: string, expectedVersion: number): Promise<number>;
      /** Keeps a CSV file for a worker; at most 1,000,000 lines. */
      startImport(actor: Actor, file: Buffer, reason?: string): Promise<SuppressionImportView>;
      imports(workspaceId: string, page?: { limit?: number; offset?: number }): Promise<Page<SuppressionImportView>>;
      findImport(workspaceId: string, importId: string): Promise<SuppressionImportView>;
      /** Every row of an import that is no recipient, while they are kept: a week, and until somebody is erased. */
      refusedRows(actor: Actor, importId: string): Promise<RefusedRow[] | null>;
      /** Carries an import on; false when `stopped` ended it first. */
      runImport(importId: string, stopped?: () => boolean): Promise<boolean>;
    };
  };
  readonly keys: {
    /** The raw key is returned this once. */
    create(actor: Actor, key: NewApiKey): Promise<{ key: string; record: ApiKeyView }>;
    list(workspaceId: string): Promise<ApiKeyView[]>;
    revoke(actor: Actor, keyId: string): Promise<ApiKeyView>;
  };
  readonly policy: PolicyOperations;
  readonly snapshots: {
    active(workspaceId: string): Promise<SnapshotView>;
    find(workspaceId: string, snapshotId: string): Promise<SnapshotView | null>;
  };
  readonly audit: {
    /** What happened in a workspace, newest first; for admins. */
    list(actor: Actor, filters?: AuditFilters): Promise<Page<AuditRecord>>;
    /** The end of the chain over a workspace's record, null while nothing is sealed; for admins. */
    head(actor: Actor): Promise<SealedHead | null>;
    /** Ids of workspaces in their order, after one of them, whose record has more to seal; at most 500. */
    unsealedWorkspaces(workspaceId: string): Promise<string[]>;
    /** Seals a bounded step of a workspace's record; how many records. */
    seal(workspaceId: string): Promise<number>;
    /** Whether a workspace's record is what was sealed, and what was in the heads kept elsewhere. */
    verify(workspaceId: string, heads?: readonly ChainHead[], stopped?: () => boolean): Promise<AuditChain>;
    /** Age of the oldest record of any workspace that could be sealed and is not; 0 without one. */
    sealLagSeconds(): Promise<number>;
  };
  readonly privacy: {
    /** Forgets a recipient on every channel that has recipients of that form; a worker carries it out. */
    erase(actor: Actor, recipient: string): Promise<ErasureView>;
    erasures(actor: Actor, page?: { limit?: number; offset?: number }): Promise<Page<ErasureView>>;
    findErasure(actor: Actor, erasureId: string): Promise<ErasureView>;
    /** Carries an erasure on; false when something has to be waited for. */
    runErasure(erasureId: string, stopped?: () => boolean): Promise<boolean>;
    /** One bounded step through what a workspace no longer has to keep. */
    applyRetention(workspaceId: string): Promise<Retained>;
  };
  readonly maintenance: {
    /** Ids of workspaces in their order, after one of them; at most 500. */
    workspacesAfter(workspaceId: string): Promise<string[]>;
    /** Folds a bounded step of usage events into days; how many events. */
    rollUpUsage(): Promise<number>;
    /** Ids of workspaces in their order, after one of them, whose record has more to count; at most 500. */
    uncountedWorkspaces(workspaceId: string): Promise<string[]>;
    /** Counts a bounded step of a workspace's record into its days; how many records. */
    countDecisions(workspaceId: string): Promise<number>;
    /**
     * Ids of workspaces in their order, after one of them, with parked callbacks for a receiver that is enabled, or with work
     * that was given up before the CRM was connected; at most 500.
     */
    workspacesToResume(workspaceId: string): Promise<string[]>;
    /** Resumes a bounded step of those callbacks, and of that work, of a workspace; how many. */
    resumeParked(workspaceId: string): Promise<number>;
    /** Deletes a bounded step of the verdicts whose time is over; how many. Likewise below. */
    sweepPreviewVerdicts(): Promise<number>;
    /** Deletes records of dispatch attempts older than so many days. */
    sweepDispatchAttempts(days: number): Promise<number>;
    /** Deletes sign-ins that ended more than so many days ago. */
    sweepSignIns(days: number): Promise<number>;
    /** Ids of keys that something stored was sealed with and the ring of this process lacks. */
    missingKeys(): Promise<string[]>;
    /** One step towards needing no key of the ring but the newest; how much it did. */
    renewWrapping(): Promise<number>;
    /**
     * Makes newer keys for workspaces whose newest has grown too old, at most a hundred after one of them; the last of
     * these, null when there are no more.
     */
    renewKeys(afterWorkspaceId: string | null): Promise<string | null>;
    /** Deletes finished work items, and notices to admins, older than so many days; a bounded step, how many. */
    sweepWork(days: number): Promise<number>;
  };
  /**
   * The sign-in library's store, so that only this package's database layer touches Postgres.
   * @throws Error when the gate was opened without `identity`.
   */
  readonly identityAdapter: IdentityAdapter;
  /** Compiles and runs the default policy, so that the first message after a start is not the slow one. Synchronous. */
  warmUp(): void;
  /** Throws `service_unavailable` when Postgres does not answer. */
  ping(): Promise<void>;
  /** Rejects when the queues that this process wakes do not answer. Without them wake-ups wait, and nothing is lost. */
  pingQueues(): Promise<void>;
  /** Whether Postgres itself keeps workspaces apart: its tables are under policies, and this process is bound by them. */
  isolated(): Promise<boolean>;
  /** Names of applied migrations, oldest first; `pending` while the database lacks one this build was written for. */
  migrationState(): Promise<{ applied: string[]; pending: boolean }>;
  /** Seconds by which the clock of this host is ahead of Postgres's; negative when behind. */
  clockSkewSeconds(): Promise<number>;
  /** Connections to Postgres of this process, and the requests that wait for one. */
  pools(): Readonly<Record<'busy' | 'idle' | 'waiting', number>>;
  /** Drains the batcher, flushes usage, closes the pools. */
  close(): Promise<void>;
}
