import { guardStore, kidsInUse, resealSecrets, rewrapContentKeys, ringSealedSecrets } from '@sendgate/db';
import type { GateParts } from '../gate-parts.ts';
import { secretPlace } from './review-callbacks.ts';

/** Keys dealt with in one step. */
const STEP = 100;

/** Ids of keys that something in the store needs and the ring does not have. Work with a ring like that loses content. */
export async function missingKeys(parts: GateParts): Promise<string[]> {
  const { kids } = parts.sealer;
  return (await guardStore(kidsInUse(parts.store.prisma))).filter((kid) => !kids.includes(kid));
}

/** Takes one step towards needing no key of the ring but the newest; how much it did. Content keeps its bytes. */
export async function renewWrapping(parts: GateParts): Promise<number> {
  const { sealer, store } = parts;
  const wrapped = await guardStore(rewrapContentKeys(store.hot, sealer, STEP));
  const older = await guardStore(ringSealedSecrets(store.prisma, STEP));
  for (const was of older) {
    const anew = async (sealed: Uint8Array | null, which: 'secret' | 'previous') => {
      if (sealed === null) return null;
      const place = secretPlace(was.workspaceId, which);
      return Uint8Array.from(await store.keys.seal(await store.keys.open(sealed, place), place));
    };
    const secret = await guardStore(anew(was.secretSealed, 'secret'));
    const previous = await guardStore(anew(was.previousSealed, 'previous'));
    await guardStore(resealSecrets(store.prisma, was, { secret, previous }));
  }
  return wrapped + older.length;
}
