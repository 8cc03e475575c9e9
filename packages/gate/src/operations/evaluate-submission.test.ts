import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { type CompiledPolicy, compiledPolicies, decide } from '@sendgate/policy';
import type { GateEvent } from '../gate-options.ts';
import type { GateParts } from '../gate-parts.ts';
import { message, type TestGate, testGate } from '../testing.ts';
import { evaluateClosed, reportedFindings, sendInput } from './evaluate-submission.ts';

let world: TestGate;
beforeAll(async () => {
  world = await testGate();
});
afterAll(() => world.close());

describe('an engine that fails', () => {
  it('never passes a text: the message is held, and says why', () => {
    const events: GateEvent[] = [];
    const lines: unknown[] = [];
    const parts = {
      emit: (event: GateEvent) => events.push(event),
      logger: { warn: () => undefined, error: (event, fields) => lines.push([event, fields]) },
    } as Partial<GateParts> as GateParts;
    const broken = {} as CompiledPolicy;
    const evaluation = evaluateClosed(parts, broken, sendInput(message(), 'email', new Date(), null));
    const decision = decide({
      evaluation,
      channel: 'email',
      autoRemediate: true,
      remediation: null,
      hardRules: true,
      blockDisposition: 'review',
      pauseMode: 'off',
      optInHolds: [],
      dispatch: false,
    });
    expect(decision).toEqual({ status: 'QUEUED', queueReason: 'scanner_error', policyPassed: false });
    expect(reportedFindings(evaluation)).toMatchObject([{ rule: 'scanner_error', severity: 'WARN' }]);
    expect(events).toEqual([{ kind: 'scanner_failed', rule: 'engine', reason: 'threw' }]);
    expect(lines).toEqual([['the policy engine failed', { error_name: 'TypeError' }]]);
  });
});

describe('rules that overrun their deadline', () => {
  it('hold the message, its preview and its repair', async () => {
    let now = 0;
    let step = 0;
    const slow = await testGate({ engineClock: () => (now += step) });
    try {
      const submit = async (changes: Parameters<typeof message>[0]) =>
        (await slow.gate.submit(slow.caller, message(changes))).submission;
      const chat = { channel: 'whatsapp', subject: null, bodyText: 'Hi Ada, we guarantee 3x ROI.' } as const;
      expect(await submit({})).toMatchObject({ status: 'APPROVED' });
      expect(await submit({ ...chat, recipient: '+14155550107', autoRemediate: true })).toMatchObject({
        status: 'APPROVED',
        remediated: true,
      });
      step = 2_001;
      const held = { status: 'QUEUED', queueReason: 'scanner_error', remediated: false };
      expect(await submit({ recipient: 'other@example.org' })).toMatchObject(held);
      expect(await submit({ ...chat, recipient: '+14155550108', autoRemediate: true })).toMatchObject(held);
      const asked = { content: 'Hello Ada.', contentType: 'email', context: null, sourceModel: null } as const;
      const { verdict } = await slow.gate.preview(slow.caller, { ...asked, idempotencyKey: null });
      expect(verdict).toMatchObject({ verdict: 'review_required', violations: [{ rule: 'scanner_error' }] });
    } finally {
      await slow.close();
    }
  });
});

describe('auto-remediation', () => {
  const body = 'Hi Ada, our tool sorts your tickets. We guarantee 3x ROI. I will send a summary tomorrow.';
  const chatTo = (recipient: string) => ({ channel: 'whatsapp', recipient, subject: null, bodyText: body }) as const;
  const submit = async (changes: Parameters<typeof message>[0]) =>
    (await world.gate.submit(world.caller, message(changes))).submission;

  it('approves a chat message with WARN findings at once, and keeps what was written', async () => {
    const submission = await submit({ ...chatTo('+14155550101'), autoRemediate: true });
    expect(submission).toMatchObject({ status: 'APPROVED', remediated: true, policyPassed: false, bodyText: body });
    expect(submission.remediatedBody).not.toContain('guarantee');
    expect(submission.remediations).toMatchObject([{ rule: 'guarantee_claim', field: 'body_text' }]);
    expect(submission.holdToken).toBeNull();
    expect(await world.gate.findSubmission(world.workspaceId, submission.actionId)).toEqual(submission);
  });

  it('is held without being asked for, and on e-mail', async () => {
    expect(await submit(chatTo('+14155550102'))).toMatchObject({
      status: 'QUEUED',
      queueReason: 'policy_warn',
      remediated: false,
    });
    expect(await submit({ bodyText: body, autoRemediate: true })).toMatchObject({
      status: 'QUEUED',
      remediated: false,
    });
  });

  it('does not help a BLOCK violation', async () => {
    const bodyText = `${body} The key is AKIAIOSFODNN7EXAMPLQ.`;
    expect(await submit({ ...chatTo('+14155550103'), bodyText, autoRemediate: true })).toMatchObject({
      status: 'QUEUED',
      queueReason: 'policy_block',
      remediated: false,
      remediatedBody: null,
    });
  });

  it('that fails leaves the message to a person, as it was written', async () => {
    await submit(chatTo('+14155550105'));
    const { snapshot, configHash } = await world.gate.snapshots.active(world.workspaceId);
    const policy = compiledPolicies.getCompiled(snapshot, configHash);
    // Once its rules are known, nothing but a repair goes through all of them.
    const failing = jest.spyOn(policy.rules as CompiledPolicy['rules'][number][], 'flatMap').mockImplementation(() => {
      throw new Error('fault');
    });
    const held = await submit({ ...chatTo('+14155550106'), autoRemediate: true }).finally(() => failing.mockRestore());
    expect(held).toMatchObject({
      ...{ status: 'QUEUED', queueReason: 'scanner_error', remediated: false, remediatedBody: null },
      violations: [{ rule: 'guarantee_claim' }],
    });
  });

  it('has nothing to do on a clean message', async () => {
    expect(
      await submit({
        ...chatTo('+14155550104'),
        bodyText: 'Hi Ada, our tool sorts your tickets.',
        autoRemediate: true,
      }),
    ).toMatchObject({
      status: 'APPROVED',
      remediated: false,
      remediatedBody: null,
    });
  });
});
