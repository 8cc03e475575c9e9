import { type AuditKind, auditKinds, isDateTime } from '@sendgate/contracts';
import type { AuditFilters } from '@sendgate/gate';
import { Type } from 'typebox';
import { type AuditSearch, auditMain } from '../pages/audit-page.ts';
import { workspacePage } from '../workspace-page.ts';

const SIZE = 100;
const text = () => Type.Optional(Type.String({ maxLength: 254 }));

export const getAuditPage = workspacePage({
  path: '/audit',
  summary: 'The audit log as a page',
  minimum: 'admin',
  query: { before: text(), kind: text(), actor: text(), subject: text(), from: text(), to: text() },
  async show({ actor, place, query }, { gate }) {
    const { before, workspace: _workspace, ...search } = query as AuditSearch & { before?: string; workspace?: string };
    const filters = readSearch(search);
    const newest = before === undefined || !/^[1-9]\d{0,17}$/.test(before);
    const problem = typeof filters === 'string' ? filters : null;
    const page =
      typeof filters === 'string'
        ? { items: [], hasMore: false }
        : await gate.audit.list(actor, { limit: SIZE, ...filters, ...(!newest && { before }) });
    const head = await gate.audit.head(actor);
    const members = await gate.workspaces.members(place.workspaceId);
    const people = new Map(members.map(({ userId, email }) => [userId, email]));
    return { title: 'Audit log', main: auditMain({ place, search, problem, page, newest, head, people }) };
  },
});

/** The filters of a search, or what is wrong with it in words. */
function readSearch(search: AuditSearch): AuditFilters | string {
  const { kind = '', actor = '', subject = '' } = search;
  if (kind !== '' && !(kind in auditKinds)) return `There is no record of the kind ${kind}. Choose one of the list.`;
  const [from, to] = [readTime(search.from), readTime(search.to)];
  if (from === undefined || to === undefined) return 'Write times as 2026-11-22T13:05, in UTC.';
  if (from && to && from >= to) return '“From” has to be earlier than “before”.';
  return {
    ...(kind !== '' && { kind: kind as AuditKind }),
    ...(actor.trim() !== '' && { actor: actor.trim() }),
    ...(subject.trim() !== '' && { subject: subject.trim() }),
    ...(from && { from }),
    ...(to && { to }),
  };
}

/** Null where nothing was typed, undefined where it is no time. */
function readTime(typed: string | undefined): Date | null | undefined {
  if (!typed) return null;
  const time = `${typed}:00Z`;
  return isDateTime(time) ? new Date(time) : undefined;
}
