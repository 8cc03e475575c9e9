import type { Logger } from '@sendgate/runtime';
import type { NoticeEvent } from './send-notice.ts';

/** Writes notices into the log. That no mail server is set is said once and not for every admin. */
export function openNoticeLog(logger: Pick<Logger, 'info' | 'warn'>): (event: NoticeEvent) => void {
  let told = false;
  return ({ noticeId, workspaceId, attempt, outcome, errorClass }) => {
    if (outcome === 'unsent') {
      if (!told) {
        const why = 'admins are told by the dashboard alone: SENDGATE_MAIL_URL is not set';
        logger.warn(why, { workspace_id: workspaceId });
      }
      told = true;
      return;
    }
    const fields = { notice_id: noticeId, workspace_id: workspaceId, attempt, outcome, reason: errorClass };
    if (outcome === 'sent' || outcome === 'refused') logger.info('notice attempted', fields);
    else logger.warn('notice ended without being sent for certain', fields);
  };
}
