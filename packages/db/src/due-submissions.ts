import { Prisma } from './generated/client.ts';

/** A submission for which some clock's time has come, and since when. */
export interface DueSubmission {
  id: string;
  workspaceId: string;
  dueAt: Date;
}

/** Whether a submission comes behind another in the order of their time, which a column says; null is before all. */
export function comesBehind(time: Prisma.Sql, after: DueSubmission | null): Prisma.Sql {
  return after ? Prisma.sql`(${time}, id) > (${after.dueAt}::timestamptz, ${after.id})` : Prisma.sql`true`;
}
