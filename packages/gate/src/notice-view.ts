import type { LeasedItem } from './callback-view.ts';

/** One e-mail to one admin: the callback receiver of their workspace was disabled. */
export interface NoticeTask {
  noticeId: string;
  workspaceId: string;
  workspaceName: string;
  to: string;
  /** `gone` or `no_success_120h`. */
  reason: string;
  disabledAt: Date;
  /** Where the receiver can be enabled again. */
  dashboardUrl: string;
}

/** What an attempt came to, as the worker classified it. */
export type NoticeResult =
  | { kind: 'sent' }
  /** The mail server has for certain not taken it. */
  | { kind: 'refused'; errorClass: string; afterSeconds: number }
  | { kind: 'failed'; errorClass: string }
  /** It may or may not have been taken: never tried again. */
  | { kind: 'unknown'; errorClass: string }
  /** The service has no mail server to send it by. */
  | { kind: 'unsent' };

/** Notices to admins, under the leases of their work items. */
export interface NoticeOperations {
  /** What an item is to tell an admin; null when there is nothing to tell any more, and then the item is settled. */
  open(item: LeasedItem): Promise<NoticeTask | null>;
  /** Leave to write the first byte; false once it was given, or the lease is lost. */
  begin(item: LeasedItem): Promise<boolean>;
  /** Writes the notice's end and the item's next run in one transaction; false when the lease was lost. */
  record(item: LeasedItem, result: NoticeResult): Promise<boolean>;
}
