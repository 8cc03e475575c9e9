import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import type { Metadata } from '@sendgate/contracts';
import type { Actor } from '../caller.ts';
import type { SubmissionView } from '../submission-view.ts';
import { addChatRules, blockedBody, count, message, showMeasured, type TestGate, testGate } from '../testing.ts';

let world: TestGate;
let reviewer: Actor;
beforeAll(async () => {
  world = await testGate();
  reviewer = await world.person('reviewer');
  await world.configure({ callback_url: 'https://hooks.example.org/gate' });
});
afterAll(() => world.close());

const reason = 'Checked with the security team.';
async function hold(changes: Parameters<typeof message>[0] = {}): Promise<SubmissionView> {
  const { submission } = await world.gate.submit(world.caller, message({ bodyText: blockedBody, ...changes }));
  expect(submission.status).toBe('QUEUED');
  return submission;
}
async function callbackOf(actionId: string): Promise<Record<string, unknown>> {
  const [event] = await world.database.sql<{ id: string }>('SELECT id FROM callback_event WHERE submission_id = $1', [
    actionId,
  ]);
  const delivery = await world.gate.delivery.load(event?.id ?? '');
  return JSON.parse(delivery?.body.toString('utf8') ?? 'null');
}

describe('an approval', () => {
  it('releases the hold, and its callback and work item are written with it', async () => {
    const held = await hold({ channel: 'slack', recipient: 'U024BE7LH', subject: null });
    const { submission, decided } = await world.gate.reviews.approve(reviewer, held.actionId, {
      expectedVersion: held.version,
      reason,
    });
    expect(decided).toBe(true);
    expect(submission).toMatchObject({
      status: 'APPROVED',
      queueReason: null,
      reviewedBy: reviewer.email,
      reviewNote: reason,
      edited: false,
      callback: { state: 'pending', attempts: 0 },
    });
    const body = await callbackOf(held.actionId);
    expect(body).toMatchObject({
      event: 'gate.review.approved',
      action_id: held.actionId,
      hold_token: held.holdToken,
      channel: 'slack',
      recipient: 'U024BE7LH',
      body_text: blockedBody,
      reviewed_by: reviewer.email,
      reviewed_at: submission.reviewedAt?.toISOString(),
      status: 'APPROVED',
      content_sha256: createHash('sha256').update(blockedBody).digest('hex'),
    });
  });

  it('needs a reason of ten characters while a BLOCK violation remains', async () => {
    const held = await hold();
    for (const short of ['fine', '\u{1f44d}'.repeat(9), `${'\u200b'.repeat(10)}fine`, '\u2800'.repeat(12)]) {
      const approval = { expectedVersion: held.version, reason: short };
      await expect(world.gate.reviews.approve(reviewer, held.actionId, approval)).rejects.toMatchObject({
        entries: [{ loc: ['body', 'reason'] }],
      });
    }
  });

  it('is refused to viewers, and to the owner of the key', async () => {
    const held = await hold();
    const approval = { expectedVersion: held.version, reason };
    const viewer = await world.person('viewer');
    await expect(world.gate.reviews.approve(viewer, held.actionId, approval)).rejects.toMatchObject({
      code: 'forbidden',
    });
    await expect(world.gate.reviews.approve(world.owner, held.actionId, approval)).rejects.toMatchObject({
      code: 'self_approval',
    });
  });

  it('of a stale version is refused and says which version stands', async () => {
    const held = await hold();
    // The second lacks its reason as well: what of it is to be mended is seen at the version that stands.
    for (const approval of [{ reason }, {}]) {
      const stale = { ...approval, expectedVersion: held.version + 1 };
      await expect(world.gate.reviews.approve(reviewer, held.actionId, stale)).rejects.toMatchObject({
        code: 'version_mismatch',
        current: { version: held.version },
      });
    }
  });

  it('repeated by the same person returns the same result, by another names who decided', async () => {
    const held = await hold();
    const approval = { expectedVersion: held.version, reason };
    const first = await world.gate.reviews.approve(reviewer, held.actionId, approval);
    const again = await world.gate.reviews.approve(reviewer, held.actionId, approval);
    expect(again).toMatchObject({ replayed: true, submission: { version: first.submission.version } });
    const other = await world.person('reviewer');
    await expect(world.gate.reviews.approve(other, held.actionId, approval)).rejects.toMatchObject({
      code: 'state_conflict',
      current: { status: 'APPROVED', reviewed_by: reviewer.email },
    });
    const rejection = { expectedVersion: held.version, reasonCode: 'tone' } as const;
    await expect(world.gate.reviews.reject(reviewer, held.actionId, rejection)).rejects.toMatchObject({
      code: 'state_conflict',
    });
  });

  it('of an edit needs one other person, unless people may approve what is theirs', async () => {
    const held = await hold();
    const { bodyText } = message();
    const edit = await world.gate.reviews.approve(reviewer, held.actionId, { expectedVersion: 1, bodyText });
    expect(edit).toMatchObject({
      decided: false,
      approvals: 1,
      requiredApprovals: 2,
      submission: { status: 'QUEUED' },
    });
    const again = await world.gate.reviews.approve(reviewer, held.actionId, { expectedVersion: 2 });
    expect(again).toMatchObject({ decided: false, approvals: 1, requiredApprovals: 2, replayed: true });
    const other = await world.gate.reviews.approve(await world.person('reviewer'), held.actionId, {
      expectedVersion: 2,
    });
    expect(other).toMatchObject({ decided: true, approvals: 2, submission: { edited: true, approvedBody: bodyText } });
    await world.configure({ self_approval: true });
    const own = await hold();
    const alone = await world.gate.reviews.approve(reviewer, own.actionId, { expectedVersion: 1, bodyText });
    expect(alone).toMatchObject({ decided: true, submission: { status: 'APPROVED', approvedBody: bodyText } });
    await world.configure({ self_approval: false });
  });

  it('of an edit is told as approved, and keeps the original', async () => {
    await world.configure({ self_approval: true });
    const held = await hold();
    const edited = 'Hello Ada,\n\nthe export is ready. I will call you about the access.\n\nKind regards,\nGrace';
    const { submission } = await world.gate.reviews.approve(reviewer, held.actionId, {
      expectedVersion: held.version,
      bodyText: edited,
    });
    expect(submission).toMatchObject({ status: 'APPROVED', edited: true, approvedBody: edited, bodyText: blockedBody });
    expect(await callbackOf(held.actionId)).toMatchObject({ body_text: edited, edited: true });
    await world.configure({ self_approval: false });
  });

  it('of an edit that adds a BLOCK violation is refused unless overridden', async () => {
    const held = await hold();
    const bodyText = 'Hello Ada,\n\nyour card 4539 1488 0343 6467 was charged.\n\nKind regards,\nGrace';
    const approval = { expectedVersion: held.version, bodyText, reason };
    await expect(world.gate.reviews.approve(reviewer, held.actionId, approval)).rejects.toMatchObject({
      code: 'edit_violates_policy',
    });
    const forced = await world.gate.reviews.approve(reviewer, held.actionId, { ...approval, override: true });
    expect(forced).toMatchObject({ decided: false, submission: { edited: true, approvedBody: bodyText } });
  });

  it('of an edit that blocks more often than the original, or in text where only its HTML did, is refused', async () => {
    const twice = `${blockedBody}\nOr AKIAIOSFODNN7EXAMPLX.`;
    const inHtml = await hold({ bodyText: message().bodyText, bodyHtml: `<p>${blockedBody}</p>` });
    for (const [held, bodyText] of [
      [await hold(), twice],
      [inHtml, blockedBody],
    ] as const) {
      const approval = { expectedVersion: held.version, bodyText, reason };
      await expect(world.gate.reviews.approve(reviewer, held.actionId, approval)).rejects.toMatchObject({
        code: 'edit_violates_policy',
      });
    }
  });

  describe('of an edit is weighed by what holds for it, of what was found about the message as a whole', () => {
    const edits = async (held: SubmissionView, ...bodies: string[]) => {
      const found = [];
      for (const [at, bodyText] of bodies.entries()) {
        const edit = { expectedVersion: held.version + at, bodyText };
        const answer = await world.gate.reviews.edit(reviewer, held.actionId, edit);
        found.push(answer.edit?.findings.map(({ rule }) => rule));
      }
      return found;
    };
    const text = 'Hello Ada, would you have ten minutes on Tuesday to look at the export?';

    it('a repetition, as long as it is one', async () => {
      const repeated = { bodyText: text, recipient: 'twice@acme.example' };
      await world.gate.submit(world.caller, message(repeated));
      expect(
        await edits(await hold(repeated), `${text.toUpperCase()}\n`, 'Hello Ada, the export of May is ready.'),
      ).toEqual([['duplicate_send', 'contact_pressure'], ['contact_pressure']]);
    });

    it('an empty body, as long as it is empty', async () => {
      const [still, filled] = await edits(await hold({ bodyText: ' \n ' }), '\u00a0', text);
      expect([still, filled]).toEqual([['stub_or_empty_body'], []]);
    });

    it('records told twice, once', async () => {
      const record = { id: 'r1', entity: 'Acme', event_type: 'funding', acquired_at: '2020-01-01' };
      const held = await hold({ metadata: { source_records: [record, record] } });
      expect(await edits(held, text)).toEqual([['evidence_tier']]);
    });

    it('no way to opt out, in the first text message to somebody and in no later one', async () => {
      await addChatRules(world);
      await world.configure({ contact_pressure: { per_24h: 5, per_7d: 5 } });
      const sms = { channel: 'sms', recipient: '+14155550177', subject: null } as const;
      const first = await hold({ ...sms, bodyText: `${blockedBody} Reply STOP to opt out.` });
      expect(await edits(first, text)).toEqual([['sms_missing_optout']]);
      await world.gate.submit(
        world.caller,
        message({ ...sms, bodyText: 'See you on Tuesday. Reply STOP to opt out.' }),
      );
      expect(await edits(await hold(sms), text)).toEqual([[]]);
    });

    it('an empty body that is left empty is approved without an override', async () => {
      const held = await hold({ bodyText: ' \n ' });
      const approval = { expectedVersion: held.version, bodyText: '\u00a0', reason };
      expect(await world.gate.reviews.approve(reviewer, held.actionId, approval)).toMatchObject({ decided: false });
    });
  });

  it('of an edit about which a rule gives no answer is refused unless overridden', async () => {
    const metadata = { contact: { first_name: 5 } } as unknown as Metadata;
    const held = await hold({ bodyText: message().bodyText, metadata });
    expect(held).toMatchObject({ queueReason: 'scanner_error' });
    const approval = { expectedVersion: held.version, bodyText: 'Hello Ada, is ten on Thursday good?', reason };
    await expect(world.gate.reviews.approve(reviewer, held.actionId, approval)).rejects.toMatchObject({
      code: 'edit_violates_policy',
      current: { rules: ['scanner_error'] },
    });
  });

  it('counts distinct people when several are required, and an edit starts the count again', async () => {
    await world.configure({ required_approvals: 2 });
    const held = await hold();
    const second = await world.person('reviewer');
    const one = await world.gate.reviews.approve(reviewer, held.actionId, { expectedVersion: 1, reason });
    expect(one).toMatchObject({ decided: false, approvals: 1, requiredApprovals: 2, submission: { status: 'QUEUED' } });
    const same = await world.gate.reviews.approve(reviewer, held.actionId, { expectedVersion: 2, reason });
    expect(same).toMatchObject({ decided: false, approvals: 1, replayed: true });
    const bodyText = `${blockedBody}\nPS: until Friday noon.`;
    const edit = await world.gate.reviews.approve(second, held.actionId, { expectedVersion: 2, reason, bodyText });
    expect(edit).toMatchObject({ decided: false, approvals: 1 });
    const last = await world.gate.reviews.approve(reviewer, held.actionId, { expectedVersion: 3, reason });
    expect(last).toMatchObject({ decided: true, approvals: 2, submission: { approvedBody: bodyText } });
    await world.configure({ required_approvals: 1 });
  });
});

