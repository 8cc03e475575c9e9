import { wordingsElsewhere } from '../languages/index.ts';
import { defineRule, type Match } from '../rule.ts';
import { allChannels, wordingTypes } from '../rule-scope.ts';
import { anchored } from '../search/anchored.ts';
import { ExpressionList } from '../search/expression-list.ts';
import { allMatches, matchesAround, noMatches } from '../search/near.ts';
import { because } from '../text/let-go.ts';
import { isInCode } from '../text/phrase-context.ts';
import { overlapsAny, type Range } from '../text/range.ts';
import { disguisedWord } from '../wordings/disguised-word.ts';
import { leetLiterals } from '../wordings/leet-literals.ts';
import { isOtherUse, otherThanProfane } from '../wordings/other-uses.ts';
import { companions, compounds, mildWords, roots, strongWords } from '../wordings/profanity/profane-words.ts';

const edge = '(?<![\\p{L}\\p{N}_@$])'.replace('\\p{L}\\p{N}', 'A-Za-z0-9\\u00c0-\\u024f');
const close = '(?![A-Za-z0-9_\\u00c0-\\u024f])';

/** So short that they stand inside many other words. */
const shortWords = ['ass', 'arse', 'piss'];
const strong = anchoredWords(strongWords, leetLiterals);
/** One root stands in no innocent word: it is found inside any other. */
const compound = anchored(new RegExp(`${edge}[A-Za-z]{0,12}${disguisedWord('fuck')}[A-Za-z]{0,12}${close}`, 'gi'), () =>
  leetLiterals('fuck'),
);
const misspelt = anchored(
  new RegExp(`${edge}[A-Za-z]{0,12}(?:${roots.join('|')})[A-Za-z]{0,12}${close}`, 'gi'),
  () => roots,
);
const compoundWords = compounds.map(anchoredPhrases);
const mild = anchoredWords(
  mildWords.filter((word) => !shortWords.includes(word)),
  leetLiterals,
);
const short = anchoredWords(shortWords, (word) => [
  `^${word}$`,
  ...leetLiterals(word).filter((literal) => !/^[a-z]+$/.test(literal)),
]);
const spaced = anchored(
  new RegExp(
    `${edge}(?:f u c k(?: ?(?:e ?d|i ?n ?g|e ?r|s))?|s h i t(?: t y)?|b i t c h|c u n t|a s s h o l e|d a m n|c r a p)${close}`,
    'gi',
  ),
);
const inCompany = companions.map((phrases) => ({ isStrong: phrases.strong, expression: anchoredPhrases(phrases) }));
const alwaysStrong = new ExpressionList(
  [strong, compound, spaced, misspelt, ...compoundWords, wordingsElsewhere('profanity_strong')],
  (expression) => expression,
);
interface Words {
  readonly isStrong: boolean;
  readonly expression: RegExp;
}
const strongOrMild: readonly Words[] = [
  ...inCompany,
  { isStrong: false, expression: mild },
  { isStrong: false, expression: short },
  { isStrong: false, expression: wordingsElsewhere('profanity') },
];
const others = new ExpressionList(strongOrMild, ({ expression }) => expression);
/** Names and terms that only look the part. */
const innocent =
  /^(?:magna|summa)\s|\b(?:pain|jack)\s?ass(?:es)? (?:penguin|island)|^(?:ass|arse)\s(?:burgers?)|^bastard\s(?:file|sword|amber|toadflax|feudalism)|^damn\syankees|^pissed\soff\sbear/i;
const innocentAfter = /^[ -](?:sword|toadflax|amber|file title)\b/i;
/** In this spelling a short name of Morrison Foerster; in any other the swear word. */
const lawFirm = 'MoFo';
interface OwnWords {
  strong: RegExp | null;
  mild: RegExp | null;
  allowed: ReadonlySet<string>;
}
const ownWords = new WeakMap<readonly string[], OwnWords>();

