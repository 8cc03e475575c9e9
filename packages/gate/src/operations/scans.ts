import { findSubmissionForScan, findWorkspace, lockForScan, lockPause, raiseHold, upsertScan } from '@sendgate/db';
import type { Gate } from '../gate.ts';
import type { GateParts } from '../gate-parts.ts';
import { type ActivePolicies, settingsOf } from '../policy/active-policies.ts';
import { backToHold } from './hold-again.ts';
import { type ScanConcern, scanConcern } from './scan-concern.ts';
import { storableJson } from './storable-text.ts';

type NewScan = Parameters<typeof upsertScan>[2] & { kind: 'semantic' | 'grounding' };

/** What advisory scans read and leave behind. */
export function scanOperations(parts: GateParts, policies: ActivePolicies): Gate['scans'] {
  const { store } = parts;
  return {
    load: async (actionId) => {
      const row = await findSubmissionForScan(store.prisma, store.keys, actionId);
      if (!row) return null;
      const { workspaceId, channel, bodyText, subject, metadata, createdAt } = row;
      const records = (metadata as { source_records?: unknown[] } | null)?.source_records;
      return { workspaceId, channel, bodyText, subject, createdAt, actionId, sourceRecords: records ?? [] };
    },
    record: async (actionId, kind, result) => {
      const scan = { submissionId: actionId, kind, ...storableJson(result) };
      const concern = scan.state === 'done' ? scanConcern(kind, scan.findings) : null;
      await (concern === null
        ? upsertScan(store.prisma, store.keys, scan)
        : recordConcern(parts, policies, scan, concern));
    },
  };
}

/**
 * Writes a scan that found something, and what follows from it, in one transaction: a hold moves up the queue; an
 * approved message goes back to a hold where the workspace asks for it. A scan that comes twice has its effect once:
 * whoever approved the message after the first knew what it says.
 */
async function recordConcern(
  parts: GateParts,
  policies: ActivePolicies,
  scan: NewScan,
  concern: ScanConcern,
): Promise<void> {
  const { store } = parts;
  const scanned = await findSubmissionForScan(store.prisma, store.keys, scan.submissionId);
  if (!scanned) return;
  const active = await policies.current(scanned.workspaceId);
  await store.transaction(async (session) => {
    await lockPause(session, scanned.workspaceId);
    const locked = await lockForScan(session, store.keys, scan.submissionId, scan.kind);
    await upsertScan(session, store.keys, scan);
    if (!locked || locked.finishedBefore) return;
    const { submission } = locked;
    if (submission.status === 'QUEUED') await raiseHold(session, submission.id);
    if (submission.status !== 'APPROVED') return;
    const settings = settingsOf((await findWorkspace(session, submission.workspaceId))?.settings);
    if (settings.advisory_hold) {
      const why = { reason: 'advisory_hold', scan: scan.kind, queueReason: concern } as const;
      await backToHold(parts, session, active, submission, why);
    }
  });
}
