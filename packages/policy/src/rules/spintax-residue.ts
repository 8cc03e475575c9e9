import { defineRule } from '../rule.ts';
import { allChannels, messageTypes } from '../rule-scope.ts';
import { allMatches } from '../search/near.ts';
import { consider } from '../text/let-go.ts';
import { isInCode } from '../text/phrase-context.ts';
import { isSpun } from './unfilled-merge-field.ts';

const longest = 800;
const deepest = 5;
const greeting =
  '(?:hi|hello|hey|dear|hiya|greetings|good (?:morning|afternoon|evening|day)|thanks|thank you|hope|cheers|best|regards)';
/** Other brackets and bars, believed where the variants greet. */
const otherForms = new RegExp(
  `\\[\\[?\\s?${greeting}\\b[^[\\]\\n|]{0,40}(?:\\|{1,2}[^[\\]\\n|]{1,60}){1,12}\\]\\]?|\\(\\(?\\s?${greeting}\\b[^()\\n|]{0,40}(?:\\|[^()\\n|]{1,60}){1,12}\\)\\)?|(?<!\\{)\\{\\s?${greeting}\\b[^{}\\n|/~]{0,40}(?:[/~][^{}\\n|/~]{1,60}){1,12}\\}(?!\\})`,
  'gi',
);
const doubled = /\{\{[^{}\n]{3,300}\}\}/g;
/** Names of types and of switches, of which a manual lists the ones allowed. */
const types =
  /^(?:string|number|int(?:eger)?|float|bool(?:ean)?|true|false|null|undefined|any|object|array|void|none|date|uuid|yes|no|on|off|auto)$/i;

export const spintaxResidue = defineRule({
  id: 'spintax_residue',
  template: 'template_integrity_v1',
  severity: 'WARN',
  contentTypes: messageTypes,
  channels: allChannels,
  needs: [],
  literals: ['{', '|'],
  meaning: 'Variants in braces from which a mailer should have picked one.',
  detail: 'The text holds variants in braces. Keep one of them.',
  examples: ['{Hi|Hello|Hey} Sam,'],
  counterExamples: ['Sales | Marketing | Support', 'The flag takes `{yes|no}`.'],
  *check({ text }) {
    for (const match of allMatches(text, doubled)) {
      const variants = match[0]
        .slice(2, -2)
        .split('|')
        .map((variant) => variant.trim());
      if (!isSpun(match[0]) || isInCode(text, match.index)) continue;
      const kept = /^(?:random|spin(?:tax)?|pick|choose|rotate|variants?)$/i.test(variants[0] ?? '')
        ? variants[1]
        : variants[0];
      yield { start: match.index, end: match.index + match[0].length, saferAlternative: kept ?? ' ' };
    }
    for (const match of allMatches(text, otherForms)) {
      if (isInCode(text, match.index) || text[match.index + match[0].length] === '(') continue;
      const kept = match[0]
        .replace(/^[[({\s]{1,4}/, '')
        .split(/[|/~]/)[0]
        ?.trim();
      yield { start: match.index, end: match.index + match[0].length, saferAlternative: kept || ' ' };
    }
    for (let at = text.indexOf('{'); at >= 0; at = text.indexOf('{', at + 1)) {
      const group = groupAt(text, at, 0);
      if (group) consider(text, at, group.end);
      // A template language's doubled brace or a shell's `$\{` is an unfilled field.
      if (!group || /[{$#%]/.test(text[at - 1] ?? '') || text[at + 1] === '%' || text[group.end] === '}') continue;
      if (!group.variants || isNotation(text.slice(at + 1, group.end - 1)) || isInCode(text, at)) continue;
      // A blank inside a variant counts only where none stands outside: "{really |}like", but "{ Hi | Hello } Sam".
      let kept = group.chosen;
      if (at === 0 || /\s/.test(text[at - 1] ?? '')) kept = kept.trimStart();
      if (!/[\p{L}\p{N}]/u.test(text[group.end] ?? '')) kept = kept.trimEnd();
      yield { start: at, end: group.end, saferAlternative: kept === '' ? ' ' : kept };
      at = group.end - 1;
    }
  },
});

interface Group {
  end: number;
  /** True when it holds at least one bar of its own. */
  variants: boolean;
  /** The first variant that says something, with the groups inside it chosen the same way. */
  chosen: string;
}

/** The group whose brace opens at `at`, or null where braces do not balance within bounds. */
function groupAt(text: string, at: number, depth: number): Group | null {
  if (depth > deepest) return null;
  const options: string[] = [''];
  for (let i = at + 1; i < Math.min(text.length, at + longest); i++) {
    const unit = text[i] ?? '';
    if (unit === '}') {
      const chosen = options.find((option) => option.trim() !== '') ?? '';
      return { end: i + 1, variants: options.length > 1, chosen };
    }
    if (unit === '{') {
      const inner = groupAt(text, i, depth + 1);
      if (!inner) return null;
      options[options.length - 1] += inner.variants ? inner.chosen : text.slice(i, inner.end);
      i = inner.end - 1;
    } else if (unit === '|') options.push('');
    else options[options.length - 1] += unit;
  }
  return null;
}

/** Sets, types and regular expressions have bars in braces too; so has a text without a single letter. */
function isNotation(inner: string): boolean {
  return (
    !/\p{L}/u.test(inner) ||
    inner.includes('||') ||
    /^\s*['"]?\w+['"]?\??\s*:\s/.test(inner) ||
    /^\s*\w\s*\|[^|]*[<>=\u2208]/.test(inner) ||
    /[;=]\s*$/.test(inner) ||
    inner.split('|').every((variant) => types.test(variant.trim()) || variant.trim().length === 1) ||
    // A field with a word to fall back on.
    /^\s*(?:(?:first|last|full|company|contact|job|account|lead|prospect|recipient)[_ ]?(?:name|title)|(?:contact|lead|account|recipient|person|prospect)\.\w|[fl]name|company|city)\s?\|[^|]{0,30}$/i.test(
      inner,
    )
  );
}
