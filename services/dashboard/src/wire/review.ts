import {
  MAX_COUNTED,
  nullable,
  PolicyViolation,
  type ProblemCode,
  pagePosition,
  RemediationRecord,
  SubmissionListItem,
  SubmissionV2,
  sampleVerdicts,
  stringEnum,
} from '@sendgate/contracts';
import {
  type DueView,
  detailFields,
  type Page,
  type PendingDecisionView,
  type RecipientHistory,
  type ReviewOutcome,
  type ReviewView,
  repairedText,
  replyFields,
  type SubmissionListView,
  toListItem,
  toTime,
  toViolation,
} from '@sendgate/gate';
import { type Static, Type } from 'typebox';

export const ActionParams = Type.Object({ action_id: Type.String({ minLength: 1, maxLength: 64 }) });

/** What may stand in the way of any decision about a hold. */
export const reviewErrors = [
  'action_not_found',
  'precondition_required',
  'version_mismatch',
  'state_conflict',
  'decision_pending',
  'content_unreadable',
  'sealing_key_missing',
] as const satisfies readonly ProblemCode[];

const version = Type.Integer({ minimum: 1, description: 'Send it back in If-Match with the decision.' });

const dateTime = () => Type.String({ format: 'date-time' });

/** What people are doing about a hold, shown in the list and on its own page alike. */
const deskFields = {
  claim: nullable(
    Type.Object({
      by: Type.String(),
      until: Type.String({ format: 'date-time', description: 'Renewed by whatever the claimer does.' }),
    }),
  ),
  due: nullable(
    Type.Object({
      at: dateTime(),
      state: stringEnum(['calm', 'amber', 'red', 'overdue'] as const, {
        description: 'Amber when half the time is gone, red when nine tenths are.',
      }),
    }),
  ),
  escalated_at: nullable(dateTime()),
  raised_at: nullable(
    Type.String({
      format: 'date-time',
      description: 'When an advisory scan found something in the hold: from then on half of its time counts as gone.',
    }),
  ),
};

/** A row of the review queue: what is needed to choose, no bodies. */
export const ReviewListItem = Type.Object(
  {
    ...SubmissionListItem.properties,
    ...deskFields,
    version,
    respond_by: nullable(dateTime()),
    release_at: nullable(dateTime()),
  },
  { $id: 'ReviewListItem' },
);

export const ReviewPage = Type.Object(
  {
    reviews: Type.Array(ReviewListItem),
    limit: Type.Integer(),
    offset: Type.Integer(),
    has_more: Type.Boolean(),
    next_offset: nullable(Type.Integer()),
  },
  { $id: 'ReviewPage' },
);

const Change = Type.Object({ kind: stringEnum(['same', 'added', 'removed'] as const), text: Type.String() });

const { hold_token: _, ...submissionFields } = SubmissionV2.properties;

/** Everything a reviewer decides on. The hold token is the caller's and stays out. */
export const ReviewDetail = Type.Object(
  {
    ...submissionFields,
    ...deskFields,
    version,
    assignee: nullable(Type.String()),
    notes: Type.Array(
      Type.Object({
        id: Type.String(),
        author: Type.String(),
        at: dateTime(),
        text: nullable(Type.String({ description: 'Null once erased.' })),
      }),
    ),
    pending: nullable(
      Type.Object(
        {
          id: Type.String(),
          decision: stringEnum(['approved', 'rejected'] as const),
          by: Type.String(),
          commits_at: dateTime(),
        },
        { description: 'A decision that its reviewer may still take back.' },
      ),
    ),
    sample: nullable(
      Type.Object(
        {
          check: nullable(Type.Object({ by: Type.String(), verdict: stringEnum(sampleVerdicts), at: dateTime() })),
        },
        { description: 'On a message that was sampled after it had been let go; `check` is null until one looked.' },
      ),
    ),
    approved_by: Type.Array(Type.String(), { description: 'Who approved the text that stands.' }),
    required_approvals: Type.Integer({ minimum: 1 }),
    substitutions: nullable(
      Type.Array(
        Type.Object({
          ...RemediationRecord.properties,
          standing: Type.Boolean({ description: 'Whether it stands in the text an approval would release.' }),
        }),
        {
          description:
            'Wordings in the place of others: those the repair made, else those the findings suggest. Null on anything that is not held, or was written anew.',
        },
      ),
    ),
    edit: nullable(
      Type.Object(
        {
          by: nullable(Type.String()),
          subject_changes: nullable(Type.Array(Change)),
          body_changes: Type.Array(Change),
          policy_violations: Type.Array(PolicyViolation),
        },
        { description: 'The edited text against the original, and what the policy finds in it.' },
      ),
    ),
  },
  { $id: 'ReviewDetail' },
);
export type ReviewDetail = Static<typeof ReviewDetail>;

