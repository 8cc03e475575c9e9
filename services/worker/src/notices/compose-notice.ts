import { plainTime } from '@sendgate/contracts';
import type { DispatchRoute, NoticeTask } from '@sendgate/gate';
import { buildMail, type ComposedMail } from '../dispatch/compose-mail.ts';

const reasons: Readonly<Record<string, string>> = {
  gone: 'it answered 410 Gone',
  no_success_120h: 'every attempt failed for five days',
};

/**
 * What an admin is told: which workspace, since when, why and what to do. It holds nothing that was submitted, and not the
 * address of the receiver, which may hold a secret.
 */
export function composeNotice(
  notice: NoticeTask,
  route: Extract<DispatchRoute, { mode: 'smtp' }>,
  now: Date,
): Promise<ComposedMail> {
  const { noticeId: id, to, workspaceName, disabledAt, reason, dashboardUrl } = notice;
  // It stands in one line, whoever named the workspace.
  const name = workspaceName.replaceAll(/[\p{Cc}\u2028\u2029]+/gu, ' ');
  const since = plainTime(disabledAt);
  return buildMail(route, now, {
    id,
    to,
    subject: `Callbacks of ${name} are disabled`,
    text: `The callback receiver of the workspace "${name}" has been disabled since ${since}: ${reasons[reason] ?? reason}.

Decisions of reviewers do not reach your systems any more. They are kept, and are delivered once the receiver is
enabled again. Until then, read the actions themselves.

What to do: mend the receiver, then open

  ${dashboardUrl}

and have it sent a test event. Once it answers with a 2xx it is enabled, and what waited is delivered.

You get this once, because you are an owner or admin of this workspace.
`,
    // Nobody's holiday is to answer it.
    headers: { 'Auto-Submitted': 'auto-generated' },
  });
}
