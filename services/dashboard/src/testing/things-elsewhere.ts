import { type DashboardWorld, heldMessage } from './dashboard-world.ts';

/**
 * Makes one thing of every kind a path can name, in the workspace of the other tenant, and gives their ids by the name of
 * the parameter.
 */
export async function thingsElsewhere(world: DashboardWorld): Promise<Record<string, string[]>> {
  const { gate, elsewhere, database } = world;
  const actor = {
    workspaceId: elsewhere.workspace.id,
    userId: elsewhere.owner.userId,
    email: elsewhere.owner.email,
    role: 'owner' as const,
  };
  const { version } = await gate.workspaces.settings(actor.workspaceId);
  await gate.workspaces.patchSettings(actor, { callback_url: 'https://hooks.elsewhere.example/gate' }, version);
  const message = { ...heldMessage, recipient: 'foreign@customer.example', label: 'foreign label' };
  const submit = async (recipient: string) =>
    (await gate.submit(elsewhere.caller, { ...message, recipient })).submission.actionId;
  const held = await submit('foreign@customer.example');
  const decided = await submit('foreign-two@customer.example');
  const reviewer = { ...actor, userId: 'usr_other', email: 'other@elsewhere.example' };
  await gate.reviews.reject(reviewer, decided, { expectedVersion: 1, reasonCode: 'tone', note: 'foreign note' });
  await gate.reviews.addNote(actor, held, { expectedVersion: 1, text: 'foreign note' });
  await gate.workspaces.suppression.add(actor, ['foreign-three@customer.example']);
  const erasure = await gate.privacy.erase(actor, 'foreign-four@customer.example');
  const file = Buffer.from('foreign-five@customer.example\n');
  const suppressionImport = await gate.workspaces.suppression.startImport(actor, file);
  await gate.callbacks.sendTest(actor);
  // Of the rejection: given up, so that delivering it once more would do something.
  const [event] = (await gate.callbacks.list(actor.workspaceId)).items.filter(({ actionId }) => actionId === decided);
  const eventId = event?.eventId ?? '';
  await database.sql(`UPDATE work_item SET state = 'DEAD', finished_at = now() WHERE ref_id = $1`, [eventId]);
  await database.sql(`UPDATE callback_event SET state = 'dead' WHERE id = $1`, [eventId]);
  const { draft, activeSnapshotId, version: fresh } = await gate.policy.draft(actor);
  const strict = { rules: { price_quote: { severity: 'BLOCK' as const } } };
  const saved = await gate.policy.saveDraft(actor, { ...draft, ...strict, basedOn: activeSnapshotId }, fresh);
  const backtest = await gate.policy.startBacktest(actor, { expectedVersion: saved.version });
  const keys = await gate.keys.list(actor.workspaceId);
  return {
    action_id: [held, decided],
    event_id: [eventId],
    id: keys.map(({ id }) => id),
    user_id: [elsewhere.owner.userId],
    erasure_id: [erasure.erasureId],
    import_id: [suppressionImport.importId],
    backtest_id: [backtest.backtestId],
    snapshot_id: [(await gate.snapshots.active(actor.workspaceId)).id],
  };
}
