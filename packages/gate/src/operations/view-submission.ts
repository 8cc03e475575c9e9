import {
  type CallbackState,
  type Channel,
  type ContentType,
  type DeliveryStatus,
  type DispatchMode,
  previewLength,
  type QueueReason,
  type ScanState,
  type SubmissionStatus,
} from '@sendgate/contracts';
import type {
  NewWork,
  StoredAuditEvent,
  StoredCallbackProgress,
  StoredDispatchProgress,
  StoredListItem,
  StoredScan,
  StoredSubmission,
} from '@sendgate/db';
import { maskSecrets } from '@sendgate/policy';
import type { AdvisoryScanView, SubmissionListView, SubmissionView, TimelineEntry } from '../submission-view.ts';
import { dueOf } from './due.ts';
import { storedFindings, storedMetadata, storedRemediations } from './stored-json.ts';

/** A stored row, its JSON columns as yet unread. */
export type SubmissionRow = Omit<StoredSubmission, 'violations' | 'remediations' | 'metadata' | 'sealed' | 'hashText'> &
  Record<'violations' | 'remediations' | 'metadata', unknown>;

/** What stands around a stored submission. */
export interface Surroundings {
  scans: readonly (StoredScan | NewWork)[];
  callback: StoredCallbackProgress | null;
  /** Null where Sendgate does not dispatch. */
  dispatch: StoredDispatchProgress | null;
  guidance: string | null;
  events: readonly StoredAuditEvent[] | null;
}

export const nothingAround: Surroundings = { scans: [], callback: null, dispatch: null, guidance: null, events: null };

/** A stored submission as the gate hands it out. The columns hold what contracts allow, because only the gate writes. */
export function viewSubmission(row: SubmissionRow, around: Surroundings, appUrl: string): SubmissionView {
  const scan = (kind: 'semantic' | 'grounding') =>
    viewScan(around.scans.find((candidate) => ('kind' in candidate ? candidate.kind : candidate.scan) === kind));
  return {
    actionId: row.id,
    workspaceId: row.workspaceId,
    version: row.version,
    livemode: row.livemode,
    status: row.status as SubmissionStatus,
    queueReason: row.queueReason as QueueReason | null,
    policyPassed: row.policyPassed,
    violations: storedFindings(row.violations),
    channel: row.channel as Channel,
    recipient: row.recipient,
    subject: row.subject,
    bodyText: row.bodyText,
    bodyHtml: row.bodyHtml,
    contentType: row.contentType as ContentType,
    sourceModel: row.sourceModel,
    idempotencyKey: row.idempotencyKey,
    governanceActionId: row.governanceActionId,
    metadata: storedMetadata(row.metadata),
    label: row.label,
    autoRemediate: row.autoRemediate,
    remediated: row.remediated,
    remediations: storedRemediations(row.remediations),
    remediatedSubject: row.remediatedSubject,
    remediatedBody: row.remediatedBody,
    remediatedHtml: row.remediatedHtml,
    holdToken: row.holdToken,
    ackMessage: row.ackMessage,
    safeFallback: row.safeFallback,
    reviewUrl: reviewUrl(appUrl, row.id, row.expiresAt),
    deliveryStatus: row.deliveryStatus as DeliveryStatus | null,
    snapshotId: row.snapshotId,
    configHash: row.configHash,
    latencyMs: row.latencyMs,
    createdAt: row.createdAt,
    updatedAt: row.updatedAt,
    expiresAt: row.expiresAt,
    releaseAt: row.releaseAt,
    respondBy: row.respondBy,
    evidenceExpiresAt: row.evidenceExpiresAt,
    heldAgainAt: row.heldAgainAt,
    raisedAt: row.raisedAt,
    decidedAt: row.decidedAt,
    reviewedBy: row.reviewedBy,
    reviewedAt: row.reviewedAt,
    reviewReason: row.reviewReason,
    reviewNote: row.reviewNote,
    edited: row.edited,
    approvedSubject: row.approvedSubject,
    approvedBody: row.approvedBody,
    assignee: row.assignee,
    escalatedAt: row.escalatedAt,
    guidance: around.guidance,
    advisory: { semantic: scan('semantic'), grounding: scan('grounding') },
    callback: {
      state: (around.callback?.state ?? 'none') as CallbackState,
      attempts: around.callback?.attempts ?? 0,
      lastStatusCode: around.callback?.lastStatusCode ?? null,
      nextAttemptAt: around.callback?.nextAttemptAt ?? null,
    },
    dispatch: viewDispatch(row, around.dispatch),
    events: around.events?.map(viewEvent) ?? null,
  };
}

/** A line of a list: the beginning of the text, and none of what surrounds the submission. */
export function viewListItem(row: StoredListItem, appUrl: string): SubmissionListView {
  const { id, rules, bodyStart, ...columns } = row;
  return {
    ...columns,
    actionId: id,
    channel: row.channel as Channel,
    status: row.status as SubmissionStatus,
    queueReason: row.queueReason as QueueReason | null,
    contentType: row.contentType as ContentType,
    deliveryStatus: row.deliveryStatus as DeliveryStatus | null,
    subject: row.subject === null ? null : maskSecrets(row.subject),
    bodyPreview: bodyStart === null ? null : previewOf(bodyStart),
    topRule: rules[0] ?? null,
    due: dueOf(row, new Date()),
    reviewUrl: reviewUrl(appUrl, id, row.expiresAt),
  };
}

// Only what was held has a review, and only what was held can expire.
function reviewUrl(appUrl: string, actionId: string, expiresAt: Date | null): string | null {
  return expiresAt === null ? null : `${appUrl}/reviews/${actionId}`;
}

/** The first characters of a body on one line, secrets masked before the cut so that half a secret is masked too. */
function previewOf(bodyStart: string): string {
  const line = maskSecrets(bodyStart).replace(/\s+/g, ' ').trim();
  const characters = [...line];
  return characters.length <= previewLength ? line : `${characters.slice(0, previewLength - 1).join('')}…`;
}

function viewDispatch(row: SubmissionRow, progress: StoredDispatchProgress | null): SubmissionView['dispatch'] {
  const { providerMessageId, deliveryError } = row;
  if (row.dispatchMode === null && row.deliveryStatus === null) return null;
  return {
    mode: (row.dispatchMode ?? 'caller') as DispatchMode,
    attempts: progress?.attempts ?? 0,
    beganAt: row.dispatchBeganAt,
    nextAttemptAt: progress?.nextAttemptAt ?? null,
    providerMessageId,
    error: deliveryError ?? (row.status === 'SENT' ? null : (progress?.lastError ?? null)),
  };
}

function viewScan(scan: StoredScan | NewWork | undefined): AdvisoryScanView {
  if (!scan) return { state: 'skipped', score: null, findings: [], engine: null, finishedAt: null };
  if (!('findings' in scan)) return { state: 'scheduled', score: null, findings: [], engine: null, finishedAt: null };
  return {
    state: scan.state as ScanState,
    score: scan.score,
    findings: scan.findings as unknown[],
    engine: scan.engine,
    finishedAt: scan.finishedAt,
  };
}

function viewEvent(event: StoredAuditEvent): TimelineEntry {
  return {
    at: event.createdAt,
    kind: event.kind,
    actor: event.actor,
    detail: event.detail as Record<string, unknown>,
  };
}
