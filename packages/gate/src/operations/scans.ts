import { addUsage, findSubmissionForScan, guardStore, type Store, upsertScan } from '@sendgate/db';
import type { Gate } from '../gate.ts';

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
    record: async (actionId, kind, { tokens = 0, ...scan }) => {
      const target = await guardStore(upsertScan(store.prisma, { submissionId: actionId, kind, ...scan }));
      if (!target || tokens === 0) return;
      const day = new Date().toISOString().slice(0, 10);
      await guardStore(addUsage(store.prisma, [{ ...target, day, kind: `advisory_${kind}`, requests: 1, tokens }]));
    },
  };
}
