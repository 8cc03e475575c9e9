import {
  bodyErrors,
  fits,
  IntakeDraft,
  IntakeEvent,
  type IntakeReply,
  OutboundRequestV2,
  ProblemError,
  ValidationError,
} from '@sendgate/contracts';
import { optedOutProperty } from '@sendgate/crm';
import { type CrmAccount, type CrmEventTold, fromV2, type Gate } from '@sendgate/gate';
import type { JsonItem } from '@sendgate/runtime';

/** Drafts put before the gate at once; the webhook waits for all of them. */
const TOGETHER = 8;

type Result = IntakeReply['results'][number];
type Submitting = Pick<Gate['crm'], 'submit' | 'tell'>;

/** The account of the CRM each item says it comes from; null where one does not say. */
export function portalsOf(items: readonly JsonItem[]): (string | null)[] {
  return items.map(({ value }) => {
    const portal = isRecord(value) ? value.portalId : undefined;
    return typeof portal === 'string' || typeof portal === 'number' ? String(portal) : null;
  });
}

/**
 * Takes the items of a webhook, each on its own: a draft goes before the gate, an event is kept for a worker, and one that
 * cannot be taken says why.
 */
export async function takeIn(
  gate: Submitting,
  to: CrmAccount & { readonly label: string | null },
  items: readonly JsonItem[],
): Promise<IntakeReply> {
  const results = new Array<Result>(items.length);
  const told: CrmEventTold[] = [];
  let ignored = 0;
  const drafts: { readonly at: number; readonly draft: IntakeDraft }[] = [];
  items.forEach(({ value: item, entries }, at) => {
    const isDraft = isRecord(item) && item.type === 'draft';
    const schema = isDraft ? IntakeDraft : IntakeEvent;
    if (entries.length > 0 || !fits(schema, item)) {
      const wrong = entries.length > 0 ? entries : bodyErrors(schema, item);
      results[at] = { event_id: eventIdOf(item), error: inWords(wrong) };
    } else if (isDraft) drafts.push({ at, draft: item as IntakeDraft });
    else {
      const event = item as IntakeEvent;
      results[at] = { event_id: String(event.eventId) };
      if (isOfContact(event)) told.push(toldBy(event));
      else ignored += 1;
    }
  });
  await gate.tell(to.workspaceId, told);
  for (let at = 0; at < drafts.length; at += TOGETHER) {
    const judged = drafts.slice(at, at + TOGETHER).map(async ({ at, draft }) => {
      results[at] = await submit(gate, to, draft);
    });
    await Promise.all(judged);
  }
  const failed = results.filter(({ error }) => error !== undefined).length;
  return { accepted: items.length - failed - ignored, ignored, results };
}

async function submit(
  gate: Submitting,
  { label, ...account }: CrmAccount & { readonly label: string | null },
  draft: IntakeDraft,
): Promise<Result> {
  const event_id = draft.event_id;
  try {
    const request = requestOf(draft);
    const wrong = bodyErrors(OutboundRequestV2, request);
    if (wrong.length > 0) throw new ValidationError(wrong);
    const submission = await gate.submit(account, { ...fromV2(request as OutboundRequestV2), label });
    return { event_id, action_id: submission.actionId, status: submission.status };
  } catch (error) {
    if (error instanceof ValidationError) return { event_id, error: inWords(error.entries) };
    // A store that is away is away for all of them: the CRM sends the webhook again.
    if (error instanceof ProblemError && error.status < 500) return { event_id, error: error.message };
    throw error;
  }
}

/** A draft as the request of whoever would submit it over the API. */
function requestOf(draft: IntakeDraft): object {
  const { contact, source_records: records, event_id: eventId } = draft;
  const channel = draft.channel ?? 'email';
  return {
    channel,
    recipient: draft.recipient ?? (channel === 'email' ? contact.email : null) ?? undefined,
    ...(channel === 'email' && { subject: draft.subject, body_html: draft.body_html ?? null }),
    body_text: draft.body_text,
    idempotency_key: draft.idempotency_key ?? `crm:${eventId}`,
    metadata: {
      contact: {
        id: String(contact.id),
        first_name: contact.first_name ?? null,
        last_name: contact.last_name ?? null,
        company: contact.company ?? null,
      },
      ...(records && { source_records: records }),
    },
  };
}

/** How the CRM names the kind of contacts where a subscription may be of any. */
const contactType = '0-1';

function isOfContact({ subscriptionType, objectTypeId }: IntakeEvent): boolean {
  return (
    subscriptionType.startsWith('contact.') || (subscriptionType.startsWith('object.') && objectTypeId === contactType)
  );
}

function toldBy({ eventId, occurredAt, objectId, propertyName, propertyValue }: IntakeEvent): CrmEventTold {
  // Whoever opted out before they had an address has opted out with the one they get.
  const optOut = propertyName === 'email' || (propertyName === optedOutProperty && propertyValue !== 'false');
  // The CRM does not promise that ids of events are unlike each other: two of the same contact may bear the same.
  const key = JSON.stringify([String(eventId), propertyName ?? null, String(occurredAt ?? '')]);
  return { eventId: key, contactId: String(objectId), optOut };
}

function eventIdOf(item: unknown): string | null {
  const id = isRecord(item) ? (item.event_id ?? item.eventId) : null;
  return typeof id === 'string' || typeof id === 'number' ? String(id).slice(0, 200) : null;
}

/** What is wrong with an item: where, and what to change. Never what it holds. */
function inWords(entries: readonly { readonly loc: readonly (string | number)[]; readonly msg: string }[]): string {
  return entries
    .slice(0, 5)
    .map(({ loc, msg }) => `${loc.slice(1).join('.')}: ${msg}`)
    .join('; ');
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
