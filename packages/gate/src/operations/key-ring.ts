import { defaultSettings, ProblemError } from '@sendgate/contracts';
import {
  guardStore,
  isUnopened,
  kidsInUse,
  type RingSealedSecrets,
  resealSecrets,
  rewrapContentKeys,
  ringSealedSecrets,
  type Store,
  workspacesToRekey,
} from '@sendgate/db';
import { errorClass } from '../gate-log.ts';
import type { GateParts } from '../gate-parts.ts';
import { secretPlace } from './review-callbacks.ts';

/** Keys dealt with in one step. */
const STEP = 100;

/** Ids of keys that something in the store needs and the ring does not have. Work with a ring like that loses content. */
export async function missingKeys(parts: GateParts): Promise<string[]> {
  const { kids } = parts.sealer;
  return (await kidsInUse(parts.store.prisma)).filter((kid) => !kids.includes(kid));
}

/**
 * Makes a newer key for workspaces whose newest is older than their `renew_keys_days`, at most a hundred of them after one;
 * the last of them, null when there are no more. What was sealed keeps its bytes and its key.
 */
export async function renewKeys(parts: GateParts, after: string): Promise<string | null> {
  const { store } = parts;
  const due = await workspacesToRekey(store.hot, defaultSettings.renew_keys_days, after, STEP);
  for (const workspaceId of due) {
    try {
      await guardStore(store.keys.renew(workspaceId));
    } catch (error) {
      if (error instanceof ProblemError && error.code === 'service_unavailable') throw error;
      // One workspace whose keys do not open must not keep all others with their old ones.
      const fields = { ...errorClass(error), workspace_id: workspaceId };
      parts.logger.error('the key of a workspace could not be renewed', fields);
    }
  }
  return due.at(-1) ?? null;
}

/**
 * Takes one step towards needing no key of the ring but the newest; how much it did. Content keeps its bytes. What does not open
 * holds up nothing else, and goes on needing its key.
 */
export async function renewWrapping(parts: GateParts): Promise<number> {
  const { sealer, store } = parts;
  const wrapped = await rewrapContentKeys(store.hot, sealer, STEP, (workspaceId, error) => {
    const fields = { ...errorClass(error), workspace_id: workspaceId };
    parts.logger.error('the key of a workspace could not be wrapped anew', fields);
  });
  return wrapped + (await resealStep(store));
}

/** Seals callback secrets by the keys of their workspaces that the ring itself sealed, at most a step of them; how many. */
async function resealStep({ prisma, keys }: Store): Promise<number> {
  for (let after = ''; ; ) {
    const older = await ringSealedSecrets(prisma, after, STEP);
    let resealed = 0;
    for (const was of older) {
      try {
        await reseal({ prisma, keys }, was);
        resealed += 1;
      } catch (error) {
        // That it does not open was told by whoever tried to open it.
        if (!isUnopened(error)) throw error;
      }
    }
    const last = older.at(-1);
    if (!last || resealed > 0) return resealed;
    after = last.workspaceId;
  }
}

async function reseal({ prisma, keys }: Pick<Store, 'prisma' | 'keys'>, was: RingSealedSecrets): Promise<void> {
  const anew = async (sealed: Uint8Array | null, which: 'secret' | 'previous') => {
    if (sealed === null) return null;
    const place = secretPlace(was.workspaceId, which);
    return Uint8Array.from(await keys.seal(await keys.open(sealed, place), place));
  };
  const secret = await anew(was.secretSealed, 'secret');
  const previous = await anew(was.previousSealed, 'previous');
  await resealSecrets(prisma, was, { secret, previous });
}
