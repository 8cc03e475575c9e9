import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { blockedBody, count, message, showMeasured, type TestGate, testGate, withoutRoom } from '../testing.ts';

let world: TestGate;
beforeAll(async () => {
  world = await testGate();
});
afterAll(() => world.close());

const submit = (changes: Parameters<typeof message>[0] = {}) => world.gate.submit(world.caller, message(changes));
const rowsOf = async (table: string, where: string, value: string) => {
  const [row] = await world.database.sql<{ n: number }>(`SELECT count(*)::int AS n FROM ${table} WHERE ${where} = $1`, [
    value,
  ]);
  return row?.n;
};

describe('a submission', () => {
  it('is approved when nothing is found, and stored with its audit, usage, scan and work rows', async () => {
    const { submission, replayed } = await submit();
    expect(submission.violations).toEqual([]);
    expect(submission).toMatchObject({ status: 'APPROVED', policyPassed: true, queueReason: null, reviewUrl: null });
    expect(replayed).toBe(false);
    expect(await rowsOf('audit_event', 'submission_id', submission.actionId)).toBe(1);
    expect(submission.advisory.semantic.state).toBe('scheduled');
    expect(submission.advisory.grounding.state).toBe('skipped');
    expect(await rowsOf('advisory_scan', 'submission_id', submission.actionId)).toBe(1);
    expect(await rowsOf('work_item', 'ref_id', submission.actionId)).toBe(1);
  });

  it('is scheduled for grounding when it brings source records, even none at all', async () => {
    const { submission } = await world.gate.submit(world.caller, message({ metadata: { source_records: [] } }));
    expect(submission.advisory.grounding.state).toBe('scheduled');
    expect(submission.advisory.semantic.state).toBe('scheduled');
    expect(await rowsOf('advisory_scan', 'submission_id', submission.actionId)).toBe(2);
    expect(await rowsOf('work_item', 'ref_id', submission.actionId)).toBe(2);
  });

  it('is read back exactly as it was answered', async () => {
    const { submission } = await submit({
      metadata: { source_records: [], contact: { first_name: 'Ada' } },
      label: 'x',
    });
    expect(await world.gate.findSubmission(world.workspaceId, submission.actionId)).toEqual(submission);
  });

  it('is held when a BLOCK violation is found, with a way to review it', async () => {
    const { submission } = await submit({ bodyText: blockedBody });
    expect(submission).toMatchObject({
      status: 'QUEUED',
      queueReason: 'policy_block',
      policyPassed: false,
      holdToken: null,
      ackMessage: null,
      safeFallback: null,
      reviewUrl: `https://app.example.org/reviews/${submission.actionId}`,
    });
    expect(submission.expiresAt?.getTime()).toBe(submission.createdAt.getTime() + 24 * 3_600_000);
  });

  it('is held with a secret in characters of two halves, of which whole ones are shown', async () => {
    const bodyText = 'Hi Ada, use AKI\u{1d670}IOSFODNN7EXAMPL\u{1d670} until Friday.';
    const { actionId } = (await world.gate.submit(world.caller, message({ bodyText }))).submission;
    expect(await world.gate.findSubmission(world.workspaceId, actionId)).toMatchObject({
      status: 'QUEUED',
      violations: [{ rule: 'credential_leak', matched: 'AKI\u{1d670}…L\u{1d670}' }],
    });
  });

  it('carries hold token, acknowledgement and fallback when held on a chat channel', async () => {
    const chat = { channel: 'sms', recipient: '+14155550123', subject: null, bodyText: blockedBody } as const;
    const { submission } = await submit(chat);
    expect(submission.status).toBe('QUEUED');
    expect(submission.holdToken).toMatch(/^hold_[0-9A-Za-z]{32}$/);
    expect(submission.ackMessage).toBe('Thanks - checking on this, will reply shortly.');
    expect(submission.safeFallback).not.toContain('AKIA');
  });

  it('is stopped when the recipient is suppressed, by address or by domain', async () => {
    await world.gate.workspaces.suppression.add(world.owner, ['Stop@Example.net', 'never.example']);
    for (const recipient of ['stop@example.net', 'Anybody@Never.example']) {
      const { submission } = await submit({ recipient });
      expect(submission).toMatchObject({ status: 'BLOCKED', queueReason: null });
    }
    const { submission } = await submit({ recipient: 'other@example.net' });
    expect(submission.status).toBe('APPROVED');
  });

  it('belongs to its workspace and its mode alone', async () => {
    const { submission } = await submit();
    const other = await world.gate.workspaces.create('Other', null);
    expect(await world.gate.findSubmission(other.id, submission.actionId)).toBeNull();
    expect(await world.gate.findSubmission(world.workspaceId, submission.actionId, { livemode: false })).toBeNull();
  });
});

