import type { Token } from './tokenise.ts';
import { legalForms } from './word-lists.ts';

/** What a name names, as far as its words tell. */
export type NameSort = 'person' | 'organisation' | 'post' | 'unknown';

/** Titles of posts and forms of address: part of how somebody is named, not of who it is. */
export const titles: ReadonlySet<string> = new Set(
  'ceo cto cfo coo cmo cro cio vp svp evp president chairman director head manager mr mrs ms dr sir lord lady series'.split(
    ' ',
  ),
);

const organisationWords =
  /^(capital|bank|group|university|college|league|club|united|city|partners|ventures|school|party|court|house|street|systems|labs|technologies|software|media|news|times|council|association|institute|studios|records)$/;
const organisationNouns = /^(company|firm|maker|startup|vendor|provider|platform|agency|retailer|bank|insurer)$/;

/** Tells a name's sort from its own words and from an apposition ("Contoso, a software maker"). */
export function sortOfName(tokens: readonly Token[], from: number, to: number, titleOnly: boolean): NameSort {
  if (titleOnly) return 'post';
  let words = 0;
  for (let at = from; at < to; at += 1) {
    const lower = tokens[at]?.lower ?? '';
    if (legalForms.has(lower) || organisationWords.test(lower)) return 'organisation';
    if (!titles.has(lower)) words += 1;
  }
  if (/^(a|an|the)$/.test(tokens[to]?.lower ?? '') && tokens[to]?.sentence === tokens[from]?.sentence) {
    for (let at = to + 1; at < to + 5; at += 1)
      if (organisationNouns.test(tokens[at]?.lower ?? '')) return 'organisation';
  }
  return words >= 2 && words <= 3 && tokens[from - 1]?.lower !== 'the' ? 'person' : 'unknown';
}

/** Whether one could be mistaken for the other: a post only for a post, a person never for an organisation. */
export function confusable(left: NameSort, right: NameSort): boolean {
  if (left === 'post' || right === 'post') return left === right;
  return left === 'unknown' || right === 'unknown' || left === right;
}
