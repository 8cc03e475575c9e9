import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { Metadata, SettingsPatch } from '@sendgate/contracts';
import { openGate } from '../open-gate.ts';
import type { SubmissionView } from '../submission-view.ts';
import { addChatRules, blockedBody, meanwhile, message, type TestGate, testGate, zoneWhereItIs } from '../testing.ts';

const hourMs = 3_600_000;
const closed = { enabled: true, default: { from: '08:00', to: '21:00' }, table: [] };
/** Open at the hour at which the recipients of these tests live, and the hour after it. */
const opened = { ...closed, default: { from: '20:00', to: '23:00' } };
const off = { ...closed, enabled: false };
const repairable = 'Hello Ada, the report is ready. We guarantee 3x ROI. Reply STOP to opt out.';
const repaired =
  'Hello Ada, the report is ready. Our work is designed to help you reach 3x ROI. Reply STOP to opt out.';

let world: TestGate;
beforeAll(async () => {
  world = await testGate();
});
afterAll(() => world.close());
beforeEach(() =>
  world.configure({
    quiet_hours: closed,
    autonomy: 'auto',
    pause_mode: 'off',
    hard_rules: true,
    review_ttl_minutes: {},
    own_rules: [],
  }),
);

let people = 0;
async function submit(
  changes: Parameters<typeof message>[0] = {},
  { hour = 21, ...metadata }: Metadata & { hour?: number } = {},
): Promise<SubmissionView> {
  people += 1;
  const { submission } = await world.gate.submit(
    world.caller,
    message({
      channel: 'sms',
      recipient: `+49151${String(10_000_000 + people)}`,
      subject: null,
      bodyText: 'Hello Ada, is ten in the morning still good for our call on Thursday? Grace. Reply STOP to opt out.',
      metadata: { contact: { timezone: zoneWhereItIs(hour) }, ...metadata },
      ...changes,
    }),
  );
  return submission;
}

const now = (actionId: string) =>
  world.gate.findSubmission(world.workspaceId, actionId, { events: true }).then((view) => {
    if (!view) throw new Error('the submission vanished');
    return view;
  });
/** Makes the release of a hold come, a minute ago. */
const comes = (actionId: string) =>
  world.database.sql("UPDATE submission SET release_at = now() - interval '1 minute' WHERE id = $1", [actionId]);
const callbacksOf = (actionId: string) =>
  world.database.sql('SELECT id FROM callback_event WHERE submission_id = $1', [actionId]);