export const ReviewHistory = Type.Object(
  {
    earlier: Type.Array(SubmissionListItem, { maxItems: 10 }),
    has_more: Type.Boolean({ description: 'Whether there are older ones.' }),
    last_7_days: Type.Integer({
      maximum: MAX_COUNTED,
      description: `Other submissions to the recipient in the last 7 days; ${MAX_COUNTED} stands for that many or more.`,
    }),
  },
  { $id: 'ReviewHistory' },
);

export const ReviewDecision = Type.Object(
  {
    decided: Type.Boolean({ description: 'False while more approvals are required.' }),
    approvals: Type.Integer({ minimum: 0, description: 'Approvals of the text there are; none for a rejection.' }),
    required_approvals: Type.Integer({
      minimum: 1,
      description: 'How many are needed; of a decision asked for again, how many were.',
    }),
    replayed: Type.Boolean({
      description: 'True when this reviewer had already concluded the same about the same text.',
    }),
    review: ReviewDetail,
  },
  { $id: 'ReviewDecision' },
);

export function toReviewPage(page: Page<SubmissionListView>, limit: number, offset: number): Static<typeof ReviewPage> {
  return {
    reviews: page.items.map(toReviewListItem),
    ...pagePosition(limit, offset, page.hasMore),
  };
}

function toReviewListItem(view: SubmissionListView): Static<typeof ReviewListItem> {
  return {
    ...toListItem(view),
    version: view.version,
    claim:
      view.claimedBy === null || view.claimedUntil === null
        ? null
        : { by: view.claimedBy, until: toTime(view.claimedUntil) },
    due: toDue(view.due),
    escalated_at: toTime(view.escalatedAt),
    raised_at: toTime(view.raisedAt),
    respond_by: toTime(view.respondBy),
    release_at: toTime(view.releaseAt),
  };
}

export function toReviewHistory({ earlier, hasMore, lastWeek }: RecipientHistory): Static<typeof ReviewHistory> {
  return { earlier: earlier.map(toListItem), has_more: hasMore, last_7_days: lastWeek };
}

/** Unlike a caller, a reviewer sees the message as it was submitted, and an edit from the moment it is made. */
export function toReviewDetail(view: ReviewView): ReviewDetail {
  return {
    ...replyFields(view),
    ...detailFields(view),
    channel: view.channel,
    body_html: view.bodyHtml,
    edited: view.edited,
    approved_body: view.approvedBody,
    approved_subject: view.approvedSubject,
    ...repairedText(view, view.edited),
    ack_message: view.ackMessage,
    ...(view.safeFallback === null ? {} : { safe_fallback: view.safeFallback }),
    respond_by: toTime(view.respondBy),
    version: view.version,
    assignee: view.assignee,
    escalated_at: toTime(view.escalatedAt),
    raised_at: toTime(view.raisedAt),
    claim: view.claim && { by: view.claim.by, until: toTime(view.claim.until) },
    due: toDue(view.due),
    notes: view.notes.map(({ id, author, at, text }) => ({ id, author, at: toTime(at), text })),
    pending: view.pending && toPending(view.pending),
    sample: view.sample && {
      check: view.sample.check && { ...view.sample.check, at: toTime(view.sample.check.at) },
    },
    approved_by: view.approvedBy,
    required_approvals: view.requiredApprovals,
    substitutions: view.substitutions,
    edit: view.edit && {
      by: view.edit.by,
      subject_changes: view.edit.subject,
      body_changes: view.edit.bodyText,
      policy_violations: view.edit.findings.map(toViolation),
    },
  };
}

/** A decision that its reviewer may still take back. */
export function toPending({ id, decision, by, commitsAt }: PendingDecisionView): NonNullable<ReviewDetail['pending']> {
  return { id, decision, by, commits_at: toTime(commitsAt) };
}

function toDue(due: DueView | null) {
  return due && { at: toTime(due.dueAt), state: due.state };
}

export function toReviewDecision(outcome: ReviewOutcome): Static<typeof ReviewDecision> {
  return {
    decided: outcome.decided,
    approvals: outcome.approvals,
    required_approvals: outcome.requiredApprovals,
    replayed: outcome.replayed,
    review: toReviewDetail(outcome.submission),
  };
}
