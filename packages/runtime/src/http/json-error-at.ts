const SPACE = /[\t\n\r ]*/y;
const LITERAL = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null/y;
const ESCAPE = /\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4})/y;

/**
 * The position, in UTF-16 code units, at which a text stops being JSON: where something else was expected, or its end
 * when it is cut off. For texts that `JSON.parse` has refused; its messages say so only sometimes. One pass, no
 * recursion.
 */
export function jsonErrorAt(text: string): number {
  const open: ('{' | '[')[] = [];
  let at = 0;
  let expected: 'value' | 'first' | 'key' | 'next' = 'value';
  for (;;) {
    at = after(SPACE, text, at);
    const character = text[at];
    if (character === undefined) return at;
    const inside = open.at(-1);
    if (expected === 'next') {
      if (inside === undefined) return at;
      if (character === ',') expected = inside === '{' ? 'key' : 'value';
      else if (character === (inside === '{' ? '}' : ']')) open.pop();
      else return at;
      at++;
    } else if (expected === 'first' && character === (inside === '{' ? '}' : ']')) {
      open.pop();
      expected = 'next';
      at++;
    } else if (expected === 'key' || (expected === 'first' && inside === '{')) {
      const end = endOfString(text, at);
      if (end.broken) return end.at;
      at = after(SPACE, text, end.at);
      if (text[at] !== ':') return at;
      expected = 'value';
      at++;
    } else if (character === '{' || character === '[') {
      open.push(character);
      expected = 'first';
      at++;
    } else if (character === '"') {
      const end = endOfString(text, at);
      if (end.broken) return end.at;
      at = end.at;
      expected = 'next';
    } else {
      const end = after(LITERAL, text, at);
      if (end === at) return at;
      at = end;
      expected = 'next';
    }
  }
}

/** Behind what matches at this place; the place itself where nothing does. */
function after(pattern: RegExp, text: string, at: number): number {
  pattern.lastIndex = at;
  return pattern.test(text) ? pattern.lastIndex : at;
}

/** Behind the string that begins here, or where it breaks off. */
function endOfString(text: string, start: number): { at: number; broken: boolean } {
  if (text[start] !== '"') return { at: start, broken: true };
  let at = start + 1;
  for (;;) {
    const code = text.charCodeAt(at);
    if (Number.isNaN(code) || code < 0x20) return { at, broken: true };
    if (code === 0x22) return { at: at + 1, broken: false };
    const end = code === 0x5c ? after(ESCAPE, text, at) : at + 1;
    if (end === at) return { at, broken: true };
    at = end;
  }
}
