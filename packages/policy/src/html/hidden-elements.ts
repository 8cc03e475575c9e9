import type { Parser } from 'htmlparser2';
import type { Range } from '../text/range.ts';
import { hidingStyles, isStyledAway } from './hiding-styles.ts';
import { htmlParser } from './html-parser.ts';

/** Text inside elements a reader does not see. Offsets point into the HTML. */
export interface HiddenText {
  text: string;
  /** Where the tag of the hidden element begins. */
  at: number;
  start: number;
  end: number;
  /** True when no visible text stands before it: where mail puts the line that inboxes show beside the subject. */
  leads: boolean;
  /** Name of the hidden element. */
  tag: string;
  /** Its class and id. */
  label: string;
}

const never = new Set(['head', 'title', 'style', 'script', 'template', 'select', 'svg', 'datalist']);
const tableOrCell = new Set(['table', 'caption', 'td', 'th']);
const voids = new Set('area base br col embed hr img input link meta param source track wbr'.split(' '));
const concealed =
  /display\s*:\s*none|visibility\s*:\s*(?:hidden|collapse)|(?:^|[;\s])font-size\s*:\s*(?:0*\.?0*[01]?(?:px|pt|em|rem|%)?)\s*(?:!important)?\s*(?:;|$)|opacity\s*:\s*0?\.?0+\d?\s*(?:!important)?\s*(?:;|$)|mso-hide\s*:\s*all|text-indent\s*:\s*-\s*\d{3,}|(?:left|top|right|margin-left|margin-top)\s*:\s*-\s*\d{4,}|clip(?:-path)?\s*:\s*(?:rect\(\s*0|inset\(\s*(?:100|50)%)|transform\s*:\s*scale\(\s*0\s*\)|color\s*:\s*transparent|color\s*:\s*rgba\([^)]{0,30},\s*0?\.?0*\s*\)/i;
const collapsed = /(?:^|[;\s])(?:max-)?(?:height|width)\s*:\s*0(?:px|pt|em)?\s*(?:!important)?\s*(?:;|$)/i;

/**
 * The hidden text of an HTML message, in order, the text it shows, and of that what stands in a table outside of its cells:
 * browsers move it to before the table, where it may go on with a word. Linear in the length; never throws.
 */
export function hiddenElements(html: string): { hidden: HiddenText[]; shown: string; moved: Range[] } {
  const found: HiddenText[] = [];
  const shown: string[] = [];
  const moved: Range[] = [];
  const styled = /<style\b/i.test(html);
  const away = hidingStyles(html, hides);
  const open: { name: string; background: string | null; hides: boolean }[] = [];
  let hidden: (HiddenText & { depth: number }) | null = null;
  let sawText = false;
  let unread = 0;
  const parser: Parser = htmlParser({
    ontext(text) {
      if (unread > 0) return;
      if (!/[^\s\u00ad\u034f\u200b-\u200f\u2007\u2060\ufeff\u00a0]/.test(text)) return;
      if (!hidden) {
        sawText = true;
        shown.push(text);
        if (/[\p{L}\p{N}]/u.test(text) && open.findLast(({ name }) => tableOrCell.has(name))?.name === 'table')
          moved.push({ start: parser.startIndex, end: parser.endIndex + 1 });
        return;
      }
      if (hidden.start < 0) hidden.start = parser.startIndex;
      hidden.end = parser.endIndex + 1;
      hidden.text += text;
    },
    onopentag(name, attributes) {
      if (voids.has(name)) return;
      const style = attributes.style ?? '';
      const parent = open.at(-1);
      const own = backgroundOf(style, attributes.bgcolor);
      // A class under a style sheet may set any background.
      const background =
        own ??
        (styled && attributes.class !== undefined ? null : parent ? parent.background : styled ? null : '#ffffff');
      if (never.has(name)) unread++;
      open.push({ name, background, hides: false });
      if (hidden) return;
      const ink =
        /(?:^|[;\s])color\s*:\s*([^;]{1,40})/i.exec(style)?.[1] ?? (name === 'font' ? attributes.color : undefined);
      const inkColour = ink === undefined ? null : colour(ink);
      if (
        attributes.hidden !== undefined ||
        hides(style) ||
        // What an element says of itself counts before what a style sheet says of its kind.
        (isStyledAway(away, name, attributes) && !/(?:^|;)\s*(?:display|visibility)\s*:/i.test(style)) ||
        (inkColour !== null && background !== null && inkColour === background)
      ) {
        hidden = {
          text: '',
          at: parser.startIndex,
          start: -1,
          end: -1,
          leads: !sawText,
          tag: name,
          label: `${attributes.class ?? ''} ${attributes.id ?? ''}`,
          depth: open.length,
        };
      }
    },
    onclosetag(name) {
      if (voids.has(name)) return;
      let at = open.length - 1;
      while (at >= 0 && open[at]?.name !== name) at--;
      if (at < 0) return;
      for (const element of open.splice(at)) if (never.has(element.name)) unread--;
      if (hidden && open.length < hidden.depth) {
        if (hidden.start >= 0) found.push(hidden);
        hidden = null;
      }
    },
  });
  parser.write(html);
  parser.end();
  return { hidden: found, shown: shown.join(' '), moved };
}

function hides(declarations: string): boolean {
  return concealed.test(declarations) || (collapsed.test(declarations) && /overflow\s*:\s*hidden/i.test(declarations));
}

function backgroundOf(style: string, attribute: string | undefined): string | null {
  const declared = /background(?:-color)?\s*:\s*([^;]{1,200})/i.exec(style)?.[1];
  if (declared !== undefined) return colour(declared) ?? 'other';
  return attribute === undefined ? null : (colour(attribute) ?? 'other');
}

const named: Readonly<Record<string, string>> = { white: '#ffffff', black: '#000000', red: '#ff0000', snow: '#fffafa' };

/** A colour in one spelling, or null for what is no plain colour. */
function colour(written: string): string | null {
  const value = written
    .replace(/!important/i, '')
    .trim()
    .toLowerCase();
  const hex = /^#([0-9a-f]{3}|[0-9a-f]{6})$/.exec(value)?.[1];
  if (hex) return `#${hex.length === 3 ? [...hex].map((digit) => digit + digit).join('') : hex}`;
  const rgb = /^rgb\(\s*(\d{1,3})\s*,\s*(\d{1,3})\s*,\s*(\d{1,3})\s*\)$/.exec(value);
  if (rgb)
    return `#${rgb
      .slice(1)
      .map((part) => Math.min(255, Number(part)).toString(16).padStart(2, '0'))
      .join('')}`;
  return named[value] ?? null;
}
