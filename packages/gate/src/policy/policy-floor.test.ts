import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { PolicyFloor } from '@sendgate/contracts';
import type { Actor } from '../caller.ts';
import type { Gate, NewPolicyDraft } from '../gate.ts';
import { openGate } from '../open-gate.ts';
import { message, newRecipient, type TestGate, testGate } from '../testing.ts';
import { floorActor } from './raise-to-floor.ts';

const floor: PolicyFloor = { rules: { guarantee_claim: { severity: 'BLOCK' } } };
const bodyText = 'Hello Ada,\n\nwe guarantee 3x ROI by spring.\n\nKind regards,\nGrace';

let world: TestGate;
let editor: Actor;
/** The same installation after its operator has raised the floor. */
let raised: Gate;
beforeAll(async () => {
  world = await testGate();
  editor = await world.person('policy_editor');
});
afterAll(async () => {
  await raised?.close();
  await world?.close();
});

const submitted = async (gate: Gate) =>
  (await gate.submit(world.caller, message({ recipient: newRecipient(), bodyText }))).submission;
const drafted = async (gate: Gate, rules: NewPolicyDraft['rules']) => {
  const { version, activeSnapshotId, draft } = await gate.policy.draft(editor);
  return gate.policy.saveDraft(editor, { ...draft, basedOn: activeSnapshotId, rules }, version);
};
const activated = async (gate: Gate, snapshotId: string) => {
  const { version } = await gate.policy.snapshots(world.workspaceId);
  return gate.policy.activate(editor, snapshotId, version);
};

