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

/** The end of a workspace's chain at some time, as it was kept elsewhere. */
export interface ChainHead {
  /** Id of the last record that it covers. */
  eventId: string;
  /** SHA-256, in hexadecimal. */
  hash: string;
}

/** The end of a workspace's chain as it stands. */
export interface SealedHead extends ChainHead {
  sealedAt: Date;
}

/** What is wrong with records of a range of ids, both included. */
export interface AuditFault {
  fault:
    | 'records_changed'
    | 'records_missing'
    | 'records_added'
    /** A seal is missing, was put in or does not follow from the one before it. */
    | 'link_broken'
    /** The chain begins late, and retention has not deleted what was before. */
    | 'beginning_missing'
    /** The chain was written anew since the head was kept. */
    | 'head_changed'
    /** The chain does not reach as far as it did when the head was kept. */
    | 'head_missing';
  fromId: string;
  toId: string;
}

/** What verifying a workspace's chain came to. */
export interface AuditChain {
  /** Under seals. */
  records: number;
  seals: number;
  /** Younger than the head: they are sealed in a minute or two. */
  unsealed: number;
  head: ChainHead | null;
  /** At most 20; none when the chain holds. */
  faults: AuditFault[];
  faultCount: number;
}
