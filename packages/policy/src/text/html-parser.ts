import { type Handler, Parser, type ParserOptions } from 'htmlparser2';

/** Elements open at once in HTML that can be read; browsers, too, nest no deeper. */
export const deepestHtml = 512;

/**
 * A parser of HTML whose time is linear in the length. It throws where elements stand in more than `deepestHtml` others:
 * each tag costs the library as much as there are elements open, so that one message of open tags kept a process busy for
 * half a minute; and what a reader would see of it no parser can say, for every browser flattens it in its own way.
 */
export function htmlParser(handler: Partial<Handler>, options?: ParserOptions): Parser {
  let depth = 0;
  return new Parser(
    {
      ...handler,
      onopentagname(name) {
        if (++depth > deepestHtml) throw new RangeError(`HTML is nested deeper than ${deepestHtml} elements.`);
        handler.onopentagname?.(name);
      },
      onclosetag(name, isImplied) {
        depth--;
        handler.onclosetag?.(name, isImplied);
      },
    },
    options,
  );
}