describe('a message in the quiet hours of its recipient', () => {
  it('is held until they end, and its review outlasts that by the time a review has', async () => {
    await world.configure({ review_ttl_minutes: { sms: 60 } });
    const held = await submit();
    expect(held).toMatchObject({ status: 'QUEUED', queueReason: 'quiet_hours', policyPassed: true, violations: [] });
    const release = held.releaseAt?.getTime() ?? 0;
    // From 21:xx to 08:00 sharp.
    expect(release % hourMs).toBe(0);
    expect(release - held.createdAt.getTime()).toBeGreaterThan(10 * hourMs - 60_000);
    expect(release - held.createdAt.getTime()).toBeLessThanOrEqual(11 * hourMs);
    expect(held.expiresAt?.getTime()).toBe(release + hourMs);
    expect(await world.gate.findSubmission(world.workspaceId, held.actionId)).toEqual(held);
  });

  it.each<[string, SettingsPatch, Metadata & { hour?: number }]>([
    ['where the setting is off', { quiet_hours: off }, {}],
    ['in the middle of the day', {}, { hour: 12 }],
    ['when it is transactional', {}, { message_class: 'transactional' }],
    [
      'when it answers what was heard within a day',
      {},
      { message_class: 'reply', thread: { last_inbound_at: new Date(Date.now() - hourMs).toISOString() } },
    ],
  ])('is not held %s', async (_case, settings, metadata) => {
    await world.configure(settings);
    expect(await submit({}, metadata)).toMatchObject({ status: 'APPROVED', queueReason: null, releaseAt: null });
  });

  it('is held for what was found in it, and by no clock released', async () => {
    const held = await submit({ bodyText: blockedBody });
    expect(held).toMatchObject({ status: 'QUEUED', queueReason: 'policy_block', releaseAt: null });
    // Not even where a release was written by mistake.
    await comes(held.actionId);
    expect(await world.gate.reviews.releaseDue()).toBe(0);
    expect(await now(held.actionId)).toMatchObject({ status: 'QUEUED', queueReason: 'policy_block' });
  });

  it('that asked to be repaired waits for them in its repaired form', async () => {
    const held = await submit({ bodyText: repairable, autoRemediate: true });
    expect(held).toMatchObject({
      ...{ status: 'QUEUED', queueReason: 'quiet_hours', policyPassed: false },
      ...{ remediated: true, remediatedBody: repaired },
    });
    expect(held.violations).not.toEqual([]);
    expect(held.releaseAt?.getTime()).toBeGreaterThan(held.createdAt.getTime());
  });

  it('that asked to be repaired may be released earlier by a person, who is shown and approves the repair', async () => {
    const held = await submit({ bodyText: repairable, autoRemediate: true });
    const reviewer = await world.person('reviewer');
    const review = await world.gate.reviews.open(reviewer, held.actionId);
    expect(review?.substitutions).toMatchObject([{ standing: true }]);
    const approval = { expectedVersion: held.version, reason: 'She is up late.' };
    const { submission } = await world.gate.reviews.approve(reviewer, held.actionId, approval);
    expect(submission).toMatchObject({ status: 'APPROVED', edited: false, remediatedBody: repaired });
  });

  it('that asked to be repaired and is held for more than them comes to a person as it was written', async () => {
    await world.configure({ autonomy: 'hold_all' });
    const held = await submit({ bodyText: repairable, autoRemediate: true });
    expect(held).toMatchObject({ status: 'QUEUED', releaseAt: null, remediated: false, remediatedBody: null });
  });

  it('is released by the clock where a sample would not hold it anyway', async () => {
    await world.configure({ sampling_percent: 100 });
    const held = await submit({ autoRemediate: true });
    await world.configure({ sampling_percent: 0 });
    expect(held).toMatchObject({ status: 'QUEUED', queueReason: 'quiet_hours', policyPassed: true });
    expect(held.releaseAt).not.toBeNull();
  });

  it('is held for another hold that applies, and by no clock released', async () => {
    await world.configure({ autonomy: 'hold_all' });
    const held = await submit();
    expect(held).toMatchObject({ status: 'QUEUED', queueReason: 'quiet_hours', releaseAt: null });
    // Not even where a release was written by mistake.
    await comes(held.actionId);
    expect(await world.gate.reviews.releaseDue()).toBe(0);
    await world.database.sql('UPDATE submission SET release_at = NULL WHERE id = $1', [held.actionId]);
  });
});

