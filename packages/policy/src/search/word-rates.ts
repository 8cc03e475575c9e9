import { foreign } from './regexp-tree.ts';
import type { Literal } from './requirement.ts';

/** Common words of business English by how often they stand in a kilobyte, roughly. They only steer a choice. */
const common: readonly [rate: number, words: string][] = [
  [13, 'the'],
  [4, 'you and to a'],
  [2.5, 'for is hi on in your i of we'],
  [1.3, 'it that at with can be are from our'],
  [0.8, 'if have would about two regards will this please by team best dear'],
  [
    0.45,
    "one thanks was until so before know hello has like could what do new how not which day us time me week but thank they kind there as need i'm i've an my",
  ],
  [
    0.28,
    "send first out takes or weeks because three see should up them open any use next back who friday all let last account change report people look help page order number call end days minutes when i'd asked mr may data i'll year short again plan no been over after keep",
  ],
  [
    0.17,
    "tuesday attached monday ms other right within most work take than price each changes questions thursday sincerely without same read don't here come whether sorry working list check another good note review can't make find free small show now second only contract ask date more were part also test today meeting email message get give company just it's he she his her their some into well going want customers we'll you're way still many month months share offer put set start talk next its very much then too did does had",
  ],
];
const rates = new Map(common.flatMap(([rate, words]) => words.split(' ').map((word) => [word, rate] as const)));
/** By length, of letters that may stand anywhere in a word. */
const fragments = [30, 30, 10, 2.5, 0.7, 0.25, 0.1, 0.05];
/** By length, of a whole word that is none of the common ones. */
const words = [2, 2, 0.5, 0.1, 0.06, 0.04, 0.03, 0.02];
const together = 0.08;

/** An estimate of how often a literal occurs in a kilobyte of English mail. */
export function rateOf({ word, opens, closes }: Literal): number {
  if (!word.includes(' ')) return tokenRate(word, opens, closes);
  const tokens = word.trim().split(' ');
  let rarest = Number.POSITIVE_INFINITY;
  tokens.forEach((token, at) => {
    const isOpen = opens || at > 0 || word.startsWith(' ');
    const isClosed = closes || at < tokens.length - 1 || word.endsWith(' ');
    rarest = Math.min(rarest, tokenRate(token, isOpen, isClosed));
  });
  return rarest * together ** (tokens.length - 1);
}

function tokenRate(token: string, opens: boolean, closes: boolean): number {
  // English has few signs outside ASCII, and other languages no words in common with it.
  if (token.includes(foreign)) return token.length > 1 ? 0.05 : 4;
  if (!/[a-z]/.test(token)) {
    // Digits come in clusters, a date or a number, and most sentences have none.
    if (/\d/.test(token)) return token.length > 1 ? 0.1 : 0.12;
    return /^[.,'-]$/.test(token) ? 8 : token.length > 1 ? 0.1 : 0.5;
  }
  if (opens && closes) return rates.get(token) ?? words[Math.min(token.length, words.length - 1)] ?? 0;
  const rate = fragments[Math.min(token.length, fragments.length - 1)] ?? 0;
  return (opens || closes ? rate * 0.35 : rate) + (rates.get(token) ?? 0);
}
