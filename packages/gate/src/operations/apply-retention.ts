import {
  type Erased,
  eraseSubmissions,
  findWorkspace,
  forgetAudit,
  forgetCallbacks,
  forgetFindings,
  forgetRefused,
  forgetUsage,
  type PrismaSession,
  recordAudit,
  submissionsOlderThan,
} from '@sendgate/db';
import type { Retained } from '../gate.ts';
import type { GateParts } from '../gate-parts.ts';
import { settingsOf } from '../policy/active-policies.ts';
import { tellAnew } from './erase-recipient.ts';
import { fittingStep } from './fitting-step.ts';
import type { ReviewCallbacks } from './review-callbacks.ts';

/** Messages erased in one transaction: milliseconds are spent per row, and some ten statements where nobody was told of it yet. */
const MESSAGES = 50;
/** Rows of the other kinds for each of them: what they take costs next to nothing. */
const OTHERS = 20;

/**
 * Takes one bounded step through what a workspace keeps and no longer has to. How much it took; nothing left when all of
 * it is zero. What is held or being dispatched is kept until it has ended.
 */
export async function applyRetention(
  parts: GateParts,
  callbacks: ReviewCallbacks,
  workspaceId: string,
): Promise<Retained> {
  const workspace = await findWorkspace(parts.store.prisma, workspaceId);
  const nothing = { submissions: 0, callbacks: 0, findings: 0, usageDays: 0, auditEvents: 0, refusedFiles: 0 };
  if (!workspace) return nothing;
  const keep = settingsOf(workspace.settings);
  const forget = async (session: PrismaSession, limit: number) => {
    const old = await submissionsOlderThan(session, workspaceId, keep.retain_content_days, limit);
    const erased: Erased = await eraseSubmissions(session, workspaceId, old);
    const audit = await forgetAudit(session, workspaceId, keep.retain_audit_days, limit * OTHERS);
    const taken: Retained = {
      submissions: erased.ids.length,
      callbacks: await forgetCallbacks(session, workspaceId, keep.retain_callback_days, limit * OTHERS),
      findings: await forgetFindings(session, workspaceId, keep.retain_findings_days, limit * OTHERS),
      usageDays: await forgetUsage(session, workspaceId, keep.retain_usage_days),
      auditEvents: audit.events,
      refusedFiles: await forgetRefused(session, workspaceId, 'due'),
    };
    if (Object.values(taken).some((count) => count > 0)) {
      await recordAudit(session, {
        workspaceId,
        submissionId: null,
        kind: 'privacy.retention_applied',
        actor: 'retention',
        detail: {
          submissions: taken.submissions,
          callbacks: taken.callbacks,
          findings: taken.findings,
          usage_days: taken.usageDays,
          audit_events: taken.auditEvents,
          ...(audit.lastId !== null && { audit_events_to: String(audit.lastId) }),
          refused_files: taken.refusedFiles,
        },
      });
    }
    return { taken, wakeups: await tellAnew(session, parts.store.keys, callbacks, workspaceId, erased.untold) };
  };
  const { taken, wakeups } = await fittingStep(parts.store.prisma, MESSAGES, (limit) =>
    parts.store.transaction((session) => forget(session, limit)),
  );
  parts.wake(wakeups);
  return taken;
}
