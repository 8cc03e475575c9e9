/**
 * `waiting` until a worker takes it up; `running` also while a message is with a provider and has to be waited for. `failed`:
 * what was stored of the request does not open, so nobody knows any more whom it is about; ask again.
 */
export const erasureStates = ['waiting', 'running', 'done', 'failed'] as const;
export type ErasureState = (typeof erasureStates)[number];

/** A request to forget a recipient. Whom it is about is known until it is done, and never shown. */
export interface ErasureView {
  erasureId: string;
  state: ErasureState;
  /** Recognises the recipient in this workspace's records, and nowhere else. */
  recipientHash: string;
  requestedBy: string;
  /** Submissions erased so far. */
  submissions: number;
  createdAt: Date;
  finishedAt: Date | null;
}

/** How much of each kind of data one step of retention took. */
export interface Retained {
  submissions: number;
  callbacks: number;
  findings: number;
  usageDays: number;
  auditEvents: number;
  /** Imported files whose refused rows were kept. */
  refusedFiles: number;
}
