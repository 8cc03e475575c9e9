import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { count, showMeasured } from '@sendgate/gate/testing';
import { type DashboardWorld, dashboardWorld, heldMessage } from './testing/dashboard-world.ts';

const longEnough = { reason: 'Checked with the customer.' };

describe('reviews', () => {
  let world: DashboardWorld;

  beforeAll(async () => {
    world = await dashboardWorld();
  });

  afterAll(async () => {
    await world?.close();
  });

  let people = 0;
  /** A hold of a message to somebody new: the same text twice to one person is another violation. */
  async function hold(overrides: Partial<typeof heldMessage> = {}) {
    people += 1;
    const recipient = `lee@customer-${people}.example`;
    const { submission } = await world.gate.submit(world.caller, { ...heldMessage, recipient, ...overrides });
    expect(submission.status).toBe('QUEUED');
    return submission;
  }

  const decide = (
    actionId: string,
    verb: 'approve' | 'reject',
    body: object,
    version: number,
    by = world.people.reviewer,
  ) => by.send('POST', `/api/reviews/${actionId}/${verb}`, body, { 'If-Match': `"${version}"` });

  it('lists holds without bodies, newest decisions left out', async () => {
    const held = await hold({ label: 'listed' });
    const decided = await hold({ label: 'listed' });
    await decide(decided.actionId, 'reject', { reason_code: 'tone' }, decided.version);
    const answer = await world.people.viewer.send('GET', '/api/reviews?label=listed');
    expect(answer.status).toBe(200);
    expect(answer.body.reviews.map((item: { action_id: string }) => item.action_id)).toEqual([held.actionId]);
    expect(answer.body).toMatchObject({ limit: 50, offset: 0, has_more: false, next_offset: null });
    expect(answer.body.reviews[0]).toMatchObject({ status: 'QUEUED', version: 1, top_rule: 'ai_refusal_text' });
    expect(answer.body.reviews[0]).not.toHaveProperty('body_text');
  });

  it('puts the hold whose answer is due first at the top', async () => {
    const calm = await hold({ label: 'urgency' });
    const urgent = await hold({
      label: 'urgency',
      channel: 'sms',
      recipient: '+4915112345678',
      subject: null,
      metadata: { respond_by: new Date(Date.now() + 60_000).toISOString() },
    });
    const answer = await world.people.viewer.send('GET', '/api/reviews?label=urgency');
    expect(answer.body.reviews.map((item: { action_id: string }) => item.action_id)).toEqual([
      urgent.actionId,
      calm.actionId,
    ]);
  });

  it('pages and filters', async () => {
    for (let count = 0; count < 3; count += 1) await hold({ label: 'paged' });
    const first = await world.people.viewer.send('GET', '/api/reviews?label=paged&limit=2');
    expect(first.body).toMatchObject({ has_more: true, next_offset: 2 });
    expect(first.body.reviews).toHaveLength(2);
    const rest = await world.people.viewer.send('GET', '/api/reviews?label=paged&limit=2&offset=2');
    expect(rest.body).toMatchObject({ has_more: false, next_offset: null });
    expect(rest.body.reviews).toHaveLength(1);
    const none = await world.people.viewer.send('GET', '/api/reviews?label=paged&channel=slack');
    expect(none.body.reviews).toEqual([]);
  });

  it.each(['limit=0', 'limit=201', 'offset=-1', 'status=LOST', 'channel=fax', 'created_after=yesterday'])(
    'answers 422 to ?%s',
    async (query) => {
      const answer = await world.people.viewer.send('GET', `/api/reviews?${query}`);
      expect(answer.status).toBe(422);
      expect(answer.body.detail[0].loc[0]).toBe('query');
    },
  );

  it('shows one submission whole, with its version as ETag, and records who read it', async () => {
    const held = await hold();
    const answer = await world.people.reviewer.send('GET', `/api/reviews/${held.actionId}`);
    expect(answer.status).toBe(200);
    expect(answer.headers.etag).toBe(`"${held.version}"`);
    expect(answer.body).toMatchObject({
      action_id: held.actionId,
      version: held.version,
      body_text: heldMessage.bodyText,
      policy_violations: [{ rule: 'ai_refusal_text', severity: 'BLOCK', field: 'body_text' }],
    });
    expect(answer.body).not.toHaveProperty('hold_token');
    const again = await world.people.reviewer.send('GET', `/api/reviews/${held.actionId}`);
    const readers = again.body.events.map((event: { actor: string }) => event.actor);
    expect(readers).toContain('reviewer@here.example');
  });

  it.each(['GET', 'approve', 'reject'])('answers 404 to %s of an action of another tenant', async (verb) => {
    const { gate, elsewhere, people } = world;
    const { submission } = await gate.submit(elsewhere.caller, heldMessage);
    const ask = (id: string) =>
      verb === 'GET'
        ? people.owner.send('GET', `/api/reviews/${id}`)
        : decide(id, verb as 'approve', verb === 'approve' ? longEnough : { reason_code: 'tone' }, 1, people.owner);
    const foreign = await ask(submission.actionId);
    const unknown = await ask('act_01ARZ3NDEKTSV4RRFFQ69G5FAV');
    expect([foreign.status, foreign.body.code]).toEqual([404, 'action_not_found']);
    expect({ ...foreign.body, request_id: '' }).toEqual({ ...unknown.body, request_id: '' });
    expect((await gate.findSubmission(elsewhere.workspace.id, submission.actionId))?.status).toBe('QUEUED');
  });

  it('approves a hold in the name of the person of the session', async () => {
    const held = await hold();
    const answer = await decide(held.actionId, 'approve', { ...longEnough, reviewed_by: 'x@y.example' }, held.version);
    expect(answer.status).toBe(200);
    expect(answer.body).toMatchObject({
      decided: true,
      approvals: 1,
      required_approvals: 1,
      replayed: false,
      review: { status: 'APPROVED', reviewed_by: 'reviewer@here.example', edited: false },
    });
    expect(answer.headers['x-ignored-fields']).toBe('reviewed_by');
    expect(answer.headers.etag).toBe(`"${answer.body.review.version}"`);
  });

  it('says of a repaired message that was edited what its caller is told: the edit is the text to send', async () => {
    const { gate, workspace, people: team } = world;
    const { version } = await gate.workspaces.settings(workspace.id);
    await gate.workspaces.patchSettings(world.actor('owner'), { advisory_hold: true }, version);
    const { submission } = await gate.submit(world.caller, {
      ...{ ...heldMessage, channel: 'slack', recipient: 'U024BE7LH', subject: null, autoRemediate: true },
      bodyText: 'Hi Ada, our tool sorts your tickets. We guarantee 3x ROI. I will send a summary tomorrow.',
    });
    const finding = { kind: 'past_date', field: 'body_text', text: 'tomorrow', detail: 'Over.', confidence: 0.9 };
    const scan = { state: 'done', score: 0.1, engine: 'e', findings: [finding] } as never;
    await gate.scans.record(submission.actionId, 'semantic', scan);
    const path = `/api/reviews/${submission.actionId}`;
    const repaired = await team.reviewer.send('GET', path);
    expect(repaired.body).toMatchObject({ status: 'QUEUED', remediated: true, edited: false });

    const edit = { body_text: 'Hi Ada, our tool sorts your tickets.' };
    const edited = await team.reviewer.send('POST', `${path}/edit`, edit, { 'If-Match': repaired.headers.etag ?? '' });
    const told = { edited: true, approved_body: edit.body_text, remediated: false, remediated_body: null };
    expect(edited.body).toMatchObject({ status: 'QUEUED', ...told, remediations: [] });
    const approved = await decide(submission.actionId, 'approve', longEnough, edited.body.version, team.owner);
    expect(approved.body).toMatchObject({ decided: true, review: { status: 'APPROVED', ...told } });
    const listed = await gate.listSubmissions(workspace.id, { recipient: 'U024BE7LH' });
    expect(listed.items).toMatchObject([{ actionId: submission.actionId, edited: true, remediated: true }]);
    const after = await gate.workspaces.settings(workspace.id);
    await gate.workspaces.patchSettings(world.actor('owner'), { advisory_hold: false }, after.version);
  });

  it('names what an edit may change where it changes nothing', async () => {
    const held = await hold();
    const edit = await world.people.reviewer.send(
      'POST',
      `/api/reviews/${held.actionId}/edit`,
      {},
      { 'If-Match': '"1"' },
    );
    expect(edit.status).toBe(422);
    expect(edit.body.detail).toMatchObject([{ loc: ['body'], msg: "Input should name 'body_text' or 'subject'" }]);
  });

  it('approves an edit once another person agrees, and keeps the original', async () => {
    const held = await hold();
    const edit = await decide(held.actionId, 'approve', { ...longEnough, body_text: 'Hi Lee, done.' }, held.version);
    expect([edit.status, edit.body.decided, edit.body.required_approvals]).toEqual([200, false, 2]);
    expect(edit.body.review).toMatchObject({ status: 'QUEUED', approved_body: 'Hi Lee, done.' });
    const answer = await decide(held.actionId, 'approve', longEnough, held.version + 1, world.people.owner);
    expect(answer.status).toBe(200);
    expect(answer.body.review).toMatchObject({
      status: 'APPROVED',
      edited: true,
      approved_body: 'Hi Lee, done.',
      body_text: heldMessage.bodyText,
    });
  });

  it('refuses an edit that breaks the policy, unless told to override', async () => {
    const held = await hold();
    const bad = { ...longEnough, body_text: 'Hi Lee, the password is Hunter2!x and the rest follows.' };
    const refused = await decide(held.actionId, 'approve', bad, held.version);
    expect([refused.status, refused.body.code]).toEqual([409, 'edit_violates_policy']);
    expect(JSON.stringify(refused.body)).not.toContain('Hunter2!x');
    const forced = await decide(held.actionId, 'approve', { ...bad, override: true }, held.version);
    expect(forced.status).toBe(200);
  });

  it('asks for a reason while a BLOCK violation remains', async () => {
    const held = await hold();
    const answer = await decide(held.actionId, 'approve', { reason: 'ok' }, held.version);
    expect(answer.status).toBe(422);
    expect(answer.body.detail[0].loc).toEqual(['body', 'reason']);
  });

  it('rejects a hold with a reason code', async () => {
    const held = await hold();
    const answer = await decide(
      held.actionId,
      'reject',
      { reason_code: 'false_claim', note: 'Not true.' },
      held.version,
    );
    expect(answer.status).toBe(200);
    expect(answer.body.review).toMatchObject({
      status: 'REJECTED',
      review_reason: 'false_claim',
      review_note: 'Not true.',
      reviewed_by: 'reviewer@here.example',
    });
  });

  it.each([{}, { reason_code: 'boredom' }, { reason_code: 'tone', note: 'x'.repeat(2001) }])(
    'answers 422 to a rejection of %j',
    async (body) => {
      const held = await hold();
      expect((await decide(held.actionId, 'reject', body, held.version)).status).toBe(422);
    },
  );

  it('answers 428 without If-Match and 412 to a version nobody could have seen', async () => {
    const held = await hold();
    const path = `/api/reviews/${held.actionId}/approve`;
    const { reviewer } = world.people;
    expect((await reviewer.send('POST', path, longEnough)).status).toBe(428);
    for (const stale of ['"99"', 'W/"1"', '*', '1', '"x"']) {
      const answer = await reviewer.send('POST', path, longEnough, { 'If-Match': stale });
      expect([stale, answer.status, answer.body.code]).toEqual([stale, 412, 'version_mismatch']);
    }
    expect((await world.gate.findSubmission(world.workspace.id, held.actionId))?.status).toBe('QUEUED');
  });

  it('answers the same reviewer again with the same decision, and another one with who was first', async () => {
    const held = await hold();
    await decide(held.actionId, 'approve', longEnough, held.version);
    const again = await decide(held.actionId, 'approve', longEnough, held.version);
    expect([again.status, again.body.replayed]).toEqual([200, true]);
    const late = await decide(held.actionId, 'reject', { reason_code: 'tone' }, held.version, world.people.admin);
    expect([late.status, late.body.code]).toEqual([409, 'state_conflict']);
    expect(JSON.stringify(late.body.current)).toContain('reviewer@here.example');
  });

  const races = count(20, 200);

  it('lets exactly one of eight racing reviewers win, and tells of it once', async () => {
    const reviewers = await Promise.all(
      Array.from({ length: 8 }, async (_, index) => {
        const userId = await world.addPerson(`racer${index}@here.example`);
        await world.gate.workspaces.setMember(world.actor('owner'), userId, 'reviewer');
        return world.signIn(`racer${index}@here.example`);
      }),
    );
    const owner = world.actor('owner');
    const { version } = await world.gate.workspaces.settings(owner.workspaceId);
    await world.gate.workspaces.patchSettings(owner, { callback_url: 'https://hooks.here.example/gate' }, version);
    for (let round = 0; round < races; round += 1) {
      const held = await hold();
      const answers = await Promise.all(
        reviewers.map((by, index) =>
          index % 2 === 0
            ? decide(held.actionId, 'approve', longEnough, held.version, by)
            : decide(held.actionId, 'reject', { reason_code: 'tone' }, held.version, by),
        ),
      );
      const winners = answers.filter((answer) => answer.status === 200);
      expect(winners).toHaveLength(1);
      expect(answers.filter((answer) => answer.status !== 200).map(({ status, body }) => [status, body.code])).toEqual(
        Array.from({ length: 7 }, () => [409, 'state_conflict']),
      );
      const stored = await world.gate.findSubmission(world.workspace.id, held.actionId);
      expect(stored?.reviewedBy).toBe(winners[0]?.body.review.reviewed_by);
      const callbacks = await world.database.sql(
        'SELECT 1 FROM callback_event e JOIN work_item w ON w.ref_id = e.id WHERE e.submission_id = $1',
        [held.actionId],
      );
      expect(callbacks).toHaveLength(1);
    }
    showMeasured('racing reviewers over HTTP', { holds: races, reviewers: reviewers.length });
  }, 600_000);

  it('keeps the owner of the submitting key from approving their own message', async () => {
    const { key } = await world.gate.keys.create(world.actor('admin'), {
      label: 'own',
      livemode: true,
      scopes: ['gate:write'],
    });
    const caller = await world.gate.authenticateKey(key);
    if (!caller) throw new Error('key not accepted');
    const { submission } = await world.gate.submit(caller, heldMessage);
    const own = await decide(submission.actionId, 'approve', longEnough, submission.version, world.people.admin);
    expect([own.status, own.body.code]).toEqual([409, 'self_approval']);
    const other = await decide(submission.actionId, 'approve', longEnough, submission.version);
    expect(other.status).toBe(200);
  });
});