describe('the end of quiet hours', () => {
  it('releases nothing that came while the workspace was paused as well: a person lets it go', async () => {
    await world.configure({ pause_mode: 'hold' });
    const held = await submit();
    expect(held).toMatchObject({ status: 'QUEUED', queueReason: 'quiet_hours', releaseAt: null });
    await world.configure({ pause_mode: 'off', quiet_hours: opened });
    expect(await world.gate.reviews.releaseDue()).toBe(0);
    expect(await now(held.actionId)).toMatchObject({ status: 'QUEUED' });
  });

  it('releases nothing in a workspace that has begun to hold everything', async () => {
    const due = await submit();
    await world.configure({ quiet_hours: opened, autonomy: 'hold_all' });
    await comes(due.actionId);
    expect(await world.gate.reviews.releaseDue()).toBe(0);
    expect(await now(due.actionId)).toMatchObject({ status: 'QUEUED', queueReason: 'quiet_hours' });
    await world.database.sql('UPDATE submission SET release_at = NULL WHERE id = $1', [due.actionId]);
  });

  it('releases nothing that a person has just rejected and may still take back', async () => {
    const due = await submit();
    const reviewer = await world.person('reviewer');
    const rejection = { expectedVersion: due.version, reasonCode: 'tone', undoable: true } as const;
    const { submission } = await world.gate.reviews.reject(reviewer, due.actionId, rejection);
    await world.configure({ quiet_hours: opened });
    await comes(due.actionId);
    expect(await world.gate.reviews.releaseDue()).toBe(0);
    await world.gate.reviews.commit(submission.pending?.id ?? '');
    expect(await now(due.actionId)).toMatchObject({ status: 'REJECTED', reviewedBy: reviewer.email });
  });

  it('approves what waited for it and nothing else, without a reviewer or a review callback', async () => {
    const [due, later] = [await submit(), await submit()];
    await world.configure({ quiet_hours: opened, callback_url: 'https://hooks.example.org/gate' });
    expect(await world.gate.reviews.releaseDue()).toBe(0);
    await comes(due.actionId);
    expect(await world.gate.reviews.releaseDue()).toBe(1);
    const released = await now(due.actionId);
    expect(released).toMatchObject({
      status: 'APPROVED',
      queueReason: null,
      version: 2,
      reviewedBy: null,
      reviewedAt: null,
      reviewReason: null,
      callback: { state: 'none' },
    });
    expect(released.decidedAt).not.toBeNull();
    expect(released.events?.at(-1)).toMatchObject({ kind: 'submission.released', actor: 'quiet-hours@system.invalid' });
    expect(await callbacksOf(due.actionId)).toEqual([]);
    expect(await now(later.actionId)).toMatchObject({ status: 'QUEUED', version: 1 });
    expect(await world.gate.reviews.releaseDue()).toBe(0);
  });

  it('lets a repaired message go in its repaired form', async () => {
    const due = await submit({ bodyText: repairable, autoRemediate: true });
    await world.configure({ quiet_hours: opened });
    await comes(due.actionId);
    expect(await world.gate.reviews.releaseDue()).toBe(1);
    expect(await now(due.actionId)).toMatchObject({
      ...{ status: 'APPROVED', queueReason: null, reviewedBy: null, edited: false },
      ...{ remediated: true, remediatedBody: repaired, policyPassed: false },
    });
  });

  it('wakes who hands it over', async () => {
    await world.configure({
      dispatch_mode: { sms: 'webhook' },
      dispatch_webhook_url: 'https://sender.example.org/messages',
      dispatch_webhook_secret: 'dispatch-secret-of-this-test',
    });
    const due = await submit();
    await world.configure({ quiet_hours: opened });
    await comes(due.actionId);
    const woken: string[] = [];
    const waking = await openGate({ ...world.options, wake: (items) => woken.push(...items.map(({ kind }) => kind)) });
    expect(await waking.reviews.releaseDue()).toBe(1);
    await waking.close();
    expect(woken).toEqual(['dispatch']);
    await world.configure({ dispatch_mode: {} });
  });

  it('has one winner when several processes look at once', async () => {
    const due = await submit();
    await world.configure({ quiet_hours: opened });
    await comes(due.actionId);
    const released = await Promise.all([1, 2, 3].map(() => world.gate.reviews.releaseDue()));
    expect(released.sort()).toEqual([0, 0, 1]);
    const { events } = await now(due.actionId);
    expect(events?.filter(({ kind }) => kind === 'submission.released')).toHaveLength(1);
  });

  it('noticed when it is quiet again puts the release off, and the end of the review with it', async () => {
    const due = await submit();
    await comes(due.actionId);
    expect(await world.gate.reviews.releaseDue()).toBe(0);
    const waiting = await now(due.actionId);
    expect(waiting).toMatchObject({
      status: 'QUEUED',
      queueReason: 'quiet_hours',
      releaseAt: due.releaseAt,
      version: 2,
    });
    expect(waiting.expiresAt?.getTime()).toBeGreaterThanOrEqual(due.expiresAt?.getTime() ?? Infinity);
    expect(waiting.events?.at(-1)).toMatchObject({ kind: 'submission.release_postponed' });
  });

  it('comes for a recipient who may live in zones that share no open hour', async () => {
    const format = new Intl.DateTimeFormat('en-US', {
      timeZone: 'America/New_York',
      hourCycle: 'h23',
      hour: '2-digit',
    });
    const hourInNewYork = Number(format.format());
    const oneHour = (ahead: number) => {
      const [from, to] = [ahead, ahead + 1].map((hour) => `${(hourInNewYork + hour) % 24}`.padStart(2, '0'));
      return { ...closed, default: { from: `${from}:00`, to: `${to}:00` } };
    };
    await world.configure({ quiet_hours: oneHour(12) });
    const due = await submit({ recipient: '+18005550132' }, { contact: {} });
    expect(due).toMatchObject({ status: 'QUEUED', queueReason: 'quiet_hours' });
    await world.configure({ quiet_hours: oneHour(0) });
    await comes(due.actionId);
    expect(await world.gate.reviews.releaseDue()).toBe(1);
    expect(await now(due.actionId)).toMatchObject({ status: 'APPROVED' });
  });

  it('sends nothing of a workspace that is paused in that very moment', async () => {
    const { actionId } = await submit();
    await world.configure({ quiet_hours: opened });
    await comes(actionId);
    const pause = 'UPDATE workspace SET settings = settings || $2 WHERE id = $1';
    const released = await meanwhile(world.database, [pause, [world.workspaceId, { pause_mode: 'hold' }]], () =>
      world.gate.reviews.releaseDue(),
    );
    expect(released).toBe(0);
    expect(await now(actionId)).toMatchObject({ status: 'QUEUED', version: 1 });
    await world.database.sql(pause, [world.workspaceId, { pause_mode: 'off' }]);
    expect(await world.gate.reviews.releaseDue()).toBe(1);
  });

  it('sends nothing while the workspace is paused', async () => {
    const due = await submit();
    await world.configure({ quiet_hours: opened, pause_mode: 'hold' });
    await comes(due.actionId);
    expect(await world.gate.reviews.releaseDue()).toBe(0);
    expect(await now(due.actionId)).toMatchObject({ status: 'QUEUED', version: 1 });
    await world.configure({ pause_mode: 'off' });
    expect(await world.gate.reviews.releaseDue()).toBe(1);
  });

  it('is told of no text that a reviewer edited, whose answer people owe in time', async () => {
    const [edited, undone] = [await submit(), await submit({ bodyText: repairable, autoRemediate: true })];
    const reviewer = await world.person('reviewer');
    const { reviews } = world.gate;
    const open = await reviews.edit(reviewer, edited.actionId, {
      expectedVersion: 1,
      bodyText: 'Hello Ada, at eleven?',
    });
    const back = await reviews.chooseSubstitutions(reviewer, undone.actionId, { expectedVersion: 1, standing: [] });
    for (const told of [open, back]) expect(told).toMatchObject({ queueReason: 'quiet_hours', releaseAt: null });
    await world.database.sql("UPDATE submission SET respond_by = now() - interval '1 minute' WHERE id = $1", [
      edited.actionId,
    ]);
    await reviews.escalateDue();
    expect((await now(edited.actionId)).escalatedAt).not.toBeNull();
  });

  it('is told of no message that came to its end before, by whomever', async () => {
    const [approved, rejected, blocked, expired] = [await submit(), await submit(), await submit(), await submit()];
    const reviewer = await world.person('reviewer');
    const { reviews, workspaces } = world.gate;
    const { submission: released } = await reviews.approve(reviewer, approved.actionId, { expectedVersion: 1 });
    expect(released).toMatchObject({ status: 'APPROVED', edited: false, releaseAt: null });
    const { submission: stopped } = await reviews.reject(reviewer, rejected.actionId, {
      expectedVersion: 1,
      reasonCode: 'tone',
    });
    expect(stopped).toMatchObject({ status: 'REJECTED', releaseAt: null });
    await workspaces.suppression.add(world.owner, [blocked.recipient]);
    expect(await now(blocked.actionId)).toMatchObject({ status: 'BLOCKED', releaseAt: null });
    await world.database.sql("UPDATE submission SET expires_at = now() - interval '1 minute' WHERE id = $1", [
      expired.actionId,
    ]);
    await reviews.expireDue();
    expect(await now(expired.actionId)).toMatchObject({ status: 'REJECTED', releaseAt: null });
  });

  it('leaves a text that a reviewer began to edit to the reviewers', async () => {
    const due = await submit();
    await world.configure({ quiet_hours: opened, required_approvals: 2 });
    await world.gate.reviews.approve(await world.person('reviewer'), due.actionId, {
      expectedVersion: due.version,
      bodyText: 'Hello Ada, is eleven still good for our call on Thursday? Grace. Reply STOP to opt out.',
    });
    await world.configure({ required_approvals: 1 });
    expect(await now(due.actionId)).toMatchObject({ status: 'QUEUED', edited: true, releaseAt: null });
    await comes(due.actionId);
    expect(await world.gate.reviews.releaseDue()).toBe(0);
    expect(await now(due.actionId)).toMatchObject({ status: 'QUEUED', edited: true });
  });
});

