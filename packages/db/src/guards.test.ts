import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { statuses, submissionStatuses } from '@sendgate/contracts';
import { submissionAt as standAt } from './testing/submission-at.ts';
import { type TestDatabase, testDatabase } from './testing.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await testDatabase();
  await database.sql(`INSERT INTO workspace (id, name, settings) VALUES ('ws_1', 'w', '{}')`);
});
afterAll(() => database.close());

const submissionAt = (status: string, sealed = false) => standAt(database, status, sealed);

describe('the submission guard', () => {
  it('holds the same moves as the table of statuses', async () => {
    const rows = await database.sql<{ f: string; t: string }>(
      'SELECT from_status AS f, to_status AS t FROM allowed_transition',
    );
    const expected = submissionStatuses.flatMap((from) => statuses[from].next.map((to) => `${from}>${to}`));
    expect(rows.map(({ f, t }) => `${f}>${t}`).sort()).toEqual(expected.sort());
  });

  for (const from of submissionStatuses) {
    for (const to of submissionStatuses) {
      const allowed = from === to || (statuses[from].next as readonly string[]).includes(to);
      it(`${allowed ? 'lets' : 'does not let'} ${from} become ${to}`, async () => {
        const id = await submissionAt(from);
        const move = database.sql('UPDATE submission SET status = $2 WHERE id = $1', [id, to]);
        if (allowed) await expect(move).resolves.toEqual([]);
        else await expect(move).rejects.toMatchObject({ constraint: 'submission_status_move' });
      });
    }
  }

  it('lets no submission be born decided by a person or delivered', async () => {
    await expect(
      database.sql(`INSERT INTO submission SELECT * FROM json_populate_record(null::submission, (
        SELECT to_json(s)::jsonb || '{"id":"act_born","status":"SENT"}' FROM submission s LIMIT 1)::json)`),
    ).rejects.toMatchObject({ constraint: 'submission_birth' });
  });

  for (const [column, value] of [
    ...['id', 'workspace_id', 'idempotency_key', 'api_key_id', 'channel', 'recipient', 'recipient_match'],
    ...['content_sha256', 'content_type', 'snapshot_id', 'config_hash', 'hold_token', 'label', 'safe_fallback'],
    ['livemode', 'false'],
    ['policy_passed', 'false'],
    ['violations', `'[{"rule":"other"}]'`],
    ['violation_count', '7'],
    ['block_count', '7'],
    ['rules', `'{other}'`],
    ['remediated', 'true'],
    ['tokens', '7'],
    ['latency_ms', '7'],
    ['created_at', "now() - interval '1 day'"],
  ].map((entry) => (typeof entry === 'string' ? [entry, "'other'"] : entry))) {
    it(`freezes ${column}`, async () => {
      for (const status of ['APPROVED', 'QUEUED']) {
        const id = await submissionAt(status);
        const write = database.sql(`UPDATE submission SET ${column} = ${value} WHERE id = $1`, [id]);
        await expect(write).rejects.toMatchObject({ constraint: 'submission_frozen' });
      }
    });
  }

  it('freezes every column but those it names, also columns that are added later', async () => {
    await database.sql(`ALTER TABLE submission ADD COLUMN later TEXT NOT NULL DEFAULT 'first'`);
    const id = await submissionAt('QUEUED');
    const write = database.sql(`UPDATE submission SET later = 'second' WHERE id = $1`, [id]);
    await expect(write).rejects.toMatchObject({ constraint: 'submission_frozen' });
    await database.sql('ALTER TABLE submission DROP COLUMN later');
  });

  it('lets the version go forward one by one and never back', async () => {
    const id = await submissionAt('QUEUED');
    for (const version of ['version + 2', 'version - 1', '0']) {
      const write = database.sql(`UPDATE submission SET version = ${version} WHERE id = $1`, [id]);
      await expect(write).rejects.toMatchObject({ constraint: 'submission_version' });
    }
    await database.sql('UPDATE submission SET version = version + 1 WHERE id = $1', [id]);
  });

  const review = `reviewed_by = 'r@x.co', reviewed_at = now(), decided_at = now(), review_reason = 'tone', review_note = 'n',
    edited = true, approved_subject = 's', approved_body = 'b', version = version + 1`;

  for (const written of review.split(', ').filter((part) => !part.includes('version'))) {
    it(`lets ${written.trim()} come only with the move that ends the hold`, async () => {
      const id = await submissionAt('APPROVED');
      const write = database.sql(`UPDATE submission SET version = version + 1, ${written} WHERE id = $1`, [id]);
      await expect(write).rejects.toMatchObject({ constraint: 'submission_review' });
      const held = await submissionAt('QUEUED');
      const still = database.sql(`UPDATE submission SET ${written} WHERE id = $1`, [held]);
      await expect(still).rejects.toMatchObject({ constraint: 'submission_review' });
    });
  }

  it('takes a review with the move, keeps it, and lets the words in it be erased', async () => {
    const id = await submissionAt('QUEUED');
    await database.sql(`UPDATE submission SET status = 'APPROVED', ${review} WHERE id = $1`, [id]);
    for (const change of [
      `reviewed_by = 'other'`,
      'reviewed_by = NULL',
      'reviewed_at = NULL',
      'decided_at = NULL',
      'review_reason = NULL',
      `review_note = 'other'`,
      `approved_body = 'other'`,
      'edited = false',
      `status = 'SENT', reviewed_by = 'other'`,
    ]) {
      const write = database.sql(`UPDATE submission SET ${change} WHERE id = $1`, [id]);
      await expect(write).rejects.toMatchObject({ constraint: 'submission_review' });
    }
    const erased = 'review_note = NULL, approved_subject = NULL, approved_body = NULL, metadata = NULL, subject = NULL';
    await expect(database.sql(`UPDATE submission SET ${erased} WHERE id = $1`, [id])).resolves.toEqual([]);
  });

  const sealedWords = {
    edit_sealed: `edited = true, edit_sealed = 'e'`,
    review_note_sealed: `review_note_sealed = 'n'`,
  };

  for (const [column, written] of Object.entries(sealedWords)) {
    it(`lets ${column} come only with the move that ends the hold, stay, and be erased`, async () => {
      const approved = await submissionAt('APPROVED', true);
      const late = database.sql(`UPDATE submission SET version = version + 1, ${written} WHERE id = $1`, [approved]);
      await expect(late).rejects.toMatchObject({ constraint: 'submission_review' });
      const held = await submissionAt('QUEUED', true);
      const early = database.sql(`UPDATE submission SET ${written} WHERE id = $1`, [held]);
      await expect(early).rejects.toMatchObject({ constraint: 'submission_review' });
      const move = `UPDATE submission SET status = 'APPROVED', version = version + 1, ${written} WHERE id = $1`;
      await expect(database.sql(move, [held])).resolves.toEqual([]);
      const other = database.sql(`UPDATE submission SET ${column} = 'other' WHERE id = $1`, [held]);
      await expect(other).rejects.toMatchObject({ constraint: 'submission_review' });
      await expect(database.sql(`UPDATE submission SET ${column} = NULL WHERE id = $1`, [held])).resolves.toEqual([]);
      const again = database.sql(`UPDATE submission SET ${written} WHERE id = $1`, [held]);
      await expect(again).rejects.toMatchObject({ constraint: 'submission_review' });
    });

    it(`keeps ${column} away from a submission whose content is in the clear`, async () => {
      const id = await submissionAt('QUEUED');
      const write = database.sql(
        `UPDATE submission SET status = 'APPROVED', version = version + 1, ${written} WHERE id = $1`,
        [id],
      );
      await expect(write).rejects.toMatchObject({ constraint: 'submission_sealed' });
    });
  }

  it('takes a sealed edit that waits for more people as a change of the hold, and a sealed note not', async () => {
    const id = await submissionAt('QUEUED', true);
    const edit = `UPDATE submission SET version = version + 1, ${sealedWords.edit_sealed} WHERE id = $1`;
    await expect(database.sql(edit, [id])).resolves.toEqual([]);
    const note = `UPDATE submission SET version = version + 1, ${sealedWords.review_note_sealed} WHERE id = $1`;
    await expect(database.sql(note, [id])).rejects.toMatchObject({ constraint: 'submission_review' });
  });

  it('takes an edit that waits for more people as a change of the hold', async () => {
    const id = await submissionAt('QUEUED');
    const edit = `edited = true, approved_body = 'b', version = version + 1`;
    await expect(database.sql(`UPDATE submission SET ${edit} WHERE id = $1`, [id])).resolves.toEqual([]);
  });

  it('gives an approved message what a hold has by the move back alone, and keeps what it had', async () => {
    const back = `status = 'QUEUED', held_again_at = now(), hold_token = $2, ack_message = $3`;
    const [fresh, before] = [await submissionAt('APPROVED'), await submissionAt('APPROVED')];
    const first = [`hold_${fresh}`, 'One moment.'];
    await expect(database.sql(`UPDATE submission SET ${back} WHERE id = $1`, [fresh, ...first])).resolves.toEqual([]);
    await database.sql(`UPDATE submission SET status = 'APPROVED' WHERE id = $1`, [fresh]);
    const other = database.sql(`UPDATE submission SET ${back} WHERE id = $1`, [fresh, 'hold_other', first[1]]);
    await expect(other).rejects.toMatchObject({ constraint: 'submission_frozen' });
    const reply = database.sql(`UPDATE submission SET ${back} WHERE id = $1`, [fresh, first[0], 'Another.']);
    await expect(reply).rejects.toMatchObject({ constraint: 'submission_content' });
    for (const alone of [`hold_token = 'hold_x'`, 'held_again_at = now()']) {
      const write = database.sql(`UPDATE submission SET ${alone} WHERE id = $1`, [before]);
      await expect(write).rejects.toMatchObject({ constraint: 'submission_frozen' });
    }
  });

  for (const column of ['remediations', 'remediated_subject', 'remediated_body', 'remediated_html', 'ack_message']) {
    it(`never writes ${column} afterwards`, async () => {
      const id = await submissionAt('APPROVED');
      const write = database.sql(`UPDATE submission SET ${column} = '["x"]' WHERE id = $1`, [id]);
      await expect(write).rejects.toMatchObject({ constraint: 'submission_content' });
    });
  }

  for (const statement of ['DELETE FROM submission', 'TRUNCATE submission CASCADE']) {
    it(`refuses ${statement}`, async () => {
      await submissionAt('APPROVED');
      await expect(database.sql(statement)).rejects.toMatchObject({ constraint: 'never_deleted' });
    });
  }

  it('lets content disappear and never change', async () => {
    const id = await submissionAt('APPROVED');
    await expect(database.sql(`UPDATE submission SET body_text = 'other' WHERE id = $1`, [id])).rejects.toMatchObject({
      constraint: 'submission_content',
    });
    await database.sql('UPDATE submission SET body_text = NULL WHERE id = $1', [id]);
    await expect(database.sql(`UPDATE submission SET body_text = 'text' WHERE id = $1`, [id])).rejects.toMatchObject({
      constraint: 'submission_content',
    });
  });
});

