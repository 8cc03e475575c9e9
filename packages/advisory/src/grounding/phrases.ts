import { stem } from './stem.ts';
import type { Token } from './tokenise.ts';

/** Wordings of two or three words that mean one: the word they are read as, then the wordings, their verbs by stem. */
const phraseList: readonly (readonly [string, string])[] = [
  ['succeed', 'take over as'],
  ['takeover', 'take over'],
  ['layoff', 'lay off|laid off'],
  ['partner', 'team up|join force'],
  ['ipo', 'go public|begin trad|start trad'],
  ['cancel', 'call off'],
  ['reject', 'turn down|rule out'],
  ['withdraw', 'pull out|back out|walk away'],
  ['resign', 'step down'],
  ['collapse', 'fall through|break down'],
  ['terminate', 'break off|part way'],
  ['paused', 'on hold'],
  ['postpone', 'push back|put off'],
  ['open', 'set up'],
  ['ceo', 'chief executive officer|chief executive'],
  ['cfo', 'chief financial officer|chief finance officer|finance chief'],
  ['coo', 'chief operating officer|chief operations officer'],
  ['cto', 'chief technology officer|chief technical officer'],
  ['cmo', 'chief marketing officer|marketing chief'],
  ['cio', 'chief information officer'],
  ['cro', 'chief revenue officer'],
];

interface Phrase {
  readonly rest: readonly string[];
  readonly word: string;
}

const phrases = new Map<string, Phrase[]>();
for (const [word, wordings] of phraseList) {
  for (const wording of wordings.split('|')) {
    const [first = '', ...rest] = wording.split(' ').map(stem);
    phrases.set(first, [...(phrases.get(first) ?? []), { rest, word }]);
  }
}

/** Reads each phrase of {@link phraseList} as one token that spans its words. Linear; offsets stay exact. */
export function joinPhrases(text: string, tokens: readonly Token[]): Token[] {
  const joined: Token[] = [];
  for (let at = 0; at < tokens.length; at += 1) {
    const first = tokens[at];
    if (first === undefined) break;
    const found = phrases.get(first.stem)?.find(({ rest }) => follows(tokens, at, rest));
    const last = found === undefined ? undefined : tokens[at + found.rest.length];
    if (found === undefined || last === undefined) {
      joined.push(first);
      continue;
    }
    const { start, capital } = first;
    const raw = text.slice(start, last.end);
    const { word } = found;
    joined.push({ ...first, end: last.end, raw, lower: word, stem: stem(word), capital, functional: false });
    at += found.rest.length;
  }
  return joined;
}

/** Whether these stems come next, one character apart. */
function follows(tokens: readonly Token[], at: number, rest: readonly string[]): boolean {
  return rest.every((word, step) => {
    const token = tokens[at + step + 1];
    return token?.stem === word && token.start - (tokens[at + step]?.end ?? 0) === 1;
  });
}