it('a message that could not be stored cost no tokens, and is in the way of none that comes again', async () => {
  const text = { recipient: 'ada@again.example.org', bodyText: 'Hello Ada, the plan for Thursday is ready. Grace' };
  const before = world.gate.usage.state(world.caller).used;
  const refused = withoutRoom(world.database, () => submit(text));
  await expect(refused).rejects.toMatchObject({ code: 'service_unavailable' });
  expect(world.gate.usage.state(world.caller).used).toBe(before);
  expect((await submit(text)).submission).toMatchObject({ status: 'APPROVED', violations: [] });
});

describe('an idempotency key', () => {
  it('returns the first submission when repeated with another body', async () => {
    const first = await submit({ idempotencyKey: 'same' });
    const second = await submit({ idempotencyKey: 'same', bodyText: blockedBody });
    expect(second.replayed).toBe(true);
    expect(second.submission).toEqual(first.submission);
  });

  it('returns the current state of the original, not the first answer', async () => {
    const first = await submit({ idempotencyKey: 'later' });
    await world.gate.reportDelivery(world.workspaceId, first.submission.actionId, {
      status: 'sent',
      providerMessageId: 'm1',
      error: null,
    });
    const again = await submit({ idempotencyKey: 'later' });
    expect(again.submission).toMatchObject({
      status: 'SENT',
      deliveryStatus: 'sent',
      dispatch: { mode: 'caller', providerMessageId: 'm1' },
    });
  });

  it('is a key of its own in test mode', async () => {
    const test = await world.newKey({ livemode: false });
    const live = await submit({ idempotencyKey: 'modes' });
    const other = await world.gate.submit(test.caller, message({ idempotencyKey: 'modes' }));
    expect(other.replayed).toBe(false);
    expect(other.submission.livemode).toBe(false);
    expect(other.submission.actionId).not.toBe(live.submission.actionId);
  });

  const duplicates = count(1_000, 10_000);
  it(
    `makes one submission of ${duplicates} concurrent duplicates over ${Math.ceil(duplicates / 100)} keys`,
    async () => {
      const keys = Math.ceil(duplicates / 100);
      const second = await (await import('../open-gate.ts')).openGate(world.options);
      const gates = [world.gate, second];
      const answers = await Promise.all(
        Array.from({ length: duplicates }, async (_, index) => {
          const key = `storm-${index % keys}`;
          const gate = gates[index % gates.length] ?? world.gate;
          const { submission, replayed } = await gate.submit(world.caller, message({ idempotencyKey: key }));
          return { key, id: submission.actionId, replayed };
        }),
      );
      await second.close();
      const ids = Map.groupBy(answers, (answer) => answer.key);
      expect(ids.size).toBe(keys);
      for (const group of ids.values()) {
        expect(new Set(group.map((answer) => answer.id)).size).toBe(1);
        expect(group.filter((answer) => !answer.replayed)).toHaveLength(1);
      }
      const [rows] = await world.database.sql<{ n: number }>(
        "SELECT count(*)::int AS n FROM submission WHERE idempotency_key LIKE 'storm-%'",
      );
      expect(rows?.n).toBe(keys);
      showMeasured('duplicates in two gates', { duplicates, keys, rows: rows?.n });
    },
    count(30_000, 300_000),
  );

  it('costs tokens once', async () => {
    const { gate, caller } = world;
    const before = gate.usage.state(caller).used;
    const { submission } = await submit({ idempotencyKey: 'cheap' });
    const once = gate.usage.state(caller).used;
    await submit({ idempotencyKey: 'cheap', bodyText: 'x'.repeat(50_000) });
    expect(once).toBeGreaterThan(before);
    expect(gate.usage.state(caller).used).toBe(once);
    expect(submission.status).toBe('APPROVED');
    await Promise.all(Array.from({ length: 20 }, () => submit({ idempotencyKey: 'cheap at once' })));
    expect(gate.usage.state(caller).used).toBe(once + (once - before));
  });
});

