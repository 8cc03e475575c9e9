import type { Action, OutboundRequest, Submission } from '../index.ts';

export const sms: OutboundRequest = {
  channel: 'sms',
  recipient: '+14155550123',
  body_text: 'See you on Tuesday at ten.',
};

export const mail: OutboundRequest = {
  channel: 'email',
  recipient: 'ada@example.org',
  subject: 'The migration',
  body_text: 'Hi Ada, would Tuesday at ten suit you?',
  body_html: '<p>Hi Ada, would Tuesday at ten suit you?</p>',
};

/** A refusal as the gate writes it. */
export function problem(
  status: number,
  code: string,
  recovery: object = {},
  headers: Record<string, string> = {},
): { status: number; headers: Record<string, string>; body: object } {
  return {
    status,
    headers: { 'Content-Type': 'application/problem+json; charset=utf-8', 'X-Request-Id': 'req_7', ...headers },
    body: { status, code, title: code, detail: 'What is wrong.', recovery: { send_allowed: false, ...recovery } },
  };
}

/** An answer of the gate, an approval unless changed. */
export function submission(changes: Partial<Submission> = {}): Submission {
  return {
    action_id: 'act_01JZ8Q4V6T3Y0K5W9M2N7P1R4S',
    status: 'APPROVED',
    policy_passed: true,
    policy_violations: [],
    queue_reason: null,
    review_url: null,
    delivery_status: null,
    edited: false,
    approved_body: null,
    approved_subject: null,
    snapshot_id: 'snap_1',
    config_hash: 'c'.repeat(64),
    governance_action_id: null,
    livemode: true,
    created_at: '2026-03-04T05:06:07.000Z',
    latency_ms: 3,
    channel: 'sms',
    remediated: false,
    remediated_body: null,
    remediated_subject: null,
    remediated_html: null,
    remediations: [],
    ack_message: null,
    safe_fallback: 'Somebody will be with you.',
    respond_by: null,
    ...changes,
  };
}

/** The same, read back. */
export function action(request: OutboundRequest, changes: Partial<Action> = {}): Record<string, unknown> {
  const { recipient, body_text, subject = null, body_html = null, channel } = request;
  return { ...submission({ channel }), recipient, subject, body_text, body_html, ...changes };
}
