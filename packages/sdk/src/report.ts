import type { Channel, ContentType, Severity, SourceRecord } from './message.ts';
import type { DeliveryStatus, QueueReason, SubmissionStatus, Violation, ViolationWithSpan } from './submission.ts';

/** The answer to a preview. Nothing is stored: it cannot be polled, reviewed or sent. */
export interface CheckVerdict {
  verdict: 'safe' | 'blocked' | 'review_required';
  action_id: string;
  violations: (Violation | ViolationWithSpan)[];
  latency_ms: number;
  review_url: null;
}

/** One row of the list of submissions. Bodies are read one action at a time. */
export interface SubmissionListItem {
  action_id: string;
  channel: Channel;
  status: SubmissionStatus;
  queue_reason: QueueReason | null;
  recipient: string;
  subject: string | null;
  body_preview: string | null;
  content_type: ContentType;
  source_model: string | null;
  policy_passed: boolean;
  violation_count: number;
  block_count: number;
  top_rule: string | null;
  remediated: boolean;
  snapshot_id: string;
  governance_action_id: string | null;
  label: string | null;
  assignee: string | null;
  livemode: boolean;
  created_at: string;
  updated_at: string;
  expires_at: string | null;
  reviewed_by: string | null;
  reviewed_at: string | null;
  delivery_status: DeliveryStatus | null;
  review_url: string | null;
}

/** Every filter narrows. `limit` is the size of a page (1 to 1000), not of the list; `offset` or `cursor`, of a page read before, is where it begins. */
export interface SubmissionFilter {
  limit?: number;
  offset?: number;
  cursor?: string;
  status?: SubmissionStatus | readonly SubmissionStatus[];
  channel?: Channel;
  queue_reason?: QueueReason;
  delivery_status?: DeliveryStatus;
  rule?: string;
  severity?: Severity;
  recipient?: string;
  governance_action_id?: string;
  idempotency_key?: string;
  source_model?: string;
  label?: string;
  snapshot_id?: string;
  assignee?: string;
  created_after?: string | Date;
  created_before?: string | Date;
}

export interface UsageQuery {
  /** UTC day, YYYY-MM-DD; today by default. */
  date?: string;
  /** Days of history that end at `date`, 1 to 90. */
  days?: number;
}

/** Governance tokens of the workspace by UTC day. */
export interface UsageReport {
  workspace_id: string;
  date: string;
  timezone: 'UTC';
  tokens_used: number;
  tokens_limit: number;
  tokens_remaining: number;
  resets_at: string;
  requests: { preview: number; gate: number; replayed: number; rejected_429: number };
  breakdown: { preview: number; gate: number; advisory_semantic: number; advisory_grounding: number };
  by_channel: Record<string, number>;
  history: { date: string; tokens_used: number }[];
}

/** What the CRM knows of a contact. Put `source_records` unchanged into `metadata.source_records`. */
export interface ContactEvidence {
  email: string;
  source_records: SourceRecord[];
}
