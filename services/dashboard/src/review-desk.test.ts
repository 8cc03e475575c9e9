import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type DashboardWorld, dashboardWorld, heldMessage } from './testing/dashboard-world.ts';

describe('the desk of a reviewer', () => {
  let world: DashboardWorld;
  beforeAll(async () => {
    world = await dashboardWorld();
  });
  afterAll(async () => {
    await world?.close();
  });

  let people = 0;
  async function hold(overrides: Partial<typeof heldMessage> = {}) {
    people += 1;
    const recipient = `kim@customer-${people}.example`;
    const { submission } = await world.gate.submit(world.caller, { ...heldMessage, recipient, ...overrides });
    return submission.actionId;
  }
  const act = (id: string, verb: string, body: object | undefined, version: number, by = world.people.reviewer) =>
    by.send('POST', `/api/reviews/${id}/${verb}`, body, { 'If-Match': `"${version}"` });

  it('takes a hold in hand, passes it on, calls for others and writes notes, each with its version', async () => {
    const id = await hold({ label: 'desk' });
    const claimed = await act(id, 'claim', {}, 1);
    expect([claimed.status, claimed.headers.etag, claimed.body.claim.by]).toEqual([
      ...[200, '"2"', 'reviewer@here.example'],
    ]);
    const other = await act(id, 'claim', {}, 2, world.people.admin);
    expect([other.status, other.body.code]).toEqual([409, 'review_claimed']);
    expect(other.body.detail).toContain('reviewer@here.example');
    const taken = await act(id, 'claim', { take_over: true }, 2, world.people.admin);
    expect(taken.body.claim.by).toBe('admin@here.example');
    const assigned = await act(id, 'assign', { assignee: 'owner@here.example' }, 3);
    expect(assigned.body).toMatchObject({ assignee: 'owner@here.example', version: 4 });
    const escalated = await act(id, 'escalate', undefined, 4);
    expect(escalated.body.escalated_at).toEqual(expect.any(String));
    const noted = await act(id, 'notes', { text: 'Ask sales.' }, 5);
    expect(noted.body.notes).toMatchObject([{ author: 'reviewer@here.example', text: 'Ask sales.' }]);
    const list = await world.people.viewer.send('GET', '/api/reviews?label=desk');
    expect(list.body.reviews).toMatchObject([
      { claim: { by: 'admin@here.example' }, assignee: 'owner@here.example', due: { state: 'calm' } },
    ]);
    const released = await act(id, 'release', undefined, 5, world.people.admin);
    expect(released.body.claim).toBeNull();
  });

  it.each([
    ['claim', { take_over: 'yes' }],
    ['assign', {}],
    ['assign', { assignee: 'viewer@here.example' }],
    ['notes', { text: '' }],
    ['notes', { text: ' \n ' }],
    ['notes', { text: 'x'.repeat(2001) }],
    ['edit', {}],
    ['edit', { subject: 'a\nb' }],
    ['reject', { reason_code: 'tone', guidance: 'x'.repeat(2001) }],
  ])('answers 422 to %s %j', async (verb, body) => {
    const answer = await act(await hold(), verb, body, 1);
    expect([answer.status, answer.body.detail[0].loc[0]]).toEqual([422, 'body']);
  });

  it('asks every write but undo for the version', async () => {
    const id = await hold();
    for (const [verb, body] of Object.entries({
      ...{ claim: {}, release: undefined, assign: { assignee: null }, escalate: undefined },
      ...{ notes: { text: 'x' }, edit: { body_text: 'x' }, approve: {}, reject: { reason_code: 'tone' } },
    })) {
      const answer = await world.people.reviewer.send('POST', `/api/reviews/${id}/${verb}`, body);
      expect([verb, answer.status]).toEqual([verb, 428]);
      expect([verb, (await act(id, verb, body, 9)).status]).toEqual([verb, 412]);
    }
  });

  it('saves an edit and answers with what changed and what the policy finds', async () => {
    const id = await hold();
    const edited = await act(id, 'edit', { body_text: 'Hi Kim,\n\nhere is the answer.\n\nBest,\nAda' }, 1);
    expect(edited.body).toMatchObject({ status: 'QUEUED', version: 2, edit: { by: 'reviewer@here.example' } });
    expect(edited.body.edit.body_changes).toContainEqual({ kind: 'same', text: expect.stringContaining('Hi ') });
    expect(edited.body.edit.policy_violations).toEqual([]);
    const approved = await act(id, 'approve', {}, 2, world.people.admin);
    expect(approved.body).toMatchObject({ decided: true, review: { status: 'APPROVED', edited: true } });
  });

  it('decides with an undo window and takes it back', async () => {
    const id = await hold();
    const begun = await act(id, 'reject', { reason_code: 'tone', guidance: 'Shorter.', undoable: true }, 1);
    expect(begun.body).toMatchObject({
      decided: false,
      review: { status: 'QUEUED', pending: { decision: 'rejected', by: 'reviewer@here.example' } },
    });
    const late = await act(id, 'approve', { reason: 'Checked with them.' }, 2, world.people.admin);
    expect([late.status, late.body.code, late.body.current.by]).toEqual([
      ...[409, 'decision_pending', 'reviewer@here.example'],
    ]);
    const undone = await world.people.reviewer.send('POST', `/api/reviews/${id}/undo`);
    expect([undone.status, undone.body.pending, undone.body.status]).toEqual([200, null, 'QUEUED']);
    const again = await world.people.reviewer.send('POST', `/api/reviews/${id}/undo`);
    expect([again.status, again.body.code]).toEqual([409, 'nothing_to_undo']);
  });

  it('decides about many holds, each with an answer of its own', async () => {
    const [first, second] = [await hold(), await hold()];
    const items = [
      { action_id: first, version: 1 },
      { action_id: 'act_nobody', version: 1 },
      { action_id: second, version: 5 },
    ];
    const bulk = (body: object) => world.people.reviewer.send('POST', '/api/reviews/bulk', body);
    const approved = await bulk({ decision: 'approve', items });
    expect(approved.body.results.map((item: { code: string }) => item.code)).toEqual([
      ...['block_needs_review', 'action_not_found', 'version_mismatch'],
    ]);
    const rejected = await bulk({ decision: 'reject', reason_code: 'quality', items });
    expect(rejected.status).toBe(200);
    expect(rejected.body).toMatchObject({
      succeeded: 1,
      refused: 2,
      results: [
        { action_id: first, http_status: 200, decided: true, status: 'REJECTED', version: 2 },
        { http_status: 404, code: 'action_not_found', decided: false },
        { http_status: 412, code: 'version_mismatch', decided: false },
      ],
    });
    for (const body of [
      { decision: 'reject', items },
      { decision: 'approve', items: [] },
      { decision: 'approve', items: Array.from({ length: 101 }, () => items[0]) },
    ]) {
      expect((await bulk(body)).status).toBe(422);
    }
  });

  it('names those who may decide where a hold is given to somebody, under its own title', async () => {
    const { submission } = await world.gate.submit(world.caller, {
      ...{ ...heldMessage, channel: 'sms', subject: null, recipient: '+14155550123' },
    });
    const { text } = await world.people.reviewer.send('GET', `/reviews/${submission.actionId}`);
    const offered = [...text.matchAll(/<option value="([^"@]+@[^"]+)">/g)].map(([, email]) => email);
    expect(offered.toSorted()).toEqual(
      ['admin', 'owner', 'policy_editor', 'reviewer'].map((role) => `${role}@here.example`),
    );
    expect(text).toContain('<title>SMS message · Sendgate</title>');
  });
});
