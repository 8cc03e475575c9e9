import type { SubmissionStatus } from '@sendgate/contracts';

/** Everything that was seen and is kept of a soak, for `checks`. Times are milliseconds since 1970. */
export interface Evidence extends Journal {
  readonly store: StoredEvidence;
  /** Log lines of every process there was. */
  readonly logs: readonly string[];
}

/** What the outside was told. */
export interface Journal {
  /** Each answer that names a submission and its status: to a submission, a repeat, a poll, a report. */
  readonly answers: Answered[];
  readonly decisions: DecisionAnswered[];
  /** Each decision that was asked for, whether or not it was answered; `ended` is when nothing of it was under way any more. */
  readonly attempts: {
    readonly actionId: string;
    readonly decision: 'approved' | 'rejected';
    readonly ended: number;
  }[];
  readonly undone: { readonly actionId: string; readonly by: string; readonly at: number }[];
  /** Verdicts of previews with a key. */
  readonly verdicts: { readonly key: string; readonly verdict: string }[];
  /** Recipients from when an import was answered as done. */
  readonly suppressed: { readonly recipient: string; readonly since: number }[];
  readonly callbacks: CallbackSeen[];
  readonly handedOver: HandedOver[];
  /** Answers nothing allows, such as a 500. */
  readonly unexpected: string[];
  /** How often what was refused, and why; that is allowed, but a soak that is only refused proves nothing. */
  readonly refused: Map<string, number>;
  /** Fragments that no log may hold. */
  readonly secrets: string[];
}

export interface Answered {
  readonly actionId: string;
  readonly status: SubmissionStatus;
  readonly asked: number;
  readonly told: number;
  /** Of a submission or a repeat of one. */
  readonly key?: string;
  readonly recipient?: string;
  /** Whether it was said to be there before. */
  readonly replayed?: boolean;
}

export interface DecisionAnswered {
  readonly actionId: string;
  readonly by: string;
  readonly decision: 'approved' | 'rejected';
  /** False while it waits: for its undo window, or for others. */
  readonly decided: boolean;
  /** True where the same was concluded before. */
  readonly replayed: boolean;
  readonly asked: number;
  readonly told: number;
  /** What the recipient is to read; null where that is what was submitted. */
  readonly bodyText: string | null;
}

export interface CallbackSeen {
  readonly eventId: string;
  readonly at: number;
  /** Whether it was answered 2xx. */
  readonly accepted: boolean;
  /** Exactly as posted. */
  readonly raw: string;
}

export interface HandedOver {
  readonly actionId: string;
  readonly at: number;
  /** Whether it was answered 503, which promises that nothing was sent. */
  readonly refused: boolean;
}

/** What the store says at the end. */
export interface StoredEvidence {
  readonly submissions: readonly StoredSubmission[];
  readonly decisions: readonly { readonly submissionId: string; readonly decision: string; readonly final: boolean }[];
  readonly events: readonly {
    readonly id: string;
    readonly submissionId: string;
    readonly event: string;
    readonly state: string;
  }[];
  /** Work that is neither done nor given up. */
  readonly unfinished: readonly { readonly id: string; readonly kind: string; readonly state: string }[];
  readonly pendingDecisions: readonly string[];
  /** Imports and backtests that have not ended as done. */
  readonly unended: readonly string[];
  readonly auditFaults: readonly string[];
}

export interface StoredSubmission {
  readonly id: string;
  readonly key: string | null;
  readonly status: SubmissionStatus;
  readonly recipient: string;
  readonly reviewedBy: string | null;
  readonly dispatchMode: string | null;
  readonly erasedAt: number | null;
}

export function newJournal(): Journal {
  return {
    answers: [],
    decisions: [],
    attempts: [],
    undone: [],
    verdicts: [],
    suppressed: [],
    callbacks: [],
    handedOver: [],
    unexpected: [],
    refused: new Map(),
    secrets: [],
  };
}
