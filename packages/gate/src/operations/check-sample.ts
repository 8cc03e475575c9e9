import { ProblemError } from '@sendgate/contracts';
import { addNote, findSample, findSubmission, recordSampleCheck, type StoredSample } from '@sendgate/db';
import type { Actor } from '../caller.ts';
import type { ReviewView, SampleCheck } from '../gate.ts';
import type { GateParts } from '../gate-parts.ts';
import { newId } from '../identifiers.ts';
import { MOST_NOTES, noteLimit } from './hold-desk.ts';
import { conflict, unknownAction, versionMismatch } from './review-refusals.ts';
import { decidingRole, type ReviewViews } from './review-views.ts';
import { requireRole } from './roles.ts';

/**
 * Checks off a message that was sampled after it had been let go: fine, or one that should have been held. It changes
 * nothing about the message, which is gone. Asking again for what one said already changes nothing either.
 * @throws ProblemError `forbidden`, `action_not_found`, `version_mismatch`, `note_limit`; `state_conflict` for a message that
 * was not sampled, was checked off by somebody else or as something else, or has no room for words any more
 */
export async function checkSample(
  parts: GateParts,
  views: ReviewViews,
  actor: Actor,
  actionId: string,
  { expectedVersion, verdict, note }: SampleCheck,
): Promise<ReviewView> {
  requireRole(actor, decidingRole);
  const { prisma } = parts.store;
  const { workspaceId, email } = actor;
  const row = await findSubmission(prisma, parts.store.keys, workspaceId, actionId);
  if (!row) throw unknownAction();
  const view = async (how: 'show' | 'view') => {
    const found = await (how === 'show' ? views.show(actor, actionId) : views.view(workspaceId, actionId));
    if (!found) throw unknownAction();
    return found;
  };
  const sample = await findSample(prisma, workspaceId, actionId);
  if (!sample.sampled) throw notSampled();
  if (sample.check?.by === email && sample.check.verdict === verdict) return view('show');
  if (sample.check) throw checkedAlready(sample.check);
  if (row.version !== expectedVersion) throw versionMismatch(row);
  const text = note?.trim() || null;
  if (text !== null && row.erasedAt !== null) throw conflict(row);
  const noteId = text === null ? null : newId('note');
  const outcome = await parts.store
    .transaction(async (session) => {
      if (!(await recordSampleCheck(session, { workspaceId, submissionId: actionId, by: email, verdict, noteId }))) {
        return 'checked';
      }
      if (noteId === null || text === null) return 'done';
      if (await addNote(session, parts.store.keys, row, { id: noteId, author: email, text }, MOST_NOTES)) return 'done';
      // The record goes with the words: neither without the other.
      throw new NoteRefused();
    })
    .catch((error: unknown) => {
      if (error instanceof NoteRefused) return 'no_note' as const;
      throw error;
    });
  if (outcome === 'done') return view('view');
  if (outcome === 'checked') {
    const { check } = await findSample(prisma, workspaceId, actionId);
    if (check?.by === email && check.verdict === verdict) return view('show');
    throw checkedAlready(check);
  }
  const now = await findSubmission(prisma, parts.store.keys, workspaceId, actionId);
  if (now && now.version !== expectedVersion) throw versionMismatch(now);
  throw noteLimit();
}

class NoteRefused extends Error {}

function notSampled(): ProblemError {
  return new ProblemError('state_conflict', 'This message was not sampled for a look after it had been let go.', {
    recovery: { action: 'fix_request', safe_to_retry: false },
  });
}

function checkedAlready(check: StoredSample['check']): ProblemError {
  const who = check ? ` by ${check.by}: ${check.verdict}` : '';
  return new ProblemError('state_conflict', `This sample was checked off${who}.`, {
    current: check && { verdict: check.verdict, checked_by: check.by, checked_at: check.at.toISOString() },
    recovery: { action: 'reload', safe_to_retry: false },
  });
}