describe('erasure', () => {
  const emptied = `subject = NULL, body_text = NULL, body_html = NULL, metadata = NULL, touch_key = NULL`;
  const erased = `erased_at = now(), recipient = 'erased', recipient_match = 'erased', ${emptied}`;

  it('takes content, recipient and extracts in one move, which is made once', async () => {
    const id = await submissionAt('REJECTED');
    await database.sql(`UPDATE submission SET ${erased}, violations = '[{"rule":"r","matched":null}]' WHERE id = $1`, [
      id,
    ]);
    for (const change of ['erased_at = NULL', 'erased_at = now()', `recipient = 'other'`, `violations = '[]'`]) {
      const write = database.sql(`UPDATE submission SET ${change} WHERE id = $1`, [id]);
      await expect(write).rejects.toMatchObject({ constraint: 'submission_frozen' });
    }
  });

  it('does not pass while something is left', async () => {
    const id = await submissionAt('REJECTED');
    for (const kept of ['body_text', 'recipient', 'recipient_match']) {
      const all = erased.split(', ').filter((part) => !part.startsWith(`${kept} `));
      const write = database.sql(`UPDATE submission SET ${all.join(', ')} WHERE id = $1`, [id]);
      await expect(write).rejects.toMatchObject({ constraint: 'submission_erased' });
    }
    const extract = database.sql(`UPDATE submission SET ${erased}, violations = '[{"matched":"text"}]' WHERE id = $1`, [
      id,
    ]);
    await expect(extract).rejects.toMatchObject({ constraint: 'submission_erased' });
  });

  it('takes the words of a review decision and nothing else of it', async () => {
    const id = await submissionAt('QUEUED');
    await database.sql(
      `INSERT INTO review_decision (id, workspace_id, submission_id, reviewer, decision, content_sha256, note)
       VALUES ('rev_note', 'ws_1', $1, 'r', 'approved', 'h', 'words')`,
      [id],
    );
    for (const change of [`note = 'other'`, `note = NULL, reviewer = 'other'`, `decision = 'rejected'`]) {
      const write = database.sql(`UPDATE review_decision SET ${change} WHERE id = 'rev_note'`);
      await expect(write).rejects.toMatchObject({ constraint: 'append_only' });
    }
    await expect(database.sql(`UPDATE review_decision SET note = NULL WHERE id = 'rev_note'`)).resolves.toEqual([]);
  });

  it('takes the body of a callback for good', async () => {
    const id = await submissionAt('APPROVED');
    await database.sql(
      `INSERT INTO callback_event (id, workspace_id, submission_id, event, body_sealed) VALUES ('evt_e', 'ws_1', $1, 'e', 'b')`,
      [id],
    );
    await database.sql(`UPDATE callback_event SET body_sealed = NULL WHERE id = 'evt_e'`);
    const write = database.sql(`UPDATE callback_event SET body_sealed = 'b' WHERE id = 'evt_e'`);
    await expect(write).rejects.toMatchObject({ constraint: 'callback_event_frozen' });
  });
});