describe('a floor raised under a policy in force', () => {
  let looseId: string;
  let heldBefore: Awaited<ReturnType<typeof submitted>>;

  beforeAll(async () => {
    const { version } = await drafted(world.gate, { guarantee_claim: { mode: 'shadow' } });
    const { snapshot } = await world.gate.policy.publishDraft(editor, version);
    looseId = (await activated(world.gate, snapshot.id)).id;
    expect((await submitted(world.gate)).status).toBe('APPROVED');
    heldBefore = (
      await world.gate.submit(
        world.caller,
        message({ recipient: newRecipient(), bodyText: 'Hello Ada,\n\nour price is $49 per seat per month.' }),
      )
    ).submission;
    expect(heldBefore).toMatchObject({ status: 'QUEUED', snapshotId: looseId });
    raised = await openGate({ ...world.options, policyFloor: floor });
  });

  it('holds from the first message on, under a snapshot of its own that says so', async () => {
    const answers = await Promise.all(Array.from({ length: 5 }, () => submitted(raised)));
    for (const { status, queueReason } of answers) expect([status, queueReason]).toEqual(['QUEUED', 'policy_block']);
    const ids = new Set(answers.map(({ snapshotId }) => snapshotId));
    expect(ids.size).toBe(1);
    const [snapshotId] = ids;
    expect(snapshotId).not.toBe(looseId);
    const stored = await raised.policy.snapshot(world.workspaceId, snapshotId ?? '');
    expect(stored).toMatchObject({ active: true, createdBy: floorActor, snapshot: { floor } });
    expect(stored.snapshot.rules.guarantee_claim).toEqual({ enabled: true, severity: 'BLOCK', mode: 'enforce' });
    expect(answers[0]?.configHash).toBe(stored.configHash);
    const told = await world.database.sql<{ actor: string; detail: object }>(
      `SELECT actor, detail FROM audit_event WHERE kind = 'policy.activated' ORDER BY id DESC LIMIT 1`,
    );
    expect(told[0]).toMatchObject({
      actor: floorActor,
      detail: { snapshot_id: snapshotId, raised: ['guarantee_claim'] },
    });
  });

  it('is raised once by many processes at once', async () => {
    await activated(world.gate, looseId);
    const others = await Promise.all([1, 2, 3].map(() => openGate({ ...world.options, policyFloor: floor })));
    try {
      const answers = await Promise.all(others.map(submitted));
      expect(answers.map(({ queueReason }) => queueReason)).toEqual(Array(3).fill('policy_block'));
      expect(new Set(answers.map(({ snapshotId }) => snapshotId)).size).toBe(1);
    } finally {
      await Promise.all(others.map((gate) => gate.close()));
    }
  });

  it('judges the edit of an older hold by what is stricter', async () => {
    const reviewer = await world.person('reviewer');
    const approving = raised.reviews.approve(reviewer, heldBefore.actionId, {
      expectedVersion: heldBefore.version,
      bodyText,
    });
    await expect(approving).rejects.toMatchObject({ code: 'edit_violates_policy' });
  });

  it('refuses to activate a snapshot below it, and names the rule', async () => {
    await submitted(raised);
    await expect(activated(raised, looseId)).rejects.toMatchObject({
      code: 'policy_below_floor',
      message: expect.stringContaining('guarantee_claim'),
    });
  });

  it('refuses to publish a draft below it, and says in the draft what it fixes', async () => {
    const view = await drafted(raised, { guarantee_claim: { severity: 'WARN' } });
    expect(view.floor).toEqual(floor);
    const validation = await raised.policy.validateDraft(editor);
    expect(validation.problems).toEqual([
      { loc: ['body', 'rules', 'guarantee_claim', 'severity'], msg: expect.any(String), type: 'value_error' },
    ]);
    await expect(raised.policy.publishDraft(editor, view.version)).rejects.toMatchObject({
      entries: [expect.objectContaining({ loc: ['body', 'rules', 'guarantee_claim', 'severity'] })],
    });
    expect((await world.gate.policy.draft(editor)).floor).toBeNull();
  });

  it('stays where it is when settings change, and a policy may be stricter still', async () => {
    const { version } = await raised.workspaces.settings(world.workspaceId);
    await raised.workspaces.patchSettings(world.owner, { max_discount_percent: 7 }, version);
    expect((await submitted(raised)).queueReason).toBe('policy_block');
    const view = await drafted(raised, { guarantee_claim: { severity: 'BLOCK' }, price_quote: { severity: 'BLOCK' } });
    const { snapshot } = await raised.policy.publishDraft(editor, view.version);
    expect((await activated(raised, snapshot.id)).snapshot.floor).toEqual(floor);
  });

  it('holds for a workspace made under it', async () => {
    const { id } = await raised.workspaces.create('Younger', null);
    const { snapshot } = await raised.snapshots.active(id);
    expect(snapshot).toMatchObject({ floor, rules: { guarantee_claim: { severity: 'BLOCK' } } });
  });

  it('answers 503 when the policy keeps changing under it', async () => {
    await activated(world.gate, looseId);
    await world.database.sql(
      `CREATE FUNCTION lose() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RETURN NULL; END $$;
       CREATE TRIGGER lose BEFORE UPDATE ON workspace FOR EACH ROW EXECUTE FUNCTION lose()`,
    );
    const fresh = await openGate({ ...world.options, policyFloor: floor });
    try {
      await expect(submitted(fresh)).rejects.toMatchObject({ code: 'service_unavailable' });
    } finally {
      await world.database.sql('DROP TRIGGER lose ON workspace');
    }
    expect((await submitted(fresh)).queueReason).toBe('policy_block');
    await fresh.close();
  });

  it('answers nothing rather than judge by less when it cannot be raised', async () => {
    await activated(world.gate, looseId);
    await world.database.sql(
      `CREATE FUNCTION refuse() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE EXCEPTION 'no'; END $$;
       CREATE TRIGGER refuse BEFORE INSERT ON policy_snapshot FOR EACH ROW EXECUTE FUNCTION refuse()`,
    );
    const fresh = await openGate({ ...world.options, policyFloor: floor });
    try {
      await expect(submitted(fresh)).rejects.toThrow();
    } finally {
      await fresh.close();
      await world.database.sql('DROP TRIGGER refuse ON policy_snapshot');
    }
  });
});
