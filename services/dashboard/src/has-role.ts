import { type Role, roles } from '@sendgate/contracts';

/** True when a role may do what `minimum` may. */
export function hasRole(role: Role, minimum: Role): boolean {
  return roles.indexOf(role) <= roles.indexOf(minimum);
}
