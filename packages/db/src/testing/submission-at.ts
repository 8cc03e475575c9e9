import { randomUUID } from 'node:crypto';
import type { TestDatabase } from './test-database.ts';

/** A submission of workspace `ws_1` that stands at a status, whatever the guard thinks of how it got there. */
export async function submissionAt(database: TestDatabase, status: string, sealed = false): Promise<string> {
  const id = `act_${randomUUID()}`;
  await database.unguarded(
    `INSERT INTO submission (id, workspace_id, livemode, channel, recipient, recipient_match, body_text, content_sealed, content_type,
      content_sha256, status, policy_passed, violations, violation_count, block_count, snapshot_id, config_hash, latency_ms, tokens)
     VALUES ($1, 'ws_1', true, 'email', 'a@b.co', 'a@b.co', $3, $4, 'email', 'h', $2, true, '[]', 0, 0, 'snap_1', 'c', 1, 1)`,
    [id, status, sealed ? null : 'text', sealed ? 'sealed' : null],
  );
  return id;
}