describe('a callback event', () => {
  beforeAll(async () => {
    const id = await submissionAt('APPROVED');
    await database.sql(
      `INSERT INTO callback_event (id, workspace_id, submission_id, event, body_sealed) VALUES ('evt_1', 'ws_1', $1, 'e', 'b')`,
      [id],
    );
  });

  for (const change of [
    `id = 'evt_2'`,
    `workspace_id = 'ws_2'`,
    'submission_id = NULL',
    `event = 'other'`,
    `body_sealed = 'other'`,
    "created_at = now() - interval '1 day'",
  ]) {
    it(`refuses ${change}`, async () => {
      const write = database.sql(`UPDATE callback_event SET ${change}`);
      await expect(write).rejects.toMatchObject({ constraint: 'callback_event_frozen' });
    });
  }

  it('goes on to be delivered', async () => {
    const write = database.sql(`UPDATE callback_event SET state = 'delivered', delivered_at = now()`);
    await expect(write).resolves.toEqual([]);
  });

  for (const statement of ['DELETE FROM callback_event', 'TRUNCATE callback_event CASCADE']) {
    it(`refuses ${statement}`, async () => {
      await expect(database.sql(statement)).rejects.toMatchObject({ constraint: 'never_deleted' });
    });
  }
});

describe('the table of moves', () => {
  for (const statement of [
    `INSERT INTO allowed_transition VALUES ('SENT', 'APPROVED')`,
    `UPDATE allowed_transition SET to_status = 'SENT'`,
    'DELETE FROM allowed_transition',
    'TRUNCATE allowed_transition',
  ]) {
    it(`refuses ${statement}`, async () => {
      await expect(database.sql(statement)).rejects.toMatchObject({ constraint: 'read_only' });
    });
  }
});
