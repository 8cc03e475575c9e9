import { ruleCatalog } from '@sendgate/policy';

const known = new Set([
  ...ruleCatalog.map(({ id }) => id),
  // What the gate itself reports beside the rules.
  ...['workspace_paused', 'scanner_error', 'engine'],
]);

/** A rule as figures name it: rules that workspaces wrote themselves are without number, and are one. */
export function ruleLabel(rule: string): string {
  return known.has(rule) ? rule : 'own';
}
