import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { gatherInput, gatherSql } from '@sendgate/db';
import type { Actor } from '../caller.ts';
import { blockedBody, count, findTraces, meanwhile, message, type TestGate, testGate } from '../testing.ts';

let world: TestGate;
let reviewer: Actor;
beforeAll(async () => {
  world = await testGate();
  reviewer = await world.person('reviewer');
});
afterAll(() => world?.close());

const list = () => world.gate.workspaces.suppression;
/** The owner of a workspace beside this one. */
const inAnother = async () => ({ ...world.owner, workspaceId: (await world.gate.workspaces.create('Other', null)).id });
const file = (rows: readonly string[]) => Buffer.from(rows.join('\n'));
const entries = async (search: string) =>
  (await list().list(world.workspaceId, { search, limit: 1000 })).items.map(({ entry }) => entry);

describe('an import', () => {
  it('adds what is new, names lines that are no recipient, blocks their holds, and forgets the file', async () => {
    const { submission } = await world.gate.submit(
      world.caller,
      message({ recipient: 'held+x@import.example', bodyText: blockedBody }),
    );
    const theirs = message({ recipient: 'elsewhere@import.example', bodyText: blockedBody });
    const { submission: other } = await world.gate.submit(world.caller, theirs);
    await list().add(await inAnother(), ['elsewhere@import.example']);
    await list().add(reviewer, ['known@import.example']);
    const rows = ['Email', 'new@import.example', 'KNOWN@import.example', 'no recipient', 'held@import.example'];
    const started = await list().startImport(reviewer, file(rows), 'opt_out');
    expect(started).toMatchObject({ state: 'waiting', lines: 5, rowsDone: 0, createdBy: reviewer.email });
    expect(await list().runImport(started.importId)).toBe(true);
    expect(await list().findImport(world.workspaceId, started.importId)).toMatchObject({
      state: 'done',
      rowsDone: 4,
      added: 2,
      invalid: 1,
      holdsBlocked: 1,
      errors: [{ line: 4, reason: 'no_recipient' }],
    });
    expect((await world.gate.findSubmission(world.workspaceId, submission.actionId))?.status).toBe('BLOCKED');
    expect((await world.gate.findSubmission(world.workspaceId, other.actionId))?.status).toBe('QUEUED');
    const after = await world.gate.submit(world.caller, message({ recipient: 'new@import.example' }));
    expect(after.submission.status).toBe('BLOCKED');
    expect(await findTraces(world.database, ['no recipient'])).toEqual([]);
    const kept = 'SELECT 1 FROM suppression_import WHERE file_sealed IS NOT NULL';
    expect(await world.database.sql(kept)).toEqual([]);
    const kinds = `SELECT kind, detail FROM audit_event WHERE detail ->> 'import_id' = $1 ORDER BY id`;
    expect(await world.database.sql(kinds, [started.importId])).toMatchObject([
      { kind: 'suppression.import_started', detail: { rows: 5, reason: 'opt_out' } },
      { kind: 'suppression.import_finished', detail: { added: 2, invalid: 1, holds_blocked: 1 } },
    ]);
  });

  it('goes on where a worker was killed, adding nothing twice and losing nothing', async () => {
    const rows = Array.from({ length: 9_001 }, (_, n) => `r${n}@killed.example`);
    const { importId } = await list().startImport(reviewer, file(rows));
    // Each worker gets one look further than the one before it.
    let workers = 0;
    for (let looks = 1; ; looks += 1) {
      workers += 1;
      let left = looks;
      if (await list().runImport(importId, () => --left < 0)) break;
    }
    expect(workers).toBeGreaterThan(2);
    const done = await list().findImport(world.workspaceId, importId);
    expect(done).toMatchObject({ state: 'done', rowsDone: 9_001, added: 9_001, invalid: 0, errors: [] });
    const [row] = await world.database.sql<{ n: number }>(
      `SELECT count(*)::int AS n FROM suppression_entry WHERE entry LIKE '%@killed.example'`,
    );
    expect(row?.n).toBe(9_001);
  }, 60_000);

  it('is read once by several workers at once', async () => {
    const rows = Array.from({ length: 6_000 }, (_, n) => `r${n}@race.example`);
    const { importId } = await list().startImport(reviewer, file(rows));
    await Promise.all(Array.from({ length: 3 }, () => list().runImport(importId)));
    await list().runImport(importId);
    const done = await list().findImport(world.workspaceId, importId);
    expect(done).toMatchObject({ state: 'done', rowsDone: 6_000, added: 6_000 });
  }, 60_000);

  it('adds nothing more for a worker that was overtaken: whom it would add may have been erased since', async () => {
    const { importId } = await list().startImport(reviewer, file(['late@overtaken.example']));
    const done = 'UPDATE suppression_import SET state = $1 WHERE id = $2';
    await meanwhile(world.database, [done, ['done', importId]], () => list().runImport(importId));
    expect(await entries('late@overtaken')).toEqual([]);
  });

  it('of a file whose lines end in carriage returns counts its lines, and no empty ones', async () => {
    const { importId, lines } = await list().startImport(
      reviewer,
      Buffer.from('email\r\ra@cr.example\rb@cr.example\r'),
    );
    expect(lines).toBe(3);
    await list().runImport(importId);
    expect(await list().findImport(world.workspaceId, importId)).toMatchObject({ rowsDone: 2, added: 2 });
  });

  it('of the same file is the same while it is read, and adds nothing when it is repeated', async () => {
    const rows = file(['twice@import.example']);
    const [first, second] = [await list().startImport(reviewer, rows), await list().startImport(reviewer, rows)];
    expect(second.importId).toBe(first.importId);
    await list().runImport(first.importId);
    const third = await list().startImport(reviewer, rows);
    expect(third.importId).not.toBe(first.importId);
    await list().runImport(third.importId);
    expect(await list().findImport(world.workspaceId, third.importId)).toMatchObject({ state: 'done', added: 0 });
  });

  it('that cannot be read fails, keeping what came before and naming at most a hundred lines', async () => {
    const rows = [
      ...Array.from({ length: 150 }, (_, n) => `nobody ${n}`),
      'kept@failed.example',
      '"open',
      'lost@failed.example',
    ];
    const { importId } = await list().startImport(reviewer, file(rows));
    expect(await list().runImport(importId)).toBe(true);
    const failed = await list().findImport(world.workspaceId, importId);
    expect(failed).toMatchObject({ state: 'failed', rowsDone: 151, added: 1, invalid: 150 });
    expect(failed.errors).toHaveLength(100);
    expect(await entries('kept@failed')).toEqual(['kept@failed.example']);
    const refused = await list().refusedRows(reviewer, importId);
    expect(refused).toHaveLength(150);
    expect(refused?.at(-1)).toEqual({ line: 150, reason: 'no_recipient', text: 'nobody 149' });
  });

  it('is refused when it names people in a second column, which would not be read, with the name of the column', async () => {
    const many = Array.from({ length: 3_000 }, (_, n) => `r${n}@two.example,`);
    const rows = ['email,phone', ...many, 'last@two.example,+14155550123'];
    await expect(list().startImport(reviewer, file(rows))).rejects.toMatchObject({
      entries: [{ loc: ['body'], msg: expect.stringMatching(/line 3002 .*phone/) }],
    });
    expect(await entries('two.example')).toEqual([]);
  });

  it('is refused when it is empty, not text, or by somebody who may not', async () => {
    for (const bytes of [Buffer.alloc(0), Buffer.from([0xff, 0xfe, 0x41])]) {
      await expect(list().startImport(reviewer, bytes)).rejects.toMatchObject({ entries: [{ loc: ['body'] }] });
    }
    await expect(list().startImport(await world.person('viewer'), file(['a@b.co']))).rejects.toMatchObject({
      code: 'forbidden',
    });
    await expect(list().findImport('ws_other', 'imp_1')).rejects.toMatchObject({
      code: 'suppression_import_not_found',
    });
  });
});

