import { ProblemError, type Role, roles } from '@sendgate/contracts';
import type { Actor } from '../caller.ts';

/** Refuses a person whose role is weaker than the one named. @throws ProblemError `forbidden` */
export function requireRole(actor: Actor, needed: Role): void {
  if (roles.indexOf(actor.role) > roles.indexOf(needed)) {
    throw new ProblemError('forbidden', `This needs the role ${needed}.`);
  }
}
