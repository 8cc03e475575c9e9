import { ProblemError } from '@sendgate/contracts';
import { type DueSubmission, guardStore, type PrismaSession } from '@sendgate/db';
import { errorClass } from '../gate-log.ts';
import type { GateParts } from '../gate-parts.ts';

/** What a clock does to submissions whose time has come. */
export interface DueSweep {
  /** The next of them in the order of their time, behind one of them. */
  readonly due: (session: PrismaSession, limit: number, after: DueSubmission | null) => Promise<DueSubmission[]>;
  /** Moves one; false where somebody else was faster, or it is left as it stands. */
  readonly move: (due: DueSubmission) => Promise<boolean>;
  /** Said in the log of one that could not be moved. */
  readonly failure: string;
}

/** So many in a row that the store does not move are not the fault of each of them. */
const MOST_REFUSED = 3;

/**
 * Comes for each submission whose time has come, `step` at a time, until none is left or `stopped` says so; how many were
 * moved. One that fails, as where its content does not open or somebody keeps its row, keeps its place for the next sweep, and
 * none waits behind it.
 * @throws ProblemError `service_unavailable` where the store moved none of several in a row
 */
export async function sweepDue(
  parts: GateParts,
  { due, move, failure }: DueSweep,
  step: number,
  stopped: () => boolean,
): Promise<number> {
  let moved = 0;
  let refused = 0;
  let after: DueSubmission | null = null;
  while (!stopped()) {
    const batch: DueSubmission[] = await due(parts.store.prisma, step, after);
    for (const one of batch) {
      try {
        if (await guardStore(move(one))) moved += 1;
        refused = 0;
      } catch (error) {
        if (error instanceof ProblemError && error.code === 'service_unavailable') refused += 1;
        if (refused === MOST_REFUSED) throw error;
        parts.logger.error(failure, { ...errorClass(error), action_id: one.id });
      }
    }
    if (batch.length < step) break;
    after = batch.at(-1) ?? null;
  }
  return moved;
}
