import { type AuditKind, auditSubject } from '@sendgate/contracts';
import { listAudit } from '@sendgate/db';
import type { AuditFilters, AuditRecord } from '../audit-view.ts';
import type { Actor } from '../caller.ts';
import type { GateParts } from '../gate-parts.ts';
import type { Page } from '../submission-view.ts';
import { pageOf, pageRange } from './page-range.ts';
import { requireRole } from './roles.ts';

/** A page of a workspace's record, newest first. @throws ProblemError `forbidden` below admin */
export async function auditPage(parts: GateParts, actor: Actor, filters: AuditFilters): Promise<Page<AuditRecord>> {
  requireRole(actor, 'admin');
  const { limit: wanted = 100, before, actionId, subject, ...rest } = filters;
  const { limit } = pageRange({ limit: wanted }, 10_000);
  const rows = await listAudit(parts.store.prisma, actor.workspaceId, {
    ...rest,
    limit,
    submissionId: actionId ?? (subject?.startsWith('act_') ? subject : undefined),
    subject:
      subject === undefined || subject.startsWith('act_') ? undefined : { id: subject, ...auditSubject(subject) },
    before: before === undefined ? undefined : BigInt(before),
  });
  return pageOf(rows, limit, (row) => ({
    id: String(row.id),
    at: row.createdAt,
    kind: row.kind as AuditKind,
    actor: row.actor,
    actionId: row.submissionId,
    detail: row.detail as Record<string, unknown>,
  }));
}