describe('a rejection', () => {
  it('ends the hold and is told', async () => {
    const held = await hold();
    const { submission } = await world.gate.reviews.reject(reviewer, held.actionId, {
      expectedVersion: held.version,
      reasonCode: 'privacy',
      note: 'No keys in mail.',
    });
    expect(submission).toMatchObject({ status: 'REJECTED', reviewReason: 'privacy', reviewNote: 'No keys in mail.' });
    expect(await callbackOf(held.actionId)).toMatchObject({
      event: 'gate.review.rejected',
      reason_code: 'privacy',
      body_text: blockedBody,
      hold_token: null,
    });
  });

  it('of a hold that somebody had edited tells the text as it was submitted', async () => {
    const held = await hold();
    const edit = { expectedVersion: held.version, bodyText: 'Hello Ada,\n\nthe export is ready.\n\nGrace' };
    const { version } = await world.gate.reviews.edit(reviewer, held.actionId, edit);
    await world.gate.reviews.reject(reviewer, held.actionId, { expectedVersion: version, reasonCode: 'privacy' });
    expect(await callbackOf(held.actionId)).toMatchObject({ body_text: blockedBody, edited: false });
  });

  it('comes by itself when the time is over, signed by the system', async () => {
    const held = await hold();
    const waiting = await hold();
    await world.database.sql("UPDATE submission SET expires_at = now() - interval '1 second' WHERE id = $1", [
      held.actionId,
    ]);
    expect(await world.gate.reviews.expireDue()).toBe(1);
    expect(await world.gate.findSubmission(world.workspaceId, held.actionId)).toMatchObject({
      status: 'REJECTED',
      reviewReason: 'expired',
      reviewedBy: 'auto-expiry@system.invalid',
    });
    expect(await callbackOf(held.actionId)).toMatchObject({ event: 'gate.review.rejected', reason_code: 'expired' });
    expect(await world.gate.findSubmission(world.workspaceId, waiting.actionId)).toMatchObject({ status: 'QUEUED' });
  });
});

