/** A simple selector: an element, a class or an id, or an element with one of these. */
const simple = /^([a-z][a-z0-9]*)?(?:([.#])([\w-]{1,80}))?$/i;

/**
 * The selectors by which the style sheets of an HTML message hide something, as `hides` judges their declarations. Rules
 * within `@media` and the like are left out: they hide for another width of screen. Of two rules with one selector the
 * later one counts. Linear in the length.
 */
export function hidingStyles(html: string, hides: (declarations: string) => boolean): ReadonlySet<string> {
  const found = new Set<string>();
  const lower = html.toLowerCase();
  for (let open = lower.indexOf('<style'); open >= 0; open = lower.indexOf('<style', open + 1)) {
    const from = lower.indexOf('>', open);
    const close = from < 0 ? -1 : lower.indexOf('</style', from);
    if (close < 0) break;
    for (const { selectors, declarations } of rulesOf(html.slice(from + 1, close))) {
      const hidden = hides(declarations);
      for (const selector of selectors.split(',')) {
        const key = keyOf(selector.trim());
        if (key === null) continue;
        if (hidden) found.add(key);
        else if (/(?:^|;)\s*(?:display|visibility|opacity|font-size|color)\s*:/i.test(declarations)) found.delete(key);
      }
    }
    open = close;
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
