import type { PrismaSession } from './open-store.ts';

export interface NewAuditEvent {
  workspaceId: string;
  submissionId: string | null;
  kind: string;
  actor: string;
  /** Content-free: ids, codes, counts, hashes. */
  detail?: Record<string, string | number | boolean | null | string[]>;
}

/** Adds to the record of what happened. There is no way to change or remove an entry. */
export async function recordAudit(session: PrismaSession, event: NewAuditEvent): Promise<void> {
  await session.auditEvent.create({
    data: {
      workspaceId: event.workspaceId,
      submissionId: event.submissionId,
      kind: event.kind,
      actor: event.actor,
      detail: event.detail ?? {},
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
