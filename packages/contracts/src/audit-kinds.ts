import type { IdPrefix } from './ids.ts';

/**
 * Everything that leaves a record: what happened, and what the record carries beside who, when and about which submission.
 * Kinds are never reused or renamed. What is not in this table cannot be recorded, and what changes a workspace without
 * being in it fails a test. No record holds content, a recipient or a secret; what must be recognised is kept as a hash.
 */
export const auditKinds = {
  'submission.decided': {
    meaning: 'The gate decided about a message.',
    detail: 'status, queue_reason, rules, snapshot_id, remediated',
  },
  'submission.blocked': {
    meaning:
      'A hold was ended because its recipient may not be written to any more, or by an admin who ended all holds.',
    detail: 'reason: suppressed, consent_revoked or kill_switch; before and after: status',
  },
  'submission.released': {
    meaning: 'A hold was approved by the clock.',
    detail: 'reason; before and after: status, queue_reason, version',
  },
  'submission.release_postponed': { meaning: 'A hold for quiet hours waits on.', detail: 'release_at' },
  'submission.release_withheld': {
    meaning: 'A hold for quiet hours was left to people.',
    detail: 'reason: suppressed, consent_revoked, evidence_expired or policy (with rules, snapshot_id)',
  },
  'submission.held_again': {
    meaning: 'An approved message went back to a hold before it was sent.',
    detail: 'reason: evidence_lease or advisory_hold, scan; before and after: status, queue_reason, version',
  },
  'submission.delivery_conflict': {
    meaning:
      'A caller reported on a message that was not approved, or not any more, or the opposite of its first report, as of a bounce.',
    detail: 'reported',
  },
  'submission.delivery_reported': {
    meaning: 'A caller said what became of an approved message.',
    detail: 'before and after: status, delivery_status',
  },
  'submission.body_read': {
    meaning:
      'A person was shown a message: they opened it, or asked for what stood already. A change they make to a hold shows it to them as well, and is its own record.',
    detail: '',
  },
  'submission.scanned': { meaning: 'An advisory scan of a held message ended.', detail: 'scan, state' },
  'submission.dispatch_canceled': {
    meaning: 'A message was not handed over because its recipient may not be written to.',
    detail: 'reason; before and after: status',
  },
  'submission.erased': {
    meaning: 'Content and recipient of a message were erased.',
    detail: 'reason, erasure_id',
  },
  'holds.ending_requested': {
    meaning: 'An admin had every hold of the paused workspace ended.',
    detail: 'ending_id, holds',
  },
  'holds.ended': {
    meaning: 'Every hold that waited then was ended, or was to be.',
    detail: 'ending_id, state, holds_blocked',
  },
  'review.approved': {
    meaning: 'A hold was approved.',
    detail: 'edited, reason_code, content_sha256; before and after: status, version',
  },
  'review.rejected': {
    meaning: 'A hold was rejected.',
    detail: 'edited, reason_code, content_sha256; before and after: status, version',
  },
  'review.approval_added': {
    meaning: 'One approval of several was given.',
    detail: 'edited, reason_code, content_sha256; before and after: status, version',
  },
  'review.claimed': { meaning: 'A person took a hold in hand.', detail: 'taken_over_from' },
  'review.released': { meaning: 'A hold was handed back.', detail: 'claimed_by' },
  'review.assigned': { meaning: 'A hold was given to a person, or to nobody.', detail: 'before and after: assignee' },
  'review.escalated': {
    meaning: 'A hold was passed to more people.',
    detail: 'reason: asked or overdue; before and after: escalated',
  },
  'review.note_added': { meaning: 'A reviewer wrote a note.', detail: 'note_id' },
  'review.edited': { meaning: 'An edit was saved on a hold.', detail: 'content_sha256, added_blocks' },
  'review.sample_checked': {
    meaning: 'A message sampled after it had been let go was looked at.',
    detail: 'verdict, note_id',
  },
  'review.decision_begun': {
    meaning: 'A decision was made that can still be taken back.',
    detail: 'decision, commits_at',
  },
  'review.decision_undone': { meaning: 'A decision was taken back in time.', detail: 'decision' },
  'review.decision_called_off': {
    meaning: 'A decision could not be made when its undo window was over.',
    detail: 'decision, reason',
  },
  'callback.test_sent': { meaning: 'A test callback was sent.', detail: 'event_id' },
  'callback.retried': { meaning: 'A callback was sent again.', detail: 'event_id' },
  'callback.range_replayed': { meaning: 'Undelivered callbacks were sent again.', detail: 'from, to, count' },
  'callback.secret_rotated': { meaning: 'The signing secret was replaced.', detail: 'secret_sha256' },
  'callback.ping_sent': {
    meaning: 'A signed ping was sent, on whose answer it depends whether the receiver is enabled.',
    detail: 'event_id, state',
  },
  'callback.endpoint_disabled': { meaning: 'The callback receiver was disabled.', detail: 'reason' },
  'callback.admin_told': {
    meaning: 'An admin was told by e-mail that the callback receiver was disabled.',
    detail: 'notice_id, user_id, reason',
  },
  'callback.admin_not_told': {
    meaning: 'The e-mail about the disabled callback receiver did not go out, or nobody knows whether it did.',
    detail: 'notice_id, user_id, reason, outcome, error',
  },
  'callback.endpoint_enabled': { meaning: 'The callback receiver was enabled again.', detail: 'event_id, resumed' },
  'dispatch.taken_up': {
    meaning: 'A worker took an approved message up to hand it over.',
    detail: 'before and after: status, version',
  },
  'dispatch.sent': {
    meaning: 'Sendgate handed a message over.',
    detail: 'status, error; before and after: status, delivery_status',
  },
  'dispatch.failed': {
    meaning: 'A message could not be handed over.',
    detail: 'status, error; before and after: status, delivery_status',
  },
  'dispatch.unknown': {
    meaning: 'Nobody knows whether a message was handed over: it began, and no answer came.',
    detail: 'status, error; before and after: status, delivery_status',
  },
  'dispatch.canceled': {
    meaning: 'An approved message was not handed over after all.',
    detail: 'status, error; before and after: status, delivery_status',
  },
  'dispatch.retried': {
    meaning: 'A person had a failed message handed over again.',
    detail: 'error, confirmed_unknown; before and after: status, delivery_status',
  },
  'settings.changed': {
    meaning: 'Settings were changed.',
    detail:
      'changed, before, after (entries of lists and queries of addresses as keyed hashes; of a secret its sha256, of the password of a mail server a keyed_hash, unreadable where it did not open), snapshot_id, config_hash',
  },
  'policy.draft_saved': { meaning: 'The draft of the policy was saved.', detail: 'version, based_on, config_sha256' },
  'policy.published': {
    meaning: 'The draft of the policy became a snapshot.',
    detail:
      'snapshot_id, config_hash, version; exceptions: each it adds to the policy in force, with rule, owner, reason, expires_at',
  },
  'policy.activated': {
    meaning: 'A snapshot was put in force.',
    detail:
      'snapshot_id, config_hash, changed; raised: the rules the floor of the installation made stricter; before and after: active_snapshot_id and the settings that changed with it',
  },
  'policy.backtest_started': {
    meaning: 'A draft was tried on messages of the past.',
    detail: 'backtest_id, config_hash, base_snapshot_id, version, submissions',
  },
  'policy.backtest_finished': {
    meaning: 'A backtest ended.',
    detail: 'backtest_id, state, compared, new_holds, lifted_holds',
  },
  'api_key.created': {
    meaning: 'An API key was created.',
    detail: 'key_id, livemode, scopes, ip_allowlist, expires_at',
  },
  'api_key.revoked': { meaning: 'An API key was revoked.', detail: 'key_id; before and after: revoked' },
  'member.set': { meaning: 'A person was given a role.', detail: 'user_id; before and after: role' },
  'member.removed': { meaning: 'A person lost their role.', detail: 'user_id; before and after: role' },
  'member.password_changed': { meaning: 'A person chose another password.', detail: 'user_id' },
  'member.password_reset': { meaning: 'A person was given a new first password by somebody else.', detail: 'user_id' },
  'workspace.created': { meaning: 'The workspace was created.', detail: 'snapshot_id, config_hash' },
  'consent.revoked': {
    meaning: 'A recipient took back consent on a channel.',
    detail: 'channel, recipient_hash (keyed), holds_blocked',
  },
  'suppression.added': {
    meaning: 'Recipients were suppressed.',
    detail: 'added, reason, holds_blocked, entry_hashes (keyed, the first 100)',
  },
  'suppression.removed': { meaning: 'A recipient may be written to again.', detail: 'entry_hash' },
  'suppression.import_started': {
    meaning: 'A file of recipients was handed in.',
    detail: 'import_id, rows, file_sha256, reason',
  },
  'suppression.import_finished': {
    meaning: 'A file of recipients was read to its end.',
    detail: 'import_id, state, added, invalid, holds_blocked',
  },
  'suppression.refused_read': {
    meaning: 'A person was given the rows of a file that are no recipient, with what they hold.',
    detail: 'import_id, rows',
  },
  'crm.connected': { meaning: 'The CRM was connected.', detail: 'portal_id, scopes, tagging' },
  'crm.disconnected': { meaning: 'The connection with the CRM was ended.', detail: 'portal_id' },
  'crm.connection_lost': { meaning: 'The CRM refused the token of the connection.', detail: 'portal_id' },
  'crm.connection_restored': {
    meaning: 'Refused was a token that another process had just replaced: the connection stands.',
    detail: 'portal_id',
  },
  'crm.contact_tagged': {
    meaning: 'A contact of the CRM was marked as blocked, or as blocked no more.',
    detail: 'contact_id, blocked',
  },
  'privacy.erasure_requested': {
    meaning: 'Forgetting a recipient was asked for.',
    detail: 'erasure_id, recipient_hash',
  },
  'privacy.erasure_finished': {
    meaning: 'A recipient was forgotten.',
    detail: 'erasure_id, recipient_hash, submissions',
  },
  'privacy.erasure_failed': {
    meaning: 'A request to forget a recipient could not be carried out: it has to be asked for again.',
    detail: 'erasure_id, recipient_hash, reason',
  },
  'privacy.retention_applied': {
    meaning: 'What was kept long enough was erased.',
    detail: 'submissions, callbacks, findings, usage_days, audit_events, audit_events_to, refused_files',
  },
  'content_key.created': { meaning: 'A key that seals content of the workspace was made.', detail: 'generation' },
  'content_key.shredded': { meaning: 'The keys of the workspace were destroyed.', detail: 'keys' },
} as const satisfies Record<string, { meaning: string; detail: string }>;

export type AuditKind = keyof typeof auditKinds;

/** Under which name a record carries the id of what it is about, by prefix of the id. A submission has a column of its own. */
const subjectFields: Partial<Record<IdPrefix, string>> = {
  end: 'ending_id',
  era: 'erasure_id',
  evt: 'event_id',
  imp: 'import_id',
  note: 'note_id',
  ntc: 'notice_id',
  snap: 'snapshot_id',
  usr: 'user_id',
};

/**
 * Where records about something are found: the name of its id in their detail, and the kinds that carry it. Ids without a
 * prefix are those of API keys. Decisions of the gate name a snapshot each and are not records about it.
 */
export function auditSubject(id: string): { field: string; kinds: AuditKind[] } {
  const prefix = /^([a-z]+)_/.exec(id)?.[1] as IdPrefix | undefined;
  const field = prefix === undefined ? 'key_id' : (subjectFields[prefix] ?? `${prefix}_id`);
  const kinds = (Object.keys(auditKinds) as AuditKind[]).filter(
    (kind) => kind !== 'submission.decided' && new RegExp(`\\b${field}\\b`).test(auditKinds[kind].detail),
  );
  return { field, kinds };
}
