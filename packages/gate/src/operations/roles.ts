import { ProblemError, type Role, roles } from '@sendgate/contracts';
import type { Actor, Caller } from '../caller.ts';

/** Refuses a person whose role is weaker than the one named. @throws ProblemError `forbidden` */
export function requireRole(actor: Actor, needed: Role): void {
  if (roles.indexOf(actor.role) > roles.indexOf(needed)) {
    throw new ProblemError('forbidden', `This needs the role ${needed}.`);
  }
}

/**
 * Who is on record for a change of whom live messages reach: a person of at least that role, or a key, whose scope was
 * looked at where it came in. A test key may not change it.
 * @throws ProblemError `forbidden`, `live_key_required`
 */
export function stopperOnRecord(by: Actor | Caller, needed: Role): string {
  if ('role' in by) {
    requireRole(by, needed);
    return by.email;
  }
  if (!by.livemode) throw new ProblemError('live_key_required', 'A test key cannot change whom live messages reach.');
  return `key:${by.keyId}`;
}
