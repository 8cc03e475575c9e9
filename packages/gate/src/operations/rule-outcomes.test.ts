import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { Actor } from '../caller.ts';
import { ruleLabel } from '../rule-label.ts';
import { blockedBody, message, type TestGate, testGate } from '../testing.ts';

let world: TestGate;
let reviewer: Actor;
beforeAll(async () => {
  world = await testGate();
  reviewer = await world.person('reviewer');
  const own = {
    id: 'our_words',
    name: 'Our words',
    kind: 'phrases' as const,
    severity: 'WARN' as const,
    phrases: ['blue elephant'],
    detail: 'Say it otherwise.',
  };
  await world.configure({ self_approval: true, own_rules: [own], contact_pressure: { per_24h: 1000, per_7d: 1000 } });
});
afterAll(() => world?.close());

const hold = async (bodyText: string) => {
  const { submission } = await world.gate.submit(world.caller, message({ bodyText }));
  expect(submission.status).toBe('QUEUED');
  return submission.actionId;
};
const approve = (actionId: string, bodyText?: string) =>
  world.gate.reviews.approve(reviewer, actionId, {
    ...{ expectedVersion: 1, reason: 'The key in it was revoked.' },
    ...(bodyText !== undefined && { bodyText }),
  });

it('counts what people concluded about the holds of each rule, and neither what time ended nor what waits', async () => {
  await approve(await hold(blockedBody));
  await approve(await hold(blockedBody.replace('Friday', 'Monday')));
  await approve(await hold(blockedBody.replace('Friday', 'Tuesday')), 'Hello Ada, the export is ready on Tuesday.');
  const rejected = await hold('Hello Ada,\n\nthe blue elephant is in the lobby from Tuesday on.\n\nGrace');
  await world.gate.reviews.reject(reviewer, rejected, { expectedVersion: 1, reasonCode: 'tone' });
  const expired = await hold(blockedBody.replace('Friday', 'Thursday'));
  await world.database.sql(`UPDATE submission SET expires_at = now() - interval '1 second' WHERE id = $1`, [expired]);
  await world.gate.reviews.expireDue();
  await hold(blockedBody.replace('Friday', 'Sunday'));
  const counted = await world.gate.reviews.ruleOutcomes();
  expect(counted).toHaveLength(3);
  expect(counted).toEqual(
    expect.arrayContaining([
      { rule: 'credential_leak', outcome: 'approved', count: 2 },
      { rule: 'credential_leak', outcome: 'edited', count: 1 },
      { rule: 'own', outcome: 'rejected', count: 1 },
    ]),
  );
});

it('lets no workspace make a figure of its own', () => {
  expect(['price_quote', 'scanner_error', 'our_words', 'x'].map(ruleLabel)).toEqual([
    ...['price_quote', 'scanner_error', 'own', 'own'],
  ]);
});
