import type {
  CallbackState,
  Channel,
  ContentType,
  DeliveryStatus,
  DispatchMode,
  ListPlace,
  Metadata,
  QueueReason,
  RemediationRecord,
  ScanState,
  SubmissionStatus,
} from '@sendgate/contracts';
import type { Finding } from '@sendgate/policy';

/** One pass through the gate, as v1 and v2 hand it over. Recipient and bounds are checked by the translator. */
export interface OutboundSubmission {
  channel: Channel;
  recipient: string;
  /** Only on email. */
  subject: string | null;
  bodyText: string;
  /** Only on email. */
  bodyHtml: string | null;
  /** Null: `email` on the email channel, `message` elsewhere. */
  contentType: ContentType | null;
  sourceModel: string | null;
  idempotencyKey: string | null;
  governanceActionId: string | null;
  metadata: Metadata | null;
  autoRemediate: boolean;
  label: string | null;
}

export interface AdvisoryScanView {
  state: ScanState;
  score: number | null;
  findings: unknown[];
  engine: string | null;
  finishedAt: Date | null;
}

export interface CallbackProgressView {
  state: CallbackState;
  attempts: number;
  lastStatusCode: number | null;
  nextAttemptAt: Date | null;
}

export interface DispatchProgressView {
  /** `caller` once the caller has reported. */
  mode: DispatchMode;
  attempts: number;
  /** When the attempt under way, or the last one, began to write. */
  beganAt: Date | null;
  nextAttemptAt: Date | null;
  providerMessageId: string | null;
  error: string | null;
}

/** One step in a submission's life. */
export interface TimelineEntry {
  at: Date;
  kind: string;
  actor: string;
  detail: Record<string, unknown>;
}

/** A stored submission as it stands now. */
export interface SubmissionView {
  actionId: string;
  workspaceId: string;
  /** Raised by every change; the ETag. */
  version: number;
  livemode: boolean;
  status: SubmissionStatus;
  queueReason: QueueReason | null;
  policyPassed: boolean;
  violations: Finding[];
  channel: Channel;
  recipient: string;
  subject: string | null;
  /** Null once redacted. */
  bodyText: string | null;
  bodyHtml: string | null;
  contentType: ContentType;
  sourceModel: string | null;
  idempotencyKey: string | null;
  governanceActionId: string | null;
  metadata: Metadata | null;
  label: string | null;
  autoRemediate: boolean;
  remediated: boolean;
  remediations: RemediationRecord[];
  remediatedSubject: string | null;
  remediatedBody: string | null;
  remediatedHtml: string | null;
  /** Set on every submission that was held on a channel other than email; shown while held. */
  holdToken: string | null;
  /** The suggested instant reply of a held chat message. */
  ackMessage: string | null;
  /** Null on email. */
  safeFallback: string | null;
  reviewUrl: string | null;
  deliveryStatus: DeliveryStatus | null;
  snapshotId: string;
  configHash: string;
  latencyMs: number;
  createdAt: Date;
  updatedAt: Date;
  expiresAt: Date | null;
  /** When a hold for quiet hours alone is released by itself, or was; null once it was edited or decided, and on every other submission. */
  releaseAt: Date | null;
  respondBy: Date | null;
  /** When the evidence of a claim grows too old; null where nothing expires. */
  evidenceExpiresAt: Date | null;
  /** When an approved message last came back to a hold. */
  heldAgainAt: Date | null;
  /** When an advisory scan found something in the hold, which moves it up the queue. */
  raisedAt: Date | null;
  decidedAt: Date | null;
  reviewedBy: string | null;
  reviewedAt: Date | null;
  reviewReason: string | null;
  reviewNote: string | null;
  edited: boolean;
  approvedSubject: string | null;
  approvedBody: string | null;
  assignee: string | null;
  /** When nobody had answered in time, or a reviewer called for others. */
  escalatedAt: Date | null;
  /** What the reviewer who rejected it asks the caller to do instead. */
  guidance: string | null;
  /** Advisory scans and callback progress, filled by `findSubmission`. */
  advisory: { semantic: AdvisoryScanView; grounding: AdvisoryScanView };
  callback: CallbackProgressView;
  /** Null while the caller sends and has not reported. */
  dispatch: DispatchProgressView | null;
  /** Only when asked for; oldest first. */
  events: TimelineEntry[] | null;
}

/** How far a hold's answer is from due: half the time gone is amber, nine tenths red. */
export interface DueView {
  dueAt: Date;
  state: 'calm' | 'amber' | 'red' | 'overdue';
}

/** One row of a list: no bodies. */
export interface SubmissionListView {
  actionId: string;
  channel: Channel;
  status: SubmissionStatus;
  queueReason: QueueReason | null;
  recipient: string;
  /** Secrets masked. */
  subject: string | null;
  /** At most 160 characters, secrets masked. */
  bodyPreview: string | null;
  contentType: ContentType;
  sourceModel: string | null;
  policyPassed: boolean;
  violationCount: number;
  blockCount: number;
  topRule: string | null;
  remediated: boolean;
  edited: boolean;
  decidedAt: Date | null;
  snapshotId: string;
  governanceActionId: string | null;
  label: string | null;
  assignee: string | null;
  /** Who has it in hand just now, and until when; null when nobody. */
  claimedBy: string | null;
  claimedUntil: Date | null;
  /** Null on anything that is not held. */
  due: DueView | null;
  escalatedAt: Date | null;
  raisedAt: Date | null;
  releaseAt: Date | null;
  livemode: boolean;
  version: number;
  createdAt: Date;
  updatedAt: Date;
  expiresAt: Date | null;
  respondBy: Date | null;
  reviewedBy: string | null;
  reviewedAt: Date | null;
  deliveryStatus: DeliveryStatus | null;
  reviewUrl: string | null;
}

/** Filters of a list; each narrows. */
export interface SubmissionFilters {
  /** 1 to 1000, default 50. */
  limit?: number;
  /** 0 to 100000, default 0. */
  offset?: number;
  /** Only what stands behind this row, newest first. */
  after?: ListPlace;
  status?: readonly SubmissionStatus[];
  channel?: Channel;
  queueReason?: QueueReason;
  deliveryStatus?: DeliveryStatus;
  rule?: string;
  severity?: 'BLOCK' | 'WARN';
  recipient?: string;
  governanceActionId?: string;
  idempotencyKey?: string;
  sourceModel?: string;
  label?: string;
  snapshotId?: string;
  assignee?: string;
  /** Only what was sampled for quality review after it had been let go. */
  sampled?: boolean;
  /** Only what was sampled so and nobody has checked off. */
  awaitingCheck?: boolean;
  createdAfter?: Date;
  createdBefore?: Date;
  /** Default true: a live key and the dashboard see live submissions only. */
  livemode?: boolean;
  /** `urgent` puts the earliest deadline first; default newest first. */
  order?: 'newest' | 'urgent';
}

export interface Page<T> {
  items: T[];
  hasMore: boolean;
}
