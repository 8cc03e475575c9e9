import type { NearMiss, QueueReason, testedStatuses, ValidationErrorEntry } from '@sendgate/contracts';
import type { Finding } from '@sendgate/policy';
import type { OutboundSubmission } from './submission-view.ts';

/** A message somebody tries a policy on. It is submitted by nobody and stored nowhere. */
export interface TriedMessage
  extends Pick<OutboundSubmission, 'channel' | 'subject' | 'bodyText' | 'bodyHtml' | 'contentType' | 'metadata'> {
  /** Null: rules that read who is written to do not run. */
  recipient: string | null;
}

/** What a message would come to under one policy. */
export interface TestedOutcome {
  status: (typeof testedStatuses)[number];
  queueReason: QueueReason | null;
  violations: Finding[];
  /** Found by rules in shadow mode, which changes nothing about the outcome. */
  shadowViolations: Finding[];
}

/** A message under the draft as it is saved, and under the policy in force. */
export interface DraftTestView {
  /** Of the draft. */
  version: number;
  /** What is wrong with the draft itself, so that it cannot be published. */
  problems: ValidationErrorEntry[];
  /** Null where the draft cannot even be built; its problems say why. */
  draft: TestedOutcome | null;
  inForce: TestedOutcome;
  /** What rules of the draft looked at and let go. */
  nearMisses: NearMiss[];
  nearMissesTruncated: boolean;
}
