import type { AuditKind } from '@sendgate/contracts';

/** One record of what happened. */
export interface AuditRecord {
  /** A whole number; later records have larger ones. */
  id: string;
  at: Date;
  kind: AuditKind;
  actor: string;
  actionId: string | null;
  detail: Record<string, unknown>;
}

/** Which records; each narrows. */
export interface AuditFilters {
  /** 1 to 10,000, default 100. */
  limit?: number;
  /** Only records older than this id. */
  before?: string;
  kind?: AuditKind;
  actor?: string;
  actionId?: string;
  /** Id of what a record is about: a submission, an erasure, an import, a snapshot, a person, a callback, an API key. */
  subject?: string;
  /** Included. */
  from?: Date;
  /** Excluded. */
  to?: Date;
}
