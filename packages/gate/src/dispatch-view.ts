import type { Channel, DispatchMode, Metadata, WorkspaceSettings } from '@sendgate/contracts';
import type { LeasedItem } from './callback-view.ts';
import type { Actor } from './caller.ts';
import type { ReviewView } from './review-view.ts';

/** One message exactly as it was approved. */
export interface ApprovedMessage {
  actionId: string;
  channel: Channel;
  recipient: string;
  subject: string | null;
  bodyText: string;
  /** Null without HTML, and after an edit, which covers the text alone. */
  bodyHtml: string | null;
  edited: boolean;
  remediated: boolean;
  metadata: Metadata | null;
  label: string | null;
  governanceActionId: string | null;
  snapshotId: string;
  configHash: string;
  createdAt: Date;
}

/** Where a message goes and with which secrets, opened. */
export type DispatchRoute =
  | {
      mode: 'smtp';
      connection: NonNullable<WorkspaceSettings['dispatch_smtp']>;
      password: string | null;
      dkimKey: string | null;
    }
  | {
      mode: 'webhook';
      url: string;
      /** `previous` only inside its overlap. */
      secrets: { current: string; previous: string | null };
    };

/** One message to hand over, under the lease of its work item. */
export interface DispatchTask {
  workspaceId: string;
  message: ApprovedMessage;
  /** Null when the workspace's settings name a way but not all it needs. */
  route: DispatchRoute | null;
  mode: Exclude<DispatchMode, 'caller'>;
  /** The submission's version; what is begun must still be what was read. */
  version: number;
  /** Counts every attempt ever made, this one included; starts at 1. */
  attempt: number;
  /** How often the provider has refused before it took anything, since somebody last asked for the dispatch. */
  refusals: number;
}

/** Whether the first byte may be written. Everything but `begun` means: let go, it is settled or somebody else's. */
export type DispatchPermission = 'begun' | 'paused' | 'stopped' | 'lost';

/** What an attempt came to, as the worker classified it. */
export type DispatchResult =
  | { kind: 'sent'; providerMessageId: string | null }
  /** The provider has for certain not taken the message. */
  | { kind: 'refused'; errorClass: string; afterSeconds: number }
  | { kind: 'failed'; errorClass: string }
  /** It may or may not have been sent: never tried again by itself. */
  | { kind: 'unknown'; errorClass: string };

export interface DispatchRecord {
  result: DispatchResult;
  mode: Exclude<DispatchMode, 'caller'>;
  durationMs: number;
}

/** What was written. `late`: another worker had the lease, so the outcome was put on record and changed nothing. */
export type DispatchOutcome = 'sent' | 'refused' | 'failed' | 'unknown' | 'late';

/** What workers ask about messages that Sendgate sends itself. */
export interface DispatchOperations {
  /** What an item is to hand over; null when it is settled, or waits for a pause to end. */
  open(item: LeasedItem): Promise<DispatchTask | null>;
  /** Leave to write the first byte. `begun` puts on record that it was taken. */
  begin(item: LeasedItem, task: DispatchTask): Promise<DispatchPermission>;
  /** Writes the attempt, the submission's end and the item's next run in one transaction. */
  record(item: LeasedItem, record: DispatchRecord): Promise<DispatchOutcome>;
  /** Dispatches a failed message again. `dispatch_unknown` unless confirmed, where it may have been sent. */
  retry(actor: Actor, actionId: string, confirmUnknown: boolean): Promise<ReviewView>;
}
