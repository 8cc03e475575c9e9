import type { Channel, SettingsPatch } from '@sendgate/contracts';
import type { Actor } from '@sendgate/gate';
import { message, newRecipient } from '@sendgate/gate/testing';
import type { GateWorld } from './gate-world.ts';
import { type LoopbackMailServer, loopbackMailServer } from './loopback-mail-server.ts';
import { type LoopbackReceiver, loopbackReceiver } from './loopback-receiver.ts';

/** A workspace that dispatches: e-mail to a mail server and Slack messages to a sender, both on loopback. */
export interface DispatchingWorkspace {
  readonly actor: Actor;
  readonly server: LoopbackMailServer;
  readonly receiver: LoopbackReceiver;
  /** Changes settings as the admin. */
  configure(patch: SettingsPatch): Promise<void>;
  /** Submits one clean message that goes out that way; its action id. */
  submit(mode: 'smtp' | 'webhook'): Promise<string>;
  /** How often a provider was handed each message, whatever it answered. */
  received(): ReadonlyMap<string, number>;
  close(): Promise<void>;
}

export async function dispatchingWorkspace({ gate }: GateWorld): Promise<DispatchingWorkspace> {
  const server = await loopbackMailServer({ plain: true });
  const receiver = await loopbackReceiver();
  const { id: workspaceId } = await gate.workspaces.create('Dispatching', null);
  const actor: Actor = { workspaceId, userId: 'usr_dispatch', email: 'admin@example.org', role: 'admin' };
  const configure = async (patch: SettingsPatch) => {
    const { version } = await gate.workspaces.settings(workspaceId);
    await gate.workspaces.patchSettings(actor, patch, version);
  };
  await configure({
    dispatch_mode: { email: 'smtp', slack: 'webhook' },
    dispatch_webhook_url: `http://127.0.0.1:${receiver.port}/send`,
    dispatch_webhook_secret: 'a-secret-of-sixteen',
    dispatch_smtp: {
      host: '127.0.0.1',
      port: server.port,
      encryption: 'none',
      user: null,
      from: 'grace@example.org',
      from_name: null,
      dkim: null,
    },
  });
  const scopes = ['gate:write', 'gate:read'] as const;
  const { key } = await gate.keys.create(actor, { label: 'crash', livemode: true, scopes });
  const caller = await gate.authenticateKey(key);
  if (!caller) throw new Error('a key just created was not accepted');
  let people = 0;
  const to = (channel: Channel) => {
    people += 1;
    return channel === 'email' ? newRecipient() : `U${String(people).padStart(8, '0')}`;
  };
  return {
    actor,
    server,
    receiver,
    configure,
    submit: async (mode) => {
      const channel = mode === 'smtp' ? 'email' : 'slack';
      const subject = channel === 'email' ? 'Our call on Thursday' : null;
      const { submission } = await gate.submit(caller, message({ channel, recipient: to(channel), subject }));
      if (submission.status !== 'DISPATCHING') throw new Error(`a clean message was answered ${submission.status}`);
      return submission.actionId;
    },
    received: () => {
      const counts = new Map<string, number>();
      const add = (actionId = '') => counts.set(actionId, (counts.get(actionId) ?? 0) + 1);
      for (const { raw } of server.mails) add(/^Message-ID: <([^@]+)@/m.exec(raw.toString())?.[1]);
      for (const { headers } of receiver.posts) add(headers['idempotency-key']);
      return counts;
    },
    close: async () => {
      await server.close();
      await receiver.close();
    },
  };
}