describe('a hold whose time is over', () => {
  const over = (actionId: string) =>
    world.database.sql("UPDATE submission SET expires_at = now() - interval '1 millisecond' WHERE id = $1", [actionId]);

  it('can be neither approved nor rejected, and is rejected by expiry there and then', async () => {
    for (const decide of [
      (held: SubmissionView) =>
        world.gate.reviews.approve(reviewer, held.actionId, { expectedVersion: held.version, reason }),
      (held: SubmissionView) =>
        world.gate.reviews.reject(reviewer, held.actionId, { expectedVersion: held.version, reasonCode: 'tone' }),
    ]) {
      const held = await hold();
      await over(held.actionId);
      await expect(decide(held)).rejects.toMatchObject({
        code: 'state_conflict',
        current: { status: 'REJECTED', reviewed_by: 'auto-expiry@system.invalid' },
      });
      expect(await callbackOf(held.actionId)).toMatchObject({ event: 'gate.review.rejected', reason_code: 'expired' });
    }
    expect(await world.gate.reviews.expireDue()).toBe(0);
  });

  it.each([false, true])(
    'is over by the clock of the store, where that of this process is slow, undoable %s',
    async (undoable) => {
      const held = await hold();
      await over(held.actionId);
      const clock = jest.spyOn(Date, 'now').mockReturnValue(Date.now() - 60_000);
      const asked = { expectedVersion: held.version, reason, undoable };
      const approval = world.gate.reviews.approve(reviewer, held.actionId, asked);
      await expect(approval.finally(() => clock.mockRestore())).rejects.toMatchObject({ code: 'state_conflict' });
      expect(await world.gate.findSubmission(world.workspaceId, held.actionId)).toMatchObject({
        reviewReason: 'expired',
      });
    },
  );
});

