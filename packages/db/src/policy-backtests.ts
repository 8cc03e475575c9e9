import type { PolicyBacktest, Prisma } from './generated/client.ts';
import type { PrismaSession } from './open-store.ts';

/** A backtest by its progress, without the policy it tries. */
export type StoredBacktest = Omit<PolicyBacktest, 'config'>;

const columns = {
  id: true,
  workspaceId: true,
  configHash: true,
  baseSnapshotId: true,
  draftVersion: true,
  createdBy: true,
  state: true,
  total: true,
  done: true,
  lastId: true,
  results: true,
  createdAt: true,
  finishedAt: true,
} as const satisfies Prisma.PolicyBacktestSelect;

export interface NewBacktest {
  id: string;
  workspaceId: string;
  config: object;
  configHash: string;
  baseSnapshotId: string;
  draftVersion: number;
  createdBy: string;
  total: number;
  results: object;
}

/** Puts a backtest on record; null while another one of the workspace is under way. */
export async function addBacktest(session: PrismaSession, backtest: NewBacktest): Promise<StoredBacktest | null> {
  const { count } = await session.policyBacktest.createMany({ data: [backtest], skipDuplicates: true });
  return count === 1 ? findBacktest(session, backtest.workspaceId, backtest.id) : null;
}

/** A backtest of the workspace by its progress, without what it reads; null for one of another. */
export function findBacktest(session: PrismaSession, workspaceId: string, id: string): Promise<StoredBacktest | null> {
  return session.policyBacktest.findFirst({ where: { id, workspaceId }, select: columns });
}

/** The one that is under way, if there is one. */
export function findOpenBacktest(session: PrismaSession, workspaceId: string): Promise<StoredBacktest | null> {
  const where = { workspaceId, state: { in: ['waiting', 'running'] } };
  return session.policyBacktest.findFirst({ where, select: columns });
}

/** Newest first: one more than asked for, where there are more. */
export function listBacktests(
  session: PrismaSession,
  workspaceId: string,
  page: { limit: number; offset: number },
): Promise<StoredBacktest[]> {
  return session.policyBacktest.findMany({
    where: { workspaceId },
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    take: page.limit + 1,
    skip: page.offset,
    select: columns,
  });
}

/** The policy a backtest tries; null once it has ended. */
export async function backtestedPolicy(
  session: PrismaSession,
  workspaceId: string,
  id: string,
): Promise<Prisma.JsonValue> {
  const row = await session.policyBacktest.findFirst({ where: { id, workspaceId }, select: { config: true } });
  return row?.config ?? null;
}

/**
 * Ids of live submissions of a workspace whose content is there, back in time from the newest, from a moment or from one of
 * them. Ids sort by the time they were made at.
 */
export async function submissionsBefore(
  session: PrismaSession,
  workspaceId: string,
  from: { createdAt?: Date; lastId: string | null },
  limit: number,
): Promise<string[]> {
  const rows = await session.submission.findMany({
    where: {
      workspaceId,
      livemode: true,
      erasedAt: null,
      OR: [{ bodyText: { not: null } }, { contentSealed: { not: null } }],
      ...(from.createdAt && { createdAt: { lte: from.createdAt } }),
      ...(from.lastId === null ? {} : { id: { lt: from.lastId } }),
    },
    orderBy: { id: 'desc' },
    take: limit,
    select: { id: true },
  });
  return rows.map(({ id }) => id);
}

/** Notes a step; false when another worker got further meanwhile. */
export async function advanceBacktest(
  session: PrismaSession,
  { id, workspaceId }: Pick<StoredBacktest, 'id' | 'workspaceId'>,
  step: { from: number; to: number; lastId: string; results: object },
): Promise<boolean> {
  const { count } = await session.policyBacktest.updateMany({
    where: { id, workspaceId, done: step.from, state: { in: ['waiting', 'running'] } },
    data: { state: 'running', done: step.to, lastId: step.lastId, results: step.results },
  });
  return count === 1;
}

/** Closes a backtest and forgets the policy it tried; null when it was closed before. */
export async function closeBacktest(
  session: PrismaSession,
  workspaceId: string,
  id: string,
  state: 'done' | 'failed',
): Promise<StoredBacktest | null> {
  const closed = await session.$executeRaw`
    UPDATE policy_backtest SET state = ${state}, config = NULL, finished_at = now()
    WHERE id = ${id} AND workspace_id = ${workspaceId} AND state IN ('waiting', 'running')`;
  return closed === 1 ? findBacktest(session, workspaceId, id) : null;
}
