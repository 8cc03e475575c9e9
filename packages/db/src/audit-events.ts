import type { AuditKind } from '@sendgate/contracts';
import { Prisma } from './generated/client.ts';
import type { PrismaSession } from './open-store.ts';

/** What may stand in a record: ids, codes, counts, times, hashes. */
export type AuditValue = string | number | boolean | null | AuditValue[] | { [name: string]: AuditValue };

export interface NewAuditEvent {
  workspaceId: string;
  submissionId: string | null;
  kind: AuditKind;
  actor: string;
  /** Content-free. */
  detail?: Record<string, AuditValue>;
  /** What the change was made to and what it made of it, where there was a change; content-free likewise. */
  before?: Record<string, AuditValue>;
  after?: Record<string, AuditValue>;
}

/** Adds to the record of what happened. There is no way to change or remove an entry. */
export async function recordAudit(session: PrismaSession, event: NewAuditEvent): Promise<void> {
  const { before, after } = event;
  await session.auditEvent.create({
    data: {
      workspaceId: event.workspaceId,
      submissionId: event.submissionId,
      kind: event.kind,
      actor: event.actor,
      detail: { ...event.detail, ...(before && { before }), ...(after && { after }) },
    },
    select: { id: true },
  });
}

export interface StoredAuditEvent {
  createdAt: Date;
  kind: string;
  actor: string;
  detail: unknown;
}

/** The life of one submission, oldest first, at most 500 steps. */
export function auditOfSubmission(
  session: PrismaSession,
  workspaceId: string,
  submissionId: string,
): Promise<StoredAuditEvent[]> {
  return session.auditEvent.findMany({
    where: { submissionId, workspaceId },
    orderBy: { id: 'asc' },
    take: 500,
    select: { createdAt: true, kind: true, actor: true, detail: true },
  });
}

export interface AuditFilters {
  limit: number;
  /** Only events older than this one. */
  before?: bigint | undefined;
  kind?: AuditKind | undefined;
  actor?: string | undefined;
  submissionId?: string | undefined;
  /** Only records of these kinds that carry this id under this name. */
  subject?: { id: string; field: string; kinds: readonly AuditKind[] } | undefined;
  from?: Date | undefined;
  to?: Date | undefined;
}

export interface StoredAuditRow extends StoredAuditEvent {
  id: bigint;
  submissionId: string | null;
}

/** A page of a workspace's record, newest first, one row more than asked for when there are more. */
export function listAudit(
  session: PrismaSession,
  workspaceId: string,
  filters: AuditFilters,
): Promise<StoredAuditRow[]> {
  const { before, kind, actor, submissionId, subject, from, to } = filters;
  const where = [Prisma.sql`workspace_id = ${workspaceId}`];
  if (before !== undefined) where.push(Prisma.sql`id < ${before}`);
  if (kind !== undefined) where.push(Prisma.sql`kind = ${kind}`);
  // Said, so that the indexes of what is not a decision of the gate apply.
  if (kind !== undefined && kind !== 'submission.decided') where.push(Prisma.sql`kind <> 'submission.decided'`);
  if (actor !== undefined) where.push(Prisma.sql`actor = ${actor}`);
  if (actor !== undefined && !actor.startsWith('key:')) where.push(Prisma.sql`kind <> 'submission.decided'`);
  if (submissionId !== undefined) where.push(Prisma.sql`submission_id = ${submissionId}`);
  if (subject) {
    where.push(Prisma.sql`kind = ANY (${[...subject.kinds]}) AND kind <> 'submission.decided'`);
    where.push(Prisma.sql`detail ->> ${subject.field} = ${subject.id}`);
  }
  if (from) where.push(Prisma.sql`created_at >= ${from}`);
  if (to) where.push(Prisma.sql`created_at < ${to}`);
  return session.$queryRaw<StoredAuditRow[]>`
    SELECT id, submission_id AS "submissionId", kind, actor, detail, created_at AS "createdAt" FROM audit_event
    WHERE ${Prisma.join(where, ' AND ')} ORDER BY id DESC LIMIT ${filters.limit + 1}`;
}