/** As no caller can send it, and as only time makes it: nothing else about a held message changes. */
const rewriteMetadata = async (actionId: string, path: string, value: unknown) => {
  await world.database.unguarded('UPDATE submission SET metadata = jsonb_set(metadata, $2::text[], $3) WHERE id = $1', [
    actionId,
    path,
    JSON.stringify(value),
  ]);
};
const expectLeftToPeople = async (actionId: string, rule: string) => {
  expect(await world.gate.reviews.releaseDue()).toBe(0);
  const left = await now(actionId);
  expect(left).toMatchObject({ status: 'QUEUED', queueReason: 'quiet_hours', releaseAt: null });
  expect(left.events?.at(-1)).toMatchObject({
    kind: 'submission.release_withheld',
    detail: { reason: 'policy', rules: [rule] },
  });
  await comes(actionId);
  await world.gate.reviews.releaseDue();
  expect(await now(actionId)).toMatchObject({ status: 'QUEUED' });
  await world.database.sql('UPDATE submission SET release_at = NULL WHERE id = $1', [actionId]);
};

describe('a message that would not pass any more when its day comes', () => {
  const daysAgo = (days: number) => new Date(Date.now() - days * 24 * hourMs).toISOString().slice(0, 10);
  const stricter: SettingsPatch = {
    own_rules: [
      {
        ...{ id: 'morning_calls', name: 'Calls in the morning', kind: 'phrases', phrases: ['ten in the morning'] },
        ...{ severity: 'WARN', detail: 'Nobody takes calls in the morning any more.' },
      },
    ],
  };

  it('is left to people under a policy that became stricter, also by the hand of another process', async () => {
    const other = await openGate({ ...world.options });
    try {
      const due = await submit();
      await world.configure({ quiet_hours: opened });
      await comes(due.actionId);
      // This process has just looked which policy is in force.
      await submit({}, { hour: 12 });
      const { version } = await other.workspaces.settings(world.workspaceId);
      await other.workspaces.patchSettings(world.owner, stricter, version);
      await expectLeftToPeople(due.actionId, 'morning_calls');
    } finally {
      await other.close();
    }
  });

  it('is left to people where its evidence grew too old meanwhile', async () => {
    const records = [
      { id: 'r1', entity: 'Acme', event_type: 'funding', acquired_at: daysAgo(80), evidence_tier: 'verified' },
    ];
    const due = await submit(
      { bodyText: 'Hello Ada, congrats on the recent Series B. Is ten still good? Grace. Reply STOP to opt out.' },
      { contact: { timezone: zoneWhereItIs(21), company: 'Acme' }, source_records: records },
    );
    expect(due).toMatchObject({ status: 'QUEUED', queueReason: 'quiet_hours', violations: [] });
    await world.configure({ quiet_hours: opened });
    await comes(due.actionId);
    await rewriteMetadata(due.actionId, '{source_records,0,acquired_at}', daysAgo(100));
    await expectLeftToPeople(due.actionId, 'source_freshness');
  });

  it('is left to people where a rule gives no answer', async () => {
    const due = await submit();
    await world.configure({ quiet_hours: opened });
    await comes(due.actionId);
    await rewriteMetadata(due.actionId, '{contact,first_name}', 5);
    await expectLeftToPeople(due.actionId, 'scanner_error');
  });

  it('is left to people where something is found in what was repaired', async () => {
    const due = await submit({ bodyText: `${repairable} Is ten in the morning good?`, autoRemediate: true });
    expect(due.remediated).toBe(true);
    await world.configure({ quiet_hours: opened, ...stricter });
    await comes(due.actionId);
    await expectLeftToPeople(due.actionId, 'morning_calls');
  });
});

