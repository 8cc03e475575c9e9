import { readFileSync } from 'node:fs';
import { bodyErrors, fits, PolicyFloor } from '@sendgate/contracts';
import { unknownFloorRules } from '@sendgate/policy';

/** The floor cannot be read, so no policy could be held against it. */
export class PolicyFloorUnreadable extends Error {
  override readonly name = 'PolicyFloorUnreadable';
}

/**
 * The floor in a JSON file; undefined where no file is named.
 * @throws PolicyFloorUnreadable for a file that is not there or says something else: a process that would run without its
 * floor must not run
 */
export function readPolicyFloor(path: string | undefined): PolicyFloor | undefined {
  if (path === undefined) return undefined;
  const refuse = (why: string) => new PolicyFloorUnreadable(`The policy floor ${path} ${why}.`);
  let floor: unknown;
  try {
    floor = JSON.parse(readFileSync(path, 'utf8'));
  } catch (error) {
    throw refuse(error instanceof SyntaxError ? 'is not JSON' : 'cannot be read');
  }
  if (!fits(PolicyFloor, floor)) {
    const [first] = bodyErrors(PolicyFloor, floor);
    throw refuse(`is not a floor: /${first?.loc.slice(1).join('/') ?? ''}: ${first?.msg ?? ''}`);
  }
  const unknown = unknownFloorRules(floor);
  if (unknown.length > 0) throw refuse(`names ${unknown.join(', ')}, which this version does not have`);
  return floor;
}
