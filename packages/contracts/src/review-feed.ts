import { type Static, Type } from 'typebox';
import type { AuditKind } from './audit-kinds.ts';
import { nullable, stringEnum } from './nullable.ts';

/** What the live feed tells apart. */
export const reviewFeedEvents = [
  'hold.created',
  'hold.changed',
  'hold.decided',
  'note.added',
  'scan.finished',
] as const;
export type ReviewFeedEvent = (typeof reviewFeedEvents)[number];

/** Which records people who work on holds are told of at once, and as what. Readings are nobody's business. */
export const feedEventOf = {
  'submission.decided': 'hold.created',
  'submission.held_again': 'hold.created',
  'submission.delivery_conflict': 'hold.changed',
  'submission.blocked': 'hold.decided',
  'submission.released': 'hold.decided',
  'submission.erased': 'hold.decided',
  'submission.release_postponed': 'hold.changed',
  'submission.release_withheld': 'hold.changed',
  'submission.scanned': 'scan.finished',
  'review.approved': 'hold.decided',
  'review.rejected': 'hold.decided',
  'review.approval_added': 'hold.changed',
  'review.claimed': 'hold.changed',
  'review.released': 'hold.changed',
  'review.assigned': 'hold.changed',
  'review.escalated': 'hold.changed',
  'review.edited': 'hold.changed',
  'review.decision_begun': 'hold.changed',
  'review.decision_undone': 'hold.changed',
  'review.decision_called_off': 'hold.changed',
  'review.note_added': 'note.added',
} as const satisfies Partial<Record<AuditKind, ReviewFeedEvent>>;

/** Data of one server-sent event: that something happened, never what was written. */
export const ReviewFeedItem = Type.Object(
  {
    event: stringEnum(reviewFeedEvents),
    kind: Type.String({ description: 'The record behind it; see the audit page.' }),
    action_id: Type.String(),
    by: nullable(Type.String({ description: 'The person or clock that did it; null for a caller.' })),
    at: Type.String({ format: 'date-time' }),
  },
  { $id: 'ReviewFeedItem' },
);
export type ReviewFeedItem = Static<typeof ReviewFeedItem>;
