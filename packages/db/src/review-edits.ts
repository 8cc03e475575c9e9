import type { PrismaSession } from './open-store.ts';

/** Hash of the text that the latest edit up to a version of a submission made; null where nobody had edited it by then. */
export async function editedTextHash(
  session: PrismaSession,
  submissionId: string,
  version: number,
): Promise<string | null> {
  const row = await session.reviewRound.findFirst({
    where: { submissionId, kind: 'edited', round: { lte: version } },
    orderBy: { round: 'desc' },
    select: { contentSha256: true },
  });
  return row?.contentSha256 ?? null;
}

/**
 * Who wrote the text under review, the first one first: whoever edited it since it last was a text that no reviewer
 * wrote. `unwritten`: the hashes of those.
 */
export async function writersOf(
  session: PrismaSession,
  submissionId: string,
  unwritten: readonly string[],
): Promise<string[]> {
  const rows = await session.$queryRaw<{ actor: string }[]>`
    SELECT actor FROM review_round
    WHERE submission_id = ${submissionId} AND kind = 'edited' AND round > coalesce((
      SELECT max(round) FROM review_round
      WHERE submission_id = ${submissionId} AND kind = 'edited' AND content_sha256 = ANY (${[...unwritten]})), 0)
    GROUP BY actor ORDER BY min(round)`;
  return rows.map(({ actor }) => actor);
}