describe('refused rows', () => {
  const importOf = async (rows: readonly string[]) => {
    const { importId } = await list().startImport(reviewer, file(rows));
    await list().runImport(importId);
    return importId;
  };
  const keptUntil = async (importId: string) => (await list().findImport(world.workspaceId, importId)).refusedUntil;

  it('are given out whole but for what is long, to reviewers, who are put on record', async () => {
    const rows = ['a@refused.example', ...Array.from({ length: 300 }, (_, n) => `Row ${n}`), 'x'.repeat(500)];
    const importId = await importOf(rows);
    const refused = await list().refusedRows(reviewer, importId);
    expect(refused?.map(({ line, text }) => [line, text])).toEqual(
      rows.slice(1).map((row, n) => [n + 2, row.slice(0, 200)]),
    );
    expect(await findTraces(world.database, ['Row 299', 'x'.repeat(100)])).toEqual([]);
    const read = `SELECT actor, detail FROM audit_event WHERE kind = 'suppression.refused_read' AND detail ->> 'import_id' = $1`;
    expect(await world.database.sql(read, [importId])).toEqual([
      { actor: reviewer.email, detail: { import_id: importId, rows: 301 } },
    ]);
    const viewer = await world.person('viewer');
    await expect(list().refusedRows(viewer, importId)).rejects.toMatchObject({ code: 'forbidden' });
    await expect(list().refusedRows(reviewer, 'imp_none')).rejects.toMatchObject({
      code: 'suppression_import_not_found',
    });
  });

  it('are not kept where there are none', async () => {
    const importId = await importOf(['b@refused.example']);
    expect(await keptUntil(importId)).toBeNull();
    expect(await list().refusedRows(reviewer, importId)).toBeNull();
  });

  it('are out of reach after a week, and gone with the next look at what is kept too long', async () => {
    const importId = await importOf(['nobody of a week ago']);
    const days = (((await keptUntil(importId))?.getTime() ?? 0) - Date.now()) / 86_400_000;
    expect(days).toBeGreaterThan(6.9);
    expect(days).toBeLessThan(7.1);
    expect((await world.gate.privacy.applyRetention(world.workspaceId)).refusedFiles).toBe(0);
    await world.database.sql(`UPDATE suppression_import SET refused_until = now() - interval '1 s' WHERE id = $1`, [
      importId,
    ]);
    expect(await list().refusedRows(reviewer, importId)).toBeNull();
    expect((await world.gate.privacy.applyRetention(world.workspaceId)).refusedFiles).toBe(1);
    const kept = 'SELECT refused_sealed, refused_until FROM suppression_import WHERE id = $1';
    expect(await world.database.sql(kept, [importId])).toEqual([{ refused_sealed: null, refused_until: null }]);
  });

  it('are forgotten when anybody is erased, for they may name anybody', async () => {
    const importId = await importOf(['Ada of import street']);
    const other = await inAnother();
    const theirs = (await list().startImport(other, file(['Grace of import street']), 'opt_out')).importId;
    await list().runImport(theirs);
    const admin = await world.person('admin');
    const { erasureId } = await world.gate.privacy.erase(admin, 'ada@erased.example');
    await world.gate.privacy.runErasure(erasureId);
    expect(await list().refusedRows(reviewer, importId)).toBeNull();
    expect(await list().findImport(world.workspaceId, importId)).toMatchObject({ invalid: 1, refusedUntil: null });
    expect(await list().refusedRows(other, theirs)).toHaveLength(1);
  });
});

