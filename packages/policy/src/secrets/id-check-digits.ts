/** Whether national numbers pass their checks. All take the number without blanks, dots, dashes or slashes, in capitals. */

const digits = (compact: string): number[] => [...compact].map(Number);
/** The sum of the digits, each times its weight; as many as there are weights. */
export const weighted = (compact: string, weights: readonly number[]): number =>
  weights.reduce((sum, weight, at) => sum + weight * Number(compact[at]), 0);
/** True for a number of one digit alone, which passes many a check. */
export const oneDigit = (compact: string): boolean => /^(\d)\1+$/.test(compact);

/** ISO/IEC 7812-1. */
export function luhn(compact: string): boolean {
  let sum = 0;
  for (let i = 0; i < compact.length; i++) {
    const digit = Number(compact[compact.length - 1 - i]);
    sum += i % 2 === 0 ? digit : digit > 4 ? digit * 2 - 9 : digit * 2;
  }
  return sum % 10 === 0;
}

/** The number of a Brazilian taxpayer. */
export function cpf(compact: string): boolean {
  if (oneDigit(compact)) return false;
  const check = (length: number): number => {
    let sum = 0;
    for (let i = 0; i < length; i++) sum += Number(compact[i]) * (length + 1 - i);
    return ((sum * 10) % 11) % 10;
  };
  return check(9) === Number(compact[9]) && check(10) === Number(compact[10]);
}

/** The number of a Brazilian company, whose first twelve places may hold letters since July 2026. */
export function cnpj(compact: string): boolean {
  if (oneDigit(compact)) return false;
  const check = (length: number): number => {
    let sum = 0;
    for (let i = 0; i < length; i++) sum += (compact.charCodeAt(length - 1 - i) - 48) * ((i % 8) + 2);
    return sum % 11 < 2 ? 0 : 11 - (sum % 11);
  };
  return check(12) === Number(compact[12]) && check(13) === Number(compact[13]);
}

const dniLetters = 'TRWAGMYFPDXBNJZSQVHLCKE';
/** The letter of a Spanish DNI or NIE. */
export function dni(compact: string): boolean {
  const number = compact.slice(0, -1).replace(/^X/, '0').replace(/^Y/, '1').replace(/^Z/, '2');
  return dniLetters[Number(number) % 23] === compact.at(-1);
}

/** Values of the characters in odd places (Decree of 23 December 1976). */
const oddValues: Readonly<Record<string, number>> = Object.fromEntries(
  [...'0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ'].map((unit, at) => {
    const table = [1, 0, 5, 7, 9, 13, 15, 17, 19, 21, 2, 4, 18, 20, 11, 3, 6, 8, 12, 14, 16, 10, 22, 25, 24, 23];
    return [unit, table[at < 10 ? at : at - 10] ?? 0];
  }),
);
/** The last letter of an Italian tax code. */
export function codiceFiscale(compact: string): boolean {
  let sum = 0;
  for (let i = 0; i < 15; i++) {
    const unit = compact[i] ?? '';
    sum += i % 2 === 0 ? (oddValues[unit] ?? 0) : /\d/.test(unit) ? Number(unit) : unit.charCodeAt(0) - 65;
  }
  return String.fromCharCode(65 + (sum % 26)) === compact[15];
}

/** The key of a French social security number, those of Corsica included. */
export function nir(compact: string): boolean {
  const number = compact.slice(0, 13).replace('2A', '19').replace('2B', '18');
  if (!/^\d{13}$/.test(number)) return false;
  return 97 - (Number(number) % 97) === Number(compact.slice(13));
}

/** ISO 7064 MOD 11,10; of the first ten digits at most one occurs more than once, and then two or three times. */
export function steuerId(compact: string): boolean {
  const counts = new Map<string, number>();
  for (const digit of compact.slice(0, 10)) counts.set(digit, (counts.get(digit) ?? 0) + 1);
  if ([...counts.values()].filter((count) => count > 1).length > 1 || Math.max(...counts.values()) > 3) return false;
  let product = 10;
  for (const digit of digits(compact.slice(0, 10))) {
    const sum = (digit + product) % 10 || 10;
    product = (sum * 2) % 11;
  }
  return (11 - product) % 10 === Number(compact[10]);
}

/** The date and the last digit of a Polish PESEL. */
export function pesel(compact: string): boolean {
  const month = Number(compact.slice(2, 4)) % 20;
  const day = Number(compact.slice(4, 6));
  if (month < 1 || month > 12 || day < 1 || day > 31) return false;
  return (10 - (weighted(compact, [1, 3, 7, 9, 1, 3, 7, 9, 1, 3]) % 10)) % 10 === Number(compact[10]);
}

/** Verhoeff's scheme over the dihedral group of order ten. */
export function verhoeff(compact: string): boolean {
  const times = (a: number, b: number): number =>
    a < 5 ? (b < 5 ? (a + b) % 5 : ((a + b - 5) % 5) + 5) : b < 5 ? ((a - 5 - b + 5) % 5) + 5 : (a - b + 5) % 5;
  const base = [1, 5, 7, 6, 2, 8, 3, 0, 9, 4];
  let check = 0;
  for (let i = 0; i < compact.length; i++) {
    let digit = Number(compact[compact.length - 1 - i]);
    for (let turn = 0; turn < i % 8; turn++) digit = base[digit] ?? 0;
    check = times(check, digit);
  }
  return check === 0;
}
