import { memberWith } from '../authenticate.ts';
import { defineRoute } from '../context.ts';
import { AuditExportQuery, nextBefore, toAuditFilters, toAuditTable } from '../wire/audit.ts';
import { fileHeader } from '../wire/file-header.ts';

/** At most 10,000 records at once; the header says where the next ones begin. */
export const getAuditCsv = defineRoute({
  method: 'GET',
  path: '/api/audit.csv',
  summary: 'What happened in the workspace, as a table',
  tag: 'Audit',
  auth: memberWith('admin'),
  query: AuditExportQuery,
  waitsMs: 10_000,
  errors: [],
  reply: {
    description: 'Records, newest first, with a heading.',
    contentType: 'text/csv; charset=utf-8',
    headers: {
      ...fileHeader,
      'X-Next-Before': {
        description: 'Present when there are more: give it as `before`.',
        schema: { type: 'string' },
      },
    },
  },
  async handle({ identity: actor, query }, { gate }) {
    const page = await gate.audit.list(actor, { limit: 10_000, ...toAuditFilters(query) });
    const next = nextBefore(page);
    return {
      headers: {
        'Content-Disposition': 'attachment; filename="audit.csv"',
        ...(next !== null && { 'X-Next-Before': next }),
      },
      body: toAuditTable(page),
    };
  },
});
