import { hash } from 'node:crypto';
import type { ReviewCallback } from '@sendgate/contracts';
import { newId } from '../identifiers.ts';

/** Made-up content in the form of a real callback. */
export function testCallback(eventId: string, sentBy: string): ReviewCallback {
  const now = new Date().toISOString();
  const bodyText = 'This is a test of your callback receiver.';
  return {
    event: 'gate.test',
    action_id: newId('act'),
    hold_token: null,
    channel: 'email',
    recipient: 'test@example.org',
    body_text: bodyText,
    reviewed_by: sentBy,
    reviewed_at: now,
    event_id: eventId,
    status: 'APPROVED',
    decision: 'approved',
    edited: false,
    reason_code: null,
    reason_note: null,
    guidance: null,
    snapshot_id: 'snap_test',
    config_hash: '0'.repeat(64),
    content_sha256: hash('sha256', bodyText, 'hex'),
    occurred_at: now,
    governance_action_id: null,
    label: null,
    subject: null,
    livemode: false,
  };
}
