import type {
  ProblemError,
  RejectReasonCode,
  SampleVerdict,
  SubmissionStatus,
  ValidationError,
} from '@sendgate/contracts';
import type { Finding, Substitution } from '@sendgate/policy';
import type { TextChange } from './operations/text-changes.ts';
import type { DueView, SubmissionListView, SubmissionView } from './submission-view.ts';

export interface Approval {
  /** The version the reviewer looked at. */
  expectedVersion: number;
  /** Needs 10 characters while a BLOCK violation remains. */
  reason?: string | null;
  /** An edit; left out, the text is approved as it stands. */
  bodyText?: string;
  subject?: string;
  /** Approve an edit although it adds a BLOCK violation. */
  override?: boolean;
  /** Leave the reviewer a few seconds in which it can be taken back; nothing happens before. */
  undoable?: boolean;
  /** One of many, none of which its approver looked at by itself: refused while anything blocks the text. */
  bulk?: boolean;
}

export interface Rejection {
  expectedVersion: number;
  reasonCode: RejectReasonCode;
  note?: string | null;
  /** What the caller is asked to do instead. */
  guidance?: string | null;
  undoable?: boolean;
}

/** An edit saved on a hold without a decision. */
export interface HoldEdit {
  expectedVersion: number;
  bodyText?: string;
  subject?: string;
}

/** One wording in the place of another, and whether it stands in the text an approval would release. */
export interface SubstitutionView extends Substitution {
  standing: boolean;
}

/** Which of the substitutions of a hold are to stand, by number; all others are undone. */
export interface SubstitutionChoice {
  expectedVersion: number;
  standing: readonly number[];
}

/** What a look at a sampled message came to. */
export interface SampleCheck {
  expectedVersion: number;
  verdict: SampleVerdict;
  note?: string | null;
}

export interface ReviewNoteView {
  id: string;
  author: string;
  /** Null once erased. */
  text: string | null;
  at: Date;
}

/** A decision that its reviewer may still take back. */
export interface PendingDecisionView {
  id: string;
  decision: 'approved' | 'rejected';
  by: string;
  commitsAt: Date;
}

/** Where a submission stands, whether its content opens or not. */
export interface Standing {
  status: SubmissionStatus;
  version: number;
  pending: PendingDecisionView | null;
}

/** A submission as its reviewers see it. */
export interface ReviewView extends SubmissionView {
  /** Null on anything that is not held, or has no due time. */
  due: DueView | null;
  /** Who has it in hand just now. */
  claim: { by: string; until: Date } | null;
  notes: ReviewNoteView[];
  pending: PendingDecisionView | null;
  /** Null on what was not sampled; `check` is null until somebody has looked. */
  sample: { check: { by: string; verdict: SampleVerdict; at: Date } | null } | null;
  /** Who approved the text that stands, since it came to stand. */
  approvedBy: string[];
  /** People who must approve it; 1 on anything that is not held. */
  requiredApprovals: number;
  /** Those of its repair, else those its findings suggest; null where there is nothing to choose. */
  substitutions: SubstitutionView[] | null;
  /** Who edited the text that stands, what changed against the original, and what the policy finds in it now. */
  edit: { by: string | null; subject: TextChange[] | null; bodyText: TextChange[]; findings: Finding[] } | null;
}

/** What came for the recipient of a submission, in the same mode. */
export interface RecipientHistory {
  /** Before it, newest first, at most 10. */
  earlier: SubmissionListView[];
  hasMore: boolean;
  /** Other submissions in the last 7 days; 1,000 stands for that many or more. */
  lastWeek: number;
}

/** One decision of several asked for at once. */
export interface BulkDecision {
  decision: 'approve' | 'reject';
  items: readonly { actionId: string; expectedVersion: number }[];
  reason?: string | null;
  /** Required to reject; one for all. */
  reasonCode?: RejectReasonCode;
  note?: string | null;
  guidance?: string | null;
  undoable?: boolean;
}

/** What came of one item: its outcome, or why there is none. */
export type BulkResult =
  | { actionId: string; outcome: ReviewOutcome }
  | { actionId: string; refusal: ProblemError | ValidationError };

export interface ReviewOutcome {
  submission: ReviewView;
  /** False while more approvals are required. */
  decided: boolean;
  approvals: number;
  requiredApprovals: number;
  /** True when the same reviewer had already concluded the same. */
  replayed: boolean;
}

/** How many holds of a rule people ended so. `approved`: as it stood, so the rule was overruled. */
export interface RuleOutcome {
  rule: string;
  outcome: 'approved' | 'edited' | 'rejected';
  count: number;
}
