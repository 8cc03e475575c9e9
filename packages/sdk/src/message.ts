export type Channel = 'email' | 'whatsapp' | 'telegram' | 'sms' | 'linkedin' | 'slack';
export type ContentType = 'email' | 'message' | 'document' | 'code' | 'other';
export type Severity = 'BLOCK' | 'WARN';

/** Evidence for what a text claims. Pass on what `evidence.fromCrm` answers as it is; keys of your own are kept. */
export interface SourceRecord {
  id: string;
  entity: string;
  /** acquisition, funding, promotion, job_change, leadership_change, hiring, … Unknown kinds count as `other`. */
  event_type: string;
  /** Day the evidence was obtained, YYYY-MM-DD. */
  acquired_at: string;
  /** verified, corroborated, reported, inferred or unverified; anything else counts as unverified. */
  evidence_tier?: string | null;
  source_label?: string | null;
  [key: string]: unknown;
}

/** What you know about a message. These keys are checked; keys of your own are kept as they are. */
export interface Metadata {
  /** At most 100. An empty list says that there is no evidence. */
  source_records?: SourceRecord[];
  contact?: {
    id?: string | null;
    first_name?: string | null;
    last_name?: string | null;
    company?: string | null;
    timezone?: string | null;
    country?: string | null;
    region?: string | null;
    [key: string]: unknown;
  } | null;
  thread?: { in_reply_to?: string | null; last_inbound_at?: string | null; [key: string]: unknown } | null;
  /** `commercial` by default. Say `reply` when you answer what somebody wrote. */
  message_class?: 'commercial' | 'transactional' | 'reply' | 'internal' | null;
  message_kind?: 'message' | 'inmail' | 'connection_note' | null;
  consent?: {
    status: 'granted' | 'revoked' | 'unknown';
    at?: string | null;
    source?: string | null;
    [key: string]: unknown;
  } | null;
  template_name?: string | null;
  respond_by?: string | null;
  label?: string | null;
  disclosed?: boolean | null;
  [key: string]: unknown;
}

/** A message to be judged: `POST /v2/gate/outbound`. An e-mail is judged as by `POST /v1/gate/outbound`. */
export interface OutboundRequest {
  channel: Channel;
  /** An address, an E.164 number, a @username or numeric id, a profile URL, or a user or channel id. */
  recipient: string;
  /** E-mail only, and required there. */
  subject?: string | null;
  body_text: string;
  /** E-mail only. */
  body_html?: string | null;
  source_model?: string | null;
  /** 1 to 255 characters. A repeated key answers with the submission it first made; a random one is used where you name none. */
  idempotency_key?: string | null;
  content_type?: ContentType | null;
  governance_action_id?: string | null;
  metadata?: Metadata | null;
  /** Fix results that are all WARN inline instead of holding them. Not on e-mail. */
  auto_remediate?: boolean | null;
}

/** A text to preview: `POST /v1/check`. */
export interface CheckRequest {
  content: string;
  content_type?: ContentType;
  /** For your own audit. Must not hold keys or secrets. */
  context?: Record<string, string | number | boolean> | null;
  /** 1 to 255 characters. Repeated within 24 hours, answers with the first verdict. Only a preview with a key is retried. */
  idempotency_key?: string | null;
  source_model?: string | null;
}

/** What became of a message you delivered: `POST /v1/gate/outbound/{action_id}/delivery`. */
export interface DeliveryReport {
  status: 'sent' | 'failed';
  provider_message_id?: string | null;
  error?: string | null;
}
