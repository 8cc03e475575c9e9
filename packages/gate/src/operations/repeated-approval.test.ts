import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Actor } from '../caller.ts';
import type { ReviewOutcome, ReviewView } from '../gate.ts';
import { blockedBody, message, type TestGate, testGate, zoneWhereItIs } from '../testing.ts';

let world: TestGate;
let ada: Actor;
let bob: Actor;
beforeAll(async () => {
  world = await testGate();
  [ada, bob] = await Promise.all([world.person('reviewer'), world.person('reviewer')]);
  const quiet = { enabled: true, default: { from: '08:00', to: '21:00' }, table: [] };
  await world.configure({ self_approval: true, quiet_hours: quiet });
});
afterAll(() => world?.close());

type Text = Partial<Pick<ReviewView, 'subject' | 'bodyText'>>;
const approve = (actionId: string, expectedVersion: number, { subject, bodyText }: Text, undoable = false) =>
  world.gate.reviews.approve(ada, actionId, {
    ...{ expectedVersion, reason: 'Checked with the security team.', undoable },
    ...(subject != null && { subject }),
    ...(bodyText != null && { bodyText }),
  });
async function mail(): Promise<string> {
  const { submission } = await world.gate.submit(world.caller, message({ bodyText: blockedBody }));
  return submission.actionId;
}
const replayed = { decided: true, replayed: true };
const conflict = { code: 'state_conflict' };
const edited = 'Hello Ada,\n\nthe export is ready.\n\nKind regards,\nGrace';
const { subject } = message();

let people = 0;
/** A repaired message that waits for its hour. */
async function repaired(): Promise<{ actionId: string; bodyText: string; remediatedBody: string }> {
  people += 1;
  const { submission } = await world.gate.submit(
    world.caller,
    message({
      ...{ channel: 'sms', subject: null, recipient: `+49151${10_000_000 + people}` },
      ...{
        bodyText: 'Hello Ada, the report is ready. We guarantee 3x ROI. Reply STOP to opt out.',
        autoRemediate: true,
      },
      metadata: { contact: { timezone: zoneWhereItIs(21) } },
    }),
  );
  const { actionId, bodyText, remediatedBody } = submission;
  if (bodyText === null || remediatedBody === null) throw new Error('the message was not repaired');
  return { actionId, bodyText, remediatedBody };
}

describe('an approval of a repaired message, repeated', () => {
  it('is the same for the repaired text, with or without its words, and no other for the text that was submitted', async () => {
    const { actionId, bodyText, remediatedBody } = await repaired();
    expect(await approve(actionId, 1, { bodyText: remediatedBody })).toMatchObject({ decided: true, replayed: false });
    for (const same of [{ bodyText: remediatedBody }, {}]) {
      expect(await approve(actionId, 1, same)).toMatchObject(replayed);
    }
    await expect(approve(actionId, 1, { bodyText })).rejects.toMatchObject(conflict);
  });

  it('is the same for the text that was submitted where that was released', async () => {
    const { actionId, bodyText, remediatedBody } = await repaired();
    expect(await approve(actionId, 1, { bodyText })).toMatchObject({ decided: true, replayed: false });
    expect(await approve(actionId, 1, { bodyText })).toMatchObject(replayed);
    for (const other of [{ bodyText: remediatedBody }, {}]) {
      await expect(approve(actionId, 1, other)).rejects.toMatchObject(conflict);
    }
  });
});

describe('an approval that leaves out a part of its text, repeated', () => {
  it('means that part as it stood at its version, not as it was released', async () => {
    const whole = await mail();
    await approve(whole, 1, { subject: 'The export', bodyText: edited });
    expect(await approve(whole, 1, { subject: 'The export', bodyText: edited })).toMatchObject(replayed);
    for (const other of [{ subject: 'The export' }, { bodyText: edited }, {}]) {
      await expect(approve(whole, 1, other)).rejects.toMatchObject(conflict);
    }
    const part = await mail();
    await approve(part, 1, { subject: 'The export' });
    for (const same of [{ subject: 'The export' }, { subject: 'The export', bodyText: blockedBody }]) {
      expect(await approve(part, 1, same)).toMatchObject(replayed);
    }
    await expect(approve(part, 1, { bodyText: blockedBody })).rejects.toMatchObject(conflict);
  });

  it('means the edit that stood at its version, though another one followed', async () => {
    const actionId = await mail();
    await world.gate.reviews.edit(bob, actionId, { expectedVersion: 1, bodyText: edited });
    await approve(actionId, 2, { subject: 'The export' });
    expect(await approve(actionId, 2, { subject: 'The export' })).toMatchObject(replayed);
    expect(await approve(actionId, 1, { subject: 'The export', bodyText: edited })).toMatchObject(replayed);
    for (const [version, other] of [
      [1, { subject: 'The export' }],
      [2, { bodyText: edited }],
      [2, {}],
    ] as const) {
      await expect(approve(actionId, version, other)).rejects.toMatchObject(conflict);
    }
    const back = await mail();
    await world.gate.reviews.edit(bob, back, { expectedVersion: 1, bodyText: edited });
    await approve(back, 2, { subject: subject ?? '', bodyText: blockedBody });
    expect(await approve(back, 1, {})).toMatchObject(replayed);
    await expect(approve(back, 2, {})).rejects.toMatchObject(conflict);
  });

  it('is judged alike while it can still be undone', async () => {
    const actionId = await mail();
    await world.gate.reviews.edit(bob, actionId, { expectedVersion: 1, bodyText: edited });
    const begun: ReviewOutcome = await approve(actionId, 2, {}, true);
    expect(begun.submission.pending).not.toBeNull();
    expect(await approve(actionId, 2, {}, true)).toMatchObject({ decided: false, replayed: true });
    await expect(approve(actionId, 1, {}, true)).rejects.toMatchObject({ code: 'decision_pending' });
  });
});
