import type { Prisma, SuppressionImport } from './generated/client.ts';
import type { PrismaSession } from './open-store.ts';

/** An import by its progress, without the file and what was refused of it. */
export type StoredImport = Omit<SuppressionImport, 'fileSealed' | 'refusedSealed'>;

const columns = {
  id: true,
  workspaceId: true,
  fileSha256: true,
  reason: true,
  createdBy: true,
  state: true,
  rows: true,
  rowsDone: true,
  added: true,
  invalid: true,
  holdsBlocked: true,
  errors: true,
  refusedUntil: true,
  createdAt: true,
  finishedAt: true,
} as const satisfies Prisma.SuppressionImportSelect;

export interface NewImport {
  id: string;
  workspaceId: string;
  fileSealed: Uint8Array<ArrayBuffer>;
  fileSha256: string;
  reason: string;
  createdBy: string;
  rows: number;
}

/** Stores a file to be read. Its work item belongs into the same transaction. */
export function addImport(session: PrismaSession, file: NewImport): Promise<StoredImport> {
  return session.suppressionImport.create({ data: file, select: columns });
}

/** An import by its progress, of the workspace where one is named; null for none. */
export function findImport(session: PrismaSession, id: string, workspaceId?: string): Promise<StoredImport | null> {
  const where = { id, ...(workspaceId === undefined ? {} : { workspaceId }) };
  return session.suppressionImport.findFirst({ where, select: columns });
}

/** The same file of a workspace, if it has not been read to its end yet. */
export function findOpenImport(
  session: PrismaSession,
  workspaceId: string,
  fileSha256: string,
): Promise<StoredImport | null> {
  const where = { workspaceId, fileSha256, state: { in: ['waiting', 'running'] } };
  return session.suppressionImport.findFirst({ where, select: columns });
}

/** Whether a file of a workspace is still being read, or about to be. */
export async function hasOpenImport(session: PrismaSession, workspaceId: string): Promise<boolean> {
  const where = { workspaceId, state: { in: ['waiting', 'running'] } };
  return (await session.suppressionImport.count({ where })) > 0;
}

/** Newest first: one more than asked for, where there are more. */
export function listImports(
  session: PrismaSession,
  workspaceId: string,
  page: { limit: number; offset: number },
): Promise<StoredImport[]> {
  return session.suppressionImport.findMany({
    where: { workspaceId },
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    take: page.limit + 1,
    skip: page.offset,
    select: columns,
  });
}

/** The file, sealed; null once its import has ended. */
export async function importedFile(session: PrismaSession, id: string): Promise<Uint8Array | null> {
  const row = await session.suppressionImport.findFirst({ where: { id }, select: { fileSealed: true } });
  return row?.fileSealed ?? null;
}

/** A line that is no recipient: which, and why. Never what it holds. */
export interface ImportError {
  line: number;
  reason: string;
}

/** Notes a chunk in the transaction that adds its entries, before it does; false when another worker got further meanwhile. */
export async function advanceImport(
  session: PrismaSession,
  id: string,
  chunk: { from: number; to: number; invalid: number; errors: readonly ImportError[] },
): Promise<boolean> {
  const errors = JSON.stringify(chunk.errors);
  const advanced = await session.$executeRaw`
    UPDATE suppression_import SET state = 'running', rows_done = ${chunk.to}::int,
      invalid = invalid + ${chunk.invalid}::int, errors = errors || ${errors}::jsonb
    WHERE id = ${id} AND rows_done = ${chunk.from}::int AND state IN ('waiting', 'running')`;
  return advanced === 1;
}

/** Counts recipients that an import put on the list and that were not on it before. */
export async function countImportAdded(session: PrismaSession, id: string, added: number): Promise<void> {
  await session.$executeRaw`UPDATE suppression_import SET added = added + ${added}::int WHERE id = ${id}`;
}

/** Counts holds that ended because an import put their recipient on the list. */
export async function countImportHolds(session: PrismaSession, id: string, blocked: number): Promise<void> {
  await session.$executeRaw`
    UPDATE suppression_import SET holds_blocked = holds_blocked + ${blocked}::int WHERE id = ${id}`;
}

/** Ends an import and forgets its file, but for `refused` of it, which is kept for so many days; null when it had ended. */
export async function finishImport(
  session: PrismaSession,
  id: string,
  state: 'done' | 'failed',
  refused: { sealed: Uint8Array; days: number } | null,
): Promise<StoredImport | null> {
  const ended = await session.$executeRaw`
    UPDATE suppression_import SET state = ${state}, file_sealed = NULL, finished_at = now(),
      refused_sealed = ${refused?.sealed ?? null}::bytea,
      refused_until = now() + make_interval(days => ${refused?.days ?? null}::int)
    WHERE id = ${id} AND state IN ('waiting', 'running')`;
  return ended === 1 ? findImport(session, id) : null;
}

/** What was refused of a file, sealed; null where it is not kept, or no longer. */
export async function refusedOfImport(session: PrismaSession, id: string): Promise<Uint8Array | null> {
  const [row] = await session.$queryRaw<{ sealed: Uint8Array | null }[]>`
    SELECT refused_sealed AS sealed FROM suppression_import WHERE id = ${id} AND refused_until > now()`;
  return row?.sealed ?? null;
}

/** Forgets what was refused of the files of a workspace: whatever is over its time, or all of it. How many files. */
export function forgetRefused(session: PrismaSession, workspaceId: string, which: 'due' | 'all'): Promise<number> {
  return session.$executeRaw`
    UPDATE suppression_import SET refused_sealed = NULL, refused_until = NULL
    WHERE workspace_id = ${workspaceId} AND refused_until IS NOT NULL AND (${which === 'all'} OR refused_until < now())`;
}
