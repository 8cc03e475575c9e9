/**
 * Characters of an alphabet without order, the same in every process: what makes a pattern branch. Marsaglia, "Xorshift
 * RNGs", Journal of Statistical Software 8(14), 2003.
 */
export function scrambledText(alphabet: string, length: number, seed: number): string {
  let state = seed;
  let text = '';
  for (let i = 0; i < length; i++) {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    text += alphabet[(state >>> 0) % alphabet.length] ?? '';
  }
  return text;
}
