import type { Actor, Caller, Gate } from '@sendgate/gate';
import { message } from '@sendgate/gate/testing';

/** Has Sendgate hand the e-mails of a workspace over to a sender of its own. */
export async function dispatchByWebhook(gate: Gate, owner: Actor): Promise<void> {
  const { version } = await gate.workspaces.settings(owner.workspaceId);
  const settings = {
    dispatch_mode: { email: 'webhook' },
    dispatch_webhook_url: 'https://sender.example/send',
    dispatch_webhook_secret: 'a-secret-of-sixteen',
  } as const;
  await gate.workspaces.patchSettings(owner, settings, version);
}

/** Submits a message and plays the worker that cannot hand it over; answers its action id. */
export async function endedDispatch(gate: Gate, caller: Caller, kind: 'failed' | 'unknown'): Promise<string> {
  const { work, dispatch } = gate;
  const { submission } = await gate.submit(caller, message());
  const offered: string[] = [];
  await work.takeDue(100, async (items) => {
    for (const item of items) if (item.kind === 'dispatch') offered.push(item.id);
  });
  for (const id of offered) {
    const item = await work.claim(id, 30);
    const task = item && (await dispatch.open(item));
    if (!item || !task) throw new Error('nothing to hand over');
    if ((await dispatch.begin(item, task)) !== 'begun') throw new Error('the dispatch did not begin');
    await dispatch.record(item, { result: { kind, errorClass: 'http_500' }, mode: 'webhook', durationMs: 3 });
  }
  return submission.actionId;
}
