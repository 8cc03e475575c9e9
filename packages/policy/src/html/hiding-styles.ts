/** A simple selector: an element, a class or an id, or an element with one of these. */
const simple = /^([a-z][a-z0-9]*)?(?:([.#])([\w-]{1,80}))?$/i;

/**
 * The selectors by which the style sheets of an HTML message hide something, as `hides` judges their declarations. Rules
 * within `@media` and the like are left out: they hide for another width of screen. Of two rules with one selector the
 * later one counts. Linear in the length.
 */
export function hidingStyles(html: string, hides: (declarations: string) => boolean): ReadonlySet<string> {
  const found = new Set<string>();
  for (const sheet of sheetsOf(html)) {
    for (const { selectors, declarations } of rulesOf(sheet)) {
      const hidden = hides(declarations);
      for (const selector of selectors.split(',')) {
        const key = keyOf(selector.trim());
        if (key === null) continue;
        if (hidden) found.add(key);
        else if (/(?:^|;)\s*(?:display|visibility|opacity|font-size|color)\s*:/i.test(declarations)) found.delete(key);
      }
    }
  }
  return found;
}

/** True when one of the selectors speaks of an element. */
export function isStyledAway(
  selectors: ReadonlySet<string>,
  name: string,
  attributes: Readonly<Record<string, string>>,
): boolean {
  if (selectors.size === 0) return false;
  const classes = (attributes.class ?? '').split(/\s+/).filter((each) => each !== '');
  const marks = [...classes.map((each) => `.${each}`), ...(attributes.id ? [`#${attributes.id}`] : [])];
  return selectors.has(name) || marks.some((mark) => selectors.has(mark) || selectors.has(`${name}${mark}`));
}

function* rulesOf(sheet: string): Iterable<{ selectors: string; declarations: string }> {
  const css = withoutComments(sheet);
  for (let at = 0; at < css.length; ) {
    const open = css.indexOf('{', at);
    if (open < 0) return;
    const before = css.slice(at, open);
    const selectors = before.slice(before.lastIndexOf(';') + 1).trim();
    if (selectors.startsWith('@')) {
      at = endOfBlock(css, open);
      continue;
    }
    const close = css.indexOf('}', open);
    if (close < 0) return;
    yield { selectors, declarations: css.slice(open + 1, close) };
    at = close + 1;
  }
}

function withoutComments(css: string): string {
  let kept = '';
  let at = 0;
  for (let open = css.indexOf('/*'); open >= 0; open = css.indexOf('/*', at)) {
    kept += css.slice(at, open);
    const close = css.indexOf('*/', open + 2);
    if (close < 0) return kept;
    at = close + 2;
  }
  return kept + css.slice(at);
}

/** Where the block that begins with the brace at `open` ends. */
function endOfBlock(css: string, open: number): number {
  let depth = 0;
  for (let at = open; at < css.length; at++) {
    if (css[at] === '{') depth++;
    else if (css[at] === '}' && --depth === 0) return at + 1;
  }
  return css.length;
}

/** One spelling of a simple selector; null for one that says more than an element alone can answer. */
function keyOf(selector: string): string | null {
  const match = simple.exec(selector);
  if (!match || selector === '') return null;
  const [, element = '', sign = '', mark = ''] = match;
  return `${element.toLowerCase()}${sign}${mark}`;
}

/** As much of a selector, from its end, as is looked at. */
const LONGEST_SELECTOR = 400;
/** Declarations that hide something, alone or with others, in more ways than are sure to. */
const mayHide =
  /display\s*:[^;]{0,40}(?:none|var)|visibility\s*:\s*(?!visible)|opacity|filter\s*:|font(?:-size)?\s*:[^;]{0,40}?(?<![\d.#])(?:0|[01](?:\.\d+)?px)|color\s*:\s*(?:#[ef]|#[\da-f]{4}(?![\da-f])|#[\da-f]{8}|transparent|white|snow|ivory|\w+\(|var)|text-fill|(?:left|top|right|bottom|margin|indent|spacing)\s*:[^;]{0,20}-\s*\d{2,}|letter-spacing\s*:\s*-|transform|scale|rotate|translate|zoom|clip|mask|(?:width|height)\s*:\s*[01](?![\d.%]*[1-9%])|content-visibility/i;
/** Elements that show something else than the text in them, or show it only when they are opened. */
const othersInstead = new Set(
  'audio video canvas object noembed noframes iframe datalist dialog details meter progress applet portal fencedframe'.split(
    ' ',
  ),
);
const mayMatter = new RegExp(`<(?:style|${[...othersInstead].join('|')})\\b|style\\s*=`, 'i');
const cssEscape = /\\(?:([0-9a-f]{1,6})\s?|([^0-9a-f\n]))/gi;
const lastSimple = /([.#]?)([\w\u0080-\uffff-]{1,80})(?:\[([\w-]{1,40})[^\]]{0,80}\])?$|\[([\w-]{1,40})[^\]]{0,80}\]$/;

/**
 * Tells which elements of an HTML message some reader may not see, whatever else is said of them: those that styles may hide, at
 * any width of screen and by selectors that only roughly fit, and those that show something else. Null where there are none of
 * the kind. What stands on both sides of such an element may be one word to its reader. Linear in the length.
 */
export function doubtfulElements(
  html: string,
): ((name: string, attributes: Readonly<Record<string, string>>) => boolean) | null {
  if (!mayMatter.test(html)) return null;
  const keys = new Set<string>();
  for (const sheet of sheetsOf(html)) {
    for (const key of keysDeclaring(mayHide, withoutEscapes(withoutComments(sheet)))) keys.add(key);
  }
  return (name, attributes) =>
    (othersInstead.has(name) && attributes.open === undefined) ||
    (attributes.style !== undefined && mayHide.test(withoutEscapes(withoutComments(attributes.style)))) ||
    (keys.size > 0 && isRoughly(keys, name, attributes));
}

const shows = /display\s*:\s*(?!none)[a-z-]{4,20}\s*!\s*important/i;

/** The classes and ids whose elements a style sheet shows at some width of screen although they hide themselves. */
export function shownByStyles(html: string): ReadonlySet<string> {
  const found = new Set<string>();
  if (!/@media/i.test(html)) return found;
  for (const sheet of sheetsOf(html)) {
    for (const key of keysDeclaring(shows, withoutComments(sheet))) if (/^[.#]/.test(key)) found.add(key.slice(1));
  }
  return found;
}

/** What the selectors of the rules that declare something ask for, as `roughKeyOf` has it. */
function* keysDeclaring(something: RegExp, css: string): Iterable<string> {
  for (const { selectors, declarations } of innermostRules(css)) {
    if (!something.test(declarations)) continue;
    for (const selector of selectors.split(',')) yield roughKeyOf(selector.slice(-LONGEST_SELECTOR));
  }
}

function* sheetsOf(html: string): Iterable<string> {
  const lower = html.toLowerCase();
  for (let open = lower.indexOf('<style'); open >= 0; open = lower.indexOf('<style', open + 1)) {
    const from = lower.indexOf('>', open);
    const close = from < 0 ? -1 : lower.indexOf('</style', from);
    if (close < 0) return;
    yield html.slice(from + 1, close);
    open = close;
  }
}

/** The rules of a style sheet whatever they stand in, such as `@media`. */
function* innermostRules(css: string): Iterable<{ selectors: string; declarations: string }> {
  for (const part of css.split('}')) {
    const open = part.lastIndexOf('{');
    if (open < 0) continue;
    const from = Math.max(part.lastIndexOf('{', open - 1), part.lastIndexOf(';', open)) + 1;
    yield { selectors: part.slice(open === 0 ? 0 : from, open), declarations: part.slice(open + 1) };
  }
}

/** What the last part of a selector asks of an element first: its name, a class, an id or an attribute; `*` for anything. */
function roughKeyOf(selector: string): string {
  const simple = selector.replace(/:{1,2}[\w-]{1,40}(?:\([^()]{0,200}\))?/g, '').trim();
  const [, sign = '', word = '', attribute, alone] = lastSimple.exec(simple) ?? [];
  const asked = alone ?? attribute;
  if (asked !== undefined) return `[${asked.toLowerCase()}`;
  return word === '' ? '*' : sign + (sign === '' ? word.toLowerCase() : word);
}

function isRoughly(keys: ReadonlySet<string>, name: string, attributes: Readonly<Record<string, string>>): boolean {
  if (keys.has(name) || (keys.has('*') && textLevel.has(name))) return true;
  if (attributes.id !== undefined && keys.has(`#${attributes.id}`)) return true;
  const classes = (attributes.class ?? '').split(/\s+/);
  return classes.some((each) => keys.has(`.${each}`)) || Object.keys(attributes).some((each) => keys.has(`[${each}`));
}

const textLevel = new Set(
  'a abbr b bdi bdo big cite code data del dfn em font i ins kbd mark q s samp small span strike strong sub sup time tt u var'.split(
    ' ',
  ),
);

function withoutEscapes(css: string): string {
  if (!css.includes('\\')) return css;
  return css.replace(cssEscape, (_, code: string | undefined, sign: string | undefined) => escapedSign(code, sign));
}

/** What an escape of a style sheet stands for, by its code in hexadecimal or the sign behind the backslash; nothing beyond U+FFFF. */
export function escapedSign(code: string | undefined, sign: string | undefined): string {
  const point = code === undefined ? 0 : Number.parseInt(code, 16);
  return sign ?? (point > 0 && point <= 0xffff ? String.fromCharCode(point) : '');
}
