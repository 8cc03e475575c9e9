import { defineRule } from '../rule.ts';
import { allChannels, messageTypes } from '../rule-scope.ts';
import { consider } from '../text/let-go.ts';
import { isInCode } from '../text/phrase-context.ts';

const longest = 800;
const deepest = 5;

export const spintaxResidue = defineRule({
  id: 'spintax_residue',
  template: 'template_integrity_v1',
  severity: 'WARN',
  contentTypes: messageTypes,
  channels: allChannels,
  needs: [],
  literals: ['{'],
  meaning: 'Variants in braces from which a mailer should have picked one.',
  detail: 'The text holds variants in braces. Keep one of them.',
  examples: ['{Hi|Hello|Hey} Sam,'],
  counterExamples: ['Sales | Marketing | Support', 'The flag takes `{yes|no}`.'],
  *check({ text }) {
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
    /[;=]\s*$/.test(inner)
  );
}
