/** The columns a new submission brings: property, column, type. The one list behind the hot insert. */
export const submissionColumns = [
  ['id', 'id', 'text'],
  ['workspaceId', 'workspace_id', 'text'],
  ['idempotencyKey', 'idempotency_key', 'text'],
  ['livemode', 'livemode', 'boolean'],
  ['apiKeyId', 'api_key_id', 'text'],
  ['channel', 'channel', 'text'],
  ['recipient', 'recipient', 'text'],
  ['recipientMatch', 'recipient_match', 'text'],
  ['subject', 'subject', 'text'],
  ['bodyText', 'body_text', 'text'],
  ['bodyHtml', 'body_html', 'text'],
  ['contentType', 'content_type', 'text'],
  ['contentSha256', 'content_sha256', 'text'],
  ['sourceModel', 'source_model', 'text'],
  ['governanceActionId', 'governance_action_id', 'text'],
  ['metadata', 'metadata', 'jsonb'],
  ['label', 'label', 'text'],
  ['autoRemediate', 'auto_remediate', 'boolean'],
  ['status', 'status', 'text'],
  ['queueReason', 'queue_reason', 'text'],
  ['policyPassed', 'policy_passed', 'boolean'],
  ['violations', 'violations', 'jsonb'],
  ['violationCount', 'violation_count', 'integer'],
  ['blockCount', 'block_count', 'integer'],
  ['rules', 'rules', 'text[]'],
  ['remediated', 'remediated', 'boolean'],
  ['remediations', 'remediations', 'jsonb'],
  ['remediatedSubject', 'remediated_subject', 'text'],
  ['remediatedBody', 'remediated_body', 'text'],
  ['remediatedHtml', 'remediated_html', 'text'],
  ['holdToken', 'hold_token', 'text'],
  ['ackMessage', 'ack_message', 'text'],
  ['safeFallback', 'safe_fallback', 'text'],
  ['deliveryStatus', 'delivery_status', 'text'],
  ['snapshotId', 'snapshot_id', 'text'],
  ['configHash', 'config_hash', 'text'],
  ['latencyMs', 'latency_ms', 'integer'],
  ['tokens', 'tokens', 'integer'],
  ['touchKey', 'touch_key', 'text'],
  ['fingerprint', 'fingerprint', 'bytea'],
  ['releaseAt', 'release_at', 'timestamptz'],
  ['dispatchMode', 'dispatch_mode', 'text'],
  ['evidenceExpiresAt', 'evidence_expires_at', 'timestamptz'],
  ['contentSealed', 'content_sealed', 'bytea'],
] as const;

/** Work that begins with the submission. */
export interface NewWork {
  workId: string;
  workKind: string;
  maxAttempts: number;
  /** The advisory scan this work is, or null when it is none. */
  scan: 'semantic' | 'grounding' | null;
  /** Governance tokens it costs, counted with the submission. */
  tokens: number;
}

/** A submission about to be stored, with everything that is stored beside it. */
export interface NewSubmission {
  id: string;
  workspaceId: string;
  idempotencyKey: string | null;
  livemode: boolean;
  apiKeyId: string | null;
  channel: string;
  recipient: string;
  recipientMatch: string;
  subject: string | null;
  /** Null only where the content is sealed. */
  bodyText: string | null;
  bodyHtml: string | null;
  contentType: string;
  contentSha256: string;
  sourceModel: string | null;
  governanceActionId: string | null;
  metadata: object | null;
  label: string | null;
  autoRemediate: boolean;
  status: string;
  queueReason: string | null;
  policyPassed: boolean;
  violations: readonly object[];
  violationCount: number;
  blockCount: number;
  rules: readonly string[];
  remediated: boolean;
  remediations: readonly object[] | null;
  remediatedSubject: string | null;
  remediatedBody: string | null;
  remediatedHtml: string | null;
  holdToken: string | null;
  ackMessage: string | null;
  safeFallback: string | null;
  deliveryStatus: string | null;
  snapshotId: string;
  configHash: string;
  latencyMs: number;
  tokens: number;
  /** RFC 3339, where the caller says by when an answer is due. */
  respondBy: string | null;
  /** Whom a commercial message counts against; null on every other class. */
  touchKey: string | null;
  /** As Postgres reads bytes: `\\x` and hexadecimal digits. */
  fingerprint: string | null;
  /** RFC 3339; when a hold that waits for the recipient's day alone ends by itself, null on every other submission. */
  releaseAt: string | null;
  /** Who hands the message over once it is approved; null leaves it to the caller. */
  dispatchMode: string | null;
  /** RFC 3339; when the evidence of the first claim grows too old, null where the workspace does not ask. */
  evidenceExpiresAt: string | null;
  /** As Postgres reads bytes; null where the content stands in its columns. */
  contentSealed: string | null;
  /** Minutes until an undecided hold is rejected, from its release when it has one; null on anything that is not held. */
  ttlMinutes: number | null;
  /** Minutes until the answer to a hold is due, unless `respondBy` says so; null on anything that is not held. */
  respondMinutes: number | null;
  /** How many stops its workspace had seen when it was judged; see `beginStop`. */
  stops: number;
  /** How many additions to the suppression list; see `beginListing`. */
  listed: number;
  /** Suppression entries that would stop the recipient and were looked for in vain; null where nobody asked. */
  entries: readonly string[] | null;
  /** When the first of the keys was made that its content is sealed with; null where none is. */
  keysMade: string | null;
  /** Content-free. */
  auditDetail: object;
  actor: string;
  work: readonly NewWork[];
}
