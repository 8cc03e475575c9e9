import { hash, verify } from '@node-rs/argon2';

/** Fewest characters of a new password. */
export const passwordMinLength = 12;
/** Most characters accepted, so that hashing has a bounded cost. */
export const passwordMaxLength = 256;

// Argon2id is the library's default algorithm; its name is a const enum, which type stripping cannot read.
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/**
 * Argon2id hash of a password in PHC form (19 MiB, two passes, one lane: the OWASP minimum).
 * Unicode is brought to one form first, so that the same password typed on two keyboards is the same.
 */
export function hashPassword(password: string): Promise<string> {
  return hash(password.normalize('NFKC'), cost);
}

/** Whether two passwords open the same account. */
export function isSamePassword(one: string, other: string): boolean {
  return one.normalize('NFKC') === other.normalize('NFKC');
}

/** True when the password is the one the hash was made of; false, never an error, for an unreadable hash. */
export async function verifyPassword(attempt: { hash: string; password: string }): Promise<boolean> {
  try {
    return await verify(attempt.hash, attempt.password.normalize('NFKC'));
  } catch {
    return false;
  }
}