describe('the list', () => {
  it('shows live submissions newest first, masked, and says whether there are more', async () => {
    await submit({ bodyText: blockedBody, subject: 'Key AKIAIOSFODNN7EXAMPLQ', label: 'listed' });
    await submit({ label: 'listed' });
    const { items, hasMore } = await world.gate.listSubmissions(world.workspaceId, { label: 'listed', limit: 1 });
    expect(hasMore).toBe(true);
    expect(items[0]?.status).toBe('APPROVED');
    const all = await world.gate.listSubmissions(world.workspaceId, { label: 'listed', status: ['QUEUED'] });
    expect(all.items).toHaveLength(1);
    expect(JSON.stringify(all.items)).not.toContain('AKIAIOSFODNN7EXAMPLQ');
    expect(all.items[0]?.subject).toMatch(/^Key AKIA…/);
    expect(all.items[0]).toMatchObject({ topRule: 'credential_leak', blockCount: 2 });
  });

  it('narrows by recipient in whatever form it was given', async () => {
    await submit({ recipient: 'Grace@Example.COM' });
    const { items } = await world.gate.listSubmissions(world.workspaceId, { recipient: 'grace@example.com' });
    expect(items).toHaveLength(1);
  });
});

describe('a delivery report', () => {
  const conflictsOf = async (actionId: string) => {
    const { events } = (await world.gate.findSubmission(world.workspaceId, actionId, { events: true })) ?? {};
    return events?.filter(({ kind }) => kind === 'submission.delivery_conflict').map(({ detail }) => detail);
  };

  it('on a message that was not approved is refused, and on record: it may have gone out', async () => {
    const [gone, report] = ['gone@reported.example', { status: 'sent', providerMessageId: null, error: null }] as const;
    await world.gate.workspaces.suppression.add(world.owner, [gone]);
    for (const [changes, status] of [
      [{ bodyText: blockedBody }, 'QUEUED'],
      [{ recipient: gone }, 'BLOCKED'],
    ] as const) {
      const { actionId } = (await submit(changes)).submission;
      const refused = () =>
        expect(world.gate.reportDelivery(world.workspaceId, actionId, report)).rejects.toMatchObject({
          code: 'state_conflict',
          current: { status },
        });
      await Promise.all(Array.from({ length: 8 }, refused));
      await refused();
      expect(await conflictsOf(actionId)).toEqual([{ reported: 'sent' }]);
    }
  });

  it('is idempotent, and refused for anything but an approved submission', async () => {
    const { submission } = await submit();
    const report = { status: 'sent', providerMessageId: null, error: null } as const;
    await world.gate.reportDelivery(world.workspaceId, submission.actionId, report);
    const again = await world.gate.reportDelivery(world.workspaceId, submission.actionId, report);
    expect(again.status).toBe('SENT');
    const bounced = { ...report, status: 'failed' } as const;
    for (const _ of [1, 2]) {
      await expect(world.gate.reportDelivery(world.workspaceId, submission.actionId, bounced)).rejects.toMatchObject({
        code: 'state_conflict',
        current: { status: 'SENT' },
      });
    }
    // A bounce changes nothing about what was sent; that it was told is on record, once.
    expect(await conflictsOf(submission.actionId)).toEqual([{ reported: 'failed' }]);
    await expect(world.gate.reportDelivery(world.workspaceId, 'act_nothing', report)).rejects.toMatchObject({
      code: 'action_not_found',
    });
  });
});

describe('a pause that blocks', () => {
  it('is named as the violation of every message, and waits for a person where hard rules are off', async () => {
    await world.configure({ pause_mode: 'block' });
    const { submission: stopped } = await submit({ channel: 'slack', recipient: 'U024BE7LH', subject: null });
    await world.configure({ hard_rules: false });
    const { submission: held } = await submit({ recipient: 'paused@example.org' });
    await world.configure({ pause_mode: 'off', hard_rules: true });
    const violation = { rule: 'workspace_paused', severity: 'BLOCK', detail: expect.any(String) };
    expect(stopped).toMatchObject({
      status: 'BLOCKED',
      policyPassed: false,
      violations: [{ ...violation, hard: true }],
      queueReason: null,
    });
    // No rule is hard there: a person may release it.
    expect(held).toMatchObject({
      status: 'QUEUED',
      policyPassed: false,
      violations: [{ ...violation, hard: false }],
      queueReason: 'policy_block',
    });
  });
});
