import { nullable, pagePosition, stringEnum } from '@sendgate/contracts';
import { importStates, type Page, type RefusedRow, type SuppressionImportView, toTime } from '@sendgate/gate';
import { type Static, Type } from 'typebox';
import { toSpreadsheet } from './spreadsheet.ts';

/** The file travels as it is. */
export const RecipientFile = Type.Unsafe<Buffer>({
  $id: 'RecipientFile',
  type: 'string',
  format: 'binary',
  description:
    'A table in UTF-8 with a column of recipients; commas, semicolons or tabs, with or without a heading. Telegram and Slack ids are read only under `recipient`, `handle`, `username` or `entry`: elsewhere a bare number or a word in capitals is refused. One column is read: a file that names people in a second one is refused, so that nobody is left out.',
});

export const SuppressionImport = Type.Object(
  {
    import_id: Type.String(),
    state: stringEnum(importStates),
    reason: Type.String(),
    created_by: Type.String(),
    lines: Type.Integer({ minimum: 0, description: 'Lines of the file: at most this many recipients.' }),
    rows_done: Type.Integer({ minimum: 0, description: 'Recipients read so far, added or not.' }),
    added: Type.Integer({ minimum: 0, description: 'How many were new.' }),
    invalid: Type.Integer({ minimum: 0 }),
    holds_blocked: Type.Integer({ minimum: 0 }),
    errors: Type.Array(Type.Object({ line: Type.Integer({ minimum: 1 }), reason: Type.String() }), {
      description: 'The first hundred lines that are no recipient.',
    }),
    created_at: Type.String({ format: 'date-time' }),
    finished_at: nullable(Type.String({ format: 'date-time' })),
    refused_until: nullable(
      Type.String({
        format: 'date-time',
        description:
          'Until when `errors.csv` holds every refused row; null where there are none, or they are not kept.',
      }),
    ),
  },
  { $id: 'SuppressionImport' },
);

export const SuppressionImportPage = Type.Object(
  {
    imports: Type.Array(SuppressionImport),
    limit: Type.Integer(),
    offset: Type.Integer(),
    has_more: Type.Boolean(),
    next_offset: nullable(Type.Integer()),
  },
  { $id: 'SuppressionImportPage' },
);

export const ImportParams = Type.Object({
  id: Type.String({ minLength: 1, maxLength: 64 }),
  import_id: Type.String({ minLength: 1, maxLength: 64 }),
});

export function toSuppressionImport(view: SuppressionImportView): Static<typeof SuppressionImport> {
  return {
    import_id: view.importId,
    state: view.state,
    reason: view.reason,
    created_by: view.createdBy,
    lines: view.lines,
    rows_done: view.rowsDone,
    added: view.added,
    invalid: view.invalid,
    holds_blocked: view.holdsBlocked,
    errors: view.errors,
    created_at: toTime(view.createdAt),
    finished_at: toTime(view.finishedAt),
    refused_until: toTime(view.refusedUntil),
  };
}

/** Refused rows as a table for spreadsheets, none of which takes a cell for a formula. */
export function toErrorTable(rows: readonly (Omit<RefusedRow, 'text'> & Partial<RefusedRow>)[]): string {
  return toSpreadsheet(['line', 'reason', 'text'], rows);
}

export function toSuppressionImportPage(
  page: Page<SuppressionImportView>,
  limit: number,
  offset: number,
): Static<typeof SuppressionImportPage> {
  return {
    imports: page.items.map(toSuppressionImport),
    ...pagePosition(limit, offset, page.hasMore),
  };
}
