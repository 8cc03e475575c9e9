import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { Channel, Metadata } from '@sendgate/contracts';
import type { Actor } from '../caller.ts';
import { blockedBody, message, newRecipient, type TestGate, testGate } from '../testing.ts';

/** A workspace as it begins: nothing in its policy asks for consent. */
let world: TestGate;
let reviewer: Actor;
beforeAll(async () => {
  world = await testGate();
  reviewer = await world.person('reviewer');
  await world.configure({ contact_pressure: { per_24h: 1000, per_7d: 1000 } });
});
afterAll(() => world?.close());

const recipients: Partial<Record<Channel, () => string>> = {
  email: newRecipient,
  sms: () => `+1415556${1000 + people}`,
};
let people = 0;
beforeEach(() => {
  people += 1;
});
let texts = 0;
const to = (channel: 'email' | 'sms') => {
  const recipient = recipients[channel]?.() ?? '';
  const submit = async (metadata: Metadata | null = null, bodyText?: string) => {
    texts += 1;
    const subject = channel === 'email' ? 'Prices' : null;
    const text = bodyText ?? `Our price list for week ${texts} is ready.`;
    return (await world.gate.submit(world.caller, message({ channel, recipient, subject, bodyText: text, metadata })))
      .submission;
  };
  const revoke = (revokedAt: Date | null = null) =>
    world.gate.workspaces.revokeConsent(reviewer, { channel, recipient, revokedAt });
  return { recipient, submit, revoke };
};

describe.each(['email', 'sms'] as const)('consent to %s that was taken back', (channel) => {
  it('blocks what is submitted afterwards, though no template asks for consent', async () => {
    const { submit, revoke } = to(channel);
    expect((await submit()).status).toBe('APPROVED');
    expect(await revoke()).toMatchObject({ recorded: true });
    const blocked = await submit();
    expect(blocked).toMatchObject({ status: 'BLOCKED', policyPassed: false });
    expect(blocked.violations).toMatchObject([{ rule: 'consent_revoked', severity: 'BLOCK', hard: true }]);
  });

  it('ends what waits for a person, whose approval comes too late', async () => {
    const { submit, revoke } = to(channel);
    const held = await submit(null, blockedBody);
    expect(await revoke()).toEqual({ recorded: true, holdsBlocked: 1 });
    const approval = { expectedVersion: 1, override: true, reason: 'The key in it was revoked.' };
    const late = world.gate.reviews.approve(reviewer, held.actionId, approval);
    await expect(late).rejects.toMatchObject({ code: 'state_conflict' });
  });

  it('is learnt from a message that tells so, which is blocked first of all', async () => {
    const { submit } = to(channel);
    expect((await submit({ consent: { status: 'revoked' } })).status).toBe('BLOCKED');
    expect((await submit()).status).toBe('BLOCKED');
  });

  it('stops no transactional message, and nothing once it is given again', async () => {
    const { submit, revoke } = to(channel);
    await revoke(new Date(Date.now() - 120_000));
    expect((await submit({ message_class: 'transactional' })).status).toBe('APPROVED');
    const granted = { status: 'granted', at: new Date(Date.now() - 60_000).toISOString() } as const;
    expect((await submit({ consent: granted })).status).toBe('APPROVED');
  });
});

it('blocks for a test key as for a live one, and the live one is stopped by nothing a test key tells', async () => {
  const test = await world.newKey({ livemode: false });
  const recipient = newRecipient();
  const metadata: Metadata = { message_class: 'reply', consent: { status: 'revoked' } };
  const told = await world.gate.submit(test.caller, message({ recipient, metadata }));
  expect(told.submission).toMatchObject({
    ...{ status: 'BLOCKED', livemode: false },
    violations: [{ rule: 'consent_revoked', severity: 'BLOCK', hard: true }],
  });
  const live = await world.gate.submit(world.caller, message({ recipient, metadata: { message_class: 'reply' } }));
  expect(live.submission.status).toBe('APPROVED');
});

it('is for a person to overrule where the workspace has no hard rules', async () => {
  const { submit, revoke } = to('sms');
  await world.configure({ hard_rules: false });
  await revoke();
  const held = await submit();
  expect(held).toMatchObject({ status: 'QUEUED', queueReason: 'policy_block' });
  expect(held.violations).toMatchObject([{ rule: 'consent_revoked', hard: false }]);
  await world.configure({ hard_rules: true });
});

it('keeps to the channel it was taken back on', async () => {
  const sms = to('sms');
  await sms.revoke();
  const { submission } = await world.gate.submit(
    world.caller,
    message({ channel: 'whatsapp', recipient: sms.recipient, subject: null, bodyText: 'See you on Tuesday at ten.' }),
  );
  expect(submission.status).toBe('APPROVED');
});
