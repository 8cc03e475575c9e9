import { createHash } from 'node:crypto';
import type { SettingSecret } from '@sendgate/contracts';
import { type AuditValue, type ContentKeys, isUnopened, type KeyedHash, type SealedPlace } from '@sendgate/db';

/** A secret of the settings as it was found: null where there is none; `text` is null where what is stored does not open. */
export type StoredSecret = { readonly text: string | null } | null;

/** Opens a secret that is about to be replaced or dropped: one that does not open must not outlive the wish to be rid of it. */
export async function openIfStored(
  keys: ContentKeys,
  sealed: Uint8Array | null | undefined,
  place: SealedPlace,
): Promise<StoredSecret> {
  if (!sealed) return null;
  try {
    return { text: (await keys.open(sealed, place)).toString('utf8') };
  } catch (error) {
    if (isUnopened(error)) return { text: null };
    throw error;
  }
}

/** What the audit keeps of a secret: a hash, by which whoever knows it recognises it, and never the secret. */
export function recordedSecret(name: SettingSecret, secret: StoredSecret, hash: KeyedHash): AuditValue {
  if (secret === null) return null;
  if (secret.text === null) return 'unreadable';
  // A password is chosen by people: whoever reads the record could try all that people choose.
  if (name === 'dispatch_smtp_password') return { keyed_hash: hash(secret.text) };
  return { sha256: createHash('sha256').update(secret.text).digest('hex') };
}
