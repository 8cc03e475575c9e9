import { type Channel, ProblemError, ValidationError, type ValidationErrorEntry } from '@sendgate/contracts';
import {
  addSuppression,
  beginListing,
  blockHolds,
  findStoppable,
  holdsAfter,
  type KeyedHash,
  listSuppression,
  type PrismaSession,
  recordAudit,
  removeSuppression,
} from '@sendgate/db';
import type { Actor, Caller } from '../caller.ts';
import type { SuppressionView } from '../gate.ts';
import type { GateParts } from '../gate-parts.ts';
import type { ActivePolicies } from '../policy/active-policies.ts';
import {
  hashedEntry,
  personalEntriesFor,
  suppressionEntriesFor,
  suppressionEntry,
} from '../policy/suppression-forms.ts';
import type { Page } from '../submission-view.ts';
import { type AskedPage, pageOf, pageRange } from './page-range.ts';
import { suppressionIsFinal } from './recipient-stop.ts';
import { versionMismatch } from './review-refusals.ts';
import { requireRole, stopperOnRecord } from './roles.ts';
import { oweStoppedHolds } from './stopped-holds.ts';

/** Holds looked at with one statement. */
const PAGE = 1_000;
/** Holds that are looked at, and ended, in the transaction of the addition; a worker sees to those beyond. */
const MOST_LOOKED_AT = 5_000;
const MOST_ENDED = 1_000;
/** Entries of one call that a record recognises. */
const HASHES_ON_RECORD = 100;
/** Entries that a refusal names, as many as that of any other body. */
const MOST_NAMED = 50;
const noRecipient =
  'Neither a recipient of any channel nor a domain; write a telephone number with its country code, a Telegram name with its @ and a LinkedIn profile as its address';

/**
 * A page of the list, 1 to 1,000 entries; `search` finds a recipient in whatever form it is written, or by its
 * beginning.
 */
export async function suppressionPage(
  parts: GateParts,
  workspaceId: string,
  page: AskedPage & { search?: string },
): Promise<Page<SuppressionView>> {
  const wanted = page.search?.trim();
  const form = wanted ? (suppressionEntry(wanted) ?? wanted.toLowerCase()) : null;
  const hash = form === null ? null : await parts.store.keys.recipientHash(workspaceId);
  // A domain half typed is a domain to whoever types it.
  const begins = form?.startsWith('@') && !/^[*@]/.test(wanted ?? '') ? (wanted ?? '').toLowerCase() : form;
  const search = form !== null && hash && begins !== null ? { begins, hashed: hashedEntry(form, hash) } : undefined;
  const range = pageRange(page, 1_000);
  const rows = await listSuppression(parts.store.prisma, workspaceId, { ...range, search });
  return pageOf(rows, range.limit, (row) => row);
}

/**
 * Adds recipients that must not be written to. Messages to them that wait for a person are blocked in the same
 * transaction, as they would be if they were submitted now; where there are very many, some soon after. How many entries were new.
 * @throws ProblemError `forbidden`, `live_key_required`
 * @throws ValidationError for an entry that fits no channel
 */
export async function suppress(
  parts: GateParts,
  policies: ActivePolicies,
  by: Actor | Caller,
  entries: readonly string[],
  reason = 'manual',
): Promise<number> {
  const actor = stopperOnRecord(by, 'reviewer');
  const { workspaceId } = by;
  const forms = formsNamed(entries);
  const hash = await parts.store.keys.recipientHash(workspaceId);
  const endsHolds = suppressionIsFinal(await policies.active(workspaceId));
  const { added, owed } = await parts.store.transaction(async (session) => {
    // First of all: who approves or is stored until then knows nothing of the entries, and is older than they are.
    await beginListing(session, workspaceId);
    const added = await addSuppression(session, workspaceId, [...forms], { reason, createdBy: actor });
    const nothing = { blocked: 0, more: false };
    const { blocked, more } = endsHolds ? await blockHoldsOf(session, workspaceId, forms, hash, actor) : nothing;
    const owed = more ? await oweStoppedHolds(parts, session, workspaceId) : undefined;
    await recordAudit(session, {
      workspaceId,
      submissionId: null,
      kind: 'suppression.added',
      actor,
      detail: {
        added,
        reason,
        holds_blocked: blocked,
        entry_hashes: [...forms].slice(0, HASHES_ON_RECORD).map(hash),
      },
    });
    return { added, owed };
  });
  if (owed) parts.wake([owed]);
  return added;
}

