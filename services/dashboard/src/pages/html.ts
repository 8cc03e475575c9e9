/** Markup that is safe to put into a page as it stands. Only `html` makes it. */
export class Html {
  readonly markup: string;

  constructor(markup: string) {
    this.markup = markup;
  }
}

export type HtmlValue = string | number | null | undefined | false | Html | readonly Html[];

const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/**
 * A template literal that escapes whatever is put into it, text and quoted attribute values alike. `null`, `undefined`
 * and `false` leave nothing behind.
 */
export function html(strings: TemplateStringsArray, ...values: HtmlValue[]): Html {
  let markup = strings[0] ?? '';
  for (const [index, value] of values.entries()) markup += render(value) + (strings[index + 1] ?? '');
  return new Html(markup);
}

/** A name in snake case that a narrow column may break between its words. */
export function breakable(name: string): Html {
  return new Html(render(name).replaceAll('_', '_<wbr>'));
}

function render(value: HtmlValue): string {
  if (value === null || value === undefined || value === false) return '';
  if (value instanceof Html) return value.markup;
  if (typeof value === 'object') return value.map((item) => item.markup).join('');
  return String(value).replaceAll(/[&<>"']/g, (character) => escapes[character] ?? '');
}
