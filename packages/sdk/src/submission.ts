import type { Channel, ContentType, Severity } from './message.ts';

export type SubmissionStatus = 'APPROVED' | 'SENT' | 'QUEUED' | 'DISPATCHING' | 'BLOCKED' | 'FAILED' | 'REJECTED';
export type DeliveryStatus = 'pending' | 'dispatching' | 'sent' | 'failed' | 'unknown' | 'canceled';
export type QueueReason =
  | 'scanner_error'
  | 'policy_block'
  | 'policy_warn'
  | 'evidence_expired'
  | 'first_contact'
  | 'sampling'
  | 'quiet_hours'
  | 'manual_hold'
  | 'workspace_paused';

/** What a rule found. */
export interface Violation {
  rule: string;
  severity: Severity;
  /** What was found and what to change. */
  detail: string;
  /** Masked where it is a secret or personal. */
  matched_substring: string | null;
}

/** Where it was found. Offsets are zero-based, end-exclusive UTF-16 code units, as JavaScript counts. */
export interface ViolationWithSpan extends Violation {
  field: string | null;
  start: number | null;
  end: number | null;
  /** Text to put in place of the span; empty means delete its sentence. */
  safer_alternative: string | null;
}

/** A violation as the gate reports it. */
export interface PolicyViolation extends ViolationWithSpan {
  template: string | null;
  confidence: number;
  /** True when no wording can cure it and no person may release it. */
  hard: boolean;
  evidence: {
    source_record_id: string;
    relation: 'supports' | 'stale' | 'low_tier' | 'contradicts';
    age_days: number;
  }[];
}

/** One substitution made by auto-remediation. */
export interface Remediation {
  rule: string;
  field: string;
  start: number;
  end: number;
  before: string;
  after: string;
}

/** What the gate answers about a submission. Times are RFC 3339 in UTC. */
export interface Submission {
  action_id: string;
  status: SubmissionStatus;
  /** True when no rule found anything, before any remediation. */
  policy_passed: boolean;
  policy_violations: PolicyViolation[];
  queue_reason: QueueReason | null;
  review_url: string | null;
  /** Not null: Sendgate sends the message itself, or it was sent. */
  delivery_status: DeliveryStatus | null;
  edited: boolean;
  approved_body: string | null;
  approved_subject: string | null;
  snapshot_id: string;
  config_hash: string;
  governance_action_id: string | null;
  /** False for what a test key submitted. */
  livemode: boolean;
  created_at: string;
  latency_ms: number;
  channel: Channel;
  remediated: boolean;
  remediated_body: string | null;
  remediated_subject: string | null;
  remediated_html: string | null;
  remediations: Remediation[];
  /** Only while held on a chat channel; comes back in the callback. */
  hold_token?: string;
  ack_message?: string | null;
  safe_fallback?: string;
  respond_by: string | null;
}

/** A background opinion. It never changes a final status. */
export interface AdvisoryScan {
  state: 'scheduled' | 'running' | 'done' | 'failed' | 'skipped';
  score: number | null;
  findings: unknown[];
  engine: string | null;
  finished_at: string | null;
}

/** A submission as it is read back by its id. */
export interface Action extends Submission {
  recipient: string;
  subject: string | null;
  body_text: string | null;
  body_html: string | null;
  content_type: ContentType;
  source_model: string | null;
  idempotency_key: string | null;
  metadata: Record<string, unknown> | null;
  label: string | null;
  updated_at: string;
  expires_at: string | null;
  /** When a message held for quiet hours alone is released, without a callback; null once a reviewer edited it or its hold ended before. */
  release_at: string | null;
  /** When its evidence no longer supports what it claims: read the action again before you send after that. */
  evidence_expires_at: string | null;
  held_again_at: string | null;
  decided_at: string | null;
  reviewed_by: string | null;
  reviewed_at: string | null;
  review_reason: string | null;
  review_note: string | null;
  /** What the reviewer asks for instead of a rejected message. */
  guidance: string | null;
  advisory: { semantic: AdvisoryScan; grounding: AdvisoryScan };
  callback: {
    state: 'none' | 'pending' | 'delivered' | 'dead' | 'suspended';
    attempts: number;
    last_status_code: number | null;
    next_attempt_at: string | null;
  };
  dispatch: {
    mode: 'caller' | 'webhook' | 'smtp';
    attempts: number;
    began_at: string | null;
    next_attempt_at: string | null;
    provider_message_id: string | null;
    error: string | null;
  } | null;
  events?: { at: string; kind: string; actor: string | null; detail: Record<string, unknown> }[];
}
