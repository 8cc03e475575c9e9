import type { SettingSecret } from '@sendgate/contracts';
import {
  dropDispatchSecret,
  findDispatchSecrets,
  type PrismaSession,
  putDispatchSecret,
  type SealedPlace,
} from '@sendgate/db';
import type { GateParts } from '../gate-parts.ts';
import { openIfStored, type StoredSecret } from './stored-secret.ts';

/** The secrets of settings that dispatch uses. */
export type DispatchSecret = Exclude<SettingSecret, 'callback_secret'>;

/** One secret, opened; `previous` while the one it replaced also signs. */
export interface OpenedSecret {
  current: string;
  previous: string | null;
}

/** Which secrets a workspace has written. */
export async function dispatchSecretsSet(
  session: PrismaSession,
  workspaceId: string,
): Promise<ReadonlySet<DispatchSecret>> {
  return new Set((await findDispatchSecrets(session, workspaceId)).map((row) => row.name as DispatchSecret));
}

/** The dispatch secrets of a workspace. @throws SealBroken */
export async function openDispatchSecrets(
  parts: GateParts,
  session: PrismaSession,
  workspaceId: string,
): Promise<ReadonlyMap<DispatchSecret, OpenedSecret>> {
  const open = async (sealed: Uint8Array, place: SealedPlace) =>
    (await parts.store.keys.open(sealed, place)).toString('utf8');
  const opened = new Map<DispatchSecret, OpenedSecret>();
  for (const { name, sealed, previousSealed, previousUsable } of await findDispatchSecrets(session, workspaceId)) {
    const previous = previousUsable ? previousSealed : null;
    opened.set(name as DispatchSecret, {
      current: await open(sealed, placeOf(workspaceId, name, 'sealed')),
      previous: previous && (await open(previous, placeOf(workspaceId, name, 'previous_sealed'))),
    });
  }
  return opened;
}

/** Seals a secret in place of the one there was, which is returned; only the one that signs leaves its predecessor valid for 24 hours. */
export async function writeDispatchSecret(
  parts: GateParts,
  session: PrismaSession,
  workspaceId: string,
  name: DispatchSecret,
  secret: string | null,
): Promise<StoredSecret> {
  const stored = (await findDispatchSecrets(session, workspaceId)).find((row) => row.name === name);
  const old = await openIfStored(parts.store.keys, stored?.sealed, placeOf(workspaceId, name, 'sealed'));
  if (secret === null) {
    await dropDispatchSecret(session, workspaceId, name);
    return old;
  }
  const signs = name === 'dispatch_webhook_secret';
  if (signs && old?.text === secret) return old;
  const seal = async (text: string, column: 'sealed' | 'previous_sealed') =>
    Uint8Array.from(await parts.store.keys.seal(text, placeOf(workspaceId, name, column)));
  await putDispatchSecret(session, workspaceId, name, {
    current: await seal(secret, 'sealed'),
    previous: signs && old?.text != null ? await seal(old.text, 'previous_sealed') : null,
  });
  return old;
}

function placeOf(workspaceId: string, name: string, column: string): SealedPlace {
  return { table: 'dispatch_secret', column, workspaceId, rowId: name };
}
