import { memberWith } from '../authenticate.ts';
import { defineRoute } from '../context.ts';
import { AuditPage, AuditQuery, toAuditFilters, toAuditPage } from '../wire/audit.ts';

export const getAudit = defineRoute({
  method: 'GET',
  path: '/api/audit',
  summary: 'What happened in the workspace',
  tag: 'Audit',
  auth: memberWith('admin'),
  query: AuditQuery,
  errors: [],
  reply: { description: 'One page of records, newest first.', schema: AuditPage },
  async handle({ identity: actor, query }, { gate }) {
    return { body: toAuditPage(await gate.audit.list(actor, toAuditFilters(query)), await gate.audit.head(actor)) };
  },
});
