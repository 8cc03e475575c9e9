import { type SubmissionStatus, statuses } from '@sendgate/contracts';
import type { HeaderDocument, IncomingRequest } from '@sendgate/runtime';

/** Seconds a caller should leave between two looks at a submission that is on hold. */
const POLL_SECONDS = 5;

export const replayHeader: Readonly<Record<string, HeaderDocument>> = {
  'Idempotency-Replayed': {
    description: '`true` when the key was known and the answer is that of the first request.',
    schema: { type: 'string', enum: ['true'] },
  },
};

export const pollHeader: Readonly<Record<string, HeaderDocument>> = {
  'Retry-After': {
    description: 'While the submission is on hold: seconds until it is worth asking again.',
    schema: { type: 'integer' },
  },
};

/** Tells a polling caller when to come back, while there is something to wait for. */
export function suggestPolling(status: SubmissionStatus, request: IncomingRequest): void {
  if (statuses[status].handling === 'hold') request.setHeader('Retry-After', String(POLL_SECONDS));
}
