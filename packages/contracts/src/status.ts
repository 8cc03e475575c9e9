/** What a caller may do while a submission has a status. */
export type Handling = 'proceed' | 'hold' | 'stop';

/**
 * Every status of a submission: what the caller does with it, and which statuses may follow. The documentation is written
 * from this table; tests hold the guard in the database and the SDK against it.
 */
export const statuses = {
  APPROVED: { handling: 'proceed', next: ['DISPATCHING', 'SENT', 'FAILED', 'QUEUED'] },
  SENT: { handling: 'proceed', next: [] },
  QUEUED: { handling: 'hold', next: ['APPROVED', 'DISPATCHING', 'REJECTED', 'BLOCKED'] },
  DISPATCHING: { handling: 'hold', next: ['SENT', 'FAILED'] },
  BLOCKED: { handling: 'stop', next: [] },
  FAILED: { handling: 'stop', next: ['DISPATCHING'] },
  REJECTED: { handling: 'stop', next: [] },
} as const satisfies Record<string, { handling: Handling; next: readonly string[] }>;

export type SubmissionStatus = keyof typeof statuses;

export const submissionStatuses = Object.keys(statuses) as readonly SubmissionStatus[] as readonly [
  SubmissionStatus,
  ...SubmissionStatus[],
];

/** Why a submission is held, most important first: when several apply, the first is reported. */
export const queueReasons = [
  'scanner_error',
  'policy_block',
  'policy_warn',
  'evidence_expired',
  'first_contact',
  'sampling',
  'quiet_hours',
  'manual_hold',
  'workspace_paused',
] as const;
export type QueueReason = (typeof queueReasons)[number];

/** Where the outbound message itself stands; `null` while the caller delivers and has not reported. */
export const deliveryStatuses = ['pending', 'dispatching', 'sent', 'failed', 'unknown', 'canceled'] as const;
export type DeliveryStatus = (typeof deliveryStatuses)[number];

export const verdicts = ['safe', 'blocked', 'review_required'] as const;
export type Verdict = (typeof verdicts)[number];

export const severities = ['BLOCK', 'WARN'] as const;
export type Severity = (typeof severities)[number];

export const contentTypes = ['email', 'message', 'document', 'code', 'other'] as const;
export type ContentType = (typeof contentTypes)[number];

/** Why a reviewer rejected a hold. */
export const rejectReasonCodes = [
  'false_claim',
  'stale_evidence',
  'tone',
  'compliance',
  'pricing',
  'wrong_recipient',
  'privacy',
  'quality',
  'duplicate',
  'other',
] as const;
export type RejectReasonCode = (typeof rejectReasonCodes)[number];

/** Roles of a person in a workspace, strongest first: each may do what those after it may. */
export const roles = ['owner', 'admin', 'policy_editor', 'reviewer', 'viewer'] as const;
export type Role = (typeof roles)[number];

/** What an API key may be used for, in the words that follow "may". */
export const keyScopeMeanings = {
  check: 'preview what the policy finds in a text',
  'gate:write': 'submit messages, and tell what became of them',
  'gate:read': 'read messages and what was decided',
  'usage:read': 'read usage and the quota',
  'suppressions:read': 'read the suppression list',
  'suppressions:write': 'suppress recipients, let them be written to again, and tell of a consent taken back',
  admin: 'see how a text passes the rules, with a preview',
} as const;
export type KeyScope = keyof typeof keyScopeMeanings;
export const keyScopes = Object.keys(keyScopeMeanings) as [KeyScope, ...KeyScope[]];

/** What a key may be used for where nobody says: all but `admin`, which shows how texts pass the rules. */
export const defaultKeyScopes: readonly KeyScope[] = keyScopes.filter((scope) => scope !== 'admin');
