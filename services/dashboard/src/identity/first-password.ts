import { randomInt } from 'node:crypto';

/** Letters and digits that are not taken for one another when they are read out. */
const signs = 'abcdefghjkmnpqrstuvwxyz23456789';

/** A password nobody guesses, in groups that can be read out: 99 bits. Its owner chooses another at the first sign-in. */
export function firstPassword(): string {
  const group = () => Array.from({ length: 5 }, () => signs[randomInt(signs.length)]).join('');
  return Array.from({ length: 4 }, group).join('-');
}
