import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Actor } from '../caller.ts';
import { message, newRecipient, type TestGate, testGate } from '../testing.ts';

let world: TestGate;
let ada: Actor;
let bob: Actor;
beforeAll(async () => {
  world = await testGate();
  await world.configure({ advisory_hold: true });
  ada = await world.person('reviewer');
  bob = await world.person('reviewer');
});
afterAll(() => world?.close());

const bodyText = 'Hi Ada, it works. We guarantee 3x ROI. It is the best CRM on the market. See you on Friday.';
const reviews = () => world.gate.reviews;
const open = async (actionId: string) => {
  const view = await reviews().open(ada, actionId);
  if (!view) throw new Error('No such review');
  return view;
};

describe('the substitutions a hold suggests', () => {
  it('are made, undone one by one and made again, and each text is judged', async () => {
    const { submission } = await world.gate.submit(world.caller, message({ recipient: newRecipient(), bodyText }));
    const { actionId } = submission;
    const before = await open(actionId);
    expect(before.substitutions?.length).toBeGreaterThan(0);
    expect(before.substitutions?.every(({ standing }) => !standing)).toBe(true);
    const all = [...(before.substitutions ?? []).keys()];
    const made = await reviews().chooseSubstitutions(ada, actionId, { expectedVersion: 1, standing: all });
    expect(made.substitutions?.every(({ standing }) => standing)).toBe(true);
    expect(made.approvedBody).not.toBe(bodyText);
    const found = made.edit?.findings.map(({ rule }) => rule) ?? [];
    expect(found).not.toContain(before.substitutions?.[0]?.rule);

    const undone = await reviews().chooseSubstitutions(bob, actionId, { expectedVersion: 2, standing: all.slice(1) });
    expect(undone.substitutions?.map(({ standing }) => standing)).toEqual(all.map((index) => index !== 0));
    const back = before.substitutions?.[0];
    expect(undone.approvedBody).toContain(bodyText.slice(back?.start, back?.end));
    expect(undone.edit?.findings.map(({ rule }) => rule)).toContain(back?.rule);

    const none = await reviews().chooseSubstitutions(ada, actionId, { expectedVersion: 3, standing: [] });
    expect(none.approvedBody).toBe(bodyText);
    const last = await reviews().chooseSubstitutions(ada, actionId, { expectedVersion: 4, standing: all });
    expect(last.approvedBody).toBe(made.approvedBody);
    const [event] = await world.database.sql<{ actor: string }>(
      `SELECT actor FROM audit_event WHERE submission_id = $1 AND kind = 'review.edited' ORDER BY id DESC LIMIT 1`,
      [actionId],
    );
    expect(event?.actor).toBe(ada.email);
  });

  it('cannot be chosen once somebody has written the text anew, at another version, or by a number there is not', async () => {
    const { submission } = await world.gate.submit(world.caller, message({ recipient: newRecipient(), bodyText }));
    const { actionId } = submission;
    const choose = (expectedVersion: number, standing: number[]) =>
      reviews().chooseSubstitutions(ada, actionId, { expectedVersion, standing });
    await expect(choose(7, [])).rejects.toMatchObject({ code: 'version_mismatch' });
    await expect(choose(1, [0, 99])).rejects.toMatchObject({
      entries: [expect.objectContaining({ loc: ['body', 'standing', 1] })],
    });
    const viewer = await world.person('viewer');
    const asViewer = reviews().chooseSubstitutions(viewer, actionId, { expectedVersion: 1, standing: [] });
    await expect(asViewer).rejects.toMatchObject({ code: 'forbidden' });
    await reviews().edit(ada, actionId, { expectedVersion: 1, bodyText: 'Hi Ada, see you on Friday then.' });
    await expect(choose(2, [0])).rejects.toMatchObject({ code: 'state_conflict' });
    expect((await open(actionId)).substitutions).toBeNull();
  });
});

describe('the substitutions of a repair', () => {
  const repaired = async (recipient: string) => {
    const chat = { channel: 'slack', recipient, subject: null, autoRemediate: true, bodyText } as const;
    const { submission } = await world.gate.submit(world.caller, message(chat));
    expect(submission).toMatchObject({ status: 'APPROVED', remediated: true });
    return submission;
  };

  it('cannot be undone once the message was let go', async () => {
    const { actionId, version } = await repaired('U024BE7LH');
    const undoing = reviews().chooseSubstitutions(ada, actionId, { expectedVersion: version, standing: [] });
    await expect(undoing).rejects.toMatchObject({ code: 'state_conflict', status: 409 });
    expect((await open(actionId)).substitutions).toBeNull();
  });

  it('are undone, one or all, when the message came back to a hold, and what came back is judged', async () => {
    const { actionId, remediatedBody } = await repaired('U024BE7LJ');
    const finding = {
      kind: 'past_date',
      field: 'body_text',
      text: 'Friday',
      detail: 'Over.',
      confidence: 0.9,
    } as const;
    const scan = { state: 'done', score: 0.1, engine: 'e', findings: [finding] } as const;
    await world.gate.scans.record(actionId, 'semantic', { ...scan, findings: [...scan.findings] });
    const held = await open(actionId);
    expect(held).toMatchObject({ status: 'QUEUED', remediatedBody });
    expect(held.substitutions?.length).toBeGreaterThan(1);
    expect(held.substitutions?.every(({ standing }) => standing)).toBe(true);
    const kept = [...(held.substitutions ?? []).keys()].slice(1);
    const one = await reviews().chooseSubstitutions(ada, actionId, { expectedVersion: held.version, standing: kept });
    const back = held.substitutions?.[0];
    expect(one.approvedBody).toContain(bodyText.slice(back?.start, back?.end));
    expect(one.edit?.findings.map(({ rule }) => rule)).toContain(back?.rule);
    const all = await reviews().chooseSubstitutions(ada, actionId, { expectedVersion: one.version, standing: [] });
    expect(all.approvedBody).toBe(bodyText);
    const again = { expectedVersion: all.version, standing: [...(held.substitutions ?? []).keys()] };
    expect((await reviews().chooseSubstitutions(ada, actionId, again)).approvedBody).toBe(remediatedBody);
  });
});