describe('two approvals of one person at once', () => {
  it('release one text; the other is told that another text was released', async () => {
    await world.configure({ self_approval: true });
    const { bodyText } = message();
    for (const [one, other] of [
      [{ bodyText }, { bodyText: `${bodyText}\nPS: bring the plan.` }],
      [{ bodyText }, {}],
      [{ subject: 'The export' }, { subject: 'The other export' }],
    ]) {
      const held = await hold();
      const approve = (text: object) =>
        world.gate.reviews.approve(reviewer, held.actionId, { expectedVersion: held.version, reason, ...text });
      const outcomes = await Promise.allSettled([approve(one ?? {}), approve(other ?? {})]);
      expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
      for (const outcome of outcomes) {
        if (outcome.status === 'rejected') expect(outcome.reason).toMatchObject({ code: 'state_conflict' });
      }
      const winner = outcomes[0]?.status === 'fulfilled' ? one : other;
      expect(await approve(winner ?? {})).toMatchObject({ replayed: true });
    }
    await world.configure({ self_approval: false });
  });
});

describe('a race', () => {
  const items = count(60, 1_000);
  it(
    `of 8 reviewers over ${items} holds has one winner and one callback each`,
    async () => {
      const reviewers = await Promise.all(Array.from({ length: 8 }, () => world.person('reviewer')));
      const holds = await Promise.all(Array.from({ length: items }, () => hold({ label: 'race' })));
      const outcomes: PromiseSettledResult<unknown>[][] = [];
      // Ten holds at a time: eighty people deciding in the same instant are more than the store lets wait.
      for (let from = 0; from < holds.length; from += 10) {
        const batch = holds
          .slice(from, from + 10)
          .map((held) =>
            Promise.allSettled(
              reviewers.map((person, index) =>
                index % 2 === 0
                  ? world.gate.reviews.approve(person, held.actionId, { expectedVersion: 1, reason })
                  : world.gate.reviews.reject(person, held.actionId, { expectedVersion: 1, reasonCode: 'other' }),
              ),
            ),
          );
        outcomes.push(...(await Promise.all(batch)));
      }
      for (const outcome of outcomes) {
        expect(outcome.filter((result) => result.status === 'fulfilled')).toHaveLength(1);
        for (const result of outcome) {
          if (result.status === 'rejected') expect(result.reason).toMatchObject({ code: 'state_conflict' });
        }
      }
      const [row] = await world.database.sql<{ events: number; work: number; decisions: number }>(
        `SELECT (SELECT count(*)::int FROM callback_event e JOIN submission s ON s.id = e.submission_id WHERE s.label = 'race') AS events,
        (SELECT count(*)::int FROM work_item w JOIN callback_event e ON e.id = w.ref_id JOIN submission s ON s.id = e.submission_id WHERE s.label = 'race') AS work,
        (SELECT count(*)::int FROM review_decision d JOIN submission s ON s.id = d.submission_id WHERE s.label = 'race' AND d.final_for IS NOT NULL) AS decisions`,
      );
      expect(row).toEqual({ events: items, work: items, decisions: items });
      showMeasured('racing reviewers', { holds: items, reviewers: 8, ...row });
    },
    count(120_000, 900_000),
  );
});

it('a person who reads a body is put on record', async () => {
  const held = await hold();
  await world.gate.reviews.open(reviewer, held.actionId);
  const view = await world.gate.reviews.open(reviewer, held.actionId);
  expect(view?.events?.filter((event) => event.kind === 'submission.body_read')).toHaveLength(1);
  const stranger = { ...reviewer, workspaceId: (await world.gate.workspaces.create('Other', null)).id };
  expect(await world.gate.reviews.open(stranger, held.actionId)).toBeNull();
});
