import { CrmIntake, INTAKE_MOST_ITEMS, IntakeReply, ProblemError } from '@sendgate/contracts';
import { openToAll, parseJsonItems } from '@sendgate/runtime';
import { Type } from 'typebox';
import { defineRoute } from '../context.ts';
import { portalsOf, takeIn } from '../crm/intake.ts';

/** Object keys of a hundred drafts with a hundred records each. */
const KEYS = 100 * (30 + 100 * 12);

/** The webhook of the CRM. Nothing is read of a request, its query included, before its signature was found genuine. */
export const postCrmIntake = defineRoute({
  method: 'POST',
  path: '/api/intake/crm',
  summary: 'Take in what the CRM sends',
  description:
    'Signed by the CRM in `X-Crm-Signature-v3`, or `X-HubSpot-Signature-v3`, over the method, the public address, the body and `X-Crm-Request-Timestamp`, or `X-HubSpot-Request-Timestamp`, in milliseconds, which is refused after 300 seconds. Each item is taken on its own and says what became of it; send those with an error again.',
  tag: 'Integrations',
  auth: openToAll,
  query: Type.Object({
    workspace: Type.Optional(Type.String({ minLength: 1, maxLength: 64 })),
    label: Type.Optional(Type.String({ minLength: 1, maxLength: 64, description: 'Label of the submissions.' })),
  }),
  upload: 'application/json',
  body: CrmIntake,
  // A hundred drafts go before the gate, some at once.
  waitsMs: 30_000,
  errors: ['invalid_signature', 'crm_account_unknown', 'payload_too_large', 'unsupported_media_type'],
  reply: { status: 202, description: 'What became of each item.', schema: IntakeReply },
  prove({ body: rawBody, request }, { crm }) {
    const header = (name: string) => {
      const value = request.headers[name];
      return typeof value === 'string' ? value : undefined;
    };
    // HubSpot names them after itself. The time is signed with the rest, so the two cannot be of different requests.
    const sender = request.headers['x-crm-signature-v3'] === undefined ? 'hubspot' : 'crm';
    const signature = header(`x-${sender}-signature-v3`);
    const timestamp = header(`x-${sender}-request-timestamp`);
    if (crm?.isGenuine({ url: request.url, rawBody, signature, timestamp }) !== true) throw notGenuine();
  },
  async handle({ query, body, request }, { gate }) {
    const workspaceId = query.workspace ?? '';
    if ((await gate.workspaces.find(workspaceId)) === null) throw notGenuine();
    request.annotate({ workspace_id: workspaceId });
    const items = parseJsonItems(body as Buffer, { maxKeys: KEYS, maxItems: INTAKE_MOST_ITEMS });
    const { portalId } = await gate.crm.connection(workspaceId);
    if (portalId === null || portalsOf(items).some((portal) => portal !== portalId)) {
      throw new ProblemError(
        'crm_account_unknown',
        'Each item has to name, as portalId, the account of the CRM that the workspace is connected with.',
      );
    }
    return { body: await takeIn(gate.crm, { workspaceId, portalId, label: query.label ?? null }, items) };
  },
});

/** Also where there is no such workspace: that is told to nobody. */
function notGenuine(): ProblemError {
  return new ProblemError('invalid_signature', 'The signature of the CRM does not fit this request.');
}
