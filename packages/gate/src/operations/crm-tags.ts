import type { Channel } from '@sendgate/contracts';
import {
  type AccountContact,
  asSystem,
  findCrmConnection,
  findCrmTag,
  findStoppable,
  laterDecision,
  mayHaveCrmFlags,
  recordAudit,
  type StoredSubmission,
  settleCrmTag,
  standingCrmTag,
  wantCrmTag,
} from '@sendgate/db';
import type { LeasedItem } from '../callback-view.ts';
import type { CrmTagTask, CrmWaiting, OpenedCrm, StandingTag } from '../crm-view.ts';
import type { GateParts } from '../gate-parts.ts';
import { crmContactOf } from './crm-contact-ref.ts';
import { recipientHashOf } from './recipient-stop.ts';
import { storedMetadata } from './stored-json.ts';

/** Under this name in `metadata.contact` a draft keeps the account of the CRM that its contact's id is of. */
export const draftPortal = 'portal_id';

/** Who is to be tagged, in which account, and why; the account is null where an address or a number tells them in any. */
type Wish = Omit<CrmTagTask, 'workspaceId' | 'connection'> & { readonly portalId: string | null };

/** Which contacts of the CRM are to be marked as blocked. */
export class CrmTags {
  readonly #parts: GateParts;
  readonly #open: (workspaceId: string) => Promise<OpenedCrm>;

  constructor(parts: GateParts, open: (workspaceId: string) => Promise<OpenedCrm>) {
    this.#parts = parts;
    this.#open = open;
  }

  async task({ workspaceId, refId }: LeasedItem): Promise<CrmTagTask | CrmWaiting | null> {
    const contact = crmContactOf(refId);
    const wish = contact ? forgotten(contact) : await this.#wish(workspaceId, refId);
    if (!wish) return null;
    const { prisma } = this.#parts.store;
    const stored = await findCrmConnection(prisma, workspaceId);
    const { portalId: named, ...about } = wish;
    const portalId = named ?? stored?.portalId;
    // Most messages are approved. While nobody is blocked, nobody has to be asked about those.
    const isApproval = !wish.flags && !contact;
    if (isApproval && (!portalId || !(await mayHaveCrmFlags(prisma, workspaceId, portalId)))) return null;
    if (stored && stored.portalId !== portalId) return { waits: 'crm_other_account' };
    if (stored && !stored.tagging) return { waits: 'crm_tagging_off' };
    return { ...about, workspaceId, connection: await this.#open(workspaceId) };
  }

  async want(task: CrmTagTask, contactId: string): Promise<StandingTag | null> {
    const { workspaceId, blocked, flags, actionId, decidedAt: actionAt, recipientHash } = task;
    const contact = { portalId: task.connection.portalId, contactId };
    const { prisma } = this.#parts.store;
    if (actionAt) {
      const wanted = { workspaceId, ...contact, recipientHashes: recipientHash ? [recipientHash] : [] };
      await wantCrmTag(prisma, { ...wanted, blocked, flagged: flags, actionId, actionAt });
      const kept = await findCrmTag(prisma, workspaceId, contact);
      // Of somebody who was erased meanwhile nothing is kept; a flag may have been set before they were.
      if (!(kept?.flagged ?? flags)) return null;
    }
    // One account may have several workspaces, and each contact has one flag.
    const standing = await asSystem('crm-account', () => standingCrmTag(prisma, workspaceId, contact));
    if (!standing) return { blocked: false, actionId: '', isOwn: false };
    return { blocked: standing.blocked, actionId: standing.actionId, isOwn: standing.workspaceId === workspaceId };
  }

  async record({ workspaceId, connection }: CrmTagTask, contactId: string, tag: StandingTag): Promise<void> {
    const { blocked, actionId, isOwn } = tag;
    if (!isOwn) return;
    const { prisma } = this.#parts.store;
    if (!blocked) await settleCrmTag(prisma, workspaceId, { portalId: connection.portalId, contactId });
    await recordAudit(prisma, {
      ...{ workspaceId, submissionId: actionId, kind: 'crm.contact_tagged', actor: 'crm' },
      detail: { contact_id: contactId, blocked },
    });
  }

  /** What a decision calls for. A block that is late is none where its recipient was written to with approval since. */
  async #wish(workspaceId: string, actionId: string): Promise<Wish | null> {
    const { prisma, keys } = this.#parts.store;
    const row = await findStoppable(prisma, keys, workspaceId, actionId);
    const flags = row && isToBeBlocked(row);
    if (!row || flags === null || row.erasedAt) return null;
    const who = contactOf(row);
    if (!who) return null;
    const laterId = flags ? await laterDecision(prisma, workspaceId, row) : null;
    const later = laterId === null ? null : await findStoppable(prisma, keys, workspaceId, laterId);
    // Another block has work of its own.
    const last = later && isToBeBlocked(later) === false ? later : row;
    const hash = await keys.recipientHash(workspaceId);
    return {
      ...{ ...who, flags, blocked: flags && last === row, actionId: last.id },
      decidedAt: last.decidedAt ?? last.createdAt,
      recipientHash: recipientHashOf(row.channel as Channel, row.recipient, hash),
    };
  }
}

/** A contact nobody is to be told of any more: what the account still shows of them is taken back. */
function forgotten(contact: AccountContact): Wish {
  const nothing = { flags: false, blocked: false, actionId: '', decidedAt: null, recipientHash: null };
  return { ...contact, ...nothing, email: null, phone: null };
}

/** What a decision means for the tag of its recipient; null where it says nothing about it. */
function isToBeBlocked({ status, blockCount }: StoredSubmission): boolean | null {
  if (status === 'BLOCKED') return true;
  if (status === 'REJECTED') return blockCount > 0 ? true : null;
  return status === 'QUEUED' ? null : false;
}

/**
 * How the recipient of a message is found in the CRM: by its own id where the CRM drafted the message, else by address, else by
 * the id and number a caller gave; null for whoever cannot be found for certain.
 */
function contactOf(row: StoredSubmission): Pick<Wish, 'portalId' | 'contactId' | 'email' | 'phone'> | null {
  const contact: Readonly<Record<string, unknown>> = storedMetadata(row.metadata)?.contact ?? {};
  const contactId = idIn(contact.id);
  const email = row.channel === 'email' ? row.recipient : null;
  const portalId = row.apiKeyId === null ? idIn(contact[draftPortal]) : null;
  if (portalId !== null && contactId !== null) return { portalId, contactId, email, phone: null };
  if (email !== null) return { portalId: null, contactId: null, email, phone: null };
  const isByNumber = row.channel === 'sms' || row.channel === 'whatsapp';
  return contactId !== null && isByNumber ? { portalId: null, contactId, email, phone: row.recipient } : null;
}

function idIn(value: unknown): string | null {
  return typeof value === 'string' && /^\d{1,20}$/.test(value) ? value : null;
}
