import type { Channel, SettingsPatch } from '@sendgate/contracts';
import type { Actor } from '@sendgate/gate';
import { message, newRecipient, type testDatabase } from '@sendgate/gate/testing';
import pg from 'pg';
import type { GateWorld } from './gate-world.ts';
import { type LoopbackMailServer, loopbackMailServer } from './loopback-mail-server.ts';
import { type LoopbackReceiver, loopbackReceiver } from './loopback-receiver.ts';

/** A workspace that dispatches: e-mail to a mail server and Slack messages to a sender, both on loopback. */
export interface DispatchingWorkspace {
  readonly actor: Actor;
  readonly server: LoopbackMailServer;
  readonly receiver: LoopbackReceiver;
  /** Submits one clean message that goes out that way; its action id. */
  submit(mode: 'smtp' | 'webhook', label?: string): Promise<string>;
  /** How often a provider was handed each message, whatever it answered. */
  received(): ReadonlyMap<string, number>;
  close(): Promise<void>;
}

export async function dispatchingWorkspace({ gate }: GateWorld): Promise<DispatchingWorkspace> {
  const server = await loopbackMailServer({ plain: true });
  const receiver = await loopbackReceiver();
  const { id: workspaceId } = await gate.workspaces.create('Dispatching', null);
  const actor: Actor = { workspaceId, userId: 'usr_dispatch', email: 'admin@example.org', role: 'admin' };
  const settings: SettingsPatch = {
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
  };
  const { version } = await gate.workspaces.settings(workspaceId);
  await gate.workspaces.patchSettings(actor, settings, version);
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
    submit: async (mode, label) => {
      const channel = mode === 'smtp' ? 'email' : 'slack';
      const subject = channel === 'email' ? 'Our call on Thursday' : null;
      const sent = message({ channel, recipient: to(channel), subject, label: label ?? null });
      const { submission } = await gate.submit(caller, sent);
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

/** The two sides of the mark that a message is about to be written to its provider. */
export const markSides = { before: 'before the mark', after: 'after the mark' } as const;

const lockId = 47_110_816;

/** Makes the worker stand still over messages whose label is a side of the mark, so that it can be killed just there. */
export interface HaltedMarks {
  /** How many messages stand at a side of the mark now. */
  standing(): Promise<number>;
  /**
   * Lets the server go on, whose client is gone: a transaction that was not yet committing comes to nothing, one that
   * was is committed unnoticed. Resolves when all of them are over.
   */
  release(): Promise<void>;
}

/** Needs no word in the product: triggers of this one database wait for a lock that the test holds. */
export async function haltedMarks(database: Awaited<ReturnType<typeof testDatabase>>): Promise<HaltedMarks> {
  await database.sql(`CREATE FUNCTION halt_mark() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      IF NEW.label = TG_ARGV[0] THEN PERFORM pg_advisory_xact_lock_shared(${lockId}); END IF;
      RETURN NEW;
    END $$`);
  const marked =
    'FOR EACH ROW WHEN (OLD.dispatch_began_at IS NULL AND NEW.dispatch_began_at IS NOT NULL) EXECUTE FUNCTION halt_mark';
  await database.sql(`CREATE TRIGGER a_halt BEFORE UPDATE ON submission ${marked}('${markSides.before}')`);
  await database.sql(
    `CREATE CONSTRAINT TRIGGER z_halt AFTER UPDATE ON submission DEFERRABLE INITIALLY DEFERRED ${marked}('${markSides.after}')`,
  );
  const holder = new pg.Client({ connectionString: database.url });
  await holder.connect();
  await holder.query('SELECT pg_advisory_lock($1)', [lockId]);
  const standing = async () =>
    (
      await holder.query(`SELECT pid FROM pg_locks WHERE locktype = 'advisory' AND objid = $1 AND NOT granted`, [
        lockId,
      ])
    ).rows as { pid: number }[];
  return {
    standing: async () => (await standing()).length,
    release: async () => {
      const pids = (await standing()).map(({ pid }) => pid);
      await holder.query('SELECT pg_advisory_unlock($1)', [lockId]);
      const alive = async () =>
        (await holder.query('SELECT 1 FROM pg_stat_activity WHERE pid = ANY($1)', [pids])).rows.length > 0;
      while (await alive());
      await holder.end();
    },
  };
}