describe('the list', () => {
  it('is searched by how entries begin, taking no character for a pattern', async () => {
    await list().add(reviewer, ['search_one@find.example', 'searchXone@find.example', '@find.example', '+14155550111']);
    expect(await entries('search_')).toEqual(['search_one@find.example']);
    expect(await entries('SEARCHX')).toEqual(['searchxone@find.example']);
    expect(await entries('@find')).toEqual(['@find.example']);
    expect(await entries('+1415555')).toEqual(['+14155550111']);
    expect(await entries('%')).toEqual([]);
  });

  it('takes the recipient of a message, and ends every hold to them', async () => {
    const hold = async (recipient: string) =>
      (await world.gate.submit(world.caller, message({ recipient, bodyText: blockedBody }))).submission.actionId;
    const [one, two] = [await hold('nuisance+a@block.example'), await hold('nuisance@block.example')];
    await expect(list().addRecipientOf(reviewer, one, 2)).rejects.toMatchObject({ code: 'version_mismatch' });
    expect(await entries('nuisance')).toEqual([]);
    expect(await list().addRecipientOf(reviewer, one, 1)).toBe(1);
    expect(await list().addRecipientOf(reviewer, one, 2)).toBe(0);
    expect(await entries('nuisance')).toEqual(['nuisance@block.example']);
    for (const id of [one, two]) {
      expect((await world.gate.findSubmission(world.workspaceId, id))?.status).toBe('BLOCKED');
    }
    await expect(list().addRecipientOf(reviewer, 'act_none', 1)).rejects.toMatchObject({ code: 'action_not_found' });
    const { erasureId } = await world.gate.privacy.erase(await world.person('admin'), 'nuisance@block.example');
    await world.gate.privacy.runErasure(erasureId);
    const { version = 0 } = (await world.gate.findSubmission(world.workspaceId, two)) ?? {};
    await expect(list().addRecipientOf(reviewer, two, version)).rejects.toMatchObject({ code: 'state_conflict' });
  });

  it('takes the same entries from two at once, in whichever order each names them', async () => {
    const named = ['a@both.example', 'm@both.example', 'z@both.example'];
    const insert = 'INSERT INTO suppression_entry (workspace_id, entry, created_by) VALUES ($1, $2, $3)';
    const added = await meanwhile(
      world.database,
      [insert, [world.workspaceId, 'm@both.example', 'another']],
      () => Promise.all([named, [...named].reverse()].map((some) => list().add(reviewer, some))),
      { waiters: 2, end: 'ROLLBACK' },
    );
    expect(added.sort()).toEqual([0, 3]);
  });

  it('is looked up by its index, however long it is', async () => {
    await world.database.sql(
      `INSERT INTO suppression_entry (workspace_id, entry, created_by)
       SELECT $1, 'bulk' || n || '@many.example', 'test' FROM generate_series(1, $2) n ON CONFLICT DO NOTHING`,
      [world.workspaceId, count(50_000, 1_000_000)],
    );
    await world.database.sql('ANALYZE suppression_entry');
    const row = {
      workspaceId: world.workspaceId,
      livemode: true,
      idempotencyKey: null,
      channel: 'email',
      recipient: 'bulk7@many.example',
      entries: ['bulk7@many.example', '#hash', '@many.example', '@example'],
      consent: null,
      firstContact: false,
      touchKey: null,
      hiddenTouchKey: null,
      resembling: null,
    };
    const [plan] = await world.database.sql<{ 'QUERY PLAN': unknown }>(
      `EXPLAIN (ANALYZE, FORMAT JSON) ${gatherSql.open.replace('$1::json', `'${gatherInput([row])}'::json`)}`,
    );
    const nodes = JSON.stringify(plan?.['QUERY PLAN']);
    expect(nodes).toContain('suppression_entry');
    expect(nodes).not.toMatch(/"Node Type":"Seq Scan"[^{}]*"Relation Name":"suppression_entry"/);
    for (const [, read] of nodes.matchAll(/"Relation Name":"suppression_entry"[^{}]*?"Actual Rows":([0-9.]+)/g)) {
      expect(Number(read)).toBeLessThanOrEqual(row.entries.length);
    }
  }, 120_000);
});
