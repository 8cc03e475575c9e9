import { type AuditKind, auditKinds, keyed, nullable, stringEnum } from '@sendgate/contracts';
import { type AuditFilters, type AuditRecord, type Page, type SealedHead, toTime } from '@sendgate/gate';
import { type Static, Type } from 'typebox';
import { workspaceField } from './page.ts';
import { toSpreadsheet } from './spreadsheet.ts';

const kinds = Object.keys(auditKinds) as [AuditKind, ...AuditKind[]];

/** Which records; both forms of the answer take the same. */
const filterFields = {
  ...workspaceField,
  before: Type.Optional(
    Type.String({ pattern: '^[1-9][0-9]{0,17}$', description: 'Only records older than the one of this id.' }),
  ),
  kind: Type.Optional(stringEnum(kinds, { description: 'See audit.md.' })),
  actor: Type.Optional(Type.String({ minLength: 1, maxLength: 254 })),
  action_id: Type.Optional(Type.String({ minLength: 1, maxLength: 64 })),
  subject: Type.Optional(
    Type.String({
      minLength: 1,
      maxLength: 64,
      description:
        'Id of what records are about: an action id, or that of an erasure, import, snapshot, person, callback or API key.',
    }),
  ),
  from: Type.Optional(Type.String({ format: 'date-time', description: 'Included.' })),
  to: Type.Optional(Type.String({ format: 'date-time', description: 'Excluded.' })),
};

export const AuditQuery = Type.Object({
  ...filterFields,
  limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 1000, default: 100 })),
});
export const AuditExportQuery = Type.Object({
  ...filterFields,
  limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 10_000, default: 10_000 })),
});

export const AuditEntry = Type.Object(
  {
    id: Type.String({ description: 'A whole number; later records have larger ones.' }),
    at: Type.String({ format: 'date-time' }),
    kind: stringEnum(kinds),
    actor: Type.String({ description: 'A person by e-mail address, `key:` and a key id, or a part of the service.' }),
    action_id: nullable(Type.String()),
    detail: keyed(Type.Unknown(), {
      description: 'Content-free; a change carries `before` and `after`.',
    }),
  },
  { $id: 'AuditEntry' },
);

export const AuditPage = Type.Object(
  {
    records: Type.Array(AuditEntry),
    has_more: Type.Boolean(),
    next_before: nullable(Type.String({ description: 'Give it as `before` for the next page.' })),
    chain_head: nullable(
      Type.Object({
        record_id: Type.String({ description: 'The last record that it covers.' }),
        hash: Type.String({ description: 'SHA-256. Kept elsewhere, it shows whether anybody wrote the record anew.' }),
        sealed_at: Type.String({ format: 'date-time' }),
      }),
    ),
  },
  { $id: 'AuditPage' },
);

export function toAuditFilters(query: Static<typeof AuditQuery>): AuditFilters {
  const { before, kind, actor, action_id, subject, from, to, limit } = query;
  return {
    ...(limit !== undefined && { limit }),
    ...(before !== undefined && { before }),
    ...(kind !== undefined && { kind }),
    ...(actor !== undefined && { actor }),
    ...(action_id !== undefined && { actionId: action_id }),
    ...(subject !== undefined && { subject }),
    ...(from !== undefined && { from: new Date(from) }),
    ...(to !== undefined && { to: new Date(to) }),
  };
}

export function toAuditPage(page: Page<AuditRecord>, head: SealedHead | null): Static<typeof AuditPage> {
  return {
    records: page.items.map(({ id, at, kind, actor, actionId, detail }) => {
      return { id, at: toTime(at), kind, actor, action_id: actionId, detail };
    }),
    has_more: page.hasMore,
    next_before: nextBefore(page),
    chain_head: head && { record_id: head.eventId, hash: head.hash, sealed_at: toTime(head.sealedAt) },
  };
}

/** The same records as a table for spreadsheets, which must not take a cell for a formula. */
export function toAuditTable(page: Page<AuditRecord>): string {
  const rows = page.items.map(({ id, at, kind, actor, actionId, detail }) => {
    return [id, toTime(at), kind, actor, actionId ?? '', JSON.stringify(detail)];
  });
  return toSpreadsheet(['id', 'at', 'kind', 'actor', 'action_id', 'detail'], rows);
}

export function nextBefore(page: Page<AuditRecord>): string | null {
  return page.hasMore ? (page.items.at(-1)?.id ?? null) : null;
}
