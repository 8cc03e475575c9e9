import { nullable, ProblemError, stringEnum, submissionStatuses, ValidationErrorEntry } from '@sendgate/contracts';
import type { BulkResult } from '@sendgate/gate';
import { type Static, Type } from 'typebox';

/** What came of each item of a bulk decision, in the order asked. */
export const BulkReply = Type.Object(
  {
    results: Type.Array(
      Type.Object({
        action_id: Type.String(),
        http_status: Type.Integer({ description: 'What the decision alone would have been answered with.' }),
        code: nullable(Type.String({ description: 'Error code of a refused decision.' })),
        detail: nullable(Type.String()),
        errors: Type.Array(ValidationErrorEntry),
        decided: Type.Boolean(),
        status: nullable(stringEnum(submissionStatuses)),
        version: nullable(Type.Integer()),
      }),
    ),
    succeeded: Type.Integer({ minimum: 0 }),
    refused: Type.Integer({ minimum: 0 }),
  },
  { $id: 'BulkReply' },
);

type Item = Static<typeof BulkReply>['results'][number];

export function toBulkReply(results: readonly BulkResult[]): Static<typeof BulkReply> {
  const items = results.map(toItem);
  const succeeded = items.filter(({ http_status: status }) => status === 200).length;
  return { results: items, succeeded, refused: items.length - succeeded };
}

function toItem(result: BulkResult): Item {
  const base = { action_id: result.actionId, code: null, detail: null, errors: [] };
  if ('outcome' in result) {
    const { submission, decided } = result.outcome;
    return { ...base, http_status: 200, decided, status: submission.status, version: submission.version };
  }
  const { refusal } = result;
  const undecided = { ...base, decided: false, status: null, version: null };
  return refusal instanceof ProblemError
    ? { ...undecided, http_status: refusal.status, code: refusal.code, detail: refusal.message }
    : { ...undecided, http_status: 422, detail: 'The decision is incomplete.', errors: [...refusal.entries] };
}
