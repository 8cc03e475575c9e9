import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { compilePolicy } from './compile-policy.ts';
import { evaluate } from './evaluate.ts';
import { hostileTexts } from './hostile-texts.ts';
import { anchoredBranches } from './search/anchored.ts';
import { parseRegExp, type RegExpTree } from './search/regexp-tree.ts';
import { corpusDay, fullSnapshot, still } from './testing.ts';

const policy = compilePolicy(fullSnapshot());
const send = {
  channel: 'email' as const,
  recipient: 'sam.lee@acme.example',
  contact: {},
  thread: {},
  messageClass: 'commercial' as const,
  now: corpusDay,
  suppression: { listed: false, entry: null },
  sourceRecords: [],
};

function judge(text: string) {
  return evaluate(policy, { contentType: 'email', fields: { body_text: text }, send }, still);
}

/** True when a repeat without an end holds another one: the shape that makes an expression try for ever. */
function nestsEndlessRepeats(tree: RegExpTree, inside = false): boolean {
  switch (tree.kind) {
    case 'choice':
      return tree.options.some((option) => nestsEndlessRepeats(option.tree, inside));
    case 'sequence':
      return tree.items.some((item) => nestsEndlessRepeats(item, inside));
    case 'repeat': {
      const endless = tree.most === Number.POSITIVE_INFINITY;
      return (endless && inside) || nestsEndlessRepeats(tree.item, inside || endless);
    }
    default:
      return false;
  }
}

describe('hostile text', () => {
  afterEach(() => {
    jest.restoreAllMocks();
  });

  it('meets no branch that repeats a repeat without an end', () => {
    const sources = anchoredBranches().flatMap(({ pieces }) => pieces.map(({ expression }) => expression.source));
    const nested = sources.filter((source) => nestsEndlessRepeats(parseRegExp(source).tree));
    expect(nested.map((source) => source.slice(0, 200))).toEqual([]);
  });

  it.each(hostileTexts(20_000))('is judged by every rule: $name', ({ text }) => {
    const { failures, findings } = judge(text);
    expect(failures).toEqual([]);
    const perRule = Map.groupBy(findings, (finding) => finding.rule);
    for (const [, found] of perRule) expect(found.length).toBeLessThanOrEqual(500);
  });

  it('takes no more attempts than it is longer', () => {
    let attempts = 0;
    const original = RegExp.prototype.exec;
    jest.spyOn(RegExp.prototype, 'exec').mockImplementation(function (this: RegExp, text: string) {
      attempts++;
      return original.call(this, text);
    });
    const attemptsOn = (text: string) => {
      attempts = 0;
      judge(text);
      return attempts;
    };
    // The same text again: a longer one would show more of the words of a rule, and not only more often. Told from two of it
    // to three, because some things are looked for only where there are enough of them.
    const grown = hostileTexts(4_000).map(({ name, text }) => {
      const two = attemptsOn(`${text} ${text}`);
      return { name, two, three: attemptsOn(`${text} ${text} ${text}`) };
    });
    expect(grown.filter((row) => row.three > 1.72 * row.two + 200)).toEqual([]);
  });
});
