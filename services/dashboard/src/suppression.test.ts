import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type DashboardWorld, dashboardWorld, heldMessage } from './testing/dashboard-world.ts';

describe('the suppression list', () => {
  let world: DashboardWorld;
  let path: string;
  beforeAll(async () => {
    world = await dashboardWorld();
    path = `/api/workspaces/${world.workspace.id}/suppression`;
  });
  afterAll(() => world?.close());

  const upload = (text: string, type = 'text/csv; charset=utf-8') =>
    world.people.reviewer
      .send('POST', `${path}/imports?reason=opt_out`, undefined, { 'Content-Type': type })
      .send(text);

  it('takes a CSV file, says how far it is, and is searched', async () => {
    const { reviewer } = world.people;
    const answer = await upload('email\nfirst@upload.example\nnobody\n');
    expect([answer.status, answer.body.state, answer.body.lines]).toEqual([202, 'waiting', 3]);
    await world.gate.workspaces.suppression.runImport(answer.body.import_id);
    const done = await reviewer.send('GET', `${path}/imports/${answer.body.import_id}`);
    expect(done.body).toMatchObject({
      state: 'done',
      reason: 'opt_out',
      rows_done: 2,
      added: 1,
      invalid: 1,
      errors: [{ line: 3, reason: 'no_recipient' }],
    });
    expect((await reviewer.send('GET', `${path}/imports`)).body.imports).toEqual([done.body]);
    const found = await reviewer.send('GET', `${path}?search=FIRST@`);
    expect(found.body.entries).toMatchObject([{ entry: 'first@upload.example', reason: 'opt_out' }]);
    expect((await reviewer.send('GET', `${path}?search=second@`)).body.entries).toEqual([]);
  });

  it('refuses what is no CSV file and what is too large, and knows no import of others', async () => {
    const json = await upload('{}', 'application/json');
    expect(json.status).toBe(415);
    expect(json.body.detail).toContain('text/csv');
    expect(json.body.recovery.message).not.toContain('application/json');
    expect((await upload('a@b.co\n'.repeat(1_600_000))).status).toBe(413);
    const missing = await world.people.reviewer.send('GET', `${path}/imports/imp_none`);
    expect([missing.status, missing.body.code]).toEqual([404, 'suppression_import_not_found']);
  });

  it('takes the recipient of a hold, which ends', async () => {
    const { reviewer } = world.people;
    const { submission } = await world.gate.submit(world.caller, { ...heldMessage, recipient: 'stop@block.example' });
    const review = `/api/reviews/${submission.actionId}`;
    const block = (version?: number) =>
      reviewer.send('POST', `${review}/block-recipient`, undefined, version ? { 'If-Match': `"${version}"` } : {});
    expect((await block()).status).toBe(428);
    expect((await block(7)).status).toBe(412);
    expect((await block(1)).body).toEqual({ added: 1 });
    expect((await reviewer.send('GET', review)).body.status).toBe('BLOCKED');
    const nobody = reviewer.send('POST', '/api/reviews/act_none/block-recipient', undefined, { 'If-Match': '"1"' });
    expect((await nobody).status).toBe(404);
  });
});
