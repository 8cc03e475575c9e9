import { nullable, pagePosition, stringEnum } from '@sendgate/contracts';
import { type ErasureView, erasureStates, type Page, toTime } from '@sendgate/gate';
import { type Static, Type } from 'typebox';

export const ErasureRequest = Type.Object(
  {
    recipient: Type.String({
      minLength: 3,
      maxLength: 500,
      description: 'An address, number, handle or profile; every channel with recipients of that form is meant.',
    }),
  },
  { $id: 'ErasureRequest' },
);

export const Erasure = Type.Object(
  {
    erasure_id: Type.String(),
    state: stringEnum(erasureStates),
    recipient_hash: Type.String({ description: 'Recognises the recipient in the records of this workspace.' }),
    requested_by: Type.String(),
    submissions: Type.Integer({ minimum: 0, description: 'Submissions erased so far.' }),
    created_at: Type.String({ format: 'date-time' }),
    finished_at: nullable(Type.String({ format: 'date-time' })),
  },
  { $id: 'Erasure' },
);

export const ErasurePage = Type.Object(
  {
    erasures: Type.Array(Erasure),
    limit: Type.Integer(),
    offset: Type.Integer(),
    has_more: Type.Boolean(),
    next_offset: nullable(Type.Integer()),
  },
  { $id: 'ErasurePage' },
);

export const ErasureParams = Type.Object({ erasure_id: Type.String({ minLength: 1, maxLength: 64 }) });

export function toErasure(view: ErasureView): Static<typeof Erasure> {
  return {
    erasure_id: view.erasureId,
    state: view.state,
    recipient_hash: view.recipientHash,
    requested_by: view.requestedBy,
    submissions: view.submissions,
    created_at: toTime(view.createdAt),
    finished_at: toTime(view.finishedAt),
  };
}

export function toErasurePage(page: Page<ErasureView>, limit: number, offset: number): Static<typeof ErasurePage> {
  return {
    erasures: page.items.map(toErasure),
    ...pagePosition(limit, offset, page.hasMore),
  };
}
