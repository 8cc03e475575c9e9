import type { Channel } from './message.ts';
import type { SubmissionStatus } from './submission.ts';

/** What a reviewer decided, or a test of your endpoint. May arrive more than once, with the same `event_id`. */
export interface ReviewCallback {
  event: 'gate.review.approved' | 'gate.review.rejected' | 'gate.test';
  action_id: string;
  /** The one the submission was answered with; null on e-mail. */
  hold_token: string | null;
  channel: Channel;
  recipient: string;
  /** As approved, with any edit, or as submitted when rejected. */
  body_text: string;
  reviewed_by: string;
  reviewed_at: string;
  event_id: string;
  /** `DISPATCHING` where Sendgate sends the message itself. */
  status: SubmissionStatus;
  decision: 'approved' | 'rejected';
  edited: boolean;
  reason_code: string | null;
  reason_note: string | null;
  guidance: string | null;
  snapshot_id: string;
  config_hash: string;
  content_sha256: string;
  occurred_at: string;
  governance_action_id: string | null;
  label: string | null;
  subject: string | null;
  livemode: boolean;
}

/** A message that Sendgate asks your own sender to send, where `dispatch_mode` is `webhook`. */
export interface DispatchRequest {
  event: 'gate.dispatch';
  /** The same on every attempt: do not send it twice. */
  action_id: string;
  channel: Channel;
  recipient: string;
  subject: string | null;
  body_text: string;
  body_html: string | null;
  content_sha256: string;
  edited: boolean;
  remediated: boolean;
  snapshot_id: string;
  config_hash: string;
  governance_action_id: string | null;
  label: string | null;
  metadata: Record<string, unknown> | null;
  created_at: string;
}

/** Whatever Sendgate posts to you. Leave events alone that you do not know: more may follow. */
export type CallbackEvent = ReviewCallback | DispatchRequest;
