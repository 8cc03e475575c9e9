import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type CompiledPolicy, decide } from '@sendgate/policy';
import type { GateEvent } from '../gate-options.ts';
import type { GateParts } from '../gate-parts.ts';
import { message, type TestGate, testGate } from '../testing.ts';
import { evaluateClosed, reportedFindings, sendInput, suppressionEntriesFor } from './evaluate-submission.ts';
import { suppressionEntry } from './workspaces.ts';

let world: TestGate;
beforeAll(async () => {
  world = await testGate();
});
afterAll(() => world.close());

describe('an engine that fails', () => {
  it('never passes a text: the message is held, and says why', () => {
    const events: GateEvent[] = [];
    const parts = {
      emit: (event: GateEvent) => events.push(event),
      logger: { warn: () => undefined, error: () => undefined },
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
  });
});

describe('auto-remediation', () => {
  const body = 'Hi Ada, thanks for the call. We guarantee 3x ROI. I will send the notes tomorrow.';
  const chat = { channel: 'whatsapp', recipient: '+14155550123', subject: null, bodyText: body } as const;
  const submit = async (changes: Parameters<typeof message>[0]) =>
    (await world.gate.submit(world.caller, message(changes))).submission;

  it('approves a chat message with WARN findings at once, and keeps what was written', async () => {
    const submission = await submit({ ...chat, autoRemediate: true });
    expect(submission).toMatchObject({ status: 'APPROVED', remediated: true, policyPassed: false, bodyText: body });
    expect(submission.remediatedBody).not.toContain('guarantee');
    expect(submission.remediations).toMatchObject([{ rule: 'guarantee_claim', field: 'body_text' }]);
    expect(submission.holdToken).toBeNull();
    expect(await world.gate.findSubmission(world.workspaceId, submission.actionId)).toEqual(submission);
  });

  it('is held without being asked for, and on e-mail', async () => {
    expect(await submit(chat)).toMatchObject({ status: 'QUEUED', queueReason: 'policy_warn', remediated: false });
    expect(await submit({ bodyText: body, autoRemediate: true })).toMatchObject({
      status: 'QUEUED',
      remediated: false,
    });
  });

  it('does not help a BLOCK violation', async () => {
    const bodyText = `${body} The key is AKIAIOSFODNN7EXAMPLQ.`;
    expect(await submit({ ...chat, bodyText, autoRemediate: true })).toMatchObject({
      status: 'QUEUED',
      queueReason: 'policy_block',
      remediated: false,
      remediatedBody: null,
    });
  });

  it('has nothing to do on a clean message', async () => {
    expect(await submit({ ...chat, bodyText: 'Hi Ada, thanks for the call.', autoRemediate: true })).toMatchObject({
      status: 'APPROVED',
      remediated: false,
      remediatedBody: null,
    });
  });
});

describe('suppression', () => {
  it.each([
    ['Ada@Example.ORG', 'ada@example.org'],
    ['@Example.org', '@example.org'],
    ['example.org', '@example.org'],
    ['+14155550123', '+14155550123'],
    ['@Ada_Lovelace', '@ada_lovelace'],
    ['https://www.linkedin.com/in/Ada/', 'linkedin.com/in/ada'],
    ['U024BE7LH', 'U024BE7LH'],
    ['not a recipient', null],
    ['', null],
  ])('stores %j as %j', (entry, form) => {
    expect(suppressionEntry(entry)).toBe(form);
  });

  it('looks for an e-mail recipient and its domain', () => {
    expect(suppressionEntriesFor('email', 'Ada@Example.ORG')).toEqual(['ada@example.org', '@example.org']);
    expect(suppressionEntriesFor('telegram', '@Ada_Lovelace')).toEqual(['@ada_lovelace']);
  });
});
