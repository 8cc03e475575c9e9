import { ProblemError, ValidationError } from '@sendgate/contracts';
import { guardStore } from '@sendgate/db';
import type { Actor } from '../caller.ts';
import type { BulkDecision, BulkResult, Gate, ReviewOutcome } from '../gate.ts';
import { decidingRole } from './review-views.ts';
import { requireRole } from './roles.ts';

/**
 * Decides about many holds, one after the other and each on its own. A BLOCK violation, in the text as it was submitted or
 * as it stands now, is never approved in bulk: somebody has to look at it.
 * What refuses one of them, be it a store that is away, is its own result and stops none of the others.
 * @throws ProblemError `forbidden`; ValidationError for a rejection without a reason code
 */
export async function decideMany(
  reviews: Pick<Gate['reviews'], 'approve' | 'reject'>,
  actor: Actor,
  bulk: BulkDecision,
): Promise<BulkResult[]> {
  requireRole(actor, decidingRole);
  const { reasonCode, items, decision, reason, note, guidance, undoable = false } = bulk;
  if (decision === 'reject' && reasonCode === undefined) {
    throw new ValidationError([{ loc: ['body', 'reason_code'], msg: 'Field required to reject', type: 'missing' }]);
  }
  const decide = async (actionId: string, expectedVersion: number): Promise<ReviewOutcome> => {
    if (reasonCode !== undefined && decision === 'reject') {
      return reviews.reject(actor, actionId, {
        ...{ expectedVersion, reasonCode, undoable },
        ...{ note: note ?? null, guidance: guidance ?? null },
      });
    }
    return reviews.approve(actor, actionId, { expectedVersion, reason: reason ?? null, undoable, bulk: true });
  };
  const results: BulkResult[] = [];
  for (const { actionId, expectedVersion } of items) {
    try {
      results.push({ actionId, outcome: await guardStore(decide(actionId, expectedVersion)) });
    } catch (error) {
      const refused = error instanceof ValidationError || error instanceof ProblemError;
      if (!refused) throw error;
      results.push({ actionId, refusal: error });
    }
  }
  return results;
}
