import type { AdvisoryScanView } from './submission-view.ts';

/** Input of an advisory scan: the text to read and the evidence for it. */
export interface ScanTask {
  actionId: string;
  workspaceId: string;
  channel: string;
  bodyText: string | null;
  subject: string | null;
  sourceRecords: unknown[];
  createdAt: Date;
}

/** What workers ask about advisory scans. */
export interface ScanOperations {
  load(actionId: string): Promise<ScanTask | null>;
  /**
   * Upserts the result. What it found moves a hold up the queue and, under `advisory_hold`, takes an approved message that
   * is neither sent nor being dispatched back to a hold; no other status is touched.
   */
  record(actionId: string, kind: 'semantic' | 'grounding', result: Omit<AdvisoryScanView, 'finishedAt'>): Promise<void>;
}