/** The stored forms of what was asked for. @throws ValidationError that names every entry which is none, up to fifty */
function formsNamed(entries: readonly string[]): ReadonlySet<string> {
  const forms = new Set<string>();
  const wrong: ValidationErrorEntry[] = [];
  for (const [index, entry] of entries.entries()) {
    const form = suppressionEntry(entry);
    if (form !== null) forms.add(form);
    else if (wrong.length < MOST_NAMED)
      wrong.push({ loc: ['body', 'entries', index], msg: noRecipient, type: 'value_error' });
  }
  if (wrong.length > 0) throw new ValidationError(wrong);
  return forms;
}

/** Takes an entry off the list; false when it did not stand there. */
export async function unsuppress(parts: GateParts, by: Actor | Caller, entry: string): Promise<boolean> {
  const actor = stopperOnRecord(by, 'admin');
  const { workspaceId } = by;
  return parts.store.transaction(async (session) => {
    const form = suppressionEntry(entry) ?? entry;
    // Also under the hash that stands for a recipient who was erased.
    const hash = await parts.store.keys.recipientHash(workspaceId);
    const named = await removeSuppression(session, workspaceId, form);
    const removed = (await removeSuppression(session, workspaceId, hashedEntry(form, hash))) || named;
    if (removed) {
      await recordAudit(session, {
        workspaceId,
        submissionId: null,
        kind: 'suppression.removed',
        actor,
        detail: { entry_hash: form.startsWith('#') ? form.slice(1) : hash(form) },
      });
    }
    return removed;
  });
}

/** How many holds were ended at once, and whether others have not been looked at. */
async function blockHoldsOf(
  session: PrismaSession,
  workspaceId: string,
  entries: ReadonlySet<string>,
  hash: KeyedHash,
  actor: string,
): Promise<{ blocked: number; more: boolean }> {
  let blocked = 0;
  let after = '';
  for (let seen = 0; seen < MOST_LOOKED_AT && blocked < MOST_ENDED; seen += PAGE) {
    const holds = await holdsAfter(session, workspaceId, after, PAGE);
    const hit = holds.filter(({ channel, recipient }) =>
      suppressionEntriesFor(channel as Channel, recipient, hash).some((entry) => entries.has(entry)),
    );
    const ids = hit.map(({ id }) => id);
    blocked += (await blockHolds(session, workspaceId, ids, actor)).length;
    const last = holds.at(-1);
    if (!last || holds.length < PAGE) return { blocked, more: false };
    after = last.id;
  }
  return { blocked, more: true };
}

/**
 * Suppresses the recipient of a submission: an e-mail address without its plus-tag. Their holds, the one this was asked
 * from among them, are blocked as by any other entry. How many entries were new.
 * @throws ProblemError `action_not_found`, `forbidden`, `version_mismatch`; `state_conflict` when the recipient was erased
 */
export async function suppressRecipientOf(
  parts: GateParts,
  policies: ActivePolicies,
  actor: Actor,
  actionId: string,
  expectedVersion: number,
): Promise<number> {
  requireRole(actor, 'reviewer');
  const { prisma, keys } = parts.store;
  const row = await findStoppable(prisma, keys, actor.workspaceId, actionId);
  if (!row) throw new ProblemError('action_not_found', 'No such action in this workspace.');
  if (row.version !== expectedVersion) throw versionMismatch(row);
  if (row.erasedAt) throw new ProblemError('state_conflict', 'The recipient of this submission was erased.');
  const entry = personalEntriesFor(row.channel as Channel, row.recipient).at(-1) ?? row.recipient;
  return suppress(parts, policies, actor, [entry], 'review');
}