describe('a recipient suppressed while a message waits', () => {
  /** As it is found when the entry was written by a process that could not end the hold any more. */
  const suppressBehindTheGate = (recipient: string) =>
    world.database.sql(
      "INSERT INTO suppression_entry (workspace_id, entry, reason, created_by) VALUES ($1, $2, 'asked', 'test')",
      [world.workspaceId, recipient],
    );

  it('ends the hold at once, so that nothing is released', async () => {
    const due = await submit();
    await world.gate.workspaces.suppression.add(world.owner, [due.recipient]);
    await world.configure({ quiet_hours: opened });
    await comes(due.actionId);
    expect(await world.gate.reviews.releaseDue()).toBe(0);
    expect(await now(due.actionId)).toMatchObject({ status: 'BLOCKED' });
  });

  it('is looked up again at the release: BLOCKED', async () => {
    const due = await submit();
    await world.configure({ quiet_hours: opened });
    await comes(due.actionId);
    await suppressBehindTheGate(due.recipient);
    expect(await world.gate.reviews.releaseDue()).toBe(0);
    expect(await now(due.actionId)).toMatchObject({ status: 'BLOCKED', reviewedBy: null });
    expect(await callbacksOf(due.actionId)).toEqual([]);
  });

  it('leaves the message to people where hard rules are off', async () => {
    const due = await submit();
    await world.configure({ quiet_hours: opened, hard_rules: false });
    await comes(due.actionId);
    await suppressBehindTheGate(due.recipient);
    expect(await world.gate.reviews.releaseDue()).toBe(0);
    const left = await now(due.actionId);
    expect(left).toMatchObject({ status: 'QUEUED', releaseAt: null });
    expect(left.events?.at(-1)).toMatchObject({ kind: 'submission.release_withheld' });
  });
});

