import { roles } from '@sendgate/contracts';
import {
  addAdminNotices,
  clearNoticeBegun,
  endNotice,
  endWorkItem,
  findAdminNotice,
  lockLease,
  markNoticeBegun,
  membersWithRole,
  type NoticeEnd,
  type PrismaSession,
  recordAudit,
  retryWorkItem,
  type StoredNotice,
} from '@sendgate/db';
import { claimsOf } from '@sendgate/queues';
import type { LeasedItem } from '../callback-view.ts';
import type { GateParts } from '../gate-parts.ts';
import { newId, newWorkId } from '../identifiers.ts';
import type { NoticeOperations, NoticeResult, NoticeTask } from '../notice-view.ts';

/** Who is told: whoever may enable a receiver again. */
const told = roles.slice(0, roles.indexOf('admin') + 1);

/** Who is on record for what is sent to admins. */
const noticeActor = 'notices@system.invalid';

/**
 * Writes down, in the transaction that disables a receiver, that every admin of the workspace is to be told by e-mail.
 * Sending is a worker's business: a mail server that is away keeps nothing enabled.
 */
export async function tellAdmins(
  session: PrismaSession,
  disabling: { workspaceId: string; reason: string; happenedAt: Date },
): Promise<void> {
  const people = await membersWithRole(session, disabling.workspaceId, told);
  const notices = people.map((userId) => ({ id: newId('ntc'), workId: newWorkId(), userId }));
  await addAdminNotices(session, disabling, notices, claimsOf('admin_notice'));
}

/** Notices to admins as the worker sees them. Each is sent at most once. */
export function noticeOperations(parts: GateParts): NoticeOperations {
  return {
    open: (item) => openNotice(parts, item),
    begin: (item) =>
      parts.store.transaction(async (session) => {
        if (!(await lockLease(session, item.id, item.leaseToken))) return false;
        return markNoticeBegun(session, item.workspaceId, item.refId);
      }),
    record: (item, result) => recordNotice(parts, item, result),
  };
}

async function openNotice(parts: GateParts, item: LeasedItem): Promise<NoticeTask | null> {
  return parts.store.transaction(async (session) => {
    if (!(await lockLease(session, item.id, item.leaseToken))) return null;
    const notice = await findAdminNotice(session, item.workspaceId, item.refId);
    if (notice?.state === 'waiting' && notice.email !== null && isWanted(notice)) {
      return {
        noticeId: notice.id,
        workspaceId: item.workspaceId,
        workspaceName: notice.workspaceName,
        to: notice.email,
        reason: notice.reason,
        disabledAt: notice.happenedAt,
        dashboardUrl: `${parts.appUrl}/reviews?workspace=${encodeURIComponent(item.workspaceId)}`,
      };
    }
    if (notice?.state === 'begun') await end(session, item, notice, 'unknown', 'worker_died');
    else if (notice?.state === 'waiting') await end(session, item, notice, 'moot', null);
    else await endWorkItem(session, item.id, item.leaseToken, { state: 'DONE', errorClass: null });
    return null;
  });
}

/** Nobody is bothered with what is mended, or is not their business any more. */
function isWanted({ standing, role }: StoredNotice): boolean {
  return standing && told.some((one) => one === role);
}

function recordNotice(parts: GateParts, item: LeasedItem, result: NoticeResult): Promise<boolean> {
  return parts.store.transaction(async (session) => {
    if (result.kind === 'refused') {
      const next = await retryWorkItem(session, item.id, item.leaseToken, result.afterSeconds, result.errorClass);
      if (next) await clearNoticeBegun(session, item.workspaceId, item.refId);
      return next !== null;
    }
    const notice = await findAdminNotice(session, item.workspaceId, item.refId);
    return (
      notice !== null && end(session, item, notice, result.kind, 'errorClass' in result ? result.errorClass : null)
    );
  });
}

/** Ends a notice and its work, on the record. False when the lease is no longer ours. */
async function end(
  session: PrismaSession,
  item: LeasedItem,
  notice: StoredNotice,
  outcome: NoticeEnd,
  error: string | null,
): Promise<boolean> {
  const state = outcome === 'failed' || outcome === 'unknown' ? 'DEAD' : 'DONE';
  if (!(await endWorkItem(session, item.id, item.leaseToken, { state, errorClass: error }))) return false;
  if (!(await endNotice(session, item.workspaceId, notice.id, outcome))) return false;
  if (outcome === 'moot') return true;
  const about = { notice_id: notice.id, user_id: notice.userId, reason: notice.reason };
  await recordAudit(session, {
    workspaceId: item.workspaceId,
    submissionId: null,
    kind: outcome === 'sent' ? 'callback.admin_told' : 'callback.admin_not_told',
    actor: noticeActor,
    detail: outcome === 'sent' ? about : { ...about, outcome, error },
  });
  return true;
}
