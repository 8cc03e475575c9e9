import {
  abandonDecision,
  addAttempt,
  type ContentKeys,
  endAbandonedDispatch,
  endAbandonedNotice,
  failErasure,
  finishImport,
  giveUpCallback,
  type PrismaSession,
  recordAudit,
  upsertScan,
} from '@sendgate/db';
import type { LeasedItem } from '../callback-view.ts';
import type { WorkKind } from '../gate-options.ts';
import { closeEnding } from './end-holds.ts';
import { endBacktest } from './policy-backtests.ts';

type GiveUp = (session: PrismaSession, keys: ContentKeys, item: LeasedItem, reason: string) => Promise<unknown>;

/** What ends with the work that was to be done on it, so that nobody waits for it any longer. */
const endings: Readonly<Record<WorkKind, GiveUp>> = {
  callback: async (session, _keys, { refId: eventId }, reason) => {
    // Not the receiver's fault: its health does not hear of it. What a dead worker had under way, it may have had.
    const outcome = reason === 'worker_died' ? 'lost' : reason;
    const attempt = { eventId, outcome, statusCode: null, durationMs: 0, response: null };
    if (await giveUpCallback(session, eventId)) await addAttempt(session, attempt);
  },
  dispatch: (session, _keys, { workspaceId, refId }, error) => endAbandonedDispatch(session, workspaceId, refId, error),
  review_commit: (session, _keys, { refId }, reason) =>
    abandonDecision(session, refId, reason === 'content_unreadable' ? reason : undefined),
  scan_semantic: (session, keys, { refId }) => failScan(session, keys, refId, 'semantic'),
  scan_grounding: (session, keys, { refId }) => failScan(session, keys, refId, 'grounding'),
  erasure: async (session, _keys, { refId }, reason) => {
    const failed = await failErasure(session, refId);
    if (!failed) return;
    const { id, workspaceId, recipientHash, requestedBy: actor } = failed;
    const detail = { erasure_id: id, recipient_hash: recipientHash, reason };
    await recordAudit(session, { workspaceId, submissionId: null, kind: 'privacy.erasure_failed', actor, detail });
  },
  hold_ending: (session, _keys, { workspaceId, refId: id }) => closeEnding(session, { workspaceId, id }, 'failed'),
  policy_backtest: (session, _keys, { workspaceId, refId }) => endBacktest(session, workspaceId, refId, 'failed'),
  suppression_import: async (session, _keys, { refId }) => {
    const failed = await finishImport(session, refId, 'failed', null);
    if (!failed) return;
    const { id, workspaceId, state, added, invalid, holdsBlocked, createdBy: actor } = failed;
    const detail = { import_id: id, state, added, invalid, holds_blocked: holdsBlocked };
    await recordAudit(session, {
      ...{ workspaceId, submissionId: null, kind: 'suppression.import_finished', actor, detail },
    });
  },
  // Nobody waits for these; connecting again takes them up.
  crm_tag: async () => {},
  crm_consent: async () => {},
  admin_notice: (session, _keys, { workspaceId, refId }) => endAbandonedNotice(session, workspaceId, refId),
};

/** Ends what an item was to work on, in the transaction that buries the item. */
export async function giveUpWork(
  session: PrismaSession,
  keys: ContentKeys,
  item: LeasedItem,
  reason: string,
): Promise<void> {
  await endings[item.kind](session, keys, item, reason);
}

function failScan(session: PrismaSession, keys: ContentKeys, submissionId: string, kind: string): Promise<unknown> {
  const nothing = { score: null, findings: [], engine: null };
  return upsertScan(session, keys, { submissionId, kind, state: 'failed', ...nothing });
}
