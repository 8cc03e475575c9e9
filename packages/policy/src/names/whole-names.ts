/**
 * The names of a list without a last one that breaks off inside a word, as "Kir" of "Király" does where an expression
 * reads plain letters only. Empty where nothing is left.
 */
export function wholeNames(names: string, next: string): string {
  if (!/^[\p{L}\p{M}]/u.test(next)) return names;
  return names.slice(0, Math.max(0, names.search(/(?:,|\s(?:and|or|&))\s(?:(?!,|\s(?:and|or|&)\s)[^\n]){0,80}$/i)));
}