describe('expiry', () => {
  it('does not touch a hold before its release and the time of a review after it', async () => {
    await world.configure({ review_ttl_minutes: { sms: 5 } });
    const held = await submit();
    // Five minutes after it was submitted, nobody has had five minutes to look at it.
    expect(held.expiresAt?.getTime()).toBeGreaterThan(held.createdAt.getTime() + hourMs);
    await world.gate.reviews.expireDue();
    expect(await now(held.actionId)).toMatchObject({ status: 'QUEUED', queueReason: 'quiet_hours' });
  });

  it('wins over a release nobody came for until the review was over', async () => {
    const due = await submit();
    await world.configure({ quiet_hours: opened });
    await comes(due.actionId);
    await world.database.sql("UPDATE submission SET expires_at = now() - interval '1 second' WHERE id = $1", [
      due.actionId,
    ]);
    expect(await world.gate.reviews.releaseDue()).toBe(0);
    expect(await world.gate.reviews.expireDue()).toBe(1);
    expect(await now(due.actionId)).toMatchObject({ status: 'REJECTED', reviewReason: 'expired' });
  });
});

describe('under rules for chats, a message', () => {
  beforeAll(() => addChatRules(world));

  it('that is not the first to a number is released without a way to opt out, the first is left to people', async () => {
    await world.configure({ quiet_hours: off, contact_pressure: { per_24h: 5, per_7d: 5 } });
    const recipient = '+491601234567';
    await submit({ recipient });
    await world.configure({ quiet_hours: closed });
    const later = await submit({ recipient, bodyText: 'Hello Ada, the report of May is ready.' });
    expect(later).toMatchObject({ status: 'QUEUED', queueReason: 'quiet_hours' });
    const first = await submit();
    await world.database.unguarded("UPDATE submission SET body_text = 'Hello Ada.' WHERE id = $1", [first.actionId]);
    await world.configure({ quiet_hours: opened });
    await comes(later.actionId);
    expect(await world.gate.reviews.releaseDue()).toBe(1);
    expect(await now(later.actionId)).toMatchObject({ status: 'APPROVED' });
    await comes(first.actionId);
    await expectLeftToPeople(first.actionId, 'sms_missing_optout');
  });

  const repairedOne = async () => {
    const due = await submit(
      { channel: 'whatsapp', bodyText: repairable, autoRemediate: true },
      // A clock that is wrong: nobody knows whether free text is carried.
      { thread: { last_inbound_at: new Date(Date.now() + 48 * hourMs).toISOString() } },
    );
    expect(due.violations).toContainEqual(
      expect.objectContaining({ rule: 'session_window', severity: 'WARN', field: null }),
    );
    expect(due).toMatchObject({ status: 'QUEUED', queueReason: 'quiet_hours', remediatedBody: repaired });
    return due;
  };

  it('with a warning about none of its words is released as it was repaired', async () => {
    const due = await repairedOne();
    await world.configure({ quiet_hours: opened });
    await comes(due.actionId);
    expect(await world.gate.reviews.releaseDue()).toBe(1);
    expect(await now(due.actionId)).toMatchObject({ status: 'APPROVED', remediatedBody: repaired });
  });

  it('is left to people once that is no warning any more', async () => {
    const due = await repairedOne();
    await world.configure({ quiet_hours: opened });
    await comes(due.actionId);
    await rewriteMetadata(due.actionId, '{thread,last_inbound_at}', new Date(Date.now() - 48 * hourMs).toISOString());
    await expectLeftToPeople(due.actionId, 'session_window');
  });
});
