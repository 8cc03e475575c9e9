import { callbackSignature, ReviewCallback } from '@sendgate/contracts';
import type { WebhookDocument } from '@sendgate/runtime';

const signed = 'Only with a `callback_secret`.';

/** What Sendgate posts to a workspace's `callback_url`, for the API description. */
export const reviewWebhook: WebhookDocument = {
  summary: 'A reviewer decided',
  description:
    'Sent at least once to the `callback_url` of the workspace when a held submission is approved or rejected, and as `gate.test` to try an endpoint. Any 2xx ends the retries; 410 disables the endpoint. See callbacks.md for verifying it.',
  tag: 'Callbacks',
  headers: {
    [callbackSignature.eventIdHeader]: text('Stays the same over all attempts: drop what you have seen.'),
    [callbackSignature.eventHeader]: text('The event, as in the body.'),
    [callbackSignature.attemptHeader]: { description: '1 for the first attempt.', schema: { type: 'integer' } },
    [callbackSignature.signatureHeader]: text(
      `\`v1=\` and the hexadecimal HMAC-SHA256 of the timestamp, a dot and the raw body. ${signed}`,
    ),
    [callbackSignature.timestampHeader]: text(
      `Unix seconds of this attempt; refuse what is more than ${callbackSignature.toleranceSeconds} s away. ${signed}`,
    ),
    [callbackSignature.versionHeader]: text(`\`${callbackSignature.version}\`. ${signed}`),
    [callbackSignature.previousSignatureHeader]: text(
      'The same under the replaced secret, for 24 hours after a rotation.',
    ),
  },
  body: ReviewCallback,
  responses: {
    '2XX': { description: 'Received.' },
    '410': { description: 'Nobody wants these any more: the endpoint is disabled.' },
    default: { description: 'Not received: sent again on the schedule of retries.' },
  },
};

function text(description: string) {
  return { description, schema: { type: 'string' } };
}