export const profanity = defineRule({
  id: 'profanity',
  template: 'conduct_v1',
  severity: 'WARN',
  contentTypes: wordingTypes,
  channels: allChannels,
  needs: [],
  settings: ['profanity_mild', 'profanity_strong', 'profanity_allowlist'],
  meaning: 'Swear words, plain or in disguise; strong ones block.',
  detail: 'The text holds a swear word. Leave it out.',
  saferAlternative: '',
  examples: ['That call was a load of crap.', 'This is a f**king disaster.'],
  counterExamples: ['We met in Scunthorpe.', 'Dick Van Dyke was great.', 'Please assess the classic passion play.'],
  *check(field, { settings }) {
    const { text } = field;
    const own = wordsOf(settings);
    const seen: Range[] = [];
    const report = function* (matches: Iterable<RegExpExecArray>, isStrong: boolean): Generator<Match> {
      for (const match of matches) {
        const start = match.index;
        const end = start + match[0].length;
        if (overlapsAny(seen, start, end)) continue;
        if (isInnocent(text, start, end, own.allowed)) continue;
        seen.push({ start, end });
        yield {
          start,
          end,
          saferAlternative: masked(match[0]),
          detail: `The text holds a ${isStrong ? 'strong' : 'mild'} swear word. Leave it out.`,
          ...(isStrong ? { severity: 'BLOCK' as const } : {}),
        };
      }
    };
    for (const expression of alwaysStrong.liveIn(field)) {
      const matches = matchesAround(field, expression);
      if (matches !== noMatches) yield* report(matches, true);
    }
    // A workspace's own words have no place in the automaton: they are looked for in all of the text.
    if (own.strong) yield* report(allMatches(text, own.strong), true);
    for (const { expression, isStrong } of others.liveIn(field)) {
      const matches = matchesAround(field, expression);
      if (matches !== noMatches) yield* report(matches, isStrong);
    }
    if (own.mild) yield* report(allMatches(text, own.mild), false);
  },
});

function anchoredWords(words: readonly string[], literalsOf: (word: string) => readonly string[]): RegExp {
  const longestFirst = [...words].sort((a, b) => b.length - a.length);
  return anchored(wordPattern(longestFirst), (branch) => literalsOf(longestFirst[branch] ?? ''));
}

function anchoredPhrases({ literals, source }: { literals: readonly string[]; source: string }): RegExp {
  return anchored(new RegExp(`${edge}(?:${source.replaceAll(' ', '\\s{1,4}')})${close}`, 'gi'), () => literals);
}

function wordPattern(words: readonly string[]): RegExp {
  const longestFirst = [...words].sort((a, b) => b.length - a.length);
  return new RegExp(`${edge}(?:${longestFirst.map(disguisedWord).join('|')})${close}`, 'gi');
}

/** A workspace's own lists, compiled once for each set of settings. */
function wordsOf(settings: {
  profanity_mild: readonly string[];
  profanity_strong: readonly string[];
  profanity_allowlist: readonly string[];
}): OwnWords {
  const known = ownWords.get(settings.profanity_mild);
  if (known) return known;
  const words: OwnWords = {
    strong: settings.profanity_strong.length > 0 ? wordPattern(settings.profanity_strong) : null,
    mild: settings.profanity_mild.length > 0 ? wordPattern(settings.profanity_mild) : null,
    allowed: new Set(settings.profanity_allowlist.map((word) => word.toLowerCase())),
  };
  ownWords.set(settings.profanity_mild, words);
  return words;
}

function isInnocent(text: string, start: number, end: number, allowed: ReadonlySet<string>): boolean {
  const matched = text.slice(start, end);
  if (allowed.has(matched.toLowerCase())) return because('approved');
  if (matched === lawFirm) return true;
  const letters = matched.replace(/[^A-Za-z]/g, '').length;
  // "455", "5h1+": too few letters to be a word.
  if (letters < 2 || (letters === 2 && /\d/.test(matched))) return true;
  if (innocent.test(text.slice(start, end + 24)) || innocentAfter.test(text.slice(end, end + 12))) return true;
  if (isOtherUse(otherThanProfane, text, start, end)) return true;
  // An address, a path or a file name is not speech.
  if (
    /[@/\\]$/.test(text.slice(Math.max(0, start - 1), start)) ||
    /^(?:@|\.[a-z]{2,}\b|\/)/i.test(text.slice(end, end + 6))
  )
    return true;
  return isInCode(text, start);
}

/** The first letter of every word, and asterisks. */
function masked(words: string): string {
  return words.replace(/\S+/g, (word) => word.charAt(0) + '*'.repeat(Math.max(1, word.length - 1)));
}
