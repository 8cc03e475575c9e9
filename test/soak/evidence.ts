import type { SubmissionStatus } from '@sendgate/contracts';

/** Everything that was seen and is kept of a soak, for `checks`. Times are milliseconds since 1970. */
export interface Evidence extends Journal {
  readonly store: StoredEvidence;
  /** Log lines of every process there was. */
  readonly logs: readonly string[];
}

/** What the outside was told. Workspaces are named by their ids. */
export interface Journal {
  /** Each answer that names a submission and its status: to a submission, a repeat, a poll, a report, a list. */
  readonly answers: Answered[];
  readonly decisions: DecisionAnswered[];
  /** Each decision that was asked for, whether or not it was answered; `ended` is when nothing of it was under way any more. */
  readonly attempts: {
    readonly actionId: string;
    readonly by: string;
    readonly decision: 'approved' | 'rejected';
    readonly ended: number;
  }[];
  readonly undone: { readonly actionId: string; readonly by: string; readonly at: number }[];
  /** Verdicts of previews with a key. */
  readonly verdicts: { readonly key: string; readonly verdict: string }[];
  /** Recipients from when an import was answered as done. */
  readonly suppressed: { readonly workspace: string; readonly recipient: string; readonly since: number }[];
  /** Recipients whose erasure was answered as done. */
  readonly erased: { readonly workspace: string; readonly recipient: string; readonly asked: number }[];
  /** When the evidence of a message was made to be over. */
  readonly outdated: { readonly actionId: string; readonly at: number }[];
  /** Times in which it may have been day where it is night otherwise. */
  readonly days: { readonly workspace: string; readonly from: number; readonly to: number }[];
  /** Secrets of callbacks in their order, from when its workspace was told of each; infinite where no answer came. */
  readonly callbackSecrets: { readonly workspace: string; readonly secret: string; readonly since: number }[];
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
  /** Whose key asked. */
  readonly workspace: string;
  readonly livemode: boolean;
  readonly status: SubmissionStatus;
  readonly asked: number;
  readonly told: number;
  /** Of a submission or a repeat of one. */
  readonly key?: string;
  readonly recipient?: string;
  /** Whether it was said to be there before. */
  readonly replayed?: boolean;
  /** In a list, which may be a minute behind the evidence of a message. */
  readonly listed?: boolean;
  /** To somebody whose hours are over. */
  readonly quiet?: boolean;
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
  /** Whose URL was called. */
  readonly workspace: string;
  readonly at: number;
  /** Whether it was answered 2xx. */
  readonly accepted: boolean;
  readonly headers: Readonly<Record<string, string>>;
  /** Exactly as posted. */
  readonly raw: string;
}

export interface HandedOver {
  readonly actionId: string;
  /** Whose sender or mail server it was. */
  readonly workspace: string;
  readonly at: number;
  /** Whether it was refused in a way that promises that nothing was sent: 503, or 4xx by mail. */
  readonly refused: boolean;
  readonly recipient: string;
  /** Holds what its recipient is to read, and whatever else came with it. */
  readonly content: string;
}

/** What the store says at the end. */
export interface StoredEvidence {
  readonly submissions: readonly StoredSubmission[];
  readonly decisions: readonly StoredDecision[];
  readonly events: readonly {
    readonly id: string;
    readonly submissionId: string;
    readonly event: string;
    readonly state: string;
  }[];
  /** What quiet hours let go by themselves. */
  readonly released: readonly { readonly submissionId: string; readonly at: number }[];
  /** What was counted as submitted to the gate. */
  readonly counted: readonly { readonly workspace: string; readonly livemode: boolean; readonly requests: number }[];
  /** Where recipients still stand who were erased. */
  readonly traces: readonly string[];
  /** Work that is neither done nor given up. */
  readonly unfinished: readonly { readonly id: string; readonly kind: string; readonly state: string }[];
  readonly pendingDecisions: readonly string[];
  /** Imports, backtests and erasures that have not ended as done, and holds whose hour is over. */
  readonly unended: readonly string[];
  readonly auditFaults: readonly string[];
}

export interface StoredSubmission {
  readonly id: string;
  readonly workspace: string;
  readonly livemode: boolean;
  /** As `Answered` has it: with the workspace and mode it counts in. */
  readonly key: string | null;
  readonly status: SubmissionStatus;
  readonly recipient: string;
  readonly dispatchMode: string | null;
  /** When it was begun to be handed over. */
  readonly beganAt: number | null;
  readonly erasedAt: number | null;
  /** How often it went back to a hold. */
  readonly heldAgain: number;
}

export interface StoredDecision {
  readonly submissionId: string;
  readonly reviewer: string;
  readonly decision: string;
  readonly final: boolean;
  readonly reason: string | null;
  /** Approvals count together where round and text are the same. */
  readonly round: number;
  readonly text: string;
  /** How many have to approve in its workspace. */
  readonly needed: number;
}

export function newJournal(): Journal {
  return {
    ...{ answers: [], decisions: [], attempts: [], undone: [], verdicts: [], suppressed: [], erased: [], outdated: [] },
    ...{
      days: [],
      callbackSecrets: [],
      callbacks: [],
      handedOver: [],
      unexpected: [],
      refused: new Map(),
      secrets: [],
    },
  };
}
