import {
  addUsage,
  findSubmissionForScan,
  findWorkspace,
  guardStore,
  lockForScan,
  raiseHold,
  type Store,
  upsertScan,
} from '@sendgate/db';
import type { Gate } from '../gate.ts';
import { settingsOf } from '../policy/active-policies.ts';
import { backToHold } from './hold-again.ts';
import { type ScanConcern, scanConcern } from './scan-concern.ts';

type NewScan = Parameters<typeof upsertScan>[1] & { kind: 'semantic' | 'grounding' };

/** What advisory scans read and leave behind. */
export function scanOperations(store: Store): Gate['scans'] {
  return {
    load: async (actionId) => {
      const row = await guardStore(findSubmissionForScan(store.prisma, actionId));
      if (!row) return null;
      const { metadata, ...task } = row;
      const records = (metadata as { source_records?: unknown[] } | null)?.source_records;
      return { ...task, actionId, sourceRecords: records ?? [] };
    },
    record: async (actionId, kind, { tokens = 0, ...result }) => {
      const scan = { submissionId: actionId, kind, ...result };
      const concern = scan.state === 'done' ? scanConcern(kind, scan.findings) : null;
      const target = await guardStore(
        concern === null ? upsertScan(store.prisma, scan) : recordConcern(store, scan, concern),
      );
      if (!target || tokens === 0) return;
      const day = new Date().toISOString().slice(0, 10);
      await guardStore(addUsage(store.prisma, [{ ...target, day, kind: `advisory_${kind}`, requests: 1, tokens }]));
    },
  };
}

/**
 * Writes a scan that found something, and what follows from it, in one transaction: a hold moves up the queue; an
 * approved message goes back to a hold where the workspace asks for it. A scan that comes twice has its effect once:
 * whoever approved the message after the first knew what it says.
 */
function recordConcern(store: Store, scan: NewScan, concern: ScanConcern): ReturnType<typeof upsertScan> {
  return store.transaction(async (session) => {
    const locked = await lockForScan(session, scan.submissionId, scan.kind);
    const target = await upsertScan(session, scan);
    if (!locked || locked.finishedBefore) return target;
    const { submission } = locked;
    if (submission.status === 'QUEUED') await raiseHold(session, submission.id);
    if (submission.status !== 'APPROVED') return target;
    const settings = settingsOf((await findWorkspace(session, submission.workspaceId))?.settings);
    if (settings.advisory_hold) {
      await backToHold(session, submission, { reason: 'advisory_hold', scan: scan.kind, queueReason: concern });
    }
    return target;
  });
}
