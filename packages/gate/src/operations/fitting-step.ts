import { isStoreFailure, type PrismaSession, pingStore } from '@sendgate/db';

/**
 * Takes a step of at most so many rows, in a transaction of its own; where the store has no time for that, of half as many, and so
 * on: work that goes in steps gets on wherever a single row fits. A store that is away is asked once.
 * @throws whatever one row did, or the store that is away
 */
export async function fittingStep<Taken>(
  session: PrismaSession,
  most: number,
  step: (limit: number) => Promise<Taken>,
): Promise<Taken> {
  for (let limit = most; ; limit = Math.floor(limit / 2)) {
    try {
      return await step(limit);
    } catch (error) {
      if (limit === 1 || !isStoreFailure(error)) throw error;
      await pingStore(session);
    }
  }
}
