/**
 * Splits what npm handed over. npm swallows the first `--` itself; one that is left is dropped too.
 * @param {string[]} words
 * @returns {{name: 'start' | 'test', rest: string[]} | null} null when it is neither command
 */
export function commandLine([name, ...rest]) {
  if (name !== 'start' && name !== 'test') return null;
  return { name, rest: rest[0] === '--' ? rest.slice(1) : rest };
}
