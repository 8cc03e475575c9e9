import type {
  ProblemError,
  RejectReasonCode,
  SampleVerdict,
  SubmissionStatus,
  ValidationError,
} from '@sendgate/contracts';
import type { HoldNeighbours, OpenHolds } from '@sendgate/db';
import type { Finding, Substitution } from '@sendgate/policy';
import type { LeasedItem } from './callback-view.ts';
import type { Actor } from './caller.ts';
import type { HoldEndingView } from './hold-ending-view.ts';
import type { FeedEnd, FeedEntry, FeedOptions } from './operations/review-feed.ts';
import type { TextChange } from './operations/text-changes.ts';
import type { DueView, Page, SubmissionFilters, SubmissionListView, SubmissionView } from './submission-view.ts';

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

/** Which holds are meant; all where nothing is said. */
export type HoldFilters = Pick<SubmissionFilters, 'channel' | 'severity' | 'rule' | 'recipient' | 'assignee'>;

/** What people do about holds, and what becomes of holds nobody decides about. */
export interface ReviewOperations {
  /** Holds, most urgent first unless told otherwise. */
  list(workspaceId: string, filters?: SubmissionFilters): Promise<Page<SubmissionListView>>;
  /** The holds before and after one in that order, its place in it and how many there are; what is decided keeps its place, and leads from the end to the first. */
  neighbours(workspaceId: string, actionId: string, filters?: HoldFilters): Promise<HoldNeighbours>;
  /** Who is deciding about which hold just now, by its action id: what they concluded can still be taken back. */
  deciders(workspaceId: string): Promise<ReadonlyMap<string, string>>;
  /** How many holds there are. */
  count(workspaceId: string, filters?: HoldFilters): Promise<number>;
  /** What was submitted to its recipient before, in its own mode; null for what is not there, or erased. */
  history(workspaceId: string, actionId: string): Promise<RecipientHistory | null>;
  /** The full submission with its timeline; reading a body is audited. Renews the reader's claim. */
  open(actor: Actor, actionId: string): Promise<ReviewView | null>;
  approve(actor: Actor, actionId: string, approval: Approval): Promise<ReviewOutcome>;
  reject(actor: Actor, actionId: string, rejection: Rejection): Promise<ReviewOutcome>;
  /** At most 100 decisions, each on its own: one that is refused stops no other. */
  decideMany(actor: Actor, bulk: BulkDecision): Promise<BulkResult[]>;
  /** Saves an edit without deciding; earlier approvals count no more. */
  edit(actor: Actor, actionId: string, edit: HoldEdit): Promise<ReviewView>;
  /** Undoes substitutions of a hold, or makes them again: exactly those named stand. `state_conflict` once the text was written anew. */
  chooseSubstitutions(actor: Actor, actionId: string, choice: SubstitutionChoice): Promise<ReviewView>;
  /** Takes a decision back while its window lasts. `nothing_to_undo` afterwards. */
  undo(actor: Actor, actionId: string): Promise<ReviewView>;
  /** Commits a decision whose window is over. Does nothing when it was taken back or has committed. */
  commit(pendingId: string): Promise<void>;
  /** Ten minutes, renewed by what the claimer does. `review_claimed` when somebody else has it, unless taken over. */
  claim(actor: Actor, actionId: string, claim: { expectedVersion: number; takeOver?: boolean }): Promise<ReviewView>;
  /** One's own claim; an admin also that of others. */
  release(actor: Actor, actionId: string, expectedVersion: number): Promise<ReviewView>;
  /** To a member who may decide, by e-mail address; null to nobody. */
  assign(
    actor: Actor,
    actionId: string,
    assignment: { expectedVersion: number; assignee: string | null },
  ): Promise<ReviewView>;
  escalate(actor: Actor, actionId: string, expectedVersion: number): Promise<ReviewView>;
  addNote(actor: Actor, actionId: string, note: { expectedVersion: number; text: string }): Promise<ReviewView>;
  /** Checks off a message that was sampled after it had been let go, once. */
  checkSample(actor: Actor, actionId: string, check: SampleCheck): Promise<ReviewView>;
  /** Samples of all workspaces: how many wait for a check, and what those that were checked came to. */
  sampleCounts(): Promise<Record<'waiting' | SampleVerdict, number>>;
  /** What people concluded in the last 24 hours about the holds of each rule, in all workspaces. */
  ruleOutcomes(): Promise<RuleOutcome[]>;
  /** Decisions of the last day that could not be made when their undo window was over, however often it was tried. */
  givenUpCommits(): Promise<number>;
  /** A place for `follow`: what happens after this call comes behind it. */
  feedEnd(workspaceId: string): Promise<FeedEnd>;
  /** What happens to the holds of a workspace, as it commits. */
  follow(workspaceId: string, options: FeedOptions): AsyncGenerator<FeedEntry[]>;
  /**
   * The kill switch: has every hold of a workspace paused with `block` ended, by a worker. `confirmed` is how many the
   * admin was told of; `state_conflict` where more wait.
   */
  endAll(actor: Actor, confirmed: number): Promise<HoldEndingView>;
  /** How many holds that would end, and the ending that was asked for last. */
  endings(actor: Actor): Promise<{ holds: number; latest: HoldEndingView | null }>;
  /** Carries an ending on; false when `stopped` ended it first. */
  runEnding(item: Pick<LeasedItem, 'workspaceId' | 'refId'>, stopped?: () => boolean): Promise<boolean>;
  /** Where a submission stands, also one whose content does not open. */
  standing(workspaceId: string, actionId: string): Promise<Standing | null>;
  /** Escalates holds whose answer is due; returns how many. */
  escalateDue(limit?: number): Promise<number>;
  /** How many holds wait for a person, how many of them longer than they should, and the longest wait. */
  openHolds(): Promise<OpenHolds>;
  /**
   * Rejects holds past their time; returns how many. It comes for each of them, `step` at a time, until `stopped` ends it
   * first; none waits behind one that fails. So do the two below.
   */
  expireDue(step?: number, stopped?: () => boolean): Promise<number>;
  /** Approves holds for quiet hours whose recipients may be written to now; returns how many. */
  releaseDue(step?: number, stopped?: () => boolean): Promise<number>;
  /** Takes approved messages whose evidence has grown too old back to a hold; returns how many. */
  holdExpiredEvidence(step?: number, stopped?: () => boolean): Promise<number>;
}
