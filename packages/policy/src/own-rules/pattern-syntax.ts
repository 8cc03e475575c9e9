/** A construct that own patterns may not use, in words a person can act on; null when there is none. */
export function refusedSyntax(source: string): string | null {
  /** Per open group, the pattern itself first: whether something in it repeats without an upper bound. */
  const groups: { unbounded: boolean }[] = [{ unbounded: false }];
  /** Whether what a repeat would apply to holds an unbounded repeat. */
  let last: { unbounded: boolean } | null = null;
  let i = 0;
  while (i < source.length) {
    const rest = source.slice(i);
    const open = groups.at(-1) ?? { unbounded: false };
    if (rest.startsWith('\\Q')) {
      const end = source.indexOf('\\E', i + 2);
      i = end < 0 ? source.length : end + 2;
      last = { unbounded: false };
    } else if (rest.startsWith('\\')) {
      if (/^\\(?:[1-9]|k[<{'])/.test(rest)) {
        return `“${rest.slice(0, 2)}” refers back to an earlier group. Back-references are not supported: write out what may stand there.`;
      }
      if (/^\\[CG]/.test(rest)) return `“${rest.slice(0, 2)}” is not supported.`;
      i += /^\\[pPx]\{[^}]*\}/.exec(rest)?.[0].length ?? 2;
      last = { unbounded: false };
    } else if (rest.startsWith('[')) {
      i += classLength(rest);
      last = { unbounded: false };
    } else if (rest.startsWith('(')) {
      if (/^\(\?(?:[=!]|<[=!])/.test(rest)) {
        return 'It looks ahead or behind with (?=, (?!, (?<= or (?<!. That is not supported: match the words around it as well, or use two rules.';
      }
      if (rest.startsWith('(?>'))
        return 'Atomic groups, (?>, are not supported. A plain group (?: finds the same here.';
      if (rest.startsWith('(?(')) return 'Conditions, (?(, are not supported. Write the alternatives out with |.';
      groups.push({ unbounded: false });
      i += /^\(\?(?:P?<\w+>|[a-zA-Z-]*[:)])/.exec(rest)?.[0].length ?? 1;
      // Flags such as (?i) open no group.
      if (/^\(\?[a-zA-Z-]*\)/.test(rest)) groups.pop();
      last = null;
    } else if (rest.startsWith(')')) {
      if (groups.length > 1) groups.pop();
      const outer = groups.at(-1);
      if (outer) outer.unbounded ||= open.unbounded;
      last = open;
      i++;
    } else {
      const repeat = /^(?:[*+?]|\{(\d+)(,?)(\d*)\})/.exec(rest);
      if (repeat && last) {
        const [written, , comma, most] = repeat;
        const unbounded = written === '*' || written === '+' || (comma === ',' && most === '');
        if (unbounded && last.unbounded) {
          return `“${written}” repeats a group that itself repeats without an upper bound. Give one of the two a bound, such as {1,20}.`;
        }
        i += written.length;
        if (source[i] === '+') {
          return `“${written}+” is a possessive repeat, which is not supported. Leave out the second sign: it finds the same here.`;
        }
        if (source[i] === '?') i++;
        if (unbounded) open.unbounded = true;
        last = null;
      } else {
        i++;
        last = { unbounded: false };
      }
    }
  }
  return null;
}

/** Length of the character class a text opens with. */
function classLength(text: string): number {
  let i = text.startsWith('[^') ? 2 : 1;
  // A bracket that comes first stands for itself.
  if (text[i] === ']') i++;
  while (i < text.length && text[i] !== ']') {
    if (text[i] === '\\') i++;
    else if (text.startsWith('[:', i)) {
      const end = text.indexOf(':]', i);
      if (end > 0) i = end + 1;
    }
    i++;
  }
  return i + 1;
}
