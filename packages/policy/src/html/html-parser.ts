import { type Handler, Parser, type ParserOptions } from 'htmlparser2';

/** Elements open at once in HTML that can be read; browsers, too, nest no deeper. */
export const deepestHtml = 512;

const section = '<![CDATA[';
/** As long as a section's opening: what browsers make of one in HTML, a comment up to the next `>`. */
const comment = '<!?CDATA[';
/** Elements in which a section is text, and those of theirs that hold HTML again. */
const foreign = new Set(['svg', 'math']);
const html = new Set(['foreignobject', 'desc', 'title', 'annotation-xml', 'mi', 'mo', 'mn', 'ms', 'mtext']);

/**
 * A parser of HTML whose time is linear in the length. It throws where elements stand in more than `deepestHtml` others:
 * each tag costs the library as much as there are elements open, so that one message of open tags kept a process busy for
 * half a minute; and what a reader would see of it no parser can say, for every browser flattens it in its own way.
 *
 * A section of character data ends where browsers end it: the library takes all up to its own end, or the end of the text, for
 * a comment, where browsers show what stands behind the first `>`.
 */
export function htmlParser(handler: Partial<Handler>, options?: ParserOptions): Parser {
  let depth = 0;
  const within: string[] = [];
  const parser = new HtmlParser(
    {
      ...handler,
      onopentagname(name) {
        if (++depth > deepestHtml) throw new RangeError(`HTML is nested deeper than ${deepestHtml} elements.`);
        if (foreign.has(name) || (within.length > 0 && html.has(name.toLowerCase()))) within.push(name);
        handler.onopentagname?.(name);
      },
      onclosetag(name, isImplied) {
        depth--;
        if (within.at(-1) === name) within.pop();
        handler.onclosetag?.(name, isImplied);
      },
    },
    options,
    () => foreign.has(within.at(-1) ?? ''),
  );
  return parser;
}

class HtmlParser extends Parser {
  readonly #isForeign: () => boolean;

  constructor(handler: Partial<Handler>, options: ParserOptions | undefined, isForeign: () => boolean) {
    super(handler, options);
    this.#isForeign = isForeign;
  }

  override write(chunk: string): void {
    let from = 0;
    for (let at = chunk.indexOf(section); at >= 0; at = chunk.indexOf(section, from)) {
      super.write(chunk.slice(from, at));
      super.write(this.#isForeign() ? section : comment);
      from = at + section.length;
    }
    super.write(chunk.slice(from));
  }
}
