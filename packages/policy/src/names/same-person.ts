import { foldName, isSameGivenName } from './given-names.ts';

const courtesy = /^(?:mr|mrs|ms|miss|mx|dr|prof|herr|frau|mme|sig|sr|sra)\.?\s+/i;
const wordsOf = (name: string): string[] =>
  foldName(name)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');

/**
 * True when a name as a source writes it is that of one person: "Samuel Lee", "S. Lee", "Sam J. Lee" and "Lee, Sam" are
 * Sam Lee, and Simon Lee is not. Never true of a given or a family name alone.
 */
export function isSamePerson(written: string, first: string, last: string): boolean {
  const family = wordsOf(last);
  const [given] = wordsOf(first);
  if (given === undefined || family.length === 0) return false;
  const [behind = '', before] = written.replace(courtesy, '').split(/,\s+/, 2);
  const words = wordsOf(before === undefined ? behind : `${before} ${behind}`);
  const at = words.length - family.length;
  const [called] = words;
  if (at < 1 || called === undefined || family.some((word, index) => words[at + index] !== word)) return false;
  return called.length === 1 || given.length === 1 ? called[0] === given[0] : isSameGivenName(called, given);
}
