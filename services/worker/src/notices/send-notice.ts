import type { DispatchRoute, Gate, LeasedItem, NoticeResult } from '@sendgate/gate';
import { durationMs, adminNotices as queue } from '@sendgate/queues';
import { spreadWaitSeconds } from '../deliver/schedule.ts';
import { classifyMail } from '../dispatch/classify-mail.ts';
import { NotPermitted } from '../dispatch/dispatch-message.ts';
import type { MailSender } from '../dispatch/mail-sender.ts';
import type { DispatchVerdict } from '../dispatch/verdict.ts';
import { recordSurely } from '../record-surely.ts';
import { composeNotice } from './compose-notice.ts';

/** The service's own mail server, and who may be reached through it. */
export interface NoticeMail {
  readonly route: Extract<DispatchRoute, { mode: 'smtp' }>;
  readonly sender: MailSender;
}

/** One attempt, for logs and figures. Content-free. */
export interface NoticeEvent {
  readonly noticeId: string;
  readonly workspaceId: string;
  readonly attempt: number;
  /** `lost`: another worker holds the lease, nothing was written. */
  readonly outcome: NoticeResult['kind'] | 'lost';
  readonly errorClass: string | null;
}

export interface NoticeParts {
  readonly notices: Gate['notices'];
  /** Null where the operator has set no mail server. */
  readonly mail: NoticeMail | null;
  readonly onNotice?: (event: NoticeEvent) => void;
  readonly now?: () => number;
  /** Uniform in [0, 1). */
  readonly draw?: () => number;
}

/**
 * Tells one admin, at most once: that a message is about to be written is put on record before the first byte of it, and
 * after that only the mail server's own word makes the outcome known.
 * @throws the signal's reason when the attempt was given up. Had it begun, whoever claims the item next records it as
 * unknown.
 */
export async function sendNotice(parts: NoticeParts, item: LeasedItem, signal: AbortSignal): Promise<void> {
  const { mail, notices, now = Date.now, draw = Math.random } = parts;
  const task = await notices.open(item);
  if (task === null) return;
  let refused = false;
  const beforeWrite = async () => {
    refused = !(await notices.begin(item));
    if (refused) throw new NotPermitted();
  };
  let result: NoticeResult = { kind: 'unsent' };
  if (mail !== null) {
    const composed = await composeNotice(task, mail.route, new Date(now()));
    const sent = await mail.sender.send({ route: mail.route, mail: composed, signal, beforeWrite });
    if (refused) return;
    result = resultOf(classifyMail(sent), item.attempt, draw());
  }
  const written = await recordSurely(() => notices.record(item, result), signal);
  parts.onNotice?.({
    noticeId: task.noticeId,
    workspaceId: task.workspaceId,
    attempt: item.attempt,
    outcome: written ? result.kind : 'lost',
    errorClass: 'errorClass' in result ? result.errorClass : null,
  });
}

function resultOf(verdict: DispatchVerdict, attempt: number, draw: number): NoticeResult {
  if (verdict.kind === 'sent') return { kind: 'sent' };
  const { kind, errorClass } = verdict;
  if (kind !== 'refused') return { kind, errorClass };
  const wait = queue.retryAfter[attempt - 1];
  if (wait === undefined) return { kind: 'failed', errorClass };
  return { kind, errorClass, afterSeconds: spreadWaitSeconds(durationMs(wait) / 1_000, null, draw) };
}
