import type { QueueReason } from '@sendgate/contracts';

/** Why a message waits for a person, as people say it. */
export const holdReasons: Readonly<Record<QueueReason, string>> = {
  scanner_error: 'a rule failed or ran out of time',
  policy_block: 'the policy found what nobody may send unread',
  policy_warn: 'the policy found something to look at',
  evidence_expired: 'what it says is borne out by records that are too old by now',
  first_contact: 'it is the first message to this recipient',
  sampling: 'it was drawn as a sample',
  quiet_hours: 'it is night, or a day of rest, where the recipient is',
  manual_hold: 'every message of this workspace waits for a person',
  workspace_paused: 'the workspace is paused',
};
