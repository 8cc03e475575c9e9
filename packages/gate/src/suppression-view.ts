export interface SuppressionView {
  /** `#` and a hash where the person was erased. */
  entry: string;
  reason: string;
  createdBy: string;
  createdAt: Date;
}

export const importStates = ['waiting', 'running', 'done', 'failed'] as const;
export type ImportState = (typeof importStates)[number];

/** A row of a file that is no recipient of any channel. */
export interface RefusedRow {
  line: number;
  reason: string;
  /** What it holds, its first 200 characters. */
  text: string;
}

/** A file of recipients on its way into the suppression list. */
export interface SuppressionImportView {
  importId: string;
  state: ImportState;
  reason: string;
  createdBy: string;
  /** Lines of the file; at most this many recipients. */
  lines: number;
  /** Recipients read so far, added or not. */
  rowsDone: number;
  /** How many were new. */
  added: number;
  invalid: number;
  holdsBlocked: number;
  /** The first hundred lines that are no recipient. */
  errors: { line: number; reason: string }[];
  /** Until when all of them can be had with what they hold; null where there are none, or they are not kept any more. */
  refusedUntil: Date | null;
  createdAt: Date;
  finishedAt: Date | null;
}
