import { MAX_COUNTED } from '@sendgate/contracts';
import { Prisma } from './generated/client.ts';
import type { PrismaSession } from './open-store.ts';

/** Whom a submission is to, and how much came for them lately. */
export interface StoredRecipient {
  recipientMatch: string;
  livemode: boolean;
  createdAt: Date;
  /** Other submissions to them in the last 7 days, in the same mode; `MAX_COUNTED` stands for that many or more. */
  lastWeek: number;
}

/** The recipient of a submission. Null where there is none, or it is erased: nobody can tell any more whom it was to. */
export async function recipientOf(
  session: PrismaSession,
  workspaceId: string,
  id: string,
): Promise<StoredRecipient | null> {
  const [row] = await session.$queryRaw<StoredRecipient[]>(recipientStatement(workspaceId, id));
  return row ?? null;
}

/** `IS TRUE` keeps the mode out of the choice of an index, as in the statement that gathers for the gate. */
export function recipientStatement(workspaceId: string, id: string): Prisma.Sql {
  return Prisma.sql`
    SELECT s.recipient_match AS "recipientMatch", s.livemode, s.created_at AS "createdAt", (
      SELECT count(*)::int FROM (SELECT 1 FROM submission o
        WHERE o.workspace_id = ${workspaceId} AND o.recipient_match = s.recipient_match AND (o.livemode = s.livemode) IS TRUE
          AND o.created_at > now() - interval '7 days' AND o.id <> s.id LIMIT ${MAX_COUNTED}::int) week) AS "lastWeek"
    FROM submission s WHERE s.id = ${id} AND s.workspace_id = ${workspaceId} AND s.erased_at IS NULL`;
}

/** Whether nothing that came before a submission was approved or sent to its recipient on its channel, in the same mode. */
export async function isFirstContact(session: PrismaSession, workspaceId: string, id: string): Promise<boolean> {
  const [row] = await session.$queryRaw<{ first: boolean }[]>(firstContactStatement(workspaceId, id));
  return row?.first ?? false;
}

export function firstContactStatement(workspaceId: string, id: string): Prisma.Sql {
  return Prisma.sql`
    SELECT NOT EXISTS (SELECT 1 FROM submission o
      WHERE o.workspace_id = ${workspaceId} AND o.recipient_match = s.recipient_match AND (o.livemode = s.livemode) IS TRUE
        AND o.created_at < s.created_at AND o.channel = s.channel AND (o.status IN ('APPROVED', 'DISPATCHING', 'SENT')) IS TRUE) AS first
    FROM submission s WHERE s.id = ${id} AND s.workspace_id = ${workspaceId}`;
}
